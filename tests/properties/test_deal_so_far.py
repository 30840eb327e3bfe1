"""Who asks what happened is told all of it that they may know, in one message, whatever the game and the names are."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present import presenter
from bot.present.deal_so_far import deal_so_far
from bot.present.looks import Lookup, looks_beside
from bot.present.messages import IN_A_ROW, LONGEST_TEXT, ROWS, Menu, asks_something
from bot.present.readers import Reader
from bot.present.words import card_name, in_words, told_text
from bot.tables.autoplay import offered_premoves
from bot.tables.model import Preferences, TableView
from engine.actions import Action, Announce, Bid, Cut, Pass, Play, Show
from engine.cards import Card
from engine.deal import Deal
from engine.events import Acted, Gave, Happening, LaidAway, Received, TrickTaken
from engine.games import GAMES
from engine.seats import Seat
from tests.properties.random_deals import moves, picked, random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.properties.test_secrecy import viewers
from tests.properties.test_told_in_words import NAMES, trick_numbers, whole
from tests.support.soak import either
from tests.support.strange_names import STRANGE

SEEDS = range(either(2, 20))


def words(deal: Deal, viewer: Seat | None, language: str = "en", names: dict[int, str] = NAMES) -> str:
    return deal_so_far(TableView(table_with(deal), viewer, deal.view(viewer)), Reader(language, names)).text


def expected(happening: Happening, number: int, deal: Deal, viewer: Seat | None, called: Sequence[str]) -> str:
    """What is told of a happening; nothing of a card that lies in a trick, nor of what everybody has been dealt."""
    own = ["you" if each == viewer else name for each, name in enumerate(called)]
    match happening:
        case Received() | Acted(_, Cut() | Play()):
            return ""
        case TrickTaken(winner, trick):
            return f"Trick {number}, led by {own[trick.seats[0]]}: {own[winner]} took it"
        case Acted(who, Announce("override")) if who != viewer:
            return f"{called[who]} overrides"
    return told_text(happening, called, "en", deal.start.game, reader=viewer)


def lying(deal: Deal) -> Iterator[tuple[Seat, Card]]:
    """Every card that may still be looked at, with who played it."""
    view = deal.view(None)
    for trick in (*view.tricks[-1:], view.trick):
        yield from zip(trick.seats, trick.cards, strict=True)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_it_tells_every_trick_and_every_word_of_the_deal(game: str, seed: int) -> None:
    stages = whole(game, seed)
    chance = random.Random(f"so far {game} {seed}")
    for deal in [*chance.sample(stages, 8), stages[-1]]:
        called = [*NAMES.values()][: deal.start.players]
        for viewer in viewers(deal):
            text, history = words(deal, viewer), deal.view(viewer).history
            wanted = [
                expected(each, number, deal, viewer, called)
                for each, number in zip(history, trick_numbers(history), strict=True)
            ]
            assert [each for each in wanted if each.lower() not in text.lower()] == [], text
            own = ["you" if each == viewer else name for each, name in enumerate(called)]
            cards = [card_name(card) for seat, card in lying(deal) if seat != viewer or own[seat] not in text]
            assert [each for each in cards if each not in text] == [], text


def told_elsewhere(deal: Deal, viewer: Seat | None) -> Iterator[Card]:
    """Cards that are named for another reason than that they lay in a trick which is covered by now."""
    view = deal.view(viewer)
    yield from (card for cards in (view.aside, *view.face_up) for card in cards)
    yield from (card for _, card in lying(deal))
    for happening in view.history:
        match happening:
            case Received(cards=told) | Gave(cards=told) | LaidAway(cards=told):
                yield from told
            case Acted(_, Show(card) | Cut(_, Card() as card)):
                yield card


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_as_long_as_the_deal_goes_on_it_opens_no_trick_but_the_last(game: str, seed: int) -> None:
    covered = 0
    for deal in whole(game, seed):
        for viewer in () if deal.outcome is not None else viewers(deal):
            text, view = words(deal, viewer), deal.view(viewer)
            before = {card for trick in view.tricks[:-1] for card in trick.cards}
            hidden = before - set(told_elsewhere(deal, viewer)) - set(view.contract.extras if view.contract else ())
            played = text.partition("\n")[2]
            assert [
                card for card in hidden if f": {card_name(card)}" in played or f" {card_name(card)}," in played
            ] == []
            covered += len(hidden)
    assert covered > 20


def talkative(game: str, seed: int) -> Deal:
    """A deal in which people say all that they may before they go on."""
    chance = random.Random(f"talk {game} {seed}")
    deal = Deal(shuffled_start(game, chance))
    while deal.waiting_for:
        may = moves(deal)
        cuts = [move for move in may if isinstance(move[1], Cut)]
        seat, action = cuts[0] if cuts else min(may, key=_quietness) if _speaks(may) else picked(may, chance)
        deal = deal.act(seat, Cut(action.style, action.card, 3) if isinstance(action, Cut) else action)
    return deal


def _speaks(may: Iterable[tuple[Seat, Action]]) -> bool:
    return any(_quietness(move)[0] < 2 for move in may)


def _quietness(move: tuple[Seat, Action]) -> tuple[int, int, str]:
    """The lowest bid first, then holding, then other words; playing and passing last."""
    match move[1]:
        case Bid(number):
            return 0, number, ""
        case Play() | Pass():
            return 9, 0, str(move[1])
        case Announce("hold"):
            return 0, 0, ""
        case Announce("override" | "alone"):
            return 9, 1, ""
        case Announce() | Show():
            return 1, 0, str(move[1])
    return 5, 0, str(move[1])


def stages_of(deal: Deal) -> Iterator[Deal]:
    now = Deal(deal.start)
    for seat, action in deal.actions:
        now = now.act(seat, action)
        yield now


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_deal_with_the_longest_names_fits_a_message_even_with_its_cards_in_words(
    game: str, language: str
) -> None:
    strange = {user: f"{name} {user}"[-48:] for user, name in enumerate(STRANGE, 1)}
    left_out, said = phrases(language).say("so-far-left-out"), 0
    for seed in SEEDS:
        for deal in [*stages_of(talkative(game, seed))][1::3]:
            for viewer in (None, 0):
                for names in (strange, dict.fromkeys(strange, "W" * 48)):
                    text = words(deal, viewer, language, names)
                    assert len(in_words(text, language)) <= LONGEST_TEXT
                    said = max(said, len(text))
                    assert "took it" not in text or deal.outcome is not None or left_out not in text, text
    assert said > 500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_among_people_of_usual_names_nothing_is_left_out(game: str, language: str) -> None:
    usual = {user: f"Computer {user}" for user in NAMES}
    for seed in SEEDS:
        for deal in [*stages_of(talkative(game, seed))][1::3]:
            if deal.outcome is None:
                text = words(deal, 0, language, usual)
                assert phrases(language).say("so-far-left-out") not in text
                assert "…," not in text or game == "skat", text


def hands(game: str, seed: int, looks: Sequence[Lookup]) -> Iterator[presenter.Message]:
    """Every hand of a deal in the fullest form, with everything that may stand beside the answers."""
    chance = random.Random(f"hands {game} {seed}")
    full = Preferences(guided=game, offer=1)
    for deal in random_deal(shuffled_start(game, chance), chance):
        for viewer in range(deal.start.players) if deal.outcome is None else ():
            view = deal.view(viewer)
            table = replace(table_with(deal), hints=True)
            for plans in ((), offered_premoves(view)[0][:1]):
                for preferences in (Preferences(), full):
                    sight = TableView(table, viewer, view, plans)
                    yield presenter.hand(sight, Reader("en", NAMES, preferences), looks=looks)


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_hand_has_room_for_what_can_be_looked_up_beside_it(game: str, private: bool) -> None:
    looks = looks_beside(private=private)
    for seed in SEEDS:
        for message in hands(game, seed, looks):
            presses = [each.press for each in message.controls]
            assert [each.rpartition(":look ")[2] for each in presses if ":look " in each] == [*looks]
            assert len(set(presses)) == len(presses)
            in_order = [each.row for each in message.controls]
            assert in_order == sorted(in_order)
            rows = Counter(in_order)
            assert max(rows) < ROWS
            assert max(rows.values()) <= IN_A_ROW
            assert all(rows[each.row] == 1 for each in message.controls if isinstance(each, Menu))


def test_a_hand_that_asks_nothing_still_asks_nothing_with_its_looks() -> None:
    assert not asks_something(["lp:7:5.0:look where", "lp:7:5.0:look rules", "lp:7:5.0:plan any"])
    assert asks_something(["lp:7:5.0:look where", "lp:7:5.3:play QC"])
