"""Every text whose id is put together at run time exists in every language, and no text is there that nothing says.

What is put together is written down here once, out of the enumerations that the program itself goes by; what stands
literally in the code, or is said of persons (`-you`, `-other`, `-by-you`), is found in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from support.fluent_texts import PACKS, PLACES, files

from uno_tui.app.screens.replay_screen import DEEDS
from uno_tui.bots.bot import Level
from uno_tui.bots.comparison import Sureness
from uno_tui.cards.coloured import BUZZER, COLOURS
from uno_tui.cards.coloured import KINDS as UNO_CARDS
from uno_tui.cards.coloured import Rank as ColouredRank
from uno_tui.cards.french import RANKS, SUITS, Rank
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Topic
from uno_tui.friends.remembered import Way
from uno_tui.games.family.presenter import FamilyPresenter
from uno_tui.games.maumau.rules.due import DueKind
from uno_tui.games.maumau.rules.refusals import RefusalCode as MaumauReason
from uno_tui.games.rummy.rules.refusals import RefusalCode as RummyReason
from uno_tui.games.rummy.rules.sets import FAULTS
from uno_tui.games.rummy.rules.tiles import HIGHEST
from uno_tui.games.teams.rules.cards import KINDS as TEAMS_CARDS
from uno_tui.games.teams.rules.events import Choice as TeamsChoice
from uno_tui.games.teams.rules.refusals import RefusalCode as TeamsReason
from uno_tui.games.ume.rules.events import Choice as UmeChoice
from uno_tui.games.ume.rules.refusals import RefusalCode as UmeReason
from uno_tui.games.uno.rules.refusals import RefusalCode as UnoReason
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.sound.earcons import Earcon
from uno_tui.sound.messages import Reason
from uno_tui.speech.utterance import Category
from uno_tui.ui.checkup.finding import Task
from uno_tui.ui.keys.commands import MOST_SEATS, SHARED, WORDS, commands_at
from uno_tui.ui.keys.key_names import _KEY_NAMES
from uno_tui.ui.keys.keymap import shipped
from uno_tui.ui.keys.spelling import _NAMED
from uno_tui.ui.names import Fault as NameFault
from uno_tui.ui.navigation import navigator
from uno_tui.ui.navigation.friends_list import LETTER
from uno_tui.ui.navigation.practice_choices import KINDS
from uno_tui.ui.navigation.tally import DEFAULT, HOUSE_RULES, MIXED, PEOPLE
from uno_tui.ui.origin import Origin
from uno_tui.ui.ports.friends import Sitter
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.pieces import OF_A_CARD, piece_names
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.settings import SETTINGS, Look

PACKAGE = Path(__file__).parent.parent.parent / "uno_tui"
COMMAND_LINE = "play lesson check replay arena voices doctor keys statistics help".split()
PERSONS = ("-by-you", "-you", "-other")
VOICES = """nvda jaws system-access window-eyes dolphin pc-talker sapi5 voiceover say speech-dispatcher ao2-speechd
espeak-ng prism espeak""".split()
LINES = """play lay put give choose take-over take-cards deal menu draw pass accept uno call_bluff buzzer next_playable look
help stop explain finish hint take_back new_set sets give-up save_picture""".split()
"""What the line of keys says of commands and of what Enter does."""
COMMANDS = [name.replace("_", "-") for name in SHARED]
TYPED = [name.replace("_", "-") for name, command in SHARED.items() if command.typed]


def each(beginning: str, values: Iterable[object]) -> set[str]:
    return {f"{beginning}{value}" for value in values}


def own_commands(game: str) -> set[str]:
    """Of a game's commands the texts that it says, also of shared ones that it says otherwise."""
    names = [name.replace("_", "-") for name in commands_at(game)]
    return {
        text for name in (*names, *WORDS) for text in (f"command-{name}", f"word-{name}") if text in entries("en", game) and text
    }


def options(game: str) -> set[str]:
    """The options of a game, and those of their values that are words."""
    found = each("option-", (option.id for option in GAMES[game].options))
    for option in GAMES[game].options:
        found |= each(f"value-{option.id}-", (choice for choice in option.choices if not choice.isdigit()))
    return found


