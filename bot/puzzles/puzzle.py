"""A puzzle as a value and as a line of text: a deal up to a moment, whose turn it is, and what each answer is worth."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from bot.puzzles.kinds import KINDS
from engine.actions import Action, Play, read_action
from engine.cards import Cards, read_card, read_cards, write_cards
from engine.deal import Deal, read_start
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.games import GAMES
from engine.options import Value, allowed_values, read_options
from engine.seats import Seat
from engine.views import View

FOLDER: Final = Path(__file__).parent
FIELDS: Final = 10
"""How many fields a line has without a kind, which puzzles lack that the rule of thumb solves."""


class UnreadablePuzzle(ValueError):
    """A line that is no puzzle; it says why."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one answer, mostly a card, is better than every other, as far as the seat can know.

    As many play as usually do. number: tells it from the others of its game, for good. actions: since the pack, the cut
    first. seat: whose turn it is. worth: by card that may be played, or by answer to be chosen from before the play,
    what it brings on average, in what the game pays; the first one is the best. share: in how many of a hundred deals
    that fit the view it brings more than every other. rules: the version of the game's rules. kind: what it is about;
    nothing for an older one that has few cards or that the rule of thumb solves too, which is asked when the others are
    done.
    """

    game: str
    number: int
    rules: int
    options: Mapping[str, Value]
    dealer: Seat
    pack: Cards
    actions: tuple[tuple[Seat, Action], ...]
    seat: Seat
    worth: Mapping[Action, float]
    share: int
    kind: str = ""

    @property
    def best(self) -> Action:
        return next(iter(self.worth))

    @property
    def asks_for_card(self) -> bool:
        """Whether a card is to be played, or something is to be said or laid away before the play."""
        return isinstance(self.best, Play)

    @property
    def answers(self) -> tuple[Action, ...]:
        """What can be chosen from, in an order that says nothing of what is best."""
        legal = dict.fromkeys(self.deal.legal_actions(self.seat))
        found = [action for action in legal if action in self.worth]
        hand = self.view.hand
        return tuple(sorted(found, key=lambda each: hand.index(each.card) if isinstance(each, Play) else 0))

    @cached_property
    def deal(self) -> Deal:
        """The deal as it stands; raises `UnusableDeal` or `IllegalAction` where today's rules do not allow it."""
        if self.game not in GAMES or self.rules != GAMES[self.game].rules_version:
            raise UnusableDeal("of other rules")
        rules = GAMES[self.game]
        players = rules.players(read_options(rules.options, self.options))[0]
        deal = Deal(read_start(self.game, self.options, players, self.dealer, self.pack, None))
        for seat, action in self.actions:
            deal = deal.act(seat, action)
        return deal

    @property
    def view(self) -> View:
        """What the seat sees: all that a puzzle ever shows."""
        return self.deal.view(self.seat)


def write_puzzle(puzzle: Puzzle) -> str:
    """A line: game, number, version of the rules, house rules, dealer, pack, actions, seat, share, worth and kind."""
    allowed = allowed_values(GAMES[puzzle.game].options)
    options = " ".join(f"{name}={str(puzzle.options[name]).lower()}" for name in allowed if name in puzzle.options)
    actions = ";".join(f"{seat} {action}" for seat, action in puzzle.actions)
    between = " " if puzzle.asks_for_card else ";"
    worth = between.join(f"{write_answer(answer)}={value:g}" for answer, value in puzzle.worth.items())
    facts = (puzzle.game, puzzle.number, puzzle.rules, options or "none", puzzle.dealer, write_cards(puzzle.pack))
    kind = (puzzle.kind,) if puzzle.kind else ()
    return "\t".join(map(str, (*facts, actions, puzzle.seat, puzzle.share, worth, *kind)))


def read_puzzle(line: str) -> Puzzle:
    """The reverse; raises `UnreadablePuzzle`."""
    fields = line.rstrip("\n").split("\t")
    if len(fields) not in {FIELDS, FIELDS + 1} or (kind := "".join(fields[FIELDS:])) not in {"", *KINDS}:
        raise UnreadablePuzzle(f"{len(fields)} fields instead of {FIELDS} or {FIELDS + 1}, or a kind that is none")
    game, number, rules, options, dealer, pack, actions, seat, share, worth = fields[:FIELDS]
    try:
        return Puzzle(
            game, int(number), int(rules), _read_options(game, options), int(dealer), read_cards(pack),
            tuple(_read_move(each) for each in actions.split(";")), int(seat), _read_worth(worth), int(share), kind,
        )  # fmt: skip
    except (ValueError, KeyError, Unreadable) as error:
        raise UnreadablePuzzle(f"{type(error).__name__}: {error}") from None


def _read_options(game: str, text: str) -> dict[str, Value]:
    if text == "none":
        return {}
    allowed = allowed_values(GAMES[game].options)
    pairs = (each.partition("=") for each in text.split(" "))
    return {name: next(it for it in allowed[name] if str(it).lower() == value) for name, _, value in pairs}


def _read_move(text: str) -> tuple[Seat, Action]:
    seat, _, action = text.partition(" ")
    return int(seat), read_action(action)


def _read_worth(text: str) -> dict[Action, float]:
    pairs = (each.partition("=") for each in text.split(";" if ";" in text else " "))
    return {read_answer(answer): float(value) for answer, _, value in pairs}


def write_answer(answer: Action) -> str:
    """A card as it is written, anything else as the action it is."""
    return str(answer.card) if isinstance(answer, Play) else str(answer)


def read_answer(text: str) -> Action:
    """The reverse; raises `Unreadable`."""
    try:
        return Play(read_card(text))
    except Unreadable:
        return read_action(text)


def usable(puzzle: Puzzle) -> bool:
    try:
        view, legal = puzzle.view, set(puzzle.deal.legal_actions(puzzle.seat))
    except (UnusableDeal, IllegalAction):
        return False
    cards = set(map(Play, view.playable))
    is_whole = set(puzzle.worth) == cards if puzzle.asks_for_card else set(puzzle.worth) <= legal
    return view.seat in view.waiting_for and is_whole


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """All that can be read; what a killed miner left half written is passed over."""
    found = []
    for line in lines:
        try:
            found.append(read_puzzle(line))
        except UnreadablePuzzle:
            continue
    return found


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with the bot, in order of their numbers; nothing for a game that has none."""
    file = FOLDER / f"{game}.txt"
    if game not in GAMES or not file.exists():
        return ()
    found = {each.number: each for each in read_puzzles(file.read_text(encoding="utf-8").splitlines())}
    return tuple(found[number] for number in sorted(found) if found[number].rules == GAMES[game].rules_version)
