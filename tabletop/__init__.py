"""A desktop table for four trading card games."""

__version__ = "0.1.0"
