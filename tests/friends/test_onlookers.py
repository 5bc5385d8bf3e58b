"""Friends who look on: only where the host lets them, with what everybody may know, and nobody waits for them."""

from __future__ import annotations

import asyncio
import random

import pytest
from friends.hosted import Friend, Hosted, hosted

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.options import defaults
from uno_tui.host.host import Host
from uno_tui.host.match import PERSON, Plan
from uno_tui.ui.navigation.friends_list import seat_items
from uno_tui.ui.ports.friends import Sitter

pytestmark = pytest.mark.timeout(300)



def host_of(table: Hosted) -> Host:
    """Return the host of the running table."""
    host = table.session.runner.host
    assert host is not None
    return host


async def look_on(table: Hosted, way: str = "lines", name: str = "eva") -> Friend:
    """Let a friend come for whom no seat is free, at a table that lets friends look on."""
    table.gathering.lets_look_on = True
    table.gathering.keep_for_bots([each.name for each in table.gathering.seats() if each.sitter is Sitter.FREE])
    eva = await table.come(name, way)
    await eva.until("You are watching")
    return eva


async def test_who_comes_to_a_full_table_may_not_look_on_unless_the_host_lets_them() -> None:
    async with hosted(seats=2) as table:
        await table.come("ben")
        await table.begin()
        eva = await table.come("eva", "lines")
        await eva.until("All seats at Ana's table are taken.")
        await eva.ended.wait()
        assert table.gathering.without_seat() == []


@pytest.mark.parametrize("way", ["page", "lines", "picture"])
async def test_an_onlooker_hears_what_everybody_may_know_and_the_others_hear_of_them(way: str) -> None:
    async with hosted() as table:
        await table.begin()
        eva = await look_on(table, way)
        await eva.until("Ana's turn." if way == "picture" else "Resumed: UNO with Ana, Ben, Cleo and Dora.")
        assert table.told[-1] == "Eva is watching."
        assert table.gathering.without_seat() == ["Eva"]
        host = host_of(table)
        seat = host.table.acting()[0]
        host.submit(seat, host.snapshot(seat).moves[0])
        await table.settled()
        name = host.match.names.names[seat]
        await eva.until(name)
        eva.hang_up()
        while table.told[-1] != "Eva is gone.":
            await asyncio.sleep(0.01)
        assert table.gathering.without_seat() == []


async def test_an_onlooker_makes_no_move_and_deals_no_round() -> None:
    async with hosted(here=1, seats=2) as table:
        await table.begin()
        eva = await look_on(table)
        host, before = host_of(table), host_of(table).match.text()
        for line in ("draw", "1", "uno", "play", "z", "red 5", "hand", "next", "take back", "pass", "h", "bluff"):
            eva.press(f"{line}\r")
        eva.press("t\r")
        await eva.until_true(lambda: eva.text.count("You are watching.") >= 8)
        await table.settled()
        assert host.match.text() == before
        while host.table.outcome.round is None:
            seat = next(seat for seat in range(2) if host.snapshot(seat).moves)
            host.submit(seat, host.snapshot(seat).moves[0])
            await table.settled()
        over = host.match.text()
        eva.press("\rplay\rnext\r")
        await eva.until("The round is over.")
        await table.settled()
        assert host.match.text() == over


async def test_nobody_waits_for_an_onlooker_who_reads() -> None:
    async with hosted() as table:
        await table.begin()
        eva = await look_on(table, "page")
        eva.press("l")
        await eva.until("Messages")
        assert host_of(table).status.clock_goes
        assert not host_of(table).has_stopped_clock(table.gathering._guests[0].client)


async def test_an_onlooker_is_told_of_a_free_seat_and_takes_it() -> None:
    async with hosted() as table:
        await table.begin()
        eva = await look_on(table)
        eva.press("menu\r")
        await eva.until("Who is playing")
        assert "Take a free seat" not in eva.text
        table.gathering.change_seat("Cleo", Sitter.BOT)
        await eva.until("A seat is free.")
        eva.press("back\rmenu\r")
        await eva.until("Take a free seat")
        eva.press("take a free seat\r")
        await eva.until("You play as Cleo.")
        eva.press("hand\r")
        await eva.until("Hand: 1 ")
        assert [each.sitter for each in table.gathering.seats()][2] is Sitter.FRIEND
        assert table.gathering.without_seat() == []


async def test_the_host_sends_an_onlooker_away_or_lets_nobody_look_on_any_more() -> None:
    async with hosted() as table:
        await table.begin()
        eva, zoe = await look_on(table), await look_on(table, "page", "zoe")
        code = table.gathering.code
        table.gathering.send_onlooker_away("Eva")
        await eva.until("Ana has ended your visit.")
        assert table.gathering.code != code
        table.gathering.lets_look_on = False
        await zoe.until("All seats at Ana's table are taken.")


