"""Commands, and the keys that mean them."""
