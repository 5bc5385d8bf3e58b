"""The settings of the voice that ask for more than the next value, as lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from uno_tui.speech.voices.engine import Ability
from uno_tui.ui.menus.lists import Item
from uno_tui.ui.ports.question import Typing
from uno_tui.ui.session import Session
from uno_tui.ui.settings import CALIBRATION


class VoiceSettings:
    """The synthesizer's voices and the calibration; a change is heard at once, in the new manner."""

    def __init__(
        self,
        session: Session,
        offer: Callable[[str, Callable[[], Sequence[Item]]], None],
        type_: Callable[[Typing], None],
    ) -> None:
        self.session = session
        self._offer = offer
        self._type = type_
        self.own: Mapping[str, Callable[[], Sequence[Item]]] = {
            "synthesis_voice": lambda: [self._voice("synthesis_voice", "place-synthesis-voice")],
            "others_voice": lambda: [self._voice("others_voice", "place-others-voice")],
            "calibration": self._calibrations,
        }
        """The lines of these settings, by name."""

    def _voice(self, name: str, place: str) -> Item:
        """A line that opens the list of the synthesizer's voices."""
        shown = getattr(self.session.preferences.settings, name) or self._without(name)
        text = self.session.announcer.text(f"setting-{name}", value=shown)
        explains = self.session.announcer.translator.text(f"setting-{name}", "description")
        return Item(text, lambda: self._ask_voices(name, place), explains=explains)

    def _ask_voices(self, name: str, place: str) -> None:
        """Open the list as soon as the synthesizer has told its voices."""
        chain = self.session.voice.chain

        def told() -> None:
            if chain is not None and chain.voices:
                self._offer(place, lambda: self._voices(name, chain.voices or ()))
            else:
                self.session.announcer.say(self.session.announcer.text("voices-unnamed"))

        if chain is not None:
            chain.ask_voices(told)

    def _voices(self, name: str, names: Sequence[str]) -> list[Item]:
        return [self._choosing(name, voice) for voice in ("", *names)]

    def _choosing(self, name: str, voice: str) -> Item:
        def choose() -> None:
            self.session.preferences.choose(name, voice)
            self.session.voice.change_manner()
            self.session.keep_settings()
            self.session.announcer.say(self._choosing(name, voice).text)
            if name == "others_voice":
                self.session.voice.say_sample()

        shown = voice or self._without(name)
        chosen = getattr(self.session.preferences.settings, name) == voice
        return Item(self.session.announcer.text("voice-chosen", voice=shown) if chosen else shown, choose)

    def _without(self, name: str) -> str:
        """What it means to choose no voice."""
        return self.session.announcer.text("value-usual" if name == "synthesis_voice" else "value-same")

    # Calibration.

    def _calibrations(self) -> list[Item]:
        """Return the line where it is only estimated when this voice has ended."""
        estimated = self.session.voice.name is not None and Ability.END not in self.session.voice.abilities
        return [self._calibration()] if estimated else []

    def _calibration(self) -> Item:
        known = self.session.voice.name in self.session.preferences.settings.calibration
        shown = self.session.announcer.text("calibration-measured" if known else "calibration-estimated")
        text = self.session.announcer.text("setting-calibration", value=shown)
        explains = self.session.announcer.translator.text("setting-calibration", "description")
        return Item(text, self._calibrate, self._forget if known else None, explains=explains)

    def _calibrate(self) -> None:
        """Let the voice say a sentence, and the player press Enter when it has."""
        self._type(Typing(self.session.announcer.text("calibration-ask"), "", self._measured, key=True, enter=True))

    def _measured(self, key: str) -> str | None:
        session, chain = self.session, self.session.voice.chain
        part = (
            chain.measure(session.announcer.text("calibration-ask")) if chain is not None and key == "enter" else None
        )
        if part is None or session.voice.name is None:
            return session.announcer.text("calibration-ask")
        least, most = CALIBRATION
        part = round(min(max(part, least), most), 3)
        self._keep({**session.preferences.settings.calibration, session.voice.name: part})
        session.announcer.say(session.announcer.text("calibration-done"))
        return None

    def _forget(self) -> None:
        known = self.session.preferences.settings.calibration
        self._keep({voice: part for voice, part in known.items() if voice != self.session.voice.name})
        self.session.announcer.say(self._calibration().text)

    def _keep(self, calibration: dict[str, float]) -> None:
        self.session.preferences.settings.calibration = calibration
        self.session.voice.change_manner()
        self.session.keep_settings()
