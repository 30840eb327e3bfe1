"""Fresh deals that somebody plays alone, for practice: as many as they like, and none of them counts anywhere.

What is played on from is written down as it was dealt: a pack by chance, that follows from nothing and is told nobody
before the deal is over.
"""

from dataclasses import replace

from bot.errors import UserError
from bot.features.practice.store import PRACTICE
from bot.players.levels import EASY
from bot.ports import Shuffler
from bot.solo.model import Fork, FreshDeal, SoloKind, SourceDeal
from bot.solo.service import nowhere
from bot.tables.matches import sealed
from bot.tables.rule_sets import player_counts, usual_rules
from engine.daily import SEAT
from engine.games import GAMES
from engine.options import read_options


class PracticeDeals(SoloKind):
    """Deals that are written down with their fork; hints are allowed."""

    name = PRACTICE

    async def source(self, fork: Fork) -> SourceDeal:
        """As it is before anybody has done anything but cut. Raises `UnusableDeal` where the rules have changed."""
        if fork.dealt is None:
            raise UserError("fork-gone")
        deal, seal = fork.dealt.deal(), fork.dealt.seal
        table = replace(nowhere(deal), hints=True)
        return SourceDeal(table, deal, seal.digest, 0, seal.salt, is_fresh=True, salt=seal.salt)


def fork_for_practice(user: int, game: str, shuffler: Shuffler, *, guided: bool = False) -> Fork:
    """A fresh deal for somebody, which is about to begin. guided: whether each step is explained."""
    return Fork(0, user, 0, 0, 0, SEAT, EASY, PRACTICE, dealt=fresh_deal(game, shuffler, guided=guided))


def fresh_deal(game: str, shuffler: Shuffler, *, guided: bool = False) -> FreshDeal:
    rules, options = GAMES[game], usual_rules(game)
    players = player_counts(game, options)[0]
    pack = rules.pack(read_options(rules.options, options), players)
    dealer = shuffler.one_of(range(players))
    return FreshDeal(game, options, players, dealer, rules.rules_version, guided, sealed(shuffler, pack))
