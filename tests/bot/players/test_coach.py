"""The coach: only real choices, the same figures each time, blind to hidden cards, and a planted error is found."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count

import pytest

from bot.players import coach
from bot.players.base import play_deal
from bot.players.coach import review_of
from bot.players.determinization import worlds_of
from bot.players.evaluation import CallEvaluator, open_world
from bot.players.finished import FinishedDeal, ReviewedChoice, Wanted, read_review
from bot.players.games import KNOWLEDGE, knowledge_of
from bot.players.heuristics import reason_of_call, reason_of_card
from bot.players.knowledge import Marks
from bot.players.redealt import Redealing
from bot.players.simple import Simple
from bot.players.worker import PauseGate, answer
from bot.tables.finished_deals import moment as at_moment
from engine.actions import (
    Accept,
    Action,
    Announce,
    Bid,
    BidGame,
    Declare,
    Give,
    Pass,
    Play,
    Show,
    Signal,
    read_action,
)
from engine.cards import read_card, read_cards
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.search.sampling import Impossible, Worlds
from engine.search.solver import TooLong
from engine.views import View
from tests.bot.players.positions import playing
from tests.bot.players.test_par import ALL, question
from tests.support.noisy_deals import noisy_deal
from tests.support.saskop_deals import random_deal
from tests.support.short_reviews import noisy_review, shorten


def played(game: str = "saskop", seed: int = 1, *, astray: float = 0.0) -> tuple[FinishedDeal, Deal]:
    """A deal that the rule of thumb played, and what is asked of it. astray: what part of cards is any other."""
    asked, chance = question(game, seed), random.Random(seed)

    def choose(deal: Deal, seat: int) -> Action | None:
        view = deal.view(seat)
        if view.playable and chance.random() < astray:
            return Play(chance.choice(view.playable))
        return Simple().choose(view, chance)

    whole = play_deal(asked.dealt(), choose)
    return replace(asked, actions=tuple((seat, str(action)) for seat, action in whole.actions)), whole


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at few deals: what is looked at is the same."""
    monkeypatch.setattr(coach, "GLANCE", 60_000)
    monkeypatch.setattr(coach, "LOOK", 120_000)
    monkeypatch.setattr(coach, "OPEN_CARDS", 200_000)


