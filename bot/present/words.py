"""Cards, contracts, actions and happenings in words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Final

from bot.phrases import escape, phrases
from engine.actions import (
    Action,
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
    Trump,
)
from engine.cards import Card, Rank, Suit, card_points, pack
from engine.events import Acted, Gave, Happening, LaidAway, Received, TrickTaken
from engine.games import GAMES
from engine.seats import Seat
from engine.views import Contract, View

_CALLED: Final = {suit.letter: f"A{suit.sign}" for suit in Suit} | {
    str(card): ("10" if card.rank == Rank.TEN else card.rank.letter) + card.suit.sign for card in pack(Rank.SEVEN)
}
"""A card that was called, by the word for it: the suit of an ace, any other card's own text."""
_SIGNS: Final = {suit.letter: suit.sign for suit in Suit}


def declared_words(words: Iterable[str], language: str, game: str, kind: str = "word") -> str:
    """A declaration, or a contract with its extras: `grand, schneider announced`; a called suit is its ace.

    kind: `short` are the words for where there is little room.
    """
    return _worded(words, language, game, kind, _CALLED)


def trump_words(words: Iterable[str], language: str, game: str, kind: str = "word") -> str:
    """The same of a game that somebody declares with a suit, which is the trump suit: `solo ♥, Tout`."""
    return _worded(words, language, game, kind, _SIGNS)


def _worded(words: Iterable[str], language: str, game: str, kind: str, suits: Mapping[str, str]) -> str:
    say, worded = phrases(language), ""
    for word in words:
        keys = (f"{game}-{kind}-{word}", f"{game}-word-{word}")
        text = next((say.say(key) for key in keys if say.has(key)), suits.get(word, word))
        worded += ("" if not worded else " " if word in suits else ", ") + text
    return worded


def declared_sign(words: Sequence[str]) -> str:
    """The sign of the suit that a declaration names, for the eye: `♥` of `heart-solo`; empty if it names none."""
    named = words[0].partition("-")[0].removesuffix("s")
    return next((suit.sign for suit in Suit if suit.name.lower().removesuffix("s") == named), "")


def called_ace(contract: Contract | None) -> str:
    """The ace that was called, `A♠`, or another card; empty if none was."""
    return next((_CALLED[word] for word in contract.extras if word in _CALLED), "") if contract is not None else ""


def capital(text: str) -> str:
    """A text that begins as a label does."""
    return text[:1].upper() + text[1:]


def contract_name(view: View, language: str = "en") -> str:
    """What is played, in the few words a picture has room for: `Grand`, `Null, open`, `Queens are trumps`.

    Empty while nobody knows; where the trump suit says it all, the word that stands beside its sign.
    """
    contract, say = view.contract, phrases(language)
    if contract is None:
        return ""
    if not say.has(f"{view.game}-word-{contract.name}"):
        return say.say("badge-trump") if contract.trump is not None else ""
    short = f"{view.game}-contract-{contract.name}"
    if not say.has(short):
        return capital(declared_words((contract.name, *contract.extras), language, view.game, "short"))
    extras = declared_words(contract.extras, language, view.game, "short")
    parted = " " if contract.extras and contract.extras[0] in _CALLED else ", "
    return say.say(short) + (parted + extras if extras else "")


def contract_sentence(view: View, called: Sequence[str], language: str = "en") -> str:
    """What is played and who plays it, without a full stop; empty where only the trumps are to be named."""
    contract, say = view.contract, phrases(language)
    if contract is None or not say.has(f"{view.game}-word-{contract.name}"):
        return ""
    words = declared_words((contract.name, *contract.extras), language, view.game)
    if contract.declarer is not None:
        sign = "none" if contract.trump is None else contract.trump.sign
        return say.say(f"{view.game}-alt-contract", who=called[contract.declarer], words=words, sign=sign)
    return capital(words) if contract.trump is None or contract.extras else ""


Names = Sequence[str]
"""By seat, as people chose them."""
LABEL: Final = 80
CHOICE: Final = 100
MOST_WORDED: Final = 256
"""How many cards are kept in words: all of them, in every language."""
_CARD: Final = re.compile("(?:10|[6-9JQKA])[♣♠♥♦]")
_SUITS: Final = {suit.sign: suit for suit in Suit}
_CARD_TOLD: Final = re.compile(rf"(?<!\w)({_CARD.pattern})(?: \(([^()]*)\))?")
_HEADING: Final = re.compile(r"(?<!\d) · (?=[A-ZÄÖÜÕ])")
_IN_A_ROW: Final = re.compile(rf"(?<=[♣♠♥♦]) (?={_CARD.pattern})")
_SUIT_TOLD: Final = re.compile(
    r"(?:(?P<before>[\w-]+) )?(?P<sign>[♣♠♥♦])(?= ?(?P<after>[\w-]+)?)(?P<blank> (?=[\w-]))?"
)
_END: Final = re.compile(r"(?:(?<!\d)[.!?]|;)(?= )")
"""Where a sentence ends, or a part of a list; a full stop after a number makes it an ordinal."""


