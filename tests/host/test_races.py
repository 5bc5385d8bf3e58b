"""Races between people at different keyboards."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from uno_tui.host.races import CLOSE, LONGEST_HOLD, HeardUntil, Races

ANA, BEN = range(2)
times = st.floats(0, 3)


def races(**until: tuple[float, float]) -> Races:
    """Return races of these players, with the time when each has heard everything, and the seconds of travel."""
    seats = {"ana": ANA, "ben": BEN}
    made = Races(lambda: {seats[name]: HeardUntil(name, *window) for name, window in until.items()})
    made.on_events()
    return made


def test_one_who_hears_sooner_waits_for_the_others() -> None:
    made = races(ana=(10.0, 0.0), ben=(12.0, 0.0))
    assert made.hold(ANA, 10.5, [BEN]) == 2.0


def test_the_last_to_hear_does_not_wait() -> None:
    made = races(ana=(10.0, 0.0), ben=(12.0, 0.0))
    assert made.hold(BEN, 12.4, [ANA]) == 0.0


def test_people_at_one_keyboard_hear_the_same() -> None:
    made = Races(lambda: {ANA: HeardUntil("here", 10.0), BEN: HeardUntil("here", 10.0)})
    made.on_events()
    assert made.hold(ANA, 10.1, [BEN]) == 0.0


def test_travel_time_is_no_reaction_time() -> None:
    made = races(ana=(10.0, 0.0), ben=(10.0, 0.4))
    assert made.hold(ANA, 10.3, [BEN]) == 10.0 + 0.4 + 0.3 - 10.3


def test_without_rivals_no_move_is_held() -> None:
    made = races(ana=(10.0, 0.0), ben=(99.0, 0.0))
    assert made.hold(ANA, 10.5, []) == 0.0


def test_no_move_is_held_longer_than_the_longest_hold() -> None:
    made = races(ana=(10.0, 0.0), ben=(99.0, 0.0))
    assert made.hold(ANA, 10.5, [BEN]) == LONGEST_HOLD


@given(times, times, times, times, st.floats(0, 0.5), st.floats(0, 0.5))
def test_the_order_of_moves_is_the_order_of_reactions(
    until_ana: float, until_ben: float, reaction_ana: float, reaction_ben: float, way_ana: float, way_ben: float
) -> None:
    # Beyond that nobody is held back: who hears much later can lose.
    assume(abs(until_ana + way_ana - until_ben - way_ben) <= LONGEST_HOLD)
    made = races(ana=(until_ana, way_ana), ben=(until_ben, way_ben))
    arrives = {ANA: until_ana + way_ana + reaction_ana, BEN: until_ben + way_ben + reaction_ben}
    carried_out = {}
    for seat in sorted(arrives, key=lambda each: arrives[each]):
        hold = made.hold(seat, arrives[seat], [BEN if seat == ANA else ANA])
        carried_out[seat] = arrives[seat] + hold
    if abs(reaction_ana - reaction_ben) > 1e-6:
        faster = ANA if reaction_ana < reaction_ben else BEN
        slower = BEN if faster == ANA else ANA
        assert carried_out[faster] <= carried_out[slower] + 1e-9


def test_close_reactions_are_told() -> None:
    made = races(ana=(10.0, 0.0), ben=(12.0, 0.0))
    told: list[tuple[int, int, float]] = []
    made.on_close = lambda first, second, seconds: told.append((first, second, round(seconds, 3)))
    made.hold(ANA, 10.5, [BEN])
    made.hold(BEN, 12.4, [ANA])
    made.hold(BEN, 12.5, [ANA])
    made.hold(ANA, 10.6, [BEN])
    assert told == []
    made.on_events()  # first what came of it; pressing again is no other race
    assert told == [(BEN, ANA, 0.1)]
    made.hold(ANA, 10.5, [BEN])
    made.hold(BEN, 12.5 + CLOSE + 0.1, [ANA])
    made.on_events()
    assert len(told) == 1


def test_a_player_whose_move_is_held_back_is_told_that_the_key_has_counted() -> None:
    made = races(ana=(10.0, 0.0), ben=(12.0, 0.0))
    noticed: list[int] = []
    made.on_hold = noticed.append
    made.hold(ANA, 10.5, [BEN])
    made.hold(BEN, 12.6, [ANA])
    assert noticed == [ANA]
