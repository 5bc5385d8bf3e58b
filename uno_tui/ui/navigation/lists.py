"""Menus, settings, help, rules and messages as lists: the same in both front ends."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

import msgspec

from uno_tui import suspension
from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import Command, Context
from uno_tui.core.options import Value
from uno_tui.host.clock import Clock
from uno_tui.host.results import Result, look_at, result_of
from uno_tui.host.store import age, begun_at, goes_on
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.daily import date_text
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.keys.key_names import command_name, key_name
from uno_tui.ui.lessons.lesson import common_lesson
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.ports.option_texts import option_described, option_name, option_value
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.question import Question, with_letter_keys
from uno_tui.ui.settings import Mode
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table_runner import TableRunner
from uno_tui.ui.tables import Tables

_DIGITS = tuple("1234567890")
QUESTION_COMMANDS = frozenset(("next_item", "previous_item", "first_item", "last_item", "choose"))
"""Commands of lists that a question needs; other keys mean what they mean at the table."""
_FIRST_CARD, *_LATER_CARDS = [name for name in SHARED if name.startswith("card_")]


class NamedValue(msgspec.Struct, frozen=True):
    """A value that a line can have: `names` are its names, the shown one first; `choose` sets it."""

    names: tuple[str, ...]
    choose: Callable[[], None]


class Item(msgspec.Struct, frozen=True):
    """A line of a list. `act` is called when it is chosen; it is None for a line that is only read.

    `back` changes a value to the one before, as `act` does to the next one; `next_value` does that if `act` asks for a
    value. Of a line that is not `stepped`, both mean something else. `explains` is said on demand, and its first
    sentence after the text of an `unclear` line.

    `values` returns the values that can be named, of a line that has more than on and off; `called` is another name of
    the line, behind which they can be typed, too. `take_number` sets a typed number, and returns why it cannot be the
    value, or None.
    """

    text: str
    act: Callable[[], None] | None = None
    back: Callable[[], None] | None = None
    next_value: Callable[[], None] | None = None
    heading: bool = False
    explains: str = ""
    unclear: bool = False
    stepped: bool = True
    values: Callable[[], Sequence[NamedValue]] | None = None
    take_number: Callable[[str], str | None] | None = None
    called: str = ""
    opens: bool = False
    """Whether choosing the line only opens a list."""
    seen: str = ""
    """The text on the screen, where it differs from the one that is said."""

    @property
    def shown(self) -> str:
        """Return the text on the screen."""
        return self.seen or self.text

    @property
    def said(self) -> str:
        """Return the text that is said when the player comes to the line."""
        return f"{self.text}. {first_sentence(self.explains)}" if self.unclear else self.text

    @property
    def ahead(self) -> Callable[[], None] | None:
        """Return what changes the value to the next one, where the line has values."""
        return (self.next_value or self.act) if self.back is not None and self.stepped else None


def first_sentence(text: str) -> str:
    """Return the first sentence of a text."""
    first, dot, _ = text.partition(". ")
    return f"{first}." if dot else first


def key_list(announcer: ProgramAnnouncer, named_keys: NamedKeys, command: str, but: Collection[str] = ()) -> str:
    """Return the keys of a command without those in `but`; for the digits of single cards, their range."""
    if command == _FIRST_CARD:
        cards = [named_keys.keymap.of(each) for each in (_FIRST_CARD, *_LATER_CARDS)]
        # Other keys than the digits make no range.
        if [keys[0] for keys in cards] == list(_DIGITS):
            return announcer.text("keys-range", first=_DIGITS[0], last=_DIGITS[-1])
        return ", ".join(key_name(announcer.translator, key) for keys in cards for key in keys if key not in but)
    return ", ".join(key_name(announcer.translator, key) for key in named_keys.keymap.of(command) if key not in but)


def describe(announcer: ProgramAnnouncer, named_keys: NamedKeys, key: str, context: Context) -> str:
    """Return what a key does where the player is."""
    name = key_name(announcer.translator, key)
    # Before the keymap, as it is when the key is pressed.
    if key == suspension.KEY and suspension.POSSIBLE:
        return announcer.text("describe-key", key=name, what=announcer.text("command-suspend"))
    command = named_keys.meaning(key, context, announcer.game)
    if command is None:
        # Often Caps Lock is on: the small letter would have done something.
        means_something = named_keys.keymap.command(key.lower(), context, announcer.game) is not None
        capital = len(key) == 1 and key.isupper() and means_something
        return announcer.text("describe-nothing-capital" if capital else "describe-nothing", key=name)
    return announcer.text("describe-key", key=name, what=what(announcer, named_keys, command))


def what(announcer: ProgramAnnouncer, named_keys: NamedKeys, command: str) -> str:
    """Return what a command does, in the words of the game that is played."""
    name = named_keys.name_of_person(command) if command.startswith("person_") else None
    if name is not None:
        return announcer.text("command-person", name=name)
    return command_name(announcer.translator, command, announcer.game)


def _what_together(announcer: ProgramAnnouncer, named_keys: NamedKeys, command: str) -> str:
    return announcer.text("command-cards") if command == _FIRST_CARD else what(announcer, named_keys, command)


def help_items(
    announcer: ProgramAnnouncer,
    named_keys: NamedKeys,
    runner: TableRunner,
    context: Context,
    question: Question | None = None,
    *,
    recalls: bool = False,
    steps: bool = False,
) -> list[Item]:
    """Return a line for each key that can be pressed here, most needed first.

    At a table the commands of the moment come first, at a question its answers; in the list of messages, in which
    digits recall one (`recalls`), the digits; in a list with values (`steps`), the arrows to the side. The last line
    has second keys for those that screen readers take.
    """
    table = runner.table
    # While hands are hidden, keys of cards do nothing and are not listed.
    hidden = table is not None and table.state.handing_to is not None and context is Context.TABLE
    items = now_items(announcer, runner) if context is Context.TABLE else []
    items += [_recall_help(announcer)] if recalls else []
    items += [_steps_help(announcer)] if steps else []
    # A key that means something nearer is not listed a second time for what it means elsewhere.
    taken = {"right", "left"} if steps else set()
    if question is not None:
        beside = _beside(announcer, named_keys, runner)
        asked = {key for each in beside for key in named_keys.keymap.of(each.id)}
        for answer in question.answers:
            # Where commands go first, their keys answer nothing.
            letters = [key for key in answer.keys if not (question.commands_first and key in asked)]
            if letters:
                keys = ", ".join(map(str.upper, letters))
                # The first question has the key in its answer: "V: voice" needs no second V.
                named = answer.text.startswith(f"{keys}: ")
                items.append(Item(answer.text if named else announcer.text("answers-key", key=keys, text=answer.text)))
                taken.update(letters)
        items += _help_lines(announcer, named_keys, beside, taken)
        taken |= asked
    there = [each for each in commands_at(announcer.game).values() if each.context in (context, Context.EVERYWHERE)]
    # Ten keys for ten cards are one line.
    there = [each for each in there if is_there(announcer, named_keys, runner, each) and each.id not in _LATER_CARDS]
    if question is not None and context is Context.LIST:
        there = [each for each in there if works_at_question(each, question, at_table=table is not None)]
    if context is Context.TABLE and not hidden and table is not None:
        there = [each for each in there if works(table, each.id)]
    if table is not None and hidden:
        there = [each for each in there if each.context is Context.EVERYWHERE or _may_be_hidden(table, each.id)]
    # The game's own and its optional commands before those that every game has.
    there.sort(key=lambda each: each.id in SHARED and not each.optional)
    items += _help_lines(announcer, named_keys, there, taken)
    if suspension.POSSIBLE:
        # No keymap has it, so it is added by hand.
        keys = key_name(announcer.translator, suspension.KEY)
        items.append(Item(announcer.text("help-line", keys=keys, what=announcer.text("command-suspend"))))
    if context is Context.LIST and question is None:
        items.append(Item(announcer.text("help-letters")))
    # Last, where one key finds it: End.
    return [*items, Item(_second_keys(announcer, named_keys))]


def _beside(announcer: ProgramAnnouncer, named_keys: NamedKeys, runner: TableRunner) -> list[Command]:
    """Return the commands of the table that can be carried out while its question is open."""
    table = runner.table
    if table is None:
        return []
    there = [
        each
        for each in commands_at(announcer.game).values()
        if each.context is Context.TABLE and is_there(announcer, named_keys, runner, each)
    ]
    return [each for each in there if table.asking.allows_command(each.id) and works(table, each.id)]


def works_at_question(command: Command, question: Question, *, at_table: bool) -> bool:
    """Return whether a command that is not of the table is carried out while a question is open."""
    # The menu is where the program goes once the question is answered: opened above it, it would hide it for good.
    if command.id == "menu" and question.stays and not at_table:
        return False
    return command.context is Context.EVERYWHERE or command.id in QUESTION_COMMANDS


def _help_lines(
    announcer: ProgramAnnouncer, named_keys: NamedKeys, commands: Sequence[Command], taken: Collection[str]
) -> list[Item]:
    """Return a line for each command that has a key which is not taken."""
    listed = [
        (key_list(announcer, named_keys, each.id, taken), _what_together(announcer, named_keys, each.id))
        for each in commands
    ]
    return [Item(announcer.text("help-line", keys=keys, what=what)) for keys, what in listed if keys]


def _steps_help(announcer: ProgramAnnouncer) -> Item:
    """Return the line about the arrows that change a value."""
    keys = ", ".join(key_name(announcer.translator, key) for key in ("right", "left"))
    return Item(announcer.text("help-line", keys=keys, what=announcer.text("value-change")))


def _recall_help(announcer: ProgramAnnouncer) -> Item:
    """Return the line about the digits in the list of messages."""
    keys = announcer.text("keys-range", first=_DIGITS[0], last=_DIGITS[-1])
    return Item(announcer.text("help-line", keys=keys, what=announcer.text("command-recall")))


def _second_keys(announcer: ProgramAnnouncer, named_keys: NamedKeys) -> str:
    """Return the sentence about keys that replace those which screen readers and terminals keep for themselves."""
    kept = {command: key_list(announcer, named_keys, command) for command in ("help", "stop", "settings", "menu")}
    return announcer.text("help-second-keys", **kept)


def now_items(announcer: ProgramAnnouncer, runner: TableRunner) -> list[Item]:
    """Return the commands that would do something at the table now."""
    table = runner.table
    if table is None:
        return []
    if table.state.handing_to is not None:
        return [Item(announcer.text("help-take-over", name=table.state.name_of(table.state.handing_to)))]
    if table.state.keeping_from is not None:
        return [Item(announcer.text("help-hand-over", name=table.state.name_of(table.state.keeping_from)))]
    due = "" if runner.tutor is None or runner.tutor.awaits_command("help") else runner.tutor.due
    # Its keys work in the lesson, not in this list.
    first = [Item(announcer.text("help-due", what=due))] if due else []
    over = runner.tutor is not None and runner.tutor.finished  # the round, too, but no next one follows
    now = [Item(announcer.text("help-now", what=text)) for text in ([] if over else _now(announcer, table))]
    here = table.state.cursor.card is not None and not table.screen.numbers
    return first + now + ([Item(announcer.text("help-selected", card=table.state.walk.card_text()))] if here else [])


def works(table: TableController, command: str) -> bool:
    """Return whether a command could do something now; if it is a single move, whether that is legal."""
    state = table.state
    if not state.presenter.works(command, state.view):
        return False
    if command == "second_look":
        return table.review.is_working or bool(table.review.found)
    if command == "uno":
        return any(move in state.moves for move in state.presenter.speak_up(state.view, state.moves))
    move = state.presenter.move_of(command, state.view)
    # A command without a single move of its own has no rule against it.
    return move is None or move in state.moves


def _may_be_hidden(table: TableController, command: str) -> bool:
    """Return whether a command of the table does something while no hand is shown."""
    claims = table.state.claiming is not None
    return (claims and command in SHARED and SHARED[command].reaction) or command.startswith("person_")


def is_there(announcer: ProgramAnnouncer, named_keys: NamedKeys, runner: TableRunner, command: Command) -> bool:
    """Return whether a command means anything at this table."""
    table = runner.table
    if command.id.startswith("person_"):
        return named_keys.name_of_person(command.id) is not None
    if command.id == "talk":
        return named_keys.talks
    if command.id == "go_on" and table is not None and not runner.asks_to_go_on:
        return False
    return command.id in commands_at(announcer.game) and (table is None or table.offers(command.id))


def _now(announcer: ProgramAnnouncer, table: TableController) -> list[str]:
    state = table.state
    view = state.view
    # Some games say the debt with the turn already, and none is no news.
    debt = [state.presenter.answer("read_debt", view)] if "read_debt" in commands_at(announcer.game) else []
    turn = state.presenter.answer("read_turn", view)
    nothing = (state.words.text("debt-now-none"), "")
    return [
        turn,
        *(each for each in debt if each not in nothing and each not in turn),
    ]


OFTEN = 0.3
"""Seconds between two reports of the progress of a long count."""


def counted(announcer: ProgramAnnouncer, done: int, count: int) -> Item:
    """Return the line that says how many of the tables have been counted."""
    return Item(announcer.text("statistics-counting", done=done, all=count))


async def replay_items(
    announcer: ProgramAnnouncer, tables: Tables, clock: Clock, running: Path | None, open_: Callable[[Path], None]
) -> AsyncIterator[Sequence[Item]]:
    """Yield the progress while kept tables are read, then the tables, newest first, with those for practice.

    The `running` one is left out, and each with hidden hands that several people can still continue.
    """
    kept = sorted([*tables.store.tables(), *tables.practised.tables()], key=age, reverse=True)
    paths = [path for path in kept if path != running]
    found: dict[Path, Result] = {}
    told = clock.time()
    async for path, result in look_at(paths):
        # Results that were kept come first, replayed records when they are ready: sorted again further down.
        found[path] = result
        if clock.time() - told > OFTEN:
            told = clock.time()
            yield [counted(announcer, len(found), len(paths))]
    there = [path for path in paths if found[path].game and not _is_secret(path, found[path])]
    lines = [(path, table_line(announcer, path, found[path])) for path in there]
    yield [Item(line, partial(open_, path)) for path, line in lines] or [Item(announcer.text("replay-none"))]


def _is_secret(path: Path, result: Result) -> bool:
    """Return whether several people who hide their cards from each other can still continue a table."""
    practice = result.plan.practice
    is_open = practice is not None and practice.open_hands
    # A replay would show each of them the others' cards.
    return len(result.plan.people()) > 1 and not is_open and goes_on(path)


def unfinished_items(
    announcer: ProgramAnnouncer, runner: TableRunner, tables: Tables, open_: Callable[[Path], None]
) -> list[Item]:
    """Return the unfinished tables except the one in the menu: the game, the players, and when each was begun."""
    # At a table the menu offers none of them, so all are listed here.
    offered = None if runner.playing else tables.unfinished()

    def line(path: Path) -> str:
        table, when = _game_and_names(announcer, path), _when(announcer.translator, path)
        return announcer.text("unfinished-table", table=table, when=when)

    items = [Item(line(path), partial(open_, path)) for path in tables.unfinished_tables() if path != offered]
    return items or [Item(announcer.text("list-empty"))]


def table_line(announcer: ProgramAnnouncer, path: Path, result: Result) -> str:
    """Return when a table was begun, its game and players, and whether it is for practice."""
    plan, game = result.plan, announcer.title(result.game)
    practice = "no" if plan.practice is None else str(plan.practice.deal or "none")
    names = announcer.translator.enumerate(plan.names)
    when = _when(announcer.translator, path)
    return sentence(announcer.text("replay-table", when=when, game=game, practice=practice, names=names))


def _when(translator: Translator, path: Path) -> str:
    """Return when a table was begun, by the name of its file; else the file's name."""
    begun = begun_at(path)
    if begun is None:
        return path.stem
    days = (datetime.now().astimezone().date() - begun.date()).days
    day = {0: "today", 1: "yesterday"}.get(days, "other")
    return translator.text("when", day=day, date=date_text(translator, begun.date()), time=f"{begun:%H:%M}")


