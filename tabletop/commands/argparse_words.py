"""The words of argparse, which speaks through gettext and brings no Japanese, from our own catalogue."""

import argparse

from tabletop.library.texts import catalogue, language

AREA = "arguments."


def _said(text: str) -> str:
    for key, texts in catalogue().items():
        if key.startswith(AREA) and texts["en"] == text:
            return texts[language()]
    return text


def _counted(one: str, many: str, n: int) -> str:
    return _said(one if n == 1 else many)


def speak() -> None:
    """From now on argparse speaks the language in use."""
    for name, words in (("_", _said), ("ngettext", _counted)):
        setattr(argparse, name, words)
