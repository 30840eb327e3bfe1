"""What colours and signs stand for in every picture."""

from typing import Final

SIDES: Final = ("amber", "sea")
"""The colours of the two sides."""
DECLARER: Final = "flag"
"""Who plays the contract."""
WINNER: Final = "crown"
"""Who won, and nothing else."""
