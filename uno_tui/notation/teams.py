"""The words of UNO Teams."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.teams import KINDS, SWAPPING
from uno_tui.cards.uno import Colour, Rank
from uno_tui.games.contract import Chance, Game, Move, Seat
from uno_tui.games.teams import TEAMS
from uno_tui.games.teams.events import Choice
from uno_tui.games.teams.moves import Give, Share, Swap
from uno_tui.games.teams.scoring import of_teams
from uno_tui.games.teams.state import Then
from uno_tui.games.teams.table import TeamsTable
from uno_tui.games.uno.moves import Play
from uno_tui.notation.assertions import check_common, number, one, seats_or_nobody
from uno_tui.notation.language import Header, Wrong
from uno_tui.notation.lines import Line, Names
from uno_tui.notation.uno_family import SIMPLE, Check, FamilyPosition, Pack, colour, family_checks, position_lines

_VERBS = {type(move): verb for verb, move in SIMPLE.items()}
_DEBTS = {"+2": Rank.DRAW_TWO, "TW+4": Rank.DRAW_FOUR_TEAM_WILD}
_PACK = Pack(KINDS)
_MOVES = "moves are play CARD [COLOUR], give CARD, swap CARD, share CARDS, " + ", ".join(SIMPLE)


class TeamsLanguage:
    """The `Language` of UNO Teams."""

    game: Game = TEAMS
    position_words = frozenset("hand discard stock turn direction debt drawn owes said choice".split())

    def is_card(self, word: str) -> bool:
        """Whether `word` is a card, or a colour."""
        return word in KINDS or word in set(Colour)

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """The move written as `words`. Raises ValueError with a sentence."""
        verb, *rest = words or ("",)
        if verb in SIMPLE:
            if rest:
                raise ValueError(f"`{verb}` stands alone, without {' '.join(rest)}")
            return SIMPLE[verb]
        if verb == "play" and rest:
            kind = _PACK.card(rest[0])
            if len(rest) > 1 and not kind.wild:
                raise ValueError(f"{kind} is played without {' '.join(rest[1:])}")
            return Play(kind, colour(one(rest[1:], "a colour")) if rest[1:] else None)
        if verb == "give":
            return Give(_PACK.card(one(rest, "a card")))
        if verb == "swap":
            return Swap(_PACK.card(one(rest, "a card")))
        if verb == "share":
            return Share(tuple(_PACK.card(word) for word in rest))
        raise ValueError(f"no such move: {' '.join(words)}; {_MOVES}")

    def write_move(self, move: Move, names: Names) -> str:
        """The move as it is written."""
        if isinstance(move, Play):
            return f"play {move.card} {move.colour or ''}".strip()
        if isinstance(move, Give):
            return f"give {move.card}"
        if isinstance(move, Swap):
            return f"swap {move.card}"
        if isinstance(move, Share):
            return " ".join(["share", *map(str, move.cards)])
        return _VERBS[type(move)]

    def succeeds(self, table: TeamsTable, seat: Seat, move: Move) -> bool:
        """No move of this game fails."""
        return True

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> TeamsTable:
        """The table that position statements describe. Raises Wrong."""
        dealer = len(header.names) - 1 if header.dealer is None else header.dealer
        table = TEAMS.empty(header.values, len(header.names), dealer, chance)
        table.round = header.round
        try:
            table.scores = of_teams(header.scores or table.scores)
        except ValueError as error:
            raise Wrong(lines[0], str(error)) from None
        _Position(table, header.names, _PACK).read(lines)
        return table

    def write_position(self, table: TeamsTable, names: Names) -> list[str] | None:
        """The statements of a position, from `dealer` on; None where a position cannot express this moment."""
        hidden = table.called or table.chosen or table.then in (Then.SECOND, Then.NEIGHBOUR)
        if table.winners is not None or table.empty or hidden:
            return None
        return list(_position(table, names))

    def check(self, words: Sequence[str], table: TeamsTable, names: Names) -> tuple[str, str]:
        """What an assertion expects and what is there, both as text. Raises ValueError."""
        if not words:
            raise ValueError("an assertion is missing after `=`")
        common = check_common(self, words, table, names)
        if common is not None:
            return common
        if words[0] not in _ASSERTIONS:
            raise ValueError(f"no such assertion: {words[0]}")
        return _ASSERTIONS[words[0]](words[1:], table, names)


def _position(table: TeamsTable, names: Names) -> Iterable[str]:
    yield from position_lines(table, names)
    if table.debt:
        yield f"debt {table.debt}" + (" TW+4" if table.debt_rank is Rank.DRAW_FOUR_TEAM_WILD else "")
    if table.choice is not None:
        yield f"choice {table.choice} {names.list(table.members(table.asked))}"


class _Position(FamilyPosition):
    """Puts the statements of a position on an empty table."""

    table: TeamsTable

    def _debt(self, words: Sequence[str]) -> None:
        self.table.debt = number(words[:1])
        kind = one(words[1:] or ["+2"], "TW+4")
        if kind not in _DEBTS:
            raise ValueError(f"a debt is of TW+4 or (unsaid) of Draw Twos, not of {kind}")
        self.table.debt_rank = _DEBTS[kind] if self.table.debt else None

    def _choice(self, words: Sequence[str]) -> None:
        kinds = [str(choice) for choice in Choice]
        if not words or words[0] not in kinds:
            raise ValueError(f"a choice is one of {', '.join(kinds)}, not {' '.join(words[:1]) or 'nothing'}")
        if not words[1:]:
            raise ValueError("names of seats are missing here")
        self.table.choice = Choice(words[0])
        self.table.asked = sum(1 << self.names.seat(word) for word in dict.fromkeys(words[1:]))

    def _finish(self) -> None:
        super()._finish()
        table = self.table
        table.out = [seat for seat in table.seats_from(table.turn) if not table.hands[seat]]
        for seat in table.out:
            if table.partner(seat) in table.out:
                both = self.names.list(sorted((seat, table.partner(seat))))
                raise ValueError(f"{both} hold no card: the round would be over")
        if table.choice is not None:
            self._finish_choice(table.choice)
        if table.turn in table.out and table.then is not Then.EFFECT:
            raise ValueError(f"{self.names[table.turn]} holds no card and cannot be on turn")

    def _finish_choice(self, choice: Choice) -> None:
        """Who is asked, and what follows, must agree with what lies on the table. Raises ValueError."""
        table = self.table
        team = table.teams[table.turn]
        if choice is Choice.SHARE:
            self._finish_share()
            return
        everybody = (1 << table.seats) - 1
        if table.asked != (everybody if choice is Choice.GIVE else team):
            who = "everybody" if choice is Choice.GIVE else f"{self.names.list(table.members(team))}"
            raise ValueError(f"`choice {choice}` is for {who} at once: a hidden choice cannot stand in a position")
        without = [seat for seat in table.out if table.asked >> seat & 1]
        if without:
            raise ValueError(f"{self.names[without[0]]} has no card to choose")
        if table.debt or table.drawn is not None or table.owes & ~(team if choice is Choice.SWAP else 0):
            raise ValueError(f"while `choice {choice}` is open there is no debt, no drawn card and no other Uno duty")
        if choice is Choice.SWAP and table.top not in SWAPPING:
            raise ValueError(f"the top card {table.top} has no swap symbol")
        table.then = Then.BEGIN if choice is Choice.GIVE else Then.EFFECT

    def _finish_share(self) -> None:
        table = self.table
        for seat in table.members(table.asked):
            if table.hands[table.partner(seat)] or len(table.hands[seat]) < 2:
                raise ValueError(f"{self.names[seat]} shares only two or more cards, and only with a partner without")
        if not table.hands[table.turn]:
            table.then = Then.EFFECT
        elif table.asked >> table.turn & 1:
            table.then = Then.TURN
        if table.debt and table.then is not Then.NOTHING:
            raise ValueError("a debt has been drawn before anybody shares because of it")
        if table.drawn not in table.fits:
            table.drawn = None


def _check_choice(words: Sequence[str], table: TeamsTable, names: Names) -> tuple[str, str]:
    found = "nothing" if table.choice is None else f"{table.choice} {names.list(table.members(table.asked))}"
    if list(words) == ["nothing"]:
        return "nothing", found
    return f"{words[0] if words else ''} {seats_or_nobody(words[1:], names)}", found


def _check_out(words: Sequence[str], table: TeamsTable, names: Names) -> tuple[str, str]:
    out = [seat for seat, hand in enumerate(table.hands) if not hand]
    return seats_or_nobody(words, names), names.list(out)


_ASSERTIONS: dict[str, Check] = {**family_checks(_PACK, _DEBTS), "choice": _check_choice, "out": _check_out}

LANGUAGE = TeamsLanguage()
