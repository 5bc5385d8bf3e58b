"""The table laid out: head, what lies in the middle, what happened, whose turn it is, the hand, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.widget import Widget

from uno_tui.app.board import seats
from uno_tui.app.board.drawn import Drawn, Row, padded, piece, shortened
from uno_tui.app.board.faces import Cut, large_card
from uno_tui.app.board.hand import Hand
from uno_tui.app.board.middle import MIDDLES, Middle
from uno_tui.app.board.picture import Picture
from uno_tui.app.board.seats import Results, Seats
from uno_tui.app.letters import fit
from uno_tui.app.themes import Shades
from uno_tui.front.wrapping import cells, wrap

NARROWEST, LOWEST = 60, 20
"""Columns and rows below which the table is shown in lines."""
ALWAYS = 2
"""How many of the keys are always there."""
ANSWERS = 6
"""Rows that a question and its answers need at least."""
HIGH, MOST_BANDS = 9, 9
"""Faces of so many rows stand in one band only; others in more."""
NARROW = 10
"""Columns below which nothing is written beside the top card."""
BOX = 0.55
"""How much of the height the seats may take in a box of their own."""
HALF = 0.45
"""How much of the screen a hand may take."""
MOST_BANNER = 3
"""Rows that whose turn it is may take."""


TOP_CARDS = ((47, 21), (35, 15), (27, 13), (23, 11), (19, 9), (15, 7))
"""The forms of the top card, the largest first: columns and rows."""
SHARE = 0.4
"""How much of the screen the top card may take in each direction."""


class Sizes(msgspec.Struct, frozen=True):
    """Columns and rows of the top card, columns of the seats, rows of what happened at least, rows of answers."""

    top: tuple[int, int]
    seats: int
    log: int
    echo: int


def sizes(width: int, height: int) -> Sizes:
    """By breakpoints: 80, 120 and 180 columns; 24, 30 and 50 rows."""
    seats_ = 48 if width >= 180 else 42 if width >= 120 else 36 if width >= 80 else 28
    log = 10 if height >= 50 else 6 if height >= 30 else 4
    return Sizes(TOP_CARDS[-1], seats_, log, 2 if height >= 30 else 1)


class Telling(msgspec.Struct, frozen=True):
    """What is said beside the table: the keys with what they do, what happened, the last answer to a key.

    Where an answer is cut, how to read `all` of it stands there.
    """

    keys: tuple[tuple[str, str], ...] = ()
    log: tuple[str, ...] = ()
    echo: str = ""
    all: str = ""


class Board(Vertical):
    """Shows pictures of a table."""

    DEFAULT_CSS = """
    Board { height: 1fr; background: $background; color: $foreground; }
    Board #head { height: 1; background: $bar; color: $bar-ink; text-style: bold; }
    Board #middle { height: auto; }
    Board #top { width: auto; }
    Board #beside { width: 1fr; padding: 0 2; }
    Board #seats { border: round $edge; border-title-color: $foreground; border-title-style: bold; height: auto; }
    Board #seats-inline { height: auto; }
    Board #log { height: 1fr; }
    Board #hand { padding: 0 1; }
    Board #keys { height: 1; background: $bar; color: $bar-ink; }
    Board .gone { display: none; }
    """

    def __init__(self, text: Callable[..., str], *, choices: Widget | None = None) -> None:
        """`choices` stands in the place of what happened; `text` gives a text by its id."""
        super().__init__()
        self._text = text
        self.head, self.top, self.beside = Drawn(id="head"), Drawn(id="top"), Drawn(id="beside")
        self.seats, self.inline = Seats(id="seats"), Drawn(id="seats-inline")
        self.results = Results(id="results")
        self.middle = Horizontal(id="middle")
        self._rests = False
        """Whether no card is selected, because somebody is asked for or the round is over."""
        self.tables: dict[str, Middle] = {}
        self.table: Middle | None = None
        self.log_ = Log(id="log")
        self.choices = choices
        self.echo, self.banner = Drawn(id="echo"), Drawn(id="banner")
        self.hand_title, self.hand, self.keys = Drawn(id="hand-title"), Hand(id="hand"), Drawn(id="keys")

    def compose(self) -> ComposeResult:
        """From the head down to the keys."""
        yield self.head
        with self.middle:
            yield self.top
            yield self.beside
            yield self.seats
        yield self.log_ if self.choices is None else self.choices
        yield self.echo
        yield self.banner
        yield self.hand_title
        yield self.hand
        yield self.keys

    def bare(self, *, is_bare: bool) -> None:
        """Leave nothing in sight but the choices, or show all of it again."""
        for part in self.children:
            if part is not self.choices:
                part.display = not is_bare
        if self.choices is not None:
            self.choices.styles.padding = 0 if is_bare else (0, 1)

    @property
    def caret(self) -> Offset | None:
        """Where the first letter of the selected card's name stands, or of what is to be done where none is."""
        if self._rests:
            return self.banner.region.offset + Offset(1, 0) if self.banner.region else None
        if self.hand.index >= 0 or self.table is None:
            return self.hand.caret
        return self.table.caret

    def show(self, picture: Picture, telling: Telling, cuts: Sequence[Cut], middle: str, shades: Shades) -> None:
        """Show the table in the room there is; `middle` names what lies in it instead of a top card."""
        self.table = None if picture.hidden else self._table(middle)
        for table in self.tables.values():
            table.set_class(table is not self.table, "gone")
        width, height = self.app.size
        self._rests = bool(picture.hidden) or picture.result is not None
        self.middle.styles.height = "1fr" if picture.hidden else "auto"
        self.head.paint([bar(picture.title, picture.state, width, shades)])
        self._banner(picture, width, shades)
        room = self._choose_sizes(picture, cuts, width, height)
        self._show_hand(picture, width, shades)
        left = height - self._fixed(picture, room) - self.hand.rows_shown - (0 if picture.hidden else room.log)
        self._results(picture, room, width, left, shades)
        self._middle(picture, room, width, left, shades)
        self.log_.set_class(bool(picture.hidden), "gone")
        self.update_telling(telling, shades)

    def _fixed(self, picture: Picture, room: Sizes) -> int:
        """Rows that are neither the middle's, nor the log's, nor the faces': head, keys, answers, banner, titles."""
        return 2 + room.echo + len(self.banner.rows) + bool(picture.hand.title)

    def _choose_sizes(self, picture: Picture, cuts: Sequence[Cut], width: int, height: int) -> Sizes:
        """The largest faces for which there is room beside a top card; if there is for none, bands that scroll."""
        room = self._sizes(width, height)
        cards = picture.hand.cards
        left = height - self._fixed(picture, room) - room.log
        tops = [top for top in TOP_CARDS if top[0] <= SHARE * width and top[1] <= SHARE * height] or [TOP_CARDS[-1]]
        if picture.result is not None:  # now whoever has won is large
            self.hand.cut_for(cards, width - 2, cuts[-1].height, cuts[-1:])
            return room
        for cut in (cut for cut in cuts if cut.height <= _tallest(width, height)):
            rows = self.hand.rows_for(len(cards), width - 2, cut)
            if rows > cut.height * (1 if cut.height >= HIGH else MOST_BANDS) or rows > HALF * height:
                continue
            for top in tops if picture.top is not None else tops[-1:]:
                chosen = msgspec.structs.replace(room, top=top)
                if rows <= left - self._least_middle(picture, chosen):
                    self.hand.cut_for(cards, width - 2, left, [cut])
                    return chosen
        room = msgspec.structs.replace(room, top=TOP_CARDS[-1])
        self.hand.cut_for(cards, width - 2, max(1, left - self._least_middle(picture, room)), cuts[-1:])
        return room

    def _results(self, picture: Picture, room: Sizes, width: int, left: int, shades: Shades) -> None:
        self.results.set_class(picture.result is None, "gone")
        if picture.result is not None:
            self._add(self.results, before=self.seats)
            beside = 0 if not picture.boxes else room.seats
            self.results.show(picture.result, width - beside, left, shades)

    def update_telling(self, telling: Telling, shades: Shades) -> None:
        """Show what is said beside the table."""
        width, height = self.app.size
        self.echo.paint(self._answered(telling, sizes(width, height).echo, width, shades))
        self.keys.paint([key_line(telling.keys, width, shades)])
        self.log_.show(self._text("board-log"), telling.log, telling.all, width, shades)

    def walk(self, picture: Picture, telling: Telling, shades: Shades) -> None:
        """Another card is selected, and all else is as it was."""
        zone, index = picture.place
        self.hand.show(picture.hand.cards, -1 if zone else index, shades)
        self._hand_title(picture, self.app.size.width, shades)
        if self.table is not None:
            self.table.show(picture, self.table.room, shades)
        self.update_telling(telling, shades)

    def _table(self, middle: str) -> Middle | None:
        """What lies in the middle; it is made when a game first needs it."""
        if middle in MIDDLES and middle not in self.tables:
            self.tables[middle] = MIDDLES[middle](id=middle)
            self._add(self.tables[middle], before=self.seats)
        return self.tables.get(middle)

    def _add(self, part: Drawn, *, before: Widget | None = None, after: Widget | None = None) -> None:
        """Put something on the board that most tables do not need."""
        if not part.is_attached:
            (self.middle if before is not None else self).mount(part, before=before, after=after)

    def _sizes(self, width: int, height: int) -> Sizes:
        """What there is room for; answers to choose from need more of it than what happened."""
        room = sizes(width, height)
        return room if self.choices is None else msgspec.structs.replace(room, log=max(room.log, ANSWERS))

    def _banner(self, picture: Picture, width: int, shades: Shades) -> None:
        ink, ground = (shades.alarm_ink, shades.alarm) if picture.alarm else (shades.banner_ink, shades.banner)
        lines = wrap(picture.banner, width - 2)
        if len(lines) > MOST_BANNER:
            lines = [*lines[: MOST_BANNER - 1], shortened(" ".join(lines[MOST_BANNER - 1 :]), width - 2)]
        asked = picture.alarm or picture.hidden or picture.result is not None or picture.asks
        colours = (ink, ground) if asked else (shades.ink, shades.ground)
        self.banner.paint([[piece(f" {line.ljust(width - 1)}"[:width], *colours, bold=True)] for line in lines])

    def _least_middle(self, picture: Picture, room: Sizes) -> int:
        """Rows that the middle needs in any case."""
        width, height = self.app.size
        boxed = self._has_box(picture, width, height)
        in_lines = 0 if boxed or not picture.boxes else len(wrap(seats.inline(picture.boxes), width))
        if self.table is not None:
            least = self.table.least(picture, width - room.seats if boxed else width)
        else:
            least = room.top[1] if picture.top is not None else 1
        return max(least + in_lines, seats.height(picture.boxes) + 2 if boxed else 0)

    def _has_box(self, picture: Picture, width: int, height: int) -> bool:
        """Whether the seats stand in a box of their own; else in a line."""
        high = seats.height(picture.boxes) + 2 > BOX * height
        beside = self.table is None or self.table.leaves_room(picture, width, sizes(width, height).seats)
        return bool(picture.boxes) and not high and beside

    def _show_hand(self, picture: Picture, width: int, shades: Shades) -> None:
        zone, index = picture.place
        cards = picture.hand.cards
        self.hand.styles.height = self.hand.rows_shown
        self.hand.signs = not all(lying.fits for lying in cards)
        self.hand.show(cards, -1 if zone or self.choices is not None else index, shades)
        self._hand_title(picture, width, shades)

    def _hand_title(self, picture: Picture, width: int, shades: Shades) -> None:
        if not picture.hand.title:
            self.hand_title.paint([])
            return
        above, shown, below = self.hand.in_sight
        title = f" {picture.hand.title}"
        if above or below:
            count = len(picture.hand.cards)
            sight = self._text("board-sight", first=above + 1, last=above + shown, count=count)
            title += f"  {sight}" + " ▲" * bool(above) + " ▼" * bool(below)
        title = shortened(f"{title} ", width - 4)
        line = "─" * (width - 2 - cells(title))
        self.hand_title.paint(
            [[piece("──", shades.edge), piece(title, shades.ink, bold=True), piece(line, shades.edge)]]
        )

    def _middle(self, picture: Picture, room: Sizes, width: int, left: int, shades: Shades) -> None:
        boxed = self._has_box(picture, width, self.app.size.height)
        self.seats.set_class(not boxed, "gone")
        self.inline.set_class(boxed or not picture.boxes, "gone")
        self.top.set_class(picture.top is None or picture.result is not None, "gone")
        self.beside.set_class(picture.result is not None or self.table is not None, "gone")
        if boxed:
            self.seats.border_title = self._text("board-seats")
            self.seats.styles.width = room.seats
            self.seats.show(picture.boxes, room.seats - 2, shades)
        elif picture.boxes:
            self._add(self.inline, after=self.middle)
            lines = wrap(seats.inline(picture.boxes), width)
            self.inline.paint([[piece(line, shades.ink)] for line in lines])
        if picture.top is not None:
            self.top.paint(large_card(picture.top, *room.top, shades))
        if picture.hidden:
            self._ask_for(picture, width, left, shades)
        elif self.table is None:
            top = room.top if picture.top is not None else (0, left)
            self._beside(picture, width - top[0] - room.seats - 4, top[1], shades)
        if self.table is not None:
            self.table.set_class(picture.result is not None, "gone")
            used = 0 if boxed or not picture.boxes else len(self.inline.rows)
            self.table.room = (width - (room.seats if boxed else 0), left - used)
            self.table.show(picture, self.table.room, shades)

    def _beside(self, picture: Picture, width: int, height: int, shades: Shades) -> None:
        """What counts beside the top card, and where there is room, in large letters who is on turn."""
        if width < NARROW:
            self.beside.paint([])
            return
        lines = [line for text in picture.beside for line in wrap(text, width)]
        if len(lines) > height:
            lines = [*lines[: height - 1], shortened(" ".join(lines[height - 1 :]), width)]
        rows: list[Row] = [[piece(line, shades.ink, bold=not number)] for number, line in enumerate(lines)]
        large = fit(picture.short, width, height - len(rows) - 1) if picture.short else []
        if len(large) > 1:
            ink = shades.mark if picture.asks else shades.edge
            rows += [[], *([piece(line, ink, bold=True)] for line in large)]
        self.beside.paint(rows[: max(1, height)])

    def _ask_for(self, picture: Picture, width: int, left: int, shades: Shades) -> None:
        """Somebody else's name, large, and nothing else."""
        drawn = fit(picture.hidden, width - 6, max(1, left - 3))
        above: list[Row] = [[] for _ in range(max(0, (left - len(drawn) - 2) // 2))]
        before = " " * max(0, (width - 4 - max(map(cells, drawn), default=0)) // 2)
        rows = [[piece(before + line, shades.mark, bold=True)] for line in drawn]
        self.beside.paint([[piece(picture.hidden_text, shades.ink)], *above, *rows])

    def _answered(self, telling: Telling, height: int, width: int, shades: Shades) -> list[Row]:
        """The last answer to one's own keys."""
        lines = wrap(telling.echo, width - 2) if telling.echo else []
        if len(lines) > height:
            more = f" … {telling.all}"
            lines = [*lines[: height - 1], shortened(" ".join(lines[height - 1 :]), width - 2 - cells(more)) + more]
        rows: list[Row] = [[piece(f" {line}", shades.ink)] for line in lines]
        return [*rows, *[[]] * (height - len(rows))]


class Log(Drawn):
    """What happened, the newest last; as much as there is room for."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._told: tuple[str, Sequence[str], str, int, Shades] | None = None

    def show(self, title: str, texts: Sequence[str], everything: str, width: int, shades: Shades) -> None:
        """Show these, under a title; where the newest is cut, how to read everything stands there."""
        self._told = title, texts, everything, width, shades
        name = shortened(f" {title} ", width - 4)
        head = [piece("──", shades.edge), piece(name, shades.ink, bold=True)]
        head.append(piece("─" * (width - 2 - cells(name)), shades.edge))
        room = self.size.height or 3
        lines = _newest(texts, width - 2, max(1, room - 1), f"… {everything}")
        titled = [head] if room > 1 else []
        self.paint([*titled, *([piece(f" {line}", shades.ink)] for line in lines)])

    def on_resize(self) -> None:
        """There is more room, or less."""
        if self._told is not None:
            self.show(*self._told)


def _newest(texts: Sequence[str], width: int, rows: int, more: str) -> list[str]:
    """The last of these texts in so many rows; only the newest is ever cut, at its end."""
    lines: list[str] = []
    for text in reversed(texts):
        wrapped = wrap(text, width)
        if len(wrapped) > rows - len(lines):
            if not lines and rows:
                last = shortened(wrapped[rows - 1], width - cells(more) - 1)
                return [*wrapped[: rows - 1], f"{last} {more}"]
            break
        lines = [*wrapped, *lines]
    return lines


def _tallest(width: int, height: int) -> int:
    """How high a face may be, so that one of a few cards is not larger than the table."""
    return 15 if width >= 180 and height >= 50 else 9 if width >= 120 and height >= 30 else 6


def bar(title: str, state: str, width: int, shades: Shades) -> Row:
    """The first line of the screen: what is seen, and at its end how it stands."""
    shown = shortened(state, width - 2)
    name = shortened(title, width - 4 - cells(shown))
    space = " " * (width - 2 - cells(name) - cells(shown))
    return [piece(f" {name}{space}{shown} ", shades.bar_ink, shades.bar, bold=True)]


def key_line(keys: Sequence[tuple[str, str]], width: int, shades: Shades) -> Row:
    """The keys with what they do, as many as fit; the last two are always there."""
    row: list[tuple[str, str]] = list(keys)
    while len(row) > ALWAYS and sum(cells(key) + cells(what) + 3 for key, what in row) > width - 1:
        del row[-ALWAYS - 1]
    pieces = [piece(" ", shades.bar_ink, shades.bar)]
    for key, what in row:
        pieces += [piece(key, shades.bar_ink, shades.bar, bold=True), piece(f" {what}  ", shades.bar_ink, shades.bar)]
    return padded(pieces, width, Style(bgcolor=shades.bar))
