"""The tutor of a lesson: it tells each step, allows what the step waits for, and answers everything else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.host.connection import Change
from uno_tui.host.practice import Takeback
from uno_tui.host.script import Script
from uno_tui.i18n.translator import Translator
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.lessons.lesson import DRAFT, MOVE, Lesson, Step, arranged, changes
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.walking import is_walking_command

SHORT = 8
"""A task of fewer words is said together with the sentence before it."""
LONGEST = 15
"""The most words of a task, where it can be shortened to that."""
LONGEST_ANSWER = 20
"""The most words of the answer to a draft that is handed in: what is wrong goes first, the task only if it fits."""
_COLON = re.compile(r"\s?: ")
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?]) (?=\w)")


class Tutor:
    """The `Guide` of a table, and a `Watcher` of its table.

    `on_step` is called with the place of each step that begins, in the file of steps. `farewell` returns the sentence
    for the end of the last step: that the lesson is done, and how to go on.
    """

    def __init__(self, lesson: Lesson, script: Script, table: TableController, step: int) -> None:
        self.lesson = lesson
        self.on_step: Callable[[int], None] = lambda step: None
        self.farewell: Callable[[], str] = lambda: ""
        self._script = script
        self._table = table
        self._front = table.state.translator.front
        self._order = lesson.for_front(self._front)
        self._place = self._order.index(step)
        self._told = False
        """Whether the step has been told; that waits until others have made the moves before it."""
        self.finished = False
        """Whether the last step has been told."""
        self._awaits_answer = False
        """Whether an allowed move has not been answered by the table yet."""
        self._cards_before: object = None
        """The order of the cards before the command that is being carried out."""
        self._texts: tuple[Translator, Translator] | None = None
        """The table's translator, and the same with the texts of the lesson."""
        table.state.guide = self
        table.state.client.watchers.append(self)

    # Texts.

    def _text(self, part: str = "", form: str = "normal") -> str:
        """Return a text of the lesson in the player's language."""
        words = self._table.state.words
        if self._texts is None or self._texts[0] is not words:
            self._texts = words, words.with_texts(self.lesson.spoken(words.language))
        return self._texts[1].text(self.lesson.text_id(part), form)

    @property
    def title(self) -> str:
        """Return the title of the lesson."""
        return self._text()

    @property
    def place(self) -> tuple[int, int]:
        """Return the number of this step, counted from 1, and the number of steps."""
        return self._place + 1, len(self._order)

    @property
    def _step(self) -> Step:
        return self.lesson.steps[self._order[self._place]]

    @property
    def due(self) -> str:
        """Return what the learner must do now; empty while others move."""
        if self.finished:
            return self.farewell()
        return self._text(self._step.say) if self._told else ""

    @property
    def task(self) -> str:
        """Return what the learner must do now, without the story before it; while others move, that they come first."""
        return self.task_within(LONGEST)

    def task_within(self, words: int) -> str:
        """Return the task in at most that many words, where it can be shortened to that."""
        if not self._told:
            return self._others_first()
        # Where nothing is to be done but to go on, the last sentence says how.
        only = self.play_key_continues and not self.finished
        if only:
            return _BETWEEN_SENTENCES.split(self.due)[-1]
        task = self.due if self.finished else self._text(self._step.say, "task")
        return task if task != self.due else shorten(task, words)

    def _others_first(self) -> str:
        """Return who does something before the learner, even if it is the learner's turn."""
        state, moving = self._table.state, self._script.by_itself
        if moving is None:
            return state.presenter.read_turn(state.view)
        own = "yes" if state.seat in state.view.acting else "no"
        return state.words.text("lesson-others-first", name=state.name_of(moving[0]), own=own)

    def begin(self, *, deals: bool) -> None:
        """Say which lesson this is, then its first step; if it `deals` first, the step follows the deal."""
        self._say(self._table.state.words.text("lesson-begins", title=self.title))
        # The deal has not been told yet: its first step would be said before the cards are there.
        if not deals:
            if self._place:
                self._step_aside()
            self._tell()

    def _step_aside(self) -> None:
        """Select another card than the one that a resumed step wants to be gone to: the player left it another time."""
        state, step = self._table.state, self._step
        if step.card is None or step.until is None or not is_walking_command(step.until) or not self._is_selected():
            return
        beside = state.cursor.index + 1
        there = beside if beside < len(state.cursor.cards) else state.cursor.index - 1
        if there >= 0:
            state.walk.move_to(state.zone.key, there)

    def _tell(self) -> None:
        """Tell the step, unless it was told or someone else moves first."""
        if self._told or self._script.by_itself is not None:
            return
        self._told = True
        # Kept when it is told, not when it is done: the player goes on with what they have heard.
        self.on_step(self._order[self._place])
        self._say(self._text(self._step.say))
        state = self._table.state
        # "Play this card" needs to say which one is selected, unless the last key has.
        if self._is_about_a_card and state.walked_to != state.walk.standing:
            self._table.announcer.say_where()
        if self._place == len(self._order) - 1:
            self.finished = True
            self._say(self.farewell())

    @property
    def _is_about_a_card(self) -> bool:
        """Return whether the step waits for something that begins with the selected card."""
        step, following = self._step, self._script.next
        if step.until == MOVE:
            return getattr(None if following is None else following.move, "card", None) is not None
        return step.card is not None or step.until == DRAFT

    def _say(self, text: str) -> None:
        self._table.announcer.speaker.say([Utterance(text, Category.SYSTEM, Urgency.URGENT)])

    def _go_on(self) -> None:
        """Go on to the next step."""
        self._place += 1
        self._told = False
        self._tell()

    def _go_back(self) -> None:
        """Go back to the step that began the draft; its task holds again."""
        # As when a lesson is opened again: the same step begins the draft.
        before = self._order.index(self.lesson.resumable(self._order[self._place], self._front))
        if before != self._place:
            self._place, self._told = before, False
            self._tell()

    # What happens at the table.

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        """Go on if the move that the step waits for was made."""
        self._follow_table()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Go on if the step waits for this refusal."""
        self._follow_table()

    def on_takeback(self, taken: Takeback | None) -> None:
        """Do nothing: in a lesson nothing is taken back."""

    def _follow_table(self) -> None:
        """Go on to the next step if the move that this one waits for was made; else tell this one if it can be told."""
        self._awaits_answer = False
        lines = self.lesson.moves_before(self._order[self._place], self._front)
        if self._told and self._step.until == MOVE and self._script.done > lines:
            self._go_on()
        else:
            self._tell()

    # What the learner tries.

    @property
    def step_is_told(self) -> bool:
        """Return whether the present step has been told. Unless it is the last, it waits for the learner."""
        return self._told

    def awaits_command(self, command: str) -> bool:
        """Return whether this command is what the learner has to do now."""
        return self._told and not self.finished and self._step.until == command

    @property
    def escape_leaves(self) -> bool:
        """Return whether Escape leaves. In the middle of a sentence it only stops speech, unless it is typed as a word.
        """
        return self.finished or self._front == "lines" or not self._table.announcer.speaker.can_stop

    @property
    def play_key_continues(self) -> bool:
        """Return whether the play key alone continues the lesson."""
        return self._told and self._step.until is None

    def allows_command(self, command: str) -> bool:
        """Return whether a command may be carried out now; if not, say what the lesson wants."""
        # Compared when the command is done: a command that has moved no card completes nothing.
        self._cards_before = self._cards_now()
        if command == "stop":
            return self._handle_escape()
        # An expert's advice may differ from what the lesson wants, so the lesson answers.
        if command in ("advice", "hint") and not (self._told and self._step.until == command):
            return self._answer_advice()
        # Before what changes the table: here Enter only goes on, whatever it means there.
        if self.play_key_continues and command in ("play", "choose"):
            self._continue()
            return False
        if not changes(command):
            return True
        if not self._told:  # `allows_move` refuses it if it makes a move
            return True
        if self._step.until == command or self._step.until == DRAFT:
            return self._is_selected() or self._refuse()
        # Draw and Uno are moves, which `allows_move` refuses with their reason; a draft waits for its step.
        if self._table.state.presenter.has_drafts:
            return self._step.until == MOVE or command in ("draw", "uno") or self._refuse()
        return not (command == "play" and self._plays_another()) or self._refuse(self._allowed_sentence)

    def _plays_another(self) -> bool:
        """Return whether Enter would play the selected card, or deal, against the lesson. It asks no question then."""
        table = self._table
        if table.state.outcome.round is not None:
            return True
        # Enter puts the question again, or says that the hand is empty: both are harmless.
        if table.state.game_asks or table.state.cursor.card is None:
            return False
        plays = table.state.presenter.moves_with(table.state.moves, table.state.cursor.card)
        return bool(plays) and not any(map(self._expects, plays))

    def _expects(self, move: Move) -> bool:
        """Return whether the step waits for this move."""
        return self._told and self._step.until == MOVE and self._script.expects(move)

    def _cards_now(self) -> object:
        """Return the zones with their cards in order, drafts included."""
        return [(zone.key, tuple(cards)) for zone, cards in self._table.state.walk.lying()]

    def _is_selected(self) -> bool:
        """Return whether the card that the step names is selected; True if it names none."""
        return self._step.card is None or str(self._table.state.cursor.card) == self._step.card

    def _answer_advice(self) -> bool:
        """Answer a request for advice with what the lesson wants; return False."""
        if self.step_is_told and not self.finished:
            self._table.announcer.reply(self.task, Category.SYSTEM, Urgency.URGENT)
            return False
        return self._refuse()

    def _refuse(self, reason: str = "") -> bool:
        """Say that the lesson wants something else, after the `reason` why the rules forbid it; return False."""
        words = self._table.state.words
        if not self._told:
            text = self.task
        elif self.finished:
            text = self.due
        # The step has its own words for what learners try instead.
        elif self._step.other is not None:
            text = self._text(self._step.other)
        else:
            text = self.task if reason else words.text("lesson-not-now", due=self.task)
        whole = words.text("sentence-joined", first=reason, second=text) if reason else text
        if reason and self._table.state.presenter.has_drafts and len(whole.split()) > LONGEST_ANSWER:
            whole = reason  # what the lesson wants is said by another key
        self._table.announcer.reply(whole, Category.SYSTEM, Urgency.URGENT)
        return False

    @property
    def _allowed_sentence(self) -> str:
        """Return the sentence that the rules allow a move which the lesson does not want."""
        return self._table.state.words.text("lesson-allowed") if self._told else ""

    def allows_move(self, move: Move) -> bool:
        """Return whether a move may be made now; if not, say why the rules forbid it, and what the lesson wants."""
        # The move before is on its way: a key pressed twice makes no second one.
        if self._awaits_answer:
            return False
        if self._expects(move):
            self._awaits_answer = True
            return True
        state = self._table.state
        together = state.presenter.speak_up(state.view, state.moves)
        # Without a word: the key has done what the lesson wants by its other move.
        if move in together and any(map(self._expects, together)):  # one key says the word and reports
            return False
        refusal = self._script.refusal(move)
        if refusal is None:
            return self._refuse(self._allowed_sentence)
        return self._refuse(state.presenter.refusal_alone(state.view, move, refusal))

    def on_command(self, command: str) -> None:
        """Go on if the command that was carried out completes the step."""
        step, table = self._step, self._table
        until = step.until
        if not self._told or self.finished or until is None:
            return
        if command == "stop" and until != command:  # the draft is given up
            self._go_back()
            return
        if until == DRAFT:
            done = arranged(table.state.presenter.laid_out(table.state.view)) == step.wanted_sets
        else:
            # Any way to the card counts, whatever key the step names.
            walked = step.card is not None and is_walking_command(command) and is_walking_command(until)
            # A command that changes cards must have done so; one that only asks or walks ends on the right card.
            did = self._cards_before != self._cards_now() if changes(command) else self._is_selected()
            done = (command == until or walked) and did
        if done:
            self._go_on()

    def _continue(self) -> None:
        """Go on to the next step, or from the last one to the next lesson."""
        self._table.announcer.speaker.hush()
        if self.finished:
            self._table.screen.open("next_lesson")
        else:
            self._go_on()

    def _handle_escape(self) -> bool:
        """Return whether the game gets Escape, to give up a draft; else stop speech, or leave the lesson."""
        table = self._table
        # Escape gives up a draft only where the lesson can go back to its beginning.
        if table.state.presenter.busy and (not self._told or self._step.until in (MOVE, DRAFT, "stop")):
            return True
        if self.escape_leaves:
            table.screen.open("leave_lesson")
        else:
            table.announcer.speaker.stop()
        return False


def shorten(due: str, most: int = LONGEST) -> str:
    """Return the task at the end of a step's text: its last sentence, or what stands after a colon in a long one.

    A short last sentence takes with it what it is about: "Begin with the red 8. Go to it: N starts a set with it."
    """
    *story, task = _BETWEEN_SENTENCES.split(due)
    if story and len(task.split()) < SHORT:
        about = (story[-1], *(sentence(story[-1][found.end() :]) for found in _COLON.finditer(story[-1])))
        both = (f"{each} {task}" for each in about)
        return next((each for each in both if len(each.split()) <= most), task)
    if len(task.split()) <= most:
        return task
    parts = [task[found.end() :] for found in _COLON.finditer(task)]
    fitting = [part for part in parts if 3 <= len(part.split()) <= most]
    return sentence(fitting[0]) if fitting else task
