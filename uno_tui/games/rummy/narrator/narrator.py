"""The narrator of UNO Rummy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from uno_tui.core.contract import Event, LotDrawn, Move, Refusal, RoundBegan, RoundEnded, Seat, TurnBegan
from uno_tui.core.events import Dealt, DirectionTurned, Drew, Passed, Reported, SaidLast, TurnLost
from uno_tui.games.rummy.narrator.rearrangement import NewSet, Rearrangement, plan_steps
from uno_tui.games.rummy.narrator.set_names import SetNames
from uno_tui.games.rummy.rules.events import Cause, StartTilesTurned, StockRanOut, TilesLaid
from uno_tui.games.rummy.rules.moves import Lay
from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet, sort_set, sort_sets
from uno_tui.games.rummy.rules.tiles import DRAWS, JOKER, Action, Tile, sort_tiles, tile, tiles
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.translator import Translator
from uno_tui.speech.narrator import CommonNarrator, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance

_SHARED_REFUSALS = ("round_over", "nothing_to_report")
"""Reasons that are told in the words that all games share."""
_ABOUT_A_TILE = ("tile_missing", "only_drawn_tile")
MOST_WORDS = 20
"""The most words of one sentence: on a fault, on the tiles laid, on the sets after a rearrangement."""
MOST_WORDS_OF_A_SET = 16
"""The most words on one set, with who laid it before them."""
MOST_WORDS_REARRANGED = 13
"""The most words on the tiles laid in a rearrangement; "rearranges the table" stands beside them."""
FEW_SETS = 3
"""After a rearrangement, at most so many sets are named, unless the verbosity is full."""


class RummyNarrator(CommonNarrator[RummyView]):
    """The `Narrator` of UNO Rummy; it also names sets, explains refusals and tells the steps between two tables."""

    game = "rummy"

    def __init__(self, translator: Translator, names: Sequence[str], listener: Seat | None, verbosity: str) -> None:
        super().__init__(translator, names, listener, verbosity)
        self.sets = SetNames(self.translator)
        self._events: Sequence[Event] = ()

    def narrations(self) -> Narrations[RummyView]:
        """Return the method that tells each type of event."""
        return {
            LotDrawn: self._lot_drawn,
            RoundBegan: self._round_began,
            Dealt: self.narrate_deal,
            StartTilesTurned: self._start_tiles,
            TilesLaid: self._laid,
            DirectionTurned: self._direction,
            TurnLost: self._turn_lost,
            Drew: self._drew,
            Passed: self.narrate_pass,
            SaidLast: self._said_uno,
            Reported: self._reported,
            StockRanOut: self._ran_out,
            RoundEnded: self._round_over,
        }

    def prepare(self, events: Sequence[Event]) -> None:
        """Remember the events that are told together."""
        super().prepare(events)
        self._events = events

    def set_name(self, tiles: Sequence[Tile]) -> str:
        """Return the full name of a set: "red run 4 to 8, Joker as 6"; tiles that are no set are listed."""
        return self.sets.name(tiles)

    def set_place(self, number: int, count: int, tiles: Sequence[Tile]) -> str:
        """Return the place and the name of a set of the table: "Set 3 of 9. Single red 9."."""
        name = self.set_name(tiles)
        return self.text("rummy-set-place", place=number, count=count, set=name[:1].upper() + name[1:])

    def fault_text(self, tiles: Sequence[Tile], fault: str, called: str = "") -> str:
        """Return the sentence on a `fault` (one of FAULTS) of tiles, which it names as `called` or else lists."""
        return self.sets.fault(tiles, fault, called)

    def wrong_set(
        self, number: int, count: int, tiles: Sequence[Tile], fault: str, say: Callable[[str], str] = str
    ) -> str:
        """Return what `say` makes of the fault of a set, in words that can be kept in mind at one hearing.

        The set is called by its tiles if that takes few words, else by its number.
        """
        whole = ""
        for text in self.sets.faults(number, count, tiles, fault):
            whole = say(text[:1].upper() + text[1:])
            if count_words(whole) <= MOST_WORDS:
                break
        return whole

    def plan(self, before: Iterable[TileSet], after: Iterable[TileSet], laid: Iterable[Tile]) -> list[str]:
        """Return sentences with the steps from one table to the other; the tiles `laid` come from the rack."""
        return [self.sets.step(step) for step in plan_steps(before, after, laid)]

    def changes(self, before: Iterable[TileSet], after: Iterable[TileSet]) -> list[str]:
        """Return a sentence on every set that has changed: "The red run 4 to 6 got red 7."."""
        change = Rearrangement(before, after, ())
        goes_on = {id(part): old for part in change.parts if (old := _old_of(change, part)) is not None}
        told = []
        for part in change.parts:
            now, old = self.set_name(part.tiles), goes_on.get(id(part))
            if old is None:
                told.append(self.text("rummy-change-new", set=now))
            else:
                told.append(self._grew_or_shrank(old, part.tiles, change.old) or self._otherwise(old, now))
        gone = (Counter(change.old) - Counter(goes_on.values())).elements()
        return [*told, *(self.text("rummy-change-gone", set=self.set_name(tiles)) for tiles in gone)]

    def _grew_or_shrank(self, old: TileSet, now: TileSet, others: Sequence[TileSet]) -> str:
        """Return the tiles that a set got or lost, if it only got or only lost some; else empty."""
        got, lost = Counter(now) - Counter(old), Counter(old) - Counter(now)
        # If tiles came and went, or one of the two is too small for a set, the whole new set is told.
        if (got and lost) or min(len(old), len(now)) < SMALLEST:
            return ""
        tiles = self.sets.parts(old, (got or lost).elements())
        name = self.sets.short(old, "bare", others)
        return self.text("rummy-change-got" if got else "rummy-change-lost", set=name, tiles=tiles)

    def _otherwise(self, old: TileSet, now: str) -> str:
        return self.text("rummy-change-now", old=self.set_name(old), set=now)

    def refusal(self, view: RummyView, move: Move, refusal: Refusal) -> str:
        """Return the sentence on why a move was refused, and what would work."""
        reason, details = refusal.reason, refusal.details
        if reason in _SHARED_REFUSALS:
            return self.text(f"refused-{reason}")
        if reason == "not_your_turn":
            return self.text("refused-not_your_turn", name=self.names[view.turn])
        if reason == "invalid_set" and isinstance(move, Lay):
            return self._refused_set(move, details)
        message_id = f"rummy-refused-{reason}"
        if reason in _ABOUT_A_TILE:
            return self.text(message_id, card=details)
        if reason == "nothing_laid" and isinstance(move, Lay) and _frees(view.sets, move.sets):
            return self.text(f"{message_id}-joker")
        if reason == "nothing_laid" and view.drawing:
            return self.text(f"{message_id}-drawn")
        if reason == "too_many":
            return self.text(message_id, count=int(details))
        if reason == "no_such_action":
            return self.text(f"{message_id}-{view.rules.action_per}", card=details)
        if reason in ("joker_not_replaced", "not_in_rack"):
            return self._refused_joker(message_id, tile(details))
        return self.text(message_id)

    def _refused_joker(self, message_id: str, kind: Tile) -> str:
        if message_id.endswith("not_in_rack"):
            if not kind.joker or kind is JOKER:
                return self.text(message_id, card=str(kind))
            return self.text(f"{message_id}-joker", tile=self.translator.card(kind.meant))
        if kind is JOKER:
            return self.text(f"{message_id}-idle")
        return self.text(message_id, card=str(kind), tile=self.translator.card(kind.meant, "a"))

    def _refused_set(self, move: Lay, details: str) -> str:
        """Return the sentence on an invalid set; `details` are the set and its fault: `[R4 R5] too_short`."""
        listed, _, fault = details.rpartition(" ")
        wrong = sort_set(tiles(listed.strip("[]")))
        spots = [number for number, each in enumerate(move.sets, 1) if sort_set(each) == wrong]
        # Of equal single tiles the first may be a start tile that lies alone (RUM-5): the last is wrong.
        number = spots[-1] if fault == "single" else spots[0]
        return self.wrong_set(number, len(move.sets), wrong, fault, self.how_to_mend)

    def how_to_mend(self, fault: str) -> str:
        """Return the fault of the set that was refused, and what can be done."""
        return self.text("rummy-refused-invalid_set", fault=fault)

    def _lot_drawn(self, event: LotDrawn, view: RummyView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "rummy-lot"), Category.TABLE)]

    def _round_began(self, event: RoundBegan, view: RummyView) -> list[Utterance]:
        # In the first round the lot has told who begins (RUM-4).
        if event.number == 1:
            return []
        first = (event.dealer + 1) % len(view.counts)
        return [Utterance(self.to(first, "rummy-round", number=event.number), Category.TABLE)]

    def _start_tiles(self, event: StartTilesTurned, view: RummyView) -> list[Utterance]:
        tiles = [tile for (tile,) in sort_sets([(tile,) for tile in event.tiles])]
        return [Utterance(self.text("rummy-start-tiles", tiles=self.sets.tiles(tiles)), Category.TABLE)]

    def _laid(self, event: TilesLaid, view: RummyView) -> list[Utterance]:
        change = Rearrangement(event.before, event.after, event.laid)
        listed = self.sets.objects(event.laid) if len(event.laid) == 1 else self.sets.tiles(event.laid)
        short = self.sets.tiles(each.bare for each in event.laid)

        def laid(where: str) -> str:
            return self.to(event.seat, "rummy-laid", count=len(event.laid), where=where, tiles=short)

        parts = [self._in_sentences(self._where(change, listed), laid)]
        if event.left == 1 or (event.left and self.verbosity != "terse"):
            parts.append(self.to(event.seat, "rummy-left", count=event.left))
            parts += filter(None, [self.last_card_hint(event.seat, view.owes)])
        told = [Utterance(self._joined(parts))]
        if event.takes:
            taken = self.sets.objects(event.takes)
            told.append(Utterance(self.to(event.seat, "rummy-takes", tiles=taken, count=len(event.takes))))
        if self.verbosity != "terse" and not change.is_simple:
            now = self._now(change)
            # Players know the many sets that they have made, and the key reads only what others have changed.
            if now or event.seat != self.listener:
                told.append(Utterance(now or self.text("rummy-many-changed"), Category.TABLE))
        return told + self._worked(event, view)

    def _now(self, change: Rearrangement) -> str:
        """Return the sets that a rearrangement made; empty if they are many or long, unless verbosity is full."""
        if len(change.parts) > FEW_SETS and self.verbosity != "full":
            return ""
        names = [self.set_name(part.tiles) for part in change.parts]
        whole = self._in_sentences(names, lambda sets: self.text("rummy-now", sets=sets))
        if count_words(whole) > MOST_WORDS and self.verbosity != "full":
            return ""
        return whole

    def _in_sentences(self, parts: Sequence[str], say: Callable[[str], str]) -> str:
        """Return what `say` makes of several sets; if that is long, a sentence for each."""
        whole = say(self._in_row(parts))
        if self.verbosity == "terse" or count_words(whole) <= MOST_WORDS:
            return whole
        first, *others = parts
        return " ".join([say(first), *(f"{each[:1].upper()}{each[1:]}." for each in others)])

    def _where(self, change: Rearrangement, listed: str) -> list[str]:
        """Return which tiles went where, if that takes few words; else only which tiles."""
        if not change.is_simple:
            if count_words(listed) > MOST_WORDS_REARRANGED:
                listed = self.sets.tiles(tile.bare for part in change.parts for tile in part.laid)
            return [self.text("rummy-where-rearranged", tiles=listed)]
        parts = [part for part in change.parts if part.laid]
        alone = sum(len(part.laid) for part in parts) == 1
        return [self._where_of(change, part, listed if alone else None) for part in parts]

    def _in_row(self, parts: Sequence[str]) -> str:
        """Join several sets, or what became of them, to one sentence."""
        first, *rest = parts
        return self.text("rummy-sets", first=first, rest=self._in_row(rest)) if rest else first

    def _where_of(self, change: Rearrangement, part: NewSet, listed: str | None) -> str:
        laid = sort_set(part.laid)
        values = {"tiles": listed or self.sets.tiles(laid)}
        if part.old_place is None or change.is_new(part):
            return self._where_new(part, values)
        others = (*change.kept, *change.old)
        target = change.old[part.old_place]
        # Tiles that replace Jokers and tiles that join the set are told one after the other.
        replacing = [each for each in laid if each in {joker.meant for joker in part.freed}]
        joining = [each for each in laid if each not in replacing]
        if part.freed and replacing and joining:
            first = self._where_of(change, part.with_laid(replacing, part.freed), None)
            return self.text("rummy-sets", first=first, rest=self._where_of(change, part.with_laid(joining, []), None))
        if part.freed:
            place = self.sets.short(target, "in", others)
            return self.text("rummy-where-frees", count=len(laid), **{"in": place}, **values)
        return self.text("rummy-where-joins", count=len(laid), set=self.sets.short(target, "the", others), **values)

    def _where_new(self, part: NewSet, values: dict[str, str]) -> str:
        """Return the sentence part on a new set, and the start tiles in it; if that is long, only the set."""
        text = self._new_with_tiles(part, values)
        is_short = len(part.laid) == 1 or count_words(text) <= MOST_WORDS_OF_A_SET
        return text if is_short else self.sets.name(part.tiles, "new")

    def _new_with_tiles(self, part: NewSet, values: dict[str, str]) -> str:
        name = self.sets.short(part.tiles, "new")
        more = sort_tiles((Counter(part.tiles) - Counter(part.laid)).elements())
        if not more:
            return self.text("rummy-where-new", set=name, **values)
        joined = self.translator.enumerate([self.text("rummy-tile-with", card=str(each)) for each in more])
        return self.text("rummy-where-new-with", set=name, more=joined, **values)

    def _worked(self, event: TilesLaid, view: RummyView) -> list[Utterance]:
        """Return the utterance on the tiles that work: who makes which player draw or miss a turn (RUM-12)."""
        hitting, victim = _hitting(event), self._victim()
        if hitting and victim is not None:
            tiles = self._acting(hitting)
            text = self.between("rummy-hits", event.seat, victim, tiles=tiles, draws=_draws(hitting))
            return [Utterance(text, urgency=self.cost_urgency(victim))]
        # Two Reverses cancel out (RUM-14); with two players, a single one gives another turn (RUM-12).
        reverses = [each for each in event.actions if each.action is Action.REVERSE]
        if not hitting and len(reverses) % 2 and len(view.counts) == 2:
            return [Utterance(self.to(event.seat, "rummy-again", tile=self._acting(reverses[:1])))]
        return []

    def _acting(self, tiles: Sequence[Tile]) -> str:
        """Return the tiles that work, as the means of what a player does."""
        kinds = dict.fromkeys(each.bare for each in tiles)
        return self.translator.enumerate([self.text("rummy-by-tile", card=str(each)) for each in kinds])

    @property
    def _laid_before(self) -> TilesLaid | None:
        """Return the lay that is told together with the present event; None if there is none."""
        return next((each for each in self._events if isinstance(each, TilesLaid)), None)

    def _victim(self) -> Seat | None:
        """Return the seat that loses the turn, or draws, by the events of this change."""
        for event in self._events:
            if isinstance(event, TurnLost) or (isinstance(event, Drew) and event.cause is Cause.ACTION):
                return event.seat
        return None

    def _joined(self, parts: Sequence[str]) -> str:
        if len(parts) == 1:
            return parts[0]
        return self.text("sentence-joined", first=parts[0], second=self._joined(parts[1:]))

    def _direction(self, event: DirectionTurned, view: RummyView) -> list[Utterance]:
        turns = [each for each in self._events if isinstance(each, DirectionTurned)]
        # Told once for all Reverses of a turn, unless they cancel out or only two play.
        if len(turns) % 2 == 0 or event is not turns[-1] or len(view.counts) == 2:
            return []
        laid = self._laid_before
        reverses = [] if laid is None else [each for each in laid.actions if each.action is Action.REVERSE]
        if reverses:
            turned = "rummy-turned-clockwise" if event.direction == 1 else "rummy-turned-counterclockwise"
            return [Utterance(self.text(turned, tile=self._acting(reverses[:1])))]
        return [Utterance(self.text("direction-clockwise" if event.direction == 1 else "direction-counterclockwise"))]

    def _turn_lost(self, event: TurnLost, view: RummyView) -> list[Utterance]:
        laid = self._laid_before
        if laid is not None and _hitting(laid) and not _draws(_hitting(laid)):
            return []  # said with its cause
        return [Utterance(self.to(event.seat, "rummy-turn-lost"), urgency=self.cost_urgency(event.seat))]

    def _drew(self, event: Drew[Tile, Cause], view: RummyView) -> list[Utterance]:
        if event.seat != self.listener:
            laid = self._laid_before
            # If fewer tiles came than the actions ask for, the pool has run out: then the number is told.
            if laid is not None and event.cause is Cause.ACTION and event.count == _draws(_hitting(laid)):
                return []  # said with its cause
            text = self.text("rummy-drew-other", name=self.names[event.seat], count=event.count)
            fits = view.drawing and event.cause is Cause.TURN and self.verbosity == "full"
            more = [self.text("rummy-drawn-fits-other", name=self.names[event.seat])] if fits else []
            return [Utterance(self._joined([text, *more]))]
        form = "a" if event.count == 1 else "bare"
        drawn = ", ".join(self.translator.card(each, form) for each in event.cards)
        text = self.text("rummy-drew-you", count=event.count, tiles=drawn)
        if event.cause is not Cause.TURN:
            return [Utterance(text, Category.CARDS, Urgency.COSTS)]
        return [Utterance(self._joined([text, *self._fits(view)]), Category.CARDS, Urgency.URGENT)]

    def _fits(self, view: RummyView) -> list[str]:
        """Return the sentence on whether the tile that the listener drew can be laid (RUM-8); none if not known yet."""
        if view.drawing:
            return [self.text("rummy-drawn-fits-you")]
        ended = any(isinstance(each, TurnBegan) for each in self._events)
        return [self.text("rummy-drawn-unfit")] if ended else []

    def _said_uno(self, event: SaidLast, view: RummyView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "uno"))]

    def _reported(self, event: Reported, view: RummyView) -> list[Utterance]:
        return self.narrate_reports("reported", event.seat, event.forgot)

    def _ran_out(self, event: StockRanOut, view: RummyView) -> list[Utterance]:
        totals = [self.to(seat, "rummy-total", points=total) for seat, total in enumerate(event.totals)]
        return [Utterance(self.text("rummy-ran-out", list=", ".join(totals)), Category.TABLE, Urgency.URGENT)]

    def _round_over(self, event: RoundEnded, view: RummyView) -> list[Utterance]:
        counted = view.rules.match_end == "limit"
        told = [self._round_winners(event.winners)]
        if counted:
            told += [self.to(seat, "points", points=event.points[seat]) for seat in event.winners]
        told.append(self.scores_text(view.scores) if counted else self._rounds_won(view.scores))
        return [Utterance(text, Category.TABLE, Urgency.URGENT) for text in told]

    def _round_winners(self, winners: Sequence[Seat]) -> str:
        if len(winners) == 1:
            return self.to(winners[0], "round-won")
        you = self.text("you-in-list")
        names = [you if seat == self.listener else self.names[seat] for seat in winners]
        return self.text("rummy-round-won-several", names=self.translator.enumerate(names))

    def _rounds_won(self, scores: Sequence[int]) -> str:
        parts = [self.to(seat, "score", points=points) for seat, points in enumerate(scores)]
        return self.text("rummy-rounds-won", list=", ".join(parts))


def count_words(text: str) -> int:
    """Return the number of words of a text; a sign that stands alone is none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def _frees(before: Iterable[TileSet], after: Iterable[TileSet]) -> bool:
    """Return whether a Joker that stood for a tile has left its place."""
    old, new = (Counter(tile for tiles in sets for tile in tiles if tile.joker) for sets in (before, after))
    return any(tile is not JOKER for tile in old - new)


def _hitting(event: TilesLaid) -> list[Tile]:
    """Return the tiles that work on the next player, the strongest first."""
    hitting = [each for each in event.actions if each.action not in (None, Action.REVERSE)]
    return sorted(hitting, key=lambda each: -int(each.action or 0))


def _draws(tiles: Sequence[Tile]) -> int:
    """Return how many tiles these make the next player draw."""
    return sum(DRAWS.get(each.action, 0) for each in tiles if each.action is not None)


def _old_of(change: Rearrangement, part: NewSet) -> TileSet | None:
    """Return the old set that a new one seems to continue: they share several tiles, or all of the old set."""
    if part.old_place is None:
        return None
    old = change.old[part.old_place]
    shared = (Counter(old) & Counter(part.tiles)).total()
    return old if shared > 1 or shared == len(old) else None
