"""Makes the records of Doppelkopf: `python -m tests.records.making_doppelkopf`."""

import random
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any

from engine.actions import Action, Announce, Cut, Play
from engine.cards import Card, Cards, read_cards
from engine.deal import Deal, Start
from engine.games.doppelkopf.announcements import CALLS
from engine.games.doppelkopf.contracts import KING_SOLOS, SOLOS
from engine.games.doppelkopf.options import RULE_SETS, DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF, PACKETS
from engine.games.doppelkopf.state import PACKS
from engine.match import Carried
from engine.record import record_of, write_record
from tests.engine.doppelkopf_table import hands
from tests.records.making_cousins import FOLDER, PLAYERS

DEALER, CUT = 3, Cut("threes", None, 17)
Wish = Callable[[Mapping[str, Any]], bool]
Plan = tuple[tuple[str, ...], Mapping[str, Any], tuple[str, ...], Wish]


def anything(_: Mapping[str, Any]) -> bool:
    return True


def kind(name: str, *, won: bool | None = None) -> Wish:
    return lambda result: result["kind"] == name and won in (None, result["won"])


def reasons(*wanted: str) -> Wish:
    return lambda result: {point["reason"] for point in result["extras"]} >= set(wanted)


def pack_for(options: DoppelkopfOptions, wanted: tuple[Cards, ...]) -> Cards:
    """A pack that, cut and dealt the usual way, gives these hands; equal cards go where they are wanted."""
    size, packets = len(PACKS[options.nines]), PACKETS[options.nines]
    order, seat = [], [(DEALER + 1 + step) % 4 for step in range(4)]
    left = {each: list(wanted[each]) for each in range(4)}
    for packet in packets:
        for each in seat:
            order += left[each][: packet.count]
            del left[each][: packet.count]
    place = CUT.place or 0
    return (*order[size - place :], *order[: size - place])


def started(
    chance: random.Random, options: DoppelkopfOptions, some: tuple[str, ...], carried: Carried | None = None
) -> Deal:
    if some:
        pack = pack_for(options, tuple(map(read_cards, hands(*some, nines=options.nines))))
    else:
        cards: list[Card] = list(PACKS[options.nines])
        chance.shuffle(cards)
        pack = tuple(cards)
    return Deal(Start("doppelkopf", options, 4, DEALER, pack, carried)).act(2, CUT)


def spoken(deal: Deal, word: str, chance: random.Random) -> Deal | None:
    """What the seat that is awaited says, or with a seat's number what that one says unasked."""
    seat, text = (int(word[0]), word[2:]) if word[0].isdigit() else (deal.waiting_for[0], word)
    may = {str(action): action for action in deal.legal_actions(seat)}
    fitting = [text] if text in may else [each for each in may if each.split(" ")[0] == text]
    return deal.act(seat, may[chance.choice(fitting)]) if fitting else None


def played(start: Deal, said: tuple[str, ...], chance: random.Random) -> Deal | None:
    """Say what is wanted, then play, one seat high and the others low, or all by chance."""
    deal: Deal | None = start
    for word in said:
        deal = spoken(deal, word, chance) if deal else None
    eager = chance.choice((None, 0, 1, 2, 3))
    while deal and deal.waiting_for:
        deal = deal.act(*step(deal, eager, chance))
    return deal


def step(deal: Deal, eager: int | None, chance: random.Random) -> tuple[int, Action]:
    seat = deal.waiting_for[0]
    calls = [
        (each, action)
        for each in range(4)
        for action in deal.legal_actions(each)
        if isinstance(action, Announce) and action.verb in CALLS
    ]
    if calls and chance.random() < 0.01:
        return chance.choice(calls)
    may = [
        action for action in deal.legal_actions(seat) if not isinstance(action, Announce) or action.verb not in CALLS
    ]
    strength = deal.state.ranking.strength
    if eager is None or not isinstance(may[0], Play):
        return seat, chance.choice(may)
    sign = 1 if seat == eager else -1
    return seat, max(may, key=lambda each: sign * strength[each.card] if isinstance(each, Play) else 0)


OKS = ("ok",) * 4
FIRST = ("special", "ok", "ok", "ok", "declare")
POOR = "AC AC TC TC KC KC AS AS TS 9D 9H 9H"
WOOER = "QC QC TH AC 9C 9S KS 9H 9D KC KH KS"
STRONG = "TH TH QC QC QS QS QH QH QD QD JC JC"
FOUR = "QC 9D 9D JD AC AC TC TC KC AS AS TS"
FORCED = ("AC KH", "AC QC", "TC QC", "TC KH")
BOOK, VERBAND, PUB, PLATFORM = (RULE_SETS[name] for name in ("book", "verband", "pub", "platform"))
DDV: Mapping[str, Any] = {"ddv": True}
HOUSE: Mapping[str, Any] = {"nines": False, "loonies": "second", "weddings": True, "ranking": "ranked"}


