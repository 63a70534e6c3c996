"""Keys of every action in two presets, and the menus they stand in."""

from typing import NamedTuple


class Act(NamedTuple):
    """`name` is the catalogue key after `window.act_`; keys of the desktop preset and of the Cockatrice-like one.

    `check`: it is on or off; `game`: only while a table is laid.
    """

    name: str
    keys: tuple[str, ...] = ()
    cockatrice: tuple[str, ...] | None = None
    icon: str = ""
    check: bool = False
    game: bool = False


LINE = Act("")

MENUS: dict[str, tuple[Act, ...]] = {
    "game": (
        Act("new", ("Ctrl+N",), ("Ctrl+Shift+L",), "new"), Act("again", ("Ctrl+Shift+N",), None, "again", game=True),
        LINE,
        Act("open", ("Ctrl+O",), None, "open"),
        Act("save", ("Ctrl+S",), ("Ctrl+Alt+S",), "save", game=True),
        Act("save_as", ("Ctrl+Shift+S",), None, "", game=True), Act("watch_replay", (), None, "replay", game=True),
        LINE,
        Act("resign", (), ("F2",), "resign", game=True), Act("home", ("Ctrl+W",), ("Ctrl+Shift+Q",), "home", game=True),
        LINE,
        Act("quit", ("Ctrl+Q",)),
    ),
    "edit": (
        Act("undo", ("Ctrl+Z",), None, "undo", game=True),
        Act("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), None, "redo", game=True),
        LINE,
        Act("find", ("Ctrl+F",), ("Ctrl+Shift+F",), "find"),
    ),
    "view": (
        Act("swap_language", ("F2", "Ctrl+Shift+L"), ("Ctrl+Alt+L",), "language"),
        Act("other_face", ("Ctrl+B",), None, "", game=True),
        LINE,
        Act("table_alone", ("F9",), None, "", check=True, game=True),
        Act("full_screen", ("F11",), ("Ctrl+F",), "", check=True),
        Act("zoom_in", ("Ctrl++", "Ctrl+="), None, "", game=True),
        Act("zoom_out", ("Ctrl+-",), None, "", game=True),
        Act("zoom_all", ("Ctrl+0",), None, "", game=True),
        LINE,
    ),
    "table": (
        Act("primary", ("N",), ("Ctrl+Space",), "play", game=True),
        Act("answers", ("Shift+N",), ("Ctrl+Shift+Space",), "", game=True),
        Act("move_now", ("Ctrl+M",), None, "now", game=True),
        Act("pause", ("Pause", "Ctrl+P"), None, "pause", check=True, game=True),
        Act("step", ("Ctrl+Right",), None, "step", game=True),
        LINE,
        Act("until_my_turn", ("F6",), None, "", game=True), Act("until_battle", ("Shift+F6",), None, "", game=True),
        Act("until_concerns", ("Ctrl+F6",), None, "", game=True), Act("stops", ("F8",), None, "", game=True),
        LINE,
        Act("far_upright", (), None, "", check=True, game=True),
        Act("open_hands", (), None, "look", check=True, game=True),
        Act("why", ("Ctrl+?",), None, "help", game=True),
    ),
    "tools": (Act("rules", ("F1",), None, "rules"),),
    "settings": (Act("settings", ("Ctrl+,",), ("Ctrl+Shift+P", "Ctrl+,"), "settings"),),
    "help": (Act("keys", ("Shift+F1",), None, "help"), Act("log"), Act("about")),
}  # fmt: skip


def keys_of(act: Act, preset: str) -> tuple[str, ...]:
    """The keys of an action in a preset."""
    return act.cockatrice if preset == "cockatrice" and act.cockatrice is not None else act.keys
