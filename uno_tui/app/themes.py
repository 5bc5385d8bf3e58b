"""The themes of the look `cards`: shades by their purpose, also for terminals with sixteen colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec
from rich.color import Color
from rich.color_triplet import ColorTriplet
from textual.theme import Theme

CARD_COLOURS = ("red", "yellow", "green", "blue", "wild", "red-suit", "black-suit")
"""The names of cards' colours in `Shades.fields`, `field_inks` and `signs`."""


class Shades(msgspec.Struct, frozen=True):
    """The colours of one theme, as "#rrggbb"."""

    name: str
    dark: bool
    """Whether words are lighter than the ground."""
    ground: str
    """The empty screen."""
    ink: str
    """Words on the ground."""
    edge: str
    """Frames and quiet signs; never words."""
    bar: str
    """The first line of the screen, and the line of keys."""
    bar_ink: str
    banner: str
    """Behind the line that says whose turn it is."""
    banner_ink: str
    alarm: str
    """Behind a debt, a race, a last card."""
    alarm_ink: str
    mark: str
    """The frame of the selected card."""
    fields: Mapping[str, str]
    """The ground of a filled card, by the name of its colour."""
    field_inks: Mapping[str, str]
    """Words and signs on a filled card."""
    signs: Mapping[str, str]
    """Sign, edge and name of a card that is not filled."""


class SixteenColours(msgspec.Struct, frozen=True):
    """Shades as numbers from 0 to 15 of a terminal's own colours; None is the terminal's default."""

    words: Mapping[ColorTriplet, int | None]
    """For words, signs and edges in a shade."""
    grounds: Mapping[ColorTriplet, int | None]
    """For what is filled with a shade."""
    inks: Mapping[int, int]
    """The number of words on what is filled with a number, whatever shade the words have."""


_Numbers = dict[str, int | None]


def _same_for_all(colour: str) -> Mapping[str, str]:
    return MappingProxyType(dict.fromkeys(CARD_COLOURS, colour))


_FIELDS = {"red": "#ff7f5a", "yellow": "#f6d700", "green": "#78ffa7", "blue": "#7ba7ff"}
"""Distinct for every kind of colour blindness, and light enough for black words."""
_SUIT_FIELDS = {"red-suit": "#ffffff", "black-suit": "#ffffff"}
_SUIT_INKS = {"red-suit": "#870000", "black-suit": "#000000"}

DARK = Shades(
    name="dark",
    dark=True,
    ground="#000000",
    ink="#ffffff",
    edge="#8a8a8a",
    bar="#303030",
    bar_ink="#ffffff",
    banner="#ffffff",
    banner_ink="#000000",
    alarm="#ffaf00",
    alarm_ink="#000000",
    mark="#ffffff",
    fields=MappingProxyType(_FIELDS | {"wild": "#ffffff"} | _SUIT_FIELDS),
    field_inks=MappingProxyType(dict(_same_for_all("#000000")) | _SUIT_INKS),
    signs=MappingProxyType(_FIELDS | {"wild": "#ffffff", "red-suit": "#ff8787", "black-suit": "#dadada"}),
)
"""Black, for players whom light dazzles."""

LIGHT = Shades(
    name="light",
    dark=False,
    ground="#fbfbfb",
    ink="#000000",
    edge="#6c6c6c",
    bar="#d0d0d0",
    bar_ink="#000000",
    banner="#00005f",
    banner_ink="#ffffff",
    alarm="#870000",
    alarm_ink="#ffffff",
    mark="#000000",
    fields=MappingProxyType(_FIELDS | {"wild": "#000000"} | dict.fromkeys(_SUIT_FIELDS, "#ffe9a8")),
    field_inks=MappingProxyType(dict(_same_for_all("#000000")) | {"wild": "#ffffff"} | _SUIT_INKS),
    signs=MappingProxyType(
        {
            "red": "#af0000",
            "yellow": "#5f2f00",
            "green": "#005f2d",
            "blue": "#0000af",
            "wild": "#000000",
            "red-suit": "#870000",
            "black-suit": "#000000",
        }
    ),
)
"""Nearly white, for players who read dark on light."""

PLAIN = Shades(
    name="plain",
    dark=True,
    ground="#000000",
    ink="#ffffff",
    edge="#ffffff",
    bar="#ffffff",
    bar_ink="#000000",
    banner="#ffffff",
    banner_ink="#000000",
    alarm="#ffffff",
    alarm_ink="#000000",
    mark="#ffffff",
    fields=_same_for_all("#ffffff"),
    field_inks=_same_for_all("#000000"),
    signs=_same_for_all("#ffffff"),
)
"""Black and white."""

