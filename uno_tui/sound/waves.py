"""The samples of a sound, by additive synthesis in plain Python."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import accumulate, repeat
from math import cos, exp, hypot, pi, sin, sqrt

from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.scores import COLOURS, SCORES, Instrument, Note

RATE = 48_000
"""Samples per second, on each of the two sides."""
LOUDEST = 10
"""The highest volume; the lowest is 0, which is silence."""

_FULL = 0.14 * 32767
"""The root mean square of a sound at the highest volume: 17 dB below the largest sample."""
_ONSET = 0.006
_RELEASE = 0.012
"""Seconds in which a note swells and dies away, so that neither end clicks."""
_WINDOW = RATE // 100
"""Samples in a hundredth of a second, for which power is measured."""
_AUDIBLE = 0.01
"""Windows with less than this part (20 dB less) of the power of the loudest one do not count for loudness."""


def samples(sound: Sound, volume: int) -> array[int]:
    """Return a sound as 16-bit samples, left and right in turn. At one volume, all sounds are equally loud.

    A volume or a place outside its range counts as the nearest one inside. The place does not change the power.
    """
    gain = _FULL * (min(max(volume, 0), LOUDEST) / LOUDEST) ** 2
    angle = (1 + min(max(sound.place, -0.5), 0.5)) * pi / 4
    wave = _wave(sound.earcon, sound.pitch)
    both = array("h", bytes(4 * len(wave)))
    for side, share in enumerate((cos(angle), sin(angle))):
        both[side::2] = array("h", map(round, map((gain * share * sqrt(2)).__mul__, wave)))
    return both


def prepare(sound: Sound) -> None:
    """Render a sound ahead of time, for `samples`. That takes about 0.01 s, or 0.1 s for a long sound."""
    _wave(sound.earcon, sound.pitch)


@lru_cache(maxsize=128)
def _wave(earcon: Earcon, pitch: int | None) -> array[float]:
    """Return one side of a centred sound, with a root mean square of 1 before the trim of its score."""
    score = SCORES[earcon]
    colour = 1.0 if pitch is None else COLOURS[min(max(pitch, 0), len(COLOURS) - 1)]
    wave = array("d", bytes(8 * round(score.seconds * RATE)))
    for note in score.notes:
        first = round(note.start * RATE)
        for place, value in enumerate(_render(note, score.instrument, colour), first):
            wave[place] += value
    scale = 10 ** (score.trim / 20) / _root_mean_square(wave)
    return array("d", map(scale.__mul__, wave))


def _render(note: Note, instrument: Instrument, colour: float) -> list[float]:
    """Return the samples of one note: the sum of its partials under an envelope."""
    count = round(note.length * RATE)
    phases = _phases(note, colour, count)
    # The envelope decays exponentially; a raised cosine fades both ends.
    fading = exp(-1 / (instrument.decay * count))
    envelope = list(accumulate(repeat(fading, count - 1), float.__mul__, initial=note.level))
    for ramp, step in ((round(_ONSET * RATE), 1), (round(_RELEASE * RATE), -1)):
        for place in range(ramp):
            envelope[place if step > 0 else ~place] *= (1 - cos(pi * place / ramp)) / 2
    value = [0.0] * count
    for ratio, amplitude in instrument.partials:
        value = [so_far + amplitude * sin(ratio * phase) for so_far, phase in zip(value, phases, strict=True)]
    return [a * b for a, b in zip(envelope, value, strict=True)]


def _phases(note: Note, colour: float, count: int) -> list[float]:
    """Return the phase of the lowest partial at every sample, in radians. A glide changes the pitch evenly."""
    turn = 2 * pi * note.frequency * colour / RATE
    if note.to is None:
        return [turn * place for place in range(count)]
    bend = (note.to / note.frequency) ** (1 / count)
    turns = accumulate(repeat(bend, count - 1), float.__mul__, initial=turn)
    return list(accumulate(turns))


def _root_mean_square(wave: array[float]) -> float:
    """Return the root mean square of the audible parts of a wave."""
    powers = [hypot(*wave[at : at + _WINDOW]) ** 2 / _WINDOW for at in range(0, len(wave), _WINDOW)]
    heard = [power for power in powers if power > _AUDIBLE * max(powers)]
    return sqrt(sum(heard) / len(heard))
