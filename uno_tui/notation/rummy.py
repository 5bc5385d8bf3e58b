"""The words of UNO Rummy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from uno_tui.cards.rummy import JOKER, PACK, TILES, Tile, in_order, tile
from uno_tui.cards.uno import Colour
from uno_tui.games.contract import Chance, Game, Move, Seat
from uno_tui.games.rummy import RUMMY
from uno_tui.games.rummy.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.sets import TileSet, fault, in_writing, ordered
from uno_tui.games.rummy.table import RummyTable
from uno_tui.notation.assertions import check_common, number, one, seat_and_rest, seats_or_nobody
from uno_tui.notation.language import Header, Wrong
from uno_tui.notation.lines import Line, Names

_SIMPLE: dict[str, Move] = {"draw": DRAW, "pass": PASS, "uno": SAY_UNO, "report": REPORT}
_VERBS = {type(move): verb for verb, move in _SIMPLE.items()}
_DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
_PARTS = ("from", "takes", "action")


def read_sets(words: Sequence[str]) -> list[TileSet]:
    """The sets written as `[R4 R5 R6] [B9]`. Raises ValueError."""
    sets: list[TileSet] = []
    inside: list[Tile] | None = None
    for word in " ".join(words).replace("[", " [ ").replace("]", " ] ").split():
        if word == "[":
            if inside is not None:
                raise ValueError("a set begins before the last one ended: `]` is missing")
            inside = []
        elif inside is None:
            raise ValueError(f"sets are written in brackets, as [R4 R5 R6]: {word} stands outside")
        elif word == "]":
            if not inside:
                raise ValueError("an empty set `[]` is no set")
            sets.append(ordered(inside))
            inside = None
        else:
            inside.append(tile(word))
    if inside is not None:
        raise ValueError("the last set does not end: `]` is missing")
    return sets


def write_sets(sets: Iterable[TileSet]) -> str:
    """The sets as they are written."""
    return " ".join(map(in_writing, sets))


def _read_lay(words: Sequence[str]) -> Lay:
    """`SET… [from TILE…] [takes TILE…] [action TILE…]`. Raises ValueError."""
    parts: dict[str, list[Tile]] = {}
    end = next((at for at, word in enumerate(words) if word in _PARTS), len(words))
    part = ""
    for word in words[end:]:
        if word in _PARTS:
            if word in parts:
                raise ValueError(f"`{word}` stands here a second time")
            part = word
            parts[part] = []
        else:
            parts[part].append(tile(word))
    for name, tiles in parts.items():
        if not tiles:
            raise ValueError(f"a tile is missing after `{name}`")
    for each in parts.get("takes", ()):
        if not each.joker or each is JOKER:
            raise ValueError(f"only Jokers are taken, as J=R5, not {each}")
    laid = in_order(parts["from"]) if "from" in parts else None
    takes = in_order(parts["takes"]) if "takes" in parts else None
    return Lay(tuple(read_sets(words[:end])), laid, takes, tuple(parts.get("action", ())))


def _write_lay(move: Lay) -> str:
    words = ["lay"]
    if move.sets:
        words.append(write_sets(move.sets))
    for name, tiles in zip(_PARTS, (move.laid, move.takes, move.actions), strict=True):
        if tiles:
            words += [name, *map(str, tiles)]
    return " ".join(words)


class RummyLanguage:
    """The `Language` of UNO Rummy."""

    game: Game = RUMMY
    position_words = frozenset("rack onto stock turn direction drawn owes said shown".split())

    def is_card(self, word: str) -> bool:
        """Whether `word` is a tile, or a colour."""
        return word in TILES or word in set(Colour)

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """The move written as `words`. Raises ValueError with a sentence."""
        verb, *rest = words or ("",)
        if verb in _SIMPLE:
            if rest:
                raise ValueError(f"`{verb}` stands alone, without {' '.join(rest)}")
            return _SIMPLE[verb]
        if verb == "lay":
            return _read_lay(rest)
        raise ValueError(
            f"no such move: {' '.join(words)}; moves are lay SET… [from TILE…] [takes JOKER…] [action TILE…], "
            + ", ".join(_SIMPLE)
        )

    def write_move(self, move: Move, names: Names) -> str:
        """The move as it is written."""
        return _write_lay(move) if isinstance(move, Lay) else _VERBS[type(move)]

    def succeeds(self, table: RummyTable, seat: Seat, move: Move) -> bool:
        """Whatever is not refused succeeds."""
        return True

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> RummyTable:
        """The table that position statements describe. Raises Wrong."""
        dealer = len(header.names) - 1 if header.dealer is None else header.dealer
        table = RUMMY.empty(header.values, len(header.names), dealer, chance)
        table.round = header.round
        table.scores = list(header.scores or table.scores)
        _Position(table, header.names).read(lines)
        return table

    def write_position(self, table: RummyTable, names: Names) -> list[str] | None:
        """The statements of a position, from `dealer` on; None where a position cannot express this moment."""
        return None if table.winners is not None else list(_position(table, names))

    def check(self, words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
        """What an assertion expects and what is there, both as text. Raises ValueError."""
        if not words:
            raise ValueError("an assertion is missing after `=`")
        common = check_common(self, words, table, names)
        if common is not None:
            return common
        if words[0] not in _ASSERTIONS:
            raise ValueError(f"no such assertion: {words[0]}")
        return _ASSERTIONS[words[0]](words[1:], table, names)


def _position(table: RummyTable, names: Names) -> Iterable[str]:
    yield f"dealer {names[table.dealer]}"
    yield "scores " + " ".join(f"{names[seat]} {score}" for seat, score in enumerate(table.scores))
    yield f"round {table.round}"
    for seat, rack in enumerate(table.racks):
        if rack:
            yield f"rack {names[seat]} {' '.join(map(str, rack))}"
    if table.sets:
        yield f"onto {write_sets(table.sets)}"
    if table.stock:
        yield "stock " + " ".join(map(str, reversed(table.stock)))
    yield f"turn {names[table.turn]}"
    yield "direction " + ("clockwise" if table.direction == 1 else "counterclockwise")
    if table.drawn is not None:
        yield f"drawn {names[table.turn]} {table.drawn}"
    if table.owes:
        yield f"owes {names.list(table.members(table.owes))}"
    if table.said:
        yield f"said {names[table.turn]}"
    for seat, count in enumerate(table.shown):
        if count:
            yield f"shown {names[seat]} {count}"


class _Position:
    """Puts the statements of a position on an empty table."""

    def __init__(self, table: RummyTable, names: Names) -> None:
        self.table = table
        self.names = names
        self.met: set[str] = set()
        self.drawer: Seat | None = None
        self.sayer: Seat | None = None

    def read(self, lines: Sequence[Line]) -> None:
        for line in lines:
            word = line.words[0]
            key = " ".join(line.words[:2]) if word in ("rack", "shown") else word
            if key in self.met:
                raise Wrong(line, f"`{key}` stands here a second time")
            self.met.add(key)
            try:
                getattr(self, f"_{word}")(line.words[1:])
            except ValueError as error:
                raise Wrong(line, str(error)) from None
        last = lines[-1]
        if "turn" not in self.met:
            raise Wrong(last, "a position needs a `turn` line")
        try:
            self._finish()
        except ValueError as error:
            raise Wrong(last, str(error)) from None

    def _finish(self) -> None:
        table = self.table
        if table.drawn is not None and table.drawn not in table.racks[table.turn]:
            table.racks[table.turn].append(table.drawn)
        have = Counter(table.stock)
        for tiles in (*table.racks, *table.sets):
            have.update(each.bare for each in tiles)
        pack = Counter(PACK)
        for kind, count in have.items():
            if count > pack[kind]:
                raise ValueError(f"{kind} is here {count} times, but the pack has {pack[kind]}")
        for word, seat in (("drawn", self.drawer), ("said", self.sayer)):
            if seat is not None and seat != table.turn:
                raise ValueError(f"`{word}` is for the player on turn, {self.names[table.turn]}")
        for seat, rack in enumerate(table.racks):
            if not rack:
                raise ValueError(f"{self.names[seat]} holds no tile: the round would be over")
            if table.shown[seat] > table.jokers(seat):
                raise ValueError(f"{self.names[seat]} does not hold {table.shown[seat]} Jokers")
        for seat in table.members(table.owes):
            if len(table.racks[seat]) != 1:
                raise ValueError(f"{self.names[seat]} owes no Uno with {len(table.racks[seat])} tiles")

    def _rack(self, words: Sequence[str]) -> None:
        seat, tiles = seat_and_rest(words, self.names)
        self.table.racks[seat] = [_bare(word) for word in tiles]

    def _onto(self, words: Sequence[str]) -> None:
        sets = read_sets(words)
        for tiles in sets:
            alone = len(tiles) == 1 and (tiles[0] is JOKER or not tiles[0].joker)
            why = None if alone else "joker_unnamed" if JOKER in tiles else fault(tiles)
            if why is not None:
                raise ValueError(f"{in_writing(tiles)} is no set: {why}")
        self.table.sets = sets

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [_bare(word) for word in reversed(words)]

    def _turn(self, words: Sequence[str]) -> None:
        self.table.turn = self.names.seat(one(words, "a name"))

    def _direction(self, words: Sequence[str]) -> None:
        self.table.direction = _DIRECTIONS[_direction(words)]

    def _drawn(self, words: Sequence[str]) -> None:
        self.drawer, rest = seat_and_rest(words, self.names)
        self.table.drawn = _bare(one(rest, "a tile"))

    def _owes(self, words: Sequence[str]) -> None:
        self.table.owes = sum(1 << self.names.seat(word) for word in dict.fromkeys(words))

    def _said(self, words: Sequence[str]) -> None:
        self.sayer = self.names.seat(one(words, "a name"))
        self.table.said = True

    def _shown(self, words: Sequence[str]) -> None:
        seat, rest = seat_and_rest(words, self.names)
        self.table.shown[seat] = number(rest)


def _bare(word: str) -> Tile:
    """A tile as it lies in a rack or in the stock. Raises ValueError."""
    kind = tile(word)
    if kind.bare is not kind:
        raise ValueError(f"{word} lies in a set only; in a rack and in the stock a Joker is J")
    return kind


def _direction(words: Sequence[str]) -> str:
    word = one(words, "clockwise or counterclockwise")
    if word not in _DIRECTIONS:
        raise ValueError(f"the direction is clockwise or counterclockwise, not {word}")
    return word


Check = Callable[[Sequence[str], RummyTable, Names], tuple[str, str]]


def _sorted(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, in_order(tiles))) or "no tiles"


def _check_rack(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    seat, tiles = seat_and_rest(words, names)
    return _sorted(_bare(word) for word in tiles), _sorted(table.racks[seat])


def _check_count(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(number(rest)), str(len(table.racks[seat]))


def _check_table(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    expected, found = (" ".join(sorted(map(in_writing, sets))) for sets in (read_sets(words), table.sets))
    return expected or "no sets", found or "no sets"


def _check_direction(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    return _direction(words), "clockwise" if table.direction == 1 else "counterclockwise"


def _check_drawn(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    found = "nobody" if table.drawn is None else f"{names[table.turn]} {table.drawn}"
    if list(words) == ["nobody"]:
        return "nobody", found
    seat, rest = seat_and_rest(words, names)
    return f"{names[seat]} {_bare(one(rest, 'a tile'))}", found


def _check_shown(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(number(rest)), str(table.shown[seat])


def _check_choice(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    if list(words) == ["nothing"]:
        return "nothing", "nothing"
    return f"{words[0] if words else ''} {seats_or_nobody(words[1:], names)}", "nothing"


_ASSERTIONS: dict[str, Check] = {
    "rack": _check_rack,
    "count": _check_count,
    "table": _check_table,
    "direction": _check_direction,
    "drawn": _check_drawn,
    "shown": _check_shown,
    "choice": _check_choice,
    "stock": lambda words, table, names: (str(number(words)), str(len(table.stock))),
    "owes": lambda words, table, names: (seats_or_nobody(words, names), names.list(table.members(table.owes))),
    "lost": lambda words, table, names: (seats_or_nobody(words, names), "nobody"),
    "said": lambda words, table, names: (
        seats_or_nobody(words, names),
        names[table.turn] if table.said else "nobody",
    ),
}

LANGUAGE = RummyLanguage()
