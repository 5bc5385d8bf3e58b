"""The words that games with UNO's cards share: zones, turn, direction, who drew, owes and has said Uno."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from uno_tui.cards.uno import Card, Colour
from uno_tui.games.contract import Move, Seat
from uno_tui.games.uno.moves import DRAW, PASS, REPORT, SAY_UNO
from uno_tui.notation.assertions import number, one, seat_and_rest, seats_or_nobody
from uno_tui.notation.language import Wrong
from uno_tui.notation.lines import Line, Names

SIMPLE: dict[str, Move] = {"draw": DRAW, "pass": PASS, "uno": SAY_UNO, "report": REPORT}
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}

Check = Callable[[Sequence[str], Any, Names], tuple[str, str]]


def colour(word: str) -> Colour:
    """The colour written as one letter. Raises ValueError."""
    try:
        return Colour(word)
    except ValueError:
        raise ValueError(f"no such colour: {word}; the colours are R Y G B") from None


def on_pile(kind: Card, chosen: Colour | None) -> str:
    """A card as it lies on the discard pile."""
    return f"{kind}:{chosen}" if kind.wild and chosen else str(kind)


def _direction(words: Sequence[str]) -> str:
    word = one(words, "clockwise or counterclockwise")
    if word not in DIRECTIONS:
        raise ValueError(f"the direction is clockwise or counterclockwise, not {word}")
    return word


class Pack:
    """The cards of a game, in words."""

    def __init__(self, kinds: Mapping[str, Card]) -> None:
        self.kinds = kinds
        self._order = {kind: place for place, kind in enumerate(kinds.values())}

    def card(self, text: str) -> Card:
        """The card written as `text`. Raises ValueError."""
        if text not in self.kinds:
            raise ValueError(f"no such card: {text}")
        return self.kinds[text]

    def card_and_colour(self, word: str) -> tuple[Card, Colour | None]:
        """A card as it lies on the discard pile: `R5`, `W:B`, `W`. Raises ValueError."""
        name, mark, chosen = word.partition(":")
        kind = self.card(name)
        if mark and not kind.wild:
            raise ValueError(f"{name} has no chosen colour")
        return kind, colour(chosen) if mark else None

    def sorted(self, cards: Iterable[Card]) -> str:
        """Cards in the order of the pack."""
        return " ".join(map(str, sorted(cards, key=self._order.__getitem__))) or "no cards"


def position_lines(table: Any, names: Names) -> Iterable[str]:
    """The statements of a position that all these games have, from `dealer` on."""
    yield f"dealer {names[table.dealer]}"
    yield "scores " + " ".join(f"{names[seat]} {score}" for seat, score in enumerate(table.scores))
    yield f"round {table.round}"
    for seat, hand in enumerate(table.hands):
        if hand:
            yield f"hand {names[seat]} {' '.join(map(str, hand))}"
    pile = [str(kind) for kind in table.discard[:-1]] + [on_pile(table.top, table.colour)]
    yield "discard " + " ".join(pile)
    if table.stock:
        yield "stock " + " ".join(map(str, reversed(table.stock)))
    yield f"turn {names[table.turn]}"
    yield "direction " + ("clockwise" if table.direction == 1 else "counterclockwise")
    if table.drawn is not None:
        yield f"drawn {names[table.turn]} {table.drawn}"
    if table.owes:
        yield f"owes {names.list(table.members(table.owes))}"
    if table.said:
        yield f"said {names[table.turn]}"


class FamilyPosition:
    """Puts the statements of a position on an empty table; what a game adds is in its own class."""

    def __init__(self, table: Any, names: Names, pack: Pack) -> None:
        self.table = table
        self.names = names
        self.pack = pack
        self.met: set[str] = set()
        self.of_turn: dict[str, Seat] = {}
        """Statements that are for the player on turn, and whom they name."""

    def read(self, lines: Sequence[Line]) -> None:
        """Carry the statements out. Raises Wrong."""
        for line in lines:
            word = line.words[0]
            key = line.text if word == "owes" else " ".join(line.words[:2]) if word == "hand" else word
            if key in self.met:
                raise Wrong(line, f"`{key}` stands here a second time")
            self.met.add(key)
            try:
                getattr(self, f"_{word}")(line.words[1:])
            except ValueError as error:
                raise Wrong(line, str(error)) from None
        last = lines[-1]
        for needed in ("discard", "turn"):
            if needed not in self.met:
                raise Wrong(last, f"a position needs a `{needed}` line")
        try:
            self._finish()
        except ValueError as error:
            raise Wrong(last, str(error)) from None

    def _finish(self) -> None:
        """What can be seen only when everything lies on the table. Raises ValueError."""
        table = self.table
        if table.drawn is not None and table.drawn not in table.hands[table.turn]:
            table.hands[table.turn].append(table.drawn)
        have = Counter(table.stock) + Counter(table.discard)
        for hand in table.hands:
            have.update(hand)
        pack = Counter(table.pack)
        for kind, count in have.items():
            if count > pack[kind]:
                raise ValueError(f"{kind} is here {count} times, but the pack has {pack[kind]}")
        for word, seat in self.of_turn.items():
            if seat != table.turn:
                raise ValueError(f"`{word}` is for the player on turn, {self.names[table.turn]}")
        if table.debt and table.drawn is not None:
            raise ValueError("nobody has drawn an ordinary card while a debt is open")
        for seat in table.members(table.owes):
            if len(table.hands[seat]) != 1:
                raise ValueError(f"{self.names[seat]} owes no Uno with {len(table.hands[seat])} cards")

    def _hand(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        self.table.hands[seat] = [self.pack.card(word) for word in cards]

    def _discard(self, words: Sequence[str]) -> None:
        if not words:
            raise ValueError("the discard pile needs a card")
        pile = [self.pack.card_and_colour(word) for word in words]
        self.table.discard = [kind for kind, _ in pile[:-1]]
        top, chosen = pile[-1]
        if chosen is None and self._needs_colour(top):
            raise ValueError(f"the top card {top} needs its colour, as {top}:R")
        self.table.put_on_top(top, chosen)

    def _needs_colour(self, top: Card) -> bool:
        """Whether this card can only be the top card with a colour chosen for it."""
        return top.wild

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [self.pack.card(word) for word in reversed(words)]

    def _turn(self, words: Sequence[str]) -> None:
        self.table.turn = self.names.seat(one(words, "a name"))

    def _direction(self, words: Sequence[str]) -> None:
        self.table.direction = DIRECTIONS[_direction(words)]

    def _drawn(self, words: Sequence[str]) -> None:
        self.of_turn["drawn"], rest = seat_and_rest(words, self.names)
        self.table.drawn = self.pack.card(one(rest, "a card"))

    def _owes(self, words: Sequence[str]) -> None:
        self.table.owes = sum(1 << self.names.seat(word) for word in dict.fromkeys(words))

    def _said(self, words: Sequence[str]) -> None:
        self.of_turn["said"] = self.names.seat(one(words, "a name"))
        self.table.said = True


def _check_count(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(number(rest)), str(len(table.hands[seat]))


def _check_colour(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
    word = one(words, "a colour or none")
    return word if word == "none" else colour(word), table.colour or "none"


def _check_direction(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
    return _direction(words), "clockwise" if table.direction == 1 else "counterclockwise"


def family_checks(pack: Pack, debts: Mapping[str, object]) -> dict[str, Check]:
    """The assertions that all these games have; `debts` are the kinds of card that a debt can be of."""

    def hand(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
        seat, cards = seat_and_rest(words, names)
        return pack.sorted(pack.card(word) for word in cards), pack.sorted(table.hands[seat])

    def top(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
        kind, chosen = pack.card_and_colour(one(words, "a card"))
        return on_pile(kind, chosen), on_pile(table.top, table.colour if chosen else None)

    def debt(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
        amount = str(number(words[:1]))
        if len(words) == 1:
            return amount, str(table.debt)
        kind = one(words[1:], " or ".join(debts))
        if kind not in debts:
            raise ValueError(f"a debt is of {' or '.join(debts)}, not of {kind}")
        return f"{amount} {kind}", f"{table.debt} {table.debt_rank or ''}".strip()

    def drawn(words: Sequence[str], table: Any, names: Names) -> tuple[str, str]:
        found = "nobody" if table.drawn is None else f"{names[table.turn]} {table.drawn}"
        if list(words) == ["nobody"]:
            return "nobody", found
        seat, rest = seat_and_rest(words, names)
        return f"{names[seat]} {pack.card(one(rest, 'a card'))}", found

    return {
        "hand": hand,
        "count": _check_count,
        "top": top,
        "colour": _check_colour,
        "direction": _check_direction,
        "debt": debt,
        "drawn": drawn,
        "stock": lambda words, table, names: (str(number(words)), str(len(table.stock))),
        "discards": lambda words, table, names: (str(number(words)), str(len(table.discard))),
        "owes": lambda words, table, names: (seats_or_nobody(words, names), names.list(table.members(table.owes))),
        "lost": lambda words, table, names: (seats_or_nobody(words, names), "nobody"),
        "said": lambda words, table, names: (
            seats_or_nobody(words, names),
            names[table.turn] if table.said else "nobody",
        ),
    }
