"""Stages of lessons as data: what lies there, what is asked, which answers there are, and what several games share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, zip_longest
from typing import Any, Final

from engine.actions import Cut, Play, read_action
from engine.cards import Cards, card_points, read_cards, without
from engine.deal import Deal, read_start
from engine.games import GAMES
from engine.options import Value, read_options
from engine.ranking import STANDARD, Ranking
from engine.seats import Seat
from engine.trick import winning_place

LEARNER: Final[Seat] = 0
"""The learner's seat, which lies at the bottom of a picture."""


@dataclass(frozen=True)
class LessonPosition:
    """A moment of a deal, as the learner sees it.

    hands: by seat, in the notation, what is dealt to it; what is lacking comes from the rest of the pack. blind:
    likewise. said: everybody's actions after the cut, `1 pass`. dealer: who dealt, if it is not the learner's
    right-hand neighbour. options: house rules that differ from those with which tables start.
    """

    game: str
    hands: tuple[str, ...]
    said: tuple[str, ...] = ()
    dealer: Seat = -1
    players: int = 4
    blind: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)

    @cached_property
    def deal(self) -> Deal:
        """The deal as it stands; raises what the engine raises where there is no such deal."""
        rules, dealer = GAMES[self.game], self.dealer % self.players
        given = {**rules.table_options, **self.options}
        start = read_start(self.game, given, self.players, dealer, self._pack(dealer))
        deal = Deal(start).act(start.cutter, Cut(rules.cut_styles[0]))
        for line in self.said:
            seat, _, text = line.partition(" ")
            deal = deal.act(int(seat), read_action(text))
        return deal

    def _pack(self, dealer: Seat) -> Cards:
        """A pack in the order in which everybody is dealt what they are to hold."""
        rules = GAMES[self.game]
        options = read_options(rules.options, {**rules.table_options, **self.options})
        whole = rules.pack(options, self.players)
        numbers: Any = tuple(range(len(whole)))
        dealt = rules.deal(options, dealer, self.players, numbers, Cut(rules.cut_styles[0]))
        places: list[Sequence[Any]] = [*dealt.hands, dealt.blind]
        texts = (*self.hands, *[""] * (self.players - len(self.hands)), self.blind)
        known = [read_cards(text) for text in texts]
        rest = without(whole, chain.from_iterable(known))
        order: dict[int, Any] = {}
        for at, cards in zip(places, known, strict=True):
            order |= dict(zip(at[: len(cards)], cards, strict=True))
        dealt_to = [place for row in zip_longest(*places) for place in row if place is not None]
        free = [place for place in dict.fromkeys([*dealt_to, *numbers]) if place not in order]
        return tuple(card for _, card in sorted((order | dict(zip(free, rest, strict=True))).items()))


@dataclass(frozen=True)
class Takes:
    """Which of the cards played takes the trick; answered by its place."""

    name: str
    cards: Cards
    ranking: Ranking

    @property
    def answers(self) -> tuple[str, ...]:
        """The places, from the card that was led."""
        return tuple(map(str, range(len(self.cards))))

    @property
    def right(self) -> tuple[str, ...]:
        """As the ranking says."""
        return (str(winning_place(self.ranking, self.cards)),)


