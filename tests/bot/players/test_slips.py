"""Plain slips: named where the position leaves no doubt, and nowhere else."""

from dataclasses import replace

import pytest

from bot.players import coach
from bot.players.games import knowledge_of
from bot.players.slips import slips_of
from engine.actions import Bid, Discard, Pass, Play, read_action
from engine.cards import Rank, read_card
from engine.deal import Deal
from engine.views import View
from tests.bot.players.positions import bidding, playing
from tests.support.noisy_deals import noisy_deal

SLIPS = [
    (playing("TD 9D 8C", "7D AD KC"), "TD", ["gave-fat"]),
    (playing("TD 9D 8C", "7D AD KC"), "9D", []),
    (playing("AD 9D 8C", "7D KC 6D"), "9D", ["kept-fat"]),
    (playing("AD 9D 8C", "7D KC 6D"), "AD", []),
    (playing("KC 8S 7S", "AD TD 6D"), "8S", ["left-fat"]),
    (playing("KC 8S 7S", "AD TD 6D"), "KC", []),
    (playing("AD 9D 8C", "6H 6D"), "9D", ["kept-fat"]),
    (playing("AD 9D 8C", "TD 6D"), "9D", []),  # the seat after may yet trump
    (playing("AS 8H 7H", "9D AD"), "AS", []),  # not the others' for sure: a trump might have taken it
    (playing("AS 8H 7H", "9D TD AD"), "AS", ["left-fat"]),
    (playing("AS 8S 7S", "9D KC"), "AS", ["gave-fat"]),
]


@pytest.mark.parametrize(("view", "card", "kinds"), SLIPS)
def test_a_slip_is_one_by_what_lies_and_whose_it_is(view: View, card: str, kinds: list[str]) -> None:
    found = list(slips_of(view, read_card(card)))
    assert [slip.kind for slip in found] == kinds
    for slip in found:
        assert read_card(card) not in slip.instead
        assert set(slip.instead) <= set(view.playable)


@pytest.mark.parametrize(("side", "kinds"), [(1, ["gave-fat"]), (None, []), (0, [])])
def test_nobody_is_sure_of_a_trick_that_somebody_may_yet_save(side: int | None, kinds: list[str]) -> None:
    """The seat that plays last is an opponent, may be a partner, or is one."""
    view = replace(playing("TD 9D 8C", "7D AD"), sides=(0, side, 0, 1))
    assert [slip.kind for slip in slips_of(view, read_card("TD"))] == kinds


@pytest.mark.parametrize(
    ("hand", "number", "is_plain"),
    [
        ("JS JH JD TC 8C 6S 9H 7H TD", 5, True),
        ("KC KS KD QC AC TC 8C 7C AS", 8, False),
        ("KC QS JC AC 9C 8C 7S 6H 7D", 6, False),
    ],
)
def test_a_bid_of_nothing_is_plain(hand: str, number: int, *, is_plain: bool) -> None:
    said = knowledge_of("saskop").plain(bidding(hand), Bid(number))
    assert said == (Pass() if is_plain else None)
    assert knowledge_of("saskop").plain(bidding(hand), Pass()) is None


def discards(game: str = "skat", highest: Rank = Rank.JACK) -> tuple[Deal, int, tuple[Discard, ...]]:
    """A moment at which a high trump might be laid away, and who is to."""
    for seed in range(60):
        deal = Deal((whole := noisy_deal(game, f"jack {seed}", 0.0, 0.0)).start)
        for seat, action in whole.actions:
            if isinstance(action, Discard):
                legal = tuple(each for each in deal.legal_actions(seat) if isinstance(each, Discard))
                if any(card.rank == highest for each in legal for card in each.cards):
                    return deal, seat, legal
            deal = deal.act(seat, action)
    raise LookupError


def test_a_jack_laid_away_is_plain_and_what_is_said_instead_lays_none_away() -> None:
    deal, seat, legal = discards()
    view, seen = deal.view(seat), set()
    for each in legal:
        instead, has_jack = knowledge_of("skat").plain(view, each), any(card.rank == Rank.JACK for card in each.cards)
        seen.add(has_jack)
        if not has_jack or instead is None:
            assert instead is None
            continue
        assert instead in legal
        assert isinstance(instead, Discard)
        assert not any(card.rank == Rank.JACK for card in instead.cards)
    assert seen == {False, True}


@pytest.mark.parametrize("game", ["sheepshead", "american-sheepshead", "schafkopf-window"])
def test_the_highest_trump_buried_is_plain_and_nothing_else(game: str) -> None:
    deal, seat, legal = discards(game, Rank.QUEEN)
    view, seen = deal.view(seat), set()
    highest = max(view.hand, key=view.ranking.strength.__getitem__)
    for each in legal:
        instead = knowledge_of(game).plain(view, each)
        assert (instead is not None) is (highest in each.cards)
        assert instead is None or (isinstance(instead, Discard) and instead in legal and highest not in instead.cards)
        seen.add(instead is not None)
    assert seen == {False, True}


def test_a_ten_thrown_on_the_opponents_trick_is_named_though_the_pay_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "GLANCE", 20_000)
    monkeypatch.setattr(coach, "LOOK", 40_000)
    monkeypatch.setattr(coach, "OPEN_CARDS", 50_000)
    seen = 0
    for seed in range(30):
        whole = noisy_deal("saskop", f"slip {seed}", 0.0, 0.0)
        deal = Deal(whole.start)
        for number, (seat, action) in enumerate(whole.actions):
            view = deal.view(seat) if isinstance(action, Play) else None
            cards = sorted({*view.playable}) if view is not None else ()
            fat = [card for card in cards if view is not None and any(slips_of(view, card))]
            if view is not None and isinstance(action, Play) and fat and action.card not in fat:
                for card, is_slip in ((fat[0], True), (action.card, False)):
                    asked = coach._Question(number - 1, deal, seat, Play(card), whole)
                    (moment,) = [each for each in coach._looked_at(asked, "x") if each.chosen == f"play {card}"]
                    assert bool(moment.slip) <= is_slip
                    if moment.slip:
                        assert moment.points >= coach.FEW
                        assert read_action(moment.instead) in deal.legal_actions(seat)
                        seen += 1
            deal = deal.act(seat, action)
        if seen >= 3:
            return
    pytest.fail("no slip was named")
