"""What makes a deck legal (WC-7)."""

from collections.abc import Mapping, Sequence

from tabletop.core.card import Face
from tabletop.core.refusal import Refusal, refuse
from tabletop.core.ruleset import Deck
from tabletop.core.state import State
from tabletop.games.wing_commander import words

SMALLEST, LARGEST = 40, 100
PILES = ("deck", "nav", "carrier")


def check(deck: Deck, faces: Mapping[str, Face]) -> list[Refusal]:
    """Every broken clause."""
    ids = deck.piles.get("deck", ())
    cards = [faces[id] for id in ids]
    side = deck.setup.get("side")
    broken = [*_unknown(deck, faces)]
    if any(ids for pile, ids in deck.piles.items() if pile not in PILES):
        broken.append(refuse("WC-7.9", "wing_commander.deck.side_deck"))
    if not SMALLEST <= len(ids) <= LARGEST:
        broken.append(refuse("WC-7.1", "wing_commander.deck.size", n=len(ids)))
    if side not in words.SIDES:
        broken.append(refuse("WC-7.2", "wing_commander.deck.no_side"))
    for face in _distinct(cards):
        if face.kind in ("carrier", "nav_point"):
            broken.append(refuse("WC-7.3", "wing_commander.deck.kind", card=face))
        elif face.printed.side != side and not face.printed.card.unknown:
            broken.append(refuse("WC-7.2", "wing_commander.deck.side", card=face))
    luck = sum(face.kind == "luck" for face in cards)
    if luck > 1:
        broken.append(refuse("WC-7.4", "wing_commander.deck.luck", n=luck))
    return broken + _beside(deck, faces)


def _distinct(cards: list[Face]) -> list[Face]:
    return sorted({face.id: face for face in cards}.values(), key=lambda face: face.id)


def _unknown(deck: Deck, faces: Mapping[str, Face]) -> list[Refusal]:
    """A card whose numbers nobody knows cannot pay its costs (WC-6.4)."""
    cards = [faces[id] for ids in deck.piles.values() for id in ids]
    unknown = [face for face in _distinct(cards) if face.printed.card.unknown]
    return [refuse("WC-6.4", "wing_commander.deck.unknown", card=face) for face in unknown]


def _beside(deck: Deck, faces: Mapping[str, Face]) -> list[Refusal]:
    """Five NAV points and one carrier of the own side (WC-7.6, WC-7.7)."""
    broken = []
    nav = [faces[id] for id in deck.piles.get("nav", ())]
    if len(nav) != words.NAV_POINTS or any(face.kind != "nav_point" for face in nav):
        broken.append(refuse("WC-7.6", "wing_commander.deck.nav", n=sum(face.kind == "nav_point" for face in nav)))
    carriers = [faces[id] for id in deck.piles.get("carrier", ())]
    fits = len(carriers) == 1 and carriers[0].kind == "carrier" and carriers[0].printed.side == deck.setup.get("side")
    if not fits:
        broken.append(refuse("WC-7.7", "wing_commander.deck.carrier"))
    return broken


def check_pair(decks: Sequence[Deck]) -> list[Refusal]:
    """Terran against Kilrathi (WC-1.1), and nobody else (WC-19.1)."""
    if len(decks) != 2:
        return [refuse("WC-19.1", "wing_commander.deck.players")]
    if sorted(str(deck.setup.get("side")) for deck in decks) == sorted(words.SIDES):
        return []
    return [refuse("WC-1.1", "wing_commander.deck.pair")]


def sides(s: State) -> tuple[str, str]:
    """The sides of the seats in a position: as the carriers say, else as the other cards do."""
    for kinds in (("carrier",), words.KINDS):
        for card in s.cards:
            if card.face.kind in kinds and card.face.printed.side in words.SIDES:
                side = card.face.printed.side
                other = words.SIDES[1 - words.SIDES.index(side)]
                return (side, other) if card.owner == 0 else (other, side)
    return words.SIDES
