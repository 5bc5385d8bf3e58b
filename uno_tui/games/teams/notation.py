"""The notation of UNO Teams in table files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.coloured import Colour, Rank
from uno_tui.core.contract import Move
from uno_tui.games.family.notation import CardReader, FamilyPosition, family_checks, family_lines, read_colour
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.teams.rules import TEAMS
from uno_tui.games.teams.rules.cards import KINDS, SWAPPING
from uno_tui.games.teams.rules.events import Choice
from uno_tui.games.teams.rules.moves import Give, Share, Swap
from uno_tui.games.teams.rules.state import AfterChoice
from uno_tui.games.teams.rules.table import TeamsTable
from uno_tui.message import Invalid
from uno_tui.notation.assertions import NOTHING, only_word, seats_or_nobody
from uno_tui.notation.common import CommonNotation, check_choice, mask_of
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize

_PACK = CardReader(KINDS, {"+2": Rank.DRAW_TWO, "TW+4": Rank.DRAW_FOUR_TEAM_WILD})


class _Position(FamilyPosition):
    """Puts the statements of a position on an empty table."""

    table: TeamsTable
    pack = _PACK

    def _choice(self, words: Sequence[str]) -> None:
        kinds = [str(choice) for choice in Choice]
        if not words or words[0] not in kinds:
            raise Invalid("choice-unknown", kinds=", ".join(kinds), found=sanitize(words[:1]) or NOTHING)
        if not words[1:]:
            raise Invalid("seats-missing")
        self.table.choice = Choice(words[0])
        self.table.asked = mask_of(words[1:], self.names)

    def _finish(self) -> None:
        super()._finish()
        table = self.table
        table.out = [seat for seat in table.seats_from(table.turn) if not table.hands[seat]]
        # A team without cards has won the round, which no position can hold (TEAMS-11).
        for seat in table.out:
            if table.partner(seat) in table.out:
                both = self.names.list(sorted((seat, table.partner(seat))))
                raise Invalid("teams-both-empty", names=both)
        if table.choice is not None:
            self._finish_choice(table.choice)
        if table.turn in table.out and table.then is not AfterChoice.EFFECT:
            raise Invalid("teams-turn-without-card", name=self.names[table.turn])

    def _finish_choice(self, choice: Choice) -> None:
        """Check that the seats asked agree with the table, and note what follows. Raises ValueError."""
        table = self.table
        team = table.teams[table.turn]
        if choice is Choice.SHARE:
            self._finish_share()
            return
        # Nobody may have chosen yet: a hidden choice cannot be written down.
        everybody = (1 << table.seats) - 1
        if table.asked != (everybody if choice is Choice.GIVE else team):
            asked = table.seats_in(everybody if choice is Choice.GIVE else team)
            raise Invalid("teams-choice-hidden", choice=choice, names=self.names.list(asked))
        without = [seat for seat in table.out if table.asked >> seat & 1]
        if without:
            raise Invalid("teams-nothing-to-choose", name=self.names[without[0]])
        if table.debt or table.drawn is not None or table.owes & ~(team if choice is Choice.SWAP else 0):
            raise Invalid("teams-choice-and-more", choice=choice)
        if choice is Choice.SWAP and table.top not in SWAPPING:
            raise Invalid("teams-no-swap-symbol", card=str(table.top))
        table.then = AfterChoice.BEGIN if choice is Choice.GIVE else AfterChoice.EFFECT

    def _finish_share(self) -> None:
        """Check that each seat asked can share with a partner without cards, and note what follows. Raises ValueError.
        """
        table = self.table
        for seat in table.seats_in(table.asked):
            if table.hands[table.partner(seat)] or len(table.hands[seat]) < 2:
                raise Invalid("teams-cannot-share", name=self.names[seat])
        table.then = _after_share(table)
        if table.debt and table.then is not AfterChoice.NOTHING:
            raise Invalid("teams-debt-before-share")
        # A drawn card that does not fit is not laid any more.
        if table.drawn not in table.fits:
            table.drawn = None


def _after_share(table: TeamsTable) -> AfterChoice:
    """Return what follows a share: positions cannot say it, so it is the usual continuation."""
    if not table.hands[table.turn]:
        return AfterChoice.EFFECT
    return AfterChoice.TURN if table.asked >> table.turn & 1 else AfterChoice.NOTHING


def _find_choice(table: TeamsTable, names: Names) -> str:
    return "nothing" if table.choice is None else f"{table.choice} {names.list(table.seats_in(table.asked))}"


class TeamsNotation(CommonNotation[TeamsTable]):
    """The `GameNotation` of UNO Teams."""

    game = TEAMS
    position_words = frozenset("hand discard stock turn direction debt drawn owes said choice".split())
    long_move_forms = "play CARD [COLOUR], give CARD, swap CARD, share CARDS"
    position_type = _Position
    assertions = {
        **family_checks(_PACK),
        "choice": check_choice(*Choice, find=_find_choice),
        "out": lambda words, table, names: (
            seats_or_nobody(words, names),
            names.list([seat for seat, hand in enumerate(table.hands) if not hand]),
        ),
    }

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card, or a colour."""
        return word in KINDS or word in set(Colour)

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return the play, or the cards chosen for the partner; None for another verb. Raises ValueError."""
        if verb == "play" and rest:
            kind = _PACK.card(rest[0])
            if len(rest) > 1 and not kind.wild:
                raise Invalid("played-without", card=str(kind), rest=sanitize(rest[1:]))
            return Play(kind, read_colour(only_word(rest[1:], "colour")) if rest[1:] else None)
        if verb == "give":
            return Give(_PACK.card(only_word(rest, "card")))
        if verb == "swap":
            return Swap(_PACK.card(only_word(rest, "card")))
        return Share(tuple(_PACK.card(word) for word in rest)) if verb == "share" else None

    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return a play, or the cards chosen for the partner, as it is written; None for a move of one word."""
        if isinstance(move, Play):
            return f"play {move.card} {move.colour or ''}".strip()
        if isinstance(move, Give):
            return f"give {move.card}"
        if isinstance(move, Swap):
            return f"swap {move.card}"
        return " ".join(["share", *map(str, move.cards)]) if isinstance(move, Share) else None

    def position_lines(self, table: TeamsTable, names: Names) -> Iterable[str] | None:
        """Return the statements of a position; None where they cannot express this moment.

        That is the case with hidden choices, after empty draws, in a called partner's turn, or with an unusual share.
        """
        unusual = table.choice is Choice.SHARE and table.then is not _after_share(table)
        if table.called or table.chosen or table.empty or unusual:
            return None
        choice = [] if table.choice is None else [f"choice {_find_choice(table, names)}"]
        return [*family_lines(table, names), *choice]


NOTATION = TeamsNotation()
