"""Everyone's cards and points as a table with a row for each seat; partners are together."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style

from uno_tui.app.board.arrangement import TOP_CARDS, CellSize
from uno_tui.app.board.faces import draw_large_card
from uno_tui.app.board.rows import Row, RowsWidget, fill, letter_pieces, pad, piece, width_of
from uno_tui.app.letters import fit
from uno_tui.app.themes import QUARTERS, Shades
from uno_tui.ui.ports.picture import DrawnCard, RankingLine, Result, SeatInfo
from uno_tui.ui.wrapping import cells, shorten, wrap

TURN, NEXT = "▶", "○"
BAR = "▮"
LONGEST_BAR = 24
HIGHEST = 12
"""Rows that the winner's name may take."""
HIGHEST_CARD = 9
"""Rows that the last card of a match may take beside it."""
RANKED = 16
"""Cells of a name, or of two partners' names, in a ranking."""
GAINED, TOTAL = 10, 8
"""Cells of the points of a round and of a match in a ranking, with their heads."""
NAME, FEW = 12, 7
"""Cells that a name may take in any case, and cells that are left to the bars before it takes more."""


class Seats(RowsWidget):
    """Shows the seats in their boxes."""

    def show(self, boxes: Sequence[Sequence[SeatInfo]], width: int, shades: Shades) -> None:
        """Show everyone in so many columns, with a quiet line between boxes."""
        everybody = [seated for box in boxes for seated in box]
        columns = _columns(everybody, width)
        rows: list[Row] = []
        for number, box in enumerate(boxes):
            if number and len(boxes) > 1:
                rows.append([piece("┈" * width, shades.edge)])
            rows += [_row(seated, columns, shades) for seated in box]
        self.paint(rows)


def height(boxes: Sequence[Sequence[SeatInfo]]) -> int:
    """Return how many rows the seats take."""
    return sum(map(len, boxes)) + len(boxes) - 1 if boxes else 0


def inline(boxes: Sequence[Sequence[SeatInfo]]) -> str:
    """Return everyone in one line, for screens where rows are scarce."""
    parts = []
    for box in boxes:
        for seated in box:
            count = "" if seated.count is None else f" {seated.count}"
            sign = f"{TURN}" if seated.on_turn else ""
            note = f" {seated.note}" if seated.note else ""
            parts.append(f"{sign}{seated.name}{count} ({seated.points}){note}")
    return "  ".join(parts)


class _Columns(NamedTuple):
    """How many cells each column takes."""

    name: int
    bar: int
    note: int
    points: int


def _columns(everybody: Sequence[SeatInfo], width: int) -> _Columns:
    note = max((cells(each.note) + 2 for each in everybody if each.note), default=0)
    points = max((len(str(each.points)) for each in everybody), default=1)
    room = width - 9 - note - points
    name = min(max(NAME, room - FEW), room, max((cells(each.name) for each in everybody), default=0))
    counts = any(each.count is not None for each in everybody)
    bar = min(LONGEST_BAR, width - (2 + name + 4 + 1 + 1 + note + 1 + points)) if counts else 0
    return _Columns(name, max(0, bar), note, points)


def _row(seated: SeatInfo, columns: _Columns, shades: Shades) -> Row:
    name = shorten(seated.name, columns.name)
    space = " " * (columns.name - cells(name))
    count = "" if seated.count is None else f"{seated.count:4}"
    bar = BAR * min(columns.bar, seated.count or 0)
    many = "+" if seated.count is not None and seated.count > columns.bar > 0 else " "
    turn = shades.ink if not seated.on_turn else shades.banner_ink
    return [
        piece(f"{TURN if seated.on_turn else NEXT if seated.is_next else ' '} ", shades.mark, bold=True),
        piece(name, turn, shades.banner if seated.on_turn else "", bold=True),
        piece(f"{space}{count} ", shades.ink, bold=True),
        piece(f"{bar}{many if columns.bar else ''}".ljust(columns.bar + 1 if columns.bar else 0), shades.edge),
        *_note(seated.note, columns.note, shades),
        piece(str(seated.points).rjust(columns.points + 1), shades.ink),
    ]


def _note(note: str, width: int, shades: Shades) -> Row:
    shown = f" {note} " if note else ""
    blank = piece(" " * (width - cells(shown)), shades.ink)
    return [piece(shown, shades.alarm_ink, shades.alarm, bold=True), blank] if note else [blank]


class Results(RowsWidget):
    """Shows how a round or the match has ended: the winner large, everyone ranked, until the next key."""

    def show(self, result: Result, top: DrawnCard | None, size: CellSize, shades: Shades) -> None:
        """Show the result in so many columns and rows; of a match also the last card, where there is room."""
        self.paint(draw_result(result, top, size, shades))


