"""Finished deals as people play them who know the rules of thumb and forget them now and then."""

import random

from bot.players.base import play_deal
from bot.players.simple import Simple
from engine.actions import Action, Play, Signal
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import read_options
from engine.seats import Seat


def noisy_deal(game: str, seed: str, cards: float = 0.25, calls: float = 0.12) -> Deal:
    """A deal. cards, calls: what part of the cards, and of all else, is any that is legal."""
    rules, chance, simple = GAMES[game], random.Random(seed), Simple()
    options = read_options(rules.options, rules.table_options)
    players = rules.players(options)[0]
    pack = list(rules.pack(options, players))
    chance.shuffle(pack)
    deal = Deal(Start(game, options, players, chance.randrange(players), tuple(pack)))
    cutter = deal.start.cutter

    def choose(deal: Deal, seat: Seat) -> Action | None:
        view = deal.view(seat)
        may = [each for each in deal.legal_actions(seat) if not isinstance(each, Signal)]
        natural = simple.choose(view, chance)
        if natural is None:
            return chance.choice(may) if may and chance.random() < calls / 10 else None
        if isinstance(natural, Play):
            return Play(chance.choice(view.playable)) if chance.random() < cards else natural
        return chance.choice(may) if may and chance.random() < calls else natural

    return play_deal(deal.act(cutter, deal.legal_actions(cutter)[0]), choose)