def heading(announcer: ProgramAnnouncer, title: str) -> Item:
    """Return a heading to jump to."""
    text = announcer.text(f"heading-{title}")
    # Said with the word for a heading; on the screen its look says that.
    return Item(announcer.text("heading", text=text), heading=True, seen=text)


def rules_in_force(table: TableController | None) -> list[Item]:
    """Return the rules of the table, each with a description on demand."""
    lines = [] if table is None else table.state.presenter.rule_lines(table.state.view)
    practised = [] if table is None or not table.practising.heading else [Item(table.practising.heading)]
    return practised + [Item(sentence(line), explains=described) for line, described in lines]


def rules_items(announcer: ProgramAnnouncer, tables: Tables, game: str | None = None) -> list[Item]:
    """Return the rules of a game, by default the one played or chosen last: one sentence or heading a line."""
    chosen = game or announcer.game or tables.next_game
    lines = announcer.translator.rules(chosen)
    if not lines:
        return [Item(announcer.text("rules-missing", game=announcer.title(chosen)))]
    return _spoken_rules(announcer, chosen, lines)


def chapters_of(items: Sequence[Item]) -> dict[str, list[str]]:
    """Return the lines below each heading, in their order; a heading right above another one is none of its own."""
    found: dict[str, list[str]] = {}
    for item in items:
        if item.heading:
            found[item.text] = []
        elif found:
            found[next(reversed(found))].append(item.text)
    return {heading: lines for heading, lines in found.items() if lines}


