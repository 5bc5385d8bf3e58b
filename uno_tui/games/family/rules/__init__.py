"""The basic game of UNO, without house rules and without teams."""
