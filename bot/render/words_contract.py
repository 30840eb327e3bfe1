"""What is declared and played, in a game's own words: never more than its contract tells everybody."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.phrases import phrases
from engine.cards import Suit
from engine.views import Contract, View

_SIGNS: Final = {suit.letter: suit.sign for suit in Suit}


def declared_words(words: Iterable[str], language: str, game: str) -> str:
    """A declaration, or a contract with its extras: `grand, schneider announced`; a called suit is its sign."""
    say, worded = phrases(language), ""
    for word in words:
        known = say.has(f"{game}-word-{word}")
        text = say.say(f"{game}-word-{word}") if known else _SIGNS.get(word, word)
        worded += ("" if not worded else " " if word in _SIGNS else ", ") + text
    return worded


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
        return capital(_whole(contract, language, view.game))
    extras = declared_words(contract.extras, language, view.game)
    parted = " " if contract.extras and contract.extras[0] in _SIGNS else ", "
    return say.say(short) + (parted + extras if extras else "")


def _whole(contract: Contract, language: str, game: str) -> str:
    return declared_words((contract.name, *contract.extras), language, game)


def contract_sentence(view: View, called: Sequence[str], language: str = "en") -> str:
    """What is played and who plays it, without a full stop; empty where only the trumps are to be named."""
    contract, say = view.contract, phrases(language)
    if contract is None or not say.has(f"{view.game}-word-{contract.name}"):
        return ""
    words = _whole(contract, language, view.game)
    if contract.declarer is not None:
        return say.say(f"{view.game}-alt-contract", who=called[contract.declarer], words=words)
    return capital(words) if contract.trump is None else ""