_NUMBERS = re.compile(r"\d+")
MOST_NAMING = 4
"""The most words before the colon of a sentence about a card, as in `Reverse (7): …`."""


def rule_about(
    announcer: ProgramAnnouncer, game: str, is_meant: Callable[[str], bool], number: str, off: Collection[str]
) -> str:
    """Return the clause about a card whose name `is_meant` accepts; empty if there is none.

    First those that begin with a name and a colon. Then, with a `number`, the first clause that names it first under a
    heading that names it too, as `Rule 0/7` does, but not of a house rule that is `off`. Last the sentence for each
    card within a clause.
    """
    lines = [(line, _CLAUSE.sub("", line)) for line in announcer.translator.rules(game) if line.strip()]
    clauses = [(line, text) for line, text in lines if not line.startswith("#")]
    for line, text in clauses:
        name, colon, _ = text.partition(":")
        if colon and is_meant(name):
            return _spoken(announcer, game, line)
    numbered = False
    for line, text in lines:
        if line.startswith("#"):
            is_off = any(f"({rule})" in line for rule in off)
            numbered = bool(number) and number in _NUMBERS.findall(line) and not is_off
        elif numbered and _NUMBERS.findall(text)[:1] == [number]:
            return _spoken(announcer, game, line)
    for _, text in clauses:
        for said in text.split(". "):
            name, colon, _ = said.partition(":")
            short = len(name.split()) <= MOST_NAMING
            if colon and (is_meant(name.partition("(")[0]) or (short and number in _NUMBERS.findall(name))):
                return _spoken(announcer, game, f"{said.rstrip('.')}.")
    return ""


