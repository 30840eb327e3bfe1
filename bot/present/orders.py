"""Which card beats which, as pictures for the rules: drawn from the very rankings that games are played by."""

from dataclasses import replace

from bot.phrases import phrases
from bot.present.game_words import Order
from bot.present.games import words_of
from bot.present.messages import LONGEST_ALT, Picture
from bot.present.scenes import OrderRow, OrderScene
from bot.present.words import cards_text, sentence, shortened, suit_name
from engine.cards import Card, Rank, Suit


def order_picture(game: str, topic: str, language: str, *, four_colours: bool = False) -> Picture | None:
    """The picture that goes with a topic of a game's rules, if there is one."""
    orders = words_of(game).orders.get(topic)
    if orders is None:
        return None
    scene = replace(order_scene(game, orders, language), four_colour=four_colours)
    rows = [sentence(f"{row.label}: {cards_text(row.cards)}") for row in scene.rows]
    alt = shortened(" ".join((sentence(scene.title), *rows)), LONGEST_ALT)
    return Picture(scene, "order.png", alt)


def order_scene(game: str, orders: tuple[Order, ...], language: str) -> OrderScene:
    """Trumps from high to low, then the plain suits; suits that rank alike share a row."""
    say = phrases(language)
    rows = tuple(row for order in orders for row in _rows(game, order, language))
    return OrderScene(say.say("order-title", game=say.say(f"game-{game}")), rows)


def _rows(game: str, order: Order, language: str) -> list[OrderRow]:
    say, ranking = phrases(language), order.ranking
    name = say.say(f"{game}-word-{order.contract}") if order.contract else ""

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
