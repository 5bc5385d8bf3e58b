"""The entry point of the frozen program."""

from uno_tui.cli import main

raise SystemExit(main())
