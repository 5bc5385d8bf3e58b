"""All checks of a game, in the order in which its author should mend the faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from uno_tui.core.catalogue import GAMES
from uno_tui.game_check import advice, keys, levels, random_play, written
from uno_tui.game_check.finding import Finding, contain_faults, fact
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.ui.checkup.plugins import faults
from uno_tui.ui.names import NAMES

MOST_OF_LEVELS = 200
"""The number of rounds that tell whether a level is weaker than the one below."""


def check_game(
    game: str, rounds: int, seed: int, translator: Translator, tell: Callable[[int], object]
) -> Iterator[Finding]:
    """Yield all findings about a game. `tell` gets the number of random rounds played so far.

    A game that cannot be played is not tried out. Raises KeyError for a game that is not installed.
    """
    wrong = [Finding(each, is_fault=True) for each in faults(game)]
    yield from wrong or [fact("game-check-contract")]
    if game not in GAMES:
        return
    names = Names(NAMES[: min(GAMES[game].players)])
    yield from contain_faults(written.texts(game), "texts")
    yield from contain_faults(keys.look(game), "keys")
    yield from contain_faults(written.lessons_of(game), "lessons")
    played = list(contain_faults(random_play.play(game, rounds, seed, tell), "random"))
    yield from played
    if any(each.is_fault for each in played):
        return  # bots and experts would fail at the same positions
    # A strict translator raises for a text that is missing, and so makes it a fault.
    strict = Translator(translator.language)
    strict.strict = True
    yield from contain_faults(advice.ask(game, seed, names, strict), "advice")
    yield from contain_faults(levels.compare(game, max(1, min(MOST_OF_LEVELS, rounds)), seed, translator), "levels")
