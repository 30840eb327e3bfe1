"""Makes the records of Bavarian Schafkopf: `python -m tests.records.making_schafkopf`."""

import random
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any, Final

from engine.actions import Action, Announce, Play
from engine.deal import Deal, Start
from engine.games.schafkopf.options import RULE_SETS
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.match import Carried
from engine.record import record_of, write_record
from tests.engine import schafkopf_table
from tests.records.making_cousins import CUT, FOLDER, PLAYERS, pack_for

Wish = Callable[[Mapping[str, Any]], bool]
Plan = tuple[tuple[str, ...], Mapping[str, Any], tuple[Any, ...], Wish]
"""What is said (a verb, or all of it), by which house rules, with which hands, and what must come of it."""

ALL_PASS: Final = ("pass",) * 4
FIRST: Final = ("game", "pass", "pass", "pass")
PUB, ONLINE, TOURNAMENT = RULE_SETS["pub"], RULE_SETS["online"], RULE_SETS["tournament"]
EVERYTHING: Final = {"geier": True, "farbwenz": True, "farbgeier": True, "bettel": "plain"}
BETTEL: Final = (
    "AH TH KH 9C QC JC QS JS",
    "7C 8C 7S 8S 7D 8D 7H 8H",
    "AC AS TS KS AD TD KD 9D",
    "9H QH JH KC TC 9S QD JD",
)


def anything(_: Mapping[str, Any]) -> bool:
    return True


def is_won(result: Mapping[str, Any]) -> bool:
    return result["won"] is True


def is_lost(result: Mapping[str, Any]) -> bool:
    return result["won"] is False


PLANS: Final[dict[str, Plan]] = {
    "passed": (ALL_PASS, {}, (), anything),
    "rufspiel": ((*FIRST, "call"), {}, (), is_won),
    "rufspiel-lost": ((*FIRST, "call"), {}, (), is_lost),
    "rufspiel-schneider": ((*FIRST, "call"), {}, (), lambda result: result["won"] and result["schneider"]),
    "runners-against": (
        (*FIRST, "call"), {}, (),
        lambda result: result["runners"] >= 3 and not result["won"] and not result["schneider"],
    ),
    "wenz": (("pass", *FIRST[:3], "declare wenz"), {}, (), anything),
    "solo": (
        ("game", "game", "pass", "pass", "bid wenz", "hold", "bid solo", "pass", "declare solo S"), {}, (), anything
    ),
    "held": (
        (
            *("game", "game", "game", "pass", "bid wenz", "hold"),
            *("pass", "bid solo", "hold", "pass", "declare solo H"),
        ), {}, (), anything,
    ),
    "tout": ((*FIRST, "declare solo H tout"), {}, (schafkopf_table.SIE,), is_won),
    "tout-lost": ((*FIRST, "declare wenz tout"), {}, (), is_lost),
    "sie": ((*FIRST, "declare sie"), {}, (schafkopf_table.SIE,), is_won),
    "kontra": ((*FIRST, "call", "kontra", "re", "sub", "resub"), {}, (), anything),
    "kontra-in-a-solo": ((*FIRST, "declare solo C", "kontra"), {}, (), is_lost),
    "short": ((*FIRST, "call"), {"pack": "short"}, (), anything),
    "online-geier": ((*FIRST, "declare geier"), ONLINE, (), anything),
    "online-farbwenz": ((*FIRST, "declare farbwenz H", "kontra", "re"), ONLINE, (), anything),
    "online-ramsch": (ALL_PASS, ONLINE, (), lambda result: result["march"] is None),
    "online-march": (ALL_PASS, ONLINE, (), lambda result: result["march"] is not None),
    "ramsch-virgins": (ALL_PASS, {"allpass": "ramsch"}, (), lambda result: len(result["virgins"]) == 2),
    "ramsch-kontra": (
        (*ALL_PASS, "kontra", "re"), {"allpass": "ramsch", "ramschkontra": True}, (), anything
    ),
    "knocked-at-once": (
        ("knock", "knock", "pass", "pass", *FIRST, "call"), {**PUB, "knocking": "together", "packets": "pairs"}, (),
        anything,
    ),
    "stock-limited": (
        (*ALL_PASS, *FIRST, "call"), {**PUB, "limit": "8"}, (),
        lambda result: not result["won"] and any(result["stock"]),
    ),
    "ramsch-shared": (
        ALL_PASS, {"allpass": "ramsch", "tie": "share"}, (), lambda result: len(result["losers"]) == 2
    ),
    "pub-knocks": (("knock", "pass", "knock", "pass", *FIRST, "call"), PUB, (), anything),
    "pub-stock": ((*ALL_PASS, *ALL_PASS), PUB, (), anything),
    "pub-stock-won": (
        (*ALL_PASS, *FIRST, "call"), PUB, (), lambda result: result["won"] and result["stock"] != [0] * 4
    ),
    "pub-stock-lost": (
        (*ALL_PASS, *FIRST, "call"), PUB, (), lambda result: not result["won"] and result["stock"] != [0] * 4
    ),
    "tournament-forced": ((*ALL_PASS, "call"), TOURNAMENT, (), lambda result: not result["renonce"]),
    "tournament-renonce": ((*ALL_PASS, "call C renonce"), TOURNAMENT, (schafkopf_table.SIE,), anything),
    "tournament-ten": ((*ALL_PASS, "call TD"), TOURNAMENT, (schafkopf_table.ACES,), anything),
    "tournament-solo": ((*FIRST, "declare solo D"), TOURNAMENT, (), anything),
    "three": (("game", "pass", "pass", "declare solo S"), {}, ("three",), anything),
    "three-long": (
        ("game", "game", "pass", "bid 61", "hold", "bid 65", "pass", "pickup", "discard", "declare solo C"),
        {"three": "long"}, ("three",), is_won,
    ),
    "three-by-hand": (
        ("game", "pass", "pass", "hand", "declare wenz"), {"three": "long"}, ("three",), lambda result: result["hand"]
    ),
    "three-ramsch": (("pass",) * 3, {"allpass": "ramsch"}, ("three",), anything),
    "bettel": ((*FIRST, "declare bettel"), EVERYTHING, (BETTEL,), is_won),
    "bettel-lost": ((*FIRST, "declare bettel"), {"bettel": "hearts", "bettelkontra": True}, (), is_lost),
    "farbgeier": ((*FIRST, "declare farbgeier D"), EVERYTHING, (), anything),
    "raising": (
        ("game", "game", "pass", "pass", "bid 61", "hold", "bid 76", "pass", "declare solo H"),
        {"bidding": "raising"}, (), anything,
    ),
    "marriage": (
        ("pass", "offer", "pass", "pass", "accept", "give 7S"), {"hochzeit": "single"}, (schafkopf_table.SIE,),
        anything,
    ),
    "kreuz": (ALL_PASS, {"allpass": "kreuz"}, (), anything),
    "bock": ((*FIRST, "declare solo H"), {"bock": "both"}, (), lambda result: is_lost(result) and result["times"] == 2),
    "double": ((*FIRST, "call"), {"allpass": "double"}, (), lambda result: result["times"] == 2),
    "ran-away": (("pass", "game", "pass", "pass", "call S", "play 9S"), {}, (schafkopf_table.RUNS_AWAY,), anything),
}  # fmt: skip
LEFT: Final = {
    **{name: {"pot": 81} for name in ("pub-stock", "pub-stock-won", "pub-stock-lost")},
    "stock-limited": {"pot": 60},
    "double": {"times": 2},
    "bock": {"bock": 3},
}