def option_about(
    announcer: ProgramAnnouncer, game: str, values: Mapping[str, Value], is_meant: Callable[[str], bool]
) -> str:
    """Return the value and the description of the option whose name `is_meant` accepts; empty if there is none."""
    translator = announcer.translator
    for option in GAMES[game].options:
        name = option_name(translator, game, option)
        if is_meant(name):
            value = option_value(translator, game, option, values[option.id])
            line = announcer.text("table-option", option=name, value=value)
            if values[option.id] is False:
                line = announcer.text("option-off-here", option=name)
            return f"{line}. {option_described(translator, game, option)}"
    return ""


def _spoken(announcer: ProgramAnnouncer, game: str, line: str) -> str:
    return " ".join(item.text for item in _spoken_rules(announcer, game, [line]))


def rules_with(
    announcer: ProgramAnnouncer, game: str, has: Callable[[str], bool], off: Collection[str] = ()
) -> list[str]:
    """Return the clauses that `has` accepts, as they are said, without those of house rules that are `off`."""
    found, is_off = [], False
    for line in filter(str.strip, announcer.translator.rules(game)):
        if line.startswith("#"):
            is_off = any(f"({rule})" in line for rule in off)
        elif not is_off and has(_CLAUSE.sub("", line)):
            found.append(line)
    return [_spoken(announcer, game, line) for line in found]


