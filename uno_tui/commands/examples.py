"""Examples of command lines for the help: what is typed, and the id of the text that says what it does."""

from __future__ import annotations

from collections.abc import Mapping

EXAMPLES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "": (
        ("uno-tui", "example-menu"),
        ("uno-tui play rummy", "example-rummy"),
        ("uno-tui help play", "example-help-play"),
    ),
    "play": (
        ("uno-tui play rummy --bots hard", "example-one-bot"),
        ("uno-tui play uno --rules response=on,limit=300", "example-play-rules"),
        ("uno-tui play --seats Ana,Ben,Cleo --bots easy", "example-shared"),
    ),
    "host": (
        ("uno-tui host", "example-host"),
        ("uno-tui host uno --seats Ana,Ben,Cleo,Dora --bots easy", "example-host-seats"),
        ("uno-tui host rummy --here 2", "example-host-here"),
    ),
    "daily": (
        ("uno-tui daily", "example-daily"),
        ("uno-tui daily maumau", "example-daily-maumau"),
    ),
    "lesson": (
        ("uno-tui lesson", "example-lessons"),
        ("uno-tui lesson uno/bluff", "example-lesson"),
    ),
    "check": (
        ("uno-tui check mine.table", "example-check"),
        ("uno-tui check first.table second.table --language de", "example-check-two"),
    ),
    "replay": (
        ("uno-tui replay mine.table", "example-replay"),
        ("uno-tui replay mine.table --linear", "example-replay-linear"),
    ),
    "arena": (
        ("uno-tui arena hard normal --rounds 1000", "example-arena"),
        ("uno-tui arena hard easy hard easy --game teams", "example-arena-teams"),
        ("uno-tui arena hard easy --output rounds.jsonl", "example-arena-output"),
    ),
    "doctor": (
        ("uno-tui doctor", "example-doctor"),
        ("uno-tui doctor --no-keys", "example-doctor-alone"),
    ),
    "voices": (
        ("uno-tui voices", "example-voices"),
        ("uno-tui voices --language fr", "example-voices-french"),
    ),
    "keys": (
        ("uno-tui keys", "example-keys"),
        ("uno-tui keys --keymap left-hand", "example-keys-left"),
    ),
    "statistics": (
        ("uno-tui statistics", "example-statistics"),
        ("uno-tui statistics --linear", "example-statistics-linear"),
    ),
    "help": (
        ("uno-tui help", "example-help"),
        ("uno-tui help play", "example-help-play"),
    ),
}
"""The examples by command; those of the program itself under an empty name."""
