"""Games, found by their entry points: the program's own, and plug-ins in other packages.

Foreign code can raise anything when it is imported. This module, and no other, turns that into a sentence.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from uno_tui import __version__
from uno_tui.core.facets import OPTIONAL, Facet, why_unfit
from uno_tui.message import Message, MessageError, message
from uno_tui.sanitize import sanitize

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

T = TypeVar("T")
GROUP = "uno_tui.games"
"""The entry point group: `id = package`."""
_PROGRAM = "uno-tui"
_ENTRIES = "entry_points.txt"
_LONGEST_REASON = 150
_TITLE = re.compile(r"^title *=", re.MULTILINE)


class BrokenPlugin(MessageError):
    """A plug-in cannot be used. The sentence says which one, where the fault is, and what is missing."""

    def __init__(self, game: str, reason: Message) -> None:
        super().__init__("plugin-left-out", game=game, reason=reason)
        self.reason = reason


class PluginFault(MessageError):
    """A fault of a plug-in."""


@cache
def own_packages() -> Mapping[str, str]:
    """Return the entry points of the program's own distribution, by name.

    Raises PluginFault if there are none: the program is not installed as it should be.
    """
    _, _, after = _own_entries().partition(f"[{GROUP}]\n")
    section, _, _ = after.partition("\n[")
    games = {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in section.splitlines())}
    games.pop("", None)  # blank lines of the section
    if not games:
        raise PluginFault("games-not-installed", version=__version__)
    return games


def _own_entries() -> str:
    """Return the text of the entry points of the program's own distribution; an empty text if it is not installed.

    The distribution is nearly always a folder, which is read directly: the import of `importlib.metadata` alone takes
    20 ms, a fifth of a start.
    """
    for folder in sys.path:
        try:
            return Path(folder, f"uno_tui-{__version__}.dist-info", _ENTRIES).read_text("utf-8")
        except OSError:
            continue
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        return distribution(_PROGRAM).read_text(_ENTRIES) or ""
    except PackageNotFoundError:
        return ""


@cache
def plugin_packages() -> dict[str, str]:
    """Return the package of every plug-in, by the name of its entry point.

    Reading all distributions takes 25 ms; lists of all games and unknown names alone need it.
    """
    # An own entry is known by its package, too: a plug-in with the name of an own game must stay, to be told of.
    return {entry.name: entry.value for entry in _found()[0] if own_packages().get(entry.name) != entry.value}


def unreadable_packages() -> Mapping[str, Message]:
    """Return the faults of packages whose entry points cannot be read, by the name of the package."""
    return _found()[1]


@cache
def _found() -> tuple[Sequence[EntryPoint], Mapping[str, Message]]:
    """Return all entry points of the group that can be read, and the faults of packages whose cannot."""
    from importlib.metadata import distributions, entry_points

    # One unreadable file makes the quick way fail for all packages; only then is each package read by itself.
    try:
        return guard(lambda: list(entry_points(group=GROUP))), {}
    except MessageError:
        packages = list(distributions())
    read = [(package, _entries_of(package)) for package in packages]
    faults = {
        package.name: BrokenPlugin(package.name, message("plugin-entry-points")).message
        for package, entries in read
        if entries is None and _names_group(package)
    }
    return [entry for _, entries in read for entry in entries or ()], faults


def _entries_of(package: Distribution) -> Sequence[EntryPoint] | None:
    """Return the entry points of one package; None if they cannot be read."""
    try:
        return guard(lambda: list(package.entry_points.select(group=GROUP)))
    except MessageError:
        return None


def _names_group(package: Distribution) -> bool:
    """Return whether the file with a package's entry points names the group, whatever else is wrong with it."""
    try:
        return GROUP in (package.read_text(_ENTRIES) or "")
    # The bytes may hold the name of the group all the same.
    except UnicodeDecodeError as error:
        return GROUP.encode() in error.object


