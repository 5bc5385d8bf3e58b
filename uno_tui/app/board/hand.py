"""The hand as card faces, in bands one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset

from uno_tui.app.board.arrangement import bands_of, per_band
from uno_tui.app.board.drawn import Drawn, Row, padded
from uno_tui.app.board.faces import GAP, Cut, Manner, caret_in, face
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import SpreadCard


class Hand(Drawn, can_focus=True):
    """Draws the faces of one cut, in as many bands as there is room for."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.cards: Sequence[SpreadCard] = ()
        self.index = -1
        self.cut = Cut(9, 4)
        self.per_band = 1
        self.first_band = 0
        """The band that stands at the top."""
        self.bands_shown = 1
        self.asked = -1
        """The card that something is asked about."""
        self.signs = True
        """Whether a sign says which cards fit."""
        self._known: dict[tuple[SpreadCard, bool, bool, bool, Cut], list[Row]] = {}
        self.shades: Shades | None = None
        """In which colours they are shown."""

    def cut_for(self, count: int, width: int, rows: int, cut: Cut) -> None:
        """So many cards are shown in faces of this cut, in so many columns and rows."""
        self.cut, self.per_band = cut, per_band(width, cut)
        self.bands_shown = max(1, min(bands_of(count, width, cut), rows // cut.height))

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
        bands = -(-len(self.cards) // self.per_band)
        first = self.first_band
        if self.index >= 0:
            band = self.index // self.per_band
            first = max(band - self.bands_shown + 1, min(first, band))
        self.first_band = max(0, min(first, bands - self.bands_shown))

    def _bands_in_sight(self) -> range:
        return range(self.first_band, self.first_band + self.bands_shown)

    @property
    def in_sight(self) -> tuple[int, int, int]:
        """How many cards are above, in sight, and below."""
        first = self.first_band * self.per_band
        shown = max(0, min(len(self.cards) - first, self.bands_shown * self.per_band))
        return first, shown, len(self.cards) - first - shown

    def _band(self, band: int) -> list[Row]:
        first = band * self.per_band
        places = range(first, min(first + self.per_band, len(self.cards)))
        faces = [self._face(place) for place in places]
        assert self.shades is not None, "nothing is shown yet"  # noqa: S101 - `show` is the only way here
        ground = Style(bgcolor=self.shades.ground)
        blank = Segment(" " * GAP, ground)
        return [
            padded([each for drawn in faces for each in (*drawn[y], blank)], self.size.width, ground)
            for y in range(self.cut.height)
        ]

    def _face(self, place: int) -> list[Row]:
        assert self.shades is not None, "nothing is shown yet"  # noqa: S101 - `show` is the only way here
        lying, selected = self.cards[place], place == self.index
        asked = place == self.asked
        key = lying, selected, asked, self.signs, self.cut
        if key not in self._known:
            manner = Manner(lying.fits, selected, lying.wrong, self.signs, asked)
            self._known[key] = face(lying.shown, self.cut, manner, self.shades)
        return self._known[key]

    @property
    def caret(self) -> Offset | None:
        """Where the first letter of the selected card's name is on the screen."""
        if not self.region or not 0 <= self.index < len(self.cards):
            return None
        band, place = divmod(self.index, self.per_band)
        x, y = caret_in(self.cards[self.index].shown, self.cut)
        across, down = place * (self.cut.width + GAP) + x, (band - self.first_band) * self.cut.height + y
        return self.content_region.offset + Offset(across, down)
