"""The command line: reads it, says what is wrong with it, and starts what it asks for."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from uno_tui import __version__, starting
from uno_tui.games.catalogue import HOUSE
from uno_tui.helpers import help_instead
from uno_tui.locales.languages import LANGUAGES
from uno_tui.quoting import visible

if TYPE_CHECKING:
    from uno_tui.front.keys.keymap import Keymap
    from uno_tui.front.session import Request, Session
    from uno_tui.front.settings import Settings
    from uno_tui.host.match import Plan

PACES = ("slow", "normal", "fast", "wait")
MODES = ("voice", "reader", "silent")
LOOKS = ("said", "lines", "still")
LEVELS = ("easy", "normal", "hard")
WRONG_USE = 2


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with 2."""
        self.exit(WRONG_USE, visible(f"{self.prog}: {message}. Try {self.prog} --help.") + "\n")


def _print(text: object) -> None:
    """A line for whoever started the program."""
    print(visible(str(text)))


def _complain(text: object) -> None:
    """A line about what is wrong."""
    print(visible(str(text)), file=sys.stderr)


class UseError(Exception):
    """Arguments that cannot be; the message is a sentence."""


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=None, help=f"the game: {', '.join(HOUSE)}, or another package's")
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at the table, you included")
    parser.add_argument("--seats", metavar="NAMES", help="who sits at the table, as Ana,Ben,Cleo")
    parser.add_argument("--bots", metavar="LEVELS", help="the bots on the last seats, as easy,normal,hard; or none")
    parser.add_argument("--rules", metavar="RULES", help="options of the game, as response=on,limit=300")
    parser.add_argument("--preset", metavar="NAME", help="a table saved under a name: its game, seats and rules")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same cards again")


def _add_common(parser: argparse.ArgumentParser, *, again: bool = True) -> None:
    """Options that may stand before or after a command; `again`: after it, over what stood before."""
    none: Any = argparse.SUPPRESS if again else None
    off: Any = argparse.SUPPRESS if again else False
    parser.add_argument("--mode", choices=MODES, default=none, help="who speaks: the program, your reader, nobody")
    parser.add_argument(
        "--look", choices=LOOKS, default=none, help="the screen: what is said, the table in lines, one line that stays"
    )
    parser.add_argument("--linear", action="store_true", default=off, help="line by line, without a full screen")
    parser.add_argument("--language", choices=LANGUAGES, default=none, help="English, German or French")
    parser.add_argument("--pace", choices=PACES, default=none, help="how long bots wait; wait: for your key")
    parser.add_argument("--voice", metavar="NAME", default=none, help="the voice to speak with, or none")
    parser.add_argument("--keymap", metavar="NAME", default=none, help="a shipped keymap, or a file")
    parser.add_argument(
        "--transcript", type=Path, metavar="FILE", default=none, help="write everything said to a file, as JSON lines"
    )


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _Parser(
        prog="uno-tui",
        description="A card table that speaks. Without a command it starts with the menu.",
        epilog="Keys inside: F1 or ? says what you can press.",
    )
    parser.add_argument("--version", action="version", version=f"uno-tui {__version__}")
    _add_common(parser, again=False)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    play = commands.add_parser("play", help="sit down at a new table at once", prog="uno-tui play")
    _add_play(play)
    _add_common(play)
    check = commands.add_parser("check", help="see whether table files hold", prog="uno-tui check")
    check.add_argument("files", nargs="+", metavar="FILE", type=Path)
    replay = commands.add_parser("replay", help="go through a record step by step", prog="uno-tui replay")
    replay.add_argument("file", metavar="FILE", type=Path)
    _add_common(replay)
    arena = commands.add_parser("arena", help="let bots play against bots", prog="uno-tui arena")
    arena.add_argument(
        "levels", nargs="*", metavar="LEVEL", help="one a seat: easy, normal, hard (default: hard normal)"
    )
    arena.add_argument("--game", default="uno", help=f"the game: {', '.join(HOUSE)}, or one of another package")
    arena.add_argument("--rounds", type=int, default=400, metavar="N", help="how many rounds (default 400)")
    arena.add_argument("--rules", metavar="RULES", help="options of the game, as response=on,limit=300")
    arena.add_argument("--seed", type=int, default=1, metavar="N", help="the same rounds again (default 1)")
    voices = commands.add_parser(
        "voices", help="try every voice, and how to get the missing ones", prog="uno-tui voices"
    )
    _add_common(voices)
    keys = commands.add_parser("keys", help="list all keys", prog="uno-tui keys")
    _add_common(keys)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code: 0, 1 if a table file does not hold, 2 for wrong use."""
    if help_instead(sys.argv[1:] if arguments is None else arguments):
        return 0
    _open_streams()
    parser = build_parser()
    options = parser.parse_args(arguments)
    from uno_tui.notation.lines import TableError

    try:
        code = int(_RUN[options.command or "menu"](options))
        sys.stdout.flush()
        return code
    except (UseError, TableError) as error:
        _complain(f"uno-tui: {error}")
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is None and error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        _complain(f"uno-tui: {error.filename or 'the output'}: cannot be used: {error.strerror}")
        if error.filename is None:
            _drop_output()
        return WRONG_USE


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that Python's end is quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """What cannot be shown here is a question mark; what a shell has closed is empty."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the program
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _check(options: argparse.Namespace) -> int:
    from uno_tui.notation.lines import TableError
    from uno_tui.notation.referee import look_through

    worst = 0
    for path in options.files:
        try:
            held = look_through(path, _print)
        except TableError as error:
            _complain(error)
            worst = WRONG_USE
            continue
        if held is None:
            worst = max(worst, 1)
        else:
            _print(f"{path}: holds, {held} {'statement' if held == 1 else 'statements'}")
    return worst


