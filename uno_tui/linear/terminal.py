"""Lines in, lines out: complete lines that are never changed again."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import re
import sys
import threading
from collections.abc import Callable, Hashable, Iterator
from io import TextIOWrapper
from typing import Any, NamedTuple, Protocol, TextIO

from uno_tui.linear.paragraphs import TIE, Paragraphs, is_dumb
from uno_tui.sanitize import escape_controls
from uno_tui.ui.keys.repeats import ENTER, Repeats
from uno_tui.ui.settings import Caret

_SEQUENCE = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.)")
"""What a key that is no letter sends."""
_UNFINISHED = re.compile(rb"\x1b(\[[0-?]*[ -/]*|O)?$")
SPLIT = 0.05
"""Seconds within which the rest of such a sequence arrives."""
INTERRUPT = "\x03"
SUSPEND = "\x1a"
LONGEST_LINE = 1000
"""Letters after which no more are taken into a line, as terminals do it."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
TOGETHER = 0.005
"""Seconds within which what is printed belongs together."""
TURN = 0.02
"""Seconds between clearing the screen and the next line on it, so that no reader takes both for one change."""
HEARD = 0.2
"""Seconds after which a reader has taken up the last lines for a player who hands the keyboard over."""
PAUSE = 0.25
"""Seconds after which a letter begins no word."""
HABIT = 1.5
"""Seconds within which the rest of a word is taken for habit, whose first letter has done it all."""


class Reaction(NamedTuple):
    """What a key does without Enter: `now`, or only if no other letter follows, because it may begin a word.

    `act` does it and returns what may be typed right after it and means nothing more.
    """

    act: Callable[[], str]
    now: bool


