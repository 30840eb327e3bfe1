"""What a game adds to its phrases so that it can be shown: code and rankings where a sentence alone is not enough."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.present.question_context import QuestionContext, explained
from bot.present.result_context import ResultContext, Summary, common_result, common_summary
from engine.actions import Action
from engine.cards import Cards
from engine.options import Value
from engine.ranking import Ranking
from engine.standard import PACK
from engine.views import View


@dataclass(frozen=True, slots=True)
class Order:
    """A ranking to be shown with the cards that are in the pack; `contract` names what it belongs to, if not to all."""

    ranking: Ranking
    pack: Cards = PACK
    contract: str = ""


def nothing(*_: object) -> str:
    """What is said of an answer where its name says all."""
    return ""


@dataclass(frozen=True, slots=True)
class GameWords:
    """One game's own part in what is said and shown.

    result: words a finished deal. summary: the same at a glance, for its picture. orders: by topic of the rules, the
    rankings that are drawn there; where contracts differ only in a suit, one of them stands for all. open_by: extras of
    a contract by which its declarer's hand lies open as long as the deal lasts. without_points: contracts in which the
    cards' points do not count. idle_rules: the names of house rules that change nothing with the others as they are,
    and so many players. is_easy: it is a good one to begin with.
    """

    result: Callable[[ResultContext], str] = common_result
    summary: Callable[[ResultContext], Summary] = common_summary
    orders: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    open_by: frozenset[str] = frozenset()
    without_points: frozenset[str] = frozenset()
    explain: Callable[[QuestionContext], tuple[str, ...]] = explained
    note: Callable[[View, Action, str], str] = nothing
    idle_rules: Callable[[Mapping[str, Value], int], frozenset[str]] = lambda _options, _players: frozenset()
    is_easy: bool = False
    asked_twice: frozenset[str] = frozenset()
