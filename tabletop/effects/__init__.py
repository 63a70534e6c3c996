"""The effect language: what a card does, as data that is run, explained and rendered as text."""
