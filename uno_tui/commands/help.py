"""The help of the program and of its commands: one entry a line, nothing in columns."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap

from uno_tui.commands.arguments import COMMANDS, HELP, Argument, command_named, typed
from uno_tui.commands.examples import EXAMPLES
from uno_tui.core.catalogue import built_in
from uno_tui.i18n.translator import Translator


def help_text(translator: Translator, name: str, width: int | None = None) -> str:
    """Return the help of a command; with an empty name, of the program.

    Lines have at most `width` columns; with None, as many as the terminal.
    """
    # `wrap` would break words in a terminal that is narrower, or says so.
    width = width or max(40, get_terminal_size().columns)
    lines: list[str] = []

    def say(message_id: str, **values: str) -> str:
        return translator.text(message_id, **values) if message_id else ""

    def add(text: str, indent: str = "") -> None:
        hanging = indent + "    "
        # Names of options have hyphens, and must stay whole to be copied.
        lines.extend(wrap(text, width, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False))

    def section(heading: str, entries: list[tuple[str, str]]) -> None:
        if entries:
            lines.append("")
            add(say("help-heading", heading=say(heading)))
            for entry, about in entries:
                add(say("help-entry", name=entry, about=about) if about else entry, "  ")

    def shown(argument: Argument) -> str:
        metavar = "|".join(argument.choices) or _metavar(translator, argument)
        if not argument.is_option:
            return metavar
        return ", ".join(f"{each} {metavar}".rstrip() for each in argument.names)

    command = command_named(name)
    words = [f"[{shown(each)}{' ...' * each.many}]" if not each.required else shown(each) for each in command.words]
    # The program's own line stands for those of all commands.
    if not name:
        words = [f"[{say('metavar-command')}]"]
    add(say("help-usage", line=" ".join([typed(name), *words, f"[{say('metavar-options')}]"])))
    lines.append("")
    about = say(command.about)
    add(about if about.endswith(".") else f"{about[:1].upper()}{about[1:]}.")
    if not name:
        section("help-commands", [(each, say(COMMANDS[each].about)) for each in COMMANDS])
    games = ", ".join(built_in())
    section("help-words", [(shown(each), say(each.about, games=games)) for each in command.words])
    options = [each for each in (HELP, *command.arguments) if each.is_option]
    section("help-options", [(shown(each), say(each.about, games=games)) for each in options])
    if not name:
        lines.append("")
        add(say("help-epilog"))
    lines += ["", say("help-examples")]
    for line, message_id in EXAMPLES[name]:
        add(say("help-heading", heading=say(message_id)), "  ")
        lines.append(f"    {line}")  # a command to copy stays whole
    return "\n".join(lines) + "\n"


def _metavar(translator: Translator, argument: Argument) -> str:
    """Return what stands for a value in the help; "" for a flag."""
    metavar = argument.metavar
    return metavar if not metavar or metavar.isupper() else translator.text(metavar)
