"""Makes a record or two of each set of Skat's house rules: `python -m tests.records.making_skat_sets`."""

import random
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any

from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Carried
from engine.record import record_of, write_record
from tests.engine.skat_table import MIGHTY, MIGHTY_SKAT
from tests.records.making_cousins import CUT, FOLDER, PLAYERS, anything, is_lost, is_won, pack_for, played

WON = ("pass", "pass", "bid 18")
BID = ("bid 18", "hold", "pass", "pass")
LOOKED = ("pickup", "discard", "pickup", "discard", "push")
LATE = tuple(f"play {card}" for card in ("8C", "7S", "7D", "9C", "9S", "8D"))
HANDS = (MIGHTY, MIGHTY_SKAT)
Wish = Callable[[Mapping[str, Any]], bool]
Plan = tuple[str, tuple[str, ...], Mapping[str, int], tuple[Any, ...], Wish]
"""The set, what is said, what was left to the deal, the cards where they are chosen, and how it is to end."""

PLANS: dict[str, Plan] = {
    "encyclopaedia-named-first": ("encyclopaedia", (*BID, "pickup", "declare hearts", "discard"), {}, (), is_won),
    "isko-lost-by-hand": ("isko", (*BID, "hand", "declare diamonds"), {}, (), is_lost),
    "isko-overbid": (
        "isko", ("bid 59", "hold", "pass", "pass", "pickup", "discard", "declare hearts"), {}, (),
        lambda result: result["overbid"] and result["counted"] == 60,
    ),
    "isko-open": ("isko", (*WON, "hand", "declare clubs open"), {}, HANDS, is_won),
    "tournament-schneider": (
        "tournament", (*BID, "pickup", "discard", "declare grand"), {}, (),
        lambda result: result["won"] and result["side"][0] == 90,
    ),
    "pub-ramsch": ("pub", ("pass",) * 3, {}, (), lambda result: 0 in result["tricks"] and result["skat"] > 0),
    "pub-ramsch-shared": ("pub", ("pass",) * 3, {}, (), lambda result: len(result["losers"]) == 2),
    "pub-march": ("pub", ("pass",) * 3, {}, HANDS, lambda result: result["march"] is not None),
    "pub-bock": (
        "pub", (*BID, "pickup", "discard", "declare spades"), {"bock": 1}, (),
        lambda result: result["won"] and result["times"] == 2,
    ),
    "pub-sixty": (
        "pub", (*BID, "pickup", "discard", "declare hearts"), {"bock": 3}, (),
        lambda result: "sixty" in result.get("events", ()),
    ),
    "pub-kontra": (
        "pub", (*BID, "pickup", "discard", "declare hearts"), {}, (),
        lambda result: not result["won"] and result["kontra"] == 1,
    ),
    "home-re": (
        "home", (*BID, "pickup", "discard", "declare clubs"), {}, (),
        lambda result: result["won"] and result["kontra"] == 2,
    ),
    "bierlachs-won": ("bierlachs", (*BID, "pickup", "discard", "declare hearts"), {}, (), is_won),
    "home-passed-on": ("home", (*("pass",) * 3, *LOOKED), {}, (), lambda result: result["times"] == 2),
    "home-round-of-ramsch": ("home", (*("pass",) * 3, *LOOKED), {"ramsch": 2, "bock": 3}, (), anything),
    "home-grand-by-hand": ("home", ("declare grand",), {"ramsch": 3}, HANDS, is_won),
    "gift-accepted": ("isko", (*BID, "hand", "declare clubs", "2 concede", "0 concede", "accept"), {}, HANDS, is_won),
    "gift-refused": (
        "isko", (*BID, "hand", "declare clubs", "2 concede", "0 concede", "pass"), {}, HANDS,
        lambda result: result["declared"] == "schneider",
    ),
    "given-up-late": (
        "isko", (*BID, "hand", "declare clubs", *LATE, "1 concede", "pass", "accept"), {}, HANDS, is_lost,
    ),
    "revolution-won": (
        "isko", (*WON, "hand", "declare null revolution", "give", "give", "pass", "pass"), {}, (), is_won,
    ),
    "revolution-lost": (
        "isko", (*WON, "hand", "declare null revolution", "give", "give", "pass", "give", "give", "pass"), {}, (),
        is_lost,
    ),
    "virgin-kept": (
        "home", (*("pass",) * 3, *LOOKED, "virgin", "pass", "pass"), {}, (), lambda result: bool(result.get("kept")),
    ),
    "virgin-failed": (
        "home", (*("pass",) * 3, *LOOKED, "pass", "virgin", "pass"), {}, (), lambda result: bool(result.get("failed")),
    ),
    "passed-in": ("tournament", ("pass",) * 3, {}, (), anything),
    "home-hundred": (
        "home", (*BID, "pickup", "discard", "declare clubs"), {"plus@1": 40, "plus@2": 64, "dealt": 7}, (),
        lambda result: "hundreds" in result.get("events", ()),
    ),
}  # fmt: skip


MORE: dict[str, dict[str, Any]] = {
    "gift-accepted": {"schenken": True},
    "gift-refused": {"schenken": True},
    "given-up-late": {"giveup": True},
    "revolution-won": {"revolution": True},
    "revolution-lost": {"revolution": True},
    "virgin-kept": {"ramschvirgin": True},
    "virgin-failed": {"ramschvirgin": True},
    "passed-in": {"passedin": "dealer"},
}
"""What some of them play besides their set."""


def started(chance: random.Random, name: str, rules: str, counts: Mapping[str, int], cards: tuple[Any, ...]) -> Deal:
    """A deal by a set, of these cards or any."""
    game = GAMES["skat"]
    options = game.options(**game.rule_sets[rules], **MORE.get(name, {}))
    pack = list(game.pack(options, 3))
    chance.shuffle(pack)
    order = pack_for("skat", options, 0, *cards) if cards else tuple(pack)
    start = Start("skat", options, 3, 0 if cards else chance.randrange(3), order, Carried.of(counts))
    return Deal(start).act(start.cutter, CUT)


def found() -> Iterator[tuple[str, Deal]]:
    """Every deal wished for."""
    chance = random.Random(33)
    for name, (rules, said, counts, cards, wish) in PLANS.items():
        for _ in range(100_000):
            deal = played(started(chance, name, rules, counts, cards), said, chance)
            if deal and deal.outcome and wish(GAMES["skat"].result(deal.outcome)):
                yield name, deal
                break
        else:
            raise LookupError(name)


def main() -> None:
    """Those that are there stay as they are."""
    for number, (name, deal) in enumerate(found(), 1):
        salt = f"{random.Random(name).getrandbits(128):032x}"
        record = record_of(deal, number=number, day=date(2026, 3, number), players=PLAYERS[:3], salt=salt)
        path = FOLDER / "skat" / f"{name}.txt"
        if not path.exists():
            path.write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
