"""Fluent texts, in each language, for the pack in four colours."""
