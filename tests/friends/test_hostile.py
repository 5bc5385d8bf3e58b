"""Clients and guests who mean harm: they take neither the host's time and memory nor another's seat."""

from __future__ import annotations

import asyncio
import contextlib
import platform
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest
from friends.hosted import Client, Hosted, hosted

from uno_tui.friends import login
from uno_tui.friends.addresses import is_near
from uno_tui.friends.channel import MOST_VARIABLES
from uno_tui.friends.full_screen import GuestApp
from uno_tui.friends.remembered import Profile, Remembered, Way
from uno_tui.ui.ports.friends import Sitter

pytestmark = pytest.mark.timeout(180)
IGNORE = struct.pack(">IB", 12, 6) + b"\x02" + bytes(11)
"""The smallest packet there is before a cipher is agreed on: one that means nothing."""


async def longest_wait(seconds: float) -> float:
    """Return the longest time that the loop took for something else, of so many seconds."""
    loop, longest = asyncio.get_running_loop(), 0.0
    end = loop.time() + seconds
    while (before := loop.time()) < end:
        await asyncio.sleep(0)
        longest = max(longest, loop.time() - before)
    return longest


async def test_a_flood_of_small_packets_before_the_login_holds_nobody_up() -> None:
    async with hosted() as table:
        floods = []
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", table.port)
            writer.write(b"SSH-2.0-flood\r\n" + IGNORE * 100_000)
            floods.append(writer)
        assert await longest_wait(2) < 0.3
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.", 10)
        for writer in floods:
            writer.close()


@pytest.mark.parametrize(
    "options",
    [{"compression_algs": ["zlib@openssh.com"]}, {"kex_algs": ["diffie-hellman-group14-sha256"]}],
    ids=["compression", "slow key exchange"],
)
async def test_what_costs_the_host_much_is_not_offered(options: dict[str, list[str]]) -> None:
    async with hosted() as table:
        with pytest.raises((asyncssh.Error, OSError)):
            await asyncssh.connect(
                "127.0.0.1", table.port, username="ben", known_hosts=None, config=None, agent_path=None,
                client_factory=lambda: Client(table.gathering.code), client_keys=None, **options,
            )  # fmt: skip


async def test_few_variables_of_a_client_are_kept_and_none_is_long() -> None:
    async with hosted() as table:
        ben = await table.connect("ben")
        await ben.open("xterm", env={f"LC_{number}": "x" * 2_000 for number in range(60)})
        await ben.until("1 English")
        ben.press("12")
        await ben.until("The game has not begun.")
        (guest,) = table.gathering._guests
        kept = guest.channel._channel.get_environment()
        assert len(kept) <= MOST_VARIABLES
        assert all(len(value) < 1000 for value in kept.values())


async def test_a_client_that_never_asks_for_a_shell_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login, "SECONDS", 1)
    async with hosted() as table:
        ben = await table.connect("ben")

        def open_a_channel_only() -> asyncssh.SSHClientSession[bytes]:
            raise ValueError

        with pytest.raises(ValueError):  # noqa: PT011 - its own
            await ben.connection.create_session(open_a_channel_only, encoding=None)
        async with asyncio.timeout(5):
            await ben.connection.wait_closed()


Connections = list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]


@contextlib.asynccontextmanager
async def full_door(
    monkeypatch: pytest.MonkeyPatch, most: int, before_login: int
) -> AsyncIterator[tuple[Hosted, Connections]]:
    """A door with `most` places, all taken by connections that have waited long enough to be pushed out."""
    monkeypatch.setattr(login, "MOST", most)
    monkeypatch.setattr(login, "MOST_BEFORE_LOGIN", before_login)
    monkeypatch.setattr(login, "HURRY", 0.3)
    async with hosted() as table:
        waiting = [await asyncio.open_connection("127.0.0.1", table.port) for _ in range(most)]
        await asyncio.sleep(0.4)
        yield table, waiting
        for _, writer in waiting:
            writer.close()


async def test_silent_connections_do_not_keep_friends_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with full_door(monkeypatch, 4, before_login=20) as (table, _):
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")


