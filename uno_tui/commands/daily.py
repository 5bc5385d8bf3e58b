"""The command `daily`: today's deal in a game, the same for everyone."""

from __future__ import annotations

import argparse

from uno_tui.commands.chosen import game_called
from uno_tui.commands.saying import CommandLineError


def run(options: argparse.Namespace) -> int:
    """Begin today's deal, or go on with it; of one that is over, say how it went. Raises CommandLineError."""
    from uno_tui.core.catalogue import built_in

    options.game = game_called(options.game)
    if options.game not in built_in():
        raise CommandLineError("daily-not-of-plugin", game=options.game, games=", ".join(built_in()))
    from uno_tui.commands.play import run

    return run(options)
