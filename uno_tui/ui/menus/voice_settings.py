"""How the voice speaks, as lines of the settings: only what the voice that speaks can."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from uno_tui.speech.utterance import Category, Utterance
from uno_tui.speech.voices.engine import Abilities, Ability
from uno_tui.ui.menus.lists import Item
from uno_tui.ui.ports.question import Typing
from uno_tui.ui.session import Session
from uno_tui.ui.settings import CALIBRATION

STEPS = list(range(-100, 101, 20))

Cycle = Callable[[str, str, Sequence[object], object, Callable[..., None]], Item]
"""Makes a line that goes through values: the setting's name, the value shown, all values, this one, what takes it."""


class VoiceSettings:
    """Rate, pitch, volume and voices; a change is heard at once, in the new manner."""

    def __init__(
        self,
        session: Session,
        cycle: Cycle,
        offer: Callable[[str, Callable[[], Sequence[Item]]], None],
        type_: Callable[[Typing], None],
    ) -> None:
        self.session = session
        self._cycle = cycle
        self._offer = offer
        self._type = type_

    def items(self) -> list[Item]:
        """What this voice can, and nothing else."""
        can = self._abilities
        items = (
            [self._scale("rate")] if Ability.RATE in can else [Item(self.session.announcer.text("setting-rate-none"))]
        )
        items += [self._scale("pitch")] if Ability.PITCH in can else []
        items += [self._scale("volume")] if Ability.VOLUME in can else []
        items += [self._voice("synthesis_voice", "place-synthesis-voice")] if Ability.VOICE in can else []
        items += [self._with_sample(self._scale("others_pitch"))] if Ability.PITCH in can else []
        items += [self._voice("others_voice", "place-others-voice")] if Ability.VOICE in can else []
        estimated = self.session.voice.name is not None and Ability.END not in can
        return items + ([self._calibration()] if estimated else [])

    @property
    def _abilities(self) -> Abilities:
        chain = self.session.voice.chain
        if chain is None:
            return frozenset()
        return chain.abilities - ({Ability.VOICE} if chain.voices == () else set())

    def _scale(self, name: str) -> Item:
        value = getattr(self.session.preferences.settings, name)
        return self._cycle(name, str(value), STEPS, value, lambda chosen: self._set(name, chosen))

    def _set(self, name: str, value: object) -> None:
        setattr(self.session.preferences.settings, name, value)
        self.session.voice.change_manner()

    def _with_sample(self, item: Item) -> Item:
        """What others do sounds otherwise than the line itself: it is heard behind it."""
        sample = Utterance(self.session.announcer.text("others-sample"), Category.SYSTEM, echo=True, others=True)

        def heard_after(act: Callable[[], None]) -> Callable[[], None]:
            def both() -> None:
                act()
                self.session.announcer.speaker.say([sample])

            return both

        back = item.back and heard_after(item.back)
        return msgspec.structs.replace(item, act=item.act and heard_after(item.act), back=back)

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
        items = [self._choosing(name, voice) for voice in ("", *names)]
        return [self._with_sample(item) for item in items] if name == "others_voice" else items

    def _choosing(self, name: str, voice: str) -> Item:
        def choose() -> None:
            self._set(name, voice)
            self.session.keep_settings()
            self.session.announcer.say(self._choosing(name, voice).text)

        shown = voice or self._without(name)
        chosen = getattr(self.session.preferences.settings, name) == voice
        return Item(self.session.announcer.text("voice-chosen", voice=shown) if chosen else shown, choose)

    def _without(self, name: str) -> str:
        """What it means to choose no voice."""
        return self.session.announcer.text("value-usual" if name == "synthesis_voice" else "value-same")

    # Calibration.

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
