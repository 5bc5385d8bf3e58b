"""What `argparse` says, in the player's language: it looks its sentences up with `gettext`, by their English words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from uno_tui.locales.translator import Translator

SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "%(heading)s:": "argparse-heading",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "help-version",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-expected-one",
    "expected at least one argument": "argparse-expected-some",
    "ignored explicit argument %r": "argparse-ignored",
    "invalid %(type)s value: %(value)r": "argparse-value",
}
"""The texts of the sentences that this program's command line can make argparse say."""
_PLACE = re.compile(r"%(?:\((\w+)\))?[rs]")


@contextmanager
def translated(translator: Translator) -> Iterator[None]:
    """Let argparse say its sentences in the language of `translator`; those it has no text for stay English."""

    def look_up(sentence: str) -> str:
        return template(translator, sentence) if sentence in SENTENCES else sentence

    module = vars(argparse)
    english = module["_"]
    module["_"] = look_up
    try:
        yield
    finally:
        module["_"] = english


def template(translator: Translator, sentence: str) -> str:
    """A sentence in another language, with the same places for what argparse puts in by `%`."""
    values = {place[1] or "value": place[0] for place in _PLACE.finditer(sentence)}
    blank = sentence[len(sentence.rstrip()) :]
    return translator.text(SENTENCES[sentence], **values) + blank
