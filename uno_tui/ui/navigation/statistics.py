"""Statistics of the finished matches, from the results beside their records: as sentences, bars and a curve."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from uno_tui.bots.bot import Level
from uno_tui.host.clock import Clock
from uno_tui.host.results import look_at
from uno_tui.host.store import table_files
from uno_tui.i18n.translator import Translator
from uno_tui.ui import presets
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.lists import OFTEN, Item, counted
from uno_tui.ui.navigation.tally import DEFAULT, HOUSE_RULES, MIXED, PEOPLE, GameTally, Tally
from uno_tui.ui.presets import Preset, PresetError
from uno_tui.ui.settings import Folders

LONGEST = 30
"""The length in characters of the longest bar."""
CURVE = "▁▂▃▄▅▆▇█"
Done = Mapping[str, tuple[int, int]]
"""The numbers of lessons done and of all lessons, by game."""


class Row(NamedTuple):
    """Matches of one kind: what they have in common, how many people won, how many there are, and the sentence."""

    name: str
    won: int
    matches: int
    sentence: str


class Section(NamedTuple):
    """The contents under one heading: rows that can be drawn as bars, then sentences, each with its written form.

    In a table `column` stands above the names of the rows.
    """

    title: str
    column: str
    rows: Sequence[Row]
    lines: Sequence[tuple[str, str]] = ()


def sections(tally: Tally, translator: Translator, lessons: Done) -> list[Section]:
    """Return all sections: every game, all people, then each game by itself, then the lessons."""
    text, found = translator.text, list[Section]()
    if tally.matches:
        found.append(Section(text("statistics-games"), text("column-game"), _games(tally, translator)))
    if tally.played:
        found.append(Section(text("statistics-people"), text("column-name"), _people(tally, translator)))
    found += [_of_game(game, each, translator) for game, each in tally.of_game.items()]
    done = lessons_done(translator, lessons)
    if done:
        found.append(Section(text("statistics-lessons"), "", (), [(line, "") for line in done]))
    return found


def _games(tally: Tally, translator: Translator) -> list[Row]:
    return [
        Row(
            title(translator, game),
            tally.won[game],
            count,
            translator.text("statistics-line", game=title(translator, game), matches=count, won=tally.won[game]),
        )
        for game, count in tally.matches.items()
    ]


def _people(tally: Tally, translator: Translator) -> list[Row]:
    text = translator.text
    return [
        Row(name, tally.wins[name], count, text("statistics-name", name=name, matches=count, won=tally.wins[name]))
        for name, count in tally.played.most_common()
    ]


def _of_game(game: str, tally: GameTally, translator: Translator) -> Section:
    rows = []
    for (aspect, what), count in sorted(tally.matches.items(), key=_order):
        name = _level(translator, what) if aspect == "level" else _rules(translator, what)
        won = tally.won[aspect, what]
        sentence = translator.text("statistics-kind", kind=name, matches=count, won=won)
        rows.append(Row(name, won, count, sentence))
    name = title(translator, game)
    return Section(name, name, rows, [*_figures(tally, translator), *_course(tally, translator)])


def _order(counted_: tuple[tuple[str, str], int]) -> tuple[object, ...]:
    """Return the sort key: levels from the easiest to the hardest, then rules, the most usual first."""
    (aspect, what), count = counted_
    known = (*map(str, Level), MIXED, PEOPLE)
    return (aspect, known.index(what), "") if aspect == "level" else (aspect, -count, what)


def _level(translator: Translator, level: str) -> str:
    return translator.text(f"statistics-against-{level}")


def _rules(translator: Translator, rules: str) -> str:
    if rules in (DEFAULT, HOUSE_RULES):
        return translator.text(f"statistics-rules-{rules}")
    return translator.text("statistics-preset", name=rules)


def _figures(tally: GameTally, translator: Translator) -> list[tuple[str, str]]:
    """Return streaks and points, each as it is said and as it is written."""
    streaks = tally.streaks
    a_match, a_round = round(tally.points_a_match), round(tally.points_a_round)
    return [
        (translator.text("statistics-streaks", current=streaks.current, longest=streaks.longest), ""),
        (translator.text("statistics-points", match=a_match, round=a_round), ""),
    ]


def _course(tally: GameTally, translator: Translator) -> list[tuple[str, str]]:
    """Return the course over time: the first and last stretch as a sentence, all of them as a curve."""
    stretches = tally.stretches
    if not stretches:
        return []
    first, last = stretches[0], stretches[-1]
    said = translator.text(
        "statistics-course", first=len(first), first_won=sum(first), last=len(last), last_won=sum(last)
    )
    return [(said, f"{translator.text('statistics-curve')}  {curve([sum(each) / len(each) for each in stretches])}")]


def curve(shares: Sequence[float]) -> str:
    """Return shares from 0 to 1 as a line of characters, each as high as its share."""
    # A share of 1 is the highest sign, not the one above it.
    return "".join(CURVE[min(len(CURVE) - 1, int(share * len(CURVE)))] for share in shares)


def lessons_done(translator: Translator, done: Done) -> list[str]:
    """Return a sentence for every game with lessons: how many are done, and of how many."""
    return [
        translator.text("statistics-lesson", game=title(translator, game), done=some, all=count)
        for game, (some, count) in done.items()
        if count
    ]


def items(found: Sequence[Section], translator: Translator) -> list[Item]:
    """Return the sections as a list, with bars and curves on the screen."""
    rows = [row for section in found for row in section.rows]
    # One width for all sections, so that bars can be compared from top to bottom.
    longest = max((len(row.name) for row in rows), default=0)
    most = max((row.matches for row in rows), default=1)
    listed = []
    for section in found:
        listed.append(Item(translator.text("heading", text=section.title), heading=True, seen=section.title))
        for row in section.rows:
            drawn = f"{row.name:{longest}}  {_bar(row.won, row.matches, most)} {row.won} / {row.matches}"
            listed.append(Item(row.sentence, seen=drawn))
        listed += [Item(said, seen=seen) for said, seen in section.lines]
    return listed


def _bar(won: int, count: int, most: int) -> str:
    """Return the bar of matches won and not won; its length shows their number."""
    # A single match has a bar, too.
    whole = max(1, round(LONGEST * count / most))
    full = round(whole * won / count)
    return f"{'▮' * full}{'▯' * (whole - full)}".ljust(LONGEST)


def title(translator: Translator, game: str) -> str:
    """Return the title of a game."""
    return translator.of(game).text("title")


def kept_presets(path: Path) -> Mapping[str, Preset]:
    """Return the presets in a file that can be played; none if it cannot be read, which is told where they are used."""
    # Matches are then counted under house rules or the usual ones.
    with suppress(PresetError):
        return {name: each for name, each in presets.read(path).items() if presets.why_not_usable(each) is None}
    return {}


async def statistics(
    announcer: ProgramAnnouncer, clock: Clock, folders: Folders, lessons: Mapping[str, tuple[int, int]]
) -> AsyncIterator[list[Item]]:
    """Yield the lines of the statistics; while matches are counted, the lines so far and the progress.

    `lessons` is how many are done of how many, by game.
    """
    translator = announcer.translator
    paths = sorted(table_files(folders.tables))
    tally, told = Tally(kept_presets(folders.presets)), clock.time()
    done = 0
    async for path, result in look_at(paths):
        tally.add(path, result)
        done += 1
        if clock.time() - told > OFTEN:
            told = clock.time()
            yield [counted(announcer, done, len(paths)), *items(sections(tally, translator, lessons), translator)]
    nothing = [] if tally.matches else [Item(announcer.text("statistics-none"))]
    yield nothing + items(sections(tally, translator, lessons), translator)
