"""The law of reach: whatever is legal can be done in the window, by pointer and by keys."""
