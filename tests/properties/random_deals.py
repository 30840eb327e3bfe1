"""Deals played at random by the rules, for properties that must hold in every one of them."""

import random
from collections.abc import Iterator, Mapping, Sequence

from engine.actions import Action, Cut
from engine.cards import Card
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Carried
from engine.options import Value, allowed_values
from engine.seats import Seat

Move = tuple[Seat, Action]


def shuffled_start(
    game: str, chance: random.Random, carried: Carried | None = None, *, any_options: bool = True,
    among: Mapping[str, Sequence[Value]] | None = None, numbers: Sequence[int] | None = None,
) -> Start:  # fmt: skip
    """A start with any options, any number of players, any dealer and any order of the pack.

    any_options: whether they are drawn, else each has its first value. among: which values the options may have, those
    not named the first alone; numbers: how many may play.
    """
    rules = GAMES[game]
    listed = allowed_values(rules.options) if any_options else {}
    if among is not None:
        listed = {name: tuple(among.get(name, may[:1])) for name, may in listed.items()}
    options = rules.options(**{name: chance.choice(may) for name, may in listed.items()})
    players = chance.choice(numbers or rules.players(options))
    pack: list[Card] = list(rules.pack(options, players))
    chance.shuffle(pack)
    return Start(game, options, players, chance.randrange(players), tuple(pack), carried)


def moves(deal: Deal) -> list[Move]:
    """Everything that somebody may do now."""
    return [(seat, action) for seat in range(deal.start.players) for action in deal.legal_actions(seat)]


def picked(may: Sequence[Move], chance: random.Random) -> Move:
    """One of them, a kind of action first, so that rare kinds come up; words that end a bidding early come up less."""
    kinds = sorted({type(action).__name__ for _, action in may})
    if "Announce" in kinds and len(kinds) > 1 and chance.random() < 0.8:
        kinds.remove("Announce")
    kind = chance.choice(kinds)
    return chance.choice([move for move in may if type(move[1]).__name__ == kind])


def random_deal(start: Start, chance: random.Random, *, at_a_table: bool = False) -> Iterator[Deal]:
    """Every stage of a deal, from before the cut to the end.

    at_a_table: where there is one way to cut it is cut as tables do it, which ask nobody.
    """
    deal = Deal(start)
    yield deal
    while deal.waiting_for:
        may = moves(deal)
        cuts = [move for move in may if isinstance(move[1], Cut)]
        seat, action = chance.choice(cuts) if cuts else picked(may, chance)
        if isinstance(action, Cut):
            place = chance.randrange(1, len(start.pack))
            action = (start.only_cut if at_a_table else None) or Cut(action.style, action.card, place)
        deal = deal.act(seat, action)
        yield deal


def finished_deal(
    game: str, seed: int, among: Mapping[str, Sequence[Value]] | None = None, numbers: Sequence[int] | None = None,
    *, any_options: bool = True,
) -> Deal:  # fmt: skip
    """A whole deal from a number."""
    chance = random.Random(seed)
    start = shuffled_start(game, chance, any_options=any_options, among=among, numbers=numbers)
    *_, last = random_deal(start, chance)
    return last
