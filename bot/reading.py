"""Kind reading of what people type, in every language: cards, suits, bids, cuts, signals and whole actions.

What could mean two things, or nothing, is `Unreadable`; it is never guessed at.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final, TypeVar

from engine import actions
from engine.actions import (
    Accept,
    Action,
    Announce,
    Bid,
    BidGame,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
    NameTrick,
    Pass,
    Play,
    Show,
    Signal,
    Trump,
)
from engine.cards import Card, Cards, Rank, Suit
from engine.errors import Unreadable

T = TypeVar("T")

LONGEST: Final = 120


def _spelt(said: Mapping[T, str], between: str = "|") -> Mapping[str, T]:
    """What each word means, of which all that mean the same are written together."""
    return {word: meaning for meaning, words in said.items() for word in words.split(between)}


_SIGNS: Final = dict(zip("♣♠♥♦♧♤♡♢", (*Suit, *Suit), strict=True))
_SUITS: Final = _spelt(
    {
        Suit.CLUBS: "c club clubs kreuz risti ristid",
        Suit.SPADES: "s spade spades pik pada padad poti potid",
        Suit.HEARTS: "h heart hearts herz artu artud",
        Suit.DIAMONDS: "d diamond diamonds karo ruutu ruutud",
    },
    " ",
)
_RANKS: Final = _spelt(
    {
        Rank.SIX: "6 six sechs kuus",
        Rank.SEVEN: "7 seven sieben seitse",
        Rank.EIGHT: "8 eight acht kaheksa",
        Rank.NINE: "9 nine neun uheksa",
        Rank.TEN: "10 t ten zehn kumme",
        Rank.JACK: "j jack knave bube soldat poiss",
        Rank.QUEEN: "q queen dame emand daam",
        Rank.KING: "k king konig koenig kuningas",
        Rank.ACE: "a ace ass",
    },
    " ",
)
_OTHER_LETTERS: Final[Mapping[str, Rank]] = {"b": Rank.JACK, "d": Rank.QUEEN, "s": Rank.JACK, "e": Rank.QUEEN}
"""German and Estonian letters of jack and queen. Some are suits' too, so they stand before a suit's sign or letter, as
cards are written: `ds` is a queen, `sd` a jack. An ace's Ä loses its dots as every word does."""
_NUMBERS: Final = {word: int(rank) + 6 for word, rank in _RANKS.items() if rank <= Rank.TEN and word != "t"}
_FILLERS: Final = frozenset({"of", "the"})
_JOINTS: Final = frozenset({"and", "und", "ja"})
_BATCHES: Final = {
    "threes": "threes|3s|three at a time|3 at a time|in threes|by threes|je drei karten|je drei|kolmekaupa|kolme kaupa",
    "ones": "ones|1s|one at a time|1 at a time|one by one|je eine karte|je eine|uhekaupa|uhe kaupa",
    "nines": "nines|9s|nine at a time|9 at a time|in nines|by nines|je neun karten|je neun|uheksakaupa|uheksa kaupa",
}
_BEGINNERS: Final = {
    "second": "second|from the dealers partner|ab dem gegenuber des gebers|alates jagaja paarilisest",
    "third": "third|from the dealers right|ab rechts vom geber|alates jagajast paremal",
    "last": "last|from the dealer|ab dem geber|alates jagajast",
}
_STYLES: Final = _spelt(
    _BATCHES
    | {
        f"{batch}-{who}": "|".join(f"{one} {other}" for one in said.split("|") for other in begun.split("|"))
        for batch, said in _BATCHES.items()
        for who, begun in _BEGINNERS.items()
    }
    | {
        "covers": "covers|covers to us|deckel|deckel fur uns|kaaned|kaaned meile",
        "content": "content|content to us|contents|contents to us|inhalt|inhalt fur uns|sisu|sisu meile",
        "bottom": "bottom|from the bottom|von unten|paki alt",
        "heaps": "heaps|in three heaps|three heaps|in drei haufen|kolme hunnikusse",
        "dark": "dark|unseen diamonds|karo im dunkeln|pime ruutu",
    }
)
_STYLE_NUMBERS: Final = _spelt({"threes": "3 three drei", "ones": "1 one eine", "nines": "9 nine neun"}, " ")
"""Enough where a way to deal is asked for; among all actions they could be bids."""

