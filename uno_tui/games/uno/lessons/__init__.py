"""The lessons of UNO: a table file, and a file of steps, for each."""

LESSONS: tuple[str, ...] = ("keys",)
"""In teaching order; the first is that of hand and keys, for every game."""