def load(game: str, facet: Facet) -> Any:  # what stands there is known to the code that names the facet
    """Return a facet of an installed plug-in. Raises BrokenPlugin, or KeyError for a plug-in that is not installed."""
    home = plugin_packages()[game]
    try:
        return guard(lambda: _facet(game, home, facet))
    except MessageError as fault:
        raise BrokenPlugin(game, fault.message) from fault.__cause__


def has_facet(home: str, facet: Facet) -> bool:
    """Return whether the package of a game has the module of a facet, or the variable if the facet has no module."""
    try:
        if not facet.module:
            return guard(lambda: hasattr(import_module(home), facet.variable))
        return guard(lambda: find_spec(facet.module_in(home))) is not None
    except MessageError:
        return False


def why_unusable(game: str) -> Message | None:
    """Return why an installed plug-in cannot be played, as a whole sentence; None if it can."""
    try:
        # First: it says more about a wrong entry point than the failed import of a facet would.
        guard(lambda: _must_be_a_package(plugin_packages()[game]))
        for facet in Facet:
            if facet not in OPTIONAL:
                load(game, facet)
        texts = load(game, Facet.TEXTS)
        guard(lambda: _must_have_english(texts))
        guard(lambda: _must_name_cards(texts))
    except BrokenPlugin as broken:
        return broken.message
    except MessageError as fault:
        return BrokenPlugin(game, fault.message).message
    return None


def guard(work: Callable[[], T]) -> T:
    """Run code of a plug-in, and return its result. Raises MessageError, no matter what that code raises."""
    try:
        return work()
    # A MessageError is a sentence already, and Ctrl+C is the player's.
    except (MessageError, KeyboardInterrupt):
        raise
    except BaseException as error:  # code that is loaded may do anything, and nothing else can come from there
        raise PluginFault(reason_of(error)) from error


@contextmanager
def contain_exits() -> Iterator[None]:
    """Raise PluginFault if code of a plug-in raises something that is no Exception, such as SystemExit.

    That would end the program. Ctrl+C, cancellations and closed generators pass: they are the program's own.
    """
    try:
        yield
    # Callers ask `blame` whose fault that is.
    except Exception:
        raise
    except BaseException as error:
        contained = contain_exit(error)
        if contained is error:
            raise
        raise contained from error


def contain_exit(error: BaseException) -> BaseException:
    """Return a PluginFault in place of what only code of a plug-in raises to end the program; else the error itself."""
    if isinstance(error, Exception):
        return error
    # Ctrl+C and closed generators are in `builtins`, cancellations in asyncio; `sys.exit` may be called by either side.
    given_up = not isinstance(error, SystemExit) and type(error).__module__ in ("builtins", "asyncio.exceptions")
    if given_up or _is_own(error):
        return error
    return PluginFault(reason_of(error)).with_traceback(error.__traceback__)


def _is_own(error: BaseException) -> bool:
    """Return whether code of the program, or asyncio, raised the exception."""
    # The last link of a traceback is the frame that raised.
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return last is None or _root(str(last.tb_frame.f_globals.get("__name__", ""))) in ("uno_tui", "asyncio")


def find_culprit(error: BaseException) -> str | None:
    """Return the plug-in whose code an exception comes from, or passed through; None if there is none."""
    homes = [(entry.name, f"{entry.value}.") for entry in _found()[0] if _is_at_home(entry)]
    frames = error.__traceback__
    while frames is not None:
        module = str(frames.tb_frame.f_globals.get("__name__", ""))
        for game, home in homes:
            # Both end in a dot, so that `cow` is not blamed for `cowshed`.
            if f"{module}.".startswith(home):
                return game
        frames = frames.tb_next
    return None


def _is_at_home(entry: EntryPoint) -> bool:
    """Return whether an entry point names a package of the same distribution, as far as that is known."""
    from importlib.metadata import packages_distributions

    root = _root(entry.value)
    # An entry point may name the package of another distribution, such as `re`, whose errors are not the plug-in's.
    owners = packages_distributions().get(root, ())
    is_own = not owners or entry.dist is None or entry.dist.name in owners
    return is_own and root != "uno_tui" and root not in sys.stdlib_module_names


