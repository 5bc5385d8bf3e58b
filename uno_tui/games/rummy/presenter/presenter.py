"""UNO Rummy for one person at the table.

The rack comes first, then carried tiles, then the table's sets: at first runs by colour, groups by number and single
tiles; from then on a set keeps its number, and new ones come last. Nothing reaches the table before the key F.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Self

from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.cards.coloured import COLOURS, SIGNS
from uno_tui.core.contract import Event, Move, Refusal, RoundBegan, TurnBegan
from uno_tui.core.events import Drew, Passed
from uno_tui.core.jobs import Job
from uno_tui.games.rummy.narrator.narrator import RummyNarrator
from uno_tui.games.rummy.presenter.hint import HintInProgress
from uno_tui.games.rummy.presenter.planner import Planner
from uno_tui.games.rummy.presenter.workbench import CARRIED, RACK, Workbench
from uno_tui.games.rummy.rules.companions import companions
from uno_tui.games.rummy.rules.completing import COMPLETE, Progress, hint
from uno_tui.games.rummy.rules.draft import Draft, DraftSet, SetId
from uno_tui.games.rummy.rules.easy_lays import new_sets
from uno_tui.games.rummy.rules.events import Cause, TilesLaid
from uno_tui.games.rummy.rules.layout import MOST_LAID
from uno_tui.games.rummy.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.rules.options import OPTIONS
from uno_tui.games.rummy.rules.placing import Placing
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set
from uno_tui.games.rummy.rules.solver import can_lay
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile, sort_tiles
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.ui.ports.coloured_presenter import ColouredPresenter
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import GamePresenter, PresenterContext, sentence
from uno_tui.ui.ports.zones import Zone

_OF_THE_TURN = frozenset(
    ("finish", "hint", "plan", "new_set", "take_back", "forward_again", "split", "join")
)
"""Commands that do nothing during another player's turn."""

MOST_READ = 6
"""The most sets that one key reads one after the other."""
_SET_FORMS = ("bare", "the", "from", "to", "on", "in")
"""The forms in which texts name a set."""


