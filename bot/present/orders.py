"""Which card beats which, as pictures for the rules: drawn from the very rankings that games are played by."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.phrases import phrases
from bot.present.messages import Picture
from bot.present.scenes import OrderRow, OrderScene
from bot.present.words import cards_text, sentence, shortened, suit_name
from engine.cards import Card, Cards, Rank, Suit
from engine.doubled import ranking_for as doubled
from engine.games import doppelkopf, saskop, schafkopf_dummkopf, skat
from engine.ranking import Ranking
from engine.standard import PACK, STANDARD

ALT: Final = 1024


@dataclass(frozen=True, slots=True)
class Order:
    """A ranking to be shown: with the cards that are in the pack, under the phrase that names it, if it has one."""

    ranking: Ranking
    pack: Cards = PACK
    named: str = ""


def _dummkopf(contract: str) -> Order:
    return Order(schafkopf_dummkopf.RANKINGS[contract], named=f"schafkopf-dummkopf-word-{contract}")


def _doubled(contract: str) -> Order:
    return Order(doubled(contract), doppelkopf.PACKS[True], f"doppelkopf-word-{contract}")


ORDERS: Final[Mapping[tuple[str, str], tuple[Order, ...]]] = {
    ("saskop", "cards"): (Order(saskop.ranking_for(Suit.HEARTS), saskop.PACK),),
    **{(game, "cards"): (Order(STANDARD),) for game in ("sheepshead", "american-sheepshead", "schafkopf-window")},
    ("skat", "cards"): (
        Order(skat.RANKINGS["hearts"], named="skat-word-hearts"),
        Order(skat.GRAND, named="skat-word-grand"),
        Order(skat.NULL, named="skat-word-null"),
    ),
    ("schafkopf-dummkopf", "cards"): (Order(STANDARD),),
    ("schafkopf-dummkopf", "contracts"): tuple(map(_dummkopf, ("heart-solo", "ober", "club-unter", "no-trump"))),
    ("doppelkopf", "cards"): (Order(doubled("basic"), doppelkopf.PACKS[True]),),
    ("doppelkopf", "contracts"): tuple(map(_doubled, ("heart-solo", "jack-solo", "queen-solo", "ace-solo"))),
}
"""By game and topic of its rules. Where contracts differ only in a suit, one of them stands for all."""


def order_picture(game: str, topic: str, language: str) -> Picture | None:
    """The picture that goes with a topic of a game's rules, if there is one."""
    orders = ORDERS.get((game, topic))
    if orders is None:
        return None
    scene = order_scene(game, orders, language)
    rows = [sentence(f"{row.label}: {cards_text(row.cards)}") for row in scene.rows]
    alt = shortened(" ".join((sentence(scene.title), *rows)), ALT)
    return Picture(scene, "order.png", alt)


def order_scene(game: str, orders: tuple[Order, ...], language: str) -> OrderScene:
    """Trumps from high to low, then the plain suits; suits that rank alike share a row."""
    say = phrases(language)
    rows = tuple(row for order in orders for row in _rows(order, language))
    return OrderScene(say.say("order-title", game=say.say(f"game-{game}")), rows)


def _rows(order: Order, language: str) -> list[OrderRow]:
    say, ranking = phrases(language), order.ranking
    name = say.say(order.named) if order.named else ""

    def label(text: str) -> str:
        whole = say.say("order-in", game=name, row=text) if name else text
        return whole[:1].upper() + whole[1:]

    cards = ranking.sorted(set(order.pack))
    trumps = ranking.trumps_in(cards)
    rows = [OrderRow(label(say.say("order-trumps")), trumps)] if trumps else []
    alike: dict[tuple[Rank, ...], list[Suit]] = {}
    for suit in Suit:
        ranks = tuple(card.rank for card in ranking.of_suit(cards, suit))
        if ranks:
            alike.setdefault(ranks, []).append(suit)
    for ranks, suits in alike.items():
        named = say.listed([suit_name(suit, language) for suit in suits])
        rows.append(OrderRow(label(named), tuple(Card(suits[0], rank) for rank in ranks)))
    return rows
