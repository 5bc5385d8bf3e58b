"""The themes: words can be read, and cards be told apart, by everybody and on every terminal."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest
from looks.contrast import Rgb, contrast, linear
from rich.color import Color, ColorSystem
from rich.style import Style
from textual.app import App
from textual.color import Color as TextualColor

from uno_tui.app.painter import eight_bit_colours
from uno_tui.app.themes import (
    CARD_COLOURS,
    FEW_COLOURS,
    LINUX,
    PLAIN,
    QUARTERS,
    THEMES,
    USUAL,
    VSCODE,
    Numbers,
    Shades,
    numbers_for,
    textual_theme,
    to_sixteen,
    triplet,
)

Lab = tuple[float, float, float]

XTERM = (
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"
)
VGA = "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"
CAMPBELL = (
    "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2"
)
VSCODE_DARK = (
    "000000 cd3131 0dbc79 e5e510 2472c8 bc3fbc 11a8cd e5e5e5 666666 f14c4c 23d18b f5f543 3b8eea d670d6 29b8db e5e5e5"
)
PALETTES = {"xterm": XTERM, "vga": VGA, "campbell": CAMPBELL, "vscode": VSCODE_DARK}
NUMBERS = {"xterm": USUAL, "vga": LINUX, "campbell": USUAL, "vscode": VSCODE}
"""The numbers that each terminal gets."""

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
    colour = Color.parse(shade)
    if depth is ColorSystem.EIGHT_BIT:
        colour = eight_bit_colours(Style(color=colour)).color or colour
    red, green, blue = colour.downgrade(depth).get_truecolor()
    return red, green, blue


def times(matrix: tuple[tuple[float, ...], ...], vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


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
    for role in ("mark", "card"):
        yield f"frame-{role}", getattr(shades, f"{role}_ink"), getattr(shades, role)
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
    lowest, name = lowest_contrast(shades, depth)
    # The darkest yellow of 256 colours that is no brown.
    assert lowest >= (6.4 if (shades.name, depth, name) == ("light", ColorSystem.EIGHT_BIT, "sign-yellow") else 7), name


@each_theme
@each_depth
def test_frames_can_be_seen(shades: Shades, depth: ColorSystem) -> None:
    assert contrast(shown(shades.edge, depth), shown(shades.ground, depth)) >= 3


@each_theme
@each_depth
def test_banner_and_alarm_stand_out_from_the_ground(shades: Shades, depth: ColorSystem) -> None:
    for colour in (shades.banner, shades.alarm):
        assert contrast(shown(colour, depth), shown(shades.ground, depth)) >= 7


@pytest.mark.parametrize("name", ["dark", "light", "pastel"])
@each_depth
def test_cards_are_told_apart_by_all_eyes(name: str, depth: ColorSystem) -> None:
    assert lowest_difference(THEMES[name], depth) >= (20, "")


@pytest.mark.parametrize(("eyes", "least"), [("usual", 70), ("deutan", 35), ("protan", 32.9), ("tritan", 53)])
def test_the_four_colours_of_the_pack_are_far_apart(eyes: str, least: float) -> None:
    fields = [shown(THEMES["dark"].fields[name]) for name in QUARTERS]
    distances = [math.dist(seen(one, eyes), seen(other, eyes)) for one, other in itertools.combinations(fields, 2)]
    assert min(distances) >= least


def test_the_pack_in_256_colours_is_one_recognises() -> None:
    fields = THEMES["dark"].fields
    assert [f"{bytes(shown(fields[name], ColorSystem.EIGHT_BIT)).hex()}" for name in QUARTERS] == [
        "af0000", "ffd700", "5fd75f", "0000af",
    ]  # fmt: skip


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


def numbers(shades: Shades, ink: str, ground: str, terminal: Numbers) -> tuple[int, int]:
    sixteen = to_sixteen(shades, terminal)
    filled = sixteen.grounds[triplet(ground)]
    assert filled is not None
    ink_number = sixteen.inks.get(filled, sixteen.drawn[triplet(ink)])
    assert ink_number is not None
    return ink_number, filled


def looks(palette: str, ink: int, ground: int) -> tuple[Rgb, Rgb]:
    """Return what is seen. The Linux console fills with the darker half of its colours, whatever number is asked for."""
    shown = [(red, green, blue) for red, green, blue in map(bytes.fromhex, PALETTES[palette].split())]
    return shown[ink], shown[ground % 8 if palette == "vga" else ground]


few = pytest.mark.parametrize("shades", FEW_COLOURS.values(), ids=list(FEW_COLOURS))


@few
@each_palette
def test_words_have_seven_to_one_in_sixteen_colours(shades: Shades, palette: str) -> None:
    """Signs are no words, and words never stand on the field of a card."""
    pairs = {name: numbers(shades, ink, ground, NUMBERS[palette]) for name, ink, ground in texts(shades)}
    for name, pair in pairs.items():
        if not name.startswith(("sign-", "field-")):
            assert contrast(*looks(palette, *pair)) >= 7, name
        assert contrast(*looks(palette, *pair)) >= 3, name


@few
@each_palette
def test_figures_on_cards_have_more_than_four_to_one_in_sixteen_colours(shades: Shades, palette: str) -> None:
    for name in QUARTERS:
        pair = numbers(shades, shades.field_inks[name], shades.fields[name], NUMBERS[palette])
        assert contrast(*looks(palette, *pair)) >= 4.5, name


@few
def test_no_words_are_written_on_fields_in_sixteen_colours(shades: Shades) -> None:
    assert shades.field_words == (shades.name == "plain")


@pytest.mark.parametrize("name", ["dark", "light", "pastel"])
@each_palette
def test_four_card_colours_stay_four(name: str, palette: str) -> None:
    shades, terminal = THEMES[name], NUMBERS[palette]
    filled = {looks(palette, *numbers(shades, shades.ink, shades.fields[colour], terminal))[1] for colour in QUARTERS}
    assert len(filled) == 4


def test_a_terminal_gets_its_own_numbers() -> None:
    assert numbers_for({"TERM": "linux"}) is numbers_for({"TERM": "linux-16color"}) is LINUX
    assert numbers_for({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode"}) is VSCODE
    assert numbers_for({"TERM": "xterm"}) is numbers_for({}) is USUAL


@each_theme
def test_every_shade_has_a_number(shades: Shades) -> None:
    sixteen = to_sixteen(shades)
    words = ("ink", "edge", "mark", "bar_ink", "banner_ink", "alarm_ink", "bar", "alarm", "mark_ink", "card_ink")
    for role in words:
        assert triplet(getattr(shades, role)) in sixteen.drawn, role
    for colour in CARD_COLOURS:
        for each in (shades.fields, shades.signs, shades.field_inks):
            assert triplet(each[colour]) in sixteen.drawn, colour
        assert triplet(shades.fields[colour]) in sixteen.grounds, colour
    for role in ("ground", "ink", "bar", "banner", "alarm", "mark", "card"):
        assert triplet(getattr(shades, role)) in sixteen.grounds, role
