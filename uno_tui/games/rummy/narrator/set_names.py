"""Names of sets of UNO Rummy, their faults, and the steps from one table to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from uno_tui.games.rummy.narrator.rearrangement import PlanStep
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, fault, is_group, sort_set
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile, sort_tiles
from uno_tui.i18n.translator import Translator


class SetNames:
    """Names of sets in one language.

    Forms: `bare` is for a name alone; `the`, `new`, `from`, `to`, `on` and `in` are for places in a sentence, with
    article and preposition.
    """

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def _text(self, message_id: str, form: str = "bare", /, **values: object) -> str:
        return self._translator.text(message_id, form, **values)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Return tiles one after the other: "red 7, blue 7, Joker as green 7"."""
        return ", ".join(self._translator.card(tile) for tile in tiles)

    def objects(self, tiles: Sequence[Tile]) -> str:
        """Return tiles as the object of a sentence: "green 7 and green 8", "red 5 to 9"."""
        if _is_run(tiles) and not any(tile.joker for tile in tiles):
            return self._stretch(tiles)
        return self._translator.enumerate([self._text("rummy-tile", card=str(tile)) for tile in tiles])

    def parts(self, whole: TileSet, tiles: Iterable[Tile]) -> str:
        """Return some tiles of a set, by their names in it: "green" in a group, "red 7 and red 8" in a run."""
        if is_group(whole):
            return self._translator.enumerate([self._colour(tile) for tile in sort_set(tiles)])
        return self.objects(sort_set(tiles))

    def _stretch(self, tiles: Sequence[Tile]) -> str:
        first, *_, last = sort_set(tiles)
        colour = self._text(f"colour-{first.colour}")
        return self._text("rummy-stretch", colour=colour, first=first.number, last=last.number)

    def name(self, tiles: Sequence[Tile], form: str = "bare") -> str:
        """Return the full name of a set: "red run 4 to 8, Joker as 6", "group of sevens: red, blue"."""
        # Kept: players ask for the same table again and again.
        return self._translator.keep((SetNames, tuple(tiles), form), lambda: self._full(tiles, form))

    def _full(self, tiles: Sequence[Tile], form: str) -> str:
        tiles = sort_set(tiles)
        short = self.short(tiles, form)
        if len(tiles) < SMALLEST or fault(tiles) is not None:
            return short
        if is_group(tiles):
            return self._text("rummy-group-full", group=short, list=", ".join(map(self._colour, tiles)))
        jokers = [self._text("rummy-joker-as", what=tile.number) for tile in tiles if tile.joker]
        return ", ".join([short, *jokers])

    def short(self, tiles: Sequence[Tile], form: str = "bare", others: Iterable[TileSet] = ()) -> str:
        """Return the short name of a set; a group names its colours if `others` hold another group of its number."""
        tiles = sort_set(tiles)
        if not tiles:
            return self._text("rummy-empty")
        if len(tiles) == 1:
            return self._single(tiles[0], form)
        if fault(tiles) is not None:
            return self._text("rummy-loose", form, tiles=self.tiles(tiles))
        if is_group(tiles):
            return self._group(tiles, form, others)
        colour = self._text(f"rummy-run-colour-{tiles[0].colour}")
        return self._text("rummy-run", form, colour=colour, first=tiles[0].number, last=tiles[-1].number)

    def _single(self, tile: Tile, form: str) -> str:
        if tile is JOKER:
            return self._text("rummy-idle", form)
        return self._text("rummy-single-joker" if tile.joker else "rummy-single", form, card=str(tile))

    def _group(self, tiles: TileSet, form: str, others: Iterable[TileSet]) -> str:
        colours = ""
        if any(_like(tiles, other) for other in others):
            listed = self._translator.enumerate([self._text(f"colour-{tile.colour}") for tile in tiles])
            colours = " " + self._text("rummy-group-in", list=listed)
        return self._text("rummy-group", form, many=self._text(f"rummy-many-{tiles[0].number}"), colours=colours)

    def _colour(self, tile: Tile) -> str:
        colour = self._text(f"rummy-colour-{tile.colour}")
        return self._text("rummy-joker-as", what=colour) if tile.joker else colour

    def fault(self, tiles: Sequence[Tile], why: str, called: str = "") -> str:
        """Return the fault of tiles that are no set (RUM-2, RUM-3); they are `called` so, or else listed."""
        tiles = sort_set(tiles)
        message_id, values = _FAULTS.get(why, _plain)(tiles)
        for name, value in values.items():
            if isinstance(value, tuple):
                values[name] = self.missing(value)
            elif name == "colour":
                values[name] = self._text(f"colour-{value}")
        return self._text(f"rummy-fault-{why}{message_id}", tiles=called or self.tiles(tiles), **values)

    def faults(self, number: int, count: int, tiles: Sequence[Tile], why: str) -> Iterator[str]:
        """Yield the fault of set `number` of `count`, the most telling sentence first and the shortest last."""
        place = self._text("presenter-rummy-set", place=number, count=count)
        yield self.fault(tiles, why)
        yield self.fault(tiles, why, place)
        yield self._text("rummy-fault-at", place=place, what=self._text(f"look-fault-{why}"))

    def missing(self, tiles: Sequence[Tile]) -> str:
        """Return the names of the tiles that fill a gap."""
        return self._translator.enumerate([self._translator.card(tile) for tile in tiles])

    def step(self, step: PlanStep) -> str:
        """Return a step of a plan in words."""
        kind = step.kind
        if kind == "split":
            source = self.short(step.source, "the", step.others)
            parted = self._stretch(step.tiles) if _is_run(step.tiles) else self.objects(step.tiles)
            return self._text("rummy-step-split", set=source, tiles=parted)
        values: dict[str, object] = {}
        if kind == "wake":
            values["card"] = str(step.tiles[0].meant)
        elif kind == "join":
            values["set"] = self.short(step.source, "the", step.others)
        else:
            values |= {"tiles": self.objects(step.tiles), "count": len(step.tiles)}
        if kind in ("move", "replace_move", "take"):
            values["from"] = self.short(step.source, "from", step.others)
        if kind.startswith("replace"):
            values["in"] = self.short(step.target, "in", step.others)
        if kind == "take" or kind.startswith("replace"):
            return self._text(f"rummy-step-{kind}", **values)
        if step.again:
            return self._text(f"rummy-step-{kind}-again", **values)
        if not step.target:
            return self._text(f"rummy-step-{kind}-new", **values)
        place = "on" if kind == "lay" else "to"
        return self._text(f"rummy-step-{kind}", **{place: self.short(step.target, place, step.others)}, **values)


