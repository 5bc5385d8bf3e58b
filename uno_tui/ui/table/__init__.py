"""The table as one person at a keyboard meets it."""
