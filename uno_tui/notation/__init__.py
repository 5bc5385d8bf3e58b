"""Table files: one plain-text language for positions, records, saved tables and tests."""
