"""Reactions: at a terminal a key is enough, without Enter; in a pipe they are carried out before the bots go on."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.core.contract import Move
from uno_tui.core.plugins import contain_exits
from uno_tui.linear import vocabulary
from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.intent import Intent
from uno_tui.linear.terminal import KeyAction, LineTerminal
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController


class ReactionKeys:
    """Finds and carries out what a person may do while others are on turn: say Uno, intercept, answer a race."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        cards: CardLines,
        parse: Callable[[str, TableController], Intent],
    ) -> None:
        self._session = session
        self._terminal = terminal
        self._cards = cards
        self._parse = parse

    def is_race_key(self, typed: str, table: TableController) -> bool:
        """Return whether a race is on and the line is a key of it."""
        command = self._parse(typed, table).command
        return command is not None and table.keyboard.is_race_key(command)

    def find_reaction(self, key: str) -> KeyAction | None:
        """Return the reaction that a key is now, without Enter; None if it is none.

        A digit is one only if no longer number begins with it. In a race the key of one person acts at once, without
        waiting for more letters; else it may begin a word, such as the person's name.
        """
        table = self._session.runner.table
        if table is None or not self.is_reaction(key, table):
            return None
        if key.isdecimal() and 10 * int(key) <= len(table.state.cursor.cards):
            return None
        command = self._parse(key, table).command or ""
        of_a_person = command.startswith("person_")
        now = of_a_person and table.keyboard.race_is_open
        return KeyAction(lambda: self._carry_out_reaction(key, table), now, of_a_person)

    @contain_exits()
    def _carry_out_reaction(self, key: str, table: TableController) -> str:
        """Carry out a reaction and return the letters that may follow from habit."""
        # The terminal does not echo a key that may act without Enter.
        self._terminal.write(key)
        if key.isdecimal():
            self._cards.play(int(key), table)
            return "\n"
        command = self._parse(key, table).command or ""
        name = self._session.named_keys.name_of_person(command) if command.startswith("person_") else None
        table.perform(command)
        words = vocabulary.words_of(command, self._session.announcer.words)
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
        if self._cards.can_react_with(intent, table):
            return True
        command = intent.command
        if intent.word == "intercept":
            return state.seat not in state.view.acting and state.handing_to is None and bool(state.moves)
        if command is not None and command.startswith("person_"):
            return len(state.people) > 1
        asked = state.handing_to is not None and state.claiming is None
        may_react = command is not None and not asked and commands_at(state.game)[command].reaction
        return command is not None and may_react and bool(self._open_reactions(command, table))

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
