"""The workbench of UNO Rummy by keys: any keys at all leave the table as it is, and what is finished is legal."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from uno_tui.core.contract import Move
from uno_tui.games.rummy.presenter.presenter import RummyPresenter
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.question import Question

KEYS = "new_set take_back forward_again split join read_draft finish stop".split()


class Builder:
    """Someone at the workbench, who answers questions by lot, or with `answers`."""

    def __init__(self, presenter: RummyPresenter, table: RummyTable, rng: random.Random) -> None:
        self.presenter, self.table, self.rng = presenter, table, rng
        self.zone_key: object = "rack"
        self.index = 0
        self.said: list[str] = []
        self.submitted: list[Move] = []
        self.answers: list[str] = []

    @property
    def view(self):  # type: ignore[no-untyped-def]
        return self.table.view(0)

    @property
    def zone(self):  # type: ignore[no-untyped-def]
        zones = self.presenter.zones(self.view)
        return next((zone for zone in zones if zone.key == self.zone_key), zones[0])

    @property
    def card(self):  # type: ignore[no-untyped-def]
        cards = list(self.zone.cards)
        return cards[min(self.index, len(cards) - 1)] if cards else None

    def submit(self, move: Move) -> None:
        self.submitted.append(move)

    def ask(self, question: Question) -> None:
        if self.answers:
            wanted = self.answers.pop(0)
            answer = next(each for each in question.answers if each.text.startswith(wanted))
            question.on_answer(answer.value)
        elif self.rng.random() < 0.1:
            question.on_give_up()
        else:
            question.on_answer(self.rng.choice(question.answers).value)

    def named_answer(self, answers: Sequence[object]) -> None: ...

    def on_give_up(self) -> None:
        self.said.append("given up")

    def reply(self, text: str) -> None:
        assert text
        self.said.append(text)

    def refresh(self, *, where: bool = False) -> None: ...

    def read(self, title: str, lines: list[str]) -> None:
        self.said.append(" ".join(lines))

    def move_cursor(self, zone: object, index: int) -> None:
        self.zone_key, self.index = zone, index

    def go(self, title: str, tile: str) -> None:
        """To a tile of a zone, by their words."""
        zone = next(zone for zone in self.presenter.zones(self.view) if title.casefold() in zone.title.casefold())
        names = [self.presenter.card_name(card) for card in zone.cards]
        self.zone_key, self.index = zone.key, names.index(tile)

    def enter(self) -> None:
        self.presenter.enter(self.view, [], self.card, self)

    def press(self, command: str) -> None:
        assert self.presenter.perform(command, self.view, self) or command == "stop"


POSITION = """table 1
game rummy
seats Ana Ben
rack Ana R7 G4 J B9 Y1 B2 B3
rack Ben B1 B2
onto [R4 R5 R6] [Y9 G9 R9] [B10 B11 B12]
stock Y1 Y2
turn Ana
"""


def builder(language: str = "en", seed: int = 1, position: str = POSITION) -> Builder:
    referee = Referee(position)
    assert referee.problems() == []
    presenter = RummyPresenter(PresenterContext(Translator(language), ("Ana", "Ben"), 0, "normal", True))
    return Builder(presenter, referee.table, random.Random(seed))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(12))
def test_any_keys_leave_the_table_as_it_is(language: str, seed: int) -> None:
    player = builder(language, seed)
    before = player.view
    for _ in range(80):
        zones = player.presenter.zones(player.view)
        player.zone_key = player.rng.choice(zones).key
        player.index = player.rng.randrange(max(1, len(player.zone.cards)))
        if player.rng.random() < 0.6 and player.card is not None:
            player.enter()
        else:
            player.press(player.rng.choice(KEYS))
        assert all(player.presenter.lines(player.view))
        assert player.view == before
    for move in player.submitted:
        refusal = player.table.refusal(0, move)
        assert isinstance(move, Lay)
        if refusal is not None:
            assert player.presenter.refusal(player.view, move, refusal)


def test_a_tile_that_fits_one_set_goes_there_at_once() -> None:
    player = builder()
    player.go("Rack", "Red 7")
    player.enter()
    assert player.said == ["Red run 4 to 7."]
    player.press("finish")
    assert player.table.refusal(0, player.submitted[0]) is None


def test_a_tile_is_found_only_where_it_can_be_laid() -> None:
    player = builder(position=POSITION.replace("[R4 R5 R6]", "[R8]"))
    found = [card.text for card in player.zone.cards if player.presenter.playable(player.view, [], card)]
    assert found == ["R7", "J", "B9", "B2", "B3"]
    assert player.presenter.playable_note(player.view, player.zone.cards[0]) == "with blue 9, only by rearranging"
    player.go("Rack", "Red 7")
    player.enter()
    assert "Red 7" not in [player.presenter.card_name(card) for card in player.zone.cards]


def test_a_joker_asks_for_the_set_and_then_for_the_tile() -> None:
    player = builder()
    player.answers = ["Red run 4 to 6", "Red 3"]
    player.go("Rack", "Joker")
    player.enter()
    assert player.said[-1] == "Red run 3 to 6, Joker as 3."


def test_a_tile_is_carried_from_one_set_to_another() -> None:
    player = builder()
    player.answers = ["Blue run 10 to 12"]
    player.go("Rack", "Blue 9")
    player.enter()
    assert player.said[-1] == "Blue run 9 to 12."
    player.go("Blue run", "Blue 9")
    player.enter()
    assert player.said[-1].startswith("Taken: blue 9.")
    player.go("Group of nines", "Red 9")
    player.enter()
    assert player.said[-1].startswith("Group of nines")
    player.press("read_draft")
    assert player.said[-1].startswith("1 of at most 4 from your rack: blue 9.")
    assert player.said[-1].endswith("F to finish.")


def test_what_is_wrong_is_said_and_escape_gives_up() -> None:
    player = builder()
    player.go("Rack", "Yellow 1")
    player.press("new_set")
    player.press("read_draft")
    assert "Yellow 1" in player.said[-1] or "yellow 1" in player.said[-1]
    assert "F to finish." not in player.said[-1]
    player.press("finish")
    refusal = player.table.refusal(0, player.submitted[-1])
    assert refusal is not None
    assert refusal.reason == "invalid_set"
    assert player.presenter.busy
    player.press("stop")
    assert not player.presenter.busy
    assert player.said[-1] == "Draft cancelled. Backspace restores it."
    player.press("take_back")
    assert player.said[-1] == "Your draft is back."
    assert player.presenter.busy


def test_steps_are_taken_back_and_done_again() -> None:
    player = builder()
    player.go("Rack", "Red 7")
    player.enter()
    player.press("take_back")
    player.press("take_back")
    assert not player.presenter.busy
    player.press("forward_again")
    player.press("forward_again")
    player.press("read_draft")
    assert "red 7" in player.said[-1]
    player.press("forward_again")
    assert player.said[-1] == "Nothing to redo."


def test_a_hint_is_steps_to_follow() -> None:
    player = builder()
    player.press("plan")
    assert player.said[-1] == (
        "Play red 7 on the run red 4 to 6. Start a new set with Joker as blue 1. Play blue 2 on the single Joker as blue 1. "
        "Play blue 3 on the tiles Joker as blue 1, blue 2. F to finish."
    )


@pytest.mark.rule("RUM-8")
def test_it_is_not_said_that_nothing_can_be_laid_where_drawing_is_refused() -> None:
    hard = """table 1
game rummy
seats Ana Ben Cleo
rack Ana G5
rack Ben Y5 R5
rack Cleo Y5 R5
onto [J=R1 R2 R3 R4] [Y1 Y2 Y3] [G1 G2 G3] [J=B1 B2 B3 B4] [R1 J=Y1 B1] [R1 G1 B1]
stock R3 R4 G4
turn Ana
"""
    player = builder(position=hard)
    assert player.presenter.nothing_playable(player.view) == (
        "No single tile is playable, but several together are: H shows how."
    )
