"""Make the reference pages from the program's own texts, in every language.

    python docs/make_reference.py [--check]

Writes `docs/players/reference/LANGUAGE/*.md`. With `--check` it writes nothing, names the pages that differ from what
the program says today, and exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from uno_tui.commands.arguments import COMMANDS, typed
from uno_tui.commands.help import help_text
from uno_tui.core.catalogue import GAMES, lessons
from uno_tui.core.commands import GAME_COMMANDS, Context
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import rules
from uno_tui.i18n.translator import Translator
from uno_tui.linear.vocabulary import words_of
from uno_tui.sound.earcons import Earcon
from uno_tui.ui.keys.commands import SHARED
from uno_tui.ui.keys.key_names import command_name, key_name
from uno_tui.ui.keys.keymap import load
from uno_tui.ui.lessons.lesson import lesson_texts
from uno_tui.ui.settings import SETTINGS

FOLDER = Path(__file__).parent / "players" / "reference"
MADE = "<!-- Made by docs/make_reference.py from the program's texts. -->"
WIDTH = 100
"""Columns of the command line's help in the pages."""
TITLES = {
    "en": {
        "reference": "Reference",
        "keys": "Keys",
        "table": "At the table",
        "everywhere": "Everywhere",
        "list": "In lists",
        "about": "In bold the keys, then what they do, then the words to type line by line. Every key can be changed.",
        "settings": "Settings",
        "sounds": "Sounds",
        "lessons": "Lessons",
        "command-line": "Command line",
    },
    "de": {
        "reference": "Nachschlagen",
        "keys": "Tasten",
        "table": "Am Tisch",
        "everywhere": "Überall",
        "list": "In Listen",
        "about": "Fett die Tasten, dann was sie tun, dann die Wörter für Zeile für Zeile. Alle lassen sich ändern.",
        "settings": "Einstellungen",
        "sounds": "Klänge",
        "lessons": "Lektionen",
        "command-line": "Befehlszeile",
    },
    "fr": {
        "reference": "Référence",
        "keys": "Touches",
        "table": "À la table",
        "everywhere": "Partout",
        "list": "Dans les listes",
        "about": "En gras les touches, puis leur effet, puis les mots à taper ligne par ligne. Tout peut être changé.",
        "settings": "Réglages",
        "sounds": "Sons",
        "lessons": "Leçons",
        "command-line": "Ligne de commande",
    },
}
"""What stands in the pages and nowhere in the program."""


def pages(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every page of a language."""
    translator, titles = Translator(language), TITLES[language]
    for game in GAMES:
        yield game, "\n\n".join(_clause(line) for line in rules(language, game))
    yield "keys", _keys(translator, titles)
    yield "settings", _page(titles["settings"], _list(_settings(translator)))
    yield "sounds", _page(titles["sounds"], _list(f"{translator.text(f'sound-{each}')}." for each in Earcon))
    yield "lessons", _page(titles["lessons"], *_lessons(translator))
    yield "command-line", _page(titles["command-line"], *_command_line(translator))
    index = [f"[{titles[page]}]({page}.md)" for page in ("keys", "settings", "sounds", "lessons", "command-line")]
    games = [f"[{translator.of(game).text('title')}]({game}.md)" for game in GAMES]
    yield "README", _page(titles["reference"], _list(index + games))


def _page(title: str, *parts: str) -> str:
    return "\n\n".join([f"# {title}", *parts])


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _clause(line: str) -> str:
    """A clause with its id in bold; a heading as it is."""
    if line.startswith("#"):
        return line
    clause, _, text = line.partition(". ")
    return f"**{clause}.** {text}" if "-" in clause and " " not in clause else line


def _keys(translator: Translator, titles: Mapping[str, str]) -> str:
    keymap = load("default")

    def line(command: str, game: str | None = None) -> str:
        keys = ", ".join(key_name(translator, key) for key in keymap.of(command))
        words = ", ".join(words_of(command, translator if game is None else translator.of(game)))
        name = command_name(translator, command, game)
        return f"**{keys}**: {name}." + (f" `{words}`" if words else "")

    parts = [titles["about"]]
    for context in (Context.TABLE, Context.EVERYWHERE, Context.LIST):
        shared = (each.id for each in SHARED.values() if each.context is context)
        parts += [f"## {titles[context]}", _list(map(line, shared))]
    for game in GAMES:
        if own := GAME_COMMANDS[game].own:
            parts += [f"## {translator.of(game).text('title')}", _list(line(each.id, game) for each in own)]
    return _page(titles["keys"], *parts)


def _settings(translator: Translator) -> Iterator[str]:
    """Yield the settings that lists show, with their values where these have names, and what they are for."""
    for name, setting in SETTINGS.items():
        if setting.section is None or not translator.has(f"setting-{name}"):
            continue
        title = translator.text(f"setting-{name}", value="").rstrip(" :\u202f\u00a0")
        has_names = setting.texts not in ("", "value", "language")
        named = [f"{setting.texts}-{value}" for value in setting.choices] if has_names else []
        values = ", ".join(translator.text(each).rstrip(".") for each in named if translator.has(each))
        about = translator.text(f"setting-{name}", "description")
        yield f"**{title}**{f' ({values})' if values else ''}: {about}"


def _lessons(translator: Translator) -> Iterator[str]:
    for game in filter(lessons, GAMES):
        texts = translator.of(game).with_texts(lesson_texts(game, translator.language))
        yield f"## {translator.of(game).text('title')}"
        yield _list(
            f"**{texts.text(f'lesson-{name}')}**: {texts.text(f'lesson-{name}', 'description')} `{game}/{name}`"
            for name in lessons(game)
        )


def _command_line(translator: Translator) -> Iterator[str]:
    for name in ("", *COMMANDS):
        yield f"## `{typed(name)}`"
        yield f"```text\n{help_text(translator, name, WIDTH).rstrip()}\n```"


def main() -> int:
    """Write the pages, or say which are not as they should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    left_over = set(FOLDER.rglob("*.md"))
    stale = []
    for language in LANGUAGES:
        for name, text in pages(language):
            path = FOLDER / language / f"{name}.md"
            left_over.discard(path)
            made = f"{MADE}\n\n{text}\n"
            if not path.exists() or path.read_text(encoding="utf-8") != made:
                stale.append(path)
                if not check:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(made, encoding="utf-8")
    for path in left_over:
        stale.append(path)
        if not check:
            path.unlink()
    for path in sorted(stale):
        name = path.relative_to(FOLDER.parent.parent)
        print(f"{name} is not what the program says; run python docs/make_reference.py" if check else name)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
