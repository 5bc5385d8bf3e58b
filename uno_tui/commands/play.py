"""The menu, or a new table at once."""

from __future__ import annotations

import argparse
import os

from uno_tui import starting
from uno_tui.commands.chosen import is_linear, read_keymap, read_settings
from uno_tui.commands.saying import UseError
from uno_tui.commands.seating import request_of


def run(options: argparse.Namespace) -> int:
    """Play, line by line or on the full screen."""
    starting.begin()
    import asyncio

    settings, first = read_settings()
    keymap = read_keymap(options, settings)
    request = request_of(options, settings, first)
    table = options.command in ("play", "lesson")
    from uno_tui.front.session import Session
    from uno_tui.front.settings import folders

    def session() -> Session:
        try:
            return Session(request, settings, folders(), keymap)
        except OSError as error:
            raise UseError(f"{options.transcript}: cannot be written: {error.strerror}") from None

    async def linear() -> None:
        from uno_tui.linear.table import run

        await run(session(), table=table)

    if is_linear(options, os.environ):
        asyncio.run(linear())
        return 0
    from uno_tui.app.app import run_app

    return run_app(session, table=table)
