"""Someone at a table with friends, the host or a guest: a session, and the context of its front end."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextvars import Context
from functools import partial

from uno_tui.speech.utterance import Urgency, Utterance
from uno_tui.ui.session import Session


class Participant:
    """A person at the table. Everything is shown to them in `context`, because Textual finds an app by the context.

    A guest has no session before they have said how they follow the table.
    """

    def __init__(self, context: Context, session: Session | None = None) -> None:
        self.context = context
        self.session = session

    def run(self, act: Callable[[], object]) -> None:
        """Call a function that may show something on this person's front end."""
        self.context.copy().run(act)  # a copy, because a context in which something runs already cannot be entered

    def tell(self, message_id: str, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Tell the person something, in their language."""
        if self.session is not None:
            self.run(partial(self.session.announcer.tell, message_id, urgency=urgency, **values))

    def answer(self, message_id: str) -> None:
        """Answer a key that the person has pressed."""
        if self.session is not None:
            self.run(partial(self.session.announcer.say, self.session.announcer.text(message_id)))

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say utterances that are in the person's language already."""
        if self.session is not None:
            self.run(partial(self.session.announcer.speaker.say, utterances))

    def seconds_left(self, answer_limit: float = math.inf) -> float:
        """Return the estimated seconds until the person has heard everything.

        What they have asked for counts at most `answer_limit` seconds.
        """
        return 0.0 if self.session is None else self.session.announcer.speaker.seconds_left(answer_limit)

    async def wait_until_heard(self, answer_limit: float) -> None:
        """Wait until the person has heard it."""
        if self.session is not None:
            await self.session.announcer.speaker.wait_until_heard(answer_limit)
