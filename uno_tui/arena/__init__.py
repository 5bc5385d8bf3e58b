"""Bots against bots, many rounds, with statistics."""
