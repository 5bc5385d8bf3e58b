"""What a typed line or key means at the table."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.front.keys.commands import at
from uno_tui.front.menus import lists
from uno_tui.front.session import Session
from uno_tui.front.table.desk import Desk
from uno_tui.front.table.question import Question
from uno_tui.front.table.walking import walks
from uno_tui.games.commands import Context
from uno_tui.games.contract import Move, Seat
from uno_tui.linear import vocabulary
from uno_tui.linear.terminal import Lines, Reaction


class Typed:
    """Carries out what is typed at a table. `show_hand` prints the hand; `show_again` has it printed when it is due."""

    def __init__(
        self, session: Session, lines: Lines, show_hand: Callable[[Desk], None], show_again: Callable[[], None]
    ) -> None:
        self.session = session
        self.lines = lines
        self._show_hand = show_hand
        self._show_again = show_again
        self.asked_what_to_do = False
        """Whether the last line asked what there is to do now."""
        self._searching = False
        """Whether the line before looked for a card that can be played."""
        self._gone_to: tuple[Seat, object] | None = None
        """Who went to which card last: nothing else shows here which one is selected."""

    def _write(self, message_id: str, **values: object) -> None:
        self.lines.write(self.session.text(message_id, **values))

    def _means(self, word: str, name: str) -> bool:
        """Whether this is a word for what no key does: `pass`, `hand`, `set`."""
        return vocabulary.named(word, (name,), self.session.words) is not None

    def perform(self, typed: str, desk: Desk) -> None:
        """Do what a line says: a number plays that card, a word or letter is a command, nothing asks what is to do."""
        word = typed.strip()
        searching, self._searching = self._searching, word.isalpha() and self._command(word, desk) == "next_playable"
        if self._searching and not searching and self._is_playable(desk):
            desk.walked(desk.walk.found_text() + ".")
            self._gone_to = desk.seat, desk.cursor.card
            desk.heard("next_playable")
        elif not word:
            self._on_empty_line(desk)
        elif (number := vocabulary.number(word)) is not None:
            self._play(number, desk)
        elif self._means(word, "pass") or self._means(word, "accept"):
            self._pass(desk)
        elif self._means(word, "back"):
            self._write("linear-at-table")
        elif self._means(word, "lessons"):
            desk.screen.open("lessons")
        elif (message := vocabulary.message_number(word, self.session.words)) is not None:
            self.lines.write(lists.numbered_message(self.session, message))
        elif self._means(word, "hand") or self._command(word, desk) == "all_cards":
            self._read_hand(desk)
        elif (command := self._command(word, desk)) is None:
            self._perform_at(word, desk)
        elif command == "stop" and not desk.takes_escape:
            self.session.speaker.stop()
        elif command == "play":
            self._play_selected(desk)
        else:
            self._carry_out(command, desk)

    def _carry_out(self, command: str, desk: Desk) -> None:
        """Do it, and remember to which card it has led; cards that lie in another order are shown again."""
        sorts = command.startswith("sort_")
        if sorts:
            self._show_again()
        desk.perform(command)
        if walks(command) and not sorts:
            self._gone_to = desk.seat, desk.cursor.card

    def is_command(self, typed: str, desk: Desk) -> bool:
        """Whether a line is a word or letter that does something here; a number, or a word that leaves, is none."""
        word = typed.strip()
        if not word or word.isdecimal() or self._means(word, "back"):
            return False
        if self._command(word, desk) is not None:
            return self._command(word, desk) != "stop"
        if any(self._means(word, name) for name in ("hand", "pass", "accept", "lessons")):
            return True
        if vocabulary.message_number(word, self.session.words) is not None:
            return True
        before, _, place = word.rpartition(" ")
        numbered = vocabulary.number(place) is not None and bool(before)
        return self._card_named(word, desk) is not None or (
            numbered and (self._means(before, "set") or self._command(before, desk) is not None)
        )

    def _perform_at(self, words_and_number: str, desk: Desk) -> None:
        """A command for one card, as in `split 3`."""
        word, _, place = words_and_number.rpartition(" ")
        number, command = vocabulary.number(place), self._command(word.strip(), desk) if word else None
        if number is not None and self._means(word.strip(), "set") and desk.handing_to is None:
            if not desk.walk.go_to_numbered(number):
                self._write("linear-no-number", number=place)
        elif number is not None and command == "play":
            self._play(number, desk)
        elif (named := self._card_named(words_and_number, desk)) is not None:
            self._play(named, desk)
        elif number is None or command is None or not at(desk.game)[command].of_a_card:
            self._tell_unknown(words_and_number)
        elif desk.handing_to is not None or not 1 <= number <= len(desk.cursor.cards):
            self._tell_no_number(place, desk)
        else:
            desk.cursor.go(number - 1)
            desk.perform(command)

    def _tell_no_number(self, number: str, desk: Desk) -> None:
        """That nothing has this number; away from the own cards, where one is."""
        if desk.handing_to is not None or desk.zone.key == desk.walk.zones[0].key:
            self._write("linear-no-number", number=number)
        else:
            word = vocabulary.of_command("hand", self.session.words)[0]
            self._write("linear-no-number-at", number=number, zone=desk.zone.label, word=word)

    def _card_named(self, word: str, desk: Desk) -> int | None:
        """The number of a card that is called so; None if there is none there."""
        if desk.handing_to is not None:
            return None
        names = [vocabulary.plain(desk.face.card_name(card)) for card in desk.cursor.cards]
        return names.index(vocabulary.plain(word)) + 1 if vocabulary.plain(word) in names else None

    def _tell_unknown(self, word: str) -> None:
        """That there is no such command, or that what it names is in the menu."""
        entries = lists.menu_entries(self.session, at_table=True)
        lines = [item.text for item in lists.menu_items(self.session, entries, print)]
        begun = vocabulary.begun(word, lines)
        if self._means(word, "save"):
            self._write("linear-saves-itself", quit=vocabulary.of_command("quit", self.session.words)[0])
        elif len(begun) != 1:
            self._write("linear-unknown", word=word)
        else:
            menu = vocabulary.of_command("menu", self.session.words)[0]
            self._write("linear-in-menu", entry=lines[begun[0]], word=menu)

    def _is_playable(self, desk: Desk) -> bool:
        """Whether the selected card, which nobody sees here, can be played: then it is the first to be found."""
        card = desk.cursor.card
        here = card is not None and desk.handing_to is None and desk.face.places(desk.view) is None
        return card is not None and here and desk.walk.is_playable(card)

    def races_by(self, typed: str, desk: Desk) -> bool:
        """Whether a race is on, and this is what is to be typed in it."""
        word = typed.strip()
        command = self._command(word, desk) if word else None
        return command is not None and desk.keyboard.races_by(command)

    def beside_question(self, typed: str) -> bool:
        """Hear something again, or what stands on the table, before answering a question."""
        desk = self.session.desk
        if desk is None or desk.handing_to is not None:
            return False
        message = vocabulary.message_number(typed, self.session.words)
        if message is not None:
            self.lines.write(lists.numbered_message(self.session, message))
            return True
        command = self._command(typed.strip(), desk)
        if command == "all_cards" or self._means(typed.strip(), "hand"):
            self._show_hand(desk)
            return True
        if command is None or not (command == "repeat" or command.startswith("read_")):
            return False
        if command == "repeat" and desk.asking.question is not None:
            self._repeat_question(desk, desk.asking.question)
        else:
            desk.perform(command)
        return True

    def _repeat_question(self, desk: Desk, question: Question) -> None:
        desk.asking.repeat()
        for number, answer in enumerate(question.answers, start=1):
            self.lines.write(self.session.translator.numbered(number, answer.text))

    def _read_hand(self, desk: Desk) -> None:
        """The own cards, wherever the player was walking; numbers mean them from now on."""
        if desk.handing_to is not None:
            desk.perform("read_turn")
        else:
            desk.walk.go_home()
            self._show_hand(desk)
            desk.heard("all_cards")

    def _pass(self, desk: Desk) -> None:
        """What Space does, unless it would draw a card that nobody must: who says pass does not want one."""
        if desk.face.space(desk.view, desk.moves) == desk.face.drawing and not desk.face.faces_debt(desk.view):
            self._write("nothing-to-pass")
        else:
            desk.perform("draw")

    def _command(self, word: str, desk: Desk) -> str | None:
        """The command that is typed; a person's name is that person's own key."""
        names = [desk.name_of(seat).casefold() for seat in desk.people]
        if len(names) > 1 and word.casefold() in names:
            return f"person_{names.index(word.casefold()) + 1}"
        command = vocabulary.command(word, self.session.keymap, self.session.translator, desk.game)
        if command is not None and self.session.named_keys.is_nobodys(command):
            return vocabulary.command(word.lower(), self.session.keymap, self.session.translator, desk.game)
        return command

    def _play_selected(self, desk: Desk) -> None:
        """What the play key does; of several cards that can be played only one that the player has gone to."""
        fitting = [place for place, card in enumerate(desk.cursor.cards, start=1) if desk.walk.is_playable(card)]
        chosen = self._gone_to == (desk.seat, desk.cursor.card) or desk.face.drafts
        if chosen or not fitting or self._is_asked(desk) or (desk.guide is not None and desk.guide.goes_on):
            desk.perform("play")
        elif len(fitting) == 1:
            self._play(fitting[0], desk)
        else:
            card = desk.face.called(desk.cursor.cards[fitting[0] - 1])
            self._write("linear-which-card", number=fitting[0], card=card)

    @staticmethod
    def _is_asked(desk: Desk) -> bool:
        """Whether the play key answers what was asked, or hands the keyboard over."""
        return desk.handing_to is not None or desk.keyboard.keeping_from is not None or desk.asking.game_asks

    def _play(self, number: int, desk: Desk) -> None:
        if not 1 <= number <= len(desk.cursor.cards):
            self._tell_no_number(str(number), desk)
        elif desk.handing_to is None and (desk.outcome.round is None or desk.guide is not None):
            desk.cursor.go(number - 1)
            self._gone_to = desk.seat, desk.cursor.card
            desk.perform("play")
        else:
            desk.perform("read_turn")

    def remind(self, desk: Desk) -> None:
        """To somebody who comes back to the table: what it waits for, if it waits for them."""
        if desk.asking.game_asks:
            desk.perform("play")
        elif desk.handing_to is not None or desk.outcome.round is not None or desk.seat in desk.view.acting:
            desk.perform("read_turn")

    def _on_empty_line(self, desk: Desk) -> None:
        goes_on = desk.guide is not None and desk.guide.goes_on and not desk.guide.finished
        if goes_on or self._is_asked(desk) or (desk.outcome.round is not None and desk.guide is None):
            desk.perform("play")
        else:
            self._show_again()
            self.asked_what_to_do = True
            desk.perform("read_turn")

    # Reactions: at a terminal a key does them, without Enter; in a pipe they come before the bots go on.

    def reaction(self, key: str) -> Reaction | None:
        """What a key does without Enter because it is a reaction that is open now; None if it is none.

        A digit is one only where no longer number begins with it. A person's own key waits for nothing: in a race two
        may press in the same moment.
        """
        desk = self.session.desk
        if desk is None or not self.is_reaction(key, desk):
            return None
        if key.isdecimal() and 10 * int(key) <= len(desk.cursor.cards):
            return None
        return Reaction(lambda: self._react(key, desk), (self._command(key, desk) or "").startswith("person_"))

    def _react(self, key: str, desk: Desk) -> str:
        """Do it; returns what may follow by habit."""
        self.lines.write(key)
        if key.isdecimal():
            self._play(int(key), desk)
            return "\n"
        command = self._command(key, desk) or ""
        name = self.session.named_keys.name_of_person(command) if command.startswith("person_") else None
        desk.perform(command)
        words = vocabulary.of_command(command, self.session.words)
        rests = [word[1:] for word in [name or "", *words] if word[:1].casefold() == key.casefold()]
        return (rests or [""])[0] + "\n"

    def is_reaction(self, typed: str, desk: Desk) -> bool:
        """Whether a line or key is something that may be done out of turn just now."""
        word = typed.strip()
        number, cards = vocabulary.number(word), desk.cursor.cards
        if number is not None:
            out_of_turn = desk.seat not in desk.view.acting and desk.handing_to is None
            return out_of_turn and 1 <= number <= len(cards) and bool(desk.face.plays(desk.moves, cards[number - 1]))
        command = self._command(word, desk) if word else None
        if command is not None and command.startswith("person_"):
            return len(desk.people) > 1
        asked = desk.handing_to is not None and desk.claiming is None
        reacts = command is not None and not asked and at(desk.game)[command].reaction
        return command is not None and reacts and bool(self._open_reactions(command, desk))

    def only_asks(self, typed: str, desk: Desk) -> bool:
        """Whether a line wants to know something, or to go somewhere, and changes nothing at the table."""
        word = typed.strip()
        command = self._command(word, desk) if word else "read_turn"
        if vocabulary.number(word) is not None or self._means(word, "pass") or self._means(word, "accept"):
            return False
        if command is None:
            recalls = vocabulary.message_number(word, self.session.words) is not None
            return recalls or self._means(word, "hand") or self._means(word, "lessons") or not word[-1:].isdecimal()
        return command.startswith("read_") or at(desk.game)[command].context is Context.EVERYWHERE

    def _open_reactions(self, command: str, desk: Desk) -> list[Move]:
        seat = desk.seat if desk.claiming is None else desk.claiming
        now = desk.party.links[seat].now
        view, moves = now.view, now.moves
        move = desk.face.move_of(command, view)
        wanted = desk.face.speak_up(view, moves) if command == "uno" else [move]
        return [each for each in wanted if each is not None and each in moves]
