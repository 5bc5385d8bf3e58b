"""The table laid out: title bar, middle, log, banner, hand, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.widget import Widget

from uno_tui.app.base_app import BaseApp
from uno_tui.app.board import round_table, seats
from uno_tui.app.board.arrangement import Arrangement, CellSize, Needs, answer_rows, arrange, seats_width
from uno_tui.app.board.bars import bar, key_line
from uno_tui.app.board.faces import FaceSize, draw_large_card
from uno_tui.app.board.hand import Hand
from uno_tui.app.board.log import Log
from uno_tui.app.board.round_table import RoundTable
from uno_tui.app.board.rows import Row, RowsWidget, fill, letter_pieces, piece, title_row
from uno_tui.app.board.seats import Results, Seats
from uno_tui.app.board.spreads import SPREADS, Spreads
from uno_tui.app.letters import fit
from uno_tui.app.snapshots import OtherNames, rename_all
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import Picture
from uno_tui.ui.wrapping import cells, shorten, wrap

WIDEST = 140
"""Columns that a board takes at most; on a wider screen it is in the middle."""
NARROW = 10
"""Columns below which nothing is written beside the top card."""
SEATS_SHARE = 0.45
"""The largest share of the height that the box of seats takes; above it, the seats stand in a line."""
MOST_BANNER = 3
"""Rows that the banner may take."""


class BoardTexts(msgspec.Struct, frozen=True):
    """The texts around the table: keys with what they do, the log, the last answer to a key.

    `all_hint` says how to read the whole answer where it is cut.
    """

    keys: tuple[tuple[str, str], ...] = ()
    log: tuple[str, ...] = ()
    log_title: str = ""
    """The title of the log; empty for the usual one."""
    echo: str = ""
    all_hint: str = ""


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
    Board .gone, Board .away { display: none; }
    """

    def __init__(self, text: Callable[..., str], *, choices: Widget | None = None) -> None:
        """`choices` takes the place of the log; `text` returns a text by its id."""
        super().__init__()
        self._text = text
        self.head, self.top, self.beside = RowsWidget(id="head"), RowsWidget(id="top"), RowsWidget(id="beside")
        self.seats, self.inline = Seats(id="seats"), RowsWidget(id="seats-inline")
        self.results = Results(id="results")
        self.round_table = RoundTable(id="round-table")
        self._is_round = False
        """Whether the table is shown as one sits at it."""
        self.names: OtherNames = ()
        """Other names of the players, for a picture that shows nobody's."""
        self.middle = Horizontal(id="middle")
        self._rests = False
        """Whether no card is selected, because another person is asked for or the round is over."""
        self.all_spreads: dict[str, Spreads] = {}
        self.spreads: Spreads | None = None
        # Textual's widgets have a `log` of their own.
        self.log_ = Log(id="log")
        self.choices = choices
        self.echo, self.banner = RowsWidget(id="echo"), RowsWidget(id="banner")
        self.hand_title, self.hand, self.keys = RowsWidget(id="hand-title"), Hand(id="hand"), RowsWidget(id="keys")

    def compose(self) -> ComposeResult:
        """Yield the parts from the title bar down to the keys."""
        yield self.head
        with self.middle:
            yield self.top
            yield self.beside
            yield self.seats
        if self.choices is None:
            yield self.log_
            yield self.echo
            yield self.banner
        else:  # the question, and under it the answers
            yield self.banner
            yield self.choices
            yield self.echo
        yield self.hand_title
        yield self.hand
        yield self.keys

    def update(self) -> None:
        """Show the table as it is now."""
        raise NotImplementedError

    @property
    def shades(self) -> Shades:
        """The colours of the player's theme."""
        return cast(BaseApp, self.app).shades

    @property
    def room(self) -> CellSize:
        """The columns and rows of the board: a wider one would spread the table beyond what one sees at a glance."""
        return min(WIDEST, self.app.size.width), self.app.size.height

    @property
    def dims(self) -> bool:
        """Whether the hand is drawn as if nothing could be played."""
        return False

    @property
    def is_ready(self) -> bool:
        """Whether the parts are there: they are composed after the board, and removed before it with its screen."""
        return self.middle.is_attached

    def bare(self, *, is_bare: bool) -> None:
        """Show nothing but the choices, or show everything again."""
        for part in self.children:
            if part is not self.choices:
                part.set_class(is_bare, "away")
        if self.choices is not None:
            self.choices.styles.padding = 0 if is_bare else (0, 1)
        if is_bare:  # `show` has centred the board in a wider terminal
            self.styles.margin = 0

    @property
    def caret(self) -> Offset | None:
        """Where the caret belongs: at the selected card, or at the banner where no card is selected."""
        on_letter = cast(BaseApp, self.app).caret_on_letter
        if self._rests:
            return self.banner.region.offset + Offset(int(on_letter), 0) if self.banner.region else None
        if self.hand.index >= 0 or self.spreads is None:
            return self.hand.caret(on_letter=on_letter)
        return self.spreads.caret(on_letter=on_letter)

    def show(
        self, picture: Picture, texts: BoardTexts, face_sizes: Sequence[FaceSize], kind: str, shades: Shades
    ) -> None:
        """Show the table in the room there is; `kind` names what lies in it instead of a top card."""
        picture, texts = rename_all(picture, self.names), rename_all(texts, self.names)
        self.spreads = None if picture.hidden else self._spreads_for(kind)
        for spreads in self.all_spreads.values():
            spreads.set_class(spreads is not self.spreads, "gone")
        width, height = self.room
        self.styles.max_width = WIDEST
        self.styles.margin = (0, 0, 0, (self.app.size.width - width) // 2)
        self._rests = bool(picture.hidden) or picture.result is not None
        self.middle.styles.height = "1fr" if picture.hidden else "auto"
        self.head.paint([bar(picture.title, picture.state, width, shades)])
        # Before the rest is arranged: `_fixed` counts the rows of the banner.
        self._show_banner(picture, width, shades)
        # Set before `arrange`, whose needs depend on it; where the middle gets too few rows, all is arranged again.
        self._is_round = round_table.fits(picture, width, height)
        arrangement = arrange(width, height, self._needs(picture, texts), face_sizes)
        if self._is_round and self._left(picture, arrangement) < round_table.least_rows(picture, arrangement.top):
            self._is_round = False
            arrangement = arrange(width, height, self._needs(picture, texts), face_sizes)
        self._show_hand(picture, arrangement, width, shades)
        # The hand and the log have their rows first; the middle gets what is left.
        left = self._left(picture, arrangement)
        self._results(picture, arrangement, width, left, shades)
        self._show_middle(picture, arrangement, width, left, shades)
        self.log_.set_class(bool(picture.hidden), "gone")
        self._show_texts(texts, shades)

    def _left(self, picture: Picture, arrangement: Arrangement) -> int:
        """Return the rows that hand and log leave to the middle."""
        log = 0 if picture.hidden else arrangement.log
        _, height = self.room
        return height - self._fixed(picture) - arrangement.echo - arrangement.hand - log

    def _fixed(self, picture: Picture) -> int:
        """Return the rows of the title bar, the keys, the banner and the title of the hand."""
        return 2 + len(self.banner.rows) + bool(picture.hand.title)

    def _needs(self, picture: Picture, texts: BoardTexts) -> Needs:
        return Needs(
            cards=len(picture.hand.cards),
            fixed=self._fixed(picture),
            least_rows=lambda top: self._least_middle(picture, top),
            has_top=picture.top is not None,
            asks=self.choices is not None,
            teaches=bool(texts.log_title),
            over=picture.result is not None,
            lifts=self._is_round,
            widest=round_table.widest_top(self.room[0]) if self._is_round else None,
        )

    def _results(self, picture: Picture, arrangement: Arrangement, width: int, left: int, shades: Shades) -> None:
        self.results.set_class(picture.result is None, "gone")
        if picture.result is not None:
            self._add(self.results, before=self.seats)
            self.results.show(picture.result, picture.top, (width, left), shades)

    def update_texts(self, texts: BoardTexts, shades: Shades) -> None:
        """Show the texts around the table."""
        self._show_texts(rename_all(texts, self.names), shades)

    def _show_texts(self, texts: BoardTexts, shades: Shades) -> None:
        # With other names already: a second pass would rename a player whose name is another's other name.
        width, height = self.room
        self.echo.paint(self._echo_rows(texts, answer_rows(height), width, shades))
        self.keys.paint([key_line(texts.keys, width, shades)])
        self.log_.show(texts.log_title or self._text("board-log"), texts.log, texts.all_hint, width, shades)

    def walk(self, picture: Picture, texts: BoardTexts, shades: Shades) -> None:
        """Show that another card is selected; everything else is as it was."""
        picture = rename_all(picture, self.names)
        zone, index = picture.place
        self.hand.show(picture.hand.cards, -1 if zone else index, shades)
        self._show_hand_title(picture, self.room[0], shades)
        if self.spreads is not None:
            self.spreads.show(picture, shades)
        self.update_texts(texts, shades)

    def _spreads_for(self, kind: str) -> Spreads | None:
        """Return the widget for `sets` or a `grid`, made when it is first needed; None for a top card."""
        if kind in SPREADS and kind not in self.all_spreads:
            self.all_spreads[kind] = SPREADS[kind](id=kind)
            self._add(self.all_spreads[kind], before=self.seats)
        return self.all_spreads.get(kind)

    def _add(self, part: RowsWidget, *, before: Widget | None = None, after: Widget | None = None) -> None:
        """Mount a part that most tables do not need."""
        if not part.is_attached:
            (self.middle if before is not None else self).mount(part, before=before, after=after)

    def _show_banner(self, picture: Picture, width: int, shades: Shades) -> None:
        ink, ground = (shades.alarm_ink, shades.alarm) if picture.alarm else (shades.banner_ink, shades.banner)
        lines = wrap(picture.banner, width - 2)
        if len(lines) > MOST_BANNER:
            lines = [*lines[: MOST_BANNER - 1], shorten(" ".join(lines[MOST_BANNER - 1 :]), width - 2)]
        asked = picture.alarm or picture.hidden or picture.result is not None or picture.asks
        colours = (ink, ground) if asked else (shades.ink, shades.ground)
        self.banner.paint([[piece(fill(f" {line}", width), *colours, bold=True)] for line in lines])

    def _least_middle(self, picture: Picture, top: CellSize) -> int:
        """Return the rows that the middle needs at least."""
        if self._is_round:
            return round_table.least_rows(picture, top)
        width, height = self.room
        boxed = self._has_box(picture, width, height)
        in_lines = 0
        if picture.boxes and not boxed and picture.result is None:
            in_lines = len(wrap(seats.inline(picture.boxes), width))
        if self.spreads is not None:
            least = self.spreads.least_rows(picture, width - seats_width(width) if boxed else width)
        else:
            least = top[1] if picture.top is not None else 1
        return max(least + in_lines, seats.height(picture.boxes) + 2 if boxed else 0)

    def _has_box(self, picture: Picture, width: int, height: int) -> bool:
        """Return whether the seats have a box; else they are in a line."""
        too_high = seats.height(picture.boxes) + 2 > SEATS_SHARE * height
        has_room = self.spreads is None or self.spreads.leaves_room(picture, width, seats_width(width))
        return bool(picture.boxes) and picture.result is None and not too_high and has_room

    def _show_hand(self, picture: Picture, arrangement: Arrangement, width: int, shades: Shades) -> None:
        zone, index = picture.place
        cards = picture.hand.cards
        self.hand.set_face_size(len(cards), width - 2, arrangement.hand, arrangement.face_size, lift=arrangement.lift)
        self.hand.styles.height = arrangement.hand
        self.hand.signs = not all(lying.fits for lying in cards)
        here = -1 if zone else index
        if self.dims:  # the answers are what matters
            cards = tuple(msgspec.structs.replace(lying, fits=False) for lying in cards)
        self.hand.asked = here if self.choices is not None else -1
        self.hand.show(cards, -1 if self.choices is not None else here, shades)
        self._show_hand_title(picture, width, shades)

    def _show_hand_title(self, picture: Picture, width: int, shades: Shades) -> None:
        if not picture.hand.title:
            self.hand_title.paint([])
            return
        above, shown, below = self.hand.in_sight
        title = picture.hand.title
        if above or below:
            count = len(picture.hand.cards)
            sight = self._text("board-sight", first=above + 1, last=above + shown, count=count)
            title += f"  {sight}" + " ▲" * bool(above) + " ▼" * bool(below)
        self.hand_title.paint([title_row(title, width, shades)])

    def _show_middle(self, picture: Picture, arrangement: Arrangement, width: int, left: int, shades: Shades) -> None:
        self.round_table.set_class(not self._is_round, "gone")
        if self._is_round:
            for part in (self.seats, self.inline, self.top, self.beside):
                part.set_class(True, "gone")
            self._add(self.round_table, before=self.seats)
            self.round_table.show(picture, arrangement.top, (width, left), shades)
            return
        boxed = self._has_box(picture, width, self.room[1])
        self.seats.set_class(not boxed, "gone")
        in_line = bool(picture.boxes) and not boxed and picture.result is None  # a result has everyone already
        self.inline.set_class(not in_line, "gone")
        self.top.set_class(picture.top is None or picture.result is not None, "gone")
        self.beside.set_class(picture.result is not None or self.spreads is not None, "gone")
        if boxed:
            self.seats.border_title = self._text("board-seats")
            self.seats.styles.width = arrangement.seats
            self.seats.show(picture.boxes, arrangement.seats - 2, shades)
        elif in_line:
            self._add(self.inline, after=self.middle)
            lines = wrap(seats.inline(picture.boxes), width)
            self.inline.paint([[piece(line, shades.ink)] for line in lines])
        if picture.top is not None:
            self.top.paint(draw_large_card(picture.top, *arrangement.top, shades))
        if picture.hidden:
            self._ask_for(picture, width, left, shades)
        elif self.spreads is None:
            top = arrangement.top if picture.top is not None else (0, left)
            self._show_beside(picture, width - top[0] - (arrangement.seats if boxed else 0) - 4, top[1], shades)
        if self.spreads is not None:
            self.spreads.set_class(picture.result is not None, "gone")
            used = len(self.inline.rows) if in_line else 0
            # Set before `show`: `Sets` and `Grid` read it when they choose between large and small.
            self.spreads.room = (width - (arrangement.seats if boxed else 0), left - used)
            self.spreads.show(picture, shades)

    def _show_beside(self, picture: Picture, width: int, height: int, shades: Shades) -> None:
        """Show what counts beside the top card and, where there is room, in large letters whose turn it is."""
        if width < NARROW:
            self.beside.paint([])
            return
        texts = [*picture.beside[:1], *filter(None, [picture.laid]), *picture.beside[1:]]
        lines = [line for text in texts for line in wrap(text, width)]
        if len(lines) > height:
            lines = [*lines[: height - 1], shorten(" ".join(lines[height - 1 :]), width)]
        rows: list[Row] = [[piece(line, shades.ink, bold=not number)] for number, line in enumerate(lines)]
        large = fit(picture.short, width, height - len(rows) - 1) if picture.short else []
        if len(large) > 1:
            ink = shades.mark if picture.asks else shades.ink
            rows += [[], *(letter_pieces(line, ink, bold=picture.asks) for line in large)]
        self.beside.paint(rows[: max(1, height)])

    def _ask_for(self, picture: Picture, width: int, left: int, shades: Shades) -> None:
        """Show the request to hand over, and the other person's name in large letters."""
        drawn = fit(picture.hidden, width - 6, max(1, left - 3))
        above: list[Row] = [[] for _ in range(max(0, (left - len(drawn) - 2) // 2))]
        before = " " * max(0, (width - 4 - max(map(cells, drawn), default=0)) // 2)
        rows = [letter_pieces(before + line, shades.mark, bold=True) for line in drawn]
        self.beside.paint([[piece(picture.hidden_text, shades.ink)], *above, *rows])

    def _echo_rows(self, texts: BoardTexts, height: int, width: int, shades: Shades) -> list[Row]:
        """Return the last answer to a key, in `height` rows."""
        lines = wrap(texts.echo, width - 2) if texts.echo else []
        if len(lines) > height:
            more = f" … {texts.all_hint}"
            lines = [*lines[: height - 1], shorten(" ".join(lines[height - 1 :]), width - 2 - cells(more)) + more]
        rows: list[Row] = [[piece(f" {line}", shades.ink)] for line in lines]
        return [*rows, *[[]] * (height - len(rows))]
