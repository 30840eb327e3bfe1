"""Doppelkopf: what may be played, who takes the trick, who finds a partner, and who can know of it."""

import pytest

from engine.cards import read_cards, write_cards
from engine.events import Gave, LaidAway
from engine.games.doppelkopf.contracts import CONTRACTS, ranking_for
from engine.games.doppelkopf.rules import DOPPELKOPF, RULE
from engine.referee import read_move
from engine.trick import legal_cards, winning_place
from tests.engine.doppelkopf_table import basic, declared, doppelkopf

BASIC = "TH QC QS QH QD JC JS JH JD AD TD KD 9D"

# Contract | trumps from high to low | plain ranks from high to low | hearts from high to low
RANKINGS = [
    ("basic", BASIC, "ATK9", "AK9"),
    ("wedding", BASIC, "ATK9", "AK9"),
    ("poverty", BASIC, "ATK9", "AK9"),
    ("diamond-solo", BASIC, "ATK9", "AK9"),
    ("heart-solo", "TH QC QS QH QD JC JS JH JD AH KH 9H", "ATK9", ""),
    ("spade-solo", "TH QC QS QH QD JC JS JH JD AS TS KS 9S", "ATK9", "AK9"),
    ("club-solo", "TH QC QS QH QD JC JS JH JD AC TC KC 9C", "ATK9", "AK9"),
    ("ace-solo", "", "ATKQJ9", "ATKQJ9"),
    ("international-solo", "QC QS QH QD JC JS JH JD", "ATK9", "ATK9"),
    ("jack-solo", "JC JS JH JD", "ATKQ9", "ATKQ9"),
    ("queen-solo", "QC QS QH QD", "ATKJ9", "ATKJ9"),
    ("king-solo", "KC KS KH KD", "ATQJ9", "ATQJ9"),
    ("king-jack-solo", "KC KS KH KD JC JS JH JD", "ATQ9", "ATQ9"),
    ("king-queen-solo", "KC KS KH KD QC QS QH QD", "ATJ9", "ATJ9"),
    ("picture-solo", "KC KS KH KD QC QS QH QD JC JS JH JD", "AT9", "AT9"),
]


@pytest.mark.parametrize(("name", "trumps", "plain", "hearts"), RANKINGS, ids=[row[0] for row in RANKINGS])
def test_the_ranking_of_each_contract(name: str, trumps: str, plain: str, hearts: str) -> None:
    ranking = ranking_for(name)
    assert write_cards(ranking.trumps) == trumps
    assert "".join(rank.letter for rank in ranking.plain) == plain
    held = [card for card in ranking.suits if card.suit.letter == "H" and not ranking.is_trump(card)]
    assert "".join(card.rank.letter for card in ranking.sorted(held)) == hearts
    assert len(ranking.suits) == 24
    short = ranking_for(name, nines=False)
    assert short.trumps == tuple(card for card in ranking.trumps if card.rank.letter != "9")
    assert len(short.suits) == 20


def test_every_contract_has_its_row() -> None:
    assert {words[0] for words in CONTRACTS} | {"basic"} == {row[0] for row in RANKINGS}


@pytest.mark.parametrize(("name", "count"), [("basic", 26), ("heart-solo", 24), ("club-solo", 26), ("jack-solo", 8)])
def test_how_many_trumps_there_are(name: str, count: int) -> None:
    assert 2 * len(ranking_for(name).trumps) == count