async def test_who_is_refused_pushes_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with full_door(monkeypatch, 2, before_login=2) as (table, typing):
        reader, writer = await asyncio.open_connection("127.0.0.1", table.port)
        async with asyncio.timeout(10):
            await reader.read()  # refused: too many from one address
        writer.close()
        for reader, _ in typing:
            await reader.readline()
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.3):
                    await reader.read(1)


async def test_whose_front_end_fails_at_the_table_is_waited_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")

        async def enter(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        (guest,) = table.gathering._guests
        monkeypatch.setattr(guest.front, "enter", enter)
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        await ben.until_true(lambda: len(host.keyboards) == 1, 10, "the host's keyboard alone")


@pytest.mark.parametrize("game", ["maumau", "rummy", "umé"])
async def test_a_guest_starts_no_game_on_the_hosts_machine(game: str) -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        (guest,) = table.gathering._guests
        ben.press(f"{game}\n")
        await ben.until("Only the host")
        assert guest.session is not None
        assert guest.session.runner.host is None
        await table.begin()
        await ben.until("You have 7 cards.")
        ben.press(f"menu\n{game}\n")
        await asyncio.sleep(0.5)
        assert guest.session.runner.host is None


async def test_keys_that_the_host_forgets_are_not_remembered_again_for_those_who_are_here() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted(seats=2) as table:
        zoe = await table.come("zoe", "lines", key=key)
        await zoe.until("The game has not begun.")
        assert table.gathering.remembered == ["Zoe"]
        table.gathering.forget_keys()
        await table.begin()
        await zoe.until("You have 7 cards.")
        assert table.gathering.remembered == []


async def test_one_who_comes_again_and_again_does_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.friends.gathering.COMING", (2, 0.1))
    async with hosted() as table:
        for guest in range(3):
            flood = await table.connect(f"mallory{guest}")
            await flood.open("xterm", env={"LANG": "en"})
            flood.press("12")
        with contextlib.suppress(AssertionError):
            await flood.until("The game has not begun.", 1)
        # As if those had come from another address: all of loopback has one.
        table.gathering._arrivals["10.0.0.1"] = table.gathering._arrivals.pop("127.0.0.1")
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.", 5)


def test_the_seat_of_a_freed_friend_is_that_of_the_one_who_came_after(tmp_path: Path) -> None:
    remembered = Remembered(tmp_path, lambda error: None)
    for name in ("Zoe", "Ben"):  # Zoe's seat was freed, and Ben took it
        profile = Profile(name, f"key of {name}")
        profile.sit("2026-01-01", 1)
        remembered.keep(profile, "2026-01-01")
    remembered.keep(remembered.profile("key of Zoe", "Zoe"))  # she comes again, and sits nowhere
    assert Remembered(tmp_path, lambda error: None).owner("2026-01-01", 1) == "key of Ben"


def test_a_seat_that_a_friend_without_a_key_takes_stays_lost_after_a_restart(tmp_path: Path) -> None:
    remembered = Remembered(tmp_path, lambda error: None)
    for name, key in (("Kim", "key of Kim"), ("Nina", "")):
        profile = Profile(name, key)
        profile.sit("2026-01-01", 2)
        remembered.keep(profile, "2026-01-01")
    assert Remembered(tmp_path, lambda error: None).owner("2026-01-01", 2) == ""


def test_of_friends_without_keys_too_those_are_forgotten_who_have_not_come_for_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uno_tui.friends.remembered.MOST", 2)
    remembered = Remembered(tmp_path, lambda error: None)
    for name in ("Ana", "Ben", "Ana", "Cleo"):
        remembered.keep(Profile(name, way=Way.LINES))
    assert [remembered.profile("", name).way for name in ("Ana", "Ben", "Cleo")] == [Way.LINES, None, Way.LINES]


def test_a_seat_is_kept_by_its_key_while_its_friend_plays_elsewhere(tmp_path: Path) -> None:
    remembered = Remembered(tmp_path, lambda error: None)
    profile = Profile("Zoe", "key of Zoe")
    profile.sit("first", 1)
    remembered.keep(profile)
    profile.sit("second", 2)
    remembered.keep(profile)
    again = Remembered(tmp_path, lambda error: None)
    assert again.owner("first", 1) == again.owner("second", 2) == "key of Zoe"
    assert again.owner("second", 1) == ""


def test_the_seats_of_earlier_versions_are_read(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text('[{"name": "Zoe", "key": "k", "record": "first", "seat": 3}]', encoding="utf-8")
    remembered = Remembered(tmp_path, lambda error: None)
    assert remembered.owner("first", 3) == "k"
    profile = remembered.profile("k", "Zoe")
    del profile.seats["first"]  # she has lost it
    remembered.keep(profile)
    assert Remembered(tmp_path, lambda error: None).owner("first", 3) == ""


def test_remembered_keys_that_cannot_be_read_are_put_aside(tmp_path: Path) -> None:
    spoilt = '[{"name":"a","x":' + "[" * 100_000
    (tmp_path / "keys.json").write_text(spoilt, encoding="utf-8")
    assert not Remembered(tmp_path, lambda error: None).knows("a")
    assert (tmp_path / "keys.damaged").read_text(encoding="utf-8") == spoilt
    # The same once more is no other file; another one does not overwrite the first.
    Remembered(tmp_path, lambda error: None)
    (tmp_path / "keys.json").write_text("spoilt again", encoding="utf-8")
    Remembered(tmp_path, lambda error: None)
    kept = {each.name: each.read_text(encoding="utf-8") for each in tmp_path.glob("*.damaged")}
    assert kept == {"keys.damaged": spoilt, "keys-2.damaged": "spoilt again"}


WITHOUT_IPV6 = """
import ctypes, errno, platform, struct
call = {"x86_64": 41, "aarch64": 198}[platform.machine()]
def step(code, yes, no, value): return struct.pack("HBBI", code, yes, no, value)
steps = step(32, 0, 0, 0) + step(21, 0, 3, call) + step(32, 0, 0, 16) + step(21, 0, 1, 10)
steps += step(6, 0, 0, 0x50000 | errno.EAFNOSUPPORT) + step(6, 0, 0, 0x7FFF0000)
class Program(ctypes.Structure): _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]
kept = ctypes.create_string_buffer(steps, len(steps))
program = Program(len(steps) // 8, ctypes.addressof(kept))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, ctypes.byref(program), 0, 0) == 0
from uno_tui.friends.addresses import own_addresses, why_not_listening
own_addresses()
print(why_not_listening("::1", 8022).id)
"""
"""Has the kernel refuse sockets of IPv6, as one that was started with `ipv6.disable=1` does."""


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or platform.machine() not in ("x86_64", "aarch64"),
    reason="only Linux filters system calls, with a number for each processor",
)
def test_a_kernel_without_ipv6_is_told_as_such() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_IPV6], capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "friends-not-listening\n", "")


