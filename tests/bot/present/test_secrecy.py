"""What is said to a reader does not change with the cards that are hidden from that reader."""

import random

import pytest

from bot.phrases import LANGUAGES
from bot.present.descriptions import hand_description, table_alt, trick_text
from bot.present.happened import happened_lines, said_since, standing_line
from bot.present.status import own_status, possible_text, status_line
from bot.present.words import last_happening, told_text
from engine.cards import Cards
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.events import Received
from engine.seats import Seat
from tests.support.saskop_deals import NAMES, TALLY, dealt, start


def redealt(deal: Deal, seat: Seat | None, seed: int) -> Deal | None:
    """The same public course with the hidden cards dealt otherwise, if the rules allow every action of it."""
    view, chance = deal.view(seat), random.Random(seed)
    known = set(view.hand) | {card for cards in view.face_up for card in cards}
    played = {card for trick in (*view.tricks, view.trick) for card in trick.cards}
    hands = [list(hand) for hand in start_hands(deal)]
    places = [
        (who, place)
        for who, hand in enumerate(hands)
        for place, card in enumerate(hand)
        if card not in known | played and who != seat
    ]
    cards = [hands[who][place] for who, place in places]
    chance.shuffle(cards)
    for (who, place), card in zip(places, cards, strict=True):
        hands[who][place] = card
    other = start(tuple(map(tuple, hands)), deal.start.dealer)
    try:
        for who, action in deal.actions[1:]:
            other = other.act(who, action)
    except IllegalAction:
        return None
    return other


def start_hands(deal: Deal) -> tuple[Cards, ...]:
    return tuple(event.told.cards for event in deal.events if isinstance(event.told, Received))


@pytest.mark.parametrize("seat", [None, 0])
def test_words_do_not_change_with_cards_that_are_hidden(seat: Seat | None) -> None:
    compared = 0
    for seed in range(40):
        deal = start(dealt(seed), dealer=3)
        chance = random.Random(seed)
        for _ in range(chance.randrange(4, 26)):
            if not deal.waiting_for:
                break
            who = chance.choice(deal.waiting_for)
            deal = deal.act(who, chance.choice(deal.legal_actions(who)))
        if any(str(action).startswith("give") for _, action in deal.actions):
            continue
        for again in range(10):
            other = redealt(deal, seat, again)
            if other is not None and start_hands(other) != start_hands(deal):
                compared += 1
                assert everything(other, seat) == everything(deal, seat)
    assert compared > 40


def everything(deal: Deal, seat: Seat | None) -> list[str]:
    """All that is said to a reader, in every language."""
    view, words = deal.view(seat), []
    for language in LANGUAGES:
        words += [table_alt(view, NAMES, TALLY, language), status_line(view, NAMES, language)]
        words += [
            own_status(view, NAMES, language),
            last_happening(view, NAMES, language),
            hand_description(view, language),
        ]
        words += [possible_text(view, language), trick_text(view, NAMES, language)]
        words += [*happened_lines(view, NAMES, language), said_since(view, NAMES, language)]
        words += [standing_line(view, NAMES, language)]
        words += [told_text(each, NAMES, language, "saskop") for each in view.history]
    return words
