"""A question with all that is needed to explain it to the one who is asked, and what is explained alike everywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.phrases import escape, phrases
from engine.actions import Accept, Bid
from engine.seats import Seat
from engine.views import View

HOLD: Final = Accept("hold")


def highest_bid(view: View) -> tuple[int, Seat | None]:
    """The highest bid and whose it is, who held it or who made it; nought and nobody before there is one."""
    number, whose = 0, None
    for seat, action in view.turns:
        if isinstance(action, Bid):
            number, whose = action.number, seat
        elif action == HOLD and number:
            whose = seat
    return number, whose


@dataclass(frozen=True, slots=True)
class QuestionContext:
    """What a seat sees that is asked something, everybody's names by seat, and the language."""

    view: View
    names: Sequence[str]
    language: str

    def tell(self, key: str, **values: object) -> str:
        """The game's own phrase that explains a question, or the one all games share."""
        return phrases(self.language).say_for(self.view.game, f"asked-{key}", **values)

    def any_of(self, parts: Sequence[str]) -> str:
        """Several things of which one is meant: `clubs, spades or hearts`."""
        if len(parts) < 2:
            return "".join(parts)
        return phrases(self.language).say("list-or", first=", ".join(parts[:-1]), last=parts[-1])

    def highest(self) -> tuple[str, ...]:
        """The highest bid and whose it is; nothing before there are two, as what was said is told beside it."""
        number, whose = highest_bid(self.view)
        bids = [action for _, action in self.view.turns if isinstance(action, Bid) or action == HOLD]
        return () if whose is None or len(bids) == 1 else (self.tell("highest", number=number, who=self.name(whose)),)

    def name(self, seat: Seat) -> str:
        """Somebody's name, made harmless."""
        return escape(self.names[seat])


def explained(asked: QuestionContext) -> tuple[str, ...]:
    """What is said beside a question in games that have nothing of their own to say."""
    return (
        asked.highest()
        if any(isinstance(action, Bid) for each in asked.view.decisions for action in each.actions)
        else ()
    )
