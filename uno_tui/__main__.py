"""`python -m uno_tui` is `uno-tui`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - a checkout can be started by a Python that no package is installed for
    sys.stderr.write(f"uno_tui needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.\n")
    raise SystemExit(2)

from uno_tui.cli import main

raise SystemExit(main())