THEMES: Mapping[str, Shades] = MappingProxyType({shades.name: shades for shades in (DARK, LIGHT, PLAIN)})
"""The themes by name."""

BLACK, RED, BLUE, WHITE = 0, 1, 4, 15
"""Numbers of a terminal's colours."""
FIELD_NUMBERS: Mapping[str, int] = MappingProxyType({"red": 9, "yellow": 11, "green": 10, "blue": 12})
"""The grounds of cards in sixteen colours: no usual palette shows two of them alike."""
FIELD_INKS: Mapping[int, int] = MappingProxyType({9: WHITE, 11: BLACK, 10: BLACK, 12: WHITE})
"""Words on these: legible also where a terminal fills only with the darker half of its colours, as the Linux console
does."""


def textual_theme(name: str) -> Theme:
    """Return a theme for Textual, named "uno-" and its name.

    Every shade is a variable, such as `$banner-ink` or `$field-red`.
    """
    shades = THEMES[name]
    return Theme(
        name=f"uno-{name}",
        primary=shades.mark,
        foreground=shades.ink,
        background=shades.ground,
        surface=shades.ground,
        panel=shades.bar,
        dark=shades.dark,
        text_alpha=1.0,
        variables=dict(variables(shades)),
    )


def variables(shades: Shades) -> Iterator[tuple[str, str]]:
    """Yield every shade with the name of its variable, without the `$`."""
    for role in ("ground", "ink", "edge", "bar", "bar_ink", "banner", "banner_ink", "alarm", "alarm_ink", "mark"):
        yield role.replace("_", "-"), getattr(shades, role)
    for colour in CARD_COLOURS:
        yield f"field-{colour}", shades.fields[colour]
        yield f"field-{colour}-ink", shades.field_inks[colour]
        yield f"sign-{colour}", shades.signs[colour]


def triplet(shade: str) -> ColorTriplet:
    """Return red, green and blue of "#rrggbb"."""
    return Color.parse(shade).get_truecolor()


def to_sixteen(shades: Shades) -> SixteenColours:
    """Return the shades for a terminal whose sixteen colours are unknown.

    Words have the terminal's own colour, or are black or white. In the dark theme words and ground are the terminal's
    own. The light one is black on white, and its yellow and green cards have black signs and edges: no palette has a
    yellow that can be seen on white.
    """
    if shades is PLAIN:
        words: _Numbers = {"#000000": BLACK, "#ffffff": WHITE}
        grounds = words
    else:
        words, grounds = _dark_numbers(shades) if shades.dark else _light_numbers(shades)
    return SixteenColours(words=_numbers(words), grounds=_numbers(grounds), inks=FIELD_INKS)


def _numbers(by_shade: _Numbers) -> Mapping[ColorTriplet, int | None]:
    return MappingProxyType({triplet(shade): number for shade, number in by_shade.items()})


def _dark_numbers(shades: Shades) -> tuple[_Numbers, _Numbers]:
    fields = {shades.fields[name]: number for name, number in FIELD_NUMBERS.items()}
    signs = {shades.signs[name]: number for name, number in FIELD_NUMBERS.items()}
    own: _Numbers = dict.fromkeys((shades.ink, shades.edge, shades.signs["black-suit"]))
    suit = {shades.signs["red-suit"]: FIELD_NUMBERS["red"], shades.field_inks["red-suit"]: BLACK}
    words = fields | signs | suit | {shades.alarm: 11, shades.field_inks["wild"]: BLACK, shades.bar: 8} | own
    grounds = fields | {shades.alarm: 11, shades.banner: WHITE, shades.ground: None, shades.bar: None}
    return words, grounds


def _light_numbers(shades: Shades) -> tuple[_Numbers, _Numbers]:
    fields: _Numbers = {shades.fields[name]: number for name, number in FIELD_NUMBERS.items()}
    signs: _Numbers = {
        shades.signs["red"]: RED,
        shades.signs["yellow"]: BLACK,
        shades.signs["green"]: BLACK,
        shades.signs["blue"]: BLUE,
    }
    ends: _Numbers = {
        shades.ground: WHITE,
        shades.banner_ink: WHITE,
        shades.fields["red-suit"]: WHITE,
        shades.ink: BLACK,
        shades.banner: BLACK,
        shades.bar: 7,
    }
    words = ends | fields | signs | {shades.edge: BLACK, shades.alarm: RED, shades.signs["red-suit"]: RED}
    grounds = ends | fields | {shades.alarm: RED}
    return words, grounds
