"""Everything that lies in files: cards, decks, pictures, texts, folders. No Qt."""
