"""Typed lines that nothing at the table has taken: where else they work, and what was probably meant."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.linear import vocabulary
from uno_tui.linear.everywhere import EverywhereLines
from uno_tui.linear.intent import FINISHES, Intent, LineParser
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.open_hands import read_zone_of
from uno_tui.linear.phrases import phrases_for
from uno_tui.linear.whole_lines import find_named_game
from uno_tui.linear.wording import Wording
from uno_tui.linear.zone_parser import words_for_zone
from uno_tui.ui.keys.commands import WORDS
from uno_tui.ui.navigation import menu
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController


class UnknownLines:
    """Takes such lines.

    `begin` begins another game, `carry_out` does what a line means, and `expect_yes` lets `yes` carry out another line.
    """

    def __init__(
        self,
        session: Session,
        wording: Wording,
        everywhere: EverywhereLines,
        parser: LineParser,
        begin: Callable[[str], object],
        carry_out: Callable[[Intent, TableController], None],
        expect_yes: Callable[[str, TableController], None],
    ) -> None:
        self._session = session
        self._wording = wording
        self._everywhere = everywhere
        self._parser = parser
        self._begin = begin
        self._carry_out = carry_out
        self._expect_yes = expect_yes

    def take(self, intent: Intent, table: TableController) -> None:
        """Go to the entry of the menu or begin the game that a line names, else write what was probably meant."""
        word = intent.line
        entry = self._entry_named(word)
        if intent.word == "save":
            self._wording.write("linear-saves-itself", quit=self._wording.spell("quit"))
        elif intent.word == FINISHES:
            self._wording.write("linear-ends-itself", **self._wording.spellings("pass", "quit"))
        elif entry:
            table.screen.open(entry)
        elif self._is_name(word, table):
            if not read_zone_of(word, table):
                table.perform("read_counts")
        elif (game := self._game_of(word)) is not None:
            title = self._session.announcer.translator.of(game).text("title")
            self._wording.write("linear-elsewhere", word=word, game=title)
        elif self._wording.whole_lines.wants_lesson(word):
            table.screen.open("lessons")
        elif (other := self._other_game(word)) is not None:
            self._begin(other)
        elif self._everywhere.take_unknown(word) or self._asks_for_person(table):
            pass
        elif self._names_no_set(intent, table):
            self._wording.write("linear-no-such-set", top=self._wording.spell("read_top"))
        elif not self._take_nearest(intent, table):
            self._wording.write("linear-unknown", word=intent.shown.rstrip(" .!?") or intent.shown)

    def _entry_named(self, line: str) -> str:
        """Return the entry of the menu that a line begins like, or `quit` for `thanks, bye`; "" for other lines."""
        session = self._session
        entries = menu.menu_entries(session.runner, session.tables, at_table=True)
        # Nothing is chosen here: `print` stands for the function that a choice would call.
        items = menu.menu_items(session.announcer, session.runner, session.tables, entries, print)
        begun = vocabulary.find_by_beginning(line, [item.text for item in items])
        if len(begun) == 1:
            return entries[begun[0]]
        quits = self._wording.whole_lines.says_one_thing(line, lambda each: self._wording.means(each, "quit"))
        return "quit" if quits else ""

    def _names_no_set(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line names a tile and a set, and no set here is that one: `red 5 on the green run`."""
        presenter, phrases = table.state.presenter, phrases_for(table.state.words)
        words, of_set = phrases.plain(intent.line), words_for_zone(table.state.words)
        if not presenter.has_drafts or of_set.isdisjoint(words):
            return False
        numbers = map(str, range(1, len(presenter.numbered_zones(table.state.view)) + 1))
        numbered = {number for word, number in pairwise(words) if word in of_set}
        names_tile = any(find_cards(each, presenter.kinds, presenter, in_part=False) for each in pairwise(words))
        return names_tile and numbered.isdisjoint(numbers)

    def _take_nearest(self, intent: Intent, table: TableController) -> bool:
        """Carry out the command that a line nearly names if it only says something, else ask.

        Return False if none is near.
        """
        near = self._parser.nearest(intent)
        # No command is guessed for `and?`.
        says_nothing = self._wording.whole_lines.says_nothing(intent.line)
        if near is None or says_nothing or " ".join(intent.words) in self._wording.phrases.listed_words("typed-joints"):
            return False
        # `hand 2` may mean a card.
        is_word = near in WORDS and WORDS[near].only_asks and not any(map(str.isdecimal, intent.words))
        if is_word or self._parser.only_says(near):  # a wrong guess would do no harm
            word, command = (near, None) if is_word else ("", near)
            self._carry_out(msgspec.structs.replace(intent, word=word, command=command), table)
            return True
        if near != "quit":  # no yes to a guess ends the program
            self._expect_yes(self._wording.spell(near), table)
        self._wording.write("linear-near", word=intent.shown, meant=self._wording.spell(near))
        return True

    @staticmethod
    def _asks_for_person(table: TableController) -> bool:
        """Ask for the next person, where a line may mean a card and nobody has taken the keyboard over."""
        if table.state.handing_to is None:
            return False
        table.perform("read_turn")
        return True

    @staticmethod
    def _is_name(word: str, table: TableController) -> bool:
        """Return whether a word is the name of a player here, for which no command is guessed."""
        names = [table.state.name_of(seat) for seat in range(len(table.state.view.scores))]
        return word.casefold() in map(str.casefold, (*names, *table.state.public.names))

    def _other_game(self, line: str) -> str | None:
        """Return the game that a line names by its title, unless it is a question or this game."""
        announcer = self._session.announcer
        named = find_named_game(line, announcer.translator)
        asks = phrases_for(announcer.words).asks(line)
        return named if named != announcer.game and not asks else None

    def _game_of(self, word: str) -> str | None:
        """Return another game in which a word is one of the game's own commands."""
        here = self._session.announcer.game
        for game in GAME_COMMANDS:
            own = tuple(each.id for each in GAME_COMMANDS[game].own)
            words = self._session.announcer.translator.of(game)
            if game != here and own and vocabulary.match_command(word, own, words) is not None:
                return game
        return None
