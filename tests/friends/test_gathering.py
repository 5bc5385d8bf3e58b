"""Friends at a table: they come with a code or a key, play, go and come back."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Sequence

import asyncssh
import pytest
from friends.hosted import Hosted, Screen, hosted

from uno_tui.core.catalogue import GAMES
from uno_tui.core.options import defaults
from uno_tui.friends import idlers
from uno_tui.friends.channel import MOST_UNREAD
from uno_tui.friends.full_screen import LONGEST_PASTE, GuestDriver
from uno_tui.friends.guest import Guest
from uno_tui.friends.login import MOST_REFUSED
from uno_tui.friends.remembered import Way
from uno_tui.host.match import FRIEND, Plan
from uno_tui.host.practice import Practice
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.navigation.friends_list import FriendsList
from uno_tui.ui.ports.friends import Sitter

pytestmark = pytest.mark.timeout(300)


async def test_friends_come_wait_and_hear_the_table_from_its_first_words() -> None:
    async with hosted() as table:
        zoe = await table.come("zoe")
        await zoe.until("You are at Ana's table. The game has not begun.")
        await zoe.until("Page for your screen reader.")
        max_ = await table.come("max", "lines", language="2")
        await max_.until("Zeile für Zeile.")
        await zoe.until("Max is here. 1 seat is free.")
        assert table.told[-2:] == ["Zoe is here. 2 seats are free.", "Max is here. 1 seat is free."]
        await table.begin()
        await zoe.until("You have 7 cards.")
        await max_.until("Du hast 7 Karten.")
        assert [(each.name, each.sitter) for each in table.gathering.seats()] == [
            ("Ana", Sitter.HERE), ("Zoe", Sitter.FRIEND), ("Max", Sitter.FRIEND), ("Dora", Sitter.FREE)
        ]  # fmt: skip


async def test_a_friend_takes_a_bots_seat_at_a_running_table() -> None:
    async with hosted() as table:
        await table.begin()
        ben = await table.come("ben", "lines")
        await ben.until("Resumed: UNO with Ana, Cleo and Dora.")
        host = table.session.runner.host
        assert host is not None
        assert host.match.plan.players[1] == FRIEND
        assert 1 not in host.bots


async def test_what_a_friend_types_is_played_at_their_seat_alone() -> None:
    async with hosted(seats=2) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        client = table.session.runner.table.state.client
        while 0 in host.table.acting():
            connection = client.connections[0]
            connection.submit(next(move for move in connection.snapshot.moves if str(move)))
            await table.settled()
        await ben.until("Your turn.")
        before = len(host.match.record.lines)
        ben.press("1\r")
        await ben.until_true(lambda: len(host.match.record.lines) > before)
        assert any(line.startswith("Ben ") for line in host.match.record.lines[before:])


async def test_a_key_that_is_remembered_needs_no_code_and_a_seat_waits_for_its_friend() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted() as table:
        zoe = await table.come("zoe", key=key)
        await zoe.until("The game has not begun.")
        await table.begin()
        await zoe.until("You have 7 cards.")
        zoe.hang_up()
        while table.told[-1] != "Zoe is gone. The game waits for them.":
            await asyncio.sleep(0.01)
        assert table.gathering.seats()[1].sitter is Sitter.AWAY
        table.gathering.change_code()
        again = await table.connect("anyone", code="0" * 8, key=key)
        await again.open("xterm-256color")
        await again.until("Resumed: UNO with Ana, Cleo and Dora.")
        assert again.client.asked == []
        assert table.told[-1] == "Zoe is back."
        table.gathering.forget_keys()
        with pytest.raises(asyncssh.DisconnectError, match="Too many tries"):
            await table.connect("zoe", code="0" * 8, key=key)


async def test_a_friend_hears_what_they_have_missed() -> None:
    async with hosted(seats=2) as table:
        ben = await table.play_with("ben")
        ben.hang_up()
        while not table.told[-1].startswith("Ben is gone"):
            await asyncio.sleep(0.01)
        client = table.session.runner.table.state.client
        connection = client.connections[0]
        connection.submit(connection.snapshot.moves[0])
        await table.settled()
        back = await table.come("ben", "lines")
        await back.until("Meanwhile")
        assert "Ana" in back.text.partition("Meanwhile")[2]


async def test_a_draft_goes_on_after_a_lost_connection_and_in_another_way() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted("rummy", seats=2) as table:
        ben = await table.come("ben", "lines", key=key)
        await ben.until("The game has not begun.")
        await table.begin()
        await ben.until("14 tiles")
        client = table.session.runner.table.state.client
        while table.session.runner.host.table.turn == 0:
            client.connections[0].submit(client.connections[0].snapshot.moves[0])
            await table.settled()
        await ben.until("Your turn")
        ben.press("new set 1\n")
        await ben.until_true(lambda: laid(table) != [])
        begun = laid(table)
        ben.hang_up()
        while not table.told[-1].startswith("Ben is gone"):
            await asyncio.sleep(0.01)
        again = await table.come("ben", "lines", key=key)
        await again.until("Resumed")
        assert laid(table) == begun
        table.gathering._guests[0].run(lambda: table.gathering._guests[0].change_way(Way.PAGE))
        await again.until_true(lambda: bool(table.gathering._guests) and table.gathering._guests[0].way is Way.PAGE)
        await again.until_true(lambda: table.gathering._guests[0].session.runner.table is not None)
        assert laid(table) == begun


def laid(table: Hosted) -> list[object]:
    """Return the tiles that the only guest has laid in a draft."""
    seat = table.gathering._guests[0].session.runner.table
    return [] if seat is None else [*seat.state.presenter.bench.draft(seat.state.view).laid()]


async def test_a_bot_plays_for_a_friend_who_is_gone_if_the_host_wants_that() -> None:
    async with hosted() as table:
        zoe = await table.come("zoe")
        await zoe.until("The game has not begun.")
        table.gathering.bots_stand_in = True
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        assert 1 not in host.bots
        zoe.hang_up()
        while table.told[-1] != "Zoe is gone. A bot plays for them.":
            await asyncio.sleep(0.01)
        await table.settled()
        assert 1 in host.bots
        back = await table.come("zoe", "lines")
        await back.until("Resumed")
        await table.settled()
        assert 1 not in host.bots


async def test_the_host_leaves_and_resumes_and_the_same_friends_are_at_their_seats() -> None:
    async with hosted() as table:
        zoe, max_ = await table.come("zoe"), await table.come("max", "lines")
        await max_.until("The game has not begun.")
        await table.begin()
        await zoe.until("You have 7 cards.")
        path = table.session.runner.running_path
        await table.session.runner.leave_table()
        await zoe.until("Ana has left the game. It is saved.")
        assert json.loads(path.with_suffix(".seats").read_text(encoding="utf-8"))["players"][1:3] == [FRIEND] * 2
        max_.hang_up()
        await zoe.until("Max is gone.")
        await table.session.runner.resume_table(path, Screen())
        await zoe.until("Resumed: UNO")
        assert [each.sitter for each in table.gathering.seats()][1:3] == [Sitter.FRIEND, Sitter.AWAY]
        assert any(text == "Max is away. Their seat is kept." for text in table.told)


@pytest.mark.parametrize("seed", [1, 4])
async def test_after_the_deal_everybody_hears_who_begins_at_another_keyboard(seed: int) -> None:
    async with hosted(seats=2, seed=seed) as table:
        ben = await table.play_with("ben")
        await table.settled()
        begins = table.session.runner.host.table.turn
        await ben.until("Your turn." if begins == 1 else "Ana's turn.")
        assert ("Ben's turn." in table.told) is (begins == 1)


async def test_a_friend_hears_once_which_house_rules_are_on() -> None:
    rules = {**defaults(GAMES["uno"].options), "response": True, "bluff": True}
    async with hosted(seats=2, values=rules) as table:
        ben = await table.play_with("ben")
        assert ben.text.count("House rules: Responses and Bluff.") == 1
        assert ben.text.index("House rules") < ben.text.index("You have 7 cards.")
        guest = table.gathering._guests[0]
        guest.run(lambda: guest.change_way(Way.PAGE))
        await ben.until_true(lambda: guest.session.runner.table is not None and guest.way is Way.PAGE)
        assert ben.text.count("House rules") == 1


async def test_messages_go_to_all_or_to_one() -> None:
    async with hosted() as table:
        zoe, max_ = await table.come("zoe", "lines"), await table.come("max", "lines")
        await max_.until("The game has not begun.")
        zoe.press("/hello \x1b[31mall\r")
        await max_.until("Zoe: hello")
        zoe.press("//max only you\r")
        await max_.until("Zoe, to you: only you")
        assert not any("only you" in text for text in table.told)
        zoe.press("//nobody there\r")
        await zoe.until("nobody is not here.")
        zoe.press("//zoe me\r")
        await zoe.until("That is you.")
        other = next(guest for guest in table.gathering._guests if guest.given_name.casefold() == "max")
        assert other.session is not None
        other.session.preferences.settings.messages = False
        zoe.press("//max again\r")
        await zoe.until("Max wants no messages.")
        other.session.preferences.settings.messages = True
        for number in range(9):
            zoe.press(f"/m{number}\r")
        await zoe.until("Too many messages.")
        assert "\x1b[31m" not in max_.raw.decode()
        assert table.session.friends is not None
        assert table.session.friends.send("from the host") is None
        await zoe.until("Ana: from the host")


async def test_a_table_that_is_full_says_so() -> None:
    async with hosted(seats=2) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        cleo = await table.come("cleo", "lines")
        await cleo.until("All seats at Ana's table are taken.")
        await cleo.ended.wait()


@pytest.mark.parametrize("term", ["dumb", None])
async def test_without_a_terminal_the_table_goes_line_by_line(term: str | None) -> None:
    async with hosted() as table:
        ben = await table.come("ben", term=term)
        await ben.until("The game has not begun.")
        await table.begin()
        await ben.until("You have 7 cards.")
        ben.press("hand\n")
        await ben.until("Hand: 1")
        assert "\x1b" not in ben.raw.decode()


async def test_closing_the_table_sends_everybody_home_with_a_word() -> None:
    async with hosted() as table:
        zoe, max_ = await table.come("zoe"), await table.come("max", "lines")
        await max_.until("The game has not begun.")
        await table.begin()
        await zoe.until("You have 7 cards.")
        await table.gathering.close()
        for friend in (zoe, max_):
            await friend.until("Ana has closed the table.")
            await friend.until_true(friend.ended.is_set)
        with pytest.raises(ConnectionRefusedError):
            await table.connect("late")


async def test_friends_keep_their_seats_when_the_host_chooses_another_game() -> None:
    async with hosted(seats=4) as table:
        zoe = await table.come("zoe", "lines")
        await zoe.until("The game has not begun.")
        table.session.tables.choose_game("rummy")
        await table.begin()
        await zoe.until("You have 14 tiles.")
        host = table.session.runner.host
        assert host is not None
        assert host.match.plan.names[1] == "Zoe"


async def test_a_seat_whose_friend_is_away_is_theirs_by_their_key_until_the_host_frees_it() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted(seats=2) as table:
        zoe = await table.play_with("zoe", key=key)
        zoe.hang_up()
        while not table.told[-1].startswith("Zoe is gone"):
            await asyncio.sleep(0.01)
        other = await table.come("zoe", "lines")
        await other.until("All seats at Ana's table are taken.")
        table.gathering.change_seat("Zoe", Sitter.AWAY)
        await table.settled()
        third = await table.come("zoe", "lines")
        await third.until("Resumed: UNO with Ana.")


async def test_the_others_hear_that_the_game_waits_for_one_who_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idlers, "READS", 0.2)
    monkeypatch.setattr(idlers, "LOOKS", 0.05)
    async with hosted() as table:
        zoe = await table.play_with("zoe")
        zoe.press("menu\r")
        while table.told[-1] != "Zoe is reading. The game waits.":
            await asyncio.sleep(0.01)


async def test_a_bot_plays_for_a_friend_who_does_nothing_until_they_press_a_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(idlers, "LOOKS", 0.05)
    async with hosted(seats=2) as table:
        ben = await table.play_with("ben")
        host, client = table.session.runner.host, table.session.runner.table.state.client
        assert host is not None
        while 0 in host.table.acting():
            client.connections[0].submit(client.connections[0].snapshot.moves[0])
            await table.settled()
        ben.press("t\r")  # who asks is not hearing the greeting any more, for which the time would wait
        await ben.until("Your turn.")
        table.gathering.idle_minutes = 0.005
        while "Ben does nothing. A bot plays for them." not in table.told:
            await asyncio.sleep(0.01)
        await table.settled()
        assert 1 in host.bots
        table.gathering.idle_minutes = 0
        ben.press("t\r")
        while "Ben is back." not in table.told:
            await asyncio.sleep(0.01)
        await table.settled()
        assert 1 not in host.bots


async def test_one_who_was_idle_in_a_list_is_waited_for_when_they_are_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idlers, "LOOKS", 0.05)
    async with hosted(seats=2) as table:
        ben = await table.play_with("ben")
        ben.press("menu\r")
        await ben.until("1 Back to the game")
        host, client = table.session.runner.host, table.gathering._guests[0].client
        assert host is not None
        assert host.has_stopped_clock(client)
        table.gathering.idle_minutes = 0.005
        while "Ben does nothing. A bot plays for them." not in table.told:
            await asyncio.sleep(0.01)
        assert not host.has_stopped_clock(client)
        table.gathering.idle_minutes = 0
        while "Ben is back." not in table.told:  # on a busy machine a look may come too late for one key
            ben.press(" ")
            await asyncio.sleep(0.05)
        assert host.has_stopped_clock(client)


async def test_a_fault_in_one_friends_front_end_ends_their_visit_alone() -> None:
    def fail(said: Sequence[Utterance]) -> None:
        raise RuntimeError("a fault of this front end")

    async with hosted(seats=3) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        cleo = await table.play_with("cleo")
        host = table.session.runner.host
        faulty = next(guest for guest in table.gathering._guests if guest.seat == 2)
        assert host is not None
        assert faulty.session is not None
        faulty.session.announcer.speaker.observers.append(fail)
        table.gathering._on_close_race(0, 1, 0.05)
        await ben.until("Close: ")
        await cleo.ended.wait()
        while "Cleo is gone. The game waits for them." not in table.told:
            await asyncio.sleep(0.01)
        assert not host.over


async def test_who_comes_after_the_match_waits_for_the_next_table() -> None:
    values = defaults(GAMES["uno"].options) | {"match_end": "rounds", "rounds": 2}
    async with hosted(seats=2, values=values) as table:
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        while host.table.outcome.match is None:
            if host.table.outcome.round is not None:
                host.deal()
            else:
                seat = host.table.acting()[0]
                host.submit(seat, host.snapshot(seat).moves[0])
            await table.settled()
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        assert "Scores" not in ben.text
        await table.session.runner.leave_table()
        await table.begin()
        await ben.until("You have ")


async def test_a_seat_that_is_lost_before_a_table_is_offered_once() -> None:
    async with hosted(seats=2) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        table.gathering.lets_look_on = True
        eva = await table.come("eva", "lines")
        await eva.until("without a seat")
        table.gathering.send_away("Ben")
        await eva.until("A seat is free.")
        await ben.ended.wait()
        while table.gathering.seats()[1].sitter is not Sitter.FREE or len(table.gathering._guests) > 1:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        assert eva.text.count("A seat is free.") == 1
        table.gathering.forget_keys()
        eva.press("menu\r")
        await eva.until("Take a free seat")


async def test_who_asks_for_sessions_and_forwarding_again_and_again_is_sent_away() -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        cleo = await table.come("cleo", "lines")
        await cleo.until("The game has not begun.")
        for _ in range(MOST_REFUSED):
            with pytest.raises(asyncssh.ChannelOpenError):
                await ben.connection.open_connection("127.0.0.1", table.port)
        assert not ben.ended.is_set()
        with pytest.raises((asyncssh.Error, OSError)):
            await ben.connection.create_process(encoding=None)
        await ben.until_true(ben.ended.is_set)
        await cleo.until("Ben is gone.")


async def test_who_comes_again_and_again_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.friends.gathering.AGAIN", (2, 0.5))
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted() as table:
        zoe = await table.come("zoe", "lines", key=key)
        await zoe.until("The game has not begun.")
        loop = asyncio.get_running_loop()
        start = loop.time()
        for number in range(4):
            zoe = await table.connect("zoe", key=key)
            await zoe.open("xterm")
            await zoe.until("The game has not begun.", 15)
            assert number != 1 or loop.time() < start + 3
        assert loop.time() > start + 3


async def test_a_window_that_never_rests_is_drawn_ever_more_seldom_and_then_as_it_is() -> None:
    async with hosted() as table:
        ben = await table.come("ben")
        await ben.until("The game has not begun.")
        channel = table.gathering._guests[0].channel
        drawn: list[int] = []
        channel.on_resize = lambda: drawn.append(channel.size().columns)
        for columns in range(50, 150):
            ben.process.change_terminal_size(columns, 24)
            await asyncio.sleep(0.03)
        await ben.until_true(lambda: drawn[-1:] == [149])
        assert len(drawn) < 10


async def test_a_huge_paste_is_taken_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosted() as table:
        ben = await table.come("ben")
        await ben.until("The game has not begun.")
        channel, pieces = table.gathering._guests[0].channel, []
        read = channel.read

        async def note() -> bytes:
            pieces.append(await read())
            return pieces[-1]

        monkeypatch.setattr(channel, "read", note)
        ben.press("\x1b[200~" + "paste this\n" * 100_000)
        await ben.until_true(lambda: len(pieces) > 3)
        await asyncio.sleep(0.5)
        assert max(map(len, pieces)) <= MOST_UNREAD
        assert sum(map(len, pieces)) < 100_000  # not all at once


async def test_the_rest_of_a_paste_that_is_too_long_presses_no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.friends.full_screen.LETTERS", (100_000, 100_000))
    async with hosted(seats=2) as table:
        ben = await table.come("ben")
        await ben.until("The game has not begun.")
        pressed: list[str] = []
        monkeypatch.setattr(GuestDriver, "process_message", lambda self, message: pressed.append(str(getattr(message, "key", message))))
        ben.press("\x1b[200~" + "d" * (LONGEST_PASTE + 20_000) + "\x1b[201~c")
        await ben.until_true(lambda: bool(pressed))
        await asyncio.sleep(0.3)
        assert pressed == ["c"]


async def test_half_a_character_does_not_end_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosted() as table:
        ben = await table.come("ben")
        await ben.until("The game has not begun.")
        channel, pieces, pressed = table.gathering._guests[0].channel, [b"\xc3", b"\xa9", b"c"], list[str]()
        read = channel.read

        async def in_pieces() -> bytes:
            return pieces.pop(0) if pieces else await read()

        monkeypatch.setattr(channel, "read", in_pieces)
        monkeypatch.setattr(GuestDriver, "process_message", lambda self, message: pressed.append(getattr(message, "character", "")))
        ben.press("x")
        await ben.until_true(lambda: pressed == ["x", "é", "c"])


async def test_a_key_that_arrives_in_pieces_is_one_key() -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        for pieces in (("\x1b", "[A"), ("\x1b[", "B"), ("\x1bO", "P")):
            for piece in pieces:
                ben.press(piece)
                await asyncio.sleep(0.01)
        ben.press("12\r")
        await ben.until("No number 12 here.")
        assert "[" not in ben.text.rpartition("The game has not begun.")[2]


async def test_without_a_terminal_the_last_line_needs_no_end() -> None:
    async with hosted(seats=2) as table:
        await table.begin()
        ben = await table.come("ben", term=None)
        await ben.until("Resumed: UNO with Ana.")
        ben.press("top\r\nhand\r")
        ben.process.stdin.write_eof()
        await ben.ended.wait()
        assert "Hand: 1 " in ben.text.rpartition("top")[2]


async def test_what_was_open_in_the_menu_is_closed_when_the_table_begins() -> None:
    async with hosted(seats=2) as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        ben.press("rules\r")
        await ben.until("more lines")
        await table.begin()
        await ben.until("You have 7 cards.")
        seen = len(ben.text)
        ben.press("\rhand\r")
        await ben.until_true(lambda: "Hand: 1 " in ben.text[seen:])
        assert "more lines" not in ben.text[seen:]


async def test_guests_who_have_gone_leave_nothing_in_the_memory() -> None:
    async with hosted(seats=2) as table:
        await table.begin()
        for _ in range(6):
            ben = await table.come("ben", "lines")
            await ben.until("Resumed")
            ben.press("t\r")
            await ben.until("Ana's turn.")
            ben.hang_up()
            while not table.told[-1].startswith("Ben is gone"):
                await asyncio.sleep(0.01)
            table.friends.clear()
        gc.collect()
        alive = [each for each in gc.get_objects() if type(each) is Guest]
        assert len(alive) <= 2  # one may wait in a timer


async def test_q_closes_a_list_line_by_line_and_nobody_leaves() -> None:
    async with hosted(seats=2) as table:
        ben = await table.play_with("ben")
        ben.press("settings\r")
        await ben.until("Settings")
        ben.press("q\r")
        ben.press("t\r")
        await ben.until("Ana's turn.")
        assert not ben.ended.is_set()


async def test_who_leaves_after_the_host_has_laid_out_another_table_frees_their_own_seat() -> None:
    async with hosted() as table:
        ben, zed = await table.come("ben", "lines"), await table.come("zed", "lines")
        await zed.until("The game has not begun.")
        plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "hard", "hard", "hard"))
        table.session.tables.set_table("uno", plan, defaults(GAMES["uno"].options))
        ben.hang_up()
        while table.told[-1] != "Ben is gone.":
            await asyncio.sleep(0.01)
        yan = await table.come("yan", "lines")
        await yan.until("The game has not begun.")
        seats = [guest.seat for guest in table.gathering._guests]
        assert len(set(seats)) == len(seats) == 2
        friends = [each.name for each in table.gathering.seats() if each.sitter is Sitter.FRIEND]
        assert friends == ["Yan", "Zed"] or friends == ["Zed", "Yan"]


async def test_a_host_who_practises_plays_with_bots_and_the_friends_wait() -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        plan = Plan(("Ana", "Ben", "Cleo"), ("person", "easy", "easy"), Practice())
        table.session.tables.set_table("uno", plan, defaults(GAMES["uno"].options))
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        assert host.match.plan.players == plan.players
        assert sorted(host.bots) == [1, 2]
        assert [each.sitter for each in table.gathering.seats()].count(Sitter.FRIEND) == 1
        await table.session.runner.leave_table()


async def test_who_has_lost_a_seat_is_not_its_owner_when_the_table_is_resumed() -> None:
    ben_key, cleo_key = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    async with hosted(seats=2) as table:
        table.gathering.lets_look_on = True
        ben = await table.come("ben", "lines", key=ben_key)
        await ben.until("The game has not begun.")
        await table.begin()
        await ben.until("You have 7 cards.")
        ben.hang_up()
        while table.told[-1] != "Ben is gone. The game waits for them.":
            await asyncio.sleep(0.01)
        table.gathering.change_seat("Ben", Sitter.AWAY)
        cleo = await table.come("cleo", "lines", key=cleo_key)
        await cleo.until("You play as Ben.")
        ben = await table.come("ben", "lines", key=ben_key)
        await ben.until("You are watching")
        path = table.session.runner.running_path
        assert path is not None
        assert table.gathering._remembered.owner(path.stem, 1) == cleo_key.get_fingerprint()


class ListOnly:
    """A front end in which the list of friends is only read."""

    def say_and_ask(self, question: object) -> None: ...

    def setting_changed(self) -> None: ...

    def work_before_keys(self, work: object) -> None: ...

    def sit_down(self, destination: object) -> None: ...


async def test_after_the_table_is_closed_nothing_of_it_can_be_chosen() -> None:
    async with hosted() as table:
        listed = FriendsList(table.session, table.gathering, ListOnly())
        assert len(listed.items()) > 5
        await table.gathering.close()
        assert [each.text for each in listed.items()] == ["Closed. No friend can come."]
        assert listed.items()[0].act is None
