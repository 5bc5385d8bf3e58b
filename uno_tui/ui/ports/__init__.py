"""Protocols, base classes and values that games and front ends implement or exchange; nothing here draws or speaks."""
