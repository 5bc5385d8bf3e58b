"""The list of pieces: which parts of cards and status answers are read, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.navigation.help_list import key_list, what
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports import pieces
from uno_tui.ui.ports.pieces import CARD, OF_A_CARD
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.session import Session


class PiecesList:
    """The pieces under headings. Choosing one moves it one place later, and from the last place switches it off."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self.session = session
        self._changed = changed

    def items(self) -> list[Item]:
        """Return the pieces of cards, then of status answers, for the current game or the one chosen last."""
        items = self._group(self._text("heading-cards"), CARD, OF_A_CARD)
        for command, there in PRESENTERS[self._game].pieces.items():
            if command in commands_at(self._game):
                announcer, named_keys = self.session.announcer, self.session.named_keys
                keys, does = key_list(announcer, named_keys, command), what(announcer, named_keys, command)
                items += self._group(self._text("help-line", keys=keys, what=does), command, there)
        return items

    @property
    def _game(self) -> str:
        return self.session.announcer.game or self.session.tables.next_game

    def _text(self, message_id: str, **values: object) -> str:
        return self.session.announcer.translator.of(self._game).text(message_id, **values)

    def _group(self, title: str, about: str, there: Sequence[str]) -> list[Item]:
        heading = Item(self._text("heading", text=title), heading=True, on_screen=title)
        return [heading, *(self._item(about, piece, there) for piece in pieces.piece_names(there))]

    def _item(self, about: str, piece: str, there: Sequence[str]) -> Item:
        read = pieces.enabled_pieces(tuple(self.session.preferences.settings.pieces.get(about, ())), tuple(there))
        place = read.index(piece) if piece in read else None
        shown = self._text("value-off") if place is None else self._text("piece-place", place=place + 1)
        name = self._text(f"piece-{about.removeprefix('read_')}-{piece}")
        change = partial(self._step, about, piece, there)
        return Item(
            self._text("table-option", option=name, value=shown),
            partial(change, 1),
            partial(change, -1),
            explains=self._text("piece-how"),
        )

    def _step(self, about: str, piece: str, there: Sequence[str], steps: int) -> None:
        """Move the piece one place later or earlier, or switch it off; at least one piece stays on."""
        chosen = self.session.preferences.settings.pieces
        read = pieces.enabled_pieces(tuple(chosen.get(about, ())), tuple(there))
        if list(read) == [piece]:
            self.session.announcer.say(self._text("piece-last"))
            return
        # A piece that is off can go to one place more, after all others.
        places = [None, *range(len(read) + (piece not in read))]
        now = places.index(read.index(piece) if piece in read else None)
        place = places[(now + steps) % len(places)]
        self.session.preferences.settings.pieces = {
            **chosen,
            about: pieces.move_piece(chosen.get(about, ()), there, piece, place),
        }
        self.session.settings_changed()
        self._changed()
