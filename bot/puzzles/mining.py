"""Puzzles found in deals that computers play: positions in which one card stands out as far as one can know.

The rule of thumb plays the deals, quickly, and each position is varied until another card than its own decides
(`bot/puzzles/counts.py`). Then the position is looked at twice, whatever it came from. Some deals that fit the view are
drawn, and it is given up as soon as no card stands out in them. What is left is verified with many more deals, weighed
as the strong computer weighs them and not, with more cards tried in each. Deals are numbered, and all chance in one
follows from its number: a miner that was killed goes on with the next.
"""

import math
import random
from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Final

from bot.players.base import Player, one_action
from bot.players.determinization import Determinizations
from bot.players.evaluation import CardEvaluator
from bot.players.simple import Simple
from bot.puzzles.calls import A_RUNG, clear_answer, is_call
from bot.puzzles.continuations import line_of
from bot.puzzles.counts import CARDS, histories, is_question, position_that_decides, rule_of_thumb
from bot.puzzles.kinds import CARD_KINDS, KINDS, kind_of
from bot.puzzles.puzzle import Puzzle, read_puzzles, write_puzzle
from engine.actions import Action, Cut, Play
from engine.cards import Card
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.outcome import worth_to
from engine.search.sampling import Impossible
from engine.search.solver import TooLong, new_table
from engine.search.tables import Array
from engine.seats import Seat
from engine.views import View

SHARE: Final = 0.8
"""In what part of the deals that fit the view the best card has to stand out."""
MARGIN: Final = 0.02
"""By how much more a puzzle has to reach that in the deals it is verified with, which are a sample too."""
MINED: Final = 20
VERIFIED: Final = 160
"""How many deals are drawn for each."""
MORE_CARDS: Final = 600_000
"""How many cards may be tried in one deal when verifying."""
MOST: Final = 10
"""More puzzles than a deal has."""
FIRST_DEAL: Final = 100_000
"""Deals before it were mined for puzzles of another sort, which people have answered: their numbers stay theirs."""
OF_A_KIND: Final = 1 / 3
"""What part of a game's puzzles may be of one kind; there are kinds enough for that."""
A_WHILE: Final = 5.0
"""So many seconds of looking in vain say nothing yet."""
CALL_KINDS: Final = tuple(kind for kind in KINDS if kind not in CARD_KINDS)


class Judge:
    """What each card of a view brings in deals that fit it, and how often each stands out."""

    def __init__(self, view: View, table: Array, chance: random.Random) -> None:
        """Raises `Impossible` where the view has more cards than any pack."""
        self.view, self._evaluator, self._chance = view, CardEvaluator(view, table), chance
        self.number, self._weighed = 0, 0.0
        self._total: dict[Card, float] = {}
        self._stood_out: dict[Card, float] = {}

    def look(self, deals: int, cards: int, *, weighs: bool, fails: Callable[["Judge"], bool]) -> bool:
        """Draw so many deals, trying so many cards in each; False as soon as it fails, or a deal is too hard."""
        for world, _, weight in Determinizations(self.view, self._chance, weighs=weighs):
            if not weight:
                continue
            try:
                found = self._evaluator.solved(world, cards)
            except TooLong:
                return False
            if len(found) < len(self.view.playable):
                return False
            self._take(found, weight)
            if fails(self):
                return False
            if self.number >= deals:
                return True
        return False

    def _take(self, found: dict[Card, float], weight: float) -> None:
        self.number, self._weighed = self.number + 1, self._weighed + weight
        for card, value in found.items():
            self._total[card] = self._total.get(card, 0.0) + weight * value
        first, second, *_ = sorted(found, key=lambda card: -found[card])
        if found[first] - found[second] > A_RUNG:
            self._stood_out[first] = self._stood_out.get(first, 0.0) + weight

    @property
    def share(self) -> float:
        """In what part of the deals so far the card stood out that does so most."""
        return max(self._stood_out.values(), default=0.0) / self._weighed if self._weighed else 0.0

    @property
    def best(self) -> Card | None:
        return max(self._stood_out, key=lambda card: self._stood_out[card], default=None)

    @property
    def worth(self) -> dict[Card, float]:
        """What each card brings on average, the best first."""
        averages = {card: round(value / self._weighed, 2) for card, value in self._total.items()}
        return dict(sorted(averages.items(), key=lambda each: -each[1]))


