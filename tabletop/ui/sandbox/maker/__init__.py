"""The card maker: a form made from the schema of a game's cards, a picture, both texts, packs."""

from tabletop.ui.sandbox.maker.window import CardMaker

__all__ = ["CardMaker"]
