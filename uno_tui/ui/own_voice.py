"""The program's own voice: which one speaks, and how."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from uno_tui.background import Background
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.speech.voice import SilentVoice, Voice
from uno_tui.speech.voices.catalogue import NONE, names
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Abilities, Ability, Manner
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.settings import Mode, Settings

LAST_WORDS = 1.2
"""Seconds for the voice to say goodbye."""
LAST_NEWS = 10.0
"""Seconds for the voice to say more, such as that nothing could be saved."""


def manners_of(settings: Settings) -> Manners:
    """Return the manners of speaking that the settings describe."""
    own = Manner(settings.rate, settings.pitch, settings.volume, settings.synthesis_voice)
    # `others_pitch` is added to `pitch`, so the sum may go beyond what voices take.
    pitch = max(-100, min(100, settings.pitch + settings.others_pitch))
    others = own._replace(pitch=pitch, voice=settings.others_voice or settings.synthesis_voice)
    return Manners(own, others, settings.calibration)


class OwnVoice:
    """The program's voice in mode `voice`; in the other modes nothing speaks.

    `lost`: all voices have failed, or none is wanted, so sentences are shown too.
    """

    def __init__(
        self, preferences: Preferences, announcer: ProgramAnnouncer, on_error: Callable[[BaseException], None]
    ) -> None:
        """`on_error` is told of a fault with which a voice starts or ends."""
        self._preferences = preferences
        self._announcer = announcer
        self.lost = False
        self._last_voice: str | None = None
        """The voice that spoke last, which is no news when it speaks again."""
        self.goodbye_seconds = LAST_WORDS
        """Seconds for the voice to say its last words."""
        self._background = Background(on_error)
        """Tasks in which voices start and end."""
        self._closed = False

    def change(self) -> None:
        """Replace the voice by the one that the settings and the mode want."""
        if self._closed:
            return
        voice = self._make()
        # Replaced first, then closed: what the old voice has not said is said by the new one.
        old = self._announcer.speaker.replace_voice(voice)
        self._background.start(old.close())
        if isinstance(voice, VoiceChain):
            self._background.start(voice.start())
        self._preferences.on_look()

    def _make(self) -> Voice:
        preferences = self._preferences
        settings = preferences.settings
        wanted = preferences.override.voice or settings.voice
        # On another machine nobody hears this one's voices.
        if preferences.mode is not Mode.VOICE or wanted == NONE or preferences.remote:
            self._last_voice, self.lost = None, wanted == NONE
            return SilentVoice(settings.rate)
        # The others stay after the wanted voice, so that a voice that fails leaves nobody in silence.
        order = [name for name in names() if name != wanted]
        if wanted:
            order.insert(0, wanted)
        log = preferences.folders.log
        with contextlib.suppress(OSError):
            log.parent.mkdir(parents=True, exist_ok=True)
        language = self._announcer.translator.language
        chain = VoiceChain(order, language, manners_of(settings), log, lambda name: self._changed(chain, name))
        return chain

    def _changed(self, chain: VoiceChain, name: str | None) -> None:
        """Take note of the voice that speaks now, and say so; None if all have failed."""
        if chain is not self.chain:  # one that is being closed
            return
        before, self._last_voice = self._last_voice, name
        lost, self.lost = self.lost, name is None
        self._preferences.on_look()
        if name is None:
            self._announcer.tell("voice-lost", urgency=Urgency.URGENT)
        # The first voice at the start is no news.
        elif (before is not None and before != name) or lost:
            self._announcer.tell("voice-now", voice=name)

    @property
    def chain(self) -> VoiceChain | None:
        """The chain of voices; None where the program does not speak."""
        voice = self._announcer.speaker.voice
        return voice if isinstance(voice, VoiceChain) else None

    @property
    def name(self) -> str | None:
        """The voice that speaks; None while one starts, and where the program does not speak."""
        return self.chain.name if self.chain is not None else None

    @property
    def abilities(self) -> Abilities:
        """The abilities of the voice that speaks. A synthesizer that lists no voices cannot change its voice."""
        chain = self.chain
        if chain is None:
            return frozenset()
        return chain.abilities - ({Ability.VOICE} if chain.voices == () else set())

    def change_manner(self) -> None:
        """Take over the manner of speaking from the settings, with the same voice."""
        settings, voice = self._preferences.settings, self._announcer.speaker.voice
        if isinstance(voice, VoiceChain):
            voice.manners = manners_of(settings)
        elif isinstance(voice, SilentVoice):
            voice.rate = settings.rate

    def say_sample(self) -> None:
        """Say a sample in the manner used for the actions of others."""
        text = self._announcer.text("others-sample")
        self._announcer.speaker.say([Utterance(text, Category.SYSTEM, echo=True, others=True)])

    async def wait_for_goodbye(self) -> None:
        """Wait until the voice has said its last words, at most `goodbye_seconds` seconds."""
        if self._preferences.mode is Mode.VOICE:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.goodbye_seconds):
                    await self._announcer.speaker.wait_until_heard()

    async def close(self) -> None:
        """End the voice, and wait for the voices ended before; no other voice starts after this."""
        self._closed = True
        await self._announcer.speaker.close()
        await asyncio.gather(*self._background.tasks, return_exceptions=True)
