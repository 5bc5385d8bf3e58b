"""The process that plays: `python -m uno_tui.sound.helper FOLDER LOG`.

It greets with `ready` or `absent`, and answers each request. What libraries print goes to the log. The folder is for
files that are played; it is deleted at the end.
"""

from __future__ import annotations

import shutil
import sys
from functools import partial
from pathlib import Path
from queue import Empty

import msgspec

from uno_tui.process.parent import Parent
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Answer, Hush, Kind, Reason, Request
from uno_tui.sound.outlet import Outlet
from uno_tui.sound.scores import COLOURS
from uno_tui.sound.waves import prepare

CHANNELS = 2
"""The number of sounds that can play at the same time."""


def main(folder: str, log: str) -> None:
    """Carry out requests until the parent closes its end, or is gone."""
    with Parent(log, outlives_stop=True, clean_up=partial(shutil.rmtree, folder, ignore_errors=True)) as parent:
        try:
            outlet = _make_outlet(Path(folder))
        except Exception as error:  # whatever the library raises, the parent is told
            parent.answer(_encoded(Kind.ABSENT, _reason(error)))
            return
        parent.answer(_encoded(Kind.READY))
        try:
            _serve(outlet, parent)
        except Exception as error:  # as above
            parent.tell(_encoded(Kind.FAILED, _reason(error)))


def _make_outlet(folder: Path) -> Outlet:
    """Return an outlet to a device that works. Raises ImportError, Silent."""
    from uno_tui.sound.device import Channel

    channels = [Channel(folder, str(number)) for number in range(CHANNELS)]
    # One is enough: the outlet gives up a second channel whose device cannot be opened.
    channels[0].probe()
    return Outlet(channels)


def _serve(outlet: Outlet, parent: Parent) -> None:
    """Carry out requests until there are no more. Between them, render sounds that may be asked for later."""
    decoder = msgspec.json.Decoder(Request)
    unprepared = [Sound(earcon) for earcon in Earcon]
    unprepared += [Sound(laid, colour) for laid in (Earcon.LAID, Earcon.LAID_MINE) for colour in range(len(COLOURS))]
    while True:
        # Sounds are rendered one at a time, so that a request waits for one of them at most.
        seconds = outlet.look()
        try:
            message = parent.receive(0 if unprepared else seconds)
        except Empty:
            if unprepared:
                prepare(unprepared.pop(0))
            continue
        if message is None:
            return
        request = decoder.decode(message)
        if isinstance(request, Hush):
            outlet.hush()
        else:
            outlet.ask(request)
        parent.answer(_encoded(Kind.DONE))


def _encoded(kind: Kind, reason: str = "") -> bytes:
    return msgspec.json.encode(Answer(kind, reason))


def _reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return Reason.LIBRARY
    return str(error) or type(error).__name__


if __name__ == "__main__":
    main(*sys.argv[1:3])
