"""The picture of a table of UNO Rummy: the sets tile by tile, and the changes of the draft."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec

from uno_tui.cards.coloured import SIGNS
from uno_tui.core.contract import Move
from uno_tui.games.rummy.presenter.presenter import RummyPresenter
from uno_tui.games.rummy.presenter.workbench import CARRIED
from uno_tui.games.rummy.rules.sets import fault
from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.ui.ports.picture import DrawnCard, Spread
from uno_tui.ui.ports.picture_maker import COLOURS, PictureMaker
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.zones import Zone


class RummyPictureMaker(PictureMaker[RummyView, Tile]):
    """The `PictureMaker` of UNO Rummy."""

    many_cards = True
    middle = "sets"
    presenter: RummyPresenter

    def drawn_card(self, card: Tile) -> DrawnCard:
        """Return how a tile is drawn: sign and number; a Joker in the place of a tile has a J before it."""
        sign = SIGNS[card.colour]
        value = f"{'J' if card.joker else ''}{card.number or ''}"
        word = sentence(self.text(f"rummy-colour-{card.colour}")) if card.colour is not None else ""
        return DrawnCard(COLOURS.get(sign, "wild"), sign, value, word)

    def spread(
        self, view: RummyView, moves: Sequence[Move], zone: Zone[Any], cards: Sequence[Any], *, own: bool, marks: bool
    ) -> Spread:
        """Return the rack, the carried tiles, or a set with its number; changes of the draft are marked."""
        spread = super().spread(view, moves, zone, cards, own=own, marks=marks)
        if own:
            return spread
        if zone.key == CARRIED:
            return msgspec.structs.replace(spread, title=">", new=True)
        number = self.presenter.numbered_zones(view).index(zone.key) + 1
        draft, tiles = self.presenter.bench.draft(view), tuple(zone.cards)
        # Of two alike, as single tiles may be, one can be new: the later one.
        alike: list[Hashable] = [place.id for place in draft.board.sets if place.tiles == tiles]
        changed = alike.index(zone.key) >= view.sets.count(tiles)
        # Sets of the table are valid or unused start tiles: only changed ones can be wrong.
        why = fault(tiles) if changed else None
        return msgspec.structs.replace(
            spread,
            title=str(number),
            new=changed,
            wrong=why is not None,
            why="" if why is None else self.text(f"look-fault-{why.split()[0]}"),
        )

    def banner(self, view: RummyView) -> str:
        """Return whose turn it is, and the tiles carried; the draft itself is drawn as the table."""
        carried = self.presenter.bench.draft(view).board.carried
        turn = self.presenter.whose_turn(view)
        if not carried:
            return turn
        tiles = self.presenter.translator.enumerate([str(self.presenter.translator.card(tile)) for tile in carried])
        return self.text("sentence-joined", first=turn, second=self.text("look-carried", tiles=tiles))

    def can_only_draw(self, view: RummyView, moves: Sequence[Move]) -> bool:
        """Return False: whether a tile can be laid takes longer to find out than a picture may take."""
        return False

    def keys(self, view: RummyView, moves: Sequence[Move], card: Tile | None = None) -> list[tuple[str, str]]:
        """Return the keys of the draft, with their labels."""
        if view.turn != self.presenter.seat:
            return []
        draft = self.presenter.bench.draft(view)
        keys = [("play", "put" if draft.board.carried else "lay"), ("new_set", "new_set"), ("next_group", "sets")]
        if self.presenter.busy:
            return [*keys, ("finish", "finish"), ("stop", "give-up")]
        return [*keys, *(each for each in super().keys(view, moves) if each[0] == "draw")]

    def fewest_win(self, view: RummyView) -> bool:
        """Return False: the winner of a round scores (RUM-16)."""
        return False

    def beside(self, view: RummyView) -> Sequence[str]:
        """Return the sentence on the sets, which says if there are none."""
        return (self.presenter.read_top(view),)


PICTURE = RummyPictureMaker
