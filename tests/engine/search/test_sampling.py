"""Worlds fit the view they are drawn for, each as likely as any other, and know nothing but the view."""

import random
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from engine.cards import Card, Suit, card_points, read_cards
from engine.deal import Deal
from engine.events import Gave
from engine.games.saskop.cards import PACK, PICTURES, RULE, ranking_for
from engine.ranking import PACK as SKAT_PACK
from engine.ranking import STANDARD
from engine.search.knowledge import lacking
from engine.search.sampling import CallInference, Impossible, Quota, World, Worlds
from engine.trick import PlayRule, Trick, legal_cards
from engine.views import View
from tests.support.saskop_deals import random_deal

HEARTS = ranking_for(Suit.HEARTS)


def small(hand: str, *tricks: Trick, counts: tuple[int, ...], gone: str = "", **more: object) -> View:
    """Seat 0's view late in a deal; `gone` cards lie open aside, so that few are unseen."""
    fields: dict[str, object] = {
        "game": "saskop", "seat": 0, "players": len(counts), "dealer": 0, "phase": "play", "ranking": HEARTS,
        "rule": RULE, "hand": read_cards(hand), "counts": counts, "face_up": ((),) * len(counts),
        "aside": read_cards(gone), "tricks": tricks,
    }  # fmt: skip
    return View(**{**fields, **more})  # type: ignore[arg-type]


def all_but(*kept: str) -> str:
    out = {card for text in kept for card in read_cards(text)}
    return " ".join(str(card) for card in PACK if card not in out)


def drawn(view: View, heard: CallInference = CallInference(), number: int = 6000) -> Counter[World]:  # noqa: B008
    chance, worlds = random.Random(1), Worlds(view, heard)
    found: Counter[World] = Counter()
    for _ in range(number):
        world = worlds.draw(chance)
        found[World(tuple(tuple(sorted(hand)) for hand in world.hands), tuple(sorted(world.aside)))] += 1
    return found


def chi_square(found: Counter[World], ways: int) -> float:
    """How far from even, in standard deviations."""
    even = found.total() / ways
    square = sum((number - even) ** 2 for number in found.values()) / even + (ways - len(found)) * even
    return (square - (ways - 1)) / (2 * (ways - 1)) ** 0.5


def fitting(cards: str, sizes: tuple[int, ...], fits: object) -> int:
    """How many ways there are, by trying all."""
    seen = set()
    for order in permutations(read_cards(cards)):
        hands, at = [], 0
        for size in sizes:
            hands.append(tuple(sorted(order[at : at + size])))
            at += size
        if tuple(hands) not in seen and fits(hands):  # type: ignore[operator]
            seen.add(tuple(hands))
    return len(seen)


UNSEEN = "KC QS AH 9H AC TS 7S"


def test_worlds_are_even_where_nothing_is_known() -> None:
    view = small("6H 7D", counts=(2, 2, 2, 3), gone=all_but("6H 7D", UNSEEN))
    ways = fitting(UNSEEN, (2, 2, 3), lambda _: True)
    assert Worlds(view).ways == ways == 210
    assert abs(chi_square(drawn(view), ways)) < 4


def test_worlds_are_even_under_quotas_and_bars() -> None:
    view = small("6H 7D", counts=(2, 2, 2, 3), gone=all_but("6H 7D", UNSEEN))
    trumps = frozenset(card for card in PACK if HEARTS.is_trump(card))
    heard = CallInference({3: frozenset(read_cards("KC AC"))}, (Quota(1, trumps, least=1), Quota(2, trumps, most=1)))

    def fits(hands: list[tuple[Card, ...]]) -> bool:
        one, two, three = hands
        return (
            not {*three} & heard.barred[3]
            and any(HEARTS.is_trump(card) for card in one)
            and sum(HEARTS.is_trump(card) for card in two) <= 1
        )

    ways = fitting(UNSEEN, (2, 2, 3), fits)
    assert Worlds(view, heard).ways == ways
    assert abs(chi_square(drawn(view, heard), ways)) < 4


def test_worlds_are_even_under_either_of_two_calls() -> None:
    view = small("6H 7D", counts=(2, 2, 2, 3), gone=all_but("6H 7D", UNSEEN))
    either = tuple(Quota(1, frozenset(read_cards(cards)), least=2) for cards in ("KC QS AH", "AC TS 7S"))
    ways = fitting(UNSEEN, (2, 2, 3), lambda hands: any(sum(card in q.cards for card in hands[0]) >= 2 for q in either))
    assert abs(chi_square(drawn(view, CallInference(either=(either,))), ways)) < 4


def test_a_call_that_hardly_any_deal_fits_is_met_without_a_long_search() -> None:
    whole = small("6H 7D", counts=(2, 8, 8, 8), gone="")
    suit = tuple(card for card in PACK if card.suit == Suit.SPADES and not card.is_picture)
    view = replace(whole, aside=tuple(card for card in PACK if card in read_cards("6C 7C 8C 9C TC AC 8D 9D TD AD")))
    either = ((Quota(1, frozenset((*suit, *PICTURES)), least=8), Quota(1, frozenset(suit), least=6)),)
    world = Worlds(view, CallInference(either=either)).draw(random.Random(3))
    assert sum(card in {*suit, *PICTURES} for card in world.hands[1]) == 8 or {*suit} <= {*world.hands[1]}


