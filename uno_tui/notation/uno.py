"""The words of UNO."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from uno_tui.cards.uno import KINDS, WILD, WILD_DRAW_FOUR, Card, Colour, Rank, card
from uno_tui.games.contract import Chance, Game, Move, Seat
from uno_tui.games.uno import UNO
from uno_tui.games.uno.legality import moves
from uno_tui.games.uno.moves import (
    BUZZ,
    CHALLENGE,
    DRAW,
    PASS,
    REPORT,
    SAY_UNO,
    Intercept,
    Play,
)
from uno_tui.games.uno.table import UnoTable
from uno_tui.notation.assertions import check_common, number, one, seat_and_rest, seats_or_nobody
from uno_tui.notation.language import Header, Wrong
from uno_tui.notation.lines import Line, Names

_SIMPLE: dict[str, Move] = {
    "draw": DRAW,
    "pass": PASS,
    "uno": SAY_UNO,
    "report": REPORT,
    "challenge": CHALLENGE,
    "buzz": BUZZ,
}
_VERBS = {type(move): verb for verb, move in _SIMPLE.items()}
_DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
_DEBTS = {"+2": Rank.DRAW_TWO, "W+4": Rank.WILD_DRAW_FOUR}
NO_SUCH_SEAT = -1


def colour(word: str) -> Colour:
    """The colour written as one letter. Raises ValueError."""
    try:
        return Colour(word)
    except ValueError:
        raise ValueError(f"no such colour: {word}; the colours are R Y G B") from None


def _card_and_colour(word: str) -> tuple[Card, Colour | None]:
    """A card as it lies on the discard pile: `R5`, `W:B`, `W`. Raises ValueError."""
    name, mark, chosen = word.partition(":")
    kind = card(name)
    if mark and not kind.wild:
        raise ValueError(f"{name} has no chosen colour")
    return kind, colour(chosen) if mark else None


def _on_pile(kind: Card, chosen: Colour | None) -> str:
    return f"{kind}:{chosen}" if kind.wild and chosen else str(kind)


def _swap(words: Sequence[str], names: Names) -> Seat | None:
    """The seat of `swap SEAT`; a name that nobody has is a seat that nobody has. Raises ValueError."""
    if not words:
        return None
    if len(words) != 2 or words[0] != "swap":
        raise ValueError(f"`swap SEAT` is expected here, not {' '.join(words)}")
    return names.seat(words[1]) if words[1] in names else NO_SUCH_SEAT


class UnoLanguage:
    """The `Language` of UNO."""

    game: Game = UNO
    position_words = frozenset("hand discard stock turn direction debt drawn owes said laid free bluff choice".split())

    def is_card(self, word: str) -> bool:
        """Whether `word` is a card, or a colour."""
        return word in KINDS or word in set(Colour)

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """The move written as `words`. Raises ValueError with a sentence."""
        verb, *rest = words or ("",)
        if verb in _SIMPLE:
            if rest:
                raise ValueError(f"`{verb}` stands alone, without {' '.join(rest)}")
            return _SIMPLE[verb]
        if verb == "play" and rest:
            kind = card(rest[0])
            if kind.wild and len(rest) == 2:
                return Play(kind, colour(rest[1]))
            return Play(kind, None, _swap(rest[1:], names))
        if verb == "intercept" and len(rest) >= 3 and rest[1] == "on":
            return Intercept(card(rest[0]), _card_and_colour(rest[2])[0], _swap(rest[3:], names))
        raise ValueError(
            f"no such move: {' '.join(words)}; moves are play CARD [COLOUR], play R7 swap SEAT, "
            "intercept CARD on TOPCARD, " + ", ".join(_SIMPLE)
        )

    def write_move(self, move: Move, names: Names) -> str:
        """The move as it is written."""
        if isinstance(move, Play):
            words = ["play", move.card.text]
            if move.colour is not None:
                words.append(move.colour)
        elif isinstance(move, Intercept):
            words = ["intercept", move.card.text, "on", move.on.text]
        else:
            return _VERBS[type(move)]
        if move.swap is not None:
            words += ["swap", names[move.swap]]
        return " ".join(words)

    def succeeds(self, table: UnoTable, seat: Seat, move: Move) -> bool:
        """Interceptions are legal in assertions only if they succeed."""
        return not isinstance(move, Intercept) or move in moves(table, seat)

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> UnoTable:
        """The table that position statements describe. Raises Wrong."""
        dealer = len(header.names) - 1 if header.dealer is None else header.dealer
        table = UNO.empty(header.values, len(header.names), dealer, chance)
        table.round = header.round
        table.scores = list(header.scores or table.scores)
        _Position(table, header.names).read(lines)
        return table

    def write_position(self, table: UnoTable, names: Names) -> list[str] | None:
        """The statements of a position, from `dealer` on; None where a position cannot express this moment."""
        if table.winners is not None or table.late or table.empty or len(table.out) > 1:
            return None
        return list(_position(table, names))

    def check(self, words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
        """What an assertion expects and what is there, both as text. Raises ValueError."""
        if not words:
            raise ValueError("an assertion is missing after `=`")
        common = check_common(self, words, table, names)
        if common is not None:
            return common
        if words[0] not in _ASSERTIONS:
            raise ValueError(f"no such assertion: {words[0]}")
        return _ASSERTIONS[words[0]](words[1:], table, names)


def _position(table: UnoTable, names: Names) -> Iterable[str]:
    yield f"dealer {names[table.dealer]}"
    yield "scores " + " ".join(f"{names[seat]} {score}" for seat, score in enumerate(table.scores))
    yield f"round {table.round}"
    for seat, hand in enumerate(table.hands):
        if hand:
            yield f"hand {names[seat]} {' '.join(map(str, hand))}"
    pile = [str(kind) for kind in table.discard[:-1]] + [_on_pile(table.top, table.colour)]
    yield "discard " + " ".join(pile)
    if table.stock:
        yield "stock " + " ".join(map(str, reversed(table.stock)))
    yield f"turn {names[table.turn]}"
    yield "direction " + ("clockwise" if table.direction == 1 else "counterclockwise")
    if table.debt:
        yield f"debt {table.debt}" + (" W+4" if table.debt_rank is Rank.WILD_DRAW_FOUR else "")
    if table.drawn is not None:
        yield f"drawn {names[table.turn]} {table.drawn}"
    if table.owes:
        yield f"owes {names.list(table.members(table.owes))}"
    if table.said:
        yield f"said {names[table.turn]}"
    if table.laid is not None:
        yield f"laid {names[table.laid]}{ {0: '', 1: ' up', -1: ' down'}[table.laid_step] }"
    if table.free:
        yield f"free {names[table.turn]}"
    if table.bluffer is not None and table.rules.bluff:
        yield f"bluff {names[table.bluffer]} {'yes' if table.bluffed else 'no'}"
    if table.racing:
        yield f"choice buzz {names.list(table.members(table.racing))}"


class _Position:
    """Puts the statements of a position on an empty table."""

    def __init__(self, table: UnoTable, names: Names) -> None:
        self.table = table
        self.names = names
        self.met: set[str] = set()

    def read(self, lines: Sequence[Line]) -> None:
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
        for word, mask in (("drawn", self.drawer), ("free", self.freed), ("said", self.sayer)):
            if mask is not None and mask != table.turn:
                raise ValueError(f"`{word}` is for the player on turn, {self.names[table.turn]}")
        if table.debt and table.drawn is not None:
            raise ValueError("nobody has drawn an ordinary card while a debt is open")
        for seat in table.members(table.owes):
            if len(table.hands[seat]) != 1:
                raise ValueError(f"{self.names[seat]} owes no Uno with {len(table.hands[seat])} cards")
        empty = [seat for seat in table.seats_from(table.after(table.turn)) if not table.hands[seat]]
        if empty and not (table.debt and table.rules.advanced_response) and not table.racing:
            raise ValueError(f"{self.names[empty[0]]} holds no card: the round would be over")
        table.out = empty if table.debt else []

    drawer: Seat | None = None
    freed: Seat | None = None
    sayer: Seat | None = None

    def _hand(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        self.table.hands[seat] = [card(word) for word in cards]

    def _discard(self, words: Sequence[str]) -> None:
        if not words:
            raise ValueError("the discard pile needs a card")
        pile = [_card_and_colour(word) for word in words]
        self.table.discard = [kind for kind, _ in pile[:-1]]
        top, chosen = pile[-1]
        if top is WILD_DRAW_FOUR and chosen is None:
            raise ValueError("the top card W+4 needs its colour, as W+4:R")
        self.table.put_on_top(top, chosen)

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [card(word) for word in reversed(words)]

    def _turn(self, words: Sequence[str]) -> None:
        self.table.turn = self.names.seat(one(words, "a name"))

    def _direction(self, words: Sequence[str]) -> None:
        word = one(words, "clockwise or counterclockwise")
        if word not in _DIRECTIONS:
            raise ValueError(f"the direction is clockwise or counterclockwise, not {word}")
        self.table.direction = _DIRECTIONS[word]

    def _debt(self, words: Sequence[str]) -> None:
        self.table.debt = number(words[:1])
        kind = one(words[1:] or ["+2"], "W+4")
        if kind not in _DEBTS:
            raise ValueError(f"a debt is of W+4 or (unsaid) of Draw Twos, not of {kind}")
        self.table.debt_rank = _DEBTS[kind] if self.table.debt else None

    def _drawn(self, words: Sequence[str]) -> None:
        self.drawer, rest = seat_and_rest(words, self.names)
        self.table.drawn = card(one(rest, "a card"))

    def _owes(self, words: Sequence[str]) -> None:
        self.table.owes = sum(1 << self.names.seat(word) for word in dict.fromkeys(words))

    def _said(self, words: Sequence[str]) -> None:
        self.sayer = self.names.seat(one(words, "a name"))
        self.table.said = True

    def _laid(self, words: Sequence[str]) -> None:
        self.table.laid, rest = seat_and_rest(words, self.names)
        if rest:
            steps = {"up": 1, "down": -1}
            word = one(rest, "up or down")
            if word not in steps:
                raise ValueError(f"a sequence goes up or down, not {word}")
            self.table.laid_step = steps[word]

    def _free(self, words: Sequence[str]) -> None:
        self.freed = self.names.seat(one(words, "a name"))
        self.table.free = True

    def _bluff(self, words: Sequence[str]) -> None:
        self.table.bluffer, rest = seat_and_rest(words, self.names)
        word = one(rest, "yes or no")
        if word not in ("yes", "no"):
            raise ValueError(f"a bluff is yes or no, not {word}")
        self.table.bluffed = word == "yes"
        self.table.called_top = self.table.discard[-2] if len(self.table.discard) > 1 else WILD

    def _choice(self, words: Sequence[str]) -> None:
        if one(words[:1], "a kind of choice") != "buzz":
            raise ValueError(f"the only open choice of this game is buzz, not {words[0]}")
        self.table.racing = sum(1 << self.names.seat(word) for word in dict.fromkeys(words[1:]))
        if self.table.racing.bit_count() < 2:
            raise ValueError("while a race runs at least two have not pressed")


Check = Callable[[Sequence[str], UnoTable, Names], tuple[str, str]]


def _sorted(cards: Iterable[Card]) -> str:
    order = list(KINDS.values())
    return " ".join(map(str, sorted(cards, key=order.index))) or "no cards"


def _check_hand(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    seat, cards = seat_and_rest(words, names)
    return _sorted(card(word) for word in cards), _sorted(table.hands[seat])


def _check_count(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(number(rest)), str(len(table.hands[seat]))


def _check_top(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    kind, chosen = _card_and_colour(one(words, "a card"))
    return _on_pile(kind, chosen), _on_pile(table.top, table.colour if chosen else None)


def _check_colour(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    word = one(words, "a colour or none")
    return word if word == "none" else colour(word), table.colour or "none"


def _check_direction(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    word = one(words, "clockwise or counterclockwise")
    if word not in _DIRECTIONS:
        raise ValueError(f"the direction is clockwise or counterclockwise, not {word}")
    return word, "clockwise" if table.direction == 1 else "counterclockwise"


def _check_debt(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    amount = str(number(words[:1]))
    if len(words) == 1:
        return amount, str(table.debt)
    kind = one(words[1:], "W+4")
    if kind not in _DEBTS:
        raise ValueError(f"a debt is of W+4 or +2, not of {kind}")
    return f"{amount} {kind}", f"{table.debt} {table.debt_rank or ''}".strip()


def _check_choice(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = f"buzz {names.list(table.members(table.racing))}" if table.racing else "nothing"
    if list(words) == ["nothing"]:
        return "nothing", found
    return f"{words[0] if words else ''} {seats_or_nobody(words[1:], names)}", found


def _check_laid(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = "nobody" if table.laid is None else names[table.laid]
    if len(words) == 2 and words[1] in ("up", "down"):
        return f"{names[names.seat(words[0])]} {words[1]}", found + {0: "", 1: " up", -1: " down"}[table.laid_step]
    return seats_or_nobody(words, names), found


def _check_bluff(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = "nobody"
    if table.bluffer is not None:
        found = f"{names[table.bluffer]} {'yes' if table.bluffed else 'no'}"
    if list(words) == ["nobody"]:
        return "nobody", found
    seat, rest = seat_and_rest(words, names)
    return f"{names[seat]} {one(rest, 'yes or no')}", found


def _check_drawn(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = "nobody" if table.drawn is None else f"{names[table.turn]} {table.drawn}"
    if list(words) == ["nobody"]:
        return "nobody", found
    seat, rest = seat_and_rest(words, names)
    return f"{names[seat]} {card(one(rest, 'a card'))}", found


_ASSERTIONS: dict[str, Check] = {
    "hand": _check_hand,
    "count": _check_count,
    "top": _check_top,
    "colour": _check_colour,
    "direction": _check_direction,
    "debt": _check_debt,
    "choice": _check_choice,
    "laid": _check_laid,
    "bluff": _check_bluff,
    "drawn": _check_drawn,
    "stock": lambda words, table, names: (str(number(words)), str(len(table.stock))),
    "discards": lambda words, table, names: (str(number(words)), str(len(table.discard))),
    "owes": lambda words, table, names: (seats_or_nobody(words, names), names.list(table.members(table.owes))),
    "lost": lambda words, table, names: (seats_or_nobody(words, names), "nobody"),
    "said": lambda words, table, names: (
        seats_or_nobody(words, names),
        names[table.turn] if table.said else "nobody",
    ),
    "free": lambda words, table, names: (
        seats_or_nobody(words, names),
        names[table.turn] if table.free else "nobody",
    ),
}

LANGUAGE = UnoLanguage()
