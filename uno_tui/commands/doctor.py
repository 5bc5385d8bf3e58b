"""Looks at everything that playing needs, and says what is missing."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator

from uno_tui.commands.chosen import choose_mode, is_linear, must_be_a_voice, read_keymap, read_settings, translator_for
from uno_tui.commands.output import Plain
from uno_tui.commands.saying import UseError
from uno_tui.front.checkup import surroundings
from uno_tui.front.checkup.finding import Finding, impersonal
from uno_tui.front.checkup.own_files import presets_and_lessons
from uno_tui.front.checkup.round import play_a_round
from uno_tui.front.menus.voices import TriedSounds, try_each
from uno_tui.front.settings import Profile, Settings, folders
from uno_tui.linear.arrival import try_keys
from uno_tui.locales.translator import Translator
from uno_tui.wording import Invalid, Wording


def run(options: argparse.Namespace) -> int:
    """Say what has been found, a sentence a line; 0 if all is well, 1 if something is missing."""
    must_be_a_voice(options.voice)
    settings, fault = _settings()
    translator = translator_for(options, settings)
    return asyncio.run(_Doctor(options, translator, settings, fault).run())


def _settings() -> tuple[Settings, Wording | None]:
    """The player's settings, or those of a first start and why."""
    try:
        return read_settings()[0], None
    except UseError as error:
        return Settings(), error.wording


class _Doctor:
    """Tells findings as they come, and keeps what is missing."""

    def __init__(
        self, options: argparse.Namespace, translator: Translator, settings: Settings, fault: Wording | None
    ) -> None:
        self._options = options
        self._translator = translator
        self._settings = settings
        self._fault = fault
        self._missing: list[str] = []

    async def run(self) -> int:
        for finding in self._before_playing():
            self._tell(finding)
        async for finding in self._hearing():
            self._tell(finding)
        async for finding in play_a_round(self._translator):
            self._tell(finding)
        for finding in self._keys():
            self._tell(finding)
        return self._sum_up()

    def _tell(self, finding: Finding) -> None:
        self._say(finding.text)
        if finding.missing:
            self._missing.append(finding.missing)

    def _say(self, text: str) -> None:
        Plain().sentence(impersonal(text))

    def _sum_up(self) -> int:
        if not self._missing:
            self._say(self._translator.text("doctor-well"))
            return 0
        what = self._translator.enumerate(list(dict.fromkeys(self._missing)))
        self._say(self._translator.text("doctor-missing", what=what))
        return 1

    def _before_playing(self) -> Iterator[Finding]:
        yield from surroundings.program(self._translator)
        yield from surroundings.terminal(self._translator)
        yield self._readers()
        if self._fault is not None:
            yield Finding(self._translator.sentence(self._fault), self._translator.text("doctor-what-settings"))
        yield self._mode()
        yield from self._keymap()
        yield from presets_and_lessons(self._translator, folders())
        yield from surroundings.folders_of_player(self._translator, folders())

    def _readers(self) -> Finding:
        try:
            return surroundings.readers(self._translator)
        except Invalid as error:
            return Finding(self._translator.sentence(error.wording), self._translator.text("doctor-what-settings"))

    def _mode(self) -> Finding:
        text = self._translator.text
        try:
            mode, why, because = choose_mode(self._options, self._settings, os.environ)
        except UseError as error:
            return Finding(self._translator.sentence(error.wording), text("doctor-what-settings"))
        if mode is None:
            return Finding(text("doctor-mode-open"))
        who = text("doctor-mode", mode=text(f"mode-{mode}"), why=text(why, variable=because))
        linear = is_linear(self._options, os.environ)
        return Finding(f"{who} {text('doctor-linear')}" if linear else who)

    def _keymap(self) -> Iterator[Finding]:
        try:
            read_keymap(self._options, self._settings)
        except UseError as error:
            yield Finding(self._translator.sentence(error.wording), self._translator.text("doctor-what-keymap"))

    async def _hearing(self) -> AsyncIterator[Finding]:
        """Every voice, and the sounds. One voice is enough, and none is needed where the program does not speak."""
        spoken, sounded = False, False
        self._say(self._translator.text("voices-testing"))
        async for tried in try_each(self._translator, self._settings, folders().log):
            spoken = spoken or tried.speaks
            sounded = sounded or (isinstance(tried, TriedSounds) and not tried.how)
            for line in tried.lines(self._translator):
                yield Finding(line)
        if not spoken:
            needed = self._speaks()
            yield Finding(
                self._translator.text("voices-none" if needed else "doctor-no-voice-needed"),
                self._translator.text("doctor-what-voice") if needed else "",
            )
        if not sounded and self._settings.sounds not in (None, Profile.NONE):
            yield Finding(self._translator.text("doctor-sounds-wanted"), self._translator.text("doctor-what-sounds"))

    def _speaks(self) -> bool:
        """Whether the program is to speak, or could be chosen to."""
        try:
            return choose_mode(self._options, self._settings, os.environ)[0] in (None, "voice")
        except UseError:
            return True

    def _keys(self) -> Iterator[Finding]:
        if self._options.keys and sys.stdin.isatty() and sys.stdout.isatty():
            yield from try_keys(self._translator, self._say)
        else:
            yield Finding(self._translator.text("doctor-keys-skipped"))
