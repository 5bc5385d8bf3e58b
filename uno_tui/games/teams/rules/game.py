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
from uno_tui.games.teams.rules.scoring import merge_team_scores
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
        """Return the scores of both partners of each team. Raises ValueError if partners' scores differ."""
        return merge_team_scores(scores)

    def imagine(self, view: View, chance: Chance) -> TeamsTable:
        """Return a table that is consistent with the view; all that is hidden from the viewer is dealt again."""
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
    """Choose any card for players who have chosen one that has not moved yet."""
    table.choice = view.choice
    table.asked = seat_mask(view.asked)
    table.then = view.then
    for seat in view.waiting:
        mine = view.chosen if seat == view.seat else None
        table.chosen[seat] = table.hands[seat][0] if mine is None else mine


def _guess_what_fits(table: TeamsTable, view: TeamsView) -> None:
    """Give another player a drawn card that could be laid, and a called partner a card that can."""
    table.called = view.called
    table.drawn = view.drawn
    if view.turn == view.seat or not (view.drawing or view.called):
        return
    fitting = bring_to_hand(table, view.turn, view.seat, table.fits)
    if view.drawing:
        table.drawn = fitting


TEAMS = _Teams()
