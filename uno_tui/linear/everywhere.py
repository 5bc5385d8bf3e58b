"""Lines that mean the same at the table and in every list: settings by words, the games there are, how to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.core.catalogue import GAMES
from uno_tui.i18n.folding import simplify
from uno_tui.i18n.languages import LANGUAGES, Language
from uno_tui.i18n.translator import Translator
from uno_tui.linear.line_values import find_named_line, find_typed_value, find_value_alone
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.whole_lines import WholeLines, find_named_game, whole_lines_for
from uno_tui.linear.wording import Wording
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.settings_list import set_name
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Profile


def _names(language: Language) -> tuple[str, ...]:
    return tuple(map(simplify, (language.name, *language.other_names)))


_LANGUAGE_NAMES = frozenset(name for language in LANGUAGES.values() for name in _names(language))
"""The names of all languages in all languages, in small letters and without accents."""


MOST_VALUES = 6
"""The most values of a setting that are told at once; where there are more, its place is told."""


class EverywhereLines:
    """Carries out lines that mean the same everywhere; those that could mean something else are tried last."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        wording: Wording,
        settings: Callable[[], Sequence[Item]],
        open_place: Callable[[str], None],
    ) -> None:
        """`settings` returns the lines of the settings."""
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self._settings = settings
        self._open = open_place

    @property
    def _lines(self) -> WholeLines:
        return self._wording.whole_lines

    def take(self, line: str) -> bool:
        """Carry out a line with only one meaning: sounds on or off, a language, a name; return False for others."""
        return self._switch_sounds(line) or self._choose_language(line) or self._take_name(line)

    def take_in_list(self, line: str) -> bool:
        """Carry out such a line in a list, or answer which games there are and how to play; return False for others."""
        return self.take(line) or self._tell_games(line) or self.tell_how_to_play(line)

    def take_unknown(self, line: str) -> bool:
        """Carry out or answer a line that nothing else has taken; return False if it means nothing here either."""
        return (
            self.take_in_list(line)
            or self.set_value(line)
            or self._set_verbosity(line)
            or self._tell_of_voice(line)
            or self._tell_setting(line)
        )

    def _switch_sounds(self, line: str) -> bool:
        """Switch sounds on or off where a line says which, as `turn the sounds off`; what is so already stays."""
        on = self._lines.switches_sounds(line)
        if on is None:
            return False
        sounds = self._session.sounds
        if sounds.is_local and on == (sounds.profile is not Profile.NONE):
            self._wording.write("sounds-on" if on else "sounds-off")
        else:
            self._session.switch_sounds()
        return True

    def _choose_language(self, line: str) -> bool:
        """Use the language that a line names in any of the languages, as `auf Deutsch bitte` does in English."""
        # Only then a language is loaded, which takes time.
        if _LANGUAGE_NAMES.isdisjoint(simplify(line).strip(" .,!").split()):
            return False
        now = self._session.announcer.translator
        for translator in (now, *(Translator(each) for each in LANGUAGES if each != now.language)):
            named = whole_lines_for(translator).language_named(line)
            found = [code for code, each in LANGUAGES.items() if named in _names(each)]
            if named and found:
                self._session.choose_language(found[0])
                self._wording.write("setting-language", value=LANGUAGES[found[0]].name)
                return True
        return False

    def _take_name(self, line: str) -> bool:
        """Use the name that a line gives, as `call me Eva`, at new tables."""
        name = self._lines.name_given(line)
        # Guests gave their name when they came.
        if not name or self._session.preferences.remote:
            return False
        why_not = set_name(self._session, name)
        if why_not is not None:
            self._terminal.write(why_not)
        return True

    def _tell_games(self, line: str) -> bool:
        """Write which games there are to a player who asks."""
        if not self._lines.asks_for_games(line):
            return False
        titles = self._session.announcer.translator.enumerate([self._session.announcer.title(each) for each in GAMES])
        self._wording.write("linear-games", titles=titles)
        return True

    def tell_how_to_play(self, line: str) -> bool:
        """Write what a game is about, and where to learn it, to a player who asks how to play."""
        announcer = self._session.announcer
        titles = [announcer.title(each) for each in GAMES]
        if not self._lines.asks_how_to_play(line, titles):
            return False
        named = find_named_game(line, announcer.translator)
        words = announcer.translator.of(named or announcer.game or self._session.tables.next_game)
        self._terminal.write(words.text("aim") if words.has("aim") else words.text("title", "description"))
        lessons, rules = (self._wording.spell(each) for each in ("lessons", "rules"))
        self._wording.write("linear-how-to-play", lessons=lessons, rules=rules)
        return True

    def set_value(self, line: str) -> bool:
        """Set the value that a line names, as `bots slow` or `harder bots`; return False if it names none."""
        if self._wording.phrases.asks(line):
            return False
        items = self._settings()
        value = find_typed_value(line, items, self._wording.translator)
        if value is None:
            return False
        if value.choose is not None:
            value.choose()
        self._terminal.write(self._settings()[value.place].text)
        return True

    def _set_verbosity(self, line: str) -> bool:
        """Set the verbosity that a line names alone, as `terse` and `less detail`; return False for other lines.

        A value of other settings as well, as `normal`, says too little.
        """
        only = find_value_alone(line, self._settings(), None, self._wording.translator)
        return only is not None and self.set_value(f"{self._wording.spell('verbosity')} {line}")

    def _tell_setting(self, line: str) -> bool:
        """Tell the value of a setting that a line names without one, and what to type for the others."""
        asks = self._wording.phrases.asks(line)
        named = None if asks else find_named_line(line, self._settings(), self._wording.translator)
        if named is None:
            return False
        item, lines = named
        typed = lines if 0 < len(lines) <= MOST_VALUES else [self._wording.spell("settings")]
        choices = self._session.announcer.translator.enumerate(typed, "list-last-or")
        self._wording.write("linear-setting-named", setting=item.text, typed=choices)
        return True

    def _tell_of_voice(self, line: str) -> bool:
        """Say where speed and volume are set to a player who wants a voice slower, faster, louder or quieter.

        Where the program has no voice, `slower` is said of the bots.
        """
        pace = self._lines.other_pace(line)
        if not (pace or self._lines.wants_other_voice(line)):
            return False
        spoken = self._session.preferences.mode is Mode.VOICE
        if pace and not spoken and self.set_value(f"{self._wording.spell('bots')} {pace}"):
            return True
        if spoken:
            self._open("settings")
        else:
            self._wording.write("linear-voice-elsewhere")
        return True
