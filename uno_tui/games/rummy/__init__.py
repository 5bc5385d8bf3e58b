"""UNO Rummy: players lay tiles in runs and groups, and rearrange the table."""

from uno_tui.core.facets import Listing

LISTING = Listing(
    place=3,
    reserved=frozenset("lay from takes action draw pass uno report rack onto shown".split()),
)
