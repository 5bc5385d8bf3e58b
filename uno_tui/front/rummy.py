"""UNO Rummy as one person at the table meets it: a workbench for the eyes of the ear.

The rack comes first, then what is carried, then the table's sets in a stable order: runs by colour, groups by number,
single tiles. Nothing reaches the table before F.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.cards.rummy import JOKER, NUMBERED, Tile
from uno_tui.cards.uno import COLOURS
from uno_tui.front.face import Face, Manner, Player, Zone, sentence
from uno_tui.front.hand import Sorting
from uno_tui.front.question import Question, with_letters
from uno_tui.front.uno import SYMBOLS
from uno_tui.games.contract import Event, Move, Refusal
from uno_tui.games.rummy.draft import Board, Draft, SetId
from uno_tui.games.rummy.events import Drew
from uno_tui.games.rummy.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.options import OPTIONS
from uno_tui.games.rummy.sets import TileSet
from uno_tui.games.rummy.solver import most_tiles
from uno_tui.games.rummy.tidying import hint
from uno_tui.games.rummy.view import RummyView
from uno_tui.speech.rummy import RummyTeller

RACK, CARRIED = "rack", "carried"
NEW = -1
CARRY = -2
QUICK = 600
"""Ways that the solver looks at for a single tile, so that no key waits for it."""


class RummyFace(Face):
    """The `Face` of UNO Rummy. It keeps the draft of its person until the table changes."""

    game = "rummy"
    options = OPTIONS
    drawing = DRAW
    asks = False
    count_texts = ("face-rummy-count", "face-rummy-stock")
    zone_sorting = Sorting.NUMBER
    teller: RummyTeller

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner)
        self.teller = RummyTeller(manner.translator, manner.names, manner.seat, manner.verbosity)
        self._draft: Draft | None = None
        self._picked: Board | None = None
        """The draft just after a tile was picked up, by a key that asks on."""
        self._layable: dict[tuple[TileSet, ...], dict[Tile, bool]] = {}
        """What the solver has found out about single tiles on a table."""

    def take_over(self, before: Face) -> None:
        """The draft goes on."""
        if isinstance(before, RummyFace):
            self._draft = before._draft

    def draft(self, view: RummyView) -> Draft:
        """The draft on this table; a new one if the table or the rack has changed."""
        draft = self._draft
        if draft is None or draft.view.sets != view.sets or draft.view.rack != view.rack:
            draft = self._draft = Draft(view)
        draft.view = view
        return draft

    # Tiles.

    def zones(self, view: RummyView) -> Sequence[Zone]:
        """The rack, what is carried, the sets of the draft."""
        board = self.draft(view).board
        zones = [Zone(RACK, self.text("face-rummy-rack"), board.rack)]
        if board.carried:
            zones.append(Zone(CARRIED, self.text("face-rummy-carried"), board.carried))
        count = len(board.places)
        for number, place in enumerate(board.places, start=1):
            zones.append(Zone(place.id, self.teller.set_place(number, count, place.tiles).rstrip("."), place.tiles))
        return zones

    def group(self, card: Tile) -> object:
        """Its colour."""
        return card.colour

    def symbol(self, card: Tile) -> str:
        """The shape of its colour."""
        return SYMBOLS[card.colour]

    def sort_key(self, card: Tile, sorting: Sorting) -> tuple[int, int]:
        """By colour and then number, or the other way round; idle Jokers last."""
        colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
        number = card.number or 99
        return (colour, number) if sorting is Sorting.COLOUR else (number, colour)

    def playable(self, view: RummyView, moves: Sequence[Move], card: Tile) -> bool:
        """Whether the tile can be laid this turn, the table rearranged as needed."""
        if view.seat != view.turn or view.outcome.round is not None or (view.drawing and card.bare != view.drawn):
            return False
        draft = self.draft(view)
        if draft.changed and draft.homes(card):
            return True
        known = self._layable.setdefault(view.sets, {})
        if card.bare not in known:
            known[card.bare] = most_tiles(view.sets, (card.bare,), None, QUICK) is not None
        return known[card.bare]

    def follows(self, event: Event) -> bool:
        """After one's own drawing the cursor goes to the drawn tile."""
        return isinstance(event, Drew) and event.seat == self.seat

    # The workbench.

    def enter(self, view: RummyView, moves: Sequence[Move], card: Tile, player: Player) -> None:
        """A tile of the rack goes where it fits; one of a set is taken up, or what is carried is put there."""
        draft = self.draft(view)
        zone = player.zone_key
        if zone == RACK:
            self._from_rack(draft, card, player)
        elif zone == CARRIED:
            self._put_back(draft, card, player)
        elif draft.board.carried:
            self._put(draft, draft.board.carried[0], zone, player)
        else:
            draft.take(zone, card)
            kind = "face-rummy-taken-joker" if card.joker else "face-rummy-taken"
            self._done(player, kind, tile=self.translator.card(card))

    def _from_rack(self, draft: Draft, tile: Tile, player: Player) -> None:
        """Where to? Into the set in progress if it belongs there, into the only set it fits, else one is asked for."""
        if draft.full:
            player.reply(self.text("face-rummy-full"))
            return
        working = draft.in_progress()
        homes = draft.homes(tile)
        jokers = draft.jokers_for(tile)
        if working is not None and working in homes:
            homes = [working]
        if len(homes) == 1 and not jokers:
            self._move_to(draft, tile, homes[0], player)
            return
        places = [(self.teller.set_name(draft.tiles(home)), home) for home in homes]
        places += [(self.text("face-rummy-new-set"), NEW), (self.text("face-rummy-carry"), CARRY)]
        names = {each: self.teller.sets.short(draft.tiles(each), "in") for each in jokers}
        swaps = [(self.text("face-rummy-in-place", set=name), each) for each, name in names.items()]

        def answered(chosen: Any) -> None:
            kind, place = chosen
            if kind == "swap":
                draft.exchange(place, tile)
                name = sentence(self.teller.set_name(draft.tiles(place)))
                self._done(player, "face-rummy-exchanged", set=name)
            else:
                self._move_to(draft, tile, place, player)

        prompt = self.text("ask-rummy-where", card=str(tile))
        answers = [(sentence(name), ("swap", place)) for name, place in swaps]
        answers += [(sentence(name), ("put", place)) for name, place in places]
        player.ask(Question(prompt, with_letters(answers), answered, player.given_up))

    def _move_to(self, draft: Draft, tile: Tile, place: SetId, player: Player) -> None:
        draft.pick_up(tile)
        self._picked = draft.board
        if place == CARRY:
            self._done(player, "face-rummy-carrying", tile=self.translator.card(tile))
        elif place == NEW:
            self._begin(draft, tile, player)
        else:
            self._put(draft, tile, place, player)

    def _put(self, draft: Draft, tile: Tile, place: SetId, player: Player) -> None:
        """A carried tile joins a set; a Joker says what it stands for."""

        def put(meant: Tile | None) -> None:
            draft.put(place, tile, meant)
            player.changed()
            player.reply(sentence(self.teller.set_name(draft.tiles(place))) + ".")

        if tile is JOKER:
            self._ask_meaning(draft.meanings(place, tile) or list(NUMBERED), put, draft, player)
        else:
            put(None)

    def _begin(self, draft: Draft, tile: Tile, player: Player) -> None:
        """A carried tile begins a set."""

        def begin(meant: Tile | None) -> None:
            place = draft.begin_set(tile, meant)
            player.changed()
            player.reply(self.text("face-rummy-begun", tile=self.translator.card(draft.tiles(place)[0])))

        if tile is JOKER:
            self._ask_meaning(list(NUMBERED), begin, draft, player)
        else:
            begin(None)

    def _ask_meaning(
        self, meanings: Sequence[Tile], then: Callable[[Tile | None], None], draft: Draft, player: Player
    ) -> None:
        """What a Joker stands for: at once where only one tile is possible, else colour and number are asked for."""
        if len(meanings) == 1:
            then(meanings[0])
            return
        if len(meanings) <= 10:
            answers = [(sentence(self.translator.card(kind)), kind) for kind in meanings]
            self._ask("ask-rummy-joker", answers, then, draft, player)
            return
        colours = [(sentence(self.text(f"colour-{colour}")), colour) for colour in COLOURS]

        def with_colour(colour: Any) -> None:
            numbers = [(str(kind.number), kind) for kind in meanings if kind.colour is colour]
            self._ask("ask-rummy-number", numbers, then, draft, player)

        self._ask("ask-rummy-colour", colours, with_colour, draft, player)

    def _ask(
        self,
        prompt: str,
        answers: Sequence[tuple[str, object]],
        then: Callable[[Any], None],
        draft: Draft,
        player: Player,
    ) -> None:
        def given_up() -> None:
            if draft.board == self._picked:
                draft.undo()
            player.changed()
            player.given_up()

        player.ask(Question(self.text(prompt), with_letters(answers), then, given_up))

    def _put_back(self, draft: Draft, tile: Tile, player: Player) -> None:
        if draft.put_back(tile):
            self._done(player, "face-rummy-put-back", tile=self.translator.card(tile.bare))
        else:
            player.reply(self.text("face-rummy-not-yours", tile=sentence(self.translator.card(tile))))

    def _done(self, player: Player, message_id: str, **values: object) -> None:
        player.changed()
        player.reply(self.text(message_id, **values))

    # Commands.

    def perform(self, command: str, view: RummyView, player: Player) -> bool:
        """The workbench's own keys."""
        acts: dict[str, Callable[[Draft, Player], None]] = {
            "new_set": self._new_set,
            "take_back": self._take_back,
            "forward_again": self._forward_again,
            "split": self._split,
            "join": self._join,
            "read_draft": self._read_draft,
            "finish": self._finish,
            "hint": self._hint,
        }
        if command == "stop" and self.busy:
            self.draft(view).give_up()
            self._done(player, "face-rummy-given-up")
            return True
        if command not in acts:
            return False
        if view.turn != self.seat and command in ("finish", "hint"):
            player.reply(self.read_turn(view))
        else:
            acts[command](self.draft(view), player)
        return True

    @property
    def busy(self) -> bool:
        """Whether there is a draft that Escape would give up."""
        return self._draft is not None and self._draft.changed

    def _new_set(self, draft: Draft, player: Player) -> None:
        """What is carried, or the selected tile of the rack, begins a set."""
        if draft.board.carried:
            self._begin(draft, draft.board.carried[0], player)
        elif player.zone_key == RACK and player.card is not None and not draft.full:
            self._move_to(draft, player.card, NEW, player)
        else:
            player.reply(self.text("face-rummy-full" if draft.full else "face-rummy-nothing-carried"))

    def _take_back(self, draft: Draft, player: Player) -> None:
        lay_there = draft.changed
        if not draft.undo():
            message_id = "face-rummy-no-step-back"
        else:
            message_id = "face-rummy-taken-back" if lay_there else "face-rummy-draft-back"
        self._stepped(player, draft, message_id)

    def _forward_again(self, draft: Draft, player: Player) -> None:
        lay_there = draft.changed
        if not draft.redo():
            message_id = "face-rummy-no-step-again"
        else:
            message_id = "face-rummy-given-up-again" if lay_there and not draft.changed else "face-rummy-done-again"
        self._stepped(player, draft, message_id)

    def _stepped(self, player: Player, draft: Draft, message_id: str) -> None:
        """Say that a step was taken back or done again, and what is carried now."""
        if not draft.board.carried:
            self._done(player, message_id)
            return
        player.changed()
        carried = self.text("face-rummy-draft-carried", tiles=self._names(draft.board.carried))
        player.reply(self.text("sentence-joined", first=self.text(message_id), second=carried))

    def _split(self, draft: Draft, player: Player) -> None:
        zone = player.zone_key
        second = draft.split(zone, player.index) if isinstance(zone, int) else None
        if second is None:
            player.reply(self.text("face-rummy-cannot-split"))
            return
        names = [self.teller.set_name(draft.tiles(each)) for each in (zone, second)]
        self._done(player, "face-rummy-split", first=names[0], second=names[1])

    def _join(self, draft: Draft, player: Player) -> None:
        """This set and another one, which is asked for."""
        zone = player.zone_key
        if not isinstance(zone, int):
            player.reply(self.text("face-rummy-cannot-join"))
            return
        others = [
            (sentence(self.teller.set_name(each.tiles)), each.id) for each in draft.board.places if each.id != zone
        ]

        def answered(other: Any) -> None:
            draft.join(zone, other)
            player.changed()
            player.reply(sentence(self.teller.set_name(draft.tiles(zone))) + ".")

        player.ask(Question(self.text("ask-rummy-join"), with_letters(others), answered, player.given_up))

    def _read_draft(self, draft: Draft, player: Player) -> None:
        player.reply(self.draft_text(draft))

    def draft_text(self, draft: Draft) -> str:
        """What came from the rack, how many of four, what is carried, what is still wrong, which action will work."""
        laid = draft.laid()
        parts = [self.text("face-rummy-draft-laid", count=len(laid), tiles=self._names(laid))]
        if draft.freed():
            parts.append(self.text("face-rummy-draft-freed", count=draft.freed()))
        if draft.board.carried:
            parts.append(self.text("face-rummy-draft-carried", tiles=self._names(draft.board.carried)))
        unfinished = draft.unfinished()
        parts += [sentence(self.teller.fault_text(tiles, why)) for tiles, why in unfinished]
        if not unfinished and not draft.board.carried and laid:
            parts.append(self.text("face-rummy-draft-ready"))
        working = draft.working()
        if working:
            parts.append(self.text("face-rummy-draft-actions", tiles=self._names(working)))
        return " ".join(parts)

    def _names(self, tiles: Sequence[Tile]) -> str:
        return self.translator.enumerate([self.translator.card(tile) for tile in tiles]) or self.text("value-none")

    def _finish(self, draft: Draft, player: Player) -> None:
        """Lay the draft; where several actions could work, one is asked for."""
        if draft.board.carried:
            player.reply(self.text("face-rummy-draft-carried", tiles=self._names(draft.board.carried)))
            return
        working = draft.working()
        if not working:
            player.submit(draft.as_move())
            return
        answers = [(sentence(self.translator.card(tile)), tile) for tile in working]

        def answered(tile: Any) -> None:
            player.submit(draft.as_move([tile]))

        player.ask(Question(self.text("ask-rummy-action"), with_letters(answers), answered, player.given_up))

    def _hint(self, draft: Draft, player: Player) -> None:
        """The plan begins with the table as it was, and says so where a draft lies there."""
        plan = self.could_have(draft.view)
        if draft.changed:
            plan = self.text("sentence-joined", first=self.text("face-rummy-hint-anew"), second=plan)
        player.reply(plan)

    def could_have(self, view: RummyView) -> str:
        """The solver's plan in steps."""
        found = hint(view)
        if found is None:
            return self.text("face-rummy-hint-none")
        said = " ".join(self.teller.plan(view.sets, found.sets, found.laid))
        maybe = self.text("face-rummy-hint-maybe")
        return said if found.exact else self.text("sentence-joined", first=said, second=maybe)

    # Moves.

    def attempt(self, view: RummyView, moves: Sequence[Move], card: Tile) -> Move:
        """Nothing is tried by Enter alone."""
        return Lay(view.sets)

    def space(self, view: RummyView, moves: Sequence[Move]) -> Move:
        """Draw, or pass when a tile has been drawn."""
        return PASS if view.turn == self.seat and view.drawing else DRAW

    def speak_up(self, view: RummyView, moves: Sequence[Move]) -> list[Move]:
        """Say Uno, report, or both."""
        return [move for move in (SAY_UNO, REPORT) if move in moves] or [SAY_UNO]

    # Words.

    def read_top(self, view: RummyView) -> str:
        """The table's sets."""
        names = [
            sentence(self.teller.set_name(tiles)) for tiles in (each.tiles for each in self.draft(view).board.places)
        ]
        return ". ".join(names) + "." if names else self.text("face-rummy-table-empty")

    def nothing_playable(self, view: RummyView) -> str:
        """What to do when nothing can be laid."""
        if view.turn != self.seat or view.outcome.round is not None:
            return self.read_turn(view)
        together = most_tiles(view.sets, view.rack, view.drawn, QUICK) is not None
        return self.text("face-rummy-nothing-alone" if together else "face-rummy-nothing-fits")

    def refusal(self, view: RummyView, move: Move, refusal: Refusal) -> str:
        """Why a move was refused."""
        return self.teller.refusal(view, move, refusal)

    def lines(self, view: RummyView) -> list[str]:
        """Whose turn, the sets, what is carried, counts, points."""
        draft = self.draft(view)
        table = "  ".join(self._set_line(place.tiles) for place in draft.board.places)
        lines = [self.read_turn(view), table]
        if self.busy:
            lines.append("> " + self.draft_text(draft))
        return [*lines, self.read_counts(view), self.read_scores(view)]

    def _set_line(self, tiles: Sequence[Tile]) -> str:
        return " ".join(f"{SYMBOLS[tile.colour]}{'J' if tile.joker else ''}{tile.number or ''}" for tile in tiles)

    def waits_for(self, view: RummyView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Shown again when the rack or the draft has changed."""
        return (tuple(view.rack), view.sets, self.draft(view).board)
