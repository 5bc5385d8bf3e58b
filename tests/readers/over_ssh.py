"""A guest at a table over ssh, as a program that a reader can run: OpenSSH's client, and a host beside it.

`python over_ssh.py WAY TRANSCRIPT`: what the guest is told goes to the transcript, as the program's own does.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

TESTS = Path(__file__).parent.parent


async def host(way: str, transcript: Path, key: Path) -> None:
    """Host a game of UNO in which bots play for all but the guest, until the one who has started this is gone."""
    import asyncssh
    from friends.hosted import hosted
    from support.sessions import Screen

    from uno_tui.friends import guest
    from uno_tui.friends.remembered import Profile, Way
    from uno_tui.host.pace import PACES, PaceName
    from uno_tui.speech.transcript import Transcript
    from uno_tui.speech.utterance import Utterance
    from uno_tui.ui.session import Session

    parent = os.getppid()
    begin = guest.Guest.begin

    def written_down(self: guest.Guest, *told: object) -> Session:
        session = begin(self, *told)
        written = Transcript(transcript)

        def write(said: Sequence[Utterance]) -> None:
            for each in said:
                written.write(each)

        session.announcer.speaker.observers.append(write)
        return session

    guest.Guest.begin = written_down  # type: ignore[method-assign]
    async with hosted(seed=5) as table:
        fingerprint = asyncssh.read_public_key(key.with_suffix(".pub")).get_fingerprint()
        table.gathering.door.remembered.keep(Profile("Ben", fingerprint, "en", Way(way)))
        table.session.preferences.override.pace = PACES[PaceName.FAST]
        await table.session.runner.sit_down(None, Screen())
        running = table.session.runner.host
        assert running is not None
        from uno_tui.bots.bot import Level

        running.let_bot_play(0, Level.NORMAL)
        print(table.port, flush=True)
        while os.getppid() == parent:
            await asyncio.sleep(0.2)


def main(way: str, transcript: str) -> None:
    """Start a host, and become the guest's ssh."""
    home = Path(tempfile.mkdtemp(prefix="guest"))
    key = home / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    environment = dict(os.environ) | {
        "UNO_TUI_HOME": str(home / "host"), "PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}",
    }  # fmt: skip
    started = subprocess.Popen(
        [sys.executable, __file__, "--host", way, transcript, str(key)],
        stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, stderr=(home / "errors").open("w", encoding="utf-8"),
        env=environment, encoding="utf-8",
    )  # fmt: skip
    assert started.stdout is not None
    port = started.stdout.readline().strip()
    options = ("StrictHostKeyChecking=no", f"UserKnownHostsFile={home / 'known'}", "LogLevel=ERROR", "IdentitiesOnly=yes")
    command = ["ssh", "-F", "none", "-i", str(key), "-p", port, *(f"-o{each}" for each in options), "ben@127.0.0.1"]
    os.execvp("ssh", command)  # noqa: S606


if __name__ == "__main__":
    if sys.argv[1] == "--host":
        asyncio.run(host(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4])))
    else:
        main(*sys.argv[1:])
