"""The command `replay`: a record step by step."""

from __future__ import annotations

import argparse
import asyncio
import os

from uno_tui.commands.chosen import is_linear, read_keymap, read_settings
from uno_tui.commands.seating import request_of


def run(options: argparse.Namespace) -> int:
    """Replay the record, line by line or on the full screen."""
    settings, _ = read_settings()
    keymap = read_keymap(options, settings)
    request = request_of(options, settings, first=False)
    from uno_tui.ui.navigation.replay import Replay
    from uno_tui.ui.session import Session
    from uno_tui.ui.settings import folders

    def session() -> Session:
        return Session(request, settings, folders(), keymap)

    if not is_linear(options, os.environ):
        from uno_tui.app.app import run_app

        return run_app(session, replay=options.file)
    from uno_tui.linear.replay import run as run_linear

    return asyncio.run(run_linear(lambda: Replay.of(session(), options.file)))
