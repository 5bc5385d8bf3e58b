"""Kills and stops voices while they speak, with a real Speech Dispatcher, and looks whether any sentence is lost.

    uv run python tests/campaigns/voices.py [--count 1000] [--seed N]

In every series the game's queue says sentences through two voices, while their helper processes and the daemon are
killed, stopped and started again, some two faults a second. Prints the seed, the figures, and what was never said.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.campaign import Campaign
from conftest import Dispatcher

from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Urgency, Utterance
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Manner

QUICK = Manners(Manner(rate=100), Manner(rate=100))
"""As fast as voices can."""
FAULTS = 20
"""Faults in a series."""
SENTENCES = 25
PATIENCE = 90
"""Seconds after the last fault in which everything must have been said."""


class Listening(VoiceChain):
    """The chain, which keeps what a voice has reported to have begun: a fault may cut that off, and it is not lost."""

    begun: set[str]

    def speak(
        self,
        text: str,
        *,
        interrupt: bool,
        on_begun: Callable[[], None],
        on_ended: Callable[[], None],
        others: bool = False,
    ) -> None:
        def has_begun() -> None:
            self.begun.add(text)
            on_begun()

        super().speak(text, interrupt=interrupt, on_begun=has_begun, on_ended=on_ended, others=others)


class Series:
    """One series, in a process of its own."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="sd"))
        self.dispatcher = Dispatcher(self.folder)
        self.spoken = self.folder / "spoken.txt"
        self.stopped: set[int] = set()

    def prepare(self) -> None:
        """A second voice that writes down what it is told to say: a program called espeak-ng."""
        folder = self.folder / "bin"
        folder.mkdir()
        script = folder / "espeak-ng"
        script.write_text(
            f'#!/bin/sh\nfor last; do :; done\necho "$last" >> {self.spoken}\nsleep 0.2\n', encoding="utf-8"
        )
        script.chmod(0o755)
        os.environ["PATH"] = f"{folder}:{os.environ['PATH']}"
        os.environ["SPEECHD_ADDRESS"] = self.dispatcher.address

    def helpers(self) -> list[int]:
        """The helper processes of this series."""
        found = subprocess.run(
            ["pgrep", "-P", str(os.getpid()), "-f", "voices.helper"], capture_output=True, encoding="utf-8"
        )
        return [int(pid) for pid in found.stdout.split()]

    def send(self, pid: int, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)

    def daemon(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError, AssertionError):
            self.dispatcher.signal(number)

    def fault(self) -> None:
        kind = self.dice.choice(("kill one", "kill one", "kill all", "stop one", "stop daemon", "go on", "kill daemon"))
        helpers = self.helpers()
        if kind == "kill all":
            for pid in helpers:
                self.send(pid, signal.SIGKILL)
        elif kind == "kill one" and helpers:
            self.send(self.dice.choice(helpers), signal.SIGKILL)
        elif kind == "stop one" and helpers:
            self.stopped.add(self.dice.choice(helpers))
            self.send(max(self.stopped), signal.SIGSTOP)
        elif kind == "stop daemon":
            self.daemon(signal.SIGSTOP)
        elif kind == "kill daemon":
            self.dispatcher.stop()
            self.dispatcher.start()
        else:
            self.heal()

    def heal(self) -> None:
        self.daemon(signal.SIGCONT)
        for pid in self.stopped:
            self.send(pid, signal.SIGCONT)
        self.stopped.clear()

    async def run(self) -> Counter[str]:
        self.prepare()
        self.dispatcher.start()
        log = self.folder / "voices.log"
        chain = Listening(("speech-dispatcher", "espeak-ng"), "en", QUICK, log, lambda name: None)
        chain.begun = set()
        speaker = Speaker(chain)
        starting = asyncio.create_task(chain.start())
        texts = [f"Sentence {number}." for number in range(SENTENCES)]
        waiting = list(texts)
        for _ in range(FAULTS):
            for text in waiting[:2]:
                speaker.say([Utterance(text, urgency=Urgency.URGENT)])
            del waiting[:2]
            await asyncio.sleep(self.dice.uniform(0.05, 0.9))
            self.fault()
        self.heal()
        speaker.say([Utterance(text, urgency=Urgency.URGENT) for text in waiting])
        found = Counter(series=1, faults=FAULTS, sentences=SENTENCES)
        try:
            async with asyncio.timeout(PATIENCE):
                await speaker.wait_until_heard()
        except TimeoutError:
            found["silent for good"] += 1
        await asyncio.sleep(0.3)
        written = self.spoken.read_text(encoding="utf-8").splitlines() if self.spoken.exists() else []
        said = Counter([*written, *self.dispatcher.words()])
        found["cut off"] = sum(not said[text] and text in chain.begun for text in texts)
        found["never said"] = sum(not said[text] and text not in chain.begun for text in texts)
        found["said twice"] = sum(said[text] > 1 for text in texts)
        await speaker.close()
        await starting
        self.dispatcher.stop()
        shutil.rmtree(self.folder)
        return found


def main() -> int:
    campaign = Campaign("voices", 1000, series=-1)
    options = campaign.options
    if options.series >= 0:  # this series alone, in this process
        found = asyncio.run(Series(options.series).run())
        print(";".join(f"{kind}={count}" for kind, count in found.items()))
        return 0
    total: Counter[str] = Counter()
    seeds = list(range(options.seed, options.seed + max(1, options.count // FAULTS)))
    running: dict[subprocess.Popen[str], int] = {}
    while seeds or running:
        while seeds and len(running) < 4:
            seed = seeds.pop(0)
            command = [sys.executable, __file__, "--series", str(seed)]
            running[subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")] = seed
        done = next((process for process in running if process.poll() is not None), None)
        if done is None:
            time.sleep(0.05)
            continue
        seed, printed = running.pop(done), done.communicate()[0].strip()
        found = Counter({kind: int(count) for kind, count in (pair.split("=") for pair in printed.split(";") if pair)})
        if done.returncode or found["never said"] or found["silent for good"]:
            total["bad"] += 1
            print(f"series {seed}: exit code {done.returncode}, {printed}", flush=True)
        total += found
    return campaign.end(
        f"{total['series']} series, {total['faults']} faults, {total['sentences']} sentences, "
        f"{total['said twice']} said twice, {total['cut off']} cut off, {total['never said']} never begun",
        total["bad"],
    )


if __name__ == "__main__":
    sys.exit(main())
