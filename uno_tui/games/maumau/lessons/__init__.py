"""The lessons of Maumau: for each a table file and a file of steps."""

LESSONS = ("fits", "answers", "trade", "wishes", "court", "last", "cheating")
"""The lessons in the order in which they build on each other."""
