"""Puzzles for one reader: which one is next, and what came of a card. What a press says is looked up."""

from collections.abc import Sequence

from bot.errors import UserError
from bot.ports import Clock
from bot.present.library import check_game
from bot.present.messages import Message
from bot.present.puzzles import Asked, puzzle_message
from bot.present.readers import Readers
from bot.puzzles.lines import Line, Lines
from bot.puzzles.puzzle import Puzzle, puzzles_of, usable
from bot.tables.puzzles import FirstTry, PuzzleStore, Tries, next_number
from engine.cards import read_card
from engine.errors import Unreadable
from engine.games import GAMES


class Puzzling:
    """Asks puzzles and takes answers; the first one counts."""

    def __init__(self, people: Readers, store: PuzzleStore, clock: Clock, lines: Lines) -> None:
        self._lines = lines
        self._people = people
        self._store = store
        self._clock = clock

    async def ask(self, user: int, guild: int | None, game: str | None) -> Message:
        """The next puzzle for somebody, of the game they tried last if none is named."""
        tried = await self._store.first_tries(user)
        if game is None:
            game = next(iter(reversed(tried)), None) or next(iter(games()), None)
        if game is None:
            raise UserError("puzzle-none")
        check_game(game)
        if not puzzles_of(game):
            raise UserError("puzzle-none")
        known, everybody = {each.number: each for each in puzzles_of(game)}, await self._store.puzzle_tries(game)
        mine = tried.get(game, {})
        while (number := next_number(known, mine, everybody)) is not None:
            if usable(known[number]):
                self._lines.expect()
                return await self._message(user, guild, known[number], everybody, mine)
            del known[number]
        raise UserError("puzzle-all-done", count=len(mine), solved=sum(each.is_right for each in mine.values()))

    async def answer(self, user: int, guild: int | None, game: str, number: str, text: str) -> Message:
        """What a card is worth; who answered before is told what they chose then."""
        puzzle = next((each for each in puzzles_of(game) if str(each.number) == number), None)
        if puzzle is None or not usable(puzzle):
            raise UserError("puzzle-gone")
        try:
            card = read_card(text)
        except Unreadable:
            raise UserError("puzzle-gone") from None
        if card not in puzzle.worth:
            raise UserError("puzzle-gone")
        before = (await self._store.first_tries(user)).get(game, {})
        tried = FirstTry(str(card), card == puzzle.best)
        first = await self._store.try_puzzle(user, game, puzzle.number, tried, self._clock.now())
        mine, everybody = {**before, puzzle.number: first}, await self._store.puzzle_tries(game)
        told = tuple(dict.fromkeys((puzzle.best, read_card(first.card))))
        lines = await self._lines.of(puzzle, told)
        return await self._message(user, guild, puzzle, everybody, mine, is_again=puzzle.number in before, lines=lines)

    async def _message(
        self, user: int, guild: int | None, puzzle: Puzzle, everybody: dict[int, Tries], mine: dict[int, FirstTry], *,
        is_again: bool = False, lines: Sequence[Line] = (),
    ) -> Message:  # fmt: skip
        language = await self._people.language(user, guild=guild)
        right = sum(each.is_right for each in mine.values())
        tries = everybody.get(puzzle.number, Tries())
        asked = Asked(puzzle, tries, right, len(mine), mine.get(puzzle.number), is_again, tuple(lines))
        return puzzle_message(asked, await self._people.preferences(user), games(), language)


def games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in GAMES if puzzles_of(game)]
