"""A player's session, which lasts as long as the program runs: its parts, and what concerns several of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from uno_tui.host.clock import Clock, RealClock
from uno_tui.host.files import write_whole
from uno_tui.i18n.translator import VERBOSITIES, system_language
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.appearance import Appearance
from uno_tui.ui.error_reporter import ErrorReporter, write_report
from uno_tui.ui.keys.keymap import Keymap
from uno_tui.ui.looks import Beside, beside
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.own_voice import LAST_NEWS, LAST_WORDS, OwnVoice
from uno_tui.ui.ports.friends import Friends, Hosting
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.request import Request
from uno_tui.ui.saving import POSITION, Saving
from uno_tui.ui.settings import Folders, Mode, Profile, Settings, write
from uno_tui.ui.sounds import Sounds, why_no_sounds
from uno_tui.ui.table_runner import TableRunner
from uno_tui.ui.tables import Tables


class Session:
    """Everything that lives longer than one table. Both front ends show it; its parts do not know it."""

    def __init__(
        self, request: Request, settings: Settings, folders: Folders, keys: Keymap, clock: Clock | None = None
    ) -> None:
        """Make the parts of a session. Raises OSError if the transcript cannot be written."""
        self.preferences = preferences = Preferences(request, settings, folders, keys)
        self.clock = clock or RealClock()
        self.named_keys = NamedKeys(preferences)
        transcript = Transcript(request.transcript) if request.transcript else None
        # Silent at first: `open` gives it a voice, when the loop runs in which voices live.
        speaker = Speaker(SilentVoice(settings.rate), transcript)
        speaker.leaves_out = self._is_heard_otherwise
        self.sounds = Sounds(settings, folders.log, lambda: preferences.mode, is_local=not request.remote)
        self.sounds.on_silence = self._tell_why_silent
        self._tells_of_sounds = False
        """Whether the next line about the mode tells of the sounds as well: the player has just chosen who speaks."""
        translator = self.named_keys.make_translator(request.language or settings.language or system_language())
        self.announcer = announcer = ProgramAnnouncer(speaker, self.sounds, translator)

        def note_fault(error: BaseException) -> None:
            write_report(folders.errors, error)

        self.voice = OwnVoice(preferences, announcer, note_fault)
        self.appearance = Appearance(preferences, self.voice)
        self.saving = saving = Saving(folders, announcer)
        self.reporter = reporter = ErrorReporter(folders, announcer, saving)
        if transcript is not None:
            transcript.on_failure = lambda error: reporter.report_unwritten(str(request.transcript), error)
        self.tables = tables = Tables(request, preferences.override, settings, folders)
        tables.on_delete = saving.forget
        self.runner = TableRunner(
            preferences, announcer, self.named_keys, saving, reporter, tables, self.clock, request.seed
        )
        self.runner.save_settings = lambda: self.save_settings(asked=False)
        self.loses_seat = False
        """Whether a guest's seat is not kept when they leave, because the host sends them away."""
        self.parting = ""
        """What is said once before the next menu, or before a guest's goodbye."""
        self.on_language: Callable[[str], None] = lambda language: None
        """Called when the player has chosen another language."""
        self.friends: Friends | None = None
        """The friends at this table who play from elsewhere, where there are any."""
        self.hosting: Hosting | None = None
        """The friends whom this session hosts, once it has invited any."""
        self.invite: Callable[[], Awaitable[Hosting]] | None = None
        """Let friends come to this machine's table; None where that is not possible, as for a friend."""
        self._settings_unwritten: OSError | None = None
        """The error of writing the settings, as long as it is not said yet."""

    # Speech.

    def open(self) -> None:
        """Begin to speak; a running screen reader reads the first question itself."""
        if not self.preferences.remote:  # else the loop is the one of the session at this machine
            asyncio.get_running_loop().set_exception_handler(self.reporter.unhandled)
        asks = self.preferences.override.asks_mode
        # Two voices at once would be the first thing that a new player hears.
        reader_asks = asks and beside(self.appearance.readers, None) is Beside.READER
        if self.preferences.mode is Mode.VOICE and not reader_asks:
            self.voice.change()
        self.sounds.open()

    def pause(self) -> None:
        """Be silent until `go_on`."""
        self.announcer.speaker.pause()
        self.sounds.hush()

    def go_on(self) -> None:
        """Say what `pause` has cut off, or else the last sentence again."""
        speaker = self.announcer.speaker
        last = speaker.history.last()
        # Nothing was cut off: the last sentence tells where the player is.
        if not speaker.is_speaking and last is not None and self.preferences.mode is Mode.VOICE:
            speaker.read_out(last.text)
        else:
            speaker.resume()

    def _is_heard_otherwise(self, utterance: Utterance) -> bool:
        of_table = utterance.echo or utterance.category is not Category.SYSTEM
        # Sounds stand for what happens at a table and for the ends of lists, not for news of the program.
        return of_table and utterance.urgency is Urgency.SMALL_TALK and self.sounds.replace_small_talk

    def _tell_why_silent(self, reason: str) -> None:
        self.announcer.tell("sounds-silent", reason=why_no_sounds(self.announcer.translator, reason))

    def mode_line(self, *, linear: bool = False) -> str:
        """Return which mode is on, why, and how to change it."""
        text, override = self.announcer.text, self.preferences.override
        why = text(override.why, variable=override.because)
        line = text("mode-line-linear" if linear else "mode-line", mode=text(f"mode-{self.preferences.mode}"), why=why)
        tells, self._tells_of_sounds = self._tells_of_sounds, False
        about_sounds = {Mode.VOICE: "sounds-begin", Mode.READER: "sounds-begin-none"}.get(self.preferences.mode)
        more = [text(about_sounds) if tells and about_sounds else "", self.saving.first_words()]
        return " ".join([line, *filter(None, more)])

    # Settings.

    def next_look(self) -> None:
        """Switch to the other look, or back, and say which it is."""
        self.appearance.next_look()
        self.announcer.say(self.announcer.text(f"look-now-{self.appearance.look}"))

    def switch_sounds(self) -> None:
        """Switch sounds off, or on as they were last."""
        if not self.sounds.is_local:
            self.announcer.say(self.announcer.text("friends-no-sounds"))
            return
        on = self.sounds.switch() is not Profile.NONE
        self.save_settings()
        self.announcer.say(self._sounds_now(on=on))

    def _sounds_now(self, *, on: bool) -> str:
        """Return whether sounds are on, and if they cannot be heard, why."""
        if not on or self.sounds.failing is None:
            return self.announcer.text("sounds-on" if on else "sounds-off")
        reason = why_no_sounds(self.announcer.translator, self.sounds.failing)
        return self.announcer.text("sounds-on-failing", reason=reason)

    def choose_mode(self, mode: Mode) -> None:
        """Use this mode from now on, next time as well."""
        settings = self.preferences.settings
        # Asked first: `preferences.choose_mode` clears `asks_mode`.
        if self.preferences.override.asks_mode and settings.sounds is None:
            self._tells_of_sounds = True
            if mode is Mode.VOICE:
                settings.sounds = Profile.WITH
        self.preferences.choose_mode(mode)
        # Readers are looked for again, then voices and sounds follow the mode, and the look follows all of them.
        self.appearance.mode_chosen()
        self.voice.change()
        self.sounds.open()
        self.appearance.reset_look()
        self.save_settings()

    def choose_language(self, language: str) -> None:
        """Use this language from now on, next time as well."""
        self.preferences.settings.language = language
        self.on_language(language)
        self.announcer.translator = self.named_keys.make_translator(language)
        self.voice.change()
        self.settings_changed()

    @property
    def goes_line_by_line(self) -> bool:
        """Return whether the front end is line by line."""
        return self.named_keys.typed is not None

    def use_typed_words(self, typed: Callable[[str], str]) -> None:
        """Use the texts for a player who types lines; `typed` returns the word that is typed for a command."""
        self.named_keys.typed = typed
        self.announcer.translator = self.named_keys.make_translator(self.announcer.translator.language)

    def next_verbosity(self) -> None:
        """Switch to the next verbosity: terse, normal, full, terse, …"""
        settings, text = self.preferences.settings, self.announcer.text
        order = list(VERBOSITIES)
        settings.verbosity = order[(order.index(settings.verbosity) + 1) % len(order)]
        self.settings_changed()
        self.announcer.say(text("verbosity-now", verbosity=text(f"verbosity-{settings.verbosity}")))

    def settings_changed(self) -> None:
        """Write the settings, and let the table and the screen follow them."""
        self.runner.settings_changed()
        self.preferences.on_look()
        self.save_settings()

    def save_settings(self, *, asked: bool = True) -> None:
        """Write the settings. If that fails, say so; for settings that nobody chose, only the first time.

        It is said once for all settings that one key changes, after the new values.
        """
        path = self.preferences.folders.settings
        error = self.saving.save(path, lambda: write(self.preferences.settings, path))
        if error is not None and (asked or not self.saving.is_known("settings")):
            # Later in this turn of the loop: first the new value is said, then once why it is not kept.
            if self._settings_unwritten is None:
                asyncio.get_running_loop().call_soon(self._tell_settings_unwritten)
            self._settings_unwritten = error

    def _tell_settings_unwritten(self) -> None:
        error, self._settings_unwritten = self._settings_unwritten, None
        if error is not None:
            self.reporter.report_unwritten(self.preferences.folders.settings, error)

    # Files for the player.

    def write_position(self, text: str) -> None:
        """Write a position to a file and say where."""
        self.write_text_file(POSITION, text, "position-copied")

    def write_text_file(self, name: str, text: str, message_id: str) -> None:
        """Write a file that the player can send to others, and say where it is, with this text."""
        path = self.preferences.folders.data / name
        error = self.saving.save(path, lambda: write_whole(path, text))
        if name != POSITION:
            # From now on it is the player's: edited it must stay so, and deleted it must not come back.
            self.saving.forget(path)
        if error is not None:
            self.reporter.report_unwritten(path, error)
        else:
            self.announcer.say(self.announcer.text(message_id, path=str(path)))

    # The end.

    def finish(self) -> str:
        """Make sure that everything is saved, and return what is said when the program ends."""
        runner = self.runner
        # Each says only what is true here: a guest's table is kept by the host, a lesson keeps its progress.
        goodbye = "goodbye-saved" if runner.playing else "goodbye"
        if self.preferences.remote:
            keeps_seat = runner.table is not None and not runner.table.state.looks_on and not self.loses_seat
            goodbye = "goodbye-guest" if keeps_seat else "goodbye"
        if runner.tutor is not None:
            goodbye = "goodbye" if runner.tutor.finished else "goodbye-lesson"
        said = self.saving.last_words(runner.match, goodbye)
        # A goodbye may be cut off; what could not be saved must be heard to its end.
        self.voice.goodbye_seconds = LAST_WORDS if said == self.announcer.text(goodbye) else LAST_NEWS
        return f"{self.parting} {said}" if self.parting and self.preferences.remote else said

    async def close(self) -> None:
        """Leave the table, send friends home, and end the voice and the sounds."""
        if self.hosting is not None and not self.hosting.closed:
            if self.runner.host is not None:
                self.runner.host.stop_clock()  # closing gives friends' seats to bots, which must not move any more
            await self.hosting.close()
        # Voice and sounds last: what happens before may still have something to say.
        await self.runner.leave_table()
        await self.voice.close()
        await self.sounds.close()
