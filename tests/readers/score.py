"""How a reader did in all scenes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from readers.scenes import Scenery
from readers.stage import Reader, Scene
from readers.verdict import Step, lateness


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


def play_all(
    make: Callable[[], Reader], scenes: Sequence[Scenery], judge: Callable[[Reader], Callable[[Step], str]]
) -> Score:
    """Play the scenes, each under a reader of its own, and judge what was said.

    A reader that said no word in a whole scene did not come up in time on a busy machine: the scene is played once more.
    """
    score = Score()
    for scene in scenes:
        reader, steps = _play(make(), scene)
        if not any(step.said for step in steps):
            reader, steps = _play(make(), scene)
        score.add(scene.name, steps, judge(reader), reader.kept)
    return score


def _play(reader: Reader, scene: Scenery) -> tuple[Reader, Sequence[Step]]:
    stage = Scene(
        reader,
        scene.arguments,
        mode=scene.mode,
        language=scene.language,
        position=scene.position,
        players=scene.players,
        guest=scene.guest,
    )
    return reader, stage.play(scene.script)
