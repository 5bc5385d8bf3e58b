"""UNO with every house rule of its source."""
