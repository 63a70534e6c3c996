"""What a table shows and what a person is about to do: plain data without Qt. Gestures and stage both stand on it."""
