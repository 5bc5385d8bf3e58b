"""Friends come with OpenSSH's own client to the program as players start it, each on a terminal of their own."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

import fcntl
import termios

from conftest import needs
from friends.hosted import free_port
from friends.openssh import Friends, friends_at, plain, play_on, words
from support.kills import SAID, heard_in, lost_of_a_screen, lost_of_others, record_of

pytestmark = [pytest.mark.terminal, pytest.mark.timeout(180)]

@contextlib.contextmanager
def agent(folder: Path) -> Iterator[Path]:
    """Run an agent without keys."""
    address = folder / "agent"
    process = subprocess.Popen([needs("ssh-agent", "openssh-client"), "-D", "-a", address], stdout=subprocess.DEVNULL)
    try:
        while not address.exists():
            time.sleep(0.01)
        yield address
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Friends]:
    with friends_at(tmp_path) as made:
        yield made


# Logging in.


def test_a_friend_comes_without_password_with_a_code_however_it_is_typed(table: Friends) -> None:
    table.start_host()
    code = f" {table.code[:2]} {table.code[2:4]}-{table.code[4:6]} {table.code[6:]}"
    zoe = table.log_in("zoe", code=code)
    table.until(zoe, "Language? Type a number.")
    assert "assword" not in plain(zoe)
    assert table.code[:2] + " " not in plain(zoe).partition("Code:")[2]  # it is not shown
    none = table.ssh("max", "-oPreferredAuthentications=password")
    assert table.ended(none) == 255
    assert "Permission denied" in plain(none)


def test_a_wrong_code_is_said_and_the_third_one_ends_the_connection(table: Friends) -> None:
    table.start_host()
    wrong = f"{(int(table.code) + 1) % 10**8:08}"
    zoe = table.log_in("zoe", code=wrong)
    for tries in (1, 2):
        table.until_true(lambda tries=tries: plain(zoe).count("That is not the code.") == tries, "the sentence")
        table.until_true(lambda tries=tries: plain(zoe).count("Code:") == tries + 1, "the question")
        table.type(zoe, f"{wrong}\r")
    assert table.ended(zoe) == 255
    assert "Too many tries. Ask your host." in words(zoe)
    assert "Zoe" not in plain(table.host)
    again = table.log_in("zoe")
    table.until(again, "Language?")


def test_one_more_from_an_address_than_the_host_allows_hears_why_they_may_not_come(table: Friends) -> None:
    table.start_host("--guests", "1")
    table.come("zoe")
    max_ = table.ssh("max")
    assert table.ended(max_) == 255
    assert "Too many connections from your address. Ask your host to let more people in from there." in words(max_)
    assert "Max" not in plain(table.host)


def test_after_thirty_wrong_codes_the_host_must_make_another_one(table: Friends) -> None:
    table.start_host()
    wrong = f"{(int(table.code) + 1) % 10**8:08}"
    for _ in range(10):
        zoe = table.log_in("zoe", code=wrong)
        for tries in (2, 3):
            table.until_true(lambda tries=tries, zoe=zoe: plain(zoe).count("Code:") == tries, "the question")
            table.type(zoe, f"{wrong}\r")
        assert table.ended(zoe) == 255
    table.until(table.host, "Too many wrong codes.")
    right = table.ssh("zoe")
    assert table.ended(right) == 255
    assert "Too many tries. Ask your host." in words(right)


def test_a_key_that_came_with_the_code_needs_none_the_second_time(table: Friends) -> None:
    table.start_host()
    key = table.make_key("zoe_key")
    zoe = table.come("zoe", key=key)
    table.until(zoe, "at Ana's table.")
    table.kill(zoe)
    table.until(table.host, "Zoe is gone.")
    again = table.ssh("zoe", "-oBatchMode=yes", key=key)
    table.until(again, "at Ana's table.")
    assert "Code" not in plain(again)
    assert "Language" not in plain(again)


def test_a_public_key_alone_takes_nobodys_seat(table: Friends) -> None:
    table.start_host()
    key = table.make_key("zoe_key")
    zoe = table.come("zoe", key=key)
    table.until(zoe, "at Ana's table.")
    (table.folder / "thief").mkdir()
    stolen = table.folder / "thief" / "key"
    Path(f"{stolen}.pub").write_bytes(Path(f"{key}.pub").read_bytes())
    thief = table.come("max", key=stolen)
    table.until(thief, "at Ana's table.")
    table.until(table.host, "Max is here.")
    assert zoe.fd >= 0
    assert "Zoe is gone" not in plain(table.host)


def test_the_hosts_key_stays_and_a_changed_one_is_warned_of(table: Friends) -> None:
    table.start_host()
    fingerprint = re.search("SHA256:[A-Za-z0-9+/]{43}", plain(table.host))
    zoe = table.log_in("zoe")
    table.until(zoe, "Language?")
    table.kill(table.host)
    table.start_host()
    assert fingerprint is not None
    assert fingerprint[0] in plain(table.host)
    again = table.log_in("zoe", "-oStrictHostKeyChecking=yes")
    table.until(again, "Language?")
    table.kill(table.host)
    (table.home / "data" / "friends" / "host_key").unlink()
    table.start_host()
    warned = table.ssh("zoe")
    assert table.ended(warned) == 255
    assert "REMOTE HOST IDENTIFICATION HAS CHANGED" in plain(warned)


# Nothing but the table.


def test_without_a_terminal_or_with_a_command_there_is_the_table_line_by_line(table: Friends) -> None:
    table.start_host("--guests", "9")
    made = table.folder / "made"
    for name, options, command in (
        ("zoe", ["-T"], ""), ("max", [], f"touch {made}"), ("kim", ["-t"], f"touch {made}"),
    ):  # fmt: skip
        friend = table.log_in(name, *options, command=command)
        table.until(friend, "3 français")
        table.type(friend, "1" if "-t" in options else "1\n")
        table.until(friend, "at Ana's table.")
        table.until(friend, "Type a number to choose.")
        table.type(friend, "help\r" if "-t" in options else "help\n")
        table.until(friend, "Rules of UNO")
        assert "\x1b[" not in friend.raw.decode().partition("Language?")[2]
    assert all(row.startswith(("1 ", "2 ", "3 ")) for row in friend.text() if "Who is playing" in row)
    assert not made.exists()


def test_ports_are_not_forwarded(table: Friends) -> None:
    table.start_host("--guests", "9")
    with socket.create_server(("127.0.0.1", 0)) as behind:
        behind.settimeout(0.0)
        target, port = behind.getsockname()[1], free_port()
        friend = table.come("ben", "-L", f"{port}:127.0.0.1:{target}")
        table.until(friend, "at Ana's table.")
        with socket.create_connection(("127.0.0.1", port), 5):
            table.until(friend, "open failed: connect failed")
        table.kill(friend)
        friend = table.come("ben", "-D", str(port))
        table.until(friend, "at Ana's table.")
        with socket.create_connection(("127.0.0.1", port), 5) as proxy:
            proxy.sendall(b"\x05\x01\x00")
            table.quiet()
            assert proxy.recv(2) == b"\x05\x00"
            proxy.sendall(b"\x05\x01\x00\x01\x7f\x00\x00\x01" + target.to_bytes(2, "big"))
            table.until(friend, "open failed: connect failed")
        friend = table.log_in("cleo", "-oExitOnForwardFailure=yes", "-R", f"{port}:127.0.0.1:{target}")
        assert table.ended(friend) == 255
        assert "remote port forwarding failed" in plain(friend)
        with pytest.raises(BlockingIOError):
            behind.accept()


def test_agents_and_displays_are_not_forwarded(table: Friends) -> None:
    table.start_host()
    with agent(table.folder) as address:
        friend = table.come("ben", "-v", "-A", "-X", f"-oIdentityAgent={address}", DISPLAY=":99")
        table.until(friend, "at Ana's table.")
        assert "X11 forwarding request failed" in plain(friend)
        assert "Requesting authentication agent forwarding" in plain(friend)
        assert "auth-agent@openssh.com" not in plain(friend)  # the host has opened no way to it


@pytest.mark.parametrize("old", [False, True])
def test_files_are_neither_fetched_nor_brought(table: Friends, old: bool) -> None:
    table.start_host()
    (table.folder / "mine").write_text("mine", encoding="utf-8")
    scp = [*table.client("scp"), "-P", str(table.port), *(["-O"] if old else [])]
    for words_ in (
        [*scp, "zoe@127.0.0.1:/etc/hostname", str(table.folder / "theirs")],
        [*scp, str(table.folder / "mine"), f"zoe@127.0.0.1:{table.folder / 'brought'}"],
        [*table.client("sftp"), "-P", str(table.port), "zoe@127.0.0.1"],
    ):
        terminal = table._on_terminal(words_)
        table.until(terminal, "Code:")
        table.type(terminal, f"{table.code}\r")
        assert table.ended(terminal) != 0
    assert not (table.folder / "theirs").exists()
    assert not (table.folder / "brought").exists()


def test_of_the_clients_variables_only_language_and_terminal_count(table: Friends) -> None:
    table.start_host()
    sent = {
        "UNO_TUI_HOME": str(table.folder / "elsewhere"), "UNO_TUI_MODE": "voice", "NO_COLOR": "1", "PYTHONPATH": "x",
        "TERM_PROGRAM": "vscode", "LD_PRELOAD": "/nowhere.so", "LINES": "3", "LANG": "de_DE.UTF-8",
    }  # fmt: skip
    names = " ".join(sent)
    zoe = table.log_in("zoe", f"-oSendEnv={names} LC_ALL", **sent | {"LC_ALL": ""})
    table.until(zoe, "Sprache? Tippe eine Nummer.")
    table.type(zoe, "2")
    table.until(zoe, "3 Mit Bildern")
    table.type(zoe, "2")
    table.until(zoe, "am Tisch von Ana.")
    assert not (table.folder / "elsewhere").exists()


# Going and coming.


def test_a_friend_whose_client_is_killed_comes_back_to_their_seat(table: Friends) -> None:
    table.start_host("--pace", "fast", "--seed", "5")
    key = table.make_key("zoe_key")
    zoe, max_ = table.come("zoe", key=key), table.come("max")
    table.begin(zoe, max_)
    table.until(zoe, "You have 7 cards.")
    table.type(zoe, "hand\r")
    table.until(zoe, "Hand: ")
    table.quiet()
    hand = re.search(r"Hand: ([^.]*?7 \w+ \w+)", words(zoe))
    assert hand is not None, words(zoe)
    table.kill(zoe)
    for each in (table.host, max_):
        table.until(each, "Zoe is gone. The game waits for them.")
    again = table.ssh("anyone", key=key)
    table.until(again, "Resumed: UNO")
    for each in (table.host, max_):
        table.until(each, "Zoe is back.")
    table.type(again, "hand\r")
    table.until(again, hand[0])
    # Max has no key: the code and the name.
    table.kill(max_)
    table.until(again, "Max is gone.")
    max_again = table.come("max")
    table.until(max_again, "Resumed: UNO")
    table.until(again, "Max is back.")


def test_a_connection_that_is_silent_is_noticed_within_fifteen_seconds(table: Friends) -> None:
    table.start_host("--pace", "fast", "--seed", "5")
    zoe, max_ = table.come("zoe"), table.come("max")
    table.begin(zoe, max_)
    table.until(zoe, "You have 7 cards.")
    os.kill(zoe.pid, signal.SIGSTOP)
    assert table.until(max_, "Zoe is gone.", 25) < 16.5  # a second and a half for the machine
    os.kill(zoe.pid, signal.SIGCONT)
    assert table.ended(zoe) == 255


def test_without_a_key_a_friend_whose_line_is_dead_gets_their_seat_and_a_namesake_another(table: Friends) -> None:
    table.start_host("--pace", "fast", "--seed", "5")
    zoe, max_ = table.come("zoe"), table.come("max")
    table.begin(zoe, max_)
    table.until(zoe, "You have 7 cards.")
    os.kill(zoe.pid, signal.SIGSTOP)
    again = table.come("zoe")
    assert table.until(again, "Resumed: UNO with Ana, Max") < 10
    table.until(max_, "Zoe is back.")
    os.kill(zoe.pid, signal.SIGCONT)
    namesake = table.come("zoe")
    table.until(namesake, "You play as")
    before = len(again.raw)
    table.type(again, "turn\r")
    table.until_true(lambda: len(again.raw) > before, "an answer for the first one")


def test_a_host_who_leaves_tells_the_guests_and_they_go_on_later(table: Friends) -> None:
    host = table.start_host("--pace", "fast", "--seed", "5")
    zoe, max_ = table.come("zoe"), table.come("max", language="2")
    table.begin(zoe, max_)
    table.until(zoe, "You have 7 cards.")
    table.type(host, "quit\r")
    table.until(zoe, "Ana has closed the table. Goodbye. Your seat is kept.")
    table.until(max_, "Ana hat den Tisch geschlossen.")
    assert table.ended(host) == table.ended(zoe) == table.ended(max_) == 0
    host = table.start_host("--pace", "fast")
    zoe = table.come("zoe")
    table.until(zoe, "The game has not begun.")
    table.type(host, "back\r1\r")
    table.until(host, "Max is away. Their seat is kept.")
    table.until(zoe, "Resumed: UNO")
    max_ = table.come("max", language="2")
    table.until(host, "Max is back.")


def test_a_host_killed_in_the_middle_has_everything_that_was_announced(table: Friends) -> None:
    transcript = table.folder / "transcript"
    table.start_host("--pace", "fast", "--seed", "5", "--transcript", str(transcript))
    keys = {name: table.make_key(f"{name}_key") for name in ("Ben", "Cleo")}
    friends = {name: table.come(name.lower(), key=key) for name, key in keys.items()}
    table.begin(*friends.values())
    play_on(table, dict.fromkeys([table.host, *friends.values()], "en"), 12)
    table.kill(table.host)
    for each in friends.values():
        assert table.ended(each) == 255
    assert lost_of_others(heard_in(transcript), table.home) == Counter()
    for seat, (name, friend) in enumerate(friends.items(), 1):
        assert SAID.search(words(friend)), name
        assert lost_of_a_screen(plain(friend), record_of(table.home), seat) == Counter(), name
    record = record_of(table.home)
    assert record is not None
    before = record.read_text(encoding="utf-8").splitlines()
    host = table.start_host("--pace", "fast")
    friends = {name: table.ssh("someone", key=key) for name, key in keys.items()}
    for each in friends.values():
        table.until(each, "at Ana's table.")
    table.type(host, "back\r1\r")
    for name, each in friends.items():
        table.until(each, "Resumed: UNO")
        table.type(each, "hand\r")
        table.until(each, "Hand: ")
        assert f"{name} is away" not in plain(host)
    assert record.read_text(encoding="utf-8").splitlines()[: len(before)] == before


# All kinds of terminals and tables.


@pytest.mark.parametrize(("term", "columns", "lines"), [("dumb", 80, 24), ("xterm", 20, 24), ("xterm", 19, 10)])
def test_small_and_simple_terminals_are_enough(table: Friends, term: str, columns: int, lines: int) -> None:
    table.start_host("--seed", "5")
    narrow = columns < 20 or term == "dumb"
    zoe = table.come("zoe", way="" if narrow else "2", columns=columns, lines=lines, TERM=term)
    table.until(zoe, "The game has not begun.")
    table.type(table.host, "1\r")
    table.until(zoe, "You have 7 cards.")
    table.type(zoe, "hand\r")
    table.until(zoe, "Hand: ")
    if term == "dumb":
        assert "\x1b" not in zoe.raw.decode().partition("Language?")[2]
    behind = plain(zoe).partition("has not begun")[2]
    assert max(map(len, behind.split("\n"))) <= columns


@pytest.mark.parametrize("way", ["1", "3"])
def test_a_page_and_a_picture_fit_forty_columns_and_follow_the_window(table: Friends, way: str) -> None:
    table.start_host("--seed", "5")
    zoe = table.come("zoe", way=way, columns=40, lines=12)
    # The picture has room for the first sentences alone; how long the others are seen is a matter of the machine's speed.
    table.until(zoe, "at Ana's table" if way == "1" else "Pictures of the cards.")
    table.type(table.host, "1\r")
    table.until(zoe, "blue 0" if way == "1" else "Ana 7")
    card = re.compile("(Red|Blue|Green|Yellow) [0-9A-Z]")

    def selected() -> object:
        """Return the card in the cursor's line, or where the frame of the raised card is drawn."""
        frames = [row.index("┗━") for row in zoe.text() if "┗━" in row]
        return frames or card.search(zoe.text()[zoe.screen.cursor.y])

    for columns, lines in ((40, 12), (100, 30)):
        zoe.screen.resize(lines, columns)
        fcntl.ioctl(zoe.fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        table.quiet()
        before = selected()
        table.type(zoe, "\x1b[C")
        table.until_true(lambda before=before: selected() and str(selected()) != str(before), "the next card")
    if way == "3":
        assert any(len(row) > 40 for row in zoe.text())


def test_three_languages_and_two_people_at_the_hosts_keyboard(table: Friends) -> None:
    host = table.start_host("--seats", "Ana,Otto,Ben,Cleo", "--here", "2", "--pace", "fast", "--seed", "5")
    ben, cleo = table.come("ben", language="2"), table.come("cleo", language="3")
    table.until(ben, "am Tisch von Ana.")
    table.until(cleo, "table")
    table.begin(ben, cleo)
    table.until(ben, "Du hast 7 Karten.")
    table.until(cleo, "Tu as 7 cartes.")
    play_on(table, {host: "two", ben: "de", cleo: "fr"}, 6)
    assert "Otto" in plain(ben)
    assert "Otto" in plain(cleo)
