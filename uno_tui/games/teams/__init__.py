"""UNO Teams: partners who sit opposite each other win together."""

from uno_tui.core.facets import Listing

LISTING = Listing(
    place=2,
    reserved=frozenset("play draw pass uno report give swap share debt out colour reverse".split()),
)
