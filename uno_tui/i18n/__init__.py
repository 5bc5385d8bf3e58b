"""Languages and texts: everything that the program says, in English, German and French."""
