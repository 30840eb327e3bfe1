"""Doppelkopf by the Verband: solos named at once, and what is announced when a soloist has given up."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF, SECOND_RULES
from engine.match import Carried
from tests.engine.doppelkopf_table import hands
from tests.engine.rules_table import Seats

STRONG = "TH TH QC QC QS QS QH QH QD QD JC JC"


def deal(owing: tuple[int, ...] | None = None, *some: str, **options: Any) -> Seats:
    """Seat 3 deals; who owes a solo, everybody where that is not said."""
    left = None if owing is None else Carried.of({"left": 20} | {f"duty@{seat}": 1 for seat in owing})
    rules = DoppelkopfOptions(**{"ddv": True, "duty": True, "atonce": True, "shorten": True, **options})
    return Seats("doppelkopf", DOPPELKOPF.begin(rules, 3, Dealt(tuple(map(read_cards, hands(*some)))), left))


# Sure to be played


@pytest.mark.parametrize(
    ("owing", "said", "seat", "may"),
    [
        ((0, 1, 2, 3), (), 0, True),
        ((0, 1, 2, 3), (), 1, False),
        ((0, 1, 2, 3), ("ok",), 1, True),
        ((0, 1, 2, 3), ("special",), 1, False),
        ((2,), (), 2, True),
        ((2,), (), 0, False),
        ((1, 2), ("special",), 1, True),
        ((1, 2), ("special",), 2, False),
        ((), (), 0, True),
        ((), ("ok", "ok"), 2, True),
        ((1,), ("ok", "ok"), 2, True),
        ((3,), ("ok", "ok"), 2, False),
    ],
    ids=[
        "eldest, who owes one",
        "not the next, while eldest may name one",
        "but once eldest is content",
        "not over a reservation before",
        "who alone owes one, before their turn",
        "nobody who owes none, while another does",
        "over a reservation of who owes none",
        "not over who owes one and sits before",
        "eldest, where nobody owes one",
        "who comes next, where those before are content",
        "also where one of those owes one",
        "not where one who has not spoken owes one",
    ],
)
def test_who_may_name_a_solo_at_once(owing: tuple[int, ...], said: tuple[str, ...], seat: int, may: bool) -> None:
    table = deal(owing).said(*said)
    assert ("declare queen-solo" in table.may(seat)) == may
    if may:
        named = table.after(f"{seat} declare queen-solo")
        assert (named.phase, named.state.declarer, named.state.is_duty) == ("play", seat, seat in owing)
    else:
        assert table.refuses(f"{seat} declare queen-solo") == "not-sure"


def test_who_was_content_names_nothing() -> None:
    assert deal((0,)).said("ok").refuses("0 declare queen-solo") == "not-your-turn"


def test_a_wedding_is_never_named_at_once() -> None:
    table = deal((), "QC QC")
    assert not any("wedding" in word for word in table.may(0))
    assert table.refuses("0 declare wedding") == "no-such-solo"


def test_nor_while_others_before_are_asked_for_a_solo() -> None:
    ranked = deal((), ranking="ranked").said("special", "special", "ok", "ok")
    assert ranked.waits_for == (0,)
    assert ranked.refuses("1 declare queen-solo") == "not-sure", "eldest may name the same"
    owing = deal((0, 1)).said("special", "special", "ok", "ok")
    assert owing.refuses("1 declare ace-solo") == "not-sure"


def test_ranked_a_lower_solo_is_not_sure() -> None:
    table = deal((), ranking="ranked")
    assert "declare queen-solo" in table.may(0)
    assert table.refuses("0 declare ace-solo") == "not-sure"


def test_where_the_table_does_not_have_it_everybody_waits_to_be_asked() -> None:
    table = deal((0,), atonce=False)
    assert "declare queen-solo" not in table.may(0)
    assert table.refuses("0 declare queen-solo") == "not-now"


# A soloist gives up


SOLO = ("special", "ok", "ok", "ok", "declare queen-solo")


def given_up(tricks: int, *said: str) -> Seats:
    """A soloist who gives up after so many tricks, all of them their own."""
    table = deal((0,), STRONG).said(*SOLO)
    for _ in range(tricks):
        for _ in range(4):
            (seat,) = table.waits_for
            may = sorted(word for word in table.may(seat) if word.startswith("play"))
            table = table.after(f"{seat} {max(may, key=_queen)}" if seat == 0 else f"{seat} {min(may, key=_queen)}")
    return table.after("0 concede", *said)


def _queen(word: str) -> tuple[bool, str]:
    return word[5] == "Q", word


def test_the_others_may_still_announce_what_is_in_time() -> None:
    over = given_up(1)
    assert (over.phase, over.waits_for) == ("conceded", (1, 2, 3))
    assert over.may(2) >= {"kontra", "pass"}
    assert over.may(0) == set()
    assert over.refuses("0 re") == "not-your-turn"


def test_announcing_opens_what_follows_it() -> None:
    over = given_up(1, "2 kontra")
    assert over.may(0) == set()
    assert over.may(3) == {"no90", "no60", "no30", "schwarz", "pass"}, "eleven cards are enough for every step"
    assert over.after("3 no90").state.levels == (0, 2)


def test_when_nobody_has_more_to_say_the_deal_is_over() -> None:
    over = given_up(1, "2 kontra", "1 pass", "2 pass", "3 pass")
    assert (over.phase, over.result["given-up"]) == ("done", True)
    assert "kontra-said" in [point["reason"] for point in over.result["extras"]]


def test_who_passed_says_nothing_more() -> None:
    assert given_up(1, "1 pass").refuses("1 kontra") == "not-your-turn"


def test_where_it_is_too_late_the_deal_is_over_at_once() -> None:
    assert given_up(2).phase == "done"


def test_by_the_second_rules_a_deal_was_over_when_a_soloist_gave_up() -> None:
    dealt = Dealt(tuple(map(read_cards, hands(STRONG))))
    rules = DoppelkopfOptions(ddv=True, shorten=True)
    table = Seats("doppelkopf", SECOND_RULES.begin(rules, 3, dealt)).said(*SOLO)
    for _ in range(4):
        table = table.after(f"{table.waits_for[0]} play {min(table.may_play(), key=lambda card: card[0] != 'Q')}")
    assert table.after("0 concede").phase == "done"
