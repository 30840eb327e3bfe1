"""What the coach found, as its reader sees it: mistakes before bad luck, within limits, no more than a seat knew."""

import random
from dataclasses import replace

import pytest

from bot.features.reviews.messages import Look, review_message, seat_question
from bot.phrases import LANGUAGES, phrases
from bot.players.finished import Review, ReviewedChoice
from bot.players.games import knowledge_of
from bot.present.deal_presses import DealMoment
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.replays import Course
from bot.present.scenes import TableScene
from bot.tables.finished_deals import moment
from engine.actions import Play
from engine.cards import write_cards
from engine.deal import Deal
from engine.games import GAMES
from tests.properties.random_deals import finished_deal
from tests.properties.test_messages_secrecy import table_with

CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "B_e_rt", 5: "Õie" * 9}


def reviewed(game: str = "saskop", seed: int = 1) -> tuple[Course, Review]:
    """A finished deal, and a review that finds something wrong with every choice in it."""
    whole, chance = finished_deal(game, seed), random.Random(seed)
    deal, moments = Deal(whole.start), []
    for number, (seat, action) in enumerate(whole.actions):
        others = [each for each in deal.legal_actions(seat) if each != action] if number else []
        if others:
            cost, more = chance.choice([0.0, 0.7, 3.0, 60.0]), chance.choice([0.0, 4.0, 90.0])
            better = str(chance.choice(others))
            moments.append(
                ReviewedChoice(
                    number - 1,
                    seat,
                    str(action),
                    better if cost else str(action),
                    cost,
                    better,
                    cost + more,
                    "smear" if isinstance(action, Play) else "other-game",
                )
            )
        deal = deal.act(seat, action)
    course = Course(table_with(whole), whole, Reader("en", CALLED), 12, DealMoment(7, 12), 1)
    return course, Review(tuple(moments), (1,) * whole.start.players)


def test_what_the_trick_would_have_become_is_told_only_with_open_cards() -> None:
    course, review = reviewed()
    plays = [each for each in review.moments if each.seat == 1 and each.cost and each.chosen.startswith("play ")]
    trick = course.whole.view(None).tricks[2]
    told = tuple(replace(each, cost=60.0, trick=write_cards(trick.cards)) for each in plays)
    shown = {own: review_message(course, Review(told, (0,) * 4), Look(1, own)).text for own in (False, True)}
    assert "With the better card it would have gone to " in shown[False]
    assert "would have gone" not in shown[True]
    assert "went to" not in shown[True]


@pytest.mark.parametrize(
    ("odds", "told"),
    [
        ((-1.0, 2.0, 0.4, 0.62), "the better choice wins 62; what was chosen wins 40"),
        ((-1.0, 2.0, 0.4, 0.43), "the better choice brings 2.0 strokes; what was chosen brings −1.0 strokes"),
        ((-1.0, 2.0, 0.4, 0.4), "the better choice brings 2.0 strokes; what was chosen brings −1.0 strokes"),
        ((-1.0, 2.0), "the better choice brings 2.0 strokes; what was chosen brings −1.0 strokes"),
    ],
)
def test_a_mark_says_what_each_card_does_in_deals_that_fit(odds: tuple[float, ...], told: str) -> None:
    course, review = reviewed()
    first = next(each for each in review.moments if each.seat == 1 and each.cost)
    only = Review((replace(first, cost=3.0, odds=odds),), review.unweighed)
    for own in (False, True):
        assert told in review_message(course, only, Look(1, own)).text


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        (4.0, "little or nothing in this trick, but more in later ones"),
        (0.0, "it made no difference"),
        (-4.0, "was even the better one"),
        (None, "comes later, or with other cards"),
    ],
)
def test_a_card_that_does_little_for_its_trick_is_said_to_gain_elsewhere(gain: float | None, told: str) -> None:
    course, review = reviewed()
    plays = [each for each in review.moments if each.seat == 1 and each.cost and each.chosen.startswith("play ")]
    for is_later in (False, True):
        moment = replace(plays[0], cost=60.0, trick="", is_later=is_later, open_gain=gain)
        only = Review((moment,), (0,) * 4)
        text = review_message(course, only, Look(1, own=False)).text
        assert (told in text) is is_later
        assert told not in review_message(course, only, Look(1, own=True)).text
        assert "would have" not in text


