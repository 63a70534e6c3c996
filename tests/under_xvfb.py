"""Runs a command under an X server of its own: `python tests/under_xvfb.py <command> …`.

The server picks a free display itself and is ended with the command, whose exit code is passed on.
"""

import os
import subprocess
import sys


def main(command: list[str]) -> int:
    """The exit code of the command."""
    if not sys.platform.startswith("linux"):
        return subprocess.call(command)
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            print("Xvfb did not start", file=sys.stderr)
            return 1
        return subprocess.call(command, env=window_environment(number))
    finally:
        server.terminate()
        server.wait()


def window_environment(number: str) -> dict[str, str]:
    """The variables for X clients on that display."""
    wanted = {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1", "LANG": "C.UTF-8"}
    kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    return {**kept, **wanted, "PYTHONFAULTHANDLER": "1"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
