"""Finds out whether the machine has the libraries and programs that pip cannot bring.

    python3 packaging/system_packages.py run     what the window needs
    python3 packaging/system_packages.py test    the same, and what the tests need
    python3 packaging/system_packages.py list    the Debian packages of both, one a line

What is missing is installed where that can be done without asking (root on Debian or a relative of it);
otherwise one line says what to install, and the exit code is 1. Standard library only: runs before anything
is installed, and on older Pythons far enough to say that they are too old.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys

OLDEST_PYTHON = (3, 11)

# Library as the loader names it: Debian package. Qt can do without any of them only as far as an error message.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
MODULES = {"venv": "python3-venv", "ensurepip": "python3-venv"}
TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


def can_load(library):
    """Only loading tells: a file may lie there for another machine type."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(purpose):
    """The Debian packages that would bring what is not there."""
    wanted = [package for module, package in MODULES.items() if importlib.util.find_spec(module) is None]
    if sys.platform.startswith("linux"):
        wanted += [package for library, package in LIBRARIES.items() if not can_load(library)]
        if purpose == "test":
            wanted += [package for program, package in TEST_PROGRAMS.items() if shutil.which(program) is None]
    return sorted(set(wanted))


def install(packages):
    """True when apt-get could be used and did it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    print("Installing system packages: " + " ".join(packages), flush=True)
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        if subprocess.call(["apt-get", "-qq", *step], env=quiet, stdout=subprocess.DEVNULL) != 0:
            return False
    return True


def main(purpose):
    """Exit code: 0 all is there, 1 something is missing, 2 the call was wrong."""
    if sys.version_info < OLDEST_PYTHON:
        print("tabletop needs Python 3.11 or newer, not " + sys.version.split()[0] + ". Try: make PYTHON=python3.11")
        return 1
    if purpose == "list":
        everything = [*LIBRARIES.values(), *MODULES.values(), *TEST_PROGRAMS.values()]
        print("\n".join(sorted(set(everything))))
        return 0
    if purpose not in ("run", "test"):
        print(__doc__)
        return 2
    lacking = missing(purpose)
    if lacking and install(lacking):
        lacking = missing(purpose)
    if lacking:
        print("Missing system packages. Install them with: sudo apt-get install " + " ".join(lacking))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
