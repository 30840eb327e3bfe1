"""How a deal of Skat ends: what its results say, and what it leaves to the next one."""

from collections.abc import Mapping
from typing import Final

from engine.cards import card_points
from engine.games.skat import bock, kontra
from engine.games.skat.contracts import RAMSCH, REVOLUTION, SPITZE
from engine.games.skat.giving_up import settled
from engine.games.skat.lists import list_facts, written
from engine.games.skat.ramsch import Shunned, shunned
from engine.games.skat.state import SkatState
from engine.games.skat.values import Judged, Played, judged
from engine.outcome import Outcome, taken, unplayed
from engine.seats import Seat
from engine.trick import Trick

KEYS: Final = ("hand", "declared", "open", "bid", "matadors", "value", "overbid")
"""What results of Skat say besides what those of all games do."""
LEAST_GRAND_HAND: Final = 72
"""Decision: a grand from the hand in a round of Ramsch counts as if so much had been bid, the least it is worth."""


def outcome_of(state: SkatState) -> Outcome:
    """All ten tricks are played, or everybody has passed."""
    if not state.words:
        return _passed(state)
    declarer = state.declarer
    if declarer is None:
        return _ramsch(state)
    return (_reject if state.words[0] == "reject" else _contract)(state, declarer)


def _passed(state: SkatState) -> Outcome:
    """Nobody scores."""
    ended = bock.Ended("passed", None, 0, 0, False, False, 0, (0, 0, 0))
    left = _after_it(state, ended)
    if state.options.passedin == "dealer":
        left["dealer"] = state.dealer
    return unplayed("passed", 3, details={**dict.fromkeys(KEYS), **list_facts(state.options), **left})


def _reject(state: SkatState, declarer: Seat) -> Outcome:
    """Each alone: fewest points in tricks score ten, without a trick twenty; decision: tied seats score each."""
    points, tricks = taken(state.play.tricks, state.ranking, 3)
    best = [points[seat] == min(points) for seat in range(3)]
    scores = tuple((10 if tricks[seat] else 20) * state.times if best[seat] else 0 for seat in range(3))
    return Outcome(
        "reject", points, tricks, written(state.options.scoring, scores), declarer, sides=(None,) * 3,
        won=best[declarer],
        details=_details(state, None) | _after_it(state, bock.Ended("reject", None, 0, 0, False, False, 0, scores)),
    )  # fmt: skip


def _contract(state: SkatState, declarer: Seat) -> Outcome:
    """Won if made and worth the bid; only the declarer scores, as often as Bock and kontra say."""
    game = state.words[0]
    points, tricks = _counted(state, declarer)
    found = judged(state.options, _played(state, declarer, points[declarer], tricks[declarer]))
    times = state.times << kontra.level(state.calls)
    scores = written(state.options.scoring, [found.score * times if seat == declarer else 0 for seat in range(3)])
    ended = bock.Ended(
        game, found.won, points[declarer], found.value, not state.known, state.is_open, len(state.calls), scores
    )
    return Outcome(
        kind=game,
        points=points,
        tricks=tricks,
        scores=scores,
        declarer=declarer,
        sides=tuple(int(seat != declarer) for seat in range(3)),
        side_points=(points[declarer], sum(points) - points[declarer]),
        won=found.won,
        details=_details(state, found) | _after_it(state, ended),
    )


