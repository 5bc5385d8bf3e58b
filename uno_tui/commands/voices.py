"""The command `voices`: a trial of every voice and of the sounds."""

from __future__ import annotations

import argparse
import asyncio

from uno_tui.commands.chosen import must_be_a_voice, read_settings, translator_for
from uno_tui.commands.output import output_for
from uno_tui.commands.plain import FactTable, Output, Plain
from uno_tui.i18n.translator import Translator
from uno_tui.ui.navigation.voices import try_each, try_voices
from uno_tui.ui.settings import Settings, folders


def run(options: argparse.Namespace) -> int:
    """Let every voice speak and play a sound; write which worked, and how to get the others."""
    settings, _ = read_settings()
    must_be_a_voice(options.voice)
    translator = translator_for(options, settings)
    output = output_for(options)
    say = _one_by_one if isinstance(output, Plain) else _together
    asyncio.run(say(translator, settings, output))
    return 0


async def _one_by_one(translator: Translator, settings: Settings, output: Output) -> None:
    """Write a line for each voice as soon as it has been tried."""
    async for line in try_voices(translator, settings, folders().log):
        output.sentence(line)


async def _together(translator: Translator, settings: Settings, output: Output) -> None:
    """Write all voices in a table, after all have been tried."""
    output.sentence(translator.text("voices-testing"))
    tried = [each async for each in try_each(translator, settings, folders().log)]
    lines = [line for each in tried for line in each.lines(translator)]
    rows = [(each.voice, each.state(translator), each.how) for each in tried]
    output.facts(lines, FactTable([translator.text(f"column-{name}") for name in ("voice", "state", "get")], rows))
    if not any(each.speaks for each in tried):
        output.sentence(translator.text("voices-none"))