_SIGNALS: Final = _spelt(
    {
        "blink": "blink|i blink|zwinkern|ich zwinkere|pilgutan|pilguta|pilgutus",
        "noblink": "noblink|no blink|dont blink|not blink|do not blink|i dont blink|"
        "nicht zwinkern|ich zwinkere nicht|ei pilguta|ara pilguta",
        "emergency": "emergency|hada|haeda|emergency hada|hada not|not",
        "roof": "roof|dach|katus",
    }
)
_SAYINGS: Final[Mapping[str, Action]] = _spelt(
    {
        Pass(): (
            "pass|i pass|passe|ich passe|passen|passin|passi|utlen pass|"
            "dont knock|i dont knock|nicht klopfen|ich klopfe nicht|ei koputa"
        ),
        Accept(): "accept|i accept|accepted|annehmen|ich nehme an|angenommen|noustun|olen nous|nous",
        Announce("diamonds"): (
            "diamonds|diamonds now|call diamonds|karo|karo ansagen|ich sage karo an|ruutu|hulan ruutu"
        ),
        Announce("override"): (
            "override|override with diamonds|"
            "uberbieten|mit karo uberbieten|ich uberbiete|hoopis ruutu|ule ruutu|ruutu ule"
        ),
        Announce("challenge"): "challenge|i challenge|anzeigen|ich zeige es an|votan vahele|vahele",
    }
)
_VERBS: Final = _spelt(
    {
        "play": "play|i play|spiel|spiele|ich spiele|kain|kai|mangin",
        "show": "show|i show|zeig|zeige|ich zeige|naitan|naita",
        "give": "give|i give|gib|gebe|ich gebe|annan|anna",
        "bid": "bid|i bid|biete|ich biete|reize|ich reize|pakun|paku|pakkumine",
        "trump": "trump|trumps|trump is|trumps are|trumpf|trumpf ist|trump on|trumbiks",
        "cut": "cut|i cut|abheben|tostan|tosta",
        "bury": "bury|i bury|weglegen|panen korvale|pane korvale",
        "discard": "discard|i discard|drucke|ich drucke",
        "offer": "offer|i offer|pakun kaardid|paku kaardid",
        "call": "call|i call|ruf|rufe|ich rufe|kutsun|kutsu",
    }
)
_TRUMP_ENDS: Final = re.compile(
    r"(.+?) (?:are trumps?|is trumps?|trumps?|ist trumpf|als trumpf|trumpf|on trump|trumbiks)"
)
_VERB_AT_THE_END: Final[Mapping[str, str]] = {
    "spielen": "play",
    "zeigen": "show",
    "geben": "give",
    "bieten": "bid",
    "reizen": "bid",
    "weglegen": "bury",
    "drucken": "discard",
    "anbieten": "offer",
    "rufen": "call",
}
"""As German says it: `Q♣ zeigen`, `6 bieten`."""

_EMOJI: Final = re.compile(r"<?:([a-z]+_of_(?:clubs|spades|hearts|diamonds))\w*:(?:\d+>)?")
"""A card copied from a message, as its text has it or as it is shown."""
_PLACE: Final = re.compile(r"(.+) (?:at|bei|kohalt|koht) ([0-9]{1,2})")
_UP_TO: Final = re.compile(r"(?:face up )?(?:upto|up to|until|bis|offen bis|kuni|lahtiselt kuni) (.+)")


@lru_cache(maxsize=4096)
def _plainly(text: str) -> str:
    """Small letters without marks, words parted by single blanks; raises `Unreadable` for anything odd."""
    text = _EMOJI.sub(r" \1 ", text)
    if len(text) > LONGEST:
        raise Unreadable(text[:LONGEST])
    letters = []
    for letter in unicodedata.normalize("NFKD", text.replace("ß", "ss")).casefold():
        kind = unicodedata.category(letter)
        if letter in _SIGNS or kind in ("Ll", "Nd"):
            letters.append(letter)
        elif kind in ("Zs", "Pd") or letter in "_,.!?:;·()+&/\t\n\r":
            letters.append(" ")
        elif kind != "Mn" and letter not in "'’`\"":
            raise Unreadable(text)
    return " ".join("".join(letters).split())


def is_same(one: str, other: str) -> bool:
    """Whether two texts say the same to a kind reader: marks, signs of suits and the size of letters do not count."""
    try:
        return _words_of(one) == _words_of(other) != ""
    except Unreadable:
        return False


def _words_of(text: str) -> str:
    return " ".join("".join(letter for letter in _plainly(text) if letter not in _SIGNS).split())


def _look_up(words: Mapping[str, T], text: str) -> T:
    try:
        return words[_plainly(text)]
    except KeyError:
        raise Unreadable(text) from None


