"""The screen of the table: cards, or its state and the hand in lines, and what is said."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from textual.app import ComposeResult
from textual.geometry import Offset
from textual.strip import Strip

from uno_tui.app.board.arrangement import NARROWEST
from uno_tui.app.board.table_board import TableBoard
from uno_tui.app.letters import LetterSize, draw_letters, letters_width
from uno_tui.app.line_widgets import ListRow, TextLines
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.snapshots import OtherNames
from uno_tui.app.themes import THEMES
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.ports.picture_maker import COLOURS
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

LETTERS = dict(zip("●▲■◆♠♥♦♣", "RYGBshdc", strict=True))
"""The letter in table files of each sign of a colour or suit."""
LETTERS_OF_SIGNS = str.maketrans(LETTERS)
TALL = 24
"""Rows from which on there is room for larger letters."""


class TableScreen(BaseScreen):
    """The table: its state, the hand, what is said."""

    key_context = Context.TABLE

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.state = TextLines(id="state", wraps=True)
        self.large = TextLines(id="large")
        self.cards = TableBoard(session)
        self._lines: Sequence[str] = ()
        """The lines of the table's state."""
        self._cards: tuple[object, ...] = ()
        """The zone and the cards in the list."""
        self._asked = ""
        """The request for the next person while it is new in the list; empty after that."""
        self._asked_for: tuple[int, str] | None = None
        """The seat of the person who is asked for, and the request."""

    def compose(self) -> ComposeResult:
        """Yield the cards where they are wanted; else state, hand and announcements."""
        # Elsewhere the board is mounted only when a look needs it: see `update`.
        if self.shows_cards:
            yield self.cards
        yield self.state
        yield self.large
        yield self.list
        yield self.announcement

    def on_resize(self) -> None:
        """Show everything again: a small terminal shows less of the state."""
        self.update()

    def hear(self, news: Sequence[Utterance]) -> None:
        """Show what happened beside the cards."""
        self.cards.tell(news, shown=self.shows_cards)

    @property
    def caret(self) -> Offset | None:
        """Where the cursor belongs: on the selected card, drawn or in the list."""
        return self.cards.caret if self.shows_cards else super().caret

    def update(self) -> None:
        """Show the table and the hand."""
        self._update()
        if self.shows_cards and not self.cards.is_attached:
            self.mount(self.cards, before=self.state)
            self.call_after_refresh(self.update)
        elif self.shows_cards:
            self.cards.update()
            # The widgets of the board have their places only after the next layout.
            self.call_after_refresh(self.place_caret)

    def _update(self) -> None:
        super().update()
        table = self.session.runner.table
        self.cards.display = shown = self.shows_cards
        for each in (self.state, self.large, self.list, self.announcement):
            each.display = not shown
        if table is None:
            return
        if table.state.handing_to is not None:
            self.state.show([ListRow(self.session.announcer.text("hand-hidden"), bold=True)])
            self.large.display = False  # it still has a card of the person before
            asked = table.keyboard.request
            # Once for each request: what everyone hears while it stands must not be taken away.
            if (table.state.handing_to, asked) != self._asked_for:
                same_person = self._asked_for is not None and self._asked_for[0] == table.state.handing_to
                self._asked_for, self._asked = (table.state.handing_to, asked), asked
                if not same_person:
                    self.announcement.hide_private()
                    self.cards.forget()
            self.list.show([ListRow(asked)], 0)
            return
        self._asked, self._asked_for = "", None
        if not shown:
            self._lines = [*self.cards.result_lines(table), *self._state_lines(table), *self._of_practice(table)]
            self._show_cards(table)

    def _stands(self, text: str) -> bool:
        """Return whether the list has just got this request, once; when it is asked again, it is announced."""
        if not self._is_read or not self._asked or text != self._asked:
            return False
        self._asked = ""
        return True

    def update_cursor(self) -> None:
        """Show which card is selected; the table is as it was."""
        table = self.session.runner.table
        if self.shows_cards:  # drawing cards takes time: the sentence about them is written first
            self.call_later(self._update_cards_cursor)
            return
        if table is None or table.state.handing_to is not None or not self._lines:
            self.update()
        elif (
            self._cards != (table.state.zone.key, *table.state.cursor.cards)
            or self.session.preferences.settings.big_card
        ):
            self._show_cards(table)
        else:
            self.list.show(self.list.rows, table.state.cursor.index)

    def _update_cards_cursor(self) -> None:
        self.cards.update_cursor()
        self.place_caret()

    def _show_cards(self, table: TableController) -> None:
        """Show the state of the table, and below it the cards that the player walks through."""
        state = table.state
        self._cards = (state.zone.key, *state.cursor.cards)
        large = self._big_card(table)
        self.state.most = max(2, (self.app.size.height - len(large) - self.announcement.height) // 2)
        self.state.paint = None if self._is_read else self._colour
        self.state.show(self._state_rows(table))
        self.large.display = bool(large)
        self.large.show(large)
        cards = state.cursor.cards if state.shows_hand else ()
        self.list.show([self._row(table, card) for card in cards], state.cursor.index)

    def _state_lines(self, table: TableController) -> list[str]:
        """Return the state of the table; on a narrow screen the numbers of cards are no sentence."""
        presenter, view = table.state.presenter, table.state.view
        if self._is_read or self.app.size.width >= NARROWEST:
            return presenter.lines(view)
        counts, brief = presenter.read_counts(view), self.cards.counts(table)
        return [brief if line == counts else line for line in presenter.lines(view)]

    def _of_practice(self, table: TableController) -> list[str]:
        """Return what marks a practice table: the open cards, and its name."""
        return [*table.practising.open_hands, table.practising.heading] if table.practising.heading else []

    def _state_rows(self, table: TableController) -> list[ListRow]:
        lines = [*self._lines, *([f"{table.state.zone.title}:"] if len(table.state.walk.zones) > 1 else [])]
        colours = [self._colour(line[:1]) if line[1:2] == " " else "" for line in lines]
        return [
            ListRow(self._without_signs(line), colour=colour, bold=not index)
            for index, (line, colour) in enumerate(zip(lines, colours, strict=True))
        ]

    def _without_signs(self, line: str) -> str:
        """Return the line for readers, who call ■ "black square": with letters instead, as in table files."""
        if not self._is_read:
            return line
        first = line[2:] if line[:1] in LETTERS and line[1:2] == " " else line
        return first.translate(LETTERS_OF_SIGNS)

    def _colour(self, sign: str) -> str:
        return THEMES[self.session.preferences.settings.theme].signs[COLOURS[sign]] if sign in COLOURS else ""

    def _row(self, table: TableController, card: CardKind) -> ListRow:
        # A reader would say the sign before every card.
        sign = table.state.presenter.symbol(card)
        return ListRow(table.state.presenter.card_name(card), "" if self._is_read else sign, self._colour(sign))

    def _big_card(self, table: TableController) -> list[ListRow]:
        """Return the selected card in large letters of one height, where the player wants it."""
        card = table.state.cursor.card if table.state.shows_hand else None
        if card is None or not self.session.preferences.settings.big_card:
            return []
        size: LetterSize = "large" if self.app.size.height >= TALL else "small"
        sign, name = table.state.presenter.symbol(card), self.cards.short_name(table, card)
        signed = f"{sign}{name}"
        fits = not self._is_read and letters_width(signed, size) < self.app.size.width
        return [ListRow(line, colour=self._colour(sign)) for line in draw_letters(signed if fits else name, size)]

    def picture_rows(self, names: OtherNames) -> list[Strip]:
        """Return the rows of the screen with other names for the players.

        With names, a result is drawn again: on the screen its large letters may be a name.
        """
        table = self.session.runner.table
        poster = self.cards.poster(table, names) if table is not None and names and self.shows_cards else []
        return poster or super().picture_rows(names)

    def describe_screen(self) -> str:
        """Return in words what is on the table: the result or the state, who has how many cards, and the hand."""
        table = self.session.runner.table
        if table is None:
            return super().describe_screen()
        state = table.state
        title = self.cards.title(table)
        if state.handing_to is not None:
            return "\n".join((title, self.session.announcer.text("hand-hidden")))
        result = self.cards.result_lines(table)
        own, hand = state.walk.lying()[0]  # wherever the player walks
        shows = hand and state.shows_hand and not result
        cards = [f"{own.title}: {state.presenter.list_cards(hand)}"] if shows else []
        lines = state.presenter.lines(state.view)
        return "\n".join((title, *result, *(line for line in lines if line != title), *cards))

    def _meaning(self) -> Hashable:
        """Return what Enter does now: play a card, take the keyboard over, or deal again."""
        table = self.session.runner.table
        return (super()._meaning(), None if table is None else table.meaning_of_enter)

    def press(self, key: str) -> None:
        """Carry out what the key means here; what moves comes to rest first."""
        self.cards.round_table.rest()
        super().press(key)

    def perform(self, command: str) -> None:
        """Carry out a command: first as one that works everywhere, then at the table."""
        # An Enter pressed before the next person was asked for is not theirs, and must not show their hand.
        if self._key_came_early and command == "play":
            return
        if not self.uno.perform(command) and self.session.runner.table is not None:
            self.session.runner.table.perform(command)
