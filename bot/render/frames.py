"""How the painting process and the bot talk: pickled scenes one way, and the other way answers in the same order."""

from struct import Struct
from typing import Final

HEAD: Final = Struct(">?I")
"""Before each answer: whether it is a picture, and how many bytes follow; else they say what went wrong."""