class LineTerminal:
    """Standard input and output as lines; a thread waits for input, so that the table goes on meanwhile.

    At a terminal keys arrive one by one: `instant` is offered a key typed on an empty line and returns what it does by
    itself, or None. What is printed in one moment is written in one piece, with the caret beside it: readers and
    braille displays stay there, because nothing is printed behind it, not even a prompt, until the player types.
    """

    def __init__(
        self, source: TextIO | None = None, sink: TextIO | None = None, caret: Caret = Caret.BEHIND
    ) -> None:
        self._source = source or sys.stdin
        if isinstance(self._source, TextIOWrapper):
            self._source.reconfigure(errors="replace")
        self._sink = sink or sys.stdout
        self.interactive = self._source.isatty()
        self._keys = _make_keys(self._source) if self.interactive else None
        if self._keys is not None:
            self._keys.open()
        self.can_clear = self._keys is not None and self._keys.obeys_sequences and self._sink.isatty()
        """Whether what was printed can be taken away again."""
        self.find_reaction: Callable[[str], Reaction | None] = lambda key: None
        self.on_line: Callable[[str], None] = lambda text: None
        """Called with every line that nobody has said yet."""
        self.repeats = Repeats()
        self.enter_meaning: Callable[[], Hashable] = lambda: None
        """Tells what Enter alone does, so far as it makes a difference whether it is still held."""
        self.on_interrupt: Callable[[], None] = lambda: None
        """Called when Ctrl+C was pressed; pressed again, it is the end of the input."""
        self.on_suspend: Callable[[], None] = lambda: None
        """Called when Ctrl+Z was pressed."""
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.paragraphs = Paragraphs(caret, plain=not self._sink.isatty())
        self._texts: list[str] = []
        """What is to be printed in a moment."""
        self._beneath: list[str] = []
        """What is to stand below that."""
        self._printing: asyncio.TimerHandle | None = None
        self._held_back = 0
        """How many answers are being worked out, which are printed in one piece with what stands below them."""
        self._hiding = False
        """Whether the screen is to be cleared before anything else is printed."""
        self._typed = ""
        self._was_interrupted = False
        self._swallow = ""
        self._swallow_until = 0.0
        self._held = ""
        self._acting: asyncio.TimerHandle | None = None
        self._reading = False
        self._ended = False
        self.failure: OSError | None = None
        """Why nothing can be written any more."""

    def write(self, text: str, *, beneath: bool = False) -> None:
        """Print a line that nobody has said yet; `beneath` what else is printed in this moment."""
        self.show(text, beneath=beneath)
        self.on_line(text.replace(TIE, " "))

    def show(self, text: str, *, beneath: bool = False) -> None:
        """Print a line; what is being typed stands below it again."""
        text = escape_controls(text)
        if not self.interactive:
            self._echo(text.replace(TIE, " ") + "\n")
            return
        (self._beneath if beneath else self._texts).append(text)
        if self._printing is None:
            self._print_in(TOGETHER)

    @contextlib.contextmanager
    def in_one_piece(self) -> Iterator[None]:
        """Print what is written meanwhile when it is all there, however long that takes."""
        self._held_back += 1
        try:
            yield
        finally:
            self._held_back -= 1
            if self._printing is None and (self._texts or self._beneath or self._hiding):
                self._print()

    def _print_in(self, seconds: float) -> None:
        self._printing = self._loop.call_later(seconds, self._print)

    def _print(self) -> None:
        """Write what has come together, unless more belongs to it that is still to come."""
        if not self._held_back:
            self._print_now()
        elif self._printing is not None:
            self._printing.cancel()
            self._printing = None

    def _print_now(self) -> None:
        """Write what there is, on a clear screen if what stands there is to be hidden."""
        if self._printing is not None:
            self._printing.cancel()
            self._printing = None
        if self._hiding:
            self._hiding = False
            self._echo(CLEAR)
            self.paragraphs.begin_line()
            self._print_in(TURN)
            return
        texts, self._texts, self._beneath = [*self._texts, *self._beneath], [], []
        if texts:
            self._echo(self.paragraphs.put(texts, self._typed))

    def hide(self) -> None:
        """Take away from the screen what was printed so far, as far as the terminal can, once a reader has it."""
        if self.can_clear:
            self._print_now()
            self._hiding = True
            self._print_in(HEARD)

    async def read(self) -> str | None:
        """The next line that is typed; None at the end of the input."""
        if not self._reading:
            self._reading = True
            target = self._wait_for_lines if self._keys is None else self._wait_for_keys
            threading.Thread(target=target, daemon=True).start()
        line = None if self._ended else await self._lines.get()
        self._ended = line is None
        return line

    def give_terminal(self) -> None:
        """Leave the terminal to the shell, as it was."""
        if self._keys is not None:
            self._print_now()
            self._echo(self.paragraphs.begin_line())
            self._keys.close()

    def take_terminal(self) -> None:
        """The program was stopped and goes on: the terminal is as others left it."""
        if self._keys is not None:
            self._keys.open()
            self._echo(self.paragraphs.put_again(self._typed))

    def close(self) -> None:
        """Give the terminal back as it was, and leave the next line to the shell."""
        if self._keys is not None:
            self._print_now()  # perhaps only clears the screen
            self._print_now()
            self._echo(self.paragraphs.begin_line())
            self._keys.close()

    def _wait_for_lines(self) -> None:
        with contextlib.suppress(OSError, ValueError, UnicodeDecodeError):
            for line in self._source:
                self._later(self._lines.put_nowait, line.rstrip("\r\n"))
        self._later(self._lines.put_nowait, None)

    def _wait_for_keys(self) -> None:
        assert self._keys is not None  # noqa: S101 - for the type checker
        with contextlib.suppress(OSError, ValueError):
            for key in self._keys.read():
                self._later(self._take_key, key)
        self._later(self._lines.put_nowait, None)

    def _later(self, act: Callable[..., object], value: object) -> None:
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(act, value)

    def _take_key(self, key: str) -> None:
        """A key at a terminal: part of a line, its end, or something done at once."""
        interrupted, self._was_interrupted = self._was_interrupted, key == INTERRUPT
        if key in "\r\n":
            self.repeats.take(ENTER, self.enter_meaning, self._end_line)
            return
        self.repeats.another()
        if key == INTERRUPT:
            self._interrupt(again=interrupted)
        elif key == SUSPEND:
            self.on_suspend()
        elif key in "\x7f\b":
            self._write_held()
            if self._typed:
                self._type("\b \b")
                self._typed = self._typed[:-1]
        elif key == "\x04" and not self._typed:
            self._lines.put_nowait(None)
        elif key == "\x1b":
            self._write_held()
            self._type("")
            self._typed = "escape"
            self._end_line()
        elif key.isprintable():
            self._take_letter(key)

    def _interrupt(self, *, again: bool) -> None:
        """Ctrl+C: what is typed and what waits to be done is dropped, and the second time the input ends."""
        self._write_held()
        if self._typed:
            self._typed = ""
            self.paragraphs.end_line()
        while not self._lines.empty():
            self._lines.get_nowait()
        if again:
            self._lines.put_nowait(None)
        else:
            self.on_interrupt()

    def _take_letter(self, key: str) -> None:
        if self._swallow and self._loop.time() < self._swallow_until:
            expected, self._swallow = self._swallow[0], self._swallow[1:]
            if key.casefold() == expected:
                self._swallow_until = self._loop.time() + HABIT
                return
        self._swallow = ""
        self._write_held()
        reaction = None if self._typed else self.find_reaction(key)
        if reaction is not None:
            self._held = key
            self._acting = self._loop.call_later(0 if reaction.now else PAUSE, self._act_on_held)
            return
        if len(self._typed) < LONGEST_LINE:
            self._type(key)
            self._typed += key

    def _type(self, signs: str) -> None:
        """Echo what is typed, on a line of its own."""
        self._print()
        self._echo(self.paragraphs.begin_line() + signs)

    def _act_on_held(self) -> None:
        """No other letter has followed: the key begins no word, but does what it does by itself."""
        reaction = self.find_reaction(self._held)
        if reaction is None:
            self._write_held()
            return
        self._held = ""
        self._swallow, self._swallow_until = reaction.act().casefold(), self._loop.time() + HABIT

    def _write_held(self) -> None:
        """A key that might have acted at once begins a line after all."""
        held, self._held = self._held, ""
        if held and self._acting is not None:
            self._acting.cancel()
            self._type(held)
            self._typed = held

    def _end_line(self) -> None:
        self._write_held()
        swallowed, self._swallow = self._swallow, ""
        if "\n" in swallowed and not self._typed and self._loop.time() < self._swallow_until:
            return  # the Enter after a key that needed none
        line, self._typed = self._typed, ""
        if self._hiding:  # the next person was not asked for yet: nobody can have answered for them
            self._print()
            return
        if line:
            self.paragraphs.end_line()
        self._lines.put_nowait(line)

    def _echo(self, text: str) -> None:
        """Print. When nobody reads any more, or nothing can be written, the input has ended too."""
        try:
            print(text, end="", file=self._sink, flush=True)
        except OSError as error:
            if self.failure is None:
                self.failure = error
                self._lines.put_nowait(None)


