"""The window of tests/ui/window, for what is done beside the rules."""

from tests.ui.window.conftest import deal, open_window, window

__all__ = ["deal", "open_window", "window"]
