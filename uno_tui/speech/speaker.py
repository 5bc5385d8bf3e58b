"""The queue of things to be said: in order, without losing what matters, and silent when asked."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from uno_tui.speech.history import History
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance, clean, in_order
from uno_tui.speech.voice import Voice, estimate

SAME_WITHIN = 0.7
"""Seconds within which the same answer is given only once to a key that is pressed again."""
BEHIND = 6.0
"""When this many seconds of speech are waiting, small talk gives way."""


class Speaker:
    """Says utterances one after the other through a voice, and remembers them."""

    def __init__(self, voice: Voice, transcript: Transcript | None = None) -> None:
        self.voice = voice
        self.history = History()
        self.observers: list[Callable[[Sequence[Utterance]], None]] = []
        """Called with what is to be said, as soon as it is known."""
        self.leaves_out: Callable[[Utterance], bool] = lambda utterance: False
        """Whether something is only remembered, because it is heard otherwise."""
        self._transcript = transcript
        self._waiting: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._begun = False
        self._token = 0
        self._answered = ("", -SAME_WITHIN)
        self._quiet = asyncio.Event()
        self._quiet.set()

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say these; what costs the player something first. An utterance the player asked for interrupts."""
        news = [utterance for utterance in in_order(list(map(_cleaned, utterances))) if self._is_new(utterance)]
        if not news:
            return
        for utterance in news:
            self.history.add(utterance)
        news = [utterance for utterance in news if not self.leaves_out(utterance)]
        if not news:
            return
        for utterance in news:
            if self._transcript is not None:
                self._transcript.write(utterance)
        for observer in self.observers:
            observer(news)
        if any(utterance.interrupts for utterance in news):
            self._interrupt(news)
        else:
            self._waiting.extend(news)
            self._give_way()
            if self._current is None:
                self._next(interrupt=False)

    def again(self, utterance: Utterance) -> None:
        """Say something from the history, now; it is not remembered a second time."""
        asked = msgspec.structs.replace(utterance, interrupts=True, others=False)
        if self._transcript is not None:
            self._transcript.write(asked)
        for observer in self.observers:
            observer([asked])
        self._interrupt([asked])

    def read_out(self, text: str) -> None:
        """Say a line that has been shown already; it is no news, and not remembered."""
        utterance = _cleaned(Utterance(text, Category.SYSTEM, Urgency.READ_OUT))
        if not utterance.text:
            return
        if self._transcript is not None:
            self._transcript.write(utterance)
        self._waiting.append(utterance)
        if self._current is None:
            self._next(interrupt=False)

    def note(self, text: str) -> None:
        """A line stands somewhere to be read by the player's own means."""
        if self._transcript is not None and clean(text):
            self._transcript.write(_cleaned(Utterance(text, Category.SYSTEM, Urgency.READ_OUT)))

    def stop_reading(self) -> None:
        """Nothing that is read out goes on."""
        self._waiting = deque(utterance for utterance in self._waiting if utterance.urgency is not Urgency.READ_OUT)
        if self._current is not None and self._current.urgency is Urgency.READ_OUT:
            self.voice.stop()
            self._done(self._token)

    def hush(self) -> None:
        """A key was pressed: what is being said stops, what waits goes on."""
        if self._current is not None and self._begun:
            self._answered = ("", -SAME_WITHIN)  # what was cut off may be said again at once
            self.voice.stop()
            self._done(self._token)

    def stop(self) -> None:
        """Be silent: nothing waits any more (all of it is in the history)."""
        self._waiting.clear()
        self._current = None
        self._token += 1
        self.voice.stop()
        self._quiet.set()

    def pause(self) -> None:
        """Be silent until `go_on`; what is being said will be said again from its beginning."""
        if self._current is not None:
            self._waiting.appendleft(self._current)
            self._current = None
        self._token += 1
        self.voice.stop()

    def go_on(self) -> None:
        """Say what `pause` has left unsaid."""
        if self._current is None:
            self._next(interrupt=False)

    @property
    def speaks(self) -> bool:
        """Whether something is being said, or waits to be."""
        return not self._quiet.is_set()

    async def heard(self) -> None:
        """Wait until everything has been said."""
        await self._quiet.wait()

    def replace_voice(self, voice: Voice) -> Voice:
        """Speak through another voice from now on; returns the old one, to be closed."""
        old, self.voice = self.voice, voice
        old.stop()
        if self._current is not None:
            self._waiting.appendleft(self._current)
            self._current = None
        self._next(interrupt=False)
        return old

    async def close(self) -> None:
        """Let go of the voice and the transcript."""
        self.stop()
        await self.voice.close()
        if self._transcript is not None:
            self._transcript.close()

    def _is_new(self, utterance: Utterance) -> bool:
        """News is told as often as it happens; an answer not twice to a key that was pressed twice."""
        if not utterance.text or not utterance.interrupts:
            return bool(utterance.text)
        now = asyncio.get_running_loop().time()
        text, when = self._answered
        if utterance.text == text and now - when < SAME_WITHIN:
            return False
        self._answered = (utterance.text, now)
        return True

    def _interrupt(self, utterances: Sequence[Utterance]) -> None:
        if self._current is not None and not self._begun and self._current.urgency > Urgency.SMALL_TALK:
            self._waiting.appendleft(self._current)
        self._waiting.extendleft(reversed(utterances))
        self._next(interrupt=True)

    def _give_way(self) -> None:
        counted = (each for each in self._waiting if each.urgency is not Urgency.READ_OUT and not each.echo)
        if sum(estimate(each.text) for each in counted) > BEHIND:
            self._waiting = deque(each for each in self._waiting if each.urgency is not Urgency.SMALL_TALK)

    def _next(self, *, interrupt: bool) -> None:
        self._token += 1
        if not self._waiting:
            self._current = None
            self._quiet.set()
            return
        self._quiet.clear()
        self._current = self._waiting.popleft()
        self._begun = False
        token = self._token
        self.voice.speak(
            self._current.text,
            interrupt=interrupt,
            begun=lambda: self._heard_beginning(token),
            ended=lambda: self._done(token),
            others=self._current.others,
        )

    def _heard_beginning(self, token: int) -> None:
        if token == self._token:
            self._begun = True

    def _done(self, token: int) -> None:
        if token == self._token:
            self._current = None
            self._next(interrupt=False)


def _cleaned(utterance: Utterance) -> Utterance:
    return msgspec.structs.replace(utterance, text=clean(utterance.text))
