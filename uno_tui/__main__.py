"""`python -m uno_tui` is `uno-tui`."""

from uno_tui.cli import main

raise SystemExit(main())
