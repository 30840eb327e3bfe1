"""Doppelkopf: what holds in every deal with every option, tried in deals played at random."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Accept, Action, Announce, Cut, Declare, Discard, Give, Pass, Play
from engine.cards import Card, without
from engine.dealing import Dealt
from engine.decisions import expand
from engine.errors import IllegalAction
from engine.games.doppelkopf.announcements import CALLS, SIDES
from engine.games.doppelkopf.options import RULE_SETS, DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.doppelkopf.sides import known_sides, true_sides
from engine.games.doppelkopf.state import PACKS, DoppelkopfState
from engine.options import allowed_values
from engine.referee import answer
from engine.seats import Seat
from tests.properties.random_deals import finished_deal
from tests.support.soak import either

FIRST = ("nines", "loonies", "weddings", "ranking", "ddv")
VALUES = allowed_values(DoppelkopfOptions)


def by_chance(seed: int) -> dict[str, Any]:
    """Any house rules together, more often such that deals are scored and others hang on them."""
    chance = random.Random(seed)
    return {name: chance.choice(may) for name, may in VALUES.items()} | {
        "ddv": chance.random() < 0.2, "scoring": chance.choice(("none", "verband", "doubling", "doubling")),
        "poverty": chance.choice(("three", "four")),
    }  # fmt: skip


ALL_OPTIONS: list[dict[str, Any]] = [
    *(dict(zip(FIRST, values, strict=True)) for values in itertools.product(*(VALUES[name] for name in FIRST))),
    *map(dict, RULE_SETS.values()),
    *map(by_chance, range(60)),
]
WAYS = ("basic", "wedding", "poverty", "solo", "anything")
Move = tuple[Seat, Action]


def first_hands(options: DoppelkopfOptions, way: str, chance: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Hands at random; for a poverty seat 1 has few trumps, for a wedding it has both grannies."""
    cards = list(PACKS[options.nines])
    chance.shuffle(cards)
    if way in ("wedding", "poverty"):
        wanted = {"wedding": lambda card: str(card) == "QC", "poverty": lambda card: card.suit < 2 and card.rank > 6}[
            way
        ]
        cards.sort(key=lambda card: not wanted(card) or (str(card) == "QC" and way == "poverty"))
    size = len(cards) // 4
    piles = [tuple(cards[place : place + size]) for place in range(0, len(cards), size)]
    return (piles[1], piles[0], *piles[2:])


def chosen(state: DoppelkopfState, way: str, chance: random.Random) -> Move:
    """One of the moves there are, such that the wanted kind of game comes about and announcements are not too many."""
    may = [(seat, action) for seat in range(4) for action in expand(DOPPELKOPF.decisions(state, seat))]
    calls = [move for move in may if isinstance(move[1], Announce) and move[1].verb in CALLS]
    if calls and chance.random() < 0.1:
        return chance.choice(calls)
    rest = [move for move in may if move not in calls and (way == "anything" or str(move[1]) not in ("redeal", "pass"))]
    if way == "basic":
        rest = [move for move in rest if str(move[1]) != "special"]
    elif way in ("wedding", "poverty"):
        mine = [move for move in rest if isinstance(move[1], Declare) and move[1].words[0] == way]
        keep = [move for move in rest if str(move[1]) != ("ok" if move[0] == 1 else "special")]
        rest = mine or keep or rest
    return chance.choice(rest or may)


def stages(options: DoppelkopfOptions, way: str, chance: random.Random) -> Iterator[tuple[DoppelkopfState, list[Move]]]:
    """Every stage of a deal with what has led to it."""
    hands = first_hands(options, way, chance)
    state, moves = DOPPELKOPF.begin(options, chance.randrange(4), Dealt(hands)), []
    yield state, []
    while state.phase != "done":
        moves.append(chosen(state, way, chance))
        state = DOPPELKOPF.apply(state, *moves[-1]).state
        yield state, list(moves)


