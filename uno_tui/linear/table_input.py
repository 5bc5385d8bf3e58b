"""Typed lines and keys at the table: what each means there, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from uno_tui.core.commands import GAME_COMMANDS, Context
from uno_tui.core.contract import Move, Seat
from uno_tui.core.plugins import contain_exits
from uno_tui.i18n.folding import simplify
from uno_tui.linear import vocabulary
from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.dialogue import answer_lines
from uno_tui.linear.everywhere import EverywhereLines
from uno_tui.linear.help import describe, help_lines
from uno_tui.linear.intent import FINISHES, OTHERS, SET, Intent, LineParser
from uno_tui.linear.named_cards import find_cards, list_numbered, own_cards, own_numbers
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.phrases import is_same_word, phrases_for
from uno_tui.linear.questions import Questions
from uno_tui.linear.rule_questions import is_phrase
from uno_tui.linear.terminal import LineTerminal, Reaction
from uno_tui.linear.whole_lines import find_named_game, whole_lines_for
from uno_tui.linear.zone_lines import ZoneLines
from uno_tui.linear.zone_questions import has_zone_of, read_zone_of, zone_number
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.navigation import lists
from uno_tui.ui.ports.question import Question
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.walking import is_walking_command


class _Answer(msgspec.Struct, frozen=True):
    """The lines of a written answer, the person who got it, and what had been spoken last then."""

    lines: Sequence[str]
    seat: Seat | None
    after: Utterance | None


class TableInput:
    """Carries out what is typed at a table.

    `show_hand` prints the hand; `forget_shown` has it printed again later; `read` prints many lines; `begin` begins
    another game.
    """

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        everywhere: EverywhereLines,
        show_hand: Callable[[TableController], None],
        forget_shown: Callable[[], None],
        read: Callable[[Sequence[str]], None],
        begin: Callable[[str], object],
    ) -> None:
        self.session = session
        self.terminal = terminal
        self._parser = LineParser(session.preferences, session.announcer, session.named_keys)
        self._show_hand = show_hand
        self._forget_shown = forget_shown
        self._begin = begin
        self._everywhere = everywhere
        self._questions = Questions(session, terminal, read)
        self._open_line = OpenLine()
        self._cards = CardLines(session, terminal, self._open_line)
        self._zone_lines = ZoneLines(terminal, self._cards, self._open_line)
        self._words: Mapping[str, Callable[[TableController], object]] = {
            "again": lambda table: table.screen.open("new"),  # which asks first, during a match
            "aim": self._questions.tell_aim,
            "bots": self._questions.tell_bots,
            "back": lambda table: self._write("linear-at-table"),
            "intercept": self._intercept,
            "lessons": lambda table: table.screen.open("lessons"),
            "todo": self._tell_what_to_do,
        }
        """Words that need nothing but the table, with what they do."""
        self.asked_what_to_do = False
        """Whether the last line asked what there is to do now."""
        self._searching = False
        """Whether the line before looked for a card that can be played."""
        self._answer: _Answer | None = None
        """The last answer that was written and not spoken."""

    def _write(self, message_id: str, **values: object) -> None:
        self.terminal.write(self.session.announcer.text(message_id, **values))

    def _parse(self, typed: str, table: TableController) -> Intent:
        state, typed = table.state, self._without_lead_in(typed)
        people = [state.name_of(seat) for seat in state.people]
        others = [state.name_of(seat) for seat in range(len(state.view.scores)) if seat not in state.people]
        intent = self._parser.parse(typed, people, others)
        partner = state.presenter.partner_name(state.view) if intent.words else ""
        words = self.session.announcer.words
        # `who is my partner` is a phrase of its own.
        if partner and not is_phrase(intent, phrases_for(words)):
            named_so = whole_lines_for(words).with_partner(typed, partner)
            named = self._parser.parse(named_so, people, others)
            intent = msgspec.structs.replace(named, typed=intent.line)
        asked = phrases_for(words).before_condition(intent.line)
        unclear = intent.doubts and not (intent.command or intent.word or intent.fits)
        if unclear and phrases_for(words).asks_whether_allowed(asked):
            # Of `may I play a Wild if I have blue`, the condition names no card.
            part = self._parser.parse(f"{asked}?", people, others)
            presenter = state.presenter
            kinds = find_cards(phrases_for(words).asked_whether_fits(part.words), presenter.kinds, presenter)
            if part.command or part.word or part.fits or kinds:
                return msgspec.structs.replace(part, typed=intent.line)
        return intent

    def _without_lead_in(self, typed: str) -> str:
        return whole_lines_for(self.session.announcer.words).without_lead_in(typed)

    def perform(self, typed: str, table: TableController) -> None:
        """Carry out a line: a number plays a card, a word or letter is a command, an empty line asks what to do."""
        before = self._drafted(table)
        with self.terminal.recording() as written:
            self._perform(typed, table)
        after = self._drafted(table)
        if after != before and not after[1] and table.state.question is None:
            table.state.walk.go_home()  # the next number that is typed means a tile of the rack
        if written:
            self._answer = _Answer(written, table.state.seat, self.session.announcer.speaker.history.last())

    @staticmethod
    def _drafted(table: TableController) -> tuple[int, Sequence[object]]:
        """Return how many tiles are on the rack and which are carried, where moves are drafted: what a step changes."""
        state = table.state
        if not state.presenter.has_drafts or state.handing_to is not None:
            return 0, ()
        numbered = state.presenter.numbered_zones(state.view)
        lying = state.walk.lying()
        return len(lying[0][1]), [card for zone, cards in lying[1:] if zone.key not in numbered for card in cards]

    def _perform(self, typed: str, table: TableController) -> None:
        intent = self._parse(typed, table)
        if self._open_line.take(intent, table, only_asks=self._parser.only_asks(intent)):
            return
        card = self._card_beside_call(typed, table)
        if card:
            # First the call: behind the card, another player may be quicker.
            if lists.works(table, "uno"):
                table.perform("uno")
            typed = card
        if self._finish_behind(typed, table):
            return
        state, intent = table.state, self._parse(typed, table)
        command = intent.command
        if self._answer_first(intent, table):
            return
        searching, self._searching = self._searching, intent.line.isalpha() and command == "next_playable"
        if command == "next_playable" and len(intent.line) > 1 and self._list_playable(table):
            return
        # The first search may find the selected card itself, which nothing on the screen shows as selected.
        if self._searching and not searching and self._is_playable(table):
            table.show_walk(state.walk.find_again())
            self._cards.note_gone_to_card(table)
            table.report_to_guide("next_playable")
        elif not intent.line:
            self._take_empty_line(table)
        elif state.looks_on and self._is_about_hand(intent, table):
            table.perform("draw")  # which says that one only looks on
        elif intent.number is not None:
            play = self._cards.play_by_value if intent.by_value else self._cards.play
            play(intent.number, table)
        elif not self._perform_phrase(intent, table):
            self._perform_word(intent, table)

    def _expect_yes(self, meant: str, table: TableController) -> None:
        """Let `yes` carry out the line that this one may have meant, and `no` nothing."""

        def complete(intent: Intent) -> bool:
            agrees = self._agrees(intent)
            if agrees:
                self._perform(meant, table)
            elif agrees is False:
                self._write("linear-not-meant")
            return agrees is not None

        self._open_line.expect(complete, table, stays=True)

    def _agrees(self, intent: Intent) -> bool | None:
        """Return whether a line is a yes (True) or a no (False); None for other lines."""
        phrases, text = phrases_for(self.session.announcer.words), self.session.announcer.text
        answers = {phrases.plain(text("value-yes")): True, phrases.plain(text("value-no")): False}
        return answers.get(phrases.plain(intent.line))

    def _answer_first(self, intent: Intent, table: TableController) -> bool:
        """Answer a line that would mean something else as a command; return False for other lines."""
        state, command = table.state, intent.command
        if command == "repeat" and self._repeat_answer(table):
            return True
        if intent.words and self._everywhere.take(intent.line):  # a letter or a word of the help means nothing else
            return True
        if intent.words and (self._tell_everyones(intent, table) or self._questions.tell_deed(intent, table)):
            return True
        unclear = command in (None, "rules") and not intent.word
        if intent.words and unclear and self._everywhere.tell_how_to_play(intent.line):
            return True
        # `make the bots harder` says more than `bots`, which opens the settings.
        if command == "settings" and intent.words and self._everywhere.set_value(intent.line):
            return True
        if command == "read_debt" and intent.words and self._questions.rules.explain_card(intent.line, table):
            return True  # `what does the draw two do`
        if command == "read_debt" and intent.words and not state.presenter.cards_due(state.view):
            # `must I draw`: not for a debt, but perhaps because nothing can be played.
            if state.presenter.drawing not in state.moves:
                table.perform(command)
            self._tell_what_to_do(table)
            return True
        asks = intent.doubts or phrases_for(self.session.announcer.words).asks(intent.line)
        return asks and command == "next_playable" and self._questions.answer(intent, table)

    def _repeat_answer(self, table: TableController) -> bool:
        """Write the last answer again if nothing has been said since; return False where the speaker has to repeat.

        The speaker knows only what it has spoken, and lessons count its repetitions.
        """
        state, answer = table.state, self._answer
        if answer is None or answer.seat != state.seat or state.handing_to is not None or state.guide is not None:
            return False
        if answer.after is not self.session.announcer.speaker.history.last():
            return False
        for line in answer.lines:
            self.terminal.write(line)
        return True

    def _is_about_hand(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line is about own cards: their numbers, a name behind `play`, the hand, a pass."""
        named = phrases_for(self.session.announcer.words).card_words(intent.words)
        kinds = table.state.presenter.kinds
        names = bool(find_cards(named, kinds, table.state.presenter, in_part=False)) and not intent.doubts
        own = intent.word in ("hand", FINISHES) or intent.command == "all_cards" or intent.passes
        return own or names or intent.number is not None or intent.before is not None

    def _card_beside_call(self, typed: str, table: TableController) -> str:
        """Return what names the card in a line that also says Uno, as `red 5 uno`; "" for other lines."""
        parts = self._without_lead_in(typed).replace(",", " ").split()
        phrases = phrases_for(self.session.announcer.words)
        # `say uno and play red 5`
        while len(parts) > 2 and not parts[0].isdecimal() and phrases.is_filler(parts[0]):
            parts = parts[1:]
        if table.state.handing_to is not None:
            return ""
        for call, rest in ((parts[-1:], parts[:-1]), (parts[:1], parts[1:])):
            # Only the call itself: `last` and `report` are words for it as well, and mean other things beside a card.
            while len(rest) > 1 and not rest[0].isdecimal() and phrases.is_filler(rest[0]):
                rest = rest[1:]
            if rest and simplify(call[0].strip("!.,")) in phrases.calls:
                intent = self._parse(" ".join(rest), table)
                names = intent.command is None and (intent.before == "play" or self._cards.names_card(intent, table))
                if intent.number is not None or names:
                    return intent.line
                if intent.command == "play" and not intent.doubts:  # `play it and say uno`
                    return self._spell("play")
        return ""

    def _finish_behind(self, typed: str, table: TableController) -> bool:
        """Carry out a line that ends in `and finish` or `, done`; return False for other lines.

        Nothing is finished if the rest changes nothing, or ends in a question.
        """
        state = table.state
        if not state.presenter.has_drafts or state.handing_to is not None or state.guide is not None:
            return False
        phrases = phrases_for(self.session.announcer.words)
        head, last = phrases.without_last_part(self._without_lead_in(typed))
        intent, first = self._parse(last, table), self._parse(head, table)
        finishes = (intent.command == "finish" or intent.word == FINISHES) and not intent.doubts
        # `Ok and done` is no move and done, and `... and am I done` asks.
        if not (head and finishes) or first.command or first.word or first.doubts or phrases.begins_with_asking(last):
            return False
        before = self._drafted(table)
        self._perform(head, table)
        if self._drafted(table) != before and state.question is None:
            table.perform("finish")
        return True

    def _tell_what_to_do(self, table: TableController) -> None:
        """Say whose turn it is; to a person on turn also what can be typed."""
        state = table.state
        table.perform("read_turn")
        on_turn = state.handing_to is None and state.seat in state.view.acting and state.outcome.round is None
        if not on_turn or state.guide is not None or state.game_asks:
            return
        if state.words.has("todo"):
            self.terminal.write(state.words.text("todo"))
            return
        fitting = self._write_playable(table)
        # What is due has been said with the turn.
        if state.presenter.drawing in state.moves and not state.presenter.faces_debt(state.view):
            self._write("linear-or-draw" if fitting else "linear-must-draw", draw=self._spell("draw"))
            return
        space = state.presenter.space_move(state.view, state.moves)
        if space in state.moves and space not in (state.presenter.drawing, state.presenter.passing):
            self._write("linear-or-draw" if fitting else "linear-must-draw", draw=self._spell("accept"))

    def _list_playable(self, table: TableController) -> bool:
        """Write all cards that can be played, with their numbers; return False where a letter's search says more.

        It does where nothing fits, in lessons, and for a tile that is carried, which fits on different sets.
        """
        state = table.state
        if state.handing_to is not None or state.guide is not None:
            return False
        if state.presenter.has_drafts:
            return state.presenter.target_zones(state.view) is None and self._write_playable_tiles(table)
        if sum(map(state.walk.is_playable, state.cursor.cards)) < 2:
            return False
        self._write_playable(table)
        return True

    def _write_playable_tiles(self, table: TableController) -> bool:
        """Write the tiles that can be laid: first those that need no other tile, then the others; False: none."""
        state, presenter, translator = table.state, table.state.presenter, self.session.announcer.translator
        alone: dict[int, str] = {}
        together: dict[int, str] = {}
        for number, card in zip(own_numbers(table), own_cards(table), strict=True):
            if presenter.playable(state.view, state.moves, card):
                needs = bool(presenter.playable_note(state.view, card))
                (together if needs else alone)[number] = presenter.card_in_list(card)
        if alone or together:
            state.walk.go_home()  # a number means a tile where the player is
        if alone:
            self._write("linear-playable", cards=list_numbered(alone, translator))
        if together:
            self._write("linear-playable-together", cards=list_numbered(together, translator))
        return bool(alone or together)

    def _write_playable(self, table: TableController) -> bool:
        """Write the cards that can be played, with their numbers; return False if there are none."""
        state, translator = table.state, self.session.announcer.translator
        fitting = {
            number: state.presenter.card_in_list(card)
            for number, card in zip(state.cursor.numbers, state.cursor.cards, strict=True)
            if state.walk.is_playable(card)
        }
        if fitting:
            # A card that is chosen, for example to give it away, need not fit anything.
            chooses = state.presenter.open_choice(state.view, state.moves)
            message_id = "linear-choosable" if chooses else "linear-playable"
            self.terminal.write(translator.text(message_id, cards=list_numbered(fitting, translator)))
        return bool(fitting)

    def _perform_word(self, intent: Intent, table: TableController) -> None:
        """Carry out what a word, a letter or a phrase stands for."""
        command = intent.command
        if intent.passes and self._names_held_card(intent, table):
            self._write_cards_like(intent, table)
        elif intent.passes:
            self._pass(intent.word, table)
        elif command == "go_on" and not table.state.client.status.needs_key:
            self._go_on(table)
        elif intent.word == OTHERS:
            self._tell_of_others(intent, table)
        elif intent.word == "happened":
            self._questions.tell_what_happened(intent.about, table)
        elif intent.word in self._words:
            self._words[intent.word](table)
        elif intent.message is not None:
            self.terminal.write(lists.numbered_message(self.session.announcer, intent.message))
        elif intent.word == "hand" or command == "all_cards":
            self._read_hand(table)
        elif command is None:
            self._perform_numbered(intent, table)
        elif command == "stop" and not table.takes_escape:
            self._stop()
        elif command == "play":
            self._play_selected(table)
        else:
            self._carry_out(command, table, is_key=len(intent.line) == 1)

    @staticmethod
    def _has_drawn(table: TableController) -> bool:
        """Return whether the key for drawing would pass now: a person who types `draw` once more does not mean that."""
        state, presenter = table.state, table.state.presenter
        on_turn = state.handing_to is None and state.seat in state.view.acting
        passes = presenter.space_move(state.view, state.moves) == presenter.passing
        return on_turn and passes and presenter.passing in state.moves and presenter.drawing not in state.moves

    def _tell_everyones(self, intent: Intent, table: TableController) -> bool:
        """Read what all players have where that is open, as `everyone's bases` or `who has the highest yellow`.

        Returns False for other lines, and in games whose hands are hidden.
        """
        state, phrases = table.state, phrases_for(self.session.announcer.words)
        words = set(phrases.words(intent.line))
        compares, everyone = bool(words & phrases.comparing), phrases.speaks_of_everyone(intent.line)
        names = [state.name_of(seat) for seat in range(len(state.view.scores)) if seat != state.seat]
        if not (compares or everyone) or state.handing_to is not None:
            return False
        if state.game_asks and not phrases.asks(intent.line):  # it may be the answer
            return False
        if not names or not all(has_zone_of(each, table) for each in names):
            return False
        sums = self._find_sums(table)
        called = {phrase[0] for phrase in phrases.of_command(sums) if len(phrase) == 1} if sums else set()
        own = not words.isdisjoint(phrases.mine)  # `my strongest colour`
        if own if not compares else not (sums and phrases.asks(intent.line)):
            return False
        about_sums = compares or not words.isdisjoint(called)
        hands = {word for each in ("hand", "all_cards") for phrase in phrases.of_command(each) for word in phrase}
        if not about_sums and not any(is_same_word(one, other) for one in words for other in hands - phrases.fillers):
            return False
        command = sums if about_sums else "all_cards"
        state.walk.go_home()
        table.perform(command)
        for name in () if own else names:
            read_zone_of(name, table, command)
        return True

    @staticmethod
    def _find_sums(table: TableController) -> str:
        """Return the game's command that says what cards add up to; "" if it has none."""
        own = GAME_COMMANDS[table.state.game].own
        return next((each.id for each in own if each.of_oneself and each.only_asks), "")

    def _tell_of_others(self, intent: Intent, table: TableController) -> None:
        """Read the open cards of another player; where they are hidden, say so to who asks for them, and how many."""
        name, phrases = intent.about[0], phrases_for(self.session.announcer.words)
        about_cards = phrases.asks_what_is_had(intent.line) or phrases.asks_whether_allowed(intent.line)
        kinds, about = table.state.presenter.kinds, phrases.asked_for(intent.line)
        telling = tuple(each for each in about if each not in phrases.plain(name) and not each.isdecimal())
        names_cards = any(find_cards((each,), kinds, table.state.presenter) for each in telling)
        # `how much has Ben in green` asks for the sum.
        asked = intent.asked or (self._find_sums(table) if names_cards and phrases.asks_how_many(intent.line) else "")
        if not read_zone_of(name, table, asked):
            # `has Ben only one card left` asks for no card of his.
            counts = phrases.asks_how_many(intent.line) or (phrases.asks_yes_or_no(intent.line) and not names_cards)
            if (about_cards or not phrases.asks(intent.line)) and not (counts or table.state.hands_are_open):
                self._write("linear-hidden", name=name)
            table.perform("read_counts")

    def _names_held_card(self, intent: Intent, table: TableController) -> bool:
        """Return whether a word for passing is the name of a held card while nobody can pass, as `aussetzen` in German.

        Part of a name is not enough: in French `passe` passes, even where a Passe-tour is held.
        """
        state, phrases = table.state, phrases_for(self.session.announcer.words)
        on_turn = state.handing_to is None and state.seat in state.view.acting
        if not on_turn or state.presenter.passing in state.moves:
            return False
        return any(phrases.plain(state.presenter.card_parts(card)[1]) == intent.words for card in state.cursor.cards)

    def _intercept(self, table: TableController) -> None:
        """Intercept with the only card that can; with none, say what the house rule is about."""
        state, words = table.state, self.session.announcer.words
        waits = state.handing_to is None and state.seat not in state.view.acting
        named = phrases_for(words).plain(self._spell("intercept"))
        if not waits and state.handing_to is None and self._cards.play_with_choice(named, table):
            return
        cards = state.cursor.cards if waits else ()
        found = list(dict.fromkeys(card for card in cards if state.presenter.moves_with(state.moves, card)))
        if len(found) == 1:
            self._cards.play(1 + list(cards).index(found[0]), table)
        elif found:
            self._write("linear-which-of", cards=", ".join(map(state.presenter.card_in_sentence, found)))
        elif not self._questions.rules.look_up(named, table):
            self._write("linear-unknown", word=self._spell("intercept"))

    def _stop(self) -> None:
        """Be silent; where nothing is being said, say so."""
        speaker = self.session.announcer.speaker
        if not speaker.can_stop:
            self._write("nothing-to-stop")
        speaker.stop()

    def _go_on(self, table: TableController) -> None:
        """Do what `next` means where no bot waits: deal again, pass after drawing, or say whose turn it is."""
        state = table.state
        if state.guide is not None and not state.guide.play_key_continues:
            table.perform("read_turn")  # a lesson goes on with what it asks for
        elif state.outcome.round is not None or state.guide is not None or self._is_asked(table):
            table.perform("play")
        elif state.seat in state.view.acting and state.presenter.space_move(state.view, state.moves) == (
            state.presenter.passing
        ):
            table.perform("draw")
        else:
            table.perform("read_turn")

    def _carry_out(self, command: str, table: TableController, *, is_key: bool) -> None:
        """Carry out a command, and remember the card that it went to; sorted cards are shown again."""
        if command == "draw" and not is_key and self._has_drawn(table):
            self._write("linear-drawn-already", play=self._spell("play"), **{"pass": self._spell("pass")})
            return
        if self._lacks_card(command, table):
            self.terminal.write(table.state.presenter.text("linear-which-card-for", word=self._spell(command)))
            return
        sorts = command.startswith("sort_")
        if sorts:
            self._forget_shown()
        table.perform(command)
        if is_walking_command(command) and not sorts:
            self._cards.note_gone_to_card(table)

    def _lacks_card(self, command: str, table: TableController) -> bool:
        """Return whether a command changes something by the selected card, to which the player has not gone.

        Nothing that was written shows which card that is.
        """
        state = table.state
        if not commands_at(state.game)[command].changes_by_card or state.handing_to is not None:
            return False
        return state.presenter.acts_on_card(state.view, command) and not self._cards.has_gone_to_card(table)

    def is_command(self, typed: str, table: TableController) -> bool:
        """Return whether a line is a number, word, letter or phrase that does something here, apart from leaving."""
        intent = self._parse(typed, table)
        if not intent.line or intent.word == "back":
            return False
        if intent.number is not None or self._card_beside_call(typed, table):
            return True
        if phrases_for(self.session.announcer.words).asks(intent.line):
            return True
        if intent.command is not None:
            return intent.command != "stop"
        if intent.word in ("hand", "pass", "accept", "happened", *self._words) or intent.message is not None:
            return True
        return intent.before is not None or self._cards.names_card(intent, table)

    def _perform_numbered(self, intent: Intent, table: TableController) -> None:
        """Carry out a command for one card, as in `split 3`, or play the card that is called so."""
        state = table.state
        number, command = intent.last_number, intent.before
        last_word = intent.line.rpartition(" ")[2]
        if number is not None and command == SET and state.handing_to is None:
            named = zone_number(intent.line, table)  # `série des 1` is no number of a set
            step = state.walk.go_to_numbered(named or number)
            if step is None:
                self._write("linear-no-number", number=last_word)
            else:
                table.show_walk(step)
        elif number is not None and command == "play":
            self._cards.play_called(number, table)
        elif (named := self._cards.find_card(intent.line, table)) is not None:
            # A name may end in a number, as `red 5`, so it goes before commands for one card.
            self._cards.play(named, table)
        elif command == "rules" and self._questions.rules.read_about(intent.line, table):
            return
        elif number is None or command is None or command == SET:
            self._take_unknown(intent, table)
        elif command == "draw" and number == (state.presenter.cards_due(state.view) or 1):
            table.perform(command)
        elif commands_at(state.game)[command].of_a_zone:
            self._zone_lines.perform_with_zone(command, number, table)
        elif not commands_at(state.game)[command].of_a_card:
            self._take_unknown(intent, table)
        elif state.handing_to is not None or (place := state.cursor.index_of(number)) is None:
            self._cards.write_no_number(last_word, table)
        else:
            state.cursor.go(place)
            table.perform(command)

    def _take_unknown(self, intent: Intent, table: TableController) -> None:
        """List the cards that a line names in part, or write that there is no such command."""
        if table.state.game_asks and table.state.handing_to is None:
            table.perform("play")  # the line may be an answer; the question says which there are
            return
        if self._write_cards_like(intent, table):
            return
        card = self._cards.find_misspelt(intent, table)
        if card is None:
            if not self._questions.rules.tell_rule_about(intent, table):
                self._write_unknown(intent, table)
            return
        presenter = table.state.presenter
        self._write("linear-near", word=intent.shown, meant=f"{self._spell('play')} {presenter.card_in_sentence(card)}")
        self._expect_yes(f"{self._spell('play')} {presenter.card_name(card)}", table)

    def _write_cards_like(self, intent: Intent, table: TableController) -> bool:
        """Write the held cards that a line names in part; the only one that fits is played by `yes`. False: no card."""
        state = table.state
        only = self._cards.only_like(intent, table) if state.guide is None else None
        if only is None or state.seat not in state.view.acting:
            return self._cards.write_cards_like(intent, table)
        named = state.cursor.card_of(only)
        if not state.walk.is_playable(named):
            # Only told why: the word alone makes no move, which could be a cheat.
            return self._questions.tell_why_unfit(named, table) or self._cards.write_cards_like(intent, table)
        self._write("linear-only-like", card=state.presenter.card_in_list(named), number=only)
        self._expect_yes(f"{self._spell('play')} {state.presenter.card_name(named)}", table)
        return True

    # Phrases: what people really type.

    def _perform_phrase(self, intent: Intent, table: TableController) -> bool:
        """Carry out what a phrase says about cards, or say why nothing is done; return False for any other line."""
        if intent.described:
            self.terminal.write(describe(self.session.announcer, self.session.named_keys, intent.described))
            return True
        if not intent.words:
            return False
        phrases = phrases_for(self.session.announcer.words)
        if intent.word == OTHERS and table.state.game_asks and not phrases.asks(intent.line):
            intent = msgspec.structs.replace(intent, word="")  # `Cleo gets red 4` chooses a card and asks nothing
        if self._zone_lines.answer(intent, table):
            return True
        if self._questions.answer(intent, table) or self._zone_lines.perform(intent, table):
            return True
        if intent.doubts and intent.command is None and intent.word == "":
            return self._refuse_doubtful(intent, table)
        if self._cards.perform(intent, table) or self._answer_unasked(intent, table):
            return True
        if len(intent.fits) > 1:
            first, second = (self._spell(command) for command in intent.fits[:2])
            if first == second:  # two commands for one word: the first goes before
                self._perform_word(msgspec.structs.replace(intent, command=intent.fits[0]), table)
                return True
            self._write("linear-two-fit", word=intent.shown, first=first, second=second)
            return True
        return False

    def _refuse_doubtful(self, intent: Intent, table: TableController) -> bool:
        """Say how to make the move that a question names, or look up what it is about; return False for other lines."""
        phrases = phrases_for(self.session.announcer.words)
        if not intent.fits or phrases.asks_why(intent.line):
            return self._questions.look_up(intent, table)
        if intent.fits[0] == "repeat" and self._repeat_answer(table):  # `could you repeat that`
            return True
        if self._parser.only_says(intent.fits[0]) or intent.fits[0] == "repeat":
            self._perform_word(msgspec.structs.replace(intent, command=intent.fits[0]), table)
            return True
        self._write("linear-no-move-asked", meant=self._spell(intent.fits[0]))
        return True

    def _spell(self, command: str) -> str:
        """Return what is typed for a command."""
        return vocabulary.word_for(command, self.session.announcer.words)

    @staticmethod
    def _asks_for_person(table: TableController) -> bool:
        """Ask for the next person, where a line may mean a card and nobody has taken the keyboard over."""
        if table.state.handing_to is None:
            return False
        table.perform("read_turn")
        return True

    def _write_unknown(self, intent: Intent, table: TableController) -> None:
        """Go to the entry of the menu or begin the game that a line names, else write what was probably meant."""
        session = self.session
        entries = lists.menu_entries(session.runner, session.tables, at_table=True)
        # Nothing is chosen here: `print` stands for the function that a choice would call.
        items = lists.menu_items(session.announcer, session.runner, session.tables, entries, print)
        lines = [item.text for item in items]
        word = intent.line
        begun = vocabulary.find_by_beginning(word, lines)
        if intent.word == "save":
            self._write("linear-saves-itself", quit=self._spell("quit"))
        elif intent.word == FINISHES:
            self._write("linear-ends-itself", **{each: self._spell(each) for each in ("pass", "quit")})
        elif len(begun) == 1:
            table.screen.open(entries[begun[0]])
        elif self._is_name(word, table):
            if not read_zone_of(word, table):
                table.perform("read_counts")
        elif (game := self._game_of(word)) is not None:
            title = self.session.announcer.translator.of(game).text("title")
            self._write("linear-elsewhere", word=word, game=title)
        elif (other := self._other_game(word)) is not None:
            self._begin(other)
        elif self._everywhere.take_unknown(word) or self._asks_for_person(table):
            pass
        elif (near := self._parser.nearest(intent)) is not None:
            if self._parser.only_says(near):  # a wrong guess would do no harm
                self._perform_word(msgspec.structs.replace(intent, command=near), table)
                return
            if near != "quit":  # no yes to a guess ends the program
                self._expect_yes(self._spell(near), table)
            self._write("linear-near", word=intent.shown, meant=self._spell(near))
        else:
            self._write("linear-unknown", word=intent.shown.rstrip(" .!?"))

    def _answer_unasked(self, intent: Intent, table: TableController) -> bool:
        """Answer a yes or no though nothing was asked: after drawing, both could mean a move; False for other lines."""
        agrees = self._agrees(intent)
        has_drawn = table.state.presenter.passing in table.state.moves
        if agrees is None or (agrees and not has_drawn):
            return False
        if has_drawn:
            self._write("linear-drawn-already", **{each: self._spell(each) for each in ("play", "pass")})
        else:
            self._write("linear-not-meant")
        return True

    @staticmethod
    def _is_name(word: str, table: TableController) -> bool:
        """Return whether a word is the name of a player here, for which no command is guessed."""
        names = [table.state.name_of(seat) for seat in range(len(table.state.view.scores))]
        return word.casefold() in map(str.casefold, (*names, *table.state.public.names))

    def _other_game(self, line: str) -> str | None:
        """Return the game that a line names by its title, unless it is a question or this game."""
        announcer = self.session.announcer
        named = find_named_game(line, announcer.translator)
        asks = phrases_for(announcer.words).asks(line)
        return named if named != announcer.game and not asks else None

    def _game_of(self, word: str) -> str | None:
        """Return another game in which a word is one of the game's own commands."""
        here = self.session.announcer.game
        for game in GAME_COMMANDS:
            own = tuple(each.id for each in GAME_COMMANDS[game].own)
            words = self.session.announcer.translator.of(game)
            if game != here and own and vocabulary.match_command(word, own, words) is not None:
                return game
        return None

    def _is_playable(self, table: TableController) -> bool:
        """Return whether the selected card can be played; it is then the first that a search finds."""
        state = table.state
        card = state.cursor.card
        here = card is not None and state.handing_to is None and state.presenter.target_zones(state.view) is None
        return card is not None and here and state.walk.is_playable(card)

    def is_race_key(self, typed: str, table: TableController) -> bool:
        """Return whether a race is on and the line is a key of it."""
        command = self._parse(typed, table).command
        return command is not None and table.keyboard.is_race_key(command)

    def take_beside_question(self, typed: str) -> bool:
        """Carry out a command that may be given before a question is answered, then write the question again.

        Returns whether the line was such a command.
        """
        table = self.session.runner.table
        if table is None or table.state.handing_to is not None:
            return False
        question, intent = table.state.question, self._parse(typed, table)
        command = intent.command
        if intent.message is not None:
            message = lists.numbered_message(self.session.announcer, intent.message)
            self.terminal.write(message)
            # The message may be the question itself, which is not written twice.
            if question is None or question.prompt in message:
                return True
        elif command == "all_cards" or intent.word == "hand":
            key, index = table.state.zone.key, table.state.cursor.index
            table.state.walk.go_home()
            self._show_hand(table)
            table.state.walk.move_to(key, index)
        elif question is not None and (command == "repeat" or intent.word == "todo"):
            self._repeat_question(table, question)
            return True
        elif intent.word == "aim":
            self._questions.tell_aim(table)
        elif command == "help" and question is not None:
            for line in help_lines(self.session.announcer, self.session.named_keys, self.session.runner):
                self.terminal.write(line)
        elif self._answer_in_place(intent, table):
            pass
        elif command is None:
            return False
        else:
            return table.perform_at_question(command)
        if question is not None:
            self.terminal.write(question.prompt)
        return True

    def _answer_in_place(self, intent: Intent, table: TableController) -> bool:
        """Answer a question beside an open one, and go back: the open one may be about the card where the player is.

        Returns False for a line that is no question or has no answer.
        """
        if intent.word == "happened":
            self._questions.tell_what_happened(intent.about, table)
            return True
        if intent.word == OTHERS:
            self._tell_of_others(intent, table)
            return True
        if intent.command is not None and not intent.doubts:
            return False
        key, index = table.state.zone.key, table.state.cursor.index
        answered = self._questions.answer(intent, table)
        table.state.walk.move_to(key, index)
        return answered

    def _repeat_question(self, table: TableController, question: Question) -> None:
        table.asking.repeat()
        for line in answer_lines(question, self.session.announcer.translator):
            self.terminal.write(line)

    def _read_hand(self, table: TableController) -> None:
        """Go back to the player's hand and print it; numbers mean its cards from now on."""
        if table.state.handing_to is not None:
            table.perform("read_turn")
        else:
            table.state.walk.go_home()
            self._show_hand(table)
            table.report_to_guide("all_cards")

    def _pass(self, word: str, table: TableController) -> None:
        """Do what Space does, except draw a card that need not be drawn: a player who types "pass" wants none.

        `word` is `pass` or `accept`.
        """
        state = table.state
        presenter, view = state.presenter, state.view
        on_turn = state.seat in view.acting  # else it is refused with whose turn it is
        draws = presenter.space_move(view, state.moves) == presenter.drawing and not presenter.faces_debt(view)
        # Where drawing is refused, that reason says more.
        if on_turn and draws and presenter.drawing in state.moves:
            self._write("nothing-to-pass", word=word)
        else:
            table.perform("draw")

    def _play_selected(self, table: TableController) -> None:
        """Do what the play key does; if several cards can be played, only one that the player has gone to."""
        state = table.state
        numbered = zip(state.cursor.numbers, state.cursor.cards, strict=True)
        fitting = [number for number, card in numbered if state.walk.is_playable(card)]
        chosen = self._cards.has_gone_to_card(table) or state.presenter.has_drafts
        continues = state.guide is not None and state.guide.play_key_continues
        asked = self._is_asked(table) or continues or state.outcome.round is not None
        if chosen or asked:
            table.perform("play")
        elif not fitting:
            # Not the selected card: nothing that was written says which one that is.
            table.perform("next_playable" if state.seat in state.view.acting else "read_turn")
        elif len(fitting) == 1:
            self._cards.play(fitting[0], table)
        else:
            card = state.presenter.card_in_sentence(state.cursor.card_of(fitting[0]))
            self._write("linear-which-card", number=fitting[0], card=card)

    @staticmethod
    def _is_asked(table: TableController) -> bool:
        """Return whether the play key answers a question or hands the keyboard over."""
        state = table.state
        return state.handing_to is not None or state.keeping_from is not None or state.game_asks

    def remind(self, table: TableController) -> None:
        """Say what the table waits for, if it waits for the player who comes back to it."""
        state = table.state
        if state.game_asks:
            table.perform("play")
        elif state.handing_to is not None or state.outcome.round is not None or state.seat in state.view.acting:
            table.perform("read_turn")

    def _take_empty_line(self, table: TableController) -> None:
        state = table.state
        goes_on = state.guide is not None and state.guide.play_key_continues and not state.guide.finished
        if goes_on or self._is_asked(table) or (state.outcome.round is not None and state.guide is None):
            table.perform("play")
        else:
            self._forget_shown()
            self.asked_what_to_do = True
            table.perform("read_turn")

    # Reactions: at a terminal a key is enough, without Enter; in a pipe they are carried out before the bots go on.

    def find_reaction(self, key: str) -> Reaction | None:
        """Return the reaction that a key is now, without Enter; None if it is none.

        A digit is one only if no longer number begins with it. The key of one person acts at once, without waiting for
        more letters: in a race two people may press at the same moment.
        """
        table = self.session.runner.table
        if table is None or not self.is_reaction(key, table):
            return None
        if key.isdecimal() and 10 * int(key) <= len(table.state.cursor.cards):
            return None
        command = self._parse(key, table).command or ""
        return Reaction(lambda: self._carry_out_reaction(key, table), command.startswith("person_"))

    @contain_exits()
    def _carry_out_reaction(self, key: str, table: TableController) -> str:
        """Carry out a reaction and return the letters that may follow from habit."""
        # The terminal does not echo a key that may act without Enter.
        self.terminal.write(key)
        if key.isdecimal():
            self._cards.play(int(key), table)
            return "\n"
        command = self._parse(key, table).command or ""
        name = self.session.named_keys.name_of_person(command) if command.startswith("person_") else None
        table.perform(command)
        words = vocabulary.words_of(command, self.session.announcer.words)
        endings = [word[1:] for word in [name or "", *words] if word[:1].casefold() == key.casefold()]
        return (endings or [""])[0] + "\n"

    def is_reaction(self, typed: str, table: TableController) -> bool:
        """Return whether a line or key is a reaction that is open now, out of turn."""
        state = table.state
        intent = self._parse(typed, table)
        number = intent.number
        if number is not None:
            out_of_turn = state.seat not in state.view.acting and state.handing_to is None
            there = state.cursor.index_of(number) is not None
            return out_of_turn and there and bool(state.presenter.moves_with(state.moves, state.cursor.card_of(number)))
        command = intent.command
        if intent.word == "intercept":
            return state.seat not in state.view.acting and state.handing_to is None and bool(state.moves)
        if command is not None and command.startswith("person_"):
            return len(state.people) > 1
        asked = state.handing_to is not None and state.claiming is None
        may_react = command is not None and not asked and commands_at(state.game)[command].reaction
        return command is not None and may_react and bool(self._open_reactions(command, table))

    def may_go_before_bots(self, typed: str, table: TableController) -> bool:
        """Return whether a line only asks for something or goes somewhere, and changes nothing at the table."""
        if self._open_line.waits or self._card_beside_call(typed, table):
            return False
        intent = self._parse(typed, table)
        if intent.number is not None or intent.passes or intent.word in ("intercept", "again"):
            return False
        if not intent.line:
            return True
        if intent.command is None:
            recalls = intent.message is not None or intent.word in ("hand", "lessons", "happened")
            # A line with a number may be a move, as `red 5`, `split 3` or `draw three`.
            several = table.state.presenter.has_drafts and len(intent.words) > 1
            counts = any(map(str.isdecimal, (intent.line[-1:], *intent.words)))
            return recalls or not (counts or several or self._cards.names_card(intent, table))
        command = commands_at(table.state.game)[intent.command]
        return intent.command.startswith("read_") or command.context is Context.EVERYWHERE

    def _open_reactions(self, command: str, table: TableController) -> list[Move]:
        """Return the legal moves that a command makes for the seat that is claiming, else for the current one."""
        state = table.state
        seat = state.reacting_seat
        now = state.client.connections[seat].snapshot
        view, moves = now.view, now.moves
        presenter = state.persons[seat].presenter
        move = presenter.move_of(command, view)
        wanted = presenter.speak_up(view, moves) if command == "uno" else [move]
        return [each for each in wanted if each is not None and each in moves]

