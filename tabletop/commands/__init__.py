"""The headless commands, a module each. None of them imports Qt."""