def replayed(
    options: DoppelkopfOptions, dealer: Seat, hands: tuple[tuple[Card, ...], ...], moves: list[Move]
) -> DoppelkopfState:
    state = DOPPELKOPF.begin(options, dealer, Dealt(hands))
    for move in moves:
        state = DOPPELKOPF.apply(state, *move).state
    return state


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=map(str, range(len(ALL_OPTIONS))))
def test_every_deal_ends_with_nothing_lost_and_all_counted(options: dict[str, Any]) -> None:
    chance = random.Random(str(options))
    rules = DoppelkopfOptions(**options)
    for way in WAYS:
        for state, _ in stages(rules, way, chance):
            aside = state.aside if state.taker is None else ()
            tricks = (*state.play.tricks, state.play.trick)
            cards = [*itertools.chain(*state.hands), *itertools.chain(*(trick.cards for trick in tricks)), *aside]
            assert Counter(cards) == Counter(PACKS[rules.nines])
            assert (DOPPELKOPF.waiting_for(state) == ()) == (state.phase == "done")
        check_end(state, way)


def check_end(state: DoppelkopfState, way: str) -> None:
    outcome = DOPPELKOPF.outcome(state)
    assert outcome is not None
    result = DOPPELKOPF.result(outcome)
    assert way == "anything" or result["kind"] != "redeal"
    if result["kind"] != "redeal":
        assert sum(result["points"]) == sum(result["side"] or (240,)) == 240
        assert sum(result["tricks"]) == len(state.dealt[0])
    if not state.options.is_scored:
        assert result["scores"] is None
        assert "extras" not in result
        return
    assert sum(result["scores"]) == 0
    if not result["team"]:
        return
    net = result.get("price", 1) * sum(point["points"] * (1 - 2 * point["side"]) for point in result["extras"])
    assert all(result["scores"][seat] == net * (3 if len(result["team"]) == 1 else 1) for seat in result["team"])


@pytest.mark.parametrize("seed", range(12))
def test_what_is_listed_is_accepted_and_everything_else_refused_leaving_all_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    options = DoppelkopfOptions(**chance.choice(ALL_OPTIONS))
    for state, _ in stages(options, WAYS[seed % len(WAYS)], chance):
        if chance.random() < 0.7:
            continue
        before = replace(state)
        for seat in range(4):
            listed = set(expand(DOPPELKOPF.decisions(state, seat)))
            for action in listed | universe(state, seat, chance):
                try:
                    DOPPELKOPF.apply(state, seat, action)
                    accepted = True
                except IllegalAction:
                    accepted = False
                assert accepted == (action in listed), f"{seat} {action}"
        assert state == before


