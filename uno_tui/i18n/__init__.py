"""Everything the program says, in English, German and French."""
