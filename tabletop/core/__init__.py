"""A card game in general: plain data, no Qt, no third-party package, no `random`."""
