"""The themes of the look `cards`: shades by their purpose, also for terminals with sixteen colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec
from rich.color import Color
from rich.color_triplet import ColorTriplet
from textual.theme import Theme

QUARTERS = ("red", "yellow", "green", "blue")
"""The colours of the quarters of a wild card: top left, top right, bottom left, bottom right."""
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
    mark_ink: str
    """Words on that frame."""
    card: str
    """The frame of a card that can be played."""
    card_ink: str
    """Words on that frame."""
    fields: Mapping[str, str]
    """The ground of a filled card, by the name of its colour."""
    field_inks: Mapping[str, str]
    """Words and signs on a filled card."""
    signs: Mapping[str, str]
    """Sign, edge and figure of a card that is not filled."""
    field_words: bool = True
    """Whether words can be read on filled cards; else only large figures, and words stand beside them."""


class SixteenColours(msgspec.Struct, frozen=True):
    """Shades as numbers from 0 to 15 of a terminal's own colours; None is the terminal's default."""

    drawn: Mapping[ColorTriplet, int | None]
    """For words, signs and edges in a shade."""
    grounds: Mapping[ColorTriplet, int | None]
    """For what is filled with a shade."""
    inks: Mapping[int, int]
    """The number of what is drawn on what is filled with a number, whatever shade it has."""


_Numbers = dict[str, int | None]


def _same_for_all(colour: str) -> Mapping[str, str]:
    return MappingProxyType(dict.fromkeys(CARD_COLOURS, colour))


_FIELDS = {"red": "#b0001b", "yellow": "#f6d700", "green": "#3ddc6f", "blue": "#0047ab"}
"""The colours of a pack of UNO, distinct for every kind of colour blindness."""
_INKS = {"red": "#ffffff", "yellow": "#000000", "green": "#000000", "blue": "#ffffff"}
_SIGNS = {"red": "#ff6b6b", "yellow": "#f6d700", "green": "#3ddc6f", "blue": "#7ba7ff"}
"""The same colours, light enough to be seen on black."""
_PASTEL = {"red": "#ff7f5a", "yellow": "#f6d700", "green": "#78ffa7", "blue": "#7ba7ff"}
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
    mark_ink="#000000",
    card="#d0d0d0",
    card_ink="#000000",
    fields=MappingProxyType(_FIELDS | {"wild": "#ffffff"} | _SUIT_FIELDS),
    field_inks=MappingProxyType(_INKS | {"wild": "#000000"} | _SUIT_INKS),
    signs=MappingProxyType(_SIGNS | {"wild": "#ffffff", "red-suit": "#ff8787", "black-suit": "#dadada"}),
)
"""Black, for players whom light dazzles."""

PASTEL = msgspec.structs.replace(
    DARK,
    name="pastel",
    fields=MappingProxyType(_PASTEL | {"wild": "#ffffff"} | _SUIT_FIELDS),
    field_inks=MappingProxyType(dict(_same_for_all("#000000")) | _SUIT_INKS),
    signs=MappingProxyType(_PASTEL | {"wild": "#ffffff", "red-suit": "#ff8787", "black-suit": "#dadada"}),
)
"""Black, with light cards and black words on all of them."""

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
    mark_ink="#ffffff",
    card="#a8a8a8",
    card_ink="#000000",
    fields=MappingProxyType(_FIELDS | {"wild": "#000000"} | dict.fromkeys(_SUIT_FIELDS, "#ffe9a8")),
    field_inks=MappingProxyType(_INKS | {"wild": "#ffffff"} | _SUIT_INKS),
    signs=MappingProxyType(
        {
            "red": "#af0000",
            # In 256 colours the nearest to this is the darkest yellow that is no brown (`tests/app/test_themes.py`).
            "yellow": "#575700",
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
    mark_ink="#000000",
    card="#ffffff",
    card_ink="#000000",
    fields=_same_for_all("#ffffff"),
    field_inks=_same_for_all("#000000"),
    signs=_same_for_all("#ffffff"),
)
"""Black and white."""

THEMES: Mapping[str, Shades] = MappingProxyType({shades.name: shades for shades in (DARK, LIGHT, PLAIN, PASTEL)})
"""The themes by name."""
FEW_COLOURS: Mapping[str, Shades] = MappingProxyType(
    {
        # Black and white are the same everywhere, so words on the plain cards can be read.
        name: shades if shades is PLAIN else msgspec.structs.replace(shades, field_words=False)
        for name, shades in THEMES.items()
    }
)
"""The same for terminals with sixteen colours."""

BLACK, RED, BLUE, GREY, WHITE = 0, 1, 4, 7, 15
"""Numbers of a terminal's colours."""


class Numbers(msgspec.Struct, frozen=True):
    """Which of a terminal's sixteen colours fill cards and the alarm, each with the number of what is drawn on it.

    A large figure has a contrast of at least 4.5:1 there in the terminals that these numbers are for. Words have less
    than 7:1 on some of them, so they are never written on these grounds: see `Shades.field_words`.
    """

    fields: Mapping[str, tuple[int, int]]
    alarm: tuple[int, int] = (11, BLACK)


