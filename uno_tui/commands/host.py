"""The command `host`: a table for friends, who come over ssh."""

from __future__ import annotations

import argparse

from uno_tui.commands import play
from uno_tui.commands.inviting import Invitation
from uno_tui.commands.saying import CommandLineError, UseError
from uno_tui.message import message
from uno_tui.sanitize import sanitize


def run(options: argparse.Namespace) -> int:
    """Let friends come, and play with them. Raises CommandLineError for an address that is none."""
    from uno_tui.friends.addresses import PORT, split_listen, why_not_listening

    address, port = "", None
    if options.listen is not None:
        found = split_listen(options.listen)
        if found is None:
            raise CommandLineError(message("friends-listen-unknown", address=sanitize(options.listen)))
        address, port = found
    if options.guests is not None and options.guests < 1:
        raise CommandLineError(message("friends-guests-too-few"))
    # Before the table is laid out, not when the first friend is invited.
    fault = why_not_listening(address, PORT if port is None else port)
    if fault is not None:
        raise UseError(fault)
    options.invitation = Invitation(address, port, options.guests, onlookers=options.spectators)
    return play.run(options)
