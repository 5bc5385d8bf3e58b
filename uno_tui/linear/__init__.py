"""The table line by line: for screen readers, dumb terminals, pipes and ssh."""
