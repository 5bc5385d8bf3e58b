"""The task that owns a running table.

Moves, deals, moves taken back and changes of seats reach it as messages; the clock and the pace are set directly.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from uno_tui.background import Background
from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot, choose
from uno_tui.bots.reactions import BotAnswers, BotReactions, Wish
from uno_tui.core.contract import Event, IllegalMove, Move, Refusal, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.plugins import contain_exits
from uno_tui.host.clock import Clock, StoppableClock
from uno_tui.host.connection import Snapshot, Status
from uno_tui.host.daily import DailyDice
from uno_tui.host.match import FRIEND, PERSON, Match
from uno_tui.host.pace import Pace
from uno_tui.host.practice import Takeback
from uno_tui.host.races import Races
from uno_tui.host.results import keep, result_at
from uno_tui.host.script import Script
from uno_tui.host.thinking import Thinker

NOTICE = 0.2
"""Seconds within which a bot that is about to react notices that a person listens."""


class Listener(Protocol):
    """Gets everything that happens at a host's table."""

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """React to events, in this order, of a move by the person `by`; None if a bot or no one moved.

        The table is already in the state after them.
        """
        ...

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """React to a person's illegal move. Nothing has changed."""
        ...

    def on_takeback(self, taken: Takeback | None) -> None:
        """React to moves that were taken back. `taken` is None if there was nothing to take back."""
        ...


class SpeechProgress(Protocol):
    """What people are told, at the speed at which they hear or read it."""

    @property
    def sentences_begun(self) -> int:
        """Return the number of sentences that were begun so far: announcements, answers, lines that are read."""
        ...

    async def wait_until_heard(self) -> None:
        """Wait until all that was said so far has probably been heard."""
        ...


class _Submission(msgspec.Struct, frozen=True):
    """A person's request to move."""

    seat: Seat
    move: Move
    ply: int | None = None
    """Set on a move that is held back, because others may have been faster: `BotReactions.ply` when it arrived."""


class _Opening(msgspec.Struct, frozen=True):
    """The beginning of the table, with the events of the deal."""

    events: tuple[Event, ...]


class _Deal(msgspec.Struct, frozen=True):
    """A request to deal the next round."""


class _TakeBack(msgspec.Struct, frozen=True):
    """A request to undo a person's last decision."""


class _LetBotMove(msgspec.Struct, frozen=True):
    """The key that lets the next bot move, pressed by the people of one keyboard."""

    by: object


class _Seating(msgspec.Struct, frozen=True):
    """A seat whose player changes: a bot of this level plays there from now on, or a person (None)."""

    seat: Seat
    level: Level | None


class _Fault(msgspec.Struct, frozen=True):
    """An error in a task of the host: a fault of the program."""

    error: BaseException


_Message = _Opening | _Submission | Wish | _Deal | _TakeBack | _LetBotMove | _Seating | _Fault


