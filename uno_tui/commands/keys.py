"""The command `keys`: all keys."""

from __future__ import annotations

import argparse

from uno_tui import suspension
from uno_tui.commands.chosen import read_keymap, read_settings, translator_for
from uno_tui.commands.output import output_for
from uno_tui.commands.plain import FactTable


def run(options: argparse.Namespace) -> int:
    """Write all keys, and the path of the player's own keymap."""
    from uno_tui.ui.keys.commands import all_commands
    from uno_tui.ui.keys.key_names import command_name, key_name
    from uno_tui.ui.settings import folders

    settings, _ = read_settings()
    translator = translator_for(options, settings)
    keymap = read_keymap(options, settings)
    rows = [
        (", ".join(key_name(translator, key) for key in keymap.of(command)), command_name(translator, command))
        for command in all_commands()
    ]
    if suspension.POSSIBLE:
        rows.append((key_name(translator, suspension.KEY), translator.text("command-suspend")))
    lines = [translator.text("help-line", keys=keys, what=what) for keys, what in rows]
    output = output_for(options)
    output.facts(lines, FactTable([translator.text(f"column-{name}") for name in ("keys", "what")], rows))
    output.line(folders().keymap)
    return 0
