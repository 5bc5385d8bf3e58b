"""The settings of the voice that need more than a step to the next value, as lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from uno_tui.speech.voices.engine import Ability
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.own_voice import OwnVoice
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.settings import CALIBRATION


class VoiceSettings:
    """The synthesizer's voices and the calibration; the next sentence is spoken with the new settings."""

    def __init__(
        self,
        preferences: Preferences,
        announcer: ProgramAnnouncer,
        voice: OwnVoice,
        keep: Callable[[], None],
        offer: Callable[[str, Callable[[], Sequence[Item]]], None],
        type_: Callable[[TextPrompt], None],
    ) -> None:
        """`keep` writes the settings, `offer` opens a list, `type_` asks for a key."""
        self._preferences = preferences
        self._announcer = announcer
        self._own_voice = voice
        self._keep = keep
        self._offer = offer
        self._type = type_
        self.own: Mapping[str, Callable[[], Sequence[Item]]] = {
            "synthesis_voice": lambda: [self._voice("synthesis_voice", "place-synthesis-voice")],
            "others_voice": lambda: [self._voice("others_voice", "place-others-voice")],
            "calibration": self._calibrations,
        }
        """The lines of these settings, by the name of the setting."""

    def _voice(self, name: str, place: str) -> Item:
        """Return a line that opens the list of the synthesizer's voices."""
        shown = getattr(self._preferences.settings, name) or self._without(name)
        text = self._announcer.text(f"setting-{name}", value=shown)
        explains = self._announcer.translator.text(f"setting-{name}", "description")
        return Item(text, lambda: self._ask_voices(name, place), explains=explains)

    def _ask_voices(self, name: str, place: str) -> None:
        """Open the list as soon as the synthesizer has named its voices."""
        chain = self._own_voice.chain

        # Some synthesizers have thousands of voices: they are asked for when the list is wanted, not before.
        def on_voices() -> None:
            if chain is not None and chain.voices:
                self._offer(place, lambda: self._voices(name, chain.voices or ()))
            else:
                self._announcer.say(self._announcer.text("voices-unnamed"))

        if chain is not None:
            chain.ask_voices(on_voices)

    def _voices(self, name: str, names: Sequence[str]) -> list[Item]:
        return [self._choosing(name, voice) for voice in ("", *names)]

    def _choosing(self, name: str, voice: str) -> Item:
        def choose() -> None:
            self._preferences.choose(name, voice)
            self._own_voice.change_manner()
            self._keep()
            self._announcer.say(self._choosing(name, voice).text)
            # The line is said in the player's own voice, so the other one needs a sample.
            if name == "others_voice":
                self._own_voice.say_sample()

        shown = voice or self._without(name)
        chosen = getattr(self._preferences.settings, name) == voice
        return Item(self._announcer.text("voice-chosen", voice=shown) if chosen else shown, choose)

    def _without(self, name: str) -> str:
        """Return the text of the choice of no voice."""
        return self._announcer.text("value-usual" if name == "synthesis_voice" else "value-same")

    # Calibration.

    def _calibrations(self) -> list[Item]:
        """Return the line for calibration, if the end of this voice's sentences is only estimated."""
        estimated = self._own_voice.name is not None and Ability.END not in self._own_voice.abilities
        return [self._calibration()] if estimated else []

    def _calibration(self) -> Item:
        known = self._own_voice.name in self._preferences.settings.calibration
        shown = self._announcer.text("calibration-measured" if known else "calibration-estimated")
        text = self._announcer.text("setting-calibration", value=shown)
        explains = self._announcer.translator.text("setting-calibration", "description")
        return Item(text, self._calibrate, self._forget if known else None, explains=explains, stepped=False)

    def _calibrate(self) -> None:
        """Let the voice say a sentence; the player presses Enter when it ends."""
        self._type(TextPrompt(self._announcer.text("calibration-ask"), "", self._measured, key=True, enter=True))

    def _measured(self, key: str) -> str | None:
        announcer, voice = self._announcer, self._own_voice
        chain = voice.chain
        # Enter marks the end; any other key has marked nothing, and the sentence is said again.
        part = chain.measure(announcer.text("calibration-ask")) if chain is not None and key == "enter" else None
        if part is None or voice.name is None:
            return announcer.text("calibration-ask")
        least, most = CALIBRATION
        # A key pressed at once, or minutes later, must not let the bots rush or stand still.
        part = round(min(max(part, least), most), 3)
        self._use({**self._preferences.settings.calibration, voice.name: part})
        announcer.say(announcer.text("calibration-done"))
        return None

    def _forget(self) -> None:
        known = self._preferences.settings.calibration
        self._use({voice: part for voice, part in known.items() if voice != self._own_voice.name})
        self._announcer.say(self._calibration().text)

    def _use(self, calibration: dict[str, float]) -> None:
        self._preferences.settings.calibration = calibration
        self._own_voice.change_manner()
        self._keep()
