"""A game being played: the session, its journal, the seats."""
