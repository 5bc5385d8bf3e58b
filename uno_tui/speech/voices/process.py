"""The helper process of a voice, as its parent sees it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.message import Message, message, why
from uno_tui.process.child import DEADLINE, START_DEADLINE, ChildProcess
from uno_tui.process.launch import Helper
from uno_tui.process.protocol import Loss
from uno_tui.speech.voices.engine import Abilities, Ability, Manner

Report = Callable[["VoiceProcess", str, int], None]
"""Called with the voice, a kind and a number.

`accepted`, `begun`, `ended`, `unseen` and `failed` have the number of the utterance. `voices` comes when these are
known, `died` once when the process is gone. After `failed` and `died`, `VoiceProcess.absent` is the reason.
"""

SILENT = message("voice-silent")
ENDED = message("voice-ended")
DIED = message("voice-died")
FAILED = message("voice-failed")
"""Reasons why a voice does not speak, for a helper that did not give one."""


class HelperMessage(msgspec.Struct, frozen=True):
    """A message of the helper. `absent` and `failed` have a reason, `ready` has abilities."""

    kind: str
    number: int
    reason: Message | None = None
    abilities: Abilities = frozenset()
    voices: tuple[str, ...] = ()


class VoiceProcess:
    """One voice in its process."""

    def __init__(self, name: str, language: str, log: Path, report: Report) -> None:
        self.name = name
        self.abilities: Abilities = frozenset()
        self.voices: tuple[str, ...] | None = None
        """The names of its synthesis voices; None until they have been asked for."""
        self.absent: Message | None = None
        """The reason why it does not speak; None if none is known."""
        self._named = False
        """Whether a text has ever named a synthesis voice."""
        self._report = report
        self._ready = False
        """Whether it has greeted with `ready`."""
        self._child = ChildProcess(
            Helper.VOICE,
            name,
            language,
            str(log),
            decode=msgspec.json.Decoder(HelperMessage).decode,
            on_message=self._on_message,
            on_loss=self._on_loss,
        )

    @property
    def pid(self) -> int | None:
        """Return the process id of the helper; None before it has been started."""
        return self._child.pid

    @property
    def alive(self) -> bool:
        """Return whether it takes requests."""
        return self._child.alive

    async def start(self) -> bool:
        """Start the process. Return whether the voice came up; `absent` says why not."""
        try:
            await self._child.start(greets=True)
        except OSError as error:
            self.absent = message("voice-no-process", reason=why(error))
            return False
        return self._ready and self.alive

    @property
    def reports(self) -> bool:
        """Return whether it reports when it has said a text."""
        return Ability.END in self.abilities

    @property
    def longest_wait(self) -> float:
        """The seconds in which all requests are answered; else it dies."""
        return self._child.longest_wait

    def say(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Ask the voice to say a text. The first that names a synthesis voice has more time: engines then list them."""
        deadline = START_DEADLINE if manner.voice and not self._named else DEADLINE
        self._named = self._named or bool(manner.voice)
        self._request(deadline, number=number, do="say", text=text, manner=manner, interrupt=interrupt)

    def ask_voices(self, number: int) -> None:
        """Ask for the names of the synthesis voices. A report of `voices` follows."""
        self._request(START_DEADLINE, number=number, do="voices")

    def stop(self, number: int) -> None:
        """Ask for silence."""
        self._request(DEADLINE, number=number, do="stop")

    def kill(self) -> None:
        """End the process at once. A report of `died` follows."""
        self._child.kill()

    async def close(self) -> None:
        """Let the process end by itself, and end it if it does not."""
        await self._child.close()

    def _request(self, deadline: float, **request: object) -> None:
        self._child.send(json.dumps(request).encode(), deadline)

    def _on_message(self, message: HelperMessage) -> None:
        if message.kind in ("ready", "absent"):
            self._ready = message.kind == "ready"
            self.absent = None if self._ready else message.reason or ENDED
            self.abilities = message.abilities
            return
        if message.kind == "voices":
            self.voices = message.voices
        if message.kind == "failed":
            self.absent = message.reason or FAILED
        self._report(self, message.kind, message.number)

    def _on_loss(self, loss: Loss) -> None:
        if loss is Loss.SILENT:
            self.absent = SILENT
        else:
            # A reason that the helper gave before its end says more.
            self.absent = self.absent or (DIED if self._ready else ENDED)
        self._report(self, "died", 0)
