"""The helper that plays sounds, as its parent sees it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.process.child import ChildProcess
from uno_tui.process.launch import Helper
from uno_tui.process.protocol import Loss
from uno_tui.sound.messages import Answer, Kind, Reason, Request


class SoundProcess:
    """A helper that plays sounds.

    `on_answer` is called for every answer to a request, `on_death` once with the reason when the helper can play no
    more. That may happen before `start` returns; then `start` returns the same reason.
    """

    def __init__(self, log: Path, on_answer: Callable[[], None], on_death: Callable[[str], None]) -> None:
        self._log = log
        self._on_answer = on_answer
        self._on_death = on_death
        self._folder: Path | None = None
        self._child: ChildProcess[Answer] | None = None
        self._reason: str | None = None
        """The reason why it can play no more; None as long as it can."""

    @property
    def pid(self) -> int | None:
        """Return the process id of the helper; None before it has been started."""
        return self._child.pid if self._child else None

    @property
    def idle(self) -> bool:
        """Return whether all requests have been answered."""
        return self._child is None or self._child.idle

    async def start(self) -> str | None:
        """Start the helper and wait for its greeting. Return why it cannot play; None if it can."""
        try:
            # The folder is made here, because a helper that is killed cannot delete it.
            self._folder = Path(tempfile.mkdtemp(prefix="uno-tui-sounds-"))
            self._child = ChildProcess(
                Helper.SOUND,
                str(self._folder),
                str(self._log),
                decode=msgspec.json.Decoder(Answer).decode,
                on_message=self._on_message,
                on_loss=self._on_loss,
            )
            await self._child.start(greets=True)
        except OSError as error:
            return str(error)
        return None if self._child.alive else self._reason or Reason.ENDED

    def ask(self, request: Request) -> None:
        """Send a request. Either it is answered, or the helper dies."""
        if self._child is not None:
            self._child.send(msgspec.json.encode(request))

    async def close(self) -> None:
        """Let the helper end by itself, and end it if it does not."""
        if self._child is not None:
            await self._child.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _on_message(self, answer: Answer) -> None:
        if answer.kind is Kind.DONE:
            self._on_answer()
        elif answer.kind is not Kind.READY and self._child is not None:
            # The kill is reported as a loss, so that every end takes the same way, here with its reason.
            self._reason = answer.reason
            self._child.kill()

    def _on_loss(self, loss: Loss) -> None:
        self._reason = self._reason or Reason(loss)
        self._on_death(self._reason)
