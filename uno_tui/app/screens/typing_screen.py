"""A word to type, or a key to press."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult

from uno_tui.app.line_widgets import ListRow, TextLines
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.session import Session

LONGEST_PASTE = 4096
"""As long as a path may be, in characters."""


class TypingScreen(BaseScreen):
    """A word to type: every letter is said; Enter takes the word, Escape gives up."""

    holds_table = True

    def __init__(self, session: Session, typing: TextPrompt) -> None:
        super().__init__(session)
        self.title_line = TextLines(id="title", wraps=True)
        self._typing = typing
        self._typed = typing.text
        self._given = True
        """Whether the word is still the one that was there: the first letter replaces it."""
        self.list.caret_at_end = True

    def compose(self) -> ComposeResult:
        """Yield the question, the word, and announcements."""
        yield self.title_line
        yield self.list
        yield self.announcement

    @property
    def takes_commands(self) -> bool:
        """Return False: letters are typed here."""
        return False

    def opened(self) -> None:
        """Say the question, the word that is there, and what to press."""
        if self._typing.key:
            self.session.announcer.say(self._typing.prompt)
            return
        help_ = self.session.announcer.text("typing-help")
        self.session.announcer.say(
            f"{self._typing.prompt} {self._typed or self.session.announcer.text('typing-empty')}. {help_}"
        )

    def update(self) -> None:
        """Show the word as it is now."""
        super().update()
        self.title_line.show([ListRow(self._typing.prompt, bold=True)])
        self.list.show([ListRow(self._typed)], 0)

    def press(self, key: str) -> None:
        """Add a letter, or take one away with Backspace; any other key says the word again.

        Where a key is asked for, the next key is the answer.
        """
        if key == "escape":
            self._give_up()
        elif self._typing.key:
            self._typed = key
            self._finish()
        elif key == "enter":
            self._finish() if self._typed else self._give_up()
        elif key == "backspace":
            self._delete()
        elif key == "space" or (len(key) == 1 and key.isprintable()):
            self._add(" " if key == "space" else key)
        else:
            self._say(self._typed or self.session.announcer.text("typing-empty"))
        self.update()

    def on_paste(self, event: events.Paste) -> None:
        """Add what is pasted, in one line, and say the whole word; a single key is not pasted."""
        event.stop()
        event.prevent_default()  # Textual would call the handler of the base class as well
        pasted = " ".join(word for word in event.text.split() if word.isprintable())[:LONGEST_PASTE]
        if not pasted or self._typing.key:
            self._say(self._typed or self.session.announcer.text("typing-empty"))
            return
        self._type(pasted if self._given else self._typed + pasted)
        self._say(self._typed)
        self.update()

    def _add(self, letter: str) -> None:
        """Add a letter; the first one replaces the word that was there."""
        self._type(letter if self._given else self._typed + letter)
        self._echo(letter if letter.strip() else self.session.announcer.text("key-space"))

    def _delete(self) -> None:
        """Take the last letter away."""
        gone = self._typed[-1:]
        if gone:
            self._type(self._typed[:-1])
            self._echo(self.session.announcer.text("typed-deleted", letter=gone))
        else:
            self._say(self.session.announcer.text("typing-empty"))

    def write_typed(self) -> None:
        """Write the typed word again, after the screen was cleared."""
        if not self._given:
            self.uno.writer.type(self._typed)

    def _type(self, word: str) -> None:
        self._typed, self._given = word, False
        self.uno.writer.type(word)

    def _echo(self, text: str) -> None:
        """Say what was typed, unless a reader does."""
        if not self._is_read:
            self.uno.echoing = True
            self._say(text)
            self.uno.echoing = False

    def _say(self, text: str) -> None:
        """Say the text even twice in a row, and keep it out of the messages."""
        self.session.announcer.speaker.repeat(Utterance(text, Category.SYSTEM))

    def _give_up(self) -> None:
        """Close on Escape, or on Enter without a word: some readers keep Escape for themselves."""
        self.app.pop_screen()
        self.uno.say_place()

    def _finish(self) -> None:
        reason = self._typing.on_answer(self._typed)
        if reason is not None:
            self.session.announcer.say(reason)
        # The answer may have opened another place, or closed this one.
        elif self.app.screen is self:
            self.app.pop_screen()
