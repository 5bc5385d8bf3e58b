# What goes wrong between a table and players elsewhere.
remote-not-ours = no uno-tui table answers there; check what you connect to
remote-version = the other side speaks version { $theirs }, this program version { $ours }; install the same uno-tui on both
remote-unreadable = what arrives from the other side is not understood: { $reason }
remote-other-seat = the other side moves for a seat that is not its own
