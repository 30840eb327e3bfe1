"""A puzzle in a message: what the seat sees and nothing else, the answers as buttons, and what came of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.errors import UserError
from bot.features.puzzles.service import next_number
from bot.features.puzzles.store import FirstTry, PuzzleStore, Tries
from bot.phrases import number_text
from bot.ports import Clock
from bot.present.controls import label_of
from bot.present.descriptions import hand_description, names_for_reader, trick_text
from bot.present.messages import IN_A_ROW, LONGEST_TEXT, Button, ButtonStyle, ControlId, Entry, Menu, Message, Picture
from bot.present.pictures import hand_scene, own_table_picture
from bot.present.readers import Reader, Readers, arranged
from bot.present.rules import check_game
from bot.present.status import own_status
from bot.present.words import action_label, card_name, cards_text
from bot.puzzles.continuations import Lines, PuzzleContinuation
from bot.puzzles.puzzle import Puzzle, puzzles_of, read_answer, usable, write_answer
from bot.solo.messages import score_words
from bot.solo.model import score_of
from bot.solo.service import nowhere
from bot.tables.model import Pace
from bot.tables.rights import Caller
from engine.actions import Action, Play
from engine.errors import Unreadable
from engine.games import GAMES
from engine.views import View

WORD: Final = "puzzle"
"""What every control here says first; then the game, and the number and the card of an answer."""
WHICH_GAME: Final = "game"
"""What stands for the game in the menu where it is chosen."""
SOLVER: Final = 1
"""Who solves it, among people at its table."""
ENOUGH: Final = 5
"""So many people must have tried a puzzle before it is called easy or hard."""
EASY: Final = 2 / 3
HARD: Final = 1 / 3
"""What part of the people solves an easy one at least, and a hard one at most."""


@dataclass(frozen=True, slots=True)
class PuzzlePress:
    """A press on a control of a puzzle: an answer to one where that is named, else the next one of a game."""

    game: str
    number: str = ""
    answer: str = ""

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word, game] if word == WORD:
                return cls(game)
            case [word, game, number, *answer] if word == WORD and answer:
                return cls(game, number, " ".join(answer))
        return None

    def __str__(self) -> str:
        answer = f" {self.number} {self.answer}" if self.answer else ""
        return str(ControlId(0, 0, 0, f"{WORD} {self.game}{answer}"))


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle for one person. mine: their first answer; tries: everybody's; right, tried: their own of this game.

    is_again: whether they answered once more what they had answered before. lines: how the play goes on after the
    best answer, and after theirs, as far as that is known.
    """

    puzzle: Puzzle
    tries: Tries
    right: int
    tried: int
    mine: FirstTry | None = None
    is_again: bool = False
    lines: tuple[PuzzleContinuation, ...] = ()


def puzzle_message(asked: Asked, reader: Reader, games: Sequence[str]) -> Message:
    puzzle = asked.puzzle
    view = arranged(puzzle.view, reader.preferences.sort)
    table = replace(nowhere(puzzle.deal, puzzle.seat, SOLVER, reader.language), pace=Pace(turn=0))
    called = Reader(reader.language).called(table)
    head = reader.say("puzzle-head", game=reader.say(f"game-{puzzle.game}"), number=puzzle.number)
    # The kind says what to do: it is told with the answer.
    kind = f" · {reader.say(f'puzzle-kind-{puzzle.kind}')}" if puzzle.kind and asked.mine is not None else ""
    lines = [f"{head}{kind} {_difficulty(asked.tries, reader)}"]
    if asked.mine is not None:
        lines += _answer(asked, read_answer(asked.mine.card), reader)
        lines += _goes_on(asked, called, reader)
        lines.append(f"-# {reader.say('puzzle-mine', right=asked.right, count=asked.tried)}")
    if view.trick.cards:
        lines.append(trick_text(view, called, reader.language))
    if asked.mine is None:
        lines += [own_status(view, called, reader.language), f"**{reader.say(_key('puzzle-ask', puzzle))}**"]
    shown = view if asked.mine is None else replace(view, decisions=(), waiting_for=())
    pictures = (
        own_table_picture(table, view, view, reader),
        Picture(hand_scene(shown, reader), "hand.png", hand_description(shown, reader.language)),
    )
    controls = _answers(puzzle, view, reader) if asked.mine is None else (_next(puzzle.game, reader),)
    return Message("\n".join(lines)[:LONGEST_TEXT], pictures, (*controls, _menu(puzzle.game, games, reader)))


