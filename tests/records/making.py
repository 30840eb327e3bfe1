"""Finds deals of a kind among deals played at random and writes their records: `python -m tests.records.making`."""

import random
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

from engine.actions import Announce, Cut, Pass, Show, Signal
from engine.cards import Card, read_cards
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Replay
from engine.record import record_of, write_record
from tests.engine.saskop_table import ONE_SIDED
from tests.properties.random_deals import moves, picked

FOLDER = Path(__file__).parent / "saskop"
PLAYERS = ("Mari", "Jüri", 'Aadu "Ace"', "Liis 🐑")
LOPSIDED = ("1 bid 9", "2 pass", "3 pass", "0 pass", "1 trump C")
Wish = Callable[[Deal, dict[str, Any]], bool]


def said(deal: Deal, kind: type[Any], verb: str = "") -> int:
    return sum(isinstance(action, kind) and str(action).startswith(verb) for _, action in deal.actions)


def played(start: Start, chance: random.Random, style: str, quiet: float, passive: bool) -> Deal:
    deal = Deal(start)
    card = chance.choice(start.pack) if style == "upto" else None
    deal = deal.act(start.cutter, Cut(style, card, chance.randrange(1, 36)))
    while deal.waiting_for:
        may = moves(deal)
        needed = [move for move in may if move[0] in deal.waiting_for]
        passes = [move for move in needed if isinstance(move[1], Pass)]
        calm = [move for move in needed if not isinstance(move[1], Announce | Signal | Show)]
        if passive and passes:
            calm = passes
        deal = deal.act(*(chance.choice(calm) if calm and chance.random() < quiet else picked(may, chance)))
    return deal


def pack_for(cards: tuple[str, ...], dealer: int) -> tuple[Card, ...]:
    """A pack that, cut in the middle and dealt nine at a time, gives these hands."""
    piles = [read_cards(cards[(dealer + step) % 4]) for step in (1, 2, 3, 0)]
    whole = tuple(card for pile in piles for card in pile)
    return whole[18:] + whole[:18]


def start(chance: random.Random, dealer: int, replay: Replay | None = None) -> Start:
    rules = GAMES["saskop"]
    pack = list(rules.pack(rules.options(), 4))
    chance.shuffle(pack)
    return Start("saskop", rules.options(), 4, dealer, tuple(pack), replay)


WISHES: dict[str, tuple[str, float, bool, Wish]] = {
    "plain-win": ("threes", 0.97, False, lambda d, r: r["trump"] != "D" and 2 in r["strokes"] and not said(d, Show)),
    "won-with-91": ("ones", 0.97, False, lambda _, r: r["trump"] != "D" and r["strokes"][r["maker"] % 2] == 4),
    "lost-under-30": ("nines", 0.9, False, lambda _, r: max(r["strokes"]) == 8),
    "override": ("covers", 0.6, False, lambda d, _: said(d, Announce, "override") == 1),
    "diamonds-at-once": ("content", 0.5, False, lambda d, _: said(d, Announce, "diamonds") == 1),
    "passed": ("threes", 0.99, True, lambda _, r: r["passed"] and not r["tie"]),
    "tie": ("upto", 0.95, False, lambda _, r: r["tie"] and not r["passed"]),
    "exchange": ("upto", 0.5, False, lambda d, _: said(d, Show) >= 1),
    "exchange-and-back": ("ones", 0.4, False, lambda d, _: said(d, Show) >= 2),
    "signals": ("threes", 0.6, False, lambda d, _: {"roof", "emergency", "blink", "noblink"} <= verbs(d)),
}


def verbs(deal: Deal) -> set[str]:
    return {str(action).split(" ", maxsplit=1)[0] for _, action in deal.actions}


def found() -> Iterator[tuple[str, Deal]]:
    """Every deal wished for, a tie's replay after it, and a lambapea."""
    chance = random.Random(16)
    for name, (style, quiet, passive, wish) in WISHES.items():
        while True:
            deal = played(start(chance, chance.randrange(4)), chance, style, quiet, passive)
            assert deal.outcome
            if wish(deal, deal.start.rules.result(deal.outcome)):
                break
        yield name, deal
        if name == "tie":
            following = deal.start.rules.next_deal(deal.start.dealer, 4, deal.outcome)
            yield "replay", played(start(chance, following.dealer, following.carried), chance, "threes", 0.9, False)
    lopsided = Start("saskop", GAMES["saskop"].options(), 4, 0, pack_for(ONE_SIDED, 0))
    deal = Deal(lopsided).act(3, Cut("nines", None, 18))
    while deal.waiting_for:
        may = [move for move in moves(deal) if not isinstance(move[1], Announce | Signal | Show)]
        deal = deal.act(*max(may, key=lambda move: (f"{move[0]} {move[1]}" in LOPSIDED, chance.random())))
    yield "lambapea", deal


def main() -> None:
    for number, (name, deal) in enumerate(found(), 1):
        salt = f"{random.Random(name).getrandbits(128):032x}"
        record = record_of(deal, number=number, day=date(2026, 1, number), players=PLAYERS, salt=salt)
        (FOLDER / f"{name}.txt").write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
