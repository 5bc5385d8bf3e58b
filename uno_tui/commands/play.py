"""The commands that open the game: `play`, `lesson`, `daily`, `host`, and none at all, which opens the menu."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from uno_tui import startup_gc
from uno_tui.commands.chosen import is_linear, read_keymap, read_settings
from uno_tui.commands.inviting import Invitation, let_invite
from uno_tui.commands.saying import UseError, check_file_name
from uno_tui.commands.seating import kept_for_bots, request_of
from uno_tui.message import at_line, message, why

if TYPE_CHECKING:
    from uno_tui.ui.tables import Tables


def run(options: argparse.Namespace) -> int:
    """Play, line by line or on the full screen."""
    # Before the imports below: what they load lasts, so that looking for garbage in it is in vain.
    startup_gc.pause()
    import asyncio

    from msgspec.structs import replace

    settings, first = read_settings()
    keymap = read_keymap(options, settings)
    check_file_name(options.transcript)
    request = request_of(options, settings, first)
    place = "friends" if options.command == "host" else ""
    from uno_tui.ui.session import Session
    from uno_tui.ui.settings import folders

    # A deal of the day that is over opens no table: what is shown is how it went.
    table = options.command in ("play", "lesson") or (request.daily is not None and not _is_over(request.daily.game))

    # Made when the front end begins; line by line that is inside the event loop.
    def session() -> Session:
        try:
            made = Session(request, settings, folders(), keymap)
        # A session raises it for the transcript alone.
        except OSError as error:
            reason = message("cannot-be-written", reason=why(error))
            raise UseError(at_line(str(options.transcript), 0, reason)) from None
        if options.command == "play" and options.position is not None:
            _lay_out(made.tables, options)
        invitation = Invitation()
        if options.command == "host":
            invitation = replace(options.invitation, kept_for_bots=kept_for_bots(options, request.plan))
        let_invite(made, invitation)
        return made

    async def linear() -> None:
        from uno_tui.linear.front_end import run

        await run(session(), table=table, place=place)

    if is_linear(options, os.environ):
        asyncio.run(linear())
        return 0
    from uno_tui.app.app import run_app

    return run_app(session, table=table, place=place)


def _is_over(game: str) -> bool:
    """Return whether the player has played or abandoned today's deal in a game."""
    from datetime import date

    from uno_tui.host.store import Store
    from uno_tui.ui.daily import State, find_played
    from uno_tui.ui.settings import folders

    played = find_played(Store(folders().tables), game, date.today())
    return played is not None and played.state is not State.OPEN


def _lay_out(tables: Tables, options: argparse.Namespace) -> None:
    """Lay out the practice table of the file that the command line names. Raises TableError if it is no table."""
    from uno_tui.notation.lines import load

    path = options.position
    tables.practice_laid = tables.lay_out_practice(load(path), open_hands=options.open_hands, name=str(path))