def _spoken_rules(announcer: ProgramAnnouncer, game: str, lines: Sequence[str]) -> list[Item]:
    """Return clauses and headings of a game as they are said, one sentence a line."""
    names = {option.id: option_name(announcer.translator, game, option) for option in GAMES[game].options}
    headings = _headings_of_clauses(announcer, announcer.translator.rules(game))

    def spoken(line: str) -> str:
        # The number at the beginning goes, one within the text becomes a heading.
        return _CLAUSE_NAMED.sub(lambda found: headings.get(found[0], found[0]), _CLAUSE.sub("", line))

    return [item for line in lines for item in _rule(announcer, spoken(line), names)]


def _headings_of_clauses(announcer: ProgramAnnouncer, lines: Sequence[str]) -> Mapping[str, str]:
    """Return for the number of each clause the heading above it, in quotes: a number says nothing to the ear."""
    found: dict[str, str] = {}
    heading = ""
    for line in lines:
        if line.startswith("#"):
            heading = announcer.text("rule-heading", title=_IN_BRACKETS.sub("", line.lstrip("# ")))
        elif (clause := _CLAUSE_NAMED.match(line)) is not None:
            found[clause[0]] = heading
    return found


_IN_BRACKETS = re.compile(r" \((?:[Oo]ption )?([^()]*)\)")
_IDS = re.compile(r"[a-z_]+(=[a-z_]+)?")
_WORD_ENDS = re.compile(r"\b")
# A point before a small letter ends no sentence, as in an abbreviation.
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+(?=[^a-z\s])")
_CLAUSE = re.compile(r"^[A-Z]+-\d+\. ")
_CLAUSE_NAMED = re.compile(r"\b[A-Z]+-\d+\b")


