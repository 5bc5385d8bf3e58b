"""UNO Rummy: tiles in runs and groups."""
