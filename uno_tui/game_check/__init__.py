"""Checks of one game: what the author of a plug-in needs to know before anyone plays it."""