@dataclass(frozen=True)
class Counts:
    """How many card points cards have together."""

    name: str
    cards: Cards
    offered: tuple[int, ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """The numbers to choose from."""
        return tuple(map(str, self.offered))

    @property
    def right(self) -> tuple[str, ...]:
        """As the cards say."""
        return (str(card_points(self.cards)),)


@dataclass(frozen=True)
class May:
    """Which card of the hand may be played; every one that may is right."""

    name: str
    position: LessonPosition

    @property
    def answers(self) -> tuple[str, ...]:
        """Each card of the hand."""
        return tuple(dict.fromkeys(str(Play(card)) for card in self.position.deal.view(LEARNER).hand))

    @property
    def right(self) -> tuple[str, ...]:
        """As the rules say."""
        legal = set(map(str, self.position.deal.legal_actions(LEARNER)))
        return tuple(answer for answer in self.answers if answer in legal)


@dataclass(frozen=True)
class Does:
    """What is best to do, or allowed at all; answered by an action."""

    name: str
    position: LessonPosition
    answers: tuple[str, ...]
    right: tuple[str, ...]


@dataclass(frozen=True)
class Knows:
    """What holds of a position, of some cards or of the game; answered by a number or a word.

    position: to be seen; cards: to be seen where there is no position.
    """

    name: str
    answers: tuple[str, ...]
    right: tuple[str, ...]
    position: LessonPosition | None = None
    cards: Cards = ()


Stage = Takes | Counts | May | Does | Knows


def takes(name: str, cards: str, ranking: Ranking) -> Takes:
    return Takes(name, read_cards(cards), ranking)


def counts(name: str, cards: str, *offered: int) -> Counts:
    return Counts(name, read_cards(cards), offered)


def tricks_of(ranking: Ranking, players: int, leader: Seat, *tricks: str) -> tuple[str, ...]:
    """What was played, trick by trick: cards in order of play, each trick led by the seat that took the one before."""
    said: list[str] = []
    for trick in tricks:
        cards = read_cards(trick)
        said += [f"{(leader + turn) % players} play {card}" for turn, card in enumerate(cards)]
        leader = (leader + winning_place(ranking, cards)) % players
    return tuple(said)


def trump_counts(position: LessonPosition) -> Mapping[str, int]:
    """How many trumps there are, how many of them fell or were laid away, and how many the learner holds."""
    view = position.deal.view(LEARNER)
    ranking, seen = view.ranking, (*view.aside, *view.trick.cards, *chain.from_iterable(t.cards for t in view.tricks))
    return {
        "trumps": len(ranking.trumps_in(position.deal.start.pack)),
        "fallen": len(ranking.trumps_in(seen)),
        "held": len(ranking.trumps_in(view.hand)),
    }


def place_of(stages: Sequence[Stage], name: str) -> int | None:
    """Where a stage stands among the others; None if there is none of this name."""
    return next((place for place, stage in enumerate(stages) if stage.name == name), None)


def ranks(players: int) -> tuple[Stage, ...]:
    """Queens, jacks and diamonds are trumps; how they rank; how plain suits do. In tricks of so many cards."""
    return (
        takes("trumps", ("AC JD TC" if players < 4 else "AC JD TC KC"), STANDARD),
        takes("ladies", ("JC QD AD" if players < 4 else "JC QD AD JS"), STANDARD),
        takes("tens", ("KS TS AH" if players < 4 else "KS TS AH 9S"), STANDARD),
        counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    )


def picked(  # noqa: PLR0917 - a deal has that many parts
    game: str, players: int, hand: str, buried: str, lying: str, said: tuple[str, ...] = ()
) -> LessonPosition:  # fmt: skip
    """The learner, who dealt, has picked up and buried these two cards; the others have played one card each.

    said: what the learner said after burying.
    """
    cards = lying.split(" ")
    passes = tuple(f"{seat} pass" for seat in range(1, players))
    plays = tuple(f"{seat} play {card}" for seat, card in enumerate(cards, 1))
    words = (*passes, "0 pick", f"0 bury {buried}", *(f"0 {each}" for each in said), *plays)
    return LessonPosition(game, (hand, *cards), words, dealer=0, players=players, blind=buried)


def ruffs(position: LessonPosition) -> Does:
    """To ruff with the seven of diamonds, in place of throwing an eight away."""
    return Does("ruff", position, ("play 7D", "play 8C", "play 8H"), ("play 7D",))


def picks(game: str, players: int, strong: str, weak: str, burying: str) -> tuple[Stage, ...]:
    """To pick with a strong hand, to pass with a weak one, and to bury card points but no trumps; a hand for each."""
    asked, buried = ("pick", "pass"), ("bury TH KH", "bury TD AD", "bury JC QC")
    return (
        Does("pick", LessonPosition(game, (strong,), players=players), asked, ("pick",)),
        Does("weak", LessonPosition(game, (weak,), players=players), asked, ("pass",)),
        Does("bury", LessonPosition(game, (burying,), ("0 pick",), players=players, blind="TH KH"), buried, buried[:1]),
    )
