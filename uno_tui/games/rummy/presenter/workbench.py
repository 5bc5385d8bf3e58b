"""The workbench of UNO Rummy: players rebuild sets by ear before anything reaches the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from uno_tui.cards.coloured import COLOURS, Colour
from uno_tui.games.rummy.narrator.narrator import RummyNarrator
from uno_tui.games.rummy.presenter.short_question import Answers, ShortQuestion
from uno_tui.games.rummy.rules.draft import Act, Draft, DraftStep, SetId, meanings_beside
from uno_tui.games.rummy.rules.layout import MOST_LAID
from uno_tui.games.rummy.rules.placing import Placing
from uno_tui.games.rummy.rules.sets import TileSet, fault, sort_set
from uno_tui.games.rummy.rules.tiles import DRAWS, JOKER, JOKER_AS, NUMBERED, Tile, sort_tiles
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.question import Question, with_letter_keys

A = TypeVar("A")
RACK, CARRIED = "rack", "carried"
PUT, SWAP, NEW, CARRY, LEAVE = "put", "swap", "new", "carry", "leave"
_ANYWHERE = (("presenter-rummy-begin-set", NEW), ("presenter-rummy-carry", CARRY))
"""Answers that lead to a valid table if there is any with the tile: their texts and values."""
_UNDONE = {
    Act.GIVE_UP: "presenter-rummy-draft-back",
    Act.SPLIT: "presenter-rummy-undone-split",
    Act.JOIN: "presenter-rummy-undone-join",
}


class Workbench:
    """The draft of one person's turn, and the keys that change it. It lasts until the table or the turn changes."""

    def __init__(self, translator: Translator, narrator: RummyNarrator) -> None:
        self._translator = translator
        self._narrator = narrator
        self._draft: Draft | None = None

    def take_over(self, before: Workbench) -> None:
        """Take over the draft of the workbench before a change of settings."""
        self._draft = before._draft

    def draft(self, view: RummyView) -> Draft:
        """Return the draft on this table; begin a new one if the sets, the rack or the turn has changed."""
        draft = self._draft
        if draft is None or _place_of(draft.view) != _place_of(view):
            draft = self._draft = Draft(view, draft)
        # Other parts of the view may have changed under the same draft.
        draft.view = view
        return draft

    def enter(self, view: RummyView, card: Tile, player: Player[Tile]) -> None:
        """Lay a tile of the rack where it fits; pick up a tile of a set, or put a carried tile there.

        On a Joker, put the tile that it stands for in its place, if the person has it.
        """
        draft, zone = self.draft(view), player.zone_key
        if zone == RACK:
            self._from_rack(draft, card, player)
        # The ids of sets are numbers; what is left are the carried tiles.
        elif not isinstance(zone, int):
            self._put_back(draft, card, player)
        elif draft.board.carried:
            self._put_down(draft, draft.board.carried[0], zone, card, player)
        elif card.joker and card is not JOKER and draft.can_exchange(zone, card.meant):
            self._exchange(draft, zone, card.meant, player)
        else:
            place, index = _number(draft, zone), player.index + 1
            draft.take(zone, card)
            kept = card.joker and draft.can_put_back(card)
            kind = "presenter-rummy-taken-joker" if kept else "presenter-rummy-taken"
            self._reply_change(player, kind, tile=self._translator.card(card), place=place, index=index)

    def _from_rack(self, draft: Draft, tile: Tile, player: Player[Tile], *, only_asks: bool = False) -> None:
        """Lay a tile in the set in progress if it fits there, or in the only set that it fits; else ask where.

        Only places from which a valid table can be reached are offered; where there is none, that is said. With
        `only_asks`, the question is put again if there still is one, and nothing else is done.
        """
        if draft.board.carried:
            player.reply(self._carried_first(draft))
            return
        if draft.full:
            player.reply(self._full(draft))
            return
        if draft.view.drawn not in (None, tile.bare):
            player.reply(self._text("rummy-refused-only_drawn_tile", card=str(draft.view.drawn)))
            return
        places = Placing(draft, tile)
        working, homes, jokers = draft.set_in_progress(), places.sets(), draft.sets_with_joker_for(tile)
        # A set that was begun gets its tiles without a question, unless a Joker could be replaced.
        if working is not None and working in homes:
            homes = [working]
        if only_asks and not (jokers or len(homes) > 1 or (not homes and places.can_be_laid)):
            return
        if len(homes) == 1 and not jokers:
            self._put(draft, tile, homes[0], player)
            return
        can_be_laid = places.can_be_laid
        if not (homes or jokers or can_be_laid):
            player.reply(self._fits_nowhere(draft, tile, places))
            return
        names = {each: self._narrator.sets.short(draft.tiles(each), "in") for each in jokers}
        right: Answers = [
            *((self._text("presenter-rummy-in-place", set=name), (SWAP, each)) for each, name in names.items()),
            *((self._home(draft, home), (PUT, home)) for home in homes if draft.completes(home, tile)),
        ]
        others: Answers = [(self._home(draft, home), (PUT, home)) for home in homes if not draft.completes(home, tile)]
        always: Answers = [
            *((self._text(text), (kind, 0)) for text, kind in _ANYWHERE if can_be_laid),
            (self._text("presenter-rummy-leave"), (LEAVE, 0)),
        ]

        def on_answer(chosen: tuple[str, SetId]) -> None:
            self._move_to(draft, tile, *chosen, player)

        held = draft.board.rack.count(tile)

        # Only while the tile that was asked about still waits to be laid.
        def again() -> None:
            if self._draft is draft and draft.board.rack.count(tile) >= held and not draft.board.carried:
                self._from_rack(draft, tile, player, only_asks=True)

        prompt = self._text("ask-rummy-where", card=str(tile))
        ShortQuestion(self._translator, prompt, on_answer, player, again).ask(right, always, others)

    def enter_on(
        self, view: RummyView, tile: Tile, place: SetId | str | None, player: Player[Tile], source: SetId | None
    ) -> None:
        """Lay a tile in a set that was named, also where it does not fit yet, or begin a set with it.

        It is the carried one, one of the set `source`, or one of the rack. On the place `RACK` the carried one goes
        back there.
        """
        draft = self.draft(view)
        # One line takes a tile and lays it, so one step takes both back.
        with draft.as_one_step():
            if source is not None and not draft.board.carried:
                draft.take(source, tile)
            if isinstance(place, str):  # `RACK`
                self._put_back(draft, next(iter(draft.board.carried), tile), player)
                return
            self._lay_on(draft, tile, place, player)

    def _lay_on(self, draft: Draft, tile: Tile, place: SetId | None, player: Player[Tile]) -> None:
        carried = next((each for each in draft.board.carried if tile in (each, each.bare)), None)
        if carried is not None:
            self._put_named(draft, carried, place, player)
        elif draft.board.carried and draft.board.carried[0].joker:
            # A Joker that was taken may be laid later; a plan does not say that it goes to the rack meanwhile.
            self._put_back(draft, draft.board.carried[0], player)
            self._lay_on(draft, tile, place, player)
        elif draft.board.carried:
            player.reply(self._carried_first(draft))
        elif draft.full:
            player.reply(self._full(draft))
        elif draft.view.drawn not in (None, tile):
            player.reply(self._text("rummy-refused-only_drawn_tile", card=str(draft.view.drawn)))
        else:
            self._put_named(draft, tile, place, player)

    def _put_named(self, draft: Draft, tile: Tile, place: SetId | None, player: Player[Tile]) -> None:
        if place is None:
            self._begin(draft, tile, player)
        elif draft.can_exchange(place, tile) and draft.fault_with(place, tile) is not None:
            self._exchange(draft, place, tile, player)
        elif (why := self._fault_of_joker(draft, tile, place)) is not None:
            self._ask_anyway(draft, tile, place, why, player)
        else:
            self._put(draft, tile, place, player)

    @staticmethod
    def _fault_of_joker(draft: Draft, tile: Tile, place: SetId) -> str | None:
        """Return the fault of a valid set with a Joker that can stand for nothing there; None for anything else."""
        tiles = draft.tiles(place)
        if tile is not JOKER or fault(tiles) is not None or draft.meanings(place, tile):
            return None
        faults = {fault(sort_set((*tiles, JOKER_AS[kind.index]))) for kind in NUMBERED}
        # What is wrong with Jokers says more than that other numbers do not belong there.
        return next((each for each in ("two_jokers", "jokers_touch") if each in faults), "mixed")

    def lay_set(self, view: RummyView, tiles: Sequence[Tile], player: Player[Tile]) -> None:
        """Lay tiles of the rack as a new set, and ask what its Jokers stand for; tiles that make none stay."""
        draft = self.draft(view)
        if draft.board.carried:
            player.reply(self._carried_first(draft))
        elif why := self.why_too_many(draft, len(tiles)):
            player.reply(why)
        elif draft.view.drawn is not None:
            player.reply(self._text("rummy-refused-only_drawn_tile", card=str(draft.view.drawn)))
        else:
            self._lay_set(draft, tiles, player)

    def _lay_set(self, draft: Draft, tiles: Sequence[Tile], player: Player[Tile]) -> None:
        jokers = tiles.count(JOKER)

        # What a Joker can stand for follows from the tiles before it; nothing is laid until all is known.
        def add_jokers(made: TileSet, left: int) -> None:
            meanings = meanings_beside(made) if left else []
            if meanings:
                self._ask_meaning(meanings, lambda meant: add_joker(made, meant, left), player)
                return
            why = "mixed" if left else fault(made)  # a Joker that can stand for nothing
            if why is not None:
                player.reply(sentence(self._narrator.fault_text(tiles, why, self._names(tiles))))
            elif self._draft is draft and not Counter(tiles) - Counter(draft.board.rack):
                self._begin_with(draft, made, player)

        def add_joker(made: TileSet, meant: Tile | None, left: int) -> None:
            if meant is not None:
                add_jokers(sort_set((*made, JOKER_AS[meant.index])), left - 1)

        add_jokers(sort_set([tile for tile in tiles if tile is not JOKER]), jokers)

    def _begin_with(self, draft: Draft, tiles: TileSet, player: Player[Tile]) -> None:
        """Lay a whole set of tiles of the rack, in which Jokers stand for something."""
        place: SetId | None = None
        with draft.as_one_step():
            for tile in tiles:
                laid, meant = (JOKER, tile.meant) if tile.joker else (tile, None)
                if place is None:
                    place = draft.begin_set(laid, meant)
                else:
                    draft.put(place, laid, meant)
        if place is not None:
            self._reply_change(
                player, "presenter-rummy-set-laid", place=_number(draft, place), set=self._name(draft, place)
            )

    def _home(self, draft: Draft, place: SetId) -> str:
        """Return the name of a set as an answer: one that is not valid yet is listed, and a text may go before that."""
        tiles = draft.tiles(place)
        name = self._narrator.set_name(tiles)
        return name if fault(tiles) is None else self._text("presenter-rummy-beside", set=name)

    def _fits_nowhere(self, draft: Draft, tile: Tile, places: Placing) -> str:
        """Return the sentence that a tile of the rack fits nowhere, and what would work."""
        if draft.laid():
            state = "ready" if draft.ready else "open"
        else:
            state = "some" if places.anything_can_be_laid else "none"
        return self._text("presenter-rummy-fits-nowhere", tile=sentence(self._translator.card(tile)), state=state)

    def _carried_first(self, draft: Draft) -> str:
        """Return the sentence that the carried tile must be put down first, and how."""
        tile = draft.board.carried[0]
        first = self._text("presenter-rummy-carried-first", tile=self._translator.card(tile))
        return f"{first} {self._way_back(draft, tile)}"

    def _way_back(self, draft: Draft, tile: Tile) -> str:
        """Return how to put a carried tile back to where it came from."""
        return self._text(
            "presenter-rummy-carried-home" if draft.can_put_back(tile) else "presenter-rummy-carried-undo"
        )

    def _move_to(self, draft: Draft, tile: Tile, kind: str, place: SetId, player: Player[Tile]) -> None:
        if kind == CARRY:
            draft.pick_up(tile)
            self._reply_change(player, "presenter-rummy-carrying", tile=self._translator.card(tile))
        elif kind == LEAVE:
            player.on_give_up()
        elif kind == SWAP:
            self._exchange(draft, place, tile, player)
        elif kind == NEW:
            self._begin(draft, tile, player)
        else:
            self._put(draft, tile, place, player)

    def _exchange(self, draft: Draft, place: SetId, tile: Tile, player: Player[Tile]) -> None:
        draft.exchange(place, tile)
        self._reply_change_at(player, "presenter-rummy-exchanged", draft, place, tile)

    def _put_down(self, draft: Draft, tile: Tile, place: SetId, card: Tile, player: Player[Tile]) -> None:
        """Put a carried tile into a set, or in the place of its Joker; if it does not fit, ask first."""
        on_joker = card.joker and card is not JOKER and not tile.joker and card.meant is tile
        why = draft.fault_with(place, tile)
        # On its Joker a tile takes the Joker's place; elsewhere in the set only if it cannot join.
        if draft.can_exchange(place, tile) and (on_joker or why is not None):
            self._exchange(draft, place, tile, player)
        elif why is None:
            self._put(draft, tile, place, player)
        else:
            self._ask_anyway(draft, tile, place, why, player)

    def _ask_anyway(self, draft: Draft, tile: Tile, place: SetId, why: str, player: Player[Tile]) -> None:
        both = f"{self._narrator.sets.short(draft.tiles(place))}, {self._translator.card(tile)}"
        fault = self._narrator.fault_text((*draft.tiles(place), tile), why, both)
        answers = [(self._text("value-no"), False), (self._text("value-yes"), True)]

        def on_answer(anyway: bool) -> None:
            if anyway:
                self._put(draft, tile, place, player, knows=True)
            else:
                player.on_give_up()

        prompt = self._text("ask-rummy-anyway", fault=sentence(fault))
        player.ask(Question(prompt, with_letter_keys(answers), on_answer, player.on_give_up, gives_way=True))

    def _put(self, draft: Draft, tile: Tile, place: SetId, player: Player[Tile], *, knows: bool = False) -> None:
        """Put a tile into a set; for a Joker, ask what it stands for.

        A set that is then wrong is called so, unless the person `knows`.
        """

        source = "table" if tile in draft.board.carried else "rack"

        def put(meant: Tile | None, idle: Tile | None = None) -> None:
            with draft.as_one_step():
                draft.put(place, tile, meant)
                if idle is not None:
                    draft.name_joker(place, idle)
            why = fault(draft.tiles(place))
            # A set with too few tiles is heard to be unfinished; that others are wrong is not.
            wrong = why is not None and why not in ("single", "too_short") and not knows
            notes = ["presenter-rummy-not-valid"] if wrong else []
            # Before the fifth is tried: the table may be torn apart by then.
            notes += ["presenter-rummy-fourth"] if draft.full and not draft.ready and source == "rack" else []
            self._reply_change_at(player, "presenter-rummy-put", draft, place, tile, notes=notes, source=source)

        if tile is JOKER:
            # Meanings that lead to a valid table, or else those that fit the set, or else all.
            possible = list(Placing(draft, tile).meanings(place))
            self._ask_meaning(possible or draft.meanings(place, tile) or list(NUMBERED), put, player)
        elif idle := self._meanings_of_idle(draft, place, tile):
            self._ask_meaning(idle, lambda each: put(None, each), player)
        else:
            put(None)

    @staticmethod
    def _meanings_of_idle(draft: Draft, place: SetId, tile: Tile) -> list[Tile]:
        """Return what the idle Joker of a set can stand for, once a second tile beside it tells; else nothing."""
        others = [each for each in draft.tiles(place) if each is not JOKER]
        if not others or len(others) == len(draft.tiles(place)):
            return []
        return meanings_beside(sort_set((*others, tile)))

    def _begin(self, draft: Draft, tile: Tile, player: Player[Tile]) -> None:
        """Begin a set with a tile; for a Joker, ask what it stands for."""

        def begin(meant: Tile | None) -> None:
            place = draft.begin_set(tile, meant)
            first = self._translator.card(draft.tiles(place)[0])
            self._reply_change(player, "presenter-rummy-begun", tile=first, place=_number(draft, place))

        if tile is JOKER:
            self._ask_meaning(list(Placing(draft, tile).meanings(None)) or list(NUMBERED), begin, player)
        else:
            begin(None)

    def _name(self, draft: Draft, place: SetId) -> str:
        return sentence(self._narrator.set_name(draft.tiles(place)))

    def _ask_meaning(
        self, meanings: Sequence[Tile], then: Callable[[Tile | None], None], player: Player[Tile]
    ) -> None:
        """Call `then` with what a Joker stands for: what was named, the only possible tile, or a question's answer.

        Up to ten tiles are offered in one question; of more, first colour, then number. A named tile need not fit: like
        any other it may make a set wrong for a while.
        """
        named = player.named_answer(NUMBERED)
        if named is not None or len(meanings) == 1:
            then(named or meanings[0])
            return
        if len(meanings) <= 10:
            answers = [(sentence(self._translator.card(kind)), kind) for kind in meanings]
            self._ask("ask-rummy-joker", answers, then, player)
            return
        colours = [(sentence(self._text(f"colour-{colour}")), colour) for colour in COLOURS]

        def with_colour(colour: Colour) -> None:
            numbers = [(str(kind.number), kind) for kind in meanings if kind.colour is colour]
            self._ask("ask-rummy-number", numbers, then, player)

        self._ask("ask-rummy-colour", colours, with_colour, player)

    def _ask(
        self, prompt: str, answers: Sequence[tuple[str, A]], then: Callable[[A], None], player: Player[Tile]
    ) -> None:
        player.ask(Question(self._text(prompt), with_letter_keys(answers), then, player.on_give_up, gives_way=True))

    def _put_back(self, draft: Draft, tile: Tile, player: Player[Tile]) -> None:
        if draft.put_back(tile):
            self._reply_change(player, "presenter-rummy-put-back", tile=self._translator.card(tile.bare))
        else:
            player.reply(self._text("presenter-rummy-not-yours", tile=sentence(self._translator.card(tile))))

    def _reply_change_at(
        self, player: Player[Tile], message_id: str, draft: Draft, place: SetId, tile: Tile, *,
        notes: Sequence[str] = (), **more: str,
    ) -> None:  # fmt: skip
        """Say which tile now lies in which set, and the set's new name; then the texts with the ids `notes`."""
        laid, number = sentence(self._translator.card(tile)), _number(draft, place)
        said = self._text(message_id, tile=laid, place=number, set=self._name(draft, place), **more)
        for note in notes:
            said = self._text("sentence-joined", first=said, second=self._text(note))
        player.refresh()
        player.reply(said)

    def _reply_change(self, player: Player[Tile], message_id: str, **values: object) -> None:
        player.refresh()
        player.reply(self._text(message_id, **values))

    # Commands.

    def perform(self, command: str, view: RummyView, player: Player[Tile]) -> bool:
        """Carry out a command of the workbench, or Escape, which gives up a draft; return False for others."""
        if command == "stop" and self.busy:
            self.draft(view).give_up()
            player.refresh(where=True)
            player.reply(self._text("presenter-rummy-given-up"))
        elif command in _ACTS:
            _ACTS[command](self, self.draft(view), player)
        else:
            return False
        return True

    @property
    def busy(self) -> bool:
        """Whether there is a draft that Escape would give up."""
        return self._draft is not None and self._draft.changed

    def _new_set(self, draft: Draft, player: Player[Tile]) -> None:
        """Begin a set with the carried tile, or with the selected tile of the rack."""
        if draft.board.carried:
            self._begin(draft, draft.board.carried[0], player)
        elif draft.view.drawn is not None and player.zone_key == RACK and player.card not in (None, draft.view.drawn):
            player.reply(self._text("rummy-refused-only_drawn_tile", card=str(draft.view.drawn)))
        elif player.zone_key == RACK and player.card is not None and not draft.full:
            self._begin(draft, player.card, player)
        else:
            player.reply(self._full(draft) if draft.full else self._text("presenter-rummy-nothing-carried"))

    def _take_back(self, draft: Draft, player: Player[Tile]) -> None:
        done = draft.undo()
        if done is None:
            player.reply(self._text("presenter-rummy-no-step-back"))
            return
        tile = "" if done.tile is None else self._translator.card(done.tile)
        back = Counter(done.before.rack) - Counter(done.after.rack)
        if back.total() > 1:  # a whole set that was laid at once
            tile = self._names(sort_tiles(back.elements()))
        said = self._text(self._undo_text(done), tile=tile)
        self._say_step(player, draft, done, said)

    def _undo_text(self, done: DraftStep) -> str:
        if done.act in (Act.GIVE_UP, Act.SPLIT, Act.JOIN):
            return _UNDONE[done.act]
        if done.act is Act.TAKE:
            return "presenter-rummy-undone-set"
        return "presenter-rummy-undone-carried" if done.tile in done.before.carried else "presenter-rummy-undone-rack"

    def _forward_again(self, draft: Draft, player: Player[Tile]) -> None:
        if draft.was_given_up and not draft.can_redo:  # `restore it` means the draft
            self._take_back(draft, player)
            return
        done = draft.redo()
        if done is None:
            player.reply(self._text("presenter-rummy-no-step-again"))
            return
        given_up = done.act is Act.GIVE_UP
        said = self._text("presenter-rummy-given-up-again" if given_up else "presenter-rummy-done-again")
        self._say_step(player, draft, done, said)

    def _say_step(self, player: Player[Tile], draft: Draft, done: DraftStep, said: str) -> None:
        """Say that a step was undone or redone, the sets as they are now, and the tiles carried."""
        parts = [said]
        if done.act is not Act.GIVE_UP:
            parts += [sentence(self._narrator.set_name(each)) + "." for each in done.touched(draft.board)]
        if draft.board.carried:
            parts.append(self._text("presenter-rummy-draft-carried", tiles=self._names(draft.board.carried)))
        player.refresh(where=True)
        player.reply(" ".join(parts))

    def _split(self, draft: Draft, player: Player[Tile]) -> None:
        """Cut the set before the selected tile; the cursor stays on that tile."""
        zone, tile = player.zone_key, player.card
        second = draft.split(zone, player.index) if isinstance(zone, int) else None
        if not isinstance(zone, int) or second is None or tile is None:
            player.reply(self._text("presenter-rummy-cannot-split"))
            return
        player.refresh()
        player.move_cursor(second, 0)
        names = [self._narrator.set_name(draft.tiles(each)) for each in (zone, second)]
        here = self._translator.card(tile)
        player.reply(self._text("presenter-rummy-split-here", first=names[0], second=names[1], tile=here))

    def _join(self, draft: Draft, player: Player[Tile]) -> None:
        """Join this set and another one, which is asked for."""
        zone = player.zone_key
        # All sets are offered, the valid joins first: a draft may be wrong on the way.
        others = [each.id for each in draft.board.sets if each.id != zone]
        if not isinstance(zone, int) or not others:
            player.reply(self._text("presenter-rummy-cannot-join"))
            return
        right = draft.valid_joins(zone)

        def on_answer(other: SetId) -> None:
            self._join_with(draft, zone, other, player)

        named: list[Answers] = [
            [(self._name(draft, other), other) for other in others if (other in right) is fits]
            for fits in (True, False)
        ]
        def again() -> None:
            if self._draft is draft and player.zone_key == zone and len(draft.board.sets) > 1:
                self._join(draft, player)

        prompt = self._text("ask-rummy-join")

        def called(other: SetId) -> str:
            return self._text("presenter-rummy-set-called", place=_number(draft, other))

        ShortQuestion(self._translator, prompt, on_answer, player, again, called).ask(named[0], [], named[1])

    def _join_with(self, draft: Draft, place: SetId, other: SetId, player: Player[Tile]) -> None:
        """Join two sets; for an idle Joker, ask what it stands for."""

        def join(meant: Tile | None) -> None:
            draft.join(place, other, meant)
            name, number = self._name(draft, place), _number(draft, place)
            self._reply_change(player, "presenter-rummy-joined", set=name, place=number)

        idle = [each for each in (place, other) if draft.tiles(each) == (JOKER,)]
        if len(idle) == 1:
            rest = other if idle[0] == place else place
            self._ask_meaning(draft.meanings(rest, JOKER) or list(NUMBERED), join, player)
        elif idle:
            player.reply(self._text("presenter-rummy-two-idle"))
        else:
            join(None)

    def draft_text(self, draft: Draft) -> str:
        """Return a summary of the draft: tiles laid, tiles carried, faults, and actions to choose from."""
        return " ".join(filter(None, self.draft_pieces(draft).values()))

    def draft_pieces(self, draft: Draft) -> dict[str, str]:
        """Return the pieces of the summary by name, each in sentences."""
        laid, freed, carried = draft.laid(), draft.freed(), draft.board.carried
        wrong = [self.fault(draft, tiles, why) for tiles, why in draft.unfinished()]
        refusal = draft.refusal()
        if refusal is not None and laid and not carried and not wrong:
            wrong = [self._narrator.refusal(draft.view, draft.to_move(), refusal)]
        actions = [self._text("presenter-rummy-draft-actions", tiles=self._any_of(some)) for some in draft.choices()]
        return {
            "laid": self._text("presenter-rummy-draft-laid", count=len(laid), tiles=self._names(laid)),
            "freed": self._text("presenter-rummy-draft-freed", count=freed) if freed else "",
            "carried": self._text("presenter-rummy-draft-carried", tiles=self._names(carried)) if carried else "",
            "wrong": " ".join(wrong),
            "ready": self._text("presenter-rummy-draft-ready") if refusal is None and not carried else "",
            "actions": " ".join(actions),
        }

    def fault(self, draft: Draft, tiles: TileSet, why: str, say: Callable[[str], str] = str) -> str:
        """Return the fault of a set of the draft as a sentence, as `say` completes it."""
        sets = [each.tiles for each in draft.board.sets]
        return self._narrator.wrong_set(sets.index(tiles) + 1, len(sets), tiles, why, say)

    def _names(self, tiles: Sequence[Tile]) -> str:
        return self._translator.enumerate([self._translator.card(tile) for tile in tiles]) or self._text("value-none")

    def _any_of(self, tiles: Sequence[Tile]) -> str:
        return self._translator.enumerate([self._translator.card(tile) for tile in tiles], "list-last-or")

    def _finish(self, draft: Draft, player: Player[Tile]) -> None:
        """Lay the draft; if several actions could work, ask which."""
        if draft.board.carried:
            carried = self._text("presenter-rummy-draft-carried", tiles=self._names(draft.board.carried))
            player.reply(f"{carried} {self._way_back(draft, draft.board.carried[0])}")
            return
        self._choose_actions(draft, draft.choices(), [], player)

    def _choose_actions(
        self, draft: Draft, choices: list[list[Tile]], chosen: list[Tile], player: Player[Tile]
    ) -> None:
        """Ask which tiles are to work, one question after the other; then lay the draft."""
        if not choices:
            player.submit(draft.to_move(chosen))
            return
        # One answer is no question: the strongest works by itself (RUM-14).
        possible = [tile for tile in choices[0] if draft.can_work([*chosen, tile])]
        if len(possible) < 2:
            self._choose_actions(draft, choices[1:], chosen, player)
            return
        answers = [(sentence(self._with_effect(tile)), tile) for tile in possible]

        def on_answer(tile: Tile) -> None:
            self._choose_actions(draft, choices[1:], [*chosen, tile], player)

        prompt = self._text("ask-rummy-action")
        player.ask(Question(prompt, with_letter_keys(answers), on_answer, player.on_give_up, gives_way=True))

    def why_too_many(self, draft: Draft, count: int) -> str:
        """Return why so many tiles cannot be laid from the rack (RUM-6); "" if they can."""
        return self._full(draft) if len(draft.laid()) + count > MOST_LAID else ""

    def _full(self, draft: Draft) -> str:
        """Return that no more tiles of the rack can be laid in this turn (RUM-6), and what ends the draft."""
        full = self._text("presenter-rummy-full")
        if not draft.ready:
            return full
        return self._text("sentence-joined", first=full, second=self._text("presenter-rummy-draft-ready"))

    def _with_effect(self, tile: Tile) -> str:
        """Return the name of an action tile with what it does."""
        assert tile.action is not None, "only action tiles take effect"  # noqa: S101
        action, draws = tile.action.name.lower(), DRAWS.get(tile.action, 0)
        return self._text("rummy-with-effect", tile=self._translator.card(tile), action=action, draws=draws)

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)


def _number(draft: Draft, place: SetId) -> int:
    """Return the number of a set, counted from 1 as it is typed; one more than the last for a set that is gone."""
    return [*(each.id for each in draft.board.sets), place].index(place) + 1


def _place_of(view: RummyView) -> object:
    """Return the part of a view that a draft depends on."""
    return view.sets, view.rack, view.turn


_ACTS: dict[str, Callable[[Workbench, Draft, Player[Tile]], None]] = {
    "new_set": Workbench._new_set,
    "take_back": Workbench._take_back,
    "forward_again": Workbench._forward_again,
    "split": Workbench._split,
    "join": Workbench._join,
    "finish": Workbench._finish,
}
