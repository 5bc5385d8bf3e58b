"""Fluent texts, in each language, for the packs that several games use."""
