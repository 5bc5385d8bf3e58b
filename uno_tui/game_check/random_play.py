"""Random rounds with random seats and options, checked from all sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Event, Game, Move, Seat, Shuffled
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.core.plugins import contain_exits
from uno_tui.game_check import promises
from uno_tui.game_check.cards import Cards
from uno_tui.game_check.exchange import Exchange
from uno_tui.game_check.finding import Broken, Finding, fact, fault, why
from uno_tui.game_check.person import Person, to_be_handled
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record
from uno_tui.ui.ports.presenters import PRESENTERS

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
ROUNDS_OF_A_MATCH = 3
LONG = 300
"""The number of moves after which a round is long."""
LATER = (0.5, 1.0)
"""The probability that a bot chooses in a long round; the two alternate every `LONG` moves.

In some games only bots bring a round to its end, in others bots alone never do.
"""
LONGEST = 20_000
"""The number of moves after which a round counts as endless."""
OFTEN, SELDOM = 0.1, 0.03
"""The probability that something is tried at a moment."""
ENOUGH = 30
"""How many times hidden cards are dealt again, or all keys pressed, before that counts as evidence."""
MANY = 8
"""So many hidden cards, dealt again, hardly lie as before by chance."""


class Tally:
    """The totals of all rounds."""

    def __init__(self, game: str) -> None:
        self.rounds = self.moves = self.positions = self.refusals = self.guesses = self.asked = 0
        self.same_hands = self.same_next = 0
        """How often hidden cards, dealt again, were the same in the other hands, or on top of the stock."""
        self.unhandled = to_be_handled(game)
        """The game's commands that have not done anything yet."""


def play(game: str, rounds: int, seed: int, tell: Callable[[int], object]) -> Iterator[Finding]:
    """Play rounds at random, and yield what holds or the first fault. `tell` gets the number of rounds played.

    Raises Broken if the types that the game declares cannot be sent.
    """
    exchange = Exchange(GAMES[game])
    tally = Tally(game)
    number = 0
    while tally.rounds < rounds:
        match = _Match(GAMES[game], seed + number, tally, exchange)
        number += 1
        try:
            with contain_exits():
                match.play(rounds, tell)
        except Exception as error:  # a game is foreign code, which may raise anything
            yield fault("game-check-in-round", round=match.round, after=match.last_line, reason=why(error))
            return
    yield from _judge(game, tally)
    yield fact("game-check-random", rounds=tally.rounds, moves=tally.moves)
    done = {"refusals": tally.refusals, "positions": tally.positions, "guesses": tally.guesses}
    yield fact("game-check-random-more", **done)


def _judge(game: str, tally: Tally) -> Iterator[Finding]:
    """Yield the faults that only many rounds can show."""
    if tally.guesses >= ENOUGH and tally.same_hands == tally.guesses and PRESENTERS[game].hides_cards:
        yield fault("game-check-same-hands")
    if tally.guesses >= ENOUGH and tally.same_next == tally.guesses:
        yield fault("game-check-same-next")
    if tally.asked >= ENOUGH and not tally.positions:
        yield fault("game-check-no-positions")
    for command in sorted(tally.unhandled) if tally.asked >= ENOUGH else ():
        yield fault("game-check-no-handler", command=command)


