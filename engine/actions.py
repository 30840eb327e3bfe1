"""The closed set of things a player can do, and the one text each is written as: verb, then arguments."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit, read_card, read_cards, read_suit, write_cards
from engine.errors import Misordered, Unreadable


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack and say how to deal: `cut threes`, `cut upto QC at 18`; without a place the house names none."""

    style: str
    card: Card | None = None
    place: int | None = None

    def __str__(self) -> str:
        card = f" {self.card}" if self.card else ""
        return f"cut {self.style}{card}" + (f" at {self.place}" if self.place is not None else "")


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a number: `bid 6`."""

    number: int

    def __str__(self) -> str:
        return f"bid {self.number}"


@dataclass(frozen=True, slots=True)
class BidGame:
    """Bid to play a class of games without saying which of them: `bid wenz`, `bid solo-tout`."""

    name: str

    def __str__(self) -> str:
        return f"bid {self.name}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is on offer: `pass`.

    of: what that is where declining it has words of its own, as not knocking has. It is the same action all the same.
    """

    of: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree: `accept` a contract or cards, `hold` a bid, `ok` to the basic game."""

    verb: str = "accept"

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Trump:
    """Name the trump suit: `trump H`."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class NameTrick:
    """Name one of the tricks that are still to be played, the first being 1: `trick 3`."""

    number: int

    def __str__(self) -> str:
        return f"trick {self.number}"


@dataclass(frozen=True, slots=True)
class CallAce:
    """Call the ace of a suit, whose holder becomes partner: `call S`; or another card of it: `call TS`, `call JH`.

    how: what has to be said besides: `call S renonce` of a suit one is void in.
    """

    suit: Suit
    rank: Rank = Rank.ACE
    how: str = ""

    @property
    def card(self) -> Card:
        """The card whose holder becomes partner."""
        return Card(self.suit, self.rank)

    def __str__(self) -> str:
        named = self.suit.letter if self.rank == Rank.ACE else str(self.card)
        return f"call {named} {self.how}" if self.how else f"call {named}"


@dataclass(frozen=True, slots=True)
class Declare:
    """Name the game to be played, with its extras in the game's order: `declare grand schneider open`."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("declare", *self.words))


@dataclass(frozen=True, slots=True)
class Take:
    """Take the blind, or leave it: `pick`, `pickup`, `hand`, `solo`."""

    verb: str

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay cards away, in pack order: `bury 9C AS`, `discard 7C 7S`, `offer 9H QC QC`."""

    verb: str
    cards: Cards

    def __str__(self) -> str:
        return f"{self.verb} {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Show:
    """Show a card to all and hand it over: `show KC`."""

    card: Card

    def __str__(self) -> str:
        return f"show {self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    """Hand cards over unseen by the others, in pack order: `give 7C`."""

    cards: Cards

    def __str__(self) -> str:
        return f"give {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick: `play QC`."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Announce:
    """Say something binding that needs no argument: `diamonds`, `override`, `alone`, `re`, `no90`."""

    verb: str

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Signal:
    """A permitted hint that binds nobody: `blink`, `noblink`, `emergency`, `roof`."""

    verb: str

    def __str__(self) -> str:
        return self.verb


Action = (
    Cut | Bid | BidGame | Pass | Accept | Trump | NameTrick | CallAce | Declare | Take | Discard | Show | Give | Play
    | Announce | Signal
)  # fmt: skip

ACCEPTS: Final = ("accept", "hold", "ok")
TAKES: Final = ("pick", "pickup", "hand", "solo")
DISCARDS: Final = ("bury", "discard", "offer", "under")
ANNOUNCEMENTS: Final = (
    *("diamonds", "override", "challenge", "alone", "partner", "special", "redeal"),
    *("re", "kontra", "no90", "no60", "no30", "schwarz", "bock", "hirsch", "sub", "resub", "concede"),
    *("push", "knock", "virgin", "game", "alltricks"),
    *("crack", "recrack", "castrate", "blitz-black", "blitz-red", "blitz-jacks"),
)
RENONCE: Final = "renonce"
"""What is said with a call of a suit in which one is void."""
CLASSES: Final = (
    *("bettel", "farbgeier", "geier", "farbwenz", "wenz", "solo", "heart-solo", "tout", "sie"),
    *("farbgeier-tout", "geier-tout", "farbwenz-tout", "wenz-tout", "solo-tout", "heart-solo-tout"),
)
SIGNALS: Final = ("blink", "noblink", "emergency", "roof")

_WORDS: Final[dict[str, Action]] = {
    "pass": Pass(),
    **{verb: Accept(verb) for verb in ACCEPTS},
    **{verb: Take(verb) for verb in TAKES},
    **{verb: Announce(verb) for verb in ANNOUNCEMENTS},
    **{verb: Signal(verb) for verb in SIGNALS},
}


@lru_cache(maxsize=4096)
def read_action(text: str) -> Action:
    """Read an action written exactly as `str(action)` writes it; raises `Unreadable` for any other spelling.

    >>> from engine import read_action
    >>> read_action("bid 6")
    Bid(number=6)
    >>> str(read_action("bury 9C AS"))
    'bury 9C AS'
    """
    action = _WORDS.get(text) or _read_with_arguments(text)
    if str(action) != text:
        if isinstance(action, Discard | Give) and sorted(str(action)) == sorted(text):
            raise Misordered(f"cards stand in pack order: {action}")
        raise Unreadable(text)
    return action


def _read_with_arguments(text: str) -> Action:
    verb, _, rest = text.partition(" ")
    if verb in DISCARDS:
        return Discard(verb, _in_pack_order(rest))
    reader = _READERS.get(verb)
    if reader is None or not rest:
        raise Unreadable(text)
    return reader(rest)


def _in_pack_order(text: str) -> Cards:
    return tuple(sorted(read_cards(text)))


def _read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Unreadable(text)
    return int(text)


def _read_call(named: str, how: str) -> CallAce:
    if how not in ("", RENONCE):
        raise Unreadable(how)
    return CallAce(*read_card(named), how) if len(named) > 1 else CallAce(read_suit(named), how=how)


def _read_bid(text: str) -> Bid | BidGame:
    return BidGame(text) if text in CLASSES else Bid(_read_number(text))


def _read_cut(text: str) -> Cut:
    said, _, place = text.partition(" at ")
    style, _, card = said.partition(" ")
    return Cut(style, read_card(card) if card else None, _read_number(place) if place else None)


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "play": lambda text: Play(read_card(text)),
    "show": lambda text: Show(read_card(text)),
    "give": lambda text: Give(_in_pack_order(text)),
    "bid": _read_bid,
    "trump": lambda text: Trump(read_suit(text)),
    "trick": lambda text: NameTrick(_read_number(text)),
    "call": lambda text: _read_call(*text.partition(" ")[::2]),
    "declare": lambda text: Declare(tuple(text.split(" "))),
    "cut": _read_cut,
}
