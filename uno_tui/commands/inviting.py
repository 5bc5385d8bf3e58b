"""Invitations: the ssh server of a session's table, which is loaded when the first friend is invited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from uno_tui.commands.saying import UseError
from uno_tui.message import message

if TYPE_CHECKING:
    from uno_tui.ui.ports.friends import Hosting
    from uno_tui.ui.session import Session


class Invitation(msgspec.Struct, frozen=True):
    """What the command line says about friends; None where it does not say.

    `address` and `port` are where they come, `most_from_one` how many may come from one address, and `kept_for_bots`
    the names of the seats that no friend gets. With `onlookers`, friends for whom no seat is free may look on.
    """

    address: str = ""
    port: int | None = None
    most_from_one: int | None = None
    kept_for_bots: Sequence[str] = ()
    onlookers: bool = False


def let_invite(session: Session, invitation: Invitation) -> None:
    """Let the session invite friends."""

    async def invite() -> Hosting:
        # One server for all invitations, and another one after it was closed.
        if session.hosting is None or session.hosting.closed:
            session.hosting = await _open(session, invitation)
        return session.hosting

    session.invite = invite


async def _open(session: Session, invitation: Invitation) -> Hosting:
    """Open the table of a session to friends. Raises UseError if the package is missing, MessageError otherwise."""
    from uno_tui.friends.checkup import PACKAGE

    try:
        from uno_tui.friends.server import open_table
    except ModuleNotFoundError as error:
        # Any other module that is missing is a fault of the program, and not an extra that can be added.
        if error.name != PACKAGE:
            raise
        raise UseError(message("friends-no-package")) from None
    hosting = await open_table(session, address=invitation.address, port=invitation.port, most=invitation.most_from_one)
    hosting.keep_for_bots(invitation.kept_for_bots)
    hosting.lets_look_on = invitation.onlookers
    return hosting
