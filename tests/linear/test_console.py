"""The console of Windows, byte for byte: a fake of kernel32 fills the records that Windows would (support/fakes).

Nothing here has run on Windows: what its console sends is from its documentation, and from what Textual reads there.
"""

from __future__ import annotations

import asyncio
import ctypes
import importlib
import io
import sys
import threading
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace

import pytest
from support.fakes import console as fake
from support.fakes.console import key, other, typed

from uno_tui.linear import terminal
from uno_tui.linear.console import Console, ConsoleEvent
from uno_tui.linear.terminal import LineTerminal, StandardStreams

ARROWS = [key(code=code) for code in range(0x21, 0x29)]
"""Page up and down, End, Home, the arrows."""
FUNCTION_KEYS = [key(code=code) for code in range(0x70, 0x7C)]
ALONE = [key(code=code, held=0x10) for code in (fake.SHIFT, fake.CTRL, fake.ALT, fake.CAPS_LOCK)]


def read(*batches: list[bytes]) -> str:
    return "".join(Console(fake.Console(*batches)).read())


def test_records_are_as_long_as_those_of_windows() -> None:
    assert ctypes.sizeof(ConsoleEvent) == len(key("a")) == 20
    assert (ConsoleEvent.key.offset, type(ConsoleEvent().key).sign.offset) == (4, 10)


@pytest.mark.parametrize("text", ["c", "C", "7", "é", "à", "às", "ß", "€", "\r", "\b", "\x1b", "\x03", "\x04", "🂡", "a🂡b"])
def test_signs_arrive_as_they_are(text: str) -> None:
    """An `à` too, with whatever follows: for C's getwch it is the beginning of an arrow key."""
    assert read(typed(text)) == text


def test_keys_that_are_no_signs_bring_about_nothing() -> None:
    assert read([*ARROWS, *FUNCTION_KEYS, *ALONE, *typed("c")]) == "c"


def test_shift_and_a_letter_is_the_capital() -> None:
    assert read([key(code=fake.SHIFT, held=0x10), key("C", held=0x10), key("C", down=False, held=0x10)]) == "C"


def test_what_is_no_key_means_nothing() -> None:
    assert read([other(fake.MOUSE), other(fake.SIZE), *typed("c"), other(fake.MENU), other(fake.FOCUS)]) == "c"


def test_a_key_that_is_held_comes_again() -> None:
    assert read([key("c", repeats=3)]) == "ccc"


def test_a_sign_that_was_typed_by_its_number_comes_when_alt_goes_up() -> None:
    assert read([key(code=fake.ALT), key("é", code=fake.ALT, down=False)]) == "é"
    assert read([key("x", down=False)]) == ""


def test_a_sign_in_two_halves_may_come_in_two_pieces_and_half_a_sign_is_none() -> None:
    high, low = key(0xD83C), key(0xDCA1)
    assert read([high], [low]) == "🂡"
    assert read([high], typed("c")) == "c"
    assert read([low, *typed("c")]) == "c"


def test_keys_come_at_once_and_ctrl_c_is_one_and_afterwards_all_is_as_before() -> None:
    windows = fake.Console()
    console = Console(windows)
    console.open()
    assert windows.modes[fake.INPUT] & 0x7 == 0
    assert windows.modes[fake.INPUT] & 0x1E0 == fake.USUAL_INPUT & 0x1E0
    assert windows.modes[fake.OUTPUT] == 0x7
    assert console.obeys_sequences
    console.open()
    console.close()
    assert windows.modes == {fake.INPUT: fake.USUAL_INPUT, fake.OUTPUT: fake.USUAL_OUTPUT}


def test_a_console_that_prints_sequences_is_sent_none() -> None:
    windows = fake.Console(obeys=False)
    console = Console(windows)
    console.open()
    assert not console.obeys_sequences
    console.close()
    assert windows.modes == {fake.INPUT: fake.USUAL_INPUT, fake.OUTPUT: fake.USUAL_OUTPUT}


def test_without_a_console_there_are_no_keys_and_nothing_is_changed() -> None:
    windows = fake.Console(there=False)
    console = Console(windows)
    console.open()
    assert (list(console.read()), console.obeys_sequences) == ([], False)
    console.close()
    assert windows.modes == {}


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


