"""The command `doctor`: check everything that play needs, and say what is missing, if that matters, and what to do."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from enum import StrEnum

from uno_tui.commands.chosen import choose_mode, is_linear, must_be_a_voice, read_keymap, read_settings, translator_for
from uno_tui.commands.plain import Plain
from uno_tui.commands.saying import UseError
from uno_tui.friends.checkup import friends
from uno_tui.i18n.translator import Translator
from uno_tui.linear.key_trial import try_keys
from uno_tui.message import Invalid, Message, why
from uno_tui.speech.voices.catalogue import NONE
from uno_tui.ui.checkup import surroundings
from uno_tui.ui.checkup.finding import Finding, Task, impersonal
from uno_tui.ui.checkup.own_files import presets_and_lessons
from uno_tui.ui.checkup.plugins import plugins_and_faults
from uno_tui.ui.checkup.round import play_a_round
from uno_tui.ui.detect import running_readers
from uno_tui.ui.navigation.voices import Tried, TriedSounds, try_each
from uno_tui.ui.saving import find_unreadable, why_not_written
from uno_tui.ui.settings import Mode, Profile, Settings, folders


def run(options: argparse.Namespace) -> int:
    """Write what was found, one fact per line. Return 0 if the player can play, hear and save, else 1."""
    must_be_a_voice(options.voice)
    settings, fault = _settings()
    translator = translator_for(options, settings)
    return asyncio.run(_Doctor(options, translator, settings, fault).run())


def _settings() -> tuple[Settings, Message | None]:
    """Return the player's settings; if they cannot be used, the default ones and the reason."""
    try:
        return read_settings()[0], None
    except UseError as error:
        return Settings(), error.message


class Speaks(StrEnum):
    """The player's choice of who speaks; `OPEN` as long as they have not chosen."""

    PROGRAM = "voice"
    READER = "reader"
    NOBODY = "silent"
    OPEN = "open"


