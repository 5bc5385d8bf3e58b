"""The port to a lesson: what the learner tries is allowed, or answered with what the lesson wants."""

from __future__ import annotations

from typing import Protocol

from uno_tui.core.contract import Move


class Guide(Protocol):
    """The lesson that a table asks before it carries out commands and moves."""

    @property
    def due(self) -> str:
        """What the learner has to do now; empty while others move."""
        ...

    @property
    def task(self) -> str:
        """The same in a few words; while others move, that they come first."""
        ...

    def task_within(self, words: int) -> str:
        """Return the task in at most that many words, where it can be shortened to that."""
        ...

    @property
    def place(self) -> tuple[int, int]:
        """The number of the present step, counted from 1, and the number of steps."""
        ...

    @property
    def step_is_told(self) -> bool:
        """Whether the present step has been told. Unless it is the last, it waits for the learner."""
        ...

    @property
    def finished(self) -> bool:
        """Whether the last step has been told."""
        ...

    @property
    def escape_leaves(self) -> bool:
        """Whether Escape leaves the lesson now."""
        ...

    @property
    def play_key_continues(self) -> bool:
        """Whether the play key alone continues the lesson."""
        ...

    def awaits_command(self, command: str) -> bool:
        """Return whether this command is what the learner has to do now."""
        ...

    def allows_command(self, command: str) -> bool:
        """Return whether a command may be carried out now; if not, say what the lesson wants.

        It may also go on to the next step, or ask whether to leave. Asking again about the same command does no more.
        """
        ...

    def allows_move(self, move: Move) -> bool:
        """Return whether a move may be made now; if not, say why and what the lesson wants."""
        ...

    def on_command(self, command: str) -> None:
        """Take note of a command that was carried out and whose question, if any, is answered."""
        ...
