"""A first question that is overtaken by one's own turn: it stays to be answered, and says that it is one's turn."""

from dataclasses import replace

from bot.present import presenter
from bot.present.confirmations import step_into
from bot.present.messages import read_press
from bot.present.readers import Reader
from bot.tables.model import TableView
from engine.actions import read_action
from engine.deal import Deal, Start
from engine.games.doppelkopf.rules import DOPPELKOPF
from tests.properties.test_messages_secrecy import table_with


def playing() -> Deal:
    """Doppelkopf by the rules of the Verband, nobody with anything special, before the first card."""
    options = DOPPELKOPF.options(ddv=True)
    deal = Deal(Start("doppelkopf", options, 4, 3, DOPPELKOPF.pack(options, 4)))
    deal = deal.act(2, read_action("cut threes at 17"))
    while deal.phase != "play":
        (seat,) = deal.waiting_for
        deal = deal.act(seat, read_action("ok"))
    return deal


def test_an_announcement_asked_once_more_stays_asked_when_ones_turn_comes() -> None:
    before = playing()
    (leader,) = before.waiting_for
    seat = (leader + 1) % 4
    call = next(str(each) for each in before.legal_actions(seat) if str(each) in {"re", "kontra"})
    table = table_with(before)
    assert table.deal is not None
    step = step_into(f"sure {call}", before.view(seat), table.deal.id)
    after = before.act(leader, before.asked(leader).actions[0])  # type: ignore[union-attr]
    assert after.waiting_for == (seat,)

    hand = presenter.hand(TableView(table, seat, after.view(seat)), Reader("en"), step=step)
    whats = [read_press(each.press).what for each in hand.controls]  # type: ignore[union-attr]
    assert whats == [f"sure {call}", f"back sure {call}", f"never {call}"]
    assert "Your turn" in hand.text, "whoever reads it knows that the table waits for them"

    done = after.act(seat, read_action(call))
    hand = presenter.hand(TableView(table, seat, done.view(seat)), Reader("en"), step=step)
    assert not any("sure" in each.press for each in hand.controls), "what was said is asked no more"
    other = replace(table, deal=replace(table.deal, id=table.deal.id + 1))
    hand = presenter.hand(TableView(other, seat, after.view(seat)), Reader("en"), step=step)
    assert not any("sure" in each.press for each in hand.controls)
