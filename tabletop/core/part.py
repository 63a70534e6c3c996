"""Parts of the program that are imported when they are first needed, named as data: `module:name`."""

from importlib import import_module
from typing import Any


def part(name: str, room: str = "") -> Any:
    """What `module:name` names, imported now; within the package `room`, if one is given. Raises ImportError,
    AttributeError."""
    module, _, what = name.partition(":")
    return getattr(import_module(f"{room}.{module}" if room else module), what)
