"""The rules of a game by topic, as they are played: in words and in pictures of what beats what."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.alt_texts import whole_sentences
from bot.present.game_words import Order
from bot.present.games import words_of
from bot.present.house_rules import house_rule_text, set_about, set_name
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message, Picture, WordPress, row_below
from bot.present.option_codes import read_options_code, write_options
from bot.present.readers import Reader, Readers
from bot.present.scenes import OrderRow, OrderScene
from bot.present.text_pages import in_pages
from bot.present.words import capital, cards_text, sentence, suit_name
from bot.tables.model import Table
from bot.tables.rights import Caller
from bot.tables.rule_sets import (
    differences,
    nearest_set,
    player_counts,
    rules_that_matter,
    set_rules,
    usual_rules,
)
from bot.tables.setup import whole_options, written
from engine.cards import Card, Rank, Suit
from engine.games import GAMES
from engine.options import Value, read_options

RULES: Final = "rules"
TOPICS: Final = (
    *("overview", "cards", "deal", "knocking", "redeals", "picking", "exchange", "bidding", "declaring", "specials"),
    *("contracts", "poverty", "partners", "diamonds", "play", "announcing", "kontra", "signals", "leaster", "ramsch"),
    *("bock", "scoring", "prices", "lists", "penalties", "house", "words"),
)
"""Every topic any game may have, in the order they are read."""
HOUSE: Final = "house"
"""The topic of the house rules in force, which is made of what is said of each."""
LONGEST_NUMBER: Final = 10
"""How many characters the number of a page and the end of a line have."""
AS_USUAL: Final = "-"
"""What stands in a custom id for the rules of the usual set."""


@dataclass(frozen=True, slots=True)
class PlayedRules:
    """By which house rules a game is played, and among how many, where that is known: what its rules are told by."""

    game: str
    options: Mapping[str, Value]
    players: int = 0

    @property
    def code(self) -> str:
        """As it stands in a custom id: how many play, then the house rules."""
        return f"{self.players}{write_options(self.game, self.options)}"

    @property
    def named_set(self) -> str | None:
        """The set that this is; None where anything that matters is otherwise than in all of them."""
        nearest = nearest_set(self.game, self.options, self.players)
        return None if differences(self.game, self.options, self.players, nearest) else nearest

    def matter(self) -> list[str]:
        return rules_that_matter(self.game, self.options, self.players)


def usually_played(game: str) -> PlayedRules:
    """A game by its usual set; raises `UserError` for one that is not played here."""
    check_game(game)
    return PlayedRules(game, usual_rules(game))


def played_at(table: Table) -> PlayedRules:
    """What a table plays by; raises `UserError` where its game is no longer played here."""
    check_game(table.game)
    return PlayedRules(table.game, whole_options(table.game, table.options), table.players)


def read_played(game: str, code: str) -> PlayedRules:
    """What a custom id says a game is played by; raises `UserError` for what it can no longer be."""
    usual = usually_played(game)
    if code == AS_USUAL:
        return usual
    options = read_options_code(game, code[1:])
    if options is None or not code[0].isdigit():
        raise UserError("stale-choice")
    return PlayedRules(game, options, int(code[0]))


def by_set(played: PlayedRules, name: str) -> PlayedRules:
    """The same game by a set with a name, among as many where it can be played so."""
    if name not in GAMES[played.game].rule_sets:
        raise UserError("stale-choice")
    options = set_rules(played.game, name)
    players = played.players if played.players in player_counts(played.game, options) else 0
    return PlayedRules(played.game, options, players)


def rules_topics(played: PlayedRules, language: str = "en") -> dict[str, str]:
    """The topics of a game's rules about which there is something to say, each with its title."""
    return {topic: _title(played.game, topic, language) for topic in TOPICS if _keys(played, topic, language)}


def rules_pages(played: PlayedRules, topic: str, language: str = "en") -> list[str]:
    """What the rules of a game say about a topic, with a title above: each page at most 2,000 characters."""
    say, game = phrases(language), played.game
    title = say.say("rules-title", game=say.say(f"game-{game}"), topic=_title(game, topic, language))
    below = "".join(f"\n{line}" for line in (_set_line(played, language),) if line)
    text = _house_text(played, language) if topic == HOUSE else _text(played, topic, language)
    pages = in_pages(text, LONGEST_TEXT - len(title) - len(below) - LONGEST_NUMBER)
    numbers = [f" · {number}/{len(pages)}" if len(pages) > 1 else "" for number in range(1, len(pages) + 1)]
    return [f"{title}{number}{below}\n{page}" for number, page in zip(numbers, pages, strict=True)]


