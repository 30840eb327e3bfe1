"""Makes the records of Skat and of the Dummkopf's Schafkopf: `python -m tests.records.making_cousins`."""

import random
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from engine.actions import Cut, Play
from engine.cards import Card, read_cards
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.games.schafkopf_dummkopf.contracts import RANKINGS
from engine.record import record_of, write_record
from tests.engine import dummkopf_table, skat_table

FOLDER = Path(__file__).parent
PLAYERS = ("Mari", "Jüri", 'Aadu "Ace"', "Liis 🐑")
CUT = Cut("threes", None, 11)
Wish = Callable[[Mapping[str, Any]], bool]


def pack_for(game: str, options: Any, dealer: int, hands: tuple[str, ...], blind: str = "") -> tuple[Card, ...]:
    """A pack that, cut and dealt the usual way, gives these hands."""
    rules, players = GAMES[game], len(hands)
    pack = rules.pack(options, players)
    dealt = rules.deal(options, dealer, players, pack, CUT)
    wanted = [card for cards in (*hands, blind) for card in read_cards(cards)]
    came = [card for cards in (*dealt.hands, dealt.blind) for card in cards]
    place = dict(zip(came, wanted, strict=True))
    return tuple(place[card] for card in pack)


def started(game: str, chance: random.Random, options: Mapping[str, Any], cards: tuple[Any, ...]) -> Deal:
    rules = GAMES[game]
    chosen = rules.options(**options)
    players = rules.players(chosen)[0]
    pack = list(rules.pack(chosen, players))
    chance.shuffle(pack)
    dealer = 0 if cards else chance.randrange(players)
    order = pack_for(game, chosen, 0, *cards) if cards else tuple(pack)
    start = Start(game, chosen, players, dealer, order)
    return Deal(start).act(start.cutter, CUT)


def played(deal: Deal, said: tuple[str, ...], chance: random.Random) -> Deal | None:
    """Say what is wanted, by who is asked or the seat named, then play at random, at times with high cards."""
    for each in said:
        seat, word = (int(each[0]), each[2:]) if each[1:2] == " " else (deal.waiting_for[0], each)
        may = {str(action): action for action in deal.legal_actions(seat)}
        fitting = [word] if word in may else [text for text in may if text.split(" ")[0] == word]
        if not fitting:
            return None
        deal = deal.act(seat, may[chance.choice(fitting)])
    eager = chance.random() < 0.5
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        may = list(deal.legal_actions(seat))
        action = chance.choice(may)
        declarer = deal.state.declarer
        if eager and all(isinstance(each, Play) for each in may):
            strength = deal.state.ranking.strength
            sign = 1 if seat == declarer else -1
            action = max(may, key=lambda each: sign * strength[each.card] if isinstance(each, Play) else 0)
        deal = deal.act(seat, action)
    return deal


WON = ("pass", "pass", "bid 18")
MIGHTY = (skat_table.MIGHTY, skat_table.MIGHTY_SKAT)
MEEK = (skat_table.MEEK, skat_table.MEEK_SKAT)
Plan = tuple[tuple[str, ...], Mapping[str, Any], tuple[Any, ...], Wish]


def anything(_: Mapping[str, Any]) -> bool:
    return True


def is_won(result: Mapping[str, Any]) -> bool:
    return result["won"] is True


def is_lost(result: Mapping[str, Any]) -> bool:
    return result["won"] is False


