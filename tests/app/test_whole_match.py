"""A whole match in a terminal, by someone who sees nothing: keys in, a real Speech Dispatcher's words out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Dispatcher, program
from support.terminal import Terminal

from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import check

pytestmark = pytest.mark.terminal

STEPS = 600


class Blind:
    """Decides by what was heard alone. A key is pressed only when everything said so far has been spoken."""

    def __init__(self, terminal: Terminal, transcript: Path, dispatcher: Dispatcher, language: str) -> None:
        self.terminal = terminal
        self.transcript = transcript
        self.dispatcher = dispatcher
        self.text = Translator(language, "uno").text
        self._said: list[str] = []
        self._heard = self._place = 0
        """How many texts have come out of the daemon, and where in its words the last one ended."""
        self.small_talk = {self.text("dealt", count=7), self.text("shuffled")}
        self.nothing_fits = {self.text("no-playable"), *(self.text("no-playable-debt", count=n) for n in range(1, 40))}
        self.small_talk |= {self.text("round-began", number=n, dealer="Ben") for n in range(1, 9)}
        self.small_talk |= {self.text("round-began-you", number=n) for n in range(1, 9)}

    def said(self) -> list[str]:
        if self.transcript.exists():
            lines = self.transcript.read_text(encoding="utf-8").splitlines()
            self._said += [json.loads(line)["text"] for line in lines[len(self._said) :]]
        return self._said

    def unspoken(self) -> list[str]:
        """What was said but has not come out of the daemon, from the first such text on; small talk may give way."""
        spoken, said = " ".join(self.dispatcher.words()), self.said()
        while self._heard < len(said):
            text = said[self._heard]
            if text not in self.small_talk:
                found = spoken.find(text, self._place)
                if found < 0:
                    break
                self._place = found + len(text)
            self._heard += 1
        return said[self._heard :]

    def hear(self) -> str:
        """The last thing said, once the daemon has spoken all of it."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            self.terminal.listen(0.01)
            if self.said() and not self.unspoken():
                return self.said()[-1]
        raise AssertionError(f"never spoken: {self.unspoken()[:5]}; spoken: {self.dispatcher.words()[-5:]}")

    def press(self, key: bytes) -> str:
        before = len(self.said())
        self.hear()
        self.terminal.press(key, quiet=0.02)
        end = time.monotonic() + 0.4
        while len(self.said()) == before and time.monotonic() < end:
            self.terminal.listen(0.02)
        return self.hear()

    def take_a_step(self) -> bool:
        """One key after another, as a player would; False when the match is over."""
        turn = self.press(b"t")
        if turn == self.text("match-finished"):
            return False
        if turn == self.text("turn-over"):
            self.press(b"\r")
        elif not self.on_turn(turn):
            self.press(b"a")
        elif self.press(b"z") in self.nothing_fits:
            if self.press(b" ") and self.on_turn(self.press(b"t")):
                self.play()
        else:
            self.play()
        return True

    def on_turn(self, heard: str) -> bool:
        """Whether it is the player's turn; what is to be drawn may follow."""
        return heard.startswith(self.text("turn-now-you"))

    def play(self) -> None:
        if self.press(b"\r").startswith(self.text("ask-colour")):
            self.press(b"1")
        self.press(b"u")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    made: list[Terminal] = []
    yield made
    for terminal in made:
        terminal.close()


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_word_of_a_match_is_spoken(
    language: str, terminals: list[Terminal], dispatcher: Dispatcher, tmp_path: Path, home: Path
) -> None:
    transcript = tmp_path / "said.jsonl"
    argv = program(
        "play", "uno", "--players", "2", "--bots", "easy", "--rules", "limit=50", "--seed", "4", "--mode", "voice",
        "--voice", "speech-dispatcher", "--pace", "wait", "--language", language, "--transcript", str(transcript),
    )
    terminals.append(Terminal(argv, SPEECHD_ADDRESS=dispatcher.address, UNO_TUI_HOME=str(home)))
    player = Blind(terminals[0], transcript, dispatcher, language)
    assert any(player.take_a_step() is False for _ in range(STEPS))
    table = next((home / "data" / "tables").glob("*.table"))
    assert check(table) == []
    terminals[0].press(b"Q")
    assert terminals[0].wait(2.0) == 0
