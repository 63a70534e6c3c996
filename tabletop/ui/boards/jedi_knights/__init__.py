"""Jedi Knights beside its table: a battle, the secret choice of the force, who holds the planet."""

from tabletop.ui.boards.jedi_knights.board import PlanetBoard

__all__ = ["PlanetBoard"]
