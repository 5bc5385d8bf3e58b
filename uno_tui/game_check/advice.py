"""The expert of a game: advice before a move, and a review of a move that was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uno_tui.bots import advice
from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.bots.review import Critic, Decision, judge
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Table
from uno_tui.core.dice import Dice
from uno_tui.game_check.finding import Broken, Finding, fact, fault
from uno_tui.game_check.person import Person
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports.presenter import UNNAMED_MOVE

ENOUGH = 3
"""The number of decisions that the expert is asked about."""
LONGEST = 500
"""The number of moves after which the search for decisions ends."""


def ask(game: str, seed: int, names: Names, translator: Translator) -> Iterator[Finding]:
    """Ask the expert about some decisions of the first player. Raises Broken if a move has no name."""
    expert = bot(game, Level.HARD)
    advises, reviews = "advice" in commands_at(game), isinstance(expert, Critic)
    if advises and not isinstance(expert, advice.Expert):
        yield fault("game-check-no-expert")
        return
    asked = 0
    if advises or reviews:
        person = Person(game, translator, names, 0)
        for table, moves in _decisions(game, seed, len(names)):
            asked += 1
            if advises:
                _advise(game, person, table, moves)
            if reviews:
                _review(game, person, table, moves)
    yes, no = "yes", "no"
    yield fact("game-check-advice", asked=asked, advises=yes if advises else no, reviews=yes if reviews else no)


def _advise(game: str, person: Person, table: Table, moves: Sequence[Move]) -> None:
    """Say the advice for a decision in full. Raises Broken if a move has no name or is not legal."""
    view, presenter = table.view(0), person.presenter
    presenter.narrator.narrate((), view, moves)
    found = advice.compare(game, view, moves, 1)
    for move in (found.best, *(each.move for each in advice.alternatives(found))):
        if presenter.proposal(view, move) == presenter.text(UNNAMED_MOVE):
            raise Broken("game-check-unnamed", move=repr(move))
        # The list of moves may be incomplete, so that a move outside of it is asked about.
        if move not in moves and table.refusal(0, move) is not None:
            raise Broken("game-check-advice-refused", move=repr(move))
        # From here on it only matters that nothing is raised.
        presenter.reason(view, move, found.best)
        presenter.risk(view, move)
    presenter.odds(found.candidates[0].value)
    presenter.due(view)


def _review(game: str, person: Person, table: Table, moves: Sequence[Move]) -> None:
    """Review the last of the moves as if it had been made."""
    view, presenter = table.view(0), person.presenter
    verdict = judge(game, Decision(view, moves[-1]), 1)
    if verdict is not None:
        presenter.narrator.narrate((), view, moves)
        presenter.proposal(view, verdict.better)
        presenter.reason(view, verdict.better, moves[-1])
        presenter.worth(view, verdict)


def _decisions(game: str, seed: int, count: int) -> Iterator[tuple[Table, Sequence[Move]]]:
    """Yield decisions of a round: the table and the moves when the first player has a choice."""
    rules, player, dice = GAMES[game], bot(game, Level.NORMAL), Dice(seed)
    # The last seat deals, so that in most games the first player begins.
    table, _ = rules.begin(options.defaults(rules.options), count, count - 1, Dice(seed))
    found = 0
    for _ in range(LONGEST):
        acting = table.acting()
        if not acting or found == ENOUGH:
            return
        # Reactions are no decisions of a turn; they count only if there is nothing else.
        moves = [move for move in table.moves(acting[0]) if not move.reaction] or table.moves(acting[0])
        if acting[0] == 0 and len(moves) > 1:
            found += 1
            yield table, moves
        table.play(acting[0], player.choose(table.view(acting[0]), moves, dice))