@cache
def refused(game: str) -> frozenset[str]:
    """The sentences for the reasons of a game; some have a message for special cases behind them."""
    reasons = {
        "uno": UnoReason, "teams": TeamsReason, "rummy": RummyReason, "ume": UmeReason, "maumau": MaumauReason
    }[game]  # fmt: skip
    cases = {
        "uno": {"no_match-colour", "no_match-sequence"},
        "teams": {"choice_open-you"},
        "rummy": {
            "no_such_action-turn", "no_such_action-set", "not_in_rack-joker", "joker_not_replaced-idle", "nothing_laid-joker", "nothing_laid-drawn",
        },
        "ume": {"choice_open-you", "choice_open-other", "choice_open-permission"},
        "maumau": {
            "choice_open-you", "nothing_due-bought", "no_match-wish", "must_answer-king-held",
            *(f"must_answer-{kind}" for kind in DueKind),
        },
    }[game]  # fmt: skip
    names = {str(reason) for reason in reasons} | cases
    there = {f"{family}refused-{name}" for name in names for family in ("", f"{game}-")} & set(entries("en", game))
    said = {text.partition("refused-")[2] for text in there}
    assert {reason for reason in names if not any(text.startswith(reason) for text in said)} <= UNSAID[game]
    assert cases <= said
    return frozenset(there)


UNSAID: dict[str, set[str]] = {
    "uno": set(), "teams": set(), "rummy": set(),
    "ume": {"no_sequence", "not_your_choice"},  # the one fails, which is told; the other is told as an open choice
    "maumau": {"card_fits"},
}  # fmt: skip


def looks(game: str) -> set[str]:
    """What is short on the cards of a game that have no number."""
    kinds = TEAMS_CARDS if game == "teams" else UNO_CARDS
    return each("look-", (kind.rank.name.lower() for kind in kinds.values() if not kind.rank.isdigit()))


def _rank(rank: ColouredRank) -> str:
    return "number" if rank.isdigit() else rank.name.lower().replace("_", "-")


def pieces(presenter: type[SomePresenter]) -> set[str]:
    """What the pieces of a game's status keys are called."""
    return {
        f"piece-{command.removeprefix('read_')}-{piece}" for command, there in presenter.pieces.items() for piece in piece_names(there)
    }


@cache
def texts(language: str, place: str) -> frozenset[str]:
    """The ids of the texts in a place's own files."""
    paths = files(language, place)
    return frozenset(
        name for path in paths for name in re.findall(r"(?m)^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"))
    )


def settings() -> Iterator[str]:
    """What the settings in lists, and their values, are called."""
    for setting in SETTINGS.values():
        if setting.section is not None and setting.name != "pieces":
            yield f"setting-{setting.name}"
            if setting.texts not in ("value", "language"):
                yield from each(f"{setting.texts}-", setting.choices if setting.texts else ())


