"""Sheepshead: a called ace that binds, a card face down, a called ten, the jack; a row for each sentence."""

import pytest

from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.ranking import STANDARD
from tests.engine.rules_table import Seats, dealt
from tests.properties.random_deals import finished_deal
from tests.support.soak import either

# Seat 1 picks and calls clubs: seat 2 holds the ace and another club, and no heart.
BOUND = ("9D 7S TH KH 8H 7C", "QC QS JC AD KC 9C", "AC 8C QH 8D AS 8S", "QD JD TD TS KS 9H", "JS JH KD 9S AH 7H")
# Seat 1 has no plain suit without its ace, but neither of two aces; seat 2 has the ace of spades.
LACKING = ("7S TH KH 8H 7C 9H", "QC QS JC AD AC KC", "8C QH 8D AS 8S 9C", "QD JD 9D TS KS TC", "JS JH KD 9S AH 7H")
# Seat 1 has all three plain aces; seat 2 has the ten of clubs and another club, and no heart.
ACES = ("7S TH KH 8H 7C 9H", "QC QS JC AH AC AS", "TC 8C QH 8D 8S 9C", "QD JD 9D TS KS AD", "JS JH KD 9S TD 7H")


def bound(dealer: int = 4, **options: bool | str) -> Seats:
    table = dealt("sheepshead", BOUND, "TC 7D", dealer=dealer, calling="exact", **options)
    return picked(table).said("bury 9C AD", "call C")


def picked(table: Seats) -> Seats:
    while table.waits_for[0] != 1:
        table = table.said("pass")
    return table.said("pick")


def lacking(buried: str = "KC TD", dealer: int = 4, **options: bool | str) -> Seats:
    table = dealt("sheepshead", LACKING, "TD 7D", dealer=dealer, calling="exact", bury="any", **options)
    return picked(table).said(f"bury {buried}")


def aces(buried: str = "KC 7D", dealer: int = 4, **options: bool | str) -> Seats:
    table = dealt("sheepshead", ACES, "KC 7D", dealer=dealer, calling="exact", bury="any", **options)
    return picked(table).said(f"bury {buried}")


# The called ace


def test_the_partner_leads_the_suit_only_with_the_ace() -> None:
    table = bound(dealer=1)
    assert table.may_play(2) == {"AC", "QH", "8D", "AS", "8S"}
    assert table.refuses("2 play 8C") == "lead-called"


def test_the_partner_plays_the_ace_when_the_suit_is_first_led_though_they_have_others() -> None:
    table = bound().played("7C KC")
    assert table.may_play(2) == {"AC"}
    assert table.refuses("2 play 8C") == "play-called"


def test_the_partner_does_not_throw_the_ace_off_while_another_card_is_there() -> None:
    table = bound().played("KH QS")
    assert table.may_play(2) == {"8C", "QH", "8D", "AS", "8S"}
    assert table.refuses("2 play AC") == "keep-called"


def test_the_picker_keeps_the_last_card_of_the_suit() -> None:
    table = bound().played("KH KC 8S 9H 7H TH")
    assert table.may_play(1) == {"QC", "QS", "JC", "7D"}
    assert table.refuses("1 play TC") == "keep-hold"


def test_the_picker_may_throw_off_all_but_the_last_and_lead_any() -> None:
    assert bound().played("KH").may_play(1) == {"QC", "QS", "JC", "7D", "KC", "TC"}
    assert bound(dealer=0).may_play(1) == {"QC", "QS", "JC", "7D", "KC", "TC"}


def test_the_others_are_free() -> None:
    assert bound().may_play(0) == {*BOUND[0].split()}


def test_after_the_first_lead_of_the_suit_all_duties_are_gone() -> None:
    table = bound().played("7C KC AC JD 7H KS")
    assert table.waits_for == (4,)
    assert "TC" in table.played("9S 7S").may_play(1)


