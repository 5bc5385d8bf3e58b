"""The parser that says what is wrong with a command line, what was meant and where the help is; or prints the help."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from uno_tui.commands.examples import EXAMPLES
from uno_tui.commands.saying import WRONG_USE, wrong_use
from uno_tui.core.catalogue import HOUSE
from uno_tui.locales.translator import Translator
from uno_tui.quoting import quoted, visible
from uno_tui.suggestions import choose, meant, nearest, unknown
from uno_tui.wording import Wording, worded

PROGRAM = "uno-tui"
_ASKS_FOR_COMMAND = ("command", "about")
"""What options call a command that is typed."""


class SpeakingParser(argparse.ArgumentParser):
    """Reads a command line that is known to be wrong, or to ask for help, and says so in the player's language."""

    def __init__(self, translator: Translator, parsers: dict[str, SpeakingParser] | None = None, **given: Any) -> None:
        """`parsers` are those of all commands, by the commands."""
        super().__init__(**given)
        self.color = False
        """Python 3.14 would write the help in its own colours, which not everyone can read."""
        self.suggest_on_error = False
        self._translator = translator
        self._parsers = {} if parsers is None else parsers
        if parsers is not None:
            parsers[self.prog.removeprefix(PROGRAM).strip()] = self

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where the help is, and exit with 2."""
        self.exit(WRONG_USE, visible(wrong_use(self._translator, self.prog, message)) + "\n")

    def parse_known_args(self, args: Iterable[str] | None = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Return what argparse reads; exits for options and words that it would leave to the program's own parser."""
        words = list(args or ())
        for word in words:
            if word == "--" or (word in self._parsers and self.prog == PROGRAM):
                break
            if word.startswith("--"):
                self._must_know(word.partition("=")[0])
        read, rest = super().parse_known_args(words, namespace)
        for word in rest:
            if word.startswith("-") and word != "--":
                self._must_know(word)
        if rest:
            self.error(self._translator.text("argparse-unrecognized", value=quoted(rest)))
        return read, rest

    def format_help(self) -> str:
        """Return argparse's help, with examples below."""
        lines = [self._translator.text("help-examples")]
        for line, message_id in EXAMPLES[self.prog.removeprefix(PROGRAM).strip()]:
            lines += [f"  {self._translator.text(message_id)}:", f"    {line}"]
        return super().format_help() + "\n" + "\n".join(lines) + "\n"

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Exit for a value that is none of the choices. Python 3.14 has suggestions of its own here, in English."""
        if action.choices is None or value in action.choices:
            return
        if action.dest in _ASKS_FOR_COMMAND:
            self._parsers[""]._error(self._no_command(value))
        fault = worded("value-unknown", option="/".join(action.option_strings), value=quoted(value))
        self._error(unknown(fault, value, list(action.choices)))

    def _error(self, wording: Wording) -> NoReturn:
        self.error(self._translator.sentence(wording))

    def _no_command(self, word: str) -> Wording:
        """Return the sentence about a word that is no command, though perhaps a game or an option."""
        fault = worded("command-unknown", command=quoted(word))
        commands = [command for command in self._parsers if command]
        for command, parser in self._parsers.items():
            if f"--{word}" in parser._option_string_actions:
                return meant(fault, f"{PROGRAM} {command} --{word}" if command else f"--{word}")
        near = nearest(word, [*commands, *HOUSE])
        if near is None:
            return choose(fault, commands)
        return meant(fault, f"{PROGRAM} play {near}" if near in HOUSE else near)

    def _must_know(self, option: str) -> None:
        """Exit for an option that is none of this command's, nor the beginning of one."""
        if any(known.startswith(option) for known in self._option_string_actions):
            return
        others = [command for command, parser in self._parsers.items() if option in parser._option_string_actions]
        if others:
            commands = ", ".join(f"{PROGRAM} {command}".strip() for command in others)
            self._error(worded("argument-elsewhere", option=option, commands=commands))
        known = {each.lstrip("-"): each for each in self._option_string_actions}
        near = nearest(option.lstrip("-"), known)
        self._error(meant(worded("argument-unknown", option=quoted(option)), known.get(near or "")))
