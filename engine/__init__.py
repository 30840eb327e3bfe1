"""Rules of the Schafkopf family: values and pure functions, no I/O, no clock, no chance.

A deal begins with a game, its house rules, the seats and a pack, and is the fold of its actions. The engine never
shuffles: the order of the pack is an input, and here the pack is new.

>>> from engine import GAMES, Deal, Start, read_action, write_cards
>>> rules = GAMES["saskop"]
>>> options = rules.options(signals=False)
>>> start = Start("saskop", options, players=4, dealer=0, pack=rules.pack(options, 4))
>>> deal = Deal(start).act(start.cutter, read_action("cut threes at 10"))

A deal says which seats it waits for and what they may do. Anything else is refused by the name of the rule.

>>> deal.phase, deal.waiting_for
('auction', (1,))
>>> [str(action) for action in deal.legal_actions(1)]
['bid 5', 'bid 6', 'pass', 'diamonds']
>>> deal.act(1, read_action("bid 7"))
Traceback (most recent call last):
engine.errors.IllegalAction: bid-too-long (longest 6)

A view holds what one seat may know and nothing else. A program that plays gets a view, never the deal.

>>> write_cards(deal.view(1).hand)
'KD QH JH 6C 9S 8S 7S TH AD'
>>> deal.view(None).hand
()

Nothing is changed in place: `act` makes a new deal. Here everybody does the last thing allowed, up to the end.

>>> while deal.waiting_for:
...     seat = deal.waiting_for[0]
...     deal = deal.act(seat, deal.asked(seat).actions[-1])
>>> deal.outcome.kind, deal.outcome.points, deal.outcome.scores
('passed', (33, 5, 40, 42), (1, 0, 1, 0))
"""

from engine.actions import Action, read_action
from engine.cards import Card, Rank, Suit, read_card, read_cards, write_cards
from engine.deal import Deal, Start
from engine.decisions import Choice, Decision, Selection
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.game import Game
from engine.games import GAMES
from engine.match import Gain, MatchRule, Tally
from engine.options import allowed_values, read_options
from engine.outcome import Outcome
from engine.ranking import Ranking
from engine.record import Record, UnreadableRecord, fold, read_record, record_of, verify, write_record
from engine.trick import PlayRule, Trick, legal_cards
from engine.views import Contract, View

__all__ = [
    "GAMES",
    "Action",
    "Card",
    "Choice",
    "Contract",
    "Deal",
    "Decision",
    "Gain",
    "Game",
    "IllegalAction",
    "MatchRule",
    "Outcome",
    "PlayRule",
    "Rank",
    "Ranking",
    "Record",
    "Selection",
    "Start",
    "Suit",
    "Tally",
    "Trick",
    "Unreadable",
    "UnreadableRecord",
    "UnusableDeal",
    "View",
    "allowed_values",
    "fold",
    "legal_cards",
    "read_action",
    "read_card",
    "read_cards",
    "read_options",
    "read_record",
    "record_of",
    "verify",
    "write_cards",
    "write_record",
]
