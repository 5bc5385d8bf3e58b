"""Maumau in words: golden transcripts, names of cards, rules, refusals, and what nobody may hear.

Run with --write-golden after a change of message, and read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from support.hearing import Hearing
from support.transcripts import check_transcript

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.cards.french import KINDS
from uno_tui.core import options
from uno_tui.core.contract import Event
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.narrator import MaumauNarrator
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.cards import FACEUPS
from uno_tui.games.maumau.rules.due import DueKind
from uno_tui.games.maumau.rules.events import AnswerDue
from uno_tui.games.maumau.rules.options import OPTIONS
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Urgency

FOLDER = Path(__file__).parent.parent / "transcripts"
CHAINS = Path(__file__).parent.parent / "scenarios" / "maumau"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
SEATS = 3
PLACES = (0, 1, 2, None)
Told = list[tuple[list[Event], list[object]]]


def round_of(seed: int) -> Told:
    """The events of a round between bots, with the views of everybody after each move."""
    values = options.defaults(MAUMAU.options) | {"hand_size": "dealer"}
    dice = Dice(seed)
    table, events = MAUMAU.begin(values, SEATS, 2, dice)
    player = bot("maumau", Level.NORMAL)
    told: Told = [(events, [table.view(seat) for seat in PLACES])]
    while table.outcome.round is None:
        seat = table.acting()[0]
        events = table.play(seat, player.choose(table.view(seat), table.moves(seat), dice))
        told.append((events, list(map(table.view, PLACES))))
        for other in range(SEATS):
            moves = table.moves(other)
            reaction = player.react(table.view(other), moves, dice) if moves else None
            if reaction is not None:
                told.append((table.play(other, reaction.move), list(map(table.view, PLACES))))
    return told


def chains() -> Told:
    """Every answer chain of the table files, one after the other."""
    told: Told = []
    for path in sorted(CHAINS.glob("*.table")):
        referee = Referee(path.read_text(encoding="utf-8"), path.name)
        seats = len(referee.names)
        assert referee.names.names == NAMES[:seats]
        for step in referee.steps():
            if step.events:
                views = [referee.table.view(min(seat, seats - 1)) for seat in range(SEATS)]
                told.append((list(step.events), [*views, referee.table.view(None)]))
    return told


TOLD = {"round": round_of(8), "chains": chains()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_transcript(language: str, request: pytest.FixtureRequest) -> None:
    def narrator(listener: int | None, verbosity: str) -> MaumauNarrator:
        return MaumauNarrator(Translator(language), NAMES, listener, verbosity)

    told = {"": TOLD["round"], ", in all chains": TOLD["chains"]}
    write = request.config.getoption("--write-golden")
    check_transcript("maumau", narrator, NAMES, told, language=language, write=write)


def test_all_events_are_told_in_the_transcripts() -> None:
    met = {type(event) for told in TOLD.values() for events, _ in told for event in events}
    assert set(MaumauNarrator(Translator("en"), NAMES, 0, "full")._narrations) <= met


@pytest.mark.parametrize("kind", list(DueKind))
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_due_from_you_is_said_first_and_otherwise_than_to_others(kind: DueKind, language: str) -> None:
    origin = 1 if kind in (DueKind.SWAP, DueKind.GIFT, DueKind.DRAW, DueKind.KINGS) else None
    texts = set()
    for listener in PLACES:
        event = AnswerDue(kind, 0, origin, 2)
        view = TOLD["round"][0][1][0]
        (utterance,) = MaumauNarrator(Translator(language), NAMES, listener, "full").narrate([event], view)
        assert (utterance.urgency is Urgency.COSTS) == (listener == 0)
        texts.add(utterance.text)
    assert len(texts) == (3 if kind in (DueKind.SWAP, DueKind.GIFT) else 2)


@pytest.mark.parametrize("listener", PLACES)
def test_nobody_hears_of_a_cheat_before_it_is_caught(listener: int | None) -> None:
    text = """table 1
