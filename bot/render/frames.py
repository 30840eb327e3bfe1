"""How the painting process and the bot talk: pickled scenes one way, and the other way answers in the same order."""

from struct import Struct
from typing import Final

SIZE: Final = Struct(">I")
"""Before each scene: how many bytes follow, so that no more than one is read and whether another waits can be asked."""
HEAD: Final = Struct(">?II")
"""Before each answer: whether it is a picture, the scene's number, and how many bytes follow; else they say what went
wrong. Scenes are numbered from 1, so that nobody ever gets the picture of another's cards; 0 says that it is there."""
