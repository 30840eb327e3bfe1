"""Saskop: the pack, the ranks, the points, and ways of dealing."""

import random

import pytest

from engine.actions import read_action
from engine.cards import card_points, read_card, read_cards, read_suit, write_cards
from engine.deal import Deal, Start
from engine.dealing import Dealt
from engine.errors import IllegalAction, UnusableDeal
from engine.games.saskop.cards import BEFORE_TRUMP, PACK, lengths, ranking_for
from engine.games.saskop.options import SaskopOptions
from engine.games.saskop.rules import SASKOP
from tests.engine.saskop_table import EXAMPLE, dealt, hands

DOWN = " ".join(str(card) for card in PACK)


def test_thirty_six_cards_with_the_six_lowest() -> None:
    assert " ".join(f"{rank}{suit}" for suit in "CSHD" for rank in "6789TJQKA") == DOWN


def test_with_hearts_trumps_the_eighteen_rank_as_the_source_lists_them() -> None:
    listed = "6H KC KS KH KD QC QS QH QD JC JS JH JD AH TH 9H 8H 7H"
    assert write_cards(ranking_for(read_suit("H")).trumps) == listed


@pytest.mark.parametrize("trump", "CSHD")
def test_each_of_the_other_suits_has_six_plain_cards_from_ace_to_six(trump: str) -> None:
    ranking = ranking_for(read_suit(trump))
    for suit in set("CSHD") - {trump}:
        plain = ranking.sorted(ranking.of_suit(PACK, read_suit(suit)))
        assert write_cards(plain) == " ".join(f"{rank}{suit}" for rank in "AT9876")


def test_before_the_trumps_are_known_only_pictures_are_trumps() -> None:
    assert write_cards(BEFORE_TRUMP.trumps) == "KC KS KH KD QC QS QH QD JC JS JH JD"


@pytest.mark.parametrize(
    ("cards", "points"),
    [("KC KS KH KD", 16), ("QC QS QH QD", 12), ("JC JS JH JD", 8), ("AC AS AH AD", 44), ("TC TS TH TD", 40),
     ("9C 8S 7H 6D", 0), (DOWN, 120)],
)  # fmt: skip
def test_card_points(cards: str, points: int) -> None:
    assert card_points(read_cards(cards)) == points


@pytest.mark.parametrize(
    ("hand", "by_suit"),
    [
        ("KS QC JS JH AC TC 7C TD 9D", (7, 4, 4, 6)),  # the source's example: up to seven with clubs
        ("AH TH 9H 8H 7H 6H AS 7D 6D", (0, 1, 6, 2)),
        ("KC KS KH KD QC QS QH QD JC", (9, 9, 9, 9)),
    ],
)
def test_length_counts_every_picture_and_the_suits_other_cards(hand: str, by_suit: tuple[int, ...]) -> None:
    assert lengths(read_cards(hand)) == by_suit


def test_in_any_deal_somebody_can_bid_five() -> None:
    chance = random.Random(5)
    for _ in range(300):
        cards = chance.sample(PACK, 36)
        assert max(max(lengths(tuple(cards[at : at + 9]))) for at in range(0, 36, 9)) >= 5


@pytest.mark.parametrize(
    "texts",
    [
        EXAMPLE[:3],
        (*EXAMPLE, ""),
        ("QS TS 9S 8S 7S 6S 9C 8C", *EXAMPLE[1:]),
        ("QS TS 9S 8S 7S 6S 9C 8C 6C KS", "QC JS JH AC TC 7C TD 9D", *EXAMPLE[2:]),
        ("QS TS 9S 8S 7S 6S 9C 8C 8C", *EXAMPLE[1:]),
    ],
    ids=["three hands", "five hands", "eight cards", "ten and eight", "a card twice"],
)
def test_only_four_hands_of_nine_that_are_the_whole_pack_can_be_played(texts: tuple[str, ...]) -> None:
    with pytest.raises(UnusableDeal):
        dealt(*texts)


def test_a_blind_is_refused() -> None:
    with pytest.raises(UnusableDeal):
        SASKOP.begin(SaskopOptions(), 0, Dealt(hands(*EXAMPLE), read_cards("6C")))


# Ways of dealing. The pack lies in pack order and is cut at 1: 7C comes first, 6C last. Dealer 0, cutter 3.

