"""Fluent texts, in each language, for the French-suited pack."""
