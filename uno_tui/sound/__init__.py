"""Earcons: what they are, how they sound, and the process that plays them."""
