"""A person at a table who tries everything: every key has an answer, every refusal a sentence, every move a name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence

from uno_tui.core.commands import Context
from uno_tui.core.contract import Event, Move, Refusal, Seat, View
from uno_tui.game_check.finding import Broken
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.speech.utterance import in_order
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.ports.picture_maker import picture_maker_of, scene_at_rest
from uno_tui.ui.ports.presenter import UNNAMED_MOVE, PresenterContext, SomePresenter
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.zones import CardKind, Zone

MOST_QUESTIONS = 10
"""How many questions may follow each other before a move is made."""


class Hands:
    """The person at the keyboard, as a game's presenter meets them.

    It has the selected card, the question that a key has asked, and the sentences that it has said.
    """

    def __init__(
        self, presenter: SomePresenter, view: View, moves: Sequence[Move], card: CardKind | None, index: int
    ) -> None:
        self.presenter, self.view, self.moves = presenter, view, moves
        self.card, self.index = card, index
        self.zone_key: Hashable = self.lying()[0][0].key
        self.question: Question | None = None
        self.said: list[str] = []

    def lying(self) -> Sequence[tuple[Zone[CardKind], Sequence[CardKind]]]:
        """Return the zones with their cards."""
        return [(zone, zone.cards) for zone in self.presenter.zones(self.view)]

    def submit(self, move: Move) -> None:
        """Do nothing."""

    def ask(self, question: Question) -> None:
        """Keep the question."""
        self.question = question

    def answer_all(self) -> None:
        """Give the first answer to every question. Raises Broken if there is none, or if the questions do not end."""
        for _ in range(MOST_QUESTIONS):
            question, self.question = self.question, None
            if question is None:
                return
            if not question.answers:
                raise Broken("game-check-no-answers", question=question.prompt)
            question.on_answer(question.answers[0].value)
        raise Broken("game-check-questions", most=MOST_QUESTIONS)

    def named_answer(self, answers: Sequence[object]) -> None:
        """Return None: no line was typed."""

    def on_give_up(self) -> None:
        """Do nothing."""

    def reply(self, text: str) -> None:
        """Keep what is said."""
        self.said.append(text)

    def wait_for_search(self, told: Callable[[bool], bool]) -> None:
        """End the game's search at once, so that it says what it has found so far."""
        told(True)

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Keep what is said."""
        self.said += lines

    def refresh(self, *, where: bool = False) -> None:
        """Do nothing."""

    def move_cursor(self, zone: Hashable, index: int) -> None:
        """Do nothing."""


class Person:
    """A player at a seat of a match, in one language."""

    def __init__(self, game: str, translator: Translator, names: Names, seat: Seat | None) -> None:
        context = PresenterContext(translator, names.names, seat, "normal", slips_are_free=True)
        self.game, self.seat = game, seat
        self.presenter = PRESENTERS[game](context)

    def hear(self, events: Sequence[Event], view: View, moves: Sequence[Move]) -> list[str]:
        """Return the sentences about events, as the person saw them."""
        told = self.presenter.narrator.narrate(events, view, moves)
        self.presenter.on_events(events, view)
        return [utterance.text for utterance in in_order(told)]

    def read_all(self, view: View, moves: Sequence[Move]) -> None:
        """Press every status key, read the table, and name every move. Raises Broken if something has no text."""
        presenter = self.presenter
        presenter.narrator.narrate((), view, moves)
        for command in commands_at(self.game):
            # An onlooker has no cards, so the game's own status keys are not asked of them.
            asked = command.startswith("read_") and (command in SHARED or self.seat is not None)
            if asked and not self._answer(command, view, moves):
                raise Broken("game-check-silent", command=command)
        if not all(presenter.lines(view)):
            raise Broken("game-check-silent", command="lines")
        if self.seat is None:
            return
        # Made only to see that nothing is raised.
        picture_maker_of(self.game, presenter).picture(scene_at_rest(presenter, view, moves), marks=True)
        for move in moves:
            if not move.reaction and presenter.move_made(view, move) == presenter.text(UNNAMED_MOVE):
                raise Broken("game-check-unnamed", move=repr(move))

    def _answer(self, command: str, view: View, moves: Sequence[Move]) -> str:
        """Return what a status key says; empty if the game does not know the key."""
        presenter = self.presenter
        if self.seat is not None:
            hands = self._hands(view, moves)
            if presenter.perform(command, view, hands):
                return " ".join(hands.said)
        said = presenter.answer(command, view).strip()
        # The answer of all games for a key without meaning counts as none.
        return "" if said == presenter.text("command-idle") else said

    def _hands(self, view: View, moves: Sequence[Move]) -> Hands:
        """Return the person at the keyboard with the first card selected, if they have one."""
        cards = self.presenter.cards(view)
        return Hands(self.presenter, view, moves, cards[0] if cards else None, 0 if cards else -1)

    def try_cards(self, view: View, moves: Sequence[Move]) -> None:
        """Press Enter on every card, and give the first answer to every question.

        Raises Broken if a question has no answer, or if questions do not end.
        """
        presenter = self.presenter
        presenter.narrator.narrate((), view, moves)
        # With drafts, a card is only a part of a move, and Enter need not lead to one.
        if presenter.has_drafts:
            return
        for index, card in enumerate(presenter.cards(view)):
            hands = Hands(presenter, view, moves, card, index)
            presenter.enter(view, moves, card, hands)
            hands.answer_all()
        asked = presenter.open_choice(view, moves)
        if asked:
            hands = Hands(presenter, view, moves, None, -1)
            presenter.choose(view, asked, hands)
            hands.answer_all()

    def refused(self, view: View, move: Move, refusal: Refusal) -> None:
        """Say why a move is refused. Raises Broken if the presenter has no text for it."""
        if not self.presenter.refusal(view, move, refusal).strip():
            raise Broken("game-check-refusal-silent", reason=refusal.reason)

    def handled(self, commands: Collection[str], view: View, moves: Sequence[Move]) -> Iterator[str]:
        """Yield those of the commands that do something now."""
        presenter = self.presenter
        presenter.narrator.narrate((), view, moves)
        for command in commands:
            if presenter.move_of(command, view) is not None or presenter.perform(
                command, view, self._hands(view, moves)
            ):
                yield command


def to_be_handled(game: str) -> set[str]:
    """Return the commands that only the game itself can carry out with a move, or in its own way."""
    return {
        name
        for name, command in commands_at(game).items()
        if command.context is Context.TABLE
        and not name.startswith("read_")
        and (name not in SHARED or name == "call_bluff")
    }
