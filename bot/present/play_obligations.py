"""What was led and what must be played to it, with the rule that leaves only some of the cards."""

from collections.abc import Sequence

from bot.phrases import escape, phrases
from bot.present.words import card_name, cards_text
from engine.cards import Cards, Suit, without
from engine.ranking import TRUMP
from engine.trick import beating, legal_cards
from engine.views import View


def demand_text(view: View, language: str = "en", called: Sequence[str] = ()) -> str:
    """What the reader, whose turn it is to play, has to mind: `Hearts ♥ led: you must follow suit.`

    And whose the trick is by now, where it need not be beaten. called: everybody's names by seat, if they may be told.
    """
    usual = legal_cards(view.rule, view.ranking, view.hand, view.trick.cards)
    parts = [_rule_text(view, language, called), _printed_text(view, language)]
    playable = tuple(card for card in view.hand if card in view.playable)
    if playable != usual:
        values = {"cards": cards_text(playable), "kept": cards_text(without(usual, playable))}
        parts.append(phrases(language).say_for(view.game, "demand-bound", **values))
    elif len(set(playable)) == 1 and len(view.hand) > 1:
        parts.append(phrases(language).say("demand-only", card=card_name(playable[0])))
    return " ".join(part for part in parts if part)


def _rule_text(view: View, language: str, called: Sequence[str]) -> str:
    say, lying = phrases(language).say, view.trick.cards
    if not lying:
        return say("demand-lead")
    led = view.ranking.suits[lying[0]]
    values = {
        "suit": led.name.lower() if isinstance(led, Suit) else led,
        "card": card_name(lying[0]),
        "best": card_name(view.ranking.best(lying)),
        **_whose(view, called),
    }
    key = _key(view)
    rule = say(f"demand-{key}", **values)
    is_told = key.endswith(("-beat", "-low")) or values["whose"] == "nobody"
    return rule if is_told else f"{rule} {say('demand-now', **values)}"


def _whose(view: View, called: Sequence[str]) -> dict[str, str]:
    """Whose the trick is by now; somebody is called a partner only as far as the reader can know it."""
    winner, own = (
        view.trick.winner(view.ranking),
        None if view.seat is None or not view.sides else view.sides[view.seat],
    )
    who = escape(called[winner]) if called else ""
    if own is not None and view.sides[winner] == own:
        return {"whose": "partner", "who": who}
    return {"whose": "name" if who else "nobody", "who": who}


def _key(view: View) -> str:
    """Which sentence it is: whether the reader can follow, has to trump, and can beat what lies."""
    rule, ranking, lying = view.rule, view.ranking, view.trick.cards
    same, trumps = ranking.of_suit(view.hand, ranking.suits[lying[0]]), ranking.trumps_in(view.hand)
    key, fitting = "follow", same
    if not same:
        key, fitting = ("trump", trumps) if rule.must_trump and trumps else ("free", view.hand)
    if rule.must_trump and key == "free":
        return "free-none"
    if not rule.must_beat:
        return key
    better = beating(ranking, fitting, lying)
    if better:
        return key if len(better) == len(fitting) else f"{key}-beat"
    return key if len(set(fitting)) == 1 else f"{key}-low"


def _printed_text(view: View, language: str) -> str:
    """That cards of the suit led, by what is printed on them, are trumps; empty where there are none."""
    lying, ranking = view.trick.cards, view.ranking
    led = ranking.suits[lying[0]] if lying else TRUMP
    printed: Cards = tuple(card for card in view.hand if card.suit == led and ranking.is_trump(card))
    if not isinstance(led, Suit) or not printed:
        return ""
    values = {"cards": cards_text(printed), "count": len(printed), "suit": led.name.lower()}
    return phrases(language).say("demand-printed", **values)