def hopeless(judge: Judge) -> bool:
    """Whether no card can stand out in its share of the deals any more."""
    return judge.number * (1 - judge.share) > (1 - SHARE) * MINED + A_RUNG


def unlikely(judge: Judge) -> bool:
    """Whether a third of the deals, or more, say that the rest would hardly make up for it."""
    return judge.number >= VERIFIED // 3 and judge.share < SHARE - 0.05


def standing_out(view: View, table: Array, seed: str) -> tuple[dict[Card, float], int] | None:
    """What each card brings and in what share of deals the best one stands out; None if none does, or it is unclear.

    Mined with few deals; verified with many, other ones, searched deeper, both as likely as each other and weighed.
    """
    try:
        mined = Judge(view, table, random.Random(f"{seed} mined"))  # noqa: S311 - it must repeat
        if not mined.look(MINED, CARDS, weighs=False, fails=hopeless) or mined.best == rule_of_thumb(view):
            return None
        shares, worth = [], {}
        for weighs in (True, False):
            judge = Judge(view, table, random.Random(f"{seed} verified {weighs}"))  # noqa: S311
            if not judge.look(VERIFIED, MORE_CARDS, weighs=weighs, fails=unlikely):
                return None
            if judge.share < SHARE + MARGIN or not mined.best == judge.best == next(iter(judge.worth)):
                return None
            shares.append(judge.share)
            worth = judge.worth
    except Impossible:
        return None
    return worth, math.floor(100 * min(shares))


