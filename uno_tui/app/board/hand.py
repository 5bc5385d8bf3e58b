"""The hand as card faces, in bands one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset

from uno_tui.app.board.arrangement import count_bands, faces_per_band
from uno_tui.app.board.faces import GAP, FaceSize, FaceStyle, caret_offset, draw_face
from uno_tui.app.board.rows import Row, RowsWidget, pad
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import SpreadCard


class Hand(RowsWidget, can_focus=True):
    """Draws faces of one size, in as many bands as there is room for."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.cards: Sequence[SpreadCard] = ()
        self.index = -1
        self.face_size = FaceSize(9, 4)
        self.faces_per_band = 1
        self.first_band = 0
        """The band at the top."""
        self.bands_shown = 1
        self.lift = 0
        """Rows by which the selected card is raised; there is one band then."""
        self._width = 0
        """The columns that the hand has; the widget itself may not have got them yet."""
        self.asked = -1
        """The place of the card that a question is about; -1 for none."""
        self.signs = True
        """Whether a sign says which cards fit."""
        self._known: dict[tuple[SpreadCard, bool, bool, bool, FaceSize], list[Row]] = {}
        self.shades: Shades | None = None
        """The colours in which the cards are shown."""

    def set_face_size(self, count: int, width: int, rows: int, face_size: FaceSize, *, lift: int = 0) -> None:
        """Choose how `count` cards are shown: faces of this size, in so many columns and rows.

        The selected card is raised by `lift` of these rows, those that fit by one less.
        """
        self.lift, rows = lift, rows - lift
        self._width, self.face_size, self.faces_per_band = width, face_size, faces_per_band(width, face_size)
        self.bands_shown = max(1, min(count_bands(count, width, face_size), rows // face_size.height))

    def show(self, cards: Sequence[SpreadCard], index: int, shades: Shades) -> None:
        """Show these cards, one of them selected (-1: none)."""
        if shades is not self.shades:
            self.shades = shades
            self._known.clear()
        self.cards, self.index = cards, index
        self._scroll()
        self.paint([row for band in self._bands_in_sight() for row in self._band(band)])

    def _scroll(self) -> None:
        """Keep the selected card in sight."""
        bands = -(-len(self.cards) // self.faces_per_band)
        first = self.first_band
        if self.index >= 0:
            band = self.index // self.faces_per_band
            first = max(band - self.bands_shown + 1, min(first, band))
        self.first_band = max(0, min(first, bands - self.bands_shown))

    def _bands_in_sight(self) -> range:
        return range(self.first_band, self.first_band + self.bands_shown)

    @property
    def in_sight(self) -> tuple[int, int, int]:
        """How many cards are above, in sight, and below."""
        first = self.first_band * self.faces_per_band
        shown = max(0, min(len(self.cards) - first, self.bands_shown * self.faces_per_band))
        return first, shown, len(self.cards) - first - shown

    def _band(self, band: int) -> list[Row]:
        first = band * self.faces_per_band
        places = range(first, min(first + self.faces_per_band, len(self.cards)))
        faces = [self._raised_face(place) for place in places]
        ground = self._ground
        blank = Segment(" " * GAP, ground)
        before = Segment(" " * self._before, ground)
        return [
            pad([before, *(each for drawn in faces for each in (*drawn[y], blank))], self._width, ground)
            for y in range(self.face_size.height + self.lift)
        ]

    def _raised_face(self, place: int) -> list[Row]:
        """Return a face with the blank rows above and below it."""
        blank: list[Row] = [[Segment(" " * self.face_size.width, self._ground)]]
        above = self._above(place)
        return [*blank * above, *self._face(place), *blank * (self.lift - above)]

    def _above(self, place: int) -> int:
        """Return the blank rows above a face."""
        if place == self.index:
            return 0
        return min(1, self.lift) if self.cards[place].fits else self.lift

    @property
    def _ground(self) -> Style:
        assert self.shades is not None, "nothing is shown yet"  # noqa: S101 - `show` is the only way here
        return Style(bgcolor=self.shades.ground)

    @property
    def _before(self) -> int:
        """Cells before the first face: the hand is in the middle."""
        in_band = min(self.faces_per_band, len(self.cards))
        return max(0, (self._width - in_band * (self.face_size.width + GAP) + GAP) // 2)

    def _face(self, place: int) -> list[Row]:
        assert self.shades is not None, "nothing is shown yet"  # noqa: S101 - `show` is the only way here
        lying, selected = self.cards[place], place == self.index
        asked = place == self.asked
        key = lying, selected, asked, self.signs, self.face_size
        # Drawing takes time, and an arrow key changes only two faces.
        if key not in self._known:
            self._known[key] = draw_face(lying.shown, self.face_size, self._style(place), self.shades)
        return self._known[key]

    def _style(self, place: int) -> FaceStyle:
        lying = self.cards[place]
        return FaceStyle(lying.fits, place == self.index, self.signs, place == self.asked)

    def caret(self, *, on_letter: bool) -> Offset | None:
        """Return where the gap before the selected card is on the screen, or its first letter; None: none is selected.
        """
        if not self.region or not 0 <= self.index < len(self.cards):
            return None
        band, place = divmod(self.index, self.faces_per_band)
        shown = self.cards[self.index].shown
        x, y = caret_offset(shown, self.face_size, self._style(self.index), on_letter=on_letter)
        across = self._before + place * (self.face_size.width + GAP) + x
        # Without the lift: the selected card is raised to the top row.
        down = (band - self.first_band) * self.face_size.height + y
        return self.content_region.offset + Offset(across, down)
