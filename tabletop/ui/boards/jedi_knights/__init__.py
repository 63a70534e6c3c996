"""Jedi Knights beside its table: a battle, the secret choice of the force, who holds the planet.

Nothing is imported here: the window asks one module of this folder for an entry of its menu while it starts.
"""
