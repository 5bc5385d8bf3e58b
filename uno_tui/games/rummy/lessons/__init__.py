"""Lessons of UNO Rummy: tables, their steps, and the sentences of each step."""

LESSONS = ("sets", "adding", "jokers", "actions", "splitting", "taking")
"""The lessons in the order in which they build on each other."""
