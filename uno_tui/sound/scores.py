"""The score of each earcon, as in music: its notes, and the instrument that plays them. Game points are not meant."""

from __future__ import annotations

import msgspec

from uno_tui.sound.earcons import Earcon


class Note(msgspec.Struct, frozen=True):
    """One note: `start` and `length` in seconds, `frequency` in hertz."""

    start: float
    length: float
    frequency: float
    level: float = 1.0
    """Its amplitude, compared with the other notes of its score."""
    to: float | None = None
    """The frequency that it glides to until its end; None if it stays."""


class Instrument(msgspec.Struct, frozen=True):
    """A sum of sine waves under one envelope."""

    partials: tuple[tuple[float, float], ...]
    """The waves, each as its ratio to the note's frequency and its amplitude."""
    decay: float
    """The part of a note's length in which the amplitude falls to 1/e (37 %): 0.22 is a knock, 0.8 a held tone."""


class Score(msgspec.Struct, frozen=True):
    """The notes of an earcon and their instrument."""

    instrument: Instrument
    notes: tuple[Note, ...]
    trim: float = 0.0
    """Decibels added to the normal level: negative for pitches and timbres that ears find louder than their power."""

    @property
    def seconds(self) -> float:
        """Return how long it sounds."""
        return max(note.start + note.length for note in self.notes)


_SOFT = Instrument(((1, 1.0), (2, 0.18)), decay=0.45)
_BELL = Instrument(((1, 1.0), (2, 0.35), (3, 0.18), (4.2, 0.08)), decay=0.4)
_REED = Instrument(((1, 1.0), (3, 0.45), (5, 0.25), (7, 0.1)), decay=0.8)
_WOOD = Instrument(((1, 1.0), (2.76, 0.55), (5.4, 0.25)), decay=0.22)
_STRING = Instrument(((1, 1.0), (2, 0.5), (3, 0.3), (4, 0.2), (5, 0.1)), decay=0.5)

# Notes of the equal-tempered scale, in hertz; A4 is 440.
_C4, _D4, _D_SHARP4, _E4, _F4, _G4, _A4, _B4 = 261.63, 293.66, 311.13, 329.63, 349.23, 392.0, 440.0, 493.88
_C5, _D5, _E5, _F_SHARP5, _G5, _A5 = 523.25, 587.33, 659.26, 739.99, 783.99, 880.0
_D6, _E6, _G6 = 1174.66, 1318.5, 1568.0

COLOURS = (4 / 3, 5 / 3, 2.0, 8 / 3)
"""The factor of each colour for all frequencies: together the colours are a major chord, the lowest a fourth above the
sound without a colour.
"""


def _melody(step: float, length: float, *frequencies: float) -> tuple[Note, ...]:
    """Return notes of one length that begin `step` seconds after each other."""
    return tuple(Note(step * place, length, frequency) for place, frequency in enumerate(frequencies))


# With these trims all sounds are within 1.1 dB of the median, K-weighted as in ITU-R BS.1770: a test renders them.
SCORES: dict[Earcon, Score] = {
    Earcon.TURN: Score(_BELL, (Note(0, 0.08, _G5), Note(0.06, 0.09, _D6)), trim=-0.9),
    Earcon.LAID: Score(_SOFT, (Note(0, 0.1, _G4),), trim=-0.3),
    Earcon.LAID_MINE: Score(_STRING, (Note(0, 0.06, _A4), Note(0.05, 0.11, _A4 * 1.5)), trim=-1.6),
    Earcon.PLAYABLE: Score(_SOFT, (Note(0, 0.12, _E6, to=_G6),), trim=-1.7),
    Earcon.SKIP: Score(_WOOD, _melody(0.12, 0.09, _E4, _E4), trim=-0.2),
    Earcon.REVERSE: Score(_SOFT, (Note(0, 0.14, _A5, to=_A4), Note(0.13, 0.14, _A4, to=_A5))),
    Earcon.COST: Score(_REED, (Note(0, 0.13, _E4), Note(0.12, 0.16, _C4))),
    Earcon.LAST: Score(_BELL, _melody(0.08, 0.09, _E6, _E6, _E6), trim=-1.8),
    Earcon.EDGE: Score(_SOFT, (Note(0, 0.06, _D_SHARP4),)),
    Earcon.ROUND_WON: Score(_STRING, (*_melody(0.11, 0.22, _D5, _F_SHARP5, _A5), Note(0.33, 0.32, _D6)), trim=-1.1),
    Earcon.ROUND_LOST: Score(_REED, (*_melody(0.16, 0.2, _A4, _F4), Note(0.32, 0.34, _D4))),
    Earcon.MATCH_WON: Score(
        _BELL,
        (
            *_melody(0.1, 0.2, _A4, _D5, _F_SHARP5, _A5, _F_SHARP5),
            *(Note(0.5, 0.5, each, 0.55) for each in (_D5, _A5, _D6)),
        ),
        trim=-0.5,
    ),
    Earcon.MATCH_LOST: Score(_SOFT, (*_melody(0.19, 0.26, _D5, _A4, _F4), Note(0.57, 0.38, _D4))),
    Earcon.RACE: Score(_REED, (Note(0, 0.22, _A4, to=_A5),), trim=-0.7),
    Earcon.CLAIM: Score(_BELL, tuple(Note(0, 0.28, each) for each in (_C5, _E5, _G5)), trim=-0.6),
    Earcon.TILE: Score(_WOOD, (Note(0, 0.07, _G5),), trim=-1.3),
    Earcon.DUE: Score(_STRING, _melody(0.1, 0.1, _E5, _B4, _E5), trim=-0.5),
    Earcon.ARRIVAL: Score(_STRING, (Note(0, 0.14, _E5, to=_C5), Note(0.13, 0.16, _C5, to=_G5)), trim=-1.0),
    Earcon.MESSAGE: Score(_BELL, (Note(0, 0.11, _B4, to=_E5), Note(0.11, 0.11, _B4, to=_E5)), trim=-0.8),
}