# What | contract | hand | lying | what may be played
MAY = [
    ("anything may be led", "basic", "9C AS TH", "", "9C AS TH"),
    ("a suit is followed", "basic", "9C KC AS TH", "AC", "9C KC"),
    ("who cannot may play anything", "basic", "KS TH 9D", "AC", "KS TH 9D"),
    ("nothing need be beaten", "basic", "9C AC", "KC", "9C AC"),
    ("all trumps are one suit", "basic", "9C JD TH QC", "9D", "JD TH QC"),
    ("the loony is no heart", "basic", "TH 9H", "AH", "9H"),
    ("a queen is not of the suit printed on it", "basic", "QC JC 9C", "AC", "9C"),
    ("without trumps queens are", "ace-solo", "QC JC AS", "9C", "QC JC"),
    ("the loony is a ten of hearts where it is not named", "ace-solo", "TH TC", "9H", "TH"),
    ("also in a jack solo", "jack-solo", "TH QH JH AS", "9H", "TH QH"),
    ("in a queen solo jacks follow their suit", "queen-solo", "JH QH AS", "9H", "JH"),
    ("in an international solo both are trumps", "international-solo", "JH QH TH", "9H", "TH"),
    ("in a spade solo spades are trumps", "spade-solo", "9S AD QD", "TH", "9S QD"),
    ("and diamonds a plain suit", "spade-solo", "9S AD QD", "9D", "AD"),
]


@pytest.mark.parametrize(("name", "hand", "lying", "may"), [row[1:] for row in MAY], ids=[row[0] for row in MAY])
def test_which_cards_may_be_played(name: str, hand: str, lying: str, may: str) -> None:
    assert write_cards(legal_cards(RULE, ranking_for(name), read_cards(hand), read_cards(lying))) == may


# What | contract | second loony wins | trick | the winning place, from 1
TRICKS = [
    ("highest of the suit led", "basic", False, "KC TC 9C AC", 4),
    ("another suit does not win", "basic", False, "KC AS AH 9C", 1),
    ("the highest trump wins", "basic", False, "AC 9D JD AC", 3),
    ("of two equal cards the first", "basic", False, "KS AS AS TS", 2),
    ("of two equal trumps too", "basic", False, "QC QC 9D JD", 1),
    ("of two loonies the first", "basic", False, "9D TH QC TH", 2),
    ("or by the house's rule the second", "basic", True, "9D TH QC TH", 4),
    ("of other cards still the first", "basic", True, "QC QC 9D JD", 1),
    ("a lone loony is not changed by that", "basic", True, "TH QC 9D JD", 1),
    ("so in a wedding", "wedding", True, "TH TH 9D JD", 2),
    ("so in a poverty", "poverty", True, "TH TH 9D JD", 2),
    ("so in suit solos", "heart-solo", True, "TH TH 9H JD", 2),
    ("and club solo", "club-solo", True, "TH QC TH JD", 3),
    ("but not where it is an ordinary ten", "ace-solo", True, "TH TH 9H KH", 1),
    ("nor in picture solos", "queen-solo", True, "KH TH TH 9H", 2),
    ("queens above jacks, clubs highest", "international-solo", False, "JC QD QS QH", 3),
    ("any jack beats an ace in a jack solo", "jack-solo", False, "AC AC JD KC", 3),
    ("king above queen where she is plain", "jack-solo", False, "QC KC 9C AS", 2),
    ("jack above nine where jacks are plain", "queen-solo", False, "9C JC AS AH", 2),
]


@pytest.mark.parametrize(
    ("name", "second", "trick", "place"), [row[1:] for row in TRICKS], ids=[row[0] for row in TRICKS]
)
def test_who_takes_the_trick(name: str, second: bool, trick: str, place: int) -> None:
    assert winning_place(ranking_for(name, second_wins=second), read_cards(trick)) + 1 == place


def test_the_option_says_which_loony_wins() -> None:
    some = ("9D QC", "TH", "9C", "TH QC")
    for loonies, leader in (("first", 1), ("second", 3)):
        table = basic(*some, loonies=loonies).said("play 9D", "play TH")
        trump = min(table.may_play())
        assert table.said(f"play {trump}", "play TH").waits_for == (leader,)


