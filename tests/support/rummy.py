"""Someone at a table of UNO Rummy, by the keys of the desk; and drafts that anyone could have made."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import cast

from support.alone import Alone
from uno_tui.core import options
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.notation import NOTATION
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.completing import STEP, Completion, make_task
from uno_tui.games.rummy.rules.draft import Draft
from uno_tui.games.rummy.rules.solver import Solution
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.ports.question import Question
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController

POSITION = """table 1
game rummy
seats Ana Ben
rack Ana {rack}
rack Ben {ben}
onto {table}
stock Y1 Y2 Y3 Y4 Y5
turn {turn}
"""
PRESSED = {
    "Enter": "play", "Tab": "next_group", "Right": "next_card", "Home": "first_card", "Z": "next_playable",
    "shift+Z": "previous_playable", "N": "new_set", "X": "split", "J": "join", "P": "read_draft", "F": "finish",
    "H": "hint", "Backspace": "take_back", "Y": "forward_again", "Escape": "stop", "C": "read_top", "T": "read_turn",
    "E": "read_counts", "D": "read_changes", "B": "plan", "End": "last_card",
}  # fmt: skip


class Front:
    """A front end that keeps the question which is open, and the list that was opened."""

    numbers = False

    def __init__(self) -> None:
        self.question: Question | None = None
        self.opened: list[str] = []

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def withdraw_question(self) -> None: ...
    def copy(self, text: str) -> None: ...

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        return False

    def ask(self, question: Question) -> None:
        self.question = question

    def open(self, place: str) -> None:
        self.opened.append(place)


class Person:
    """Ana, at a table of UNO Rummy."""

    def __init__(
        self, rack: str, table: str, *, ben: str = "B1 B2", turn: str = "Ana", options: str = "",
        language: str = "en", drawn: str = "",
    ) -> None:  # fmt: skip
        text = POSITION.format(rack=rack, table=table, ben=ben, turn=turn) + (f"drawn Ana {drawn}\n" if drawn else "")
        referee = Referee(text.replace("seats", f"options {options}\nseats") if options else text)
        assert referee.problems() == []
        self.alone = Alone(referee.table, ("Ana", "Ben"), "rummy")
        self.said: list[str] = []
        speaker = Speaker(SilentVoice(0), None)
        speaker.observers.append(lambda news: self.said.extend(each.text for each in news))
        self.front = Front()
        self.desk = TableController(self.alone, speaker, Translator(language), Settings(), self.front)

    def press(self, *keys: str) -> str:
        """Press keys; an answer is chosen by its beginning. Returns what was said last."""
        for key in keys:
            question, self.front.question = self.front.question, None
            if question is not None:
                answer = next(each for each in question.answers if each.text.startswith(key))
                question.on_answer(answer.value)
            else:
                self.desk.perform(PRESSED[key])
        return self.said[-1]

    def go(self, zone: str, card: str) -> None:
        """To a card of a zone, as often as it takes."""
        self._until(lambda: zone.casefold() in self.desk.state.zone.title.casefold(), "Tab")
        self.desk.perform("first_card")
        self._until(lambda: self.desk.state.walk.card_text() == card, "Right")

    def _until(self, there: Callable[[], bool], key: str) -> None:
        for _ in range(40):
            if there():
                return
            self.desk.perform(PRESSED[key])
        raise AssertionError(f"never there: {self.said[-20:]}")

    def answers(self) -> list[str]:
        assert self.front.question is not None, self.said
        return [answer.text for answer in self.front.question.answers]

    def zone(self, title: str) -> list[str]:
        """The tiles of a zone in the order in which they are walked."""
        self._until(lambda: title.casefold() in self.desk.state.zone.title.casefold(), "Tab")
        return [self.desk.state.presenter.card_name(card) for card in self.desk.state.cursor.cards]

    @property
    def view(self) -> RummyView:
        return cast(RummyView, self.desk.state.view)

    def ben(self, move: str) -> None:
        """Ben moves."""
        self.alone.play(1, self.read(move))

    def read(self, move: str) -> Move:
        return NOTATION.read_move(move.split(), Names(("Ana", "Ben")))


def table_after(seed: int, moves: int) -> RummyTable:
    """A table some moves into a round."""
    rng = random.Random(seed)
    table, _ = RUMMY.begin(options.defaults(RUMMY.options), 3, 2, Dice(seed))
    for _ in range(moves):
        if table.outcome.round is not None:
            break
        table.play(table.turn, rng.choice(table.moves(table.turn)[:6]))
    return table


def step(draft: Draft, rng: random.Random) -> None:
    """Something that a player could do."""
    board = draft.board
    acts = ["undo", "redo"]
    acts += ["pick"] * 3 if board.rack and not draft.full else []
    acts += ["put", "begin", "back"] * 2 if board.carried else []
    acts += ["take", "split", "join"] if len(board.sets) > 1 else []
    act = rng.choice(acts)
    place = rng.choice(board.sets) if board.sets else None
    carried = rng.choice(board.carried) if board.carried else None
    meant = rng.choice(NUMBERED) if carried is JOKER else None
    if act == "pick":
        draft.pick_up(rng.choice(board.rack))
    elif act == "begin" and carried:
        draft.begin_set(carried, meant)
    elif act == "put" and carried and place:
        draft.put(place.id, carried, meant)
    elif act == "back" and carried:
        draft.put_back(carried)
    elif act == "take" and place:
        draft.take(place.id, rng.choice(place.tiles))
    elif act == "split" and place:
        draft.split(place.id, rng.randrange(len(place.tiles)))
    elif act == "join" and place:
        draft.join(place.id, next(each.id for each in board.sets if each is not place))
    elif act in ("undo", "redo"):
        getattr(draft, act)()


def completion(draft: Draft) -> Solution | None:
    """The best lay that the draft can become, however long that takes; None if there is none."""
    search = Completion(make_task(draft))
    while not search.progress.over:
        search.go_on(STEP)
    return search.progress.best


def drafted(seed: int, moves: int, steps: int) -> tuple[RummyTable, Draft] | None:
    """A table some moves into a round, and a draft some steps into a turn; None where the round is over by then."""
    table, rng = table_after(seed, moves), random.Random(seed)
    if table.outcome.round is not None:
        return None
    draft = Draft(table.view(table.turn))
    for _ in range(steps):
        step(draft, rng)
    return table, draft
