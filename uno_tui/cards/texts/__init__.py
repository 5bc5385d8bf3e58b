"""What is said for the cards of packs that several games use, in each language."""