def test_the_winner_of_a_trick_leads_to_the_next_and_a_twin_stays_in_the_hand() -> None:
    table = basic("AC AC", "KC", "9C", "TC").played("AC KC 9C TC")
    assert table.waits_for == (0,)
    assert write_cards(table.state.hands[0]).split().count("AC") == 1
    assert len([card for card in table.may() if card == "play AC"]) == 1


def test_refusals_name_the_rule() -> None:
    table = basic("AC", "9C AS TH QD").played("AC")
    assert table.refuses("1 play AS") == "must-follow"
    assert table.refuses("1 play AD") == "not-in-hand"
    assert table.refuses("2 play 9C") == "not-your-turn"
    assert basic("9D", "9C TH").played("9D").refuses("1 play 9C") == "must-follow-trump"
    assert doppelkopf("AC").refuses("0 play AC") == "not-now"


# Weddings. Seat 0 woos and leads; the rows say who takes the first tricks and by what card led.

COURT = (
    "QC QC TH TH QS QS AC 9C 9S KS 9H 9D",
    "JC JC AS AC KC TC QH TS 9S KD AH KH",
    "JS JS AS QH QD TC KC KS 9H TD AD KH",
)
WEDDINGS = [
    ("the first trick of another", "wedding", "9S AS AS TS", 1, 1),
    ("the second", "wedding", "AC KC KC 9C|9S AS AS TS", 2, 1),
    ("the third", "wedding", "AC KC KC 9C|TH JC JS JD|9S AS AS TS", 3, 1),
    ("nobody by the third", "wedding", "AC KC KC 9C|TH JC JS JD|TH JC JS JD", 3, None),
    ("a trump trick where that is wanted", "wedding trump", "9D QH AD JD", 1, 1),
    ("not a plain one", "wedding trump", "9S AS AS TS", None, None),
    ("a plain trick where that is wanted", "wedding plain", "9S AS AS TS", 1, 1),
    ("not a trump one", "wedding plain", "9D QH AD JD", None, None),
    ("of any kind otherwise", "wedding", "9D QH AD JD", 1, 1),
]


@pytest.mark.parametrize(
    ("words", "tricks", "settled", "partner"), [row[1:] for row in WEDDINGS], ids=[row[0] for row in WEDDINGS]
)
def test_a_wedding_finds_its_partner(words: str, tricks: str, settled: int | None, partner: int | None) -> None:
    table = declared(words, *COURT, weddings=True).played(tricks.replace("|", " "))
    sides = (0, *(None if settled is None else int(seat != partner) for seat in (1, 2, 3)))
    assert all(table.view(seat).sides == sides for seat in (None, 0, 1, 2, 3))
    contract = table.view(3).contract
    assert contract is not None
    assert (contract.name, contract.declarer, contract.extras) == ("wedding", 0, tuple(words.split()[1:]))


def test_the_result_of_a_wedding_names_both_or_the_one_who_stayed_alone() -> None:
    found = declared("wedding", *COURT).played("9S AS AS TS").played_out(1).result
    assert (found["kind"], found["declarer"], found["partner"], found["team"]) == ("wedding", 0, 1, [0, 1])
    alone = declared("wedding", *COURT).played("AC KC KC 9C TH JC JS JD TH JC JS JD").played_out(1).result
    assert (alone["kind"], alone["declarer"], alone["partner"], alone["team"]) == ("wedding", 0, None, [0])


# Who can know of whose side

GRANNIES = ("QC AC", "QC 9C", "KC", "TC")


def sides(table: object, seat: int | None) -> list[int | None]:
    return list(table.view(seat).sides)  # type: ignore[attr-defined]


def test_before_the_game_is_settled_nobody_is_on_a_side() -> None:
    assert sides(doppelkopf(*GRANNIES), 0) == [None] * 4
    assert sides(doppelkopf(*GRANNIES).said("special", "ok", "ok", "ok"), 0) == [None] * 4


