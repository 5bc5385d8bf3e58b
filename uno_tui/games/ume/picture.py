"""The picture of a table of Umé: a grid of seats and colours with sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from uno_tui.cards.coloured import COLOURS, SIGNS, Card, Rank
from uno_tui.core.contract import Move, Seat
from uno_tui.games.ume.rules.sums import sequence
from uno_tui.games.ume.rules.view import UmeView
from uno_tui.ui.ports.picture import DrawnCard, Picture, RankingLine, Result, SeatInfo, Spread
from uno_tui.ui.ports.picture_maker import COLOURS as SHADES
from uno_tui.ui.ports.picture_maker import PictureMaker, Scene
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.zones import Zone
from uno_tui.ui.wrapping import cells


class UmePictureMaker(PictureMaker[UmeView, Card]):
    """The `PictureMaker` of Umé."""

    many_cards = True
    middle = "grid"

    def drawn_card(self, card: Card) -> DrawnCard:
        """Return how a card is drawn: sign, colour word, and number or symbol."""
        sign = SIGNS[card.colour]
        word = self.text("look-wild") if card.colour is None else sentence(self.text(f"colour-{card.colour}"))
        short = str(card.rank) if card.number is not None else _SHORT.get(card.rank, str(card.rank))
        value = self.text(f"look-{card.rank.name.lower()}") if card.rank in (Rank.SKIP, Rank.REVERSE) else short
        return DrawnCard(SHADES.get(sign, "wild"), sign, value, word, short)

    def beside(self, view: UmeView) -> Sequence[str]:
        """Return the top card of the discard pile, and the meaning of the dot after a sum."""
        top = (
            self.text("look-discard", top=self.presenter.read_top(view))
            if view.discard
            else self.presenter.read_top(view)
        )
        return (top,) if view.rules.called else (top, self.text("look-active"))

    def boxes(self, view: UmeView) -> tuple[tuple[SeatInfo, ...], ...]:
        """Return nothing: all seats are in the grid."""
        return ()

    def spread(
        self, view: UmeView, moves: Sequence[Move], zone: Zone[Any], cards: Sequence[Any], *, own: bool, marks: bool
    ) -> Spread:
        """Return a base with its sums, unless adding is the exercise (UME-8)."""
        spread = super().spread(view, moves, zone, cards, own=own, marks=marks)
        seat = int(str(zone.key))
        totals = view.totals(seat)
        sums = tuple(
            f"={total}{'•' if totals.active(colour) else ''}" if total and not view.rules.called else ""
            for colour, total in zip(COLOURS, totals.sums, strict=True)
        )
        return msgspec.structs.replace(spread, columns=sums, seat_info=self.seat_info(view, seat))

    def picture(self, scene: Scene, *, marks: bool, before: Sequence[int] = ()) -> Picture:
        """Return the picture with the colours as heads of the columns."""
        picture = super().picture(scene, marks=marks, before=before)
        return msgspec.structs.replace(picture, columns=(self.text("look-points"), *self._heads()))

    def asks(self, view: UmeView) -> bool:
        """Return whether this person has to do something, also to answer in another's turn (UME-15)."""
        return self.presenter.seat in view.acting

    def fewest_win(self, view: UmeView) -> bool:
        """Return whether the fewest points win: with `rounds_mode=points` (UME-17)."""
        return view.rules.rounds_mode == "points"

    def result(self, view: UmeView, before: Sequence[int] = ()) -> Result | None:
        """Return the result; if rounds are not counted (UME-17), with the colours above the sums."""
        result = super().result(view, before)
        if result is None or view.rules.rounds_mode != "off":
            return result
        return msgspec.structs.replace(result, heads=("", "  ".join(self._heads())))

    def _heads(self) -> list[str]:
        return [f"{SIGNS[colour]} {sentence(self.text(f'colour-{colour}'))}" for colour in COLOURS]

    def ranking(self, view: UmeView, winners: Sequence[Seat], before: Sequence[int]) -> list[RankingLine]:
        """Return the ranking; if rounds are not counted (UME-17), with sums in place of points."""
        ranking = super().ranking(view, winners, before)
        if view.rules.rounds_mode != "off":
            return ranking
        # A line of the ranking knows only the name of its player.
        sums = {self.seat_name(seat): self._sums(view, seat) for seat in range(len(view.counts))}
        return [msgspec.structs.replace(each, points=None, gained=None, detail=sums[each.name]) for each in ranking]

    def _sums(self, view: UmeView, seat: Seat) -> str:
        """Return a seat's sums, each under its colour; those of a sequence are marked."""
        totals = view.totals(seat)
        marked = sequence(*totals, view.rules.strict_distance) or ()
        sums = [f"{total}{'★' if place in marked else ' '}" for place, total in enumerate(totals.sums)]
        return "  ".join(each.rjust(cells(head)) for each, head in zip(sums, self._heads(), strict=True))

    def seat_note(self, view: UmeView, seat: Seat) -> str:
        """Return nothing: few cards are no warning in Umé, where many are better."""
        return ""


_SHORT = {Rank.SKIP: "⊘", Rank.REVERSE: "⇄", Rank.WILD: "W", Rank.WILD_DRAW_FOUR: "+4"}
PICTURE = UmePictureMaker
