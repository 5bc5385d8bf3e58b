"""The best voice that works. When it dies or hangs, the next one takes over until it is back."""

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
"""Seconds that better voices are given at the start, once a lesser one is up."""
BELIEVED = 0.25
"""The part of the estimated time before which no voice has said a text. An earlier report of the end is too early."""

REACTION = 0.25
"""Seconds that a player needs to press a key at the end of a sentence."""


StartingVoices = Mapping[asyncio.Task[bool], VoiceProcess]
"""Voices that are starting, by the task that returns whether they came up."""


class Manners(msgspec.Struct, frozen=True):
    """The settings of the voice, for all texts and for what other players did."""

    own: Manner = Manner()
    others: Manner = Manner()
    calibration: Mapping[str, float] = {}
    """The measured time of a voice divided by the estimated time, by the name of the voice."""


class PendingText(msgspec.Struct):
    """A text that is being said, or waits for a voice."""

    number: int
    text: str
    interrupt: bool
    on_begun: Callable[[], None]
    on_ended: Callable[[], None]
    others: bool = False
    heard: bool = False
    """Whether its beginning was reported."""
    since: float = 0.0
    """When it was handed to the voice or, later, began, by the clock of the loop."""


class VoiceChain:
    """A `Voice` made of several, the best first.

    `on_change` is called with the name of the voice that speaks from now on, or with None.
    """

    def __init__(
        self,
        names: Sequence[str],
        language: str,
        manners: Manners,
        log: Path,
        on_change: Callable[[str | None], None],
    ) -> None:
        self._names = tuple(names)
        self._language = language
        self.manners = manners
        """May be replaced at any time; a new value holds from the next text on."""
        self._log = log
        self._on_change = on_change
        self._current: VoiceProcess | None = None
        """The voice that speaks."""
        self._number = 0
        """The number of the last request to any voice."""
        self._pending: PendingText | None = None
        """The text that has not ended."""
        self._latest: PendingText | None = None
        """The last text, also after its end."""
        self._on_voices: Callable[[], None] = lambda: None
        self._voices_request = 0
        """The number of the request for synthesis voices that has no answer yet; 0 if there is none."""
        self._timer: asyncio.TimerHandle | None = None
        """Ends the text after its time, or calls `_on_overdue`."""
        self._backoffs: dict[str, Backoff] = defaultdict(Backoff)
        """By the name of the voice."""
        self._retrying: set[str] = set()
        """The names of the voices that are tried again."""
        self._searches: set[asyncio.Task[None]] = set()
        """Tasks that look for a voice."""
        self._ends: set[asyncio.Task[None]] = set()
        """Tasks that end a voice."""
        self._reported: str | None = ""
        """The last value that `on_change` was called with; "" before the first call, since None is a report, too."""
        self._closed = False
        self._better: VoiceProcess | None = None
        """A better voice that is back, and takes over at the next text."""
        self._in_first_search = True
        """Whether the first search has not ended."""
        self._has_lost_voice = False
        """Whether the voice that spoke is lost, and no other one has been found."""
        self._find_other_runs = False
        """Whether `_find_other` runs. It may not have noticed yet that the lost voice is back."""

    @property
    def name(self) -> str | None:
        """Return the name of the voice that speaks; None if none does."""
        return self._current.name if self._current else None

    @property
    def abilities(self) -> Abilities:
        """Return the abilities of the voice that speaks."""
        return self._current.abilities if self._current is not None else frozenset()

    @property
    def voices(self) -> tuple[str, ...] | None:
        """Return the names of the synthesis voices of the voice that speaks; None until they have been asked for."""
        return self._current.voices if self._current is not None else None

    def ask_voices(self, on_voices: Callable[[], None]) -> None:
        """Ask for the names of the synthesis voices, and call `on_voices` when `voices` has them.

        If another voice speaks by then, it is asked for its own.
        """
        self._on_voices = on_voices
        if self._current is None or self._current.voices is not None:
            self._voices_request = 0
            on_voices()
        else:
            self._number += 1
            self._voices_request = self._number
            self._current.ask_voices(self._number)

    def seconds(self, text: str, *, others: bool = False) -> float:
        """Return the estimated seconds that the voice that speaks takes for a text."""
        # A voice that takes no rate, such as a screen reader, speaks at its own.
        rate = self._manner_for(others=others).rate if Ability.RATE in self.abilities else 0
        return estimate(text, rate) * self.manners.calibration.get(self.name or "", 1.0)

    def measure(self, text: str) -> float | None:
        """Return the time that a text took, divided by the estimate without calibration, if a key marks its end now.

        None if the text is not part of the last one said, or if no voice speaks.
        """
        latest = self._latest
        if self._current is None or latest is None or text not in latest.text:
            return None
        usual = self.seconds(latest.text, others=latest.others) / self.manners.calibration.get(self._current.name, 1.0)
        return (asyncio.get_running_loop().time() - latest.since - REACTION) / usual

    @property
    def pid(self) -> int | None:
        """Return the process id of the helper that speaks; None if none does."""
        return self._current.pid if self._current else None

    async def start(self) -> None:
        """Start all voices at once and keep the best that comes up. Better ones that do not are tried again later.

        Raises CancelledError if the chain is closed meanwhile.
        """
        if not self._closed:
            await self._search(self._find_first())

    async def _find_first(self) -> None:
        starting = {asyncio.create_task(voice.start()): voice for voice in map(self._make_process, self._names)}
        try:
            chosen = await self._wait_for_best(starting)
        except asyncio.CancelledError:
            # `close` waits for this task, so that no helper outlives its session.
            self._end(_give_up(starting))
            raise
        self._end(_give_up({task: voice for task, voice in starting.items() if voice is not chosen}))
        better = self._names if chosen is None else self._names[: self._names.index(chosen.name)]
        for name in better:
            self._retry_later(name)
        self._become(chosen)
        self._in_first_search = False  # after `_become`: what is said about the new voice waits with the other text
        self._go_on()

    async def _wait_for_best(self, starting: StartingVoices) -> VoiceProcess | None:
        """Return the best of the voices that come up; None if none does. `starting` has the best first.

        Once a voice is up, better ones have `PATIENCE` seconds; worse ones are not waited for.
        """
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
        """Say the text through the voice that works. Without any, call `on_ended` after the estimated time."""
        self._number += 1
        self._hand_over(PendingText(self._number, text, interrupt, on_begun, on_ended, others))

    def stop(self) -> None:
        """Be silent. Callbacks of the current text are not called any more."""
        self._pending = None
        self._cancel_timer()
        if self._current is not None:
            self._number += 1
            self._current.stop(self._number)

    async def close(self) -> None:
        """End all helper processes, also those that are starting."""
        self._closed = True
        self._cancel_timer()
        current, self._current = self._current, None
        for voice in (current, self._better):
            if voice is not None:
                self._end(voice.close())
        # A search that is cancelled adds the end of its voice to `_ends`, so searches come first.
        for task in tuple(self._searches):
            task.cancel()
        await asyncio.gather(*self._searches, return_exceptions=True)
        await asyncio.gather(*self._ends, return_exceptions=True)

    def _make_process(self, name: str) -> VoiceProcess:
        return VoiceProcess(name, self._language, self._log, self._on_report)

    def _manner_for(self, *, others: bool) -> Manner:
        return self.manners.others if others else self.manners.own

    def _hand_over(self, pending: PendingText) -> None:
        # A better voice takes over between two texts, so that no sentence is cut off.
        if self._better is not None:
            self._take_over(self._better)
        self._pending = self._latest = pending
        self._cancel_timer()
        if self._in_first_search or self._has_lost_voice:  # the search hands it over at its end
            return
        seconds = self._seconds_for(pending)
        loop = asyncio.get_running_loop()
        pending.since = loop.time()
        if self._current is None:
            pending.heard = True
            pending.on_begun()
            self._timer = loop.call_later(seconds, self._finish, pending.number)
        elif not self._current.alive:  # it died before it was the current voice, unnoticed
            self._lose(self._current)
        else:
            manner = self._manner_for(others=pending.others)
            self._current.say(pending.number, pending.text, manner, interrupt=pending.interrupt)
            # One that reports no end only has to accept the text, and its process has DEADLINE for that.
            usual = 2 * seconds + 3 if self._current.reports else 2 * DEADLINE
            # It may be listing its synthesis voices, which takes longer.
            longer = max(0.0, self._current.longest_wait - DEADLINE)
            self._timer = loop.call_later(usual + longer, self._on_overdue, pending.number)

    def _on_overdue(self, number: int) -> None:
        """End a text that takes too long. A voice that has not begun it hangs; one that has may only be slow."""
        pending = self._pending
        if pending is None or pending.number != number:
            return
        if pending.heard or self._current is None:
            self._finish(number)
        elif self._current.alive:
            self._current.kill()
        else:
            self._lose(self._current)

    def _on_report(self, voice: VoiceProcess, kind: str, number: int) -> None:
        """React to a report of a helper process."""
        if voice is self._better and kind == "died":
            self._better = None
            self._retry_later(voice.name)
        if voice is not self._current:
            return
        if kind == "died":
            self._lose(voice)
            return
        # A voice that fails to list its voices ends the wait too: the player who opened the list hears that.
        if kind == "voices" or (kind == "failed" and number == self._voices_request):
            self._voices_request = 0
            self._on_voices()
        pending = self._pending
        if pending is None or pending.number != number:
            return
        # The kill comes back as a report of `died`, and then the next voice gets the text.
        if kind == "failed":
            voice.kill()
        elif kind == "ended":
            self._finish_at(pending, BELIEVED * self._seconds_for(pending))
        elif kind == "begun":
            pending.since = asyncio.get_running_loop().time()
            self._on_heard(voice, pending)
        elif kind == "unseen" or (kind == "accepted" and not voice.reports):
            self._on_heard(voice, pending)
            self._finish_at(pending, self._seconds_for(pending))

    def _on_heard(self, voice: VoiceProcess, pending: PendingText) -> None:
        """Note that a text has begun."""
        if not pending.heard:
            pending.heard = True
            # Only a voice that was heard is trusted: one that starts but never speaks is tried less and less often.
            self._backoffs[voice.name].succeed()
            pending.on_begun()

    def _seconds_for(self, pending: PendingText) -> float:
        return self.seconds(pending.text, others=pending.others)

    def _finish_at(self, pending: PendingText, seconds: float) -> None:
        """End a text when `seconds` have passed since it began, or was handed over; at once if they have passed."""
        self._cancel_timer()
        loop = asyncio.get_running_loop()
        left = pending.since + seconds - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._finish, pending.number)
        else:
            self._finish(pending.number)

    def _finish(self, number: int) -> None:
        pending = self._pending
        if pending is not None and pending.number == number:
            self._pending = None
            self._cancel_timer()
            pending.on_ended()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose(self, voice: VoiceProcess) -> None:
        """React to the loss of the voice that spoke: look for the next one, which gets a text that had not begun."""
        self._current = None
        if self._closed:
            return
        if self._pending is not None and not self._pending.heard:
            self._cancel_timer()  # the search may take longer than this voice was given
        self._retry_later(voice.name)
        ending = self._end(voice.close())
        self._has_lost_voice = True
        better, self._better = self._better, None
        if better is not None:  # it has only waited for the end of the text
            self._become(better)
            self._end_search()
        elif not self._find_other_runs:
            self._find_other_runs = True  # here, not in the task: another loss may come before it runs
            self._search(self._find_other(voice.name, ending))

    async def _find_other(self, lost: str, ending: asyncio.Task[None]) -> None:
        """Start the other voices one by one until one comes up; texts wait. The lost voice may come back meanwhile."""
        try:
            # `close` cancels this search, but the lost helper must be waited for.
            await asyncio.shield(ending)
            await self._start_other(lost)
        finally:
            self._find_other_runs = False
        if self._has_lost_voice:
            self._end_search()

    async def _start_other(self, lost: str) -> None:
        for name in self._names:
            if self._current is not None:  # the lost one is back, or a better one
                return
            if name == lost:
                continue
            voice = self._make_process(name)
            if await self._start_wanted(voice, lambda: self._current is None):
                self._become(voice)
                # Better ones that are absent now may come up later, as the lost one may.
                for better in self._names[: self._names.index(name)]:
                    self._retry_later(better)
                return
        if self._current is None:
            self._become(None)
            for name in self._names:
                self._retry_later(name)

    def _end_search(self) -> None:
        self._has_lost_voice = False
        self._go_on()

    def _go_on(self) -> None:
        """Hand the text that waits to the voice that has been found."""
        pending = self._pending
        if pending is None:
            return
        # A text that had begun is not said by the next voice: the player would hear its beginning twice.
        if pending.heard:
            self._finish(pending.number)
        else:
            self._number += 1
            pending.number = self._number
            self._hand_over(pending)

    async def _start_wanted(self, voice: VoiceProcess, wanted: Callable[[], bool]) -> bool:
        """Start a voice. Return whether it came up and is still wanted; otherwise end it."""
        keeps = False
        try:
            keeps = await voice.start() and wanted()
        finally:
            ending = None if keeps else self._end(voice.close())
        if ending is not None:
            await asyncio.shield(ending)
        return keeps

    def _retry_later(self, name: str) -> None:
        """Try a voice again later, unless that is going on already."""
        if name not in self._retrying:
            self._retrying.add(name)
            self._search(self._retry(name)).add_done_callback(lambda _: self._retrying.discard(name))

    async def _retry(self, name: str) -> None:
        """Try a voice again, less and less often, until it comes up or a voice as good as it speaks.

        It takes over at once if nothing is being said, otherwise at the next text.
        """
        while True:
            await asyncio.sleep(self._backoffs[name].fail())
            if self._is_outdone(name, self._current):
                return
            voice = self._make_process(name)
            if await self._start_wanted(voice, lambda: not self._is_outdone(name, self._current, self._better)):
                break
        if self._pending is None or self._current is None:
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
        if self._has_lost_voice:
            self._end_search()

    def _become(self, voice: VoiceProcess | None) -> None:
        self._current = voice
        if self._voices_request:
            self.ask_voices(self._on_voices)
        name = voice.name if voice else None
        if name != self._reported:
            self._reported = name
            self._on_change(name)

    def _search(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Look for a voice in a task. `close` cancels it."""
        return _keep_until_done(asyncio.create_task(work), self._searches)

    def _end(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """End a voice in a task. `close` waits for it."""
        return _keep_until_done(asyncio.create_task(work), self._ends)


async def _give_up(starting: StartingVoices) -> None:
    """End voices that are starting, at any stage."""
    for task in starting:
        task.cancel()
    await asyncio.gather(*starting, return_exceptions=True)
    await asyncio.gather(*(voice.close() for voice in starting.values()))


def _keep_until_done(task: asyncio.Task[None], tasks: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Keep a task in a set until it is done. Return it."""
    # asyncio itself keeps no reference that lets a task live.
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task
