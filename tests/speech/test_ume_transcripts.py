"""Golden transcripts of Umé, and sentences that no seeded round is sure to bring.

Run with --write-golden after a change of message, and read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from support.transcripts import check_transcript

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.cards.coloured import card
from uno_tui.core import options
from uno_tui.core.contract import Event, Refusal, TurnBegan
from uno_tui.core.dice import Dice
from uno_tui.games.ume.narrator import UmeNarrator
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.moves import CLAIM, DRAW, Put, Take
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS as NOTATIONS
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Urgency, in_order

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ana", "Ben", "Cleo")
TABLES = {
    "plain": (),
    "house": ("shields=on", "draw_again=on", "claim=call", "rounds_mode=points", "rounds=2"),
}
SEEDS = {"plain": 34, "house": 46}


def match_of(rules: tuple[str, ...], seed: int) -> list[tuple[list[Event], list[object]]]:
    """The events of a match between beginners, with the views of everybody after each move."""
    values, _ = options.read(UME.options, rules)
    dice = Dice(seed)
    table, events = UME.begin(values, len(NAMES), 2, dice)
    player = bot("ume", Level.EASY)
    told = []

    def tell(events: list[Event]) -> None:
        told.append((events, [table.view(seat) for seat in (0, 1, 2, None)]))

    tell(events)
    while table.outcome.match is None:
        if table.outcome.round is not None:
            tell(table.next_round())
            continue
        if table.rules.called and dice.uniform() < 0.05:
            tell(table.play(dice.lot(range(3)), CLAIM))
            continue
        seat = table.acting()[0]
        tell(table.play(seat, player.choose(table.view(seat), table.moves(seat), dice)))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_transcript(language: str, request: pytest.FixtureRequest) -> None:
    def narrator(listener: int | None, verbosity: str) -> UmeNarrator:
        return UmeNarrator(Translator(language), NAMES, listener, verbosity)

    told = {"": match_of(TABLES["plain"], SEEDS["plain"]), ", by other rules": match_of(TABLES["house"], SEEDS["house"])}
    write = request.config.getoption("--write-golden")
    check_transcript("ume", narrator, NAMES, told, language=language, write=write)


@pytest.mark.rule("UME-8")
@pytest.mark.parametrize("listener", [0, 1, None])
def test_with_call_the_sums_are_said_once_and_then_never(listener: int | None) -> None:
    narrator = UmeNarrator(Translator("en"), NAMES, listener, "full")
    place = 3 if listener is None else listener
    rounds, sums = 0, 0
    for events, views in match_of(TABLES["house"], SEEDS["house"]):
        heard = [utterance.text for utterance in narrator.narrate(events, views[place])]
        rounds += any(type(event).__name__ == "Dealt" for event in events)
        sums += sum("sums: " in text for text in heard)
        if not any(type(event).__name__ in ("Dealt", "SequenceMade") for event in events):
            assert not any(text.endswith(tuple(f"{colour} {n}." for n in range(99) for colour in ("Red", "Blue")))
                           for text in heard)
    assert (rounds, sums) == (2, 6)


POSITION = """table 1
game ume
options shields=on claim=call draw_again=on
seats Ana Ben Cleo
base Ana R5 G7 B2
base Ben R7 R8 RS G2 G9
base Cleo R1
stock {stock}
turn Ana
{moves}
"""


def at(stock: str, *moves: str) -> tuple[Referee, list[Event]]:
    """A table after some moves, and what the last one brought about."""
    referee = Referee(POSITION.format(stock=stock, moves="\n".join(moves)))
    events: list[Event] = []
    for step in referee.steps():
        assert step.problem is None, step.problem
        events = list(step.events)
    return referee, events


def heard(language: str, listener: int | None, stock: str, *moves: str, verbosity: str = "normal") -> list[str]:
    referee, events = at(stock, *moves)
    narrator = UmeNarrator(Translator(language), NAMES, listener, verbosity)
    events = [event for event in events if not isinstance(event, TurnBegan)]
    return [utterance.text for utterance in in_order(narrator.narrate(events, referee.table.view(listener)))]


@pytest.mark.parametrize(
    ("listener", "stock", "moves", "texts"),
    [
        (0, "RR", ["Ana draw"], ["You draw red Reverse.", "Take a card or give one: red."]),
        (0, "W+4", ["Ana draw"], ["You draw Wild Draw Four.", "Discard one card of each colour."]),
        (0, "Y+2", ["Ana draw"], ["You draw yellow Draw Two.", "It has no effect now.", "Draw again, or pass."]),
        (1, "RR", ["Ana draw", "Ana take R7 Ben"], ["Ana wants to take red 7 from you."]),
        (0, "RR", ["Ana draw", "Ana take R7 Ben"], ["Ben is asked for permission."]),
        (2, "RR", ["Ana draw", "Ana take R7 Ben"], ["Ana asks Ben for permission."]),
        (1, "RR", ["Ana draw", "Ana give R5 Ben"], ["Ana wants to give you red 5."]),
        (1, "RR", ["Ana draw", "Ana take R7 Ben", "Ben allow"], ["You allow it. Ana takes red 7 from you."]),
        (1, "RR", ["Ana draw", "Ana take R7 Ben", "Ben deny"], ["You do not allow it."]),
        (2, "RR", ["Ana draw", "Ana give R5 Cleo"], ["Ana gives you red 5."]),
        (1, "R+2", ["Ana draw", "Ana drop R5 R8@Ben"],
         ["Ana wants to discard the red 8 from your base."]),
        (1, "W", ["Ana draw", "Ana name G"], ["Ana names green. You lose the green 2 and the green 9.",
                                             "Ana discards the green 7."]),
        (2, "RS", ["Ana draw"], ["Ana draws red Shield and protects that colour."]),
        (0, "R2", ["? Ana claim : no_sequence"], ["Wrong: you have no sequence.", "You miss this turn."]),
        (1, "R2", ["? Ben claim : no_sequence"], ["Wrong: you have no sequence.", "You will miss your next turn."]),
        (0, "R2", ["? Ben claim : no_sequence"],
         ["Ben claims a sequence, but has none.", "Ben will miss the next turn."]),
    ],
)
def test_what_is_heard(listener: int, stock: str, moves: list[str], texts: list[str]) -> None:
    assert heard("en", listener, stock, *moves) == texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ana wants to discard the red 8 from your base."),
        ("de", "Ana will aus deiner Basis die rote 8 ablegen."),
        ("fr", "Ana veut défausser le 8 rouge de ta base."),
    ],
)
def test_permission_is_asked_in_every_language(language: str, text: str) -> None:
    assert heard(language, 1, "R+2", "Ana draw", "Ana drop R5 R8@Ben") == [text]


def test_what_costs_the_listener_comes_first() -> None:
    referee, events = at("RR", "Ana draw", "Ana take R7 Ben", "Ben allow")
    told = in_order(UmeNarrator(Translator("en"), NAMES, 1, "normal").narrate(events, referee.table.view(1)))
    assert told[0].urgency is Urgency.COSTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seat", "stock", "moves", "tried", "reason", "english"),
    [
        (1, "R1", [], "draw", "not_your_turn", "Not your turn. It is Ana's."),
        (0, "R1", [], "put R9", "not_in_base", "That card is not in that base."),
        (0, "R1", [], "pass", "cannot_pass", "You cannot pass: draw, or discard a card."),
        (0, "R1", [], "name R", "no_choice_open", "Nothing to choose now. Draw, or discard a card."),
        (0, "RR", ["Ana draw"], "draw", "choice_open",
         "First: Take a card or give one: red."),
        (1, "RR", ["Ana draw"], "take R5 Ana", "not_your_choice", "Waiting for Ana to choose."),
        (1, "RR", ["Ana draw", "Ana take R7 Ben"], "draw", "choice_open", "First answer Ana: do you allow it?"),
        (0, "RR", ["Ana draw", "Ana take R7 Ben"], "take R1 Cleo", "not_your_choice", "Waiting for Ben to choose."),
        (0, "RR", ["Ana draw"], "take R5 Zoe", "no_such_player",
         "There is no other player there. Choose someone else in the game."),  # codespell:ignore
        (0, "RR", ["Ana draw"], "take G2 Ben", "wrong_colour",
         "Choose a number card of the right colour: red."),
        (0, "RR", ["Ana draw", "Ana take R7 Ben", "Ben deny"], "take R7 Ben", "denied",
         "You did not get permission for that card. Choose another."),
        (0, "RR", ["Ana draw", "Ana give R5 Ben", "Ben deny"], "give R5 Ben", "denied",
         "That player does not want the card. Choose someone else."),  # codespell:ignore
        (0, "R+2", ["Ana draw"], "drop R5", "wrong_count",
         "Not the right number of cards: discard exactly 2."),
        (0, "R+2", ["Ana draw"], "drop R7@Ben R1@Cleo", "own_cards_first",
         "Use your own cards of that colour first; others' only if you have too few."),
        (0, "W+4", ["Ana draw"], "drop R5 G7 G2@Ben", "wrong_colour",
         "Choose a number card of the right colour: red, green and blue."),
    ],
)
def test_refusals_say_why_and_what_would_work(
    language: str, seat: int, stock: str, moves: list[str], tried: str, reason: str, english: str
) -> None:
    referee, _ = at(stock, *moves)
    move = NOTATIONS["ume"].read_move(tried.split(), referee.names)
    refusal = referee.table.refusal(seat, move)
    assert refusal == Refusal(reason)
    text = UmeNarrator(Translator(language), NAMES, seat, "normal").refusal(referee.table.view(seat), move, refusal)
    assert text
    assert (text == english) == (language == "en")


def test_answers_about_sums_and_missing_cards() -> None:
    table = UME.make_table(options.defaults(UME.options), 3, 2, Dice(1))
    for word in "R2 R6 G1 G2 Y4 Y9 Y2".split():
        table.gain(0, card(word))
    narrator, view = UmeNarrator(Translator("en"), NAMES, 0, "normal"), table.view(0)
    assert narrator.base(view.bases[0]) == "red 2, 6; yellow 2, 4, 9; green 1, 2"
    assert narrator.sums_of(view, 0) == "Your sums: red 8, yellow 15, green 3."
    assert narrator.near_cards(view, 0).endswith("You have one card too many: yellow 2.")
    assert narrator.effect(view, Put(card("Y2"))) == "Then red 8, yellow 13, green 3."
    assert narrator.effect(view, DRAW) == ""
    assert narrator.base(view.bases[1]) == "no cards"
    assert narrator.near_cards(view, 1) == "No single card makes a sequence."


@pytest.mark.rule("UME-8")
def test_with_call_nobody_adds_for_you() -> None:
    referee, _ = at("R1")
    view = referee.table.view(0)
    narrator = UmeNarrator(Translator("en"), NAMES, 0, "normal")
    for text in (narrator.sums_of(view, 0), narrator.near_cards(view, 1)):
        assert text == "In this game you add the sums yourself."
    assert narrator.effect(view, Put(card("R5"))) == ""
    assert narrator.effect(view, Take(card("R1"), 2)) == ""


@pytest.mark.rule("UME-13", "UME-18")
@pytest.mark.parametrize(
    ("bases", "moves", "told"),
    [
        (("Y1 Y4", "R3 B1"), ["Ana draw"], "Take a card: red."),
        (("Y1 Y4 R3", "B1"), ["Ana draw"], "Give a card: red."),
        (("RS Y1 Y4", "R3 B1 G5"), ["Ana draw"], "Take a card: red."),
        (("Y1 R3", "R5 RS"), ["Ana draw"], "Take a card or give one: red."),
        (("Y1 R3", "R5 RS"), ["Ana draw", "Ana give R3 Ben", "Ben deny"], "Take a card: red."),
    ],
)
def test_a_reverse_offers_only_what_it_allows(bases: tuple[str, str], moves: list[str], told: str) -> None:
    position = "table 1\ngame ume\noptions shields=on\nseats Ana Ben\nbase Ana {}\nbase Ben {}\nstock RR B9\nturn Ana\n"
    referee = Referee(position.format(*bases) + "\n".join(moves) + "\n")
    events = [event for step in referee.steps() for event in step.events]
    narrator = UmeNarrator(Translator("en"), NAMES, 0, "normal")
    assert narrator.narrate(events, referee.table.view(0))[-1].text == told
