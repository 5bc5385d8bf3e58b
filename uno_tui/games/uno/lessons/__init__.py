"""The lessons of UNO: a table file, and a file of steps, for each."""

LESSONS = (
    "keys",
    "basics",
    "responses",
    "sequences",
    "interceptions",
    "super-interceptions",
    "bluff",
    "skip-after-draw",
    "sevens-zeros",
    "buzzer",
    "advanced-responses",
    "intercepted-response",
)
"""In teaching order; the first is that of hand and keys, for every game."""
