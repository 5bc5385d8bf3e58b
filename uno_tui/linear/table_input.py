"""Typed lines and keys at the table: what each means there, and carrying it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import msgspec

from uno_tui.core.commands import Context
from uno_tui.core.contract import Seat
from uno_tui.linear import vocabulary
from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.everywhere import EverywhereLines
from uno_tui.linear.hand_on_screen import HandOnScreen
from uno_tui.linear.help import describe, help_lines
from uno_tui.linear.intent import FINISHES, OTHERS, SET, Intent, LineParser, Step, take_first
from uno_tui.linear.line_parts import DraftLayout, LineParts, layout_of
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.open_hands import OpenHands
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.phrases import names_in, phrases_for, split
from uno_tui.linear.player_questions import PlayerQuestions
from uno_tui.linear.question_lines import answer_lines
from uno_tui.linear.questions import Questions
from uno_tui.linear.reactions import ReactionKeys
from uno_tui.linear.replies import Reply
from uno_tui.linear.rule_questions import is_exact_phrase
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.typed_actions import TypedActions
from uno_tui.linear.unknown_lines import UnknownLines
from uno_tui.linear.what_to_do import WhatToDo
from uno_tui.linear.whole_lines import whole_lines_for
from uno_tui.linear.wording import Wording
from uno_tui.linear.zone_lines import ZoneLines
from uno_tui.linear.zone_parser import SPLITS
from uno_tui.linear.zone_questions import zone_number
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.navigation import help_list, messages_list
from uno_tui.ui.ports.question import Question
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.walking import is_walking_command


class _WrittenReply(msgspec.Struct, frozen=True):
    """The lines of a written answer, the person who got it, and what had been spoken last then."""

    lines: Sequence[str]
    seat: Seat | None
    after: Utterance | None


class _ParsedLine(msgspec.Struct, frozen=True):
    """A line that was parsed, with who was at the keyboard, and what the table and the texts were then."""

    line: tuple[str, Seat | None, Seat | None]
    view: object
    texts: object
    intent: Intent


def _is_doubtful(intent: Intent) -> bool:
    """Return whether a line asks or doubts, and no command or word was recognized in it."""
    return intent.doubts and intent.command is None and intent.word == ""


class TableInput:
    """Carries out what is typed at a table.

    The argument `read` prints many lines, and `begin` begins another game.
    """

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        wording: Wording,
        everywhere: EverywhereLines,
        hand: HandOnScreen,
        read: Callable[[Sequence[str]], None],
        begin: Callable[[str], object],
    ) -> None:
        self.session = session
        self.terminal = terminal
        self._parser = LineParser(session.preferences, session.announcer, session.named_keys)
        self._hand = hand
        self._everywhere = everywhere
        self._wording = wording
        self._open_line = OpenLine()
        self._cards = CardLines(session, terminal, wording, self._open_line)
        self._questions = Questions(session, terminal, wording, read, self._cards.note_spoken_of)
        self._zone_lines = ZoneLines(terminal, self._cards, self._open_line)
        self._players = PlayerQuestions(terminal, wording)
        self._open_hands = OpenHands(wording, self._players)
        self._what_to_do = WhatToDo(session.announcer, terminal, wording)
        self.reactions = ReactionKeys(session, terminal, self._cards, self.parse)
        self._actions = TypedActions(
            session, terminal, wording, hand, self._cards, self._questions.rules, self._expect_yes
        )
        self._unknown = UnknownLines(
            session, wording, everywhere, self._parser, begin, self._perform_word, self._expect_yes
        )
        self._parts = LineParts(
            wording, self._parser, self._cards, self._questions, self._open_line, self.parse, self._perform
        )
        self._words: Mapping[str, Callable[[TableController], object]] = {
            # A lesson begins again; a new game asks first, during a match.
            "again": lambda table: table.screen.open("new" if table.state.guide is None else "lesson_again"),
            "aim": self._questions.tell_aim,
            "bots": self._questions.tell_bots,
            "winner": self._questions.past.tell_winner,
            "drawn": self._questions.past.tell_drawn,
            "back": lambda table: self._wording.write("linear-at-table"),
            "intercept": self._actions.intercept,
            "lessons": lambda table: table.screen.open("lessons"),
            "todo": self._what_to_do.tell,
            "until-turn": self._actions.run_to_turn,
            "who-drew": self._questions.past.tell_who_drew,
        }
        """Words that need nothing but the table, with what they do."""
        self._steps: tuple[Step, ...] = (
            # Before the speaker repeats: it does not know what was only written.
            self._take_repeat,
            self._leave_it,
            self._leave_table,
            self._take_lesson_line,
            # Before commands: `bots slow` sets their pace; `bots` alone lists them.
            self._take_everywhere,
            # Before `hand`, which `everyone's hands` has too.
            self._open_hands.tell_everyones,
            self._questions.past.tell_deed,
            # Before the keys for all of it: a question about one player is answered with that player.
            self._players.answer,
            self._tell_how_to_play,
            self._tell_debt,
            # `what can I play` lists, but `can I play red 5` is a question about that card.
            self._answer_before_search,
            # In German, `zählen` is like `Zahlen`: `wie hoch zählen die Karten`.
            self._answer_before_sorting,
            self._search,
            self._take_empty_line,
            self._refuse_onlooker,
            self._keep_hand_closed,
            self._refuse_accusation,
            self._report_player,
            self._play_number,
            self._describe,
        )
        """What may take a line, in this order, before it is carried out as a word."""
        self._steps_of_phrases: tuple[Step, ...] = (
            self._deny,
            self._tell_whether_to_draw,
            # Before questions: `queen of hearts for Ben` asks nothing, nor does `turn on the 0/7 rule`.
            self._cards.play_for_player,
            self._questions.rules.refuse_change,
            # What lies in a zone goes before the rules of such zones.
            self._zone_lines.answer,
            # Before cards: a question names them, too, and moves none.
            self._questions.answer,
            self._zone_lines.perform,
            # What doubts is looked up; no step after this one plays it.
            self._refuse_doubtful,
            self._cards.perform,
            self._answer_unasked,
            self._choose_of_two,
        )
        """What comes then for a phrase, which is no word, letter, key or number."""
        self.asked_what_to_do = False
        """Whether the last line asked what there is to do now."""
        self._searching = False
        """Whether the line before looked for a card that can be played."""
        self._parsed: _ParsedLine | None = None
        self._seen: object = None
        """The view of the table before the last line; None if that line has changed how the cards of a draft lie."""
        self._tried = False
        """Whether the last line would have played a card, drawn or passed, had it been possible."""
        self._answer: _WrittenReply | None = None
        """The last answer that was written and not spoken."""

    def parse(self, typed: str, table: TableController) -> Intent:
        """Return what a line means at a table, also with the name of the player's partner for `my partner`."""
        known = typed, table.state.seat, table.state.handing_to
        view, texts = table.state.view, self._wording.translator
        # A line is asked about several times before it is carried out: when it is due, whether it only asks.
        parsed = self._parsed
        if parsed is None or parsed.line != known or parsed.view is not view or parsed.texts is not texts:
            parsed = self._parsed = _ParsedLine(known, view, texts, self._parse(typed, table))
        return parsed.intent

    def _parse(self, typed: str, table: TableController) -> Intent:
        state, typed = table.state, self._without_lead_in(typed)
        typed = self._wording.whole_lines.without_source(typed)
        typed = self._without_ones(self._numbered_by_program(typed, table) or typed, table)
        people = [state.name_of(seat) for seat in state.people]
        others = [state.name_of(seat) for seat in range(len(state.view.scores)) if seat not in state.people]
        seen = state.name_of(state.seat) if state.handing_to is None and state.seat is not None else ""
        intent = self._parser.parse(typed, people, others, seen)
        partner = state.presenter.partner_name(state.view) if intent.words else ""
        words = self._wording.translator
        # `who is my partner` is a phrase of its own.
        if partner and not is_exact_phrase(intent, phrases_for(words)):
            named_so = whole_lines_for(words).with_partner(typed, partner)
            if named_so != typed:
                intent = msgspec.structs.replace(self._parser.parse(named_so, people, others, seen), typed=intent.line)
        if not intent.doubts or intent.command or intent.word or intent.candidates:
            return intent
        asked = phrases_for(words).before_condition(intent.line)
        if phrases_for(words).asks_whether_allowed(asked):
            # Of `may I play a Wild if I have blue`, the condition names no card.
            part = self._parser.parse(f"{asked}?", people, others, seen)
            presenter = state.presenter
            kinds = find_cards(phrases_for(words).asked_whether_fits(part.words), presenter.kinds, presenter)
            if part.command or part.word or part.candidates or kinds:
                return msgspec.structs.replace(part, typed=intent.line)
        return intent

    def _without_ones(self, typed: str, table: TableController) -> str:
        """Return a question without a word such as `ones` after a colour, which is no number: `any blue ones`."""
        phrases = self._wording.phrases
        if " " not in typed:  # as most lines are
            return typed
        if not (phrases.asks(typed) or phrases.asks_for_any(typed) or phrases.begins_with_telling(typed)):
            return typed
        presenter, ones = table.state.presenter, list(filter(None, phrases.listed_words("typed-ones")))
        if not any(f" {each}" in typed.casefold() for each in ones):
            return typed
        colours = {presenter.card_parts(kind)[0] for kind in presenter.kinds} - {""}
        return re.sub(rf"\b({'|'.join(colours)})\s+({'|'.join(ones)})\b", r"\1", typed, flags=re.IGNORECASE)

    def _numbered_by_program(self, typed: str, table: TableController) -> str:
        """Return the number of a card that is typed as the program lists it, as `1 Red 5`; "" for other lines."""
        number, _, name = typed.strip().partition(" ")
        place = vocabulary.parse_number(number.rstrip(",.:")) if number[:1].isdecimal() and name else None
        state = table.state
        if place is None or state.handing_to is not None or state.cursor.index_of(place) is None:
            return ""
        card = state.cursor.card_of(place)
        names = (state.presenter.card_name(card), state.presenter.card_in_list(card))
        return str(place) if any(split(name) == split(each) for each in names) else ""

    def _without_lead_in(self, typed: str) -> str:
        return self._wording.whole_lines.without_lead_in(typed)

    def perform(self, typed: str, table: TableController) -> None:
        """Carry out a line: a number plays a card, a word or letter is a command, an empty line asks what to do."""
        # `And the 7`, after a question about another card, asks and plays none.
        typed = self._questions.rules.ask_on(typed, table) or typed
        # What only asks changes no layout, and finding that takes long in a draft.
        intent = self.parse(typed, table)
        asks = table.state.presenter.has_drafts and self._parser.only_asks(intent)
        tries = self._tries(intent, table)
        before, view = DraftLayout() if asks else layout_of(table), table.state.view
        if not table.state.presenter.busy:  # `there` means no set that grew in another turn
            self._zone_lines.note_grown(None)
        with self.terminal.recording() as written:
            self._perform(typed, table)
        if intent.words:
            self._questions.rules.note_asked(intent, table)
        after = before if asks else layout_of(table)
        grown = [zone for zone, size in after.sizes.items() if size > before.sizes.get(zone, 0)]
        if grown and table.state.presenter.busy:
            self._zone_lines.note_grown(grown[-1])
        self._seen, self._tried = view if after.held == before.held else None, tries
        self._parsed = None  # the line may have changed keys, names or settings
        if after.held != before.held and not after.held[1] and table.state.question is None:
            table.state.walk.go_home()  # the next number that is typed means a tile of the rack
        if written:
            self._answer = _WrittenReply(written, table.state.seat, self.session.announcer.speaker.history.last())

    def _tries(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line would play a card, draw or pass, if that is possible."""
        if intent.doubts or table.state.handing_to is not None:
            return False
        if intent.number is not None or intent.passes or intent.command in ("play", "draw"):
            return True
        meant = intent.command is not None or bool(intent.word)
        return not meant and (intent.plays or self._cards.names_card(intent, table))

    def _perform(self, typed: str, table: TableController) -> None:
        intent = self.parse(typed, table)
        # A line that means nothing closes nothing, either: `yes do` may be followed by `yes`.
        known = intent.command or intent.word or intent.candidates or intent.number is not None
        harmless = self._parser.only_asks(intent) or not (known or self._cards.names_card(intent, table))
        if self._open_line.take(intent, table, only_asks=harmless):
            return
        card = self._parts.card_beside_call(typed, table)
        if card:
            # First the call: after the card, another player may be quicker.
            if table.state.guide is not None:
                self._wording.write("lesson-uno-next")
            elif help_list.works(table, "uno") and self._parts.is_at_hand(card, table):
                table.perform("uno")
            typed = card
        if not typed.isalnum():  # most lines are a word or a key
            # Before its parts: in `leave the game and go to the menu`, one of them quits.
            if self._wording.whole_lines.goes_to_menu(typed):
                table.screen.open("menu")
                return
            # `How many cards do Ben and Cleo have` is one question.
            counts = intent.command == "read_counts" and len(names_in(typed, table.state.public.names)) > 1
            if not counts and self._parts.perform_all(typed, table):
                return
        intent = self.parse(typed, table)
        if take_first(self._steps, intent, table):
            return
        phrase = intent
        if intent.word == OTHERS and table.state.game_asks and not self._wording.phrases.asks(intent.line):
            phrase = msgspec.structs.replace(intent, word="")  # `Cleo gets red 4` chooses a card and asks nothing
        of_others = intent.word == "happened" and bool(intent.about)  # `did Ben draw` names no held card
        if not intent.words or of_others or not take_first(self._steps_of_phrases, phrase, table):
            self._perform_word(intent, table)

    def _expect_yes(self, meant: str, table: TableController) -> None:
        """Let `yes` carry out the line that this one may have meant, and `no` nothing."""

        def complete(intent: Intent) -> bool:
            reply = self._wording.replies.reply_to("", intent.line)
            if reply is Reply.YES:
                self._perform(meant, table)
            elif reply is not None:
                self._wording.write("linear-not-meant")
            return reply is not None

        self._open_line.expect(complete, table, stays=True)

    # The steps of a line. Each returns False for lines that it does not take.

    def _take_repeat(self, intent: Intent, table: TableController) -> bool:
        """Repeat the last answer; `why not` and `why` repeat a refusal, which has its reason."""
        phrases = self._wording.phrases
        # By now the table has changed, unless the move was refused.
        unchanged = self._seen is table.state.view
        asks_why = unchanged and phrases.asks_why(intent.line)
        if intent.command != "repeat" and not (asks_why and self._tried and phrases.asks_about_nothing(intent.line)):
            return False
        if self._repeat_answer(table):
            return True
        if asks_why:
            table.perform("repeat")
        return asks_why

    def _leave_it(self, intent: Intent, table: TableController) -> bool:
        """Do nothing for `leave it`, in which only the filler tells that nobody wants to leave the program."""
        if intent.command != "quit" or not self._wording.whole_lines.says_it(intent.line):
            return False
        said = split(intent.line)
        leaves = all(split(each) != said for each in self._wording.phrases.all_typed_for("quit"))
        if leaves:
            self._wording.write("linear-not-meant")
        return leaves

    def _leave_table(self, intent: Intent, table: TableController) -> bool:
        """Open the menu for a line that leaves only the game, as `leave the game`; return False for other lines."""
        # `I want to stop here` silences no speech.
        meant = intent.command in ("quit", "stop") or not (intent.command or intent.word or not intent.words)
        leaves = meant and self._wording.whole_lines.leaves_table(intent.line)
        if leaves:
            table.screen.open("menu")
        return leaves

    def _take_lesson_line(self, intent: Intent, table: TableController) -> bool:
        """Leave the lesson, and not the program, for `quit the lesson`; write the step for `how long is this lesson`.

        Returns False for other lines.
        """
        guide = table.state.guide
        if guide is None or not intent.words:
            return False
        lines = self._wording.whole_lines
        if lines.asks_how_long_lesson_is(intent.line):
            step, count = guide.place
            self._wording.write("linear-lesson-place", step=step, count=count)
            return True
        leaves = lines.leaves_lesson(intent.line)
        if leaves:
            table.screen.open("leave_lesson")
        return leaves

    def _take_everywhere(self, intent: Intent, table: TableController) -> bool:
        """Carry out what means the same everywhere, or sets a value: `make the bots harder` opens no settings."""
        if not intent.words:
            return False
        return self._everywhere.take(intent.line) or (
            intent.command == "settings" and self._everywhere.set_value(intent.line)
        )

    def _tell_how_to_play(self, intent: Intent, table: TableController) -> bool:
        unclear = intent.command in (None, "rules") and not intent.word
        return bool(intent.words) and unclear and self._everywhere.tell_how_to_play(intent.line)

    def _tell_debt(self, intent: Intent, table: TableController) -> bool:
        """Answer a phrase about what is due where nothing is: `what does the draw two do`, `must I draw`."""
        state = table.state
        if intent.command != "read_debt" or not intent.words:
            return False
        if self._questions.rules.explain_card(intent.line, table):
            return True
        if state.presenter.cards_due(state.view):
            return False
        # Not for a debt, but perhaps because nothing can be played.
        if state.presenter.drawing not in state.moves:
            table.perform("read_debt")
        self._what_to_do.tell(table)
        return True

    def _answer_before_sorting(self, intent: Intent, table: TableController) -> bool:
        """Answer a question that has words for sorting but asks about the rules; return False for other lines."""
        asks = intent.command == "sort_number" and self._wording.phrases.asks(intent.line)
        return asks and self._questions.rules.tell_answer(msgspec.structs.replace(intent, command=None), table)

    def _answer_before_search(self, intent: Intent, table: TableController) -> bool:
        # Before the colour in play, which `the best colour` has in its words.
        if intent.command == "read_colour" and self._wording.phrases.asks_for_most(intent.line):
            return self._questions.answer(intent, table)
        if intent.command != "next_playable":
            return False
        asks = intent.doubts or self._wording.phrases.asks(intent.line)
        return asks and self._questions.answer(intent, table)

    def _search(self, intent: Intent, table: TableController) -> bool:
        """List what can be played, or begin a search, which may find the selected card itself."""
        searches = intent.command == "next_playable"
        begins = not self._searching
        self._searching = intent.line.isalpha() and searches
        if searches and len(intent.line) > 1 and self._what_to_do.list_playable(table):
            return True
        # Nothing on the screen shows that this card is selected.
        if not (self._searching and begins and self._is_playable(table)):
            return False
        table.show_walk(table.state.walk.find_again())
        self._cards.note_gone_to_card(table)
        table.report_to_guide("next_playable")
        return True

    def _refuse_onlooker(self, intent: Intent, table: TableController) -> bool:
        refused = table.state.looks_on and self._is_about_hand(intent, table)
        if refused:
            table.perform("draw")  # which says that one only looks on
        return refused

    def _keep_hand_closed(self, intent: Intent, table: TableController) -> bool:
        """Ask for the next person where a line would play: only an empty line opens their hand."""
        plays = intent.command == "play" and table.state.handing_to is not None
        if plays:
            table.perform("read_turn")
        return plays

    def _refuse_accusation(self, intent: Intent, table: TableController) -> bool:
        """Write that a player whom a line accuses, as `challenge Ben`, has not laid the last card.

        Return False if they have.
        """
        state = table.state
        accused = state.presenter.accused(state.view) if intent.command == "call_bluff" else None
        if accused is None:
            return False
        others = {name: seat for seat, name in enumerate(state.public.names) if seat != state.seat}
        named = names_in(intent.line, others)
        refused = bool(named) and all(others[each] != accused for each in named)
        if refused:
            self._wording.write("linear-not-theirs", name=named[0])
        return refused

    def _report_player(self, intent: Intent, table: TableController) -> bool:
        """Report the player whom a line accuses, or answer it: it must not say the word for oneself."""
        state = table.state
        others = [name for seat, name in enumerate(state.public.names) if seat != state.seat]
        if intent.command != "uno" or not self._wording.whole_lines.tells_of_forgotten_call(intent.line, others):
            return False
        named = names_in(intent.line, others)
        counts = [state.public.view.counts[state.public.names.index(each)] for each in named]
        reporting = state.presenter.reporting
        if reporting is not None and reporting in state.moves and all(count == 1 for count in counts):
            table.make_move("uno", reporting)
        elif not self._questions.past.tell_who_called(intent, table, accused=True):
            self.terminal.write(state.words.text("nothing-to-announce"))
        return True

    def _play_number(self, intent: Intent, table: TableController) -> bool:
        if intent.number is None:
            return False
        if not (intent.word == "intercept" and self._cards.intercept_on_turn(intent, table)):
            (self._cards.play_by_value if intent.by_value else self._cards.play)(intent.number, table)
        return True

    def _describe(self, intent: Intent, table: TableController) -> bool:
        if intent.described:
            self.terminal.write(describe(self.session.announcer, self.session.named_keys, intent.described))
        return bool(intent.described)

    def _choose_of_two(self, intent: Intent, table: TableController) -> bool:
        """Name two commands that a phrase may mean; if both are one word, the first is meant."""
        if len(intent.candidates) < 2 or _is_doubtful(intent):
            return False
        first, second = (self._wording.spell(command) for command in intent.candidates[:2])
        if first == second or set(intent.candidates) == {"hand", "all_cards"}:
            self._perform_word(msgspec.structs.replace(intent, command=intent.candidates[0]), table)
        elif "go_on" in intent.candidates and self._actions.bot_waits(table):
            table.perform("go_on")
        elif self._parts.take(intent.line, table):  # `what is on top and whose turn is it`
            pass
        elif set(intent.candidates) == {"hand", "next_playable"}:  # `what have I got that fits`
            self._what_to_do.list_playable(table)
        else:
            self._wording.write("linear-two-fit", word=intent.shown, first=first, second=second)
        return True

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
        """Return whether a line is about own cards: their numbers, a name after `play`, the hand, a pass."""
        named = self._wording.phrases.card_words(intent.words)
        kinds = table.state.presenter.kinds
        names = bool(find_cards(named, kinds, table.state.presenter, in_part=False)) and not intent.doubts
        own = intent.word in ("hand", FINISHES) or intent.command == "all_cards" or intent.passes
        return own or names or intent.number is not None or intent.before not in (None, SET)

    def _perform_word(self, intent: Intent, table: TableController) -> None:
        """Carry out what a word, a letter or a phrase stands for."""
        command = intent.command
        if intent.passes and self._names_held_card(intent, table):
            self._write_cards_like(intent, table)
        elif intent.passes:
            self._actions.pass_turn(intent.word, table)
        elif command == "go_on" and not table.state.client.status.needs_key:
            self._actions.go_on(table)
        elif intent.word == OTHERS:
            self._open_hands.tell_of_others(intent, table)
        elif intent.word == "happened":
            self._questions.past.tell_what_happened(intent.about, table)
        elif intent.word in self._words:
            self._words[intent.word](table)
        elif intent.message is not None:
            self.terminal.write(messages_list.numbered_message(self.session.announcer, intent.message))
        elif intent.word == "hand" or command == "all_cards":
            self._actions.read_hand(table)
        elif command is None:
            self._perform_numbered(intent, table)
        elif command == "stop" and not table.takes_escape:
            self._actions.stop()
        elif command == "play":
            self._actions.play_selected(table, names_it=len(intent.line.split()) > 1)
        else:
            self._carry_out(command, table, is_key=len(intent.line) == 1)

    def _names_held_card(self, intent: Intent, table: TableController) -> bool:
        """Return whether a word for passing is the name of a held card while nobody can pass, as `aussetzen` in German.

        Part of a name is not enough: in French `passe` passes, even where a Passe-tour is held.
        """
        state, phrases = table.state, self._wording.phrases
        on_turn = state.handing_to is None and state.seat in state.view.acting
        if not on_turn or state.presenter.passing in state.moves:
            return False
        return any(phrases.plain(state.presenter.card_parts(card)[1]) == intent.words for card in state.cursor.cards)

    def _carry_out(self, command: str, table: TableController, *, is_key: bool) -> None:
        """Carry out a command, and remember the card that it went to; sorted cards are shown again."""
        state = table.state
        has_draft = state.presenter.busy or state.client.practice is None
        if command == "take_move_back" and "take_back" in commands_at(state.game) and has_draft:
            command = "take_back"  # `take that back` undoes a step of a draft
        if command == "draw" and not is_key and self._actions.would_pass(table):
            self._actions.refuse_to_draw(table)
            return
        if command != SPLITS and self._lacks_card(command, table):  # a place to split is no card of the hand
            self._ask_card_for(self._wording.spell(command), table)
            return
        sorts = command.startswith("sort_")
        if sorts:
            self._hand.forget()
        table.perform(command)
        if is_walking_command(command) and not sorts:
            self._cards.note_gone_to_card(table)

    def _ask_card_for(self, word: str, table: TableController) -> None:
        """Ask which card a command is for; the next line names it, by its number or name."""

        def complete(intent: Intent) -> bool:
            names = intent.number is not None or self._cards.names_card(intent, table)
            if names:
                self._perform(f"{word} {intent.line}", table)
            return names

        self._open_line.expect(complete, table)
        self.terminal.write(table.state.presenter.text("linear-which-card-for"))

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
        intent = self.parse(typed, table)
        if not intent.line or intent.word == "back":
            return False
        if intent.number is not None or self._parts.card_beside_call(typed, table):
            return True
        if self._wording.phrases.asks(intent.line):
            return True
        if intent.command is not None:
            return intent.command != "stop"
        if intent.word in ("hand", "pass", "accept", "happened", OTHERS, *self._words) or intent.message is not None:
            return True
        if intent.described:
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
                self._wording.write("linear-no-number", number=last_word)
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
        if self._parts.take(intent.line, table) or self._play_taken(intent, table):
            return
        if self._write_cards_like(intent, table):
            return
        card = self._cards.find_misspelt(intent, table)
        if card is None:
            told = self._questions.rules.tell_rule_about(intent, table)
            if not told and (meant := self._parser.read_leniently(intent)) is not None:
                if not self._players.answer(meant, table):
                    self._perform_word(meant, table)
            elif not told and not self._tell_of_player(intent, table):
                self._unknown.take(intent, table)
            return
        presenter, play = table.state.presenter, self._wording.spell("play")
        self._wording.write("linear-near", word=intent.shown, meant=f"{play} {presenter.card_in_sentence(card)}")
        self._expect_yes(f"{play} {presenter.card_name(card)}", table)

    def _play_taken(self, intent: Intent, table: TableController) -> bool:
        """Play the held card that a line takes, as `I'll take the red 5`; in a draft, one takes tiles from sets."""
        phrases, state = self._wording.phrases, table.state
        takes = not intent.doubts and intent.words[:1] and intent.words[0] in phrases.listed_words("typed-take-away")
        if not takes or state.presenter.has_drafts or state.handing_to is not None:
            return False
        rest = phrases.card_words(intent.words[1:])
        held = find_cards(rest, state.cursor.cards, state.presenter, in_part=False) if len(rest) > 1 else []
        if held:
            self._perform(" ".join(rest), table)
        return bool(held)

    def _tell_of_player(self, intent: Intent, table: TableController) -> bool:
        """Write what a player did last whom a question names that means nothing else; return False for other lines."""
        others = [name for seat, name in enumerate(table.state.public.names) if seat != table.state.seat]
        named = names_in(intent.line, others)
        asks = self._wording.phrases.asks_somewhere(intent.line) and " " in intent.line.strip()
        tells = asks and bool(named) and table.state.handing_to is None and bool(self._questions.past.acts_of(named))
        if tells:
            self._questions.past.tell_what_happened(named, table)
        return tells

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
        self._wording.write("linear-only-like", card=state.presenter.card_in_list(named), number=only)
        self._expect_yes(f"{self._wording.spell('play')} {state.presenter.card_name(named)}", table)
        return True

    def _deny(self, intent: Intent, table: TableController) -> bool:
        """Do nothing for a line that only says which card is not to be played, as `not the red 3`.

        Return False for other lines.
        """
        phrases, presenter = self._wording.phrases, table.state.presenter
        words = split(intent.line)
        denies = intent.doubts and not phrases.denying.isdisjoint(words) and not intent.line.rstrip().endswith("?")
        if not denies or phrases.asks_why(intent.line) or phrases.asks_what_is_had(intent.line):
            return False
        left = phrases.card_words(tuple(each for each in intent.words if each not in phrases.denying))
        if not left or not find_cards(phrases.without_doubt(left), presenter.kinds, presenter, in_part=False):
            return False
        self._wording.write("linear-not-meant")
        return True

    def _tell_whether_to_draw(self, intent: Intent, table: TableController) -> bool:
        """Say what there is to do, for `should I draw`: a held Draw Two is not meant; return False for other lines."""
        asks = intent.doubts and intent.candidates == ("draw",) and self._wording.phrases.asks_whether_due(intent.line)
        if asks:
            self._what_to_do.tell(table)
        return asks

    def _refuse_doubtful(self, intent: Intent, table: TableController) -> bool:
        """Say how to make the move that a question names, or look up what it is about; return False for other lines."""
        if not _is_doubtful(intent):
            return False
        phrases = self._wording.phrases
        meant = intent.candidates[0] if intent.candidates else ""
        # `Is that okay` is about no command in games where nothing is accepted.
        has_word = bool(meant) and bool(vocabulary.words_of(meant, self._wording.translator))
        if meant and not has_word and table.state.presenter.has_drafts:
            table.perform("read_draft")  # what lies there, and what it lacks
            return True
        if not has_word or phrases.asks_why(intent.line):
            return self._questions.look_up(intent, table)
        if meant == "repeat" and self._repeat_answer(table):  # `could you repeat that`
            return True
        if meant == "finish":  # `am I done`
            table.perform("read_draft")
            return True
        if meant == "stop":  # `can I stop her` asks for no silence
            return self._questions.look_up(intent, table)
        if meant == "next_playable" and self._what_to_do.list_playable(table):
            return True
        if meant == "pass" and table.state.presenter.passing not in table.state.moves:
            self._actions.pass_turn(meant, table)  # which says why not
            return True
        # At other tables than those for practice it changes nothing, and says why.
        refused = meant == "take_move_back" and table.state.client.practice is None
        if refused or self._parser.only_says(meant) or meant in ("repeat", "next_playable"):
            self._perform_word(msgspec.structs.replace(intent, command=meant), table)
            return True
        self._wording.write("linear-no-move-asked", meant=self._wording.spell(meant))
        return True

    def _answer_unasked(self, intent: Intent, table: TableController) -> bool:
        """Answer a yes or no to which no question was put; return False for other lines."""
        reply = None if _is_doubtful(intent) else self._wording.replies.said_unasked(intent.line)
        agrees, may_pass = reply is Reply.YES, table.state.presenter.passing in table.state.moves
        if reply is None or (agrees and not may_pass):
            return False
        drawn = self._cards.drawn_number(table)
        # After `playable`, a yes plays the drawn card; a tile may go to several places.
        if agrees and drawn is not None and not table.state.presenter.has_drafts:
            self._cards.play(drawn, table)
        elif may_pass:
            self._wording.write("linear-drawn-already", **self._wording.spellings("play", "pass"))
        else:
            self._wording.write("linear-not-meant")
        return True

    def _is_playable(self, table: TableController) -> bool:
        """Return whether the selected card can be played; it is then the first that a search finds."""
        state = table.state
        card = state.cursor.card
        here = card is not None and state.handing_to is None and state.presenter.target_zones(state.view) is None
        return card is not None and here and state.walk.is_playable(card)

    def take_beside_question(self, typed: str) -> bool:
        """Carry out a command that may be given before a question is answered, then write the question again.

        Returns whether the line was such a command.
        """
        table = self.session.runner.table
        if table is None or table.state.handing_to is not None:
            return False
        question, intent = table.state.question, self.parse(typed, table)
        command = intent.command
        if intent.message is not None:
            message = messages_list.numbered_message(self.session.announcer, intent.message)
            self.terminal.write(message)
            # The message may be the question itself, which is not written twice.
            if question is None or question.prompt in message:
                return True
        elif command == "all_cards" or intent.word == "hand":
            key, index = table.state.zone.key, table.state.cursor.index
            table.state.walk.go_home()
            self._hand.show(table)
            table.state.walk.move_to(key, index)
        elif question is not None and (command in ("repeat", "go_on") or intent.word == "todo"):
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
            self._questions.past.tell_what_happened(intent.about, table)
            return True
        if intent.word == OTHERS:
            self._open_hands.tell_of_others(intent, table)
            return True
        searches = intent.command == "next_playable"
        asks_best = intent.command == "read_colour" and self._wording.phrases.asks_for_most(intent.line)
        if intent.command is not None and not (intent.doubts or asks_best or searches):
            return False
        key, index = table.state.zone.key, table.state.cursor.index
        # `can I play red 5` is about that card, `what can I play` about all.
        if searches and not intent.doubts:
            answered = self._what_to_do.list_playable(table)
        else:
            answered = self._questions.answer(intent, table)
            answered = answered or (searches and self._what_to_do.list_playable(table))
        table.state.walk.move_to(key, index)
        return answered

    def _repeat_question(self, table: TableController, question: Question) -> None:
        table.asking.repeat()
        for line in answer_lines(question, self.session.announcer.translator, table):
            self.terminal.write(line)

    def remind(self, table: TableController) -> None:
        """Say what the table waits for, if it waits for the player who comes back to it."""
        state = table.state
        if state.game_asks:
            table.perform("play")
        elif state.handing_to is not None or state.outcome.round is not None or state.seat in state.view.acting:
            table.perform("read_turn")

    def _take_empty_line(self, intent: Intent, table: TableController) -> bool:
        """Do what Enter alone does: go on, or say what the table waits for, and what can be typed."""
        state = table.state
        if intent.line:
            return False
        goes_on = state.guide is not None and state.guide.play_key_continues and not state.guide.finished
        if goes_on or self._actions.is_asked(table) or (state.outcome.round is not None and state.guide is None):
            table.perform("play")
        elif self._actions.bot_waits(table):
            table.perform("go_on")
        else:
            self._hand.forget()
            self.asked_what_to_do = True
            table.perform("read_turn")
        return True

    # When a line of a pipe is due.

    def is_due_at_once(self, typed: str, table: TableController) -> bool:
        """Return whether a line is for this very moment: a reaction, or the answer to what the last one left open."""
        state = table.state
        can_react = state.handing_to is None and state.seat not in state.view.acting and bool(state.moves)
        return (self._open_line.waits and can_react) or self.reactions.is_reaction(typed, table)

    def may_go_before_bots(self, typed: str, table: TableController) -> bool:
        """Return whether a line only asks for something or goes somewhere, and changes nothing at the table."""
        if self._open_line.waits or self._parts.card_beside_call(typed, table):
            return False
        intent = self.parse(typed, table)
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