def solo(name: str) -> tuple[str, ...]:
    return (*FIRST[:-1], f"declare {name}")


PLANS: dict[str, Plan] = {
    "basic": (OKS, {}, (), kind("basic", won=True)),
    "basic-lost": (OKS, {"loonies": "second"}, (), kind("basic", won=False)),
    "basic-without-nines": (OKS, HOUSE, (), kind("basic")),
    "silent-solo": (OKS, {}, ("", "QC QC"), kind("silent-solo")),
    "redeal": (("0 redeal",), {}, ("KC KC KS KS KH",), anything),
    "wedding": (solo("wedding"), {}, (WOOER,), lambda result: result["partner"] is not None),
    "wedding-alone": (solo("wedding"), {}, (WOOER,), lambda result: result["partner"] is None),
    "wedding-by-trump": (solo("wedding trump"), HOUSE, ("QC QC",), lambda result: result["partner"] is not None),
    "wedding-by-plain-suit": (solo("wedding plain"), HOUSE, ("QC QC",), lambda result: result["partner"] is not None),
    "poverty": ((*solo("poverty"), "offer", "pass", "accept", "give"), {}, (POOR,), kind("poverty", won=True)),
    "poverty-lost": ((*solo("poverty"), "offer", "accept", "give"), {}, (POOR,), kind("poverty", won=False)),
    "poverty-without-taker": ((*solo("poverty"), "offer", "pass", "pass", "pass"), {}, (POOR,), anything),
    **{name: (solo(name), {"solos": "many"} if name in KING_SOLOS else {}, (), anything) for name in SOLOS},
    "solo-over-wedding": (
        ("special", "ok", "special", "ok", "declare wedding", "declare ace-solo"), {}, ("QC QC",), kind("ace-solo")
    ),
    "higher-solo": (
        ("special", "ok", "special", "ok", "declare jack-solo", "declare queen-solo"), HOUSE, (), kind("queen-solo")
    ),
    "verband-basic": ((*OKS, "0 re", "2 kontra"), DDV, ("QC TH TH", "QC"), reasons("re-said", "kontra-said", "won")),
    "verband-no-call": (OKS, DDV, (), reasons("fox", "against-the-grannies")),
    "verband-doppelkopf": (OKS, DDV, (), reasons("doppelkopf")),
    "verband-charlie": (OKS, DDV, (), reasons("charlie")),
    "verband-broken-promise": ((*OKS, "0 re", "0 no60"), DDV, ("QC", "QC"), reasons("120-against-no90")),
    "verband-nobody-wins": (
        (*OKS, "0 re", "0 no90", "2 kontra", "2 no90"), DDV, ("QC TH QS", "QC", "TH QS"),
        lambda result: all(point["reason"] != "won" for point in result["extras"]),
    ),
    "verband-silent-solo": ((*OKS, "0 re", "0 schwarz"), DDV, (STRONG,), kind("silent-solo", won=True)),
    "verband-wedding": (solo("wedding"), DDV, (WOOER,), lambda result: len(result["extras"]) > 2),
    "verband-solo": ((*solo("club-solo"), "0 re", "1 kontra"), DDV, (), kind("club-solo", won=False)),
    "verband-without-nines": (OKS, DDV | {"nines": False}, (), reasons("under-90")),
    "verband-wedding-unnamed": (
        ("special", "ok", "special", "special", "pass", "declare club-solo"), DDV, (WOOER,), kind("club-solo")
    ),
    "verband-late-answer": (
        (*OKS, "0 re", *("play",) * 4, "2 play", "3 play", "2 kontra"), DDV, ("QC", "QC"), reasons("kontra-said")
    ),
    "verband-duty-solo": (
        ("ok", "special", "ok", "ok", "declare jack-solo"), VERBAND, (), lambda result: result["again"]
    ),
    "verband-forced-solo": (("declare queen-solo",), VERBAND, (), lambda result: result["duty"]),
    "verband-taken-back": (("special", "0 ok", "ok", "ok", "ok"), VERBAND, (), kind("basic")),
    "verband-given-up": (
        (*solo("club-solo"), *("play",) * 8, "0 concede"), VERBAND, (STRONG,), lambda result: result["given-up"]
    ),
    "book-doubled": ((*OKS, "0 re", "2 kontra"), BOOK, ("QC TH TH", "QC"), reasons("re-doubled", "kontra-doubled")),
    "book-poverty": ((*solo("poverty"), "offer", "accept", "give", "0 re"), BOOK, (POOR,), reasons("re-doubled")),
    "book-international-solo": ((*solo("international-solo"), "0 re"), BOOK, (), kind("international-solo", won=True)),
    "book-redeal": (("0 redeal",), BOOK, ("KC KC KS KS KH",), anything),
    "pub-pigs": (OKS, PUB, ("AD AD QC",), reasons("won")),
    "pub-charlie-caught": (OKS, PUB, (), reasons("charlie-caught")),
    "pub-bock-begins": ((*OKS, "0 re"), PUB, ("QC", "QC"), lambda result: "call" in result["causes"]),
    "pub-bock": (OKS, PUB, (), reasons("bock")),
    "pub-redeal": (("special", "ok", "ok", "ok", "redeal"), PUB, ("KC KC KS KS KH",), anything),
    "pub-wedding-over-redeal": (
        ("special", "ok", "special", "ok", "redeal", "declare wedding"), PUB, ("KC KC KS KS KH", "", "QC QC"),
        kind("wedding"),
    ),
    "platform-basic": ((*OKS, "0 re"), PLATFORM, ("QC", "QC"), reasons("re-said")),
    "verband-at-once": (("ok", "1 declare jack-solo"), VERBAND, (), lambda result: result["again"]),
    "verband-last-calls": (
        (*solo("queen-solo"), *("play",) * 4, "0 concede", "1 kontra", "2 no90", *("pass",) * 3), VERBAND, (STRONG,),
        lambda result: result["given-up"],
    ),
    "verband-among-five": (OKS, VERBAND, (), lambda result: result["among"] == 5),
    "evening-solo": (solo("club-solo"), {**PUB, "duty": "evening"}, (), lambda result: result["evening"]),
    "pub-bock-among-six": ((*OKS, "0 re"), PUB, ("QC", "QC"), lambda result: result["round"] == 6 and result["causes"]),
    "second-pig": (
        (*OKS, "play AD", "play 9D", "play 9D", "play QC", "play JD", "play AD"), {**PUB, "pigs": "second"},
        ("AD AD QC QH KD", "9D TD JS", "9D KD JH", "TH QC JD"), reasons("won"),
    ),
    "told-pigs-in-a-poverty": (
        (*solo("poverty"), "offer", "accept", "give"), {**PUB, "pigs": "told"}, (POOR, "AD AD"), kind("poverty"),
    ),
    "black-pig": (
        (*solo("poverty"), "offer", "pass", "pass", "pass"), {**BOOK, "unwanted": "black-pig"}, (POOR,),
        kind("black-pig"),
    ),
    "poverty-of-four": (
        (*solo("poverty"), "offer", "accept", "give"), {"poverty": "four", "trumpsback": True}, (FOUR,), kind("poverty")
    ),
    "wedding-by-named-suit": (
        solo("wedding spades"), {"wooing": "suit"}, (WOOER,), lambda result: result["partner"] is not None
    ),
    "forced-call": ((*OKS, "play AC", *("play",) * 3, "kontra"), {**PLATFORM, "forced": "30"}, FORCED, anything),
}  # fmt: skip
CARRIED: Mapping[str, Carried | None] = {
    "verband-forced-solo": Carried.of({"left": 2, "duty@0": 1, "duty@2": 1}),
    "pub-bock": Carried.of({"bock1": 2, "bock2": 1}),
    "verband-among-five": Carried.of({"people": 5, "left": 9, "among": 5, "series": 1, "paid": 2, "paid@1": 1}),
    "pub-bock-among-six": Carried.of({"people": 6}),
}


def found() -> Iterator[tuple[str, Deal]]:
    """Every deal wished for that is not there yet."""
    chance = random.Random(48)
    for name, (said, options, some, wish) in PLANS.items():
        if (FOLDER / "doppelkopf" / f"{name}.txt").exists():
            continue
        for _ in range(20_000):
            rules = DoppelkopfOptions(**dict(options))
            deal = played(started(chance, rules, some, CARRIED.get(name)), said, chance)
            if deal and deal.outcome and wish(DOPPELKOPF.result(deal.outcome)):
                yield name, deal
                break
        else:
            raise LookupError(name)


def main() -> None:
    """Those that are there stay as they are, of older rules too: they are to read and prove themselves for ever."""
    folder = FOLDER / "doppelkopf"
    folder.mkdir(exist_ok=True)
    for number, (name, deal) in enumerate(found(), 1):
        salt = f"{random.Random(name).getrandbits(128):032x}"
        day = date(2026, 11, number)
        record = record_of(deal, number=number, day=day, players=PLAYERS, salt=salt)
        path = folder / f"{name}.txt"
        if not path.exists():
            path.write_text(write_record(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
