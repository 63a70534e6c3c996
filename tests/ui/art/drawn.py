"""The cards whose pictures the tests look at: those that ship, and one of every kind of Wing Commander."""

import importlib.util
from types import ModuleType

from PySide6.QtGui import QImage

from tabletop.games import KEYS
from tabletop.library.shipped import data_root
from tabletop.ui.art import PictureOf, paint

SAMPLES = [
    PictureOf("wing_commander", card, kind, (side,), (), name)
    for card, kind, side, name in (
        ("t_a", "fighter", "terran", "Kestrel, Night Herons"),
        ("t_b", "fighter", "terran", "Kestrel, Storm Petrels"),
        ("k_a", "fighter", "kilrathi", "Zhakar, Red Mane"),
        ("k_b", "fighter", "kilrathi", "Nobody's Class, Nobody's Squadron"),
        ("t_c", "weapon", "terran", "Breaker Torpedo"),
        ("k_c", "weapon", "kilrathi", "Hide Plating"),
        ("t_d", "pilot", "terran", "Lt. Tomas Reyn"),
        ("k_d", "pilot", "kilrathi", "Drahn Half-Ear"),
        ("k_e", "traitor", "kilrathi", "K'lu, Traitor"),
        ("t_f", "pilot_award", "terran", "Silver Comet"),
        ("t_g", "crew", "terran", "Capt. Doyle, Ship's Captain"),
        ("k_g", "crew", "kilrathi", "Orrgha, Keeper of Captives"),
        ("n_h", "nav_point", "neutral", "NAV Point Alpha"),
        ("n_i", "nav_point", "neutral", "NAV Point Beta"),
        ("t_j", "nav_point_modifier", "terran", "Ion Haze"),
        ("t_k", "capital_ship", "terran", "Long Tack, Freighter"),
        ("t_l", "carrier", "terran", "TCS Victory"),
        ("k_l", "carrier", "kilrathi", "Sivar's Glory"),
        ("t_m", "maneuver", "terran", "Barrel Feint"),
        ("k_m", "maneuver", "kilrathi", "Tall-Grass Stalk"),
        ("t_n", "battle_damage", "terran", "Vent Breach"),
        ("t_o", "luck", "terran", "Second Wind"),
        ("t_p", "secret_order", "terran", "Sealed Orders: Turncoat"),
        ("k_p", "secret_order", "kilrathi", "Blood Debt: Burn the Den"),
    )
]


def script() -> ModuleType:
    """`assets/draw_pictures.py`, which lies outside every package."""
    spec = importlib.util.spec_from_file_location("draw_pictures", data_root() / "assets/draw_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cards_of(game: str) -> list[PictureOf]:
    """Every card of the game that ships, each id once."""
    files = sorted((data_root() / "cards" / game).glob("*.json"))
    samples = SAMPLES if game == "wing_commander" else []
    return list({card.id: card for card in (*samples, *script().pictures_of(game, files))}.values())


def bits(card: PictureOf, width: int = 120, height: int = 80) -> bytes:
    return pixels(paint(card, width, height))


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


GAME_KEYS = sorted(KEYS)
