"""Typed words that do more than their key: `play`, `pass`, `next`, `intercept`, `hand` and `stop`.

A key acts on the selected card, which is seen or was just heard. A typed word may come long after that.
"""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.card_questions import find_refusal
from uno_tui.linear.hand_on_screen import HandOnScreen
from uno_tui.linear.phrases import phrases_for
from uno_tui.linear.rule_questions import RuleQuestions
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController


class TypedActions:
    """Carries out such words at a table; `expect_yes` lets the next line, if it is a yes, carry out another one."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        wording: Wording,
        hand: HandOnScreen,
        cards: CardLines,
        rules: RuleQuestions,
        expect_yes: Callable[[str, TableController], None],
    ) -> None:
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self._hand = hand
        self._cards = cards
        self._rules = rules
        self._expect_yes = expect_yes

    @staticmethod
    def would_pass(table: TableController) -> bool:
        """Return whether the key for drawing would pass now: a person who types `draw` once more does not mean that."""
        state, presenter = table.state, table.state.presenter
        on_turn = state.handing_to is None and state.seat in state.view.acting
        passes = presenter.space_move(state.view, state.moves) == presenter.passing
        return on_turn and passes and presenter.passing in state.moves and presenter.drawing not in state.moves

    def refuse_to_draw(self, table: TableController) -> None:
        """Write that a card has been drawn already, else why none can be drawn, as after an interception."""
        state, drawing = table.state, table.state.presenter.drawing
        refusal = find_refusal(drawing, table) if drawing is not None else None
        if refusal is None or drawing is None or state.presenter.drawn_card(state.view) is not None:
            self._wording.write("linear-drawn-already", **self._wording.spellings("play", "pass"))
        else:
            self._terminal.write(state.presenter.refusal(state.view, drawing, refusal))

    def play_selected(self, table: TableController, *, names_it: bool) -> None:
        """Do what the play key does; if several cards can be played, only one that the player has gone to.

        With `names_it`, as in `play it`, a card is meant of which has been spoken, such as one that was just drawn: no
        other one is played.
        """
        state = table.state
        fitting = [number for number, card in state.cursor.by_number.items() if state.walk.is_playable(card)]
        drawn = self._cards.drawn_number(table) if names_it else None
        chosen = self._cards.has_gone_to_card(table) or state.presenter.has_drafts
        continues = state.guide is not None and state.guide.play_key_continues
        asked = self.is_asked(table) or continues or state.outcome.round is not None
        if chosen or asked:
            table.perform("play")
        elif not fitting:
            # Not the selected card: nothing that was written says which one that is.
            table.perform("next_playable" if state.seat in state.view.acting else "read_turn")
        elif drawn is not None:
            self._cards.play(drawn, table)
        elif len(fitting) == 1 and names_it:
            only = state.cursor.card_of(fitting[0])
            self._wording.write("linear-only-like", card=state.presenter.card_in_list(only), number=fitting[0])
            self._expect_yes(f"{self._wording.spell('play')} {state.presenter.card_name(only)}", table)
        elif len(fitting) == 1:
            self._cards.play(fitting[0], table)
        else:
            card = state.presenter.card_in_sentence(state.cursor.card_of(fitting[0]))
            self._wording.write("linear-which-card", number=fitting[0], card=card)

    @staticmethod
    def is_asked(table: TableController) -> bool:
        """Return whether the play key answers a question or hands the keyboard over."""
        state = table.state
        return state.handing_to is not None or state.keeping_from is not None or state.game_asks

    def pass_turn(self, word: str, table: TableController) -> None:
        """Do what Space does, except draw a card that need not be drawn: a player who types "pass" wants none.

        `word` is `pass` or `accept`.
        """
        state = table.state
        presenter, view = state.presenter, state.view
        on_turn = state.seat in view.acting  # else it is refused with whose turn it is
        draws = presenter.space_move(view, state.moves) == presenter.drawing and not presenter.faces_debt(view)
        # Where drawing is refused, that reason says more.
        if on_turn and draws and presenter.drawing in state.moves:
            self._wording.write("nothing-to-pass", word=word)
        else:
            table.perform("draw")

    def go_on(self, table: TableController) -> None:
        """Do what `next` means where no bot waits: deal again, pass after drawing, or say whose turn it is.

        It passes only where no card can be played: a drawn card that can be is not given up by it.
        """
        state = table.state
        if state.guide is not None and not state.guide.play_key_continues:
            table.perform("read_turn")  # a lesson goes on with what it asks for
        elif state.outcome.round is not None or state.guide is not None or self.is_asked(table):
            table.perform("play")
        elif (
            state.seat in state.view.acting
            and state.presenter.space_move(state.view, state.moves) == state.presenter.passing
            and not any(map(state.walk.is_playable, state.cursor.cards))
        ):
            table.perform("draw")
        else:
            table.perform("read_turn")

    @staticmethod
    def bot_waits(table: TableController) -> bool:
        """Return whether a bot waits for a key, and nobody here has anything else to do."""
        state = table.state
        return state.decides_nothing and state.guide is None and state.client.status.needs_key

    def run_to_turn(self, table: TableController) -> None:
        """Let the bots move until it is the player's turn, at a pace at which each of them waits for a key."""
        if self._session.runner.asks_to_go_on and table.state.decides_nothing:
            table.run_to_turn()
        else:
            self.go_on(table)

    def intercept(self, table: TableController) -> None:
        """Intercept with the only card that can; with none, say what the house rule is about."""
        state, words = table.state, self._wording.translator
        at_hand, acting = state.handing_to is None, state.seat in state.view.acting
        named = phrases_for(words).plain(self._wording.spell("intercept"))
        if at_hand and acting and self._cards.play_with_choice(named, table):
            return
        cards = state.cursor.cards if at_hand and not acting else ()
        found = list(dict.fromkeys(card for card in cards if state.presenter.moves_with(state.moves, card)))
        if len(found) == 1:
            self._cards.play(state.cursor.numbers[list(cards).index(found[0])], table)
        elif found:
            self._cards.ask_which(found, table)
        elif not self._rules.look_up(named, table):
            self._wording.write("linear-unknown", word=self._wording.spell("intercept"))

    def read_hand(self, table: TableController) -> None:
        """Go back to the player's hand and print it; numbers mean its cards from now on."""
        if table.state.handing_to is not None:
            table.perform("read_turn")
        else:
            table.state.walk.go_home()
            self._hand.show(table)
            table.report_to_guide("all_cards")

    def stop(self) -> None:
        """Be silent; where nothing is being said, say so."""
        speaker = self._session.announcer.speaker
        if not speaker.can_stop:
            self._wording.write("nothing-to-stop")
        speaker.stop()