def played(game: str, number: int, player: Player) -> Iterator[tuple[Deal, Seat]]:
    """Every moment of a computers' deal in which a seat is asked anything; all chance follows from the number."""
    rules, chance = GAMES[game], random.Random(f"puzzle {game} {number}")  # noqa: S311 - it must repeat
    options = rules.options(**dict(rules.table_options))
    players = rules.players(options)[0]
    new = rules.pack(options, players)
    pack, dealer = tuple(chance.sample(new, len(new))), chance.randrange(players)
    deal = Deal(Start(game, options, players, dealer, pack))
    deal = deal.act(deal.start.cutter, Cut(rules.cut_styles[0], place=len(pack) // 2))
    while deal.waiting_for:
        yield deal, deal.waiting_for[0]
        deal = one_action(deal, lambda deal, seat: player.choose(deal.view(seat), chance))


def mine(game: str, number: int, table: Array, enough: Container[str] = ()) -> Iterator[Puzzle]:
    """The puzzles of a numbered deal, one for each seat at most. enough: kinds of which there are enough."""
    seats = set[Seat]()
    wants_calls, wants_cards = (any(kind not in enough for kind in sort) for sort in (CALL_KINDS, CARD_KINDS))
    for deal, seat in played(game, number, Simple()):
        view, seed, found = deal.view(seat), f"{game} {number} {deal.version}", None
        if view.phase == "play" and not wants_cards:
            return
        if seat not in seats and is_question(view):
            found = found_at(deal, seat, table, seed)
        elif seat not in seats and is_call(view) and wants_calls:
            clear = clear_answer(view, table, seed)
            found = None if clear is None else (deal, *clear)
        if found is not None and explains_itself(puzzle := puzzle_of(*found, seat, number * MOST + len(seats))):
            yield puzzle
            seats.add(seat)


def explains_itself(puzzle: Puzzle) -> bool:
    """Whether the play that follows shows it: as the cards lay it ends better than after the rule of thumb's answer."""
    natural = Simple().choose(puzzle.view, random.Random(0))  # noqa: S311 - it leaves nothing to chance
    best, other = (None if each is None else line_of(puzzle, each) for each in (puzzle.best, natural))
    if best is None or other is None:
        return False
    after, instead = (worth_to(line.outcome, puzzle.seat) for line in (best, other))
    return after > instead


def found_at(deal: Deal, seat: Seat, table: Array, seed: str) -> tuple[Deal, dict[Action, float], int] | None:
    """A deal with the position in which a card stands out, with what each card brings and in what share it does so."""
    chance = random.Random(f"{seed} varied")  # noqa: S311 - it must repeat
    decided = position_that_decides(deal, seat, table, chance)
    for other in () if decided is None else histories(decided[0], seat, decided[1], chance):
        found = standing_out(other.view(seat), table, seed)
        if found is not None:
            worth, share = found
            return other, {Play(card): value for card, value in worth.items()}, share
    return None


def puzzle_of(deal: Deal, worth: dict[Action, float], share: int, seat: Seat, number: int) -> Puzzle:
    """What was found at the end of a deal so far."""
    start, rules = deal.start, deal.start.rules
    usual = asdict(rules.options())
    # Only what differs from the first listed values: house rules that are added later are as it was played.
    options = {name: value for name, value in asdict(start.options).items() if value != usual[name]}
    return Puzzle(
        start.game, number, rules.rules_version, options, start.dealer, start.pack, deal.actions,
        seat, worth, share, kind_of(deal.view(seat), next(iter(worth))),
    )  # fmt: skip


@dataclass(slots=True)
class Progress:
    """How long a game's deals have been looked through for puzzles of some kinds, and how many were found."""

    kinds: tuple[str, ...]
    seconds: float = 0.0
    found: int = 0

    @property
    def promise(self) -> float:
        """How many a second may be found; nothing is thought hopeless before it had a while."""
        return (self.found + 1) / (self.seconds + A_WHILE)


def mine_into(folder: Path, games: Sequence[str], count: int, say: Callable[[str], None]) -> None:
    """Find so many puzzles for each game, those included that are there; each is on the disk before the next begins.

    Games whose puzzles are rare, or whose deals take long, do not hold up the others: the next deal is of the game that
    has had the least time. It is looked through for cards or for calls, whichever found more in its time so far. A kind
    of which there are enough is passed over.
    """
    table, files = new_table(), {game: folder / f"{game}.txt" for game in games}
    kinds, number = {}, {}
    progress = {game: [Progress(CARD_KINDS), Progress(CALL_KINDS)] for game in games}
    for game in games:
        known = read_puzzles(mended(files[game]))
        kinds[game] = Counter(each.kind for each in known if each.kind)
        number[game] = max([FIRST_DEAL, *(each.number // MOST for each in known)])
    most = math.ceil(count * OF_A_KIND)
    while left := [game for game in games if kinds[game].total() < count]:
        game = min(left, key=lambda each: sum(looking.seconds for looking in progress[each]))
        enough = {kind for kind in KINDS if kinds[game][kind] >= most}
        looking = max(
            (each for each in progress[game] if not enough.issuperset(each.kinds)), key=lambda each: each.promise
        )
        began = process_time()
        number[game] += 1
        for puzzle in mine(game, number[game], table, enough | set(KINDS).difference(looking.kinds)):
            if kinds[game][puzzle.kind] >= most:
                continue
            with files[game].open("a", encoding="utf-8") as out:
                out.write(write_puzzle(puzzle) + "\n")
            kinds[game][puzzle.kind] += 1
            looking.found += 1
            say(f"{game}: deal {number[game]}, {puzzle.kind}, {count - kinds[game].total()} to go")
        looking.seconds += process_time() - began


def mended(file: Path) -> list[str]:
    """The lines of a file of puzzles; one that a killed miner left half written is taken away."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.splitlines()
