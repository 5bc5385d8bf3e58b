"""UNO as one person at the table meets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.cards.uno import COLOURS, Card, Colour
from uno_tui.front.face import Submit
from uno_tui.front.question import Question, with_letters
from uno_tui.games import options
from uno_tui.games.contract import Event, Move, Refusal, Seat
from uno_tui.games.uno.events import Cause, Drew
from uno_tui.games.uno.moves import BUZZ, CHALLENGE, DRAW, PASS, REPORT, SAY_UNO, Intercept, Play
from uno_tui.games.uno.options import OPTIONS
from uno_tui.games.uno.view import UnoView
from uno_tui.locales.translator import Translator
from uno_tui.speech.uno import UnoTeller

SYMBOLS = {Colour.RED: "●", Colour.YELLOW: "▲", Colour.GREEN: "■", Colour.BLUE: "◆", None: "*"}
"""A shape for every colour, as on the cards of UNO Teams."""


class UnoFace:
    """The `Face` of UNO."""

    def __init__(
        self, translator: Translator, names: Sequence[str], seat: Seat, verbosity: str, slips_are_free: bool
    ) -> None:
        self.teller = UnoTeller(translator, names, seat, verbosity)
        self.names = names
        self.seat = seat
        self._translator = translator
        self._slips_are_free = slips_are_free

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)

    def _to(self, seat: Seat, message_id: str, **values: object) -> str:
        return self.teller.to(seat, message_id, **values)

    def enter(self, view: UnoView, moves: Sequence[Move], card: Card, submit: Submit) -> Question | None:
        """Play the card: as a turn, a sequence or an interception, whichever is legal; else let it be refused."""
        plays = [move for move in moves if isinstance(move, Play) and move.card is card]
        if not plays:
            submit(self._out_of_turn(view, moves, card))
            return None
        if len(plays) == 1:
            submit(plays[0])
            return None
        if card.wild:
            texts = [(self._text(f"colour-{colour}"), colour) for colour in COLOURS]
            return self._ask("ask-colour", texts, lambda colour: submit(Play(card, colour)))
        return self._ask("ask-swap", self._partners(view), lambda seat: submit(Play(card, None, seat)))

    def _out_of_turn(self, view: UnoView, moves: Sequence[Move], card: Card) -> Move:
        if view.seat != view.turn and view.rules.intercept:
            for move in moves:
                if isinstance(move, Intercept) and move.card is card:
                    return move
            if not self._slips_are_free and not card.wild and not view.top.wild and view.laid != view.seat:
                return Intercept(card, view.top)
        return Play(card, COLOURS[0] if card.wild else None)

    def _partners(self, view: UnoView) -> list[tuple[str, object]]:
        texts: list[tuple[str, object]] = [
            (self._text("swap-with", name=self.names[seat], count=count), seat)
            for seat, count in enumerate(view.counts)
            if seat != view.seat
        ]
        return [*texts, (self._text("swap-nobody"), None)]

    def _ask(self, prompt: str, texts: Sequence[tuple[str, object]], answered: Callable[[Any], None]) -> Question:
        return Question(self._text(prompt), with_letters(texts), answered, lambda: None)

    def space(self, view: UnoView, moves: Sequence[Move]) -> Move:
        """Draw, or pass when that is what is left."""
        if view.turn == view.seat and (view.drawing or (view.free and DRAW not in moves)):
            return PASS
        return DRAW

    def say_uno(self, view: UnoView, moves: Sequence[Move]) -> list[Move]:
        """Say Uno, report, or both."""
        return [move for move in (SAY_UNO, REPORT) if move in moves] or [SAY_UNO]

    def command(self, name: str) -> Move | None:
        """The moves of F and B."""
        return {"call_bluff": CHALLENGE, "buzzer": BUZZ}.get(name)

    def playable(self, moves: Sequence[Move], card: Card) -> bool:
        """Whether the card can be played or intercept now."""
        return any(isinstance(move, Play | Intercept) and move.card is card for move in moves)

    def group(self, card: Card) -> object:
        """Its colour."""
        return card.colour

    def card_name(self, card: Card) -> str:
        """Its name, with a capital letter."""
        name = self._translator.card(card)
        return name[:1].upper() + name[1:]

    def points(self, card: Card) -> int:
        """What it counts (UNO-21)."""
        return card.points

    def symbol(self, card: Card) -> str:
        """The shape of its colour."""
        return SYMBOLS[card.colour]

    def answer(self, command: str, view: UnoView) -> str:
        """What a status key says."""
        return str(getattr(self, f"_{command}")(view))

    def _read_top(self, view: UnoView) -> str:
        if view.colour is None:
            return self._text("top-any", card=str(view.top))
        if view.top.wild:
            return self._text("top-colour", card=str(view.top), colour=self._text(f"colour-{view.colour}"))
        return self._text("top", card=str(view.top))

    def _read_colour(self, view: UnoView) -> str:
        return self._text("colour-now", colour=self._text(f"colour-{view.colour or 'none'}"))

    def _read_scores(self, view: UnoView) -> str:
        return self.teller.scores(view.scores)

    def _read_turn(self, view: UnoView) -> str:
        if view.outcome.round is not None:
            return self._text("turn-over" if view.outcome.match is None else "match-finished")
        if view.racing:
            return self._text("turn-race", names=self._translator.enumerate(self._names(view.racing)))
        return self._to(view.turn, "turn-now")

    def _names(self, seats: Sequence[Seat]) -> list[str]:
        return [self._text("you-in-list") if seat == self.seat else self.names[seat] for seat in seats]

    def _read_counts(self, view: UnoView) -> str:
        parts = [self._to(seat, "count", count=count) for seat, count in enumerate(view.counts)]
        return self._text(
            "sentence-joined",
            first=self._text("counts", list=", ".join(parts)),
            second=self._text("stock-now", count=view.stock),
        )

    def _read_debt(self, view: UnoView) -> str:
        if view.debt and view.free:
            return self._text("debt-now-waits", count=view.debt)
        if view.debt:
            return self._to(view.turn, "debt-now", count=view.debt)
        if view.drawn is not None:
            return self._text("debt-now-drawn", card=str(view.drawn))
        return self._text("debt-now-free" if view.free and view.turn == self.seat else "debt-now-none")

    def _read_order(self, view: UnoView) -> str:
        count = len(view.counts)
        seats = [(self.seat + view.direction * steps) % count for steps in range(count)]
        word = "clockwise" if view.direction == 1 else "counterclockwise"
        return self._text(f"order-{word}", names=", ".join(self._names(seats)))

    def _read_rules(self, view: UnoView) -> str:
        parts = []
        for option in OPTIONS:
            value = getattr(view.rules, option.id)
            name = self._text(f"option-{option.id}")
            if isinstance(value, bool):
                if value:
                    parts.append(self._text("rule-on", rule=name))
            elif option.id not in ("limit", "rounds") or option.id == view.rules.match_end:
                parts.append(f"{name} {options.write(value)}")
        return self._text("rules-now", list=", ".join(parts))

    def refusal(self, view: UnoView, move: Move, refusal: Refusal) -> str:
        """Why a move was refused."""
        reason = refusal.reason
        values: dict[str, object] = {"count": view.debt, "name": self.names[view.turn]}
        if reason == "no_match" and isinstance(move, Play):
            values["card"] = self.card_name(move.card)
            if view.top.wild and view.colour:
                reason = "no_match-colour"
                values["colour"] = self._text(f"colour-{view.colour}")
            else:
                values["top"] = str(view.top)
        if reason == "only_drawn_card" and view.drawn is not None:
            values["drawn"] = self._translator.card(view.drawn)
        return self._text(f"refused-{reason}", **values)

    def nothing_playable(self, view: UnoView) -> str:
        """What to do when no card can be played."""
        if view.debt and not view.free and view.turn == self.seat:
            return self._text("no-playable-debt", count=view.debt)
        if view.turn != self.seat or view.outcome.round is not None:
            return self._read_turn(view)
        return self._text("no-playable")

    def follows(self, event: Event, seat: Seat) -> bool:
        """After one's own drawing the cursor goes to the drawn card; penalties do not move it."""
        return isinstance(event, Drew) and event.seat == seat and event.cause in (Cause.TURN, Cause.DEBT)

    def lines(self, view: UnoView) -> list[str]:
        """Top card, whose turn, debt, opponents, points."""
        colour = f"{SYMBOLS[view.colour]} " if view.colour else ""
        facing = self._to(view.turn, "debt-now", count=view.debt) if view.debt and not view.free else ""
        turn = self._read_turn(view)
        return [
            f"{colour}{self._read_top(view)}",
            f"{turn} {facing}".strip() if not (facing and view.turn == self.seat) else facing,
            self._read_counts(view),
            self._read_order(view),
            self.teller.scores(view.scores),
        ]
