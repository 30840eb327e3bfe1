"""Deals by the sets of house rules that came later: `python -m tests.records.making_sets` writes their records."""

import random
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from engine.actions import Announce, Bid, Cut, Give
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Carried
from engine.options import Value, read_options
from engine.record import record_of, write_record
from tests.properties.random_deals import moves, picked

FOLDER = Path(__file__).parent
PLAYERS = ("Mari", "Jüri", 'Aadu "Ace"', "Liis 🐑", "Ott")
Wish = Callable[[Deal, dict[str, Any]], bool]
TWO = Carried.of({"pokk": 2})


def has(deal: Deal, *actions: object) -> bool:
    return {*map(str, actions)} <= {str(action) for _, action in deal.actions}


def gave(deal: Deal) -> int:
    return sum(isinstance(action, Give) for _, action in deal.actions)


def bids(deal: Deal) -> list[int]:
    return [action.number for _, action in deal.actions if isinstance(action, Bid)]


WISHES: dict[str, tuple[str, dict[str, Value], str, Carried | None, Wish]] = {
    "saskop/championship": ("championship", {}, "threes", None, lambda d, r: gave(d) == 2 and not r["tie"]),
    "saskop/championship-karvane": ("championship", {}, "ones", None, lambda _, r: r["lambapea"] is not None),
    "saskop/saaremaa": ("saaremaa", {}, "nines-second", None, lambda d, _: gave(d) == 1 and has(d, Bid(10))),
    "saskop/saaremaa-dark": ("saaremaa", {}, "dark", None, lambda _, r: r["maker"] is not None),
    "saskop/saaremaa-redeal": ("saaremaa", {}, "nines", None, lambda _, r: "redeal" in r),
    "saskop/saaremaa-heaps": ("saaremaa", {}, "heaps", None, lambda _, r: r["trump"] == "H"),
    "saskop/saaremaa-free": ("saaremaa-free", {}, "ones", None, lambda d, _: gave(d) == 1 and has(d, Bid(10))),
    "saskop/one-word-each": (
        "pagat", {"bids": "once", "diamonds": "winner", "back": "no-picture"}, "threes", None,
        lambda d, r: r["trump"] == "D" and r["maker"] is not None and gave(d) == 1,
    ),
    "saskop/omale-before": (
        "pagat", {"omale": "before", "hada": False}, "threes", None,
        lambda d, _: any(a == b for a, b in zip(bids(d), bids(d)[1:], strict=False)),
    ),
    "saskop/roof-found-out": (
        "pagat", {"roof": "penalty-4"}, "covers", None, lambda _, r: r["caught"] == [[0, True, 4]],
    ),
    "saskop/pokk-left": ("pagat", {"pokk": "next-two"}, "threes", None, lambda _, r: r["tie"]),
    "saskop/pokk-won": (
        "pagat", {"pokk": "next-two", "karvane": "6", "duty": "led"}, "nines", TWO, lambda _, r: not r["tie"],
    ),
    "schafkopf-dummkopf/school": ("school", {}, "threes", None, lambda _, r: r["blind"] and "doubled" in r),
    "schafkopf-dummkopf/five": ("book", {"five": True}, "threes", None, lambda _, r: r["kind"] == "standard"),
    "schafkopf-dummkopf/five-called": ("book", {"five": True}, "threes", None, lambda _, r: r["kind"] == "called"),
    "schafkopf-dummkopf/own-bars": (
        "book", {"half": "4", "alone": "doubled", "tout": "doubled", "target": "24"}, "threes", None,
        lambda _, r: r["kind"] == "alone",
    ),
    "schafkopf-window/scored": ("scored", {}, "threes", None, lambda _, r: r["scores"][r["declarer"] or 0] == 4),
}  # fmt: skip
"""By record: the set, what is otherwise, the way of dealing, what the deal before left, and what must come about."""


def found(name: str, number: int) -> Deal:
    game, chance = name.partition("/")[0], random.Random(f"{name} {number}")
    rules_set, more, style, carried, wish = WISHES[name]
    rules = GAMES[game]
    options = read_options(rules.options, {**rules.rule_sets[rules_set], **more})
    players = rules.players(options)[0]
    while True:
        pack = list(rules.pack(options, players))
        chance.shuffle(pack)
        start = Start(game, options, players, chance.randrange(players), tuple(pack), carried)
        deal = Deal(start).act(start.cutter, Cut(style, None, chance.randrange(1, len(pack))))
        while deal.waiting_for:
            may = moves(deal)
            calm = [move for move in may if move[0] in deal.waiting_for and not isinstance(move[1], Announce)]
            deal = deal.act(*(chance.choice(calm) if calm and chance.random() < 0.8 else picked(may, chance)))
        assert deal.outcome
        if wish(deal, rules.result(deal.outcome)):
            return deal


def main() -> None:
    for number, name in enumerate(WISHES, 1):
        if (FOLDER / f"{name}.txt").exists():
            continue  # those that are there stay as they are
        deal = found(name, number)
        salt = f"{random.Random(name).getrandbits(128):032x}"
        players = PLAYERS[: deal.start.players]
        record = record_of(deal, number=100 + number, day=date(2026, 11, number), players=players, salt=salt)
        (FOLDER / f"{name}.txt").write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
