"""The lessons of UNO: for each a table file and a file of steps."""

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
"""The lessons in teaching order; the first is about hand and keys, for every game."""
