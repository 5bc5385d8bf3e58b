"""The parts that games with a hand, a discard pile and the colours of UNO share."""