def read_suit(text: str) -> Suit:
    """A suit: `hearts`, `h`, `♥`, `ärtu`, `♥ hearts`."""
    found = {_SIGNS.get(word, _SUITS.get(word)) for word in _split_signs(_plainly(text)).split()}
    match list(found):
        case [Suit() as suit]:
            return suit
    raise Unreadable(text)


def _split_signs(plain: str) -> str:
    """The text with every suit sign standing alone."""
    return " ".join("".join(f" {letter} " if letter in _SIGNS else letter for letter in plain).split())


def read_card(text: str) -> Card:
    """A card: `qc`, `Q♣`, `queen of clubs`, `10h`, `risti emand`, `Q♣ · queen of clubs`."""
    words = [word for word in _split_signs(_plainly(text)).split() if word not in _FILLERS]
    if not words or len(words) > 5:
        raise Unreadable(text)
    found = _cards_in(tuple(words))
    if len(found) != 1:
        raise Unreadable(text)
    return found.pop()


def read_cards(text: str) -> Cards:
    """Several cards: `9c as`, `9♣, A♠`, `nine of clubs and ace of spades`; in pack order, as actions name them."""
    words = [word for word in _split_signs(_plainly(text)).split() if word not in _FILLERS | _JOINTS]
    found: list[Card] = []
    while words:
        # No word is a card and also a half of one, so there is but one way to part them.
        size = 1 if _cards_in(tuple(words[:1])) else 2
        found.append(read_card(" ".join(words[:size])))
        del words[:size]
    if not found:
        raise Unreadable(text)
    return tuple(sorted(found))


def read_given(text: str) -> Cards:
    """What is handed over: one card in any words, or several."""
    try:
        return (read_card(text),)
    except Unreadable:
        return read_cards(text)


CALLED: Final = (Rank.ACE, Rank.KING, Rank.TEN, Rank.JACK, Rank.EIGHT)
"""Of which ranks a card is called in some game."""


def read_called(text: str) -> CallAce:
    """The suit whose ace is called, or another card: `clubs`, `♣`, `ace of clubs`, `10♠`."""
    try:
        return CallAce(read_suit(text))
    except Unreadable:
        card = read_card(text)
        if card.rank not in CALLED:
            raise
        return CallAce(*card)


def _read_call(text: str) -> CallAce:
    """A call with what has to be said besides: `clubs`, `ace of clubs`, `10♠`, `clubs renonce`."""
    named, _, how = text.strip().rpartition(" ")
    if named and how.lower() == actions.RENONCE:
        return replace(read_called(named), how=actions.RENONCE)
    return read_called(text)


def _cards_in(words: tuple[str, ...]) -> set[Card]:
    """Every card the words can mean together: one word, two, or the same card said twice."""
    if len(words) == 1:
        word = words[0]
        return set().union(*(_pair(word[:cut], word[cut:]) for cut in range(1, len(word))))
    if len(words) == 2:
        return _pair(*words) | (_cards_in(words[:1]) & _cards_in(words[1:]))
    splits = (_cards_in(words[:cut]) & _cards_in(words[cut:]) for cut in range(1, len(words)))
    return set().union(*splits)


def _pair(one: str, other: str) -> set[Card]:
    """The card of a rank and a suit in either order."""
    found = set()
    for rank_word, suit_word in ((one, other), (other, one)):
        rank, suit = _RANKS.get(rank_word), _SIGNS.get(suit_word, _SUITS.get(suit_word))
        if rank is not None and suit is not None:
            found.add(Card(suit, rank))
    if one in _OTHER_LETTERS and len(other) == 1 and (suit := _SIGNS.get(other, _SUITS.get(other))) is not None:
        found.add(Card(suit, _OTHER_LETTERS[one]))
    elif other in _OTHER_LETTERS and one in _SIGNS:
        found.add(Card(_SIGNS[one], _OTHER_LETTERS[other]))
    return found


def read_bid(text: str) -> int:
    """A number: `6`, `six`, `bid 6`, `kuus`; a minus is none of ours."""
    if text.strip()[:1] in ("-", "−"):
        raise Unreadable(text)
    plain = _plainly(text)
    verb, _, rest = plain.partition(" ")
    word = rest if _VERBS.get(verb) == "bid" else plain
    if word.isascii() and word.isdigit() and len(word) <= 3:
        return int(word)
    return _look_up(_NUMBERS, word)