def test_one_knows_ones_own_side_and_bystanders_none() -> None:
    table = basic(*GRANNIES)
    assert sides(table, 0) == [0, None, None, None]
    assert sides(table, 2) == [None, None, 1, None]
    assert sides(table, None) == [None] * 4


def test_who_holds_both_grannies_knows_that_he_is_alone() -> None:
    table = basic("QC QC")
    assert sides(table, 0) == [0, 1, 1, 1]
    assert sides(table, 1) == [None, 1, None, None]
    assert table.view(1).contract == table.view(0).contract


def test_a_granny_played_tells_and_the_second_tells_all() -> None:
    table = basic(*GRANNIES).said("play QC")
    assert sides(table, None) == [0, None, None, None]
    assert sides(table, 2) == [0, None, 1, None]
    assert sides(table, 1) == [0, 0, 1, 1]
    both = table.said("play QC")
    assert all(sides(both, seat) == [0, 0, 1, 1] for seat in (None, 0, 1, 2, 3))


def test_re_and_kontra_tell_who_said_them_and_nothing_else() -> None:
    table = basic(*GRANNIES, ddv=True).after("1 re")
    assert sides(table, None) == [None, 0, None, None]
    assert sides(table, 0) == [0, 0, 1, 1]
    assert sides(table, 2) == [None, 0, 1, None]
    table = table.after("3 kontra")
    assert sides(table, None) == [None, 0, None, 1]
    assert sides(table, 2) == [None, 0, 1, 1], "seat 1 might hold both"


def test_with_three_known_to_be_against_the_fourth_is_alone() -> None:
    table = basic("QC QC", "9C", ddv=True).after("1 kontra", "2 no90")
    assert sides(table, 3) == [0, 1, 1, 1]
    assert sides(table, None) == [None, 1, 1, None]
    assert sides(table.after("3 no60"), None) == [0, 1, 1, 1]


@pytest.mark.parametrize("name", ["ace", "heart", "queen"])
def test_in_a_solo_everybody_knows(name: str) -> None:
    assert sides(declared(f"{name}-solo", by=2), None) == [1, 1, 0, 1]


POOR = "AC AC TC TC KC KC AS AS TS 9D 9H 9H"


def test_only_giver_and_taker_see_the_cards_of_a_poverty() -> None:
    table = declared("poverty", POOR)
    state = table.state
    heard = []
    for move in ("0 offer 9H 9H 9D", "1 pass", "2 accept", "2 give 9H 9H 9D"):
        step = DOPPELKOPF.apply(state, *read_move(move, 4))
        state = step.state
        heard.append(step.events)
    (laid,), _, (_, handed), (back,) = heard
    for seat in (None, 0, 1, 2, 3):
        told = [event.heard_by(seat) for event in (laid, handed, back)]
        knows = (seat == 0, seat in (0, 2), seat in (0, 2))
        for each, sees in zip(told, knows, strict=True):
            assert isinstance(each, LaidAway | Gave)
            assert each.count == 3
            assert (write_cards(each.cards) == "9H 9H 9D") == sees
            assert bool(each.cards) == sees


def test_the_offer_lies_aside_for_who_made_it_alone() -> None:
    table = declared("poverty", POOR).said("offer 9H 9H 9D")
    assert [write_cards(table.view(seat).aside) for seat in (None, 0, 1, 2)] == ["", "9D 9H 9H", "", ""]
    assert sides(table, 1) == [0, None, None, None]
    taken = table.said("accept")
    assert [write_cards(taken.view(seat).aside) for seat in (None, 0, 1, 2)] == [""] * 4
    assert sides(taken, None) == [0, 0, 1, 1]


def test_a_hand_is_sorted_by_the_contracts_ranking() -> None:
    hand = "TH QC QD JC AD 9D AC TC KC AS AH KH"
    assert write_cards(doppelkopf(hand).view(0).hand) == hand
    assert write_cards(declared("ace-solo", hand).view(0).hand) == "AC TC KC QC JC AS AH TH KH AD QD 9D"