class _Doctor:
    """Writes findings as they come, and sums up what the player can do and what not."""

    def __init__(
        self, options: argparse.Namespace, translator: Translator, settings: Settings, fault: Message | None
    ) -> None:
        self._options = options
        self._translator = translator
        self._settings = settings
        self._fault = fault
        self._readers = frozenset[str]()
        self._missing: dict[Task | None, list[str]] = {}

    async def run(self) -> int:
        for finding in self._before_playing():
            self._tell(finding)
        async for finding in self._hearing():
            self._tell(finding)
        async for finding in play_a_round(self._translator):
            self._tell(finding)
        # Last, as it is the only part for which the player must do something.
        for finding in self._keys():
            self._tell(finding)
        return self._sum_up()

    def _tell(self, finding: Finding) -> None:
        self._say(finding.text)
        if finding.missing:
            self._missing.setdefault(finding.stops, []).append(finding.missing)

    def _say(self, text: str) -> None:
        Plain().sentence(impersonal(text))

    def _sum_up(self) -> int:
        """Write the last line: what the player can do, what not, and what is missing for it. Return the exit code."""
        text, enumerate_ = self._translator.text, self._translator.enumerate

        def missing(task: Task | None) -> str:
            # Each thing once, in the order of the findings.
            return enumerate_(list(dict.fromkeys(self._missing.get(task, ()))))

        # Hearing is no aim of a player who has chosen that nothing speaks.
        wanted = [task for task in Task if task is not Task.HEAR or self._who_speaks() is not Speaks.NOBODY]
        possible = [text(f"doctor-can-{task}") for task in wanted if task not in self._missing]
        lines = [text("doctor-can", what=enumerate_(possible))] if possible else []
        lines += [text(f"doctor-cannot-{task}", what=missing(task)) for task in Task if task in self._missing]
        if None in self._missing:
            lines.append(text("doctor-less", what=missing(None)))
        self._say(" ".join(lines))
        # What is missing for None is missing for no task.
        return 0 if self._missing.keys() <= {None} else 1

    def _before_playing(self) -> Iterator[Finding]:
        yield from surroundings.program(self._translator)
        yield from surroundings.terminal(self._translator)
        yield self._running_readers()
        if self._fault is not None:
            text = self._translator.text("doctor-what-settings")
            yield Finding(self._translator.sentence(self._fault), text, Task.PLAY)
        # A folder that cannot be written has a finding below; its files would only repeat the reason.
        own = {} if why_not_written(folders().config) else find_unreadable(folders())
        for path, error in own.items():
            reason = self._translator.sentence(why(error))
            text = self._translator.text("defaults-apply", path=str(path), reason=reason)
            yield Finding(text, self._translator.text(f"doctor-what-{path.stem}"), Task.SAVE)
        yield self._mode()
        yield from self._keymap()
        yield from presets_and_lessons(self._translator, folders())
        yield from plugins_and_faults(self._translator)
        yield from surroundings.folders_of_player(self._translator, folders())
        yield friends(self._translator)

    def _running_readers(self) -> Finding:
        try:
            self._readers = running_readers()
            return surroundings.readers(self._translator, self._readers, needed=self._who_speaks() is Speaks.READER)
        except Invalid as error:
            return self._wrong_environment(error.message)

    def _wrong_environment(self, fault: Message) -> Finding:
        return Finding(self._translator.sentence(fault), self._translator.text("doctor-what-environment"), Task.PLAY)

    def _mode(self) -> Finding:
        text = self._translator.text
        try:
            mode, why, because = choose_mode(self._options, self._settings, os.environ)
        except UseError as error:
            return self._wrong_environment(error.message)
        if mode is None:
            return Finding(text("doctor-mode-open"))
        who = text("doctor-mode", mode=text(f"mode-{mode}"), why=text(why, variable=because))
        linear = is_linear(self._options, os.environ)
        return Finding(f"{who} {text('doctor-linear')}" if linear else who)

    def _keymap(self) -> Iterator[Finding]:
        try:
            read_keymap(self._options, self._settings)
        except UseError as error:
            text = self._translator.text("doctor-what-keymap")
            yield Finding(self._translator.sentence(error.message), text, Task.PLAY)

    async def _hearing(self) -> AsyncIterator[Finding]:
        """Try every voice, and the sounds. One voice is enough; none is needed if something else speaks.

        Then voices are only started, so that none talks over the screen reader.
        """
        speaker, absent = self._speaker(), []
        speaking = not speaker
        self._say(self._translator.text("voices-testing" if speaking else "voices-only-started"))
        async for tried in try_each(self._translator, self._settings, folders().log, speaking=speaking):
            # They come last, and always.
            if isinstance(tried, TriedSounds):
                sounds = tried
            elif tried.speaks:
                speaker = speaker or tried.voice
                for line in tried.lines(self._translator):
                    yield Finding(line)
            else:
                absent.append(tried)
        # Only now is it known whether another voice speaks, so that these are not needed.
        for tried in absent:
            for finding in self._absent_voice(tried, speaker):
                yield finding
        if not speaker:
            yield Finding(
                self._translator.text("voices-none"), self._translator.text("doctor-what-voice"), Task.HEAR
            )
        for finding in self._sounds(sounds):
            yield finding

    def _absent_voice(self, tried: Tried, speaker: str) -> Iterator[Finding]:
        if speaker:
            yield Finding(self._translator.text("doctor-voice-unneeded", voice=tried.voice, speaker=speaker))
        else:
            yield from map(Finding, tried.lines(self._translator))

    def _sounds(self, tried: TriedSounds) -> Iterator[Finding]:
        """Yield the findings about sounds, which are needed only if the settings want them."""
        if not tried.how:
            yield from map(Finding, tried.lines(self._translator))
        elif self._settings.sounds in (None, Profile.NONE):
            yield Finding(self._translator.text("doctor-sounds-unneeded", reason=tried.reason))
        else:
            *lines, last = tried.lines(self._translator)
            yield from map(Finding, lines)
            yield Finding(last, self._translator.text("doctor-what-sounds"), Task.HEAR)

    def _speaker(self) -> str:
        """Return who speaks instead of the program's voices; "" if one of them must speak."""
        speaks = self._who_speaks()
        if speaks is Speaks.PROGRAM or (speaks is Speaks.OPEN and not self._readers):
            return ""
        if speaks is Speaks.NOBODY:
            return self._translator.text("doctor-speaker-none")
        return self._translator.enumerate(sorted(self._readers)) or self._translator.text("doctor-speaker-own")

    def _who_speaks(self) -> Speaks:
        try:
            mode, _, _ = choose_mode(self._options, self._settings, os.environ)
        # The environment names no mode, which is told by `_mode`.
        except UseError:
            mode = None
        # Mode `voice` with the voice `none` is a way of choosing silence.
        off = mode == Mode.VOICE and (self._options.voice or self._settings.voice) == NONE
        return Speaks.NOBODY if off else Speaks(mode or "open")

    def _keys(self) -> Iterator[Finding]:
        if self._options.keys and sys.stdin.isatty() and sys.stdout.isatty():
            yield from try_keys(self._translator, self._say)
        else:
            yield Finding(self._translator.text("doctor-keys-skipped"))
