"""The texts that the games of the family share."""
