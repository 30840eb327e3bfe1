"""Rules, replays, records and figures: what people look up."""

from collections.abc import Sequence
from datetime import timedelta

from bot.errors import UserError
from bot.phrases import phrases
from bot.ports import Clock
from bot.present import past
from bot.present.messages import Entry, Menu, Message, Press
from bot.present.orders import order_picture
from bot.present.readers import Readers
from bot.present.rules import rules_text, rules_topics
from bot.present.seats import seat_names
from bot.tables.finished import check_over, table_of, unfolded
from bot.tables.model import Person
from bot.tables.results import ResultStore, Standing
from engine.games import GAMES
from engine.record import record_of, write_record

PERIODS = {"week": 7, "month": 30, "year": 365, "all": None}


class Library:
    """Finds what is over and words it for one reader."""

    def __init__(self, people: Readers, results: ResultStore, clock: Clock) -> None:
        self._people = people
        self._results = results
        self._clock = clock

    async def rules(self, user: int, guild: int | None, game: str, topic: str | None) -> Message:
        """One topic of a game's rules, and a menu of the others."""
        language = await self._people.language(user, guild=guild)
        check_game(game)
        topics = rules_topics(game, language)
        chosen = topic if topic is not None else next(iter(topics), "")
        if chosen not in topics:
            raise UserError("unknown-topic", topic=chosen, topics=", ".join(topics))
        entries = tuple(Entry(key, title) for key, title in topics.items())
        menu = Menu(phrases(language).say("menu-topic"), str(Press(0, 0, 0, f"rules {game}")), entries)
        picture = order_picture(game, chosen, language)
        return Message(rules_text(game, chosen, language), (picture,) if picture else (), (menu,))

    async def topics(self, user: int, guild: int | None, game: str) -> dict[str, str]:
        """The topics of a game's rules with their titles; none for a game that is not played here."""
        return rules_topics(game, await self._people.language(user, guild=guild)) if game in GAMES else {}

    async def replay(self, user: int, guild: int | None, number: int, step: int) -> Message:
        """A finished deal after so many actions."""
        stored = check_over(await self._results.deal(guild or 0, number), number)
        language = await self._people.language(user, guild=guild)
        names = await self._people.names(stored.guild, users_of(stored.seats))
        return past.replay(stored, step, names, language)

    async def record(self, user: int, guild: int, number: int) -> Message:
        """A finished deal as a text file."""
        stored = check_over(await self._results.deal(guild, number), number)
        language = await self._people.language(user, guild=guild)
        names = await self._people.names(guild, users_of(stored.seats))
        table = table_of(stored, language)
        called = seat_names(table, names, language)
        record = record_of(
            unfolded(stored, table), number=number, day=stored.begun.date(), players=called, salt=stored.seal.salt
        )
        data = write_record(record).encode()
        return Message(phrases(language).say("record-reply", number=number), files=((f"deal-{number}.txt", data),))

    async def leaderboard(self, user: int, guild: int, game: str | None, period: str) -> Message:
        """The best of a server."""
        language = await self._people.language(user, guild=guild)
        say = phrases(language)
        if game is not None:
            check_game(game)
        if period not in PERIODS:
            raise UserError("bad-setting", text=period, values=", ".join(PERIODS))
        days = PERIODS[period]
        since = None if days is None else self._clock.now() - timedelta(days=days)
        standings = await self._results.standings(guild, game, since)
        worded = say.say(f"game-{game}") if game else say.say("leaderboard-all-games")
        title = say.say("leaderboard-title", game=worded, period=say.say(f"period-{period}"))
        return past.leaderboard(standings, await self._names(guild, standings), title, language)

    async def stats(self, user: int, guild: int, player: int, game: str | None) -> Message:
        """One person's figures on a server."""
        if game is not None:
            check_game(game)
        language = await self._people.language(user, guild=guild)
        names = await self._people.names(guild, (player,))
        return past.stats(await self._results.stats(guild, player, game), names[player], language)

    async def history(self, user: int, guild: int, player: int | None) -> Message:
        """The newest finished deals."""
        language = await self._people.language(user, guild=guild)
        deals = await self._results.history(guild, player, past.LINES)
        names = await self._people.names(guild, past.names_of(deals))
        return past.history(deals, names, phrases(language).say("history-title"), language)

    async def _names(self, guild: int, standings: Sequence[Standing]) -> dict[int, str]:
        return await self._people.names(guild, [each.user for each in standings[: past.LINES]])


def users_of(seats: Sequence[object]) -> list[int]:
    """The users in seats."""
    return [who.user for who in seats if isinstance(who, Person)]


def check_game(game: str) -> None:
    """A game that is not played here is refused with those that are."""
    if game not in GAMES:
        raise UserError("unknown-game", game=game, games=", ".join(GAMES))
