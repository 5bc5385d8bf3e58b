"""What lives in child processes, so that one test can be about all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from uno_tui.process.worker import WorkerProcess
from uno_tui.sound.messages import Hush
from uno_tui.sound.process import SoundProcess
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.process import VoiceProcess


class Kind(Protocol):
    """A child process that is asked something."""

    reason: str
    """Why it is lost."""

    @property
    def pid(self) -> int | None: ...

    async def start(self) -> bool:
        """Return whether it came up."""
        ...

    async def ask(self) -> bool:
        """Return whether a question was answered; False if the child was lost over it."""
        ...

    async def close(self) -> None: ...


class AskedVoice:
    """A voice of a library that is a fake."""

    def __init__(self, log: Path) -> None:
        self.reason = ""
        self._voice = VoiceProcess("prism", "en", log, self._report)
        self._number = 0
        self._answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def _report(self, voice: VoiceProcess, kind: str, number: int) -> None:
        if kind == "died" and voice.absent is not None:
            self.reason = voice.absent.id
        if kind in ("accepted", "died") and not self._answer.done():
            self._answer.set_result(kind == "accepted")

    @property
    def pid(self) -> int | None:
        return self._voice.pid

    async def start(self) -> bool:
        return await self._voice.start()

    async def ask(self) -> bool:
        self._number += 1
        self._answer = asyncio.get_running_loop().create_future()
        self._voice.say(self._number, "Green 6.", Manner(), interrupt=True)
        return await self._answer

    async def close(self) -> None:
        await self._voice.close()


class AskedSounds:
    """The sounds."""

    def __init__(self, log: Path) -> None:
        self.reason = ""
        self._sounds = SoundProcess(log, lambda: self._hear(True), self._lose)
        self._answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def _lose(self, reason: str) -> None:
        self.reason = reason
        self._hear(False)

    def _hear(self, answered: bool) -> None:
        if not self._answer.done():
            self._answer.set_result(answered)

    @property
    def pid(self) -> int | None:
        return self._sounds.pid

    async def start(self) -> bool:
        return await self._sounds.start() is None

    async def ask(self) -> bool:
        self._answer = asyncio.get_running_loop().create_future()
        self._sounds.ask(Hush())
        return await self._answer

    async def close(self) -> None:
        await self._sounds.close()


class AskedWorker:
    """What bots think with, and what long jobs are done by."""

    def __init__(self, log: Path) -> None:
        self.reason = ""
        self._worker = WorkerProcess()

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    async def start(self) -> bool:
        return await self.ask()

    async def ask(self) -> bool:
        try:
            return await self._worker.ask(abs, -3) == 3
        except OSError as error:
            self.reason = str(error)
            return False

    async def close(self) -> None:
        await self._worker.close()


KINDS: dict[str, type[AskedVoice] | type[AskedSounds] | type[AskedWorker]] = {
    "voice": AskedVoice,
    "sounds": AskedSounds,
    "worker": AskedWorker,
}
SILENT = {"voice": "voice-silent", "sounds": "does not answer", "worker": "does not answer"}
ENDED = {"voice": "voice-died", "sounds": "ended", "worker": "ended"}
"""What each gives as its reason."""
