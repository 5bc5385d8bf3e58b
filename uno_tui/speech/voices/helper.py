"""The process a voice lives in: `python -m uno_tui.speech.voices.helper NAME LANGUAGE LOG`.

Reads a JSON object a line (`say`, `stop`, `voices`) and answers with one a line: `ready` or `absent` first; then
`accepted` or `failed` for every request, or the `voices`; and `begun` and `ended` where the voice knows, `unseen`
instead where it should have known. Whatever libraries print goes to the log.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterable
from queue import Empty, SimpleQueue
from typing import Any

from uno_tui.helpers import FAREWELL, complain_to, shorten_log
from uno_tui.speech.voices.catalogue import build
from uno_tui.speech.voices.engine import Engine, Manner
from uno_tui.speech.voices.reasons import reason_of
from uno_tui.speech.voices.watch import Watch
from uno_tui.suspension import outlive


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


class Service:
    """Carries out the parent's requests, and watches the voice in between where it must be asked.

    All that in one thread, because some voices may be spoken to in the one only that they were made in.
    """

    def __init__(self, engine: Engine, answers: Answers) -> None:
        self._engine = engine
        self._answers = answers
        self._watch = Watch(engine.is_speaking, answers.send) if engine.is_speaking is not None else None

    def run(self, requests: SimpleQueue[str | None]) -> None:
        """Serve until None is asked for."""
        while True:
            try:
                line = requests.get(timeout=self._watch.pause if self._watch is not None else None)
            except Empty:
                line = ""
            if line is None:
                return
            if line:
                self._carry_out(json.loads(line))
                shorten_log()
            if self._watch is not None:
                self._watch.look()

    def _carry_out(self, request: dict[str, Any]) -> None:
        number = request.get("number", 0)
        try:
            if request["do"] == "say":
                self._say(number, request)
            elif request["do"] == "voices":
                self._answers.send("voices", number, voices=self._engine.voices)
            else:
                self._stop(number)
        except Exception as error:  # whatever a voice's library raises, the parent is told
            self._answers.send("failed", number, reason=reason_of(error))

    def _say(self, number: int, request: dict[str, Any]) -> None:
        manner = Manner(*request["manner"])
        self._engine.speak(number, request["text"], manner, interrupt=request["interrupt"])
        self._answers.send("accepted", number)
        if self._watch is not None:
            self._watch.begin(number)

    def _stop(self, number: int) -> None:
        if self._watch is not None:
            self._watch.stop()
        self._engine.stop()
        self._answers.send("accepted", number)


def _read(lines: Iterable[str], requests: SimpleQueue[str | None]) -> None:
    """Pass requests on. When nobody can ask any more the process ends, even if the voice hangs."""
    for line in lines:
        requests.put(line)
    requests.put(None)
    time.sleep(FAREWELL)
    os._exit(0)


def main(name: str, language: str, log: str) -> None:
    """Serve until the parent closes its end."""
    outlive()
    answers = Answers(os.dup(1))
    complain_to(log)
    requests: SimpleQueue[str | None] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, requests), daemon=True).start()
    try:
        engine = build(name, language, answers.send)
    except Exception as error:  # as above
        answers.send("absent", reason=reason_of(error))
        return
    answers.send("ready", abilities=sorted(engine.abilities))
    Service(engine, answers).run(requests)
    engine.close()


if __name__ == "__main__":
    main(*sys.argv[1:4])
    sys.stdout.flush()
    os._exit(0)