@pytest.mark.parametrize("seed", range(either(12, 300)))
def test_the_called_card_falls_when_its_suit_is_first_led_or_last_of_all(seed: int) -> None:
    among = {"calling": ("exact",), "bury": ("any",), "order": ("bury", "call"), "crack": ("never", "unasked")}
    deal = finished_deal("sheepshead", seed, among, (5,))
    state = deal.state
    if state.card is None:
        return
    suits, tricks = state.ranking.suits, state.play.tricks
    led = next((trick for trick in tricks if suits[trick.cards[0]] == state.card.suit), tricks[-1])
    fell = next((trick for trick in tricks if state.card in trick.cards), None)
    assert fell in (led, None)
    of_suit = [card for trick in tricks for card in trick.cards if suits[card] == state.card.suit]
    picker_in = led.cards[led.seats.index(state.picker)]
    assert picker_in in of_suit or led is tricks[-1]


# What may be called


def test_without_a_suit_to_call_a_card_goes_face_down_in_place_of_one() -> None:
    table = lacking()
    assert table.may(1) == {"call S", "call H", "alone"}
    assert table.said("call S").phase == "under"
    assert table.said("call S").may(1) == {f"under {card}" for card in ("QC", "QS", "JC", "AD", "AC", "7D")}


def test_it_plays_as_the_six_of_the_suit_and_never_wins() -> None:
    table = lacking().said("call S", "under AD").played("7S")
    assert table.may_play(1) == {"6S"}
    after = table.played("6S")
    assert after.may_play(2) == {"AS"}
    assert after.played("AS KS 9S").waits_for == (2,)


def test_its_points_go_with_the_trick_and_nobody_else_sees_it_before_the_end() -> None:
    table = lacking().said("call S", "under AD").played("7S 6S AS KS 9S")
    assert all("AD" not in map(str, table.view(seat).aside) for seat in (None, 0, 2, 3, 4))
    assert "AD" in map(str, table.view(1).aside)
    over = table.played_out(0)
    state = over.state
    assert sum(over.result["points"]) == 120
    assert over.result["points"][2] >= 15 + 11
    assert {"KC", "TD", "AD"} == {str(card) for card in over.view(None).aside}
    assert str(state.under) == "AD"


def test_the_picker_may_lead_it_and_keeps_it_till_then() -> None:
    table = lacking(dealer=0).said("call S", "under 7D")
    assert "6S" in table.may_play(1)
    assert table.played("6S").may_play(2) == {"AS"}
    assert lacking().said("call H", "under 7D").played("7S").refuses("1 play 6H") == "keep-hold"


def test_with_a_suit_to_call_no_card_goes_face_down() -> None:
    table = dealt("sheepshead", BOUND, "TC 7D", dealer=4, calling="exact", bury="any")
    table = picked(table).said("bury 9C AD")
    assert table.may(1) == {"call C", "alone"}
    assert table.refuses("1 call H") == "call-suit-held"


def test_who_buried_the_last_card_of_it_plays_alone() -> None:
    hands = (BOUND[0], "QC QS JC AD 9C JD", BOUND[2], BOUND[3].replace("JD", "TC"), BOUND[4])
    table = dealt("sheepshead", hands, "KC 7D", dealer=4, calling="exact", bury="any")
    assert picked(table).said("bury 9C KC").may(1) == {"alone"}


def test_under_can_be_ruled_out() -> None:
    assert lacking(under=False).may(1) == {"alone"}


def test_who_has_all_three_plain_aces_calls_a_ten_and_keeps_that_ace() -> None:
    assert aces().may(1) == {"call TC", "call TS", "call TH", "alone"}
    assert aces("AC 7D").may(1) == {"call TS", "call TH", "alone"}
    assert aces(ten=False).may(1) == {"alone"}


def test_the_ace_and_the_ten_fall_together_and_the_ten_wins() -> None:
    table = aces().said("call TC").played("7C")
    assert table.may_play(1) == {"AC"}
    assert table.played("AC").may_play(2) == {"TC"}
    assert table.played("AC TC 9D").waits_for == (4,)
    assert table.played("AC TC 9D 7H").waits_for == (3,)
    plain = table.state.ranking
    assert plain.beats(*(STANDARD.sorted(c for c in STANDARD.suits if str(c) in ("TC", "AC"))[::-1]))


def test_neither_ace_nor_called_ten_is_thrown_off() -> None:
    table = aces().said("call TC").played("KH")
    assert "AC" not in table.played("AH").may_play(2) | table.may_play(1)
    assert aces().said("call TC").played("8H AH").may_play(2) == {"8C", "QH", "8D", "8S", "9C"}