def shortened(text: str, longest: int) -> str:
    """A text cut to a length, with a sign that it was."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def fitting(longest: int, *ways: str) -> str:
    """The first of several ways to say something that is short enough; where none is, the beginning of the last."""
    return next((way for way in ways if len(way) <= longest), beginning(ways[-1], longest))


def beginning(text: str, longest: int) -> str:
    """As much of a text as is short enough and ends with a sentence or with a part of a list: no name is cut."""
    if len(text) <= longest:
        return text
    ends = [found.start() for found in _END.finditer(text[:longest])]
    return f"{text[: ends[-1]]}." if ends else shortened(text, longest)


def sentence(text: str) -> str:
    """A text that begins and ends as a sentence does."""
    return capital(text) + ("" if text.endswith((".", "!", "?", "*", "…")) else ".")


def card_name(card: Card) -> str:
    """A card in short: `Q♣`, `10♦`."""
    return ("10" if card.rank == Rank.TEN else card.rank.letter) + card.suit.sign


def cards_text(cards: Iterable[Card]) -> str:
    """Cards with a blank between them: `Q♣ 10♦`."""
    return " ".join(map(card_name, cards))


_BY_NAME: Final = {card_name(card): card for card in pack(Rank.SIX)}


def suit_name(suit: Suit, language: str = "en") -> str:
    """A suit as a word: `hearts`."""
    return phrases(language).say(f"suit-{suit.name.lower()}")


@lru_cache(MOST_WORDED)  # a fifth of composing a hand, whose description names every card
def card_words(card: Card, language: str = "en") -> str:
    """A card in words: `queen of clubs`."""
    rank = phrases(language).say(f"rank-{card.rank.letter}")
    return phrases(language).say("card-in-words", rank=rank, suit=suit_name(card.suit, language))


def spoken(text: str, language: str = "en") -> str:
    """A text whose cards are told in words: `with the holder of ace of spades`."""
    return _CARD.sub(lambda found: card_words(_BY_NAME[found[0]], language), text)


def in_words(text: str, language: str) -> str:
    """Cards and suits in words, each once, and what stands in a row with commas.

    >>> in_words("K♠ (king of spades): Hearts ♥ led. 10♦ A♥, ♦!", "en")
    'king of spades: Hearts led. ten of diamonds, ace of hearts, diamonds!'
    """

    def card(found: re.Match[str]) -> str:
        words = card_words(_BY_NAME[found[1]], language)
        return words if found[2] in {None, words} else f"{words} ({found[2]})"

    apart = _IN_A_ROW.sub(", ", _HEADING.sub(": ", text).replace(" · ", ", "))
    return _SUIT_TOLD.sub(lambda found: _suit(found, language), _CARD_TOLD.sub(card, apart))


def _suit(found: re.Match[str], language: str) -> str:
    """A suit's sign as its name, or nothing where that stands beside it."""
    name, before, after = suit_name(_SUITS[found["sign"]], language), found["before"] or "", found["after"] or ""
    is_told = any(word.lower().startswith(name.lower()) for word in (before, after))
    blank = " " if found["blank"] else ""
    if not is_told:
        return f"{before} {name}{blank}".lstrip()
    return before + (blank if before else "")


def verb_of(action: Action) -> str:
    return str(action).partition(" ")[0]


def _key(action: Action) -> str:
    match action:
        case Cut(style):
            return f"cut-{style}"
        case BidGame():
            return "bid-game"
        case CallAce() if action.rank != Rank.ACE:
            return "call-card"
        case CallAce(how=how) if how:
            return f"call-{how}"
        case Pass(of=declined) if declined:
            return f"pass-{declined}"
    return verb_of(action)


def _values(action: Action, language: str, game: str) -> dict[str, object]:
    """What an action's phrases may name."""
    match action:
        case Bid(number) | NameTrick(number):
            return {"number": number}
        case Trump(suit) | CallAce(suit):
            called = {"card": card_name(action.card)} if isinstance(action, CallAce) else {}
            return {"suit": suit.name.lower(), "sign": suit.sign, **called}
        case Show(card) | Play(card) | Cut(_, Card() as card):
            return {"card": card_name(card), "words": card_words(card, language)}
        case Discard(_, cards) | Give(cards):
            one = {"card": card_name(cards[0]), "words": card_words(cards[0], language)} if len(cards) == 1 else {}
            return {"cards": cards_text(cards), **one}
        case Declare() | BidGame():
            words = action.words if isinstance(action, Declare) else (action.name,)
            worded, sign = trump_words(words, language, game), declared_sign(words)
            return {"words": worded, "title": f"{sign} {capital(worded)}".strip()}
    return {}


def action_label(action: Action, language: str = "en", game: str = "") -> str:
    """What a button for this action says: `Bid 6`, `K♠`."""
    return shortened(
        phrases(language).say_for(game, f"action-{_key(action)}", **_values(action, language, game)), LABEL
    )