class _Keys(Protocol):
    """A terminal that gives every key at once and shows none; as it was again after `close`.

    Ctrl+C is a key that ends nothing.
    """

    obeys_sequences: bool
    """Whether it obeys sequences."""

    def open(self) -> None:
        """From now on every key arrives at once."""

    def read(self) -> Iterator[str]:
        """The keys, one by one; of keys that are no signs nothing, of Escape alone `\\x1b`."""

    def close(self) -> None:
        """The terminal as it was."""


if sys.platform == "win32":
    import ctypes

    from uno_tui.linear.console import Console

    def _make_keys(source: TextIO) -> _Keys:
        return Console(ctypes.WinDLL("kernel32"))

else:
    import select
    import termios
    import tty

    class _PosixKeys:
        """A terminal of POSIX systems. Ctrl+\\ ends nothing either, Ctrl+S stops nothing, and Ctrl+Z is a key."""

        def __init__(self, source: TextIO) -> None:
            self._source = source
            self._before: list[Any] | None = None  # as termios has it
            self.obeys_sequences = not is_dumb()

        def open(self) -> None:
            with contextlib.suppress(termios.error):
                self._before = self._before or termios.tcgetattr(self._source)
                tty.setcbreak(self._source, termios.TCSADRAIN)
                wanted = termios.tcgetattr(self._source)
                wanted[0] &= ~termios.IXON
                disabled = os.fpathconf(self._source.fileno(), "PC_VDISABLE").to_bytes(1, "little")
                for sign in (termios.VINTR, termios.VQUIT, termios.VSUSP):
                    wanted[6][sign] = disabled
                termios.tcsetattr(self._source, termios.TCSADRAIN, wanted)

        def read(self) -> Iterator[str]:
            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            while block := self._block():
                yield from _SEQUENCE.sub("", decoder.decode(block))

        def _block(self) -> bytes:
            """What was typed; what one key sends may arrive in pieces."""
            terminal = self._source.fileno()
            block = os.read(terminal, 256)
            while _UNFINISHED.search(block) and select.select([terminal], [], [], SPLIT)[0]:
                more = os.read(terminal, 256)
                if not more:
                    break
                block += more
            return block

        def close(self) -> None:
            if self._before is not None:
                with contextlib.suppress(termios.error, ValueError):
                    termios.tcsetattr(self._source, termios.TCSADRAIN, self._before)
                self._before = None

    def _make_keys(source: TextIO) -> _Keys:
        return _PosixKeys(source)
