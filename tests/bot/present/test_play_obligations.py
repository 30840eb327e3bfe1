"""What is said to the one who is to play: what was led, what must be done, and why only some cards are allowed."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present.questions import demand_text
from bot.present.readers import Reader
from engine.actions import Play
from engine.cards import Card, Rank, Suit, read_card, read_cards
from engine.decisions import Choice
from engine.games import GAMES
from engine.ranking import STANDARD, Ranking, ranking_with
from engine.trick import PlayRule, Trick, legal_cards
from engine.views import View
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_secrecy import redealt
from tests.support.soak import either

MILD, STRICT = PlayRule(), PlayRule(must_trump=True, must_beat=True)
CLIMBING = PlayRule(must_beat=True)
CLUBS = ranking_with((Rank.JACK,), Suit.CLUBS)


def asked(hand: str, lying: str, rule: PlayRule = MILD, ranking: Ranking = STANDARD) -> View:
    """What somebody sees with these cards before a trick."""
    deal = next(islice(random_deal(shuffled_start("schafkopf-window", random.Random(1)), random.Random(1)), 1, None))
    trick = Trick()
    for seat, card in enumerate(lying.split()):
        trick = trick.with_card(seat, read_card(card))
    cards = ranking.sorted(read_cards(hand))
    play = Choice("play", tuple(map(Play, legal_cards(rule, ranking, cards, trick.cards))))
    return replace(
        deal.view(0), phase="play", hand=cards, rule=rule, ranking=ranking, trick=trick, decisions=(play,)
    )  # fmt: skip


@pytest.mark.parametrize(
    ("view", "text"),
    [
        (asked("QC AS", ""), "You lead: any card is allowed."),
        (asked("AS 7S KH", "TS"), "Spades ♠ led: you must follow suit."),
        (asked("QC JD AS", "QH"), "Trump led (Q♥): you must play a trump."),
        (asked("QS 7S 8S", "TS"), "Spades ♠ led: you must follow suit. Your Q♠ is a trump, not a spade."),
        (
            asked("QH JH AH", "TH"),
            "Hearts ♥ led: you must follow suit. Your Q♥ J♥ are trumps, not hearts. Only A♥ is possible.",
        ),
        (asked("AS KH", "TC"), "Clubs ♣ led, and you have none: any card."),
        (asked("AS KH", "QC"), "Trump led (Q♣), and you have none: any card."),
        (asked("AS 7S", "TS", STRICT, CLUBS), "Spades ♠ led: you must follow suit, and beat 10♠. Only A♠ is possible."),
        (
            asked("KS 7S", "TS", STRICT, CLUBS),
            "Spades ♠ led: you must follow suit. 10♠ is winning: any spade is allowed.",
        ),
        (asked("AS TS 7S", "KS 9S", STRICT, CLUBS), "Spades ♠ led: you must follow suit, and beat K♠."),
        (asked("JC 7C KH", "TS", STRICT, CLUBS), "Spades ♠ led, and you have none: you must trump."),
        (asked("JC JD 7C", "TS 8C", STRICT, CLUBS), "Spades ♠ led, and you have none: you must trump, and beat 8♣."),
        (
            asked("9C 7C KH", "TS JC", STRICT, CLUBS),
            "Spades ♠ led, and you have none: you must trump. J♣ is winning: any trump is allowed.",
        ),
        (asked("KH 7H", "TS", STRICT, CLUBS), "Spades ♠ led, and you have neither that suit nor trumps: any card."),
        (asked("KH 7H", "JC", STRICT, CLUBS), "Trump led (J♣), and you have none: any card."),
        (asked("JD QH KH", "TS", CLIMBING), "Spades ♠ led, and you have none. But you can beat 10♠, so you must."),
        (asked("KC KH", "TS", CLIMBING), "Spades ♠ led, and you have none. 10♠ is winning: any card is allowed."),
    ],
)  # fmt: skip
def test_what_was_led_and_what_must_be_done(view: View, text: str) -> None:
    assert demand_text(view, Reader("en")) == text


def test_whose_the_trick_is_stands_beside_what_is_allowed() -> None:
    names = ("Anna", "Bert", "Carl")
    low, mild = asked("KS 7S", "TS", STRICT, CLUBS), asked("AS KH", "KC 9C TC", MILD)
    partner = replace(low, sides=(0, 0, 1), seat=1)
    assert demand_text(low, Reader("en"), names).endswith(" Anna’s 10♠ is winning: any spade is allowed.")
    assert demand_text(partner, Reader("en"), names).endswith(" Your partner’s 10♠ is winning: any spade is allowed.")
    assert demand_text(partner, Reader("de")).endswith(" Vorn liegt 10♠ von deinem Partner: Jedes Pik ist erlaubt.")
    assert demand_text(mild, Reader("en"), names) == "Clubs ♣ led, and you have none: any card. Carl’s 10♣ is winning."


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_a_partner_of_whom_the_reader_cannot_know_it(game: str) -> None:
    names, partners = tuple(f"Seat{seat}" for seat in range(8)), 0
    for seed in range(either(6, 60)):
        chance = random.Random(f"partner {seed} {game}")
        deals = list(random_deal(shuffled_start(game, chance), chance))
        for deal in deals:
            for seat in deal.waiting_for if deal.phase == "play" and deal.view(None).trick.cards else ():
                text = demand_text(deal.view(seat), Reader("en"), names)
                other = redealt(deal, seat, chance)
                assert other is None or demand_text(other.view(seat), Reader("en"), names) == text
                if "Your partner’s" in text and (outcome := deals[-1].outcome) is not None:
                    winner = deal.view(None).trick.winner(deal.view(None).ranking)
                    assert outcome.sides[winner] == outcome.sides[seat] is not None
                    partners += 1
    assert partners > 0


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_to_play_reads_what_was_led_and_why_only_some_cards_are_allowed(game: str) -> None:
    seen: set[str] = set()
    for seed in range(either(2, 30)):
        chance = random.Random(f"{seed} {game}")
        for deal in random_deal(shuffled_start(game, chance), chance):
            for seat in deal.waiting_for if deal.phase == "play" else ():
                view = deal.view(seat)
                for language in LANGUAGES:
                    check(view, demand_text(view, Reader(language)), language)
                seen.add(demand_text(view, Reader("en"))[:8])
    assert {"You lead", "Trump le"} & seen
    assert len(seen) >= 4


def check(view: View, text: str, language: str) -> None:
    """The suit that was led is named as what it counts as; where not every card may be played, not *any card*."""
    say, lying = phrases(language).say, view.trick.cards
    for place in ("hand", "open"):  # of a battery
        text = text.removeprefix(say(f"sheepshead-demand-from-{place}") + " ")
    if not lying:
        assert text.startswith(say("demand-lead"))
    else:
        led = view.ranking.suits[lying[0]]
        suit = led.name.lower() if isinstance(led, Suit) else led
        assert text.startswith(say("demand-led", suit=suit, card=name(lying[0]))), text
        frees = [say(f"demand-{key}", suit=suit, card=name(lying[0]), best="") for key in ("free", "free-none")]
        assert len(set(view.playable)) == len(set(view.held)) or text not in frees
    if len(set(view.playable)) == 1 and len(view.held) > 1:
        assert name(view.playable[0]) in text


def name(card: Card) -> str:
    return ("10" if card.rank == Rank.TEN else card.rank.letter) + card.suit.sign


@pytest.mark.parametrize(
    ("game", "seed", "text"),
    [
        ("sheepshead", 7, "You are the secret partner: you must play J♦"),
        ("schafkopf-dummkopf", 142, " is the called ace: "),
    ],
)
def test_a_rule_of_the_game_alone_is_named_where_it_takes_cards_away(game: str, seed: int, text: str) -> None:
    chance, named = random.Random(seed), 0
    among, numbers = ({"partner": ("jack-of-diamonds",)}, (5,)) if game == "sheepshead" else (None, None)
    for deal in random_deal(shuffled_start(game, chance, among=among, numbers=numbers), chance):
        for seat in deal.waiting_for if deal.phase == "play" else ():
            view = deal.view(seat)
            bound = len(view.playable) < len(legal_cards(view.rule, view.ranking, view.hand, view.trick.cards))
            assert (text in demand_text(view, Reader("en"))) is bound
            named += bound
    assert named