def _is_run(tiles: Sequence[Tile]) -> bool:
    """Return whether these tiles are a valid run."""
    whole = sort_set(tiles)
    return len(whole) >= SMALLEST and fault(whole) is None and not is_group(whole)


def _like(tiles: TileSet, other: TileSet) -> bool:
    """Return whether another set is a group of the same number in other colours."""
    return (
        len(other) >= SMALLEST and is_group(other) and other[0].number == tiles[0].number and sort_set(other) != tiles
    )


Values = dict[str, object]


def _plain(tiles: TileSet) -> tuple[str, Values]:
    return "", {}


def _gap(tiles: TileSet) -> tuple[str, Values]:
    # The same tile twice is no gap to be filled, and has a sentence of its own.
    for before, after in pairwise(tiles):
        if before.meant is after.meant:
            return "-twice", {"card": str(before.meant)}
    gaps = [
        NUMBERED[index] for before, after in pairwise(tiles) for index in range(before.index + 1, after.index)
    ]
    return "", {"missing": sort_tiles(gaps)}


def _colour_twice(tiles: TileSet) -> tuple[str, Values]:
    colours = [tile.colour for tile in tiles]
    return "", {"colour": next(colour for colour in colours if colours.count(colour) > 1)}


_FAULTS: dict[str, Callable[[TileSet], tuple[str, Values]]] = {
    "gap": _gap,
    "colour_twice": _colour_twice,
}