def _difficulty(tries: Tries, reader: Reader) -> str:
    """How many tried it, and whether that makes it hard."""
    if not tries.tried:
        return reader.say("puzzle-untried")
    told = reader.say("puzzle-tried", count=tries.tried, solved=tries.solved)
    if tries.tried < ENOUGH:
        return told
    part = tries.solved / tries.tried
    return f"{told} {reader.say('puzzle-easy' if part >= EASY else 'puzzle-hard' if part <= HARD else 'puzzle-medium')}"


def _key(key: str, puzzle: Puzzle) -> str:
    """The same of a card, or of what is said before the play."""
    return key if puzzle.asks_for_card else f"{key}-call"


def _name(answer: Action, puzzle: Puzzle, reader: Reader) -> str:
    """A card, or in quotes what is said, as on its button but for the exclamation mark."""
    if isinstance(answer, Play):
        return card_name(answer.card)
    return reader.say("puzzle-call", answer=action_label(answer, reader.language, puzzle.game).rstrip("!"))


def _answer(asked: Asked, answer: Action, reader: Reader) -> list[str]:
    """Whether it was right, what the best answer gains, and how the reader stands."""
    puzzle = asked.puzzle
    best, (first, second, *_) = puzzle.best, puzzle.worth.values()
    name, best_name = (_name(each, puzzle, reader) for each in (answer, best))
    lines = [reader.say("puzzle-again", card=name)] if asked.is_again else []
    lines.append(reader.say("puzzle-right" if answer == best else "puzzle-wrong", card=name, best=best_name))
    worths = {"worth": _worth(first, reader), "second": _worth(second, reader)}
    lines.append(reader.say(_key("puzzle-why", puzzle), best=best_name, share=puzzle.share, **worths))
    if answer != best and (worth := _worth(puzzle.worth.get(answer, second), reader)) != worths["second"]:
        lines.append(reader.say("puzzle-yours", card=name, worth=worth))
    return lines


def _goes_on(asked: Asked, called: Sequence[str], reader: Reader) -> list[str]:
    """How it goes on, trick by trick, and where the cards lay so that both answers bring the same, that they do."""
    if not asked.lines:
        return []
    puzzle = asked.puzzle
    who = names_for_reader(puzzle.view, called, reader.language)
    made = {line.answer: score_of(line.outcome, puzzle.seat) for line in asked.lines}
    lines = [reader.say(_key("puzzle-lay", puzzle))]
    for line in asked.lines:
        tricks = " · ".join(
            reader.say("puzzle-trick", cards=cards_text(trick.cards), who=who[winner]) for trick, winner in line.tricks
        )
        end, name = score_words(made[line.answer], reader), _name(line.answer, puzzle, reader)
        lines.append(reader.say("puzzle-line" if tricks else "puzzle-no-line", card=name, tricks=tricks, end=end))
    best, *others = asked.lines
    if best.answer == puzzle.best:
        as_good = [other.answer for other in others if made[other.answer].worth >= made[best.answer].worth]
        names = {"best": _name(best.answer, puzzle, reader)}
        lines += [reader.say("puzzle-as-good", card=_name(each, puzzle, reader), **names) for each in as_good]
    return lines


def _worth(value: float, reader: Reader) -> str:
    """What an answer brings, to a tenth where it is no whole number."""
    return number_text(value, reader.language, 1, is_signed=True, is_short=True)


def _answers(puzzle: Puzzle, view: View, reader: Reader) -> tuple[Button, ...]:
    """A card a button, or an answer with what it comes to with the reader's hand."""
    cards = [Play(card) for card in dict.fromkeys(view.hand) if Play(card) in puzzle.worth]
    return tuple(
        Button(
            card_name(answer.card) if isinstance(answer, Play) else label_of(answer, view, reader.language),
            str(PuzzlePress(puzzle.game, str(puzzle.number), write_answer(answer))),
            ButtonStyle.MAIN,
            place // IN_A_ROW,
        )
        for place, answer in enumerate(cards or puzzle.answers)
    )


