"""Someone in a lesson: what they press, by commands, and what they hear."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from uno_tui.core.catalogue import built_in, lessons
from uno_tui.core.contract import Move
from uno_tui.games.rummy.notation import read_sets
from uno_tui.games.rummy.rules.draft import Act, DraftSet
from uno_tui.host.pace import INSTANT
from uno_tui.host.thinking import InlineThinker
from uno_tui.linear.vocabulary import spell_command
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.keys.keymap import Keymap
from uno_tui.ui.lessons.lesson import DRAFT, MOVE, Lesson, Step
from uno_tui.ui.lessons.tutor import Tutor
from uno_tui.ui.navigation.navigator import Navigator
from uno_tui.ui.ports.question import Question
from uno_tui.ui.request import LessonStart, Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders
from uno_tui.ui.table.controller import TableController

if TYPE_CHECKING:
    from uno_tui.games.rummy.presenter.presenter import RummyPresenter
    from uno_tui.games.rummy.rules.view import RummyView

ALL = [(game, name) for game in built_in() for name in lessons(game)]


class Front:
    """A front end without a screen: questions are kept, lists opened and closed at once."""

    def __init__(self, *, numbers: bool) -> None:
        self.numbers = numbers
        self.question: Question | None = None
        self.opened: list[str] = []
        self.go: Callable[[str], object] = lambda place: None

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def copy(self, text: str) -> None: ...
    def must_be_read(self, told: object) -> bool:
        return False

    def withdraw_question(self) -> None:
        self.question = None

    def ask(self, question: Question) -> None:
        self.question = question

    def open(self, place: str) -> None:
        """Line by line, that is done when the command is."""
        self.opened.append(place)

    def go_on(self) -> None:
        """Go where the commands so far lead."""
        while self.opened:
            self.go(self.opened.pop(0))

    def call_when_closed(self, then: Callable[[], None]) -> None:
        """Nothing is opened here that could be closed."""
        then()

    def __getattr__(self, name: str) -> Callable[..., object]:
        """Lists and the like, as navigator open them."""
        return lambda *arguments, **named: (list) if name == "help_items" else None


class Classroom:
    """A lesson that goes on, without waiting for anybody's ears."""

    def __init__(self, session: Session, front: Front, desk: TableController) -> None:
        self.session, self.front, self.desk = session, front, desk
        self.said: list[str] = []
        self.tutor: Tutor = session.runner.tutor  # type: ignore[assignment]
        self.asked_for: dict[int, list[object]] = {}
        """What was chosen already for a move that takes several answers."""

    @classmethod
    async def enter(
        cls, game: str, name: str, *, step: int = 0, language: str = "en", numbers: bool = False,
        keys: Keymap | None = None,
    ) -> Classroom:  # fmt: skip
        session = Session(
            Request(mode=Mode.SILENT, language=language, seed=1, pace=INSTANT), Settings(), folders(), keys or keymap.load()
        )
        session.runner.thinkers = InlineThinker
        if numbers:
            session.use_typed_words(lambda command: spell_command(command, session.preferences.keymap, session.announcer.words))
        front = Front(numbers=numbers)
        navigator = Navigator(session, front)  # type: ignore[arg-type]
        front.go = navigator.open
        said: list[str] = []
        session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
        desk = await session.runner.begin_lesson(LessonStart(game, name, step), front)  # type: ignore[arg-type]
        room = cls(session, front, desk)
        room.said = said
        await room.settle()
        return room

    @property
    def lesson(self) -> Lesson:
        return self.tutor.lesson

    @property
    def step(self) -> int:
        """The place of the step in the file."""
        return self.tutor._order[self.tutor._place]

    async def settle(self) -> None:
        """Until the person is waited for."""
        for _ in range(500):
            await self.desk.state.client.wait_until_settled()
            await asyncio.sleep(0)
            if self.tutor.step_is_told and not self.tutor._awaits_answer:
                return
        raise AssertionError(f"nobody is waited for; said: {self.said[-6:]}")

    async def press(self, command: str) -> list[str]:
        """Carry out a command; returns what was said."""
        before = len(self.said)
        self.session.announcer.speaker._last_answer = ("", -1.0)  # pressed again at leisure
        self.desk.perform(command)
        self.front.go_on()
        await self.settle()
        return self.said[before:]

    def select(self, card: str, *, on_table: bool = False) -> None:
        """Walk to a card, wherever it lies: in the own hand first, unless it is to be on the table."""
        zones = self.desk.state.walk.lying()[1:] if on_table else self.desk.state.walk.lying()
        for zone, cards in zones:
            places = [place for place, each in enumerate(cards) if str(each) == card]
            if places:
                self.desk.state.walk.move_to(zone.key, places[0])
                return
        raise AssertionError(f"{card} lies nowhere")

    @property
    def wanted(self) -> Move:
        """The move that the step waits for."""
        following = self.tutor._script.next
        assert following is not None
        return following.move

    async def follow(self) -> None:
        """Do what the step waits for, which leads to the next one."""
        before = self.step
        await self._follow(self.lesson.steps[before])
        assert self.step != before, (self.lesson.steps[before], self.said[-5:])

    async def _follow(self, step: Step) -> None:
        if step.until is None:
            await self.press("play")
        elif step.until == MOVE:
            await self.make(self.wanted)
        elif step.until == DRAFT:
            await self.lay_out(step.sets or "")
        else:
            if step.card is not None:
                self.select(step.card, on_table=step.until in ("split", "join"))
            await self.press(step.until)

    async def make(self, move: Move) -> None:
        """A move by what a person presses; of a draft, what is handed in."""
        command = self._command_of(move)
        if command is not None:
            await self.press(command)
        elif getattr(move, "card", None) is not None and not self.front.question:
            self.select(str(move.card))  # type: ignore[attr-defined]
            await self.press("play")
        while self.front.question is not None and self._still_wants(move):
            await self.answer(move)
        if self.desk.state.presenter.has_drafts and self._still_wants(move):  # handed in as it is; its own tests lay it out by keys
            self.desk.moving.make(move)
            await self.settle()

    def _still_wants(self, move: Move) -> bool:
        following = self.tutor._script.next
        return following is not None and following.move is move

    def _command_of(self, move: Move) -> str | None:
        """The key that makes this move whatever is selected."""
        desk = self.desk
        if move in desk.state.presenter.speak_up(desk.state.view, desk.state.moves):
            return "uno"
        if move == desk.state.presenter.space_move(desk.state.view, desk.state.moves):
            return "draw"
        return next((name for name in commands_at(desk.state.game) if desk.state.presenter.move_of(name, desk.state.view) == move), None)

    async def answer(self, move: Move) -> None:
        """Answer the open question as it leads to this move."""
        question, self.front.question = self.front.question, None
        assert question is not None
        arguments = [*self.desk.state.presenter.arguments(move), True]
        cards = list(getattr(move, "cards", ()))
        right = [each.value for each in question.answers if each.value in arguments or each.value in cards]
        assert right, (question, move)
        before = self.asked_for.setdefault(id(move), [])
        left = list((Counter(cards) - Counter(before)).elements())
        chosen = next((card for card in left if card in right), right[0])
        before.append(chosen)
        question.on_answer(chosen)
        await self.settle()

    async def lay_out(self, sets: str) -> None:
        """The draft so that it has these sets, in one step."""
        presenter = cast("RummyPresenter", self.desk.state.presenter)
        draft = presenter.bench.draft(cast("RummyView", self.desk.state.view))
        board, wanted = draft.board, read_sets(sets.split())
        left = Counter(tile.bare for tile in (*board.rack, *board.carried))
        left += Counter(tile.bare for spot in board.sets for tile in spot.tiles)
        left -= Counter(tile.bare for tiles in wanted for tile in tiles)
        sets = tuple(DraftSet(1000 + number, tuple(tiles)) for number, tiles in enumerate(wanted))
        draft._step(Act.LAY, None, rack=tuple(left.elements()), carried=(), sets=sets)
        self.desk.refresh()
        self.desk.report_to_guide("new_set")
        await self.settle()

    async def close(self) -> None:
        await self.session.close()


async def finish(room: Classroom) -> list[int]:
    """To the end; returns the steps that were taken."""
    taken = [room.step]
    while not room.tutor.finished:
        await room.follow()
        taken.append(room.step)
    return taken
