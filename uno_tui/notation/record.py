"""The record of a match: its lines as it is played, and the position that it has reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.core import options
from uno_tui.core.contract import Event, Failed, LotDrawn, Move, Seat, Shuffled, Table
from uno_tui.core.options import Value
from uno_tui.notation.game_notation import Daily, GameNotation
from uno_tui.notation.header import Opening
from uno_tui.notation.lines import VERSION, Names


def chance_lines(events: Iterable[Event], names: Names) -> list[str]:
    """Return the `~` lines of the chance results among the events, in order."""
    lines = []
    for event in events:
        if isinstance(event, Shuffled):
            lines.append(" ".join(["~ stock", *map(str, event.cards)]))
        elif isinstance(event, LotDrawn):
            lines.append(f"~ lot {names[event.seat]}")
    return lines


def opening_lines(notation: GameNotation[Table], values: dict[str, Value], names: Names) -> list[str]:
    """Return the first lines of a record: the version, the game, its options, and the seats."""
    lines = [f"table {VERSION}", f"game {notation.game.id}"]
    changed = options.write_changed(notation.game.options, values)
    if changed:
        lines.append("options " + " ".join(changed))
    return [*lines, "seats " + " ".join(names.names)]


class Record:
    """The lines of a match, from its first deal."""

    def __init__(
        self,
        notation: GameNotation[Table],
        values: dict[str, Value],
        names: Names,
        dealer: Seat,
        events: Sequence[Event],
        daily: Daily | None = None,
    ) -> None:
        """Begin a record with the first deal, whose events are given; `daily` if it is the deal of a day."""
        self.notation = notation
        self.values = values
        self.names = names
        self.daily = daily
        self.lines = opening_lines(notation, values, names)
        if daily is not None:
            self.lines.append(f"daily {daily.day} {daily.version}")
        self.lines.append(f"dealer {names[dealer]}")
        self.lines += chance_lines(events, names)
        # The newest position that could be written, and the number of lines before it.
        self._position: tuple[list[str], int] | None = None

    @classmethod
    def from_opening(cls, opening: Opening) -> Record:
        """Return a record that begins as a table file does. If that file deals, the caller adds the chance results."""
        header, names = opening.header, opening.header.names
        dealer = len(names) - 1 if header.dealer is None else header.dealer
        # A seed is left out: the record has the results that follow from it.
        record = cls(opening.notation, header.values, names, dealer, ())
        if header.scores is not None:
            scores = (f"{names[seat]} {score}" for seat, score in enumerate(header.scores))
            record.lines.append(f"scores {' '.join(scores)}")
        if header.round != 1:
            record.lines.append(f"round {header.round}")
        record.lines += [line.text for line in opening.position]
        return record

    def move(self, seat: Seat, move: Move, events: Sequence[Event]) -> list[str]:
        """Write down an accepted move. Return the lines that it adds."""
        text = f"{self.names[seat]} {self.notation.write_move(move, self.names)}"
        reason = next((event.reason for event in events if isinstance(event, Failed)), None)
        # A failed attempt is written as the expectation that it fails, so that a check of the record holds.
        added = [text if reason is None else f"? {text} : {reason}", *chance_lines(events, self.names)]
        self.lines += added
        return added

    def next_round(self, events: Sequence[Event]) -> list[str]:
        """Write down the next deal. Return the lines that it adds."""
        added = ["round", *chance_lines(events, self.names)]
        self.lines += added
        return added

    def go_back(self, lines: Sequence[str]) -> None:
        """Drop everything after these lines, with which the record begins."""
        self.lines = list(lines)
        self._position = None

    def remember(self, table: Table) -> None:
        """Keep this moment as the position to quote, if a position can express it."""
        position = self.notation.write_position(table, self.names)
        if position is not None:
            self._position = (position, len(self.lines))

    def quote(self) -> list[str]:
        """Return the last position that was kept, and the moves since then; the whole record if none was kept."""
        if self._position is None:
            return self.lines
        position, since = self._position
        return [*opening_lines(self.notation, self.values, self.names), *position, *self.lines[since:]]
