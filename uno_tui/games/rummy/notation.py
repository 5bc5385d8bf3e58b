"""Table files: the words of UNO Rummy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.coloured import Colour
from uno_tui.core.contract import Move
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set, write_set
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import JOKER, PACK, TILES, Tile, sort_tiles, tile
from uno_tui.message import Invalid
from uno_tui.notation.assertions import only_word, read_number, seat_and_rest
from uno_tui.notation.common import (
    DIRECTION,
    LOST,
    SAID,
    STOCK,
    CommonNotation,
    CommonPosition,
    check_cards,
    check_choice,
    check_drawn,
    check_mask,
    held_lines,
    judge_pack,
    pile_lines,
    turn_lines,
)
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize

_PARTS = ("from", "takes", "action")


def read_sets(words: Sequence[str]) -> list[TileSet]:
    """Return the sets written as `[R4 R5 R6] [B9]`. Raises Invalid, a ValueError."""
    sets: list[TileSet] = []
    inside: list[Tile] | None = None
    for word in " ".join(words).replace("[", " [ ").replace("]", " ] ").split():
        if word == "[":
            if inside is not None:
                raise Invalid("rummy-set-in-set")
            inside = []
        elif inside is None:
            raise Invalid("rummy-outside-sets", tile=sanitize(word))
        elif word == "]":
            if not inside:
                raise Invalid("rummy-set-empty")
            sets.append(sort_set(inside))
            inside = None
        else:
            inside.append(tile(word))
    if inside is not None:
        raise Invalid("rummy-set-open")
    return sets


def write_sets(sets: Iterable[TileSet]) -> str:
    """Return sets as table files write them."""
    return " ".join(map(write_set, sets))


def _read_lay(words: Sequence[str]) -> Lay:
    """Return the lay `SET… [from TILE…] [takes TILE…] [action TILE…]`. Raises Invalid, a ValueError."""
    parts: dict[str, list[Tile]] = {}
    end = next((at for at, word in enumerate(words) if word in _PARTS), len(words))
    part = ""
    for word in words[end:]:
        if word in _PARTS:
            if word in parts:
                raise Invalid("stands-twice", words=sanitize(word))
            part = word
            parts[part] = []
        else:
            parts[part].append(tile(word))
    for name, tiles in parts.items():
        if not tiles:
            raise Invalid("rummy-tile-missing", word=name)
    # Jokers that stand for nothing cannot be taken (RUM-5).
    for each in parts.get("takes", ()):
        if not each.joker or each is JOKER:
            raise Invalid("rummy-only-jokers-taken", tile=sanitize(str(each)))
    laid = sort_tiles(parts["from"]) if "from" in parts else None
    takes = sort_tiles(parts["takes"]) if "takes" in parts else None
    return Lay(tuple(read_sets(words[:end])), laid, takes, tuple(parts.get("action", ())))


def _write_lay(move: Lay) -> str:
    words = ["lay"]
    if move.sets:
        words.append(write_sets(move.sets))
    for name, tiles in zip(_PARTS, (move.laid, move.takes, move.actions), strict=True):
        # Nothing taken, and nothing said about it, are written alike: the table decides.
        if tiles:
            words += [name, *map(str, tiles)]
    return " ".join(words)


class _Position(CommonPosition):
    """Sets up a table from the statements of a position."""

    table: RummyTable
    per_seat = ("rack", "shown")

    def _finish(self) -> None:
        table = self.table
        # A file may leave the drawn tile out of the rack: it is part of it.
        if table.drawn is not None and table.drawn not in table.racks[table.turn]:
            table.racks[table.turn].append(table.drawn)
        judge_pack(PACK, table.stock, *([each.bare for each in tiles] for tiles in (*table.racks, *table.sets)))
        self._judge_turn()
        for seat, rack in enumerate(table.racks):
            # An empty rack would have ended the round (RUM-16).
            if not rack:
                raise Invalid("rummy-rack-empty", name=self.names[seat])
            if table.shown[seat] > table.jokers(seat):
                raise Invalid("rummy-jokers-missing", name=self.names[seat], count=table.shown[seat])
        for seat in table.seats_in(table.owes):
            # Only a single tile makes an Uno due (RUM-15).
            if len(table.racks[seat]) != 1:
                raise Invalid("rummy-owes-no-uno", name=self.names[seat], count=len(table.racks[seat]))

    def _rack(self, words: Sequence[str]) -> None:
        seat, tiles = seat_and_rest(words, self.names)
        self.table.racks[seat] = [_bare(word) for word in tiles]

    def _onto(self, words: Sequence[str]) -> None:
        sets = read_sets(words)
        for tiles in sets:
            # Start tiles may lie alone, also a Joker that stands for nothing (RUM-5).
            alone = len(tiles) == 1 and (tiles[0] is JOKER or not tiles[0].joker)
            why = None if alone else "joker_unnamed" if JOKER in tiles else fault(tiles)
            if why is not None:
                raise Invalid("rummy-no-set", tiles=sanitize(write_set(tiles)), reason=why)
        self.table.sets = sets

    def _stock(self, words: Sequence[str]) -> None:
        # Files name the top first; in the pile it is last.
        self.table.stock = [_bare(word) for word in reversed(words)]

    def _drawn(self, words: Sequence[str]) -> None:
        self.of_turn["drawn"], rest = seat_and_rest(words, self.names)
        self.table.drawn = _bare(only_word(rest, "tile"))

    def _shown(self, words: Sequence[str]) -> None:
        seat, rest = seat_and_rest(words, self.names)
        self.table.shown[seat] = read_number(rest)


def _bare(word: str) -> Tile:
    """Return a tile as it lies in a rack or in the stock. Raises Invalid, a ValueError."""
    kind = tile(word)
    if kind.bare is not kind:
        raise Invalid("rummy-joker-named", tile=sanitize(word))
    return kind


def _sorted(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, sort_tiles(tiles))) or "nothing"


def _check_table(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    expected, found = (" ".join(sorted(map(write_set, sets))) for sets in (read_sets(words), table.sets))
    return expected or "nothing", found or "nothing"


def _check_shown(words: Sequence[str], table: RummyTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(read_number(rest)), str(table.shown[seat])


_check_rack, _check_count = check_cards("racks", _bare, _sorted)


class RummyNotation(CommonNotation[RummyTable]):
    """The `GameNotation` of UNO Rummy."""

    game = RUMMY
    position_words = frozenset("rack onto stock turn direction drawn owes said shown".split())
    zones = frozenset(("rack", "onto", "stock"))

    long_move_forms = "lay SET… [from TILE…] [takes JOKER…] [action TILE…]"
    position_type = _Position
    assertions = {
        "rack": _check_rack,
        "count": _check_count,
        "table": _check_table,
        "drawn": check_drawn(_bare, "tile"),
        "shown": _check_shown,
        "choice": check_choice(find=lambda table, names: "nothing"),
        "owes": check_mask("owes"),
        **STOCK,
        **DIRECTION,
        **LOST,
        **SAID,
    }

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a tile, or a colour."""
        return word in TILES or word in set(Colour)

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return the move of the verb lay; None for other verbs. Raises Invalid, a ValueError."""
        return _read_lay(rest) if verb == "lay" else None

    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return a lay as table files write it; None for other moves."""
        return _write_lay(move) if isinstance(move, Lay) else None

    def position_lines(self, table: RummyTable, names: Names) -> Iterable[str] | None:
        """Return the statements of a position; every state of a table has some."""
        return _lines(table, names)


def _lines(table: RummyTable, names: Names) -> Iterable[str]:
    yield from held_lines("rack", table.racks, names)
    if table.sets:
        yield f"onto {write_sets(table.sets)}"
    yield from pile_lines("stock", reversed(table.stock))
    yield from turn_lines(table, names)
    if table.said:
        yield f"said {names[table.turn]}"
    for seat, count in enumerate(table.shown):
        if count:
            yield f"shown {names[seat]} {count}"


NOTATION = RummyNotation()