class RummyPresenter(ColouredPresenter[RummyView, Tile]):
    """The `GamePresenter` of UNO Rummy. It keeps the draft of its person until the table changes."""

    game = "rummy"
    kinds = (*NUMBERED, JOKER)
    narrator_type = RummyNarrator
    options = OPTIONS
    drawing = DRAW
    passing = PASS
    reporting = REPORT
    asks = False
    count_texts = ("presenter-rummy-count", "presenter-rummy-stock")
    zone_sorting = Sorting.NUMBER
    plays_from_first_zone = True
    zone_text = "rummy-zone-of-tiles"
    has_drafts = True
    cards_return = True
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        **GamePresenter.pieces,
        "read_turn": ("turn", "draft", "-next"),
        "read_counts": ("counts", "stock", "jokers"),
        "read_changes": ("changes", "jokers", "late"),
        "read_draft": ("laid", "freed", "carried", "wrong", "ready", "actions"),
    }
    narrator: RummyNarrator

    def __init__(self, context: PresenterContext) -> None:
        super().__init__(context)
        self.bench = Workbench(self.translator, self.narrator)
        self._left_at: tuple[TileSet, ...] | None = None
        """The sets on the table after the person's latest turn, or when they were first seen."""
        self._joined_late = False
        """Whether the person joined a table in progress and has not had a turn since."""
        self._planner = Planner(self.translator)
        self._read_sets: tuple[Sequence[DraftSet], str] | None = None
        """The sets that were read last, and the words for them."""
        self._found: tuple[object, dict[Tile, tuple[Tile, ...] | None]] = None, {}
        """The solver's findings about single tiles, for one table and rack."""

    def take_over(self, before: Self) -> None:
        """Take over the draft and the memories of the presenter before a change of settings."""
        super().take_over(before)
        self.bench.take_over(before.bench)
        self._left_at, self._joined_late = before._left_at, before._joined_late
        self._planner.take_over(before._planner)

    # Tiles.

    def cards(self, view: RummyView) -> Sequence[Tile]:
        """Return the tiles of the rack."""
        return view.rack

    def zones(self, view: RummyView) -> Sequence[Zone[Tile]]:
        """Return the rack, the carried tiles, and the sets of the draft."""
        board = self.bench.draft(view).board
        zones = [Zone(RACK, partial(self.text, "presenter-rummy-rack"), board.rack)]
        if board.carried:
            zones.append(Zone(CARRIED, partial(self.text, "presenter-rummy-carried"), board.carried))
        count = len(board.sets)
        for number, place in enumerate(board.sets, start=1):
            title = partial(self._place_title, number, count, place.tiles)
            label = partial(self.text, "presenter-rummy-set", place=number, count=count)
            zones.append(Zone(place.id, title, place.tiles, label))
        return zones

    def zone_intro_with_card(self, view: RummyView, zone: Zone[Tile], card: str) -> str:
        """Return the words for a tile in a zone; for a set, in a sentence of its own."""
        if zone.short is None:
            return super().zone_intro_with_card(view, zone, card)
        return self.text("presenter-rummy-at-tile", zone=zone.title, tile=card)

    def numbered_zones(self, view: RummyView) -> Sequence[SetId]:
        """Return the ids of the sets in the order of their numbers."""
        return [place.id for place in self.bench.draft(view).board.sets]

    def zones_with_room(self, view: RummyView, card: Tile) -> Sequence[SetId]:
        """Return the ids of the sets that are valid with the tile."""
        draft = self.bench.draft(view)
        return [each for each in draft.sets_for(card) if draft.completes(each, card)]

    def zone_names(self, view: RummyView) -> Mapping[Hashable, Sequence[str]]:
        """Return the short name of each set in every form that hints use, and its full name."""
        sets = self.narrator.sets
        return {
            place.id: [*(sets.short(place.tiles, form) for form in _SET_FORMS), sets.name(place.tiles)]
            for place in self.bench.draft(view).board.sets
        }

    def _place_title(self, number: int, count: int, tiles: Sequence[Tile]) -> str:
        return self.narrator.set_place(number, count, tiles).rstrip(".")

    def sort_key(self, card: Tile, sorting: Sorting) -> tuple[int, int, bool]:
        """Return the sort key of a tile: colour and number, or the other way round; idle Jokers last."""
        colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
        # Jokers that stand for nothing come after all numbers.
        number = card.number or 99
        return (colour, number, card.joker) if sorting is Sorting.COLOUR else (number, colour, card.joker)

    def playable(self, view: RummyView, moves: Sequence[Move], card: Tile) -> bool:
        """Return whether the tile can be laid this turn, the table rearranged as needed."""
        if view.seat != view.turn or view.outcome.round is not None or (view.drawing and card.bare != view.drawn):
            return False
        draft = self.bench.draft(view)
        if draft.full or card not in draft.board.rack:
            return False
        # The solver is asked about the table of the turn: what the draft made of it is looked at first.
        if draft.changed and any(draft.completes(each, card) for each in draft.sets_for(card)):
            return True
        others = self._companions(view, card)
        if others is None:
            return False
        # Tiles that must be laid along may have been laid already; all together they are four at most (RUM-6).
        laid = Counter(draft.laid())
        needed = Counter(others) - laid
        return needed <= Counter(draft.board.rack) and laid.total() + 1 + needed.total() <= MOST_LAID

    def is_surely_playable(self, view: RummyView, card: Tile) -> bool:
        """Return whether a valid table with the tile can be reached from the draft as it is."""
        draft = self.bench.draft(view)
        if not draft.changed or draft.sets_with_joker_for(card):
            return True
        return Placing(draft, card).can_be_laid

    def _companions(self, view: RummyView, card: Tile) -> tuple[Tile, ...] | None:
        """Return the tiles of the rack that must be laid along with `card`; None if it cannot be laid."""
        position = (view.sets, view.rack)
        if self._found[0] != position:
            self._found = position, {}
        known = self._found[1]
        if card.bare not in known:
            known[card.bare] = companions(view.sets, view.rack, view.drawn, card.bare)
        return known[card.bare]

    def drawn_card(self, view: RummyView) -> Tile | None:
        """Return the tile that the person has just drawn, and may lay or keep."""
        return view.drawn

    def playable_note(self, view: RummyView, card: Tile) -> str:
        """Return which tiles must be laid along with `card`, and whether the table must be rearranged; else empty."""
        others = self._still_needed(view, card)
        names = [self.text("rummy-tile-with", card=str(tile)) for tile in others]
        beside = self.text("presenter-rummy-with", tiles=self.translator.enumerate(names)) if names else ""
        if self.played_with(view, card) is not None:
            return beside
        how = self.text("presenter-rummy-rearranging")
        return f"{beside}, {how}" if beside else how

    def played_with(self, view: RummyView, card: Tile) -> Sequence[Tile] | None:
        """Return the tiles of the rack that must be laid along with `card`; None if the table must be rearranged."""
        others = self._still_needed(view, card)
        return None if _needs_rearranging(self.bench.draft(view), card, others) else others

    def zone_where_laid(self, view: RummyView, card: Tile) -> SetId | None:
        """Return the set on which the person has laid this tile in the draft; None if it was not laid."""
        return self.bench.draft(view).set_where_laid(card.bare)

    def _still_needed(self, view: RummyView, card: Tile) -> Sequence[Tile]:
        """Return the tiles that must be laid along with `card` and are still on the rack."""
        draft = self.bench.draft(view)
        if draft.changed and draft.sets_for(card):
            return []
        rack = draft.board.rack
        missing = sort_tiles((Counter(self._companions(view, card) or ()) & Counter(rack)).elements())
        if not _needs_rearranging(draft, card, missing):
            return missing
        # A set of the rack alone may take more tiles, but it is what the player sees first.
        alone = (tiles for (tiles,) in new_sets((), [each for each in rack if each is not JOKER]) if card in tiles)
        whole = next(alone, ())
        fits = bool(whole) and len(draft.laid()) + len(whole) <= MOST_LAID
        return [each for each in whole if each is not card] if fits else missing

    def target_zones(self, view: RummyView) -> Sequence[SetId] | None:
        """Return the sets that the carried tile completes, or else those it can join; None if none is carried.

        Sets that cannot become valid with it are left out.
        """
        draft = self.bench.draft(view)
        if not draft.board.carried:
            return None
        tile = draft.board.carried[0]
        swaps, homes = draft.sets_with_joker_for(tile), Placing(draft, tile).sets()
        right = [each for each in homes if draft.completes(each, tile)]
        there = {*swaps, *right} or set(homes)
        return [each.id for each in draft.board.sets if each.id in there]

    def prepare(self, view: RummyView) -> Iterator[None]:
        """Find out which tiles can be laid, and yield after each one: the key Z asks for them one after the other."""
        for tile in dict.fromkeys(view.rack):
            self.playable(view, (), tile)
            yield

    def search(self, view: RummyView) -> tuple[Job[object], tuple[object, ...]] | None:
        """Return the search for the plan of the turn, to run while others' moves are still being said."""
        if view.turn != self.seat or view.outcome.round is not None:
            return None
        task = self._planner.next_task(self.bench.draft(view))
        return None if task is None else (COMPLETE, (task,))

    def on_search_result(self, view: RummyView, result: object) -> None:
        """Keep a result of the search, so that the keys H and B need not search again."""
        if isinstance(result, Progress):
            self._planner.learn(result)

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to the tile of an event: to one that the person drew."""
        return isinstance(event, Drew) and event.seat == self.seat

    # The workbench.

    def enter(self, view: RummyView, moves: Sequence[Move], card: Tile, player: Player[Tile]) -> None:
        """Lay a tile of the rack where it fits; pick up a tile of a set, or put a carried tile there."""
        if view.turn != self.seat:
            player.reply(self.read_turn(view))
        else:
            self.bench.enter(view, card, player)

    def enter_together(self, view: RummyView, cards: Sequence[Tile], player: Player[Tile]) -> bool:
        """Lay several tiles of the rack as a new set."""
        if view.turn != self.seat:
            player.reply(self.read_turn(view))
        else:
            self.bench.lay_set(view, cards, player)
        return True

    def enter_on(
        self, view: RummyView, card: Tile, zone: Hashable | None, player: Player[Tile], source: Hashable | None
    ) -> bool:
        """Lay a tile of the rack, the carried one, or one of the set `source` in a set, or begin one with it.

        On the rack, put the carried one back.
        """
        if view.turn != self.seat:
            player.reply(self.read_turn(view))
            return True
        place = zone if isinstance(zone, int) or zone == RACK else None
        self.bench.enter_on(view, card, place, player, source if isinstance(source, int) else None)
        return True

    def why_too_many(self, view: RummyView, count: int) -> str:
        """Return that four tiles at most are laid from the rack (RUM-6), if these would be more."""
        return self.bench.why_too_many(self.bench.draft(view), count)

    def perform(self, command: str, view: RummyView, player: Player[Tile]) -> bool:
        """Carry out a command of the workbench, or a hint or plan; return False for others."""
        # An Uno that is due can cost tiles any moment, so it is said before a hint.
        if command == "hint" and (due := self.due(view)):
            player.reply(due)
        elif command in _OF_THE_TURN and view.turn != self.seat:
            player.reply(self.read_turn(view))
        elif command == "hint":
            self._hint(self.bench.draft(view), player)
        elif command == "plan":
            self._plan(self.bench.draft(view), player)
        elif command == "read_draft":
            player.reply(self.read(command, view))
        else:
            return self.bench.perform(command, view, player)
        return True

    def _hint(self, draft: Draft, player: Player[Tile]) -> None:
        """Say the next step, at once or as soon as the search has got far enough."""
        planner = self._planner
        if planner.is_settled(draft) or planner.has_told(draft):
            player.reply(planner.next_sentence(draft))
        else:
            player.wait_for_search(HintInProgress(planner, self.translator, draft, player).tell_news)

    def _plan(self, draft: Draft, player: Player[Tile]) -> None:
        """Open the list of all steps, at once, or when the search is over, or when the person hurries."""
        planner = self._planner

        def read(hurry: bool) -> bool:
            ready = planner.is_settled(draft) or (hurry and planner.progress(draft).best is not None)
            if ready:
                player.read("presenter-rummy-plan", planner.sentences(draft))
            elif hurry:
                player.reply(self.text("presenter-rummy-hint-not-yet"))
            return ready

        if not read(False):
            player.wait_for_search(read)

    def works(self, command: str, view: RummyView) -> bool:
        """Return whether a command can do anything now: undo and redo need a step, and a draft one's own turn."""
        draft = self.bench.draft(view)
        if command in ("new_set", "split", "join", "finish") and view.turn != self.seat:
            return False
        return {"take_back": draft.can_undo, "forward_again": draft.can_redo}.get(command, True)

    def laid_out(self, view: RummyView) -> Sequence[Sequence[Tile]]:
        """Return the tiles of each set of the draft."""
        return [place.tiles for place in self.bench.draft(view).board.sets]

    @property
    def busy(self) -> bool:
        """Whether there is a draft that Escape would give up."""
        return self.bench.busy

    def missed_options(self, view: RummyView) -> str:
        """Return the solver's plan in steps, as a sentence after the turn."""
        found = hint(view)
        if found is None:
            return self.text("presenter-rummy-hint-none")
        said = " ".join(self.narrator.plan(view.sets, found.sets, found.laid))
        maybe = self.text("presenter-rummy-hint-maybe")
        return said if found.exact else self.text("sentence-joined", first=said, second=maybe)

    # Moves.

    def attempt(self, view: RummyView, moves: Sequence[Move], card: Tile) -> Move:
        """Return the move to try when none is legal: a lay of nothing, because Enter alone lays nothing."""
        return Lay(view.sets)

    def space_move(self, view: RummyView, moves: Sequence[Move]) -> Move:
        """Return the move of Space: draw, or pass after drawing."""
        return PASS if view.turn == self.seat and view.drawing else DRAW

    def acts_on_card(self, view: RummyView, command: str) -> bool:
        """Return False for a new set while a tile is carried: it begins with that one."""
        return command != "new_set" or not self.bench.draft(view).board.carried

    def before_drawing(self, view: RummyView, moves: Sequence[Move]) -> str:
        """Return that a draft in which tiles are laid would be lost, where drawing is legal."""
        laid = self.bench.busy and bool(self.bench.draft(view).laid())
        return self.text("presenter-rummy-draft-first") if laid and self.space_move(view, moves) in moves else ""

    def due(self, view: RummyView) -> str:
        """Return which key says the "Uno" that is due."""
        return self.text("left-one-say") if SAY_UNO in self.narrator.moves and self.seat in view.owes else ""

    def proposal(self, view: RummyView, move: Move) -> str:
        """Return what the expert would do: which tiles to lay."""
        if not isinstance(move, Lay):
            return super().proposal(view, move)
        tiles = list(map(self.card_in_sentence, _laid(view, move)))
        return self.text("advice-rummy-lay", tiles=self.translator.enumerate(tiles))

    def missed(self, view: RummyView, chance: MissedChance) -> str:
        """Return the sentence on a missed report, or on an "Uno" that another player has reported."""
        if chance.move == SAY_UNO and chance.instead is not None:
            return self.text("second-look-uno", name=self.names[chance.instead[0]])
        owing = [self.names[seat] for seat in view.owes if seat != self.seat]
        return self.text("second-look-rummy-report", names=self.translator.enumerate(owing))

    def worth(self, view: RummyView, verdict: Verdict) -> str:
        """Return the worth of the better move: it goes out, or more leaves the rack in two turns, or leaves it sooner.

        For an "Uno" or a report, the number of tiles that were drawn, or were not.
        """
        better = verdict.better
        if better == SAY_UNO:
            return self.text("second-look-rummy-drew", tiles=verdict.measures[0])
        if better == REPORT:
            return self.text("second-look-rummy-drawn", tiles=verdict.measures[0])
        if isinstance(better, Lay) and len(_laid(view, better)) == len(view.rack):
            return self.text("second-look-rummy-out")
        tiles, points, now = verdict.measures
        if tiles > 0 and points > 0:
            return self.text("second-look-rummy-both", tiles=tiles, points=points)
        if tiles > 0:
            return self.text("second-look-rummy-tiles", tiles=tiles)
        if points > 0:
            return self.text("second-look-rummy-points", points=points)
        return self.text("second-look-rummy-sooner", tiles=now)

    def move_made(self, view: RummyView, move: Move) -> str:
        """Return the words for a move made: for a lay, only that tiles were laid."""
        return self.text("deed-rummy-lay") if isinstance(move, Lay) else super().move_made(view, move)

    def speak_up(self, view: RummyView, moves: Sequence[Move]) -> list[Move]:
        """Return the moves of the key U: say Uno, report, or both."""
        # If neither is legal, the refusal tells why.
        return [move for move in (SAY_UNO, REPORT) if move in moves] or [SAY_UNO]

    # Words.

    def on_events(self, events: Sequence[Event], view: RummyView) -> None:
        """Remember the sets after the deal, and after the person's own turn."""
        own = (TilesLaid, Drew, Passed)
        acted = any(isinstance(event, own) and event.seat == self.seat and _by_choice(event) for event in events)
        if self._left_at is None or acted or any(isinstance(event, RoundBegan) for event in events):
            # Without events the table is seen for the first time: it was in progress before.
            self._left_at, self._joined_late = view.sets, not events

    def answer_pieces(self, command: str, view: RummyView, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: also the draft, the changes on the table, and who is known to hold Jokers."""
        match command:
            case "read_turn":
                return {**super().answer_pieces(command, view, wanted), "draft": self._draft_now(view)}
            case "read_counts":
                return {**super().answer_pieces(command, view, wanted), "jokers": self._known_jokers(view)}
            case "read_changes":
                late = self.text("presenter-rummy-changes-before") if self._joined_late else ""
                return {"changes": self._changes(view), "jokers": self._known_jokers(view), "late": late}
            case "read_draft":
                return self.bench.draft_pieces(self.bench.draft(view))
        return super().answer_pieces(command, view, wanted)

    def read_changes(self, view: RummyView) -> str:
        """Return the changes on the table since the person's own last turn, set by set."""
        return self.whole_answer("read_changes", view)

    def _changes(self, view: RummyView) -> str:
        told = self.narrator.changes(view.sets if self._left_at is None else self._left_at, view.sets)
        none = "presenter-rummy-no-turn-yet" if self._left_at is None else "presenter-rummy-no-changes"
        return " ".join(map(sentence, told)) or self.text(none)

    def _known_jokers(self, view: RummyView) -> str:
        """Return who holds a Joker that was taken from the table (RUM-19)."""
        return " ".join(
            self.text("presenter-rummy-holds-joker", name=self.names[seat], count=count)
            for seat, count in enumerate(view.shown)
            if count and seat != self.seat
        )

    def read_draft(self, view: RummyView) -> str:
        """Return a summary of the draft."""
        return self.whole_answer("read_draft", view)

    def question_state(self, view: RummyView, moves: Sequence[Move]) -> object:
        """Return what questions depend on: the sets on the table and the rack."""
        return view.sets, view.rack

    def aim(self, view: RummyView) -> str:
        """Return what wins the match: most points, or rounds won (RUM-18)."""
        return self.text("aim-rounds" if view.rules.match_end == "rounds_won" else "aim-most")

    def ending(self, view: RummyView) -> str:
        """Return when the match ends, unless the rounds that are won end it (RUM-18)."""
        return self.text("ends-at-points", points=view.rules.limit) if view.rules.match_end == "limit" else ""

    def read_top(self, view: RummyView) -> str:
        """Return the sets of the draft; of many, only how many there are and how to hear them.

        Where numbers are typed, all sets with their numbers: a player reads them at their own pace.
        """
        sets = self.bench.draft(view).board.sets
        # Kept: players ask for the same table again and again.
        if self._read_sets is None or self._read_sets[0] is not sets:
            self._read_sets = sets, self._name_all(sets)
        return self._read_sets[1]

    def _name_all(self, sets: Sequence[DraftSet]) -> str:
        names = [sentence(self.narrator.set_name(place.tiles)) for place in sets]
        if self.numbers:
            apart = any(name[:1].isdigit() for name in names)
            numbered = enumerate(names, start=1)
            names = [sentence(self.translator.numbered(number, name, apart=apart)) for number, name in numbered]
        elif len(sets) > MOST_READ:
            return self.text("presenter-rummy-many-sets", count=len(sets))
        return ". ".join(names) + "." if names else self.text("presenter-rummy-table-empty")

    def nothing_playable(self, view: RummyView) -> str:
        """Return what the person can do when no tile can be laid."""
        if view.turn != self.seat or view.outcome.round is not None:
            return self.read_turn(view)
        draft = self.bench.draft(view)
        if draft.board.carried:
            return self.text("presenter-rummy-no-place", tile=sentence(self.translator.card(draft.board.carried[0])))
        if draft.full:
            return self.text("presenter-rummy-full")
        if draft.changed:  # several tiles that were playable together may be in the draft already
            return self.text("presenter-rummy-nothing-more")
        something = can_lay(view.sets, view.rack, view.drawn)
        return self.text("presenter-rummy-nothing-alone" if something else "presenter-rummy-nothing-fits")

    def refusal(self, view: RummyView, move: Move, refusal: Refusal) -> str:
        """Return the sentence on why a move was refused; of several wrong sets, on the first."""
        draft = self.bench.draft(view)
        wrong = draft.unfinished()
        # The rules tell the first fault only: say how many sets are wrong as well.
        if refusal.reason == "invalid_set" and len(wrong) > 1:

            def with_others(fault: str) -> str:
                return self.text("presenter-rummy-several-wrong", count=len(wrong) - 1, fault=fault)

            return self.bench.fault(draft, *wrong[0], with_others)
        if refusal.reason == "must_lay" and self.busy:  # what was begun is nearer than what else could be laid
            cannot = self.text("presenter-rummy-cannot-draw")
            return self.text("sentence-joined", first=cannot, second=self._draft_now(view))
        if refusal.reason == "no_uno_duty" and view.said and view.turn == view.seat:
            return self.text("presenter-rummy-uno-said")
        return self.narrator.refusal(view, move, refusal)

    def _draft_now(self, view: RummyView) -> str:
        """Return how far the draft has come, in a few words; empty if there is none."""
        if not self.busy or view.outcome.round is not None:
            return ""
        draft = self.bench.draft(view)
        laid = len(draft.laid())
        if draft.board.carried:
            state = "carried"
        elif draft.ready:
            state = "ready"
        else:
            state = "wrong" if laid or draft.unfinished() else "empty"
        return self.text("presenter-rummy-draft-open", count=laid, state=state)

    def leaving_question(self) -> str:
        """Return the warning that a draft is not kept with the table; empty if there is none."""
        return self.text("presenter-rummy-draft-lost") if self.busy else ""

    def resumed_note(self, view: RummyView) -> str:
        """Return that no draft is open: records keep only moves, so one that was open is gone."""
        return self.text("presenter-rummy-resumed") if view.outcome.round is None else ""

    def answer_at_question(self, command: str, view: RummyView) -> str:
        """Return how far the draft has come, for the key that would finish it: a question comes first."""
        if command != "finish":
            return ""
        draft = self.bench.draft(view)
        if draft.ready:
            return self.text("presenter-rummy-finish-later")
        return self._draft_now(view) or self.text("presenter-rummy-draft-laid", count=0, tiles="")

    def returns_home(self, event: Event) -> bool:
        """Return whether the cursor goes to the rack: after the own turn, and before it unless a draft is begun."""
        if isinstance(event, TurnBegan):
            return event.seat == self.seat and not self.busy
        return isinstance(event, TilesLaid) and event.seat == self.seat

    def lines(self, view: RummyView) -> list[str]:
        """Return the table as lines: turn, sets, draft, counts, points."""
        draft = self.bench.draft(view)
        table = "  ".join(self._set_line(place.tiles) for place in draft.board.sets)
        lines = [self.whose_turn(view), table]
        if self.busy:
            lines.append("> " + self.bench.draft_text(draft))
        return [*lines, self.read_counts(view), self.read_scores(view)]

    def spoken_lines(self, view: RummyView) -> list[str]:
        """Return the same in sentences, with the names of all sets."""
        names = [sentence(self.narrator.set_name(place.tiles)) for place in self.bench.draft(view).board.sets]
        sets = [f"{name}." for name in names] or [self.text("presenter-rummy-table-empty")]
        return [self.whose_turn(view), *sets, self.read_counts(view), self.read_scores(view)]

    def _set_line(self, tiles: Sequence[Tile]) -> str:
        # No-break spaces keep a set together on one line.
        return "\u00a0".join(f"{SIGNS[tile.colour]}{'J' if tile.joker else ''}{tile.number or ''}" for tile in tiles)

    def hand_state(self, view: RummyView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return what has the rack shown again line by line when it changes: the rack, and whether the turn began.

        A draft changes neither: what is laid leaves the other tiles their numbers.
        """
        return (tuple(view.rack), view.turn == self.seat)


def _needs_rearranging(draft: Draft, card: Tile, others: Sequence[Tile]) -> bool:
    """Return whether these tiles make no valid set by themselves or with one set of the table; Jokers fit anywhere."""
    tiles = (card, *others)
    if JOKER in tiles or draft.sets_with_joker_for(card):
        return False
    places = ((), *(place.tiles for place in draft.board.sets))
    return all(fault(sort_set((*place, *tiles))) is not None for place in places)


def _by_choice(event: Event) -> bool:
    """Return whether an event is a player's own act, not the effect of another player's tile."""
    return not isinstance(event, Drew) or event.cause is Cause.TURN


def _laid(view: RummyView, lay: Lay) -> tuple[Tile, ...]:
    """Return the tiles that a lay takes from the rack, Jokers with their meanings."""
    before = Counter(tile for tiles in view.sets for tile in tiles)
    after = Counter(tile for tiles in lay.sets for tile in tiles)
    return sort_tiles(list((after - before).elements()))
