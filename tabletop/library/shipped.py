"""Where the files lie that come with the program: `assets/`, `cards/` and `translations/`."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def from_checkout() -> bool:
    """True when the program runs from its source tree, not from a wheel or a bundle."""
    return not (_PACKAGE / "_data").is_dir()


def data_root() -> Path:
    """The folder that holds `assets/`, `cards/` and `translations/`; never written to."""
    return _PACKAGE.parent if from_checkout() else _PACKAGE / "_data"


def program_folder() -> Path:
    """Where a person would say the program is: beside the executable of a bundle, else the source tree."""
    return Path(sys.executable).resolve().parent if getattr(sys, "frozen", False) else _PACKAGE.parent
