"""A terminal used line by line: it reads lines or single keys, and prints whole lines that never change again."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Hashable, Iterator
from io import TextIOWrapper
from typing import Any, NamedTuple, Protocol, TextIO

from uno_tui.linear.paragraphs import TIE, Paragraphs
from uno_tui.sanitize import escape_controls
from uno_tui.ui.keys.repeats import ENTER, Repeats
from uno_tui.ui.looks import is_dumb
from uno_tui.ui.settings import Caret

SEQUENCE = re.compile(r"\x1b(\[\[[A-E]|\[[0-?]*[ -/]*[@-~]|O.)")
"""A sequence that a key without a letter sends, such as an arrow; F1 to F5 of Linux's console have two brackets."""
UNFINISHED = re.compile(rb"\x1b(\[\[|\[[0-?]*[ -/]*|O)?$")
"""The beginning of such a sequence, at the end of what has arrived."""
SPLIT = 0.05
"""Seconds within which the rest of a sequence arrives."""
INTERRUPT = "\x03"
SUSPEND = "\x1a"
LONGEST_LINE = 1000
"""Letters that a line may have; more are ignored, as terminals do."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the lines that have scrolled off it."""
TOGETHER = 0.005
"""Seconds within which printed lines are collected and written in one piece."""
TURN = 0.02
"""Seconds between clearing the screen and the next line, so that no screen reader takes both for one change."""
HEARD = 0.2
"""Seconds that a screen reader gets to read the last lines before the screen is cleared for the next person."""
PAUSE = 0.25
"""Seconds without another letter after which a letter counts as a key, not as the beginning of a word."""
HABIT = 1.5
"""Seconds within which the rest of a word is ignored if its first letter has already done everything."""


class KeyAction(NamedTuple):
    """An action of a key without Enter: done `now`, or only if no other letter follows, because it may begin a word.

    `act` carries it out and returns the letters that a player may still type from habit; they are ignored. Keys of
    persons may be pressed at the same moment: if another person's key follows a held one, both act.
    """

    act: Callable[[], str]
    now: bool
    of_a_person: bool


class Streams(Protocol):
    """Where a player's lines come from and go to.

    `interactive`: a person types at a terminal; else lines come from a pipe. With `by_keys` each key arrives at once.
    `can_clear`: printed lines can be cleared. `plain`: the output is no terminal, and has neither a width nor a caret.
    """

    interactive: bool
    by_keys: bool
    can_clear: bool
    plain: bool

    @property
    def places_caret(self) -> bool:
        """Whether the terminal can move the caret."""

    def size(self) -> os.terminal_size:
        """Return the columns and rows of the terminal."""

    def open(self) -> None:
        """Take the terminal."""

    def close(self) -> None:
        """Restore the terminal."""

    def write(self, text: str) -> None:
        """Write text. Raises OSError where nothing can be written any more."""

    def start(self, take: Callable[[str | None], None]) -> None:
        """Call `take` in the loop with every key, or every line, that comes from now on, and with None at the end."""


