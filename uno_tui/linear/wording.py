"""The player's own language: phrases to understand, words to type, and sentences to write."""

from __future__ import annotations

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.phrases import Phrases, phrases_for
from uno_tui.linear.replies import Replies, replies_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.whole_lines import WholeLines, whole_lines_for
from uno_tui.ui.announcer import ProgramAnnouncer

AWAY = ("escape", "back", "stop")
"""English words that leave what is open in every language."""


class Wording:
    """The language at the table that is open, or of the program where none is; both may change at any line."""

    def __init__(self, announcer: ProgramAnnouncer, terminal: LineTerminal) -> None:
        self._announcer = announcer
        self._terminal = terminal

    @property
    def translator(self) -> Translator:
        """The translator of the language, at a table that of its game."""
        return self._announcer.words

    @property
    def phrases(self) -> Phrases:
        """The phrases that are understood now."""
        return phrases_for(self.translator)

    @property
    def whole_lines(self) -> WholeLines:
        """The whole lines that are understood now."""
        return whole_lines_for(self.translator)

    @property
    def replies(self) -> Replies:
        """What says yes, no, or that a question is given up, now."""
        return replies_for(self.translator)

    def spell(self, command: str) -> str:
        """Return what is typed for a command."""
        return vocabulary.word_for(command, self.translator)

    def spellings(self, *commands: str) -> dict[str, str]:
        """Return what is typed for each of the commands, as values of a text that names them."""
        return {command: self.spell(command) for command in commands}

    def means(self, word: str, *names: str) -> bool:
        """Return whether a word means one of these commands, in the player's language or English."""
        here = self.translator
        return bool(vocabulary.match_command(word, names, here) or vocabulary.match_phrase(word, names, here))

    def is_word_for(self, word: str, *names: str) -> bool:
        """Return whether a word is one of those that the help lists for these commands."""
        return vocabulary.match_command(word, names, self.translator) is not None

    def asks_for_help(self, line: str) -> bool:
        """Return whether a line asks for help, or what can be done, as `what can I do?` does."""
        if line == "?" or self.means(line, "help") or self.whole_lines.asks_what_to_do(line):
            return True
        # A question that asks for help does no harm, such as `what can I do?`.
        return vocabulary.match_phrase(line, ("help", "todo"), self.translator, harmless=True) is not None

    def write(self, message_id: str, **values: object) -> None:
        """Write a sentence of the program."""
        self._terminal.write(self._announcer.text(message_id, **values))