@pytest.mark.parametrize("language", ["de_DE.\0", "de_DE.\udc80", "de_DE.hex", "C.klingon"])
async def test_a_language_with_an_encoding_that_there_is_not_is_utf_8(language: str) -> None:
    async with hosted() as table:
        ben = await table.connect("ben")
        await ben.open("xterm", env={"LANG": language.encode("utf-8", "surrogateescape")})
        await ben.until_true(lambda: "1 English" in ben.text, what="a question")


async def test_a_key_that_never_ends_is_not_waited_for() -> None:
    async with hosted() as table:
        ben = await table.come("ben", "lines")
        await ben.until("The game has not begun.")
        ben.press("\x1b[")
        for _ in range(60):  # each before the time for the next piece is over
            ben.press("1")
            await asyncio.sleep(0.02)
            if "1" in ben.text.rpartition("The game has not begun.")[2]:
                return
        pytest.fail("nothing was passed on")


def test_one_profile_that_cannot_be_read_costs_no_other(tmp_path: Path) -> None:
    written = '[{"name": "Zoe", "key": "z"}, {"name": "Ben", "key": "b", "way": "by post"}]'
    (tmp_path / "keys.json").write_text(written, encoding="utf-8")
    remembered = Remembered(tmp_path, lambda error: None)
    assert (remembered.knows("z"), remembered.knows("b")) == (True, False)
    assert (tmp_path / "keys.damaged").read_text(encoding="utf-8") == written


