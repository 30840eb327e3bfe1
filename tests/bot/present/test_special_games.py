"""Doppelkopf's special games in words: what is played where several wanted one, and what a seat is asked then."""

from typing import Any

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present import presenter
from bot.present.readers import Reader
from bot.tables.model import TableView
from engine.actions import read_action
from engine.cards import read_cards
from engine.deal import Deal, Start
from engine.games.doppelkopf.rules import DOPPELKOPF
from tests.engine.doppelkopf_table import hands
from tests.properties.test_messages_secrecy import NAMES, table_with
from tests.records.making_doppelkopf import pack_for

TWO = ("special", "ok", "special", "ok")
BOTH = "QC QC"


def spoken(*said: str, some: tuple[str, ...] = (), **options: Any) -> Deal:
    """A deal in which seat 3 has dealt and so much was said."""
    chosen = DOPPELKOPF.options(**options)
    pack = pack_for(chosen, tuple(map(read_cards, hands(*some))))
    deal = Deal(Start("doppelkopf", chosen, 4, 3, pack)).act(2, read_action("cut threes at 17"))
    for text in said:
        deal = deal.act(deal.waiting_for[0], read_action(text))
    return deal


def post(deal: Deal, language: str = "en") -> str:
    return presenter.public_post(TableView(table_with(deal), None, deal.view(None)), Reader(language, NAMES)).text


@pytest.mark.parametrize(
    ("last", "heard", "options"),
    [
        ("declare queen-solo", "王小明 declares queen solo.", {}),
        ("declare wedding", "王小明 declares wedding.", {}),
        ("pass", "王小明 passes.", {"ddv": True, "ranking": "ranked"}),
    ],
)
def test_the_post_says_what_is_played_where_somebody_else_spoke_last(
    last: str, heard: str, options: dict[str, Any]
) -> None:
    """Of equal solos the first is played, a wedding is lower than any, and who passes has no higher one."""
    deal = spoken(*TWO, "declare club-solo", last, some=("", "", BOTH), **options)
    assert f"{heard} Anna plays club solo" in post(deal)
    (leader,) = deal.waiting_for
    led = deal.act(leader, deal.asked(leader).actions[0])  # type: ignore[union-attr]
    assert "plays club solo" not in post(led), "it is told once"


def test_the_post_says_it_once_where_the_soloist_spoke_last() -> None:
    text = post(spoken(*TWO, "declare club-solo", ddv=True))
    assert "Anna declares club solo." in text
    assert "plays club solo" not in text


def asked_of(deal: Deal, seat: int, language: str = "en") -> str:
    return presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), Reader(language, NAMES)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_the_verband_who_holds_both_old_ladies_is_told_that_their_wedding_is_off(language: str) -> None:
    say = phrases(language)
    contested = asked_of(spoken(*TWO, some=(BOTH,), ddv=True), 0, language)
    assert say.say("doppelkopf-asked-no-solo") in contested
    assert say.say("doppelkopf-asked-wedding") not in contested
    assert say.say("doppelkopf-your-turn-special-solo") in contested
    assert say.say("doppelkopf-your-turn-special") not in contested
    alone = asked_of(spoken("special", "ok", "ok", "ok", some=(BOTH,), ddv=True), 0, language)
    assert say.say("doppelkopf-asked-wedding") in alone
    assert say.say("doppelkopf-asked-no-solo") not in alone
    assert say.say("doppelkopf-your-turn-special") in alone


def test_the_post_asks_for_a_solo_where_only_solos_are_asked_for() -> None:
    assert "do you play a solo?" in post(spoken(*TWO, ddv=True))
    assert "name your reservation" in post(spoken(*TWO))
    assert "name your reservation" in post(spoken("special", "ok", "ok", "ok", ddv=True))