def action_name(action: Action, language: str = "en", game: str = "") -> str:
    """What autocomplete calls this action: `Bid 6`, `Play K♠ · king of spades`."""
    say, key, values = phrases(language), _key(action), _values(action, language, game)
    longer = say.has(f"{game}-choice-{key}") or say.has(f"choice-{key}")
    if longer and not (isinstance(action, Give) and len(action.cards) > 1):
        return shortened(say.say_for(game, f"choice-{key}", **values), CHOICE)
    return shortened(say.say_for(game, f"action-{key}", **values), CHOICE)


def describe(who: str, action: Action, language: str = "en", game: str = "") -> str:
    """What somebody did, without a full stop: `Bert plays K♠`; the name is put in as it is given."""
    return phrases(language).say_for(game, f"did-{_key(action)}", who=who, **_told(action, language, game))


def _told(action: Action, language: str, game: str) -> dict[str, object]:
    """What the sentences about an action may name."""
    values = _values(action, language, game)
    if isinstance(action, Trump | CallAce):
        values["suit"] = suit_name(action.suit, language)
    return values


def told_text(
    happening: Happening, called: Sequence[str], language: str = "en", game: str = "", *, reader: Seat | None = None
) -> str:
    """What happened, as far as the view that it comes from knows, without a full stop: `Bert plays K♠`.

    To the reader in a seat their own deeds are told as such: `You play K♠`, `Bert gives you 7♠`. The names are put in
    as they are given.
    """
    say, actor = phrases(language), _actor(happening)
    did, who = ("you" if actor == reader else "did"), called[actor]
    match happening:
        case Acted(_, action):
            return say.say_for(game, f"{did}-{_key(action)}", who=who, **_told(action, language, game))
        case TrickTaken(_, trick):
            return say.say_for(game, f"{did}-take-trick", who=who, points=card_points(trick.cards))
        case Gave(_, receiver, count, cards):
            key = "did-give-you" if receiver == reader else f"{did}-give-to" if cards else "did-give-unseen"
            return say.say(key, who=who, whom=called[receiver], cards=cards_text(cards), count=count)
        case LaidAway(_, verb, count, cards):
            key = f"{did}-{verb}" if cards else f"did-{verb}-unseen"
            return say.say_for(game, key, who=who, cards=cards_text(cards), count=count)
        case Received(_, count):
            return say.say(f"{did}-receive", who=who, count=count)


def _actor(happening: Happening) -> Seat:
    return happening.giver if isinstance(happening, Gave) else happening.seat


def last_meaning(view: View, language: str = "en") -> str:
    """What the newest thing that everybody was told means, where a game knows signs that not everybody does."""
    told = [each for each in view.history[-12:] if not isinstance(each, Received)]
    newest = told[-1] if told else None
    kind = _key(newest.action) if isinstance(newest, Acted) else "give" if isinstance(newest, Gave) else ""
    say, key = phrases(language), f"{view.game}-meaning-{kind}"
    return say.say(key) if kind and say.has(key) else ""


def aside_label(view: View, count: int, language: str = "en") -> str:
    """What so many cards are called that nobody holds and that lie in no trick: the blind, or what was laid away.

    Where some were never dealt either, all of them lie aside.
    """
    laid = sum(each.count for each in view.history if isinstance(each, LaidAway))
    if laid and laid != count:
        return phrases(language).say("badge-left")
    return phrases(language).say_for(view.game, "badge-aside" if laid else "badge-blind")


def _is_cut(happening: Happening) -> bool:
    return isinstance(happening, Acted) and isinstance(happening.action, Cut)


def last_happening(view: View, names: Names, language: str = "en") -> str:
    """The newest thing the reader was told; a complete trick's last card comes along with who takes it.

    A cut that nobody is asked for is nothing to tell. A reader in a seat is *you*; to bystanders everybody has a name.
    """
    told = [each for each in view.history[-12:] if not isinstance(each, Received)]
    newest = told[-2:] if told and isinstance(told[-1], TrickTaken) else told[-1:]
    if len(GAMES[view.game].cut_styles) == 1 and any(map(_is_cut, newest)):
        return ""
    called = [escape(name) for name in names]
    return " ".join(sentence(told_text(each, called, language, view.game, reader=view.seat)) for each in newest)


_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


def duration_text(seconds: float, language: str) -> str:
    """A length of time in the largest units that say it: `2 days`, `1 minute and 30 seconds`."""
    say, left, parts = phrases(language), round(seconds), []
    for unit, length in _UNITS:
        count, left = divmod(left, length)
        if count:
            parts.append(say.say(f"duration-{unit}", count=count))
    return say.listed(parts) or say.say("duration-seconds", count=0)


def local_time(moment: datetime, style: str) -> str:
    """A moment as Discord shows it in each reader's own time, in a style of Discord's."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def countdown(moment: datetime) -> str:
    """A moment that Discord itself counts down to, on each reader's screen: no edit is needed for that."""
    return local_time(moment, "R")


def column_names(game: str, called: Sequence[str], language: str = "en") -> list[str]:
    """The columns of a game's score sheet, by the names of those who share each: `Anna and Carl`."""
    columns = GAMES[game].columns(len(called))
    return [phrases(language).listed([called[seat] for seat in column]) for column in columns]
