"""Random matches of UNO over all house rules."""

from __future__ import annotations

import random
from collections import Counter

from games.promises import a_copy_is_apart, a_guess_fits, a_refused_move_changes_nothing

from uno_tui.cards.coloured import KINDS
from uno_tui.core import options
from uno_tui.core.contract import Event, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

HOUSE_RULES = [option.id for option in UNO.options if option.house_rule]


NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")


JUNK = [*(Play(card) for card in KINDS.values()), DRAW, PASS, SAY_UNO, REPORT, CHALLENGE, BUZZ]


def all_cards(table: UnoTable) -> Counter[object]:
    return Counter([*table.stock, *table.discard, *(card for hand in table.hands for card in hand)])


class RandomMatch:
    """One random match, looked at from all sides."""

    def __init__(self, seed: int, seats: int, rules: frozenset[str], end: str) -> None:
        self.rng = random.Random(seed)
        values = options.defaults(UNO.options)
        for rule in sorted(rules):
            options.switch(UNO.options, values, rule, True)
        values |= {"match_end": end, "rounds": 2, "limit": 120}
        self.names = Names(NAMES[:seats])
        self.table, events = UNO.begin(values, seats, seats - 1, Dice(seed))
        self.record = Record(NOTATIONS["uno"], values, self.names, seats - 1, events)
        self.moves_made = 0

    def play(self) -> None:
        while self.table.outcome.match is None:
            if self.table.outcome.round is not None:
                self.record.next_round(self.table.next_round())
            self.step()

    def step(self) -> None:
        table, rng = self.table, self.rng
        acting = table.acting()
        assert acting, "the round goes on, but nobody can act"
        for seat in acting:
            assert table.moves(seat), f"stuck: {self.record.lines[-5:]}"
        seat = rng.choice(acting) if rng.random() < 0.7 else rng.randrange(table.seats)
        moves = table.moves(seat)
        if moves:
            move = rng.choice(moves)
            assert table.refusal(seat, move) is None
            self.look_around(seat)
            events = table.play(seat, move)
            self.after(events)
            self.record.move(seat, move, events)
            self.record.remember(table)

    def look_around(self, seat: int) -> None:
        if self.rng.random() < 0.1:
            self.refusals_change_nothing()
        if self.rng.random() < 0.03:
            a_copy_is_apart(self.table, seat)
        if self.rng.random() < 0.03:
            self.guesses_fit(self.rng.randrange(self.table.seats))
        if self.rng.random() < 0.03:
            quoted = Referee("\n".join(self.record.quote()))
            assert quoted.problems() == []
            assert quoted.table.moves(seat) == self.table.moves(seat)

    def refusals_change_nothing(self) -> None:
        seat, move = self.rng.randrange(self.table.seats), self.rng.choice(JUNK)
        a_refused_move_changes_nothing(self.table, seat, move, REASONS)

    def guesses_fit(self, seat: int) -> None:
        view = self.table.view(seat)
        guess = UNO.imagine(view, Dice(self.moves_made))
        a_guess_fits(guess, self.table, seat)
        assert all_cards(guess) == all_cards(self.table)

    def after(self, events: list[Event]) -> None:
        self.moves_made += 1
        assert self.moves_made < 30_000, "this match does not end"
        remembered = (self.table.how, self.table.layable)
        self.table.update_layable()
        assert remembered == (self.table.how, self.table.layable)
        self.what_was_seen_is_true()
        assert all_cards(self.table) == Counter(self.table.pack)
        for event in events:
            if isinstance(event, RoundEnded):
                assert sum(event.points) == sum(
                    sum(card.points for card in hand)
                    for seat, hand in enumerate(self.table.hands)
                    if seat not in event.winners
                )


    def what_was_seen_is_true(self) -> None:
        """Who was seen failing to serve a colour holds neither it nor a wild, but for a card just drawn."""
        table = self.table
        for seat, colour in enumerate(table.short):
            hand = table.hands[seat][:-1] if seat == table.turn and table.drawn is not None else table.hands[seat]
            assert colour is None or all(card.colour not in (colour, None) for card in hand)


REASONS = frozenset(
    """round_over rule_off choice_open no_buzzer already_buzzed not_your_turn not_in_hand colour_missing no_such_player
    must_answer_debt only_drawn_card already_drawn must_draw_first cannot_draw no_bluff_to_call not_interceptable
    too_late no_match nothing_to_report no_uno_duty""".split()
)
