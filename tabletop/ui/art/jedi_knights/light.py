"""Events and powers: compositions of light, the motif taken from the words of the name."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tabletop.ui.art.jedi_knights import motifs as of_deeds
from tabletop.ui.art.jedi_knights import omens as of_omens
from tabletop.ui.art.jedi_knights import schemes as of_schemes
from tabletop.ui.art.jedi_knights import visions as of_mind
from tabletop.ui.art.jedi_knights.tones import GROUND, Ink, ink_of, tone
from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.skies import stars, vignette, wash
from tabletop.ui.art.strokes import glow, tint

Motif = Callable[[QPainter, Ink, Seed], None]

MOTIFS: tuple[tuple[str, Motif], ...] = (
    ("aim", of_deeds.sight),
    ("smoke", of_deeds.smoke),
    ("cover", of_deeds.shelter),
    ("fortune", of_omens.wheel),
    ("trade", of_schemes.scrap),
    ("market", of_schemes.night_stalls),
    ("ledger", of_schemes.tally),
    ("credit purse", of_omens.coins),
    ("wind", of_deeds.gusts),
    ("dodge", of_schemes.dodge),
    ("course", of_omens.courses),
    ("way", of_schemes.detour),
    ("flanking", of_schemes.pincers),
    ("ordnance", of_deeds.volley),
    ("shoulder", of_omens.ranks),
    ("volunteers", of_schemes.raised_hands),
    ("conscription", of_schemes.drill),
    ("ranks", of_deeds.shields),
    ("discipline", of_schemes.spears),
    ("rally", of_omens.banner),
    ("blade", of_deeds.blades),
    ("hope", of_omens.spark),
    ("wrath", of_deeds.burst),
    ("ring", of_omens.ring_of_fear),
    ("overwhelm", of_deeds.swarm),
    ("tractor", of_deeds.cone),
    ("refuge", of_omens.cave),
    ("charter skies", of_omens.gates),
    ("edict", of_omens.pillars),
    ("ashen doctrine", of_omens.pyre),
    ("mind", of_mind.still_water),
    ("calm", of_mind.calm),
    ("leap", of_mind.leap),
    ("foresight", of_mind.eye),
    ("grip", of_mind.grip),
    ("storm", of_mind.ember_storm),
    ("will", of_mind.iron),
    ("drain", of_mind.drain),
)


def composition(card: PictureOf, painter: QPainter, area: QRectF, seed: Seed) -> None:
    ink = ink_of(tone(card))
    wash(painter, area, ink.deep, ink.dark, GROUND)
    stars(painter, area, seed.branch("motes"), 26, ink.light)
    x, y = seed.between(-40, 40), seed.between(-25, 25)
    glow(painter, x, y, seed.between(110, 150), tint(ink.mid, 1), 0.75)
    motif_of(card)(painter, ink, seed.branch("motif"))
    vignette(painter, area, "#000000", 0.6)


def motif_of(card: PictureOf) -> Motif:
    words = card.name.lower().replace(":", "").split()
    for cues, motif in MOTIFS:
        if any(cue in words for cue in cues.split()):
            return motif
    return Seed(f"motif/{card.id}").pick(tuple(motif for _, motif in MOTIFS))