USUAL = Numbers({"red": (1, WHITE), "yellow": (11, BLACK), "green": (10, BLACK), "blue": (4, WHITE)})
"""For xterm and Windows' console, and whatever else is like them."""
LINUX = Numbers(
    {"red": (1, WHITE), "yellow": (3, WHITE), "green": (2, BLACK), "blue": (4, WHITE)}, alarm=(6, BLACK)
)
"""For the Linux console, which fills only with the darker half of its colours."""
VSCODE = Numbers({"red": (9, BLACK), "yellow": (11, BLACK), "green": (10, BLACK), "blue": (12, BLACK)})
"""For the terminal of VS Code, whose white is grey and whose blue is light."""


def numbers_for(environment: Mapping[str, str]) -> Numbers:
    """Return the numbers for the terminal that the environment names."""
    if environment.get("TERM", "").startswith("linux"):
        return LINUX
    return VSCODE if environment.get("TERM_PROGRAM") == "vscode" else USUAL


NEAREST: Mapping[str, str] = MappingProxyType({"#0047ab": "#0000af"})
"""Shades whose nearest of 256 colours is too light for white words, each with a better one."""


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
        # Textual's usual 0.95 mixes words with their ground, which costs contrast.
        text_alpha=1.0,
        variables=dict(variables(shades)),
    )


def variables(shades: Shades) -> Iterator[tuple[str, str]]:
    """Yield every shade with the name of its variable, without the `$`."""
    framed = ("mark", "mark_ink", "card", "card_ink")
    for role in ("ground", "ink", "edge", "bar", "bar_ink", "banner", "banner_ink", "alarm", "alarm_ink", *framed):
        yield role.replace("_", "-"), getattr(shades, role)
    for colour in CARD_COLOURS:
        yield f"field-{colour}", shades.fields[colour]
        yield f"field-{colour}-ink", shades.field_inks[colour]
        yield f"sign-{colour}", shades.signs[colour]


def triplet(shade: str) -> ColorTriplet:
    """Return red, green and blue of "#rrggbb"."""
    return Color.parse(shade).get_truecolor()


def to_sixteen(shades: Shades, numbers: Numbers = USUAL) -> SixteenColours:
    """Return the shades for a terminal whose sixteen colours are unknown.

    Words are black or white, signs and edges coloured, on a ground that is painted too: the terminal's own may be dark
    or light. The light theme's yellow and green cards have black signs and edges: no palette has a yellow that can be
    seen on white.
    """
    fields: _Numbers = {shades.fields[name]: number for name, (number, _) in numbers.fields.items()}
    inks = dict(numbers.fields.values())
    if shades.name == PLAIN.name:
        plain: _Numbers = {"#000000": BLACK, "#ffffff": WHITE}
        return SixteenColours(drawn=_numbers(plain), grounds=_numbers(plain), inks=MappingProxyType({}))
    words = _dark_words(shades) if shades.dark else _light_words(shades)
    words[shades.fields["red-suit"]] = WHITE
    ends: _Numbers = {"#000000": BLACK, "#ffffff": WHITE, shades.field_inks["red-suit"]: RED}
    ends |= {shades.ground: BLACK if shades.dark else WHITE, shades.ink: WHITE if shades.dark else BLACK}
    grounds: _Numbers = {
        shades.banner: WHITE if shades.dark else BLACK,
        shades.bar: GREY,
        shades.card: GREY,
        shades.mark: WHITE if shades.dark else BLACK,
        shades.fields["red-suit"]: WHITE,
        shades.fields["wild"]: WHITE if shades.dark else BLACK,
        shades.alarm: numbers.alarm[0],
    }
    inks |= {GREY: BLACK, numbers.alarm[0]: numbers.alarm[1]}
    if not shades.dark:
        inks[BLACK] = WHITE
    return SixteenColours(
        drawn=_numbers(fields | words | ends),
        grounds=_numbers(ends | fields | grounds),
        inks=MappingProxyType(inks),
    )


def _numbers(by_shade: _Numbers) -> Mapping[ColorTriplet, int | None]:
    return MappingProxyType({triplet(shade): number for shade, number in by_shade.items()})


def _dark_words(shades: Shades) -> _Numbers:
    """Return the numbers of words, signs and edges on black."""
    signs = {"red": 9, "yellow": 11, "green": 10, "blue": 12, "red-suit": 9, "black-suit": GREY, "wild": WHITE}
    words: _Numbers = {shades.signs[name]: number for name, number in signs.items()}
    return words | {shades.edge: GREY, shades.alarm: 11, shades.bar: GREY, shades.card: GREY, shades.mark: WHITE}


def _light_words(shades: Shades) -> _Numbers:
    """Return the numbers of words, signs and edges on white."""
    signs = {"red": RED, "yellow": BLACK, "green": BLACK, "blue": BLUE, "red-suit": RED}
    words: _Numbers = {shades.signs[name]: number for name, number in signs.items()}
    return words | {shades.edge: BLACK, shades.alarm: RED, shades.bar: GREY, shades.card: GREY, shades.mark: BLACK}
