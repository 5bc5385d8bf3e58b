"""Lessons of Herds: tables, their steps, and what is said at each."""

LESSONS = ("fits", "bell")
"""The lessons in the order in which they build on each other."""
