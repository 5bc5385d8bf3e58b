"""Lessons of Umé: tables, their steps, and what is said at each."""

LESSONS = ("sums", "actions", "claims", "shields")
"""The lessons in the order in which they build on each other."""