@pytest.mark.parametrize(
    ("led", "played", "lacks"),
    [
        ("AC", "7C", ()),
        ("7C", "6C", ("8C", "9C", "TC", "AC")),
        ("AC", "6D", ("6C", "KC", "6H", "AH")),
        ("KC", "KS", ("6H",)),
        ("KC", "7H", ("6H",)),
        ("KC", "AD", ("6H", "KS", "QC", "7H")),
        ("AC", "7H", ("6C", "TC")),
    ],
)
def test_not_following_trumping_or_beating_tells(led: str, played: str, lacks: tuple[str, ...]) -> None:
    trick = Trick((1, 2), read_cards(f"{led} {played}"))
    shown = lacking(small("", counts=(9, 8, 8, 9), trick=trick))[2]
    assert shown >= {*read_cards(" ".join(lacks))}
    assert not shown & {*read_cards(played)}
    held = [card for card in PACK if card not in shown and card not in read_cards(led)]
    assert read_cards(played)[0] in legal_cards(RULE, HEARTS, tuple(held), read_cards(led))
    for card in sorted(shown - {*read_cards(led)}):
        may = legal_cards(RULE, HEARTS, (card, *read_cards(played)), read_cards(led))
        assert read_cards(played)[0] not in may, f"{card} would have been played"


@pytest.mark.parametrize("seed", range(12))
def test_every_world_could_have_been_played_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    for deal in list(random_deal(seed))[2::5]:
        if deal.phase == "cut":
            continue
        for seat in range(4):
            view = deal.view(seat)
            worlds = Worlds(view)
            for _ in range(3):
                assert_fits(deal, view, worlds.draw(chance))


def assert_fits(deal: Deal, view: View, world: World) -> None:
    assert view.seat is not None
    assert sorted(world.hands[view.seat]) == sorted(view.hand)
    assert tuple(map(len, world.hands)) == view.counts
    played = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
    assert sorted([*played, *(card for hand in world.hands for card in hand)]) == sorted(PACK)
    for seat, cards in enumerate(view.face_up):
        gave = sum(isinstance(each, Gave) and each.giver == seat for each in view.history)
        assert len({*cards} - {*world.hands[seat]}) <= gave
    held = [list(hand) for hand in world.hands]
    for trick in reversed([*view.tricks, view.trick]):
        for place in reversed(range(len(trick))):
            seat, card = trick.seats[place], trick.cards[place]
            held[seat].append(card)
            assert card in legal_cards(view.rule, view.ranking, tuple(held[seat]), trick.cards[:place])


def test_the_same_view_and_chance_bring_the_same_worlds_whatever_the_others_hold() -> None:
    deal = list(random_deal(3))[30]
    view = deal.view(2)
    swapped = replace(deal.state.play, hands=_swapped(deal, view))
    other = replace(deal, state=replace(deal.state, play=swapped))
    assert other.view(2) == view
    assert other.state.hands != deal.state.hands
    draws = [[Worlds(each.view(2)).draw(random.Random(5)) for _ in range(5)] for each in (deal, other)]
    assert draws[0] == draws[1]


def _swapped(deal: Deal, view: View) -> tuple[tuple[Card, ...], ...]:
    world = Worlds(view).draw(random.Random(1))
    return tuple(map(view.ranking.sorted, world.hands))


def test_a_card_that_went_there_and_back_and_was_played_is_in_no_hand() -> None:
    led = Trick((1, 2, 3, 0), read_cards("TS 8S 9S 6S"))
    there_and_back = (Gave(1, 0, 1, read_cards("TS")), Gave(0, 1, 1, read_cards("TS")))
    rest = "6H 7D KC QS AH 9H AC 7S"
    view = small(
        "6H 7D", led, counts=(2, 2, 2, 2), gone=all_but(rest, "TS 8S 9S 6S"), history=there_and_back
    )  # fmt: skip
    world = Worlds(view).draw(random.Random(1))
    assert sorted(card for hand in world.hands for card in hand) == sorted(read_cards(rest))


def test_impossible_knowledge_is_an_error() -> None:
    view = small("6H 7D", counts=(2, 2, 2, 3), gone=all_but("6H 7D", UNSEEN))
    everything = frozenset(PACK)
    with pytest.raises(Impossible):
        Worlds(view, CallInference({1: everything, 2: everything, 3: everything}))
    with pytest.raises(Impossible):
        Worlds(replace(view, counts=(2, 9, 9, 9)))
    with pytest.raises(Impossible):
        Worlds(view, CallInference(either=((Quota(1, everything, least=3),),)))


def test_calls_are_taken_in_ways_that_go_together() -> None:
    view = small("6H 7D", counts=(2, 2, 2, 3), gone=all_but("6H 7D", UNSEEN))
    kings, rest = frozenset(read_cards("KC QS")), frozenset(read_cards("AC TS"))
    either = ((Quota(1, kings, least=2), Quota(1, rest, least=2)), (Quota(2, kings, least=2),))
    world = Worlds(view, CallInference(either=either)).draw(random.Random(1))
    assert [{*hand} for hand in world.hands[1:3]] == [rest, kings]


def test_the_blind_holds_what_no_hand_does_and_twins_are_dealt_twice() -> None:
    view = small("QC QS", counts=(2, 2, 2), ranking=STANDARD, rule=PlayRule(), game="skat")
    view = replace(view, counts=(10, 10, 10), hand=SKAT_PACK[:10])
    world = Worlds(view).draw(random.Random(2))
    assert len(world.aside) == 2
    assert sum(card_points(hand) for hand in (*world.hands, world.aside)) == 120
    twins = replace(view, counts=(8, 28, 28), hand=tuple(sorted(STANDARD.suits))[:8])
    assert sorted(card for hand in Worlds(twins).draw(random.Random(2)).hands for card in hand) == sorted(
        tuple(STANDARD.suits) * 2
    )
