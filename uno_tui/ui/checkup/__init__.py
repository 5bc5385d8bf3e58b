"""What `uno-tui doctor` looks at, and what it finds; all in sentences that can be sent in."""
