"""Which readers there are to be tried, what each of them needs, and how a reader did in all scenes."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from readers.brltty import Brltty
from readers.fenrir import Fenrir
from readers.nvda import consoles
from readers.orca import Desktop, Orca
from readers.scenes import GERMAN, LINE_BY_LINE, QUICK, SCENES, Scenery
from readers.stage import Reader, Scene
from readers.verdict import Step, in_window, lateness, verdict
from readers.yasr import Yasr

NEEDED = {
    "yasr": (("yasr", "yasr"),),
    "Fenrir": (("fenrir", "fenrir"),),
    "BRLTTY, 20 cells": (("brltty", "brltty"), ("localedef", "i18n")),
    "BRLTTY, 40 cells": (("brltty", "brltty"), ("localedef", "i18n")),
    "Orca": tuple(
        (program, package)
        for program, package in (
            ("orca", "orca"),
            ("Xvfb", "xvfb"),
            ("mate-terminal", "mate-terminal"),
            ("openbox", "openbox"),
            ("xdotool", "xdotool"),
            ("dbus-daemon", "dbus-x11"),
            ("gsettings", "libglib2.0-bin"),
            ("speech-dispatcher", "speech-dispatcher"),
        )
    ),
    "NVDA by lines": (),
    "NVDA by characters": (),
}
"""The programs of every reader, each with the Debian package that has it."""
REFRESH = 0.04
"""Seconds after which BRLTTY looks at the screen again."""


@dataclass
class Score:
    """How a reader did: how many steps of each verdict, what was not right, and how late it was, in seconds."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[str, str, Step]] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    def add(self, scene: str, steps: Sequence[Step], judge: Callable[[Step], str], kept: frozenset[str]) -> None:
        for step in steps:
            said = judge(step)
            if step.pressed in kept or said == "quiet":
                continue
            self.counts[said] += 1
            if said not in ("right", "late"):
                self.wrong.append((scene, said, step))
            if step.announced and step.said:
                self.late.append(lateness(step))

    @property
    def steps(self) -> int:
        return self.counts.total()

    @property
    def said(self) -> int:
        """How many steps were said as they were announced, whenever."""
        return self.counts["right"] + self.counts["late"]

    @property
    def usual_lateness(self) -> float:
        """Seconds within which 95 of 100 announcements begin to be said."""
        return sorted(self.late)[int(len(self.late) * 0.95)] if self.late else 0.0


def row(name: str, score: Score) -> str:
    """A line of the table of figures."""
    said = f"{score.said} of {score.steps}"
    wrong = " | ".join(str(score.counts[each]) for each in ("doubled", "too much", "missing"))
    return f"| {name} | {said} | {wrong} | {score.usual_lateness * 1000:.0f} ms |"


@contextlib.contextmanager
def readers(name: str) -> Iterator[Callable[[], Reader]]:
    """Makes readers of this name, one for every scene."""
    if name == "Orca":
        desktop = Desktop()
        try:
            yield lambda: Orca(desktop)
        finally:
            desktop.stop()
    elif name.startswith("BRLTTY"):
        yield lambda: Brltty(int(name.split()[1]))
    elif name.startswith("NVDA"):
        yield lambda: next(each for each in consoles() if each.name == name)
    else:
        yield {"yasr": Yasr, "Fenrir": Fenrir}[name]


def scenes_for(name: str) -> tuple[Scenery, ...]:
    """All scenes, and one in German where letters with accents can be told; for a short display those that matter."""
    if name == "BRLTTY, 20 cells":
        return (*QUICK, LINE_BY_LINE)
    return (*SCENES, LINE_BY_LINE, *([GERMAN] if name in ("Orca", "BRLTTY, 40 cells") else []))


def listen(make: Callable[[], Reader], scenes: Sequence[Scenery]) -> Score:
    """Play the scenes under a reader."""
    score = Score()
    for scene in scenes:
        reader = make()
        stage = Scene(
            reader,
            scene.arguments,
            mode=scene.mode,
            language=scene.language,
            position=scene.position,
            players=scene.players,
        )
        score.add(scene.name, stage.play(scene.script), _judge(reader.name), reader.kept)
    return score


def _judge(name: str) -> Callable[[Step], str]:
    if name.startswith("BRLTTY"):
        return lambda step: in_window(step, REFRESH)
    return verdict
