"""Many rounds between bots, with statistics."""
