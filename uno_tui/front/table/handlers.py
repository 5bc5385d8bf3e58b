"""What carries out every command of the table that no game owns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from uno_tui.front.keys.commands import SHARED
from uno_tui.front.table.keyboard import PERSONS
from uno_tui.front.table.question import Question
from uno_tui.front.table.walking import walks
from uno_tui.games.commands import Context
from uno_tui.speech.utterance import Category, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk
    from uno_tui.front.table.guide import Guide


def play(desk: Desk) -> None:
    """Enter: go on after a round or a match, let the game ask again, or play the selected card."""
    outcome = desk.outcome
    if outcome.match is not None:
        desk.screen.open("menu")
    elif outcome.round is not None:
        desk.keyboard.deal()
        desk.party.deal()
    elif desk.asking.put():
        return
    elif desk.cursor.card is None:
        desk.reply(desk.words.text("hand-empty"))
    else:
        desk.face.enter(desk.view, desk.moves, desk.cursor.card, desk)


def draw(desk: Desk) -> None:
    """Space."""
    desk.submit(desk.face.space(desk.view, desk.moves))


def speak_up(desk: Desk) -> None:
    """Say the word for the last card, or report a player who forgot; a game may have neither."""
    moves = desk.face.speak_up(desk.view, desk.moves)
    for move in moves:
        desk.submit(move)
    if not moves:
        desk.reply(desk.words.text("nothing-to-announce"))


def call_bluff(desk: Desk) -> None:
    """Doubt what another has laid, where the game knows that."""
    make(desk, "call_bluff")


def make(desk: Desk, command: str) -> None:
    """Make the move of a command; where the game has none for it now, say so."""
    move = desk.face.move_of(command, desk.view)
    if move is None:
        desk.reply(desk.words.text("command-idle"))
    else:
        desk.submit(move)


def go_on(desk: Desk) -> None:
    """Let the next bot move, where one waits for a key."""
    if desk.party.status.needs_key:
        desk.party.go_on()
    else:
        desk.reply(desk.words.text("nobody-waits"))


def look_back(desk: Desk) -> None:
    """List the moves worth another look; if there is nothing to list, say why."""
    nothing = desk.second_look.answer()
    if nothing:
        desk.reply(nothing)
    else:
        desk.second_look.told()
        desk.screen.open("remarks")


def take_back(desk: Desk) -> None:
    """Undo one's last decision, where one practises."""
    if desk.party.practice is None:
        desk.reply(desk.words.text("take-back-not-here"))
    else:
        desk.party.take_back()


def advise(desk: Desk) -> None:
    """What an expert would do."""
    desk.adviser.ask()


def copy_position(desk: Desk) -> None:
    """Hand the position to the player, as a table file."""
    desk.screen.copy(desk.party.quote())


def show_rules(desk: Desk) -> None:
    """List the rules in force."""
    desk.screen.open("rules_in_force")


def person_key(desk: Desk, command: str) -> None:
    """The key of one of several people, pressed where somebody has the keyboard alone."""
    desk.screen.open(command)


def walk(desk: Desk, command: str) -> None:
    """Walk through the cards, or sort them."""
    desk.walk.perform(command)


def read(desk: Desk, command: str) -> None:
    """Answer a status key. Whose turn it is goes with what is asked or due, what everybody has with the open hands."""
    asked = command == "read_turn" and desk.asking.question
    text = _turn_and_question(desk, asked) if asked else desk.face.read(command, desk.view)
    if command == "read_turn" and desk.guide is not None:
        text = _with_what_is_due(desk, desk.guide, text)
    desk.reply(text)
    if command == "read_counts":
        desk.speaker.say([Utterance(line, Category.TABLE, answers=True) for line in desk.practising.open_hands])


def _with_what_is_due(desk: Desk, guide: Guide, turn: str) -> str:
    """In a lesson, also what to do; when it is over, nothing else is."""
    if guide.finished or not guide.due:
        return guide.due or turn
    return desk.words.text("sentence-joined", first=turn, second=guide.due)


def _turn_and_question(desk: Desk, question: Question) -> str:
    turn = desk.face.read("read_turn_asked", desk.view)
    if not turn or question.prompt in turn:
        return turn or question.prompt
    asked = desk.asking.in_words(question) if question.names_first else question.prompt  # there letters only answer
    return desk.words.text("sentence-joined", first=turn, second=asked)


def _each(names: Iterable[str], act: Callable[[Desk, str], None]) -> dict[str, Callable[[Desk], None]]:
    """The same for every command, which is told its name."""
    return {name: partial(_named, act, name) for name in names}


def _named(act: Callable[[Desk, str], None], name: str, desk: Desk) -> None:
    act(desk, name)


_TABLE = [name for name, command in SHARED.items() if command.context is Context.TABLE]
HANDLERS: Mapping[str, Callable[[Desk], None]] = {
    "play": play,
    "draw": draw,
    "uno": speak_up,
    "call_bluff": call_bluff,
    "go_on": go_on,
    "take_move_back": take_back,
    "advice": advise,
    "second_look": look_back,
    "copy_position": copy_position,
    "read_rules": show_rules,
    **_each(PERSONS, person_key),
    **_each((name for name in _TABLE if name.startswith("read_") and name != "read_rules"), read),
    **_each((name for name in _TABLE if walks(name)), walk),
}
