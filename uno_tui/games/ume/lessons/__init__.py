"""Lessons of Umé: tables, their steps, and the sentences of each step."""

LESSONS = ("sums", "actions", "claims", "shields")
"""The lessons in the order in which they build on each other."""