def started(name: str, chance: random.Random) -> Deal:
    _, options, cards, _ = PLANS[name]
    chosen, players = SCHAFKOPF.options(**options), 3 if cards == ("three",) else 4
    pack = list(SCHAFKOPF.pack(chosen, players))
    chance.shuffle(pack)
    is_given = bool(cards) and cards != ("three",)
    order = pack_for("schafkopf", chosen, 0, *cards) if is_given else tuple(pack)
    dealer = 0 if is_given else chance.randrange(players)
    start = Start("schafkopf", chosen, players, dealer, order, Carried.of(LEFT.get(name, {})))
    return Deal(start).act(start.cutter, CUT)


def played(deal: Deal, said: tuple[str, ...], chance: random.Random) -> Deal | None:
    """Say what is wanted, whoever may, then play at random, the player's side rather high in every other deal."""
    for word in said:
        awaited = [(seat, deal.legal_actions(seat)) for seat in deal.waiting_for]
        anybody = [(seat, deal.legal_actions(seat)) for seat in range(deal.start.players)]
        fitting = [
            (seat, action)
            for seat, may in (anybody if word in ("kontra", "re", "sub", "resub") else awaited)
            for action in may
            if word in (str(action), str(action).partition(" ")[0])
        ]
        if not fitting:
            return None
        deal = deal.act(*chance.choice(fitting))
    eager = chance.random() < 0.5
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        deal = deal.act(seat, _card(deal, seat, chance, eager=eager))
    return deal


def _card(deal: Deal, seat: int, chance: random.Random, *, eager: bool) -> Action:
    may = [action for action in deal.legal_actions(seat) if not isinstance(action, Announce)]
    if not eager or not all(isinstance(each, Play) for each in may):
        return chance.choice(may)
    strength, sign = deal.state.ranking.strength, 1 if seat in (deal.state.declarer, deal.state.partner) else -1
    return max(may, key=lambda each: sign * strength[each.card] if isinstance(each, Play) else 0)


def found() -> Iterator[tuple[str, Deal]]:
    """Every deal wished for."""
    for name, (said, _, _, wish) in PLANS.items():
        chance = random.Random(name)
        for _ in range(100_000):
            deal = played(started(name, chance), said, chance)
            if deal and deal.outcome and wish(SCHAFKOPF.result(deal.outcome)):
                yield name, deal
                break
        else:
            raise LookupError(name)


def main() -> None:
    """Those that are there stay as they are: they are to read and prove themselves for ever."""
    folder = FOLDER / "schafkopf"
    folder.mkdir(exist_ok=True)
    for number, (name, deal) in enumerate(found(), 1):
        salt = f"{random.Random(name).getrandbits(128):032x}"
        names = PLAYERS[: deal.start.players]
        record = record_of(deal, number=number, day=date(2026, 4, 1 + number % 28), players=names, salt=salt)
        path = folder / f"{name}.txt"
        if not path.exists():
            path.write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
