"""The words of Umé."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from uno_tui.cards.uno import BUZZER, KINDS, REVERSE, SKIP, WILD, Card, Colour, card
from uno_tui.games.contract import Chance, Game, Move, Seat
from uno_tui.games.ume import UME
from uno_tui.games.ume.changes import possible
from uno_tui.games.ume.events import Choice
from uno_tui.games.ume.moves import ALLOW, CLAIM, DENY, DRAW, PASS, Drop, Give, Name, Piece, Put, Take
from uno_tui.games.ume.sums import PLACE
from uno_tui.games.ume.table import UmeTable
from uno_tui.notation.assertions import check_common, number, one, seat_and_rest, seats_or_nobody
from uno_tui.notation.language import Header, Wrong
from uno_tui.notation.lines import Line, Names
from uno_tui.notation.uno import NO_SUCH_SEAT
from uno_tui.notation.uno_family import colour

_SIMPLE: dict[str, Move] = {"draw": DRAW, "allow": ALLOW, "deny": DENY, "claim": CLAIM, "pass": PASS}
_VERBS = {type(move): verb for verb, move in _SIMPLE.items()}


def ume_card(word: str) -> Card:
    """The card written as `word`; Buzzers are none of this game's. Raises ValueError."""
    kind = card(word)
    if kind is BUZZER:
        raise ValueError(f"no such card in this game: {word}")
    return kind


def _someone(word: str, names: Names) -> Seat:
    """A seat; a name that nobody has is a seat that nobody has."""
    return names.seat(word) if word in names else NO_SUCH_SEAT


def _piece(word: str, names: Names) -> Piece:
    """`R5`, or `R5@SEAT`. Raises ValueError."""
    name, mark, owner = word.partition("@")
    return Piece(ume_card(name), _someone(owner, names) if mark else None)


