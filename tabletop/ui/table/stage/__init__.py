"""What is seen: items of cards, places and numbers, where they lie, how they move. It shows the model."""
