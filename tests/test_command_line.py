"""The command line as it is declared: argparse and the sentences about mistakes agree on what can be read."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from uno_tui.cli import _HelpWanted, _parsed, _Refused, build_parser
from uno_tui.commands.arguments import COMMANDS
from uno_tui.commands.mistakes import found_mistake

OPTIONS = sorted({name for command in COMMANDS.values() for name in command.options})
WORDS = [
    *COMMANDS, *OPTIONS, "-", "--x", "-x", "--lang", "--l", "--mode=voice", "--mode=", "--linear=1", "--players=3",
    "voice", "de", "uno", "3", "-3", "-3.5", "x", "", "a b", "-a b", "Ana,Ben", "file.table",
]  # fmt: skip


PARSER = build_parser()


def read(line: list[str]) -> str:
    """Return whether a command line can be read, is refused, or shows help or version."""
    try:
        _parsed(PARSER, line)
    except (_HelpWanted, SystemExit):
        return "shown"
    except _Refused:
        return "refused"
    return "read"


@settings(max_examples=2000, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6))
@example(["check", "play", "--mode=voice", "play"])
@example(["play", "--linear", "uno"])
@example(["--voice", "-x"])
@example(["arena", "--seed", "-3"])
@example(["play", "--seats", "-a b"])
@example(["--keymap", "play", "check"])
@example(["play", "uno", "--transcript=my file.txt", "--mode", "voise"])
def test_every_line_that_is_refused_has_a_mistake_of_its_own_and_no_other_has(line: list[str]) -> None:
    outcome = read(line)
    if outcome != "shown":
        assert (found_mistake(line) is not None) == (outcome == "refused"), line


def test_a_value_with_a_blank_is_no_mistake_of_the_line() -> None:
    mistake = found_mistake(["play", "uno", "--transcript=my file.txt", "--mode", "voise"])
    assert mistake is not None
    assert "voise" in str(mistake.message.values.values())


@pytest.mark.parametrize("command", COMMANDS)
def test_options_before_a_command_hold_unless_they_stand_behind_it_too(command: str) -> None:
    word = [word.metavar for word in COMMANDS[command].words if word.required]
    before = build_parser().parse_args(["--language", "de", "--linear", command, *word])
    behind = build_parser().parse_args(["--language", "de", command, *word, "--language", "fr"])
    assert (before.language, before.linear) == ("de", True)
    assert (behind.language, behind.linear) == ("fr", False)
