"""Earcons: their meanings, their sounds, and the process that plays them."""