def _read_rules(game: str, text: str | None) -> dict[str, bool | int | str]:
    from uno_tui.games import options
    from uno_tui.games.catalogue import GAMES

    words = [] if text is None else text.split(",")
    if not all(words):
        raise UseError("--rules has a comma with no rule beside it")
    try:
        values, dragged = options.read(GAMES[game].options, words)
    except options.OptionError as error:
        raise UseError(str(error)) from None
    for name in dragged:
        _complain(f"uno-tui: {name} is switched on too, because another rule needs it")
    return values


def _game(name: str | None) -> str:
    from uno_tui.games.catalogue import GAMES

    game = name or "uno"
    if game not in GAMES:
        raise UseError(f"unknown game {game}; the games are {', '.join(GAMES)}")
    return game


def _arena(options: argparse.Namespace) -> int:
    from uno_tui.arena.contest import contest
    from uno_tui.bots.bot import Level
    from uno_tui.games.catalogue import GAMES
    from uno_tui.games.seating import why_not_so_many

    game = GAMES[_game(options.game)]
    names = options.levels or ["hard", "normal"]
    for name in names:
        if name not in LEVELS:
            raise UseError(f"unknown level {name}; the levels are {', '.join(LEVELS)}")
    reason = why_not_so_many(game, len(names))
    if reason is not None:
        raise UseError(reason)
    if options.rounds < 1:
        raise UseError("at least one round must be played")
    values = _read_rules(game.id, options.rules)
    result = contest(game, [Level(name) for name in names], options.rounds, values, options.seed)
    moves = f"{result.moves / result.rounds:.1f} moves a round"
    _print(f"{result.rounds} rounds of {game.id}, {moves}, seed {options.seed}")
    for place, name in enumerate(names):
        share, low, high = result.share(place)
        _print(f"seat {place + 1} {name}: {share:.1%} of the rounds won (95 % confidence: {low:.1%} to {high:.1%})")
    return 0


def _keys(options: argparse.Namespace) -> int:
    from uno_tui.front.keys.commands import everywhere
    from uno_tui.front.keys.key_names import command_name, key_name
    from uno_tui.locales.translator import Translator, system_language

    settings, _ = _settings(options)
    translator = Translator(options.language or settings.language or system_language())
    keymap = _keymap(options, settings)
    for command in everywhere():
        keys = ", ".join(key_name(translator, key) for key in keymap.of(command))
        _print(translator.text("help-line", keys=keys, what=command_name(translator, command)))
    from uno_tui.front.settings import folders

    _print(folders().keymap)
    return 0


