"""The command line: read it, report its mistakes, and start its command."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import errno
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from uno_tui import __version__
from uno_tui.commands.arguments import ALONE, COMMANDS, PROGRAM, Argument, typed
from uno_tui.commands.chosen import language_named, translator_despite
from uno_tui.commands.saying import WRONG_USE, CommandLineError, complain, wrong_use
from uno_tui.core.plugins import blame, contain_exits
from uno_tui.message import Message, MessageError, message, why
from uno_tui.sanitize import replace_unencodable

PROGRAM_ERROR = 70
"""The exit code after an error of the program, `EX_SOFTWARE` of sysexits.h."""


class _Refused(Exception):
    """The command line is wrong; the sentence about it is found elsewhere, in the player's language."""


class _HelpWanted(Exception):
    """The help of `command` is asked for; "" is that of the program."""

    def __init__(self, command: str) -> None:
        self.command = command


class _Parser(argparse.ArgumentParser):
    """Reads the command line without a word of its own: what argparse says is English and meant for the eye."""

    def error(self, message: str) -> NoReturn:
        """Raise _Refused."""
        raise _Refused

    def print_help(self, file: object = None) -> NoReturn:
        """Raise _HelpWanted."""
        raise _HelpWanted(self.prog.removeprefix(PROGRAM).strip())


class _ShowVersion(argparse.Action):
    """Prints the version. Raises OSError where that is not possible; argparse's own action would end as if it were."""

    def __call__(self, *_: object) -> NoReturn:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        sys.stdout.flush()
        sys.exit(0)


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = _Parser(prog=PROGRAM)
    for option in ALONE.common:
        _add(parser, option)
    parser.add_argument("-V", "--version", action=_ShowVersion, nargs=0)
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, prog=typed(name))
        for argument in command.own:
            _add(own, argument)
        for option in command.common:  # without a default, which would hide what stood before the command
            _add(own, option._replace(default=argparse.SUPPRESS))
    return parser


def _add(parser: argparse.ArgumentParser, argument: Argument) -> None:
    """Let a parser read an argument."""
    if argument.flag:
        action = "store_true" if argument.stores else "store_false"
        key = argument.key or argument.name.strip("-").replace("-", "_")
        parser.add_argument(*argument.names, action=action, dest=key, default=argument.default)
        return
    # Choices are looked up when a value is given: they need the settings, which take 50 ms to load.
    settings: dict[str, Any] = {"type": partial(_chosen, argument) if argument.setting else argument.convert}
    if argument.is_option or not argument.many:
        settings["default"] = argument.default
    if not argument.is_option and not argument.required:
        settings["nargs"] = "*" if argument.many else "?"
    parser.add_argument(*argument.names, **settings)


def _chosen(argument: Argument, value: str) -> str:
    """Return a value that is one of the choices. Raises ValueError."""
    if value not in argument.choices:
        raise ValueError(value)
    return value


def _parsed(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """Return what the command line asks for. Raises _Refused and _HelpWanted; exits after the version."""
    options = parser.parse_args(arguments)
    if _has_options_of_others(options) or (options.command == "help" and options.about not in (None, *COMMANDS)):
        raise _Refused
    return options


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what the command line asks for. Exits after the help or version, and with 2 after a mistake."""
    try:
        options = _parsed(build_parser(), arguments)
        if options.command != "help":
            return options
        wanted = options.about or ""
    except _HelpWanted as asked:
        wanted = asked.command
    except _Refused:
        from uno_tui.commands.mistakes import first_mistake

        mistake = first_mistake(arguments)
        translator = translator_despite(language_named(arguments))
        complain(wrong_use(translator, typed(mistake.command), translator.sentence(mistake.message)))
        sys.exit(WRONG_USE)
    from uno_tui.commands.help import help_text

    sys.stdout.write(help_text(translator_despite(language_named(arguments)), wanted))
    sys.stdout.flush()  # here, where `main` still tells of a full disk
    sys.exit(0)


def _has_options_of_others(options: argparse.Namespace) -> bool:
    """Return whether an option stands before a command that does not have it."""
    known = COMMANDS[options.command].options if options.command else ALONE.options
    others = [each for each in ALONE.common if each.name not in known]
    return any(getattr(options, each.name.strip("-").replace("-", "_")) != each.default for each in others)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Return 0, 1 if what was checked does not hold, `WRONG_USE`, `PROGRAM_ERROR`, or 130 after Ctrl+C.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    _open_streams()
    # For `_complain` until `_read` returns: reading can fail too, for example where no game is installed.
    options = argparse.Namespace(language=language_named(arguments))
    try:
        options = _read(arguments)
        with contain_exits():
            code = _command(options.command or "play")(options)
        sys.stdout.flush()
        return code
    except MessageError as error:
        _complain(error.message, options, of_command_line=isinstance(error, CommandLineError))
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is None and sys.platform == "win32" and error.errno == errno.EINVAL:  # a closed pipe there
            _drop_output()
            return 0
        if error.filename is None and error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        file = message("the-output") if error.filename is None else str(error.filename)
        _complain(message("unusable", file=file, reason=why(error)), options)
        if error.filename is None:
            _drop_output()
        return WRONG_USE
    except Exception as error:
        fault = blame(error)
        _complain(_report(error) if fault is None else fault, options)
        return PROGRAM_ERROR if fault is None else WRONG_USE


def _report(error: Exception) -> Message:
    """Write what is known of an error of the program to a file, and return the sentence about it."""
    from uno_tui.ui.error_reporter import write_report
    from uno_tui.ui.settings import folders

    path = folders().errors
    return message("program-error", reported="yes" if write_report(path, error) else "no", path=str(path))


def _complain(message: Message, options: argparse.Namespace, *, of_command_line: bool = False) -> None:
    """Say what is wrong, and where the help is if that is the command line."""
    translator = translator_despite(options.language)
    said = translator.sentence(message)
    # Where nothing can be written to standard error, the exit code still tells.
    with contextlib.suppress(OSError):
        complain(wrong_use(translator, typed(options.command), said) if of_command_line else f"uno-tui: {said}")


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """Return the function that carries a command out. The others are not loaded."""
    run: Callable[[argparse.Namespace], int] = import_module(f"uno_tui.commands.{name}").run
    return run


def _drop_output() -> None:
    """Discard what is still to be written, so that Python ends quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Prepare the standard streams: replace characters that cannot be encoded; give closed streams the null device."""
    codecs.register_error("replace_unencodable", replace_unencodable)
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the program
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding=_pipe_encoding(sys.stdin))
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=_pipe_encoding(stream), errors="replace_unencodable")


def _pipe_encoding(stream: TextIOWrapper) -> str | None:
    """Return the encoding that a standard stream needs instead of its own; None if it keeps that.

    On Windows, Python gives pipes and files the code page of the system, which lacks many signs; programs that read
    them expect UTF-8. PYTHONIOENCODING or PYTHONUTF8 asks for another, as for every program in Python.
    """
    chosen = os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8")
    return None if sys.platform != "win32" or chosen or stream.isatty() else "utf-8"
