"""Rounds in which everything counts double, what brings them about, and the rounds of Ramsch that follow them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.skat.lists import DEALS
from engine.games.skat.options import SkatOptions
from engine.match import Carried

MOST_AT_ONCE: Final = 3
"""Decision: rounds that multiply do so three deep at most, so that nothing counts more than eight times."""
MOST_SCORED: Final = 10**6
MOST_QUEUED: Final = 24
"""Decision: so many deals wait at most."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What may bring a round about in a deal that ended.

    kind: the game. won: by its declarer, None where nobody has one. value: before anything doubled it. kontras: how
    often it was doubled by saying so. scores: what is written for everybody.
    """

    kind: str
    won: bool | None
    points: int
    value: int
    from_hand: bool
    is_open: bool
    kontras: int
    scores: tuple[int, ...]


def factor(options: SkatOptions | None, carried: Carried | None) -> int:
    """How many times a deal counts by the rounds that are going on."""
    if carried is None or options is None or not options.bock:
        return 1
    if options.bockstack == "append":
        return 2 if carried.count("bock") else 1
    return 1 << min(MOST_AT_ONCE, sum(_layers(options, carried)))


def is_ramsch(options: SkatOptions, carried: Carried | None) -> bool:
    """Whether a deal is one of a round of Ramsch, in which nobody bids."""
    return carried is not None and options.allpass != "passed" and carried.count("ramsch") > 0


def is_penalty(options: SkatOptions, carried: Carried | None) -> bool:
    """Whether a deal is the single Ramsch that follows a kontra which failed."""
    return carried is not None and options.allpass != "passed" and carried.count("kontralost") > 0


def _layers(options: SkatOptions, carried: Carried | None) -> list[int]:
    """Where rounds multiply, how many have one, two, three and so on deals left."""
    length = int(options.bockround)
    return [0 if carried is None else carried.count(f"bock-{left}") for left in range(1, length + 1)]


def reasons(options: SkatOptions, ended: Ended, totals: Sequence[int]) -> tuple[str, ...]:
    """What in a deal brings a round about, by the names of the events. totals: what everybody has with it.

    Decision: however much happens in a deal, it brings one round.
    """
    if not options.bock:
        return ()
    lost, is_trumped = ended.won is False, ended.kind not in {"null", "passed"}
    kontra, scored = (
        options.kontra != "none",
        [abs(total) for total, score in zip(totals, ended.scores, strict=True) if score],
    )
    hundreds, digits = options.bockscore in {"hundreds", "numbers"}, options.bockscore in {"digits", "numbers"}
    null_open_hand = ended.kind == "null" and ended.from_hand and ended.is_open
    happened = {
        "sixty": lost and is_trumped and ended.points == 60,
        "grand-hand": options.bockgrand and ended.won is True and ended.kind == "grand" and ended.from_hand,
        "kontra": kontra and options.bockkontra and lost and ended.kontras > 0,
        "re": kontra and options.bockre and ended.kontras > 1,
        "hundreds": hundreds and any(each and each % 100 == 0 for each in scored),
        "digits": digits and any(111 <= each <= 999 and each % 111 == 0 for each in scored),
        "value": options.bockvalue != "none" and ended.value >= int(options.bockvalue),
        "null": options.bocknull and ended.won is True and null_open_hand,
        "all": options.bockall and is_trumped and ended.won is not None and ended.points in {0, 120},
        "lost-grand": options.bocklost and lost and ended.kind == "grand",
        "passed": options.bockpassed and ended.kind == "passed",
    }
    return tuple(name for name, has in happened.items() if has)


def totals(options: SkatOptions, carried: Carried | None, scores: Sequence[int]) -> tuple[int, ...]:
    """What everybody has in the list with this deal, where a score can bring a round about; else nothing."""
    if not options.bock or options.bockscore == "none" or carried is None:
        return tuple(scores)
    return tuple(
        carried.count(f"plus@{seat}") - carried.count(f"minus@{seat}") + score for seat, score in enumerate(scores)
    )


def left(options: SkatOptions, carried: Carried | None, happened: Sequence[str], sums: Sequence[int]) -> dict[str, int]:
    """What a deal that was bid on leaves to the next.

    A round appended begins when those before it are over. A round of Ramsch follows each of them, or all of them where
    rounds multiply, and comes before the next. sums: what everybody has in the list.
    """
    if not options.bock:
        return {}
    length, counts = int(options.bockround), {} if options.bockscore == "none" else _sums(options, carried, sums)
    if options.bockstack == "append":
        have = 0 if carried is None else min(carried.count("bock"), MOST_QUEUED)
        after_it = max(0, have - 1)
        is_over = have > 0 and after_it % length == 0
        counts["bock"] = min(MOST_QUEUED, after_it + (length if happened else 0))
    else:
        layers = _layers(options, carried)
        is_over = layers[0] > 0 and not any(layers[1:])
        shifted = [*layers[1:], int(bool(happened))]
        counts |= {f"bock-{place}": min(MOST_AT_ONCE, count) for place, count in enumerate(shifted, 1)}
    if is_over and options.bockramsch and options.allpass != "passed":
        counts["ramsch"] = length
    return counts


def left_by_ramsch(
    options: SkatOptions, carried: Carried, scores: Sequence[int], *, is_round: bool, again: bool
) -> dict[str, int]:
    """What a deal of a round of Ramsch leaves, or the one after a lost kontra; again: it does not count as one of them.

    Bock neither doubles it nor goes on with it, and nothing in it brings another about.
    """
    counts = {name: count for name, count in carried.counts if name.startswith("bock")} if options.bock else {}
    if options.bock and options.bockscore != "none":
        counts |= _sums(options, carried, totals(options, carried, scores))
    here = min(carried.count("ramsch"), int(options.bockround))
    counts["ramsch"] = here - (1 if is_round and not again else 0)
    return counts


def _sums(options: SkatOptions, carried: Carried | None, sums: Sequence[int]) -> dict[str, int]:
    """What everybody has so far, until a list is full."""
    players = 3 if options.bockround == "3" else 4
    dealt = 1 + (0 if carried is None else carried.count("dealt"))
    if options.scoring != "bierlachs" and dealt >= DEALS[options.lists, players]:
        return {}
    signed = {
        f"{'plus' if each > 0 else 'minus'}@{seat}": min(abs(each), MOST_SCORED) for seat, each in enumerate(sums)
    }
    return {**signed, "dealt": dealt}


def details(carried: Mapping[str, int]) -> dict[str, object]:
    """What a result says of what it leaves to the next deal."""
    kept = {name: count for name, count in carried.items() if count}
    return {"carried": kept} if kept else {}
