"""The rules of a game by topic, in words and in pictures of what beats what, and the house rules in force."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.alt_texts import whole_sentences
from bot.present.game_words import Order
from bot.present.games import words_of
from bot.present.messages import Entry, Menu, Message, Picture, WordPress
from bot.present.readers import Reader, Readers
from bot.present.scenes import OrderRow, OrderScene
from bot.present.words import capital, cards_text, sentence, suit_name
from bot.tables.rights import Caller
from bot.tables.setup import Setup, player_counts
from engine.cards import Card, Rank, Suit
from engine.games import GAMES
from engine.options import Value, allowed_values, idle_options

RULES: Final = "rules"
TOPICS: Final = (
    *("overview", "cards", "deal", "picking", "exchange", "bidding", "declaring", "contracts", "partners", "diamonds"),
    *("play", "announcing", "signals", "leaster", "scoring", "house", "words"),
)
"""Every topic any game may have, in the order they are read."""


def rules_topics(game: str, language: str = "en") -> dict[str, str]:
    """The topics of a game's rules, each with its title."""
    say = phrases(language)
    return {topic: _title(game, topic, language) for topic in TOPICS if say.has(f"{game}-rules-{topic}")}


def rules_text(game: str, topic: str, language: str = "en") -> str:
    """What the rules of a game say about a topic, with a title above; at most 2,000 characters together."""
    say = phrases(language)
    title = say.say("rules-title", game=say.say(f"game-{game}"), topic=_title(game, topic, language))
    return f"{title}\n{say.say(f'{game}-rules-{topic}')}"


def _title(game: str, topic: str, language: str) -> str:
    return phrases(language).say_for(game, f"topic-{topic}")


def order_picture(game: str, topic: str, reader: Reader) -> Picture | None:
    """The picture that goes with a topic of a game's rules, if there is one."""
    orders = words_of(game).orders.get(topic)
    if orders is None:
        return None
    title = reader.say("order-title", game=reader.say(f"game-{game}"))
    rows = tuple(row for order in orders for row in _rows(game, order, reader.language))
    alt = whole_sentences((title, *(sentence(f"{row.label}: {cards_text(row.cards)}") for row in rows)))
    return Picture(OrderScene(title, rows), "order.png", alt)


def _rows(game: str, order: Order, language: str) -> list[OrderRow]:
    """Trumps from high to low, then the plain suits; suits that rank alike share a row."""
    say, ranking = phrases(language), order.ranking
    name = say.say(f"{game}-word-{order.contract}") if order.contract else ""

    def label(text: str) -> str:
        return capital(say.say("order-in", game=name, row=text) if name else text)

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


def house_rule_text(game: str, name: str, value: object, language: str) -> str:
    """One house rule with its value, in words: `Cards to bury: any`."""
    say, key = phrases(language), f"value-{str(value).lower()}"
    known = say.has(key) or say.has(f"{game}-{key}")
    worded = say.say_for(game, key) if known else str(value)
    return say.say("post-option", name=say.say_for(game, f"option-{name}"), value=worded)


def house_rules_text(game: str, options: Mapping[str, Value], players: int, language: str) -> str:
    """The house rules in force, as far as they matter among so many."""
    names = rules_that_matter(game, options, players)
    return "; ".join(house_rule_text(game, name, options.get(name), language) for name in names)


def rules_that_matter(game: str, options: Mapping[str, Value], players: int) -> list[str]:
    """The house rules that change anything among so many, with the others as they are."""
    rules = GAMES[game].options
    idle = idle_options(rules, options, players)
    return [name for name in allowed_values(rules) if name not in idle]


def check_they_matter(setup: Setup, given: Iterable[str]) -> None:
    """`UserError` for a house rule that somebody asks for and that would change nothing, with what it belongs to."""
    game, options = setup.game, setup.options
    matter = rules_that_matter(game, options, setup.players)
    for name in given:
        if name in matter or options[name] is False:
            continue
        numbers = [each for each in setup.numbers if name in rules_that_matter(game, options, each)]
        if numbers:
            raise UserError("idle-option-players", option=name, numbers=", ".join(map(str, sorted(numbers))))
        needs = (
            f"{other}={value}".lower()
            for other, values in allowed_values(GAMES[game].options).items()
            for value in values
            if _matters_with(setup, name, other, value)
        )
        raise UserError("idle-option", option=name, needs=", ".join(needs))


def _matters_with(setup: Setup, name: str, other: str, value: Value) -> bool:
    """Whether a house rule would change something if another one were so."""
    if name == other:
        return False
    options = {**setup.options, other: value}
    counts = player_counts(setup.game, options)
    return any(name in rules_that_matter(setup.game, options, count) for count in counts)


@dataclass(frozen=True, slots=True)
class RulesPress(WordPress):
    """Asks for a topic of a game's rules, which is chosen in its menu."""

    word: ClassVar = RULES
    game: str


class Rulebook:
    """Has the rules of each game for one reader."""

    def __init__(self, people: Readers) -> None:
        self._people = people

    async def rules(self, caller: Caller, game: str, topic: str | None) -> Message:
        """One topic of a game's rules, and a menu of the others."""
        reader = await self._people.reader(caller)
        check_game(game)
        topics = rules_topics(game, reader.language)
        chosen = topic if topic is not None else next(iter(topics), "")
        if chosen not in topics:
            raise UserError("unknown-topic", topic=chosen, topics=", ".join(topics))
        entries = tuple(Entry(key, title) for key, title in topics.items())
        menu = Menu(reader.say("menu-topic"), str(RulesPress(game)), entries)
        picture = order_picture(game, chosen, reader)
        return Message(rules_text(game, chosen, reader.language), (picture,) if picture else (), (menu,))

    async def topics(self, caller: Caller, game: str) -> dict[str, str]:
        """The topics of a game's rules with their titles; none for a game that is not played here."""
        return rules_topics(game, (await self._people.reader(caller)).language) if game in GAMES else {}


def check_game(game: str) -> None:
    """A game that is not played here is refused with those that are."""
    if game not in GAMES:
        raise UserError("unknown-game", game=game, games=", ".join(GAMES))
