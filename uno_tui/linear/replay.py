"""Going through a record line by line: forwards, back, and as another seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.front.menus.replay import Replay
from uno_tui.linear import vocabulary
from uno_tui.linear.frame import lines_for
from uno_tui.linear.terminal import Lines
from uno_tui.speech.utterance import Utterance

_BACK = ("b", "back", "left")
_END = ("q", "quit", "escape")


async def run(make: Callable[[], Replay]) -> int:
    """Replay a record; returns 1 if one of its lines does not hold, else 0. Raises TableError for what is no table."""
    replay = make()
    async with lines_for(replay.session) as lines:

        def show(news: Sequence[Utterance]) -> None:
            for utterance in news:
                lines.show(utterance.text)

        replay.session.speaker.observers.append(show)
        replay.session.open()
        await run_replay(replay, lines)
    return int(replay.fails)


async def run_replay(replay: Replay, lines: Lines) -> None:
    """At a terminal Enter goes on, `b` back, a name takes that seat's view, `q` ends; in a pipe all at once."""
    session = replay.session
    place = 0
    if lines.interactive:
        lines.write(session.text("replay-help"))
    while True:
        _show(replay, place, lines)
        if not lines.interactive:
            place += 1
            if place > len(replay.moments):
                return
            continue
        answer = await lines.read()
        typed = "q" if answer is None else answer.strip().casefold()
        if typed in (*_END, *vocabulary.of_command("quit", session.translator)):
            return
        place = _take(replay, typed, place, lines)


def _take(replay: Replay, typed: str, place: int, lines: Lines) -> int:
    """The place to go to after this line; a name changes whose view is taken."""
    names = {name.casefold(): seat for name, seat in replay.seats()}
    session = replay.session
    if not typed:
        return min(len(replay.moments), place + 1)
    if typed in (*_BACK, *vocabulary.of_command("back", session.translator)):
        if not place:
            lines.write(session.text("replay-start"))
        return max(0, place - 1)
    if typed in vocabulary.of_command("hint", session.translator.of(replay.game)):
        replay.place = min(place, len(replay.moments) - 1)
        lines.write(replay.could_have())
        return place
    if typed in names or typed in ("nobody", session.text("replay-nobody")):
        replay.seat = names.get(typed)
        lines.write(replay.whose())
        replay.place = min(place, len(replay.moments) - 1)
        for line in replay.table_lines():
            lines.write(line)
        return place
    if typed in vocabulary.of_command("help", session.translator):
        lines.write(session.text("replay-help"))
    else:
        lines.write(session.text("replay-unknown", word=typed))
    return place


def _show(replay: Replay, place: int, lines: Lines) -> None:
    if place >= len(replay.moments):
        lines.write(replay.session.text("replay-end"))
        return
    replay.session.speaker.stop()
    replay.session.speaker.say(replay.told(place))
