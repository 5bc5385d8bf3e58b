"""Each bot level against the one below, and a round between bots as a listener hears it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uno_tui.arena.contest import contest, play_round
from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Event, Game
from uno_tui.core.dice import Dice
from uno_tui.game_check.finding import Finding, fact, fault
from uno_tui.game_check.person import Person
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.ui.names import NAMES

LISTENER = NAMES[0]
"""The player whose ears the transcript follows."""
PAIRS = ((Level.NORMAL, Level.EASY), (Level.HARD, Level.NORMAL))
"""Each level with the one below."""


def compare(game: str, rounds: int, seed: int, translator: Translator) -> Iterator[Finding]:
    """Let each level play against the one below, and yield how often the better one wins.

    It is a fault if the better level's confidence interval lies entirely below that of the worse one.
    """
    # Alone at the table, no level has an opponent.
    for better, worse in PAIRS if max(GAMES[game].players) > 1 else ():
        seated = _seat_levels(GAMES[game], better, worse)
        result = contest(GAMES[game], seated, rounds, options.defaults(GAMES[game].options), seed)
        share, low, high = result.share(0)
        _, low_of_worse, _ = result.share(1)
        said = {"better": better.value, "worse": worse.value, "rounds": rounds}
        said |= {"share": translator.percent(share), "low": translator.percent(low), "high": translator.percent(high)}
        if high < low_of_worse:
            yield fault("game-check-level-weaker", **said, other=translator.percent(result.share(1)[0]))
        else:
            yield fact("game-check-level", **said)


def _seat_levels(game: Game, better: Level, worse: Level) -> Sequence[Level]:
    """Return the levels by seat: alternating, so that partners play alike, and at least two."""
    count = min(count for count in game.players if count > 1)
    return [worse if seat % 2 else better for seat in range(count)]


def transcript(game: str, seed: int, translator: Translator) -> Iterator[str]:
    """Return the lines of a round between bots, as the first player hears it."""
    rules = GAMES[game]
    count = min(max(3, min(rules.players)), max(rules.players))
    # Numbers of players may have gaps: UNO Teams has only even ones.
    count = count if count in rules.players else min(rules.players)
    names = Names(NAMES[:count])
    table, events = rules.begin(options.defaults(rules.options), count, count - 1, Dice(seed))
    listener = Person(game, translator, names, 0)
    lines: list[str] = []

    def tell(events: Sequence[Event]) -> None:
        told = listener.hear([event.as_seen_by(0) for event in events], table.view(0), table.moves(0))
        lines.extend([" ".join(told)] if told else [])

    tell(events)
    play_round(table, [bot(game, Level.NORMAL)] * count, Dice(seed), tell)
    return iter(lines)