def _counted(state: SkatState, declarer: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points, the skat's with the declarer's but in null, and tricks; or what a game given up counts as."""
    skat, giving = card_points(state.skat), state.giving
    points, tricks = taken(state.play.tricks, state.ranking, 3)
    if giving.ended:
        return settled(state.options, state.words, declarer, (points, tricks), skat=skat, won=giving.is_won)
    if state.words[0] != "null":
        points = tuple(each + skat * (seat == declarer) for seat, each in enumerate(points))
    return points, tricks


def _played(state: SkatState, declarer: Seat, points: int, tricks: int) -> Played:
    held = state.dealt.hands[declarer] + state.dealt.blind
    bid = state.contest.high if state.ramsch is None else LEAST_GRAND_HAND
    tip = SPITZE in state.words and (
        state.giving.is_won if state.giving.ended else is_tip(state, declarer, state.play.tricks)
    )
    return Played(state.words, not state.known, bid, points, tricks, held, tip)


def is_tip(state: SkatState, declarer: Seat, tricks: tuple[Trick, ...]) -> bool:
    """Whether the declarer's lowest trump took the last trick."""
    last = tricks[-1]
    cards = [trick.cards[trick.seats.index(declarer)] for trick in tricks]
    lowest = state.ranking.trumps_in(state.ranking.sorted(cards))[-1]
    return last.winner(state.ranking) == declarer and cards[-1] == lowest


def _details(state: SkatState, found: Judged | None) -> dict[str, object]:
    """What was declared and what it came to; where the table asks for it, how often it was doubled and by what."""
    options = state.options
    declared = next((word for word in state.words if word in ("schneider", "schwarz")), None)
    bid = state.contest.high if state.ramsch is None else LEAST_GRAND_HAND
    facts: dict[str, object] = {
        "hand": not state.known, "declared": declared, "open": state.is_open, "bid": bid, "matadors": None,
        "value": None, "overbid": False,
    }  # fmt: skip
    if found is not None:
        is_told = found.made or found.matadors is None or options.values != "book"
        facts |= {"matadors": found.matadors, "value": found.value if is_told else None, "overbid": found.overbid}
        if options.values != "book" and not found.won:
            facts["counted"] = found.counted
        if options.values != "book" and found.matadors is not None:
            facts["base"] = found.base
    if SPITZE in state.words:
        facts["spitze"] = True
    if REVOLUTION in state.words:
        facts["revolution"] = True
    if state.giving.ended:
        facts["given-up"] = state.giving.ended
    if options.kontra != "none":
        facts["kontra"] = len(state.calls)
    return facts | _times(state) | list_facts(options)


def _times(state: SkatState) -> dict[str, object]:
    times = state.times << len(state.calls)
    return {"times": times} if times > 1 else {}


def _ramsch(state: SkatState) -> Outcome:
    """Everybody alone; the losers pay, or who shunned points best is paid, as often as was passed on and knocked."""
    options = state.options
    points, tricks = taken(state.play.tricks, state.ranking, 3)
    skat = card_points(state.skat)
    virgins = () if state.ramsch is None else state.ramsch.virgins
    found = shunned(options, points, tricks, skat, state.play.tricks[-1].winner(state.ranking), virgins=virgins)
    scores = written(options.scoring, [each * state.times for each in found.scores])
    decided = found.losers or found.best
    is_ten = options.ramschloser == "club" and options.ramschclub == "ten"
    ended = bock.Ended(RAMSCH, None, 0, 0, False, False, 0, scores)
    return Outcome(
        RAMSCH, points, tricks, scores,
        sides=tuple(int(seat not in decided) for seat in range(3)) if decided else (None,) * 3,
        won=None if not decided else not found.losers,
        details=dict.fromkeys(KEYS) | _shunned_facts(found, skat, is_ten=is_ten) | _times(state) | list_facts(options)
        | _after_it(state, ended),
    )  # fmt: skip


def _shunned_facts(found: Shunned, skat: int, *, is_ten: bool) -> dict[str, object]:
    tens = {"ten": True} if is_ten else {}
    announced = {"kept": [*found.kept], "failed": [*found.failed]}
    return {
        "losers": [*found.losers], "best": [*found.best], "skat": skat, "takers": [*found.takers], "march": found.march,
        **{name: seats for name, seats in announced.items() if seats}, **tens,
    }  # fmt: skip


def _after_it(state: SkatState, ended: bock.Ended) -> dict[str, object]:
    """What brought a round of Bock about, and all that the next deal is begun with."""
    options, carried = state.options, state.carried
    inside, ramsch = state.ramsch, options.allpass != "passed"
    if inside is not None and carried is not None and (inside.is_round or bock.is_penalty(options, carried)):
        again = inside.soloist is not None
        return bock.details(
            bock.left_by_ramsch(options, carried, ended.scores, is_round=inside.is_round, again=again)
        ) | ({"again": True} if again else {})  # fmt: skip
    sums = bock.totals(options, carried, ended.scores)
    happened = bock.reasons(options, ended, sums) if inside is None else ()
    left = bock.left(options, carried, happened, sums)
    if ramsch and options.kontralost == "ramsch" and ended.kontras and ended.won:
        left["kontralost"] = 1
    events: Mapping[str, object] = {"events": [*happened]} if happened else {}
    return {**events, **bock.details(left)}
