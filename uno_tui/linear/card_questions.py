"""Questions about cards and moves: may I draw, can this card be played, do I hold a Wild, where is the red 5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.core.contract import Move, Refusal
from uno_tui.core.dice import Dice
from uno_tui.linear import vocabulary
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import find_cards, list_numbered, not_held, own_cards, own_numbers
from uno_tui.linear.phrases import Words, is_within
from uno_tui.linear.rule_questions import RuleQuestions, is_exact_phrase
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController


class CardQuestions:
    """Answers questions about the cards and the moves of the person at the keyboard. It makes no move."""

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        terminal: LineTerminal,
        wording: Wording,
        rules: RuleQuestions,
        note_spoken_of: Callable[[TableController, int | None], None],
    ) -> None:
        """`note_spoken_of` lets `play it` mean the card at a place in the hand, or none (None)."""
        self._announcer = announcer
        self._terminal = terminal
        self._wording = wording
        self._rules = rules
        self._note_spoken_of = note_spoken_of

    def tell_whether_allowed(self, intent: Intent, table: TableController) -> bool:
        """Write whether a move that is asked for may be made now, and if not, why; return False for other lines.

        A word that names a house rule, such as `intercept`, is answered with the rule.
        """
        state, phrases = table.state, self._wording.phrases
        if not intent.candidates or not phrases.asks_whether_allowed(intent.line) or state.handing_to is not None:
            return False
        command = intent.candidates[0]
        presenter, view = state.presenter, state.view
        named = phrases.plain(self._wording.spell(command))
        rules = (self._rules.rule_of(each, table) for each in (*((word,) for word in intent.words), named))
        if command not in ("draw", "pass") and self._rules.tell_answer(intent, table):
            return True
        if command not in ("draw", "pass") and (rule := next(filter(None, rules), "")):
            self._terminal.write(rule)
            return True
        moves = {"draw": presenter.drawing, "pass": presenter.passing}
        move = moves[command] if command in moves else presenter.move_of(command, view)
        if move is None or presenter.busy:
            return False
        if move in state.moves:
            self._wording.write("linear-allowed", meant=self._wording.spell(command))
            return True
        # Without a card that can be drawn first, the reason is that of drawing: a card must be played.
        if command == "pass" and presenter.drawing not in state.moves and self._write_refusal(presenter.drawing, table):
            return True
        return self._write_refusal(move, table)

    def tell_whether_due(self, intent: Intent, table: TableController) -> bool:
        """Write whether a person on turn must play, if a line asks that; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        asks = intent.candidates[:1] in (("play",), ("next_playable",)) and phrases.asks_whether_due(intent.line)
        on_turn = state.handing_to is None and state.seat in state.view.acting
        if not (asks and on_turn) or state.presenter.has_drafts:
            return False
        if state.presenter.drawing in state.moves:
            self._wording.write("linear-need-not-play", draw=self._wording.spell("draw"))
            return True
        return self._write_refusal(state.presenter.drawing, table)

    def tell_worth_of_hand(self, intent: Intent, table: TableController) -> bool:
        """Write what the own cards count together, if a line asks that; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        typed = phrases.words(intent.line)
        counts_points = phrases.asks_how_many(intent.line) and not phrases.points.isdisjoint(typed)
        asks = phrases.asks(intent.line) and (counts_points or not phrases.worth.isdisjoint(typed))
        hand = [phrases.words(each) for each in phrases.all_typed_for("hand")]
        about_hand = any(each and is_within(each, typed) for each in hand)
        has_hand = state.handing_to is None and "hand" in type(state.view).__struct_fields__
        if not (asks and about_hand and has_hand):
            return False
        self._wording.write("linear-hand-worth", points=sum(map(state.presenter.points, own_cards(table))))
        return True

    def tell_colours_of_hand(self, intent: Intent, table: TableController) -> bool:
        """Write how many cards of each colour one has, most first, if a line asks that; return False for others."""
        state = table.state
        if not self._wording.phrases.asks_for_most(intent.line) or state.handing_to is not None:
            return False
        colours = Counter(state.presenter.card_parts(card)[0] for card in own_cards(table))
        counts = [
            self._wording.translator.text("linear-of-colour", colour=colour, count=count)
            for colour, count in colours.most_common()
            if colour
        ]
        if counts:
            self._terminal.write(f"{sentence(self._wording.translator.text('list-between').join(counts))}.")
        return bool(counts)

    def tell_who_sees_hand(self, intent: Intent, table: TableController) -> bool:
        """Write that no one else sees the own cards, if a line asks that; return False for other lines."""
        state = table.state
        asks = self._wording.whole_lines.asks_who_sees_mine(intent.line, state.public.names)
        hidden = "hand" in type(state.view).__struct_fields__ and not state.hands_are_open
        if not (asks and hidden) or state.handing_to is not None:
            return False
        self._wording.write("linear-only-you-see")
        return True

    def tell_whether_it_fits(self, intent: Intent, table: TableController) -> bool:
        """Write whether the card that a question names can be played, and why not; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        # `c'est mon tour ?` asks for no Passe-tour.
        asks = intent.doubts or (phrases.asks(intent.line) and phrases.has_fits(intent.line))  # `where does red 5 go`
        if not asks or state.handing_to is not None or is_exact_phrase(intent, phrases):
            return False
        if intent.about or intent.command == "read_turn":  # `has Ben a 9` and `must Ben draw` name no own card
            return False
        named = phrases.asked_whether_fits(intent.words)
        hand = own_cards(table)
        found = find_cards(named, hand, state.presenter, in_part=False)
        number = vocabulary.parse_number(named[0]) if len(named) == 1 else None
        by_value = phrases.names_value(intent.line) and bool(find_cards(named, hand, state.presenter))
        if not found and number in own_numbers(table) and not by_value:
            found = [own_numbers(table).index(number)]
        like = [] if found else find_cards(named, hand, state.presenter)
        if len(like) > 1 and not state.game_asks:
            self._tell_which_fit(like, table)
            return True
        found = found or like
        if not found:
            # A number that no place in the hand has is that of cards.
            kinds = find_cards(named, state.presenter.kinds, state.presenter, in_part=False)
            listed = bool(kinds or number is not None) and self._list_held(named, table)
            if len(kinds) == 1 and not state.game_asks:
                self._judge_unheld(state.presenter.kinds[kinds[0]], table)
            return listed
        if state.game_asks:  # until that is answered, a card is chosen and not played
            table.perform("read_turn")
            return True
        card = hand[found[0]]
        shown = sentence(state.presenter.card_name(card))
        fits = bool(state.presenter.moves_with(state.moves, card)) or state.walk.is_playable(card)
        if state.guide is None and not state.presenter.has_drafts:
            self._note_spoken_of(table, found[0] if fits else None)
        if fits:
            self._wording.write("linear-fits", card=shown)
            moves = state.presenter.moves_with(state.moves, card)
            if warning := state.presenter.warning(state.view, moves[0]) if moves else "":
                self._terminal.write(warning)
            self._tell_where(card, table)
            why = state.presenter.why_playable(state.view, card) if phrases.asks_why(intent.line) else ""
            if why:
                self._terminal.write(why)
            return True
        return self.tell_why_unfit(card, table)

    def _tell_where(self, card: CardKind, table: TableController) -> None:
        """Write on which zones a card can be laid, or with which cards, in a game whose zones have numbers."""
        state, presenter = table.state, table.state.presenter
        zones = presenter.numbered_zones(state.view)
        room = presenter.zones_with_room(state.view, card)
        numbers = [str(number) for number, key in enumerate(zones, start=1) if key in room]
        if numbers:
            listed = self._announcer.translator.enumerate(numbers, "list-last-or")
            self._terminal.write(presenter.text("linear-fits-zones", numbers=listed))
        elif note := presenter.playable_note(state.view, card) if zones else "":
            self._terminal.write(f"{sentence(note)}.")

    def tell_why_unfit(self, card: CardKind, table: TableController) -> bool:
        """Write why a held card cannot be played now; return False if the game does not say."""
        state = table.state
        if state.presenter.has_drafts and state.seat not in state.view.acting:
            table.perform("read_turn")
            self._tell_where(card, table)
            return True
        if state.presenter.has_drafts:  # a draft has no refusal before it is finished
            self._wording.write("linear-unfit", card=sentence(state.presenter.card_name(card)))
            return True
        if not self._write_refusal(state.presenter.refused_move(state.view, state.moves, card), table):
            # A cheat could lay it.
            why = "" if state.handing_to is not None else state.presenter.explain_unfit(state.view, card)
            name = sentence(state.presenter.card_name(card))
            self._terminal.write(why or self._wording.translator.text("linear-no-match", card=name))
        return True

    def _judge_unheld(self, card: CardKind, table: TableController) -> None:
        """Write whether a card that the player does not hold would match now, and if not, why."""
        state, game = table.state, GAMES[table.state.game]
        # What lies open before everybody is no hand, and there is nothing to match while a card is chosen.
        has_hand = "hand" in type(state.view).__struct_fields__
        if state.seat is None or state.presenter.has_drafts or not has_hand:
            return
        try:
            imagined = game.imagine(msgspec.structs.replace(state.view, hand=(*state.view.hand, card)), Dice(0))
        except ValueError:  # every such card lies on the table
            return
        moves = imagined.moves(state.seat)
        if state.presenter.moves_with(moves, card):
            self._wording.write("linear-would-fit")
            return
        move = state.presenter.refused_move(state.view, moves, card)
        refusal = imagined.refusal(state.seat, move)
        if refusal is None:  # as a cheat it could be laid
            self._wording.write("linear-would-not-fit")
        else:
            self._terminal.write(state.presenter.refusal(state.view, move, refusal))

    def _tell_which_fit(self, places: Sequence[int], table: TableController) -> None:
        """Write which of the own cards at these places can be played."""
        state, hand = table.state, own_cards(table)

        def fits(card: CardKind) -> bool:
            return bool(state.presenter.moves_with(state.moves, card)) or state.walk.is_playable(card)

        fitting = [place for place in places if fits(hand[place])]
        numbers = own_numbers(table)
        cards = {numbers[place]: state.presenter.card_in_list(hand[place]) for place in fitting or places}
        listed = list_numbered(cards, self._announcer.translator)
        chooses = state.presenter.chooses_freely(state.view, state.moves)
        told = "linear-choosable" if chooses else "linear-playable"
        self._wording.write(told if fitting else "linear-none-fits", cards=listed)

    def tell_effect(self, intent: Intent, table: TableController) -> bool:
        """Say what a held card would do, in a game that has a command for that; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        about = phrases.asked_about(intent.line)
        commands = [each.id for each in GAME_COMMANDS[state.game].own if each.of_a_card and each.only_asks]
        if not about or len(commands) != 1 or state.handing_to is not None:
            return False
        found = find_cards(about, own_cards(table), state.presenter, in_part=False)
        if found:
            state.walk.move_to(state.walk.zones[0].key, found[0])
            table.perform(commands[0])
        return bool(found)

    def read_numbered(self, intent: Intent, table: TableController) -> bool:
        """Write the card with the number that a line wants to hear, as `read card 3`; return False for other lines."""
        phrases, cursor = self._wording.phrases, table.state.cursor
        words = phrases.card_words(phrases.plain(intent.line))
        number = vocabulary.parse_number(words[0]) if len(words) == 1 else None
        if number is None or table.state.handing_to is not None or cursor.index_of(number) is None:
            return False
        reads = phrases.begins_with_telling(intent.line)
        if reads:
            card = {number: table.state.presenter.card_in_list(cursor.card_of(number))}
            self._terminal.write(f"{list_numbered(card, self._announcer.translator)}.")
        return reads

    def list_asked_for(self, intent: Intent, table: TableController) -> bool:
        """Write the held cards that a question asks for, as `do I have a wild`; return False for other lines."""
        state, phrases = table.state, self._wording.phrases
        wanted = phrases.asked_for(intent.line)
        asks_for_any = phrases.asks_for_any(intent.line)
        asks = phrases.asks(intent.line) or asks_for_any or phrases.begins_with_telling(intent.line)
        if not asks or intent.candidates or not wanted or is_exact_phrase(intent, phrases):
            return False
        if state.handing_to is not None:
            return False
        kinds = state.presenter.kinds
        if not find_cards(wanted, kinds, state.presenter):  # `any wilds`, `where are the jokers`
            wanted = phrases.plain(" ".join(each.removesuffix("s") for each in wanted))
        is_one = bool(find_cards(wanted, kinds, state.presenter, in_part=False))
        if is_one and phrases.names_beside(intent.line) and not asks_for_any:
            return False  # `my red 5` is that card
        # A number may count anything, unless the line says `have`.
        counts = "".join(wanted).isdecimal() and not phrases.asks_what_is_had(intent.line)
        return not counts and self._list_held(wanted, table, phrases.as_typed(wanted, intent.line))

    def _list_held(self, named: Words, table: TableController, typed: str = "") -> bool:
        """Write the held cards with these words in their names, and which sets have such a tile.

        `typed` is how a player has written them. Returns False if the game has no such card.
        """
        state = table.state
        presenter, hand = state.presenter, own_cards(table)
        kinds = [presenter.kinds[place] for place in find_cards(named, presenter.kinds, presenter)]
        held = find_cards(named, hand, presenter)
        if held:
            state.walk.go_home()  # a number means a card where the player is
            own = own_numbers(table)
            cards = {own[place]: presenter.card_in_list(hand[place]) for place in held}
            self._terminal.write(f"{list_numbered(cards, self._announcer.translator)}.")
        elif len(kinds) == 1:
            self._terminal.write(not_held(kinds[0], presenter))
        elif kinds:
            # What all of them have in common is a better name than the plain words: `Draw Two`, not `draw 2`.
            parts = zip(*map(presenter.card_parts, kinds), strict=True)
            common = [first for first, *others in parts if first and all(each == first for each in others)]
            self._wording.write("linear-none-like", word=common[0] if len(common) == 1 else typed or " ".join(named))
        having = [zone.key for zone in state.walk.zones if find_cards(named, zone.cards, presenter)]
        numbers = [
            str(number) for number, key in enumerate(presenter.numbered_zones(state.view), start=1) if key in having
        ]
        if numbers:
            listed = self._announcer.translator.enumerate(numbers)
            self._terminal.write(presenter.text("linear-in-zones", count=len(numbers), numbers=listed))
        return bool(kinds)

    def _write_refusal(self, move: Move, table: TableController) -> bool:
        """Write why a move is refused; return False if it is not."""
        refusal = find_refusal(move, table)
        if refusal is not None:
            self._terminal.write(table.state.presenter.refusal(table.state.view, move, refusal))
        return refusal is not None


def find_refusal(move: Move, table: TableController) -> Refusal | None:
    """Return why a move of the player is refused now; None if it is not, as for a cheat."""
    state = table.state
    if state.seat is None:  # nothing is refused to someone who only looks on
        return None
    # What a front end has is a view: any table that looks like it refuses for the same reason.
    return GAMES[state.game].imagine(state.view, Dice(0)).refusal(state.seat, move)
