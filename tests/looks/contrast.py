"""The contrast of two colours, as WCAG 2 reckons it."""

from __future__ import annotations

Rgb = tuple[int, int, int]


def linear(value: float) -> float:
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Rgb) -> float:
    return sum(weight * linear(value) for weight, value in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
