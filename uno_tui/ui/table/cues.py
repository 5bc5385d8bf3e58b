"""What the table sounds like to somebody: from events to sounds, the same for all games."""

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
"""So many sounds at once can be told apart."""
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
"""Which ones are heard where more happens at once than can be told apart: the heaviest."""
WIDEST = 0.5
"""How far to one side, at most, somebody sits."""


class Hearing(msgspec.Struct, frozen=True):
    """What there is to hear of a change at the table, besides its events.

    `listener` is who hears it (None: everybody, while nobody in particular is at the keyboard), `people` are all who
    play there, `counts` how many cards everybody had before (empty where few do not matter). Something may have been
    drawn that is `playable`, and something may `cost` the listener.
    """

    listener: Seat | None
    people: Sequence[Seat]
    counts: Sequence[int] = ()
    playable: bool = False
    costs: bool = False


def sounds(events: Sequence[Event], view: View, hearing: Hearing) -> list[Sound]:
    """What is to be heard of these events, as much as can be told apart, the weightiest last; `view` is afterwards."""
    heard = [sound for event in events if (sound := _of_event(event, view, hearing)) is not None]
    heard += [Sound(Earcon.LAST, place=place_of(seat, view, hearing)) for seat in _with_one_left(view, hearing)]
    heard += [Sound(Earcon.COST)] * hearing.costs + [Sound(Earcon.PLAYABLE)] * hearing.playable
    ends = [sound for sound in heard if sound.earcon in _ENDS]
    if ends:
        return ends[-1:]
    kinds = {sound.earcon: sound for sound in heard}
    weighty = sorted(kinds.values(), key=lambda sound: -WEIGHT[sound.earcon])[:MOST]
    return sorted(weighty, key=lambda sound: WEIGHT[sound.earcon])


_ENDS = frozenset((Earcon.ROUND_WON, Earcon.ROUND_LOST, Earcon.MATCH_WON, Earcon.MATCH_LOST))


def _of_event(event: Event, view: View, hearing: Hearing) -> Sound | None:
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


def _meant(hearing: Hearing) -> Sequence[Seat]:
    return hearing.people if hearing.listener is None else (hearing.listener,)


def _with_one_left(view: View, hearing: Hearing) -> list[Seat]:
    """Who has come down to one card."""
    if view.outcome.round is not None:
        return []
    before = zip(hearing.counts, view.counts, strict=False)
    return [seat for seat, (had, has) in enumerate(before) if has == 1 and had > 1]


def place_of(seat: Seat, view: View, hearing: Hearing) -> float:
    """Where somebody sits, from -0.5 (left) to 0.5 in seating order; whoever listens is in the middle, at 0."""
    count = len(view.counts)
    steps = (seat - (hearing.listener or 0)) % count
    if hearing.listener is None:
        return WIDEST * (2 * seat / (count - 1) - 1)
    return 0.0 if not steps or count == 2 else WIDEST * (2 * (steps - 1) / (count - 2) - 1)
