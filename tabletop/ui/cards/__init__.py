"""Cards typeset from data: faces and backs as pictures of any size, kept in a cache."""

from tabletop.ui.cards.look import Look
from tabletop.ui.cards.pixmaps import CardPixmaps
from tabletop.ui.cards.typeset import Typesetter
from tabletop.ui.cards.words import CardWords, card_words

__all__ = ["CardPixmaps", "CardWords", "Look", "Typesetter", "card_words"]
