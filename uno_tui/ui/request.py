"""The request of the command line, and the place to begin at."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec

from uno_tui.core.options import Value
from uno_tui.host.match import Plan
from uno_tui.host.pace import Pace
from uno_tui.ui.settings import Look, Mode


class LessonStart(msgspec.Struct, frozen=True):
    """A lesson to begin, or to go on with at a step."""

    game: str
    name: str
    step: int = 0


class DailyStart(msgspec.Struct, frozen=True):
    """The deal of the day in a game, to begin or to go on with; with `again`, that of `day` as a practice game."""

    game: str
    day: date | None = None
    again: bool = False


class Request(msgspec.Struct, kw_only=True):
    """The choices on the command line; None where it does not say.

    `why` is the message id of the reason for the mode, with `because` its variable. `keymap` has a name or a path.
    """

    game: str | None = None
    lesson: LessonStart | None = None
    daily: DailyStart | None = None
    plan: Plan | None = None
    rules: dict[str, Value] | None = None
    seed: int | None = None
    mode: Mode | None = None
    look: Look | None = None
    why: str = "mode-because-default"
    because: str = ""
    language: str | None = None
    pace: Pace | None = None
    voice: str | None = None
    keymap: str | None = None
    transcript: Path | None = None
    asks_mode: bool = False
    remote: bool = False
    """Whether the player sits at another machine: voices, sounds and screen readers of this one are not theirs."""


class Override(msgspec.Struct):
    """The choices on the command line that still go before the settings; None where none does any more.

    `why` is the message id of the reason for the mode, with `because` its variable; with `asks_mode` the player has not
    said yet how they want to hear the game.
    """

    plan: Plan | None
    look: Look | None
    pace: Pace | None
    voice: str | None
    keymap: str | None
    asks_mode: bool
    why: str
    because: str

    @classmethod
    def by(cls, request: Request) -> Override:
        """Return the overrides of a request."""
        return cls(**{name: getattr(request, name) for name in cls.__struct_fields__})


Destination = Path | LessonStart | DailyStart | None
"""What a player goes to: the table of a record, a lesson, the deal of the day, or a new table (None)."""