class Host:
    """Runs a match: people move through `submit`, bots move by themselves."""

    def __init__(
        self,
        match: Match,
        clock: Clock,
        pace: Pace,
        thinker: Thinker,
        seed: int,
        hearing: SpeechProgress | None = None,
        script: Script | None = None,
    ) -> None:
        """Prepare to run a match; `open` begins it.

        Bots wait until people have heard what is said, if it is known by `hearing`. With a `script` there are no bots:
        the script has all moves of the other seats.
        """
        self.match = match
        self.clock = StoppableClock(clock)
        self._pace = pace
        self.thinker = thinker
        self._script = script
        # A script is told first, so that it is at its next line when the others are told.
        self.listeners: list[Listener] = [] if script is None else [script]
        self.races: Races | None = None
        """Decides who was first, where people play at several keyboards; None at one."""
        self.hearing = hearing
        """What people are told; None where nobody listens."""
        self._dice = Dice(seed)
        self._inbox: asyncio.Queue[_Message] = asyncio.Queue()
        self._background = Background(lambda error: self._inbox.put_nowait(_Fault(error)))
        """The tasks of bots; an error in one of them goes to `run`, which stops the table."""
        self._held = Background(lambda error: self._inbox.put_nowait(_Fault(error)))
        """People's moves that are held back, apart from the tasks of bots, which are cancelled more often."""
        self._moving: set[asyncio.Task[None]] = set()
        self._bot_may_move = asyncio.Event()
        self.keyboards: set[object] = set()
        """The keyboards of people at this table, whose keys a bot waits for at a pace that asks."""
        self._acting: frozenset[Seat] = frozenset()
        """The seats on turn after the last change."""
        self._together = False
        """Whether the seats on turn began at the same time, although others may have acted meanwhile."""
        self.pressed: set[object] = set()
        """The keyboards at which the key for the next bot was pressed."""
        self._stoppers: set[object] = set()
        """The keyboards whose people have stopped the clock."""
        self._waiting = 0
        """The number of bots that wait for `let_bot_move`."""
        self._over = False
        self._opened = False
        """Whether the events of the deal have been told, or the table was resumed."""
        self._activity = asyncio.Event()
        self._snapshots: dict[Seat | None, Snapshot] = {}
        self.bots: dict[Seat, Bot] = {
            seat: bot(match.notation.game.id, Level(player))
            for seat, player in enumerate(match.plan.players)
            if player not in (PERSON, FRIEND) and script is None
        }
        self._reactions = BotReactions(self.bots, self._dice)
        self._daily: DailyDice | None = None
        """The dice of a daily table, at which bots act one after the other, whatever the pace; None at other tables."""
        self._pending_reactions: list[Wish] = []
        """The reactions that are still to come at a daily table, the quickest first."""
        if match.daily is not None:
            self._daily = DailyDice(match.daily, match.notation.game.id, match.record.values)
            self._reactions.dice_for = lambda seat: self._dice_for(seat, "reaction")
        self.status_listeners: list[Callable[[], None]] = []
        """Called when the status may have changed."""

    @property
    def table(self) -> Table:
        """Return the table. Only the host plays on it; others may look."""
        return self.match.table

    def snapshot(self, seat: Seat | None) -> Snapshot:
        """Return the snapshot of a seat (None: an onlooker): the same object until the next change."""
        snapshot = self._snapshots.get(seat)
        if snapshot is None:
            moves = () if seat is None else tuple(self.table.moves(seat))
            game, names = self.match.notation.game.id, self.match.names.names
            snapshot = self._snapshots[seat] = Snapshot(game, names, seat, self.table.view(seat), moves)
        return snapshot

    @property
    def status(self) -> Status:
        """Return the status."""
        return Status(self.clock.going, self.needs_key, self.bot_waits, self.over)

    def _push_status(self) -> None:
        for listener in self.status_listeners:
            listener()

    def stop_clock(self, by: object = None) -> None:
        """Let no bot move or react until `start_clock` of the same keyboard."""
        self._stoppers.add(by)
        self.clock.stop()
        self._push_status()

    def start_clock(self, by: object = None) -> None:
        """Let time pass again, unless another keyboard has stopped the clock, too."""
        self._stoppers.discard(by)
        if not self._stoppers:
            self.clock.resume()
        self._push_status()

    def has_stopped_clock(self, by: object) -> bool:
        """Return whether the people of this keyboard have stopped the clock."""
        return by in self._stoppers

    def join(self, keyboard: object) -> None:
        """Count a keyboard among those that the table waits for."""
        self.keyboards.add(keyboard)

    def leave(self, keyboard: object) -> None:
        """Wait no longer for a keyboard whose people have gone."""
        self.keyboards.discard(keyboard)
        # What only these people can end must not hold up those who stay: a stopped clock, a bot that waits for a key.
        self.start_clock(keyboard)
        self._let_if_all_pressed()

    def let_bot_play(self, seat: Seat, level: Level) -> None:
        """Let a bot play at a person's seat from now on; the seat stays that person's."""
        self._inbox.put_nowait(_Seating(seat, level))

    def let_person_play(self, seat: Seat) -> None:
        """Let a person play at a bot's seat from now on."""
        self._inbox.put_nowait(_Seating(seat, None))

    @property
    def pace(self) -> Pace:
        """Return how long bots wait."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        """Change the pace. A bot that waits for a key moves if the new pace needs none."""
        if pace == self._pace:
            return
        self._pace = pace
        self.pressed.clear()
        if pace.asks:
            # It is still set if the pace before needed no key.
            self._bot_may_move.clear()
        else:
            self._bot_may_move.set()
        self._push_status()

    @property
    def over(self) -> bool:
        """Return whether no more moves are possible: the match is over, or an error has stopped it."""
        # A deal can end a match at once (Umé): its events must be told all the same.
        return self._over or (self._opened and self.table.outcome.match is not None)

    @property
    def bot_waits(self) -> bool:
        """Return whether a bot waits for `let_bot_move` and nothing else."""
        return self._waiting > 0

    @property
    def needs_key(self) -> bool:
        """Return whether no bot will move before `let_bot_move`, though earlier moves may not have been heard yet."""
        coming = self._pace.asks and not self._over and self._moves_by_itself and not self._bot_may_move.is_set()
        return self._waiting > 0 or (coming and not self._together)

    @property
    def _moves_by_itself(self) -> bool:
        """Return whether a bot or the script moves next."""
        if self._script is not None:
            return self._script.by_itself is not None
        return any(seat in self.bots for seat in self.table.acting())

    def submit(self, seat: Seat, move: Move) -> None:
        """Request a person's move. Listeners are told the outcome."""
        self._inbox.put_nowait(_Submission(seat, move))

    def deal(self) -> None:
        """Request the next round. Nothing happens unless the round is over and the match is not."""
        self._inbox.put_nowait(_Deal())

    def take_back(self) -> None:
        """Request to undo a person's last decision and all that came of it, at a practice table."""
        if self.match.plan.practice is not None:
            self._inbox.put_nowait(_TakeBack())

    def let_bot_move(self, by: object = None) -> None:
        """Let the next bot move, at a pace that waits for a key: as soon as the people at all keyboards want that."""
        self._inbox.put_nowait(_LetBotMove(by))

    async def wait_until_settled(self) -> None:
        """Wait until all messages sent so far have been processed; a move that is held back in a race is none yet."""
        # Messages that come later are never processed, so that `join` would wait for ever.
        if not self._over:
            await self._inbox.join()

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until something happens at the table, but at most `seconds` of real time."""
        self._activity.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._activity.wait()

    def open(self, events: Sequence[Event] = ()) -> None:
        """Begin with the events of the deal, or with none for a resumed table."""
        self._inbox.put_nowait(_Opening(tuple(events)))

    async def run(self) -> None:
        """Process messages until the match is over or this task is cancelled.

        A practice table does not end with the match, because moves may be taken back. Raises what a task of the host
        or a game's code raised.
        """
        try:
            while not self.over or self.match.plan.practice is not None:
                message = await self._inbox.get()
                try:
                    self._process(message)
                finally:
                    # Before `task_done`: those who wait until all is settled find the newest status.
                    self._push_status()
                    self._inbox.task_done()
                    self._activity.set()
        finally:
            await self._stop()

    def _process(self, message: _Message) -> None:
        # Raised in this task, and not in that of the bot, so that the table stops and `run` raises it.
        if isinstance(message, _Fault):
            raise message.error
        if isinstance(message, _LetBotMove):
            self.pressed.add(message.by)
            self._let_if_all_pressed()
            return
        if isinstance(message, _Seating):
            self._seat(message)
            return
        if isinstance(message, _Opening):
            self._opened = True
            if message.events:
                self._tell(message.events, None)
            else:  # a resumed table
                self._note_acting()
                if self.races is not None:  # what is heard first is where it stands
                    self.races.on_events()
            self._ask_bots()
            return
        if isinstance(message, _TakeBack):
            self._take_back()
        elif not (isinstance(message, _Submission) and self._holds_back(message)):
            self._make_and_tell(message)

    def _make_and_tell(self, message: _Submission | Wish | _Deal) -> None:
        """Make a move or deal; tell what happened, or the person whose move is not legal; ask the bots."""
        bots_went_first = isinstance(message, _Submission) and self._let_bots_go_first(message)
        try:
            events = self._make(message)
        except IllegalMove as illegal:
            if isinstance(message, _Submission):
                for listener in self.listeners:
                    listener.on_refusal(message.seat, message.move, illegal.refusal)
                self._follow_script()
            # They were not asked again after their own moves, because the person's was to follow.
            if bots_went_first:
                self._ask_bots()
            return
        if events is not None:
            self._reactions.on_move(None if isinstance(message, _Deal) else message.move, events)
            self._tell(events, message.seat if isinstance(message, _Submission) else None)
        if events is not None or self._daily is not None:  # where bots act one by one, the next may
            self._ask_bots()

    def _make(self, message: _Submission | Wish | _Deal) -> Sequence[Event] | None:
        """Make a move or deal; return what happened, None for a wish that does not hold. Raises IllegalMove."""
        if isinstance(message, _Deal):
            return self.match.next_round()
        if isinstance(message, Wish):
            if message in self._pending_reactions:
                self._pending_reactions.remove(message)
            if not (self._is_wanted(message) and self._reactions.holds(message, self.table)):
                return None
        return self.match.play(message.seat, message.move)

    def _holds_back(self, submission: _Submission) -> bool:
        """Hold a move out of turn back that someone else could forestall, and return whether that was done.

        Everybody at another keyboard counts, whether they could act or not: else the time would tell who can. One that
        was held back and came too late is refused, and does not become a move in turn.
        """
        seat, move = submission.seat, submission.move
        # A move that is not legal is refused at once: there is no race for it.
        if self.races is None or self.table.refusal(seat, move) is not None:
            return False
        if submission.ply is not None:
            return self._refuse_if_late(submission)
        if seat in self.table.acting() and not move.reaction:
            return False
        # A bot that plays for a friend who is away does not hear sentences.
        rivals = [each for each in self.match.plan.people() if each not in self.bots and each != seat]
        seconds = self.races.hold(seat, self.clock.time(), rivals)
        if not seconds:
            return False
        self._held.start(self._submit_later(_Submission(seat, move, self._reactions.ply), seconds))
        return True

    def _refuse_if_late(self, held: _Submission) -> bool:
        """Refuse a move that was held back if the table has gone on: another was faster. Return whether that was so."""
        late = held.ply != self._reactions.ply and not held.move.reaction
        if late:
            for listener in self.listeners:
                listener.on_refusal(held.seat, held.move, Refusal("not_your_turn"))
        return late

    async def _submit_later(self, submission: _Submission, seconds: float) -> None:
        # Not by the table's clock: people may move while it is stopped.
        await asyncio.sleep(seconds)
        self._inbox.put_nowait(submission)

    def _is_wanted(self, wish: Wish) -> bool:
        """Return whether the bot that wished something still sits there; a script's moves are always wanted."""
        return self._script is not None or wish.seat in self.bots

    def _let_if_all_pressed(self) -> None:
        # At a table without keyboards nothing is pressed.
        if self.pressed and self.pressed >= self.keyboards:
            self.pressed.clear()
            self._bot_may_move.set()
            self._push_status()

    def _seat(self, seating: _Seating) -> None:
        """Change the player of a seat; all bots look at the table again."""
        if seating.level is None:
            self.bots.pop(seating.seat, None)
        else:
            self.bots[seating.seat] = bot(self.match.notation.game.id, seating.level)
        self._reactions.renew_offers()
        self._ask_bots()

    def _tell(self, events: Sequence[Event], by: Seat | None) -> None:
        # First: listeners ask for the snapshots after the move.
        self._snapshots.clear()
        self._note_acting()
        self._push_status()
        for listener in self.listeners:
            listener.on_events(events, by)
        # Last: it asks until when people will hear what they were just told.
        if self.races is not None:
            self.races.on_events()

    def _note_acting(self) -> None:
        """Note whether several act at once, up to the last of them.

        They choose in secret, or race: nothing is heard between them that a key could wait for.
        """
        acting = frozenset(self.table.acting())
        self._together = len(acting) > 1 or (self._together and acting < self._acting)
        self._acting = acting

    def _take_back(self) -> None:
        taken = self.match.take_back()
        if taken is not None:
            self._forget_wishes()
            self._snapshots.clear()
            self._together = False
            self._note_acting()
            self._push_status()
        for listener in self.listeners:
            listener.on_takeback(taken)
        if taken is not None:
            self._ask_bots()

    def _forget_wishes(self) -> None:
        """Drop all that bots were about to do: it belongs to the moves that were taken back."""
        self._background.cancel()
        self._moving.clear()
        self._reactions.renew_offers()
        self._pending_reactions.clear()
        # A key that was pressed for one of them is for none that comes later.
        self.pressed.clear()
        if self._pace.asks:
            self._bot_may_move.clear()
        # Putting a message back counts it a second time, so each one taken out is done: else `join` never returns.
        waiting = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        for message in waiting:
            if not isinstance(message, Wish):
                self._inbox.put_nowait(message)
            self._inbox.task_done()

    def _ask_bots(self) -> None:
        """Let every bot that may act think about its move."""
        if not self._opened:  # a friend was seated before the deal has been told
            return
        if self.table.outcome.match is not None:
            self._background.cancel()
            return
        if self.table.outcome.round is not None:
            self._background.cancel()
            self._pending_reactions.clear()
            # Where there are people, they deal the next round by a key.
            if len(self.bots) == len(self.match.names):
                self._background.start(self._deal_later())
            return
        if self._script is not None:
            self._follow_script()
            return
        # These moves are for the table before the change. Reactions outlive it: `holds` judges them when they come.
        for task in self._moving:
            task.cancel()
        self._moving.clear()
        answers = self._reactions.ask(self.table.acting(), self._known)
        if self._daily is not None:
            self._ask_one_bot(answers)
            return
        for wish in answers.wishes:
            self._background.start(self._react(wish))
        for seat in answers.movers:
            self._moving.add(self._background.start(self._move(seat, self._reactions.ply)))

    def _dice_for(self, seat: Seat, what: str) -> Dice:
        """Return the dice of a bot: at a daily table those with which the same moves of a person are answered alike."""
        return self._dice if self._daily is None else self._daily.dice(seat, what, self.match.turn_moves)

    def _ask_one_bot(self, answers: BotAnswers) -> None:
        """Start what one bot does next: the quickest reaction; where there is none, a move in turn."""
        wish = self._next_reaction(answers)
        if wish is not None:
            self._moving.add(self._background.start(self._react(wish)))
        elif answers.movers:
            self._moving.add(self._background.start(self._move(answers.movers[0], self._reactions.ply)))

    def _next_reaction(self, answers: BotAnswers) -> Wish | None:
        """Return the quickest reaction that is still possible, of those that are pending and those of new answers."""
        # Equal delays go by seat, so that the order is the same for everyone.
        due = sorted([*self._pending_reactions, *answers.wishes], key=lambda wish: (wish.delay, wish.seat))
        self._pending_reactions = [wish for wish in due if self._reactions.holds(wish, self.table)]
        return self._pending_reactions[0] if self._pending_reactions else None

    def _let_bots_go_first(self, submission: _Submission) -> bool:
        """Carry out what bots were about to do before a person's move in turn, however quick that person was.

        A person's reactions wait for no one. Returns whether any bot did something.
        """
        seat, move = submission.seat, submission.move
        acted = False
        # One pass for each bot: what it does may give another one a reaction, or make the person's move illegal.
        while self._daily is not None and not move.reaction and self.table.refusal(seat, move) is None:
            answers = self._reactions.ask(self.table.acting(), self._known)
            wish = self._next_reaction(answers)
            if wish is None and answers.movers and seat in self.table.acting():
                wish = self._chosen_at_once(answers.movers[0])
            events = None if wish is None else self._make(wish)
            if wish is None or events is None:
                break
            acted = True
            self._reactions.on_move(wish.move, events)
            self._tell(events, None)
        return acted

    def _chosen_at_once(self, seat: Seat) -> Wish:
        """Return the move of a bot that chooses at the same time as the person."""
        # Without the thinker: bots at daily tables are of a level that needs no child process.
        game, level, (view, moves) = self.match.notation.game.id, self.bots[seat].level, self._known(seat)
        with contain_exits():
            return Wish(seat, choose(game, level, view, moves, self._seed_for(seat)), self._reactions.ply)

    def _seed_for(self, seat: Seat) -> int:
        """Return the seed of a bot's next choice."""
        # The choice is made elsewhere, perhaps twice if a worker dies: the same seed finds the same move.
        return int(self._dice_for(seat, "move").uniform() * 2**40)

    def _follow_script(self) -> None:
        """Start the next move of the script if it is not the person's."""
        following = None if self._script is None else self._script.by_itself
        if following is not None:
            self._background.start(self._move_by_script(*following))

    async def _move_by_script(self, seat: Seat, move: Move) -> None:
        """Make a move of the script when the last one has been heard."""
        await self._until_let()
        self._inbox.put_nowait(Wish(seat, move, self._reactions.ply, rash=True))

    def _known(self, seat: Seat) -> tuple[View, Sequence[Move]]:
        snapshot = self.snapshot(seat)
        return snapshot.view, snapshot.moves

    async def _deal_later(self) -> None:
        await self._until_heard()
        await self.clock.sleep(self.pace.pause)
        self.deal()

    async def _react(self, wish: Wish) -> None:
        """Make a reaction when it is due: a person on turn who asks for something loses no time by listening."""
        await self._until_heard()
        delay = left = wish.delay * self.pace.reactions
        begun = self._sentences_begun
        await self.clock.sleep(0)  # not before a stopped clock goes on, even if it is due at once
        while left > 0:
            step = min(left, NOTICE)
            await self.clock.sleep(step)
            left -= step
            # A sentence began while a person has the turn: the reaction time starts again when it has been heard.
            if begun != self._sentences_begun and not self.bots.keys() >= set(self.table.acting()):
                await self._until_heard()
                left = delay
            begun = self._sentences_begun
        self._inbox.put_nowait(wish)

    @property
    def _sentences_begun(self) -> int:
        """Return the number of sentences that were begun so far, if bots wait for them."""
        return self.hearing.sentences_begun if self.pace.listens and self.hearing is not None else 0

    async def _move(self, seat: Seat, ply: int) -> None:
        """Choose a bot's move while people listen, and make it when they have heard the last one."""
        with contain_exits():
            view, moves = self._known(seat)
        level = self.bots[seat].level
        seed = self._seed_for(seat)
        thought = asyncio.ensure_future(self.thinker.choose(self.match.notation.game.id, level, view, moves, seed))
        try:
            await self._until_let()
            move = await thought
        finally:
            thought.cancel()
        self._inbox.put_nowait(Wish(seat, move, ply))

    async def _until_let(self) -> None:
        """Wait until a bot may move: until all is heard and the pace's pause is over, or at some paces for a key."""
        if not (self.pace.asks and self.match.plan.people()):
            await self._until_heard()
            await self.clock.sleep(self.pace.pause)
        elif self._together:
            await self.clock.sleep(0)  # not before a stopped clock goes on
        else:
            await self._until_heard_or_key()
            await self._wait_for_key()

    async def _wait_for_key(self) -> None:
        self._waiting += 1
        self._push_status()
        self._activity.set()
        try:
            await self._bot_may_move.wait()
            # The next bot needs another one.
            self._bot_may_move.clear()
        finally:
            self._waiting -= 1
            self._push_status()

    async def _until_heard(self) -> None:
        if self.pace.listens and self.hearing is not None:
            await self.hearing.wait_until_heard()

    async def _until_heard_or_key(self) -> None:
        """Wait until people have heard what was said, or have pressed the key all the same: then they need not wait."""
        if self.hearing is None or not self.pace.listens:
            return
        ready = [asyncio.ensure_future(each) for each in (self._until_heard(), self._bot_may_move.wait())]
        try:
            done, _ = await asyncio.wait(ready, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()  # which raises what it raised
        finally:
            for each in ready:
                each.cancel()
        await self.clock.sleep(0)  # not before a stopped clock goes on

    async def _stop(self) -> None:
        """Cancel what bots and timers do, drop the messages that are left, and close the match with its result."""
        self._over = True
        self._push_status()
        self._background.cancel()
        self._held.cancel()
        for task in (*self._background.tasks, *self._held.tasks):
            # The table is over; what its bots were doing no longer matters.
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        # Callers of `settled` must not wait for messages that are dropped.
        while not self._inbox.empty():
            self._inbox.get_nowait()
            self._inbox.task_done()
        try:
            await self.thinker.close()
        finally:
            # Whatever the thinker does at its end, the record must be whole.
            self._close_match()

    def _close_match(self) -> None:
        """Write the record to its end, close it, and keep its result beside it."""
        path = self.match.path
        try:
            self.match.secure()
            result = result_at(self.table, self.match.digest, self.match.plan, self.match.record.values)
        finally:  # a plug-in's table may fail here; its record must not stay locked
            self.match.close()
        # A file that lacks the last lines has no result yet, though the table has.
        if path is not None and self.match.unsaved is None:
            keep(path, result)
