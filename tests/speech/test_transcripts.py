"""Golden transcript of UNO: a seeded round, and the sentences of house rules and verbosities, in every language.

Run with --write-golden after a change of texts, and read the difference before committing it.
"""

from __future__ import annotations

from functools import cache

import pytest
from support.transcripts import Transcript

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.contract import Event, Move
from uno_tui.core.dice import Dice
from uno_tui.core.events import Drew, HandsSwapped
from uno_tui.games.family.rules.events import Cause, Played, PlayKind
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.uno.narrator import UnoNarrator
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.events import Called, HandsPassed, RaceLost
from uno_tui.games.uno.rules.moves import Challenge
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator

NAMES = ("Ana", "Ben", "Cleo")
TABLES = {
    "plain": (),
    "house": tuple(f"{option.id}=on" for option in UNO.options if option.house_rule),
}


def round_of(rules: tuple[str, ...], seed: int) -> list[tuple[list[Event], object]]:
    """The events of a round between bots, with the views of everybody after each move."""
    values, _ = options.read(UNO.options, rules)
    dice = Dice(seed)
    table, events = UNO.begin(values, len(NAMES), 2, dice)
    player = bot("uno", Level.NORMAL)
    told = [(events, [table.view(seat) for seat in (0, 1, 2, None)])]
    while table.outcome.round is None:
        seat = table.acting()[0]
        moves = table.moves(seat)
        move = player.choose(table.view(seat), moves, dice)
        if any(isinstance(each, Challenge) for each in moves) and dice.uniform() < 0.5:
            move = next(each for each in moves if isinstance(each, Challenge))
        told.append((table.play(seat, move), [table.view(each) for each in (0, 1, 2, None)]))
        for other in range(len(NAMES)):
            wanted = SAY_UNO if dice.uniform() < 0.6 else REPORT
            if wanted in table.moves(other) and (wanted is REPORT or other in table.view(other).owes):
                told.append((table.play(other, wanted), [table.view(each) for each in (0, 1, 2, None)]))
    return told


LISTENERS = ((0, 0), (3, None))
"""A player and an onlooker, with the place of their views."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_transcript(language: str, request: pytest.FixtureRequest) -> None:
    golden = Transcript()
    plain, house = round_of(TABLES["plain"], 11), round_of(TABLES["house"], 23)

    def narrator(listener: int | None, verbosity: str = "normal") -> UnoNarrator:
        return UnoNarrator(Translator(language), NAMES, listener, verbosity)

    for place, listener in LISTENERS:
        who = "onlooker" if listener is None else NAMES[listener]
        golden.whole(who, narrator(listener), [(events, views[place]) for events, views in plain])
    golden.whole("Ben, with all house rules", narrator(1), [(events, views[1]) for events, views in house])
    for rule in sorted(SHOWS):
        for place, listener in LISTENERS:
            told = [(events, views[place]) for events, views in round_with(rule)]
            golden.others(f"also, with {rule}", narrator(listener), told)
    for verbosity in ("terse", "full"):
        for name, told in (("", plain), (", with all house rules", house)):
            for place, listener in LISTENERS:
                heard = [(events, views[place]) for events, views in told]
                golden.others(f"also, {verbosity}{name}", narrator(listener, verbosity), heard)
    golden.check(f"uno-{language}", write=request.config.getoption("--write-golden"))


@pytest.mark.parametrize("listener", [0, 1, 2, None])
def test_nobody_hears_what_others_draw(listener: int | None) -> None:
    narrator = UnoNarrator(Translator("en"), NAMES, listener, "full")
    for events, views in round_of(TABLES["house"], seed=23):
        place = 3 if listener is None else listener
        whole = narrator.narrate([event.as_seen_by(listener) for event in events], views[place])
        for utterance in whole:
            if "draws" in utterance.text:
                assert not any(colour in utterance.text for colour in ("red", "yellow", "green", "blue", "Wild"))


SHOWS = {
    "response": lambda event: isinstance(event, Played) and event.how is PlayKind.ANSWER,
    "sequences": lambda event: isinstance(event, Played) and event.how is PlayKind.SEQUENCE,
    "intercept": lambda event: isinstance(event, Played) and event.how is PlayKind.INTERCEPTION,
    "super_intercept": lambda event: isinstance(event, Played) and event.how is PlayKind.INTERCEPTION,
    "bluff": lambda event: isinstance(event, Called),
    "skip_after_draw": lambda event: isinstance(event, Drew) and event.cause is Cause.DEBT,
    "seven_zero": lambda event: isinstance(event, HandsPassed | HandsSwapped),
    "buzzer": lambda event: isinstance(event, RaceLost),
    "advanced_response": lambda event: isinstance(event, Played) and event.how is PlayKind.ANSWER and not event.card.draws,
}
"""For each house rule, an event that only it brings about (a debt is drawn without it too, but then the turn goes on)."""


def test_every_house_rule_shows_what_it_makes_the_game_say() -> None:
    assert [each.id for each in UNO.options if each.house_rule and each.id not in SHOWS] == []


@cache
def round_with(rule: str) -> list[tuple[list[Event], list[object]]]:
    """The first seeded round between bots in which the rule shows; reactions happen in the order of seats."""
    values, _ = options.read(UNO.options, [f"{rule}=on"])
    for seed in range(200):
        told = _play_round(values, seed)
        if any(SHOWS[rule](event) for events, _ in told for event in events):
            return told
    raise AssertionError(f"{rule} never shows")


def _play_round(values: dict[str, options.Value], seed: int) -> list[tuple[list[Event], list[object]]]:
    dice = Dice(seed)
    table, events = UNO.begin(values, len(NAMES), 2, dice)
    players = [bot("uno", Level.NORMAL) for _ in NAMES]
    told = [(events, [table.view(seat) for seat in (0, 1, 2, None)])]

    def act(seat: int, move: Move) -> None:
        told.append((table.play(seat, move), [table.view(each) for each in (0, 1, 2, None)]))

    while table.outcome.round is None:
        for seat, player in enumerate(players):
            moves = table.moves(seat)
            reaction = player.react(table.view(seat), moves, dice) if moves else None
            if reaction is not None and table.refusal(seat, reaction.move) is None:
                act(seat, reaction.move)
        acting = [seat for seat in table.acting() if table.moves(seat)]
        if acting:
            seat = acting[0]
            act(seat, players[seat].choose(table.view(seat), table.moves(seat), dice))
    return told