def _voices(options: argparse.Namespace) -> int:
    import asyncio

    from uno_tui.front.menus.voices import try_voices
    from uno_tui.front.settings import folders
    from uno_tui.locales.translator import Translator, system_language

    settings, _ = _settings(options)
    _known_voice(options.voice)
    translator = Translator(options.language or settings.language or system_language())

    async def run() -> None:
        async for line in try_voices(translator, settings.rate, folders().log):
            _print(line)
            sys.stdout.flush()

    asyncio.run(run())
    return 0


def _settings(options: argparse.Namespace) -> tuple[Settings, bool]:
    """The player's settings, and whether this is a first start."""
    from uno_tui.front.settings import SettingsError, folders, read

    path = folders().settings
    try:
        return read(path), not path.exists()
    except SettingsError as error:
        raise UseError(str(error)) from None


def _keymap(options: argparse.Namespace, settings: Settings) -> Keymap:
    from uno_tui.front.keys.keymap import KeymapError, load
    from uno_tui.front.settings import folders

    try:
        return load(options.keymap or settings.keymap, folders().keymap)
    except KeymapError as error:
        raise UseError(str(error)) from None


def choose_mode(
    options: argparse.Namespace, settings: Settings, environment: Mapping[str, str]
) -> tuple[str | None, str, str]:
    """The mode (None: as the settings say, or by default), the message id of why, and its variable.

    Raises UseError for an environment that names no mode.
    """
    if options.mode:
        return options.mode, "mode-because-flag", ""
    named = environment.get("UNO_TUI_MODE", "")
    if named and named != "linear":
        if named not in MODES:
            raise UseError(f"UNO_TUI_MODE is one of {', '.join((*MODES, 'linear'))}, not {named}")
        return named, "mode-because-environment", "UNO_TUI_MODE"
    if environment.get("ACCESSIBLE") == "1":
        return "reader", "mode-because-environment", "ACCESSIBLE"
    if settings.mode is not None:
        return settings.mode, "mode-because-settings", ""
    if _is_linear(options, environment):
        return None, "mode-because-linear", ""
    return None, "mode-because-default", ""


def _is_linear(options: argparse.Namespace, environment: Mapping[str, str]) -> bool:
    wanted = options.linear or environment.get("UNO_TUI_MODE") == "linear" or environment.get("ACCESSIBLE") == "1"
    return bool(wanted or environment.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()))