def draw_result(result: Result, top: DrawnCard | None, size: CellSize, shades: Shades) -> list[Row]:
    """Return the rows of a result."""
    width, room = size
    ranking = [*_heads(result, shades), *(_ranked(_rank(each, result), each, shades) for each in result.ranking)]
    rows: list[Row] = [[piece(f" {shorten(result.title, width - 1)}", shades.ink, bold=True)]]
    last = [[piece(f" {shorten(text, width - 1)}", shades.ink)] for text in (result.aim, result.summary) if text]
    large = fit(result.winner, width - 1, max(1, min(HIGHEST, room - len(ranking) - len(last) - 2)))
    in_colours = result.is_match and len(large) > 1
    plain = [letter_pieces(f" {line}", shades.mark, bold=True) for line in large]
    rows += _in_colours(large, shades) if in_colours else plain
    if len(rows) + len(ranking) > room:  # everyone in a few lines
        everyone = (f"{_rank(each, result)} {each.name} {_standing(each)}" for each in result.ranking)
        listed = "   ".join(map(str.strip, everyone))
        ranking, last = [[piece(f" {line}", shades.ink)] for line in wrap(listed, width - 1)], []
    rows += [[], *ranking, *last] if room > len(rows) + len(ranking) + len(last) else [*ranking, *last]
    rows = rows[: max(1, room)]
    return rows if top is None or not result.is_match else _with_last_card(rows, top, width, shades)


def _in_colours(lines: Sequence[str], shades: Shades) -> list[Row]:
    """Return rows of large letters, each letter in the next of the four colours."""
    width = max(map(len, lines))
    padded = [line.ljust(width) for line in lines]
    is_blank = [all(line[x] == " " for line in padded) for x in range(width)]
    starts = [x for x in range(width) if not is_blank[x] and (not x or is_blank[x - 1])]
    inks = [shades.signs[colour] for colour, _ in zip(itertools.cycle(QUARTERS), starts, strict=False)]
    ends = [*starts[1:], width]
    return [
        [piece(" " * (1 + starts[0]), shades.ink)]
        + [each for x, end, ink in zip(starts, ends, inks, strict=True) for each in letter_pieces(line[x:end], ink)]
        for line in padded
    ]


def _with_last_card(rows: Sequence[Row], top: DrawnCard, width: int, shades: Shades) -> list[Row]:
    """Return the rows with the last card at their right end, as large as it has room there."""
    widest = max(map(width_of, rows))
    for across, down in TOP_CARDS:
        if across + widest + 4 <= width and down <= min(HIGHEST_CARD, len(rows)):
            drawn = draw_large_card(top, across, down, shades)
            ground = Style(bgcolor=shades.ground)
            before = [pad(row, width - across - 2, ground) for row in rows]
            return [[*row, *card] for row, card in zip(before, drawn, strict=False)] + list(rows[down:])
    return list(rows)


def _heads(result: Result, shades: Shades) -> list[Row]:
    """Return the heads of the columns of points, where there are any."""
    gained, total = result.heads
    if all(each.points is None for each in result.ranking):
        return [[piece(f"  {'':2}  {'':{RANKED}} {total}", shades.ink)]] if total else []
    first = gained if any(each.gained is not None for each in result.ranking) else ""
    return [[piece(f"  {'':2}  {'':{RANKED}} {first:>{GAINED}} {total:>{TOTAL}}", shades.ink)]]


def _rank(ranked: RankingLine, result: Result) -> str:
    """Return the place of a ranked seat: equal points share the first of their places.

    Empty where points are not counted.
    """
    if ranked.winner:
        return "1"
    others = [each for each in result.ranking if not each.winner]
    behind = sum(each.winner for each in result.ranking) + 1
    return "" if ranked.points is None else str(behind + [each.points for each in others].index(ranked.points))


def _standing(ranked: RankingLine) -> str:
    """Return the points of the match, or how a seat stands where no points are counted."""
    return ranked.detail if ranked.points is None else str(ranked.points)


def _ranked(place: str, ranked: RankingLine, shades: Shades) -> Row:
    name = fill(shorten(ranked.name, RANKED), RANKED)
    gained = "" if ranked.gained is None else f"{ranked.gained:+}"
    standing = ranked.detail if ranked.points is None else f"{gained:>{GAINED}} {ranked.points:{TOTAL}}"
    text = f" {place:>2}  {name} {standing} "
    if ranked.winner:
        return [piece("★", shades.mark, bold=True), piece(text, shades.banner_ink, shades.banner, bold=True)]
    return [piece(" ", shades.ink), piece(text, shades.ink)]