SKAT: dict[str, Plan] = {
    "passed": (("pass",) * 3, {}, (), anything),
    "clubs-with-the-skat": (("bid 18", "hold", "pass", "pass", "pickup", "discard", "declare clubs"), {}, (), is_won),
    "spades-by-hand": (("bid 18", "pass", "pass", "hand", "declare spades"), {}, (), is_won),
    "hearts-lost": (
        ("bid 18", "hold", "bid 20", "pass", "pass", "pickup", "discard", "declare hearts"), {}, (), is_lost
    ),
    "diamonds-lost-by-hand": (("pass", "bid 18", "pass", "hand", "declare diamonds"), {}, (), is_lost),
    "against-matadors": (
        ("pass", "bid 18", "hold", "pass", "pickup", "discard", "declare hearts"), {}, (),
        lambda result: result["matadors"] < -1 and result["won"],
    ),
    "grand": ((*WON, "pickup", "discard", "declare grand"), {"announce": "hand"}, MIGHTY, is_won),
    "grand-ouvert": ((*WON, "hand", "declare grand open"), {"announce": "hand"}, MIGHTY, is_won),
    "grand-ouvert-lost": (("bid 18", "pass", "pass", "hand", "declare grand open"), {"announce": "hand"}, (), is_lost),
    "schneider-made": ((*WON, "hand", "declare clubs schneider"), {}, MIGHTY, is_won),
    "schneider-undeclared": (
        ("bid 18", "pass", "pass", "pickup", "discard", "declare clubs"), {}, (),
        lambda result: result["won"] and result["side"][0] >= 91,
    ),
    "schneider-missed": (
        (*WON, "pickup", "discard", "declare grand schneider"), {}, (),
        lambda result: not result["won"] and result["side"][0] >= 61,
    ),
    "schwarz-made": ((*WON, "hand", "declare grand schwarz"), {"announce": "hand"}, MIGHTY, is_won),
    "schwarz-missed": ((*WON, "hand", "declare hearts schwarz"), {}, MIGHTY, is_lost),
    "schwarz-open-taken": ((*WON, "pickup", "discard 7C AS", "declare clubs schwarz open"), {}, MIGHTY, is_won),
    "overbid": (
        ("bid 198", "hold", "pass", "pass", "hand", "declare grand"), {}, MIGHTY, lambda result: bool(result["overbid"])
    ),
    "null": ((*WON, "pickup", "discard 8D 9D", "declare null"), {}, MEEK, is_won),
    "null-hand": ((*WON, "hand", "declare null"), {"announce": "hand"}, MEEK, is_won),
    "null-open": ((*WON, "pickup", "discard 8D 9D", "declare null open"), {"announce": "hand"}, MEEK, is_won),
    "null-open-hand": ((*WON, "hand", "declare null open"), {}, MEEK, is_won),
    "null-lost": (("bid 23", "pass", "pass", "pickup", "discard", "declare null"), {}, (), is_lost),
    "null-overbid": (
        ("bid 24", "hold", "pass", "pass", "pickup", "discard 8D 9D", "declare null"), {}, MEEK,
        lambda result: bool(result["overbid"]),
    ),
    "reject": ((*WON, "hand", "declare reject"), {}, (), is_lost),
    "reject-without-a-trick": ((*WON, "hand", "declare reject"), {}, MEEK, lambda result: 20 in result["scores"]),
    "schneider-at-ninety": (
        (*WON, "hand", "declare hearts schneider"), {"announce": "hand", "schneider": "90"}, MIGHTY,
        lambda result: result["side"][0] == 90,
    ),
}  # fmt: skip

DUMMKOPF: dict[str, Plan] = {
    "redeal": (("pass",) * 4, {}, (), anything),
    "standard": (("play",), {}, (), lambda result: result["kind"] == "standard" and result["won"]),
    "standard-lost": (
        ("pass", "play"), {"climb": True}, (), lambda result: result["kind"] == "standard" and not result["won"]
    ),
    "alone": (("play",), {}, (), lambda result: result["kind"] == "alone"),
    "called": (("call",), {}, (), is_won),
    "called-and-climbing": (("call",), {"climb": True}, (), is_lost),
    **{game: ((f"declare {game}",), {"climb": bool(place % 2)}, (), anything) for place, game in enumerate(RANKINGS)},
    "blind": (("pass", "declare solo blind"), {}, (), lambda result: result["scores"].count(2) == 2),
    "blind-without-trumps": (("declare no-trump blind",), {"climb": True}, (), is_lost),
    "tout": (("declare solo tout",), {}, (dummkopf_table.MIGHTY,), is_won),
    "tout-missed": (("pass", "declare heart-solo tout",), {}, (), is_lost),
    "blind-tout": (("declare unter blind tout",), {}, (dummkopf_table.MIGHTY,), anything),
    "all-eight-tricks": (("declare solo",), {}, (dummkopf_table.MIGHTY,), is_won),
}  # fmt: skip


def found(game: str, plans: Mapping[str, Plan]) -> Iterator[tuple[str, Deal]]:
    """Every deal wished for."""
    chance = random.Random(32)
    for name, (said, options, cards, wish) in plans.items():
        for _ in range(100_000):
            deal = played(started(game, chance, options, cards), said, chance)
            if deal and deal.outcome and wish(GAMES[game].result(deal.outcome)):
                yield name, deal
                break
        else:
            raise LookupError(name)


def main() -> None:
    """Those that are there stay as they are: they are to read and prove themselves for ever."""
    for game, plans in (("skat", SKAT), ("schafkopf-dummkopf", DUMMKOPF)):
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for number, (name, deal) in enumerate(found(game, plans), 1):
            salt = f"{random.Random(name).getrandbits(128):032x}"
            names = PLAYERS[: deal.start.players]
            record = record_of(deal, number=number, day=date(2026, 2, number), players=names, salt=salt)
            path = folder / f"{name}.txt"
            if not path.exists():
                path.write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