async def lines_of(monkeypatch: pytest.MonkeyPatch, windows: fake.Console) -> tuple[list[str | None], LineTerminal, str]:
    """What the line reader makes of a console of Windows (whose keys alone are faked here), and what it writes."""
    monkeypatch.setattr(terminal, "_make_keys", lambda source: Console(windows))
    screen = Screen()
    lines = LineTerminal(StandardStreams(Screen(), screen))
    lines.on_interrupt = lambda: lines.write("Ctrl+C again")
    found = []
    while (line := await lines.read()) is not None:
        found.append(line)
    lines.hide()
    lines.close()
    return found, lines, screen.getvalue()


async def test_lines_are_typed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    windows = fake.Console(typed("to"), [*ARROWS, *ALONE], typed("x\bp\r"), typed("à s\r"))
    found, _, _ = await lines_of(monkeypatch, windows)
    assert found == ["top", "à s"]


async def test_ctrl_c_twice_ends_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _, written = await lines_of(monkeypatch, fake.Console(typed("c"), typed("\x03\x03"), typed("x\r")))
    assert found == []
    assert "Ctrl+C again" in written


async def test_ctrl_c_does_not_lose_the_end_of_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "_make_keys", lambda source: Console(fake.Console()))
    lines = LineTerminal(StandardStreams(Screen(), Screen()))
    lines.end()
    lines._take("\x03")  # before anybody has read the end
    async with asyncio.timeout(5):
        assert await lines.read() is None
    lines.close()


async def written_behind_ana(monkeypatch: pytest.MonkeyPatch, go_on: Callable[[LineTerminal], None]) -> tuple[str, str]:
    """What is written before and after the screen is cleared for the next person, who goes on as told."""
    screen = Screen()
    monkeypatch.setattr(terminal, "_make_keys", lambda source: Console(fake.Console()))
    lines = LineTerminal(StandardStreams(Screen(), screen))
    lines.show("for Ana")
    lines.hide()
    go_on(lines)
    await asyncio.sleep(terminal.HEARD + terminal.TURN + 0.2)
    lines.close()
    before, _, behind = screen.getvalue().partition(terminal.CLEAR)
    return before, behind


async def test_what_was_for_a_person_whose_turn_was_skipped_is_not_shown_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def skip_ben(lines: LineTerminal) -> None:
        lines.show("for Ben")
        lines.hide()
        lines.show("for Cleo")

    before, behind = await written_behind_ana(monkeypatch, skip_ben)
    assert "for Ana" in before
    assert "for Ben" not in before + behind
    assert "for Cleo" in behind


@pytest.mark.parametrize("before", range(5))
async def test_letters_from_before_the_next_person_is_asked_begin_no_line(
    monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    screen = Screen()
    monkeypatch.setattr(terminal, "_make_keys", lambda source: Console(fake.Console()))
    lines = LineTerminal(StandardStreams(Screen(), screen))
    lines._take("1")
    lines._take("\r")
    for number, letter in enumerate("hand"):
        if number == before:  # the table hides the screen when the loop comes to it, between any two letters
            lines.hide()
        lines._take(letter)
    if before == 4:
        lines.hide()
    await asyncio.sleep(terminal.HEARD + terminal.TURN + 0.2)
    lines._take("2")
    lines._take("\r")
    assert [await lines.read(), await lines.read()] == ["1", "2"]
    lines.close()
    assert screen.getvalue().partition(terminal.CLEAR)[2].strip() in ("2", "")


@pytest.mark.parametrize("obeys", [True, False])
async def test_what_is_private_is_cleared_where_sequences_are_obeyed_and_no_rubbish_is_written_elsewhere(
    monkeypatch: pytest.MonkeyPatch, obeys: bool
) -> None:
    _, lines, written = await lines_of(monkeypatch, fake.Console(typed("c\r"), obeys=obeys))
    assert lines.can_clear is obeys
    assert (terminal.CLEAR in written) is obeys


@pytest.fixture
def windows_textual(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, fake.Console]]:
    """Textual's own Windows console, loaded here over a fake kernel32, with this program's driver over it."""
    windows = fake.Console()
    monkeypatch.setattr(ctypes, "WinDLL", lambda *given, **more: windows, raising=False)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(get_osfhandle=lambda number: (fake.INPUT, fake.OUTPUT)[number]))
    parents = [("textual.drivers", "win32"), ("textual.drivers", "windows_driver"), ("uno_tui.app", "driver")]
    for parent, name in parents:
        monkeypatch.delitem(sys.modules, f"{parent}.{name}", raising=False)
        monkeypatch.delattr(importlib.import_module(parent), name, raising=False)
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", "win32")
        importlib.import_module("uno_tui.app.driver")
    yield importlib.import_module("textual.drivers.win32"), windows
    for parent, name in parents:
        sys.modules.pop(f"{parent}.{name}", None)
        delattr(importlib.import_module(parent), name)


