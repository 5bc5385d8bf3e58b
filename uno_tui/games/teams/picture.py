"""The picture of UNO Teams: partners share one box."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uno_tui.core.contract import Seat
from uno_tui.games.family.picture import FamilyPictureMaker
from uno_tui.games.teams.rules.view import TeamsView
from uno_tui.ui.ports.picture import RankingLine, SeatInfo

SEATS_OF_TWO_TEAMS = 4
"""The number of seats of two teams."""


class TeamsPictureMaker(FamilyPictureMaker[TeamsView]):
    """The `PictureMaker` of UNO Teams."""

    def boxes(self, view: TeamsView) -> tuple[tuple[SeatInfo, ...], ...]:
        """Return a box for every team."""
        half = len(view.counts) // 2
        return tuple((self.seat_info(view, seat), self.seat_info(view, seat + half)) for seat in range(half))

    def seats(self, view: TeamsView) -> tuple[SeatInfo, ...]:
        """Return all seats in playing order, the partner marked; none for onlookers and with more than two teams, which
        have boxes."""
        seats = super().seats(view)
        if len(seats) != SEATS_OF_TWO_TEAMS or self.presenter.seat is None:
            return ()
        own, left, partner, right = seats
        named = self.text("board-partner", name=partner.name)
        return own, left, msgspec.structs.replace(partner, name=named), right

    def points(self, view: TeamsView, seat: Seat) -> int:
        """Return the points of the team of `seat`."""
        return view.scores[seat % len(view.scores)]

    def ranking(self, view: TeamsView, winners: Sequence[Seat], before: Sequence[int]) -> list[RankingLine]:
        """Return the teams, the best first."""
        half = len(view.counts) // 2
        teams = sorted(range(half), key=lambda team: -self.points(view, team))
        return [
            RankingLine(
                f"{self.seat_name(team)}, {self.seat_name(team + half)}",
                self.points(view, team),
                team in winners,
                view.scores[team] - before[team] if before else None,
            )
            for team in teams
        ]

    def asks(self, view: TeamsView) -> bool:
        """Return whether this person has to do something, also for a choice in another's turn."""
        return super().asks(view) or self._must_choose(view)

    def short(self, view: TeamsView) -> str:
        """Return nothing while this person must choose something: the banner says what."""
        return "" if self._must_choose(view) else super().short(view)

    def _must_choose(self, view: TeamsView) -> bool:
        return view.choice is not None and self.presenter.seat in view.acting

    def enter_text(self, view: TeamsView) -> str:
        """Return the id of the text for Enter: a card is given to the partner, or laid."""
        return "give" if view.choice is not None else "play"


PICTURE = TeamsPictureMaker
