"""UNO Teams: partners who sit opposite each other win together."""
