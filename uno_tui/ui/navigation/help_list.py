"""The help: a line for each key that means something where the player is."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from uno_tui import suspension
from uno_tui.core.commands import Command, Context
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.commands import SHARED, WORDS, commands_at
from uno_tui.ui.keys.key_names import command_name, key_name
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.question import Question
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table_runner import TableRunner

_DIGITS = tuple("1234567890")
QUESTION_COMMANDS = frozenset(("next_item", "previous_item", "first_item", "last_item", "choose"))
"""Commands of lists that a question needs; other keys mean what they mean at the table."""
_FIRST_CARD, *_LATER_CARDS = [name for name in SHARED if name.startswith("card_")]


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
    command = named_keys.command_for(key, context, announcer.game)
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
    return announcer.words.text("command-cards") if command == _FIRST_CARD else what(announcer, named_keys, command)


MOST_NEEDED = (
    "play", "next_card", "previous_card", "new_set", "finish", "draw", "pass", "uno", "hand", "all_cards", "read_top",
    "next_playable", "read_turn", "read_counts", "advice", "hint", "repeat", "rules", "menu", "quit",
)  # fmt: skip
"""The commands and words of a table that come first in its help, in this order."""


def rank(name: str) -> int:
    """Return the place of a command or word in the help of a table, among those of the same place as declared.

    After what is most needed comes what only this game has, or what not every game has: players know it from no other.
    """
    if name in MOST_NEEDED:
        return MOST_NEEDED.index(name)
    every_game_has_it = name in WORDS or (name in SHARED and not SHARED[name].optional)
    return len(MOST_NEEDED) + every_game_has_it


def help_items(
    announcer: ProgramAnnouncer,
    named_keys: NamedKeys,
    runner: TableRunner,
    context: Context,
    question: Question | None = None,
    *,
    recalls: bool = False,
    steps: bool = False,
    idle: Collection[str] = (),
) -> list[Item]:
    """Return a line for each key that can be pressed here, most needed first.

    At a table the commands of the moment come first, at a question its answers; in the list of messages, in which
    digits recall one (`recalls`), the digits; in a list with values (`steps`), the arrows to the side. Commands that
    are `idle` in a list are left out: their letters go to lines. The last line has second keys for those that screen
    readers take.
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
    there = [each for each in there if each.id not in idle]
    if question is not None and context is Context.LIST:
        there = [each for each in there if works_at_question(each, question, at_table=table is not None)]
    later: list[Command] = []
    if context is Context.TABLE and not hidden and table is not None:
        idle_here = [each for each in there if not works(table, each.id)]
        there = [each for each in there if each not in idle_here]
        # What only asks and cannot answer may be so for the whole match.
        later = [each for each in idle_here if not each.only_asks]
    if table is not None and hidden:
        there = [each for each in there if each.context is Context.EVERYWHERE or _may_be_hidden(table, each.id)]
    there.sort(key=lambda each: rank(each.id) if context is Context.TABLE else 0)
    items += _help_lines(announcer, named_keys, there, taken)
    # A newcomer learns here that there is a key for Uno, though there is nothing to say yet.
    not_now = _help_lines(announcer, named_keys, later, taken)
    items += [Item(announcer.text("help-later", line=each.text)) for each in not_now]
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
    return first + now + _selected(announcer, table)


def _selected(announcer: ProgramAnnouncer, table: TableController) -> list[Item]:
    """Return the line on the selected card: what Enter does with it, where the game asks for a card, or its name."""
    state, card = table.state, table.state.cursor.card
    if card is None or table.screen.numbers:
        return []
    hint = state.presenter.selected_hint(state.view, card)
    return [Item(hint or announcer.text("help-selected", card=state.walk.card_text()))]


def works(table: TableController, command: str) -> bool:
    """Return whether a command could do something now; if it is a single move, whether that is legal."""
    state = table.state
    if not state.presenter.works(command, state.view):
        return False
    if command == "second_look":
        return table.review.is_working or bool(table.review.found)
    if command == "draw":
        return state.presenter.space_move(state.view, state.moves) in state.moves
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
