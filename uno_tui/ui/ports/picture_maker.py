"""The picture maker: draws the table of a game as a `Picture`. A game overrides what is particular to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from uno_tui.core.catalogue import Facets
from uno_tui.core.contract import Event, Move, Seat, View
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
"""The names of the shades of a card, by its sign."""
ARROWS = {1: "↻", -1: "↺"}


class Scene(msgspec.Struct, frozen=True):
    """The material of a picture: a person's view and moves, the zones with their cards as they lie, and the cursor.

    The cursor is at the card `index`, counted from 0 (-1: at none), of the zone with the key `zone`. `laid` is
    the event by which the last card was laid (None: there is none, or nobody knows).
    """

    view: View
    moves: Sequence[Move]
    zones: Sequence[tuple[Zone[CardKind], Sequence[CardKind]]]
    zone: Hashable = None
    index: int = -1
    laid: Event | None = None

    @property
    def place(self) -> tuple[int, int]:
        """Return the zone and the card where the cursor is, both counted from 0; no card (-1) if the zone has gone."""
        keys = [zone.key for zone, _ in self.zones]
        return (keys.index(self.zone), self.index) if self.zone in keys else (0, -1)


def scene_at_rest(presenter: SomePresenter, view: View, moves: Sequence[Move] = ()) -> Scene:
    """Return a scene with the cards as the game lays them out, and no cursor."""
    return Scene(view, moves, [(zone, zone.cards) for zone in presenter.zones(view)])


class PictureMaker(Generic[V, K]):
    """Draws the table of one game for one person. A new one is made with each new presenter."""

    many_cards: ClassVar[bool] = False
    """Whether hands are so large that cards are drawn small."""
    middle: ClassVar[str] = "top"
    """The middle of the table: the `top` card, `sets`, or a `grid` of seats and colours."""

    def __init__(self, presenter: GamePresenter[V, K]) -> None:
        self.presenter = presenter

    def text(self, message_id: str, **values: object) -> str:
        """Return a text of the game in the person's language."""
        return self.presenter.text(message_id, **values)

    # Cards.

    def drawn_card(self, card: K) -> DrawnCard:
        """Return a card as it is drawn."""
        sign = self.presenter.symbol(card)
        colour, value = self.presenter.card_parts(card)
        return DrawnCard(COLOURS.get(sign, "wild"), sign, sentence(value), sentence(colour) or sentence(value))

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """Return an answer to a question as a card; None: the answer is written as text."""
        return None

    # The table.

    def picture(self, scene: Scene, *, marks: bool, before: Sequence[int] = ()) -> Picture:
        """Return the picture of the table.

        With `marks`, the cards that can be played are marked. `before` are the points before the round, by seat.
        """
        view: Any = scene.view  # the view of this presenter's game
        zones = scene.zones
        return Picture(
            title=self.title(view),
            state=self.state(view),
            banner=self._banner_with_draw(view, scene.moves) if marks else self.banner(view),
            asks=self.asks(view),
            alarm=self.alarm(view),
            top=self.top(view),
            beside=tuple(filter(None, self.beside(view))),
            laid=self.laid(view, scene.laid),
            seats=self.seats(view),
            direction=view.direction,
            below=tuple(self.below(view)),
            game=self.text("title"),
            stock_name=self.text("board-stock"),
            stock=str(view.stock),
            boxes=self.boxes(view),
            spreads=tuple(
                self.spread(view, scene.moves, zone, cards, own=not number, marks=marks)
                for number, (zone, cards) in enumerate(zones)
            ),
            place=scene.place,
            result=self.result(view, before),
            short=self._short_with_draw(view, scene.moves) if marks else self.short(view),
            shortest=self.shortest(view),
        )

    def hidden(self, view: V, name: str, request: str) -> Picture:
        """Return the picture without anything private; `request` is the sentence that asks for the person `name`."""
        return Picture(
            title=self.title(view),
            state="",
            banner=request,
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
        """Return the game and the number of the round."""
        return self.text("board-title", game=self.text("title"), round=view.round)

    def state(self, view: V) -> str:
        """Return the size of the stock, and the direction of play."""
        stock = self.text(self.presenter.count_texts[1], count=view.stock).rstrip(".")
        word = "clockwise" if view.direction == 1 else "counterclockwise"
        return f"{stock}  {ARROWS[view.direction]} {self.text(f'board-{word}')}"

    def banner(self, view: V) -> str:
        """Return whose turn it is, and what is due."""
        return self.presenter.read_turn(view)

    def short(self, view: V) -> str:
        """Return the same in two words: "your turn", or the name of the player whose turn it is."""
        if view.outcome.round is not None:
            return ""
        return self.text("board-your-turn") if view.turn == self.presenter.seat else self.presenter.names[view.turn]

    def shortest(self, view: V) -> str:
        """Return the least that says what is due, such as the key to press; empty where nothing is."""
        return self.short(view).split()[-1] if self.alarm(view) and self.short(view) else ""

    def laid(self, view: V, event: Event | None) -> str:
        """Return who laid the top card with this event; empty where nobody did, or there is none."""
        if event is None or event.actor is None or self.top(view) is None or view.outcome.round is not None:
            return ""
        return self.presenter.to(event.actor, "board-laid")

    def can_only_draw(self, view: V, moves: Sequence[Move]) -> bool:
        """Return whether it is this person's turn, none of their cards fits, and nothing more pressing is due."""
        # Space may mean to pass, or to accept: then no draw is offered.
        draws = self.presenter.drawing in moves and self.presenter.space_move(view, moves) == self.presenter.drawing
        return draws and self.asks(view) and not self.alarm(view) and not self._can_lay(view, moves)

    def _banner_with_draw(self, view: V, moves: Sequence[Move]) -> str:
        banner = self.banner(view)
        if not self.can_only_draw(view, moves):
            return banner
        return self.text("sentence-joined", first=banner, second=self.presenter.nothing_playable(view))

    def _short_with_draw(self, view: V, moves: Sequence[Move]) -> str:
        return self.text("board-only-draw") if self.can_only_draw(view, moves) else self.short(view)

    def keys(self, view: V, moves: Sequence[Move], card: K | None = None) -> list[tuple[str, str]]:
        """Return the commands that mean something only now, with what they do: the part of a text's id after `line-`.

        `card` is the selected one of the person's cards; None where it does not matter which that is.
        """
        move = self.presenter.space_move(view, moves)
        if card is None:
            # Who can do something, but not by Space, does it by Enter, as the answer to a question of the game.
            lays = self._can_lay(view, moves) or bool(moves and move not in moves)
        else:
            lays = self.presenter.takes_enter(view, moves, card)
        keys = [("play", self.enter_text(view))] if lays else []
        if move in moves:
            due = self.alarm(view) and move == self.presenter.drawing
            name = type(move).__name__.lower()
            # A move without words of its own is named after the draw, whose key it has.
            known = name if self.presenter.translator.has(f"line-{name}") else "draw"
            keys.append(("draw", "take-cards" if due else known))
        return keys

    def _can_lay(self, view: V, moves: Sequence[Move]) -> bool:
        hand = cast("Sequence[K]", view.hand)  # the cards of this presenter's game
        return any(self.presenter.playable(view, moves, card) for card in set(hand))

    def enter_text(self, view: V) -> str:
        """Return what Enter does with a card: the part of the text's id after `line-`."""
        return "play"

    def asks(self, view: V) -> bool:
        """Return whether this person has to do something in their own turn."""
        return self.presenter.seat in view.acting and view.turn == self.presenter.seat

    def alarm(self, view: V) -> bool:
        """Return whether something is due that costs, or that everybody is asked to do."""
        return self.presenter.faces_debt(view)

    def top(self, view: V) -> DrawnCard | None:
        """Return the card that lies on top; None where there is none."""
        return None

    def below(self, view: V) -> Sequence[DrawnCard]:
        """Return the cards below the top card of which a little is seen, the uppermost first."""
        return ()

    def beside(self, view: V) -> Sequence[str]:
        """Return the lines next to the top card: what else counts."""
        return (self.presenter.read_top(view),)

    def boxes(self, view: V) -> tuple[tuple[SeatInfo, ...], ...]:
        """Return all seats in playing order; partners share a box."""
        return (tuple(self.seat_info(view, seat) for seat in range(len(view.counts))),)

    def seats(self, view: V) -> tuple[SeatInfo, ...]:
        """Return all seats in playing order as one sits, the person's own first."""
        count = len(view.counts)
        return tuple(self.seat_info(view, ((self.presenter.seat or 0) + step) % count) for step in range(count))

    def seat_info(self, view: V, seat: Seat) -> SeatInfo:
        """Return one seat of a box."""
        on_turn = view.turn == seat and view.outcome.round is None
        name = self.seat_name(seat)
        follows = view.outcome.round is None and self.presenter.next_seat(view) == seat and not on_turn
        points, note = self.points(view, seat), self.seat_note(view, seat)
        words = self.text("board-points", count=points)
        return SeatInfo(name, view.counts[seat], points, on_turn, note, follows, words)

    def points(self, view: V, seat: Seat) -> int:
        """Return the points of a seat in the match."""
        return view.scores[seat]

    def seat_note(self, view: V, seat: Seat) -> str:
        """Return a warning about a seat, such as one card left; else empty."""
        return self.text("board-last") if view.counts[seat] == 1 and view.outcome.round is None else ""

    def spread(
        self, view: V, moves: Sequence[Move], zone: Zone[Any], cards: Sequence[Any], *, own: bool, marks: bool
    ) -> Spread:
        """Return the cards of a zone as a spread; `own`: it is the person's first zone."""
        # Once for each kind of card: in a rack of tiles it takes long to find out. Unmarked, all own cards look alike.
        fits = {card: own and (not marks or self.presenter.playable(view, moves, card)) for card in set(cards)}
        lying = tuple(SpreadCard(self.drawn_card(card), fits=fits[card]) for card in cards)
        return Spread(self.spread_title(view, zone, cards, sum(fits[card] for card in cards), own=own), lying)

    def spread_title(self, view: V, zone: Zone[Any], cards: Sequence[Any], fits: int, *, own: bool) -> str:
        """Return the title above the cards; `fits` is how many of them can be played now."""
        if not own or self.presenter.seat is None:
            return zone.title if cards or not own else ""
        title = self.text("board-hand", count=len(cards))
        # Out of turn the number means nothing, and where every card fits it says nothing.
        tells = view.turn == self.presenter.seat and fits < len(cards) and view.outcome.round is None
        return f"{title}, {self.text('board-fits', count=fits)}" if tells else title

    # How it ends.

    def result(self, view: V, before: Sequence[int] = ()) -> Result | None:
        """Return the end of a round or of the match; None while the round goes on."""
        outcome = view.outcome
        if outcome.round is None:
            return None
        winners = outcome.round if outcome.match is None else outcome.match
        over = "round" if outcome.match is None else "match"
        # The order by points stays within the winners and within the others.
        ranking = sorted(self.ranking(view, winners, before), key=lambda each: not each.winner)
        names = ", ".join(self.seat_name(seat) for seat in winners)
        over = over if winners else "nobody"
        title, aim = self.text(f"board-{over}-over"), sentence(self.presenter.aim(view))
        heads = self.text("board-gained"), self.text("board-total")
        is_match = outcome.match is not None
        summary = self.match_summary(view, ranking) if is_match else ""
        return Result(names, title, aim, tuple(ranking), heads, is_match, summary)

    def match_summary(self, view: V, ranking: Sequence[RankingLine]) -> str:
        """Return the match in one line: how many rounds, and by how much it was won."""
        rounds = self.text("board-rounds", count=view.round)
        # Where no points are counted, the rounds alone tell the match.
        best = [each.points for each in ranking if each.winner and each.points is not None]
        others = [each.points for each in ranking if not each.winner and each.points is not None]
        if not best or not others:
            return f"{rounds}."
        ahead = min(abs(best[0] - points) for points in others)
        return f"{rounds}, {self.text('board-ahead', count=ahead)}."

    def fewest_win(self, view: V) -> bool:
        """Return whether few points are better than many."""
        return True

    def seat_name(self, seat: Seat) -> str:
        """Return `You` for the person's own seat, else the name."""
        return self.text("board-you") if seat == self.presenter.seat else self.presenter.names[seat]

    def ranking(self, view: V, winners: Sequence[Seat], before: Sequence[int]) -> list[RankingLine]:
        """Return a line for everybody, the best first."""
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
"""The picture maker of any game."""
PICTURE_MAKERS: Facets[type[SomePictureMaker]] = Facets(Facet.PICTURE)


def picture_maker_of(game: str, presenter: SomePresenter) -> SomePictureMaker:
    """Return the picture maker of a game; a plain one for a game without its own."""
    return (PICTURE_MAKERS.find(game) or PictureMaker)(presenter)
