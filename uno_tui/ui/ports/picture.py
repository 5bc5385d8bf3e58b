"""What is to be seen of a table: values, which games fill in and widgets draw."""

from __future__ import annotations

import msgspec


class DrawnCard(msgspec.Struct, frozen=True):
    """A card or tile as it is drawn.

    `colour` names its shades, `sign` is the shape of the colour, `value` is short (`7`, `+2`, `Skip`), `word` is the
    colour in words, `large` what stands on it in large letters. `key` chooses it, where it is an answer.
    """

    colour: str
    sign: str
    value: str
    word: str = ""
    large: str = ""
    key: str = ""


class SpreadCard(msgspec.Struct, frozen=True):
    """A card in a zone; one that `fits` can be played now, one that is `wrong` cannot stay there."""

    shown: DrawnCard
    fits: bool = False
    wrong: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at the table: how many cards they hold (None: everybody sees them), their points, what to beware of."""

    name: str
    count: int | None
    points: int
    on_turn: bool
    note: str = ""
    is_next: bool = False


class Spread(msgspec.Struct, frozen=True):
    """Cards that lie together: a hand, a set, the base of somebody `seated` with a text for each of its `columns`.

    What is `wrong` cannot stay as it is, for the reason in `why`; what is `new` was not there before this turn.
    """

    title: str
    cards: tuple[SpreadCard, ...]
    wrong: bool = False
    why: str = ""
    new: bool = False
    columns: tuple[str, ...] = ()
    seat_info: SeatInfo | None = None


class RankingLine(msgspec.Struct, frozen=True):
    """One line of a result: who, the points of the match so far and those of the round (None: not known).

    Where no points are counted (None) a `detail` says how they stand.
    """

    name: str
    points: int | None
    winner: bool
    gained: int | None = None
    detail: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a round or the match has ended: `winner` in large letters (empty: nobody) under a title, the ranking.

    `aim` says what the points are good for; the `heads` stand above those of the round and of the match.
    """

    winner: str
    title: str
    aim: str
    ranking: tuple[RankingLine, ...]
    heads: tuple[str, str] = ("", "")


class Picture(msgspec.Struct, frozen=True):
    """A table as one person sees it.

    `banner` says whose turn it is, or what is due; somebody at the keyboard is meant if it `asks`, and with `alarm` it
    costs something. `boxes` are the seats, those that belong together in one. `spreads` begin with the person's own
    cards; `place` is the spread and the card where they are walking. `hidden` names who is asked for, instead of
    everything private. `beside` stands by the top card, and under it in large letters what is `short`. `columns` are
    the heads of a grid.
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
    columns: tuple[str, ...] = ()

    @property
    def hand(self) -> Spread:
        """The person's own cards."""
        return self.spreads[0]
