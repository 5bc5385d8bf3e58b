"""UNO with every house rule of its source."""

from uno_tui.core.facets import Listing

LISTING = Listing(
    place=1,
    reserved=frozenset(
        """
        play draw pass uno report challenge intercept swap buzz debt laid free bluff colour up down yes no
        """.split()
    ),
)