@pytest.mark.costly
@pytest.mark.parametrize("game", built_in())
async def test_any_key_in_any_way_is_safe_for_an_onlooker(game: str) -> None:
    dice = random.Random(game)
    async with hosted(game, seed=3) as table:
        await table.begin()
        onlookers = [await look_on(table, way, f"o{way}") for way in ("page", "lines", "picture")]
        host = host_of(table)
        host.races = None
        keys = "abcdefghijklnoprstuvwxyz123 /?CHDBIKVXZ\x1b[A\x1b[B\x1b[C\x1b[D\r"
        for _ in range(25):
            for each in onlookers:
                each.press(dice.choice(keys))
            await asyncio.sleep(0.02)
            acting = [seat for seat in range(4) if host.snapshot(seat).moves]
            if acting:
                seat = dice.choice(acting)
                host.submit(seat, dice.choice(host.snapshot(seat).moves))
                await table.settled()
        assert table.gathering.without_seat() == ["Opage", "Olines", "Opicture"]


async def test_everybody_who_looks_on_has_a_name_of_their_own() -> None:
    async with hosted() as table:
        await table.begin()
        for name in ("ana", "eva", "eva", "you"):
            await look_on(table, name=name)
        assert table.gathering.without_seat() == ["Ana2", "Eva", "Eva2", "Guest"]
        table.gathering.send_onlooker_away("Eva")
        while len(table.gathering.without_seat()) == 4:
            await asyncio.sleep(0.01)
        assert sorted(table.gathering.without_seat()) == ["Ana2", "Eva", "Guest"]
        assert "Eva is gone." in table.told


async def test_who_looks_on_says_little() -> None:
    async with hosted() as table:
        await table.begin()
        eva = await look_on(table)
        eva.press(f"/{'blah ' * 30}\r")
        await eva.until("You: blah")
        assert len(table.told[-1]) < 100
        eva.press("/once more\r")
        await eva.until("Too many messages.")
        assert table.told[-1].startswith("Eva: blah")


async def test_a_free_seat_is_no_seat_that_is_kept_for_a_friend() -> None:
    async with hosted(seats=3) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        await table.begin()
        eva = await look_on(table, name="ben")
        ben.hang_up()
        while "Ben is gone. The game waits for them." not in table.told:
            await asyncio.sleep(0.01)
        table.gathering.change_seat("Cleo", Sitter.BOT)
        await eva.until("A seat is free.")
        eva.press("menu\rtake a free seat\r")
        await eva.until("You play as Cleo.")
        assert [each.sitter for each in table.gathering.seats()] == [Sitter.HERE, Sitter.AWAY, Sitter.FRIEND]
        assert "Ben2 plays as Cleo now." in table.told


async def test_at_the_next_table_those_who_played_have_seats_first() -> None:
    async with hosted(seats=3) as table:
        await table.begin()
        await look_on(table)
        table.gathering.change_seat("Ben", Sitter.BOT)
        ben = await table.come("ben", "lines")
        await ben.until("Resumed")
        await table.session.runner.leave_table()
        table.session.tables.set_table("uno", Plan(("Ana", "Ben"), (PERSON, "easy")), defaults(GAMES["uno"].options))
        assert [each.sitter for each in table.gathering.seats()] == [Sitter.HERE, Sitter.FRIEND]
        assert table.gathering.without_seat() == ["Eva"]
        assert table.gathering._guests[1].seat == 1


async def test_after_a_match_nobody_is_told_to_do_what_only_players_do() -> None:
    async with hosted(seats=2) as table:
        rules = defaults(GAMES["uno"].options) | {"match_end": "rounds", "rounds": 2}
        table.session.tables.set_table("uno", Plan(("Ana", "Ben"), (PERSON, "easy")), rules)
        await table.begin()
        eva, page = await look_on(table), await look_on(table, "page", "zoe")
        host = host_of(table)
        while host.table.outcome.match is None:
            if host.table.outcome.round is not None:
                page.press("t")
                await page.until("The round is over.")
                page.press("\x1bOP")
                await page.until("Now: The round is over.")
                page.press("\x1b")
                host.deal()
            else:
                seat = next(each for each in (0, 1) if host.snapshot(each).moves)
                host.submit(seat, host.snapshot(seat).moves[0])
            await table.settled()
        eva.press("t\r")
        await eva.until("The game is over.")
        eva.press("\r")
        await eva.until("1 Back to the game")
        eva.press("quit\r")
        await eva.ended.wait()
        for each in (eva, page):
            assert "for the next" not in each.text
        assert "Your seat is kept" not in eva.text


async def test_the_list_of_seats_says_whether_someone_without_one_looks_on_or_waits() -> None:
    async with hosted() as table:
        await table.begin()
        await look_on(table)
        friends = table.session.friends
        assert friends is not None
        for allowed, told in ((True, "Eva: watching"), (False, "Eva: no seat")):
            table.gathering.lets_look_on = allowed
            assert [each.text for each in seat_items(table.session.announcer, friends)][-1] == told
