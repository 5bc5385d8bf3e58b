"""The table of a session in the look `cards`: what the desk knows, as a picture on the board."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence

import msgspec
from textual.widget import Widget

from uno_tui.app.board.arrangement import LOWEST, NARROWEST
from uno_tui.app.board.board import Board, Telling
from uno_tui.app.board.look import SomeLook, look_of, place
from uno_tui.app.board.picture import Lying, Picture, Spread
from uno_tui.app.themes import THEMES, Shades
from uno_tui.front.keys.commands import at
from uno_tui.front.keys.key_names import key_name
from uno_tui.front.menus.lists import is_there, works
from uno_tui.front.menus.replay import Replay
from uno_tui.front.session import Session
from uno_tui.front.settings import Look
from uno_tui.front.table.desk import Desk
from uno_tui.front.table.face import SomeFace
from uno_tui.front.table.question import Answer
from uno_tui.front.table.zones import Kind, Zone
from uno_tui.games.commands import Context
from uno_tui.games.contract import Move, View
from uno_tui.speech.utterance import Category, Utterance

KEPT = 60
"""How much of what happened is kept for the board."""
AT_TABLES, ALWAYS = ("next_playable", "look"), ("menu", "help")
"""Keys that mean something at every table while it is played at, and everywhere."""


def are_shown(look: Look, width: int, height: int) -> bool:
    """Whether a terminal of this size shows cards in this look."""
    return look is Look.CARDS and width >= NARROWEST and height >= LOWEST


def list_keys(session: Session, *, chooses: bool = True, explains: bool = False) -> list[tuple[str, str]]:
    """The keys of a list, with what they do, where there is something to choose, or to explain."""
    commands = ["choose"] * chooses + ["explain"] * explains + ["stop", "help"]
    return [
        (key_name(session.translator, session.keymap.of(command)[0]), session.text(f"line-{command}"))
        for command in commands
    ]


def where_all_is(session: Session) -> str:
    """How to read the whole of what was said."""
    return session.text("board-all", key=key_name(session.translator, session.keymap.of("history")[0]))


class Looking:
    """Somebody who looks at a table after a step of its record, and does nothing."""

    def __init__(self, face: SomeFace, view: View) -> None:
        self.face = face
        self.view = view
        self.moves: Sequence[Move] = ()
        self.index = -1

    @property
    def zone_key(self) -> Hashable:
        """They stand nowhere."""
        return None

    def lying(self) -> Sequence[tuple[Zone[Kind], Sequence[Kind]]]:
        """As the game lays them out."""
        return [(zone, zone.cards) for zone in self.face.zones(self.view)]


class ReplayTable(Board):
    """A board that shows the steps of a record, which stand in the place of what happened."""

    def __init__(self, session: Session, replay: Replay, steps: Widget) -> None:
        super().__init__(session.text, choices=steps)
        self.session = session
        self.replay = replay
        self._echo = ""

    def tell(self, text: str) -> None:
        """An answer to a key."""
        self._echo = text
        self.update_telling(self._telling, THEMES[self.session.settings.theme])

    @property
    def _telling(self) -> Telling:
        keys = tuple(list_keys(self.session))
        return Telling(keys=keys, echo=self._echo, all=where_all_is(self.session))

    def update(self) -> None:
        """Show the table after the step, as the chosen seat saw it."""
        face, view = self.replay.face(), self.replay.moments[self.replay.place].table.view(self.replay.seat)
        look = look_of(self.replay.game, face)
        shades = THEMES[self.session.settings.theme]
        picture = look.picture(Looking(face, view), marks=False)
        titled = msgspec.structs.replace(picture, title=f"{picture.title}. {self.replay.whose()}")
        self.show(titled, self._telling, look.cuts, look.middle, shades)


class CardTable(Board):
    """A board that follows the table of a session."""

    def __init__(self, session: Session, *, choices: Widget | None = None) -> None:
        super().__init__(session.text, choices=choices)
        self.session = session
        self.question = ""
        """What is asked, instead of whose turn it is."""
        self._before: tuple[object, Sequence[int]] | None = None
        """The points before a round, with the deal that they belong to."""
        self._log: deque[str] = deque(maxlen=KEPT)
        self._echo = ""
        self._desk: Desk | None = None
        """The desk that is shown."""
        self._look: tuple[SomeFace, SomeLook] | None = None
        self._shown: object = None
        """What the board shows, but for the place where one walks."""
        self._seen: Picture | None = None

    @property
    def shades(self) -> Shades:
        """The colours that the player wants."""
        return THEMES[self.session.settings.theme]

    def tell(self, news: Sequence[Utterance], *, shown: bool) -> None:
        """Something has been said: what happened goes to the log, an answer to a key stands for itself."""
        desk = self.session.desk
        self._begin_at(desk)
        for each in news:
            over = desk is not None and desk.outcome.round is not None and each.category is Category.SYSTEM
            if (over and not each.answers) or (self.question and each.text.startswith(self.question)):
                continue  # it stands there already
            if desk is not None and each.text == desk.turn_sentence():
                self._echo = ""  # it stands there in its own place
                continue
            if each.category is not Category.SYSTEM and not (each.answers or each.echo):
                self._log.append(each.text)
                self._echo = ""
            elif desk is None or desk.handing_to is None:
                self._echo = each.text
        if shown and self.is_mounted and desk is not None:
            self.update_telling(self._told(desk), self.shades)

    def _begin_at(self, desk: Desk | None) -> None:
        """Nothing of one table is left at another."""
        if desk is not self._desk:
            self._desk, self._look, self._before, self._seen = desk, None, None, None
            self.forget()

    def forget(self) -> None:
        """Somebody else comes to the keyboard: what was told is not theirs."""
        self._log.clear()
        self._echo = ""

    def result_lines(self, desk: Desk) -> list[str]:
        """Who has won the round or the match, and everybody's points, in few words; nothing while it goes on."""
        result = self._look_of(desk).result(desk.view, self._points_before(desk.view))
        if result is None:
            return []
        ranking = ", ".join(
            f"{each.name} {each.detail if each.points is None else each.points}" for each in result.ranking
        )
        return [f"{result.title}: {result.winner}", ranking]

    def counts(self, desk: Desk) -> str:
        """How many cards everybody and the stock have, in as few words as can be."""
        look, view = self._look_of(desk), desk.view
        listed = ", ".join(f"{look.named(seat)} {count}" for seat, count in enumerate(view.counts))
        return self.session.text("state-in-brief", list=listed, stock=view.stock)

    def short_name(self, desk: Desk, card: Kind) -> str:
        """What stands large on a card."""
        shown = self._look_of(desk).shown(card)
        return shown.large or shown.value

    def drawn_answers(self, answers: Sequence[Answer]) -> list[Lying]:
        """The answers as cards with the key that chooses each, or goes to it; none where not all of them are such."""
        desk = self.session.desk
        if desk is None:
            return []
        drawn = []
        for answer in answers:
            value = answer.value[1] if isinstance(answer.value, tuple) else answer.value
            shown = self._look_of(desk).answer(value)
            if shown is None:
                return []
            key = answer.text[:1].upper()
            drawn.append(Lying(msgspec.structs.replace(shown, value=key, large=shown.sign, key=key), fits=True))
        return drawn

    def update(self) -> None:
        """Show the table as it is now."""
        desk = self.session.desk
        self._begin_at(desk)
        if desk is None or not self.is_mounted:
            return
        self._shown = self._state(desk)
        look = self._look_of(desk)
        self._seen = self._picture(desk)
        self.show(self._seen, self._told(desk), look.cuts, look.middle, self.shades)

    def update_cursor(self) -> None:
        """Another card is selected; if more is different, everything is shown anew."""
        desk = self.session.desk
        if desk is None or self._seen is None or self._shown != self._state(desk):
            self.update()
        elif desk.handing_to is None:
            self._seen = msgspec.structs.replace(self._seen, place=place(desk))
            self.walk(self._seen, self._told(desk), self.shades)

    def _state(self, desk: Desk) -> object:
        """What must be the same if only the place where one walks has changed."""
        order = tuple((zone.key, tuple(cards)) for zone, cards in desk.lying())
        marks, question = self.session.settings.marks, self.question
        return (desk.handing_to, desk.view, desk.moves, order, self.app.size, self.shades, marks, question)

    def _look_of(self, desk: Desk) -> SomeLook:
        if self._look is None or self._look[0] is not desk.face:
            self._look = desk.face, look_of(desk.game, desk.face)
        return self._look[1]

    def _picture(self, desk: Desk) -> Picture:
        look = self._look_of(desk)
        if desk.handing_to is not None:
            return look.hidden(desk.public.view, desk.name_of(desk.handing_to))
        picture = look.picture(desk, marks=self.session.settings.marks, before=self._points_before(desk.view))
        if desk.practising.name:
            picture = self._practising(desk, look, picture)
        if not desk.keyboard.shows_hand:
            picture = msgspec.structs.replace(picture, spreads=(Spread("", ()), *picture.spreads[1:]), place=(0, -1))
        return msgspec.structs.replace(picture, banner=self.question, asks=True) if self.question else picture

    def _practising(self, desk: Desk, look: SomeLook, picture: Picture) -> Picture:
        """Marked, and with the cards of others that are open: beside the top card, else behind the sets."""
        title = f"{desk.practising.name} {picture.title}"
        drawn = [(name, [look.shown(card) for card in cards]) for name, cards in desk.practising.open_cards]
        if look.middle == "top":
            lines = [f"{name} {' '.join(f'{each.sign}{each.value}' for each in cards)}" for name, cards in drawn]
            return msgspec.structs.replace(picture, title=title, beside=(*picture.beside, *lines))
        spreads = [Spread(name, tuple(map(Lying, cards))) for name, cards in drawn]
        return msgspec.structs.replace(picture, title=title, spreads=(*picture.spreads, *spreads))

    def _points_before(self, view: View) -> Sequence[int]:
        """Everybody's points before this round; nothing if it was over already when it was first seen."""
        if view.outcome.round is None:
            self._before = view.round, view.scores
        return self._before[1] if self._before is not None and self._before[0] == view.round else ()

    def _told(self, desk: Desk) -> Telling:
        keys, everything = tuple(self._keys(desk)), where_all_is(self.session)
        if desk.handing_to is not None:  # what somebody was told is not for whoever comes next
            return Telling(keys=keys)
        return Telling(keys=keys, log=tuple(self._log), echo=self._echo, all=everything)

    def _keys(self, desk: Desk) -> list[tuple[str, str]]:
        """The keys that mean something now, with what they do; the way to all others comes last."""
        if self.choices is not None:
            return list_keys(self.session)
        if desk.handing_to is not None:
            meanings = [("play", "take-over")]
        elif desk.outcome.round is not None:
            meanings = [("play", "deal" if desk.outcome.match is None else "menu")]
        else:
            meanings = self._look_of(desk).keys(desk.view, desk.moves)
            named = [command for command, _ in meanings]
            meanings += [(each, each) for each in self._own_commands(desk) if each not in named]
            fits = self._seen is not None and any(lying.fits for lying in self._seen.hand.cards)
            meanings += [(each, each) for each in AT_TABLES if fits or each != "next_playable"]
        meanings += [(each, each) for each in ALWAYS]
        return [
            (key_name(self.session.translator, self.session.keymap.of(command)[0]), self.session.text(f"line-{what}"))
            for command, what in meanings
        ]

    def _own_commands(self, desk: Desk) -> list[str]:
        """What only some games have, and can be done just now."""
        there = [
            command
            for command in at(desk.game).values()
            if command.context is Context.TABLE
            and self.session.words.has(f"line-{command.id}") and is_there(self.session, command)
        ]
        known = ("play", "draw", *AT_TABLES, *ALWAYS)
        return [each.id for each in there if each.id not in known and works(desk, each.id)]