class StandardStreams:
    """Standard input and output. A thread waits for input, so that the table goes on meanwhile."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        if isinstance(self._source, TextIOWrapper):
            # A byte that is no text, as from another code page, must not end the game.
            self._source.reconfigure(errors="replace")
        self._sink = sink or sys.stdout
        self.interactive = self._source.isatty()
        self._keys = _make_keys(self._source) if self.interactive else None
        # `can_clear` needs this: at Windows only `open` finds out whether the console obeys escape sequences.
        self.open()
        self.by_keys = self._keys is not None
        self.can_clear = self._keys is not None and self._keys.obeys_sequences and self._sink.isatty()
        self.plain = not self._sink.isatty()
        self._loop = asyncio.get_running_loop()

    @property
    def places_caret(self) -> bool:
        """Whether the terminal can move the caret; not every console of Windows can."""
        return not is_dumb() and sys.platform != "win32"

    def size(self) -> os.terminal_size:
        """Return the columns and rows of the terminal."""
        return shutil.get_terminal_size()

    def open(self) -> None:
        """Deliver each key at once from now on."""
        if self._keys is not None:
            self._keys.open()

    def close(self) -> None:
        """Restore the terminal."""
        if self._keys is not None:
            self._keys.close()

    def write(self, text: str) -> None:
        """Write text now. Raises OSError, as when a pipe's reader is gone."""
        print(text, end="", file=self._sink, flush=True)

    def start(self, take: Callable[[str | None], None]) -> None:
        """Wait in a thread for keys, or lines."""
        target = self._wait_for_lines if self._keys is None else self._wait_for_keys
        # At the end the thread still waits for input, and nothing can wake it; so it is a daemon.
        threading.Thread(target=target, args=(take,), daemon=True).start()

    def _wait_for_lines(self, take: Callable[[str | None], None]) -> None:
        with contextlib.suppress(OSError, ValueError, UnicodeDecodeError):
            for line in self._source:
                self._later(take, line.rstrip("\r\n"))
        self._later(take, None)

    def _wait_for_keys(self, take: Callable[[str | None], None]) -> None:
        assert self._keys is not None  # noqa: S101 - for the type checker
        with contextlib.suppress(OSError, ValueError):
            for key in self._keys.read():
                self._later(take, key)
        self._later(take, None)

    def _later(self, take: Callable[[str | None], None], typed: str | None) -> None:
        """Call `take` in the loop's thread."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: the program is ending
            self._loop.call_soon_threadsafe(take, typed)


class LineTerminal:
    """A player's terminal as lines.

    Where keys arrive one by one: `find_reaction` gets a key typed on an empty line and returns what it does
    without Enter, or None. Lines printed within `TOGETHER` are written in one piece, with the caret beside them. Screen
    readers and braille displays stay there, because nothing is printed after them, not even a prompt, until the
    player types.
    """

    def __init__(self, streams: Streams | None = None, caret: Caret = Caret.BEHIND) -> None:
        """`streams` are the player's, by default standard input and output."""
        self._streams = streams = streams or StandardStreams()
        self.interactive = streams.interactive
        self.can_clear = streams.can_clear
        """Whether printed lines can be cleared from the screen."""
        self.find_reaction: Callable[[str], KeyAction | None] = lambda key: None
        self.on_line: Callable[[str], None] = lambda text: None
        """Called with every line that has not been spoken yet."""
        self._recorded: list[str] | None = None
        """The lines of the open `recording` block."""
        self.repeats = Repeats()
        self.enter_meaning: Callable[[], Hashable] = lambda: None
        """Return what Enter alone does now. A held Enter repeats only while this stays the same."""
        self.on_interrupt: Callable[[], None] = lambda: None
        """Called when Ctrl+C is pressed; pressed again, it ends the input."""
        self.on_suspend: Callable[[], None] = lambda: None
        """Called when Ctrl+Z is pressed."""
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.paragraphs = Paragraphs(caret, streams.size, plain=streams.plain, places_caret=streams.places_caret)
        self._texts: list[str] = []
        """Lines that are printed next."""
        self._beneath: list[str] = []
        """Lines that are printed below those."""
        self._printing: asyncio.TimerHandle | None = None
        self._held_back = 0
        """How many `in_one_piece` blocks are open; nothing is printed before the last one ends."""
        self._hiding = False
        """Whether the screen is cleared before anything else is printed."""
        self._handing_over = False
        """Whether it is cleared, and nothing is printed yet for the next person."""
        self._typed = ""
        self._was_interrupted = False
        self._swallow = ""
        """Letters of habit that are ignored until `_swallow_until`, a time of the loop."""
        self._swallow_until = 0.0
        self._held = ""
        """The keys that wait for `PAUSE`: they act, or begin a word. Only after a person's key are they two."""
        self._held_is_persons = False
        """Whether it is the key of one of several people."""
        self._acting: asyncio.TimerHandle | None = None
        self._reading = False
        self._ended = False
        self.failure: OSError | None = None
        """Why nothing can be written any more."""

    def write(self, text: str, *, beneath: bool = False) -> None:
        """Print a line that has not been spoken yet; with `beneath`, below everything else that is printed now."""
        self.show(text, beneath=beneath)
        if self._recorded is not None and not beneath:
            self._recorded.append(text)
        # A tie is for the wrapping only: a voice and the transcript get an ordinary space.
        self.on_line(text.replace(TIE, " "))

    def show(self, text: str, *, beneath: bool = False) -> None:
        """Print a line, and below it again what is being typed."""
        text = escape_controls(text)
        if not self.interactive:
            self._echo(text.replace(TIE, " ") + "\n")
            return
        (self._beneath if beneath else self._texts).append(text)
        if self._printing is None:
            self._print_in(TOGETHER)

    def drop_beneath(self) -> None:
        """Forget the lines beneath the others that are not printed yet: what they say is no longer so."""
        self._beneath = []

    @contextlib.contextmanager
    def recording(self) -> Iterator[list[str]]:
        """Yield a list that gets the lines that `write` prints in the block, without those beneath the others."""
        recorded: list[str] = []
        self._recorded = recorded
        try:
            yield recorded
        finally:
            self._recorded = None

    @contextlib.contextmanager
    def in_one_piece(self) -> Iterator[None]:
        """Hold back all lines until the block ends, then print them in one piece."""
        self._held_back += 1
        try:
            yield
        finally:
            self._held_back -= 1
            if self._printing is None and (self._texts or self._beneath or self._is_nobodys):
                self._print()

    def _print_in(self, seconds: float) -> None:
        self._printing = self._loop.call_later(seconds, self._print)

    def _print(self) -> None:
        """Write the collected lines, unless a block of `in_one_piece` is still open."""
        if not self._held_back:
            self._print_now()
        elif self._printing is not None:
            # `in_one_piece` prints at its end only if no timer is left.
            self._printing.cancel()
            self._printing = None

    def _print_now(self) -> None:
        """Write the collected lines; if the screen is to be hidden, clear it first and write them after `TURN`."""
        if self._printing is not None:
            self._printing.cancel()
            self._printing = None
        if self._hiding:
            self._hiding, self._handing_over = False, True
            self._drop_typed()
            self._echo(CLEAR)
            self.paragraphs.forget()
            self._print_in(TURN)
            return
        self._handing_over = False
        texts, self._texts, self._beneath = [*self._texts, *self._beneath], [], []
        if texts:
            self._echo(self.paragraphs.put(texts, self._typed))

    @property
    def _is_nobodys(self) -> bool:
        """Whether the keyboard is between two people: one has left, and the next has not been asked yet."""
        return self._hiding or self._handing_over

    def _drop_typed(self) -> None:
        """Forget what the person who leaves has begun to type: it would begin the next one's line."""
        if self._acting is not None:
            self._acting.cancel()
        self._typed = self._held = ""

    def hide(self) -> None:
        """Clear the screen if the terminal can, after screen readers have read the last lines (`HEARD`)."""
        if self._hiding:
            # Lines since the last call were for a person who has not seen the screen; the next one must not see them.
            self._texts, self._beneath = [], []
        elif self.can_clear:
            # Lines up to here are for the person who leaves; later ones are for the next person.
            self._print_now()
            self._hiding = True
            self._print_in(HEARD)

    async def read(self) -> str | None:
        """Return the next line that is typed, None at the end of the input."""
        if not self._reading:
            self._reading = True
            self._streams.start(self._take)
        # The end comes once: after it, the queue would be waited for without end.
        line = None if self._ended else await self._lines.get()
        self._ended = line is None
        return line

    def end(self) -> None:
        """End the input: what is typed now comes too late."""
        self._lines.put_nowait(None)

    def give_terminal(self) -> None:
        """Restore the terminal for the shell while the program is stopped."""
        if self._streams.by_keys:
            self._print_now()
            self._echo(self.paragraphs.begin_line())
            self._streams.close()

    def take_terminal(self, last: str = "") -> None:
        """Set the terminal up again after the program was stopped; print the last lines again, and `last` among them.
        """
        if self._streams.by_keys:
            self._streams.open()
            # What was said last was for the person who has left.
            self._echo(self.paragraphs.put_again(self._typed, "" if self._is_nobodys else last))

    def close(self) -> None:
        """Restore the terminal, with the caret on an empty line for the shell."""
        if self.interactive:
            # Twice: while the screen is to be hidden, the first call only clears it.
            self._print_now()
            self._print_now()
            self._echo(self.paragraphs.begin_line())
            self._streams.close()

    def _take(self, typed: str | None) -> None:
        """Take a line, or a key; None at the end of the input."""
        if typed is None or not self._streams.by_keys:
            self._lines.put_nowait(typed)
        else:
            self._take_key(typed)

    def _take_key(self, key: str) -> None:
        """Take a key at a terminal: a part of a line, its end, or a command that acts at once."""
        interrupted, self._was_interrupted = self._was_interrupted, key == INTERRUPT
        # A local terminal of POSIX makes "\n" of Enter; the console of Windows and a guest's ssh send "\r".
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
            # Dialogues and replays know Escape as this word, which can be typed as well.
            self._typed = "escape"
            self._end_line()
        elif key.isprintable():
            self._take_letter(key)

    def _interrupt(self, *, again: bool) -> None:
        """Drop what is typed and the lines that wait; `again` ends the input."""
        self._write_held()
        if self._typed:
            self._typed = ""
            self.paragraphs.end_line()
        while not self._lines.empty():
            # The end of the input stays: what ended it may have been the terminal itself.
            again |= self._lines.get_nowait() is None
        if again:
            self._lines.put_nowait(None)
        else:
            self.on_interrupt()

    def _take_letter(self, key: str) -> None:
        # The rest of a word whose first letter has acted: `uno` after U.
        if self._swallow and self._loop.time() < self._swallow_until:
            expected, self._swallow = self._swallow[0], self._swallow[1:]
            if key.casefold() == expected:
                self._swallow_until = self._loop.time() + HABIT
                return
        self._swallow = ""
        reaction = None if self._typed else self.find_reaction(key)
        if self._held_is_persons and len(self._held) == 1:
            if reaction is None or not reaction.of_a_person or key == self._held:
                # Perhaps what the person does, as U after the own key; with a third letter it is a word.
                self._hold(self._held + key, PAUSE)
                return
            self._act_on_held()
            reaction = self.find_reaction(key)
        self._write_held()
        if self._typed:
            reaction = None
        self._held_is_persons = reaction is not None and reaction.of_a_person
        if reaction is not None:
            self._hold(key, 0 if reaction.now else PAUSE)
            return
        if self._is_nobodys:  # it begins no line of the next person's
            return
        if len(self._typed) < LONGEST_LINE:
            self._type(key)
            self._typed += key

    def _type(self, characters: str) -> None:
        """Echo typed characters, on a separate line."""
        self._print()
        self._echo(self.paragraphs.begin_line() + characters)

    def _hold(self, keys: str, seconds: float) -> None:
        """Hold keys back that act after these seconds, unless a letter follows."""
        if self._acting is not None:
            self._acting.cancel()
        self._held = keys
        self._acting = self._loop.call_later(seconds, self._act_on_held)

    def _act_on_held(self) -> None:
        """Carry out the held keys: no other letter has followed, so they begin no word."""
        if self._acting is not None:
            self._acting.cancel()
        # The table may have gone on while the keys were held back.
        reaction = self.find_reaction(self._held[:1])
        if reaction is None:
            self._write_held()
            return
        rest, self._held, self._held_is_persons = self._held[1:], "", False
        self._swallow, self._swallow_until = reaction.act().casefold(), self._loop.time() + HABIT
        for key in rest:
            self._take_letter(key)

    def _write_held(self) -> None:
        """Begin a line with the held key, which does not act after all."""
        held, self._held = self._held, ""
        if held and self._acting is not None:
            self._acting.cancel()
            if not self._is_nobodys:
                self._type(held)
                self._typed = held

    def _end_line(self) -> None:
        self._write_held()
        swallowed, self._swallow = self._swallow, ""
        if "\n" in swallowed and not self._typed and self._loop.time() < self._swallow_until:
            return  # Enter from habit, after a key that has acted without it
        line, self._typed = self._typed, ""
        if self._is_nobodys:  # this line cannot be the answer of the next person
            self._print()
            return
        # Enter alone prints nothing, so the caret stays beside what was said.
        if line:
            self.paragraphs.end_line()
        self._lines.put_nowait(line)

    def _echo(self, text: str) -> None:
        """Write text. If that fails, as when a pipe's reader is gone, remember why and end the input."""
        try:
            self._streams.write(text)
        except OSError as error:
            if self.failure is None:
                self.failure = error
                self._lines.put_nowait(None)


