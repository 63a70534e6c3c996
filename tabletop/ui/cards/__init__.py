"""Cards typeset from data: faces and backs as pictures of any size, kept in a cache."""

from tabletop.ui.cards.look import Look
from tabletop.ui.cards.pixmaps import CardPixmaps
from tabletop.ui.cards.typeset import Typesetter

__all__ = ["CardPixmaps", "Look", "Typesetter"]
