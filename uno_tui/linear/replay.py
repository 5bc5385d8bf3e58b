"""Going through a record line by line: forwards, back, and as another seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.core.contract import Seat
from uno_tui.host.looking_back import Remark
from uno_tui.linear import vocabulary
from uno_tui.linear.frame import lines_for
from uno_tui.linear.terminal import Lines
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.navigation.lists import Item
from uno_tui.ui.navigation.replay import Replay

_BACK = ("b", "back", "left")
_END = ("q", "quit", "escape")

Practise = Callable[[str, Seat | None], None]
"""Goes to a practice table that a table file's text describes."""


async def run(make: Callable[[], Replay]) -> int:
    """Replay a record; returns 1 if one of its lines does not hold, else 0. Raises TableError for what is no table."""
    replay = make()
    async with lines_for(replay.session) as lines:

        def show(news: Sequence[Utterance]) -> None:
            for utterance in news:
                lines.show(utterance.text)

        replay.session.announcer.speaker.observers.append(show)
        replay.session.open()
        await run_replay(replay, lines)
    return int(replay.fails)


async def run_replay(replay: Replay, lines: Lines, practise: Practise | None = None) -> None:
    """At a terminal Enter goes on, `b` back, a name takes that seat's view, `q` ends; in a pipe all at once.

    Where one can `practise`, words lead from a step to a practice table; the replay is over then.
    """
    session, words = replay.session, replay.session.announcer.translator
    place = replay.place
    found: list[Remark] = []
    if lines.interactive:
        lines.write(session.announcer.text("replay-help"))
    if replay.seat is not None:
        _show_table(replay, lines)
    while True:
        _show(replay, place, lines)
        if not lines.interactive:
            place += 1
            if place > len(replay.moments):
                return
            continue
        answer = await lines.read()
        typed = "q" if answer is None else answer.strip().casefold()
        number = vocabulary.number(typed)
        replay.place = min(place, len(replay.moments) - 1)
        if typed in (*_END, *vocabulary.of_command("quit", words)):
            return
        if vocabulary.named(typed, ("play_from_here",), words) and practise is not None:
            practise(replay.opening(), replay.seat)
            return
        if vocabulary.named(typed, ("second_look",), words):
            found = await _look_back(replay, lines)
        elif number is not None and 1 <= number <= len(found):
            replay.go_before(found[number - 1])
            lines.write(replay.remark_text(found[number - 1]))
            _show_table(replay, lines)
            place = replay.place
        else:
            place = _take(replay, typed, place, lines)


async def _look_back(replay: Replay, lines: Lines) -> list[Remark]:
    """Write the moves of the seat whose view is taken that are worth another look, with numbers to go there."""
    found: list[Remark] = []
    if replay.seat is None:
        lines.write(replay.session.announcer.text("second-look-whose"))
        return found
    items: Sequence[Item] = ()
    async for items in replay.remark_items(found.append):
        if not any(item.act for item in items):
            lines.write(items[0].text)
    for number, item in enumerate(items, start=1):
        if item.act is not None:
            lines.write(replay.session.announcer.translator.numbered(number, item.text))
            item.act()
    return found


def _take(replay: Replay, typed: str, place: int, lines: Lines) -> int:
    """The place to go to after this line; a name changes whose view is taken."""
    names = {name.casefold(): seat for name, seat in replay.seats()}
    session = replay.session
    if not typed:
        return min(len(replay.moments), place + 1)
    if typed in (*_BACK, *vocabulary.of_command("back", session.announcer.translator)):
        if not place:
            lines.write(session.announcer.text("replay-start"))
        return max(0, place - 1)
    if typed in vocabulary.of_command("hint", session.announcer.translator.of(replay.game)):
        replay.place = min(place, len(replay.moments) - 1)
        lines.write(replay.missed_options())
        return place
    if typed in names or typed in ("nobody", session.announcer.text("replay-nobody")):
        replay.seat = names.get(typed)
        replay.place = min(place, len(replay.moments) - 1)
        _show_table(replay, lines)
        return place
    if typed in vocabulary.of_command("help", session.announcer.translator):
        lines.write(session.announcer.text("replay-help"))
    else:
        lines.write(session.announcer.text("replay-unknown", word=typed))
    return place


def _show_table(replay: Replay, lines: Lines) -> None:
    """Whose view is taken, and the table as they saw it."""
    for line in (replay.whose(), *replay.table_lines()):
        lines.write(line)


def _show(replay: Replay, place: int, lines: Lines) -> None:
    if place >= len(replay.moments):
        lines.write(replay.session.announcer.text("replay-end"))
        return
    replay.session.announcer.speaker.stop()
    replay.session.announcer.speaker.say(replay.told(place))
