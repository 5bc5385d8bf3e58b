"""What is said for the French-suited pack."""
