"""Terran faces: skin, hair and head-gear as written for the known, by chance for the rest."""

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from tabletop.ui.art.picture import PictureOf
from tabletop.ui.art.seed import Seed
from tabletop.ui.art.strokes import (
    Colour,
    angular,
    blob,
    box,
    darker,
    fill,
    lighter,
    line,
    oval,
    polygon,
    star,
    tint,
    trail,
)
from tabletop.ui.art.wing_commander.style import Style

SKINS = ("#f2cba6", "#e0a878", "#b97a4e", "#8a5636", "#5f3a28", "#f4d7bf")
HAIRS = ("#1c1a20", "#4a2f22", "#8c5a2e", "#c9a25a", "#8d8f98", "#7a2a1e")
GEAR = ("helmet", "cap", "headset", "bare")
CUTS = ("crop", "long", "bun", "curls", "bald", "sweep")
EXTRAS = ("", "beard", "moustache", "scar", "glasses", "stubble")


@dataclass(frozen=True)
class Look:
    skin: str
    hair: str
    cut: str
    gear: str
    extra: str = ""


LOOKS = {
    "t_reyn": Look(SKINS[0], HAIRS[1], "crop", "helmet"),
    "t_whitlock": Look(SKINS[5], HAIRS[3], "sweep", "bare", "scar"),
    "t_carrow": Look(SKINS[1], HAIRS[0], "bun", "headset"),
    "t_lund": Look(SKINS[0], HAIRS[5], "long", "helmet"),
    "t_brandt": Look(SKINS[4], HAIRS[0], "crop", "bare", "beard"),
    "t_ostrander": Look(SKINS[2], HAIRS[4], "crop", "cap", "moustache"),
    "t_doyle": Look(SKINS[5], HAIRS[4], "bun", "cap"),
    "t_bannerman": Look(SKINS[3], HAIRS[0], "bald", "headset", "beard"),
    "t_oyelaran": Look(SKINS[4], HAIRS[0], "curls", "bare", "glasses"),
    "t_roth": Look(SKINS[1], HAIRS[1], "bun", "bare", "glasses"),
}


def human(card: PictureOf, painter: QPainter, seed: Seed, style: Style) -> None:
    look = LOOKS.get(card.id) or Look(
        seed.pick(SKINS), seed.pick(HAIRS), seed.pick(CUTS), seed.pick(GEAR), seed.pick(EXTRAS)
    )
    if card.kind == "pilot" and card.id not in LOOKS and seed.chance(0.5):
        look = Look(look.skin, look.hair, look.cut, "helmet", look.extra)
    painter.save()
    painter.translate(seed.between(-8, 8), 12)
    if look.cut in ("long", "curls"):
        _back_hair(painter, look)
    _suit(painter, seed, style, card.kind == "crew")
    _face(painter, look)
    _extra(painter, look)
    if look.gear != "helmet":
        _hair(painter, look)
    _gear(painter, look, seed, style)
    painter.restore()


def _suit(painter: QPainter, seed: Seed, style: Style, officer: bool) -> None:
    cloth = darker(style.deep, 0.1) if officer else seed.pick(("#4d6b57", "#8a6a3e", "#3f5576", "#6c4a4a"))
    fill(painter, polygon([(-108, 120), (-96, 62), (-34, 40), (34, 40), (96, 62), (108, 120)]), cloth)
    shadow = polygon([(6, 40), (34, 40), (96, 62), (108, 120), (20, 120)])
    fill(painter, shadow, tint("#05070c", 0.35))
    if officer:
        for side in (-1, 1):
            fill(
                painter,
                polygon([(side * 92, 62), (side * 52, 48), (side * 56, 56), (side * 94, 72)]),
                style.mark,
            )
        for y in (70, 86):
            fill(painter, oval(0, y, 3.4), style.mark)
        return
    for side in (-1, 1):
        line(painter, angular([(side * 44, 44), (side * 30, 92)]), darker(cloth, 0.5), 9)
        line(painter, angular([(side * 44, 44), (side * 30, 92)]), lighter(cloth, 0.3), 4)
    fill(painter, star(-62, 76, 9, 4), style.mark)


def _face(painter: QPainter, look: Look) -> None:
    dark = darker(look.skin, 0.38)
    fill(painter, polygon([(-19, 14), (19, 14), (26, 48), (0, 60), (-26, 48)]), darker(look.skin, 0.5))
    for side in (-1, 1):
        fill(painter, oval(side * 38, -22, 6, 10), look.skin if side < 0 else dark)
    head = blob([(-40, -50), (-28, -76), (28, -76), (40, -50), (38, -8), (22, 26), (-22, 26), (-38, -8)])
    fill(painter, head, look.skin)
    painter.save()
    painter.setClipPath(head)
    cheek = [(3, -90), (5, -34), (1, -28), (13, -4), (4, 0), (8, 10), (2, 34), (60, 34), (60, -90)]
    fill(painter, polygon(cheek), dark)
    painter.restore()
    ink = darker(look.skin, 0.8)
    for side in (-1, 1):
        fill(painter, polygon([(side * 8, -28), (side * 27, -32), (side * 28, -27), (side * 9, -23)]), ink)
        fill(
            painter, blob([(side * 9, -18), (side * 17, -23), (side * 27, -18), (side * 17, -13)]), "#f4efe6"
        )
        fill(painter, oval(side * 17, -18, 3.8, 4.2), "#17202b")
    line(painter, trail([(-9, 13), (0, 15), (10, 12)]), ink, 3)
    line(painter, angular([(-4, 1), (4, 1)]), tint(ink, 0.7), 2)


