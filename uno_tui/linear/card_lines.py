"""Lines that name cards of the player's: by their numbers, their names, or parts of their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from uno_tui.core.contract import Move, Seat
from uno_tui.i18n.folding import simplify
from uno_tui.linear import vocabulary
from uno_tui.linear.card_questions import find_refusal
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import correct, find_cards, list_numbered, not_held
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.phrases import Words, is_same_word, names_in, split
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.linear.zone_words import zone_words_for
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_CARD_WORDS = 16
"""The most words that are looked through for several cards: more are no cards, and would take long."""
LONGEST_NAME = 4
"""The most words of a card's name."""


class CardLines:
    """Plays, lists and refuses the cards that a line names."""

    def __init__(self, session: Session, terminal: LineTerminal, wording: Wording, open_line: OpenLine) -> None:
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self._open_line = open_line
        self._gone_to: tuple[Seat | None, object] | None = None
        """The seat and the card that it last went to; nothing on the screen shows which card is selected."""

    def note_gone_to_card(self, table: TableController) -> None:
        """Remember that the player went to the selected card."""
        self._gone_to = table.state.seat, table.state.cursor.card

    def note_spoken_of(self, table: TableController, place: int | None) -> None:
        """Let `play it` mean the card at a place in the hand, of which was spoken; with None, no card."""
        self._gone_to = None
        if place is not None:
            table.state.walk.move_to(table.state.walk.zones[0].key, place)
            self.note_gone_to_card(table)

    def has_gone_to_card(self, table: TableController) -> bool:
        """Return whether the player went to the card that is selected now."""
        return self._gone_to == (table.state.seat, table.state.cursor.card)

    def play_called(self, number: int, table: TableController) -> None:
        """Play the card with this number, or where no card has it, the only one that is called so, as in `play 8`."""
        state = table.state
        if state.cursor.index_of(number) is None and state.handing_to is None:
            numbers = self.find_named((str(number),), table)
            if len(set(map(state.cursor.card_of, numbers))) == 1:
                number = numbers[0]
        self.play(number, table)

    def play_by_value(self, number: int, table: TableController) -> None:
        """Play the card that is called by this number, rather one that fits; if none is, the card with that number."""
        state = table.state
        named = self.find_named((str(number),), table) if state.handing_to is None else []
        fitting = [each for each in named if state.walk.is_playable(state.cursor.card_of(each))]
        kinds = {state.cursor.card_of(each): each for each in reversed(fitting or named)}
        if len(kinds) > 1:
            self._ask_which_or_refuse(list(reversed(kinds)), table)
        else:
            self.play(next(iter(kinds.values()), number), table)

    def perform(self, intent: Intent, table: TableController) -> bool:
        """Play the cards that a line names, or draw as many as it says; return False for other lines."""
        if table.state.handing_to is not None or intent.doubts:
            return False
        # Before names: where four cards are due and no Wild Draw Four is held, `draw four` draws.
        return (
            self.intercept_on_turn(intent, table)
            or self._play_together(intent, table)
            or self._draw_counted(intent, table)
            or self._play_sequence(intent, table)
            or self._play_named(intent, table)
        )

    def can_react_with(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line names a card that can be laid while others are on turn, as to continue a sequence."""
        state = table.state
        if state.handing_to is not None or state.seat in state.view.acting or not state.moves or not intent.words:
            return False
        words = () if intent.doubts else self._wording.phrases.card_words(intent.words)
        cards = map(state.cursor.card_of, self.find_named(words, table, in_part=False)) if words else ()
        return any(state.presenter.moves_with(state.moves, card) for card in cards)

    def intercept_on_turn(self, intent: Intent, table: TableController) -> bool:
        """Intercept with the card that a line names on the player's turn, or say that it cannot.

        Return False for other lines.
        """
        state, phrases = table.state, self._wording.phrases
        if state.seat not in state.view.acting or state.presenter.has_drafts:
            return False
        named = phrases.beside_command(phrases.plain(intent.line), "intercept")
        words = phrases.card_words(named)
        number = vocabulary.parse_number(" ".join(words))
        if number is not None and state.cursor.index_of(number) is not None:
            numbers = [number]
        else:
            numbers = self.find_named(words, table, in_part=False) if words else []
        cards = list(dict.fromkeys(map(state.cursor.card_of, numbers)))
        way = phrases.plain(self._wording.spell("intercept"))
        if not cards or any(self._offers(card, way, table) for card in cards):
            return len(cards) == 1 and self._play_choosing(numbers[0], way, table)
        shown = str(state.presenter.card_for_texts(cards[0]))
        self._terminal.write(state.presenter.text("linear-cannot-intercept", card=shown))
        return True

    def play(self, number: int, table: TableController) -> None:
        """Play the card with this number where the player is, or say why that is not possible now."""
        state = table.state
        if state.cursor.index_of(number) is None:
            # No card has that number, but cards may be called so.
            self.write_no_number(str(number), table)
            if state.handing_to is None:
                self._list_like((str(number),), table)
        elif state.handing_to is None and (state.outcome.round is None or state.guide is not None):
            self._go_to(number, table)
            table.perform("play")
        else:
            table.perform("read_turn")

    def _go_to(self, number: int, table: TableController) -> None:
        place = table.state.cursor.index_of(number)
        assert place is not None, "the card lies here"  # noqa: S101
        table.state.cursor.go(place)
        self.note_gone_to_card(table)

    def find_card(self, word: str, table: TableController) -> int | None:
        """Return the number of the card with this name, None if there is none."""
        state = table.state
        if state.handing_to is not None:
            return None
        named = state.cursor.by_number.items()
        return next((each for each, card in named if simplify(state.presenter.card_name(card)) == simplify(word)), None)

    def names_card(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line that is no command names cards where the player is, or after `play` one in part."""
        if table.state.handing_to is not None or intent.doubts:
            return False
        phrases = self._wording.phrases
        named = phrases.without_choosing(phrases.card_words(intent.words))
        found = bool(named) and bool(self.find_named(named, table, in_part=intent.plays))
        # Also with the colour that is chosen with it, as in `wild red`.
        chosen = any(self.find_named(part, table, in_part=False) for part in (named[:-1], named[1:]) if part)
        return found or chosen or self.find_card(intent.line, table) is not None

    def _play_together(self, intent: Intent, table: TableController) -> bool:
        """Play several cards that a line names by numbers or names, as one; return False if it names fewer than two."""
        state, phrases = table.state, self._wording.phrases
        if not state.presenter.has_drafts or state.guide is not None:
            return False
        named = self._without_together(intent, table)
        if named[:1] and self._is_key_of(named[0], "new_set", table):  # as `n 3 5 7`
            named = named[1:]
        value = phrases.plural(named)
        if value and (intent.plays or phrases.makes(intent.words) or phrases.names_all_mine(intent.line)):
            return self._play_all_of(value, table)
        named, stands_for = self._without_meaning(named, intent, table)
        each_named = self.split_cards(named, table)
        if each_named is None or len(each_named) < 2:
            return False
        state.walk.go_home()
        value = self._value_counted(each_named, intent)
        if value:
            return self._play_group(each_named[0][0], value, table)
        free = state.cursor.numbers
        for words in each_named:
            number = vocabulary.parse_number(words[0]) if len(words) == 1 else None
            found = self.find_named(words, table, in_part=False) if number is None else [number]
            meant = next((each for each in found if each in free), None)
            if meant is not None:
                free.remove(meant)
            elif number is None:
                return self._write_not_held(words, table)
            else:
                self.write_no_number(words[0], table)
                return True
        cards = [card for each, card in state.cursor.by_number.items() if each not in free]
        with table.asking.answering(*([] if stands_for is None else [stands_for])):
            return table.play_together(cards)

    def _play_sequence(self, intent: Intent, table: TableController) -> bool:
        """Play cards one after the other, as `blue 7 then blue 8` where sequences are on; False for other lines.

        A line whose cards do not follow on one another plays none of them.
        """
        state, phrases = table.state, self._wording.phrases
        on_turn = state.seat in state.view.acting and state.guide is None and not state.game_asks
        parts = self.split_cards(phrases.card_words(intent.words), table) or [] if on_turn else []
        found = [self.find_named(words, table, in_part=False)[:1] for words in parts if not words[0].isdecimal()]
        cards = [state.cursor.card_of(number) for numbers in found for number in numbers]
        if len(cards) < 2 or len(cards) < len(parts) or not state.presenter.may_follow(state.view, cards):
            return False
        for place, card in enumerate(cards):
            # The first one is refused with its reason.
            if place and (state.question is not None or not state.presenter.moves_with(state.moves, card)):
                rest = phrases.join_all([" ".join(each) for each in parts[place:]])
                self._wording.write("linear-rest-not-done", line=rest)
                break
            self.play(next(number for number, each in state.cursor.by_number.items() if each == card), table)
        return True

    def _without_meaning(
        self, named: Words, intent: Intent, table: TableController
    ) -> tuple[Words, CardKind | None]:
        """Return the words without what the last card stands for, as in `red 8, red 9 and the joker as red 10`."""
        phrases, presenter = self._wording.phrases, table.state.presenter
        behind = phrases.behind_as(intent.line)
        kinds = find_cards(behind, presenter.kinds, presenter, in_part=False) if behind else []
        if not kinds or named[-len(behind) :] != behind:
            return named, None
        return named[: -len(behind)], presenter.kinds[kinds[0]]

    def _without_together(self, intent: Intent, table: TableController) -> Words:
        """Return the words for cards of a line that puts some together, as `make a run of blue 8 and blue 9`."""
        phrases = self._wording.phrases
        begun = phrases.without_command(intent.words, "new_set")
        named = phrases.without_command(phrases.card_words(phrases.without_together(begun)), "new_set")
        named = phrases.in_singular(phrases.without_together(named))
        # In French the 1 of `un joker` is an article.
        behind = [named[at + 1 :] for at in range(len(named))]
        pairs = zip(named, behind, strict=True)
        return tuple(each for each, rest in pairs if not self._is_article(each, rest, intent, table))

    @staticmethod
    def _is_article(word: str, behind: Words, intent: Intent, table: TableController) -> bool:
        """Return whether a 1 that is written as a word stands before the name of a card that needs no number."""
        presenter = table.state.presenter
        spelled = word == "1" and "1" not in intent.line.split() and bool(behind)
        return spelled and bool(find_cards(behind[:1], presenter.kinds, presenter, in_part=False))

    def puts_together(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line makes one thing of several cards, as `make a group of green 8 and blue 8`."""
        phrases = self._wording.phrases
        if phrases.names_all_mine(intent.line):
            return bool(phrases.plural(self._without_together(intent, table)))
        taken = zone_words_for(self._wording.translator).takes_away(phrases.words(intent.line))
        if not phrases.makes(intent.words) or (taken and not phrases.ends_with_making(intent.words)):
            return False
        named = self._without_together(intent, table)
        # `new set with the Joker as blue 1` is one card.
        least = 2 if phrases.lists(intent.line) else 3
        return len(self.split_cards(named, table) or ()) >= least or bool(phrases.plural(named))

    def named_to_combine(self, intent: Intent, table: TableController) -> list[Words]:
        """Return the words for each card of a line that combines several, or takes one and adds others to it; else [].

        `combine red 1, red 2 and red 3` does, and so does `take red 1 from the table and add red 2`.
        """
        phrases = self._wording.phrases
        words = self._without_together(intent, table)
        combined = phrases.without_command(words, "join")
        if len(combined) == len(words) and not self.puts_together(intent, table):
            # `take red 3 and put it on red 2` says where it goes.
            goes = zone_words_for(self._wording.translator).lays_on(phrases.words(intent.line))
            combined = () if goes else phrases.taken_and_added(intent.words)
        return self.split_cards(combined, table) or []

    def named_in_list(self, intent: Intent, table: TableController) -> list[Words]:
        """Return the words for each card of a line such as `play red 1, red 2 and red 3`; [] for other lines."""
        if not (intent.plays and self._wording.phrases.lists(intent.line)):
            return []
        return self.split_cards(self._without_together(intent, table), table) or []

    def _play_all_of(self, value: str, table: TableController) -> bool:
        """Play all different cards of a value together, as `my eights`; write which there are if it is only one."""
        table.state.walk.go_home()
        cards = table.state.cursor.cards
        group = list(dict.fromkeys(cards[place] for place in find_cards((value,), cards, table.state.presenter)))
        if len(group) > 1:
            return table.play_together(group)
        if not self._list_like((value,), table):
            self._wording.write("linear-none-like", word=value)
        return True

    @staticmethod
    def _value_counted(each_named: Sequence[Words], intent: Intent) -> str:
        """Return the value of cards that a line counts, as in `three sevens`; "" for other lines.

        Two figures are the numbers of two cards.
        """
        spelled = len(each_named) == 2 and sum(map(str.isdecimal, intent.line.split())) < 2
        counts = spelled and all(len(words) == 1 and words[0].isdecimal() for words in each_named)
        return each_named[1][0] if counts else ""

    def _play_group(self, count: str, value: str, table: TableController) -> bool:
        """Play so many different cards of a value together, or write which of them are held."""
        cards, presenter = table.state.cursor.cards, table.state.presenter
        group = list(dict.fromkeys(cards[place] for place in find_cards((value,), cards, presenter)))
        if len(group) == int(count) > 1:
            return table.play_together(group)
        if not self._list_like((value,), table):
            self._wording.write("linear-none-like", word=value)
        return True

    def _is_key_of(self, word: str, command: str, table: TableController) -> bool:
        session = self._session
        keymap, translator = session.preferences.keymap, session.announcer.translator
        return vocabulary.find_command(word, keymap, translator, table.state.game) == command

    def _share_colours(self, each_named: Sequence[Words], table: TableController) -> list[Words]:
        """Return the words for each card; a number beside a card with a colour has it too, as in `blue 8 9 10`."""
        presenter = table.state.presenter
        # A Joker has a name without a number, and lends nothing.
        colours = [
            tuple(each for each in words if not each.isdecimal()) if any(map(str.isdecimal, words)) else ()
            for words in each_named
        ]
        shared = []
        for place, words in enumerate(each_named):
            near = next(filter(None, (*reversed(colours[:place]), *colours[place:])), ())
            coloured = (*near, *words)
            is_card = bool(find_cards(coloured, presenter.kinds, presenter, in_part=False))
            shared.append(coloured if not colours[place] and is_card else words)
        return shared

    def split_cards(self, named: Words, table: TableController) -> list[Words] | None:
        """Return the words for each card, where they name cards one after the other; None for other words."""
        each_named = self._split_cards(named, table)
        return None if each_named is None else self._share_colours(each_named, table)

    def _split_cards(self, named: Words, table: TableController) -> list[Words] | None:
        if not named:
            return []
        if len(named) > MOST_CARD_WORDS:
            return None
        presenter = table.state.presenter
        for length in range(1, min(LONGEST_NAME, len(named)) + 1):
            first = named[:length]
            is_number = length == 1 and first[0].isdecimal()
            if is_number or find_cards(first, presenter.kinds, presenter, in_part=False):
                rest = self._split_cards(named[length:], table)
                if rest is not None:
                    return [first, *rest]
        return None

    def _play_named(self, intent: Intent, table: TableController) -> bool:
        """Play the card that a phrase names, with the colour or suit named after it; return False if it names none.

        A card is played only if it is clearly meant: by its whole name, or after `play` by as much as names just one.
        """
        state, phrases = table.state, self._wording.phrases
        named = phrases.without_choosing(phrases.card_words(intent.words))
        if not named or ((intent.command or intent.word) and not intent.plays):
            return False
        if self._play_with_choice(phrases.around_choosing(intent.line), table):
            return True
        if self._wording.whole_lines.says_it(intent.line) and self._play_drawn_choosing(named, table):
            return True
        self._go_home_for(named, table, in_part=False)
        # Where a card is asked for, part of a name is clear enough: there is no other thing to do with it.
        numbers = self.find_named(named, table, in_part=intent.plays or state.game_asks)
        fitting = [each for each in numbers if state.walk.is_playable(state.cursor.card_of(each))]
        kinds = list(dict.fromkeys(map(state.cursor.card_of, numbers)))
        if len(kinds) > 1 and len(set(map(state.cursor.card_of, fitting))) != 1:
            self._ask_which_or_refuse(kinds, table)
            return True
        if kinds:
            self._play_or_ask((fitting or numbers)[0], intent, table)
            return True
        # The choice may be typed after the card or before it: `wild red`, `red wild`, `joker as hearts 8`.
        behind = [(named[:-length], named[-length:]) for length in range(1, min(LONGEST_NAME, len(named) - 1) + 1)]
        for words, chosen in (*behind[:1], (named[1:], named[:1]), *behind[1:]):
            numbers = self.find_named(words, table, in_part=False)
            if numbers and self._play_choosing(numbers[0], chosen, table):
                return True
            card = state.cursor.card_of(numbers[0]) if numbers else None
            unfit = card is not None and not state.presenter.moves_with(state.moves, card)
            if unfit and self._is_choice(chosen, table):
                self.play(numbers[0], table)  # which says why not
                return True
            if words and not numbers and self._write_not_held_choosing(words, chosen, table):
                return True
        return self._play_only_one_like(named, intent, table) or self._write_not_held(named, table)

    def _play_with_choice(self, parts: tuple[Words, Words] | None, table: TableController) -> bool:
        """Play the only held card that the first words name, with the choice that the others name.

        Return False if there is none.
        """
        numbers = self.find_named(parts[0], table) if parts is not None else []
        if parts is None or len(set(map(table.state.cursor.card_of, numbers))) != 1:
            return False
        if not self._play_choosing(numbers[0], parts[1], table):
            if not self._is_choice(parts[1], table):
                return False
            self.play(numbers[0], table)  # which says why not, or asks
        return True

    def _play_drawn_choosing(self, named: Words, table: TableController) -> bool:
        """Play the card that was just drawn with the choice that a line names, as `play it in blue`.

        Return False if there is none.
        """
        number = self.drawn_number(table)
        chosen = tuple(each for each in named if not self._wording.whole_lines.says_it(each))  # German has it still
        return number is not None and bool(chosen) and self._play_choosing(number, chosen, table)

    def drawn_number(self, table: TableController) -> int | None:
        """Return the number of the card that was just drawn and can be played; None if there is none."""
        state = table.state
        drawn = state.presenter.drawn_card(state.view)
        cards = state.cursor.by_number.items()
        return next((number for number, card in cards if card == drawn and state.walk.is_playable(card)), None)

    def _ask_which_or_refuse(self, kinds: Sequence[CardKind], table: TableController) -> None:
        """Ask which of several cards a line means, or say at once that none of them can be played."""
        state, presenter = table.state, table.state.presenter
        on_turn = state.seat in state.view.acting and not state.game_asks and not presenter.has_drafts
        tried = [presenter.attempt(state.view, state.moves, card) for card in kinds] if on_turn else []
        if tried and all(find_refusal(move, table) is not None for move in tried):
            self._wording.write("linear-none-fits", cards=", ".join(map(presenter.card_in_sentence, kinds)))
        else:
            self.ask_which(kinds, table)

    def ask_which(self, kinds: Sequence[CardKind], table: TableController) -> None:
        """Ask which of several cards a line means; the next line answers with a part of its name."""
        self._open_line.expect(lambda intent: self._play_asked(kinds, intent, table), table)
        self._wording.write("linear-which-of", cards=", ".join(map(table.state.presenter.card_in_sentence, kinds)))

    def _play_asked(self, kinds: Sequence[CardKind], intent: Intent, table: TableController) -> bool:
        """Play the one of the cards that a line names, or ask once more; return False for a line that names none."""
        words = self._wording.phrases.card_words(intent.words)
        if intent.number is not None:  # the cards were named, so that it is no place in the hand
            words = (str(intent.number),)
        cards = list(table.state.cursor.cards)
        found = [kinds[place] for place in find_cards(words, kinds, table.state.presenter) if kinds[place] in cards]
        if intent.doubts or not (found or intent.number is not None):
            return False
        if len(found) == 1:
            self.play(table.state.cursor.numbers[cards.index(found[0])], table)
        else:
            self.ask_which(found or kinds, table)
        return True

    def _play_only_one_like(self, named: Words, intent: Intent, table: TableController) -> bool:
        """Play the card that a whole name means though it says less, as `red 6` the only red 6, one with swap."""
        state, presenter, card_of = table.state, table.state.presenter, table.state.cursor.card_of
        numbers = self.find_named(named, table)
        # Elsewhere a Joker that stands for a tile has its name, too.
        alike = state.zone.key == state.walk.zones[0].key and len(set(map(card_of, numbers))) == 1
        if not alike or not find_cards(named, presenter.kinds, presenter, in_part=False):
            return False
        self._play_or_ask(numbers[0], intent, table)
        return True

    @staticmethod
    def _is_choice(words: Words, table: TableController) -> bool:
        """Return whether words are in the names of cards but name none, as those of a colour or suit do."""
        presenter = table.state.presenter
        exact = find_cards(words, presenter.kinds, presenter, in_part=False)
        return not exact and bool(find_cards(words, presenter.kinds, presenter)) and not words[-1].isdecimal()

    def _write_not_held_choosing(self, words: Words, chosen: Words, table: TableController) -> bool:
        """Say that a card that is named with a choice, as `wild red`, is not held; return False for other words."""
        presenter = table.state.presenter
        kinds = [presenter.kinds[place] for place in find_cards(words, presenter.kinds, presenter, in_part=False)]
        if not kinds or presenter.card_parts(kinds[0])[0] or find_cards((*words, *chosen), presenter.kinds, presenter):
            return False
        self._terminal.write(not_held(kinds[0], presenter))
        self._list_like(words, table)  # as the Draw Four Team Wild for `the wild one, blue`
        return True

    def play_for_player(self, intent: Intent, table: TableController) -> bool:
        """Play the card of a line that names a card and then a player, as `red 7 and swap with Ben`.

        Return False for other lines. Apart from the two, only words of the list `typed-beside-player` may stand there:
        `the red 7 is Ben's` and `I would play it with Ben` play nothing.
        """
        state, phrases = table.state, self._wording.phrases
        others = [name for seat, name in enumerate(state.public.names) if seat != state.seat]
        named = names_in(intent.line, others)
        asks = intent.doubts or phrases.begins_with_question(intent.line) or re.search(r"[?\"„“”«»]", intent.line)
        if len(named) != 1 or asks or state.handing_to is not None:
            return False
        before, _, after = simplify(intent.line).rpartition(simplify(named[0]))
        words, typed = phrases.card_words(phrases.plain(before)), re.findall(r"[\w+]+", f"{before} {after}")
        beside = {*phrases.listed_words("typed-beside-player"), *phrases.play_words}
        for length in range(min(len(words), LONGEST_NAME), 0, -1):
            card, presenter = words[:length], state.presenter
            if not find_cards(card, presenter.kinds, presenter, in_part=False):
                continue
            rest = {word for each in typed if not set(phrases.plain(each)) & set(card) for word in split(each)}
            numbers = self.find_named(card, table, in_part=False)
            if not rest <= beside or (not numbers and self.find_named(card, table)):
                return False
            if not numbers:
                return self._write_not_held(card, table)
            moves = presenter.moves_with(state.moves, state.cursor.card_of(numbers[0]))
            choices = " ".join(text for each in moves for text in presenter.names_of_choices(state.view, each))
            if moves and not names_in(choices, others):  # one that is for nobody
                return False
            if not self._play_for(named[0], numbers[0], table):
                self.play(numbers[0], table)  # which says why not, or asks
            return True
        return False

    def _play_for(self, name: str, number: int, table: TableController) -> bool:
        """Play a card with the player of that name as its choice; return False if that is no choice, or not the only.
        """
        presenter, view = table.state.presenter, table.state.view
        moves = presenter.moves_with(table.state.moves, table.state.cursor.card_of(number))
        # The choice says more than the name: `Ben, 3 cards`.
        meant = [each for each in moves if names_in(" ".join(presenter.names_of_choices(view, each)), [name])]
        return len({tuple(presenter.arguments(each)) for each in meant}) == 1 and self._make(meant[0], number, table)

    def _draw_counted(self, intent: Intent, table: TableController) -> bool:
        """Draw the cards that are due where a line says how many, as `draw 3`; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        if intent.command or intent.word or not state.presenter.faces_debt(state.view):
            return False
        words, kinds = phrases.plain(intent.line), state.presenter.kinds
        if find_cards(phrases.card_words(words), kinds, state.presenter, in_part=False):
            # In `draw four` the name of a card is read, with a word that was not typed. Other words may have been typed
            # in another form, which begins alike.
            typed = {each[:3] for each in split(intent.line)}
            words = tuple(each for each in words if each.isdecimal() or each[:3] in typed)
        counted = [each for each in words if each.isdecimal()]
        # `my two cards` are two cards as well.
        rest = tuple(each for each in words if each not in counted)
        rest = rest if phrases.find(rest, ("draw", "accept")) else (*rest[:1], *phrases.card_words(rest[1:]))
        if self.find_named(words, table, in_part=True):  # a held Draw Two may be meant
            return False
        if len(counted) != 1 or vocabulary.parse_number(counted[0]) != state.presenter.cards_due(state.view):
            return False
        if not {"draw", "accept"}.intersection(phrases.find(rest, ("draw", "accept"))):
            return False
        table.perform("draw")
        return True

    def _play_or_ask(self, number: int, intent: Intent, table: TableController) -> None:
        """Play a card, unless its name may also mean to draw, as `draw two` does."""
        texts = self._wording.translator
        draws = {word for words in vocabulary.words_of("draw", texts) for word in words.split()}
        first, *rest = intent.line.split()
        # `draw four team wild` says more than a number of cards.
        counts = all(map(str.isdecimal, self._wording.phrases.plain(" ".join(rest))))
        if not intent.plays and counts and first.casefold() in draws:
            self.note_spoken_of(table, table.state.cursor.index_of(number))  # `play it`, perhaps
            card = table.state.presenter.card_in_sentence(table.state.cursor.card_of(number))
            draw, play = vocabulary.word_for("draw", texts), f"{vocabulary.word_for('play', texts)} {card}"
            self._wording.write("linear-two-fit", word=intent.line, first=draw, second=play)
        else:
            # The verb itself may be the choice, as in `intercept blue 8`.
            if not (intent.plays and self._play_choosing(number, intent.words[:1], table)):
                self.play(number, table)

    def _play_choosing(self, number: int, chosen: Words, table: TableController) -> bool:
        """Play a card with the colour, suit or player that is named after it; return False if there is no such choice.
        """
        state = table.state
        presenter, phrases = state.presenter, self._wording.phrases
        moves = presenter.moves_with(state.moves, state.cursor.card_of(number))
        meant, begun = [], set()
        for move in moves:
            texts = presenter.names_of_choices(state.view, move)
            named = [_are_same(phrases.plain(" ".join(texts[:end])), chosen) for end in range(1, len(texts) + 1)]
            meant += [move] if named[-1:] == [True] else []
            begun |= {tuple(presenter.arguments(move)[:end]) for end, is_named in enumerate(named[:-1], 1) if is_named}
        if not meant and len(begun) == 1:  # the first choices alone, as the Joker's card: the others are asked
            self._go_to(number, table)
            with table.asking.answering(*begun.pop()):
                table.perform("play")
            return True
        # Out of turn a card may be played and intercept with the same choices: then it is played.
        if len({tuple(presenter.arguments(move)) for move in meant}) != 1:
            return False
        return self._make(meant[0], number, table)

    def _make(self, move: Move, number: int, table: TableController) -> bool:
        """Make a move with the card of that number whose choices the line has named; one that is to be confirmed asks.
        """
        if table.state.presenter.confirmation(move) is not None:
            self.play(number, table)  # which asks, and then asks again
            return True
        # `play` would ask for the choice that the line has made already.
        self._go_to(number, table)
        table.make_move("play", move)
        return True

    def play_with_choice(self, chosen: Words, table: TableController) -> bool:
        """Play the only card that can be played with a choice of this name, as `intercept`; return False if none can.
        """
        by_number = table.state.cursor.by_number.items()
        cards = {card: number for number, card in by_number if self._offers(card, chosen, table)}
        return len(cards) == 1 and self._play_choosing(next(iter(cards.values())), chosen, table)

    def _offers(self, card: CardKind, chosen: Words, table: TableController) -> bool:
        """Return whether a card can be played with a choice of this name first."""
        state, phrases = table.state, self._wording.phrases
        moves = state.presenter.moves_with(state.moves, card)
        names = (state.presenter.names_of_choices(state.view, move)[:1] for move in moves)
        return any(_are_same(phrases.plain(name), chosen) for each in names for name in each)

    def _go_home_for(self, words: Words, table: TableController, *, in_part: bool) -> None:
        """Go to the player's own cards if the words name one there, and none where the player is now."""
        walk = table.state.walk
        here = self.find_named(words, table, in_part=in_part)
        if not here and find_cards(words, walk.zones[0].cards, table.state.presenter, in_part=in_part):
            walk.go_home()

    def find_named(self, words: Words, table: TableController, *, in_part: bool = True) -> list[int]:
        """Return the numbers of such cards where the player is now; see `find_cards`."""
        state, numbers = table.state, table.state.cursor.numbers
        return [numbers[place] for place in find_cards(words, state.cursor.cards, state.presenter, in_part=in_part)]

    def only_like(self, intent: Intent, table: TableController) -> int | None:
        """Return the number of the only card that has the words of a line, None for several."""
        words = self._wording.phrases.card_words(intent.words)
        if not words or table.state.handing_to is not None or intent.doubts:
            return None
        numbers = self.find_named(words, table)
        kinds = set(map(table.state.cursor.card_of, numbers))  # alike ones count once
        return numbers[0] if len(kinds) == 1 else None

    def write_cards_like(self, intent: Intent, table: TableController) -> bool:
        """Write the held cards with all the words, as `yellow`, or that there are none; False if no card has them."""
        state, words = table.state, self._wording.phrases.card_words(intent.words)
        if not words or state.handing_to is not None:
            return False
        self._go_home_for(words, table, in_part=True)
        if self._list_like(words, table):
            return True
        if find_cards(words, state.presenter.kinds, state.presenter):
            word = self._wording.phrases.as_typed(words, intent.line) or intent.line
            self._wording.write("linear-none-like", word=word)
            return True
        return False

    def _list_like(self, words: Words, table: TableController) -> bool:
        """Write the cards that have the words in their names, with their numbers; return False if there are none."""
        cards = {
            number: table.state.presenter.card_in_list(table.state.cursor.card_of(number))
            for number in self.find_named(words, table)
        }
        if cards:
            self._wording.write("linear-cards-like", cards=list_numbered(cards, self._session.announcer.translator))
        return bool(cards)

    def _write_not_held(self, named: Words, table: TableController) -> bool:
        """Say that the named card is not in the hand; return False if there is no such card in the game."""
        presenter = table.state.presenter
        found = find_cards(named, presenter.kinds, presenter, in_part=False)
        if not found:
            return False
        if self._list_like(named, table):  # as the red 6 with swap for `red 6`
            return True
        card = presenter.kinds[found[0]]
        self._terminal.write(not_held(card, presenter))
        lying = [each for zone in table.state.walk.zones for each in zone.cards]
        if presenter.has_drafts and find_cards(named, lying, presenter, in_part=False):
            self._terminal.write(presenter.text("linear-take-from-table", card=str(card)))
        return True

    def find_misspelt(self, intent: Intent, table: TableController) -> CardKind | None:
        """Return the only held card that a line names but for a mistake in spelling; None for other lines."""
        state, phrases = table.state, self._wording.phrases
        words = phrases.card_words(intent.words)
        corrected = correct(words, state.presenter) if words and state.handing_to is None else words
        found = self.find_named(corrected, table, in_part=False) if corrected != words else []
        return state.cursor.card_of(found[0]) if found else None

    def write_no_number(self, number: str, table: TableController) -> None:
        """Write that nothing has this number; away from the hand, also where the player is."""
        state = table.state
        if state.handing_to is not None or state.zone.key == state.walk.zones[0].key:
            self._wording.write("linear-no-number", number=number)
        else:
            word = self._wording.spell("hand")
            self._wording.write("linear-no-number-at", number=number, zone=state.zone.label, word=word)


def _are_same(name: Words, chosen: Words) -> bool:
    """Return whether a choice is named, in any order of its words and in any form: `intercepte` for `intercepter`."""
    pairs = zip(sorted(name), sorted(chosen), strict=False)
    return len(name) == len(chosen) and all(is_same_word(*pair) for pair in pairs)
