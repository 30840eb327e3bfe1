"""Fresh deals that somebody plays alone, for practice: as many as they like, and none of them counts anywhere.

What is played on from is written down as it was dealt: a pack by chance, that follows from nothing and is told nobody
before the deal is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.ports import Shuffler
from bot.tables.matches import sealed
from bot.tables.model import Seal
from bot.tables.setup import numbers_of, usual_rules
from engine.daily import cut_of_day
from engine.deal import Deal, read_start
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.options import Value, read_options
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class PracticeDeal:
    """A deal that nobody has played, by the house rules that tables of its game start with.

    rules: the version of the game's rules. guided: whether each step is explained.
    """

    game: str
    options: Mapping[str, Value]
    players: int
    dealer: Seat
    rules: int
    guided: bool
    seal: Seal = field(repr=False)

    def deal(self) -> Deal:
        """It, cut as by somebody who says nothing; raises `UnusableDeal` where the rules have changed since."""
        if self.game not in GAMES or self.rules != GAMES[self.game].rules_version:
            raise UnusableDeal("of other rules")
        start = read_start(self.game, self.options, self.players, self.dealer, self.seal.pack)
        return Deal(start).act(*cut_of_day(start))


def new_practice_deal(game: str, shuffler: Shuffler, *, guided: bool = False) -> PracticeDeal:
    """A fresh one."""
    rules, options = GAMES[game], usual_rules(game)
    players = numbers_of(game, options)[0]
    pack = rules.pack(read_options(rules.options, options), players)
    dealer = shuffler.one_of(range(players))
    return PracticeDeal(game, options, players, dealer, rules.rules_version, guided, sealed(shuffler, pack))