def _keys(played: PlayedRules, topic: str, language: str) -> list[str]:
    """The phrases that tell a topic: what holds for all, then a paragraph for each house rule that has one as it is."""
    say, options = phrases(language), written(played.options)
    if topic == HOUSE:
        return played.matter()
    whole = f"{played.game}-rules-{topic}"
    return [key for key in (whole, *(f"{whole}-{name}-{options[name]}" for name in played.matter())) if say.has(key)]


def _text(played: PlayedRules, topic: str, language: str) -> str:
    say, values, matter = phrases(language), written(played.options), set(played.matter())
    given: dict[str, object] = {name: _as_told(value) if name in matter else "" for name, value in values.items()}
    text = ""
    for key in _keys(played, topic, language):
        part = say.say(key, players=played.players, **given)
        is_listed = part.startswith(BULLET) and text.rpartition("\n")[2].startswith(BULLET)
        text += ("\n" if is_listed else "\n\n" if text else "") + part
    return text


BULLET: Final = "•"


def _as_told(value: str) -> str | int:
    """A value of a house rule as phrases choose by it: a number as a number."""
    return int(value) if value.isdecimal() and str(int(value)) == value else value


def _set_line(played: PlayedRules, language: str) -> str:
    """By which set, and how much is otherwise; nothing where a game has no house rules."""
    if not played.options:
        return ""
    nearest = nearest_set(played.game, played.options, played.players)
    count, named = len(_changed(played)), set_name(played.game, nearest, language)
    key = "rules-by-changed" if count else "rules-by"
    return phrases(language).say(key, set=named, **({"count": count} if count else {}))


def _changed(played: PlayedRules) -> list[str]:
    nearest = nearest_set(played.game, played.options, played.players)
    return differences(played.game, played.options, played.players, nearest)


def _house_text(played: PlayedRules, language: str) -> str:
    """The set with its sentence, and every house rule that matters with what it means: first what is otherwise."""
    say, changed = phrases(language), _changed(played)
    nearest = nearest_set(played.game, played.options, played.players)
    parts = [say.say("rules-house-set", set=set_name(played.game, nearest, language),
                     about=set_about(played.game, nearest, language))]  # fmt: skip
    if changed:
        parts.append(_house_list(played, say.say("rules-house-changed"), changed, language))
    if same := [name for name in played.matter() if name not in changed]:
        parts.append(_house_list(played, say.say("rules-house-same"), same, language))
    return "\n\n".join((*parts, say.say("rules-house-choose")))


def _house_list(played: PlayedRules, head: str, names: list[str], language: str) -> str:
    say, options = phrases(language), written(played.options)
    return "\n".join((head, *(
        say.say(
            "rules-house-line", name=name,
            rule=house_rule_text(played.game, name, played.options[name], language),
            about=say.say(f"{played.game}-about-{name}-{options[name]}"),
        )
        for name in names
    )))  # fmt: skip


def _title(game: str, topic: str, language: str) -> str:
    return phrases(language).say_for(game, f"topic-{topic}")


def order_picture(
    game: str, topic: str, reader: Reader, options: Mapping[str, Value] | None = None
) -> Picture | None:  # fmt: skip
    """The picture that goes with a topic of a game's rules by its house rules, or its usual ones, if there is one."""
    values = usual_rules(game) if options is None else options
    orders = [order for order in words_of(game).orders.get(topic, ()) if order.holds(values)]
    if not orders:
        return None
    title = reader.say("order-title", game=reader.say(f"game-{game}"))
    rows = tuple(row for order in orders for row in _rows(game, order, values, reader.language))
    alt = whole_sentences((title, *(sentence(f"{row.label}: {cards_text(row.cards)}") for row in rows)))
    return Picture(OrderScene(title, rows), "order.png", alt)


def _rows(game: str, order: Order, options: Mapping[str, Value], language: str) -> list[OrderRow]:
    """Of the cards played with trumps from high to low, then the plain suits; such as rank alike share a row."""
    say, ranking = phrases(language), order.ranking
    name = say.say(f"{game}-word-{order.contract}") if order.contract else ""

    def label(text: str) -> str:
        return capital(say.say("order-in", game=name, row=text) if name else text)

    rules, players = GAMES[game], player_counts(game, options)[0]
    cards = ranking.sorted(set(order.pack) & set(rules.pack(read_options(rules.options, options), players)))
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


