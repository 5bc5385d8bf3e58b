"""The picture of a table: frozen values that games fill in and widgets draw."""

from __future__ import annotations

import msgspec


class DrawnCard(msgspec.Struct, frozen=True):
    """A card or tile, as it is drawn.

    `colour` names its shades, `sign` is the shape of the colour, `value` is short (`7`, `+2`, `Skip`), `word` is the
    name of the colour, `large` is written on it in large letters. `key` is the key that chooses it as an answer. The
    colour of a card of any colour that lies on the table was `chosen`.
    """

    colour: str
    sign: str
    value: str
    word: str = ""
    large: str = ""
    key: str = ""
    chosen: bool = False


class SpreadCard(msgspec.Struct, frozen=True):
    """A card in a spread. One that `fits` can be played now; where cards are not marked, all one's own do."""

    shown: DrawnCard
    fits: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """A player at the table: name, number of cards (None: everybody sees the cards), points, and a warning `note`.

    `points_text` are the points in words.
    """

    name: str
    count: int | None
    points: int
    on_turn: bool
    note: str = ""
    is_next: bool = False
    points_text: str = ""


class Spread(msgspec.Struct, frozen=True):
    """Cards that lie together: a hand, a set, or the base of the player in `seat_info` with a text for each column.

    A `wrong` spread cannot stay as it is, for the reason in `why`; a `new` one was not there before this turn.
    """

    title: str
    cards: tuple[SpreadCard, ...]
    wrong: bool = False
    why: str = ""
    new: bool = False
    columns: tuple[str, ...] = ()
    seat_info: SeatInfo | None = None


class RankingLine(msgspec.Struct, frozen=True):
    """One line of a result: name, points of the match so far, and `gained` in the round (None: not known).

    Where no points are counted (None), `detail` says how the player stands.
    """

    name: str
    points: int | None
    winner: bool
    gained: int | None = None
    detail: str = ""


class Result(msgspec.Struct, frozen=True):
    """The end of a round or of the match: `winner` in large letters (empty: nobody) under a title, and the ranking.

    `aim` says what the points are good for. The two `heads` stand above the points of the round and of the match. If
    it `is_match`, the match is over, and `summary` tells it in a line.
    """

    winner: str
    title: str
    aim: str
    ranking: tuple[RankingLine, ...]
    heads: tuple[str, str] = ("", "")
    is_match: bool = False
    summary: str = ""


class Picture(msgspec.Struct, frozen=True):
    """A table as one person sees it.

    `banner` says whose turn it is, or what is due. If it `asks`, it means the person at the keyboard; with `alarm`,
    something is at stake. `boxes` are the seats; players who belong together share a box. `spreads` begin with the
    person's own cards; `place` is the spread and the card of the cursor. `hidden` is the name of the person who is
    asked for while everything private is hidden. `beside` stands next to the top card, and under it `short` in large
    letters, or `shortest` where that has no room; `laid` says who laid it. `columns` are the heads of a grid. `seats`
    are all seats in playing order, the person's own first; `direction` is 1 for clockwise, -1 for counterclockwise, 0
    where the picture shows none. `below` are cards below the top card, the uppermost first. `game` is the name of the
    game, `stock_name` and `stock` that of the stock and the number of its cards.
    """

    title: str
    state: str
    banner: str
    asks: bool
    alarm: bool
    top: DrawnCard | None
    beside: tuple[str, ...]
    boxes: tuple[tuple[SeatInfo, ...], ...]
    spreads: tuple[Spread, ...]
    place: tuple[int, int]
    result: Result | None = None
    hidden: str = ""
    hidden_text: str = ""
    short: str = ""
    shortest: str = ""
    columns: tuple[str, ...] = ()
    laid: str = ""
    seats: tuple[SeatInfo, ...] = ()
    direction: int = 0
    below: tuple[DrawnCard, ...] = ()
    game: str = ""
    stock_name: str = ""
    stock: str = ""

    @property
    def hand(self) -> Spread:
        """The person's own cards."""
        return self.spreads[0]