NINES = ("7C 8C 9C TC JC QC KC AC 6S", "7S 8S 9S TS JS QS KS AS 6H", "7H 8H 9H TH JH QH KH AH 6D",
         "7D 8D 9D TD JD QD KD AD 6C")  # fmt: skip


def cut(text: str, dealer: int = 0) -> Deal:
    deal = Deal(Start("saskop", SaskopOptions(), 4, dealer, PACK))
    return deal.act((dealer + 3) % 4, read_action(text))


@pytest.mark.parametrize(
    ("how", "piles"),
    [
        ("cut nines at 1", (1, 2, 3, 0)),
        ("cut covers at 1", (1, 2, 0, 3)),
        ("cut content at 1", (2, 1, 3, 0)),
        ("cut upto 9S at 1", (1, 2, 3, 0)),
    ],
)
def test_nine_at_a_time_go_to_the_seats_in_the_order_the_cutter_asks(how: str, piles: tuple[int, ...]) -> None:
    for dealer in range(4):
        held = cut(how, dealer).state.hands
        assert [write_cards(held[(seat + dealer) % 4]) for seat in piles] == [*NINES]


def test_without_comment_three_at_a_time_from_eldest() -> None:
    assert write_cards(cut("cut threes at 1").state.hands[1]) == "7C 8C 9C TS JS QS KH AH 6D"
    assert write_cards(cut("cut threes at 1").state.hands[0]) == "7S 8S 9S TH JH QH KD AD 6C"


def test_one_at_a_time_from_eldest() -> None:
    assert write_cards(cut("cut ones at 1").state.hands[1]) == "7C JC 6S TS AS 9H KH 8D QD"
    assert write_cards(cut("cut ones at 1").state.hands[0]) == "TC AC 9S KS 8H QH 7D JD 6C"


def test_the_lifted_cards_go_under_the_rest() -> None:
    assert write_cards(cut("cut nines at 35").state.hands[1]) == "AD 6C 7C 8C 9C TC JC QC KC"


def test_without_a_place_half_the_pack_is_lifted() -> None:
    assert cut("cut threes").state.hands == cut("cut threes at 18").state.hands


@pytest.mark.parametrize(
    ("how", "open_cards"),
    [
        ("cut upto 7C at 1", ["", "7C", "", ""]),
        ("cut upto 8S at 1", ["", NINES[0], "7S 8S", ""]),
        ("cut upto 6C at 1", [NINES[3], NINES[0], NINES[1], NINES[2]]),
        ("cut nines at 1", [""] * 4),
        ("cut threes at 1", [""] * 4),
    ],
)
def test_up_to_a_card_everything_until_it_is_seen_by_all(how: str, open_cards: list[str]) -> None:
    for viewer in (None, 0, 1, 2, 3):
        assert [write_cards(cards) for cards in cut(how).view(viewer).face_up] == open_cards


@pytest.mark.parametrize(
    ("seat", "how", "code"),
    [
        (3, "cut sideways", "bad-cut"),
        (3, "cut threes 7C", "bad-cut"),
        (3, "cut upto", "bad-cut"),
        (3, "cut threes at 0", "bad-cut"),
        (3, "cut threes at 36", "bad-cut"),
        (0, "cut threes", "not-your-turn"),
        (1, "bid 5", "cut-first"),
        (3, "diamonds", "cut-first"),
    ],
)
def test_a_cut_that_is_none(seat: int, how: str, code: str) -> None:
    deal = Deal(Start("saskop", SaskopOptions(), 4, 0, PACK))
    with pytest.raises(IllegalAction) as refusal:
        deal.act(seat, read_action(how))
    assert refusal.value.code == code
    with pytest.raises(IllegalAction, match="cut-already"):
        cut("cut threes").act(3, read_action("cut threes"))


def test_the_cutter_is_waited_for_and_may_ask_for_every_way() -> None:
    deal = Deal(Start("saskop", SaskopOptions(), 4, 2, PACK))
    assert deal.waiting_for == (1,)
    assert len(deal.legal_actions(1)) == 5 + 36
    assert deal.legal_actions(2) == ()
    for action in deal.legal_actions(1):
        assert deal.act(1, action).phase == "auction"
    assert read_card("6C") in deal.start.pack
