"""Every game can be followed by the words of one person's messages alone: nothing that all are told is left out.

A hand is a message that is edited: who reads it sees some of its states, and never one between two others that were
joined. Of a deal played at random only those states are read that somebody can be sure to see, and each has to tell
everything that happened since the one before.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest

from bot.present import presenter
from bot.present.readers import Reader, as_seen_by
from bot.present.words import card_name, in_words, told_text
from bot.tables.model import Preferences, ReadingMode, TableView
from engine.actions import Announce, Cut, Play
from engine.deal import Deal
from engine.events import Acted, Gave, Happening, Received, TrickTaken
from engine.games import GAMES
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.support.soak import either

LANGUAGE = "en"
NAMES = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora", 5: "Eve", 6: "Fred", 7: "Greta", 8: "Hans"}
MOST_SAID = 12
"""Biddings that go on for longer than anybody's would lose their oldest words: a message has its limit."""


@dataclass(frozen=True)
class State:
    """What a hand says at a moment, and how much of the deal its owner had been told by then."""

    told: int
    text: str


Hand = Callable[[Deal, Seat], str]


def hand(deal: Deal, seat: Seat) -> str:
    sight = TableView(table_with(deal), seat, deal.view(seat))
    return presenter.hand(sight, Reader(LANGUAGE, NAMES)).text


def hand_by_ear(deal: Deal, seat: Seat) -> str:
    """The same to who listens: few words, and the rest in the picture's description."""
    sight = TableView(table_with(deal), seat, deal.view(seat))
    reader = Reader(LANGUAGE, NAMES, Preferences(reading=ReadingMode.ON))
    message = as_seen_by(presenter.hand(sight, reader), reader)
    return "\n".join((message.text, *(picture.alt for picture in message.pictures)))


def as_asked(stages: list[Deal], seat: Seat, said: Hand = hand) -> Iterator[State]:
    """Whenever the game waits for them anew, and at the end: what came between is overtaken, and no answer is read."""
    asked = ""
    for deal in stages:
        asks = deal.phase if seat in deal.waiting_for else ""
        if (asks and (acted(deal, seat) or asks != asked)) or deal.outcome is not None:
            yield State(len(deal.view(seat).history), said(deal, seat))
        asked = asks


def as_planned(stages: list[Deal], seat: Seat) -> Iterator[State]:
    """As they read it who plan each card: they are asked for no card but those they lead.

    A last card plays itself, and the message stays as it is until the deal is over.
    """
    asked = ""
    for deal in stages:
        view = deal.view(seat)
        asks = view.phase if seat in view.waiting_for and not (view.phase == "play" and view.trick.cards) else ""
        is_answered = acted(deal, seat) and seat not in view.waiting_for and bool(view.hand)
        if (asks and (acted(deal, seat) or asks != asked)) or is_answered or deal.outcome is not None:
            yield State(len(view.history), hand(deal, seat))
        asked = asks


def acted(deal: Deal, seat: Seat) -> bool:
    return bool(deal.actions) and deal.actions[-1][0] == seat and not isinstance(deal.actions[-1][1], Cut)


def whole(game: str, seed: int) -> list[Deal]:
    """A deal that ends with its last card, in which people say what they would."""
    for again in range(40):
        chance = random.Random(f"told {game} {seed} {again}")
        stages = [each for each in random_deal(shuffled_start(game, chance), chance) if each.state is not None]
        last = stages[-1].view(None)
        if last.tricks and not any(last.counts) and len(last.turns) <= MOST_SAID:
            return stages
    raise AssertionError("no such deal")


def missing(happening: Happening, number: int, deal: Deal, seat: Seat, called: Sequence[str], text: str) -> str:
    """What of a happening is not told in a text, if something is not; number: of the trick it belongs to."""
    own, heard = ["you" if each == seat else name for each, name in enumerate(called)], in_words(text, LANGUAGE)
    match happening:
        case Received() | Acted(_, Cut()):
            return ""
        case Acted(who, Play(card)):
            said = in_words(f"{own[who]}: {card_name(card)}", LANGUAGE)
            return "" if said in heard and f"rick {number}" in heard else said
        case TrickTaken(who, _):
            said = f"Trick {number}: {own[who]} took it"
        case Acted(who, Announce("override")) if who != seat:
            said = f"{called[who]} overrides"
        case _:
            said = told_text(happening, called, LANGUAGE, deal.start.game, reader=seat)
    said = in_words(said, LANGUAGE)
    return "" if said.lower() in heard.lower() else said


def trick_numbers(history: Sequence[Happening]) -> list[int]:
    """To which trick each happening belongs."""
    return [1 + sum(isinstance(each, TrickTaken) for each in history[:place]) for place in range(len(history))]


def untold(stages: list[Deal], seat: Seat, states: Iterator[State]) -> list[str]:
    """What happened between two states and is not told by the second."""
    last = stages[-1]
    history, seen, found = last.view(seat).history, 0, []
    numbers, called = trick_numbers(history), [*NAMES.values()][: last.start.players]
    for state in states:
        newest = sum(isinstance(each, TrickTaken) for each in history[: state.told])
        for place in range(seen, state.told):
            is_gone = numbers[place] < newest and state.told < len(history)
            if is_gone and isinstance(history[place], Acted) and isinstance(history[place].action, Play):
                continue  # a trick may be looked at until the next one is taken
            left_out = missing(history[place], numbers[place], last, seat, called, state.text)
            found += [f"{left_out!r} is not in {state.text!r}"] if left_out and not is_own(history[place], seat) else []
        seen = state.told
    assert seen == len(history)
    return found


def is_own(happening: Happening, seat: Seat) -> bool:
    """What they did themselves they know."""
    return (happening.giver if isinstance(happening, Gave) else happening.seat) == seat and not isinstance(
        happening, TrickTaken
    )


SEEDS = range(either(4, 40))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("said", [hand, hand_by_ear], ids=["read", "heard"])
def test_who_reads_only_what_they_are_asked_hears_of_everything(said: Hand, game: str, seed: int) -> None:
    stages = whole(game, seed)
    for seat in range(stages[-1].start.players):
        assert untold(stages, seat, as_asked(stages, seat, said)) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_who_plans_their_cards_hears_of_everything(game: str, seed: int) -> None:
    stages = whole(game, seed)
    for seat in range(stages[-1].start.players):
        assert untold(stages, seat, as_planned(stages, seat)) == []