def test_keys_that_cannot_be_read_once_are_not_overwritten(tmp_path: Path) -> None:
    Remembered(tmp_path, lambda error: None).keep(Profile("Zoe", "z"))
    keys, aside = tmp_path / "keys.json", tmp_path / "aside"
    keys.rename(aside)
    keys.mkdir()  # reading it is an OSError
    failures: list[OSError] = []
    remembered = Remembered(tmp_path, failures.append)
    remembered.keep(Profile("Ben", "b"))
    assert len(failures) == 2
    keys.rmdir()
    aside.rename(keys)
    remembered.keep(Profile("Cleo", "c"))
    again = Remembered(tmp_path, lambda error: None)
    assert all(map(again.knows, "zbc"))


def test_two_windows_remember_what_both_have_learned(tmp_path: Path) -> None:
    Remembered(tmp_path, lambda error: None).keep(Profile("Zoe", "z"))
    one, other = (Remembered(tmp_path, lambda error: None) for _ in range(2))
    one.keep(Profile("Ben", "b"))
    other.keep(Profile("Cleo", "c"))
    one.forget("z")
    other.keep(Profile("Dora", "d"))
    again = Remembered(tmp_path, lambda error: None)
    assert [each for each in "zbcd" if again.knows(each)] == ["b", "c", "d"]


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.5", True),
        ("fe80::1%eth0", True),
        ("::ffff:10.0.0.1", True),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_an_address_in_a_tunnel_through_the_internet_is_far(address: str, near: bool) -> None:
    assert is_near(address) is near


async def test_the_host_sends_a_friend_away_who_needs_the_new_code_to_come_back() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted(seats=2) as table:
        zoe = await table.play_with("zoe", key=key)
        code = table.gathering.code
        table.gathering.send_away("Zoe")
        await zoe.until("Ana has ended your visit.")
        await zoe.until_true(zoe.ended.is_set)
        assert table.gathering.code != code
        assert table.gathering.remembered == []
        assert [each.sitter for each in table.gathering.seats()] == [Sitter.HERE, Sitter.FREE]
        with pytest.raises((asyncssh.Error, OSError)):
            await table.connect("zoe", key=key, code=code)


async def test_who_is_sent_away_does_not_come_back_by_a_connection_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.friends.gathering.AGAIN", (0, 0.05))
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with hosted(seats=2) as table:
        zoe = await table.come("zoe", "lines", key=key)
        await zoe.until("The game has not begun.")
        again = await table.connect("zoe", key=key)
        await again.open("xterm")
        await again.until_true(lambda: len(table.gathering._arriving) == 1)
        await table.begin()
        await zoe.until("You have 7 cards.")
        table.gathering.send_away("Zoe")
        await again.until_true(again.ended.is_set, 5)
        await zoe.until_true(zoe.ended.is_set)
        assert table.gathering.remembered == []
        assert table.gathering.seats()[1].sitter is Sitter.FREE


async def test_keys_beyond_all_characters_do_not_end_the_visit() -> None:
    async with hosted(seats=2) as table:
        zoe = await table.come("zoe", "page")
        await table.begin()
        await zoe.until("You play as Ben.")
        zoe.press("\x1b[99999999u\x1b[99999999999;5u")
        zoe.press("e")
        await zoe.until("draw pile")
        assert not zoe.ended.is_set()


async def test_what_is_drawn_as_a_friend_hangs_up_is_no_error_of_the_hosts() -> None:
    async with hosted() as table:
        ben = await table.come("ben", "picture")
        await ben.until("The game has not begun.")
        (guest,) = table.gathering._guests
        front = guest.front
        assert isinstance(front, GuestApp)
        ben.hang_up()
        await ben.until_true(lambda: not front._screen_stack, what="the end of the visit")
        errors: list[dict[str, object]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
        front.writer.draw()
        await asyncio.sleep(0.1)
        assert errors == []
