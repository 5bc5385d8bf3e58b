"""Results of tables, kept beside their records, so that no record is replayed twice."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui import __version__
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Table
from uno_tui.core.options import Value, write_changed
from uno_tui.core.plugins import PluginFault, guard
from uno_tui.host.files import UNREADABLE, hash_of, write_whole
from uno_tui.host.match import Plan, read_plan, whole_record
from uno_tui.notation.lines import Names, TableError, read, whole_lines
from uno_tui.notation.referee import Referee
from uno_tui.process.worker import Worker, WorkerProcess

SUFFIX = ".result"


class Result(msgspec.Struct, frozen=True):
    """What a record with this `digest` says: who played what, and who won the match (None: it is not over).

    Of a match that is over, the `scores` are everybody's, by seat, after so many `rounds`, and `rules` are the
    `id=value` words that differ from the game's own. A file that is no table has no `game`; a record that does not
    replay does not `hold`, as this `version` of the program sees it.
    """

    digest: str
    game: str = ""
    plan: Plan = Plan((), ())
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] = ()
    rounds: int = 0
    rules: tuple[str, ...] = ()
    holds: bool = True
    version: str = __version__

    @property
    def is_open(self) -> bool:
        """Return whether the table could be resumed."""
        return bool(self.game) and self.holds and self.winners is None


def result_at(table: Table, digest: str, plan: Plan, values: dict[str, Value]) -> Result:
    """Return the result of a table that was played with these options."""
    winners = table.outcome.match
    if winners is None:
        return Result(digest, table.game, plan)
    rules = tuple(write_changed(GAMES[table.game].options, values))
    return Result(digest, table.game, plan, winners, tuple(table.scores), table.view(None).round, rules)


def read_kept(path: Path) -> Result | None:
    """Return the kept result of a table, None if there is none or the record has changed since."""
    try:
        found = msgspec.json.decode(path.with_suffix(SUFFIX).read_bytes(), type=Result)
        # Statistics need the game itself; a plug-in may have been removed.
        known = not found.game or found.game in GAMES
        # Results had no scores at first.
        tells_all = found.winners is None or bool(found.scores)
        # Another version may judge whether the record holds in another way.
        fits = known and tells_all and found.version == __version__ and _is_sound(found)
        if not fits or found.digest != digest_of(path.read_bytes()):
            return None
        # Friends come and go without a move: who sits there stands beside the record.
        return msgspec.structs.replace(found, plan=read_plan(path, Names(found.plan.names))) if found.game else found
    except (OSError, *UNREADABLE):
        return None


def _is_sound(result: Result) -> bool:
    """Return whether the seats of a result agree with one another; another program may have changed the file."""
    seats = len(result.plan.names)
    if not result.game:
        return True
    decided = result.winners is None or (
        len(result.scores) == seats and all(0 <= each < seats for each in result.winners)
    )
    return seats > 0 and len(result.plan.players) == seats and decided


def digest_of(record: bytes) -> str:
    """Return the hash of a record."""
    return hash_of(record).hexdigest()


def keep(path: Path, result: Result) -> None:
    """Write the result of a table beside its record. Ignores errors: the record can be replayed again."""
    with contextlib.suppress(OSError):
        write_whole(path.with_suffix(SUFFIX), msgspec.json.encode(result).decode())


def result_of(path: Path) -> Result:
    """What became of a table: as it is kept, else from its record, which is replayed, and kept from now on."""
    found = read_kept(path)
    if found is None:
        found = _replay(path)
        # Without a digest, it was the disk or a plug-in that failed, which may be mended tomorrow.
        if found.digest and (found.game or not _waits_for_game(path)):
            keep(path, found)
    return found


def _waits_for_game(path: Path) -> bool:
    """Whether what is no table today may be one tomorrow: it has gone, or its game is not installed."""
    try:
        named = _game_named_in(path)
    except OSError:
        return True
    return bool(named) and named not in GAMES


def _game_named_in(path: Path) -> str:
    """The game that a record names; empty if it names none. Raises OSError."""
    # In bytes, as the file may be no text.
    named = re.search(rb"^game (\S+)", path.read_bytes(), re.MULTILINE)
    return "" if named is None else named[1].decode("utf-8", "replace")


def _replay(path: Path) -> Result:
    """What a record says; of a plug-in's, nothing if its code raises anything meanwhile."""
    try:
        # Games of the program are not guarded: their errors must come to light as such.
        is_own = _game_named_in(path) in ("", *built_in())
        return _replay_unguarded(path) if is_own else guard(partial(_replay_unguarded, path))
    except (OSError, PluginFault):
        return Result("")


def _replay_unguarded(path: Path) -> Result:
    """What a record says. Raises OSError."""
    digest = digest_of(path.read_bytes())
    try:
        # Not by `load`, for which a file that cannot be read now is like one that is no table.
        with path.open("rb") as file:
            text = read(file)
        opening = Referee(whole_lines(text), str(path)).opening
    except TableError:
        return Result(digest)
    game, plan = opening.notation.game.id, read_plan(path, opening.header.names)
    try:
        _, referee = whole_record(text, str(path))
    except TableError:
        return Result(digest, game, plan, holds=False)
    return result_at(referee.table, digest, plan, opening.header.values)


async def look_at(paths: Sequence[Path]) -> AsyncIterator[tuple[Path, Result]]:
    """Yield what became of all these tables; records are replayed in a process of their own."""
    unknown = []
    # In portions, so that the first results come before all files are read.
    for first in range(0, len(paths), 50):
        some = paths[first : first + 50]
        for path, found in zip(some, await asyncio.to_thread(_read_all_kept, some), strict=True):
            if found is None:
                unknown.append(path)
            else:
                yield path, found
    # People wait for it, so it does not give way to other programs.
    worker = WorkerProcess(niceness=0)
    try:
        for path in unknown:
            yield path, await _result_from(worker, path)
    finally:
        await worker.close()


def _read_all_kept(paths: Sequence[Path]) -> list[Result | None]:
    return list(map(read_kept, paths))


async def _result_from(worker: Worker, path: Path) -> Result:
    """Return what became of a table, as the worker finds it out; where it cannot, as a thread of this process does."""
    try:
        return await worker.ask(result_of, path)
    except OSError:
        return await asyncio.to_thread(result_of, path)