def test_a_trick_that_stays_where_it_is_is_not_said_to_go_elsewhere() -> None:
    course, review = reviewed()
    plays = [each for each in review.moments if each.seat == 1 and each.cost and each.chosen.startswith("play ")]
    at, course_tricks = plays[0], course.whole.view(None).tricks
    trick = course_tricks[len(moment(course.whole, at.step).view(None).tricks)]
    only = Review((replace(at, cost=60.0, trick=write_cards(trick.cards)),), (0,) * 4)
    text = review_message(course, only, Look(1, own=False)).text
    assert "With the better card there would have been " in text
    assert "would have gone" not in text


def test_a_cost_within_its_own_error_is_told_and_not_marked() -> None:
    course, review = reviewed()
    first = next(each for each in review.moments if each.seat == 1 and each.cost)
    for error, is_marked in ((0.5, True), (59.5, False)):
        only = Review((replace(first, cost=60.0, error=error, open_cost=None, slip=""),), (0,) * 4)
        text = review_message(course, only, Look(1, own=False)).text
        assert ("perhaps better: " in text) is not is_marked
        assert "better: " in text
        assert ("**??**" in text) is is_marked
        assert ("1 grave mistake" in text) is is_marked


def test_card_points_given_away_come_with_the_rule_that_was_broken() -> None:
    course, review = reviewed()
    first = next(each for each in review.moments if each.seat == 1 and each.chosen.startswith("play "))
    slip = replace(
        first, better=first.chosen, cost=0.0, slip="gave-points", instead=first.open_better or "", points=9.0
    )
    for why in ("", "lead-ten"):
        only = Review((replace(slip, slip_why=why),), (0,) * 4)
        text = review_message(course, only, Look(1, own=True)).text
        assert "that many card points are worth keeping" in text
        assert ("Don’t lead a ten" in text) is bool(why)


def presses(message: Message) -> list[str]:
    found = [read_press(each.press) for each in message.controls]
    return [press.what for press in found if press is not None]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [False, True])
def test_it_can_be_said_and_drawn_within_discords_limits(game: str, language: str, own: bool) -> None:
    course, review = reviewed(game)
    message = review_message(replace(course, reader=Reader(language, CALLED)), review, Look(1, own))
    assert len(message.text) <= LONGEST_TEXT
    assert len(message.pictures) <= 3
    assert len({picture.name for picture in message.pictures}) == len(message.pictures)
    for picture in message.pictures:
        assert isinstance(picture.scene, TableScene)
        assert picture.alt[:LONGEST_ALT].count("{") == 0
    for control in message.controls:
        assert len(control.press) <= 100
        assert control.row < 5


def test_the_costliest_comes_first_and_every_moment_leads_to_a_game_from_there() -> None:
    course, review = reviewed()
    mine = [each for each in review.moments if each.seat == 1 and each.cost]
    costliest = max(mine, key=lambda each: each.cost)
    message = review_message(course, review, Look(1, own=False))
    forks = [each for each in message.controls if isinstance(each, Button) and "fork" in each.press]
    steps = [press.version for each in forks if (press := read_press(each.press)) is not None]
    assert steps[0] == min(each.step for each in mine if each.cost == costliest.cost)
    assert len(steps) == len(message.pictures) == 3
    assert "**??** ①" in message.text


def test_the_card_that_was_played_and_the_better_one_are_ringed_in_their_hand() -> None:
    course, review = reviewed()
    plays = [each for each in review.moments if each.chosen.startswith("play ") and each.better.startswith("play ")]
    moment = replace(next(each for each in plays if each.seat == 1), cost=99.0)
    moment = replace(moment, better=moment.open_better or "")
    only = Review((moment,), review.unweighed)
    (picture,) = review_message(course, only, Look(1, own=True)).pictures
    assert isinstance(picture.scene, TableScene)
    seat = picture.scene.seats[1]
    assert (str(Play(seat.played)), str(Play(seat.better))) == (moment.chosen, moment.better)  # type: ignore[arg-type]
    assert {seat.played, seat.better} <= {*seat.face_up}
    assert all(each.played is each.better is None for number, each in enumerate(picture.scene.seats) if number != 1)


@pytest.mark.parametrize("game", GAMES)
def test_from_ones_seat_nothing_shows_that_only_open_cards_tell(game: str) -> None:
    for seed in range(3):
        course, review = reviewed(game, seed)
        blind = tuple(
            replace(each, open_better=None, open_cost=None) for each in review.moments if each.seat == course.seat
        )
        told = review_message(course, review, Look(1, own=True))
        assert told == review_message(course, replace(review, moments=blind), Look(1, own=True))
        for picture in told.pictures:
            assert isinstance(picture.scene, TableScene)
            step = next(press.version for each in told.controls if (press := read_press(each.press)) is not None)
            assert step < course.steps
            shown = course.whole.view(None)
            hidden = [seat for number, seat in enumerate(picture.scene.seats) if number != course.seat]
            assert all(len(seat.face_up) <= len(shown.tricks) + 2 for seat in hidden)
        assert not any(menu.press.endswith("seat") for menu in told.controls if isinstance(menu, Menu))


