"""`python -m tests.bot.gateway.messages.lifecycle_diagram`: draws `TRANSITIONS` into docs/lifecycle.md."""

from pathlib import Path
from typing import Final

from bot.gateway.messages.lifecycle import TRANSITIONS, DeliveryStatus

PAGE: Final = Path(__file__).parents[4] / "docs" / "lifecycle.md"
HEAD: Final = """# The life of a message

Drawn from `TRANSITIONS` in `bot/gateway/messages/lifecycle.py`, whose first page tells how it works, by
`python -m tests.bot.gateway.messages.lifecycle_diagram`. An arrow bears the events that lead
from one status to the next.
"""


def page() -> str:
    """The page as it is to be: a Mermaid diagram, which GitHub draws."""
    lines = ["stateDiagram-v2", f"    [*] --> {DeliveryStatus.UNSENT.name}"]
    for (before, after), events in TRANSITIONS.items():
        named = ", ".join(sorted(each.__name__ for each in events))
        lines.append(f"    {before.name} --> {after.name}: {named}")
    lines.append(f"    {DeliveryStatus.ENDED.name} --> [*]")
    return "\n".join([HEAD, "```mermaid", *lines, "```", ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
