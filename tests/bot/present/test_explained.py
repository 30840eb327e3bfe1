"""What is said beside a question: what the reader's own hand is worth, and what each answer leads to."""

import pytest

from bot.present.confirmations import step_into
from bot.present.controls import controls_for
from bot.present.descriptions import said_text
from bot.present.happened import happened_lines
from bot.present.messages import Button, ControlId
from bot.present.questions import question_text, step_text
from bot.present.readers import Reader
from bot.present.stages import LessonPosition
from bot.present.status import call_line
from bot.present.words import told_text
from engine.actions import read_action
from engine.views import View
from tests.engine.doppelkopf_table import doppelkopf
from tests.engine.dummkopf_table import BOTH, dummkopf
from tests.engine.skat_table import auction_won, meek, skat
from tests.engine.test_sheepshead_bidding import five
from tests.support.saskop_deals import EXAMPLE, acted, dealt, start

NAMES = ("Anna", "Bert", "Carl", "Dora", "Edith", "Fred", "Greta", "Hans")
BIDS = start(dealt(3, EXAMPLE))
HANDS = ("QC QH JS AH 9H KS 8S TC",)
QUIET = ("0 pass", "1 pass", "2 pass", "3 pass")
WON = acted(BIDS, "0 bid 6", "1 pass", "2 pass", "3 pass")


def explained(view: View) -> str:
    return " ".join(question_text(view, NAMES[: view.players], Reader("en")))


def bavarian(seat: int, *said: str) -> View:
    """What a seat sees where everybody is asked to knock, and a Ramsch is played if all pass."""
    return LessonPosition("schafkopf", HANDS, said, 3, options={"knocking": "all", "allpass": "ramsch"}).deal.view(seat)


@pytest.mark.parametrize(
    ("language", "told", "own", "button"),
    [
        ("en", "Dora does not knock", "You do not knock", "Don’t knock"),
        ("de", "Dora klopft nicht", "Du klopfst nicht", "Nicht klopfen"),
        ("et", "Dora ei koputa", "Sa ei koputa", "Ei koputa"),
    ],
)
def test_not_knocking_is_told_as_that_and_not_as_passing(language: str, told: str, own: str, button: str) -> None:
    view = bavarian(1, "0 knock", "1 pass", "2 pass", "3 pass", "0 pass")
    assert told in " ".join(happened_lines(view, NAMES[:4], language))
    assert told in said_text(view, NAMES[:4], language)
    assert own in told_text(view.history[6], NAMES, language, "schafkopf", reader=1)
    assert labels(bavarian(0), language)[1] == button


def test_a_pass_in_the_bidding_after_that_is_one() -> None:
    view = bavarian(1, *QUIET, "0 pass")
    assert "Anna passes" in said_text(view, NAMES[:4], "en")
    assert "Anna does not knock" in said_text(view, NAMES[:4], "en")


def test_all_who_are_asked_at_once_are_called_together() -> None:
    asked = LessonPosition("schafkopf", HANDS, ("0 pass", "2 knock"), 3, options={"knocking": "together"}).deal
    assert call_line(asked.view(1), NAMES[:4], NAMES[:4], "de") == "Bert und Dora, klopft ihr?"
    assert call_line(asked.act(3, read_action("pass")).view(1), NAMES[:4], NAMES[:4], "de") == "Bert, klopfst du?"
    assert happened_lines(asked.view(1), NAMES[:4]) == ("So far: Anna does not knock, Carl knocks.",)


def three_with_ten(*said: str) -> View:
    hands = ("QC QH JC AH 9H KS AC AS TS 8S", "", "")
    return LessonPosition("schafkopf", hands, said, 2, 3, options={"three": "long"}).deal.view(0)


def test_three_play_a_solo_against_two_and_take_two_cards_up() -> None:
    said = ("0 game", "1 pass", "2 pass")
    assert "a solo against the two others" in explained(three_with_ten())
    asked = three_with_ten(*said)
    assert "the game costs twice as much" in explained(asked)
    assert labels(asked) == ["Take the two cards", "Play from the hand"]
    taken = three_with_ten(*said, "0 pickup")
    assert "You name the game after that" in explained(taken)
    assert "Anna takes the two cards" in said_text(taken, NAMES[:3], "en")


@pytest.mark.parametrize(
    ("allpass", "said", "tells"),
    [("ramsch", QUIET, False), ("throw-in", ("0 pass", "1 game", "2 pass", "3 pass", "1 declare wenz"), True)],
)
def test_kontra_in_a_ramsch_tells_no_side(allpass: str, said: tuple[str, ...], tells: bool) -> None:
    view = LessonPosition("schafkopf", HANDS, said, 3, options={"allpass": allpass, "ramschkontra": True}).deal.view(0)
    asked = " ".join(step_text(step_into("sure kontra", view, 1), view, NAMES[:4], Reader("en")))
    assert "Say kontra?" in asked
    assert ("player’s side" in asked) == tells


