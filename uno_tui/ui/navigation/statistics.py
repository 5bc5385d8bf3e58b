"""Statistics of the finished matches, from the results beside their records: as sentences, bars and a curve."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from uno_tui.bots.bot import Level
from uno_tui.core.catalogue import GAMES
from uno_tui.host.clock import Clock
from uno_tui.host.results import look_at
from uno_tui.host.store import table_files
from uno_tui.i18n.translator import Translator
from uno_tui.ui import presets
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.tables_list import OFTEN, counted
from uno_tui.ui.navigation.tally import LEVEL, MIXED, PEOPLE, PRESET, GameTally, Tally
from uno_tui.ui.presets import Preset, PresetError
from uno_tui.ui.settings import Folders

LONGEST = 30
"""The length in characters of the longest bar."""
CURVE = "▁▂▃▄▅▆▇█"
LessonsDone = Mapping[str, tuple[int, int]]
"""The numbers of lessons done and of all lessons, by game."""


class Row(NamedTuple):
    """Matches of one kind: what they have in common, how many of them people won, how many there are, the sentence."""

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


def sections(tally: Tally, translator: Translator, lessons: LessonsDone) -> list[Section]:
    """Return all sections: every game, all people, then each game by itself, then the lessons."""
    text, found = translator.text, list[Section]()
    if tally.matches_by_game:
        found.append(Section(text("statistics-games"), text("column-game"), _games(tally, translator)))
    if tally.matches_by_person:
        found.append(Section(text("statistics-people"), text("column-name"), _people(tally, translator)))
    found += [_of_game(game, tally.of_game[game], translator) for game in _sorted(tally.of_game)]
    lines = lesson_lines(translator, lessons)
    if lines:
        found.append(Section(text("statistics-lessons"), "", (), [(line, "") for line in lines]))
    return found


def _games(tally: Tally, translator: Translator) -> list[Row]:
    return [
        Row(
            title(translator, game),
            won,
            count,
            translator.text("statistics-line", game=title(translator, game), matches=count, won=won),
        )
        for game in _sorted(tally.matches_by_game)
        for won, count in [(tally.won_by_game[game], tally.matches_by_game[game])]
    ]


def _people(tally: Tally, translator: Translator) -> list[Row]:
    text, won = translator.text, tally.won_by_person
    return [
        Row(name, won[name], count, text("statistics-name", name=name, matches=count, won=won[name]))
        for name, count in sorted(tally.matches_by_person.items(), key=lambda each: (-each[1], each[0]))
    ]


def _of_game(game: str, tally: GameTally, translator: Translator) -> Section:
    rows = []
    for (aspect, what), count in sorted(tally.matches.items(), key=_order):
        name = _kind(translator, aspect, what)
        won = tally.won[aspect, what]
        sentence = translator.text("statistics-kind", kind=name, matches=count, won=won)
        rows.append(Row(name, won, count, sentence))
    name = title(translator, game)
    return Section(name, name, rows, [*_figures(tally, translator), *_course(tally, translator)])


def _order(counted_: tuple[tuple[str, str], int]) -> tuple[object, ...]:
    """Return the sort key: levels from the easiest to the hardest, then rules, the most usual first."""
    (aspect, what), count = counted_
    known = (*map(str, Level), MIXED, PEOPLE)
    return (0, known.index(what), "") if aspect == LEVEL else (1, -count, what)


def _sorted(games: Iterable[str]) -> list[str]:
    """Return games as the menu lists them; results arrive in another order at every start."""
    known = list(GAMES)
    return sorted(games, key=lambda game: (known.index(game) if game in known else len(known), game))


def _kind(translator: Translator, aspect: str, what: str) -> str:
    """Return the name of the matches that have this in common."""
    if aspect == PRESET:
        return translator.text("statistics-preset", name=what)
    return translator.text(f"statistics-against-{what}" if aspect == LEVEL else f"statistics-rules-{what}")


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


def lesson_lines(translator: Translator, done: LessonsDone) -> list[str]:
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
        listed.append(Item(translator.text("heading", text=section.title), heading=True, on_screen=section.title))
        for row in section.rows:
            drawn = f"{row.name:{longest}}  {_bar(row.won, row.matches, most)} {row.won} / {row.matches}"
            listed.append(Item(row.sentence, on_screen=drawn))
        listed += [Item(said, on_screen=seen) for said, seen in section.lines]
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
    announcer: ProgramAnnouncer, clock: Clock, folders: Folders, lessons: LessonsDone
) -> AsyncIterator[list[Item]]:
    """Yield the lines of the statistics; while matches are counted, the lines so far and the progress.

    `lessons` is how many are done of how many, by game.
    """
    translator = announcer.translator
    paths = sorted(table_files(folders.tables))
    tally, told_at = Tally(kept_presets(folders.presets)), clock.time()
    looked_at = 0
    async for path, result in look_at(paths):
        tally.add(path, result)
        looked_at += 1
        if clock.time() - told_at > OFTEN:
            told_at = clock.time()
            yield [counted(announcer, looked_at, len(paths)), *items(sections(tally, translator, lessons), translator)]
    nothing = [] if tally.matches_by_game else [Item(announcer.text("statistics-none"))]
    yield nothing + items(sections(tally, translator, lessons), translator)
