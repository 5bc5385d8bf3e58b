"""What each earcon is made of: notes, and the instrument that plays them."""

from __future__ import annotations

import msgspec

from uno_tui.sound.earcons import Earcon


class Note(msgspec.Struct, frozen=True):
    """One note: when it begins and how long it is in seconds, its frequency in hertz, and where that glides to."""

    start: float
    length: float
    frequency: float
    level: float = 1.0
    to: float | None = None


class Instrument(msgspec.Struct, frozen=True):
    """A sum of partials (ratio to the note's frequency, amplitude) that fade to 1/e in `decay` of the note's length."""

    partials: tuple[tuple[float, float], ...]
    decay: float


class Score(msgspec.Struct, frozen=True):
    """The notes of an earcon; `trim`, in decibels, makes up for how much louder than others ears find them."""

    instrument: Instrument
    notes: tuple[Note, ...]
    trim: float = 0.0

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return max(note.start + note.length for note in self.notes)


_SOFT = Instrument(((1, 1.0), (2, 0.18)), decay=0.45)
_BELL = Instrument(((1, 1.0), (2, 0.35), (3, 0.18), (4.2, 0.08)), decay=0.4)
_REED = Instrument(((1, 1.0), (3, 0.45), (5, 0.25), (7, 0.1)), decay=0.8)
_WOOD = Instrument(((1, 1.0), (2.76, 0.55), (5.4, 0.25)), decay=0.22)
_STRING = Instrument(((1, 1.0), (2, 0.5), (3, 0.3), (4, 0.2), (5, 0.1)), decay=0.5)

_C4, _D4, _DIS4, _E4, _F4, _G4, _A4, _B4 = 261.63, 293.66, 311.13, 329.63, 349.23, 392.0, 440.0, 493.88
_C5, _D5, _E5, _FIS5, _G5, _A5 = 523.25, 587.33, 659.26, 739.99, 783.99, 880.0
_D6, _E6, _G6 = 1174.66, 1318.5, 1568.0

COLOURS = (4 / 3, 5 / 3, 2.0, 8 / 3)
"""What a colour multiplies frequencies by: a major chord over the sound without a colour."""


def _melody(step: float, length: float, *frequencies: float) -> tuple[Note, ...]:
    return tuple(Note(step * place, length, frequency) for place, frequency in enumerate(frequencies))


SCORES: dict[Earcon, Score] = {
    Earcon.TURN: Score(_BELL, (Note(0, 0.08, _G5), Note(0.06, 0.09, _D6)), trim=-0.9),
    Earcon.LAID: Score(_SOFT, (Note(0, 0.1, _G4),), trim=-0.3),
    Earcon.LAID_MINE: Score(_STRING, (Note(0, 0.06, _A4), Note(0.05, 0.11, _A4 * 1.5)), trim=-1.6),
    Earcon.PLAYABLE: Score(_SOFT, (Note(0, 0.12, _E6, to=_G6),), trim=-1.7),
    Earcon.SKIP: Score(_WOOD, _melody(0.12, 0.09, _E4, _E4), trim=-0.2),
    Earcon.REVERSE: Score(_SOFT, (Note(0, 0.14, _A5, to=_A4), Note(0.13, 0.14, _A4, to=_A5))),
    Earcon.COST: Score(_REED, (Note(0, 0.13, _E4), Note(0.12, 0.16, _C4))),
    Earcon.LAST: Score(_BELL, _melody(0.08, 0.09, _E6, _E6, _E6), trim=-1.8),
    Earcon.EDGE: Score(_SOFT, (Note(0, 0.06, _DIS4),)),
    Earcon.ROUND_WON: Score(_STRING, (*_melody(0.11, 0.22, _D5, _FIS5, _A5), Note(0.33, 0.32, _D6)), trim=-1.1),
    Earcon.ROUND_LOST: Score(_REED, (*_melody(0.16, 0.2, _A4, _F4), Note(0.32, 0.34, _D4))),
    Earcon.MATCH_WON: Score(
        _BELL,
        (*_melody(0.1, 0.2, _A4, _D5, _FIS5, _A5, _FIS5), *(Note(0.5, 0.5, each, 0.55) for each in (_D5, _A5, _D6))),
        trim=-0.5,
    ),
    Earcon.MATCH_LOST: Score(_SOFT, (*_melody(0.19, 0.26, _D5, _A4, _F4), Note(0.57, 0.38, _D4))),
    Earcon.RACE: Score(_REED, (Note(0, 0.22, _A4, to=_A5),), trim=-0.7),
    Earcon.CLAIM: Score(_BELL, tuple(Note(0, 0.28, each) for each in (_C5, _E5, _G5)), trim=-0.6),
    Earcon.TILE: Score(_WOOD, (Note(0, 0.07, _G5),), trim=-1.3),
    Earcon.DUE: Score(_STRING, _melody(0.1, 0.1, _E5, _B4, _E5), trim=-0.5),
}
