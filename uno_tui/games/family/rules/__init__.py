"""The basic game of UNO, without house rules or teams."""
