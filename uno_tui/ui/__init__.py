"""What both front ends share: commands, keys, the cursor in the hand, settings, and the table that answers."""
