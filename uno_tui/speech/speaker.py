"""The queue of utterances: in order, without losing what matters, and silent when asked."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from uno_tui.speech.history import History
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance, clean, in_order
from uno_tui.speech.voice import SilentVoice, Voice

REPEAT_WINDOW = 0.12
"""The longest pause in seconds between repetitions of a held key, whose answer is said once."""
BACKLOG = 6.0
"""Seconds of waiting speech above which small talk is dropped."""


class Speaker:
    """Says utterances one after the other through a voice, and remembers them."""

    def __init__(self, voice: Voice, transcript: Transcript | None = None) -> None:
        self.voice = voice
        self.history = History()
        self.observers: list[Callable[[Sequence[Utterance]], None]] = []
        """Called with the utterances as soon as they are known, before they are spoken."""
        self.leaves_out: Callable[[Utterance], bool] = lambda utterance: False
        """Returns whether an utterance only goes to the history, because a sound stands for it."""
        self.sentences_begun = 0
        """The number of texts that were handed to the voice, also those that were cut off before their first word."""
        self._transcript = transcript
        self._waiting: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._current_since = 0.0
        self._speech_has_begun = False
        self._token = 0
        self._last_answer = ("", -REPEAT_WINDOW)
        self._quiet = asyncio.Event()
        self._quiet.set()

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say utterances, those first that cost the player something. One that the player asked for interrupts."""
        news = [utterance for utterance in in_order(list(map(_clean, utterances))) if self._is_new(utterance)]
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
            self._drop_small_talk()
            if self._current is None:
                self._next(interrupt=False)

    def repeat(self, utterance: Utterance) -> None:
        """Say an utterance now, even if it has just been said. It does not go to the history."""
        # The player asked for it, so it has the voice of answers, even if it tells what others did.
        asked = msgspec.structs.replace(utterance, interrupts=True, others=False)
        if self._transcript is not None:
            self._transcript.write(asked)
        for observer in self.observers:
            observer([asked])
        self._interrupt([asked])

    def read_out(self, text: str) -> None:
        """Say a line that is on the screen already. It does not go to the history."""
        utterance = _clean(Utterance(text, Category.SYSTEM, Urgency.READ_OUT))
        if not utterance.text:
            return
        if self._transcript is not None:
            self._transcript.write(utterance)
        # The observers do not get it: line by line, they would print what has just been printed.
        self._waiting.append(utterance)
        if self._current is None:
            self._next(interrupt=False)

    def stop_reading(self) -> None:
        """Stop and drop all that `read_out` was given."""
        self._waiting = deque(utterance for utterance in self._waiting if utterance.urgency is not Urgency.READ_OUT)
        if self._current is not None and self._current.urgency is Urgency.READ_OUT:
            self.voice.stop()
            self._on_ended(self._token)

    def hush(self) -> None:
        """Stop the current utterance and go on with the next, because a key was pressed."""
        # An utterance that has not begun is kept: it would be lost unheard.
        if self._current is not None and self._speech_has_begun:
            self._last_answer = ("", -REPEAT_WINDOW)  # what was cut off may be said again at once
            self.voice.stop()
            self._on_ended(self._token)

    def stop(self) -> None:
        """Be silent and drop what waits; all of it is in the history."""
        self._waiting.clear()
        self._current = None
        self._token += 1
        self.voice.stop()
        # The host waits for this before a bot moves.
        self._quiet.set()

    def pause(self) -> None:
        """Stop, and keep the current utterance as the next: `resume`, or whatever is said next, goes on with it."""
        if self._current is not None:
            self._waiting.appendleft(self._current)
            self._current = None
        # `_quiet` stays as it is: Session.go_on asks `is_speaking` to know whether anything was cut off.
        self._token += 1
        self.voice.stop()

    def resume(self) -> None:
        """Say what `pause` has left unsaid."""
        if self._current is None:
            self._next(interrupt=False)

    @property
    def is_speaking(self) -> bool:
        """Return whether an utterance is being said or waits."""
        return not self._quiet.is_set()

    @property
    def can_stop(self) -> bool:
        """Return whether there is speech of the program's own to stop: a screen reader's is not."""
        return self.is_speaking and not isinstance(self.voice, SilentVoice)

    def seconds_left(self, answer_limit: float = math.inf) -> float:
        """Return the estimated seconds until everything that waits is said.

        What the player has asked for counts at most `answer_limit` seconds: a key ends it.
        """
        # Races among friends compare these: a person who still listens has not had the time to react.
        if self._current is None:
            return 0.0
        since = asyncio.get_running_loop().time() - self._current_since
        seconds = {False: 0.0, True: 0.0}
        for each in (self._current, *self._waiting):
            left = self.voice.seconds(each.text, others=each.others) - (since if each is self._current else 0.0)
            seconds[each.answers or each.urgency is Urgency.READ_OUT] += max(0.0, left)
        return seconds[False] + min(answer_limit, seconds[True])

    async def wait_until_heard(self, answer_limit: float = math.inf) -> None:
        """Wait until everything has been said; for what the player has asked for, at most `answer_limit` seconds."""
        if answer_limit == math.inf:
            await self._quiet.wait()
            return
        others = 2 * self.seconds_left(0.0)  # twice, because a voice may be slower than was estimated
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(others + answer_limit):
                await self._quiet.wait()

    def replace_voice(self, voice: Voice) -> Voice:
        """Speak through another voice from now on. Return the old one, which the caller closes."""
        old, self.voice = self.voice, voice
        old.stop()
        # A voice that was stopped reports no end, so the new voice says this text from its beginning.
        if self._current is not None:
            self._waiting.appendleft(self._current)
            self._current = None
        self._next(interrupt=False)
        return old

    async def close(self) -> None:
        """Close the voice and the transcript."""
        self.stop()
        await self.voice.close()
        if self._transcript is not None:
            self._transcript.close()

    def _is_new(self, utterance: Utterance) -> bool:
        """Return whether an utterance has a text and does not just repeat the answer to a held key."""
        if not utterance.text or not utterance.interrupts:
            return bool(utterance.text)
        now = asyncio.get_running_loop().time()
        text, when = self._last_answer
        if utterance.text == text and now - when < REPEAT_WINDOW:
            # The window moves on with every repetition, so that a key may be held for any time.
            self._last_answer = (text, now)
            return False
        self._last_answer = (utterance.text, now)
        return True

    def _interrupt(self, utterances: Sequence[Utterance]) -> None:
        # An answer must not swallow news that nobody has heard; small talk may be lost, and so may the answer to an
        # earlier key: a player who walks fast would hear the cards again backwards.
        if self._current is not None and not self._speech_has_begun and self._must_be_heard(self._current):
            self._waiting.appendleft(self._current)
        self._waiting.extendleft(reversed(utterances))
        self._next(interrupt=True)

    @staticmethod
    def _must_be_heard(utterance: Utterance) -> bool:
        """Return whether an utterance that the answer to a key interrupts is said after the answer, not lost."""
        if utterance.echo or (utterance.interrupts and utterance.answers):
            return utterance.urgency >= Urgency.URGENT
        return utterance.urgency > Urgency.SMALL_TALK

    def _drop_small_talk(self) -> None:
        """Drop waiting small talk if more than `BACKLOG` seconds of speech are waiting."""
        # Lines that are on the screen, and the selected card of a new hand, are no sign that the voice falls behind.
        counted = (each for each in self._waiting if each.urgency is not Urgency.READ_OUT and not each.echo)
        if sum(self.voice.seconds(each.text, others=each.others) for each in counted) > BACKLOG:
            self._waiting = deque(each for each in self._waiting if each.urgency is not Urgency.SMALL_TALK)

    def _next(self, *, interrupt: bool) -> None:
        self._token += 1
        if not self._waiting:
            self._current = None
            self._quiet.set()
            return
        self._quiet.clear()
        self._current = self._waiting.popleft()
        self._current_since = asyncio.get_running_loop().time()
        self.sentences_begun += 1
        self._speech_has_begun = False
        # A report about a text that was cut off may still come: it has an older token and is ignored.
        token = self._token
        self.voice.speak(
            self._current.text,
            interrupt=interrupt,
            on_begun=lambda: self._on_begun(token),
            on_ended=lambda: self._on_ended(token),
            others=self._current.others,
        )

    def _on_begun(self, token: int) -> None:
        if token == self._token:
            self._speech_has_begun = True

    def _on_ended(self, token: int) -> None:
        if token == self._token:
            self._current = None
            self._next(interrupt=False)


def _clean(utterance: Utterance) -> Utterance:
    return msgspec.structs.replace(utterance, text=clean(utterance.text))