def _rule(announcer: ProgramAnnouncer, line: str, names: Mapping[str, str]) -> list[Item]:
    """Return the sentences of a clause, with the names of options in place of their ids; or a heading."""
    if line.startswith("#"):
        title = _IN_BRACKETS.sub("", line.lstrip("# "))
        return [Item(announcer.text("heading", text=title), heading=True, seen=title)]
    return [Item(part) for part in _SENTENCE_ENDS.split(_IN_BRACKETS.sub(lambda found: _named(found, names), line))]


def _named(found: re.Match[str], names: Mapping[str, str]) -> str:
    """Return a bracketed part, with an option called by its name; empty if it is only an id."""
    # `(draw_anytime)` is for those who write table files.
    if _IDS.fullmatch(found[1]):
        return ""
    return f" ({''.join(names.get(word, word) for word in re.split(_WORD_ENDS, found[1]))})"


def yes_or_no(announcer: ProgramAnnouncer, message_id: str, sure: Callable[[], None], **values: object) -> Question:
    """Return a question that calls `sure` only after a yes; no is the first answer, so a hasty Enter does nothing."""
    return sure_question(announcer, announcer.text(message_id, **values), sure)


def sure_question(announcer: ProgramAnnouncer, prompt: str, sure: Callable[[], None]) -> Question:
    """Return the same question for a text that is already translated."""
    texts = [(announcer.text("value-no"), False), (announcer.text("value-yes"), True)]

    def answered(value: object) -> None:
        if value:
            sure()
        else:
            announcer.say(announcer.text("left-as-it-was"))

    return Question(prompt, with_letter_keys(texts), answered, lambda: answered(False))