def _root(module: str) -> str:
    return module.partition(".")[0]


def blame(error: BaseException) -> Message | None:
    """Return a sentence about an exception from a plug-in's code; None for any other exception."""
    game = find_culprit(error)
    return None if game is None else message("plugin-faulty", game=game, reason=reason_of(error))


def _facet(game: str, home: str, facet: Facet) -> object:
    """Return a facet. Raises PluginFault if it is missing or unfit, and anything that its import raises."""
    path = facet.module_in(home)
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        # Another module is missing: the package around this one, or one that it imports.
        if error.name != path:
            raise
        raise PluginFault("plugin-no-module", module=path) from error
    if not hasattr(module, facet.variable):
        raise PluginFault("plugin-lacks", name=path, part=facet.variable)
    found: object = getattr(module, facet.variable)
    reason = why_unfit(facet, found, game)
    if reason is not None:
        raise PluginFault("plugin-in-module", module=path, reason=reason)
    return found


def _must_be_a_package(home: str) -> None:
    """Raise PluginFault if an entry point names no package that can be found."""
    if not home:
        raise PluginFault("plugin-no-package-named")
    if not all(part.isidentifier() for part in home.split(".")):
        raise PluginFault("plugin-no-package-name", value=sanitize(home))
    parent = home.rpartition(".")[0]
    try:
        found = find_spec(home)
    # To find a module in a package, `find_spec` imports that package.
    except ModuleNotFoundError as error:
        raise PluginFault("plugin-no-package", package=error.name or parent) from error
    if found is None:
        raise PluginFault("plugin-no-package", package=home)
    if found.submodule_search_locations is None:
        raise PluginFault("plugin-only-module", module=home)


def _must_have_english(texts: Any) -> None:
    """Raise PluginFault for texts without English ones, or without a title in English."""
    from importlib import resources

    sources = []
    for package in texts.packages:
        file = f"{package.replace('.', '/')}/en.ftl"
        try:
            sources.append(resources.files(package).joinpath("en.ftl").read_text("utf-8"))
        except FileNotFoundError as error:
            raise PluginFault("plugin-no-file", file=file) from error
        except UnicodeDecodeError as error:
            raise PluginFault("in-file", file=file, reason=message("not-utf8", byte=error.start)) from error
    if not any(map(_TITLE.search, sources)):
        raise PluginFault("plugin-no-text", file=f"{texts.packages[0].replace('.', '/')}/en.ftl", text="title")


def _must_name_cards(texts: Any) -> None:
    """Raise PluginFault if the function that names cards is missing or cannot be called."""
    module, _, name = texts.cards.partition(":")
    if not callable(getattr(import_module(module), name, None)):
        raise PluginFault("plugin-lacks", name=module, part=name)


def reason_of(error: BaseException) -> Message:
    """Return the text of an exception of foreign code, with the file and line that it comes from."""
    import traceback

    # Its file was never compiled, so that no frame leads to it.
    if isinstance(error, SyntaxError):
        file, line, words = error.filename or "", error.lineno or 0, f"{type(error).__name__}: {error.msg}"
    else:
        # Frames such as `<frozen importlib._bootstrap>` are in no file that can be mended.
        frames = [each for each in traceback.extract_tb(error.__traceback__) if not each.filename.startswith("<")]
        file, line = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        words = traceback.format_exception_only(type(error), error)[0].strip()
    first = words.splitlines()[0]
    short = first if len(first) <= _LONGEST_REASON else first[:_LONGEST_REASON] + "…"
    if not file:
        return message("plugin-raises-outside", words=short)
    return message("plugin-raises", file="/".join(Path(file).parts[-2:]), line=str(line), words=short)
