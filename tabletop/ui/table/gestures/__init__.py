"""Pointer, drag, keys, menus: they speak to the model, and to a small protocol of what lies under the hand."""
