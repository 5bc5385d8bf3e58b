"""Lessons of Maumau: tables, their steps, and what is said at each."""

LESSONS = ("fits", "answers", "trade", "wishes", "court", "last", "cheating")
"""The lessons in the order in which they build on each other."""
