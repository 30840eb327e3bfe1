"""A claim that all let pass: it is played out by the rules if that can be, and who agrees looks at no hidden card."""

import random

import pytest

from engine.actions import Play
from engine.cards import Cards
from engine.deal import Deal
from engine.games import GAMES
from engine.search.claims import can_stop, conceded, could_hold, lines, proven_line
from engine.seats import Seat
from tests.engine.search.test_claims import played_against, takes_all
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_secrecy import redealt
from tests.support.soak import either


def endings(game: str, seed: int, most: int) -> list[tuple[Deal, Seat]]:
    """Positions of a random deal in which somebody has to play and holds two cards, up to so many.

    Nobody may claim where cards turn up that nobody has seen.
    """
    chance = random.Random(f"{game} {seed}")
    found = []
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for if deal.phase == "play" else ():
            view = deal.view(seat)
            if 2 <= len(view.hand) <= min(most, len(view.tricks) + 1) and not view.on_table:
                found.append((deal, seat))
    return found


def can_take_all(deal: Deal, seat: Seat) -> bool:
    """Whether some way to play on gives a seat every trick, by trying them all."""
    begun, dead = len(deal.view(None).tricks), set[tuple[tuple[Cards, ...], Cards]]()

    def goes(here: Deal) -> bool:
        view = here.view(None)
        if any(each.winner(view.ranking) != seat for each in view.tricks[begun:]):
            return False
        position = tuple(here.state.hands), here.state.play.trick.cards
        if here.outcome is not None or position in dead:
            return here.outcome is not None
        (turn,) = here.waiting_for
        if any(goes(here.act(turn, Play(card))) for card in dict.fromkeys(here.view(turn).playable)):
            return True
        dead.add(position)
        return False

    return goes(deal)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_granted_exactly_if_some_way_to_play_on_makes_it_true(game: str) -> None:
    counts = {True: 0, False: 0}
    for seed in range(either(60, 600)):
        if seed >= either(15, 600) and min(counts.values()) > 5:
            break  # in some games many deals end before anybody plays
        for deal, seat in endings(game, seed, 3):
            found = conceded(deal, seat)
            counts[found is not None] += 1
            assert (found is not None) == can_take_all(deal, seat), deal.actions
            if found is None:
                continue
            end, done = found
            assert end.outcome is not None
            assert takes_all(deal, end, seat)
            again = deal
            for who, action in done:
                again = again.act(who, action)
            assert again == end, "what was done is a record like any other"
    assert min(counts.values()) > 5, counts


@pytest.mark.parametrize("game", GAMES)
def test_what_could_be_granted_is_never_taken_for_hopeless_and_much_is(game: str) -> None:
    counts = {True: 0, False: 0}
    for seed in range(either(15, 600)):
        for deal, seat in endings(game, seed, 4):
            view = deal.view(seat)
            could = could_hold(view)
            counts[could] += 1
            assert could or (conceded(deal, seat) is None and proven_line(view) is None), deal.actions
            other = redealt(deal, seat, random.Random(seed))
            if other is None:
                continue
            if other.view(seat).ranking != view.ranking:
                # What somebody would have told of their cards is not what was told: bystanders know it too.
                assert other.view(None).contract != deal.view(None).contract
                continue
            assert could_hold(other.view(seat)) == could, "it tells of no hidden card"
    assert min(counts.values()) > 5, counts


@pytest.mark.parametrize("game", GAMES)
def test_long_hands_are_looked_through_at_once(game: str) -> None:
    for seed in range(either(5, 100)):
        for deal, seat in endings(game, seed, 6)[:2]:
            found = conceded(deal, seat)
            assert found is None or takes_all(deal, found[0], seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_no_hand_can_stop_holds_and_each_is_judged_by_itself(game: str) -> None:
    chance, held, compared = random.Random(game), 0, 0
    for seed in range(either(6, 400)):
        for deal, claimant in endings(game, seed, 5):
            mine = deal.view(claimant)
            others = [seat for seat in range(deal.start.players) if seat != claimant]
            for line in lines(mine, mine.hand, mine.playable):
                stops = {seat: can_stop(deal.view(seat), line) for seat in others}
                if not any(stops.values()):
                    held += 1
                    assert conceded(deal, claimant) is not None
                    assert takes_all(deal, played_against(deal, claimant, line, chance), claimant)
                seat = chance.choice(others)
                other = redealt(deal, seat, chance, frozenset(mine.hand))
                if other is not None and other.view(claimant).hand == mine.hand:
                    compared += 1
                    assert can_stop(other.view(seat), line) == stops[seat], "nothing hidden from it is looked at"
            if (sure := proven_line(mine)) is not None:
                assert not any(can_stop(deal.view(seat), sure) for seat in others)
    assert held
    assert compared
