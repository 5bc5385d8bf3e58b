"""Erftschmiede-Maumau."""

from uno_tui.core.facets import Listing

LISTING = Listing(
    place=5,
    reserved=frozenset(
        """
        play deal draw pass accept last report catch swap gift buy
        due caller sits_out laid wish queen kings sit_out fits cheat
        """.split()
    ),
)
