"""What would be heard at the table: by event and profile, and in whole rounds beside what is said.

Nothing is played here: at volume 0 sounds are only asked for. The golden lists are written with --write-golden.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from support.alone import Alone
from support.sessions import Screen, session_with

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.cards import coloured, french
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Cue, Event, MatchEnded, Outcome, RoundEnded, TurnBegan, View
from uno_tui.core.dice import Dice
from uno_tui.core.events import DirectionTurned, Drew, TurnLost
from uno_tui.games.family.rules.events import Cause, Played, PlayKind, Skipped
from uno_tui.games.maumau.rules import events as maumau
from uno_tui.games.maumau.rules.cards import faceup
from uno_tui.games.ume.rules import events as ume
from uno_tui.games.uno.rules.events import RaceBegan
from uno_tui.i18n.translator import Translator
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.keys import keymap
from uno_tui.ui.settings import Mode, Profile, Settings, folders, read
from uno_tui.ui.sounds import Sounds
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.cues import MOST, OF_CUES, WEIGHT, WIDEST, SoundContext, place_of, sounds

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
RED_FIVE = Played(1, coloured.card("R5"), None, PlayKind.TURN, 4)


def view(*counts: int, turn: int = 0, won: Sequence[int] | None = None) -> View:
    return View(
        seat=0, rules=msgspec.Struct(), counts=counts or (7, 7, 7, 7), stock=20, turn=turn, dealer=3, round=1,
        scores=(0, 0, 0, 0), acting=(turn,), outcome=Outcome(None if won is None else tuple(won), None),
    )  # fmt: skip


def heard(*events: Event, listener: int | None = 0, now: View | None = None, **change: object) -> list[Sound]:
    values: dict[str, object] = {"listener": listener, "people": (0,), "counts": (7, 7, 7, 7), **change}
    return sounds(events, now or view(), SoundContext(**values))  # type: ignore[arg-type]


OF_EVENTS: list[tuple[Event, Earcon]] = [
    (RED_FIVE, Earcon.LAID),
    (Played(0, coloured.card("R5"), None, PlayKind.TURN, 4), Earcon.LAID_MINE),
    (maumau.Played(1, faceup("7h"), maumau.PlayKind.TURN, 4, None), Earcon.LAID),
    (ume.Put(1, coloured.card("B5"), 5), Earcon.LAID),
    (Skipped(2), Earcon.SKIP),
    (TurnLost(2), Earcon.SKIP),
    (DirectionTurned(-1), Earcon.REVERSE),
    (RaceBegan(1), Earcon.RACE),
    (ume.Claimed(2), Earcon.CLAIM),
    (TurnBegan(0), Earcon.TURN),
    (RoundEnded((0,), (0, 1, 2, 3)), Earcon.ROUND_WON),
    (RoundEnded((1,), (0, 1, 2, 3)), Earcon.ROUND_LOST),
    (MatchEnded((0,), (0, 1, 2, 3)), Earcon.MATCH_WON),
    (MatchEnded((3,), (0, 1, 2, 3)), Earcon.MATCH_LOST),
]


@pytest.mark.parametrize(("event", "earcon"), OF_EVENTS, ids=lambda value: type(value).__name__)
def test_each_event_has_its_sound(event: Event, earcon: Earcon) -> None:
    assert [sound.earcon for sound in heard(event)] == [earcon]


def test_what_has_no_sound_is_not_heard() -> None:
    assert heard(TurnBegan(2), Drew(1, 2, Cause.TURN, ())) == []


def test_costs_a_playable_card_and_a_last_card_are_heard() -> None:
    assert heard(costs=True) == [Sound(Earcon.COST)]
    assert heard(playable=True) == [Sound(Earcon.PLAYABLE)]
    assert [sound.earcon for sound in heard(now=view(7, 7, 1, 7))] == [Earcon.LAST]
    assert heard(now=view(7, 7, 1, 7), counts=(7, 7, 1, 7)) == []
    assert heard(now=view(7, 7, 1, 7), counts=()) == []


def test_no_more_than_two_are_heard_and_the_lighter_one_first() -> None:
    many = heard(RED_FIVE, Skipped(2), DirectionTurned(1), TurnBegan(0), costs=True, now=view(7, 1, 7, 7))
    assert [sound.earcon for sound in many] == [Earcon.TURN, Earcon.COST]
    assert len(many) == MOST
    assert [sound.earcon for sound in heard(RED_FIVE, TurnBegan(0))] == [Earcon.LAID, Earcon.TURN]


def test_the_end_is_heard_alone() -> None:
    ends = RoundEnded((0,), (0, 1, 2, 3)), MatchEnded((0,), (0, 1, 2, 3))
    assert heard(RED_FIVE, *ends, costs=True) == [Sound(Earcon.MATCH_WON)]


def test_every_cue_has_a_sound_and_every_sound_a_weight() -> None:
    assert set(OF_CUES) == set(Cue)
    assert set(WEIGHT) == set(Earcon) - {Earcon.EDGE, Earcon.ARRIVAL, Earcon.MESSAGE}  # which are no events of a game


def test_colours_and_suits_are_pitches() -> None:
    laid = [Played(1, coloured.card(f"{letter}5"), None, PlayKind.TURN, 4) for letter in "RYGB"]
    assert [sound.pitch for event in laid for sound in heard(event)] == [0, 1, 2, 3]
    wild = Played(1, coloured.card("W"), coloured.Colour.GREEN, PlayKind.TURN, 4)
    assert heard(wild)[0].pitch == 2
    suits = [maumau.Played(1, faceup(f"7{suit}"), maumau.PlayKind.TURN, 4, None) for suit in french.SUITS]
    assert [sound.pitch for event in suits for sound in heard(event)] == [0, 1, 2, 3]
    wished = maumau.Played(1, faceup("Js>c"), maumau.PlayKind.TURN, 4, None)
    assert heard(wished)[0].pitch == french.SUITS.index(french.Suit.CLUBS)
    assert heard(maumau.Played(1, faceup("X?7"), maumau.PlayKind.TURN, 4, None))[0].pitch is None


def test_whoever_comes_next_sits_on_the_left_and_whoever_came_before_on_the_right() -> None:
    for seats in range(2, 11):
        now = view(*[7] * seats)
        change = SoundContext(1, (1,))
        places = [place_of((1 + steps) % seats, now, change) for steps in range(seats)]
        assert places[0] == 0
        assert places[1:] == sorted(places[1:])
        assert all(abs(place) <= WIDEST for place in places)
        assert seats == 2 or (places[1], places[-1]) == (-WIDEST, WIDEST)


def test_while_nobody_is_at_the_keyboard_nothing_private_is_heard() -> None:
    told = heard(RED_FIVE, TurnBegan(0), listener=None, people=(0, 1))
    assert [sound.earcon for sound in told] == [Earcon.LAID]
    assert heard(RoundEnded((1,), (0, 1, 2, 3)), listener=None, people=(0, 1)) == [Sound(Earcon.ROUND_WON)]


@pytest.fixture
async def kept(tmp_path: Path) -> Sounds:
    return Sounds(Settings(sound_volume=0), tmp_path / "log", lambda: Mode.VOICE)


async def test_without_a_profile_nothing_is_played(kept: Sounds) -> None:
    asked: list[Sound] = []
    kept.observers.append(asked.append)
    for profile in (None, Profile.NONE):
        kept._settings.sounds = profile
        kept.play([Sound(Earcon.TURN)])
        kept.edge()
    assert asked == []
    kept.sample(Earcon.COST)
    assert asked == [Sound(Earcon.COST)]


async def test_what_is_silenced_is_not_played_and_the_next_thing_comes_after_the_first(kept: Sounds) -> None:
    kept._settings.sounds, kept._settings.silenced = Profile.WITH, ["skip"]
    asked: list[Earcon] = []
    kept.observers.append(lambda sound: asked.append(sound.earcon))
    kept.play([Sound(Earcon.SKIP), Sound(Earcon.LAID), Sound(Earcon.TURN)])
    assert asked == [Earcon.LAID]
    await asyncio.sleep(0.4)
    assert asked == [Earcon.LAID, Earcon.TURN]


async def test_what_was_still_to_come_is_not_heard_over_something_newer(kept: Sounds) -> None:
    kept._settings.sounds = Profile.WITH
    asked: list[Earcon] = []
    kept.observers.append(lambda sound: asked.append(sound.earcon))
    kept.play([Sound(Earcon.LAID), Sound(Earcon.TURN)])
    kept.play([Sound(Earcon.COST)])
    await asyncio.sleep(0.4)
    assert asked == [Earcon.LAID, Earcon.COST]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("profile", [None, *Profile])
async def test_every_profile_in_every_mode(mode: Mode, profile: Profile | None) -> None:
    """Sounds are heard where they were asked for, no matter which voice speaks; at volume 0 nothing is left to them alone."""
    session = session_with(keymap.load(), "person")
    session.preferences.mode, session.preferences.settings.sound_volume = mode, 0
    if profile is not None:
        session.sounds.choose(profile)
    asked: list[Sound] = []
    session.sounds.observers.append(asked.append)
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    desk = await session.runner.new_table(Screen())  # type: ignore[arg-type]
    await desk.state.client.wait_until_settled()
    heard_of_deal = " ".join(said)
    desk.perform("first_card")
    desk.perform("previous_card")
    wanted = profile in (Profile.WITH, Profile.INSTEAD)
    assert (Sound(Earcon.EDGE) in asked) is wanted
    assert "First." in said
    assert "You have 7 cards" in heard_of_deal
    await session.close()


@pytest.mark.parametrize("mode", Mode)
async def test_beside_a_reader_there_are_none_that_the_player_has_not_asked_for(mode: Mode) -> None:
    session = session_with(keymap.load(), "person")
    session.preferences.override.asks_mode = True
    session.choose_mode(Mode.VOICE)
    assert session.sounds.profile is Profile.WITH
    session.choose_mode(mode)
    assert session.sounds.profile is (Profile.NONE if mode is Mode.READER else Profile.WITH)
    session.preferences.settings.sound_volume = 0
    session.sounds.choose(Profile.INSTEAD)
    assert session.sounds.profile is Profile.INSTEAD
    await session.close()


async def test_the_edge_is_said_where_its_sound_is_not_wanted(kept: Sounds) -> None:
    kept.choose(Profile.INSTEAD)
    kept._settings.sound_volume = 1
    assert kept.edge()
    kept._settings.silenced = ["edge"]
    assert not kept.edge()
    kept.choose(Profile.NONE)
    kept._settings.silenced = []
    assert not kept.edge()
    # Nor where it cannot be heard.
    kept.choose(Profile.INSTEAD)
    kept._settings.sound_volume = 0
    assert not kept.edge()
    kept._settings.sound_volume = 1
    kept._changed("no device")
    assert not kept.edge()
    await kept.close()


async def test_an_edge_takes_nothing_away_that_is_still_to_be_heard(kept: Sounds) -> None:
    kept.choose(Profile.WITH)
    asked: list[Earcon] = []
    kept.observers.append(lambda sound: asked.append(sound.earcon))
    kept.play([Sound(Earcon.LAID), Sound(Earcon.TURN)])
    kept.edge()
    await asyncio.sleep(0.3)
    assert asked == [Earcon.LAID, Earcon.EDGE, Earcon.TURN]


async def test_whoever_wants_to_hear_one_is_told_why_they_cannot(kept: Sounds) -> None:
    told: list[str] = []
    kept.on_silence = told.append
    kept._changed("no device")
    assert told == []  # nobody has asked
    kept.sample(Earcon.TURN)
    assert told == ["no device"]


async def test_who_switches_sounds_on_is_told_that_there_is_no_device(kept: Sounds) -> None:
    told: list[str] = []
    kept.on_silence = told.append
    kept.choose(Profile.WITH)
    kept._changed("no device")  # as soon as the first sound was started
    assert told == ["no device"]


async def test_one_key_switches_all_sounds_on_and_off() -> None:
    session = session_with(keymap.load(), "person")
    session.preferences.settings.sound_volume = 0
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    session.switch_sounds()
    session.sounds.choose(Profile.INSTEAD)
    session.switch_sounds()
    assert said == ["Sounds on.", "Sounds off."]
    assert session.preferences.settings.sounds is Profile.NONE
    # At the next start, too.
    again = Sounds(read(folders().settings), Path(), lambda: Mode.VOICE)
    assert again.switch() is Profile.INSTEAD
    await again.close()
    session.switch_sounds()
    assert session.preferences.settings.sounds is Profile.INSTEAD
    assert keymap.load().of("sounds") == ("M",)
    await session.close()


async def test_who_chooses_the_voice_at_the_first_start_is_told_of_sounds() -> None:
    for mode in Mode:
        session = session_with(keymap.load(), "person")
        session.preferences.override.asks_mode = True
        session.choose_mode(mode)
        told = "Sounds are on; Shift+M switches them off." in session.mode_line()
        assert told is (mode is Mode.VOICE)
        assert session.sounds.profile is (Profile.WITH if mode is Mode.VOICE else Profile.NONE)
        assert "Sounds" not in session.mode_line()
        await session.close()


def rounds(game: str) -> Iterator[str]:
    """What Ana hears and is told, change by change, until the round is over."""
    dice = Dice(7)
    rules, _ = options.read(GAMES[game].options, ())
    table, events = GAMES[game].begin(rules, len(NAMES), 3, dice)
    alone = Alone(table, NAMES, game)
    settings = Settings(sounds=Profile.WITH, sound_volume=0)
    speaker, kept = Speaker(SilentVoice(0), None), Sounds(settings, Path("log"), lambda: Mode.SILENT)
    line: list[str] = []
    kept.play = lambda each: line.extend(map(_drawn, each))  # type: ignore[method-assign] # both at once, as written
    said: list[Utterance] = []
    speaker.observers.append(said.extend)
    desk = TableController(alone, speaker, Translator("en"), settings, Screen(), sounds=kept)  # type: ignore[arg-type]
    player = bot(game, Level.NORMAL)
    alone.push(events, None)
    for _ in range(400):
        yield f"{' '.join(line) or '-':34} {' '.join(each.text for each in said)}".rstrip()
        line.clear()
        said.clear()
        if table.outcome.round is not None:
            break
        seat = table.acting()[0]
        alone.play(seat, player.choose(table.view(seat), table.moves(seat), dice))
    desk.leave()


def _drawn(sound: Sound) -> str:
    pitch = "" if sound.pitch is None else f"/{sound.pitch}"
    place = "" if not sound.place else f"@{sound.place:+.1f}"
    return f"{sound.earcon}{pitch}{place}"


@pytest.mark.parametrize("game", built_in())
async def test_a_round_in_sounds(game: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"sounds-{game}.txt"
    text = "\n".join(rounds(game)) + "\n"
    if request.config.getoption("--write-golden"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
