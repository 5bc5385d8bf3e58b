"""Voices: each speaks in a helper process of its own, so that none can block or break the game."""