class _Keys(Protocol):
    """A terminal that delivers each key at once and echoes none, until `close` restores it.

    Ctrl+C is a key like any other and ends nothing.
    """

    obeys_sequences: bool
    """Whether escape sequences move the caret and clear the screen."""

    def open(self) -> None:
        """Deliver each key at once from now on."""

    def read(self) -> Iterator[str]:
        """Yield characters one by one: none for keys without a character, `\\x1b` for Escape alone."""

    def close(self) -> None:
        """Restore the terminal."""


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
        """A terminal of POSIX systems. Ctrl+\\ ends nothing, Ctrl+S stops nothing, and Ctrl+Z is a key.

        On macOS and BSD, Ctrl+O would drop all output, Ctrl+V take the next key away and Ctrl+Y suspend the program,
        even one that reads keys. These belong to the extensions of the terminal, so there are none.
        """

        def __init__(self, source: TextIO) -> None:
            self._source = source
            self._before: list[Any] | None = None
            """The attributes before `open`, as termios returns them."""
            self.obeys_sequences = not is_dumb()

        def open(self) -> None:
            with contextlib.suppress(termios.error):
                # After a stop from outside `open` comes again without a `close`; the first attributes count.
                self._before = self._before or termios.tcgetattr(self._source)
                # With setraw "\n" would not return to the first column. TCSADRAIN keeps what is typed already.
                tty.setcbreak(self._source, termios.TCSADRAIN)
                wanted = termios.tcgetattr(self._source)
                wanted[0] &= ~termios.IXON
                wanted[3] &= ~termios.IEXTEN
                # The value is 0 on Linux, and 255 on macOS and BSD.
                disabled = os.fpathconf(self._source.fileno(), "PC_VDISABLE").to_bytes(1, "little")
                for character in (termios.VINTR, termios.VQUIT, termios.VSUSP):
                    wanted[6][character] = disabled
                termios.tcsetattr(self._source, termios.TCSADRAIN, wanted)

        def read(self) -> Iterator[str]:
            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            while block := self._block():
                yield from SEQUENCE.sub("", decoder.decode(block))

        def _block(self) -> bytes:
            """Return the next bytes; the sequence of one key may arrive in pieces and is put together."""
            terminal = self._source.fileno()
            # `select` does not see what is in Python's own buffer.
            block = os.read(terminal, 256)
            while UNFINISHED.search(block) and select.select([terminal], [], [], SPLIT)[0]:
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
