"""The notation of Maumau in table files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from uno_tui.cards.french import JOKER, KINDS, RANKS, Rank, Suit, card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.cards import FACEUPS, PACK, faceup
from uno_tui.games.maumau.rules.due import Due, DueKind
from uno_tui.games.maumau.rules.legality import can_say_last
from uno_tui.games.maumau.rules.moves import TAKES_SEAT, Deal, Play
from uno_tui.games.maumau.rules.options import DEALER_CHOOSES
from uno_tui.games.maumau.rules.table import MaumauTable
from uno_tui.games.maumau.rules.view import LastLaid
from uno_tui.message import Invalid
from uno_tui.notation.assertions import NOTHING, only_word, read_number, seat_and_rest, seats_or_nobody
from uno_tui.notation.common import (
    DIRECTION,
    DISCARDS,
    LOST,
    STOCK,
    CommonNotation,
    CommonPosition,
    check_cards,
    check_choice,
    check_drawn,
    check_mask,
    find_seat,
    held_lines,
    judge_pack,
    mask_of,
    pack_order,
    pile_lines,
    turn_lines,
)
from uno_tui.notation.lines import Line, Names
from uno_tui.sanitize import sanitize

_COUNTED = (DueKind.DRAW, DueKind.QUEEN)
_IN_POSITIONS = (DueKind.QUEEN, DueKind.KINGS, DueKind.SIT_OUT)
"""The kinds of answers that a position can hold."""
_MOST_ARGUMENTS = {Rank.ACE: 1, Rank.THREE: 1, Rank.FOUR: 2, Rank.JACK: 1, Rank.QUEEN: 1, Rank.KING: 1}
"""By rank, how many words may follow a card that is laid."""


def read_suit(word: str) -> Suit:
    """Return the suit written as one letter. Raises ValueError."""
    try:
        return Suit(word)
    except ValueError:
        raise Invalid("maumau-suit-unknown", suit=sanitize(word)) from None


def _read_rank(word: str) -> Rank:
    if word not in tuple(RANKS):
        raise Invalid("maumau-rank-unknown", rank=sanitize(word), ranks=" ".join(RANKS))
    return Rank(word)


def _read_named_card(word: str) -> Play:
    """Return the play of a card without arguments: `10h`, `X=7h`, `X?7`, or a Joker without a name.

    Raises ValueError.
    """
    if word.startswith("X="):
        named = card(word[2:])
        if named is JOKER:
            raise Invalid("maumau-joker-named-joker")
        return Play(JOKER, named)
    if word.startswith("X?"):
        return Play(JOKER, wish=_read_rank(word[2:]))
    if ">" in word:
        raise Invalid("maumau-wish-misplaced", found=sanitize(word))
    return Play(card(word))


def _read_play(words: Sequence[str], names: Names) -> Play:
    """Return the play written as a card and its arguments. Raises ValueError."""
    play, rest = _read_named_card(words[0]), words[1:]
    rank = None if play.face is None else play.face.rank
    most = 0 if rank is None else _MOST_ARGUMENTS.get(rank, 0)
    if len(rest) > most:
        raise Invalid("played-without", card=sanitize(words[0]), rest=sanitize(rest[most:]))
    if not rest:
        return play
    if rank in TAKES_SEAT:
        gift = card(rest[1]) if len(rest) > 1 else None
        return msgspec.structs.replace(play, seat=find_seat(rest[0], names), gift=gift)
    if rank is Rank.JACK:
        return msgspec.structs.replace(play, suit=read_suit(rest[0]))
    word = "buy" if rank is Rank.THREE else "round"
    if rest[0] != word:
        raise Invalid("maumau-other-word-follows", card=sanitize(words[0]), word=word, found=sanitize(rest[0]))
    return msgspec.structs.replace(play, **{word: True})


def _last_laid(table: MaumauTable, seat: Seat, fits: bool) -> LastLaid:
    """Return the last card laid, for a position, which does not store the direction before it: a 9 has turned it."""
    top = table.top
    if fits or top is None or top.face is None:
        return LastLaid(seat, fits)
    return LastLaid(seat, fits, -table.direction if top.face.rank is Rank.NINE else table.direction)


def _write_due(due: Due, names: Names) -> str:
    return f"{due.kind} {names[due.seat]}" + (f" {due.count}" if due.kind in _COUNTED else "")


class _Position(CommonPosition):
    """Puts the statements of a position on an empty table."""

    table: MaumauTable
    by_text = ("owes", "said")
    needed = ()
    turn: Seat | None = None
    drawer: Seat | None = None
    due: tuple[DueKind, Seat, int] | None = None
    caller: Seat | None = None
    laid: tuple[Seat, bool] | None = None

    def finish(self, last: Line) -> None:
        """Check each part at the first line about it; without one at the last line. Raises PositionError."""
        for word, finish in (
            ("choice", self._finish_deal),
            ("due", self._finish_due),
            ("turn", self._finish_turn),
            ("hand", self._finish_cards),
            ("drawn", self._finish_drawn),
            ("said", self._finish_announcements),
            ("wish", self._finish_wish),
            ("laid", self._finish_laid),
            ("sits_out", self._finish_sits_out),
        ):
            line = next((line for line in self.lines_by_key.values() if line.words[0] == word), last)
            self.run_at(line, finish)

    def _hand(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        self.table.hands[seat] = [card(word) for word in cards]

    def _discard(self, words: Sequence[str]) -> None:
        if not words:
            raise Invalid("discard-empty")
        self.table.discard = [faceup(word) for word in words]
        if self.table.discard[-1] is faceup("X"):
            raise Invalid("maumau-joker-unnamed")

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [card(word) for word in reversed(words)]

    def _turn(self, words: Sequence[str]) -> None:
        self.turn = self.table.turn = self.names.seat(only_word(words, "name"))

    def _wish(self, words: Sequence[str]) -> None:
        _read_wish(words)

    def _drawn(self, words: Sequence[str]) -> None:
        self.drawer, rest = seat_and_rest(words, self.names)
        self.table.drawn = card(only_word(rest, "card"))

    def _owes(self, words: Sequence[str]) -> None:
        self.table.owes |= self._mask(words)

    def _said(self, words: Sequence[str]) -> None:
        self.table.said |= self._mask(words)

    def _mask(self, words: Sequence[str]) -> int:
        if not words:
            raise Invalid("seats-missing")
        return mask_of([word for word in words if word != "nobody"], self.names)

    def _due(self, words: Sequence[str]) -> None:
        if list(words) == ["nothing"]:
            return
        kind, seat, count = _read_due(words, self.names)
        if kind not in _IN_POSITIONS:
            raise Invalid("maumau-due-not-in-position", found=sanitize(kind))
        if kind is DueKind.QUEEN and not count:
            raise Invalid("maumau-queen-uncounted")
        self.due = kind, seat, count or 0

    def _caller(self, words: Sequence[str]) -> None:
        self.caller = self.names.seat(only_word(words, "name"))

    def _sits_out(self, words: Sequence[str]) -> None:
        word = only_word(words, "name")
        self.table.sits_out = None if word == "nobody" else self.names.seat(word)

    def _laid(self, words: Sequence[str]) -> None:
        seat, rest = seat_and_rest(words, self.names)
        word = only_word(rest, "fits, cheat")
        if word not in ("fits", "cheat"):
            raise Invalid("one-expected", what="fits, cheat", found=sanitize(word))
        self.laid = seat, word == "fits"

    def _choice(self, words: Sequence[str]) -> None:
        if words and words[0] == "nothing":
            return
        if not words or words[0] != "deal":
            raise Invalid("maumau-choice-unknown", found=sanitize(words) or NOTHING)
        seat = self.names.seat(only_word(words[1:], "name"))
        if seat != self.table.dealer:
            raise Invalid("maumau-other-dealer", dealer=self.names[self.table.dealer], name=self.names[seat])
        if self.table.rules.hand_size != DEALER_CHOOSES:
            raise Invalid("maumau-dealer-cannot-choose", size=DEALER_CHOOSES)
        self.table.dealing = True

    def _finish_deal(self) -> None:
        table = self.table
        if not table.dealing:
            return
        if any(table.hands) or table.discard or Counter(table.stock) != Counter(PACK):
            raise Invalid("maumau-dealt-already")
        table.turn = table.dealer

    def _finish_due(self) -> None:
        if self.due is None:
            if self.caller is not None:
                raise Invalid("maumau-caller-without-round")
            return
        kind, seat, count = self.due
        if kind is DueKind.KINGS and self.caller is None:
            raise Invalid("maumau-round-without-caller")
        if kind is not DueKind.KINGS and self.caller is not None:
            raise Invalid("maumau-caller-without-round")
        self.table.turn = seat
        self.table.due = Due(kind, seat, self.caller, count)

    def _finish_turn(self) -> None:
        table = self.table
        if self.turn is None:
            if table.due is None and not table.dealing:
                raise Invalid("position-needs", word="turn")
        elif self.turn != table.turn:
            raise Invalid("maumau-other-turn", turn=self.names[table.turn], name=self.names[self.turn])

    def _finish_cards(self) -> None:
        table = self.table
        if table.drawn is not None and table.drawn not in table.hands[table.turn]:
            table.hands[table.turn].append(table.drawn)
        judge_pack(PACK, table.stock, [below.card for below in table.discard], *table.hands)
        empty = [seat for seat, hand in enumerate(table.hands) if not hand]
        if empty and not table.dealing:
            raise Invalid("no-card-held", name=self.names[empty[0]])

    def _finish_drawn(self) -> None:
        table = self.table
        if table.drawn is None:
            return
        if self.drawer != table.turn:
            raise Invalid("only-on-turn", word="drawn", name=self.names[table.turn])
        if table.due is not None or table.dealing:
            raise Invalid("maumau-drawn-in-answer")
        if not table.rules.play_drawn:
            raise Invalid("maumau-drawn-ends-turn")

    def _finish_announcements(self) -> None:
        table = self.table
        for seat in table.seats_in(table.owes):
            if len(table.hands[seat]) != 1:
                raise Invalid("maumau-owes-nothing", name=self.names[seat], count=len(table.hands[seat]))
        # `can_say_last` must not see what the position says.
        said, table.said = table.said, 0
        for seat in table.seats_in(said):
            if not can_say_last(table, seat):
                raise Invalid("maumau-cannot-have-said", name=self.names[seat], count=len(table.hands[seat]))
        if said & table.owes:
            raise Invalid("maumau-owes-and-said")
        table.said = said

    def _finish_wish(self) -> None:
        line = self.lines_by_key.get("wish")
        if line is not None:
            wanted, found = _read_wish(line.words[1:]), _wish_of(self.table)
            if wanted != found:
                raise Invalid("maumau-other-wish", wanted=wanted, card=str(self.table.top), found=found)

    def _finish_laid(self) -> None:
        if self.laid is None:
            return
        seat, fits = self.laid
        if not self.table.discard:
            raise Invalid("maumau-nothing-laid")
        if self.table.rules.cheating:
            self.table.laid = _last_laid(self.table, seat, fits)
        elif not fits:
            raise Invalid("maumau-no-cheating")

    def _finish_sits_out(self) -> None:
        table = self.table
        if table.sits_out is not None and table.sits_out == table.turn:
            raise Invalid("maumau-sits-out-on-turn", name=self.names[table.turn])


def _read_wish(words: Sequence[str]) -> str:
    word = only_word(words, f"{', '.join((*Suit, *RANKS))}, nothing")
    if word != "nothing" and word not in tuple(Suit) and word not in tuple(RANKS):
        raise Invalid("maumau-wish-unknown", ranks=" ".join(RANKS), found=sanitize(word))
    return word


def _wish_of(table: MaumauTable) -> str:
    top = table.top
    return "nothing" if top is None or top.wish is None else str(top.wish)


def _read_due(words: Sequence[str], names: Names) -> tuple[DueKind, Seat, int | None]:
    if not words or words[0] not in tuple(DueKind):
        raise Invalid("maumau-due-unknown", kinds=", ".join(DueKind), found=sanitize(words) or NOTHING)
    kind = DueKind(words[0])
    seat, rest = seat_and_rest(words[1:], names)
    if rest and kind not in _COUNTED:
        raise Invalid("maumau-due-counts-not", kind=kind, rest=sanitize(rest))
    return kind, seat, read_number(rest) if rest else None


def _check_top(words: Sequence[str], table: MaumauTable, names: Names) -> tuple[str, str]:
    word = only_word(words, "card")
    top = table.top
    if word == "nothing" or top is None:
        return word if word == "nothing" else str(faceup(word)), "nothing" if top is None else str(top)
    wanted = faceup(word)
    found = str(top)
    # An assertion may leave the wish, or what a Joker stands for, open.
    if wanted.wish is None:
        found = found.partition(">")[0]
    return str(wanted), str(top.card) if wanted.text == "X" else found


def _check_due(words: Sequence[str], table: MaumauTable, names: Names) -> tuple[str, str]:
    due = table.due
    found = "nothing" if due is None else _write_due(due, names)
    if list(words) == ["nothing"]:
        return "nothing", found
    kind, seat, count = _read_due(words, names)
    if count is None and due is not None:
        found = f"{due.kind} {names[due.seat]}"
    return f"{kind} {names[seat]}" + ("" if count is None else f" {count}"), found


def _check_laid(words: Sequence[str], table: MaumauTable, names: Names) -> tuple[str, str]:
    laid = table.laid
    found = "nobody" if laid is None else f"{names[laid.seat]} {'fits' if laid.fits else 'cheat'}"
    if list(words) == ["nobody"]:
        return "nobody", found
    seat, rest = seat_and_rest(words, names)
    return f"{names[seat]} {only_word(rest, 'fits, cheat')}", found


def _check_caller(words: Sequence[str], table: MaumauTable, names: Names) -> tuple[str, str]:
    due = table.due
    found = due.origin if due is not None and due.kind is DueKind.KINGS else None
    return seats_or_nobody(words, names), "nobody" if found is None else names[found]


def _check_sits_out(words: Sequence[str], table: MaumauTable, names: Names) -> tuple[str, str]:
    return seats_or_nobody(words, names), "nobody" if table.sits_out is None else names[table.sits_out]


_check_hand, _check_count = check_cards("hands", card, pack_order(KINDS.values()))


def _find_choice(table: MaumauTable, names: Names) -> str:
    return f"deal {names[table.dealer]}" if table.dealing else "nothing"


class MaumauNotation(CommonNotation[MaumauTable]):
    """The `GameNotation` of Maumau."""

    game = MAUMAU
    position_words = frozenset(
        "hand discard stock turn direction wish drawn owes said due caller sits_out laid choice".split()
    )

    long_move_forms = "play CARD …, deal N"
    position_type = _Position
    assertions = {
        "hand": _check_hand,
        "count": _check_count,
        "top": _check_top,
        "due": _check_due,
        "choice": check_choice("deal", find=_find_choice),
        "drawn": check_drawn(card, "a card"),
        "laid": _check_laid,
        "caller": _check_caller,
        "sits_out": _check_sits_out,
        "wish": lambda words, table, names: (_read_wish(words), _wish_of(table)),
        "owes": check_mask("owes"),
        "said": check_mask("said"),
        **STOCK,
        **DISCARDS,
        **DIRECTION,
        **LOST,
    }

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card, in any way it can lie."""
        return word in KINDS or word in FACEUPS

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return the play, or the number of cards dealt; None for another verb. Raises ValueError."""
        if verb == "play" and rest:
            return _read_play(rest, names)
        return Deal(read_number(rest)) if verb == "deal" else None

    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return a play, or the number of cards dealt, as it is written; None for a move of one word."""
        if isinstance(move, Deal):
            return f"deal {move.count}"
        if not isinstance(move, Play):
            return None
        named = "" if move.named is None else f"={move.named}"
        wish = "" if move.wish is None else f"?{move.wish}"
        words = ["play", f"{move.card}{named}{wish}"]
        if move.seat is not None:
            words.append(names[move.seat])
        words += [str(word) for word in (move.gift, move.suit) if word is not None]
        words += ["buy"] * move.buy + ["round"] * move.round
        return " ".join(words)

    def position_lines(self, table: MaumauTable, names: Names) -> Iterable[str] | None:
        """Return the statements of a position; None where they cannot express this moment.

        That is the case after empty draws, and while an answer is open that no position can hold.
        """
        due, laid = table.due, table.laid
        if table.empty or (due is not None and due.kind not in _IN_POSITIONS):
            return None
        if laid is not None and laid != _last_laid(table, laid.seat, laid.fits):
            return None
        return _position_lines(table, names)


def _position_lines(table: MaumauTable, names: Names) -> Iterable[str]:
    yield from held_lines("hand", table.hands, names)
    yield from pile_lines("discard", table.discard)
    yield from pile_lines("stock", reversed(table.stock))
    yield from turn_lines(table, names)
    yield from _open_matters(table, names)


def _open_matters(table: MaumauTable, names: Names) -> Iterable[str]:
    if table.said:
        yield f"said {names.list(table.seats_in(table.said))}"
    if table.due is not None:
        yield f"due {_write_due(table.due, names)}"
        if table.due.kind is DueKind.KINGS and table.due.origin is not None:
            yield f"caller {names[table.due.origin]}"
    if table.sits_out is not None:
        yield f"sits_out {names[table.sits_out]}"
    if table.laid is not None:
        yield f"laid {names[table.laid.seat]} {'fits' if table.laid.fits else 'cheat'}"
    if table.dealing:
        yield f"choice deal {names[table.dealer]}"


NOTATION = MaumauNotation()
