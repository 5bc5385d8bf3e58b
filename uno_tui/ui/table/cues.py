"""From events to sounds, for one listener; the same for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from uno_tui.core.contract import Cue, Event, MatchEnded, RoundEnded, Seat, TurnBegan, View
from uno_tui.sound.earcons import Earcon, Sound

OF_CUES: Mapping[Cue, Earcon] = {
    Cue.LAID: Earcon.LAID,
    Cue.TILE: Earcon.TILE,
    Cue.SKIP: Earcon.SKIP,
    Cue.REVERSE: Earcon.REVERSE,
    Cue.RACE: Earcon.RACE,
    Cue.CLAIM: Earcon.CLAIM,
    Cue.DUE: Earcon.DUE,
}
MOST = 2
"""The number of sounds at once that can be told apart."""
WEIGHT: Mapping[Earcon, int] = {
    earcon: weight
    for weight, earcons in enumerate(
        (
            (Earcon.LAID, Earcon.LAID_MINE, Earcon.TILE),
            (Earcon.SKIP, Earcon.REVERSE, Earcon.CLAIM, Earcon.PLAYABLE),
            (Earcon.LAST, Earcon.DUE),
            (Earcon.TURN,),
            (Earcon.COST, Earcon.RACE),
            (Earcon.ROUND_WON, Earcon.ROUND_LOST, Earcon.MATCH_WON, Earcon.MATCH_LOST),
        )
    )
    for earcon in earcons
}
"""The weight of each sound: where more happens at once than can be told apart, the heaviest are heard."""
WIDEST = 0.5
"""The largest distance of a player from the middle; 1.0 would be one ear only."""


class SoundContext(msgspec.Struct, frozen=True):
    """The facts, apart from events, that decide how a change of the table sounds.

    `listener` is the seat that hears it (None: everybody, while nobody in particular is at the keyboard), `people` are
    all seats at the keyboard, `counts` the numbers of cards before the change (empty where few cards do not matter).
    `playable`: a card was drawn that can be played. `costs`: the change costs the listener something.
    """

    listener: Seat | None
    people: Sequence[Seat]
    counts: Sequence[int] = ()
    playable: bool = False
    costs: bool = False


def sounds(events: Sequence[Event], view: View, hearing: SoundContext) -> list[Sound]:
    """Return the sounds of these events, at most `MOST`, the heaviest last; `view` is the one after them."""
    heard = [sound for event in events if (sound := _of_event(event, view, hearing)) is not None]
    heard += [Sound(Earcon.LAST, place=place_of(seat, view, hearing)) for seat in _with_one_left(view, hearing)]
    # Neither is an event: the sentences know the cost, the moves whether a card fits.
    heard += [Sound(Earcon.COST)] * hearing.costs + [Sound(Earcon.PLAYABLE)] * hearing.playable
    # The end of a round or match is heard alone; of both, the match.
    ends = [sound for sound in heard if sound.earcon in _ENDS]
    if ends:
        return ends[-1:]
    kinds = {sound.earcon: sound for sound in heard}
    weighty = sorted(kinds.values(), key=lambda sound: -WEIGHT[sound.earcon])[:MOST]
    return sorted(weighty, key=lambda sound: WEIGHT[sound.earcon])


_ENDS = frozenset((Earcon.ROUND_WON, Earcon.ROUND_LOST, Earcon.MATCH_WON, Earcon.MATCH_LOST))


def _of_event(event: Event, view: View, hearing: SoundContext) -> Sound | None:
    if isinstance(event, RoundEnded | MatchEnded):
        won = any(seat in event.winners for seat in _meant(hearing))
        if isinstance(event, RoundEnded):
            return Sound(Earcon.ROUND_WON if won else Earcon.ROUND_LOST)
        return Sound(Earcon.MATCH_WON if won else Earcon.MATCH_LOST)
    if isinstance(event, TurnBegan):
        mine = event.seat == hearing.listener and view.outcome.round is None
        return Sound(Earcon.TURN) if mine else None
    if event.cue is None:
        return None
    earcon = OF_CUES[event.cue]
    seat = event.actor
    if earcon is Earcon.LAID and seat == hearing.listener:
        earcon = Earcon.LAID_MINE
    return Sound(earcon, event.tone, 0.0 if seat is None else place_of(seat, view, hearing))


def _meant(hearing: SoundContext) -> Sequence[Seat]:
    return hearing.people if hearing.listener is None else (hearing.listener,)


def _with_one_left(view: View, hearing: SoundContext) -> list[Seat]:
    """Return the seats that have come down to one card."""
    if view.outcome.round is not None:
        return []
    before = zip(hearing.counts, view.counts, strict=False)
    # Counts, not events: a swap of hands leaves one card, too.
    return [seat for seat, (had, has) in enumerate(before) if has == 1 and had > 1]


def place_of(seat: Seat, view: View, hearing: SoundContext) -> float:
    """Return the place of a seat, from -0.5 (left) to 0.5 in seating order; the listener is in the middle, at 0."""
    count = len(view.counts)
    steps = (seat - (hearing.listener or 0)) % count
    if hearing.listener is None:
        return WIDEST * (2 * seat / (count - 1) - 1)
    # The next player is on the left, the one before on the right; of two players none is to a side.
    return 0.0 if not steps or count == 2 else WIDEST * (2 * (steps - 1) / (count - 2) - 1)
