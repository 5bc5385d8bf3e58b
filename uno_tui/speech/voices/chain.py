"""The best voice that works: when one dies or hangs the next one takes over, until it is back."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path

import msgspec

from uno_tui.process.backoff import Backoff
from uno_tui.process.child import DEADLINE
from uno_tui.speech.voice import estimate
from uno_tui.speech.voices.engine import Abilities, Ability, Manner
from uno_tui.speech.voices.process import VoiceProcess

PATIENCE = 1.0
"""Seconds that better voices are given at the start while a lesser one is already there."""
BELIEVED = 0.25
"""The part of the estimated time before which a voice cannot have said a text, whatever it reports."""

REACTION = 0.25
"""Seconds between the end of a sentence and the key that a player presses then."""


Starting = Mapping[asyncio.Task[bool], VoiceProcess]
"""Voices that are coming up, by what waits for that."""


class Manners(msgspec.Struct, frozen=True):
    """How everything is said, and how what tells of others; `calibration` is how long a voice takes, of what would be
    estimated, by the voice's name.
    """

    own: Manner = Manner()
    others: Manner = Manner()
    calibration: Mapping[str, float] = {}


class Spoken(msgspec.Struct):
    """An utterance on its way; `since` is when it was handed to the voice, or began to be heard."""

    number: int
    text: str
    interrupt: bool
    on_begun: Callable[[], None]
    on_ended: Callable[[], None]
    others: bool = False
    heard: bool = False
    since: float = 0.0


class VoiceChain:
    """A `Voice` made of several, the best first. `changed` is told the voice that speaks now, or None."""

    def __init__(
        self,
        names: Sequence[str],
        language: str,
        manners: Manners,
        log: Path,
        changed: Callable[[str | None], None],
    ) -> None:
        self._names = tuple(names)
        self._language = language
        self.manners = manners
        """Holds from the next utterance on."""
        self._log = log
        self._changed = changed
        self._current: VoiceProcess | None = None
        self._number = 0
        self._spoken: Spoken | None = None
        self._latest: Spoken | None = None
        self._asking_voices: Callable[[], None] = lambda: None
        self._asked_voices = 0
        """The number of the request for them."""
        self._timer: asyncio.TimerHandle | None = None
        self._backoffs: dict[str, Backoff] = defaultdict(Backoff)
        """By the name of the voice."""
        self._searches: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._told: str | None = ""
        self._closed = False
        self._better: VoiceProcess | None = None
        self._starting = True
        self._searching = False

    @property
    def name(self) -> str | None:
        """Return the name of the voice that speaks, None if none does."""
        return self._current.name if self._current else None

    @property
    def abilities(self) -> Abilities:
        """Return the abilities of the voice that speaks."""
        return self._current.abilities if self._current is not None else frozenset()

    @property
    def voices(self) -> tuple[str, ...] | None:
        """The synthesis voices that the voice that speaks has; None until they have been asked for."""
        return self._current.voices if self._current is not None else None

    def ask_voices(self, told: Callable[[], None]) -> None:
        """Find out which synthesis voices there are; `told` is called then, but not if the voice is lost meanwhile."""
        self._asking_voices = told
        if self._current is None or self._current.voices is not None:
            told()
        else:
            self._number += 1
            self._asked_voices = self._number
            self._current.ask_voices(self._number)

    def seconds(self, text: str, *, others: bool = False) -> float:
        """How long the voice that speaks takes for a text, as far as one can know before."""
        rate = self._manner(others=others).rate if Ability.RATE in self.abilities else 0
        return estimate(text, rate) * self.manners.calibration.get(self.name or "", 1.0)

    def measure(self, text: str) -> float | None:
        """How long the text took of what is estimated without a calibration, if it was over when a key was pressed now.

        None if it is not what was said last, or nothing can be heard.
        """
        latest = self._latest
        if self._current is None or latest is None or text not in latest.text:
            return None
        usual = self.seconds(latest.text, others=latest.others) / self.manners.calibration.get(self._current.name, 1.0)
        return (asyncio.get_running_loop().time() - latest.since - REACTION) / usual

    @property
    def pid(self) -> int | None:
        """Return the process id of the helper that speaks."""
        return self._current.pid if self._current else None

    async def start(self) -> None:
        """Try all voices at once and keep the best that comes up; the others are tried again later.

        Raises CancelledError if the chain is closed meanwhile.
        """
        if not self._closed:
            await self._search(self._find_first())

    async def _find_first(self) -> None:
        starting = {asyncio.create_task(voice.start()): voice for voice in map(self._process, self._names)}
        try:
            chosen = await self._best(starting)
        except asyncio.CancelledError:
            self._end(_give_up(starting))
            raise
        self._end(_give_up({task: voice for task, voice in starting.items() if voice is not chosen}))
        better = self._names if chosen is None else self._names[: self._names.index(chosen.name)]
        for name in better:
            self._retry_later(name)
        self._starting = False
        self._become(chosen)
        if self._spoken is not None:
            self._hand_over(self._spoken)

    async def _best(self, starting: Starting) -> VoiceProcess | None:
        """The best of the voices that come up; the best first, they are waited for while a better one may come soon."""
        ranks = {task: rank for rank, task in enumerate(starting)}
        loop = asyncio.get_running_loop()
        deadline: float | None = None
        waiting = set(starting)
        up: list[asyncio.Task[bool]] = []
        while waiting:
            timeout = None if deadline is None else max(0.0, deadline - loop.time())
            done, waiting = await asyncio.wait(waiting, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                break
            up += [task for task in done if task.exception() is None and task.result()]
            if up:
                deadline = deadline or loop.time() + PATIENCE
                best = min(ranks[task] for task in up)
                if all(ranks[task] > best for task in waiting):
                    break
        return starting[min(up, key=ranks.__getitem__)] if up else None

    def speak(
        self,
        text: str,
        *,
        interrupt: bool,
        on_begun: Callable[[], None],
        on_ended: Callable[[], None],
        others: bool = False,
    ) -> None:
        """Say the text through whichever voice works; without any, only its time passes."""
        self._number += 1
        self._hand_over(Spoken(self._number, text, interrupt, on_begun, on_ended, others))

    def stop(self) -> None:
        """Be silent."""
        self._spoken = None
        self._cancel_timer()
        if self._current is not None:
            self._number += 1
            self._current.stop(self._number)

    async def close(self) -> None:
        """End all helper processes, those too that are on their way."""
        self._closed = True
        self._cancel_timer()
        current, self._current = self._current, None
        for voice in (current, self._better):
            if voice is not None:
                self._end(voice.close())
        for task in tuple(self._searches):
            task.cancel()
        await asyncio.gather(*self._searches, return_exceptions=True)
        await asyncio.gather(*self._ends, return_exceptions=True)

    def _process(self, name: str) -> VoiceProcess:
        return VoiceProcess(name, self._language, self._log, self._report)

    def _manner(self, *, others: bool) -> Manner:
        return self.manners.others if others else self.manners.own

    def _hand_over(self, spoken: Spoken) -> None:
        if self._better is not None:
            self._take_over(self._better)
        self._spoken = self._latest = spoken
        self._cancel_timer()
        if self._starting or self._searching:
            return
        seconds = self._seconds(spoken)
        loop = asyncio.get_running_loop()
        spoken.since = loop.time()
        if self._current is None:
            spoken.on_begun()
            self._timer = loop.call_later(seconds, self._finish, spoken.number)
        elif not self._current.alive:  # it died while it waited for its turn, when nobody heard of it
            self._lose(self._current)
        else:
            manner = self._manner(others=spoken.others)
            self._current.say(spoken.number, spoken.text, manner, interrupt=spoken.interrupt)
            patience = 2 * seconds + 3 if self._current.reports else 2 * DEADLINE
            self._timer = loop.call_later(patience, self._overdue, spoken.number)

    def _overdue(self, number: int) -> None:
        """A voice of which nothing has come by now hangs; one that has begun may only be slow."""
        spoken = self._spoken
        if spoken is None or spoken.number != number:
            return
        if spoken.heard or self._current is None:
            self._finish(number)
        elif self._current.alive:
            self._current.kill()
        else:
            self._lose(self._current)

    def _report(self, voice: VoiceProcess, kind: str, number: int) -> None:
        """React to a report of a helper process."""
        if voice is self._better and kind == "died":
            self._better = None
            self._retry_later(voice.name)
        if voice is not self._current:
            return
        if kind == "died":
            self._lose(voice)
            return
        if kind == "voices" or (kind == "failed" and number == self._asked_voices):
            self._asking_voices()
        spoken = self._spoken
        if spoken is None or spoken.number != number:
            return
        if kind == "failed":
            voice.kill()
        elif kind == "ended":
            self._finish_at(spoken, BELIEVED * self._seconds(spoken))
        elif kind == "begun":
            spoken.since = asyncio.get_running_loop().time()
            self._heard(voice, spoken)
        elif kind == "unseen" or (kind == "accepted" and not voice.reports):
            self._heard(voice, spoken)
            self._finish_at(spoken, self._seconds(spoken))

    def _heard(self, voice: VoiceProcess, spoken: Spoken) -> None:
        """It can be heard now."""
        if not spoken.heard:
            spoken.heard = True
            self._backoffs[voice.name].succeed()
            spoken.on_begun()

    def _seconds(self, spoken: Spoken) -> float:
        return self.seconds(spoken.text, others=spoken.others)

    def _finish_at(self, spoken: Spoken, seconds: float) -> None:
        """It is over so many seconds after it began, or was handed over; at once if they have passed."""
        self._cancel_timer()
        loop = asyncio.get_running_loop()
        left = spoken.since + seconds - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._finish, spoken.number)
        else:
            self._finish(spoken.number)

    def _finish(self, number: int) -> None:
        spoken = self._spoken
        if spoken is not None and spoken.number == number:
            self._spoken = None
            self._cancel_timer()
            spoken.on_ended()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose(self, voice: VoiceProcess) -> None:
        """The voice that spoke is gone: what it had not begun to say goes to the next one."""
        self._current = None
        if self._closed:
            return
        self._retry_later(voice.name)
        self._searching = True
        self._search(self._find_other(voice))

    async def _find_other(self, lost: VoiceProcess) -> None:
        """What is said meanwhile waits. The lost voice itself may be back before another one is found."""
        await asyncio.shield(self._end(lost.close()))
        for name in self._names:
            if name == lost.name:
                continue
            voice = self._process(name)
            if await self._comes_up(voice, lambda: self._current is None):
                self._become(voice)
                break
            if self._current is not None:
                break
        else:
            self._become(None)
        self._searching = False
        spoken = self._spoken
        if spoken is None:
            return
        if spoken.heard:
            self._finish(spoken.number)
        else:
            self._number += 1
            spoken.number = self._number
            self._hand_over(spoken)

    async def _comes_up(self, voice: VoiceProcess, wanted: Callable[[], bool]) -> bool:
        """Whether a voice comes up and is wanted still; else it is ended."""
        keeps = False
        try:
            keeps = await voice.start() and wanted()
        finally:
            ending = None if keeps else self._end(voice.close())
        if ending is not None:
            await asyncio.shield(ending)
        return keeps

    def _retry_later(self, name: str) -> None:
        self._search(self._retry(name))

    async def _retry(self, name: str) -> None:
        """Try a voice again, less and less often, until it is there; a better voice replaces a lesser one."""
        while True:
            await asyncio.sleep(self._backoffs[name].fail())
            if self._is_outdone(name, self._current):
                return
            voice = self._process(name)
            if await self._comes_up(voice, lambda: not self._is_outdone(name, self._current, self._better)):
                break
        if self._spoken is None or self._current is None:
            self._take_over(voice)
            return
        if self._better is not None:
            self._end(self._better.close())
        self._better = voice

    def _is_outdone(self, name: str, *others: VoiceProcess | None) -> bool:
        """Return whether one of the other voices is as good as this one, or better."""
        return any(other is not None and self._names.index(other.name) <= self._names.index(name) for other in others)

    def _take_over(self, voice: VoiceProcess) -> None:
        """Replace the current voice by a better one that is back."""
        other, self._better = self._better, None
        if other is not None and other is not voice:
            self._end(other.close())
        old = self._current
        self._become(voice)
        if old is not None:
            self._end(old.close())

    def _become(self, voice: VoiceProcess | None) -> None:
        self._current = voice
        name = voice.name if voice else None
        if name != self._told:
            self._told = name
            self._changed(name)

    def _search(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Look for a voice aside; given up when the chain is closed."""
        return _kept(asyncio.create_task(work), self._searches)

    def _end(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """End a voice aside; waited for when the chain is closed."""
        return _kept(asyncio.create_task(work), self._ends)


async def _give_up(starting: Starting) -> None:
    """End voices that are coming up, at whatever stage."""
    for task in starting:
        task.cancel()
    await asyncio.gather(*starting, return_exceptions=True)
    await asyncio.gather(*(voice.close() for voice in starting.values()))


def _kept(task: asyncio.Task[None], tasks: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Keep a task in a set until it is done. Return it."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task
