"""Lessons of UNO Teams: tables, their steps, and what is said at each."""

LESSONS = ("partners", "halves", "calls", "swap")
"""The lessons in the order in which they build on each other."""
