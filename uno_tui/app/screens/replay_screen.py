"""A replay on the screen: the steps of a record as a list, the table after the selected one above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from uno_tui.app.board.replay_board import ReplayBoard
from uno_tui.app.line_widgets import ListRow, TextLines
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys.key_names import command_name, key_name
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.question import Question, with_letter_keys
from uno_tui.ui.session import Session


class ReplayScreen(ListScreen):
    """The list walks forwards and back; Enter asks whose view to take, or what else to do here."""

    counts = False
    finds_letters = False  # letters ask about the table

    def __init__(self, session: Session, replay: Replay) -> None:
        # Before the base class is initialised, which asks `_steps` for its lines.
        self.replay = replay
        self.state = TextLines(id="state", wraps=True)
        super().__init__(session, replay.whose, self._steps)
        self.table = ReplayBoard(
            session.announcer,
            session.named_keys,
            session.preferences,
            replay,
            Vertical(self.title_line, self.state, self.list, id="choices"),
        )
        self._wanted: int | None = replay.place
        """The step to go to at the next update."""

    def _steps(self) -> list[Item]:
        count = len(self.replay.moments)
        return [Item(self.replay.text(place), self._ask_whose) for place in range(count)]

    def compose(self) -> ComposeResult:
        """Yield the table with the steps, and announcements."""
        yield self.table
        yield self.announcement

    @property
    def player_names(self) -> Sequence[str]:
        """The names in the record."""
        return self.replay.names

    def update(self) -> None:
        """Show the steps as the chosen seat heard them, and the table."""
        super().update()
        if self._wanted is not None:
            self.list.show(self.list.rows, self._wanted)
            self._wanted = None
        self._show_table()

    def go_to(self, place: int) -> None:
        """Go to a step, as the replay's seat saw it."""
        self._wanted = place
        self.update()
        self.opened()

    def _show_table(self) -> None:
        self.replay.place = max(0, self.list.index)
        shown = self.shows_cards
        self.table.bare(is_bare=not shown)
        for each in (self.state, self.announcement, self.title_line):
            each.display = not shown
        if shown:
            self.table.update()
        else:
            self.state.most = max(2, self.app.size.height // 2 - self.announcement.height)
            self.state.show([ListRow(line) for line in self.replay.table_lines()])

    def hear(self, news: Sequence[Utterance]) -> None:
        """Show answers to keys beside the cards; the steps are in the list."""
        if self.shows_cards and self.table.is_mounted and not all(each.echo for each in news):
            self.table.tell(" ".join(each.text for each in news))

    def _show_beside(self) -> None:
        """Do nothing: what is around the list is shown with the table."""

    def _go(self, index: int, *, edge: bool) -> None:
        super()._go(index, edge=edge)
        self._show_table()

    def perform(self, command: str) -> None:
        """Answer status keys for the step that is shown; other commands are those of lists."""
        if command.startswith("read_"):
            presenter, view = (
                self.replay.presenter(),
                self.replay.moments[self.replay.place].table.view(self.replay.seat),
            )
            self.session.announcer.say(presenter.answer(command, view))
        else:
            super().perform(command)

    def press(self, key: str) -> None:
        """Take the keys of lists, and those of the table that ask something."""
        asks = self._asking_command(key)
        if asks is None or self.uno.describing:
            super().press(key)
        elif asks == "hint":
            self.session.announcer.say(self.replay.missed_options())
        elif asks == "second_look":
            self.uno.navigator.look_back(self.replay)
        else:
            self.perform(asks)

    def describe(self, key: str) -> str:
        """Return what a key does here, in the words of the game of the record."""
        asks = self._asking_command(key)
        if asks is None:
            return super().describe(key)
        translator = self.session.announcer.translator
        does = command_name(translator, asks, self.replay.game)
        return self.session.announcer.text("describe-key", key=key_name(translator, key), what=does)

    def _asking_command(self, key: str) -> str | None:
        """Return the command of the record's game that asks about the step; None for keys of the list and others."""
        keymap = self.session.preferences.keymap
        command = keymap.command(key, Context.TABLE, self.replay.game)
        if command is None or not (command in ("hint", "second_look") or command.startswith("read_")):
            return None
        # Games with hints, such as UNO Rummy, have options that were missed: rather than the next heading.
        return command if command == "hint" or keymap.command(key, Context.LIST) is None else None

    def _ask_whose(self) -> None:
        def answered(value: object) -> None:
            if isinstance(value, str):
                DEEDS[value](self)
                return
            self.replay.seat = None if value is None else int(str(value))
            self.update()
            self.opened()

        deeds = [(self.session.announcer.text(f"replay-{deed}"), deed) for deed in DEEDS]
        answers = with_letter_keys([*self.replay.seats(), *deeds])
        question = Question(
            self.session.announcer.text("replay-ask-seat"), on_answer=answered, on_give_up=_nothing, answers=answers
        )
        self.app.push_screen(QuestionScreen(self.session, question))

    def _look_back(self) -> None:
        self.uno.navigator.look_back(self.replay)

    def _play_from_here(self) -> None:
        self.uno.navigator.practise(self.replay.opening(), self.replay.seat)


def _nothing() -> None:
    pass


DEEDS: Mapping[str, Callable[[ReplayScreen], None]] = {
    "look-back": ReplayScreen._look_back,
    "play-from-here": ReplayScreen._play_from_here,
}
"""What else can be done at a step of a record."""
