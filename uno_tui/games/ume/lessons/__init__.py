"""The lessons of Umé. Each is a table, `NAME.table`, and its steps, `NAME.toml`; `LANGUAGE.ftl` has the sentences."""

LESSONS = ("sums", "actions", "claims", "shields")
"""The lessons in the order in which they build on each other."""