def _before_shuffle(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events before the last shuffle: what they show may be hidden again."""
    shuffles = [place for place, event in enumerate(events) if isinstance(event, Shuffled)]
    return events[: shuffles[-1]] if shuffles else ()


class _Match:
    """A match of random moves, with random seats, options and language."""

    def __init__(self, game: Game, seed: int, tally: Tally, exchange: Exchange) -> None:
        self.game, self.tally, self.exchange, self.dice = game, tally, exchange, Dice(seed)
        dice = self.dice
        counts = list(game.players)
        self.names = Names(NAMES[: counts[self.dice.lot(range(len(counts)))]])
        self.values = self._some_options()
        self.notation = NOTATIONS[game.id]
        self.cards = Cards(self.notation, self.names)
        self.sense = self.dice.lot((0, 50, 100)) / 100
        """The probability that a bot chooses the move, not chance."""
        self.bot = bot(game.id, Level.NORMAL)
        languages = list(LANGUAGES)
        translator = Translator(languages[self.dice.lot(range(len(languages)))])
        translator.strict = True
        seats = (*range(len(self.names)), None)
        self.persons = {seat: Person(game.id, translator, self.names, seat) for seat in seats}
        self.witness = seats[dice.lot(range(len(seats)))]
        """The seat whose view and events are checked throughout."""
        self.last_line = "begin"
        self.round = tally.rounds + 1
        self.pack: Counter[str] | None = None
        """The cards of the first position of the match."""
        self.junk: list[Move] = []
        """Moves that were legal at some moment for some seat; they are tried when most are not."""
        dealer = self.dice.lot(range(len(self.names)))
        self.table, events = game.begin(self.values, len(self.names), dealer, Dice(seed))
        self.record = Record(self.notation, self.values, self.names, dealer, events)
        self._on_deal(events)

    def _some_options(self) -> dict[str, Value]:
        """Return the defaults, or some other values of some options."""
        values = options.defaults(self.game.options)
        if self.dice.uniform() < 0.4:
            return values
        for option in self.game.options:
            if isinstance(option.default, bool):
                options.switch(self.game.options, values, option.id, self.dice.uniform() < 0.5)
            # Options that are numbers keep their defaults.
            elif option.choices:
                values[option.id] = option.choices[self.dice.lot(range(len(option.choices)))]
        return values

    def play(self, rounds: int, tell: Callable[[int], object]) -> None:
        """Play some rounds. Raises Broken if a promise is broken, and whatever the game raises."""
        for _ in range(ROUNDS_OF_A_MATCH):
            self.round = self.tally.rounds + 1
            self._play_round()
            self.tally.rounds += 1
            tell(self.tally.rounds)
            if self.table.outcome.match is not None or self.tally.rounds == rounds:
                break
            events = self.table.next_round()
            self.record.next_round(events)
            self._on_deal(events)
        # Read again from its first line, the record must lead to this table.
        promises.replay(self.record, self.table)

    def _on_deal(self, events: Sequence[Event]) -> None:
        self.known: set[str] = set()
        """The cards that the witness has seen in this round."""
        self._tell(events)
        self._count_cards()

    def _play_round(self) -> None:
        for made in range(LONGEST):
            if self.table.outcome.round is not None:
                return
            self._step(made)
        raise Broken("game-check-endless", moves=LONGEST)

    def _step(self, made: int) -> None:
        table, dice = self.table, self.dice
        acting = table.acting()
        stuck = [self.names[seat] for seat in acting if not table.moves(seat)]
        if stuck or not acting:
            raise Broken("game-check-stuck", name=", ".join(stuck) or "nobody")
        seat = acting[dice.lot(range(len(acting)))]
        if dice.uniform() < SELDOM:  # a seat that may only react, or nothing at all
            seat = dice.lot(range(len(self.names)))
        moves = table.moves(seat)
        if not moves:
            return
        sensible = dice.uniform() < (self.sense if made < LONG else LATER[made // LONG % 2])
        chosen = self.bot.choose(table.view(seat), moves, dice) if sensible and seat in acting else None
        move = chosen or moves[dice.lot(range(len(moves)))]
        # Before the move, because it must leave the table as it is.
        self._look_around(seat, moves)
        refusal = table.refusal(seat, move)
        if refusal is not None:
            raise Broken("game-check-listed", name=self.names[seat], move=repr(move), reason=refusal.reason)
        self._make(seat, move)

    def _make(self, seat: Seat, move: Move) -> None:
        self.exchange.send_move(move)
        events = self.table.play(seat, move)
        self.tally.moves += 1
        self.last_line = self.record.move(seat, move, events)[0]
        # A copy, because telling adds what the events show.
        known = set(self.known)
        told = self._tell(events)
        # A player's own move may show them cards that they draw.
        if seat != self.witness:
            view = self.table.view(self.witness)
            mixed = self.cards.told(_before_shuffle(events))  # a turned up card may go back into the stock, as in MAU-2
            self._require_known(told, known | mixed | self.cards.seen(view) | self.cards.hand(view), "events")
        self._count_cards()
        if self.dice.uniform() < OFTEN:
            self.record.remember(self.table)

    def _tell(self, events: Sequence[Event]) -> set[str]:
        """Tell the witness the events; return the cards that the events show them."""
        view = self.table.view(self.witness)
        seen = [event.as_seen_by(self.witness) for event in events]
        self.exchange.send_moment(view, seen)
        told = self.cards.told(seen)
        self.known |= told | self.cards.hand(view)
        moves = () if self.witness is None else self.table.moves(self.witness)
        self.persons[self.witness].hear(seen, view, moves)
        return told

    def _count_cards(self) -> None:
        """Raise Broken if the cards of the position are not those of the first position of the match."""
        found = self.cards.all(self.table)
        if found is None:
            return
        zones = ", ".join(sorted(self.notation.zones))
        if not found:
            raise Broken("game-check-no-zones", zones=zones)
        if self.pack is None:
            self.pack = found
        if found != self.pack:
            missing, extra = (" ".join(sorted(each.elements())) for each in (self.pack - found, found - self.pack))
            raise Broken("game-check-cards", zones=zones, missing=missing or "–", extra=extra or "–")

    def _require_known(self, shown: set[str], known: set[str], where: str) -> None:
        """Raise Broken if cards are shown to the witness that they cannot know."""
        unknown = shown - known
        if unknown:
            name = "onlooker" if self.witness is None else self.names[self.witness]
            raise Broken(f"game-check-shows-{where}", name=name, cards=" ".join(sorted(unknown)))

    # Checks that are made now and then.

    def _look_around(self, seat: Seat, moves: Sequence[Move]) -> None:
        table, dice = self.table, self.dice
        if dice.uniform() < SELDOM:
            self.junk += moves[:3]
        if dice.uniform() < OFTEN and self.junk:
            self._try_junk()
        if dice.uniform() < SELDOM:
            promises.play_on_copies(table, seat, moves)
        if dice.uniform() < SELDOM:
            self._guess(dice.lot(range(len(self.names))))
        if dice.uniform() < SELDOM:
            self._write_and_read()
        # More often as long as some command has not done anything yet.
        if dice.uniform() < SELDOM or (self.tally.unhandled and dice.uniform() < OFTEN):
            self._ask_person(seat, moves)

    def _try_junk(self) -> None:
        move = self.junk[self.dice.lot(range(len(self.junk)))]
        seat = self.dice.lot(range(len(self.names)))
        refusal = promises.try_refused(self.table, seat, move, self.names)
        if refusal is not None:
            self.tally.refusals += 1
            self.persons[seat].refused(self.table.view(seat), move, refusal)

    def _guess(self, seat: Seat) -> None:
        """Deal the cards that a seat does not know again, and count how often they are the same."""
        table = self.table
        self._require_known(self.cards.seen(table.view(self.witness)), self.known, "view")
        guess = promises.imagine_again(self.game, table, seat, self.dice, self.names)
        real, dealt = self.cards.lying(table), self.cards.lying(guess)
        if real is None or dealt is None:
            return
        if self.cards.all(guess) != self.cards.all(table):
            raise Broken("game-check-imagined-cards", name=self.names[seat])
        others = [each for each in range(len(self.names)) if each != seat]
        hands = [[sorted(self.cards.hand(at.view(each))) for each in others] for at in (table, guess)]
        stock = real.get("stock", [])
        if sum(map(len, hands[0])) >= 2 and len(stock) >= MANY:
            self.tally.guesses += 1
            self.tally.same_hands += hands[0] == hands[1] and any(map(len, hands[0]))
            self.tally.same_next += stock[0] == dealt["stock"][0]

    def _write_and_read(self) -> None:
        """Raise Broken if the position differs once it is written and read again."""
        position = self.notation.write_position(self.table, self.names)
        if position is None:
            return
        self.tally.positions += 1
        quoted = Record(self.notation, self.values, self.names, self.table.dealer, ())
        quoted.remember(self.table)
        table = promises.play_through(quoted.quote(), "game-check-position")
        again = self.notation.write_position(table, self.names)
        if again != position:
            lost = sorted(set(position) ^ set(again or ()))
            raise Broken("game-check-position-differs", lines="; ".join(lost))
        for seat in range(len(self.names)):
            if list(map(repr, table.moves(seat))) != list(map(repr, self.table.moves(seat))):
                raise Broken("game-check-position-moves", name=self.names[seat])

    def _ask_person(self, seat: Seat, moves: Sequence[Move]) -> None:
        view = self.table.view(seat)
        person = self.persons[seat]
        self.tally.asked += 1
        person.read_all(view, moves)
        person.try_cards(view, moves)
        self.persons[None].read_all(self.table.view(None), ())
        self.tally.unhandled -= set(person.handled(self.tally.unhandled, view, moves))

