"""Revolution in a hand: whoever exchanges cards with their partner sees those, and nobody else does."""

import pytest

from bot.present import presenter
from bot.present.readers import Reader
from bot.present.words import card_name
from bot.tables.model import TableView
from engine.actions import read_action
from engine.deal import Deal, Start
from engine.games import GAMES
from tests.properties.test_messages_secrecy import table_with

SAID = ("2 cut threes", "2 bid 18", "1 pass", "0 pass", "2 hand", "2 declare null revolution")


@pytest.fixture
def deal() -> Deal:
    rules = GAMES["skat"]
    options = rules.options(revolution=True)
    deal = Deal(Start("skat", options, 3, 0, rules.pack(options, 3)))
    for line in SAID:
        deal = deal.act(int(line[0]), read_action(line[2:]))
    return deal


def described(deal: Deal, seat: int) -> str:
    sight = TableView(table_with(deal), seat, deal.view(seat))
    message = presenter.hand(sight, Reader("en", {1: "Anna", 2: "Bert", 3: "Carl"}))
    return message.pictures[0].alt


def test_who_is_asked_to_exchange_sees_the_partners_cards(deal: Deal) -> None:
    assert (deal.phase, deal.waiting_for) == ("swapping", (1,))
    partner = deal.view(0).hand
    assert all(str(card) in described(deal, 1) or card_name(card) in described(deal, 1) for card in partner)
    assert not any(card_name(card) in described(deal, 2) for card in partner)
