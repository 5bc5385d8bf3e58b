"""The table of a session in the look `cards`: what the table knows, as a picture on the board."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec
from textual.widget import Widget

from uno_tui.app.board.arrangement import LOWEST, NARROWEST
from uno_tui.app.board.board import Board, Telling
from uno_tui.app.board.faces import cuts_of
from uno_tui.app.themes import THEMES, Shades
from uno_tui.core.commands import Context
from uno_tui.core.contract import View
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.commands import at
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation.lists import is_there, works
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.picture import Picture, Spread, SpreadCard
from uno_tui.ui.ports.picture_maker import Scene, SomePictureMaker, picture_maker_of, scene_at_rest
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.question import Answer
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Look
from uno_tui.ui.table.controller import TableController

KEPT = 60
"""How much of what happened is kept for the board."""
AT_TABLES, ALWAYS = ("next_playable", "look"), ("menu", "help")
"""Keys that mean something at every table while it is played at, and everywhere."""


def are_shown(look: Look, width: int, height: int) -> bool:
    """Whether a terminal of this size shows cards in this look."""
    return look is Look.CARDS and width >= NARROWEST and height >= LOWEST


def list_keys(
    announcer: ProgramAnnouncer, named_keys: NamedKeys, *, chooses: bool = True, explains: bool = False
) -> list[tuple[str, str]]:
    """The keys of a list, with what they do, where there is something to choose, or to explain."""
    commands = ["choose"] * chooses + ["explain"] * explains + ["stop", "help"]
    return [
        (key_name(announcer.translator, named_keys.keymap.of(command)[0]), announcer.text(f"line-{command}"))
        for command in commands
    ]


def where_all_is(announcer: ProgramAnnouncer, named_keys: NamedKeys) -> str:
    """How to read the whole of what was said."""
    return announcer.text("board-all", key=key_name(announcer.translator, named_keys.keymap.of("history")[0]))


class ReplayTable(Board):
    """A board that shows the steps of a record, which stand in the place of what happened."""

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        preferences: Preferences,
        replay: Replay,
        steps: Widget,
    ) -> None:
        super().__init__(announcer.text, choices=steps)
        self._announcer = announcer
        self._named_keys = named_keys
        self._preferences = preferences
        self.replay = replay
        self._echo = ""

    def tell(self, text: str) -> None:
        """An answer to a key."""
        self._echo = text
        self.update_telling(self._telling, THEMES[self._preferences.settings.theme])

    @property
    def _telling(self) -> Telling:
        keys = tuple(list_keys(self._announcer, self._named_keys))
        return Telling(keys=keys, echo=self._echo, all=where_all_is(self._announcer, self._named_keys))

    def update(self) -> None:
        """Show the table after the step, as the chosen seat saw it."""
        presenter, view = self.replay.presenter(), self.replay.moments[self.replay.place].table.view(self.replay.seat)
        look = picture_maker_of(self.replay.game, presenter)
        shades = THEMES[self._preferences.settings.theme]
        picture = look.picture(scene_at_rest(presenter, view), marks=False)
        titled = msgspec.structs.replace(picture, title=f"{picture.title}. {self.replay.whose()}")
        self.show(titled, self._telling, cuts_of(look.many_cards), look.middle, shades)


class CardTable(Board):
    """A board that follows the table of a session."""

    def __init__(self, session: Session, *, choices: Widget | None = None) -> None:
        super().__init__(session.announcer.text, choices=choices)
        self.session = session
        self.question = ""
        """What is asked, instead of whose turn it is."""
        self._before: tuple[object, Sequence[int]] | None = None
        """The points before a round, with the deal that they belong to."""
        self._log: deque[str] = deque(maxlen=KEPT)
        self._echo = ""
        self._at: TableController | None = None
        """The table that is shown."""
        self._look: tuple[SomePresenter, SomePictureMaker] | None = None
        self._shown: object = None
        """What the board shows, but for the place where one walks."""
        self._seen: Picture | None = None

    @property
    def shades(self) -> Shades:
        """The colours that the player wants."""
        return THEMES[self.session.preferences.settings.theme]

    def tell(self, news: Sequence[Utterance], *, shown: bool) -> None:
        """Something has been said: what happened goes to the log, an answer to a key stands for itself."""
        table = self.session.runner.table
        self._begin_at(table)
        for each in news:
            over = table is not None and table.state.outcome.round is not None and each.category is Category.SYSTEM
            if (over and not each.answers) or (self.question and each.text.startswith(self.question)):
                continue  # it stands there already
            if table is not None and each.text == table.state.turn_sentence:
                self._echo = ""  # it stands there in its own place
                continue
            if each.category is not Category.SYSTEM and not (each.answers or each.echo):
                self._log.append(each.text)
                self._echo = ""
            elif table is None or table.state.handing_to is None:
                self._echo = each.text
        if shown and self.is_mounted and table is not None:
            self.update_telling(self._told(table), self.shades)

    def _begin_at(self, table: TableController | None) -> None:
        """Nothing of one table is left at another."""
        if table is not self._at:
            self._at, self._look, self._before, self._seen = table, None, None, None
            self.forget()

    def forget(self) -> None:
        """Somebody else comes to the keyboard: what was told is not theirs."""
        self._log.clear()
        self._echo = ""

    def result_lines(self, table: TableController) -> list[str]:
        """Who has won the round or the match, and everybody's points, in few words; nothing while it goes on."""
        result = self._look_of(table).result(table.state.view, self._points_before(table.state.view))
        if result is None:
            return []
        ranking = ", ".join(
            f"{each.name} {each.detail if each.points is None else each.points}" for each in result.ranking
        )
        return [f"{result.title}: {result.winner}", ranking]

    def counts(self, table: TableController) -> str:
        """How many cards everybody and the stock have, in as few words as can be."""
        look, view = self._look_of(table), table.state.view
        listed = ", ".join(f"{look.seat_name(seat)} {count}" for seat, count in enumerate(view.counts))
        return self.session.announcer.text("state-in-brief", list=listed, stock=view.stock)

    def short_name(self, table: TableController, card: CardKind) -> str:
        """What stands large on a card."""
        shown = self._look_of(table).drawn_card(card)
        return shown.large or shown.value

    def drawn_answers(self, answers: Sequence[Answer]) -> list[SpreadCard]:
        """The answers as cards with the key that chooses each, or goes to it; none where not all of them are such."""
        table = self.session.runner.table
        if table is None:
            return []
        drawn = []
        for answer in answers:
            value = answer.value[1] if isinstance(answer.value, tuple) else answer.value
            shown = self._look_of(table).drawn_answer(value)
            if shown is None:
                return []
            key = answer.text[:1].upper()
            drawn.append(SpreadCard(msgspec.structs.replace(shown, value=key, large=shown.sign, key=key), fits=True))
        return drawn

    def update(self) -> None:
        """Show the table as it is now."""
        table = self.session.runner.table
        self._begin_at(table)
        if table is None or not self.is_mounted:
            return
        self._shown = self._state(table)
        look = self._look_of(table)
        self._seen = self._picture(table)
        self.show(self._seen, self._told(table), cuts_of(look.many_cards), look.middle, self.shades)

    def update_cursor(self) -> None:
        """Another card is selected; if more is different, everything is shown anew."""
        table = self.session.runner.table
        if table is None or self._seen is None or self._shown != self._state(table):
            self.update()
        elif table.state.handing_to is None:
            self._seen = msgspec.structs.replace(self._seen, place=_scene(table).place)
            self.walk(self._seen, self._told(table), self.shades)

    def _state(self, table: TableController) -> object:
        """What must be the same if only the place where one walks has changed."""
        state = table.state
        order = tuple((zone.key, tuple(cards)) for zone, cards in state.walk.lying())
        marks, question = self.session.preferences.settings.marks, self.question
        return (state.handing_to, state.view, state.moves, order, self.app.size, self.shades, marks, question)

    def _look_of(self, table: TableController) -> SomePictureMaker:
        state = table.state
        if self._look is None or self._look[0] is not state.presenter:
            self._look = state.presenter, picture_maker_of(state.game, state.presenter)
        return self._look[1]

    def _picture(self, table: TableController) -> Picture:
        state = table.state
        look = self._look_of(table)
        if state.handing_to is not None:
            return look.hidden(state.public.view, state.name_of(state.handing_to))
        picture = look.picture(
            _scene(table), marks=self.session.preferences.settings.marks, before=self._points_before(state.view)
        )
        if table.practising.name:
            picture = self._practising(table, look, picture)
        if not state.shows_hand:
            picture = msgspec.structs.replace(picture, spreads=(Spread("", ()), *picture.spreads[1:]), place=(0, -1))
        return msgspec.structs.replace(picture, banner=self.question, asks=True) if self.question else picture

    def _practising(self, table: TableController, look: SomePictureMaker, picture: Picture) -> Picture:
        """Marked, and with the cards of others that are open: beside the top card, else behind the sets."""
        title = f"{table.practising.name} {picture.title}"
        drawn = [(name, [look.drawn_card(card) for card in cards]) for name, cards in table.practising.open_cards]
        if look.middle == "top":
            lines = [f"{name} {' '.join(f'{each.sign}{each.value}' for each in cards)}" for name, cards in drawn]
            return msgspec.structs.replace(picture, title=title, beside=(*picture.beside, *lines))
        spreads = [Spread(name, tuple(map(SpreadCard, cards))) for name, cards in drawn]
        return msgspec.structs.replace(picture, title=title, spreads=(*picture.spreads, *spreads))

    def _points_before(self, view: View) -> Sequence[int]:
        """Everybody's points before this round; nothing if it was over already when it was first seen."""
        if view.outcome.round is None:
            self._before = view.round, view.scores
        return self._before[1] if self._before is not None and self._before[0] == view.round else ()

    def _told(self, table: TableController) -> Telling:
        keys, everything = tuple(self._keys(table)), where_all_is(self.session.announcer, self.session.named_keys)
        if table.state.handing_to is not None:  # what somebody was told is not for whoever comes next
            return Telling(keys=keys)
        return Telling(keys=keys, log=tuple(self._log), echo=self._echo, all=everything)

    def _keys(self, table: TableController) -> list[tuple[str, str]]:
        """The keys that mean something now, with what they do; the way to all others comes last."""
        state = table.state
        if self.choices is not None:
            return list_keys(self.session.announcer, self.session.named_keys)
        if state.handing_to is not None:
            meanings = [("play", "take-over")]
        elif state.outcome.round is not None:
            meanings = [("play", "deal" if state.outcome.match is None else "menu")]
        else:
            meanings = self._look_of(table).keys(state.view, state.moves)
            named = [command for command, _ in meanings]
            meanings += [(each, each) for each in self._own_commands(table) if each not in named]
            fits = self._seen is not None and any(lying.fits for lying in self._seen.hand.cards)
            meanings += [(each, each) for each in AT_TABLES if fits or each != "next_playable"]
        meanings += [(each, each) for each in ALWAYS]
        return [
            (
                key_name(self.session.announcer.translator, self.session.preferences.keymap.of(command)[0]),
                self.session.announcer.text(f"line-{what}"),
            )
            for command, what in meanings
        ]

    def _own_commands(self, table: TableController) -> list[str]:
        """What only some games have, and can be done just now."""
        session = self.session
        there = [
            command
            for command in at(table.state.game).values()
            if command.context is Context.TABLE
            and session.announcer.words.has(f"line-{command.id}")
            and is_there(session.announcer, session.named_keys, session.runner, command)
        ]
        known = ("play", "draw", *AT_TABLES, *ALWAYS)
        return [each.id for each in there if each.id not in known and works(table, each.id)]


def _scene(table: TableController) -> Scene:
    state = table.state
    return Scene(state.view, state.moves, state.walk.lying(), state.zone.key, state.cursor.index)