def _extra(painter: QPainter, look: Look) -> None:
    hair = darker(look.hair, 0.1)
    if look.extra in ("beard", "stubble"):
        beard = [(-37, -6), (-22, 4), (0, 6), (22, 4), (37, -6), (30, 24), (0, 40), (-30, 24)]
        fill(painter, blob(beard), tint(hair, 1 if look.extra == "beard" else 0.35))
        line(painter, trail([(-9, 14), (0, 16), (9, 14)]), darker(look.skin, 0.3), 3)
    elif look.extra == "moustache":
        fill(painter, blob([(-20, 12), (-8, 3), (0, 6), (8, 3), (20, 12), (8, 11), (0, 10), (-8, 11)]), hair)
    elif look.extra == "scar":
        line(painter, angular([(-30, -38), (-22, -22), (-24, -4)]), "#a23a3a", 2.6)
    elif look.extra == "glasses":
        for side in (-1, 1):
            fill(painter, box(side * 18 - 11, -26, 22, 16, 4), tint("#dff4ff", 0.45), "#10131a", 2.6)
        line(painter, angular([(-7, -19), (7, -19)]), "#10131a", 2.6)


def _back_hair(painter: QPainter, look: Look) -> None:
    wide = 54 if look.cut == "curls" else 48
    fill(
        painter,
        blob([(-wide, -60), (0, -100), (wide, -60), (wide, 30), (26, 48), (-26, 48), (-wide, 30)]),
        darker(look.hair, 0.2),
    )


def _hair(painter: QPainter, look: Look) -> None:
    if look.cut == "bald":
        fill(painter, oval(-12, -62, 14, 6), tint("#ffffff", 0.25))
        return
    if look.cut == "bun":
        fill(painter, oval(0, -88, 18, 15), look.hair)
    tops = {
        "sweep": [(-44, -30), (-50, -84), (10, -98), (48, -72), (44, -28), (36, -52), (-6, -58), (-34, -42)],
        "curls": [
            (-50, -30),
            (-62, -72),
            (-34, -104),
            (0, -96),
            (34, -104),
            (62, -72),
            (50, -30),
            (34, -60),
            (0, -50),
            (-34, -60),
        ],
        "long": [
            (-48, 10),
            (-52, -70),
            (0, -100),
            (52, -70),
            (48, 10),
            (36, -40),
            (10, -66),
            (-20, -52),
            (-38, -30),
        ],
    }
    crop = [(-42, -34), (-46, -80), (0, -96), (46, -80), (42, -34), (34, -58), (0, -62), (-34, -58)]
    top = blob(tops.get(look.cut, crop))
    fill(painter, top, look.hair)
    painter.save()
    painter.setClipPath(top)
    fill(painter, polygon([(-60, -110), (-8, -110), (-24, -60), (-60, -40)]), lighter(look.hair, 0.2))
    painter.restore()


def _gear(painter: QPainter, look: Look, seed: Seed, style: Style) -> None:
    if look.gear == "helmet":
        _helmet(painter, style, seed.pick(("#f0c14b", "#d2512f", "#58b0a0", "#e9e4d0", "#7f9bff")))
    elif look.gear == "cap":
        fill(painter, blob([(-44, -50), (-60, -92), (0, -106), (60, -92), (44, -50), (0, -62)]), style.deep)
        fill(
            painter,
            blob([(-44, -62), (0, -76), (44, -62), (44, -48), (0, -60), (-44, -48)]),
            darker(style.deep, 0.5),
        )
        fill(painter, blob([(-38, -48), (0, -66), (38, -48), (0, -42)]), "#0a0d14")
        fill(painter, star(0, -82, 10, 4.4), style.mark)
    elif look.gear == "headset":
        line(painter, trail([(-42, -30), (-46, -92), (46, -92), (42, -30)]), "#10161f", 7)
        for side in (-1, 1):
            fill(painter, box(side * 42 - 9, -36, 18, 28, 7), "#10161f")
            fill(painter, box(side * 42 - 4, -30, 8, 14, 3), style.mark)
        line(painter, trail([(-42, -12), (-40, 14), (-16, 18)]), "#10161f", 3.4)
        fill(painter, oval(-14, 18, 5, 4), "#10161f")


def _helmet(painter: QPainter, style: Style, stripe: Colour) -> None:
    shell = blob(
        [
            (-52, -16),
            (-54, -78),
            (0, -106),
            (54, -78),
            (52, -16),
            (40, 16),
            (36, -40),
            (0, -54),
            (-36, -40),
            (-40, 16),
        ]
    )
    fill(painter, shell, "#e3e7ea")
    painter.save()
    painter.setClipPath(shell)
    fill(painter, polygon([(8, -120), (80, -120), (80, 40), (30, 40)]), "#98a3ad")
    fill(painter, polygon([(-9, -120), (9, -120), (9, -30), (-9, -30)]), stripe)
    painter.restore()
    visor = blob([(-42, -42), (-36, -74), (0, -84), (36, -74), (42, -42), (0, -58)])
    fill(painter, visor, "#12202e")
    fill(painter, polygon([(-32, -66), (-14, -74), (-22, -54), (-34, -52)]), tint(style.fire, 0.8))
    line(painter, trail([(-38, 14), (0, 38), (38, 14)]), "#2a3340", 5)
