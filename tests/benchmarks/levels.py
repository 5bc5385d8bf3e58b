"""Whether the levels of the bots stay ordered under every house rule: rounds for two, in a table.

python tests/benchmarks/levels.py [ROUNDS_NORMAL_EASY] [ROUNDS_HARD_NORMAL] [SEED]

Hard takes about half a second of one core a round; 0 rounds leave a pairing out. The last column says whether
more than half is won at the lower end of the 95 % confidence interval.
"""

from __future__ import annotations

import sys

from uno_tui.arena.contest import contest
from uno_tui.bots.bot import Level
from uno_tui.games import options
from uno_tui.games.options import Value
from uno_tui.games.uno.rules import UNO

PAIRINGS = ((Level.NORMAL, Level.EASY), (Level.HARD, Level.NORMAL))
HOUSE_RULES = [option.id for option in UNO.options if option.house_rule]


def settings() -> list[tuple[str, dict[str, Value]]]:
    """No house rule, each with what it needs, and all of them."""
    plain = options.defaults(UNO.options)
    found = [("no house rule", plain)]
    for rule in HOUSE_RULES:
        values = dict(plain)
        options.switch(UNO.options, values, rule, True)
        found.append((rule, values))
    found.append(("all house rules", plain | dict.fromkeys(HOUSE_RULES, True)))
    return found


def main() -> None:
    """Play all pairings and print each as soon as it is known."""
    given = [int(word) for word in sys.argv[1:]]
    rounds, seed = (given + [1000, 400][len(given) :])[:2], (given[2:] or [1])[0]
    print(f"{'rules':<20} {'pairing':<14} {'rounds':>6} {'won':>6}  95 % interval  ordered")
    for pairing, count in zip(PAIRINGS, rounds, strict=True):
        for name, values in settings() if count else ():
            share, low, high = contest(UNO, pairing, count, values, seed).share(0)
            ordered = "yes" if low > 0.5 else "NO"
            print(
                f"{name:<20} {'/'.join(pairing):<14} {count:>6} {share:>6.1%}  {low:.1%} to {high:.1%}  {ordered}",
                flush=True,
            )


if __name__ == "__main__":
    main()
