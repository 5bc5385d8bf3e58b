"""The list of a new table: game, seats, options, presets. The same in both front ends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, unusable_plugins
from uno_tui.core.options import Option
from uno_tui.host.match import FRIEND, PERSON, Plan
from uno_tui.message import message, why
from uno_tui.ui import presets
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.names import NAMES, fault_of, why_not_named, why_not_seated, with_wished, without_taken
from uno_tui.ui.navigation.items import Item, NamedValue, first_sentence, heading
from uno_tui.ui.navigation.practice_choices import ALONE, PracticeChoices
from uno_tui.ui.navigation.standard_questions import yes_or_no
from uno_tui.ui.ports.option_texts import option_described, option_name, option_value
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.presets import Preset, PresetError
from uno_tui.ui.session import Session
from uno_tui.ui.tables import Wishes

MANY, ROUND = 50, 50
"""An option with a range wider than `MANY` is stepped by multiples of `ROUND`."""
PLAYERS = (PERSON, *map(str, Level))
_BETWEEN_DIGITS = " .,'\u00a0\u202f"
"""The characters that separate groups of digits in some language."""


def tell_counts(announcer: ProgramAnnouncer, game: str) -> str:
    """Return the sentence that says how many players a game takes."""
    allowed = GAMES[game].players
    counts = announcer.translator.enumerate(list(map(str, allowed)), "list-last-or")
    if allowed.step == 1:
        counts = announcer.text("counts-range", least=allowed[0], most=allowed[-1])
    return announcer.text("table-seats-range", game=announcer.title(game), counts=counts)


def tell_people(announcer: ProgramAnnouncer, names: Sequence[str], players: Sequence[str]) -> str:
    """Return the sentence that says which of the players sit at this computer."""
    people = [name for name, player in zip(names, players, strict=True) if player == PERSON]
    return announcer.text("table-people", names=announcer.translator.enumerate(people))


class Choices(msgspec.Struct, frozen=True):
    """What is chosen for a new table."""

    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    values: Mapping[str, options.Value]


class NewTable:
    """The choices for a new table. `type_` asks for a word, `ask` puts a question.

    `start` gets a function that sets up the table, and calls it once the player has agreed to leave a running match.
    `practise` goes to a practice table from a table file, and raises TableError if that cannot be read.
    """

    def __init__(
        self,
        session: Session,
        start: Callable[[Callable[[], None]], None],
        type_: Callable[[TextPrompt], None],
        ask: Callable[[Question], None],
        practise: Callable[[Path], None],
    ) -> None:
        self.session = session
        self._start = start
        self._type = type_
        self._ask = ask
        plan = session.tables.plan
        self.game = session.tables.next_game
        self.names = list(plan.names)
        self._bot = session.preferences.settings.bots
        """The level of bots at new tables, as it was when the seats were filled."""
        # A friend takes their seat again by name when the table begins.
        self.players = [self._bot if player == FRIEND else player for player in plan.players]
        # A copy: what is chosen counts only once the table is begun.
        self.values = dict(session.tables.next_values)
        self._chosen: dict[str, dict[str, options.Value]] = {}
        """The options of the games that were chosen before another one, kept in case the player comes back."""
        self.practising = PracticeChoices(
            session.announcer, session.tables, type_, self._sit_alone, practise, self.players
        )

    def text(self, message_id: str, **values: object) -> str:
        """Return a text in the player's language."""
        return self.session.announcer.text(message_id, **values)

    @property
    def choices(self) -> Choices:
        """What is chosen now, apart from practice."""
        return Choices(self.game, tuple(self.names), tuple(self.players), dict(self.values))

    def restore(self, choices: Choices) -> None:
        """Choose again what was chosen before."""
        self.game, self.values = choices.game, dict(choices.values)
        self.names[:], self.players[:] = choices.names, choices.players

    @property
    def seats(self) -> list[str]:
        """The lines of the seats."""
        return [self._seat_text(place) for place in range(len(self.names))]

    def items(self) -> list[Item]:
        """Return the choices with their values. Lines that change the number of seats stand above the seats."""
        self._follow_level()
        items = [
            Item(self.text("table-start"), self._begin),
            self._game_item(),
        ]
        items += [
            heading(self.session.announcer, "presets"),
            *self._preset_items(),
            heading(self.session.announcer, "seats"),
        ]
        items += [
            Item(self.text("table-more"), lambda: self._change_seats(1)),
            Item(self.text("table-fewer"), lambda: self._change_seats(-1)),
        ]
        items += [self._seat(place) for place in range(len(self.names))]
        items += [
            Item(self.text("table-name", number=place + 1, name=name), self._naming(place))
            for place, name in enumerate(self.names)
        ]
        items += [heading(self.session.announcer, "practice"), *self.practising.items(), *self._advice()]
        items.append(heading(self.session.announcer, "rules"))
        items += [self._option(option) for option in GAMES[self.game].options if option.is_relevant(self.values)]
        return items + self._unusable()

    def _unusable(self) -> list[Item]:
        """Return the reasons why plug-ins cannot be played, under a heading."""
        faults = [Item(self.session.announcer.translator.sentence(fault)) for fault in unusable_plugins().values()]
        return [heading(self.session.announcer, "unusable"), *faults] if faults else []

    def _advice(self) -> list[Item]:
        """Return the line for shared advice, if several people sit at the table and do not practise."""
        if self.players.count(PERSON) < 2 or self.practising.practice is not None:
            return []
        settings = self.session.preferences.settings

        def text() -> str:
            shown = self.text("value-yes" if settings.shared_advice else "value-no")
            return self.text("table-option", option=self.text("table-advice"), value=shown)

        def switch() -> None:
            settings.shared_advice = not settings.shared_advice
            self.session.save_settings()
            self.session.announcer.say(text())

        return [
            Item(text(), switch, switch, explains=self.session.announcer.translator.text("table-advice", "description"))
        ]

    def _game_item(self) -> Item:
        title = self.session.announcer.title(self.game)
        explained = self.session.announcer.translator.of(self.game).text("title", "description")
        ahead, back = partial(self._change_game, 1), partial(self._change_game, -1)

        def values() -> list[NamedValue]:
            title_of = self.session.announcer.title
            return [NamedValue((title_of(game),), partial(self.choose_game, game)) for game in GAMES]

        return Item(self.text("table-game", game=title), ahead, back, ahead, explains=explained, values=values)

    def _begin(self) -> None:
        if PERSON not in self.players:
            self.session.announcer.say(self.text("table-person-needed"))
            return
        reason = why_not_seated(self.game, self.names)
        if reason is not None:
            self.session.announcer.say(self.session.announcer.translator.sentence(reason))
            return
        plan = Plan(tuple(self.names), tuple(self.players), self.practising.practice)
        self._start(partial(self.session.tables.set_table, self.game, plan, self.values))

    def _change_game(self, steps: int) -> None:
        games = list(GAMES)
        before, self.game = self.game, games[(games.index(self.game) + steps) % len(games)]
        # A player may name the game that is chosen already.
        if self.game != before:
            self._chosen[before] = self.values
            self.values = self._chosen.get(self.game) or options.defaults(GAMES[self.game].options)
        allowed = GAMES[self.game].players
        count = len(self.names)
        # The allowed number of seats that is nearest to the present one.
        wanted = min((each for each in allowed), key=lambda each: abs(each - count))
        while len(self.names) != wanted:
            self._change_by(1 if wanted > len(self.names) else -1)
        said = self.text("table-game", game=self.session.announcer.title(self.game))
        if wanted != count:
            # Seats that come or go by themselves would otherwise be noticed only at the table.
            said = self.text("sentence-joined", first=f"{said}.", second=self.text("table-count", count=wanted))
        self.session.announcer.say(said)

    def choose_game(self, game: str) -> None:
        """Change to a game that is named."""
        games = list(GAMES)
        self._change_game(games.index(game) - games.index(self.game))

    # Seats.

    def _follow_level(self) -> None:
        """Seat bots of the level that was chosen for new tables while this list is open, as `easy bots` does."""
        before, self._bot = self._bot, self.session.preferences.settings.bots
        if before != self._bot:
            self.players = [self._bot if player == before else player for player in self.players]

    def _sit_alone(self, alone: bool) -> None:
        """Put a person on all seats, or bots on all but the first again."""
        others = PERSON if alone else self.session.preferences.settings.bots
        self.players = [PERSON, *[others] * (len(self.players) - 1)]

    def _seat(self, place: int) -> Item:
        def change(steps: int) -> None:
            self._choose(place, PLAYERS[(PLAYERS.index(self.players[place]) + steps) % len(PLAYERS)])

        def values() -> list[NamedValue]:
            return [NamedValue((self.text(f"player-{each}"),), partial(self._choose, place, each)) for each in PLAYERS]

        return Item(
            self._seat_text(place), partial(change, 1), partial(change, -1), values=values, called=self.names[place]
        )

    def _choose(self, place: int, player: str) -> None:
        """Let a person, or a bot of a level, play on a seat."""
        self.players[place] = player
        self.practising.use(self.practising.practice, self.players)  # who plays on all seats plays alone
        self.session.announcer.say(self._seat_text(place))

    def set_level(self, name: str, level: Level) -> bool:
        """Change the level of the bot of that name; return False if a person plays there."""
        place = self.names.index(name)
        if self.players[place] == PERSON:
            return False
        self._choose(place, level)
        return True

    def _seat_text(self, place: int) -> str:
        # The only person must be the player at this keyboard.
        alone = self.players[place] == PERSON and self.players.count(PERSON) == 1
        player = self.text("player-self" if alone else f"player-{self.players[place]}")
        return self.text("table-seat", number=place + 1, name=self.names[place], player=player)

    def seat_players(self, count: int) -> None:
        """Add or remove seats until there are so many, or say how many players the game takes."""
        if count not in GAMES[self.game].players:
            self._refuse_seats()
            return
        while len(self.names) != count:
            self._change_by(1 if len(self.names) < count else -1)
        self.session.announcer.say(self.text("table-count", count=count))

    def wish(self, wishes: Wishes) -> None:
        """Take over what a player wishes; the game must allow that number of players."""
        if wishes.count is not None:
            self.seat_players(wishes.count)
        self.names[:] = with_wished(self.names, wishes.names, wishes.people)
        self.players = list(wishes.players(self.players))
        if wishes.people:
            self.session.announcer.say(tell_people(self.session.announcer, self.names, self.players))
        for option in GAMES[self.game].options:
            if option.id in wishes.values:
                options.switch(GAMES[self.game].options, self.values, option.id, wishes.values[option.id])
                self.session.announcer.say(self._option(option).text)

    def remove(self, names: Sequence[str]) -> None:
        """Remove the seats of bots with these names, or say how many players the game takes."""
        there = [place for place, name in enumerate(self.names) if name in names and self.players[place] != PERSON]
        if not there:  # a person's seat stays
            self.session.announcer.say(self._seat_text(next(at for at, each in enumerate(self.names) if each in names)))
            return
        if len(self.names) - len(there) not in GAMES[self.game].players:
            self._refuse_seats()
            return
        leaving = [self.names[place] for place in there]
        for place in reversed(there):
            del self.names[place], self.players[place]
        told = self.session.announcer.translator.enumerate(leaving)
        self.session.announcer.say(self.text("table-left", names=told, number=len(leaving), count=len(self.names)))

    def rename(self, place: int, name: str) -> None:
        """Name the player on a seat, or say why the name is not possible."""
        reason = self._take_name(place, name)
        if reason is not None:
            self.session.announcer.say(reason)

    def _refuse_seats(self) -> None:
        self.session.announcer.say(tell_counts(self.session.announcer, self.game))

    def _change_seats(self, change: int) -> None:
        allowed = GAMES[self.game].players
        step = allowed.step * change
        if len(self.names) + step not in allowed:
            self._refuse_seats()
            return
        # Teams lose two seats at a time: their names are said together.
        leaving = self.names[step:] if change < 0 else []
        for _ in range(abs(step)):
            self._change_by(change)
        if leaving:
            names = self.session.announcer.translator.enumerate(leaving)
            self.session.announcer.say(self.text("table-left", names=names, number=len(leaving), count=len(self.names)))
            return
        now = self.text("table-count", count=len(self.names))
        self.session.announcer.say(self.text("sentence-joined", first=now, second=self._seat_text(len(self.names) - 1)))

    def _change_by(self, change: int) -> None:
        if change < 0:
            self.names.pop()
            self.players.pop()
        else:
            # Games have ten seats at most, and there are ten names: one is always free.
            self.names.append(without_taken(NAMES, self.names)[0])
            self.players.append(PERSON if self.practising.kind == ALONE else self.session.preferences.settings.bots)

    def _naming(self, place: int) -> Callable[[], None]:
        return lambda: self._type(TextPrompt(self.text("ask-name"), self.names[place], partial(self._take_name, place)))

    def _take_name(self, place: int, name: str) -> str | None:
        """Name the player on a seat; return why the name is not possible, None if it is."""
        name = name.strip()
        fault = fault_of(name, self.game, self.names[:place] + self.names[place + 1 :])
        if fault is not None:
            return self.session.announcer.translator.sentence(why_not_named(name, fault))
        self.names[place] = name
        self.session.announcer.say(self._seat_text(place))
        return None

    # Options.

    def _option(self, option: Option) -> Item:
        name = self._name(option)
        value = option_value(self.session.announcer.translator, self.game, option, self.values[option.id])
        described = option_described(self.session.announcer.translator, self.game, option)
        text = self.text("table-option", option=name, value=value)
        ahead, back = self._changing(option, 1), self._changing(option, -1)
        # Enter on a number asks for it: a thousand steps would take too long.
        if _is_number(option):
            ask, take = partial(self._ask_number, option), partial(self._take_number, option)
            return Item(text, ask, back, ahead, explains=described, take_number=take)

        def values() -> list[NamedValue]:
            translator = self.session.announcer.translator
            shown = [(option_value(translator, self.game, option, each), each) for each in option.choices]
            return [NamedValue((name,), partial(self._switch, option, each)) for name, each in shown]

        return Item(text, ahead, back, ahead, explains=described, values=values if option.choices else None)

    def _name(self, option: Option) -> str:
        return option_name(self.session.announcer.translator, self.game, option)

    def _changing(self, option: Option, steps: int) -> Callable[[], None]:
        def act() -> None:
            now = self.values[option.id]
            if isinstance(now, bool):
                self._switch(option, not now)
            elif isinstance(now, int):
                self._step_number(option, now, steps)
            else:
                self._switch(option, option.choices[(option.choices.index(now) + steps) % len(option.choices)])

        return act

    def _switch(self, option: Option, value: options.Value) -> None:
        # A rule may need another one, which is switched along and said after it.
        dragged = options.switch(GAMES[self.game].options, self.values, option.id, value)
        said = self._option(option).text + "."
        explained = first_sentence(option_described(self.session.announcer.translator, self.game, option))
        if value is True and explained:
            said = self.text("sentence-joined", first=said, second=explained)
        if dragged:
            others = [self._name(each) for each in GAMES[self.game].options if each.id in dragged]
            names = self.session.announcer.translator.enumerate(others)
            also = self.text("table-dragged", list=names, on="yes" if value else "no")
            said = self.text("sentence-joined", first=said, second=also)
        self.session.announcer.say(said)

    def _step_number(self, option: Option, now: int, steps: int) -> None:
        """Step to the next number, in a wide range the next round one; at its end, say the range."""
        size = 1 if option.high - option.low <= MANY else ROUND
        # From a number between two round ones, to the nearest one in that direction.
        stepped = (now // size + steps if steps > 0 else -(-now // size) + steps) * size
        value = self.values[option.id] = min(option.high, max(option.low, stepped))
        if value == now:
            self.session.announcer.say(
                self.text("number-edge", option=self._name(option), low=option.low, high=option.high)
            )
        else:
            self.session.announcer.say(self._option(option).text)

    def _ask_number(self, option: Option) -> None:
        name = self._name(option)
        prompt = self.text("ask-number", option=name, low=option.low, high=option.high)
        self._type(TextPrompt(prompt, str(self.values[option.id]), partial(self._take_number, option)))

    def _take_number(self, option: Option, word: str) -> str | None:
        """Set the value that is typed and say the line; return why it cannot be the value, else None."""
        try:
            self.values[option.id] = option.read("".join(each for each in word if each not in _BETWEEN_DIGITS))
        except options.OptionError:
            return self.text("number-bad", low=option.low, high=option.high)
        self.session.announcer.say(self._option(option).text)
        return None

    # Presets.

    def _preset_items(self) -> list[Item]:
        """Return the lines of the presets; if their file cannot be read, a line that says why."""
        items, sentence = [Item(self.text("table-save"), self._save)], self.session.announcer.translator.sentence
        try:
            kept = presets.read(self.session.preferences.folders.presets)
        except PresetError as error:
            return [*items, Item(sentence(error.message))]
        for name, preset in kept.items():
            reason = presets.why_not_usable(preset)
            if reason is None:
                items.append(Item(self.text("table-use", name=name), self._using(name)))
            else:  # as for a plug-in that is not installed any more
                told = sentence(message("preset-wrong", preset=name, reason=reason))
                items.append(Item(told[:1].upper() + told[1:]))
            items.append(Item(self.text("table-forget", name=name), self._forgetting(name)))
        return items

    def _change_presets(self, change: Callable[[dict[str, Preset]], object], said: str) -> None:
        """Change the kept presets, unless their file cannot be read."""
        path = self.session.preferences.folders.presets
        # The file is read next: what another program has cut is whole again by then.
        self.session.saving.restore()
        try:
            kept = presets.read(path)
            change(kept)
            presets.write(path, kept)
            self.session.saving.remember(path)
        except PresetError as error:
            self.session.announcer.say(self.session.announcer.translator.sentence(error.message))
        except OSError as error:
            reason = self.session.announcer.translator.sentence(why(error))
            self.session.announcer.say(self.text("file-trouble", path=str(path), reason=reason))
        else:
            self.session.announcer.say(said)

    def _save(self) -> None:
        warned: set[str] = set()

        def on_answer(name: str) -> str | None:
            # A name stands in one line, however it was typed or pasted.
            name = " ".join(name.split())
            if not name:
                return self.text("typing-empty")
            rules = tuple(options.write_changed(GAMES[self.game].options, self.values))
            preset = Preset(self.game, tuple(self.names), tuple(self.players), rules, self.practising.practice)
            # Refused now, because it could not be loaded later.
            reason = presets.why_not_usable(preset)
            if reason is not None:
                return self.session.announcer.translator.sentence(reason)
            if name in self._known_presets() and name not in warned:
                warned.add(name)  # the same name once more is a yes
                return self.text("table-replaces", name=name)
            self._change_presets(lambda kept: kept.update({name: preset}), self.text("table-saved", name=name))
            return None

        self._type(TextPrompt(self.text("ask-preset"), "", on_answer))

    def _known_presets(self) -> Collection[str]:
        """Return the names of the presets; none where the file cannot be used, which is told when it is changed."""
        try:
            return presets.read(self.session.preferences.folders.presets)
        except (PresetError, OSError):
            return ()

    def _using(self, name: str) -> Callable[[], None]:
        def act() -> None:
            try:
                # Read again: another window may have changed or deleted it since the list was opened.
                path = self.session.preferences.folders.presets
                preset = presets.read(path)[name]
                presets.must_be_usable(path, name, preset)
            except PresetError as error:
                self.session.announcer.say(self.session.announcer.translator.sentence(error.message))
                return
            except KeyError:
                self.session.announcer.say(self.text("table-vanished", name=name))
                return
            self._chosen[self.game] = self.values  # kept in case the player comes back to that game
            self.game, self.values = preset.game, preset.values()
            self.names, self.players = list(preset.names), list(preset.players)
            self.practising.use(preset.practice, self.players)
            self.session.announcer.say(self.text("table-used", name=name))

        return act

    def _forgetting(self, name: str) -> Callable[[], None]:
        def sure() -> None:
            self._change_presets(lambda kept: kept.pop(name, None), self.text("table-forgotten", name=name))

        return lambda: self._ask(yes_or_no(self.session.announcer, "table-forget-sure", sure, name=name))


def _is_number(option: Option) -> bool:
    return isinstance(option.default, int) and not isinstance(option.default, bool)
