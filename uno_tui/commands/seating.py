"""The table that the command line asks for: its game, seats and rules, and the session it is played in."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_tui.commands.chosen import choose_mode, game_called, level_called, must_be_a_voice, must_be_readers, read_rules
from uno_tui.commands.saying import CommandLineError, UseError
from uno_tui.message import message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import suggest_or_list

if TYPE_CHECKING:
    from uno_tui.host.match import Plan
    from uno_tui.host.practice import Practice
    from uno_tui.ui.request import Request
    from uno_tui.ui.settings import Settings

_OF_PRESETS = ("game", "players", "seats", "bots", "rules")
"""The arguments that a preset decides."""


def request_of(options: argparse.Namespace, settings: Settings, first: bool) -> Request:
    """Return what the command line asks of the session. Raises UseError or CommandLineError for what contradicts itself
    or is unknown.
    """
    from uno_tui.host.pace import PACES, PaceName
    from uno_tui.speech.voices.catalogue import NONE
    from uno_tui.ui.request import DailyStart, LessonStart, Request
    from uno_tui.ui.settings import Look, Mode

    mode, why, because = choose_mode(options, settings, os.environ)
    must_be_readers(os.environ)
    must_be_a_voice(options.voice)
    if options.voice and options.voice != NONE and options.mode and options.mode != "voice":
        raise CommandLineError("voice-contradicts-mode", voice=sanitize(options.voice), mode=options.mode)
    unspoken = Mode.READER if why == "mode-because-linear" else Mode.VOICE
    request = Request(
        mode=Mode(mode) if mode else unspoken,
        look=Look(options.look) if options.look else None,
        why=why,
        because=because,
        language=options.language,
        pace=PACES[PaceName(options.pace)] if options.pace else None,
        voice=options.voice,
        keymap=options.keymap,
        transcript=options.transcript,
        asks_mode=mode is None and first,
    )
    if options.command == "lesson":
        request.lesson = LessonStart(*options.lesson)
    if options.command == "daily":
        request.daily = DailyStart(options.game)
    if options.command in ("play", "host"):
        _fill_in_table(options, request, settings)
    return request


def _fill_in_table(options: argparse.Namespace, request: Request, settings: Settings) -> None:
    """Put the table of `play` and `host` into the request. Raises UseError or CommandLineError as `request_of`."""
    from msgspec.structs import replace

    request.seed = options.seed
    hosts = options.command == "host"
    if not hosts and options.position is not None:
        # A position says all of this itself.
        described = ("game", "players", "seats", "bots", "rules", "preset", "deal")
        _refuse_beside("position-contradicts", options, described)
    elif options.preset is not None:
        _use_preset(options, request, (*_OF_PRESETS, "here") if hosts else _OF_PRESETS)
        if hosts and request.plan is not None:
            _must_take_friends(request.plan, options.preset)
    else:
        request.game = game_called(options.game)
        request.rules = read_rules(request.game, options)
        request.plan = (_hosted_plan if hosts else _plan)(options, request.game, settings)
    practises = not hosts and (options.practice or options.open_hands or options.deal is not None)
    if practises and request.plan is not None:
        request.plan = replace(request.plan, practice=_practice(options, request.plan.practice))


def _practice(options: argparse.Namespace, preset: Practice | None) -> Practice:
    """Return the practice that the command line names, in addition to that of a preset.

    Raises CommandLineError for an unknown deal.
    """
    from uno_tui.host.practice import HIGHEST_DEAL, Practice

    if options.deal is not None and not 1 <= options.deal <= HIGHEST_DEAL:
        raise CommandLineError("deal-unknown", highest=str(HIGHEST_DEAL), deal=str(options.deal))
    practice = preset or Practice()
    deal = practice.deal if options.deal is None else options.deal
    return Practice(practice.open_hands or options.open_hands, deal)


def _refuse_beside(message_id: str, options: argparse.Namespace, names: Sequence[str]) -> None:
    """Raise CommandLineError with this text if one of these arguments is given: a file or preset decides them."""
    # Not by their truth: `--deal 0` and an empty text are given, too.
    others = [name for name in names if getattr(options, name) is not None]
    if others:
        raise CommandLineError(message_id, option=others[0] if others[0] == "game" else f"--{others[0]}")


def _use_preset(options: argparse.Namespace, request: Request, decided: Sequence[str]) -> None:
    """Put the table that is saved under a name into the request; `decided` are the arguments that contradict it.

    Raises CommandLineError if there is none or another argument contradicts it, UseError if the file or the preset
    cannot be used.
    """
    from uno_tui.ui import presets
    from uno_tui.ui.settings import folders

    _refuse_beside("preset-contradicts", options, decided)
    try:
        kept = presets.read(folders().presets)
    except presets.PresetError as error:
        raise UseError(error.message) from None
    if options.preset not in kept:
        if not kept:
            raise CommandLineError("preset-unsaved", preset=sanitize(options.preset))
        fault = message("preset-unknown", preset=sanitize(options.preset))
        raise CommandLineError(suggest_or_list(fault, options.preset, list(map(sanitize, kept))))
    preset = kept[options.preset]
    try:
        presets.must_be_usable(folders().presets, options.preset, preset)
    except presets.PresetError as error:
        raise UseError(error.message) from None
    request.game, request.plan, request.rules = preset.game, preset.plan, preset.values()


def _must_take_friends(plan: Plan, preset: str) -> None:
    """Raise CommandLineError if no friend can play at the table of a preset: it is for practice, or has no bot."""
    people = len(plan.people())
    if plan.practice is not None:
        raise CommandLineError("friends-preset-practises", preset=sanitize(preset))
    if people == len(plan.names):
        raise CommandLineError("friends-no-seat-left", here=people, bots=0, seats=people)


def _hosted_plan(options: argparse.Namespace, game: str, settings: Settings) -> Plan:
    """Return the seats of a table for friends: those here first, then bots, where friends may take a seat.

    Raises CommandLineError as `_names`, and if no seat is left for a friend.
    """
    from uno_tui.host.match import PERSON, Plan

    here = 1 if options.here is None else options.here
    if here < 1:
        raise CommandLineError("friends-here-too-few")
    kept = _levels(options) or []
    names = _names(options, game, settings, kept, here + 1)
    free = len(names) - here - len(kept)
    if free < 1:
        raise CommandLineError("friends-no-seat-left", here=here, bots=len(kept), seats=len(names))
    # A bot sits on a free seat until a friend takes it.
    return Plan(names, (*[PERSON] * here, *[settings.bots] * free, *kept))


def _levels(options: argparse.Namespace) -> list[str] | None:
    """Return the levels of the bots on the last seats, which no friend gets; None if the command line names none.

    Raises CommandLineError for a level that there is not.
    """
    if options.bots is None:
        return None
    levels = [] if options.bots == "none" else options.bots.split(",")
    for level in levels:
        level_called(level)
    return levels


def kept_for_bots(options: argparse.Namespace, plan: Plan | None) -> tuple[str, ...]:
    """Return the names of the seats that the command line keeps for bots."""
    kept = len(_levels(options) or ())
    # Not `names[-kept:]`: that would be all names where none is kept.
    return () if plan is None else plan.names[len(plan.names) - kept :]


def _plan(options: argparse.Namespace, game: str, settings: Settings) -> Plan:
    """Return the seats of the table: people first, then bots.

    Raises CommandLineError as `_names`, and if no seat is left for a person.
    """
    from uno_tui.host.match import PERSON, Plan

    levels = _levels(options)
    names = _names(options, game, settings, levels or [], 1)
    # Without --bots, one person plays against the usual ones; `--players 4 --bots easy` is one against three.
    if levels is None or (len(levels) == 1 and options.seats is None):
        levels = (levels or [settings.bots]) * (len(names) - 1)
    # At least one person plays: for bots alone there is the arena.
    if len(levels) >= len(names):
        raise CommandLineError("too-many-bots", bots=len(levels), seats=len(names))
    return Plan(names, (*[PERSON] * (len(names) - len(levels)), *levels))


def _names(
    options: argparse.Namespace, game: str, settings: Settings, levels: Sequence[str], seats_for_people: int
) -> tuple[str, ...]:
    """Return the names of the seats; unless their number is given, `seats_for_people` or more beside those of bots.

    Raises CommandLineError if the arguments fit neither each other nor the game.
    """
    from uno_tui.core.catalogue import GAMES
    from uno_tui.core.seating import nearest, why_not_so_many
    from uno_tui.ui.names import name_seats, why_not_seated

    names = options.seats.split(",") if options.seats is not None else None
    count = options.players
    # Without --players the names decide, then the bots with the others, then the player's usual number.
    if count is None:
        usual = nearest(GAMES[game], max(settings.players, seats_for_people))
        if names:
            count = len(names)
        else:
            count = len(levels) + seats_for_people if levels else usual
            if len(levels) == 1 and why_not_so_many(GAMES[game], count) is not None:
                count = usual  # UNO Teams is for four at least
    reason = why_not_so_many(GAMES[game], count)
    if reason is not None:
        raise CommandLineError(reason)
    if names is None:
        names = list(name_seats(count, settings.name))
    if len(names) != count:
        raise CommandLineError("players-contradict-seats", count=count, seats=len(names))
    reason = why_not_seated(game, tuple(names))
    if reason is not None:
        raise CommandLineError(reason)
    return tuple(names)
