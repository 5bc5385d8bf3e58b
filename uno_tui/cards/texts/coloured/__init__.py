"""What is said for the pack in four colours."""
