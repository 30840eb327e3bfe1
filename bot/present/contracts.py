"""What is declared and played, in a game's own words: never more than its contract tells everybody."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.phrases import phrases
from engine.cards import Suit
from engine.views import Contract, View

_ACES: Final = {suit.letter: f"A{suit.sign}" for suit in Suit}


def declared_words(words: Iterable[str], language: str, game: str, kind: str = "word") -> str:
    """A declaration, or a contract with its extras: `grand, schneider announced`; a called suit is its ace.

    kind: `short` are the words for where there is little room.
    """
    say, worded = phrases(language), ""
    for word in words:
        keys = (f"{game}-{kind}-{word}", f"{game}-word-{word}")
        text = next((say.say(key) for key in keys if say.has(key)), _ACES.get(word, word))
        worded += ("" if not worded else " " if word in _ACES else ", ") + text
    return worded


def declared_sign(words: Sequence[str]) -> str:
    """The sign of the suit that a declaration names, for the eye: `♥` of `heart-solo`; empty if it names none."""
    named = words[0].partition("-")[0].removesuffix("s")
    return next((suit.sign for suit in Suit if suit.name.lower().removesuffix("s") == named), "")


def called_ace(contract: Contract | None) -> str:
    """The ace that was called, `A♠`; empty if none was."""
    return next((_ACES[word] for word in contract.extras if word in _ACES), "") if contract is not None else ""


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
    parted = " " if contract.extras and contract.extras[0] in _ACES else ", "
    return say.say(short) + (parted + extras if extras else "")


def contract_sentence(view: View, called: Sequence[str], language: str = "en") -> str:
    """What is played and who plays it, without a full stop; empty where only the trumps are to be named."""
    contract, say = view.contract, phrases(language)
    if contract is None or not say.has(f"{view.game}-word-{contract.name}"):
        return ""
    words = declared_words((contract.name, *contract.extras), language, view.game)
    if contract.declarer is not None:
        return say.say(f"{view.game}-alt-contract", who=called[contract.declarer], words=words)
    return capital(words) if contract.trump is None else ""
