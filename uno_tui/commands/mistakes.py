"""Mistakes on a command line that argparse has refused, and what was meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from uno_tui.commands.arguments import ALONE, COMMANDS, PROGRAM, Argument, Command, command_named, typed
from uno_tui.commands.saying import CommandLineError
from uno_tui.core.catalogue import built_in
from uno_tui.message import Message, message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import list_known, nearest, suggest, suggest_or_list


class Mistake(CommandLineError):
    """The first mistake on a command line. `command` is the command whose help says what can be typed instead."""

    def __init__(self, message: Message, command: str = "") -> None:
        super().__init__(message)
        self.command = command


def first_mistake(arguments: Sequence[str]) -> Mistake:
    """Return the first mistake on a command line that argparse has refused."""
    # What argparse makes of "--" differs from version to version: then the whole line is named.
    return found_mistake(arguments) or Mistake(message("argument-extra", value=sanitize(" ".join(arguments))))


def found_mistake(arguments: Sequence[str]) -> Mistake | None:
    """Return the first mistake on a command line; None if this reader finds none, though argparse may."""
    try:
        _Reader(arguments).read()
    except Mistake as mistake:
        return mistake
    return None


class _Reader:
    """Reads words from the left, as argparse does, and raises Mistake at the first that it cannot read."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._left = list(arguments)
        self._name = ""
        self._command: Command = ALONE
        self._placed = 0
        """How many words of the command have been read."""
        self._before: list[str] = []
        """The names of the options that stand before the command."""
        self._rules = ""
        """What was given to `--rules`, if nothing else was read after it."""
        self._interrupted = False
        """Whether an option follows the words: argparse takes several words only if nothing stands between them."""

    def read(self) -> None:
        """Read the whole line. Raises Mistake."""
        only_words = False
        while self._left:
            word = self._left.pop(0)
            # All that follows the first `--` are words, a second `--` too.
            if word == "--" and not only_words:
                only_words = True
            elif only_words or not _is_option(word):
                self._read_word(word)
            else:
                self._read_option(word)
        missing = [word for word in self._command.words[self._placed :] if word.required]
        if missing:
            raise self._mistake(message("argument-missing", value=message(missing[0].metavar)))

    def _read_word(self, word: str) -> None:
        if self._command is ALONE:
            if word not in COMMANDS:
                raise Mistake(_no_command(word))
            self._name, self._command = word, COMMANDS[word]
            for name in self._before:
                self._option(name)
            return
        places = self._command.words
        full = self._placed >= len(places) and not (places and places[-1].many)
        if full or self._interrupted:
            raise self._mistake(self._extra([word, *takewhile(lambda each: not _is_option(each), self._left)]))
        self._rules = ""
        # argparse takes any word there.
        if self._name == "help" and word not in COMMANDS:
            raise Mistake(_no_command(word))
        self._placed += 1

    def _extra(self, words: Sequence[str]) -> Message:
        """Return that these words are too many; of house rules, how they are given."""
        takes_rules = any("--rules" in each.names for each in self._command.arguments)
        if self._rules or (takes_rules and all("=" in each for each in words)):
            rules = ",".join(filter(None, (each.strip(",") for each in (self._rules, *words))))
            return message("argument-rules", value=sanitize(" ".join(words)), rules=sanitize(rules))
        return message("argument-extra", value=sanitize(" ".join(words)))

    def _read_option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        option = self._option(name)
        self._rules = ""
        if self._command is ALONE:
            self._before.append(option.name)
        self._interrupted = self._placed > 0
        if option.flag:
            if equals:
                raise self._mistake(message("value-extra", option=option.name, value=sanitize(value)))
            return
        if not equals:
            # argparse never takes what looks like an option for the value of one.
            if not self._left or _is_option(self._left[0]):
                raise self._mistake(message("value-missing", option=option.name))
            value = self._left.pop(0)
        if option.name == "--rules":
            self._rules = value
        if option.choices and value not in option.choices:
            fault = message("value-unknown", option=option.name, value=sanitize(value))
            raise self._mistake(suggest_or_list(fault, value, option.choices))
        try:
            option.convert(value)
        except ValueError:
            raise self._mistake(message("value-no-number", option=option.name, value=sanitize(value))) from None

    def _option(self, name: str) -> Argument:
        """Return the option of a name, or of the beginning of one. Raises Mistake."""
        options = self._command.options
        if name in options:
            return options[name]
        # As for argparse, the beginning of a long name is enough if no other begins so.
        begun = sorted(each for each in options if name.startswith("--") and each.startswith(name))
        if len(begun) == 1:
            return options[begun[0]]
        if begun:
            raise self._mistake(message("option-ambiguous", option=name, matches=", ".join(begun)))
        # There is such an option, but for another command.
        elsewhere = [typed(each) for each in ("", *COMMANDS) if name in command_named(each).options]
        if elsewhere:
            raise self._mistake(message("argument-elsewhere", option=name, commands=", ".join(elsewhere)))
        # Without dashes, as a wrong number of them should not make names less alike.
        bare = {each.lstrip("-"): each for each in options}
        near = nearest(name.lstrip("-"), bare)
        raise self._mistake(suggest(message("argument-unknown", option=sanitize(name)), bare.get(near or "")))

    def _mistake(self, sentence: Message) -> Mistake:
        return Mistake(sentence, self._name)


def _is_option(word: str) -> bool:
    """Return whether argparse takes a word for an option; negative numbers and words with spaces are values."""
    name = word.partition("=")[0]  # a value may have spaces: `--transcript=my file.txt`
    return word.startswith("-") and len(word) > 1 and " " not in name and not word[1:].replace(".", "", 1).isdecimal()


def _no_command(word: str) -> Message:
    """Return the sentence about a word that is no command, with the game or option that may be meant."""
    fault = message("command-unknown", command=sanitize(word))
    # The name of an option that lacks its dashes.
    for name in ("", *COMMANDS):
        if f"--{word}" in command_named(name).options:
            return suggest(fault, f"{typed(name)} --{word}" if name else f"--{word}")
    near = nearest(word, [*COMMANDS, *built_in()])
    if near is None:
        return list_known(fault, COMMANDS)
    return suggest(fault, f"{PROGRAM} play {near}" if near in built_in() else near)