game maumau
seats Ana Ben Cleo
hand Ana 9c 9h 5s
hand Ben 2c 8d
hand Cleo 3c 8d
discard 5h
stock 6h 6c
turn Ana
"""
    told = []
    for card in ("9c", "9h"):
        referee = Referee(text)
        assert referee.problems() == []
        table = referee.table
        events = table.play(0, referee.opening.notation.read_move(["play", card], referee.names))
        narrator = MaumauNarrator(Translator("en"), NAMES, listener, "full")
        heard = narrator.narrate([event.as_seen_by(listener) for event in events], table.view(listener))
        told.append([utterance.text for utterance in heard])
    assert [line.replace("clubs", "hearts") for line in told[0]] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_form(language: str) -> None:
    translator = Translator(language, "maumau")
    for form in FORMS:
        names = [translator.card(card, form) for card in [*KINDS, *(text for text in FACEUPS if text not in KINDS)]]
        assert len(set(names)) == len(names)
        assert all("  " not in name and name == name.strip() for name in names)


@pytest.mark.parametrize(
    ("language", "card", "form", "name"),
    [
        ("en", "7h", "bare", "7 of hearts"),
        ("en", "As", "a", "an ace of spades"),
        ("en", "X=Jd>c", "bare", "Joker as jack of diamonds, clubs chosen"),
        ("de", "Kc", "bare", "Kreuz-König"),
        ("de", "Jh", "the", "den Herz-Buben"),
        ("de", "Jh", "on", "dem Herz-Buben"),
        ("de", "Qs", "on", "der Pik-Dame"),
        ("de", "Ad", "the", "das Karo-Ass"),
        ("de", "X", "a", "einen Joker"),
        ("de", "X=7h", "the", "den Joker als Herz 7"),
        ("de", "X?K", "bare", "Joker, Wunsch König"),
        ("fr", "Qh", "a", "une dame de cœur"),
        ("fr", "As", "the", "l'as de pique"),
        ("fr", "10c", "on", "le 10 de trèfle"),
        ("fr", "Jd>s", "bare", "valet de carreau, pique demandé"),
    ],
)
def test_cards_are_inflected(language: str, card: str, form: str, name: str) -> None:
    assert Translator(language, "maumau").card(card, form) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause_once(language: str) -> None:
    lines = Translator(language, "maumau").rules("maumau")
    ids = [line.split(".")[0] for line in lines if not line.startswith("#")]
    assert ids == [f"MAU-{number}" for number in range(1, 26)]
    assert sum(line.startswith("#") for line in lines) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_refusals_have_their_texts(language: str) -> None:
    translator = Translator(language, "maumau")
    for option in OPTIONS:
        name = translator.text(f"option-{option.id}")
        assert translator.text(f"option-{option.id}", "description") not in ("", name)
    for reason in "round_over rule_off not_your_turn not_in_hand only_drawn_card must_draw_first".split():
        assert translator.has(f"refused-{reason}")
    for reason in (
        "choice_open argument_missing wrong_seat wrong_count nothing_due not_as_last_card last_not_said no_match "
        "nothing_to_catch nothing_to_report no_last_duty"
    ).split():
        assert translator.has(f"maumau-refused-{reason}")
    for kind in DueKind:
        assert translator.has(f"maumau-refused-must_answer-{kind}")


BUYS = """table 1
game maumau
seats Ana Ben
hand Ana {ana}
hand Ben 3c Kc
discard 9h 4s
stock 5s 8s 2c 2d 6h 6d 9d
turn Ana
Ana play 3s buy
"""


@pytest.mark.rule("MAU-12")
@pytest.mark.parametrize("listener", [0, 1])
def test_cards_left_are_counted_with_the_one_that_is_bought(listener: int) -> None:
    told = Hearing(BUYS.format(ana="3s Kd"), listener).told[-1]
    assert not any("One card left" in each for each in told), told
    bought_nothing = Hearing(BUYS.format(ana="3s Kd").replace(" buy", ""), listener).told[-1]
    assert any("One card left" in each for each in bought_nothing), bought_nothing


@pytest.mark.rule("MAU-12")
def test_a_card_that_was_not_a_cheat_fitted_on_the_one_bought_with_it() -> None:
    moves = BUYS.format(ana="3s Kd").replace("9h 4s", "3c 4s").replace("hand Ben 3c", "hand Ben 4c") + "? Ben catch : card_fits\n"
    hearing = Hearing(moves.replace("seats", "options cheating=on\nseats"), 1)
    assert "Wrong: the 3 of spades matches: by its suit." in " ".join(hearing.told[-1])
