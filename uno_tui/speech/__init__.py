"""From events to words to voices."""