def universe(state: DoppelkopfState, seat: Seat, chance: random.Random) -> set[Action]:
    """What might be tried: every card, every word, threes of one's own cards and of others'."""
    own, all_cards = sorted(state.hands[seat]), sorted(PACKS[True])
    threes = [tuple(sorted(chance.sample(cards, 3))) for cards in (own, all_cards) for _ in range(4) if len(cards) > 2]
    words = ("ace-solo", "wedding", "poverty", "jack-solo", "international-solo", "king-solo", "basic")
    return {
        *(Play(card) for card in all_cards), *(Announce(verb) for verb in ("special", "redeal", "concede", *CALLS)),
        *(Declare((word,)) for word in words), Declare(("wedding", "plain")), Declare(("wedding", "hearts")),
        *map(Accept, ("ok", "accept")), Pass(),
        *(Discard("offer", cards) for cards in threes), *(Give(cards) for cards in threes),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_tells_the_same_as_the_game(seed: int) -> None:
    chance = random.Random(seed)
    given = chance.choice(ALL_OPTIONS)
    for state, moves in stages(DoppelkopfOptions(**given), WAYS[seed % len(WAYS)], chance):
        if len(moves) % 9 and state.phase != "done":
            continue
        request = {
            "game": "doppelkopf", "options": given, "dealer": state.dealer,
            "hands": [[str(card) for card in hand] for hand in state.dealt],
            "actions": [f"{seat} {action}" for seat, action in moves],
        }  # fmt: skip
        reply = json.loads(answer(json.dumps(request).encode()) or "")
        assert reply["phase"] == state.phase
        assert [sorted(hand) for hand in reply["hands"]] == [sorted(map(str, hand)) for hand in state.hands]
        may = {str(s): sorted(map(str, expand(DOPPELKOPF.decisions(state, s)))) for s in range(4)}
        assert {seat: sorted(texts) for seat, texts in reply["legal"].items()} == {s: m for s, m in may.items() if m}


# Secrecy


def swapped(
    state: DoppelkopfState, moves: list[Move], viewer: Seat | None, chance: random.Random
) -> DoppelkopfState | None:
    """The same deal with two unseen cards, of which there may be twins, in each other's hands, if it could go so."""
    one, other = chance.sample([seat for seat in range(4) if seat != viewer], 2)
    mine, theirs = chance.choice(state.dealt[one]), chance.choice(state.dealt[other])
    if chance.random() < 0.5:
        grannies = [card for card in state.dealt[one] if str(card) == "QC"]
        mine = grannies[0] if grannies else mine
    if mine == theirs:
        return None
    hands = list(state.dealt)
    hands[one] = (*without(hands[one], (mine,)), theirs)
    hands[other] = (*without(hands[other], (theirs,)), mine)
    there = {mine: theirs, theirs: mine}
    hidden = [
        (seat, type(action)(*hidden_args(action, there))) if isinstance(action, Discard | Give) else (seat, action)
        for seat, action in moves
    ]
    for said in (moves, hidden):
        try:
            return replayed(state.options, state.dealer, tuple(map(tuple, map(sorted, hands))), said)
        except IllegalAction:
            continue
    return None


def hidden_args(action: Discard | Give, there: dict[Card, Card]) -> tuple[Any, ...]:
    cards = tuple(sorted(there.get(card, card) for card in action.cards))
    return (action.verb, cards) if isinstance(action, Discard) else (cards,)


def fits(state: DoppelkopfState, other: DoppelkopfState, moves: list[Move], viewer: Seat | None) -> bool:
    """Whether the viewer was told the same: who handed them cards, and on whose side each spoke that made promises; how
    many trumps a poverty got back, and which cards are raised.
    """
    if (state.words, state.pigs) != (other.words, other.pigs):
        return False
    takes_part = viewer is not None and (viewer in (state.declarer, state.taker) or state.options.povertysees)
    if takes_part and (state.aside != other.aside or other.hands[viewer or 0] != state.hands[viewer or 0]):
        return False
    callers = {seat for seat, _ in state.calls}
    return all(true_sides(state)[seat] == true_sides(other)[seat] for seat in callers)


@pytest.mark.parametrize("seed", range(either(4, 20)))
def test_views_tell_nothing_of_unseen_cards_and_sides(seed: int) -> None:
    chance = random.Random(seed)
    options, way = DoppelkopfOptions(**chance.choice(ALL_OPTIONS)), WAYS[seed % len(WAYS)]
    compared = parted_anew = 0
    for state, moves in stages(options, way, chance):
        if state.phase == "done":
            break
        for viewer, _ in itertools.product((None, 0, 1, 2, 3), range(2)):
            other = swapped(state, moves, viewer, chance)
            if other is None or not fits(state, other, moves, viewer):
                continue
            compared += 1
            parted_anew += true_sides(other) != true_sides(state)
            assert DOPPELKOPF.view(other, viewer) == DOPPELKOPF.view(state, viewer)
    assert compared > 20
    assert way != "basic" or parted_anew > 0


@pytest.mark.parametrize("seed", range(20))
def test_the_sides_one_knows_are_the_true_ones_and_in_the_end_all_are_known(seed: int) -> None:
    chance = random.Random(seed)
    options = DoppelkopfOptions(**chance.choice(ALL_OPTIONS))
    for state, _ in stages(options, ("basic", "wedding")[seed % 2], chance):
        for viewer in (None, 0, 1, 2, 3):
            known = known_sides(state, viewer)
            if state.phase == "play" and state.declarer is None:
                assert all(side in (None, truth) for side, truth in zip(known, true_sides(state), strict=True))
                assert viewer is None or known[viewer] is not None
    assert known_sides(state, None) == true_sides(state)


def test_deals_of_every_kind_come_up() -> None:
    kinds = {deal.outcome.kind for deal in (finished_deal("doppelkopf", seed) for seed in range(60)) if deal.outcome}
    assert len(kinds) >= 6


def test_the_words_that_part_sides_are_the_first_of_all_calls() -> None:
    assert CALLS[:2] == SIDES
    assert DOPPELKOPF.cut_styles == ("threes",)
    assert (
        DOPPELKOPF.deal(DoppelkopfOptions(), 0, 4, PACKS[True], Cut("threes", place=1)).hands[1][:3] == PACKS[True][1:4]
    )
