"""What the person at a table hears unasked: rounds at the speed of the engine, each sentence with its time and change.

Host, presenter, narrator and speaker are the real ones, at the normal pace, with bots on all seats; the person's is
played by a bot too, which presses no key but those for its moves. The event loop does not wait: where it would, its
time jumps to the moment it waits for. So each sentence comes at the time at which a listener hears it.
"""

from __future__ import annotations

import asyncio
import re
import selectors
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.bots.reactions import Wish
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Refusal, RoundEnded, Seat, View
from uno_tui.core.dice import Dice
from uno_tui.host.clock import RealClock
from uno_tui.host.connection import Change
from uno_tui.host.host import Host
from uno_tui.host.local_client import LocalClient
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.host.pace import PACES, PaceName
from uno_tui.host.practice import Takeback
from uno_tui.host.thinking import InlineThinker, Thinker
from uno_tui.i18n.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.ports.question import Question
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
ME = 0
"""The seat of the person who listens."""
SOON = 10.0
"""Seconds within which a sentence that is said again is still in the listener's ear."""
BETWEEN_MATCHES = 60.0
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


class Heard(msgspec.Struct, frozen=True):
    """What was said in one go, and when it began.

    `change` is the number of the last change of what the person could know and do; after the same change, the person
    stands before the same table.
    """

    text: str
    time: float
    change: int


def count_words(text: str) -> int:
    """Count the words of a text: signs that stand alone, as before a French colon, are none."""
    return sum(any(map(str.isalnum, part)) for part in text.split())


def sentences_again(heard: Sequence[Heard]) -> Iterator[tuple[str, bool]]:
    """Yield each sentence that was said twice within `SOON` seconds, and whether needlessly.

    It is needless if it told of the same event or the same state: if nothing that the person can know or do had
    changed in between. Two changes in a row may rightly be told in the same words: "Your turn." after a Skip for two,
    "Ben draws." twice. One change is told in all its sentences once, also if one of them stands in a longer text.
    """
    last: dict[str, Heard] = {}
    for each in heard:
        for sentence in SENTENCE_END.split(each.text):
            before = last.get(sentence)
            if before is not None and each.time - before.time < SOON:
                yield sentence, each.change == before.change
            last[sentence] = each


