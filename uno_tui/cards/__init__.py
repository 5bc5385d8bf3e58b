"""Card values, packs and their text."""
