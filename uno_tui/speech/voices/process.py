"""The parent's side of a voice's helper process: requests, deadlines, death."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.helpers import Helper, end, kill, start
from uno_tui.speech.voices.engine import Abilities, Ability, Manner
from uno_tui.wording import Wording, why, worded

DEADLINE = 1.5
"""Seconds in which a voice must accept a request; one that does not is killed."""
START_DEADLINE = 5.0
"""Seconds in which a voice must come up."""

Report = Callable[["VoiceProcess", str, int], None]
"""Told `accepted`, `begun`, `ended`, `unseen`, `failed` with the utterance's number; `voices` when they are known, and
`died` once when the process is gone. Of what failed or died `VoiceProcess.absent` is the reason.
"""

SILENT = worded("voice-silent")
ENDED = worded("voice-ended")
DIED = worded("voice-died")
FAILED = worded("voice-failed")
"""Why a voice does not speak, where its helper cannot say."""


class VoiceProcess:
    """One voice in its process."""

    def __init__(self, name: str, language: str, log: Path, report: Report) -> None:
        self.name = name
        self.abilities: Abilities = frozenset()
        self.voices: tuple[str, ...] | None = None
        """The names of its synthesis voices; None until they have been asked for."""
        self.absent: Wording | None = None
        """Why it does not speak; None if nothing is known against it."""
        self._named = False
        """Whether a synthesis voice has ever been wanted."""
        self._arguments = (name, language, str(log))
        self._report = report
        self._process: asyncio.subprocess.Process | None = None
        self._listener: asyncio.Task[None] | None = None
        self._deadlines: dict[int, asyncio.TimerHandle] = {}
        self._ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._gone = False

    @property
    def pid(self) -> int | None:
        """The process id of the helper, once it has been started."""
        return self._process.pid if self._process else None

    @property
    def alive(self) -> bool:
        """Whether it can still be asked for something."""
        return self._process is not None and not self._gone

    async def start(self) -> bool:
        """Whether the voice came up; `absent` says why not."""
        try:
            self._process = await start(Helper.VOICE, *self._arguments)
        except OSError as error:
            self.absent = worded("voice-no-process", reason=why(error))
            return False
        self._listener = asyncio.create_task(self._listen())
        try:
            async with asyncio.timeout(START_DEADLINE):
                return await asyncio.shield(self._ready)
        except TimeoutError:
            self._overdue()
            return False

    @property
    def reports(self) -> bool:
        """Whether it tells when it has said something."""
        return Ability.END in self.abilities

    def say(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Ask for a text to be said. The first time a voice is named it must be looked for, which takes its time."""
        deadline = START_DEADLINE if manner.voice and not self._named else DEADLINE
        self._named = self._named or bool(manner.voice)
        self._request(number, deadline, do="say", text=text, manner=manner, interrupt=interrupt)

    def ask_voices(self, number: int) -> None:
        """Ask for the names of the synthesis voices; that they are there is reported as `voices`."""
        self._request(number, START_DEADLINE, do="voices")

    def stop(self, number: int) -> None:
        """Ask for silence."""
        self._request(number, do="stop")

    def kill(self) -> None:
        """End the process at once; it reports that it died."""
        if self._process is not None:
            kill(self._process)
        self._died()

    def _overdue(self) -> None:
        """It has not done in time what it was asked for."""
        self.absent = SILENT
        self.kill()

    async def close(self) -> None:
        """Let the process end by itself, and end it if it does not."""
        self._gone = True
        for timer in self._deadlines.values():
            timer.cancel()
        if self._process is None:
            return
        await end(self._process)
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await asyncio.sleep(0)  # the pipes are closed before the loop is

    def _request(self, number: int, deadline: float = DEADLINE, **request: object) -> None:
        if self._gone or self._process is None or self._process.stdin is None:
            return
        loop = asyncio.get_running_loop()
        pending = (timer.when() for timer in self._deadlines.values())  # it does one thing after the other
        at = max(loop.time() + deadline, max(pending, default=0.0) + DEADLINE if self._deadlines else 0.0)
        self._deadlines[number] = loop.call_at(at, self._overdue)
        with contextlib.suppress(OSError, RuntimeError):
            self._process.stdin.write(json.dumps({"number": number, **request}).encode() + b"\n")

    async def _listen(self) -> None:
        assert self._process is not None  # noqa: S101 - for the type checker: started
        assert self._process.stdout is not None  # noqa: S101 - as above
        # Whatever it says that makes no sense: it is of no use any more.
        with contextlib.suppress(OSError, ValueError, LookupError, TypeError, AttributeError):
            async for line in self._process.stdout:
                self._hear(json.loads(line))
        self.kill()

    def _hear(self, message: dict[str, object]) -> None:
        kind, number = str(message["kind"]), int(str(message["number"]))
        if kind in ("ready", "absent"):
            self.absent = None if kind == "ready" else _reason(message) or ENDED
            self.abilities = frozenset(map(Ability, _listed(message, "abilities")))
            if not self._ready.done():
                self._ready.set_result(kind == "ready")
            return
        if kind == "voices":
            self.voices = tuple(_listed(message, "voices"))
        if kind in ("accepted", "failed", "voices") and number in self._deadlines:
            self._deadlines.pop(number).cancel()
        if kind == "failed":
            self.absent = _reason(message) or FAILED
        if not self._gone:
            self._report(self, kind, number)

    def _died(self) -> None:
        self.absent = self.absent or (DIED if self._ready.done() else ENDED)
        if not self._ready.done():
            self._ready.set_result(False)
        if not self._gone:
            self._gone = True
            for timer in self._deadlines.values():
                timer.cancel()
            self._report(self, "died", 0)


def _reason(message: dict[str, object]) -> Wording | None:
    return msgspec.convert(message["reason"], Wording) if "reason" in message else None


def _listed(message: dict[str, object], name: str) -> list[str]:
    found = message.get(name, [])
    return list(map(str, found)) if isinstance(found, list) else []
