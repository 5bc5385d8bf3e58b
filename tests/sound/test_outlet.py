"""What sounds when, on channels that only keep time: at most two at once, of each earcon the newest, none late."""

from __future__ import annotations

from array import array

import pytest

from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Play, Reason, Silent
from uno_tui.sound.outlet import LATE, Outlet
from uno_tui.sound.waves import samples


class Channel:
    """A channel of a device; `sole` is one of a device that lets in a single stream."""

    def __init__(self, others: list[Channel], sole: bool = False) -> None:
        self.played: list[array[int]] = []
        self.sounding = self.open = False
        self._others = others
        self._sole = sole
        others.append(self)

    def play(self, wave: array[int]) -> None:
        if self._sole and any(other.open for other in self._others if other is not self):
            raise Silent(Reason.BUSY)
        self.played.append(wave)
        self.sounding = self.open = True

    def look(self) -> None: ...

    def close(self) -> None:
        self.sounding = self.open = False


@pytest.fixture
def channels() -> list[Channel]:
    made: list[Channel] = []
    return [Channel(made), Channel(made)]


NOW = 1000.0
"""The time, which stands still: only what is asked for too late is late, however slow the machine is."""


def outlet_of(channels: list[Channel]) -> Outlet:
    return Outlet(channels, lambda: NOW)  # type: ignore[arg-type]


def play(earcon: Earcon, age: float = 0.0, pitch: int | None = None) -> Play:
    return Play(Sound(earcon, pitch), 5, NOW - age)


def wave(earcon: Earcon) -> array[int]:
    return samples(Sound(earcon), 5)


def test_two_sound_at_once_and_a_third_waits_for_the_first_that_ends(channels: list[Channel]) -> None:
    outlet = outlet_of(channels)
    for earcon in (Earcon.TURN, Earcon.COST, Earcon.LAST):
        outlet.ask(play(earcon))
    assert [channel.played for channel in channels] == [[wave(Earcon.TURN)], [wave(Earcon.COST)]]
    channels[1].sounding = False
    assert outlet.look() is not None
    assert channels[1].played[1:] == [wave(Earcon.LAST)]


def test_the_same_again_takes_its_own_place_though_another_is_free(channels: list[Channel]) -> None:
    outlet = outlet_of(channels)
    outlet.ask(play(Earcon.TURN))
    outlet.ask(play(Earcon.TURN))
    assert [len(channel.played) for channel in channels] == [2, 0]


def test_of_what_waits_the_newest_of_its_kind_is_played(channels: list[Channel]) -> None:
    outlet = outlet_of(channels)
    for earcon in (Earcon.ROUND_WON, Earcon.COST):
        outlet.ask(play(earcon))
    outlet.ask(play(Earcon.LAID, pitch=1))
    outlet.ask(play(Earcon.LAID, pitch=3))
    channels[0].sounding = channels[1].sounding = False
    outlet.look()
    assert [channel.played[1:] for channel in channels] == [[samples(Sound(Earcon.LAID, 3), 5)], []]


def test_what_is_late_is_forgotten(channels: list[Channel]) -> None:
    outlet = outlet_of(channels)
    outlet.ask(play(Earcon.TURN, age=LATE + 0.01))
    assert outlet.look() is None
    assert channels[0].played == []
    outlet.ask(play(Earcon.TURN, age=LATE - 0.01))
    assert len(channels[0].played) == 1


def test_what_waits_until_it_is_late_is_forgotten(channels: list[Channel]) -> None:
    time = NOW
    outlet = Outlet(channels, lambda: time)  # type: ignore[arg-type]
    for earcon in (Earcon.TURN, Earcon.COST, Earcon.LAST):
        outlet.ask(play(earcon))
    time += LATE + 0.01
    channels[0].sounding = False
    outlet.look()
    assert [len(channel.played) for channel in channels] == [1, 1]


def test_hush_forgets_what_waits(channels: list[Channel]) -> None:
    outlet = outlet_of(channels)
    for earcon in (Earcon.TURN, Earcon.COST, Earcon.LAST):
        outlet.ask(play(earcon))
    outlet.hush()
    assert outlet.look() is None
    assert sum(len(channel.played) for channel in channels) == 2


def test_a_device_for_one_sound_at_a_time_is_enough() -> None:
    made: list[Channel] = []
    channels = [Channel(made, sole=True), Channel(made, sole=True)]
    outlet = outlet_of(channels)
    outlet.ask(play(Earcon.TURN))
    outlet.ask(play(Earcon.COST))
    channels[0].sounding = False
    outlet.look()
    assert [channel.played for channel in channels] == [[wave(Earcon.TURN), wave(Earcon.COST)], []]


def test_a_device_that_lets_nobody_in_is_told() -> None:
    made: list[Channel] = []
    outside = Channel(made)
    outside.open = True
    with pytest.raises(Silent):
        outlet_of([Channel(made, sole=True)]).ask(play(Earcon.TURN))
