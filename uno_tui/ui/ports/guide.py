"""Who looks over the shoulder of somebody who is being taught: what they try is let through, or answered."""

from __future__ import annotations

from typing import Protocol

from uno_tui.core.contract import Move


class Guide(Protocol):
    """What the table asks while its table is a lesson."""

    @property
    def due(self) -> str:
        """What is to be done now; empty while others move."""
        ...

    @property
    def is_waiting(self) -> bool:
        """Whether the person is waited for, and nobody else."""
        ...

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to do."""
        ...

    @property
    def escape_leaves(self) -> bool:
        """Whether Escape leaves the lesson now."""
        ...

    @property
    def play_key_continues(self) -> bool:
        """Whether the play key alone goes on."""
        ...

    def allows_command(self, command: str) -> bool:
        """Whether a command may be carried out now; what else there is to say to it is said."""
        ...

    def allows_move(self, move: Move) -> bool:
        """Whether a move may be made now; else why not, and what is wanted, is said."""
        ...

    def on_command(self, command: str) -> None:
        """A command has been carried out, and what it asked is answered."""
        ...
