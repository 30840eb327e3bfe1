"""Positions at a Saskop table as one seat sees them, written in a line."""

from engine.actions import Announce, Bid, Give, Pass, Play, Show, Signal, Trump, read_action
from engine.cards import Card, Suit, read_cards, read_suit
from engine.decisions import Choice
from engine.events import Acted, Happening
from engine.games.saskop.cards import BEFORE_TRUMP, RULE, lengths, ranking_for
from engine.trick import Trick, legal_cards
from engine.views import Contract, View


def view_of(phase: str, hand: str, decisions: tuple[Choice, ...], **more: object) -> View:
    """Seat 0's view, everybody holding as many cards."""
    cards = read_cards(hand)
    known = {
        "game": "saskop", "seat": 0, "players": 4, "dealer": 3, "phase": phase, "ranking": BEFORE_TRUMP, "rule": RULE,
        "hand": cards, "counts": (len(cards),) * 4, "face_up": ((),) * 4, "waiting_for": (0,), "sides": (0, 1, 0, 1),
        "decisions": decisions,
    }  # fmt: skip
    return View(**(known | more))  # type: ignore[arg-type]


def playing(
    hand: str, lying: str = "", trump: str = "H", maker: int = 0, gone: str = "", heard: tuple[str, ...] = ()
) -> View:
    """Seat 0 is to play to what lies; `gone` are earlier tricks, four cards each, led by seat 0."""
    ranking = ranking_for(read_suit(trump))
    cards, table, before = read_cards(hand), read_cards(lying), read_cards(gone)
    first = -len(table) % 4
    trick = Trick(tuple((first + place) % 4 for place in range(len(table))), table)
    tricks = tuple(Trick((0, 1, 2, 3), before[start : start + 4]) for start in range(0, len(before), 4))
    counts = tuple(len(cards) - (seat in trick.seats) for seat in range(4))
    plays = tuple(map(Play, legal_cards(RULE, ranking, cards, table)))
    signals = tuple((int(text[0]), read_action(text[2:])) for text in heard)
    return view_of(
        "play",
        hand,
        (Choice("play", plays),),
        ranking=ranking,
        trick=trick,
        tricks=tricks,
        counts=counts,
        contract=Contract(trump, maker, read_suit(trump)),
        sides=tuple((seat - maker) % 2 for seat in range(4)),
        signals=signals,
        history=tuple[Happening, ...](Acted(seat, said) for seat, said in signals),
    )


def bidding(hand: str, *said: str) -> View:
    """Seat 0 is to bid after what the others said."""
    cards = read_cards(hand)
    turns = tuple((int(text[0]), read_action(text[2:])) for text in said)
    high = max((action.number for _, action in turns if isinstance(action, Bid)), default=4)
    bids = tuple(map(Bid, range(high + 1, max(lengths(cards)) + 1)))
    pictures = [card for card in cards if card.is_picture]
    choices = [Choice("bid", (*bids, Pass())), Choice("diamonds", (Announce("diamonds"),), awaited=False)]
    if len(pictures) == 1:
        choices.append(Choice("show", (Show(pictures[0]),), awaited=False))
    return view_of("auction", hand, tuple(choices), turns=turns)


def naming(hand: str, bid: int) -> View:
    """Seat 0 has won the auction and names trumps."""
    have = lengths(read_cards(hand))
    suits = tuple(Trump(suit) for suit in Suit if have[suit] >= bid)
    return view_of("announce", hand, (Choice("trump", suits),), turns=((0, Bid(bid)),))


def overriding(hand: str, trump: str, maker: int, bid: int) -> View:
    """Somebody has named trumps and seat 0 may override with diamonds."""
    answers = (Announce("override"), read_action("accept"))
    return view_of(
        "override",
        hand,
        (Choice("override", answers),),
        ranking=ranking_for(read_suit(trump)),
        turns=((maker, Bid(bid)), (maker, Trump(read_suit(trump)))),
        contract=Contract(trump, maker, read_suit(trump)),
        sides=tuple((seat - maker) % 2 for seat in range(4)),
    )


def giving(hand: str, shown: Card) -> View:
    """The partner has shown a picture, which seat 0 now holds and for which it owes a card."""
    cards = read_cards(hand)
    gifts = tuple(Give((card,)) for card in cards if card != shown)
    face_up = ((shown,), (), (), ())
    return view_of("exchange", hand, (Choice("give", gifts),), turns=((2, Show(shown)),), face_up=face_up)


def blinking(hand: str, lying: str, trump: str = "H", maker: int = 0) -> View:
    """Seat 0 plays last, its partner is about to play second."""
    ranking = ranking_for(read_suit(trump))
    count = len(read_cards(hand))
    return view_of(
        "play",
        hand,
        (Choice("signal", (Signal("blink"), Signal("noblink")), awaited=False),),
        ranking=ranking,
        trick=Trick((1,), read_cards(lying)),
        counts=(count, count - 1, count, count),
        waiting_for=(2,),
        contract=Contract(trump, maker, read_suit(trump)),
        sides=tuple((seat - maker) % 2 for seat in range(4)),
    )
