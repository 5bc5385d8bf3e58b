"""How the finished matches went, from what is kept beside their records."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

from uno_tui.front.menus.lists import OFTEN, Item, counted
from uno_tui.front.session import Session
from uno_tui.host.match import PERSON
from uno_tui.host.results import Result, look_at
from uno_tui.locales.translator import Translator


class Tally:
    """How many matches were finished of every game, and by whom they were won."""

    def __init__(self) -> None:
        self.matches: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        """Count a match, if it is over."""
        if result.winners is None:
            return
        plan = result.plan
        people = {name for name, player in zip(plan.names, plan.players, strict=True) if player == PERSON}
        winners = {plan.names[seat] for seat in result.winners}
        self.matches[result.game] += 1
        self.won[result.game] += bool(winners & people)
        self.played.update(people)
        self.wins.update(winners & people)

    def lines(self, translator: Translator) -> list[str]:
        """For every game, how many matches people won, and for every person how many of theirs."""
        return self.games(translator) + self.people(translator)

    def games(self, translator: Translator) -> list[str]:
        """For every game, how many matches people won."""
        return [
            translator.text("statistics-line", game=title(translator, game), matches=count, won=self.won[game])
            for game, count in self.matches.items()
        ]

    def items(self, translator: Translator) -> list[Item]:
        """The same lines, with bars for those who look."""
        games = [(title(translator, game), self.won[game], count) for game, count in self.matches.items()]
        people = [(name, self.wins[name], count) for name, count in self.played.most_common()]
        longest = max((len(name) for name, _, _ in games + people), default=0)
        most = max((count for _, _, count in games + people), default=1)
        drawn = [f"{name:{longest}}  {_bar(won, count, most)} {won} / {count}" for name, won, count in games + people]
        return [Item(text, seen=seen) for text, seen in zip(self.lines(translator), drawn, strict=True)]

    def people(self, translator: Translator) -> list[str]:
        """For every person, how many of their matches they won."""
        return [
            translator.text("statistics-name", name=name, matches=count, won=self.wins[name])
            for name, count in self.played.most_common()
        ]


LONGEST = 30
"""Signs of the bar of whoever has played most."""


def _bar(won: int, count: int, most: int) -> str:
    """Matches won and not, as long as they are many."""
    whole = max(1, round(LONGEST * count / most))
    full = round(whole * won / count)
    return f"{'▮' * full}{'▯' * (whole - full)}".ljust(LONGEST)


def title(translator: Translator, game: str) -> str:
    """What a game is called."""
    return translator.of(game).text("title")


async def statistics(session: Session) -> AsyncIterator[list[Item]]:
    """Lines that tell how the matches went; where that takes its time, what is known so far, and how far that is."""
    paths = sorted(session.folders.tables.glob("*.table"))
    tally, told = Tally(), session.clock.time()
    done = 0
    async for _, result in look_at(paths):
        tally.add(result)
        done += 1
        if session.clock.time() - told > OFTEN:
            told = session.clock.time()
            yield [counted(session, done, len(paths)), *tally.items(session.translator)]
    yield tally.items(session.translator) or [Item(session.text("statistics-none"))]
