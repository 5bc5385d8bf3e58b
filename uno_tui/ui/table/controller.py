"""The controller of one table: it passes commands to their owners, and changes to the features that tell them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from uno_tui.core.commands import Context
from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.host.connection import Change, TableClient
from uno_tui.host.practice import Takeback
from uno_tui.i18n.translator import Translator
from uno_tui.process.worker import Worker
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.ports.guide import Guide
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.screen import Screen
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.settings import Settings
from uno_tui.ui.sounds import Sounds
from uno_tui.ui.table.adviser import Adviser
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.asking import Asking
from uno_tui.ui.table.moving import Moving
from uno_tui.ui.table.narration import Narration
from uno_tui.ui.table.practising import Practising
from uno_tui.ui.table.review import Review
from uno_tui.ui.table.shared_keyboard import PERSON_COMMANDS, Handover, SharedKeyboard
from uno_tui.ui.table.state import TableState
from uno_tui.ui.table.walking import WalkResult, is_walking_command
from uno_tui.ui.table.working_ahead import WorkingAhead

MOST_WORDS = 15
"""The most words of the turn and a lesson's task together; if they are more, the task is enough."""


class TableController:
    """Turns commands into moves and answers, and changes of the table into speech, for the people at one keyboard.

    What commands and changes come to is decided by features, which know the state of the table and the announcer, and
    not each other: the controller passes on what they return.
    """

    def __init__(
        self,
        client: TableClient,
        speaker: Speaker,
        translator: Translator,
        settings: Settings,
        screen: Screen,
        *,
        sounds: Sounds | None = None,
        learns: bool = False,
        reviewer: Worker | None = None,
    ) -> None:
        """`reviewer` is the worker that reviews a round; None: rounds are not reviewed."""
        self.state = state = TableState(client, translator, settings, learns=learns, numbers=screen.numbers)
        self.announcer = announcer = TableAnnouncer(state, speaker, sounds)
        self.screen = screen
        self.adviser = Adviser(state, announcer)
        self.review = Review(state, announcer, None if state.looks_on else reviewer)
        self.moving = Moving(state, announcer)
        self.asking = Asking(state, announcer, screen)
        # For a lesson, a command that asks something is done when that is answered.
        self.asking.on_answer = self._tell_guide
        self.narration = Narration(state, announcer, screen)
        self.keyboard = SharedKeyboard(state, announcer, self.narration.must_be_read)
        self.practising = Practising(state, announcer)
        self._ahead = WorkingAhead(state, announcer)
        self._player = _PlayerHere(self)
        self._unreported = ""
        """The command that the guide has not been told of yet; empty if there is none."""
        self._runs_to_turn = False
        """Whether waiting bots move without a key until someone here has something to decide."""
        self.listed: tuple[str, Sequence[str]] = "", ()
        """The title and the lines of the list that the game opened last."""
        of_several: Sequence[Callable[[str], bool]] = (
            self._press_own_key,  # before all: it works for anyone at the keyboard
            self._end_claim,  # before Escape gives up a draft, or stops speech
            self.moving.act_unseen,  # before the keyboard asks who is there: the claimer acts without seeing their hand
            self._change_hands,  # before the game: nobody reaches the cards while the keyboard changes hands
        )
        self._owners: Sequence[Callable[[str], bool]] = (
            *(of_several if state.shared else ()),
            *((self._answer_onlooker,) if state.looks_on else ()),  # before all that acts
            self._offer_to_game,  # before the common commands: a game may use their keys in its own way
            self._carry_out_common,
            self._carry_out_own,
            self._leave_to_front_end,  # last: every other command works everywhere, or opens a list
        )
        """The owners of commands, in the order in which they are asked; the first that returns True carries it out."""
        client.watchers.append(self)

    # What front ends want to know.

    @property
    def leaving_question(self) -> str:
        """Return what the person at the keyboard is asked before they leave; empty where nothing is lost."""
        state = self.state
        return state.presenter.leaving_question() if state.outcome.round is None and state.guide is None else ""

    @property
    def takes_escape(self) -> bool:
        """Return whether Escape means something at the table, apart from stopping speech."""
        leaves = self.state.guide is not None and self.state.guide.escape_leaves
        return self.state.claiming is not None or self.state.presenter.busy or leaves

    @property
    def meaning_of_enter(self) -> Hashable:
        """Return a value that changes when Enter comes to mean something else: answer, take over, deal, play."""
        state = self.state
        return (state.handing_to, state.keeping_from, state.outcome, state.game_asks)

    def offers(self, command: str) -> bool:
        """Return whether a command can ever do something at this table."""
        state = self.state
        if command == "advice" and not self.adviser.allowed:
            return False
        if command == "take_move_back" and state.client.practice is None:
            return False
        walks = is_walking_command(command) and any(zone.cards for zone in state.walk.zones)
        if state.looks_on and not walks and (is_walking_command(command) or self._is_for_players(command)):
            return False
        return command in commands_at(state.game) and state.presenter.offers(command, state.view)

    # What happens at the table.

    def begin(self, *, resumed: bool = False) -> None:
        """Say where a resumed or practice table stands, and which of several people the table waits for; work ahead."""
        # First that nothing counts here, then how the table stands, last who is asked for.
        self.practising.begin()
        if resumed:
            self.narration.tell_resumed()
            self.review.on_change()
        if self.state.handing_to is None and resumed:
            # A resumed table may stand in the middle of a choice.
            self._ask()
        elif self.state.handing_to is not None and not self.state.nobody_needed:
            self.keyboard.ask_for_person()
        self._ahead.begin()

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        """Tell everybody their part, pass the keyboard on, ask what is to be decided, and let a waiting bot move.

        Only the person at the keyboard hears it at once.
        """
        self.adviser.drop()
        seat, standing = self.state.seat, self.state.walk.standing
        own = self.moving.settle_move(changes[None].by)
        # Before the keyboard changes hands: the person who moved hears what came of it.
        for missed in self.narration.tell_change(changes, own=own):
            self.keyboard.miss(missed)
        # U may be two moves, the word and a report: the clock goes on after the last of them.
        if own and not self.moving.has_more(self.state.reacting_seat):
            self._hand_over(self.keyboard.end_claim())
        self._hand_over(self.keyboard.on_change())
        self.asking.on_change(own=changes[None].by == seat)
        self.narration.say_what_to_press()
        # After the result and the key to go on: what was found can wait.
        self.review.on_change()
        moved = own and seat == self.state.seat and standing != self.state.walk.standing
        self.narration.say_what_is_selected(changes, moved=moved)
        self.state.walked_to = None
        self.narration.say_hint()
        self._continue()

    def on_takeback(self, taken: Takeback | None) -> None:
        """Say what was taken back, and whose turn it is: the table is as it was before."""
        state = self.state
        self.moving.on_takeback()
        if taken is None:
            self.announcer.reply(state.words.text("nothing-taken-back"))
            return
        self.adviser.drop()
        self.review.on_takeback()
        # New presenters: the old ones have seen what was taken back.
        for seat, person in state.persons.items():
            person.take_back(state.make_presenter(seat))
        self.narration.on_takeback()
        self.asking.withdraw_question()
        told, where = self.practising.describe_takeback(taken), state.where if taken.seat == state.seat else ""
        self.announcer.reply(state.words.text("sentence-joined", first=told, second=where) if where else told)
        # After the sentence: handing over hides what was said, and asks for the next person.
        self._hand_over(self.keyboard.on_takeback())
        self._continue()

    def _continue(self) -> None:
        """Show the table after everything is said; then let the game ask, work ahead, and let a waiting bot move."""
        self._ask()
        self._ahead.begin()
        self._let_next_bot_move()

    def _ask(self) -> None:
        """Show the table, and let the game put its own question."""
        # A full screen draws the table only while nothing lies above it, so before the question opens.
        self.screen.refresh_table()
        self.asking.put(self._player, by_itself=True)

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why it was refused, and what would work."""
        self.moving.refused(seat, move, refusal)
        if self.state.handing_to is not None:
            self._hand_over(self.keyboard.end_claim())
        self.screen.refresh_table()

    def _hand_over(self, handover: Handover | None) -> None:
        """Pass the keyboard to another person, or ask for them; None: it stays."""
        if handover is None:
            return
        if not handover.arrived:
            self.screen.refresh_table()
            self.keyboard.ask_for_person()
            return
        # A question that was put to the person before is not for this one.
        self.asking.withdraw_question()
        self.adviser.drop()
        self.screen.refresh_table()
        self.narration.welcome(knows=handover.knows)
        self._ahead.begin()

    def settings_changed(self, translator: Translator) -> None:
        """Present the game by the settings as they are now; a question in another language is closed."""
        speaks_otherwise = translator.language != self.state.translator.language
        self.state.translator = translator
        for seat, person in self.state.persons.items():
            # A presenter is made with its settings; the new one takes over what the person had begun.
            person.present_by(self.state.make_presenter(seat))
        if speaks_otherwise and self.state.question is not None:
            self.asking.withdraw_question()
            self.asking.on_give_up()
        self.screen.refresh_table()

    def leave(self) -> None:
        """Stop all background work: nobody sits here any more."""
        self.keyboard.leave()
        self.adviser.drop()
        self.review.drop()
        self._ahead.drop()

    # Lessons.

    def report_to_guide(self, command: str) -> None:
        """Tell the guide that the person has heard the answer of this command in another way."""
        self._unreported = command
        self._tell_guide()

    def _tell_guide(self) -> None:
        """Tell the guide that the command is done, unless it has opened a question. Places tell it themselves."""
        if self.state.guide is not None and self.state.question is None and self._unreported:
            command, self._unreported = self._unreported, ""
            self.state.guide.on_command(command)

    # Commands.

    def perform(self, command: str) -> None:
        """Carry out a command, unless a running lesson forbids it."""
        if self._is_forbidden(command):
            return
        self._interrupt(command)
        for owner in self._owners:
            if owner(command):
                break
        self._tell_guide()

    def _is_forbidden(self, command: str) -> bool:
        """Return whether a running lesson forbids a command; it has said so then."""
        return self.state.guide is not None and not self.state.guide.allows_command(command)

    def _interrupt(self, command: str) -> None:
        """End what a command interrupts, and note it for the guide (empty: for none)."""
        self._unreported = command
        self._runs_to_turn = False
        self.state.walked_to = None
        # Only the present sentence is cut off: what waits is still said, after the answer.
        self.announcer.speaker.hush()

    def make_move(self, command: str, move: Move) -> None:
        """Make a move that a line names exactly, where its command would ask for a choice, or make others as well."""
        if not self._is_forbidden(command):
            self._interrupt(command)
            self.moving.make(move)
            self._tell_guide()

    def perform_at_question(self, command: str) -> bool:
        """Carry out a command while a question is open; return False for one that has to wait for the answer."""
        if not self.asking.allows_command(command):
            return False
        if command == "repeat":
            self.asking.repeat()
            return True
        guide, question = self.state.guide, self.state.question
        told = self.state.presenter.answer_at_question(command, self.state.view)
        # Such as the key that finishes a draft: it says how far that is, and the question stays.
        if told:
            self.announcer.reply(told)
            return True
        if commands_at(self.state.game)[command].only_asks:
            # The question stays open, so the answer ends with its prompt (`TableAnnouncer.reply`). The guide is told of
            # the command that asked it once it is answered.
            asking = self._unreported
            self.perform(command)
            self._unreported = asking
            return True
        if guide is not None and not guide.allows_command(command):  # before the question is closed
            return True
        self.asking.withdraw_question()
        self.perform(command)
        if question is not None and command not in SHARED:
            self.asking.put_again(question)
        if self.state.question is None:
            self.announcer.notice("question-closed")
        return True

    async def wait_until_answered(self) -> None:
        """Wait until everything that the person asked for is said; each kind of answer has its own bound."""
        await self.adviser.wait_until_answered()
        await self._ahead.wait_until_answered()
        if await self.review.wait_until_answered():
            self._look_back()

    def _press_own_key(self, command: str) -> bool:
        if not self.keyboard.is_own_key(command):
            return False
        done, handover = self.keyboard.press_own_key(command)
        if not done:
            self.announcer.reply(self.state.presenter.read_turn(self.state.view))
        self._hand_over(handover)
        return True

    def _end_claim(self, command: str) -> bool:
        if command != "stop" or self.state.claiming is None:
            return False
        self._hand_over(self.keyboard.end_claim())
        return True

    def _change_hands(self, command: str) -> bool:
        if not self.keyboard.takes(command):
            return False
        handover = self.keyboard.perform(command)
        self._hand_over(handover)
        return True

    def _is_for_players(self, command: str) -> bool:
        """Return whether a command acts at the table, or is one of the game's own, which are about one's own cards."""
        return command in _OF_PLAYERS or (command not in SHARED and command in commands_at(self.state.game))

    def _answer_onlooker(self, command: str) -> bool:
        """Tell someone who only looks on whose turn it is; for a command of players, that they look on."""
        state = self.state
        refuses = self._is_for_players(command)
        if not refuses and command != "read_turn":
            return False
        if command == "play" and state.outcome.match is not None:
            self.screen.open("menu")
            return True
        turn = state.public_answer("read_turn")
        self.announcer.reply(state.words.text("looking-on", turn=turn) if refuses else turn)
        return True

    def _offer_to_game(self, command: str) -> bool:
        person = self.state.person
        return person.presenter.perform(command, person.view, self._player)

    def _carry_out_common(self, command: str) -> bool:
        """Carry out a command that all games have."""
        if command in _COMMON:
            _COMMON[command](self)
        elif command in _WALKING:
            self.show_walk(self.state.walk.perform(command))
        elif command in _READING:
            self._read(command)
        else:
            return False
        return True

    def _carry_out_own(self, command: str) -> bool:
        """Carry out a command that only this game has: a question that it answers, or a move."""
        if command in SHARED or command not in commands_at(self.state.game):
            return False
        if command.startswith("read_"):
            self._read(command)
        else:
            self._make(command)
        return True

    def _leave_to_front_end(self, command: str) -> bool:
        """Let the front end carry out a command, which tells the guide itself when it is done."""
        self._unreported = ""
        self.screen.open(command)
        return True

    def _play(self) -> None:
        """Go on after a round or a match, let the game ask again, or play the selected card."""
        state = self.state
        if state.outcome.match is not None:
            self.screen.open("menu")
        elif state.outcome.round is not None and state.client.status.over:
            self.announcer.reply(state.words.text("table-stopped"))
        elif state.outcome.round is not None:
            # Hides the hands first: the deal would show a new one to the person at the keyboard.
            self.keyboard.deal()
            state.client.deal()
        elif self.asking.put(self._player):
            return
        elif state.cursor.card is None:
            self.announcer.reply(state.words.text("hand-empty"))
        else:
            state.presenter.enter(state.view, state.moves, state.cursor.card, self._player)

    def play_together(self, cards: Sequence[CardKind]) -> bool:
        """Play several cards of the hand as one; return False in a game where that means nothing."""
        self._interrupt("")
        return self.state.presenter.enter_together(self.state.view, cards, self._player)

    def play_on(self, card: CardKind, zone: Hashable | None, source: Hashable | None = None) -> bool:
        """Play a card of the hand, or of the zone `source`, on a numbered zone or a new one (None).

        Return False in a game where that means nothing.
        """
        # A lesson is neither asked nor told: it counts commands for the selected card, and this one is named.
        self._interrupt("")
        return self.state.presenter.enter_on(self.state.view, card, zone, self._player, source)

    def _draw(self) -> None:
        state = self.state
        first = state.presenter.before_drawing(state.view, state.moves)
        if first:
            self.announcer.reply(first)
        else:
            self.moving.make(state.presenter.space_move(state.view, state.moves))

    def _speak_up(self) -> None:
        """Say the word for the last card, or report a player who forgot; a game may have neither."""
        moves = self.state.presenter.speak_up(self.state.view, self.state.moves)
        for move in moves:
            self.moving.make(move)
        if not moves:
            self.announcer.reply(self.state.words.text("nothing-to-announce"))

    def _make(self, command: str) -> None:
        """Make the move of a command; where the game has none for it now, say so."""
        move = self.state.presenter.move_of(command, self.state.view)
        if move is None:
            self.announcer.reply(self.state.words.text("command-idle"))
        else:
            self.moving.make(move)

    def _call_bluff(self) -> None:
        self._make("call_bluff")

    def _let_bot_go_on(self) -> None:
        if self.state.client.status.needs_key:
            self.state.client.let_bot_move()
        else:
            self.announcer.reply(self.state.words.text("nobody-waits"))

    def run_to_turn(self) -> None:
        """Let waiting bots move one after the other until someone here is on turn, or the round is over."""
        self._runs_to_turn = True
        self._let_next_bot_move()

    def _let_next_bot_move(self) -> None:
        self._runs_to_turn = self._runs_to_turn and self.state.decides_nothing
        if self._runs_to_turn and self.state.client.status.needs_key:
            self.state.client.let_bot_move()

    def _look_back(self) -> None:
        """List the moves worth another look; if there is nothing to list, say why."""
        nothing = self.review.answer()
        if nothing:
            self.announcer.reply(nothing)
        else:
            # Else the end of the next round would announce what the player has just opened.
            self.review.mark_told()
            self.screen.open("remarks")

    def _take_back(self) -> None:
        if self.state.client.practice is None:
            self.announcer.reply(self.state.words.text("take-back-not-here"))
        else:
            self.state.client.take_back()

    def _advise(self) -> None:
        self.adviser.ask()

    def _copy_position(self) -> None:
        position = self.state.client.position_text()
        if position is None:
            self.announcer.reply(self.state.words.text("position-not-here"))
        else:
            self.screen.copy(position)

    def _show_rules(self) -> None:
        self.screen.open("rules_in_force")

    def show_walk(self, step: WalkResult) -> None:
        """Show and say the result of a walking command."""
        state = self.state
        sorting = state.walk.sorting
        if step.sorted and not state.shared and state.settings.sorting != sorting:
            state.settings.sorting = sorting  # a player who is alone keeps this order at the next table
            state.save_settings()
        if step.moved:
            # If the turn begins now, the card is not said a second time.
            state.walked_to = state.walk.standing
            self.screen.refresh_cursor()
        if step.edge:
            self.announcer.edge(step.text)
        else:
            self.announcer.reply(step.text, step.category)

    def _read(self, command: str) -> None:
        """Answer a status key: whose turn it is with what is asked or due, the counts with the open hands."""
        person = self.state.person
        self.announcer.reply(self._turn() if command == "read_turn" else person.presenter.read(command, person.view))
        # Open hands follow, a message for each, so that each can be read again by itself.
        if command == "read_counts":
            self.announcer.say(
                [Utterance(line, Category.TABLE, answers=True) for line in self.practising.open_hands]
            )

    def _turn(self) -> str:
        """Return whose turn it is, with the open question; in a lesson what is due there."""
        state = self.state
        if state.guide is not None:
            return self._turn_in_lesson(state.guide)
        asked = state.question is not None
        text = self._turn_and_question() if asked else state.presenter.read("read_turn", state.view)
        if state.client.status.bot_waits:
            # At this pace the silence is for the player, who may not know that.
            return state.words.text("sentence-joined", first=text, second=state.words.text("bot-waits"))
        return text

    def _turn_in_lesson(self, guide: Guide) -> str:
        """Return whose turn it is and what the lesson wants in a few words; after the last step, how to go on.

        At an open question, only what the lesson wants: the question follows.
        """
        if guide.finished or not guide.step_is_told or self.state.question is not None:
            return guide.task
        turn = self.state.presenter.whose_turn(self.state.view)
        if guide.awaits_command("read_turn"):
            return turn  # the task was to press this key, and is done
        task = guide.task_within(MOST_WORDS - len(turn.split()))
        both = self.state.words.text("sentence-joined", first=turn, second=task)
        return both if len(both.split()) <= MOST_WORDS else guide.task

    def _turn_and_question(self) -> str:
        state, question = self.state, self.state.question
        assert question is not None  # noqa: S101 - for the type checker
        turn = state.presenter.read("read_turn_asked", state.view)
        if not turn or question.prompt in turn:
            return turn or question.prompt
        # where a question names its first answer, letters only answer
        asked = self.asking.question_text(question) if question.names_first else question.prompt
        return state.words.text("sentence-joined", first=turn, second=asked)

    # What the game asks of the person.

    def refresh(self) -> None:
        """Show the zones again: the draft has changed, though the table has not."""
        self.state.walk.update(self.state.view)
        self.screen.refresh_table()
        self._ahead.search()

    def list(self, title: str, lines: Sequence[str]) -> None:
        """Open a list to walk through."""
        self.listed = title, lines
        self.screen.open("listed")

    def wait_for_search(self, tell: Callable[[bool], bool]) -> None:
        """Wait for the game's search; see `Player.wait_for_search`."""
        self._ahead.tell_when_found(tell)


