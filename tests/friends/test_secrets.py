"""No card reaches a guest's machine by name before the rules let their seat see it: looked for in all bytes it gets.

One who looks on gets the name of no card but those that everybody has seen.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterable, Sequence

import pytest
from friends.hosted import NAMES, Friend, hosted
from friends.naming import named_in, names_of

from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.game_check.cards import Cards
from uno_tui.host.host import Host
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names

pytestmark = [pytest.mark.play, pytest.mark.timeout(180)]

GAMES = ("uno", "teams", "ume", "maumau", "rummy")
WAYS = ("page", "lines", "picture")
LANGUAGES = ("en", "de", "fr")
_SUMS = re.compile(r"(sums|summen|summe|sommes)\b[^.]*\.")
"""The part of a sentence of Umé whose numbers are no cards."""
_SEQUENCE = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b[^\[]")


class Knowledge:
    """The cards that each seat, and an onlooker (None), has seen so far, in its hand, at the table or in what was told.
    """

    def __init__(self, host: Host, cards: Cards) -> None:
        self._host = host
        self._cards = cards
        self.of: dict[Seat | None, set[str]] = {seat: set() for seat in (*range(4), None)}
        self._take_views()

    def _take_views(self) -> None:
        for seat, known in self.of.items():
            snapshot = self._host.snapshot(seat)
            known |= self._cards.seen(snapshot.view)
            known |= set() if seat is None else self._cards.hand(snapshot.view)

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        for seat, known in self.of.items():
            known |= self._cards.told(event.as_seen_by(seat) for event in events)
        self._take_views()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None: ...

    def on_takeback(self, taken: object) -> None: ...

    def on_status(self) -> None: ...


class Ear:
    """Looks at everything that comes to one guest."""

    def __init__(self, friend: Friend, words: Translator, everything: Iterable[str]) -> None:
        self._friend = friend
        self._names = names_of(words, everything)
        self._read = len(friend.raw)
        self.heard: set[str] = set()

    def strangers(self, known: set[str]) -> set[str]:
        """Return the cards that were named since the last time, and are not known."""
        new, self._read = self._friend.raw[self._read :].decode("utf-8", "replace"), len(self._friend.raw)
        apart = _SUMS.sub("", " ".join(_SEQUENCE.sub("\0", new).split()).casefold())
        # A name may go on behind a sequence, "green 3" as "green 3 with swap"; but what stands apart is no name.
        names = named_in(apart, self._names) & named_in(" ".join(apart.replace("\0", " ").split()), self._names)
        cards = {self._names[name] for name in names}
        own = {name for name, card in self._names.items() if card in known}
        self.heard |= cards & known
        return {card for card in cards - known if not own & {n for n, c in self._names.items() if c == card}}


async def quiet(friends: Sequence[Friend]) -> None:
    """Wait until nothing more comes."""
    before, still = -1, 0
    while still < 4:
        await asyncio.sleep(0.02)
        count = sum(len(friend.raw) for friend in friends)
        before, still = count, still + 1 if count == before else 0


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
async def test_no_guest_gets_the_name_of_a_card_that_their_seat_has_never_seen(game: str) -> None:
    await look_for_strangers(game, seed=GAMES.index(game), moves=40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5, 20))
async def test_nor_in_long_play(seed: int) -> None:
    await look_for_strangers(GAMES[seed % len(GAMES)], seed=seed, moves=150)


async def look_for_strangers(game: str, *, seed: int, moves: int) -> None:
    dice = random.Random(seed)
    async with hosted(game, seed=seed) as table:
        spoken = [LANGUAGES[(seed + number) % 3] for number in range(3)]
        friends = [
            await table.come(name.lower(), way, language=str(LANGUAGES.index(language) + 1))
            for name, way, language in zip(NAMES[1:4], WAYS, spoken, strict=True)
        ]
        # Nobody has a seat left, so the last one looks on.
        table.gathering.lets_look_on = True
        way, language = WAYS[seed % 3], LANGUAGES[seed % 2]
        friends.append(await table.come("emil", way, language=str(LANGUAGES.index(language) + 1)))
        spoken.append(language)
        await quiet(friends)
        await table.begin()
        host = table.session.runner.host
        assert host is not None
        host.races = None
        cards = Cards(NOTATIONS[game], Names(NAMES[:4]))
        everything = cards.all(host.table)
        assert everything is not None
        # Jokers and wild cards are named in other ways, too: "answer: Ace or Joker", or in the place of a colour.
        colour_of = Translator("en", game).card_apart
        everything = {card for card in everything if (card != "X" if game == "maumau" else colour_of(card)[0])}
        assert len(everything) > 20
        knowledge = Knowledge(host, cards)
        host.listeners.append(knowledge)
        heard_in = zip(friends, spoken, strict=True)
        ears = [Ear(friend, Translator(language, game), everything) for friend, language in heard_in]
        for _ in range(moves):
            await quiet(friends)
            for seat, ear in zip((1, 2, 3, None), ears, strict=True):
                assert ear.strangers(knowledge.of[seat]) == set(), (game, seed, seat, spoken)
            acting = [seat for seat in range(4) if host.snapshot(seat).moves]
            if not acting:
                break
            seat = dice.choice(acting)
            host.submit(seat, dice.choice(host.snapshot(seat).moves))
            await table.settled()
        assert all(ear.heard for ear in (*ears[:2], ears[3]))