def _read_bid_game(text: str) -> BidGame | None:
    """A class of games: `wenz`, `solo tout`."""
    name = "-".join(_plainly(text).split())
    return BidGame(name) if name in actions.CLASSES else None


def read_signal(text: str) -> Signal:
    """A signal: `blink`, `don't blink`, `häda`, `roof`."""
    return Signal(_look_up(_SIGNALS, text))


def read_cut(text: str) -> Cut:
    """A way to deal: `threes`, `three at a time`, `kaaned meile`, `up to queen of clubs`, `ones at 18`."""
    plain = _plainly(text)
    plain = plain.removeprefix("cut ")
    if plain in _STYLE_NUMBERS:
        return Cut(_STYLE_NUMBERS[plain])
    placed = _PLACE.fullmatch(plain)
    said, place = (placed[1], int(placed[2])) if placed else (plain, None)
    if said in _STYLES:
        return Cut(_STYLES[said], None, place)
    up_to = _UP_TO.fullmatch(said)
    if up_to is None:
        raise Unreadable(text)
    return Cut("upto", read_card(up_to[1].replace(" face up", "")), place)


def read_action(text: str) -> Action:
    """An action as the notation writes it, or as people say it: `play queen of clubs`, `bid six`, `Q♣`."""
    text = _EMOJI.sub(r" \1 ", text)
    if len(text) > LONGEST:
        raise Unreadable(text[:LONGEST])
    try:
        action = actions.read_action(text.strip())
    except Unreadable:
        action = _read_kindly(text)
    return Declare(tuple(map(_declared, action.words))) if isinstance(action, Declare) else action


def _declared(word: str) -> str:
    """A word of a declaration as the notation has it: suits are capital letters."""
    plain = word.strip(",;.")
    return plain.upper() if plain.upper() in {suit.letter for suit in Suit} else plain.lower()


def _read_kindly(text: str) -> Action:
    plain = _plainly(text)
    if plain in _SAYINGS:
        return _SAYINGS[plain]
    if plain in _SIGNALS:
        return Signal(_SIGNALS[plain])
    ends = _TRUMP_ENDS.fullmatch(plain)
    if ends:
        return Trump(read_suit(ends[1]))
    verb, rest = _parted(plain)
    if verb:
        return READERS[verb](rest)
    if _UP_TO.fullmatch(plain):
        return read_cut(plain)
    return _one_of(text, plain)


def _parted(plain: str) -> tuple[str, str]:
    """The verb of the notation that the text begins or ends with, and the rest; nothing twice if it has none."""
    for words in (2, 1):
        verb, rest = _split_after(plain, words)
        if verb in _VERBS and rest:
            return _VERBS[verb], rest
    rest, _, verb = plain.rpartition(" ")
    return (_VERB_AT_THE_END[verb], rest) if rest and verb in _VERB_AT_THE_END else ("", "")


def _split_after(plain: str, words: int) -> tuple[str, str]:
    parts = plain.split(" ", words)
    return " ".join(parts[:words]), " ".join(parts[words:])


def _one_of(text: str, plain: str) -> Action:
    """A card means playing it, a way to deal cutting; a canonical text in other letters means itself."""
    for reader in (_canonically, lambda said: Play(read_card(said)), _read_clear_cut):
        try:
            return reader(plain)
        except Unreadable:
            continue
    raise Unreadable(text)


def _read_clear_cut(plain: str) -> Action:
    if plain in _STYLE_NUMBERS:
        raise Unreadable(plain)
    return read_cut(plain)


def _canonically(plain: str) -> Action:
    verb, _, rest = plain.partition(" ")
    return actions.read_action(f"{verb} {rest.upper()}".strip())


def _laid_away(verb: str, rest: str) -> Discard:
    return Discard(verb, read_cards(rest))


READERS: Final[Mapping[str, Callable[[str], Action]]] = {
    "play": lambda rest: Play(read_card(rest)),
    "show": lambda rest: Show(read_card(rest)),
    "give": lambda rest: Give(read_given(rest)),
    "bid": lambda rest: _read_bid_game(rest) or Bid(read_bid(rest)),
    "trump": lambda rest: Trump(read_suit(rest)),
    "trick": lambda rest: NameTrick(read_bid(rest)),
    "cut": read_cut,
    "signal": read_signal,
    "call": _read_call,
    "declare": lambda rest: Declare(tuple(map(_declared, rest.split()))),
    **{verb: partial(_laid_away, verb) for verb in actions.DISCARDS},
}
"""By verb how what is said after it is read."""