class UmeLanguage:
    """The `Language` of Umé."""

    game: Game = UME
    position_words = frozenset("base discard stock turn direction lost choice".split())

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
        if verb == "put":
            return Put(ume_card(one(rest, "a card")))
        if verb == "name":
            return Name(colour(one(rest, "a colour")))
        if verb in ("take", "give"):
            if len(rest) != 2:
                raise ValueError(f"`{verb} CARD SEAT` is expected here, not {' '.join(words)}")
            return (Take if verb == "take" else Give)(ume_card(rest[0]), _someone(rest[1], names))
        if verb == "drop":
            if not rest:
                raise ValueError("`drop` needs cards: the own ones bare, others' as CARD@SEAT")
            return Drop(tuple(_piece(word, names) for word in rest))
        raise ValueError(
            f"no such move: {' '.join(words)}; moves are put CARD, take CARD SEAT, give CARD SEAT, "
            "drop CARD CARD@SEAT, name COLOUR, " + ", ".join(_SIMPLE)
        )

    def write_move(self, move: Move, names: Names) -> str:
        """The move as it is written."""
        if isinstance(move, Put):
            return f"put {move.card}"
        if isinstance(move, Name):
            return f"name {move.colour}"
        if isinstance(move, Take | Give):
            return f"{'take' if isinstance(move, Take) else 'give'} {move.card} {names[move.seat]}"
        if isinstance(move, Drop):
            return "drop " + " ".join(
                str(piece.card) if piece.owner is None else f"{piece.card}@{names[piece.owner]}"
                for piece in move.pieces
            )
        return _VERBS[type(move)]

    def succeeds(self, table: UmeTable, seat: Seat, move: Move) -> bool:
        """A claim is legal in assertions even if it will fail."""
        return True

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> UmeTable:
        """The table that position statements describe. Raises Wrong."""
        dealer = len(header.names) - 1 if header.dealer is None else header.dealer
        table = UME.empty(header.values, len(header.names), dealer, chance)
        table.round = header.round
        table.scores = list(header.scores or table.scores)
        _Position(table, header.names).read(lines)
        return table

    def write_position(self, table: UmeTable, names: Names) -> list[str] | None:
        """The statements of a position, from `dealer` on; None where a position cannot express this moment."""
        if table.winners is not None or table.pending is not None or table.passed:
            return None
        if table.denied or table.shut or table.allowed:
            return None
        return list(_position(table, names))

    def check(self, words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
        """What an assertion expects and what is there, both as text. Raises ValueError."""
        if not words:
            raise ValueError("an assertion is missing after `=`")
        common = check_common(self, words, table, names)
        if common is not None:
            return common
        if words[0] not in _ASSERTIONS:
            raise ValueError(f"no such assertion: {words[0]}")
        return _ASSERTIONS[words[0]](words[1:], table, names)


def _position(table: UmeTable, names: Names) -> Iterable[str]:
    yield f"dealer {names[table.dealer]}"
    yield "scores " + " ".join(f"{names[seat]} {score}" for seat, score in enumerate(table.scores))
    yield f"round {table.round}"
    for seat, base in enumerate(table.bases):
        if base:
            yield f"base {names[seat]} {' '.join(map(str, base))}"
    if table.discard:
        yield "discard " + " ".join(map(str, table.discard))
    if table.stock:
        yield "stock " + " ".join(map(str, reversed(table.stock)))
    yield f"turn {names[table.turn]}"
    if table.lost:
        yield f"lost {names.list(table.members(table.lost))}"
    if table.choice is not None:
        yield f"choice {table.choice} {names[table.turn]}"


class _Position:
    """Puts the statements of a position on an empty table."""

    def __init__(self, table: UmeTable, names: Names) -> None:
        self.table = table
        self.names = names
        self.met: set[str] = set()
        self.chooser: Seat | None = None

    def read(self, lines: Sequence[Line]) -> None:
        for line in lines:
            word = line.words[0]
            key = " ".join(line.words[:2]) if word == "base" else word
            if key in self.met:
                raise Wrong(line, f"`{key}` stands here a second time")
            self.met.add(key)
            try:
                getattr(self, f"_{word}")(line.words[1:])
            except ValueError as error:
                raise Wrong(line, str(error)) from None
        last = lines[-1]
        if "turn" not in self.met:
            raise Wrong(last, "a position needs a `turn` line")
        try:
            self._count_cards()
            self._finish_choice()
        except ValueError as error:
            raise Wrong(last, str(error)) from None

    def _count_cards(self) -> None:
        table = self.table
        have = Counter(table.stock) + Counter(table.discard)
        for base in table.bases:
            have.update(base)
        pack = Counter(table.pack)
        for kind, count in have.items():
            if count > pack[kind]:
                raise ValueError(f"{kind} is here {count} times, but the pack has {pack[kind]}")

    def _finish_choice(self) -> None:
        table, choice = self.table, self.table.choice
        if choice is None:
            return
        if self.chooser != table.turn:
            raise ValueError(f"the choice is for the player on turn, {self.names[table.turn]}")
        if choice is Choice.AGAIN:
            if not table.rules.draw_again:
                raise ValueError("`choice again` needs the option draw_again")
            return
        top = table.discard[-1] if table.discard else None
        if top is None or not _asks_for(top, choice):
            wanted = {Choice.REVERSE: "a Reverse", Choice.NAME: "W"}.get(choice, "a Draw Two or W+4")
            raise ValueError(f"`choice {choice}` needs {wanted} as the top card, not {top or 'an empty discard pile'}")
        table.action = top
        if choice is not Choice.NAME and not possible(table, choice):
            raise ValueError(f"`choice {choice}` cannot be open: {top} finds nothing to do")

    def _base(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        for word in cards:
            kind = ume_card(word)
            if kind.number is None and not (kind.rank is SKIP and self.table.rules.shields):
                allowed = "number cards and Skips lie" if self.table.rules.shields else "number cards lie"
                raise ValueError(f"{kind} cannot lie in a base: only {allowed} there")
            self.table.gain(seat, kind)

    def _discard(self, words: Sequence[str]) -> None:
        self.table.discard = [ume_card(word) for word in words]

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [ume_card(word) for word in reversed(words)]

    def _turn(self, words: Sequence[str]) -> None:
        self.table.turn = self.names.seat(one(words, "a name"))

    def _direction(self, words: Sequence[str]) -> None:
        if one(words, "clockwise") != "clockwise":
            raise ValueError(f"this game is always played clockwise, never {words[0]}")

    def _lost(self, words: Sequence[str]) -> None:
        if not words:
            raise ValueError("names of seats are missing here")
        if not self.table.rules.called:
            raise ValueError("a lost turn is only owed with the option claim=call")
        self.table.lost = sum(1 << self.names.seat(word) for word in dict.fromkeys(words))

    def _choice(self, words: Sequence[str]) -> None:
        kinds = [str(choice) for choice in Choice if choice is not Choice.PERMISSION]
        if not words or words[0] not in kinds:
            raise ValueError(f"the open choice of a position is one of {', '.join(kinds)}, not {' '.join(words[:1])}")
        self.chooser = self.names.seat(one(words[1:], "the name of who must choose"))
        self.table.choice = Choice(words[0])


def _asks_for(top: Card, choice: Choice) -> bool:
    """Whether carrying out `top` opens `choice`."""
    if choice is Choice.REVERSE:
        return top.rank is REVERSE
    return top is WILD if choice is Choice.NAME else top.draws > 0


Check = Callable[[Sequence[str], UmeTable, Names], tuple[str, str]]


def _sorted(cards: Iterable[Card]) -> str:
    order = list(KINDS.values())
    return " ".join(map(str, sorted(cards, key=order.index))) or "no cards"


def _check_base(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    seat, cards = seat_and_rest(words, names)
    return _sorted(ume_card(word) for word in cards), _sorted(table.bases[seat])


def _check_count(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    return str(number(rest)), str(len(table.bases[seat]))


def _check_top(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    return str(ume_card(one(words, "a card"))), str(table.discard[-1]) if table.discard else "no card"


def _check_sum(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    place = PLACE[card(f"{colour(one(rest[:1], 'a colour'))}1")]
    return str(number(rest[1:])), str(table.sums[seat][place])


def _check_choice(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    found = "nothing" if table.choice is None else f"{table.choice} {names[table.chooser]}"
    if list(words) == ["nothing"]:
        return "nothing", found
    kind = words[0] if words else ""
    if kind not in set(Choice):
        raise ValueError(f"a choice is nothing or one of {', '.join(Choice)}, not {kind or 'left out'}")
    return f"{kind} {seats_or_nobody(words[1:], names)}", found


_ASSERTIONS: dict[str, Check] = {
    "base": _check_base,
    "count": _check_count,
    "top": _check_top,
    "sum": _check_sum,
    "choice": _check_choice,
    "stock": lambda words, table, names: (str(number(words)), str(len(table.stock))),
    "discards": lambda words, table, names: (str(number(words)), str(len(table.discard))),
    "lost": lambda words, table, names: (seats_or_nobody(words, names), names.list(table.members(table.lost))),
}

LANGUAGE = UmeLanguage()
