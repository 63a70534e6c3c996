"""Settings on disk: kept, forgiving, and never at the cost of what a person wrote."""

from tabletop.library import paths
from tabletop.library.settings import DEFAULTS, Settings


def test_what_was_chosen_is_there_the_next_time() -> None:
    settings = Settings()
    settings["theme"] = "light"
    settings.remember("new_game", {"game": "wixoss", "levels": ["greedy", "random"], "open_hands": True})
    settings.write()
    again = Settings()
    assert again["theme"] == "light"
    assert again.last("new_game") == {"game": "wixoss", "levels": ["greedy", "random"], "open_hands": True}


def test_comments_and_unknown_keys_stay() -> None:
    paths.settings_file().write_text('# mine\nlater = "x"\ntheme = "dark"\n', "utf-8")
    settings = Settings()
    settings["theme"] = "light"
    settings.write()
    text = paths.settings_file().read_text("utf-8")
    assert text.startswith('# mine\nlater = "x"\n')
    assert 'theme = "light"' in text


def test_a_value_of_the_wrong_type_counts_as_missing() -> None:
    paths.settings_file().write_text('ui_size = "huge"\nlabels = 3\n', "utf-8")
    settings = Settings()
    assert settings["ui_size"] == DEFAULTS["ui_size"]
    assert settings["labels"] is True


def test_an_unreadable_file_is_put_aside_and_named() -> None:
    paths.settings_file().write_text("theme = = =", "utf-8")
    settings = Settings()
    assert settings["theme"] == DEFAULTS["theme"]
    aside = list(paths.settings_file().parent.glob("settings-backup-*.toml"))
    assert [path.read_text("utf-8") for path in aside] == ["theme = = ="]
    assert aside[0].name in settings.wrong
