"""The lessons of UNO Teams: for each a table file and a file of steps."""

LESSONS = ("partners", "halves", "calls", "swap")
"""The lessons in the order in which they build on each other."""
