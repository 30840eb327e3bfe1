"""What a table's deals add up to on its score sheet, whoever takes turns in its seats.

Where everybody has a seat the sheet's columns are the game's, seat by seat. People who take turns have one each, and
each of their deals says which columns it is about. Where partners share a column it is theirs together, and the sheet
begins anew with other pairs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.model import DealColumns
from engine.game import Game
from engine.match import Tally


@dataclass(frozen=True, slots=True)
class SheetDeal:
    """A finished deal of a table's series: what it came to, and where it stands where people take turns."""

    result: Mapping[str, object]
    columns: DealColumns | None = None


def has_pairs(rules: Game[Any], players: int) -> bool:
    """Whether partners who never change share a column."""
    return any(len(column) > 1 for column in rules.columns(players))


def added(rules: Game[Any], players: int, tally: Tally, deal: SheetDeal) -> Tally:
    """The score after one more deal; a game of so many deals lasts as many for each of more people."""
    rule, gain, columns = rules.match, rules.gain(deal.result), deal.columns
    if columns is None:
        return rule.add(tally, gain)
    if rule.deals is not None:
        rule = replace(rule, deals=length_for(rule.deals, columns.people, players))
    if has_pairs(rules, players):
        return rule.add(tally, gain)
    tally = widened(tally, max(columns.columns) + 1)
    more = dict(zip(columns.columns, gain.columns, strict=True))
    at_once = None if gain.at_once is None else columns.columns[gain.at_once]
    by_column = tuple(more.get(at, 0) for at in range(len(tally.score)))
    return rule.add(tally, replace(gain, columns=by_column, at_once=at_once))


def tally_of(
    rules: Game[Any], players: int, deals: Iterable[SheetDeal], *, width: int = 0, pairs: tuple[int, ...] = ()
) -> Tally:  # fmt: skip
    """The score after these deals. width: how many columns there are at least; pairs: who has them where pairs do."""
    count = len(rules.columns(players))
    tally = Tally((0,) * count)
    has_turns = bool(width or pairs)
    if not has_turns:
        for deal in deals:
            tally = added(rules, players, tally, deal)
        return tally
    if has_pairs(rules, players):
        for deal in deals:
            theirs = tuple(range(count)) if deal.columns is None else deal.columns.columns
            tally = added(rules, players, tally, deal) if theirs == pairs else Tally((0,) * count)
        return tally
    tally = Tally(())
    for deal in deals:
        tally = added(rules, players, tally, as_turns(deal, count))
    return widened(tally, width)


def as_turns(deal: SheetDeal, count: int) -> SheetDeal:
    """A deal as people who take turns have it on their sheet; one from before they did has its seats' columns."""
    return deal if deal.columns is not None else replace(deal, columns=DealColumns(tuple(range(count)), count))


def widened(tally: Tally, width: int) -> Tally:
    """The same score on a sheet of so many columns, if it has fewer."""
    more = (0,) * (width - len(tally.score))
    if not more:
        return tally
    finished = tuple(replace(game, score=(*game.score, *more)) for game in tally.finished)
    return replace(tally, score=(*tally.score, *more), finished=finished)


def length_for(deals: int, people: int, players: int) -> int:
    """How many deals a game or a list of so many has where more people take turns: as many for each of them.

    >>> length_for(24, 5, 4), length_for(36, 4, 3), length_for(36, 3, 3)
    (30, 48, 36)
    """
    return deals * max(people, players) // players
