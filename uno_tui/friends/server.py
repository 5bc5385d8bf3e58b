"""The ssh server of a table: it listens as long as the host wants friends to come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path

import asyncssh

from uno_tui.friends.addresses import PORT, fault_of_listening, own_addresses
from uno_tui.friends.channel import ALIVE, UNANSWERED
from uno_tui.friends.gathering import Gathering
from uno_tui.friends.login import MOST_FROM_ONE, SECONDS, Login
from uno_tui.friends.remembered import Remembered
from uno_tui.host.files import create_new_file
from uno_tui.message import MessageError, message, why
from uno_tui.ui.session import Session

REKEY = "1G"
KEX = "-diffie-hellman-*"
"""The key exchanges: all usual ones of asyncssh but these. OpenSSH has had elliptic curves since 5.7 of 2011."""

# asyncssh logs user names and addresses; what players do is nobody's business.
logging.getLogger("asyncssh").setLevel(logging.CRITICAL)


class FriendsError(MessageError):
    """Why no friends can come."""


async def open_table(
    session: Session,
    *,
    address: str = "",
    port: int | None = None,
    most: int | None = None,
) -> Gathering:
    """Let friends come to the table of a session.

    `address` "" listens at all addresses of this machine; `most` is how many may come from one address.

    Raises FriendsError if nothing can listen there.
    """
    folder = session.preferences.folders.data / "friends"

    def on_failure(error: OSError) -> None:
        session.reporter.report_unwritten(folder, error)

    key = _host_key(folder / "host_key", on_failure)
    remembered = Remembered(folder, on_failure)
    reached = [address] if address not in ("", "0.0.0.0", "::") else own_addresses()  # noqa: S104 - compared only
    if address.startswith("127.") or address == "::1":
        reached = []
    gathering = Gathering(session, remembered, reached, key.get_fingerprint())
    gathering.door.most_from_one = most or MOST_FROM_ONE
    port = PORT if port is None else port
    try:
        listening = await asyncssh.listen(
            address or None,
            port,
            server_factory=lambda: Login(gathering.door),
            server_host_keys=[key],
            server_version="uno_tui",
            encoding=None,  # bytes: each guest's terminal has an encoding of its own (`GuestChannel.encoding`)
            line_editor=False,  # asyncssh would keep keys until Enter, and front ends take single keys
            login_timeout=SECONDS,
            keepalive_interval=ALIVE,
            keepalive_count_max=UNANSWERED,
            rekey_bytes=REKEY,
            password_auth=False,
            gss_host=None,
            # Not asyncssh's default: it unpacks without a limit, and a megabyte can hold a thousand of them.
            compression_algs=["none"],
            # Without Diffie-Hellman in large groups, which takes up to 80 ms for each connection before its login.
            kex_algs=KEX,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            sftp_factory=None,
        )
    except OSError as error:
        raise FriendsError(fault_of_listening(error, address, port)) from None

    async def stop_listening() -> None:
        listening.close()
        # From Python 3.12 on this waits for the connections, too, and `Gathering.close` ends those only after it.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await listening.wait_closed()

    gathering.open(listening.get_port(), stop_listening)
    return gathering


def _host_key(path: Path, on_failure: Callable[[OSError], None]) -> asyncssh.SSHKey:
    """Return the key by which friends know this host, made once; one that cannot be kept lasts as long as the program.

    One that is damaged is kept beside the new one; friends' clients then warn of another host.

    Raises FriendsError if there is one that cannot be read.
    """
    try:
        try:
            return asyncssh.read_private_key(path)
        except asyncssh.KeyImportError:
            path.replace(create_new_file(path.with_suffix(".damaged")))
    except FileNotFoundError:
        pass
    except OSError as error:
        raise FriendsError(message("unusable", file=str(path), reason=why(error))) from None
    key = asyncssh.generate_private_key("ssh-ed25519", comment="uno_tui")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Made with these permissions: if they were changed afterwards, another user could read it in between.
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key.export_private_key())
    except OSError as error:
        on_failure(error)
    return key