def test_an_ace_of_ones_own_may_be_called_where_the_house_has_it() -> None:
    table = lacking("7D TD", ownace=True)
    assert "call C" in table.may(1)
    assert table.said("call C").state.partner is None
    assert lacking("7D TD").refuses("1 call C") == "call-own-ace"


def test_where_one_calls_first_a_card_of_the_suit_is_kept() -> None:
    table = dealt("sheepshead", BOUND, "TC 7D", dealer=4, calling="exact", bury="any", order="call")
    called = picked(table).said("call C")
    assert called.phase == "bury"
    assert called.refuses("1 bury QC QD") == "not-in-hand"
    assert called.said("bury 9C TC").phase == "play"
    two = dealt(
        "sheepshead", (BOUND[0], "QC QS JC AD 9C JD", BOUND[2], BOUND[3].replace("JD", "TC"), BOUND[4]), "KC 7D",
        dealer=4, calling="exact", bury="any", order="call",
    )  # fmt: skip
    asked = picked(two).said("call C")
    assert asked.refuses("1 bury 9C KC") == "bury-hold"
    assert "bury 9C KC" not in asked.may(1)
    assert "bury KC 7D" in asked.may(1)


# The jack of diamonds


def jack(blind: str = "TC 7D", hands: tuple[str, ...] = BOUND, **options: bool | str) -> Seats:
    table = dealt("sheepshead", hands, blind, dealer=4, partner="jack-of-diamonds", bury="any", **options)
    return picked(table)


WITH_JACK = (BOUND[0], "QC QS JC AD KC JD", BOUND[2], BOUND[3].replace("JD", "9C"), BOUND[4])


def test_the_partner_may_play_the_jack_when_they_like() -> None:
    table = jack(jack="unbound").said("bury 9C AD").played("9D QC 8D")
    assert table.may_play(3) == {"QD", "JD", "TD"}
    assert jack().said("bury 9C AD").played("9D QC 8D").may_play(3) == {"JD"}


def test_a_picker_with_the_jack_may_call_the_next_higher_one_they_lack() -> None:
    table = jack(hands=WITH_JACK, callup="seen").said("bury TC KC")
    assert table.may(1) == {"call JH", "partner"}
    assert table.refuses("1 call JS") == "call-next-jack"
    called = table.said("call JH")
    assert called.state.partner == 4
    assert called.view(1).contract.extras == ("JH",)  # type: ignore[union-attr]
    assert table.said("partner").state.partner is None


def test_who_lacks_the_jack_is_asked_as_well_and_calls_nothing() -> None:
    assert jack(callup="seen").said("bury 9C AD").may(1) == {"partner"}


def test_called_before_taking_the_blind_the_jack_may_lie_there() -> None:
    hands = (*WITH_JACK[:4], WITH_JACK[4].replace("JH", "TC"))
    table = jack("JH 7D", hands, callup="unseen")
    assert table.phase == "call"
    assert len(table.state.hands[1]) == 6
    called = table.said("call JH")
    assert called.phase == "bury"
    assert called.said("bury KC 7D").state.partner is None


def test_alone_may_be_said_without_the_jack_where_the_house_has_it() -> None:
    assert jack(lone=True).said("bury 9C AD").may(1) == {"partner", "alone"}
    assert jack(hands=WITH_JACK, lone=True).said("bury TC KC").may(1) == {"partner"}
    alone = jack(lone=True).said("bury 9C AD", "alone")
    assert alone.view(0).sides == (1, 0, 1, 1, 1)


def test_the_jack_may_be_buried_and_leaves_the_picker_alone_unless_the_house_forbids_it() -> None:
    assert jack(hands=WITH_JACK).said("bury KC JD").state.partner is None
    assert jack(hands=WITH_JACK, buryjack=False).refuses("1 bury KC JD") == "bury-jack"


def test_a_plain_ace_may_be_called_instead_whose_holder_is_free() -> None:
    table = jack(hands=WITH_JACK, callup="seen-or-ace").said("bury TC AD")
    assert table.may(1) == {"call JH", "call C", "partner"}
    called = table.said("call C").played("7C KC")
    assert called.may_play(2) == {"AC", "8C"}


def test_rules_are_one_value() -> None:
    assert SHEEPSHEAD.usual_set == "book"
