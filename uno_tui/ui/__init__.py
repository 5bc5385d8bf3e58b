"""The parts that both front ends share: commands, keys, the cursor in the hand, settings, and the table."""
