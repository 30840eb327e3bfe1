"""The house rules of Sheepshead that go together under a name."""

from collections.abc import Mapping
from typing import Final

from engine.options import Value

RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {"bury": "any", "allpass": "leaster"},
    "milwaukee": {
        "bury": "any", "allpass": "leaster", "four": "partner", "calling": "exact", "schneider": "90", "bump": True,
        "jack": "unbound",
    },
    "tournament": {
        "bury": "any", "allpass": "leaster", "four": "partner", "partner": "jack-of-diamonds", "schneider": "90",
        "jack": "unbound", "lone": True,
    },
    "family": {
        "bury": "any", "allpass": "doubler", "redouble": "queue", "four": "partner", "partner": "jack-of-diamonds",
        "schneider": "90", "jack": "unbound", "callup": "seen", "lone": True, "crack": "unasked", "blitz": "anybody",
        "cap": "16",
    },
}  # fmt: skip
"""As the Book of Card Games has it and most tables pass; in Wisconsin and online; at its tournaments; and at home."""
