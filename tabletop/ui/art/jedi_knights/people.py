"""Characters: bold portraits in two tones, one side in the light."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights.backdrops import backdrop
from tabletop.ui.art.jedi_knights.dress import dress
from tabletop.ui.art.jedi_knights.faces import beast, broad, horned, human
from tabletop.ui.art.jedi_knights.headgear import cap, dark_mask, goggles, headband, hood, loupe, wraps
from tabletop.ui.art.jedi_knights.masks import dome, flight_helmet, probe, tracker, trooper
from tabletop.ui.art.jedi_knights.tones import THEMES, Ink, ink_of, title, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import vignette

Part = Callable[[QPainter, Ink, Seed], None]

LOOKS: tuple[tuple[tuple[str, ...], tuple[Part, ...]], ...] = (
    (("probe",), (probe,)),
    (("automaton",), (dome,)),
    (("malgrave",), (dark_mask,)),
    (("tracker",), (tracker,)),
    (("pilot",), (human, flight_helmet)),
    (("trooper", "commando", "heavy"), (trooper,)),
    (("scout",), (human, goggles, wraps)),
    (("oum",), (broad,)),
    (("grumm",), (beast,)),
    (("champion",), (horned,)),
    (("nomad",), (human, wraps, goggles)),
    (("whisperer", "inquisitor", "acolyte", "teacher", "hired"), (human, hood)),
    (("forger",), (human, loupe)),
    (("colonel", "commander", "warden", "order", "officer"), (human, cap)),
    (("engineer", "mechanic", "leader"), (human, goggles)),
    (("medic", "veteran", "smuggler"), (human, headband)),
)
"""The first row of which a word stands in the name, title or keywords."""

FOLLOWERS = frozenset(THEMES)
"""A theme in the traits says whom one follows, not who one is."""


def portrait(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink = ink_of(tone(card))
    backdrop(painter, area, ink, seed.branch("backdrop"), armed(card))
    face = Seed(f"face/{title(card)}")
    painter.save()
    painter.translate(seed.between(-14, 14), seed.between(2, 8))
    painter.rotate(seed.between(-4, 4))
    if seed.chance(0.5):
        painter.scale(-1, 1)
    dress(painter, ink, seed.branch("dress"))
    for part in look(card):
        part(painter, ink, face)
    painter.restore()
    vignette(painter, area, "#000000", 0.55)


def armed(card: PictureOf) -> bool:
    """A hero of one of the two themes that carry a blade of light."""
    heroic = {"hero", "dark_hero"}.intersection(card.traits)
    return bool(heroic) and not {"kael", "malgrave"}.isdisjoint(card.traits)


def look(card: PictureOf) -> tuple[Part, ...]:
    words = {*card.name.lower().replace(",", " ").split(), *card.traits} - FOLLOWERS.difference(
        title(card).lower().split()
    )
    for cues, parts in LOOKS:
        if words.intersection(cues):
            return parts
    return (human,)
