"""The process that a voice lives in: `python -m uno_tui.speech.voices.helper NAME LANGUAGE LOG`.

Requests and messages are JSON objects. It greets with `ready` or `absent`, and answers each request (`say`, `stop`,
`voices`) with `accepted`, `failed` or `voices`. At any time it sends events: `begun` and `ended` of an utterance if the
voice can report them, `unseen` if it should have and did not, `failed` if it fails later. What libraries print goes to
the log.
"""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from queue import Empty
from typing import Any

from uno_tui.process.parent import Parent
from uno_tui.speech.voices.catalogue import PROGRAMS, build
from uno_tui.speech.voices.engine import Engine, Manner, Progress
from uno_tui.speech.voices.reasons import reason_of
from uno_tui.speech.voices.watch import Watch


def encode(kind: str, number: int = 0, **details: object) -> bytes:
    """Return a message to the parent about a request or an utterance, as JSON."""
    return json.dumps({"kind": kind, "number": number, **details}).encode()


class Service:
    """Carries out the parent's requests. Between them, it polls an engine that does not report the end of a text.

    All that happens in one thread, because some voices may be used only in the thread that made them.
    """

    def __init__(self, engine: Engine, parent: Parent, progress: Progress) -> None:
        self._engine = engine
        self._parent = parent
        self._watch = Watch(engine.is_speaking, progress) if engine.is_speaking is not None else None

    def run(self) -> None:
        """Carry out requests until the parent closes its end."""
        while True:
            try:
                request = self._parent.receive(self._watch.pause if self._watch is not None else None)
            except Empty:
                request = b""
            if request is None:
                return
            if request:
                self._carry_out(json.loads(request))
            if self._watch is not None:
                self._watch.look()

    def _carry_out(self, request: dict[str, Any]) -> None:
        number = request.get("number", 0)
        try:
            if request["do"] == "say":
                self._say(number, request)
            elif request["do"] == "voices":
                self._answer("voices", number, voices=self._engine.voices)
            else:
                self._stop(number)
        except Exception as error:  # a voice's library may raise anything; the parent gets the reason
            self._answer("failed", number, reason=reason_of(error))

    def _say(self, number: int, request: dict[str, Any]) -> None:
        manner = Manner(*request["manner"])
        self._engine.speak(number, request["text"], manner, interrupt=request["interrupt"])
        self._answer("accepted", number)
        if self._watch is not None:
            self._watch.begin(number)

    def _stop(self, number: int) -> None:
        if self._watch is not None:
            self._watch.stop()
        self._engine.stop()
        self._answer("accepted", number)

    def _answer(self, kind: str, number: int, **details: object) -> None:
        self._parent.answer(encode(kind, number, **details))


def main(name: str, language: str, log: str) -> None:
    """Greet, and carry out requests until the parent closes its end."""
    at_end = ExitStack()
    with Parent(log, outlives_stop=True, clean_up=at_end.close) as parent:

        def progress(kind: str, number: int) -> None:
            parent.tell(encode(kind, number))

        try:
            engine = build(name, language, progress)
        except Exception as error:  # as above
            parent.answer(encode("absent", reason=reason_of(error)))
            return
        if name in PROGRAMS:
            # A program would go on speaking if this process hangs or fails. Libraries end with the process, and some
            # hang if another thread than their own stops them.
            at_end.callback(engine.stop)
        parent.answer(encode("ready", abilities=sorted(engine.abilities)))
        Service(engine, parent, progress).run()
        engine.close()


if __name__ == "__main__":
    main(*sys.argv[1:4])
