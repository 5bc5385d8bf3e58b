"""Compares what the widgets of the board were given with what stands on the screen, at tables made at random."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterator, Sequence

from looks.stage import Size, Stage, stage
from textual.geometry import Region
from textual.widget import Widget

from uno_tui.app.board.rows import RowsWidget
from uno_tui.app.board.table_board import TableBoard
from uno_tui.app.line_widgets import LinesWidget
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.ui.ports.picture import Picture, SeatInfo
from uno_tui.ui.settings import Look

NAMES = ("Ana", "Benedikt", "Cleo", "Maximiliana-Sophie", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
SIZES: Sequence[Size] = ((40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60))
SEATS = {"uno": range(2, 11), "teams": (4, 6, 8), "maumau": range(2, 9), "ume": range(2, 7), "rummy": range(2, 5)}
FEW = {"uno": (10,), "rummy": (4,)}
MORE = "…"
LANGUAGES = ("en", "de", "fr")


def position(game: str, seats: int, seed: int, moves: int) -> tuple[str, int]:
    """A table after some moves at random, as its record, and who is to act."""
    rng = random.Random(seed)
    names, values = Names(NAMES[:seats]), options.defaults(GAMES[game].options)
    for rule in sorted(option.id for option in GAMES[game].options if option.house_rule):
        if rng.random() < 0.5:
            options.switch(GAMES[game].options, values, rule, True)
    table, events = GAMES[game].begin(values, seats, seats - 1, Dice(seed))
    record = Record(NOTATIONS[game], values, names, seats - 1, events)
    for _ in range(moves):
        acting = [seat for seat in table.acting() if table.moves(seat)]
        if not acting:
            break
        seat = rng.choice(acting)
        move = rng.choice(table.moves(seat)[:12])
        record.move(seat, move, table.play(seat, move))
    return "\n".join(record.lines) + "\n", next(iter(table.acting()), 0)


class Looking:
    """Someone who compares what the widgets were given with what stands on the screen."""

    def __init__(self, player: Stage) -> None:
        self.player = player
        self.screen = player.app.screen
        self.size = player.size
        self.rows = player.rows()

    def faults(self) -> list[str]:
        """All that is wrong."""
        found = []
        for check in self.checks():
            try:
                check()
            except AssertionError as error:
                found.append(f"{check.__name__}: {error}")
        return found

    def checks(self) -> Iterator[Callable[[], None]]:
        yield self.everything_fits
        yield self.nothing_covers_another
        if isinstance(self.screen, TableScreen) and self.screen.shows_cards:
            yield self.the_edges_are_there
            yield self.what_happened_last_is_there
            yield self.the_middle_is_there
            yield self.everybody_is_there
            yield self.the_selected_card_is_there
        elif isinstance(self.screen, TableScreen):
            yield self.the_lines_are_there

    def everything_fits(self) -> None:
        assert len(self.rows) == self.size[1]
        assert [strip.cell_length for strip in self.rows] == [self.size[0]] * self.size[1]

    def nothing_covers_another(self) -> None:
        parts = list(self.parts())
        inside = Region(0, 0, *self.size)
        for part in parts:
            assert part.region in inside, (part, part.region)
        for one, other in itertools.combinations(parts, 2):
            assert not one.region.overlaps(other.region), (one, other)

    def parts(self) -> Iterator[Widget]:
        """What draws something, and has room."""
        for part in self.screen.walk_children():
            drawn = isinstance(part, (RowsWidget, LinesWidget))
            if drawn and part.region.area and all(each.display for each in (part, *part.ancestors)):
                yield part

    def within(self, part: Widget) -> list[str]:
        """What stands on the screen where the widget is."""
        region = part.region
        strips = self.rows[region.y : region.bottom]
        return [strip.crop(region.x, region.right).text for strip in strips]

    def says(self, part: Widget, text: str) -> None:
        """The text stands there, over several rows if need be, or as much of it as there is room for and a sign."""
        shown = _plain(" ".join(self.within(part)))
        assert _plain(text) in shown or _is_cut(_plain(text), shown), (part, text, shown)

    # The look `cards`.

    @property
    def board(self) -> TableBoard:
        assert isinstance(self.screen, TableScreen)
        return self.screen.cards

    @property
    def picture(self) -> Picture:
        assert self.board._shown_picture is not None
        return self.board._shown_picture

    def the_edges_are_there(self) -> None:
        board, picture = self.board, self.picture
        self.says(board.head, picture.title)
        self.says(board.head, re.sub("([↻↺]) .*", r"\1", picture.state))  # the arrow says it without words
        self.says(board.banner, picture.banner)
        self.says(board.hand_title, picture.hand.title)
        self.says(board.keys, board._texts_at(self.player.desk).keys[-1][1])
        assert board.head.region.y == 0
        assert board.keys.region.y == self.size[1] - 1
        assert board.head.region.height == board.keys.region.height == board.hand_title.region.height == 1

    def what_happened_last_is_there(self) -> None:
        if self.board._log:
            self.says(self.board.log_, self.board._log[-1])

    def the_middle_is_there(self) -> None:
        board, picture = self.board, self.picture
        if picture.result is not None:
            return
        top, beside = (board.round_table,) * 2 if board._is_round else (board.top, board.beside)
        if picture.top is not None:
            self.says(top, f"{picture.top.sign} {picture.top.word or picture.top.value}")
        if board.spreads is None:
            for text in () if board._is_round else picture.beside:
                self.says(beside, text)
            return
        shown = "\n".join(self.within(board.spreads))
        scrolls = re.search(r"[▲▼] \d+", shown)
        for spread in picture.spreads[1:]:
            name = spread.seat_info.name if spread.seat_info is not None else spread.title
            assert scrolls or _is_there(name, shown), (name, shown)

    def everybody_is_there(self) -> None:
        if self.picture.result is not None:
            for ranked in self.picture.result.ranking:
                self.says(self.board.results, ranked.name[:14])
            return
        for seated in itertools.chain(*self.picture.boxes):
            self.is_seated(seated)

    def is_seated(self, seated: SeatInfo) -> None:
        board = self.board
        part = board.seats if board.seats.display and board.seats.region.area else board.inline
        part = board.round_table if board._is_round else part
        shown = "\n".join(self.within(part))
        assert _is_there(seated.name, shown), (seated, shown)
        assert str(seated.points) in shown

    def the_selected_card_is_there(self) -> None:
        board, picture = self.board, self.picture
        zone, index = picture.place
        cards = picture.spreads[zone].cards
        if not 0 <= index < len(cards):
            return
        shown = cards[index].shown
        x, y = self.player.app.cursor_position
        assert board.caret == (x, y)
        assert y < self.size[1], f"the caret is in row {y}"
        if picture.result is not None:
            assert (x, y) in board.banner.region
            return
        before, at = self.rows[y].crop(x, x + 1).text, self.rows[y].crop(x + 1).text
        assert before == " ", "the caret covers something"
        if zone:
            assert at.startswith((f"[{shown.value}]", f"{shown.sign}{shown.value}", f" {shown.sign}")), (shown, at)
            return
        cut = board.hand.face_size
        name = f"{shown.sign} {shown.word or shown.value}"
        texts = (name, shown.word, shown.word[:3]) if cut.framed else (shown.sign,)
        assert at[1:].startswith(tuple(filter(None, (*texts, shown.value, shown.sign)))), (shown, at)

    # The look `lines`.

    def the_lines_are_there(self) -> None:
        assert isinstance(self.screen, TableScreen)
        screen, desk = self.screen, self.player.desk
        if desk.state.cursor.card is None:
            return
        name = desk.state.presenter.card_name(desk.state.cursor.card)
        x, y = self.player.app.cursor_position
        assert (x, y) in screen.list.region, f"the caret is in row {y}"
        before, at = self.rows[y].crop(x, x + 1).text, self.rows[y].crop(x + 1).text
        assert before == " ", "the caret covers something"
        assert name.startswith(at.rstrip().split(MORE)[0].partition(" ")[2] or at.strip()), name
        self.says(screen.list, name)
        shown = _plain(" ".join(self.within(screen.state)))
        whole = all(_plain(line) in shown for line in screen._lines if line.isascii())
        assert whole or shown.endswith(MORE), (screen._lines, shown)


def _plain(text: str) -> str:
    """Without the blanks where lines are broken, and filled."""
    return re.sub(r"[\s─]+", "", text)


def _is_cut(text: str, shown: str) -> bool:
    """Whether a beginning of the text ends in the sign that there is more."""
    return any(text.startswith(part) or part.endswith(text[: len(part)]) for part in _before_signs(text, shown))


def _before_signs(text: str, shown: str) -> Iterator[str]:
    for place, sign in enumerate(shown):
        if sign == MORE:
            for start in range(max(0, place - len(text)), place):
                if text.startswith(shown[start:place]):
                    yield shown[start:place]


def _is_there(name: str, shown: str) -> bool:
    return name in shown or any(f"{name[:length]}{MORE}" in shown for length in range(1, len(name)))


async def look_at(player: Stage, look: Look, keys: Sequence[str] = ()) -> list[str]:
    """What is wrong in any size."""
    found = []
    for size in SIZES:
        await player.show(size, look)
        for key in ("", *keys):
            if key:
                await player.press(key)
            found += [f"{size[0]}x{size[1]} {look} {key}: {fault}" for fault in Looking(player).faults()]
    return found


async def tried(game: str, seats: int, seed: int, moves: int) -> list[str]:
    """What is wrong with a random position, in all sizes and looks."""
    text, seat = position(game, seats, seed, moves)
    async with stage(language=LANGUAGES[seed % len(LANGUAGES)]) as player:
        await player.sit(text, (NAMES[seat],))
        found = [each for look in (Look.CARDS, Look.LINES) for each in await look_at(player, look, ("end",))]
    return [f"{game} {seats} {seed} {moves} {each}" for each in found]