COMPOSED: dict[str, set[str]] = {
    "": {
        *each("menu-", (name for name in navigator.HANDLERS if f"menu-{name}" in entries("en"))),
        *each("look-now-", Look), *each("mode-because-", "flag environment settings default pipe linear".split()),
        *each("piece-card-", piece_names(OF_A_CARD)), *settings(), *each("friends-seat-", Sitter), *each("friends-letter-", LETTER), *each("friends-is-", Way), *each("friends-way-", Way),
        *each("voice-help-", VOICES), *each("doctor-form-", Origin),
        *each("progress-", ("files", "rounds", "tables")), *each("doctor-folder-", ("settings", "tables")), *each("doctor-what-", ("settings", "keymap")), *each("doctor-place-", ("settings", "tables")),
        *each("doctor-can-", Task), *each("doctor-cannot-", Task), *each("unsaved-", ("all", "settings", "tables")),
        *each("game-check-part-", "texts keys lessons random advice levels transcript".split()),
        *each("game-check-key-", ("shared", "own")), *each("game-check-shows-", ("view", "events")),
        *each("replay-", DEEDS), *each("advice-best-", Sureness), *each("advice-behind-", Sureness),
        *each("sound-why-", (reason.name.lower() for reason in Reason)),
        *each("sound-help-", ("unknown", *(reason.name.lower() for reason in Reason))),
        *each("player-", ["person", *Level]), *each("key-refused-", "same taken rare unknown".split()),
        *each("practice-", KINDS), *each("statistics-against-", [*Level, MIXED, PEOPLE]),
        *each("statistics-rules-", [DEFAULT, HOUSE_RULES]),
        *each("name-not-", NameFault), *each("heading-", "screen play cards presets seats practice rules hear unusable".split()),
        *each("line-", LINES), *each("board-", ("clockwise", "counterclockwise", "round-over", "match-over", "nobody-over")), *each("more-", ("above", "below")),
        *each("column-", "keys what voice state get game name matches won won-by-people".split()),
        *each("column-", "seat level won-rounds at-least at-most".split()), *each("help-", COMMAND_LINE),
        *each("sound-", Earcon), *each("event-", Topic), *each("category-", ["all", *Category]),
        *each("key-", (_KEY_NAMES.get(key, key.replace("+", "-")) for key in {*_NAMED, *_KEY_NAMES})
              ) & set(entries("en")), "key-ctrl", "key-alt",
        *each("command-", COMMANDS), *each("command-person-", range(1, MOST_SEATS + 1)),
        *each("word-", TYPED), *each("word-", ("back", "pass", "hand", "message", "play-from-here", "save", "lessons")),
        *each("phrases-", {*TYPED, *WORDS}) & set(entries("en")), *each("typed-", "fillers hesitant play beside-card about-key same".split()), *each("command-", ("pass", "hand", "lessons")),
        *each("order-", ("clockwise", "counterclockwise")),
        *each("keymap-", shipped()),
        *each("sorted-", Sorting), *options("uno") & set(entries("en")),
        *refused("uno") & set(entries("en")), *refused("maumau") & set(entries("en")),
    },
    "coloured": {
        *(f"answered-colour{person}" for person in PERSONS[1:]), *refused("uno") & texts("en", "coloured"),
        *each("colour-", [*COLOURS, "none"]), "ask-colour", *looks("uno") - {"look-buzzer"},
        *each("card-", (_rank(kind.rank) for kind in UNO_CARDS.values() if kind is not BUZZER)),
    },
    "french": {
        *each("look-rank-", "AJQKX"), *each("suit-", SUITS), *each("rank-", (rank for rank in RANKS if not rank.isdigit())),
        "sorted-colour", *each("card-", (rank.name.lower() for rank in Rank if not rank.isdigit())),
        *each("command-", ("next-group", "previous-group", "sort-colour")), "word-sort-colour",
    },
    "family": each("piece-top-", piece_names(FamilyPresenter.pieces["read_top"])) | {f"played-colour{person}" for person in PERSONS[1:]} | {"debt-now-you", "debt-now-other"},
    "uno": {
        "card-buzzer", *pieces(PRESENTERS["uno"]), *options("uno"), *refused("uno"), *own_commands("uno"), *looks("uno"), "ask-swap", "ask-way",
        *(f"called-{how}{person}" for how in ("right", "wrong") for person in PERSONS),
        *each("failed-you-", ("too-late", "no-match")),
    },
    "teams": {
        *pieces(PRESENTERS["teams"]), *options("teams"), *refused("teams"), *looks("teams"), *each("presenter-teams-", TeamsChoice),
        *(f"teams-choose-{choice}-you" for choice in TeamsChoice), *(f"teams-choose-{choice}-other" for choice in TeamsChoice),
        *each("card-", (_rank(kind.rank) for kind in TEAMS_CARDS.values())), "teams-choose-share-by-you", "teams-handed-by-you", "teams-handed-to-you",
        *(f"teams-{what}{person}" for what in ("round-won", "match-won", "points") for person in PERSONS[1:]),
    },
    "rummy": {
        *pieces(PRESENTERS["rummy"]), *options("rummy"), *refused("rummy"), *own_commands("rummy"),
        "look-now-cards", "look-now-lines",
        *each("look-fault-", FAULTS),
        *each("rummy-colour-", COLOURS), *each("rummy-run-colour-", COLOURS), *each("rummy-many-", range(1, HIGHEST + 1)),
        *(f"rummy-step-{kind}{way}" for kind in ("move", "join", "lay", "wake") for way in ("", "-again", "-new")),
        *each("rummy-step-", ("replace", "replace_move", "take")), *each("rummy-fault-", FAULTS), "rummy-fault-gap-twice",
    },
    "ume": {
        *pieces(PRESENTERS["ume"]), *options("ume"), *refused("ume"), *own_commands("ume"), *each("card-", (_rank(kind.rank) for kind in UNO_CARDS.values() if kind is not BUZZER)), *each("presenter-ume-", ("take", "give")),
        *each("ask-ume-", "exchange from to piece again permission".split()), *each("ask-ume-card-", ("take", "give")),
        *each("ume-must-", [*(choice for choice in UmeChoice if choice is not UmeChoice.PERMISSION), "drop-all"]),
        *each("ume-asked-", ("take", "give", "drop")), *each("ask-ume-sure-", ("take", "give", "drop")),
    },
    "maumau": {
        *pieces(PRESENTERS["maumau"]), *options("maumau"), *refused("maumau"), *own_commands("maumau"), "maumau-failed-you-card-fits",
        *(f"maumau-due-{kind}{person}" for kind in DueKind for person in PERSONS[1:]), "maumau-due-swap-by-you",
        "maumau-due-gift-by-you",
        *each("maumau-ask-", "deal swap gift-seat gift queen wish buy round joker joker-suit rank cheat".split()),
    },
}  # fmt: skip


