"""Play by hand, free tables, positions, rule options and home-made cards: what a person does beside the rules."""

from tabletop.ui.sandbox.entrance import at_table, at_window, open_room

__all__ = ["at_table", "at_window", "open_room"]