class Tally:
    """How much was heard: how often each announcement, which is all that is said in one go, and which sentences again."""

    def __init__(self) -> None:
        self.rounds = 0
        self.announcements: Counter[str] = Counter()
        self.again: Counter[str] = Counter()
        self.needless: Counter[str] = Counter()

    def add(self, heard: Sequence[Heard], rounds: int) -> None:
        self.rounds += rounds
        self.announcements.update(each.text for each in heard)
        for sentence, needless in sentences_again(heard):
            self.again[sentence] += 1
            self.needless[sentence] += needless

    def merge(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.announcements += other.announcements
        self.again += other.again
        self.needless += other.needless

    @cached_property
    def _lengths(self) -> Counter[int]:
        lengths: Counter[int] = Counter()
        for text, times in self.announcements.items():
            lengths[count_words(text)] += times
        return lengths

    @property
    def words_per_round(self) -> float:
        return sum(length * times for length, times in self._lengths.items()) / self.rounds

    def words(self, part: float) -> int:
        """Return the length that this part of all announcements does not exceed, each counted as often as it was heard."""
        left = part * self._lengths.total()
        for length, times in sorted(self._lengths.items()):
            left -= times
            if left <= 0:
                return length
        return 0

    @property
    def longest(self) -> list[tuple[int, str]]:
        """Return the announcements with their lengths, the longest first."""
        return sorted(((count_words(text), text) for text in self.announcements), reverse=True)


class Listening(msgspec.Struct, frozen=True):
    """What is played, and how the person wants to hear it."""

    game: str
    language: str = "en"
    verbosity: str = "normal"
    rules: Mapping[str, options.Value] = {}
    """The values of options that are not the usual ones."""
    seats: int = 4
    level: Level = Level.NORMAL
    """The level of all bots."""
    learns: bool = False
    """Whether it is one of the person's first tables, at which keys are named."""


def listen(listening: Listening, rounds: int, seed: int = 1, thinker: Thinker | None = None) -> list[Heard]:
    """Return what the person hears in so many rounds. A `Remembering` thinker is quicker at the same rounds again."""
    with asyncio.Runner(loop_factory=_QuickLoop) as runner:
        return runner.run(_listen(listening, rounds, seed, thinker or Remembering()))


class Remembering(InlineThinker):
    """Finds the move for the same seed and the same view once, whatever language it is told in; does nothing ahead."""

    def __init__(self) -> None:
        super().__init__()
        self._moves: dict[int, tuple[View, Move]] = {}

    async def choose(self, game: str, level: Level, view: View, moves: Sequence[Move], seed: int) -> Move:
        known = self._moves.get(seed)
        if known is None or known[0] != view:
            known = self._moves[seed] = view, await super().choose(game, level, view, moves, seed)
        return known[1]

    async def run(self, function: Callable[..., Any], *arguments: object) -> Any:
        """Wait until it is cancelled: what is worked out ahead is for keys that no one presses here."""
        await asyncio.Event().wait()


async def _listen(listening: Listening, rounds: int, seed: int, thinker: Thinker) -> list[Heard]:
    ear = _Ear()
    while rounds > 0:
        rounds -= await _play_match(listening, ear, rounds, seed, thinker)
        await asyncio.sleep(BETWEEN_MATCHES)
        seed += 1
    return ear.heard


async def _play_match(listening: Listening, ear: _Ear, most: int, seed: int, thinker: Thinker) -> int:
    """Play a match, or the first `most` rounds of it; return how many were played."""
    values = options.defaults(GAMES[listening.game].options) | dict(listening.rules)
    plan = Plan(NAMES[: listening.seats], (PERSON, *[str(listening.level)] * (listening.seats - 1)))
    match, events = Match.begin(listening.game, values, plan, Dice(seed))
    speaker = Speaker(ear)
    ear.listen_to(speaker)
    host = _HostWithStandIn(match, RealClock(), PACES[PaceName.NORMAL], thinker, seed, speaker)
    client = LocalClient(host)
    rounds = _Rounds(ear, most)
    client.watchers.append(rounds)
    settings = Settings(verbosity=listening.verbosity)
    translator = Translator(listening.language)
    table = TableController(client, speaker, translator, settings, _Screen(), learns=listening.learns)
    host.let_stand_in_play(table, listening.level)
    running = asyncio.create_task(host.run())
    host.open(events)
    table.begin()
    over = asyncio.create_task(rounds.over.wait())
    await asyncio.wait((running, over), return_when=asyncio.FIRST_COMPLETED)
    await speaker.wait_until_heard()
    for task in (running, over):
        task.cancel()
    await asyncio.gather(over, return_exceptions=True)
    try:
        await running
    except asyncio.CancelledError:
        pass
    table.leave()
    return rounds.played


class _HostWithStandIn(Host):
    """Moves for the person as for a bot, but through the person's table."""

    def let_stand_in_play(self, table: TableController, level: Level) -> None:
        self._of_person = table
        self.bots[ME] = bot(table.state.game, level)

    def _process(self, message: Any) -> None:
        if not isinstance(message, Wish) or message.seat != ME:
            super()._process(message)
        elif self._reactions.holds(message, self.table):
            self._of_person.asking.close()  # the answer to the question, if one is open, is this move
            self._of_person.moving.make(message.move)


class _Rounds:
    """Counts the rounds, and for the ear the changes of what the person can know and do."""

    def __init__(self, ear: _Ear, most: int) -> None:
        self._ear = ear
        self._most = most
        self._known: tuple[View, Sequence[Move]] | None = None
        self.played = 0
        self.over = asyncio.Event()

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        now = changes[ME].snapshot
        known = (now.view, now.moves)
        self._ear.change += known != self._known
        self._known = known
        self.played += sum(isinstance(event, RoundEnded) for event in changes[None].events)
        if self.played >= self._most:
            self.over.set()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None: ...
    def on_takeback(self, taken: Takeback | None) -> None: ...


class _Ear(SilentVoice):
    """A voice that takes the time to say a sentence, and keeps it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self.change = 0
        self._speaker: Speaker | None = None
        self._changes: dict[int, tuple[Utterance, int]] = {}
        """The change after which each utterance came up, by the utterance's identity."""

    def listen_to(self, speaker: Speaker) -> None:
        self._speaker = speaker
        speaker.observers.append(self._note)

    def _note(self, news: Sequence[Utterance]) -> None:
        self._changes.update((id(each), (each, self.change)) for each in news)

    def speak(self, text: str, **named: Any) -> None:
        assert self._speaker is not None
        _, change = self._changes[id(self._speaker._current)]
        self.heard.append(Heard(text, asyncio.get_running_loop().time(), change))
        super().speak(text, **named)


class _Screen:
    """A front end that shows nothing."""

    numbers = False

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def ask(self, question: Question) -> None: ...
    def withdraw_question(self) -> None: ...
    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        return False

    def open(self, place: str) -> None: ...
    def copy(self, text: str) -> None: ...


class _TimeJumps(selectors.DefaultSelector):
    """Does not wait: its time goes on by as much as an event loop wants to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None:
            self.now += max(timeout, 0.0)
        return super().select(timeout and 0)


class _QuickLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps."""

    def __init__(self) -> None:
        self._jumps = _TimeJumps()
        super().__init__(self._jumps)

    def time(self) -> float:
        return self._jumps.now
