"""A card table in the terminal for blind and low-vision players."""

__version__ = "0.1.0"
