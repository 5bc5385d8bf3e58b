"""Messages that people at a table send to each other."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from uno_tui.friends.participant import Participant
from uno_tui.sanitize import escape_controls
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.speech.utterance import Category, Urgency, Utterance

LONGEST = 200
"""The most characters of a message; the rest is cut off."""
MOST, WITHIN = 3, 10.0
"""Messages that one may send within so many seconds; more would delay bots, who wait until all have heard."""
LONGEST_OF_ONLOOKERS, PAUSE_OF_ONLOOKERS = 80, 20.0
"""The same for those who only look on: the characters of a message, and the seconds from one to the next."""


class Messages:
    """Delivers messages to all others, or to one."""

    def __init__(
        self,
        people: Callable[[], Sequence[Participant]],
        name_of: Callable[[Participant], str],
        looks_on: Callable[[Participant], bool],
    ) -> None:
        """`people` returns those who are here, `name_of` the name by which one plays; `looks_on`: one has no seat."""
        self._people = people
        self._name_of = name_of
        self._looks_on = looks_on
        # Weak, so that guests who have gone do not stay in the memory.
        self._sent: WeakKeyDictionary[Participant, deque[float]] = WeakKeyDictionary()
        """When each person has sent their last messages."""

    def send(self, sender: Participant, typed: str, to: str | None) -> str | None:
        """Send a message to all others (`to` None) or to the person of that name.

        Returns why that is not possible, in the sender's language, or None.
        """
        assert sender.session is not None, "only those who follow the table send messages"  # noqa: S101
        announcer = sender.session.announcer
        longest = LONGEST_OF_ONLOOKERS if self._looks_on(sender) else LONGEST
        message = escape_controls(" ".join(typed.split())[:longest])
        others = [each for each in self._people() if each is not sender]
        named = [each for each in others if to is None or self._name_of(each).casefold() == to.casefold()]
        if not message:
            return announcer.text("friends-talk-empty")
        if to is not None and not named:
            own = self._name_of(sender).casefold() == to.casefold()
            return announcer.text("friends-talk-self" if own else "friends-talk-unknown", name=to[:LONGEST])
        if not named:
            return announcer.text("friends-nobody")
        if not self._may_send(sender):
            return announcer.text("friends-talk-too-many")
        message_id, name = "friends-says" if to is None else "friends-says-you", self._name_of(sender)
        delivered = [each for each in named if self._deliver(each, message_id, name, message)]
        if to is not None and not delivered:
            return announcer.text("friends-talk-unwanted", name=self._name_of(named[0]))
        said = "friends-said" if to is None else "friends-said-to"
        announcer.say(announcer.text(said, text=message, name=self._name_of(named[0])))
        return None

    def _deliver(self, person: Participant, message_id: str, name: str, text: str) -> bool:
        """Say a message to a person, unless they want none; return whether they do."""
        session = person.session
        if session is None or not session.preferences.settings.messages:
            return False
        said = session.announcer.text(message_id, name=name, text=text)
        person.say([Utterance(said, Category.SYSTEM, Urgency.NEWS, others=True)])
        session.sounds.play([Sound(Earcon.MESSAGE)])
        return True

    def _may_send(self, sender: Participant) -> bool:
        now, sent = time.monotonic(), self._sent.setdefault(sender, deque(maxlen=MOST))
        if len(sent) == MOST and now - sent[0] < WITHIN:
            return False
        if sent and self._looks_on(sender) and now - sent[-1] < PAUSE_OF_ONLOOKERS:
            return False
        sent.append(now)
        return True