@pytest.fixture
def brief(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at fewer deals still, where a whole review is made and nothing rests on how good it is."""
    shorten(monkeypatch)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("game", ALL)
def test_every_choice_of_a_deal_is_looked_at_once_and_nothing_that_was_forced(game: str) -> None:
    asked, whole = played(game, 3, astray=0.5)
    told: list[tuple[int, int]] = []
    review = review_of(whole, asked.digest, lambda at, of: told.append((at, of)))
    assert told == [(at, len(told)) for at in range(1, len(told) + 1)]
    assert len(told) <= len({moment.step for moment in review.moments}) + sum(review.unweighed)
    deal = Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        for moment in (each for each in review.moments if each.step == number - 1):
            assert moment.seat == seat
            assert moment.chosen in (str(action), "")
            assert len(deal.legal_actions(seat)) > 1
            assert (moment.cost == 0) == (moment.better == moment.chosen)
            assert (moment.open_cost == 0) == (moment.open_better == moment.chosen)
            if moment.better and moment.cost:
                assert read_action(moment.better) in deal.legal_actions(seat)
            if moment.trick:
                check_trick(deal, moment, whole)
        deal = deal.act(seat, action)


def check_trick(deal: Deal, moment: ReviewedChoice, whole: Deal) -> None:
    """The better card lies in it, after what lay already, and then cards that the others held."""
    view = deal.view(moment.seat)
    really, cards = whole.view(None).tricks[len(view.tricks)], read_cards(moment.trick)
    place = len(view.trick)
    assert moment.cost
    assert cards[:place] == view.trick.cards
    assert f"play {cards[place]}" == moment.better
    assert len(cards) == len(really)
    for seat, card, played in zip(
        really.seats[place + 1 :], cards[place + 1 :], really.cards[place + 1 :], strict=True
    ):
        assert card in deal.view(seat).hand
        assert card == played or place == 0 or whole.start.game == "saskop"  # there one has to beat


def test_a_card_that_opens_a_deal_is_judged_once_beside_what_might_have_been_said() -> None:
    whole = noisy_deal("schafkopf-dummkopf", "52 marks 424")
    (moment,) = (each for each in review_of(whole, "52 424").moments if each.step == 2)
    assert (moment.chosen, moment.better, moment.why) == ("play 8C", "play 9D", "lead-trump")


@pytest.mark.usefixtures("brief")
def test_a_review_is_the_same_each_time_and_read_as_it_was_written() -> None:
    whole, review = noisy_review("saskop")
    assert review == review_of(whole, "seal")
    assert any(each.slip for each in review.moments)
    assert any(each.odds for each in review.moments)
    assert "\n" not in review.write()
    assert read_review(json.loads(review.write())) == review


def test_what_could_be_known_does_not_depend_on_what_others_held() -> None:
    deal = next(each for each in random_deal(3) if each.phase == "play" and len(each.state.play.tricks) == 3)
    (seat,) = deal.waiting_for
    view = deal.view(seat)
    hands = tuple(map(view.ranking.sorted, Worlds(view).draw(random.Random(4)).hands))
    other = replace(deal, state=replace(deal.state, play=replace(deal.state.play, hands=hands)))
    assert open_world(other) != open_world(deal)
    found = [
        [(moment.better, moment.cost, moment.why) for moment in coach._looked_at(coach._Question(9, each, seat, Play(card), each), "seal")]  # noqa: E501
        for each in (deal, other)
        for card in view.playable[:1]
    ]  # fmt: skip
    assert found[0] == found[1] != []


@pytest.mark.parametrize(
    ("costs", "errors", "told"),
    [
        ((0.3, 0.9, 2.0, 0.6), (0.1, 0.2, 0.2, 0.1), 1),  # the first at which it was clear
        ((0.9, 0.9, 2.0, 0.6), (0.8, 0.8, 0.3, 0.1), 2),
        ((0.1, 0.3, 0.2, 0.0), (0.1, 0.1, 0.1, 0.0), 1),  # never marked: the costliest
    ],
)
def test_a_word_left_unsaid_several_times_is_one_mistake(
    costs: tuple[float, ...], errors: tuple[float, ...], told: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Marks begin at 0.4."""
    whole, number = played("doppelkopf", 3)[1], count()

    def silent(asked: coach._Question, _: str) -> Iterator[ReviewedChoice]:
        if asked.seat == 2 and isinstance(asked.action, Play) and (at := next(number)) < len(costs):
            better = "re" if costs[at] else ""
            yield ReviewedChoice(asked.step, 2, "", better, costs[at], "re", costs[at] + 1, error=errors[at])
        yield ReviewedChoice(asked.step, asked.seat, str(asked.action), str(asked.action), 0.0)

    monkeypatch.setattr(coach, "_looked_at", silent)
    moments = review_of(whole, "seal").moments
    unsaid = [each for each in moments if not each.chosen]
    assert [bool(each.cost) for each in unsaid] == [at == told for at in range(len(costs))]
    assert sum(each.cost for each in moments) == costs[told]
    assert sum(each.unlucky for each in moments) == 1


def thrown_away() -> Iterator[tuple[Deal, int]]:
    """Deals in whose last trick but two somebody had a card to play that loses all, and played it."""
    for seed in range(40):
        _, whole = played("saskop", seed)
        plays = [number for number, (_, action) in enumerate(whole.actions) if isinstance(action, Play)]
        for number in plays[-12:-4]:
            deal = Deal(whole.start)
            for seat, action in whole.actions[:number]:
                deal = deal.act(seat, action)
            seat = whole.actions[number][0]
            for card in deal.view(seat).playable:
                moments = list(coach._looked_at(coach._Question(number - 1, deal, seat, Play(card), whole), "x"))
                if any(moment.cost > 3 for moment in moments):
                    chance = random.Random(1)
                    after = deal.act(seat, Play(card))
                    yield play_deal(after, lambda deal, seat: Simple().choose(deal.view(seat), chance)), number - 1  # noqa: B023
                    return


def test_a_card_that_throws_a_deal_away_is_a_grave_mistake() -> None:
    whole, step = next(thrown_away())
    review = review_of(whole, "another seal")
    moment = next(each for each in review.moments if each.step == step)
    assert knowledge_of("saskop").marks.of(moment.cost) == "??"
    check_trick(at_moment(whole, step), moment, whole)


@pytest.mark.usefixtures("brief")
def test_signals_among_partners_are_no_choices() -> None:
    whole = next(each for each in random_deal(5) if each.outcome)
    assert any(isinstance(action, Signal) for _, action in whole.actions)
    assert not any(moment.chosen.split()[:1] == ["blink"] for moment in review_of(whole, "").moments)


@pytest.mark.parametrize(("cost", "mark"), [(0.0, ""), (0.99, ""), (1.0, "?"), (2.49, "?"), (2.5, "??"), (9.0, "??")])
def test_marks_begin_at_what_is_set(cost: float, mark: str) -> None:
    assert Marks(1.0, 2.5).of(cost) == mark


def test_every_game_has_marks_that_rise() -> None:
    for knowledge in KNOWLEDGE.values():
        assert 0 < knowledge.marks.doubtful < knowledge.marks.grave


def test_a_cost_that_so_few_deals_do_not_bear_out_is_not_marked() -> None:
    marks, moment = Marks(1.0, 2.5), ReviewedChoice(3, 0, "play 7C", "play AC", 2.6, error=0.5)
    assert marks.of(moment.clear_cost) == "?"
    assert not marks.of(replace(moment, error=1.7).clear_cost)
    assert replace(moment, error=3.0).clear_cost == 0


class Sure:
    """What is known for certain."""

    def error(self, *_: object) -> float:
        """Of nothing."""
        return 0.0


@pytest.mark.parametrize(("brings", "better"), [(-7.0, "pass"), (0.0, "pass"), (3.0, "game")])
def test_a_pass_is_no_mistake_where_what_might_be_played_loses_too(
    brings: float, better: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played("schafkopf", 2)[1]
    asked = next(each for each in coach._questions(whole) if isinstance(each.action, Pass) and each.deal.phase == "bid")
    values = {(Pass(),): -17.0, (Announce("game"),): brings}
    known = coach._Known(values, {}, 99, ((99, Sure()),))  # type: ignore[arg-type]
    monkeypatch.setattr(coach._Judge, "_known", lambda *_, **__: known)
    monkeypatch.setattr(coach._Judge, "_open", lambda *_: {})
    (moment,) = coach._looked_at(asked, "seal")
    assert moment.better == better
    assert (moment.cost == 0) is (better == "pass")


def test_luck_is_what_only_open_cards_show() -> None:
    moment = ReviewedChoice(3, 0, "play 7C", "play AC", 1.5, "play AC", 4.0)
    assert moment.unlucky == 2.5
    assert replace(moment, open_cost=1.0).unlucky == 0
    assert replace(moment, open_cost=None).unlucky == 0


@pytest.mark.parametrize(
    ("seed", "said", "better", "why"),
    [(14, "pass", "bid 7", "too-shy"), (15, "diamonds", "pass", "too-bold"), (5, "pass", "pass", "")],
)
def test_bids_are_weighed_though_computers_bid_by_rule_of_thumb(seed: int, said: str, better: str, why: str) -> None:
    """Seed 14 deals eldest three kings, two aces and seven trumps in clubs, seed 5 two pictures, and seed 15 one."""
    _, whole = played("saskop", seed)
    deal = Deal(whole.start).act(*whole.actions[0])
    (seat,) = deal.waiting_for
    (moment,) = coach._looked_at(coach._Question(0, deal, seat, read_action(said), whole), "seal")
    assert (moment.better, moment.why) == (better, why)


def moment_of(kind: type[Action], phase: str, game: str = "saskop") -> coach._Question:
    """A choice of some kind in a phase, as somebody had it who forgets the rules of thumb."""
    for seed in range(20, 200):  # earlier ones have neither gifts nor shows
        whole = noisy_deal(game, f"{seed}", 0.0, 0.3)
        found = (each for each in coach._questions(whole) if isinstance(each.action, kind) and each.deal.phase == phase)
        if (asked := next(found, None)) is not None:
            return asked
    raise LookupError(phase)


SPOKEN = [
    (Give, "exchange", "saskop"), (Show, "auction", "saskop"), (Accept, "bid", "doppelkopf"),
    (Declare, "bid", "doppelkopf"), (BidGame, "contest", "schafkopf"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "phase", "game"), SPOKEN, ids=[f"{game}-{phase}" for _, phase, game in SPOKEN])
def test_what_computers_do_not_compare_is_judged_by_what_follows(
    kind: type[Action], phase: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "SPOKEN", 5)
    (moment,) = coach._looked_at(moment_of(kind, phase, game), "seal")
    assert moment.chosen
    assert (moment.cost == 0) == (moment.better == moment.chosen)


@pytest.mark.parametrize(("kind", "phase", "game"), SPOKEN[:1] + SPOKEN[2:3], ids=["saskop", "doppelkopf"])
def test_what_was_said_is_judged_the_same_whatever_others_held(
    kind: type[Action], phase: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "SPOKEN", 4)
    asked = moment_of(kind, phase, game)
    view, chance = asked.deal.view(asked.seat), random.Random(3)
    others, worlds = Redealing(asked.deal, asked.seat), worlds_of(view)
    other = next(deal for deal in fitting(others, worlds, chance) if open_world(deal) != open_world(asked.deal))
    assert other.view(asked.seat).hand == view.hand
    found = [list(coach._looked_at(replace(asked, deal=deal), "seal")) for deal in (asked.deal, other)]
    assert found[0] == found[1] != []


def fitting(others: Redealing, worlds: Worlds, chance: random.Random) -> Iterator[Deal]:
    """Deals in which all that was said is legal too."""
    while True:
        with suppress(IllegalAction):
            yield others.dealt(worlds.draw(chance))


@pytest.mark.parametrize("game", ALL)
def test_a_deal_is_dealt_anew_just_as_a_world_says(game: str) -> None:
    whole, seen = noisy_deal(game, "anew", 0.0, 0.0), 0
    for asked in list(coach._questions(whole))[:6]:
        try:
            others, worlds = Redealing(asked.deal, asked.seat), worlds_of(asked.deal.view(asked.seat))
        except Impossible:
            continue
        for number in range(4):
            world = worlds.draw(random.Random(number))
            with suppress(IllegalAction):
                found = open_world(others.dealt(world))
                assert [sorted(hand) for hand in found.hands] == [sorted(hand) for hand in world.hands]
                assert sorted(found.aside) == sorted(world.aside)
                seen += 1
    assert seen


def test_where_hardly_a_deal_is_solved_in_time_they_are_played_by_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "GLANCE", 70_000)  # some deals are drawn and rolled out, and none is solved
    monkeypatch.setattr(coach, "LOOK", 70_000)
    monkeypatch.setattr(CallEvaluator, "solved", too_long)
    (moment,) = coach._looked_at(moment_of(Accept, "override"), "seal")
    assert moment.chosen == "accept"


def too_long(*_: object) -> dict[object, float]:
    raise TooLong


def test_what_is_said_of_the_odds_is_what_the_mark_says() -> None:
    marks = [each for each in noisy_review("saskop")[1].moments if each.cost]
    assert marks
    for each in marks:
        chosen, better, *wins = each.odds
        assert better - chosen == pytest.approx(each.cost, abs=0.002)
        assert all(0 <= part <= 1 for part in wins)
        assert len(wins) == (2 if each.chosen.startswith("play ") and each.better.startswith("play ") else 0)


REASONS = [
    (playing("AD 9D 8D", "7D KC 6D"), "9D", "AD", "smear"),
    (playing("TD 9D KH", "7D AD KC"), "TD", "9D", "give-nothing"),
    (playing("KC JH AH 8C", "9D 7D 8D"), "JH", "AH", "take-fat"),
    (playing("KC KS QC 8C", "9D JD 8D"), "KC", "QC", "take-lower"),
    (playing("AC 9H 8H 7H TD 9D 7D 8S 7S", maker=1), "8S", "AC", "lead-ace"),
    (playing("TC 9D 8D 7D KC QC 9S 8S 7S", maker=1), "TC", "9D", "lead-ten"),
    (playing("6H KC KS KH KD QC QS 9H 8C"), "8C", "KC", "draw-trumps"),
]


@pytest.mark.parametrize(("view", "played_card", "better", "why"), REASONS, ids=[row[3] for row in REASONS])
def test_the_rule_of_thumb_that_a_card_broke_is_named(view: View, played_card: str, better: str, why: str) -> None:
    assert reason_of_card(view, read_card(played_card), read_card(better)) == why


def test_the_rule_of_thumb_that_a_word_broke_is_named() -> None:
    assert reason_of_call((Bid(6),), (Pass(),)) == "too-bold"
    assert reason_of_call((Pass(),), (Bid(6),)) == "too-shy"
    assert reason_of_call((Accept(),), (Announce("override"),)) == "object"
    assert reason_of_call((), (Announce("re"),)) == "say-it"
    assert reason_of_call((Pass(),), (Announce("game"),)) == "too-shy"
    assert reason_of_call((Bid(209),), (Bid(23),)) == "too-bold"
    assert reason_of_call((Bid(23),), (Bid(24),)) == "too-shy"
    assert not reason_of_call((Pass(),), (Pass(),))


@pytest.mark.usefixtures("brief")
def test_the_process_says_how_far_it_is_and_then_what_it_found() -> None:
    asked, whole = played("schafkopf-window")
    said: list[str] = []
    found = read_review(json.loads(answer(asked.write(Wanted.REVIEW), PauseGate(), said.append)))
    assert found == review_of(whole, asked.digest)
    assert [json.loads(line)["at"] for line in said] == list(range(1, len(said) + 1))


def test_a_deal_that_todays_rules_do_not_know_is_not_reviewed() -> None:
    asked, _ = played()
    broken = replace(asked, actions=(*asked.actions[:3], (0, "play 7C")))
    assert json.loads(answer(broken.write(Wanted.REVIEW), PauseGate())) == "changed"


def test_every_game_is_one_the_coach_can_look_at() -> None:
    assert set(KNOWLEDGE) == set(GAMES)
