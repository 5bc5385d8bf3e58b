"""The sounds by themselves: soft, short, equally loud, and told apart."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from support.loudspeaker import ALIKE, correlation, template

from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.scores import COLOURS, SCORES
from uno_tui.sound.waves import LOUDEST, RATE, samples

ENDS = {Earcon.ROUND_WON, Earcon.ROUND_LOST, Earcon.MATCH_WON, Earcon.MATCH_LOST}
CARDS = (Earcon.LAID, Earcon.LAID_MINE)
EVERY = [Sound(earcon) for earcon in Earcon] + [Sound(card, colour) for card in CARDS for colour in range(4)]


def name(sound: Sound) -> str:
    return sound.earcon if sound.pitch is None else f"{sound.earcon}-{sound.pitch}"


every = pytest.mark.parametrize("sound", EVERY, ids=name)


def sides(sound: Sound, volume: int = LOUDEST) -> np.ndarray:  # type: ignore[type-arg]
    return np.array(samples(sound, volume), dtype=float).reshape(-1, 2).T


def loudness(wave: np.ndarray) -> float:  # type: ignore[type-arg]
    """Decibels of what is no more than 20 dB below the loudest hundredth of a second."""
    powers = np.array([np.mean(wave[at : at + RATE // 100] ** 2) for at in range(0, len(wave), RATE // 100)])
    return float(10 * np.log10(powers[powers > 0.01 * powers.max()].mean()))


def as_heard(wave: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
    """K-weighted, as ITU-R BS.1770 has it for 48 kHz: about what ears make of each pitch."""
    size = 1 << (2 * len(wave) + RATE).bit_length()
    z = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    head = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    low = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(wave, size) * head * low, size)[: len(wave)]


def fundamentals(sound: Sound) -> tuple[float, ...]:
    return tuple(note.frequency for note in SCORES[sound.earcon].notes)


@every
def test_short(sound: Sound) -> None:
    seconds = sides(sound).shape[1] / RATE
    assert 0.06 <= seconds <= (1.0 if sound.earcon in ENDS else 0.3) + 1 / RATE
    assert sound.earcon is not Earcon.TURN or abs(seconds - 0.15) < 0.005


@every
def test_neither_end_clicks(sound: Sound) -> None:
    left, _ = sides(sound)
    peak = np.abs(left).max()
    assert np.abs(left[: RATE // 1000]).max() < 0.1 * peak  # the first of at least five milliseconds of onset
    assert np.argmax(np.abs(left) > 0.7 * peak) > 0.003 * RATE
    assert np.abs(left[-RATE // 500 :]).max() < 0.05 * peak
    assert max(abs(left[0]), abs(left[-1])) <= 1


@every
def test_nothing_is_cut_off_at_the_top(sound: Sound) -> None:
    outermost = Sound(sound.earcon, sound.pitch, 0.5)
    assert np.abs(sides(outermost)).max() < 32767


def test_one_loudness() -> None:
    heard = {name(sound): loudness(as_heard(sides(sound)[0])) for sound in EVERY}
    middle = np.median(list(heard.values()))
    assert {name: round(value - middle, 1) for name, value in heard.items() if abs(value - middle) > 1.1} == {}


def test_the_volume_goes_up_in_steps_and_0_is_silence() -> None:
    steps = [loudness(sides(Sound(Earcon.TURN), volume)[0]) for volume in range(1, LOUDEST + 1)]
    assert all(1 < loud - quiet < 13 for quiet, loud in pairwise(steps))
    assert not sides(Sound(Earcon.TURN), 0).any()
    assert samples(Sound(Earcon.TURN), 99) == samples(Sound(Earcon.TURN), LOUDEST)


@pytest.mark.parametrize("place", [-0.5, -0.2, 0.0, 0.3, 0.5])
def test_the_power_is_the_same_wherever_it_comes_from(place: float) -> None:
    middle, there = (sides(Sound(Earcon.LAID, 1, at)) for at in (0.0, place))
    assert (there**2).sum() == pytest.approx((middle**2).sum(), rel=0.001)
    left, right = (there**2).sum(axis=1)
    assert np.sign(round(np.log10(right / left), 3)) == np.sign(place)


def test_both_sides_are_heard_even_at_the_outermost_place() -> None:
    left, right = (sides(Sound(Earcon.LAID, 1, 9.0)) ** 2).sum(axis=1)
    assert 5 < 10 * np.log10(right / left) < 9


def features(sound: Sound) -> np.ndarray:  # type: ignore[type-arg]
    """Length, and where the weight of the spectrum is in each third of it: in semitones, and in doublings of length."""
    wave, _ = sides(sound)
    thirds = [_centre(part) for part in np.array_split(wave, 3)]
    onsets = len({round(note.start, 3) for note in SCORES[sound.earcon].notes})
    return np.array([12 * np.log2(centre / 440) for centre in thirds] + [6 * np.log2(len(wave) / RATE), 3.0 * onsets])


def _centre(part: np.ndarray) -> float:  # type: ignore[type-arg]
    power = np.abs(np.fft.rfft(part * np.hanning(len(part)), RATE)) ** 2
    return float((np.arange(len(power)) * power).sum() / power.sum())


def test_told_apart() -> None:
    """No two are within two semitones everywhere, of like length, and of as many notes."""
    told = {name(Sound(earcon)): features(Sound(earcon)) for earcon in Earcon}
    close = {(a, b) for a, b in combinations(told, 2) if np.abs(told[a] - told[b]).max() < 3}
    assert close == set()


@pytest.mark.slow
def test_no_sound_is_taken_for_another_in_a_recording() -> None:
    alike = {}
    for pair in combinations(EVERY, 2):
        short, long = sorted(map(template, pair), key=len)
        alike[name(pair[0]), name(pair[1])] = np.abs(correlation(np.pad(long, len(short)), short)).max()
    assert {pair: round(value, 2) for pair, value in alike.items() if value > ALIKE - 0.05} == {}


@pytest.mark.parametrize("card", CARDS)
def test_colours_are_pitches_of_one_chord(card: Earcon) -> None:
    centres = [_centre(sides(Sound(card, colour))[0]) for colour in (None, 0, 1, 2, 3)]
    steps = [12 * np.log2(high / low) for low, high in pairwise(centres)]
    assert all(2 < step < 7 for step in steps)
    assert [colour / COLOURS[0] for colour in COLOURS] == pytest.approx([1, 5 / 4, 3 / 2, 2])
