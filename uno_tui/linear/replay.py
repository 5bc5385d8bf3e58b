"""Going through a record step by step, forwards and back."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.front.session import Session
from uno_tui.linear.terminal import Lines
from uno_tui.notation.referee import Referee, Step
from uno_tui.speech.uno import UnoTeller
from uno_tui.speech.utterance import Utterance

_BACK = ("b", "back", "left")
_END = ("q", "quit", "escape")


def narrate(session: Session, referee: Referee) -> list[tuple[Step, list[Utterance]]]:
    """Every step of a record, and what an onlooker is told of it. Raises TableError for what is no table."""
    teller = UnoTeller(session.translator, referee.names.names, None, session.settings.verbosity)
    told = []
    for step in referee.steps():
        if step.problem is not None:
            told.append((step, [Utterance(str(step.problem))]))
        elif step.events:
            told.append((step, teller.tell([event.seen_by(None) for event in step.events], referee.table.view(None))))
    return told


async def run(session: Session, referee: Referee) -> int:
    """Replay at a terminal: Enter goes on, `b` back, `q` ends; without a terminal, all at once.

    Returns 1 if a step fails, else 0.
    """
    lines = Lines()

    def show(news: Sequence[Utterance]) -> None:
        for utterance in news:
            lines.write(utterance.text)

    session.speaker.observers.append(show)
    session.open()
    try:
        steps = narrate(session, referee)
        place = 0
        if lines.interactive:
            lines.write(session.text("replay-help"))
        while True:
            if place >= len(steps):
                lines.write(session.text("replay-end"))
                if not lines.interactive:
                    break
            else:
                step, told = steps[place]
                lines.write(step.line.text if step.move is not None else "")
                session.speaker.stop()
                session.speaker.say(told)
            typed = ""
            if lines.interactive:
                lines.prompt(session.text("linear-prompt"))
                answer = await lines.read()
                typed = "q" if answer is None else answer.strip().lower()
            if typed in _END:
                break
            place = max(0, place - 1) if typed in _BACK else min(len(steps), place + 1)
    finally:
        await session.close()
    return int(any(step.problem is not None for step, _ in steps))
