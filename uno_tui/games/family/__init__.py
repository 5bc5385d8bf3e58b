"""What games with a hand, a pile and the colours of UNO have in common."""
