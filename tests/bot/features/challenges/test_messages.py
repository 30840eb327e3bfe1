"""A challenge's message shows what one seat knew and who has played; how it went is for those alone who have."""

import random

import pytest

from bot.features.challenges.messages import MOST_NAMED, challenge_post, question, results
from bot.features.challenges.service import ChallengeSight
from bot.features.challenges.store import Challenge, Knew, Taken
from bot.phrases import LANGUAGES
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Menu, read_press
from bot.present.readers import Reader
from bot.solo.model import Score
from engine.deal import Deal
from engine.games import GAMES
from tests.properties.random_deals import finished_deal, random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.properties.test_secrecy import redealt
from tests.support.soak import either

CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "Bert", 5: "Õie", 6: "*Eve*", 7: "Greta", 8: "Hans"}
WON, LOST = Score(2, True, 70), Score(-2, False, 33)


def sight_of(whole: Deal, step: int, seat: int, taken: tuple[Taken, ...] = ()) -> ChallengeSight:
    return ChallengeSight(Challenge(9, 900, 4711, step, seat, 1, 901, None, 77), table_with(whole), whole, taken)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(1, 12))])
def test_cards_that_the_seat_does_not_know_and_how_it_went_on_change_nothing(game: str, seed: int) -> None:
    chance, compared = random.Random(seed), 0
    language = chance.choice([*LANGUAGES])
    deals = [*random_deal(shuffled_start(game, chance), chance)]
    for deal in deals:
        if deal.state is None or deal.outcome is not None:
            continue
        seat = chance.randrange(deal.start.players)
        other = redealt(deal, seat, chance)
        if other is None:
            continue
        compared += 1
        moments = ((deal, deal.version - 1), (other, other.version - 1), (deals[-1], deal.version - 1))
        posts = [challenge_post(sight_of(whole, step, seat), Reader(language, CALLED)) for whole, step in moments]
        assert posts[0] == posts[1] == posts[2]
    assert compared > 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_says_who_and_never_how_nor_which_deal(game: str, language: str) -> None:
    whole = finished_deal(game, 1)
    for step in (0, whole.version // 2):
        for made in (WON, LOST):
            taken = (Taken(6, Knew.PLAYED, made), Taken(3, Knew.NOTHING, made), Taken(4, Knew.SEEN, made))
            post = challenge_post(sight_of(whole, step, 1, taken), Reader(language, CALLED))
            assert post == challenge_post(
                sight_of(whole, step, 1, tuple(Taken(each.user, each.knew, LOST) for each in taken)),
                Reader(language, CALLED),
            )
            assert "\\*Eve\\*" in post.text
            assert "4711" not in str(post)
            assert len(post.pictures[0].alt) <= LONGEST_ALT
            assert [read_press(each.press) is not None for each in post.controls] == [True, True]


def test_however_many_play_it_the_message_has_room() -> None:
    whole, crowd = finished_deal("skat", 1), range(100, 300)
    names = dict.fromkeys(crowd, "W" * 40) | CALLED
    sight = sight_of(whole, 3, 1, tuple(Taken(user, Knew.PLAYED, WON) for user in crowd))
    for language in LANGUAGES:
        post, told = challenge_post(sight, Reader(language, names)), results(sight, Reader(language, names), 100)
        assert f"{len(crowd) - MOST_NAMED}" in post.text
        assert len(post.text) <= LONGEST_TEXT
        assert len(told.text) <= LONGEST_TEXT


def test_results_are_told_best_first_to_those_alone_who_have_played() -> None:
    whole = finished_deal("saskop", 1)
    taken = (Taken(6, Knew.NOTHING, LOST), Taken(3, Knew.NOTHING, WON), Taken(4, Knew.PLAYED, WON))
    sight = sight_of(whole, 3, 1, taken)
    lines = results(sight, Reader("en", CALLED), 6).text.splitlines()
    assert lines[1:4] == [
        "**1** · 王小明: won, score +2, 70 card points",
        "**1** · Bert (sat at the table): won, score +2, 70 card points",
        "**3** · \\*Eve\\*: lost, score −2, 33 card points",
    ]
    assert lines[4].startswith("At the table, Küllike:")
    hidden = results(sight, Reader("en", CALLED), 5)
    assert hidden.controls == ()
    assert "70" not in hidden.text
    assert "4711" not in hidden.text


def test_the_question_offers_every_seat_people_and_channels() -> None:
    whole = finished_deal("skat", 1)
    message = question(sight_of(whole, 5, 2), Reader("en", CALLED))
    seats, people, channels = (each for each in message.controls if isinstance(each, Menu))
    assert [entry.label for entry in seats.entries] == ["Seat 1: Anna", "Seat 2: Küllike", "Seat 3: 王小明"]
    assert [entry.chosen for entry in seats.entries] == [False, False, True]
    assert (people.of, channels.of) == ("people", "channels")
    said = [read_press(each.press) for each in message.controls]
    assert [(each.deal, each.version, each.what) for each in said if each is not None] == [
        (4711, 5, "challenges seat"), (4711, 5, "challenges whom 2"), (4711, 5, "challenges where 2"),
        (4711, 5, "challenges here 2"),
    ]  # fmt: skip
