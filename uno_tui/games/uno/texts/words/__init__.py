"""Fluent texts about wrong words in table files, in each language."""