@dataclass(frozen=True, slots=True)
class RulesPress(WordPress):
    """Asks for a topic of a game's rules, which is chosen in its menu, or for a page of one.

    rules: by what they are told. own: by what the table plays where they were asked for, if that is no set.
    """

    word: ClassVar = RULES
    game: str
    rules: str = AS_USUAL
    own: str = AS_USUAL
    topic: str = ""
    page: int | None = None


@dataclass(frozen=True, slots=True)
class RuleSetPress(WordPress):
    """Asks for a game's rules by another set, which is chosen in its menu, or again by those of the table."""

    word: ClassVar = "ruleset"
    game: str
    rules: str
    own: str
    topic: str


OWN_RULES: Final = "own"
"""What stands in that menu for the rules of the table; no set is called so."""


class Rulebook:
    """Has the rules of each game for one reader."""

    def __init__(self, people: Readers) -> None:
        self._people = people

    async def rules(
        self, caller: Caller, played: PlayedRules, topic: str | None = None, page: int = 1, own: str = AS_USUAL
    ) -> Message:
        """One topic of a game's rules, and menus of the others and of the sets that it can be played by."""
        reader = await self._people.reader(caller)
        topics = rules_topics(played, reader.language)
        chosen = topic if topic is not None else next(iter(topics), "")
        if chosen not in topics:
            raise UserError("unknown-topic", topic=chosen[:40], topics=", ".join(topics))
        own = played.code if own == AS_USUAL and played.named_set is None else own
        pages = rules_pages(played, chosen, reader.language)
        page = min(max(page, 1), len(pages))
        picture = order_picture(played.game, chosen, reader, played.options) if page == 1 else None
        controls = _rules_controls(played, own, chosen, (page, len(pages)), reader)
        return Message(pages[page - 1], (picture,) if picture else (), controls)

    async def by_set(self, caller: Caller, press: RuleSetPress, name: str) -> Message:
        """The same topic by the set that was chosen, or its first where that has none of it."""
        before = read_played(press.game, press.rules)
        played = read_played(press.game, press.own) if name == OWN_RULES else by_set(before, name)
        topics = await self.topics(caller, played)
        return await self.rules(caller, played, press.topic if press.topic in topics else None, own=press.own)

    async def topics(self, caller: Caller, played: PlayedRules) -> dict[str, str]:
        """The topics of a game's rules with their titles."""
        return rules_topics(played, (await self._people.reader(caller)).language)


def _rules_controls(
    played: PlayedRules, own: str, topic: str, page: tuple[int, int], reader: Reader
) -> tuple[Button | Menu, ...]:
    """The topics, the sets where there are several, and the pages before and behind this one."""
    game, code, (number, pages) = played.game, played.code, page
    entries = tuple(Entry(key, title) for key, title in rules_topics(played, reader.language).items())
    controls: list[Button | Menu] = [Menu(reader.say("menu-topic"), str(RulesPress(game, code, own)), entries)]
    sets = _sets(played, own, reader.language)
    if len(sets) > 1:
        controls.append(Menu(reader.say("menu-set"), str(RuleSetPress(game, code, own, topic)), sets, row=1))
    turns = [(key, number + step) for key, step in (("back", -1), ("more", 1)) if 1 <= number + step <= pages]
    row = row_below(controls)
    return *controls, *(
        Button(reader.say(f"button-rules-{key}"), str(RulesPress(game, code, own, topic, to)), row=row)
        for key, to in turns
    )


def _sets(played: PlayedRules, own: str, language: str) -> tuple[Entry, ...]:
    game, chosen = played.game, None if played.code == own else played.named_set
    sets = [
        Entry(name, set_name(game, name, language), set_about(game, name, language), name == chosen)
        for name in GAMES[game].rule_sets
    ]
    if own != AS_USUAL:
        say = phrases(language)
        sets.insert(0, Entry(OWN_RULES, say.say("rules-own"), say.say("rules-own-about"), played.code == own))
    return tuple(sets)


def check_game(game: str) -> None:
    """A game that is not played here is refused with those that are."""
    if game not in GAMES:
        raise UserError("unknown-game", game=game[:40], games=", ".join(GAMES))
