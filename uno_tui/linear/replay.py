"""The replay of a record line by line: forwards, back, and as another seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.core.contract import Seat
from uno_tui.host.review import Remark
from uno_tui.linear import vocabulary
from uno_tui.linear.session_terminal import open_terminal
from uno_tui.linear.terminal import LineTerminal
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.replay import Replay

_BACK = ("b", "back", "left")
_END = ("q", "quit", "escape")

Practise = Callable[[str, Seat | None], None]
"""Opens a practice table: gets the text of a table file and the seat whose view is taken."""


async def run(make: Callable[[], Replay]) -> int:
    """Replay a record. Return 1 if one of its assertions fails, else 0. Raises TableError if it is no table file."""
    replay = make()
    async with open_terminal(replay.session) as terminal:

        def show(utterances: Sequence[Utterance]) -> None:
            for utterance in utterances:
                terminal.show(utterance.text)

        replay.session.announcer.speaker.observers.append(show)
        replay.session.open()
        await run_replay(replay, terminal)
    return int(replay.fails)


async def run_replay(replay: Replay, terminal: LineTerminal, practise: Practise | None = None) -> None:
    """Replay until the player ends it; in a pipe print all steps at once.

    At a terminal Enter goes on, `b` goes back, a name takes that seat's view, `q` ends. With `practise`, a command
    opens a practice table from the step, which ends the replay.
    """
    session, words = replay.session, replay.session.announcer.translator
    place = replay.place
    found: list[Remark] = []
    if terminal.interactive:
        terminal.write(session.announcer.text("replay-help"))
    if replay.seat is not None:
        _show_table(replay, terminal)
    while True:
        _show(replay, place, terminal)
        if not terminal.interactive:
            place += 1
            if place > len(replay.moments):
                return
            continue
        answer = await terminal.read()
        typed = "q" if answer is None else answer.strip().casefold()
        number = vocabulary.parse_number(typed)
        # The end, after the last step, has no table of its own.
        replay.place = min(place, len(replay.moments) - 1)
        if typed in _END or vocabulary.match_command(typed, ("quit",), words) is not None:
            return
        if vocabulary.match_command(typed, ("play_from_here",), words) and practise is not None:
            practise(replay.opening(), replay.seat)
            return
        if vocabulary.match_command(typed, ("second_look",), words):
            found = await _look_back(replay, terminal)
        elif number is not None and 1 <= number <= len(found):
            replay.go_before(found[number - 1])
            terminal.write(replay.remark_text(found[number - 1]))
            _show_table(replay, terminal)
            place = replay.place
        else:
            place = _take(replay, typed, place, terminal)


async def _look_back(replay: Replay, terminal: LineTerminal) -> list[Remark]:
    """Write the moves worth another look of the seat whose view is taken, numbered, and return them."""
    found: list[Remark] = []
    if replay.seat is None:
        terminal.write(replay.session.announcer.text("second-look-whose"))
        return found
    items: Sequence[Item] = ()
    async for items in replay.remark_items(found.append):
        if not any(item.act for item in items):
            terminal.write(items[0].text)
    for number, item in enumerate(items, start=1):
        if item.act is not None:
            terminal.write(replay.session.announcer.translator.numbered(number, item.text))
            # The action goes nowhere: it appends the remark to `found`, under the number just written.
            item.act()
    return found


def _take(replay: Replay, typed: str, place: int, terminal: LineTerminal) -> int:
    """Carry out a line and return the step to go to; a name changes whose view is taken."""
    names = {name.casefold(): seat for name, seat in replay.seats()}
    session = replay.session
    if not typed:
        return min(len(replay.moments), place + 1)
    words = session.announcer.translator
    if typed in _BACK or vocabulary.match_command(typed, ("back",), words) is not None:
        if not place:
            terminal.write(session.announcer.text("replay-start"))
        return max(0, place - 1)
    # `hint` is a command of UNO Rummy, so its words are in the texts of the game.
    if vocabulary.match_command(typed, ("hint",), words.of(replay.game)) is not None:
        replay.place = min(place, len(replay.moments) - 1)
        terminal.write(replay.missed_options())
        return place
    if typed in names or typed in ("nobody", session.announcer.text("replay-nobody")):
        replay.seat = names.get(typed)
        replay.place = min(place, len(replay.moments) - 1)
        _show_table(replay, terminal)
        return place
    if vocabulary.match_command(typed, ("help",), words) is not None:
        terminal.write(session.announcer.text("replay-help"))
    else:
        terminal.write(session.announcer.text("replay-unknown", word=typed))
    return place


def _show_table(replay: Replay, terminal: LineTerminal) -> None:
    """Write whose view is taken, and the table as that seat saw it."""
    for line in (replay.whose(), *replay.table_lines(spoken=True)):
        terminal.write(line)


def _show(replay: Replay, place: int, terminal: LineTerminal) -> None:
    if place >= len(replay.moments):
        terminal.write(replay.session.announcer.text("replay-end"))
        return
    replay.session.announcer.speaker.stop()
    replay.session.announcer.speaker.say(replay.told(place))
