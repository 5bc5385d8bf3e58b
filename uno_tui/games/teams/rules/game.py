"""UNO Teams as a game that can be set up."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Card
from uno_tui.core.common import CommonGame
from uno_tui.core.contract import Chance, View
from uno_tui.games.family.rules.guessing import bring_to_hand, remove_seen, seat_mask
from uno_tui.games.family.rules.state import SAID, UNSAID
from uno_tui.games.teams.rules.cards import card
from uno_tui.games.teams.rules.events import EVENTS
from uno_tui.games.teams.rules.options import OPTIONS, Rules
from uno_tui.games.teams.rules.scoring import of_teams
from uno_tui.games.teams.rules.table import TeamsTable
from uno_tui.games.teams.rules.view import TeamsView


class _Teams(CommonGame[TeamsTable]):
    """The `Game` of UNO Teams: 4, 6 or 8 players, partners opposite."""

    id = "teams"
    options = OPTIONS
    players = range(4, 9, 2)
    rules_type = Rules
    table_type = TeamsTable
    view_type = TeamsView
    event_types = EVENTS
    card_types = {Card: card}

    def first_scores(self, scores: Sequence[int]) -> list[int]:
        """Partners have the same points. Raises ValueError if they have not."""
        return of_teams(scores)

    def imagine(self, view: View, chance: Chance) -> TeamsTable:
        """A table on which everything hidden from the viewer is dealt anew, consistent with the view."""
        assert isinstance(view, TeamsView)  # noqa: S101 - the caller mixes up games otherwise
        table = TeamsTable(view.rules, len(view.counts), view.dealer, chance)
        order = chance.shuffle(remove_seen(table.pack, (*view.hand, *view.discard)))
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                table.hands[seat] = list(view.hand)
            else:
                table.hands[seat] = order[:count]
                del order[:count]
        table.stock = order[: view.stock]
        table.discard = list(view.discard[:-1])
        table.put_on_top(view.top, view.colour)
        table.direction = view.direction
        table.turn = view.turn
        table.round = view.round
        table.scores = list(view.scores)
        table.debt = view.debt
        table.debt_rank = view.debt_rank
        table.said = SAID if view.said else UNSAID
        table.owes = seat_mask(view.owes)
        table.out = list(view.out) if view.outcome.round is None else []
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        _guess_choice(table, view)
        _guess_what_fits(table, view)
        return table


def _guess_choice(table: TeamsTable, view: TeamsView) -> None:
    """Cards that others have chosen and that have not moved yet can be any of theirs."""
    table.choice = view.choice
    table.asked = seat_mask(view.asked)
    table.then = view.then
    for seat in view.waiting:
        mine = view.chosen if seat == view.seat else None
        table.chosen[seat] = table.hands[seat][0] if mine is None else mine


def _guess_what_fits(table: TeamsTable, view: TeamsView) -> None:
    """Somebody else's drawn card can be any that could be laid, and a called partner holds one that can."""
    table.called = view.called
    table.drawn = view.drawn
    if view.turn == view.seat or not (view.drawing or view.called):
        return
    fitting = bring_to_hand(table, view.turn, view.seat, table.fits)
    if view.drawing:
        table.drawn = fitting


TEAMS = _Teams()
