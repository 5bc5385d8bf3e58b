"""The process that plays: `python -m uno_tui.sound.helper FOLDER LOG`.

Reads a request a line and answers each with a line, after `ready` or `absent`. What libraries print goes to the log;
the folder is for files that are played, and gone at the end.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
import threading
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import BinaryIO

import msgspec

from uno_tui.helpers import complain_to, shorten_log
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Answer, Hush, Kind, Reason, Request
from uno_tui.sound.outlet import Outlet
from uno_tui.sound.scores import COLOURS
from uno_tui.sound.waves import prepare
from uno_tui.suspension import outlive

CHANNELS = 2


def main(folder: str, log: str) -> None:
    """Serve until the parent closes its end, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's
    outlive()
    with os.fdopen(os.dup(1), "wb") as answers:
        complain_to(log)
        requests: SimpleQueue[Request] = SimpleQueue()
        threading.Thread(target=_listen, args=(requests, Path(folder)), daemon=True).start()
        try:
            outlet = _outlet(Path(folder))
            _tell(answers, Answer(Kind.READY))
        except Exception as error:  # whatever the library raises, the parent is told
            _tell(answers, Answer(Kind.ABSENT, _reason(error)))
            return
        try:
            _serve(outlet, requests, answers)
        except Exception as error:  # as above
            _tell(answers, Answer(Kind.FAILED, _reason(error)))


def _listen(requests: SimpleQueue[Request], folder: Path) -> None:
    """Pass requests on. When nobody can ask any more the process ends, even if the device hangs."""
    decoder = msgspec.json.Decoder(Request)
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        for line in sys.stdin.buffer:
            requests.put(decoder.decode(line))
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


def _outlet(folder: Path) -> Outlet:
    """Channels to a device that works. Raises ImportError, Silent."""
    from uno_tui.sound.device import Channel

    channels = [Channel(folder, str(number)) for number in range(CHANNELS)]
    channels[0].probe()
    return Outlet(channels)


def _serve(outlet: Outlet, requests: SimpleQueue[Request], answers: BinaryIO) -> None:
    """Do what is asked; what has not been asked for yet is rendered meanwhile."""
    unprepared = [Sound(earcon) for earcon in Earcon]
    unprepared += [Sound(laid, colour) for laid in (Earcon.LAID, Earcon.LAID_MINE) for colour in range(len(COLOURS))]
    while True:
        seconds = outlet.look()
        try:
            request = requests.get(timeout=0 if unprepared else seconds)
        except Empty:
            if unprepared:
                prepare(unprepared.pop(0))
            continue
        if isinstance(request, Hush):
            outlet.hush()
        else:
            outlet.ask(request)
        shorten_log()
        _tell(answers, Answer(Kind.DONE))


def _tell(answers: BinaryIO, answer: Answer) -> None:
    with contextlib.suppress(OSError):  # a parent that is gone is no reason to complain
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return Reason.LIBRARY
    return str(error) or type(error).__name__


if __name__ == "__main__":
    main(*sys.argv[1:3])
    os._exit(0)
