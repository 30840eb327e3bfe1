"""What holds in every deal of every game, tried in deals played at random."""

import itertools
import json
import random
from collections import Counter

import pytest

from engine.actions import (
    ACCEPTS,
    ANNOUNCEMENTS,
    DISCARDS,
    RENONCE,
    SIGNALS,
    TAKES,
    Accept,
    Action,
    Announce,
    Bid,
    BidGame,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
    NameTrick,
    Pass,
    Play,
    Show,
    Signal,
    Take,
    Trump,
    read_action,
)  # fmt: skip
from engine.cards import Card, Rank, Suit, card_points, pack
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.referee import answer
from engine.seats import Seat
from tests.properties.random_deals import finished_deal, moves, random_deal, shuffled_start
from tests.support.soak import either

CARDS = pack(Rank.SIX)
UNIVERSE: tuple[Action, ...] = (
    *map(Bid, (0, 4, 5, 6, 7, 8, 9, 10, 18, 59, 264)),
    Pass(),
    *map(Accept, ACCEPTS),
    *map(Trump, Suit),
    *map(NameTrick, (0, 1, 6, 99)),
    *map(CallAce, Suit),
    *(CallAce(suit, how=RENONCE) for suit in Suit),
    *map(Take, TAKES),
    *map(Announce, ANNOUNCEMENTS),
    *map(Signal, SIGNALS),
    *map(BidGame, ("wenz", "solo", "solo-tout", "tout", "sie")),
    *(Declare(words) for words in (("grand",), ("hearts", "schneider"), ("null", "open"), ("solo",), ("nonsense",))),
    *(Declare(words) for words in (("wenz",), ("wenz", "tout"), ("solo", "H"), ("solo", "S", "tout"), ("bettel",))),
    *map(Play, CARDS),
    *map(Show, CARDS),
    *(Give((card,)) for card in CARDS),
    Give(()),
    *(Give(pair) for pair in itertools.combinations(CARDS[::5], 2)),
    *(Discard("offer", (card,)) for card in CARDS[::3]),
    *(Discard(verb, pair) for verb in DISCARDS for pair in itertools.combinations(CARDS[::5], 2)),
    Cut("threes"),
    Cut("upto", CARDS[0], 5),
)
DEALS = [(game, seed) for game in GAMES for seed in range(either(1, 12))]


def attempt(deal: Deal, seat: Seat, action: Action) -> Deal | None:
    try:
        return deal.act(seat, action)
    except IllegalAction:
        return None


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_what_is_accepted_is_exactly_what_is_listed_and_the_refused_changes_nothing(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start(game, chance), chance):
        listed = set(moves(deal))
        assert len(listed) == len(moves(deal))
        if deal.state is None or chance.random() < 0.6:
            continue
        for seat, action in itertools.product(range(deal.start.players), UNIVERSE):
            before = (deal.state, deal.actions, deal.events)
            after = attempt(deal, seat, action)
            assert (after is not None) == ((seat, action) in listed), f"{seat} {action}"
            assert after is None or after.version == deal.version + 1
            assert (deal.state, deal.actions, deal.events) == before


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_a_live_deal_waits_for_somebody_who_can_do_what_it_waits_for(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start(game, chance), chance):
        assert bool(deal.waiting_for) == (deal.phase != "done") == (deal.outcome is None)
        assert len(set(deal.waiting_for)) == len(deal.waiting_for)
        for seat in range(deal.start.players):
            decisions = deal.decisions(seat)
            assert any(each.awaited and each.actions for each in decisions) == (seat in deal.waiting_for)
            assert all(each.silence is None or (each.awaited and each.silence in each.actions) for each in decisions)
            assert not any(each.is_lasting and each.awaited for each in decisions)
            assert deal.view(seat).decisions == decisions
            assert deal.view(seat).waiting_for == deal.waiting_for


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_no_card_is_lost_or_doubled(game: str, seed: int) -> None:
    """Cards in hands, tricks and, out of play, aside are the pack at every moment; none comes back from aside.

    Closed cards that are to turn up are not aside.
    """
    chance = random.Random(seed)
    aside: Counter[Card] | None = None
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is None:
            continue
        play = deal.state.play
        piles = getattr(deal.state, "piles", ())
        closed = [under for by_seat in piles for _, under in by_seat if under is not None]
        lying = Counter(itertools.chain(closed, *play.hands, *(trick.cards for trick in (*play.tricks, play.trick))))
        assert lying <= Counter(deal.start.pack)
        out = Counter(deal.start.pack) - lying
        if deal.phase == "play":
            assert aside in (None, out)
            aside = out
        assert sorted(map(len, play.hands)) == sorted(deal.view(0).counts) or deal.phase == "call"


@pytest.mark.parametrize("seed", range(either(5, 30)))
def test_in_saskop_every_card_is_in_a_hand_or_a_trick(seed: int) -> None:
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start("saskop", chance), chance):
        if deal.state is None:
            continue
        play = deal.state.play
        tricks = [trick.cards for trick in (*play.tricks, play.trick)]
        assert sorted(itertools.chain(*play.hands, *tricks)) == sorted(deal.start.pack)
        counts = [len(hand) for hand in play.hands]
        assert max(counts) - min(counts) <= (2 if deal.phase == "exchange" else 1)
        assert deal.view(None).counts == tuple(counts)


@pytest.mark.parametrize("seed", range(either(8, 60)))
def test_saskop_counts_120_points_and_nine_tricks(seed: int) -> None:
    deal = finished_deal("saskop", seed)
    assert deal.outcome is not None
    result = deal.start.rules.result(deal.outcome)
    assert card_points(deal.start.pack) == sum(deal.outcome.points) == 120
    assert sum(deal.outcome.tricks) == 9
    points = [deal.outcome.points[team] + deal.outcome.points[team + 2] for team in (0, 1)]
    assert result["points"] == points
    assert result["tie"] == (points == [60, 60])


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_every_action_reads_back_as_it_is_written(game: str, seed: int) -> None:
    for _, action in finished_deal(game, seed).actions:
        assert read_action(str(action)) == action


@pytest.mark.parametrize("action", UNIVERSE, ids=str)
def test_every_action_there_is_reads_back(action: Action) -> None:
    if action != Give(()):
        assert read_action(str(action)) == action


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_the_referee_sees_what_the_deal_sees_at_every_stage(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is not None and (deal.version % 5 == 1 or deal.phase == "done"):
            assert_same(deal)


def assert_same(deal: Deal) -> None:
    start, rules = deal.start, deal.start.rules
    dealt = rules.deal(start.options, start.dealer, start.players, start.pack, deal.actions[0][1])
    request = {
        "id": deal.version,
        "game": start.game,
        "options": {name: getattr(start.options, name) for name in start.options.__dataclass_fields__},
        "dealer": start.dealer,
        "hands": [[str(card) for card in hand] for hand in dealt.hands],
        "blind": [str(card) for card in dealt.blind],
        "style": dealt.style,
        "actions": [f"{seat} {action}" for seat, action in deal.actions[1:]],
    }
    reply = json.loads(answer(json.dumps(request).encode()) or "")
    assert (reply["id"], reply["phase"], tuple(reply["to_act"])) == (deal.version, deal.phase, deal.waiting_for)
    assert [[str(card) for card in hand] for hand in deal.state.hands] == reply["hands"]
    texts = {seat: [str(action) for action in deal.legal_actions(seat)] for seat in range(start.players)}
    assert reply["legal"] == {str(seat): may for seat, may in texts.items() if may}
    result = None if deal.outcome is None else json.loads(json.dumps(rules.result(deal.outcome)))
    assert reply["result"] == result
