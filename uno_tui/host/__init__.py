"""The running table: seats, pace, reactions, and the record on disk."""
