"""The part of `doctor` about friends: whether they could come, without loading what that needs."""

from __future__ import annotations

from importlib.util import find_spec

from uno_tui.friends.addresses import PORT, own_addresses, why_not_listening
from uno_tui.i18n.translator import Translator
from uno_tui.ui.checkup.finding import Finding

PACKAGE = "asyncssh"
"""The package that friends need, of the extra `friends`."""


def friends(translator: Translator) -> Finding:
    """Return whether friends could come to a table of this machine. Addresses are not named: they are personal."""
    if find_spec(PACKAGE) is None:
        return Finding(translator.text("friends-no-package"))
    if why_not_listening("", PORT) is not None:
        return Finding(translator.text("doctor-friends-port", port=str(PORT)))
    network = "doctor-friends" if own_addresses() else "doctor-friends-here"
    return Finding(translator.text(network, port=str(PORT)))
