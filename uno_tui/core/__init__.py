"""The contract of a game, what all games share, and the registry that finds them."""
