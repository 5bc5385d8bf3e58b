"""How a game fills in the picture of its table. A game says in its own room what is particular to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from uno_tui.core.catalogue import Facets
from uno_tui.core.contract import Move, Seat, View
from uno_tui.core.facets import Facet
from uno_tui.ui.ports.picture import DrawnCard, Picture, RankingLine, Result, SeatInfo, Spread, SpreadCard
from uno_tui.ui.ports.presenter import GamePresenter, SomePresenter, sentence
from uno_tui.ui.ports.zones import CardKind, Zone

V = TypeVar("V", bound=View)
K = TypeVar("K", bound=CardKind)

COLOURS = {
    "●": "red",
    "▲": "yellow",
    "■": "green",
    "◆": "blue",
    **dict.fromkeys("♥♦", "red-suit"),
    **dict.fromkeys("♠♣", "black-suit"),
}
"""The shades of a card's sign."""
ARROWS = {1: "↻", -1: "↺"}


class Scene(msgspec.Struct, frozen=True):
    """What a picture is made of: a person's view and moves, the zones with their cards as they lie, and the cursor.

    The cursor is at the card `index`, counted from 0, of the zone with the key `zone`; -1: at none.
    """

    view: View
    moves: Sequence[Move]
    zones: Sequence[tuple[Zone[CardKind], Sequence[CardKind]]]
    zone: Hashable = None
    index: int = -1

    @property
    def place(self) -> tuple[int, int]:
        """Return the zone and the card where the cursor is, both counted from 0."""
        keys = [zone.key for zone, _ in self.zones]
        return keys.index(self.zone) if self.zone in keys else 0, self.index


def scene_at_rest(presenter: SomePresenter, view: View, moves: Sequence[Move] = ()) -> Scene:
    """Return a scene with the cards as the game lays them out, and no cursor."""
    return Scene(view, moves, [(zone, zone.cards) for zone in presenter.zones(view)])