def heard(windows_textual: tuple[ModuleType, fake.Console], *batches: list[bytes]) -> list[str]:
    """The keys that the app is told of."""
    win32, windows = windows_textual
    done, keys = threading.Event(), []
    windows.batches, windows.emptied = [list(batch) for batch in batches], done.set
    app = SimpleNamespace(log=SimpleNamespace(error=print))
    loop = asyncio.new_event_loop()
    listening = win32.EventMonitor(loop, app, done, lambda event: keys.append(event.key))
    listening.start()
    listening.join(10)
    loop.close()
    assert not listening.is_alive()
    return keys


SEQUENCES = {
    "\x1b[A": "up",
    "\x1b[Z": "shift+tab",
    "\x1bOP": "f1",
    "\x1b[15~": "f5",
    "\x1b[21~": "f10",
    "\x1b[24~": "f12",
    "\x1b[5~": "pageup",
    "\x1b[1;2A": "shift+up",
    "\x1b[1;5C": "ctrl+right",
    "\x03": "ctrl+c",
    "\r": "enter",
    "\x7f": "backspace",
    "C": "C",
    "é": "é",
}


@pytest.mark.parametrize(("sent", "name"), SEQUENCES.items(), ids=SEQUENCES.values())
def test_textual_reads_the_sequences_that_the_console_sends(
    windows_textual: tuple[ModuleType, fake.Console], sent: str, name: str
) -> None:
    from textual.keys import _character_to_key

    assert heard(windows_textual, [key(sign) for sign in sent]) == [_character_to_key(name) if len(name) == 1 else name]


def test_textual_takes_shift_alone_for_a_key_and_we_do_not(windows_textual: tuple[ModuleType, fake.Console]) -> None:
    from uno_tui.app.screens.base_screen import SHIFT_ALONE

    keys = heard(windows_textual, [key(code=fake.SHIFT, held=0x10), key("C", held=0x10)])
    assert [each for each in keys if each != SHIFT_ALONE] == ["C"]
    assert SHIFT_ALONE in keys, "Textual has mended it: the exception can go"


def test_half_a_sign_makes_nobody_deaf(windows_textual: tuple[ModuleType, fake.Console]) -> None:
    """Textual's input thread ends at it, and begins again."""
    assert heard(windows_textual, [key(0xD83C)], [key("c")]) == ["c"]


def test_the_app_takes_sequences_in_and_out_and_gives_the_console_back(
    windows_textual: tuple[ModuleType, fake.Console],
) -> None:
    win32, windows = windows_textual
    give_back = win32.enable_application_mode()
    assert windows.modes == {fake.INPUT: 0x200, fake.OUTPUT: fake.USUAL_OUTPUT | 0x4}
    give_back()
    assert windows.modes == {fake.INPUT: fake.USUAL_INPUT, fake.OUTPUT: fake.USUAL_OUTPUT}


async def test_after_a_suspension_the_lines_of_who_has_left_do_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def suspend(lines: LineTerminal) -> None:
        lines.show("for Ben")
        lines.give_terminal()
        lines.take_terminal("for Ana, said last")

    _, behind = await written_behind_ana(monkeypatch, suspend)
    assert "for Ben" in behind
    assert "for Ana" not in behind