def test_bad_luck_is_told_apart_from_mistakes_and_only_with_open_cards() -> None:
    course, review = reviewed()
    first = next(each for each in review.moments if each.seat == 1)
    unlucky = replace(first, cost=0.0, better=first.chosen, open_cost=8.0, why="")
    only = Review((unlucky,), review.unweighed)
    assert "bad luck, no mistake" in review_message(course, only, Look(1, own=False)).text
    own = review_message(course, only, Look(1, own=True))
    assert "luck" not in own.text
    assert own.pictures == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_each_side_lost_is_told_by_choice_and_never_as_a_sum(game: str) -> None:
    course, review = reviewed(game)
    sides = course.whole.outcome.sides or range(course.whole.start.players)  # type: ignore[union-attr]
    mine = [each for each in review.moments if sides[each.seat] == sides[1]]
    told = tuple(replace(each, cost=3.0, open_cost=5.0) for each in review.moments)
    text = review_message(course, Review(told, review.unweighed), Look(1, own=False)).text
    assert text.count("lost by mistakes") == len(set(sides))
    lines = [line for line in text.splitlines() if "lost by mistakes" in line]
    assert all("on average 3.0 " in line and ", 2.0 " in line for line in lines)
    assert any(f"in {len({each.step for each in mine})} choice" in line for line in lines)


def test_a_side_that_had_no_choice_lost_nothing() -> None:
    course, _ = reviewed()
    text = review_message(course, Review((), (0, 0, 0, 0)), Look(1, own=False)).text
    assert "in 0 choices: on average 0.0 strokes lost by mistakes, 0.0 strokes by bad luck" in text


def slipped(course: Course, review: Review, cost: float = 0.0) -> ReviewedChoice:
    """A choice of seat 1's that was plainly wrong, and might have been bad luck by its open cards."""
    first = next(each for each in review.moments if each.seat == 1 and each.chosen.startswith("play "))
    best = first.chosen if not cost else first.open_better or ""
    wrong = replace(first, cost=cost, better=best, open_cost=90.0, why="")
    return replace(wrong, slip="gave-fat", instead=first.open_better or "", points=9.6)


def test_a_plain_slip_has_a_lighter_sign_and_is_never_bad_luck() -> None:
    course, review = reviewed()
    for own in (False, True):
        text = review_message(course, Review((slipped(course, review),), (0,) * 4), Look(1, own)).text
        assert "no grave mistake, 0 doubtful (?), 1 careless (?!)." in text
        assert "**?!** ①" in text
        assert "by about 10 card points" in text
        assert "keep an ace or ten off it" in text
        assert "bad luck, no mistake" not in text


def test_a_slip_that_cost_what_the_game_pays_is_marked_by_that() -> None:
    course, review = reviewed()
    text = review_message(course, Review((slipped(course, review, 60.0),), (0,) * 4), Look(1, own=True)).text
    assert "**??** ①" in text
    assert "careless" not in text


def test_who_took_the_seat_later_answers_for_what_they_did_themselves() -> None:
    course, review = reviewed()
    last = max(each.step for each in review.moments if each.seat == 1)
    message = review_message(replace(course, since=last), review, Look(1, own=True))
    assert "1 real choice" in message.text


def test_whoever_looks_at_anothers_choices_sees_them_with_open_cards_and_is_asked_for_a_seat_to_play() -> None:
    course, review = reviewed()
    message = review_message(course, review, Look(2, own=False))
    assert "王小明" in message.text
    assert {what for what in presses(message) if what.startswith("fork")} == {"fork seats"}
    assert not any(what.startswith("review mine") for what in presses(message))
    (menu,) = (each for each in seat_question(course).controls if isinstance(each, Menu))
    assert [entry.value for entry in menu.entries] == ["0", "1", "2", "3"]


@pytest.mark.parametrize("game", GAMES)
def test_cost_is_told_in_what_the_game_pays(game: str) -> None:
    told = phrases("en").say_for(game, "review-cost", amount="1.5")
    assert told.startswith("1.5 ")
    assert knowledge_of(game).marks.doubtful > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["review-looking", "review-waiting"])
def test_what_is_said_meanwhile_stays_true_if_the_bot_is_killed(language: str, key: str) -> None:
    assert "`/review`" in phrases(language).say(key, at=1, of=9)
