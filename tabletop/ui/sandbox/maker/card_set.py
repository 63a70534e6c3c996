"""A set of home-made cards while it is being made: its data, its pictures, and the pack that it becomes."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

from tabletop.core.card import Face
from tabletop.core.ruleset import Ruleset
from tabletop.games import ruleset
from tabletop.library import packs, paths
from tabletop.library.art import own_picture
from tabletop.library.card_check import checked
from tabletop.library.pool import CARD_FORMAT, faces
from tabletop.library.texts import say


class CardSet:
    """`cards` are entries of a card file; `pictures` the person's own files by card id."""

    def __init__(self, game: str, pack: packs.Pack | None = None) -> None:
        self.game = game
        self.rules: Ruleset = ruleset(game)
        self.pack = pack
        self.name = {"en": "My cards", "ja": "自作カード"}
        self.cards: list[dict[str, Any]] = []
        self.pictures: dict[str, Path] = {}
        if pack is not None:
            self._read(pack)

    def _read(self, pack: packs.Pack) -> None:
        data = packs.card_data(pack)
        self.name = {**self.name, **pack.cards.name}
        self.cards = list(data["cards"])
        for face in pack.cards.faces:
            if face.id in pack.pictures and (path := own_picture(self.game, face)) is not None:
                self.pictures[face.id] = path

    def example(self) -> dict[str, Any]:
        """A new card: the plainest printed one under a name and id of its own."""
        printed = min((f for f in faces(self.game).values() if _model(f) is not None), key=_weight)
        return self.copy_of(printed)

    def copy_of(self, face: Face) -> dict[str, Any]:
        """The data of a printed card under an id of its own."""
        data: dict[str, Any] = _model(face).model_dump(mode="json", by_alias=True, exclude_defaults=True)
        data["id"] = self.free_id()
        field = "title" if "title" in data else "name"
        data[field] = {"en": say("sandbox.maker_new_name"), "ja": "新しいカード"}
        for word in ("reading", "rarity", "printings", "subtitle", "flavour", "sources", "source"):
            data.pop(word, None)
        return data

    def free_id(self) -> str:
        """An id that no card has."""
        taken = {card.get("id") for card in self.cards} | set(faces(self.game))
        n = 1
        while (id := f"my_card_{n}") in taken:
            n += 1
        return id

    def faults(self, at: int) -> list[str]:
        """What is wrong with a card, in sentences."""
        card = self.cards[at]
        face, found = checked(self.rules, card)
        mine = set(self._own_ids())
        same = [other for i, other in enumerate(self.cards) if i != at and other.get("id") == card.get("id")]
        if face is not None and (same or (face.id in faces(self.game) and face.id not in mine)):
            found = [say("sandbox.maker_id_taken", id=face.id), *found]
        return found

    def _own_ids(self) -> list[str]:
        return [face.id for face in self.pack.cards.faces] if self.pack is not None else []

    def data(self) -> dict[str, Any]:
        """The card file."""
        about = {"id": slug(self.name["en"]), "name": dict(self.name)}
        return {"format": CARD_FORMAT, "game": self.game, "set": about, "cards": deepcopy(self.cards)}

    def write(self, path: Path | None = None) -> packs.Pack:
        """Save as a pack where the person says, or install it. Raises Unusable."""
        mine = (
            self.pack.path
            if self.pack is not None
            else paths.own_cards() / f"{slug(self.name['en'])}{packs.SUFFIX}"
        )
        target = path or mine
        ids = {card["id"] for card in self.cards}
        packs.write_pack(target, self.data(), {id: file for id, file in self.pictures.items() if id in ids})
        if path is None:
            self.pack = packs.install(target)
            return self.pack
        return packs.open_pack(target)


def _model(face: Face) -> Any:
    """The printed model behind a face; None for cards that have none (markers)."""
    printed = getattr(face.printed, "card", face.printed)
    return printed if hasattr(printed, "model_dump") else None


def _weight(face: Face) -> tuple[int, int, str]:
    return len(face.skills), len(_model(face).model_dump_json(exclude_defaults=True)), face.id


def slug(text: str) -> str:
    """A name as a file name."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")[:40] or "cards"
