"""Every game at the table: every status key answers, every refusal has its sentence, every move can be chosen."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from support.examples import times
from support.presenters_of import NAMES, rules_of

from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Table
from uno_tui.core.dice import Dice
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.presenter import GamePresenter, PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.ports.question import Question

STEPS = times(160)


class Chooser:
    """A person who answers every question by lot."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.submitted: list[Move] = []
        self.said: list[str] = []
        self.card: object = None
        self.zone_key: object = None

    def submit(self, move: Move) -> None:
        self.submitted.append(move)

    def ask(self, question: Question) -> None:
        assert question.prompt
        assert len({answer.text for answer in question.answers}) == len(question.answers) > 1
        question.on_answer(self.rng.choice(question.answers).value)

    def named_answer(self, answers: Sequence[object]) -> None: ...

    def on_give_up(self) -> None:
        self.said.append("given up")

    def reply(self, text: str) -> None:
        assert text
        self.said.append(text)

    def refresh(self, *, where: bool = False) -> None: ...


def faces(game: str, language: str) -> list[GamePresenter]:
    return [PRESENTERS[game](PresenterContext(Translator(language), NAMES, seat, "normal", True)) for seat in range(4)]


def look_at(presenter: GamePresenter, table: Table, rng: random.Random) -> None:
    """Everything a person can ask for."""
    view, moves = table.view(presenter.seat), table.moves(presenter.seat or 0)
    assert all(presenter.lines(view))
    for name in commands_at(presenter.game):
        if name.startswith("read_") and name not in ("read_effect", "read_draft"):
            assert presenter.answer(name, view), name
    if not any(presenter.playable(view, moves, card) for card in presenter.zones(view)[0].cards):
        told, space = presenter.nothing_playable(view), type(presenter.space_move(view, moves)).__name__
        assert told
        assert space == {presenter.text("no-playable"): "Draw", presenter.text("no-playable-pass"): "Pass"}.get(told, space)
    assert ";" not in presenter.read_rules(view)
    for zone in presenter.zones(view):
        assert zone.title
        for card in zone.cards:
            assert presenter.card_name(card)
            assert presenter.symbol(card)
            assert presenter.points(card) >= 0
            presenter.playable(view, moves, card)
        for sorting in (Sorting.COLOUR, Sorting.NUMBER):
            sorted(zone.cards, key=lambda card: presenter.sort_key(card, sorting))


def try_what_others_may(presenter: GamePresenter, table: Table, rng: random.Random) -> None:
    """Moves of anybody, tried by this person: each refusal has its sentence."""
    seat = presenter.seat or 0
    others = [move for other in range(4) for move in table.moves(other)]
    tried = rng.sample(others, min(6, len(others)))
    tried += [presenter.space_move(table.view(seat), table.moves(seat)), *presenter.speak_up(table.view(seat), table.moves(seat))]
    tried += [move for name in ("call_bluff", "buzzer") if (move := presenter.move_of(name, table.view(seat)))]
    for card in list(presenter.zones(table.view(seat))[0].cards)[:2]:
        tried.append(presenter.attempt(table.view(seat), table.moves(seat), card))
    for move in tried:
        refusal = table.refusal(seat, move)
        if refusal is not None:
            assert presenter.refusal(table.view(seat), move, refusal)


def choose_by_keys(presenter: GamePresenter, table: Table, rng: random.Random) -> None:
    """Enter on every card, and the questions that the game puts, end in a move that is legal."""
    seat = presenter.seat or 0
    view, moves = table.view(seat), table.moves(seat)
    asked = presenter.open_choice(view, moves)
    person = Chooser(rng)
    if asked:
        presenter.choose(view, asked, person)
        assert len(person.submitted) == 1 or person.said
        assert all(move in asked for move in person.submitted)
        return
    for card in dict.fromkeys(presenter.zones(view)[0].cards):
        if presenter.game == "rummy":
            break  # Enter builds a draft there: see test_workbench
        person = Chooser(rng)
        person.zone_key = presenter.zones(view)[0].key
        presenter.enter(view, moves, card, person)
        if presenter.moves_with(moves, card) and not person.said:
            assert table.refusal(seat, person.submitted[0]) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(PRESENTERS))
@pytest.mark.parametrize("switches", [None, True, False])
def test_everything_can_be_asked_and_chosen(game: str, language: str, switches: bool | None) -> None:
    rng = random.Random(f"{game} {language}")
    people = faces(game, language)
    table, _ = GAMES[game].begin(rules_of(game, switches), 4, 3, Dice(11))
    for _ in range(STEPS):
        if table.outcome.match is not None:
            break
        if table.outcome.round is not None:
            table.next_round()
            continue
        presenter = people[rng.randrange(4)]
        look_at(presenter, table, rng)
        try_what_others_may(presenter, table, rng)
        choose_by_keys(presenter, table, rng)
        seat = rng.choice(table.acting())
        table.play(seat, rng.choice(table.moves(seat)))
    look_at(people[0], table, rng)
