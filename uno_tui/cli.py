"""The command line: reads it, says what is wrong with it, and starts what it asks for."""

from __future__ import annotations

import argparse
import codecs
import errno
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, cast

from uno_tui import __version__
from uno_tui.commands.chosen import MODES, language_named, translator_despite
from uno_tui.commands.saying import WRONG_USE, CommandLineError, complain, wrong_use
from uno_tui.core.catalogue import HOUSE
from uno_tui.core.plugins import blame, contained
from uno_tui.locales.languages import LANGUAGES
from uno_tui.process.launch import help_instead
from uno_tui.quoting import plainer
from uno_tui.wording import WordedError, Wording, why, worded

PACES = ("slow", "normal", "fast", "wait")
LOOKS = ("cards", "lines", "said", "still")


Texts = Callable[..., str]
"""What is said for a message id and values."""


def _unsaid(message_id: str, **values: str) -> str:
    """An id instead of its text."""
    return message_id


class _Unsaid(Exception):
    """The command line is wrong, or asks for help: something must be said, in a language."""


class _Silent(argparse.ArgumentParser):
    """Reads the command line without a word, so that no language need be loaded."""

    def error(self, message: str) -> NoReturn:
        """Raises _Unsaid."""
        raise _Unsaid

    def print_help(self, file: object = None) -> None:
        """Raises _Unsaid."""
        raise _Unsaid


def _add_play(parser: argparse.ArgumentParser, text: Texts) -> None:
    games = text("help-game", games=", ".join(HOUSE))
    parser.add_argument("game", nargs="?", metavar=text("metavar-game"), help=games)
    parser.add_argument("--players", type=int, metavar="N", help=text("help-players"))
    parser.add_argument("--seats", metavar=text("metavar-names"), help=text("help-seats"))
    parser.add_argument("--bots", metavar=text("metavar-levels"), help=text("help-bots"))
    parser.add_argument("--rules", metavar=text("metavar-rules"), help=text("help-rules"))
    parser.add_argument("--preset", metavar=text("metavar-name"), help=text("help-preset"))
    parser.add_argument("--seed", type=int, metavar="N", help=text("help-seed"))
    parser.add_argument("--practice", action="store_true", help=text("help-practice"))
    parser.add_argument("--deal", type=int, metavar="N", help=text("help-deal"))
    parser.add_argument("--position", type=Path, metavar=text("metavar-file"), help=text("help-position"))
    parser.add_argument("--open-hands", action="store_true", help=text("help-open-hands"))


def _add_form(parser: argparse.ArgumentParser, text: Texts, *, again: bool = True) -> None:
    """How things are said: may stand before or after a command; `again`: after it, over what stood before."""
    none: Any = argparse.SUPPRESS if again else None
    off: Any = argparse.SUPPRESS if again else False
    parser.add_argument("--mode", choices=MODES, default=none, help=text("help-mode"))
    parser.add_argument("--linear", action="store_true", default=off, help=text("help-linear"))
    parser.add_argument("--language", choices=LANGUAGES, default=none, help=text("help-language"))


def _add_common(parser: argparse.ArgumentParser, text: Texts, *, again: bool = True) -> None:
    """All options that may stand before or after a command."""
    _add_form(parser, text, again=again)
    none: Any = argparse.SUPPRESS if again else None
    name, file = text("metavar-name"), text("metavar-file")
    parser.add_argument("--look", choices=LOOKS, default=none, help=text("help-look"))
    parser.add_argument("--pace", choices=PACES, default=none, help=text("help-pace"))
    parser.add_argument("--voice", metavar=name, default=none, help=text("help-voice"))
    parser.add_argument("--keymap", metavar=name, default=none, help=text("help-keymap"))
    parser.add_argument("--transcript", type=Path, metavar=file, default=none, help=text("help-transcript"))


