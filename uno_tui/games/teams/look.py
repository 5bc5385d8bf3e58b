"""UNO Teams as it is drawn: partners stand in one box."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.app.board.picture import Ranked, Seated
from uno_tui.games.contract import Seat
from uno_tui.games.family.look import BasicLook
from uno_tui.games.teams.rules.view import TeamsView


class TeamsLook(BasicLook[TeamsView]):
    """The `Look` of UNO Teams."""

    def boxes(self, view: TeamsView) -> tuple[tuple[Seated, ...], ...]:
        """A box for every team."""
        half = len(view.counts) // 2
        return tuple((self.seated(view, seat), self.seated(view, seat + half)) for seat in range(half))

    def points(self, view: TeamsView, seat: Seat) -> int:
        """What their team has."""
        return view.scores[seat % len(view.scores)]

    def ranking(self, view: TeamsView, winners: Sequence[Seat]) -> list[Ranked]:
        """The teams, the best first."""
        half = len(view.counts) // 2
        teams = sorted(range(half), key=lambda team: -self.points(view, team))
        first, second = self.face.names[:half], self.face.names[half:]
        return [Ranked(f"{first[team]}, {second[team]}", self.points(view, team), team in winners) for team in teams]


LOOK = TeamsLook
