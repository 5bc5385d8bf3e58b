"""The themes: words can be read, and cards be told apart, by everybody and on every terminal."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest
from rich.color import Color, ColorSystem
from textual.app import App
from textual.color import Color as TextualColor

from uno_tui.app.themes import CARD_COLOURS, FIELD_NUMBERS, PLAIN, THEMES, Shades, textual_theme, to_sixteen, triplet

Rgb = tuple[int, int, int]
Lab = tuple[float, float, float]

XTERM = (
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"
)
VGA = "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"
CAMPBELL = (
    "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2"
)
PALETTES = {"xterm": XTERM, "vga": VGA, "campbell": CAMPBELL}

MACHADO = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB."""
LAB = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
D65 = (0.95047, 1.0, 1.08883)

DEPTHS = [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT]
each_theme = pytest.mark.parametrize("shades", THEMES.values(), ids=list(THEMES))
each_depth = pytest.mark.parametrize("depth", DEPTHS, ids=["truecolor", "256"])
each_palette = pytest.mark.parametrize("palette", PALETTES)


def shown(shade: str, depth: ColorSystem = ColorSystem.TRUECOLOR) -> Rgb:
    return tuple(Color.parse(shade).downgrade(depth).get_truecolor())  # type: ignore[return-value]


def linear(value: float) -> float:
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def times(matrix: tuple[tuple[float, ...], ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def luminance(colour: Rgb) -> float:
    return sum(weight * linear(value) for weight, value in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: Rgb, eyes: str) -> Lab:
    light = [min(1.0, max(0.0, value)) for value in times(MACHADO[eyes], tuple(map(linear, colour)))]
    x, y, z = (
        t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29
        for t in (value / white for value, white in zip(times(LAB, tuple(light)), D65, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def texts(shades: Shades) -> Iterator[tuple[str, str, str]]:
    yield "ink", shades.ink, shades.ground
    yield "mark", shades.mark, shades.ground
    for role in ("bar", "banner", "alarm"):
        yield role, getattr(shades, f"{role}_ink"), getattr(shades, role)
    for colour in CARD_COLOURS:
        yield f"field-{colour}", shades.field_inks[colour], shades.fields[colour]
        yield f"sign-{colour}", shades.signs[colour], shades.ground


def lowest_contrast(shades: Shades, depth: ColorSystem) -> tuple[float, str]:
    return min((contrast(shown(ink, depth), shown(ground, depth)), name) for name, ink, ground in texts(shades))


def lowest_difference(shades: Shades, depth: ColorSystem) -> tuple[float, str]:
    fields = {name: shown(shades.fields[name], depth) for name in ("red", "yellow", "green", "blue", "wild")}
    return min(
        (math.dist(seen(fields[one], eyes), seen(fields[other], eyes)), f"{one} {other} {eyes}")
        for one, other in itertools.combinations(fields, 2)
        for eyes in MACHADO
    )


@each_theme
@each_depth
def test_all_text_has_a_contrast_of_seven_to_one(shades: Shades, depth: ColorSystem) -> None:
    assert lowest_contrast(shades, depth) >= (7, "")


@each_theme
@each_depth
def test_frames_can_be_seen(shades: Shades, depth: ColorSystem) -> None:
    assert contrast(shown(shades.edge, depth), shown(shades.ground, depth)) >= 3


@each_theme
@each_depth
def test_banner_and_alarm_stand_out_from_the_ground(shades: Shades, depth: ColorSystem) -> None:
    for colour in (shades.banner, shades.alarm):
        assert contrast(shown(colour, depth), shown(shades.ground, depth)) >= 7


@pytest.mark.parametrize("name", ["dark", "light"])
@each_depth
def test_cards_are_told_apart_by_all_eyes(name: str, depth: ColorSystem) -> None:
    assert lowest_difference(THEMES[name], depth) >= (20, "")


def test_differences_are_computed_as_published() -> None:
    assert seen((255, 0, 0), "usual") == pytest.approx((53.24, 80.09, 67.20), abs=0.02)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_the_plain_theme_has_no_hue() -> None:
    roles = [pair for _, *pair in texts(PLAIN)] + [[PLAIN.edge]]
    assert set(itertools.chain(*roles)) == {"#000000", "#ffffff"}


@each_theme
def test_textual_knows_every_shade_by_name(shades: Shades) -> None:
    theme = textual_theme(shades.name)
    assert (theme.name, theme.dark) == (f"uno-{shades.name}", shades.dark)
    app: App[None] = App()
    app.register_theme(theme)
    app.theme = theme.name
    made = app.get_css_variables()
    wanted = {
        "ground": shades.ground,
        "background": shades.ground,
        "surface": shades.ground,
        "foreground": shades.ink,
        "edge": shades.edge,
        "mark": shades.mark,
        "bar": shades.bar,
        "bar-ink": shades.bar_ink,
        "banner": shades.banner,
        "banner-ink": shades.banner_ink,
        "alarm": shades.alarm,
        "alarm-ink": shades.alarm_ink,
        "field-red": shades.fields["red"],
        "field-black-suit-ink": shades.field_inks["black-suit"],
        "sign-wild": shades.signs["wild"],
    }
    assert {name: TextualColor.parse(made[name]).hex.lower() for name in wanted} == wanted


# Sixteen colours: what number stands for what shade, and what these numbers look like.


def numbers(shades: Shades, ink: str, ground: str) -> tuple[int | None, int | None]:
    sixteen = to_sixteen(shades)
    filled = sixteen.grounds[triplet(ground)]
    return sixteen.inks.get(filled if filled is not None else -1, sixteen.words[triplet(ink)]), filled


def looks(palette: str, ink: int | None, ground: int | None) -> tuple[Rgb, Rgb]:
    shown = [tuple(bytes.fromhex(colour)) for colour in PALETTES[palette].split()]
    return shown[7 if ink is None else ink], shown[0 if ground is None else ground]  # type: ignore[return-value]


@each_theme
def test_default_words_stand_on_the_default_ground_only(shades: Shades) -> None:
    for name, *pair in texts(shades):
        ink, ground = numbers(shades, *pair)
        assert ink is not None or ground is None, name


@each_theme
@each_palette
def test_words_are_the_terminals_own_or_black_or_white(shades: Shades, palette: str) -> None:
    pairs = {name: numbers(shades, ink, ground) for name, ink, ground in texts(shades)}
    for name, (ink, ground) in pairs.items():
        if not name.startswith("sign-") and name != "field-red-suit":
            assert ink in (None, 0, 15), name
        assert contrast(*looks(palette, ink, ground)) >= 3, name
    for name in ("ink", "bar", "banner", "alarm", "mark"):
        assert contrast(*looks(palette, *pairs[name])) >= (5 if name == "alarm" else 7), name


@pytest.mark.parametrize("name", ["dark", "light"])
def test_four_card_colours_stay_four(name: str) -> None:
    shades = THEMES[name]
    filled = [numbers(shades, shades.field_inks[colour], shades.fields[colour])[1] for colour in FIELD_NUMBERS]
    assert filled == list(FIELD_NUMBERS.values()) == [9, 11, 10, 12]


@each_palette
def test_on_black_each_card_colour_is_seen(palette: str) -> None:
    shades = THEMES["dark"]
    for colour, number in FIELD_NUMBERS.items():
        assert contrast(*looks(palette, number, None)) >= 3
        assert numbers(shades, shades.signs[colour], shades.ground) == (number, None)


@each_palette
def test_on_white_each_card_has_an_edge_that_is_seen(palette: str) -> None:
    shades = THEMES["light"]
    for colour in FIELD_NUMBERS:
        assert contrast(*looks(palette, *numbers(shades, shades.signs[colour], shades.ground))) >= 3


@pytest.mark.parametrize("name", ["dark", "light"])
def test_a_terminal_that_fills_with_dark_colours_only_shows_words_on_them(name: str) -> None:
    shades = THEMES[name]
    for colour in FIELD_NUMBERS:
        ink, ground = numbers(shades, shades.field_inks[colour], shades.fields[colour])
        assert ground is not None
        assert contrast(*looks("vga", ink, ground - 8)) >= 3


@each_theme
def test_every_shade_has_a_number(shades: Shades) -> None:
    sixteen = to_sixteen(shades)
    for role in ("ink", "edge", "mark", "bar_ink", "banner_ink", "alarm_ink", "banner", "bar", "alarm"):
        assert triplet(getattr(shades, role)) in sixteen.words, role
    for colour in CARD_COLOURS:
        for each in (shades.fields, shades.signs, shades.field_inks):
            assert triplet(each[colour]) in sixteen.words, colour
        assert triplet(shades.fields[colour]) in sixteen.grounds, colour
    for role in ("ground", "ink", "bar", "banner", "alarm", "mark"):
        assert triplet(getattr(shades, role)) in sixteen.grounds, role