def _next(game: str, reader: Reader) -> Button:
    return Button(reader.say("button-puzzle-next"), str(PuzzlePress(game)), ButtonStyle.GOOD)


def _menu(game: str, games: Sequence[str], reader: Reader) -> Menu:
    entries = tuple(Entry(each, reader.say(f"game-{each}"), chosen=each == game) for each in games)
    return Menu(reader.say("menu-puzzle"), str(PuzzlePress(WHICH_GAME)), entries, row=4)


class Puzzling:
    """Asks puzzles and takes answers; the first one counts."""

    def __init__(self, people: Readers, store: PuzzleStore, clock: Clock, lines: Lines) -> None:
        self._lines = lines
        self._people = people
        self._store = store
        self._clock = clock

    async def ask(self, caller: Caller, game: str | None) -> Message:
        """The next puzzle for somebody, of the game they tried last if none is named."""
        tried = await self._store.first_tries(caller.user)
        if game is None:
            game = next(iter(reversed(tried)), None) or next(iter(games()), None)
        if game is None:
            raise UserError("puzzle-none")
        check_game(game)
        if not puzzles_of(game):
            raise UserError("puzzle-none")
        known, everybody = {each.number: each for each in puzzles_of(game)}, await self._store.puzzle_tries(game)
        mine = tried.get(game, {})
        while (number := next_worth_asking(known, mine, everybody)) is not None:
            if usable(known[number]):
                self._lines.expect()
                return await self._message(caller, known[number], everybody, mine)
            del known[number]
        raise UserError("puzzle-all-done", count=len(mine), solved=sum(each.is_right for each in mine.values()))

    async def answer(self, caller: Caller, game: str, number: str, text: str) -> Message:
        """What an answer is worth; who answered before is told what they chose then."""
        puzzle = next((each for each in puzzles_of(game) if str(each.number) == number), None)
        if puzzle is None or not usable(puzzle):
            raise UserError("puzzle-gone")
        try:
            answer = read_answer(text)
        except Unreadable:
            raise UserError("puzzle-gone") from None
        if answer not in puzzle.worth:
            raise UserError("puzzle-gone")
        before = (await self._store.first_tries(caller.user)).get(game, {})
        tried = FirstTry(write_answer(answer), answer == puzzle.best)
        first = await self._store.try_puzzle(caller.user, game, puzzle.number, tried, self._clock.now())
        mine, everybody = {**before, puzzle.number: first}, await self._store.puzzle_tries(game)
        told = tuple(dict.fromkeys((puzzle.best, read_answer(first.card))))
        lines = await self._lines.of(puzzle, told)
        return await self._message(caller, puzzle, everybody, mine, is_again=puzzle.number in before, lines=lines)

    async def _message(
        self, caller: Caller, puzzle: Puzzle, everybody: dict[int, Tries], mine: dict[int, FirstTry], *,
        is_again: bool = False, lines: Sequence[PuzzleContinuation] = (),
    ) -> Message:  # fmt: skip
        right = sum(each.is_right for each in mine.values())
        tries = everybody.get(puzzle.number, Tries())
        asked = Asked(puzzle, tries, right, len(mine), mine.get(puzzle.number), is_again, tuple(lines))
        return puzzle_message(asked, await self._people.reader(caller), games())


def next_worth_asking(
    known: Mapping[int, Puzzle], mine: Mapping[int, FirstTry], everybody: Mapping[int, Tries]
) -> int | None:
    """The next puzzle for somebody: as long as there are any, one at which the rule of thumb fails."""
    hard = [number for number, puzzle in known.items() if puzzle.kind]
    found = next_number(hard, mine, everybody)
    return next_number(known, mine, everybody) if found is None else found


def games() -> list[str]:
    return [game for game in GAMES if puzzles_of(game)]