@cache
def literals(path: Path) -> frozenset[str]:
    """The literals of one file."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def written(place: str) -> frozenset[str]:
    """The literals of the code that says the texts of a place."""
    folders = [PACKAGE] if place in ("", *PACKS) else [PACKAGE / "games" / place, PACKAGE / "games" / "family"]
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    if place:
        paths += [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "games"]
    found: set[str] = set().union(*map(literals, paths))
    named = (re.findall(r"[{(,]\s*([a-z][\w-]*)", source) for source in entries("en", _game(place)).values())
    return frozenset(found.union(*named))


def _game(place: str) -> str | None:
    return {"": None, "coloured": "uno", "family": "uno", "french": "maumau"}.get(place, place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", COMPOSED)
def test_what_is_put_together_is_there(place: str, language: str) -> None:
    known = set(entries(language, _game(place)))
    assert sorted(COMPOSED[place] - known) == []


@pytest.mark.parametrize("place", COMPOSED)
def test_every_text_is_said_somewhere(place: str) -> None:
    said = written(place) | COMPOSED[place]
    if place in built_in():
        said |= {f"phrases-{name.replace('_', '-')}-here" for name in (*commands_at(place), *WORDS)}
        # Of answers to questions, all those are looked through that have patterns of questions.
        answers = {each for each in texts("en", place) if f"typed-{each}" in texts("en", place)}
        said |= answers | {f"typed-{each}" for each in answers}
    if not place:
        said |= set().union(*COMPOSED.values())
        said |= set().union(*(written(game) for game in built_in()))
    unsaid = {
        name
        for name in texts("en", place)
        if name not in said and not any(name.endswith(end) and name.removesuffix(end) in said for end in PERSONS)
    }
    assert sorted(unsaid - {"title"}) == []


@pytest.mark.parametrize("place", COMPOSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_persons_is_said_of_you_and_of_others(language: str, place: str) -> None:
    there = set(entries(language, _game(place)))
    pairs = {name.removesuffix(end) for name in texts(language, place) for end in PERSONS[1:] if name.endswith(end)}
    spoken = {name for name in pairs if name in written(place)}
    spoken -= {"left", "failed"}  # words of other meanings
    assert sorted(name for name in spoken if f"{name}-you" not in there and f"{name}-by-you" not in there) == []


def test_games_are_all_here() -> None:
    assert set(COMPOSED) == set(PLACES)
