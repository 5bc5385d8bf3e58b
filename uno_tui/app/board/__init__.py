"""The look `cards`: the table as one would lay it, drawn line by line."""
