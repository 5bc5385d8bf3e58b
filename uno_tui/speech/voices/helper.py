"""The process a voice lives in: `python -m uno_tui.speech.voices.helper NAME LANGUAGE RATE LOG`.

Reads a JSON object a line (`say`, `stop`) and answers with one a line: `ready` or `absent` first; then `accepted` or
`failed` for every request, and `begun` and `ended` where the voice knows. Whatever libraries print goes to the log.
"""

from __future__ import annotations

import json
import os
import sys
import threading

from uno_tui.speech.voices.catalogue import build
from uno_tui.speech.voices.engine import Absent


class Answers:
    """The pipe to the parent; threads of the voice write to it too."""

    def __init__(self, descriptor: int) -> None:
        self._sink = os.fdopen(descriptor, "w", encoding="utf-8")
        self._lock = threading.Lock()

    def send(self, kind: str, number: int = 0, **details: object) -> None:
        """Write one message; a parent that is gone is no reason to complain."""
        with self._lock:
            try:
                self._sink.write(json.dumps({"kind": kind, "number": number, **details}) + "\n")
                self._sink.flush()
            except OSError:
                os._exit(0)


def main(name: str, language: str, rate: str, log: str) -> None:
    """Serve until the parent closes its end."""
    answers = Answers(os.dup(1))
    try:
        sink = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    try:
        engine = build(name, language, int(rate), answers.send)
    except Absent as absent:
        answers.send("absent", reason=str(absent))
        return
    except Exception as error:  # whatever a voice's library raises, the parent is told
        answers.send("absent", reason=str(error) or type(error).__name__)
        return
    answers.send("ready", reports=engine.reports, has_rate=engine.has_rate)
    for line in sys.stdin:
        request = json.loads(line)
        number = request.get("number", 0)
        try:
            if request["do"] == "say":
                engine.speak(number, request["text"], interrupt=request["interrupt"])
            else:
                engine.stop()
        except Exception as error:  # as above
            answers.send("failed", number, reason=str(error))
        else:
            answers.send("accepted", number)
    engine.close()


if __name__ == "__main__":
    main(*sys.argv[1:5])
    sys.stdout.flush()
    os._exit(0)
