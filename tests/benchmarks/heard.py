"""What players hear unasked at a table: how many words a round, how long at a time, and what is said again.

PYTHONPATH=tests uv run python tests/benchmarks/heard.py [--rounds N] [--games uno,ume] [--languages en,de,fr]
    [--verbosities terse,normal,full] [--house-rules] [--seats N] [--newcomer] [--seed N] [--longest N]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from support.heard import Listening, Remembering, Tally, listen
from support.presenters_of import rules_of

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import VERBOSITIES

BLOCK = 10
"""The rounds that are played in every language and verbosity before the next ones."""
TABLE = "{:8} {:2} {:8} {:>7} {:>11} {:>6} {:>4} {:>4} {:>5} {:>8}"


def play(game: str, kinds: Sequence[tuple[str, str]], given: argparse.Namespace, place: int) -> list[Tally]:
    """Play a block of rounds as it is heard in each of the languages and verbosities."""
    thinker, tallies = Remembering(), []
    rules = rules_of(game, True) if given.house_rules else {}
    rounds = min(BLOCK, given.rounds - place)
    for language, verbosity in kinds:
        listening = Listening(game, language, verbosity, rules, given.seats, learns=given.newcomer)
        tally = Tally()
        tally.add(listen(listening, rounds, given.seed * 1_000_003 + place, thinker), rounds)
        tallies.append(tally)
    return tallies


def print_details(tally: Tally, longest: int) -> None:
    """Print the longest announcements, and what was said twice within ten seconds."""
    print("  longest:")
    for words, text in tally.longest[:longest]:
        print(f"    {tally.announcements[text]:5} times, {words:3} words: {text}")
    for title, sentences in (("again within ten seconds", tally.again), ("of these needlessly", +tally.needless)):
        print(f"  {title}: {sentences.total()}")
        for text, times in sentences.most_common(longest):
            print(f"    {times:5} times: {text}")


def arguments() -> argparse.Namespace:
    """Return what was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    several = partial(str.split, sep=",")
    parser.add_argument("--rounds", type=int, default=100, help="per game, language and verbosity")
    parser.add_argument("--games", type=several, default=built_in())
    parser.add_argument("--languages", type=several, default=list(LANGUAGES))
    parser.add_argument("--verbosities", type=several, default=list(VERBOSITIES))
    parser.add_argument("--house-rules", action="store_true", help="all house rules are on")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--newcomer", action="store_true", help="one of the person's first tables, where keys are named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=8, help="examples to print")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    given = arguments()
    kinds = [(language, verbosity) for language in given.languages for verbosity in given.verbosities]
    told: dict[tuple[str, str, str], Tally] = {}
    with ProcessPoolExecutor(max(1, (os.cpu_count() or 2) // 2)) as pool:
        for game in given.games:
            sums = [Tally() for _ in kinds]
            for block in pool.map(partial(play, game, kinds, given), range(0, given.rounds, BLOCK)):
                for tally, more in zip(sums, block, strict=True):
                    tally.merge(more)
            for (language, verbosity), tally in zip(kinds, sums, strict=True):
                told[game, language, verbosity] = tally
                print(f"\n{game}, {language}, {verbosity}: {tally.rounds} rounds")
                print_details(tally, given.longest)
    print("\n" + TABLE.format("game", "", "", "rounds", "words/round", "median", "p95", "max", "again", "needless"))
    for kind, tally in told.items():
        lengths = (tally.words(0.5), tally.words(0.95), tally.longest[0][0])
        again = (tally.again.total(), tally.needless.total())
        print(TABLE.format(*kind, tally.rounds, f"{tally.words_per_round:.0f}", *lengths, *again))


if __name__ == "__main__":
    main()
