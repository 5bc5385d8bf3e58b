"""The checks of `uno-tui doctor` and their findings, in sentences that a player can send in."""
