"""Finds a deal of every kind of the games with a blind to pick up: `python -m tests.records.making_picked`."""

import random
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from engine.actions import Cut
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import read_options
from engine.record import record_of, write_record
from tests.properties.random_deals import moves, picked

FOLDER = Path(__file__).parent
PLAYERS = ("Mari", "Jüri", 'Aadu "Ace"', "Liis 🐑", "Uku", "Anu", "Jaak", "Tiit")
Result = dict[str, Any]


def kind(name: str, **facts: object) -> Callable[[Result], bool]:
    return lambda result: {"kind": name, **facts}.items() <= result.items()


def tied(result: Result) -> bool:
    return result["kind"] == "leaster" and result["winner"] is None


SETS = {name: dict(values) for name, values in GAMES["sheepshead"].rule_sets.items()}
SHEEPSHEAD: dict[str, tuple[int, Result, Callable[[Result], bool]]] = {
    "called-won": (5, {}, kind("called", won=True, multiplier=1)),
    "called-lost-schneider": (5, {"bury": "any"}, kind("called", won=False, multiplier=2)),
    "called-schwarz": (5, {"bury": "any"}, kind("called", multiplier=3)),
    "five-alone": (5, {}, kind("alone", won=True)),
    "jack-partner": (5, {"partner": "jack-of-diamonds"}, lambda r: r["kind"] == "jack" and r["partner"] is not None),
    "jack-alone": (5, {"partner": "jack-of-diamonds"}, kind("jack", partner=None)),
    "four": (4, {}, kind("alone", won=True)),
    "four-six-each": (4, {"deal": "six"}, kind("alone")),
    "three": (3, {}, kind("alone", won=False)),
    "three-six-each": (3, {"deal": "six", "bury": "any"}, kind("alone")),
    "misdeal": (4, {}, kind("misdeal")),
    "leaster": (5, {"allpass": "leaster"}, lambda r: r["kind"] == "leaster" and r["winner"] is not None),
    "leaster-tie": (5, {"allpass": "leaster"}, tied),
    "milwaukee-bump": (5, SETS["milwaukee"], kind("called", won=False, times={"bump": 2})),
    "milwaukee-four": (4, SETS["milwaukee"], kind("called", won=True)),
    "milwaukee-leaster": (5, SETS["milwaukee"], kind("leaster")),
    "tournament-jack": (5, SETS["tournament"], kind("jack", won=True)),
    "tournament-alone": (5, SETS["tournament"], kind("alone")),
    "family-queue": (5, SETS["family"], kind("misdeal", carried={"queue": 1})),
    "family-called-up": (5, SETS["family"], kind("called")),
    "family-doubled": (5, SETS["family"], lambda r: "calls" in r.get("times", {})),
    "six-jack-and-ace": (6, {"six": "jack-and-ace"}, lambda r: r["kind"] == "called" and 1 in r["scores"]),
    "seven-draft": (7, {"seven": "draft", "bury": "any"}, kind("draft")),
    "eight-three-cards": (8, {"eight": "three-cards"}, kind("partners")),
    "two": (2, {}, kind("two")),
    "leaster-named-trick": (5, {"allpass": "leaster", "leasterblind": "named"}, kind("leaster")),
    "leaster-lot": (5, {"allpass": "leaster", "ties": "lot"}, lambda r: "lot" in r),
    "announced-won": (3, {"announced": True, "bury": "any"}, kind("sheepshead", won=True)),
    "announced-lost": (5, SETS["milwaukee"] | {"announced": True}, kind("sheepshead", won=False)),
    "blitz-before-picking": (5, SETS["family"] | {"blitz": "picking"}, lambda r: "calls" in r.get("times", {})),
    "blitz-afterwards": (4, {"blitz": "afterwards", "jacks": True}, lambda r: "calls" in r.get("times", {})),
    "first-jacks": (4, {"four": "first-queens", "first": "jacks"}, kind("first-named")),
    "two-battery": (2, {"two": "battery"}, kind("two", multiplier=1)),
    "two-battery-schneider": (2, {"two": "battery", "blitz": "anybody"}, kind("two", multiplier=2)),
}
WINDOW: dict[str, tuple[int, Result, Callable[[Result], bool]]] = {
    "won": (3, {}, kind("window", won=True)),
    "lost": (3, {}, kind("window", won=False)),
    "passed": (3, {}, kind("passed")),
}
AMERICAN: dict[str, tuple[int, Result, Callable[[Result], bool]]] = {
    "three-pick": (3, {}, kind("pick", won=True)),
    "three-pick-wergin": (3, {"wergin": True}, kind("pick", won=False)),
    "three-solo": (3, {"solobid": True}, kind("solo")),
    "three-solo-after-pick": (3, {"solobid": True, "wergin": True}, kind("solo", won=False)),
    "three-leaster": (3, {}, lambda r: r["kind"] == "leaster" and r["winner"] is not None),
    "leaster-without-a-trick": (4, {"variant": "solo"}, lambda r: r["kind"] == "leaster" and 12 in r["scores"]),
    "leaster-tie": (4, {"variant": "solo"}, tied),
    "four-alone": (4, {"variant": "solo"}, kind("alone", won=True)),
    "four-partner": (4, {"variant": "solo"}, kind("partner", won=True)),
    "partnership": (4, {"variant": "partnership"}, kind("partnership")),
    "partnership-fox": (4, {"variant": "partnership"}, kind("partnership", side=[60, 60])),
}
WISHES = {"sheepshead": SHEEPSHEAD, "schafkopf-window": WINDOW, "american-sheepshead": AMERICAN}


def played(game: str, players: int, wanted: Result, chance: random.Random) -> Deal:
    rules = GAMES[game]
    options = read_options(rules.options, wanted)
    pack = list(rules.pack(options, players))
    chance.shuffle(pack)
    deal = Deal(Start(game, options, players, chance.randrange(players), tuple(pack)))
    deal = deal.act(deal.start.cutter, Cut(rules.cut_styles[0], None, chance.randrange(1, len(pack))))
    while deal.waiting_for:
        deal = deal.act(*picked(moves(deal), chance))
    return deal


def main() -> None:
    for game, wishes in WISHES.items():
        (FOLDER / game).mkdir(exist_ok=True)
        for number, (name, (players, options, wish)) in enumerate(wishes.items(), 1):
            chance = random.Random(f"{game} {name}")
            deal = played(game, players, options, chance)
            while not (deal.outcome and wish(deal.start.rules.result(deal.outcome)) and fits(name, deal)):
                deal = played(game, players, options, chance)
            salt = f"{chance.getrandbits(128):032x}"
            day = date(2026, 2, 1) + timedelta(days=number - 1)
            record = record_of(deal, number=number, day=day, players=PLAYERS[:players], salt=salt)
            (FOLDER / game / f"{name}.txt").write_text(write_record(record), encoding="utf-8", newline="\n")


def fits(name: str, deal: Deal) -> bool:
    """A solo bid over a pick needs both to be said."""
    return name != "three-solo-after-pick" or "pick" in {str(action) for _, action in deal.actions}


if __name__ == "__main__":
    main()
