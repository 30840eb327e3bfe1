"""What a hand's picture shows: to who is asked the table from their place, to everybody else nothing that others do."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present import presenter
from bot.present.game_words import HOLD, highest_bid
from bot.present.pictures import as_asked, table_scene
from bot.present.presenter import is_bidding
from bot.present.readers import Reader
from bot.present.scenes import AroundScene, HandScene
from bot.present.words import card_words, describe, told_text
from bot.tables.model import Computer, DealFacts, Pace, Person, Stage, Table, TableView
from engine.actions import Bid
from engine.cards import Card
from engine.deal import Deal
from engine.decisions import Choice, Selection
from engine.events import Acted
from engine.games import GAMES
from engine.match import Tally
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start

NAMES = {1: "Mari", 2: "Küllike", 4: "Johannes", 5: "王小明"}


@cache
def stages(game: str) -> tuple[Deal, ...]:
    found: list[Deal] = []
    for seed in range(6):
        chance = random.Random(f"hands {seed}")
        found += random_deal(shuffled_start(game, chance), chance)
    return tuple(each for each in found if each.phase not in ("cut", "done"))


def table_of(deal: Deal) -> Table:
    game, players = deal.start.game, deal.start.players
    seats = tuple(Computer("normal") if seat == 2 else Person(seat + 1) for seat in range(players))
    tally = Tally((0,) * len(GAMES[game].columns(players)))
    table = Table(1, 1, 1, 1, game, {}, seats, Pace(), tally, stage=Stage.PLAYING, dealer=deal.start.dealer)
    return replace(table, deal=DealFacts(1, 1, "5eca1ab1e0ddba11" * 4))


def hand(deal: Deal, seat: Seat, language: str = "en") -> tuple[HandScene, str]:
    message = presenter.hand(TableView(table_of(deal), seat, deal.view(seat)), Reader(language, NAMES))
    (picture,) = message.pictures
    assert isinstance(picture.scene, HandScene)
    return picture.scene, picture.alt


def asked(game: str) -> Iterator[tuple[Deal, Seat, AroundScene]]:
    for deal in stages(game):
        for seat in deal.waiting_for:
            view = deal.view(seat)
            if view.hand and not is_bidding(view):
                scene, _ = hand(deal, seat)
                assert scene.around is not None, deal.phase
                yield deal, seat, scene.around


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_card_of_who_waits_is_told_in_words(game: str, language: str) -> None:
    told = 0
    for deal in stages(game):
        for seat in range(deal.start.players):
            view = deal.view(seat)
            if len(view.hand) == 1 and seat not in view.waiting_for:
                message = presenter.hand(TableView(table_of(deal), seat, view), Reader(language, NAMES))
                assert not message.pictures
                said = phrases(language).say("happened-last-card", card=named(view.hand[0]))
                assert message.text.splitlines()[-1] == said
                told += 1
            elif len(view.hand) == 1:
                assert hand(deal, seat, language)[0].around is not None
    assert told > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_before_the_play_a_hand_is_the_same_for_who_is_asked_and_what_was_said_is_told_in_words(
    game: str, language: str
) -> None:
    told, before = 0, dict[Seat, tuple[Deal, tuple[HandScene, str]]]()
    for deal in stages(game):
        for seat in range(deal.start.players):
            view = deal.view(seat)
            if not (view.hand and is_bidding(view)):
                before.pop(seat, None)
                continue
            shown = hand(deal, seat, language)
            was = before.get(seat)
            then = None if was is None or was[0].start != deal.start else was[0].view(seat)
            if was is not None and then is not None and (then.hand, then.contract) == (view.hand, view.contract):
                assert shown == was[1]
            before[seat] = deal, shown
            assert shown[0].around is None
            if view.tricks or view.trick.cards:
                continue  # a game that may be given up is asked about in the play
            if seat in view.waiting_for and as_asked(view).turns and not isinstance(view.asked, Selection):
                sight = TableView(table_of(deal), seat, view)
                text = presenter.hand(sight, Reader(language, NAMES)).text
                called = Reader(language, NAMES).called(table_of(deal))
                for who, action in dict(as_asked(view).turns).items():
                    said = told_text(Acted(who, action), called, language, game, reader=seat)
                    assert said.lower() in text.lower()
                told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bid_is_told_once_where_there_is_but_one(game: str, language: str) -> None:
    for deal in stages(game):
        bids = [(who, action) for who, action in deal.view(None).turns if isinstance(action, Bid) or action == HOLD]
        for seat in deal.waiting_for if bids else ():
            view, table = deal.view(seat), table_of(deal)
            if not is_bidding(view) or not any(isinstance(a, Bid) for each in view.decisions for a in each.actions):
                continue
            (number, whose), called = highest_bid(view), Reader(language, NAMES).called(table)
            assert whose is not None
            highest = phrases(language).say_for(game, "asked-highest", number=number, who=called[whose])
            text = presenter.hand(TableView(table, seat, view), Reader(language, NAMES)).text
            assert (highest in text) is (len(bids) > 1 and game != "skat")  # where the question names it
            assert describe(called[bids[-1][0]], bids[-1][1], language, game) in text


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_sees_the_trick_as_it_lies_from_their_own_place(game: str) -> None:
    lying = 0
    for deal, seat, around in asked(game):
        public, players = table_scene(table_of(deal), deal.view(None), Reader("en", NAMES)), deal.start.players
        turned = [((at + seat) % players, card) for at, card in around.trick.cards]
        assert turned == list(public.trick.cards)
        names = [public.seats[(seat + step) % players].name for step in range(players)]
        assert [each.name for each in around.seats] == names
        said = [public.seats[(seat + step) % players].said for step in range(players)]
        assert [each.said for each in around.seats] == said or isinstance(deal.view(seat).asked, Choice)
        lying += len(around.trick.cards)
    assert lying > 40


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_sees_trumps_maker_the_last_trick_and_what_was_taken(game: str) -> None:
    followed = 0
    for deal, seat, around in asked(game):
        scene, public = hand(deal, seat)[0], table_scene(table_of(deal), deal.view(None), Reader("en", NAMES))
        assert (scene.badge, scene.trump, scene.maker) == (public.contract, public.trump, public.maker)
        view = deal.view(seat)
        if view.phase == "play" and view.tricks:
            assert sum(each.tricks for each in around.taken) + sum(
                each.taken.tricks for each in around.seats if each.taken is not None
            ) == len(view.tricks)
            shown = around.last if view.trick.cards else around.trick
            assert tuple(card for _, card in shown.cards) == view.tricks[-1].cards
            assert shown.winner is not None
            followed += 1
    assert followed > 20


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_asked_sees_nothing_of_the_table_that_others_change(game: str) -> None:
    for deal in stages(game):
        for seat in range(deal.start.players):
            if seat not in deal.waiting_for and len(deal.view(seat).hand) > 1:
                assert hand(deal, seat)[0].around is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_description_begins_with_the_cards_and_names_each_card_that_lies(game: str, language: str) -> None:
    told = 0
    for deal, seat, around in asked(game):
        _, alt = hand(deal, seat, language)
        first, _, rest = alt.partition("\n")
        held = [
            f"{'10' if card.rank.letter == 'T' else card.rank.letter}{card.suit.sign}" for card in deal.view(seat).hand
        ]
        assert " ".join(held) in first
        assert len(alt) <= 1024
        for _, card in around.trick.cards:
            told += 1
            assert f": {card_words(card, language)}" in rest
    assert told > 40


def named(card: Card) -> str:
    return f"{'10' if card.rank.letter == 'T' else card.rank.letter}{card.suit.sign}"


def test_what_others_answer_to_the_same_question_like_silence_changes_no_picture() -> None:
    compared = 0
    for game in GAMES:
        before: dict[Seat, tuple[int, tuple[HandScene, str]]] = {}
        for deal in stages(game):
            now: dict[Seat, tuple[int, tuple[HandScene, str]]] = {}
            for seat in deal.waiting_for:
                ask = deal.view(seat).asked
                if len(deal.waiting_for) == 1 and seat not in before:
                    continue
                if isinstance(ask, Choice) and ask.silence is not None and deal.view(seat).hand:
                    now[seat] = deal.version, hand(deal, seat)
            for seat, (version, scene) in now.items():
                was = before.get(seat)
                last = deal.actions[-1] if deal.actions else None
                ask = deal.view(seat).asked
                assert isinstance(ask, Choice)
                if was is not None and was[0] + 1 == version and last is not None and last[1] == ask.silence:
                    assert scene == was[1]
                    compared += 1
            before = now
    assert compared
