"""Erftschmiede-Maumau."""