def history_items(announcer: ProgramAnnouncer) -> list[Item]:
    """Return the messages, newest last, with a heading where the player's last turn ended."""
    history = announcer.speaker.history
    items = [Item(message.text, _again(announcer, message.text)) for message in history.messages()]
    if history.since_turn:
        # Counted from the end, because only the newest messages are kept.
        items.insert(len(items) - history.since_turn, Item(announcer.text("history-since-turn"), heading=True))
    return items


def older_message(announcer: ProgramAnnouncer, steps: int) -> Utterance:
    """Go back (negative) or forward in the messages; return the message there, or that there is none further."""
    found = announcer.speaker.history.move(steps)
    if found is None:
        return Utterance(announcer.text("history-empty"), Category.SYSTEM)
    utterance, edge = found
    if not edge:
        return utterance
    end = announcer.text("history-oldest" if steps < 0 else "history-newest", text=utterance.text)
    return Utterance(end, utterance.category)


def numbered_message(announcer: ProgramAnnouncer, number: int) -> str:
    """Return the message with this number, counted from the latest (1); if there is none, the sentence that says so."""
    texts = [each.text for each in announcer.speaker.history.messages()]
    if 1 <= number <= len(texts):
        return texts[-number]
    return no_such_message(announcer, number, len(texts))


def no_such_message(announcer: ProgramAnnouncer, number: int, count: int) -> str:
    """Return the sentence that there is no message with this number."""
    return announcer.text("no-such-message", number=number, count=count)


def _again(announcer: ProgramAnnouncer, text: str) -> Callable[[], None]:
    return lambda: announcer.echo(text)


_MENU = (
    *("lessons", "table", "rules", "settings", "events", "keys", "remap", "replay", "statistics", "hear", "voices"),
    "daily",
)
"""The entries of the menu that keep their places, from the second line on."""


def menu_entries(runner: TableRunner, tables: Tables, *, at_table: bool) -> list[str]:
    """Return the entries of the menu: `back`, `resume`, `new`, `table`, and so on.

    The first leads on: to the table, to what was left last, or to a new game. `_MENU` follows, so that its numbers stay
    the same; what is not always there stands behind it.
    """
    unfinished = tables.unfinished_tables()
    # Enter at the opened menu leads on: nothing else is needed most of the time.
    first, *rest = ["back"] if at_table else _what_goes_on(runner, unfinished)
    # After a match nobody goes back to its table first, and a new game stands there only once.
    if runner.just_played or first == "new":
        first, rest = "new", [each for each in (first, *rest) if each != "new"]
    else:
        rest.insert(0, "new")
    # A line of their own only for tables that "resume" does not lead to.
    if len(unfinished) > ("resume" in (first, *rest)):
        rest.append("others")
    if tables.practised.unfinished() is not None:
        rest.append("practice")
    if runner.table is not None and runner.table.review.found:
        rest.append("remarks")
    # A lesson keeps its progress and cannot be abandoned, only left.
    if runner.tutor is not None:
        rest.append("leave_lesson")
    elif at_table:
        rest.append("abandon")
    return [first, *_MENU, *rest, "quit"]