def build_parser(
    make: Callable[..., argparse.ArgumentParser] = _Silent, text: Texts = _unsaid
) -> argparse.ArgumentParser:
    """The whole command line, with the texts of one language; without one, ids stand for them, which nobody sees."""
    parser = make(prog="uno-tui", description=text("help-program"), epilog=text("help-epilog"))
    version = f"uno-tui {__version__}"
    parser.add_argument("-V", "--version", action="version", version=version, help=text("help-version"))
    _add_common(parser, text, again=False)
    kind = cast("type[argparse.ArgumentParser]", make)  # argparse does no more than call it
    commands = parser.add_subparsers(dest="command", metavar=text("metavar-command"), parser_class=kind)

    def add(command: str) -> argparse.ArgumentParser:
        return commands.add_parser(command, help=text(f"help-{command}"), prog=f"uno-tui {command}")

    play = add("play")
    _add_play(play, text)
    _add_common(play, text)
    lesson = add("lesson")
    lesson.add_argument("name", nargs="?", metavar=text("metavar-name"), help=text("help-lesson-name"))
    _add_common(lesson, text)
    check = add("check")
    check.add_argument("files", nargs="*", metavar=text("metavar-file"), type=Path)
    check.add_argument("--game", metavar=text("metavar-game"), help=text("help-check-game"))
    check.add_argument("--rounds", type=int, default=1000, metavar="N", help=text("help-check-rounds"))
    check.add_argument("--seed", type=int, default=1, metavar="N", help=text("help-rounds-seed"))
    _add_form(check, text)
    replay = add("replay")
    replay.add_argument("file", metavar=text("metavar-file"), type=Path)
    _add_common(replay, text)
    arena = add("arena")
    arena.add_argument("levels", nargs="*", metavar=text("metavar-level"), help=text("help-levels"))
    games = text("help-game", games=", ".join(HOUSE))
    arena.add_argument("--game", default="uno", metavar=text("metavar-game"), help=games)
    arena.add_argument("--rounds", type=int, default=400, metavar="N", help=text("help-rounds"))
    arena.add_argument("--rules", metavar=text("metavar-rules"), help=text("help-rules"))
    arena.add_argument("--seed", type=int, default=1, metavar="N", help=text("help-rounds-seed"))
    arena.add_argument("--output", type=Path, metavar=text("metavar-file"), help=text("help-output"))
    arena.add_argument("--scheduler", metavar=text("metavar-address"), help=text("help-scheduler"))
    _add_form(arena, text)
    doctor = add("doctor")
    doctor.add_argument("--no-keys", dest="keys", action="store_false", help=text("help-no-keys"))
    _add_common(doctor, text)
    for command in ("voices", "keys", "statistics"):
        _add_common(add(command), text)
    help_ = add("help")
    metavar = text("metavar-command")
    help_.add_argument("about", nargs="?", choices=tuple(commands.choices), metavar=metavar, help=text("help-about"))
    _add_form(help_, text)
    return parser


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for. Says what is wrong with it, or the help it asks for, and exits."""
    language = language_named(arguments)
    try:
        options = build_parser().parse_args(arguments)
        if options.command != "help":
            return options
        arguments = [*([options.about] if options.about else []), "--help"]
    except _Unsaid:
        pass
    from uno_tui.commands.argparse_sentences import translated
    from uno_tui.commands.speaking_parser import SpeakingParser

    translator = translator_despite(language)
    with translated(translator):
        return build_parser(partial(SpeakingParser, translator, {}), translator.text).parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code: 0, 1 if something does not hold or is missing, 2 for wrong use."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if help_instead(arguments):
        return 0
    _open_streams()
    options = _read(arguments)
    try:
        with contained():
            code = _command(options.command or "play")(options)
        sys.stdout.flush()
        return code
    except WordedError as error:
        _complain(error.wording, options, of_command_line=isinstance(error, CommandLineError))
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is None and error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        file = worded("the-output") if error.filename is None else str(error.filename)
        _complain(worded("unusable", file=file, reason=why(error)), options)
        if error.filename is None:
            _drop_output()
        return WRONG_USE
    except Exception as error:
        fault = blame(error)
        if fault is None:
            raise
        _complain(fault, options)
        return WRONG_USE


def _complain(wording: Wording, options: argparse.Namespace, *, of_command_line: bool = False) -> None:
    """Say what is wrong, and where the help is if that is the command line."""
    translator = translator_despite(options.language)
    said = translator.sentence(wording)
    if of_command_line:
        program = f"uno-tui {options.command}" if options.command else "uno-tui"
        complain(wrong_use(translator, program, said))
    else:
        complain(f"uno-tui: {said}")


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """What does a command: nothing of the others is loaded."""
    run: Callable[[argparse.Namespace], int] = import_module(f"uno_tui.commands.{name}").run
    return run


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that Python's end is quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """What cannot be shown here is shown plainer, or is a question mark; what a shell has closed is empty."""
    codecs.register_error("plainer", plainer)
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the program
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainer")