class PictureMaker(Generic[V, K]):
    """What is to be seen of one game. Made anew whenever the presenter is."""

    many_cards: ClassVar[bool] = False
    """Whether hands are so large that cards are drawn small."""
    middle: ClassVar[str] = "top"
    """What lies in the middle: the `top` card, `sets`, or a `grid` of seats and colours."""

    def __init__(self, presenter: GamePresenter[V, K]) -> None:
        self.presenter = presenter

    def text(self, message_id: str, **values: object) -> str:
        """A text in the person's language, as the game says it."""
        return self.presenter.text(message_id, **values)

    # Cards.

    def drawn_card(self, card: K) -> DrawnCard:
        """A card as it is drawn."""
        sign = self.presenter.symbol(card)
        name = self.presenter.card_name(card)
        first, *_, last = name.split() * 2 or [name] * 2
        return DrawnCard(COLOURS.get(sign, "wild"), sign, last, first)

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """An answer to a question that is drawn as a card; None: it is written."""
        return None

    # The table.

    def picture(self, scene: Scene, *, marks: bool, before: Sequence[int] = ()) -> Picture:
        """All of it; with `marks` the cards that can be played are marked. `before` are the points before the round."""
        view: Any = scene.view  # the view that this look's presenter knows
        zones = scene.zones
        return Picture(
            title=self.title(view),
            state=self.state(view),
            banner=self.banner(view),
            asks=self.asks(view),
            alarm=self.alarm(view),
            top=self.top(view),
            beside=tuple(filter(None, self.beside(view))),
            boxes=self.boxes(view),
            spreads=tuple(
                self.spread(view, scene.moves, zone, cards, own=not number, marks=marks)
                for number, (zone, cards) in enumerate(zones)
            ),
            place=scene.place,
            result=self.result(view, before),
            short=self.short(view),
        )

    def hidden(self, view: V, name: str) -> Picture:
        """The table while `name` is asked for: nothing private."""
        return Picture(
            title=self.title(view),
            state="",
            banner=self.text("hand-over", name=name),
            asks=True,
            alarm=False,
            top=None,
            beside=(),
            boxes=(),
            spreads=(Spread("", ()),),
            place=(0, -1),
            hidden=name,
            hidden_text=self.text("hand-hidden"),
        )

    def title(self, view: V) -> str:
        """What is played, and how far it is."""
        return self.text("board-title", game=self.text("title"), round=view.round)

    def state(self, view: V) -> str:
        """The stock, and the direction of play."""
        stock = self.text(self.presenter.count_texts[1], count=view.stock).rstrip(".")
        word = "clockwise" if view.direction == 1 else "counterclockwise"
        return f"{stock}  {ARROWS[view.direction]} {self.text(f'board-{word}')}"

    def banner(self, view: V) -> str:
        """Whose turn it is, and what is due."""
        return self.presenter.read_turn(view)

    def short(self, view: V) -> str:
        """The same in two words: one's own turn, or who is on turn."""
        if view.outcome.round is not None:
            return ""
        return self.text("board-your-turn") if view.turn == self.presenter.seat else self.presenter.names[view.turn]

    def keys(self, view: V, moves: Sequence[Move]) -> list[tuple[str, str]]:
        """The commands that mean something now besides those that always do, with the texts of what they do."""
        move = self.presenter.space_move(view, moves)
        keys = [("play", self.enter_text(view))] if self._can_lay(view, moves) or (moves and move not in moves) else []
        if move in moves:
            due = self.alarm(view) and move == self.presenter.drawing
            name = type(move).__name__.lower()
            known = name if self.presenter.translator.has(f"line-{name}") else "draw"
            keys.append(("draw", "take-cards" if due else known))
        return keys

    def _can_lay(self, view: V, moves: Sequence[Move]) -> bool:
        hand = cast("Sequence[K]", view.hand)  # of the cards that this look's presenter knows
        return any(self.presenter.playable(view, moves, card) for card in set(hand))

    def enter_text(self, view: V) -> str:
        """What Enter does with a card: the text of it."""
        return "play"

    def next_seat(self, view: V) -> Seat:
        """Who is on turn after whoever is."""
        return (view.turn + view.direction) % len(view.counts)

    def asks(self, view: V) -> bool:
        """Whether it is on this person to do something."""
        return self.presenter.seat in view.acting and view.turn == self.presenter.seat

    def alarm(self, view: V) -> bool:
        """Whether something is due that costs, or that everybody is asked to do."""
        return self.presenter.faces_debt(view)

    def top(self, view: V) -> DrawnCard | None:
        """The card that lies on top."""
        return None

    def beside(self, view: V) -> Sequence[str]:
        """What counts beside the top card."""
        return (self.presenter.read_top(view),)

    def boxes(self, view: V) -> tuple[tuple[SeatInfo, ...], ...]:
        """Everybody in playing order; those who play together in one box."""
        return (tuple(self.seat_info(view, seat) for seat in range(len(view.counts))),)

    def seat_info(self, view: V, seat: Seat) -> SeatInfo:
        """One of them."""
        on_turn = view.turn == seat and view.outcome.round is None
        name = self.seat_name(seat)
        follows = view.outcome.round is None and self.next_seat(view) == seat and not on_turn
        return SeatInfo(name, view.counts[seat], self.points(view, seat), on_turn, self.seat_note(view, seat), follows)

    def points(self, view: V, seat: Seat) -> int:
        """What somebody has in the match."""
        return view.scores[seat]

    def seat_note(self, view: V, seat: Seat) -> str:
        """What to beware of: somebody has one card left."""
        return self.text("board-last") if view.counts[seat] == 1 and view.outcome.round is None else ""

    def spread(
        self, view: V, moves: Sequence[Move], zone: Zone[Any], cards: Sequence[Any], *, own: bool, marks: bool
    ) -> Spread:
        """The cards of a zone."""
        fits = {card: own and self.presenter.playable(view, moves, card) for card in set(cards)}
        lying = tuple(SpreadCard(self.drawn_card(card), fits=fits[card] if marks else own) for card in cards)
        return Spread(self.spread_title(view, zone, cards, sum(fits[card] for card in cards), own=own), lying)

    def spread_title(self, view: V, zone: Zone[Any], cards: Sequence[Any], fits: int, *, own: bool) -> str:
        """What is written above the cards."""
        if not own or self.presenter.seat is None:
            return zone.title if not own else ""
        title = self.text("board-hand", count=len(cards))
        tells = view.turn == self.presenter.seat and fits < len(cards) and view.outcome.round is None
        return f"{title}, {self.text('board-fits', count=fits)}" if tells else title

    # How it ends.

    def result(self, view: V, before: Sequence[int] = ()) -> Result | None:
        """The end of a round or of the match; None before."""
        outcome = view.outcome
        if outcome.round is None:
            return None
        winners = outcome.round if outcome.match is None else outcome.match
        over = "round" if outcome.match is None else "match"
        ranking = sorted(self.ranking(view, winners, before), key=lambda each: not each.winner)
        names = ", ".join(self.seat_name(seat) for seat in winners)
        over = over if winners else "nobody"
        title, aim = self.text(f"board-{over}-over"), sentence(self.presenter.aim(view))
        return Result(names, title, aim, tuple(ranking), (self.text("board-gained"), self.text("board-total")))

    def fewest_win(self, view: V) -> bool:
        """Whether few points are better than many."""
        return True

    def seat_name(self, seat: Seat) -> str:
        """`You`, or a name."""
        return self.text("board-you") if seat == self.presenter.seat else self.presenter.names[seat]

    def ranking(self, view: V, winners: Sequence[Seat], before: Sequence[int]) -> list[RankingLine]:
        """Everybody, the best first."""
        fewest = self.fewest_win(view)
        seats = sorted(range(len(view.scores)), key=lambda seat: view.scores[seat] if fewest else -view.scores[seat])
        return [
            RankingLine(
                self.seat_name(seat),
                self.points(view, seat),
                seat in winners,
                view.scores[seat] - before[seat] if before else None,
            )
            for seat in seats
        ]



SomePictureMaker = PictureMaker[Any, Any]
"""The look of whichever game is played."""
PICTURE_MAKERS: Facets[type[SomePictureMaker]] = Facets(Facet.PICTURE)


def picture_maker_of(game: str, presenter: SomePresenter) -> SomePictureMaker:
    """The look of a game; a plain one for a game that has none of its own."""
    return (PICTURE_MAKERS.find(game) or PictureMaker)(presenter)
