"""Umé: players collect number cards until the sums of their colours form a sequence."""

from uno_tui.core.facets import Listing

LISTING = Listing(
    place=4,
    reserved=frozenset(
        """
        put take give drop name draw pass claim allow deny base sum permission again
        """.split()
    ),
)