def _request(options: argparse.Namespace, settings: Settings, first: bool) -> Request:
    from uno_tui.front.session import Request
    from uno_tui.front.settings import Look, Mode
    from uno_tui.host.pace import PACES, PaceName
    from uno_tui.speech.voices.catalogue import NONE

    mode, why, because = choose_mode(options, settings, os.environ)
    _known_voice(options.voice)
    if options.voice and options.voice != NONE and options.mode and options.mode != "voice":
        raise UseError(
            f"--voice {options.voice} contradicts --mode {options.mode}, in which the program does not speak"
        )
    request = Request(
        mode=Mode(mode) if mode else None,
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
    if mode is None:
        request.mode = Mode.READER if why == "mode-because-linear" else Mode.VOICE
    if options.command == "play":
        request.seed = options.seed
        if options.preset is not None:
            _use_preset(options, request)
        else:
            request.game = _game(options.game)
            request.rules = _read_rules(request.game, options.rules)
            request.plan = _plan(options, request.game, settings)
    return request


def _known_voice(name: str | None) -> None:
    """Raises UseError for a voice that there cannot be here."""
    from uno_tui.speech.voices.catalogue import NONE, names

    if name and name not in (*names(), NONE):
        raise UseError(f"unknown voice {name}; the voices here are {', '.join(names())} and {NONE}")


def _use_preset(options: argparse.Namespace, request: Request) -> None:
    """The table saved under a name. Raises UseError if there is none, or if the command line contradicts it."""
    from uno_tui.front import presets
    from uno_tui.front.settings import folders

    others = [name for name in ("game", "players", "seats", "bots", "rules") if getattr(options, name) is not None]
    if others:
        named = others[0] if others[0] == "game" else f"--{others[0]}"
        raise UseError(f"--preset contradicts {named}: a preset says all of that itself")
    try:
        kept = presets.read(folders().presets)
    except presets.PresetError as error:
        raise UseError(str(error)) from None
    if options.preset not in kept:
        known = f"the presets are {', '.join(kept)}" if kept else "no preset has been saved yet"
        raise UseError(f"unknown preset {options.preset}; {known}")
    preset = kept[options.preset]
    request.game, request.plan, request.rules = preset.game, preset.plan, preset.values()


def _plan(options: argparse.Namespace, game: str, settings: Settings) -> Plan:
    """Who sits at the table. Raises UseError."""
    from uno_tui.front.names import why_not_seated
    from uno_tui.front.session import NAMES
    from uno_tui.games.catalogue import GAMES
    from uno_tui.games.seating import nearest, why_not_so_many
    from uno_tui.host.match import PERSON, Plan

    levels = options.bots.split(",") if options.bots is not None else None
    if levels == ["none"]:
        levels = []
    for level in levels or ():
        if level not in LEVELS:
            raise UseError(f"unknown level {level or 'without a name'}; the levels are {', '.join(LEVELS)}")
    names = options.seats.split(",") if options.seats is not None else None
    count = options.players
    if count is None:
        count = len(names) if names else len(levels) + 1 if levels else nearest(GAMES[game], settings.players)
    reason = why_not_so_many(GAMES[game], count)
    if reason is not None:
        raise UseError(reason)
    if names is None:
        own = [settings.name] if settings.name else []
        names = [*own, *(name for name in NAMES if name not in own)][:count]
    if len(names) != count:
        raise UseError(f"--players {count} contradicts --seats, which names {len(names)}")
    reason = why_not_seated(game, tuple(names))
    if reason is not None:
        raise UseError(reason)
    levels = [settings.bots] * (count - 1) if levels is None else levels
    if len(levels) >= count:
        raise UseError(f"--bots names {len(levels)} bots, but there are {count} seats and one must be a person's")
    return Plan(tuple(names), (*[PERSON] * (count - len(levels)), *levels))


def _play(options: argparse.Namespace) -> int:
    import asyncio

    starting.begin()
    settings, first = _settings(options)
    keymap = _keymap(options, settings)
    request = _request(options, settings, first)
    table = options.command == "play"
    from uno_tui.front.session import Session
    from uno_tui.front.settings import folders

    def session() -> Session:
        try:
            return Session(request, settings, folders(), keymap)
        except OSError as error:
            raise UseError(f"{options.transcript}: cannot be written: {error.strerror}") from None

    async def linear() -> None:
        from uno_tui.linear.table import run

        await run(session(), table=table)

    if _is_linear(options, os.environ):
        asyncio.run(linear())
        return 0
    from uno_tui.app.app import run_app

    return run_app(session, table=table)


def _replay(options: argparse.Namespace) -> int:
    import asyncio

    settings, _ = _settings(options)
    keymap = _keymap(options, settings)
    request = _request(options, settings, first=False)
    from uno_tui.front.menus.replay import Replay
    from uno_tui.front.session import Session
    from uno_tui.front.settings import folders

    def session() -> Session:
        return Session(request, settings, folders(), keymap)

    if not _is_linear(options, os.environ):
        from uno_tui.app.app import run_app

        return run_app(session, replay=options.file)
    from uno_tui.linear.replay import run

    return asyncio.run(run(lambda: Replay.of(session(), options.file)))


_RUN = {
    "menu": _play,
    "play": _play,
    "check": _check,
    "replay": _replay,
    "arena": _arena,
    "voices": _voices,
    "keys": _keys,
}
