"""The table of a session in the look `cards`: what its state knows, as a picture on the board."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import cast

import msgspec
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from uno_tui.app.base_app import BaseApp
from uno_tui.app.board.bars import bar
from uno_tui.app.board.board import Board, BoardTexts
from uno_tui.app.board.faces import face_sizes_for
from uno_tui.app.board.key_hints import history_hint, list_key_hints
from uno_tui.app.board.round_table import Flight
from uno_tui.app.board.rows import pad
from uno_tui.app.board.seats import draw_result
from uno_tui.app.letters import SYMBOLS
from uno_tui.app.snapshots import OtherNames, rename_all
from uno_tui.core.commands import Context
from uno_tui.core.contract import View
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.navigation.help_list import is_there, works
from uno_tui.ui.ports.picture import Picture, Spread, SpreadCard
from uno_tui.ui.ports.picture_maker import Scene, SomePictureMaker, picture_maker_of
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.question import Answer
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.wrapping import cells

KEPT = 60
"""How many texts of the log are kept."""
SELDOM = 0.5
"""Seconds from one motion to the next at least."""
NEVER = float("-inf")
AT_TABLES, ALWAYS = ("next_playable", "look"), ("menu", "help")
"""Commands whose keys are shown at every table during a round, and everywhere."""


class TableBoard(Board):
    """A board that follows the table of a session."""

    def __init__(self, session: Session, *, choices: Widget | None = None) -> None:
        super().__init__(session.announcer.text, choices=choices)
        self.session = session
        self.question = ""
        """The open question, shown instead of whose turn it is; empty for none."""
        self._points: tuple[object, Sequence[int]] | None = None
        """Everyone's points before a round, with the number of that round."""
        self._log: deque[str] = deque(maxlen=KEPT)
        self._echo = ""
        self._followed: TableController | None = None
        """The table that is shown."""
        self._maker: tuple[SomePresenter, SomePictureMaker] | None = None
        self._shown_state: object = None
        """What the board shows, without the place where the player walks."""
        self._shown_picture: Picture | None = None
        self._moved: tuple[object, Sequence[int], int] | None = None
        """The event by which the last card was laid, everyone's number of cards, and the round, as they were shown."""
        self._flew = NEVER
        """When something moved last."""

    def tell(self, news: Sequence[Utterance], *, shown: bool) -> None:
        """Take what has been said: what happened goes to the log, the answer to a key to its own line."""
        table = self.session.runner.table
        # Here too: the first sentences at a table come before it is shown.
        self._begin_at(table)
        for each in news:
            over = table is not None and table.state.outcome.round is not None and each.category is Category.SYSTEM
            if (over and not each.answers) or (self.question and each.text.startswith(self.question)):
                continue  # the board shows it already
            if table is not None and _is_seen(table, each):
                continue
            if table is not None and each.text == table.state.turn_sentence:
                self._echo = ""  # the banner says whose turn it is
                continue
            if each.category is not Category.SYSTEM and not (each.answers or each.echo):
                self._log.append(each.text)
                self._echo = ""
            elif table is None or table.state.handing_to is None:
                self._echo = each.text
        if shown and self.is_ready and table is not None:
            self.update_texts(self._texts_at(table), self.shades)

    def _begin_at(self, table: TableController | None) -> None:
        """Forget everything of the last table when another is shown."""
        if table is not self._followed:
            self._followed, self._maker, self._points, self._shown_picture = table, None, None, None
            self._moved = None
            self.forget()

    def forget(self) -> None:
        """Empty log and answers: what was said to one person is not for the next."""
        self._log.clear()
        self._echo = ""

    def result_lines(self, table: TableController) -> list[str]:
        """Return who has won the round or the match, and everyone's points, in few words; nothing during a round."""
        result = self._maker_of(table).result(table.state.view, self._points_before(table.state.view))
        if result is None:
            return []
        ranking = ", ".join(
            f"{each.name} {each.detail if each.points is None else each.points}" for each in result.ranking
        )
        return [f"{result.title}: {result.winner}", *filter(None, [result.summary]), ranking]

    def title(self, table: TableController) -> str:
        """Return the name of the game and the number of the round."""
        return self._maker_of(table).title(table.state.view)

    def poster(self, table: TableController, names: OtherNames) -> list[Strip]:
        """Return how the round or the match has ended, alone and with other names; nothing during a round."""
        view = table.state.view
        result = self._maker_of(table).result(view, self._points_before(view))
        if result is None:
            return []
        width, height = self.room
        rows = draw_result(rename_all(result, names), self._maker_of(table).top(view), (width, height - 2), self.shades)
        ground = Style(color=self.shades.ink, bgcolor=self.shades.ground)
        drawn = [bar(self.title(table), "", width, self.shades), *rows, []]
        return [Strip(pad(row, width, ground)).apply_style(Style()) for row in drawn]

    def counts(self, table: TableController) -> str:
        """Return how many cards everyone and the stock have, in as few words as possible."""
        maker, view = self._maker_of(table), table.state.view
        listed = ", ".join(f"{maker.seat_name(seat)} {count}" for seat, count in enumerate(view.counts))
        return self.session.announcer.text("state-in-brief", list=listed, stock=view.stock)

    def short_name(self, table: TableController, card: CardKind) -> str:
        """Return the large letters of a card."""
        shown = self._maker_of(table).drawn_card(card)
        return shown.value if shown.large in SYMBOLS else shown.large or shown.value

    def drawn_answers(self, answers: Sequence[Answer]) -> list[SpreadCard]:
        """Return the answers as cards, each with its key; nothing where one of them is no card.

        Where two answers share a first letter, a number goes to each, and the key that chooses is named beside it.
        """
        table = self.session.runner.table
        if table is None:
            return []
        drawn: list[SpreadCard] = []
        chooses = key_name(self.session.announcer.translator, self.session.preferences.keymap.of("choose")[0])
        for answer in answers:
            value = answer.value[1] if isinstance(answer.value, tuple) else answer.value
            shown = self._maker_of(table).drawn_answer(value)
            if shown is None:
                return []
            letter = answer.text[:1]
            key = letter.upper() if letter.casefold() in answer.keys else f"{len(drawn) + 1} {chooses}"
            drawn.append(SpreadCard(msgspec.structs.replace(shown, large=shown.sign, key=key), fits=True))
        return drawn

    def update(self) -> None:
        """Show the table as it is now."""
        table = self.session.runner.table
        self._begin_at(table)
        if table is None or not self.is_ready:
            return
        self._shown_state = self._state(table)
        maker = self._maker_of(table)
        self._shown_picture = self._picture(table)
        self.show(
            self._shown_picture, self._texts_at(table), face_sizes_for(maker.many_cards), maker.middle, self.shades
        )
        self._let_cards_move(table)

    @property
    def dims(self) -> bool:
        """Whether the hand is drawn as if nothing could be played, because a question is open."""
        return bool(self.question)

    def _let_cards_move(self, table: TableController) -> None:
        """Let the card that was just laid or drawn move, or the deal, where the player wants that."""
        state, view = table.state, table.state.view
        before, self._moved = self._moved, (state.person.laid, view.counts, view.round)
        if not self._is_round or self._moved == before or not cast(BaseApp, self.app).motion:
            return
        now = self.session.clock.time()
        if now - self._flew < SELDOM:
            return
        if (before is None and state.person.laid is None) or (before is not None and before[2] != view.round):
            self._flew = now
            self.round_table.deal()
            return
        flight = None if before is None else self._flight(table, before)
        if flight is not None:
            self._flew = now
            self.round_table.fly(flight)

    def _flight(self, table: TableController, before: tuple[object, Sequence[int], int]) -> Flight | None:
        """Return how the card that was just laid or drawn moves; None for neither."""
        state, view = table.state, table.state.view
        first, count = state.presenter.seat or 0, len(view.counts)
        laid = state.person.laid
        # Compared by identity: the same player may lay an equal card again.
        if laid is not None and laid is not before[0] and laid.actor is not None and self._shown_picture is not None:
            return Flight((laid.actor - first) % count, None, self._shown_picture.top)
        drew = [seat for seat, (had, has) in enumerate(zip(before[1], view.counts, strict=False)) if has > had]
        return Flight(None, (drew[-1] - first) % count) if drew else None

    def update_cursor(self) -> None:
        """Show which card is selected; if more is different, show everything again."""
        table = self.session.runner.table
        if table is None or self._shown_picture is None or self._shown_state != self._state(table):
            self.update()
        elif table.state.handing_to is None:
            self._shown_picture = msgspec.structs.replace(self._shown_picture, place=_scene(table).place)
            self.walk(self._shown_picture, self._texts_at(table), self.shades)

    def _state(self, table: TableController) -> object:
        """Return a value that stays equal while only the place changes where the player walks."""
        state = table.state
        order = tuple((zone.key, tuple(cards)) for zone, cards in state.walk.lying())
        marks, question = self.session.preferences.settings.marks, self.question
        return (state.handing_to, state.view, state.moves, order, self.app.size, self.shades, marks, question)

    def _maker_of(self, table: TableController) -> SomePictureMaker:
        state = table.state
        if self._maker is None or self._maker[0] is not state.presenter:
            self._maker = state.presenter, picture_maker_of(state.game, state.presenter)
        return self._maker[1]

    def _picture(self, table: TableController) -> Picture:
        state = table.state
        maker = self._maker_of(table)
        if state.handing_to is not None:
            return maker.hidden(state.public.view, state.name_of(state.handing_to), table.keyboard.request)
        picture = maker.picture(
            _scene(table), marks=self.session.preferences.settings.marks, before=self._points_before(state.view)
        )
        if table.practising.heading:
            picture = self._practising(table, maker, picture)
        if state.looks_on:
            title = f"{picture.title}. {state.words.text('board-looks-on')}."
            picture = msgspec.structs.replace(picture, title=title)
        if not state.shows_hand:
            picture = msgspec.structs.replace(picture, spreads=(Spread("", ()), *picture.spreads[1:]), place=(0, -1))
        if not self.question:
            return picture
        return msgspec.structs.replace(picture, banner=self.question, short=self.question, asks=True)

    def _practising(self, table: TableController, maker: SomePictureMaker, picture: Picture) -> Picture:
        """Return the picture of a practice table: marked, with the open cards of others beside the top card or
        after the sets."""
        title = f"{table.practising.heading} {picture.title}"
        drawn = [(name, [maker.drawn_card(card) for card in cards]) for name, cards in table.practising.open_cards]
        if maker.middle == "top":
            lines = [f"{name} {' '.join(f'{each.sign}{each.value}' for each in cards)}" for name, cards in drawn]
            return msgspec.structs.replace(picture, title=title, beside=(*picture.beside, *lines))
        spreads = [Spread(name, tuple(map(SpreadCard, cards))) for name, cards in drawn]
        return msgspec.structs.replace(picture, title=title, spreads=(*picture.spreads, *spreads))

    def _points_before(self, view: View) -> Sequence[int]:
        """Return everyone's points before this round; nothing if it was over when it was first seen."""
        if view.outcome.round is None:
            self._points = view.round, view.scores
        return self._points[1] if self._points is not None and self._points[0] == view.round else ()

    def _texts_at(self, table: TableController) -> BoardTexts:
        keys, everything = tuple(self._keys(table)), history_hint(self.session.announcer, self.session.named_keys)
        if table.state.handing_to is not None:  # what one person was told is not for the next
            return BoardTexts(keys=keys)
        guide, log, title = table.state.guide, tuple(self._log), ""
        if guide is not None:  # its task stays until it is done
            step, steps = guide.place
            title = self.session.announcer.text("board-lesson", step=step, steps=steps)
            task = guide.due or guide.task
            log = (*(text for text in log if text != task), task)
        return BoardTexts(keys=keys, log=log, log_title=title, echo=self._echo, all_hint=everything)

    def _keys(self, table: TableController) -> list[tuple[str, str]]:
        """Return the keys that mean something now, with what they do; the way to all others comes last."""
        state = table.state
        gone: Sequence[tuple[str, str]] = ()
        if self.choices is not None:
            return list_key_hints(self.session.announcer, self.session.named_keys)
        if state.handing_to is not None:
            meanings = [("play", "take-over")]
        elif state.outcome.round is not None:
            over = state.outcome.match is not None
            meanings = [("play", "menu" if over else "deal")] if over or not state.looks_on else []
            meanings += [("save_picture", "save_picture")] * over
        else:
            own = self.session.preferences.settings.marks and _scene(table).place[0] == 0
            card = state.cursor.card if own else None
            maker = self._maker_of(table)
            meanings = maker.keys(state.view, state.moves, card)
            gone = [each for each in maker.keys(state.view, state.moves) if each not in meanings]
            meanings = [*gone, *meanings]
            named = [command for command, _ in meanings]
            meanings += [(each, each) for each in self._own_commands(table) if each not in named]
            fits = self._shown_picture is not None and any(lying.fits for lying in self._shown_picture.hand.cards)
            meanings += [(each, each) for each in AT_TABLES if fits or each != "next_playable"]
        meanings += [(each, each) for each in ALWAYS]
        return [self._named(command, what, blank=(command, what) in gone) for command, what in meanings]

    def _named(self, command: str, what: str, *, blank: bool) -> tuple[str, str]:
        """Return the key of a command and what it does; blanks in their place keep the other keys where they are."""
        key = key_name(self.session.announcer.translator, self.session.preferences.keymap.of(command)[0])
        label = self.session.announcer.text(f"line-{what}")
        return (" " * cells(key), " " * cells(label)) if blank else (key, label)

    def _own_commands(self, table: TableController) -> list[str]:
        """Return the commands that only some games have, and that work now."""
        session = self.session
        there = [
            command
            for command in commands_at(table.state.game).values()
            if command.context is Context.TABLE
            and session.announcer.words.has(f"line-{command.id}")
            and is_there(session.announcer, session.named_keys, session.runner, command)
        ]
        known = ("play", "draw", *AT_TABLES, *ALWAYS)
        return [each.id for each in there if each.id not in known and works(table, each.id)]


def _is_seen(table: TableController, said: Utterance) -> bool:
    """Return whether what is said stands on the board anyway: the task of a lesson, or the selected card.

    The game is asked for the card only after a key: its error may be what is said.
    """
    state = table.state
    if said.echo and said.category is Category.CARDS:
        return True
    if state.guide is not None and said.text in (state.guide.due, state.guide.task):
        return True
    card = state.cursor.card
    if card is None or not (said.answers or said.category is Category.CARDS):
        return False
    if said.answers:
        return said.text in (state.where, f"{state.walk.card_text()}.")
    return said.text == state.presenter.selected_hint(state.view, card)


def _scene(table: TableController) -> Scene:
    state = table.state
    return Scene(state.view, state.moves, state.walk.lying(), state.zone.key, state.cursor.index, state.person.laid)
