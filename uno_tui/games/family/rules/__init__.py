"""What the rules of UNO and UNO Teams share; what only one of them has is in its own package."""
