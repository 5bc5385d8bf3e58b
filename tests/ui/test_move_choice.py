"""Finding out which of several moves is meant: one question after another."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Colour, card
from uno_tui.core.contract import Move
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.uno.presenter import UnoPresenter
from uno_tui.games.uno.rules.options import Rules
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.move_choice import Argument, MoveChoice
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.question import Question


class Trip(Move, frozen=True):
    """A move that needs as much to be chosen as it has words."""

    words: tuple[str, ...] = ()


class Words:
    """Asks for the words of a trip, one after the other; `sure` is asked for trips to the sea."""

    def commands_first(self, kind: str) -> bool:
        return False

    def arguments(self, move: Move) -> Sequence[Argument]:
        assert isinstance(move, Trip)
        return [(f"word-{place}", word) for place, word in enumerate(move.words)]

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        return " ".join([f"{kind}?", *(str(value) for _, value in chosen)])

    def value_text(self, kind: str, value: object) -> str:
        return {True: "Yes", False: "No"}[bool(value)] if kind == "sure" else str(value)

    def names_all(self, kind: str) -> bool:
        return False

    def confirmation(self, move: Move) -> str | None:
        assert isinstance(move, Trip)
        return "Really to the sea?" if move.words[-1:] == ("sea",) else None


class Chooser:
    """Is asked, and answers when told to."""

    def __init__(self, chooser: object, moves: Sequence[Move]) -> None:
        self.made: list[Move] = []
        self.asked: list[Question] = []
        self.given_up = 0
        choosing = MoveChoice(chooser, moves, self.made.append, self.asked.append, self._give_up)  # type: ignore[arg-type]
        choosing.go_on()

    def _give_up(self) -> None:
        self.given_up += 1

    @property
    def prompts(self) -> list[str]:
        return [question.prompt for question in self.asked]

    def answers(self) -> list[str]:
        return [answer.text for answer in self.asked[-1].answers]

    def choose(self, text: str) -> None:
        question = self.asked[-1]
        question.on_answer(next(answer.value for answer in question.answers if answer.text == text))

    def escape(self) -> None:
        self.asked[-1].on_give_up()


def trips(*words: str) -> list[Move]:
    return [Trip(tuple(each.split())) for each in words]


def test_a_move_that_needs_nothing_is_made_at_once() -> None:
    chooser = Chooser(Words(), trips(""))
    assert chooser.made == trips("")
    assert chooser.asked == []


def test_what_is_the_same_in_all_moves_is_not_asked() -> None:
    chooser = Chooser(Words(), trips("train north far", "train north near"))
    assert chooser.prompts == ["word-2? train north"]
    assert chooser.answers() == ["far", "near"]
    chooser.choose("near")
    assert chooser.made == trips("train north near")


def test_one_question_after_another_until_one_move_is_left() -> None:
    chooser = Chooser(Words(), trips("train north", "train south", "bus north", "bus west"))
    assert chooser.answers() == ["train", "bus"]
    chooser.choose("bus")
    assert chooser.answers() == ["north", "west"]
    assert chooser.made == []
    chooser.choose("west")
    assert chooser.made == trips("bus west")


def test_escape_takes_one_step_back_and_then_gives_up() -> None:
    chooser = Chooser(Words(), trips("train north", "train south", "bus north", "bus west"))
    chooser.choose("train")
    assert chooser.answers() == ["north", "south"]
    chooser.escape()
    assert chooser.answers() == ["train", "bus"]
    assert chooser.given_up == 0
    chooser.choose("bus")
    chooser.choose("north")
    assert chooser.made == trips("bus north")
    other = Chooser(Words(), trips("train", "bus"))
    other.escape()
    assert other.given_up == 1
    assert other.made == []


def test_escape_goes_back_over_what_was_not_asked() -> None:
    chooser = Chooser(Words(), trips("train north day", "train north night", "bus west"))
    chooser.choose("train")
    assert chooser.prompts[-1] == "word-2? train north"
    chooser.escape()
    assert chooser.answers() == ["train", "bus"]


def test_what_is_asked_once_more_is_made_only_when_it_is_sure() -> None:
    chooser = Chooser(Words(), trips("bus sea", "bus north"))
    chooser.choose("sea")
    assert chooser.prompts[-1] == "Really to the sea?"
    chooser.choose("No")
    assert chooser.made == []
    assert chooser.answers() == ["sea", "north"]
    chooser.choose("sea")
    chooser.choose("Yes")
    assert chooser.made == trips("bus sea")


def test_what_was_not_asked_for_is_not_asked_once_more() -> None:
    assert Chooser(Words(), trips("bus sea")).made == trips("bus sea")


def test_a_seven_of_uno_asks_whom_to_swap_with_and_nobody_is_an_answer() -> None:
    presenter = UnoPresenter(PresenterContext(Translator("en"), ("Ana", "Ben", "Cleo"), 0, "normal", slips_are_free=True))
    presenter._view = type("View", (), {"counts": (3, 1, 5), "rules": Rules(seven_zero=True)})()
    seven = card("R7")
    chooser = Chooser(presenter, [Play(seven), Play(seven, swap=1), Play(seven, swap=2)])
    assert len(chooser.answers()) == 3
    assert "Ben" in chooser.answers()[1]
    assert "1" in chooser.answers()[1]
    chooser.choose(chooser.answers()[0])
    assert chooser.made == [Play(seven)]


def test_a_wild_of_uno_asks_for_a_colour_by_its_first_letter() -> None:
    presenter = UnoPresenter(PresenterContext(Translator("fr"), ("Ana", "Ben"), 0, "normal", slips_are_free=True))
    wild = card("W")
    chooser = Chooser(presenter, [Play(wild, colour) for colour in Colour])
    assert [answer.keys[-1] for answer in chooser.asked[-1].answers] == ["r", "j", "v", "b"]
    chooser.choose("jaune")
    assert chooser.made == [Play(wild, Colour.YELLOW)]
