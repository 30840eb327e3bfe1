"""What a game adds to its phrases so that it can be shown: code and rankings where a sentence alone is not enough."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.present.ended import Ended, common_result
from engine.cards import Cards
from engine.ranking import Ranking
from engine.standard import PACK


@dataclass(frozen=True, slots=True)
class Order:
    """A ranking to be shown with the cards that are in the pack; `contract` names what it belongs to, if not to all."""

    ranking: Ranking
    pack: Cards = PACK
    contract: str = ""


@dataclass(frozen=True, slots=True)
class GameWords:
    """One game's own part in what is said and shown.

    result: words a finished deal. orders: by topic of the rules, the rankings that are drawn there; where contracts
    differ only in a suit, one of them stands for all. open_by: extras of a contract by which its declarer's hand lies
    open as long as the deal lasts.
    """

    result: Callable[[Ended], str] = common_result
    orders: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    open_by: frozenset[str] = frozenset()