def guest_entries(runner: TableRunner, *, at_table: bool, ways: bool, seat: bool) -> list[str]:
    """Return the entries of the menu of a guest from another machine.

    With `ways` they can follow the table in others; with `seat` they look on, and a seat is free.
    """
    first = ["back"] if at_table else []
    last = ["remarks"] if runner.table is not None and runner.table.review.found else []
    last = [*(["way"] if ways else []), *(["take_seat"] if seat else []), *last, "quit"]
    return [*first, "people", "talk", "rules", "settings", "events", "keys", "remap", *last]


def _what_goes_on(runner: TableRunner, unfinished: Sequence[Path]) -> list[str]:
    """Return the entries that lead to an unfinished table or lesson, the one that was left last first.

    Where there is none: the first lesson until a lesson is done, then a new game.
    """
    course = runner.course
    lessons, resumed = ["lesson"] * (course.left is not None), ["resume"][: len(unfinished)]
    if not lessons and not resumed:
        return ["new" if course.progress.any_done else "first_lesson"]
    # Both files are written when something is done there, so their times say which was left last.
    later = bool(resumed) and course.progress.changed < _changed(unfinished[0])
    return [*resumed, *lessons] if later else [*lessons, *resumed]


def _changed(path: Path) -> float:
    """Return when a file was written last, in seconds; 0 if it is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def menu_items(
    announcer: ProgramAnnouncer, runner: TableRunner, tables: Tables, entries: Sequence[str], do: Callable[[str], None]
) -> list[Item]:
    """Return the menu with these entries; `do` is called with the chosen one."""
    values = {"count": len(tables.plan.names), "game": announcer.title(tables.next_game)}
    unfinished = tables.unfinished() if "resume" in entries else None
    values["table"] = "" if unfinished is None else _game_and_names(announcer, unfinished)
    practised = tables.practised.unfinished() if "practice" in entries else None
    values["practised"] = "" if practised is None else _game_and_names(announcer, practised)
    values["lesson"] = _title_of(runner.course.left or common_lesson(), announcer, runner)
    texts = [announcer.text(f"menu-{entry}", **values) for entry in entries]
    # The rules are read only to those who ask for them: the line has a game's name in it.
    opening = [each in _MENU and each != "rules" for each in entries]
    parts = zip(texts, entries, opening, strict=True)
    return [Item(text, _doing(do, each), opens=opens) for text, each, opens in parts]


def _title_of(lesson: tuple[str, str], announcer: ProgramAnnouncer, runner: TableRunner) -> str:
    """Return the title of a lesson; the name of its file if its texts cannot be read."""
    try:
        return runner.course.title(lesson, announcer.translator)
    except TableError:
        return lesson[1]


def _game_and_names(announcer: ProgramAnnouncer, path: Path) -> str:
    """Return the game and the other players of a table."""
    result = result_of(path)
    people = result.plan.here()
    # One person knows that they sit there; several people are all named.
    others = [name for seat, name in enumerate(result.plan.names) if [seat] != list(people)]
    names = announcer.translator.enumerate(others)
    return announcer.text("table-with", game=announcer.title(result.game), names=names)


def _doing(do: Callable[[str], None], entry: str) -> Callable[[], None]:
    return lambda: do(entry)


def mode_question(announcer: ProgramAnnouncer, readers: Collection[str], answered: Callable[[Mode], None]) -> Question:
    """Return the question how the player wants to hear the game, with one key per answer."""
    texts = [
        (announcer.text("answers-key", key=letter, text=announcer.text(f"mode-{mode}")), mode)
        # The letters are the same in every language, and each answer names its own.
        for letter, mode in zip("VRS", Mode, strict=True)
    ]
    prompt = announcer.text("mode-ask")
    if readers:
        listed = announcer.translator.enumerate(sorted(readers))
        prompt = f"{announcer.text('mode-ask-reader-found', reader=listed, count=len(readers))} {prompt}"

    def choose(value: object) -> None:
        answered(Mode(str(value)))

    return Question(prompt, with_letter_keys(texts), choose, lambda: None, names_all=True, stays=True)