def labels(view: View, language: str = "en") -> list[str]:
    """What stands on buttons and in menus."""
    found = controls_for(view, ControlId(1, 1, 1, ""), language)
    return [
        label
        for each in found
        for label in ([each.label] if isinstance(each, Button) else [entry.label for entry in each.entries])
    ]


@pytest.mark.parametrize(
    ("view", "parts"),
    [
        (BIDS.view(0), ["You can bid up to 7, with clubs ♣ as trumps."]),
        (acted(BIDS, "0 bid 6").view(1), [" as trumps you could bid "]),
        (acted(WON, "0 trump C").view(1), ["Override makes diamonds ♦ trumps"]),
        (skat().view(2), ["Your games, if won – ", "grand "]),
        (skat().said("bid 18").view(1), ["Yes: you stay in at 18. Pass: you are out."]),
        (auction_won(skat()).view(1), ["From the hand the skat stays closed"]),
        (dummkopf().view(1), ["lead any card, and the player with the other black queen is your secret partner"]),
        (dummkopf(dealer=3).view(0), ["You have no black queen"]),
        (dummkopf(BOTH).view(1), ["You have both black queens: call an ace"]),
        (dummkopf(BOTH).said("pass", "pass", "pass").view(0), ["you are the last, so the same dealer deals again"]),
        (five().view(1), ["call an ace", "Pass: it is the next player’s turn to decide."]),
        (five().said("pass", "pass", "pass", "pass").view(0), ["Pass: you are the last"]),
        (doppelkopf().view(0), ["**Normal game** (“healthy”)", "**Solo**"]),
        (bavarian(3, *QUIET, "0 pass", "1 pass", "2 pass"), ["**Pass**: you are the last, so a Ramsch is played."]),
        (bavarian(0, "0 knock", *QUIET[1:]), ["**Pass**: the next one is asked."]),
    ],
)  # fmt: skip
def test_a_question_says_what_the_hand_is_worth_and_what_answers_lead_to(view: View, parts: list[str]) -> None:
    assert [part for part in parts if part not in explained(view)] == []


def test_only_what_the_hand_may_do_is_said() -> None:
    assert "black queen is" not in explained(dummkopf(dealer=3).view(0))
    assert "Wedding" not in explained(doppelkopf().view(0))


@pytest.mark.parametrize(
    ("view", "label"),
    [
        (WON.view(0), "Clubs ♣ are trumps · 7 trumps"),
        (skat().said("bid 18").view(1), "Yes, I hold · 18"),
    ],
)
def test_a_label_says_what_the_answer_comes_to(view: View, label: str) -> None:
    assert label in labels(view)


def test_numbers_in_skat_name_the_games_that_are_worth_them() -> None:
    view = meek().said("bid 18", "hold").view(2)
    bids = dict(label.removeprefix("Bid ").split(" · ") for label in labels(view) if " · " in label)
    assert bids == {"23": "null", "27": "diamonds", "30": "hearts", "33": "spades", "36": "clubs", "72": "grand"}
    assert "with 2: grand 72, clubs 36, spades 33, hearts 30, diamonds 27; null 23" in explained(view)


def test_games_of_skat_are_priced_and_those_below_the_bid_marked() -> None:
    view = auction_won(skat(announce="any"), 30).said("hand").view(1)
    priced = dict(label.split(" · ") for label in labels(view) if " · " in label)
    assert priced["Null"] == "35"
    assert all(("below your bid" in price) == (int(price.partition(",")[0]) < 30) for price in priced.values())


@pytest.mark.parametrize("schneider", ["90", "91"])
def test_what_is_added_to_a_game_is_explained_by_the_tables_own_rule(schneider: str) -> None:
    view = auction_won(skat(announce="hand", schneider=schneider), 18).said("hand").view(1)
    step = step_into("into declare hearts", view, 1)
    assert step is not None
    told = " ".join(step_text(step, view, NAMES, Reader("en")))
    assert f"you need at least {schneider} card points" in told


def test_a_game_whose_trump_suit_is_asked_next_is_called_without_one() -> None:
    view = LessonPosition("schafkopf", HANDS, ("0 game", *QUIET[1:]), 3).deal.view(0)
    found = controls_for(view, ControlId(1, 1, 1, ""), "de")
    assert [each.label for each in found if isinstance(each, Button)] == [
        "Das Kreuz-Ass ♣ rufen", "Das Pik-Ass ♠ rufen", "Wenz", "Solo …",
    ]  # fmt: skip


def test_where_somebody_plays_the_last_one_is_not_told_what_passing_leads_to() -> None:
    assert "**Pass**" not in explained(bavarian(3, *QUIET, "0 game", "1 pass", "2 pass"))
