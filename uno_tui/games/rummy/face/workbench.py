"""The workbench of UNO Rummy: sets are taken apart and put together by ear before anything reaches the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from uno_tui.cards.coloured import COLOURS, Colour
from uno_tui.front.table.face import Player, sentence
from uno_tui.front.table.question import Question, with_letters
from uno_tui.games.rummy.rules.draft import Board, Draft, SetId
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.games.rummy.teller.teller import RummyTeller
from uno_tui.locales.translator import Translator

A = TypeVar("A")
RACK, CARRIED = "rack", "carried"
NEW = -1
CARRY = -2


class Workbench:
    """The draft of one person, and the keys that change it. It lasts until the table changes."""

    def __init__(self, translator: Translator, teller: RummyTeller) -> None:
        self._translator = translator
        self._teller = teller
        self._draft: Draft | None = None
        self._picked: Board | None = None
        """The draft just after a tile was picked up, by a key that asks on."""

    def take_over(self, before: Workbench) -> None:
        """Go on with what was begun in another language or manner."""
        self._draft, self._picked = before._draft, before._picked

    def draft(self, view: RummyView) -> Draft:
        """The draft on this table; a new one if the table or the rack has changed."""
        draft = self._draft
        if draft is None or draft.view.sets != view.sets or draft.view.rack != view.rack:
            draft = self._draft = Draft(view)
        draft.view = view
        return draft

    def enter(self, view: RummyView, card: Tile, player: Player[Tile]) -> None:
        """A tile of the rack goes where it fits; one of a set is taken up, or what is carried is put there."""
        draft = self.draft(view)
        zone = player.zone_key
        if zone == RACK:
            self._from_rack(draft, card, player)
        elif not isinstance(zone, int):
            self._put_back(draft, card, player)
        elif draft.board.carried:
            self._put(draft, draft.board.carried[0], zone, player)
        else:
            draft.take(zone, card)
            kind = "face-rummy-taken-joker" if card.joker else "face-rummy-taken"
            self._done(player, kind, tile=self._translator.card(card))

    def _from_rack(self, draft: Draft, tile: Tile, player: Player[Tile]) -> None:
        """Where to? Into the set in progress if it belongs there, into the only set it fits, else one is asked for."""
        if draft.full:
            player.reply(self._text("face-rummy-full"))
            return
        working = draft.in_progress()
        homes = draft.homes(tile)
        jokers = draft.jokers_for(tile)
        if working is not None and working in homes:
            homes = [working]
        if len(homes) == 1 and not jokers:
            self._move_to(draft, tile, homes[0], player)
            return
        spots = [(self._teller.set_name(draft.tiles(home)), home) for home in homes]
        spots += [(self._text("face-rummy-new-set"), NEW), (self._text("face-rummy-carry"), CARRY)]
        names = {each: self._teller.sets.short(draft.tiles(each), "in") for each in jokers}
        swaps = [(self._text("face-rummy-in-place", set=name), each) for each, name in names.items()]

        def answered(chosen: tuple[str, SetId]) -> None:
            kind, place = chosen
            if kind == "swap":
                draft.exchange(place, tile)
                name = sentence(self._teller.set_name(draft.tiles(place)))
                self._done(player, "face-rummy-exchanged", set=name)
            else:
                self._move_to(draft, tile, place, player)

        prompt = self._text("ask-rummy-where", card=str(tile))
        answers = [(sentence(name), ("swap", place)) for name, place in swaps]
        answers += [(sentence(name), ("put", place)) for name, place in spots]
        player.ask(Question(prompt, with_letters(answers), answered, player.given_up))

    def _move_to(self, draft: Draft, tile: Tile, place: SetId, player: Player[Tile]) -> None:
        draft.pick_up(tile)
        self._picked = None if place == CARRY else draft.board
        if place == CARRY:
            self._done(player, "face-rummy-carrying", tile=self._translator.card(tile))
        elif place == NEW:
            self._begin(draft, tile, player)
        else:
            self._put(draft, tile, place, player)

    def _put(self, draft: Draft, tile: Tile, place: SetId, player: Player[Tile]) -> None:
        """A carried tile joins a set; a Joker says what it stands for."""

        def put(meant: Tile | None) -> None:
            draft.put(place, tile, meant)
            player.changed()
            player.reply(sentence(self._teller.set_name(draft.tiles(place))) + ".")

        if tile is JOKER:
            self._ask_meaning(draft.meanings(place, tile) or list(NUMBERED), put, draft, player)
        else:
            put(None)

    def _begin(self, draft: Draft, tile: Tile, player: Player[Tile]) -> None:
        """A carried tile begins a set."""

        def begin(meant: Tile | None) -> None:
            place = draft.begin_set(tile, meant)
            player.changed()
            player.reply(self._text("face-rummy-begun", tile=self._translator.card(draft.tiles(place)[0])))

        if tile is JOKER:
            self._ask_meaning(list(NUMBERED), begin, draft, player)
        else:
            begin(None)

    def _ask_meaning(
        self, meanings: Sequence[Tile], then: Callable[[Tile | None], None], draft: Draft, player: Player[Tile]
    ) -> None:
        """What a Joker stands for: at once where only one tile is possible, else colour and number are asked for."""
        if len(meanings) == 1:
            then(meanings[0])
            return
        if len(meanings) <= 10:
            answers = [(sentence(self._translator.card(kind)), kind) for kind in meanings]
            self._ask("ask-rummy-joker", answers, then, draft, player)
            return
        colours = [(sentence(self._text(f"colour-{colour}")), colour) for colour in COLOURS]

        def with_colour(colour: Colour) -> None:
            numbers = [(str(kind.number), kind) for kind in meanings if kind.colour is colour]
            self._ask("ask-rummy-number", numbers, then, draft, player)

        self._ask("ask-rummy-colour", colours, with_colour, draft, player)

    def _ask(
        self,
        prompt: str,
        answers: Sequence[tuple[str, A]],
        then: Callable[[A], None],
        draft: Draft,
        player: Player[Tile],
    ) -> None:
        def given_up() -> None:
            if draft.board == self._picked:
                draft.undo()
            player.changed()
            player.given_up()

        player.ask(Question(self._text(prompt), with_letters(answers), then, given_up))

    def _put_back(self, draft: Draft, tile: Tile, player: Player[Tile]) -> None:
        if draft.put_back(tile):
            self._done(player, "face-rummy-put-back", tile=self._translator.card(tile.bare))
        else:
            player.reply(self._text("face-rummy-not-yours", tile=sentence(self._translator.card(tile))))

    def _done(self, player: Player[Tile], message_id: str, **values: object) -> None:
        player.changed()
        player.reply(self._text(message_id, **values))

    # Commands.

    def perform(self, command: str, view: RummyView, player: Player[Tile]) -> bool:
        """One of the workbench's own keys, or Escape, which gives a draft up; False if it is neither."""
        if command == "stop" and self.busy:
            self.draft(view).give_up()
            self._done(player, "face-rummy-given-up")
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
        """What is carried, or the selected tile of the rack, begins a set."""
        if draft.board.carried:
            self._begin(draft, draft.board.carried[0], player)
        elif player.zone_key == RACK and player.card is not None and not draft.full:
            self._move_to(draft, player.card, NEW, player)
        else:
            player.reply(self._text("face-rummy-full" if draft.full else "face-rummy-nothing-carried"))

    def _take_back(self, draft: Draft, player: Player[Tile]) -> None:
        lay_there = draft.changed
        if not draft.undo():
            message_id = "face-rummy-no-step-back"
        else:
            message_id = "face-rummy-taken-back" if lay_there else "face-rummy-draft-back"
        self._stepped(player, draft, message_id)

    def _forward_again(self, draft: Draft, player: Player[Tile]) -> None:
        lay_there = draft.changed
        if not draft.redo():
            message_id = "face-rummy-no-step-again"
        else:
            message_id = "face-rummy-given-up-again" if lay_there and not draft.changed else "face-rummy-done-again"
        self._stepped(player, draft, message_id)

    def _stepped(self, player: Player[Tile], draft: Draft, message_id: str) -> None:
        """Say that a step was taken back or done again, and what is carried now."""
        if not draft.board.carried:
            self._done(player, message_id)
            return
        player.changed()
        carried = self._text("face-rummy-draft-carried", tiles=self._names(draft.board.carried))
        player.reply(self._text("sentence-joined", first=self._text(message_id), second=carried))

    def _split(self, draft: Draft, player: Player[Tile]) -> None:
        zone = player.zone_key
        second = draft.split(zone, player.index) if isinstance(zone, int) else None
        if not isinstance(zone, int) or second is None:
            player.reply(self._text("face-rummy-cannot-split"))
            return
        names = [self._teller.set_name(draft.tiles(each)) for each in (zone, second)]
        self._done(player, "face-rummy-split", first=names[0], second=names[1])

    def _join(self, draft: Draft, player: Player[Tile]) -> None:
        """This set and another one, which is asked for."""
        zone = player.zone_key
        if not isinstance(zone, int):
            player.reply(self._text("face-rummy-cannot-join"))
            return
        others = [
            (sentence(self._teller.set_name(each.tiles)), each.id) for each in draft.board.spots if each.id != zone
        ]

        if not others:
            player.reply(self._text("face-rummy-cannot-join"))
            return

        def answered(other: SetId) -> None:
            draft.join(zone, other)
            player.changed()
            player.reply(sentence(self._teller.set_name(draft.tiles(zone))) + ".")

        player.ask(Question(self._text("ask-rummy-join"), with_letters(others), answered, player.given_up))

    def _read_draft(self, draft: Draft, player: Player[Tile]) -> None:
        player.reply(self.text_of(draft))

    def text_of(self, draft: Draft) -> str:
        """What came from the rack, how many of four, what is carried, what is still wrong, which action will work."""
        laid = draft.laid()
        parts = [self._text("face-rummy-draft-laid", count=len(laid), tiles=self._names(laid))]
        if draft.freed():
            parts.append(self._text("face-rummy-draft-freed", count=draft.freed()))
        if draft.board.carried:
            parts.append(self._text("face-rummy-draft-carried", tiles=self._names(draft.board.carried)))
        unfinished = draft.unfinished()
        parts += [sentence(self._teller.fault_text(tiles, why)) for tiles, why in unfinished]
        if not unfinished and not draft.board.carried and laid:
            parts.append(self._text("face-rummy-draft-ready"))
        parts += [self._text("face-rummy-draft-actions", tiles=self._names(some)) for some in draft.choices()]
        return " ".join(parts)

    def _names(self, tiles: Sequence[Tile]) -> str:
        return self._translator.enumerate([self._translator.card(tile) for tile in tiles]) or self._text("value-none")

    def _finish(self, draft: Draft, player: Player[Tile]) -> None:
        """Lay the draft; where several actions could work, one is asked for."""
        if draft.board.carried:
            player.reply(self._text("face-rummy-draft-carried", tiles=self._names(draft.board.carried)))
            return
        self._choose_actions(draft, draft.choices(), [], player)

    def _choose_actions(
        self, draft: Draft, choices: list[list[Tile]], chosen: list[Tile], player: Player[Tile]
    ) -> None:
        """Which tile shall work, one question after the other; then the draft is laid."""
        if not choices:
            player.submit(draft.as_move(chosen))
            return
        possible = [tile for tile in choices[0] if draft.may_work([*chosen, tile])]
        if len(possible) < 2:
            self._choose_actions(draft, choices[1:], chosen, player)
            return
        answers = [(sentence(self._translator.card(tile)), tile) for tile in possible]

        def answered(tile: Tile) -> None:
            self._choose_actions(draft, choices[1:], [*chosen, tile], player)

        player.ask(Question(self._text("ask-rummy-action"), with_letters(answers), answered, player.given_up))

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)


_ACTS: dict[str, Callable[[Workbench, Draft, Player[Tile]], None]] = {
    "new_set": Workbench._new_set,
    "take_back": Workbench._take_back,
    "forward_again": Workbench._forward_again,
    "split": Workbench._split,
    "join": Workbench._join,
    "read_draft": Workbench._read_draft,
    "finish": Workbench._finish,
}
