"""Messages about faulty words in table files, in each language."""
