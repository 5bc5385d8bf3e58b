"""The output of all commands: plain lines, or aligned tables and progress bars."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping

from uno_tui.commands.chosen import choose_mode, read_settings
from uno_tui.commands.plain import Output, Plain
from uno_tui.commands.saying import UseError


def output_for(options: argparse.Namespace) -> Output:
    """Return the output that suits the options and the terminal."""
    if not may_draw(options, os.environ):
        return Plain()
    from uno_tui.commands.drawn import Drawn

    return Drawn()


def may_draw(options: argparse.Namespace, environment: Mapping[str, str]) -> bool:
    """Return whether there is a terminal to draw on and the mode is silent, so that nobody listens.

    If the settings or the environment cannot be read, someone may listen.
    """
    # Any value of ACCESSIBLE counts here, although only 1 chooses a mode: in doubt, a reader may listen.
    linear = options.linear or environment.get("UNO_TUI_MODE") == "linear"
    if linear or environment.get("ACCESSIBLE") or not sys.stdout.isatty():
        return False
    from uno_tui.ui.looks import is_dumb

    if is_dumb(environment):
        return False
    try:
        return choose_mode(options, read_settings()[0], environment)[0] == "silent"
    except UseError:
        return False
