"""The command line: reads it, says what is wrong with it, and starts what it asks for."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from uno_tui import __version__
from uno_tui.commands.chosen import MODES
from uno_tui.commands.saying import WRONG_USE, UseError, complain
from uno_tui.games.catalogue import HOUSE
from uno_tui.helpers import help_instead
from uno_tui.locales.languages import LANGUAGES
from uno_tui.quoting import visible

PACES = ("slow", "normal", "fast", "wait")
LOOKS = ("cards", "lines", "said", "still")


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with 2."""
        self.exit(WRONG_USE, visible(f"{self.prog}: {message}. Try {self.prog} --help.") + "\n")


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=None, help=f"the game: {', '.join(HOUSE)}, or another package's")
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at the table, you included")
    parser.add_argument("--seats", metavar="NAMES", help="who sits at the table, as Ana,Ben,Cleo")
    parser.add_argument("--bots", metavar="LEVELS", help="the bots on the last seats, as easy,normal,hard; or none")
    parser.add_argument("--rules", metavar="RULES", help="options of the game, as response=on,limit=300")
    parser.add_argument("--preset", metavar="NAME", help="a table saved under a name: its game, seats and rules")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same cards again")


def _add_form(parser: argparse.ArgumentParser, *, again: bool = True) -> None:
    """How things are said: may stand before or after a command; `again`: after it, over what stood before."""
    none: Any = argparse.SUPPRESS if again else None
    off: Any = argparse.SUPPRESS if again else False
    parser.add_argument("--mode", choices=MODES, default=none, help="who speaks: the program, your reader, nobody")
    parser.add_argument("--linear", action="store_true", default=off, help="line by line, and nothing redrawn")


def _add_common(parser: argparse.ArgumentParser, *, again: bool = True) -> None:
    """All options that may stand before or after a command."""
    _add_form(parser, again=again)
    none: Any = argparse.SUPPRESS if again else None
    parser.add_argument(
        "--look",
        choices=LOOKS,
        default=none,
        help="the screen: cards, one card a line, what is said, one line that stays",
    )
    parser.add_argument("--language", choices=LANGUAGES, default=none, help="English, German or French")
    parser.add_argument("--pace", choices=PACES, default=none, help="how long bots wait; wait: for your key")
    parser.add_argument("--voice", metavar="NAME", default=none, help="the voice to speak with, or none")
    parser.add_argument("--keymap", metavar="NAME", default=none, help="a shipped keymap, or a file")
    parser.add_argument(
        "--transcript", type=Path, metavar="FILE", default=none, help="write everything said to a file, as JSON lines"
    )


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _Parser(
        prog="uno-tui",
        description="A card table that speaks. Without a command it starts with the menu.",
        epilog="Keys inside: F1 or ? says what you can press.",
    )
    parser.add_argument("--version", action="version", version=f"uno-tui {__version__}")
    _add_common(parser, again=False)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    play = commands.add_parser("play", help="sit down at a new table at once", prog="uno-tui play")
    _add_play(play)
    _add_common(play)
    lesson = commands.add_parser("lesson", help="list the lessons, or begin one", prog="uno-tui lesson")
    lesson.add_argument("name", nargs="?", metavar="NAME", help="as keys or uno/bluff; without it all are listed")
    _add_common(lesson)
    check = commands.add_parser("check", help="see whether table files, and lessons, hold", prog="uno-tui check")
    check.add_argument("files", nargs="+", metavar="FILE", type=Path)
    _add_form(check)
    replay = commands.add_parser("replay", help="go through a record step by step", prog="uno-tui replay")
    replay.add_argument("file", metavar="FILE", type=Path)
    _add_common(replay)
    arena = commands.add_parser("arena", help="let bots play against bots", prog="uno-tui arena")
    arena.add_argument(
        "levels", nargs="*", metavar="LEVEL", help="one a seat: easy, normal, hard (default: hard normal)"
    )
    arena.add_argument("--game", default="uno", help=f"the game: {', '.join(HOUSE)}, or one of another package")
    arena.add_argument("--rounds", type=int, default=400, metavar="N", help="how many rounds (default 400)")
    arena.add_argument("--rules", metavar="RULES", help="options of the game, as response=on,limit=300")
    arena.add_argument("--seed", type=int, default=1, metavar="N", help="the same rounds again (default 1)")
    _add_form(arena)
    voices = commands.add_parser(
        "voices", help="try every voice, and how to get the missing ones", prog="uno-tui voices"
    )
    _add_common(voices)
    keys = commands.add_parser("keys", help="list all keys", prog="uno-tui keys")
    _add_common(keys)
    statistics = commands.add_parser("statistics", help="how the finished matches went", prog="uno-tui statistics")
    _add_common(statistics)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code: 0, 1 if a table file does not hold, 2 for wrong use."""
    if help_instead(sys.argv[1:] if arguments is None else arguments):
        return 0
    _open_streams()
    parser = build_parser()
    options = parser.parse_args(arguments)
    from uno_tui.notation.lines import TableError

    try:
        code = _command(options.command or "play")(options)
        sys.stdout.flush()
        return code
    except (UseError, TableError) as error:
        complain(f"uno-tui: {error}")
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is None and error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        complain(f"uno-tui: {error.filename or 'the output'}: cannot be used: {error.strerror}")
        if error.filename is None:
            _drop_output()
        return WRONG_USE


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """What does a command: nothing of the others is loaded."""
    run: Callable[[argparse.Namespace], int] = import_module(f"uno_tui.commands.{name}").run
    return run


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that Python's end is quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """What cannot be shown here is a question mark; what a shell has closed is empty."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the program
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
