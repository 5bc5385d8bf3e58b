"""How the finished matches went, from the records themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from uno_tui.front.session import Session
from uno_tui.host.match import PERSON, read_plan
from uno_tui.notation.lines import TableError, load, whole_lines
from uno_tui.notation.referee import Referee


def statistics(session: Session) -> list[str]:
    """Lines that tell, for every game, how many matches people won, and for every person how many of theirs."""
    matches: Counter[str] = Counter()
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for path in sorted(session.folders.tables.glob("*.table")):
        finished = _result(path)
        if finished is None:
            continue
        game, people, winners = finished
        matches[game] += 1
        won[game] += bool(winners & people)
        played.update(people)
        wins.update(winners & people)
    lines = [
        session.text("statistics-line", game=session.title(game), matches=count, won=won[game])
        for game, count in matches.items()
    ]
    lines += [
        session.text("statistics-name", name=name, matches=count, won=wins[name])
        for name, count in played.most_common()
    ]
    return lines or [session.text("statistics-none")]


def _result(path: Path) -> tuple[str, set[str], set[str]] | None:
    """Game, people and winners of a finished match; None for any other file."""
    try:
        referee = Referee(whole_lines(load(path)), str(path))
        if referee.problems() or referee.table.outcome.match is None:
            return None
    except TableError:
        return None
    names = referee.names
    players = read_plan(path, names).players
    people = {name for name, player in zip(names.names, players, strict=True) if player == PERSON}
    return referee.opening.language.game.id, people, {names[seat] for seat in referee.table.outcome.match}
