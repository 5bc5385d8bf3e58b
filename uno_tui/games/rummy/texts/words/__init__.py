"""What is wrong with words in table files, in each language."""