_COMMON: Mapping[str, Callable[[TableController], None]] = {
    "play": TableController._play,
    "draw": TableController._draw,
    "uno": TableController._speak_up,
    "call_bluff": TableController._call_bluff,
    "go_on": TableController._let_bot_go_on,
    "take_move_back": TableController._take_back,
    "advice": TableController._advise,
    "second_look": TableController._look_back,
    "copy_position": TableController._copy_position,
    "read_rules": TableController._show_rules,
}
"""The commands of all games with a handler of their own: they neither walk nor read out a line of the table."""
_OF_PLAYERS = frozenset(_COMMON) - {"read_rules"}
"""The commands of all games that are for players alone."""
_OF_TABLES = [name for name, command in SHARED.items() if command.context is Context.TABLE]
_WALKING = frozenset(filter(is_walking_command, _OF_TABLES))
_READING = frozenset(name for name in _OF_TABLES if name.startswith("read_") and name not in _COMMON)
CARRIED_OUT = frozenset((*_COMMON, *_WALKING, *_READING, *PERSON_COMMANDS))
"""The commands of all games that a table carries out."""


class _PlayerHere:
    """The `Player` port: the person at the keyboard, as a game serves and asks them."""

    def __init__(self, table: TableController) -> None:
        self._table = table
        self._state = table.state
        self._says_where = False
        """Whether the next reply says which card is selected."""
        self.submit = table.moving.make
        self.ask: Callable[[Question], None] = table.asking.ask
        self.named_answer = table.asking.named_answer
        self.on_give_up = table.asking.on_give_up
        self.read = table.list
        self.wait_for_search = table.wait_for_search

    @property
    def card(self) -> CardKind | None:
        """Return the selected card; None if there is none."""
        return self._state.cursor.card

    @property
    def index(self) -> int:
        """Return where the selected card lies in its zone, counted from 0."""
        return self._state.cursor.index

    @property
    def zone_key(self) -> Hashable:
        """Return the key of the zone of the cursor."""
        return self._state.zone.key

    def refresh(self, *, where: bool = False) -> None:
        """Show the zones again, and take note whether the next reply says which card is selected."""
        walk = self._state.walk
        before = walk.standing
        self._table.refresh()
        at_home = walk.zone.key == walk.zones[0].key
        self._says_where = before != walk.standing if at_home else where

    def reply(self, text: str) -> None:
        """Answer a key that the person pressed, and say which card is selected if the last refresh was for that."""
        put, self._says_where = self._says_where, False
        where = self._state.where if put and text else ""
        joined = self._state.words.text("sentence-joined", first=text, second=where) if where else text
        self._table.announcer.reply(joined)

    def move_cursor(self, zone: Hashable, index: int) -> None:
        """Move the cursor to a card of a zone, without saying so."""
        self._state.walk.move_to(zone, index)
        self._says_where = False  # the game says where
        self._table.screen.refresh_cursor()
