"""What each choice of a finished deal cost: against the best by what could be known, and with all cards open.

Both are found as the strong computer finds what to do: by the same deals that fit, the same weights, the same
evaluators. So the coach says what that computer thinks, in what the game pays, and of what it does not think about
nothing. All work is measured in cards tried, and chance comes from the deal's seal: a review is the same each time.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from statistics import fmean, stdev
from typing import Final, Generic, Protocol, TypeVar

from bot.players.determinization import Determinizations
from bot.players.evaluation import CallEvaluator, CardEvaluator, open_world
from bot.players.finished import Review, ReviewedChoice
from bot.players.games import knowledge_of
from bot.players.heuristics import reason_of_call, reason_of_card
from bot.players.inference import Inference
from bot.players.knowledge import Candidate, Plan
from bot.players.redealt import Redealing, played_on, to_the_end
from bot.players.searching import (
    MIN_WORLDS,
    STRONG,
    Evaluator,
    Sampled,
    Searching,
    awaited_only,
    best,
    call_search,
    plans,
)
from bot.players.searching import without_what_can_wait as heeded
from bot.players.simple import Simple
from bot.players.slips import Slip, slips_of
from engine.actions import Action, Bid, Discard, Pass, Play, Signal
from engine.cards import Card, Cards, card_points, write_cards
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.search.sampling import Impossible, World
from engine.search.solver import TooLong, new_table
from engine.seats import Seat
from engine.trick import Trick
from engine.views import View

GLANCE: Final = 200_000
LOOK: Final = 900_000
"""How many cards may be tried for one choice, and how many more for one that may have been a mistake.

Few deals say little: of one card in Saskop five such glances found costs that differed by half a stroke, and five such
looks by a quarter (standard deviations).
"""
DEALS: Final = 30
MOST_LOOKS: Final = 3
"""Of fewer deals nothing is concluded at a glance; where deals take long, it is looked longer several times."""
ROLLOUTS: Final = 4
"""How often is looked longer where deals are played by habit and not solved: they are quick, and differ more."""
SPOKEN: Final = 16
MOST_DRAWN: Final = 600
"""In how many deals what was said is judged by what follows by rule of thumb, and how many are drawn for that: where
the others' words rule most of them out, few are left."""
ANSWERS: Final = 6
"""How many answers are compared so."""
DOUBT: Final = 2.0
"""By how many standard errors an answer must be better there."""
GLIMPSE: Final = 12
GATHERED: Final = 60
"""In how many deals played by habit card points are counted, and in how many more where many may be given away."""
FEW: Final = 1.5
MANY: Final = 8.0
"""How many card points a plain slip costs at least, and how many make one where no rule was broken."""
SURE: Final = 3.0
"""And so many standard errors."""
PLAIN_CALLS: Final[Mapping[type, str]] = {Bid: "empty-bid", Discard: "bad-discard"}
OTHER_CALL: Final = "bad-call"
"""By what was said the code of the sentence about a call that is plainly wrong."""
SWING: Final = 5
"""By how many card points a trick must go better to be spoken of: less is of no consequence."""
UNCLEAR: Final = 2
"""How often is looked again where it is not clear whether a cost is to be marked."""
AGAIN: Final = 2
"""How often the best answer and the one given are looked at again in other deals."""
OPEN_CARDS: Final = 1_000_000
"""How many may be tried to solve the deal as it really was; where that is not enough, nothing is said of it."""
TELLING: Final = 0.5
"""What part of a doubtful choice's cost is too little to tell choices apart by so few deals."""
ALIKE: Final = 0.2
"""Which part of a card's cost is so little that another than the best may be named, if it is easier to see why."""
LEAST: Final = 0.005
"""Less than that is no difference."""

Choice = TypeVar("Choice")
Tell = Callable[[int, int], None]
"""Told which of the moments is being looked at, counted from one, and how many there are."""


@dataclass(frozen=True, slots=True)
class _Question:
    """One choice that somebody had."""

    step: int
    deal: Deal
    seat: Seat
    action: Action
    whole: Deal


def review_of(whole: Deal, digest: str, tell: Tell = lambda *_: None) -> Review:
    """Look at every choice in a finished deal that was one. digest: the seal of its pack."""
    questions = list(_questions(whole))
    moments: list[ReviewedChoice] = []
    unweighed = [0] * whole.start.players
    for number, asked in enumerate(questions, 1):
        tell(number, len(questions))
        found = list(_looked_at(asked, digest))
        moments += found
        unweighed[asked.seat] += not found
    return Review(tuple(_unsaid_once(moments, whole)), tuple(unweighed))


def _unsaid_once(moments: Sequence[ReviewedChoice], whole: Deal) -> Iterator[ReviewedChoice]:
    """The same moments, where of a word that was left unsaid several times only one tells what that cost.

    It is the first at which it was clear enough to be marked, since then it should have been said; where it never was,
    the costliest. A seat that says something itself may leave out something else after it.
    """
    marks = knowledge_of(whole.start.game).marks
    unsaid: dict[tuple[Seat, int], list[ReviewedChoice]] = {}
    for each in moments:
        if not each.chosen:
            unsaid.setdefault((each.seat, _words_by(whole, each.seat, each.step)), []).append(each)
    kept = []
    for omitted in unsaid.values():
        clear = next((each for each in omitted if marks.of(each.clear_cost)), None)
        kept.append(clear or max(omitted, key=lambda each: (each.cost, each.unlucky)))
    for each in moments:
        if each.chosen or each in kept:
            yield each
        else:
            yield ReviewedChoice(each.step, each.seat, each.chosen, each.chosen, 0.0)


def _words_by(whole: Deal, seat: Seat, step: int) -> int:
    """How often a seat had said something, signals aside, after so many actions since the cut."""
    said = [action for who, action in whole.actions[: step + 1] if who == seat]
    return sum(not isinstance(action, Play | Signal) for action in said)


def _questions(whole: Deal) -> Iterator[_Question]:
    """Every choice there was; what is forced, and signals among partners, are none."""
    deal = Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        if number and not isinstance(action, Signal) and _is_choice(deal, seat, action):
            yield _Question(number - 1, deal, seat, action, whole)
        deal = deal.act(seat, action)


def _is_choice(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether anything else might have been said or done, signals aside.

    Who has but one card to play, and might have said besides what can wait or what nobody weighs, has no choice.
    """
    if isinstance(action, Play):
        view = heeded(deal.view(seat))
        return len(set(awaited_only(view).playable)) > 1 or bool(plans(view))
    return any(each != action and not isinstance(each, Signal) for each in deal.legal_actions(seat))


def _looked_at(asked: _Question, digest: str) -> Iterator[ReviewedChoice]:
    """What there is to say: of silence where something could have been said, and of what was done."""
    view, world = asked.deal.view(asked.seat), open_world(asked.deal)
    judge = _Judge(asked, view, world, digest)
    said = list(judge.call())
    yield from said
    # A card that opens a deal, where one might have said something instead, was looked at with what might be said.
    if isinstance(asked.action, Play) and not any(each.chosen for each in said):
        yield from judge.card(asked.action.card)


def _reason(view: View, said: Candidate, better: Candidate) -> str:
    """What speaks for the better answer, which may be another card to open with."""
    match said[:1], better[:1]:
        case (Play(card=played),), (Play(card=instead),):
            return reason_of_card(view, played, instead)
    return reason_of_call(said, better)


class _Evaluator(Evaluator[Choice], Protocol[Choice]):
    """What also tells by choice how often it won, in the deal that was last asked about."""

    won: dict[Choice, float]


class _Counted(Generic[Choice]):
    """An evaluator, and in how many deals it knew what choices are worth; how often they win is averaged beside."""

    def __init__(self, evaluator: _Evaluator[Choice]) -> None:
        self._evaluator, self.solves = evaluator, evaluator.solves
        self._solved = self._rolled_out = 0

    @property
    def number(self) -> int:
        return max(self._solved, self._rolled_out)

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return self._evaluator.tried

    def solved(self, world: World, cards: int) -> dict[tuple[Choice, bool], float]:
        """By choice what it is worth with all cards open, and whether it wins."""
        found = self._evaluator.solved(world, cards)
        self._solved += bool(found)
        return self._with_wins(found)

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[tuple[Choice, bool], float]:
        """By choice what it brings by habit, and how often it wins."""
        found = self._evaluator.rolled_out(world, instead=instead)
        self._rolled_out += bool(found)
        return self._with_wins(found)

    def _with_wins(self, found: Mapping[Choice, float]) -> dict[tuple[Choice, bool], float]:
        won = self._evaluator.won
        wins = {(each, True): won[each] for each in found if each in won}
        return {(each, False): value for each, value in found.items()} | wins


@dataclass(frozen=True, slots=True)
class _Known(Generic[Choice]):
    """By choice what it is worth on average, and how often it wins where that is told; of so many deals.

    samples: what that is found from, each with how many deals it is of.
    """

    values: dict[Choice, float]
    wins: dict[Choice, float]
    deals: int
    samples: tuple[tuple[int, Sampled[tuple[Choice, bool]]], ...] = ()

    def error(self, one: Choice, other: Choice) -> float:
        """The standard error of how much more one is worth than the other."""
        if one == other:
            return 0.0
        errors = [deals * each.error((one, False), (other, False)) for deals, each in self.samples]
        return math.hypot(*errors) / sum(deals for deals, _ in self.samples)

    def odds(self, chosen: Choice, better: Choice) -> tuple[float, ...]:
        """Of the two what they bring, and how often they win."""
        worth = tuple(self.values[each] for each in (chosen, better))
        wins = tuple(self.wins[each] for each in (chosen, better) if each in self.wins)
        return tuple(round(each, 3) for each in (*worth, *wins))


class _Judge:
    """Weighs the choices of one moment."""

    def __init__(self, asked: _Question, view: View, world: World, digest: str) -> None:
        self._asked, self._view, self._world, self._digest = asked, view, world, digest
        marks = knowledge_of(view.game).marks
        self._least_marked, self._enough, self._effort = marks.doubtful, marks.doubtful * TELLING, marks.effort
        self._table = new_table()

    def call(self) -> Iterator[ReviewedChoice]:
        """What was said or not said before the card, where the computer compares what that leads to.

        Who passes by rule of thumb is not told to play what loses too, only less than what the others play may cost.
        """
        view, action = heeded(self._view), self._asked.action
        candidates, search = dict(plans(view)), call_search(view)
        if not candidates and view.seat in view.waiting_for:
            search = knowledge_of(view.game).reviewed.get(view.phase, search)
            candidates = dict(search.plans(view))
        if not isinstance(action, Play) or any(isinstance(word, Play) for each in candidates for word in each):
            said: Candidate = (action,)
            for each in (action, *(Play(card) for card in view.playable if isinstance(action, Play))):
                candidates |= {} if _begins(candidates, (each,)) else search.plan_of(view, each)
        else:
            said = ()
        if len(candidates) < 2 or not _begins(candidates, said):
            if said:
                yield from self._spoken(view, action)
            return
        natural = knowledge_of(view.game).corrected(view, Simple().choose(view, self._chance("thumb")) or action)

        def evaluator() -> CallEvaluator:
            return CallEvaluator(view, candidates, self._table, solves=not search.by_rollout)

        known = self._known(view, said, evaluator, lambda each: each[:1], times=ROLLOUTS if search.by_rollout else 1)
        if not known.values:
            if said:
                yield from self._spoken(view, action)
            return
        values, seen = _by_answer(known.values), _by_answer(self._open(evaluator))
        better = max(values, key=lambda each: (values[each], each == said))
        least = max(self._enough, search.margin if said == (natural,) else 0.0)
        if not search.by_rollout and _less(values, better, said, least):
            again = self._again(view, {each: candidates[each] for each in candidates if each[:1] in {said, better}})
            known = again if {said, better} <= _by_answer(again.values).keys() else known
            values = _by_answer(known.values)
        is_no_game = isinstance(action, Pass) and said == (natural,) and values[better] <= 0
        cost = 0.0 if is_no_game else _less(values, better, said, least)
        better = better if cost else said
        moment = ReviewedChoice(
            self._asked.step, self._asked.seat, _written(said), _written(better), cost,
            *_opened(seen, said, _written), _reason(view, said, better), odds=_brought(values, said, better, cost),
            error=round(known.error(_best_of(known.values, said), _best_of(known.values, better)), 3),
            open_gain=_gain(seen, said, better),
        )  # fmt: skip
        yield self._with_plain_call(moment, view, action)

    def _again(self, view: View, candidates: Mapping[Candidate, Plan]) -> _Known[Candidate]:
        """What two answers are worth in other deals than those by which the one was found to be best.

        Of many answers the best by so few deals looks better than it is.
        """

        def evaluator() -> CallEvaluator:
            return CallEvaluator(view, candidates, self._table)

        found = [self._averages(view, f"again {number}", LOOK, evaluator) for number in range(AGAIN)]
        return _together([each for each in found if each.values])

    def _spoken(self, view: View, action: Action) -> Iterator[ReviewedChoice]:
        """What was said where the computer compares nothing: by what follows when all go on by rule of thumb."""
        legal = [each for each in self._asked.deal.legal_actions(self._asked.seat) if not isinstance(each, Signal)]
        is_asked = view.seat in view.waiting_for
        natural = Simple().choose(view, self._chance("thumb"))
        silence = [None] if not is_asked or any(isinstance(each, Play) for each in legal) else []
        others = [each for each in legal if not isinstance(each, Play)] if is_asked else []
        answers = list(dict.fromkeys([action, *silence, natural if natural in others else action, *others]))[:ANSWERS]
        told = self._by_thumb(view, answers, action, natural)
        if told is None:
            return
        better, cost, error, odds = told
        said: Candidate = (action,)
        instead: Candidate = () if better is None else (better,)
        moment = ReviewedChoice(
            self._asked.step, self._asked.seat, _written(said), _written(instead), cost,
            why=reason_of_call(said, instead), odds=odds, error=error,
        )  # fmt: skip
        yield self._with_plain_call(moment, view, action)

    def _with_plain_call(self, moment: ReviewedChoice, view: View, action: Action) -> ReviewedChoice:
        """The same, with what a book calls plainly wrong."""
        instead = knowledge_of(view.game).plain(view, action)
        if instead is None or not moment.chosen:
            return moment
        return replace(moment, slip=PLAIN_CALLS.get(type(action), OTHER_CALL), instead=str(instead))

    def _by_thumb(
        self, view: View, answers: Sequence[Action | None], action: Action, natural: Action | None
    ) -> tuple[Action | None, float, float, tuple[float, ...]] | None:
        """What is best by what follows by rule of thumb, what the choice made costs, its error, and what the two bring.

        None where too few deals can be made. Of so few deals only much is told apart.
        """
        found = self._played_on(view, answers) if len(answers) > 1 else []
        if len(found) < MIN_WORLDS:
            return None
        means = {each: fmean(values[each] for values in found) for each in answers}
        better = max(answers, key=lambda each: (means[each], each == action))
        more = [values[better] - values[action] for values in found]
        error = stdev(more) / math.sqrt(len(more))
        cost = _less(means, better, action, max(self._enough, DOUBT * error) * (2 if action == natural else 1))
        return better if cost else action, cost, round(error, 3), _brought(means, action, better, cost)

    def _played_on(self, view: View, answers: Sequence[Action | None]) -> list[dict[Action | None, float]]:
        """By deal that fits what each answer brings its seat; none where none can be made in which they are legal."""
        deal, seat, found = self._asked.deal, self._asked.seat, list[dict[Action | None, float]]()
        calls = CallEvaluator(view, {}, self._table)
        try:
            others = Redealing(deal, seat)
            worlds = Determinizations(view, self._chance("spoken"), weighs=True)
            for world, _, times in islice(worlds, MOST_DRAWN):
                if not times:
                    continue
                with suppress(IllegalAction):
                    dealt = others.dealt(world)
                    found.append({each: self._brings(calls, dealt, seat, each) for each in answers})
                if len(found) == SPOKEN:
                    break
        except Impossible:
            return []
        return found

    def _brings(self, calls: CallEvaluator, deal: Deal, seat: Seat, said: Action | None) -> float:
        value = calls.by_habit(played_on(deal, seat, said), instead=True)
        return to_the_end(deal, seat, said) if value is None else value

    def card(self, played: Card) -> Iterator[ReviewedChoice]:
        """Which card was played, where several might have been."""
        view = awaited_only(self._view)
        if len(set(view.playable)) < 2:
            return

        def evaluator() -> CardEvaluator:
            return CardEvaluator(view, self._table)

        known = self._known(view, played, evaluator, lambda each: each)
        if played not in known.values:
            yield from self._unsettled(view, played)
            return
        seen = self._open(evaluator)
        natural = Simple().choose(view, self._chance("thumb"))
        likely = natural.card if isinstance(natural, Play) else played
        better = _plainest(known, played, likely, lambda card: bool(reason_of_card(view, played, card)))
        cost = _less(known.values, better, played, self._enough)
        opened = _opened(seen, played, lambda card: str(Play(card)))
        moment = ReviewedChoice(
            self._asked.step, self._asked.seat, str(Play(played)), str(Play(better if cost else played)), cost, *opened
        )
        slips = tuple(slips_of(view, played))
        moment = self._with_slip(moment, view, played, known, slips)
        if not cost:
            yield moment
            return
        trick = self._trick_with(better)
        pays = self._trick_pays(trick)
        by_kind = {slip.kind: slip.instead for slip in slips}
        is_slip = better in by_kind.get(moment.slip, ())
        yield replace(
            moment, why=moment.slip if is_slip else reason_of_card(view, played, better),
            trick=write_cards(trick) if pays else "", is_later=pays is False, odds=known.odds(played, better),
            error=round(known.error(played, better), 3), open_gain=_gain(seen, played, better),
        )  # fmt: skip

    def _unsettled(self, view: View, played: Card) -> Iterator[ReviewedChoice]:
        """Which card was played, where it is not settled yet what each trick is worth."""
        natural = Simple().choose(view, self._chance("thumb"))
        action = Play(played)
        cards = [natural if isinstance(natural, Play) else action, *map(Play, sorted(set(view.playable)))]
        answers: list[Action | None] = [action, *[each for each in cards if each != action]]
        told = self._by_thumb(view, list(dict.fromkeys(answers))[:ANSWERS], action, natural)
        if told is None or not isinstance(told[0], Play):
            return
        better, cost, error, odds = told
        why = reason_of_card(view, played, told[0].card) if cost else ""
        yield ReviewedChoice(
            self._asked.step, self._asked.seat, str(action), str(better), cost, why=why, odds=odds, error=error
        )

    def _with_slip(
        self, moment: ReviewedChoice, view: View, played: Card, known: _Known[Card], slips: Sequence[Slip]
    ) -> ReviewedChoice:  # fmt: skip
        """The same, with what is plainly wrong with a card, or the many card points that it gives away.

        What would have been right must not pay less.
        """
        if Inference(view, knowledge_of(view.game)).avoids_tricks:
            return moment
        least = known.values[played] - self._enough / 2
        may = [card for card, value in known.values.items() if card != played and value >= least]
        kinds = [(slip.kind, [card for card in may if card in slip.instead]) for slip in slips]
        kinds = [(kind, cards) for kind, cards in kinds if cards]
        found = self._gathered(view, "points", GLIMPSE)
        if not may or not found or not (kinds or _given_away(found, played, may)[1] > MANY / 2):
            return moment
        found += self._gathered(view, "more points", GATHERED)
        for kind, cards in kinds:
            instead, points, doubt = _given_away(found, played, cards)
            if points >= max(FEW, doubt):
                return replace(moment, slip=kind, instead=str(Play(instead)), points=round(points, 1))
        instead, points, doubt = _given_away(found, played, may)
        if points >= max(MANY, SURE * doubt):
            why = reason_of_card(view, played, instead)
            return replace(
                moment, slip="gave-points", instead=str(Play(instead)), points=round(points, 1), slip_why=why
            )
        return moment

    def _gathered(self, view: View, what: str, number: int) -> list[dict[Card, float]]:
        """By deal that fits what each card brings in card points by habit."""
        evaluator, found = CardEvaluator(view, self._table), list[dict[Card, float]]()
        try:
            for world, _, times in Determinizations(view, self._chance(what), weighs=True):
                if times:
                    found.append(evaluator.gathered(world))
                if len(found) == number or (found and not found[-1]):
                    break
        except Impossible:
            return []
        return [each for each in found if each]

    def _trick_pays(self, cards: Cards) -> bool | None:
        """Whether the trick would have gone well better for whoever played to it; None where nobody can say."""
        number, tricks = len(self._view.tricks), self._asked.whole.view(None).tricks
        staked = knowledge_of(self._view.game).stakes(self._view, self._world)
        if not cards or staked is None:
            return None

        def gained(trick: Trick) -> int:
            took = trick.winner(self._view.ranking) in staked.side
            is_good = took == ((self._view.seat in staked.side) != staked.few)
            worth = staked.aim.trick or card_points(trick.cards)
            return worth if is_good else -worth

        least = 1 if staked.aim.trick else SWING
        return gained(replace(tricks[number], cards=cards)) - gained(tricks[number]) >= least

    def _trick_with(self, better: Card) -> Cards:
        """What the trick would have become: others play what they did, or what serves them best with all cards open."""
        number, tricks = len(self._view.tricks), self._asked.whole.view(None).tricks
        if number >= len(tricks):
            return ()
        really = dict(zip(tricks[number].seats, tricks[number].cards, strict=True))
        deal = self._asked.deal.act(self._asked.seat, Play(better))
        while len(deal.view(None).tricks) == number:
            seat = next(iter(deal.waiting_for), self._asked.seat)
            view = awaited_only(deal.view(seat))
            if not view.playable:
                return ()
            card = really[seat] if really[seat] in view.playable else self._best_open(deal, view)
            deal = deal.act(seat, Play(card))
        return deal.view(None).tricks[number].cards

    def _best_open(self, deal: Deal, view: View) -> Card:
        """What serves a seat best were all cards open, or by the rule of thumb where that is too hard to find."""
        evaluator = CardEvaluator(view, self._table)
        try:
            values = evaluator.solved(open_world(deal), OPEN_CARDS)
        except TooLong:
            values = {}
        natural = Simple().choose(view, self._chance("trick"))
        likely = natural.card if isinstance(natural, Play) else view.playable[0]
        return best(values, likely) if values else likely

    def _chance(self, what: str) -> random.Random:
        return random.Random(f"{self._digest} {self._asked.step} {what}")  # noqa: S311 - it must repeat

    def _known(
        self, view: View, said: object, evaluator: Callable[[], _Evaluator[Choice]], of: Callable[[Choice], object],
        times: int = 1,
    ) -> _Known[Choice]:  # fmt: skip
        """What each choice is worth on average over deals that fit; nothing where none does, or nobody knows.

        of: the answer that a choice belongs to, among which `said` was given. times: how often it is looked at longer.
        Where hardly any deal is solved in time they are played by habit.
        """
        found = [self._averages(view, "glance", GLANCE, evaluator)]
        if found[0].deals >= DEALS and self._is_sound(found[0], said, of):
            return found[0]
        looks = 1
        while looks <= times or (looks <= MOST_LOOKS and sum(each.deals for each in found) < DEALS):
            found.append(self._averages(view, f"look {looks}", LOOK, evaluator))
            looks += 1
        found = [each for each in found if each.values]
        for number in range(UNCLEAR):
            if not found or not self._is_unclear(_together(found), said, of):
                break
            found.append(self._averages(view, f"look {looks + number}", LOOK, evaluator))
            found = [each for each in found if each.values]
        return _together(found or list(self._by_habit(view, said, evaluator, of)))

    def _is_unclear(self, found: _Known[Choice], said: object, of: Callable[[Choice], object]) -> bool:
        """Whether the cost lies so near to where marks begin that more deals may tell."""
        mine = [each for each in found.values if of(each) == said]
        if not mine:
            return False
        chosen, better = (max(cards, key=found.values.__getitem__) for cards in (mine, found.values))
        cost, error = found.values[better] - found.values[chosen], found.error(chosen, better)
        return abs(cost - self._least_marked) < error < math.inf

    def _by_habit(
        self, view: View, said: object, evaluator: Callable[[], _Evaluator[Choice]], of: Callable[[Choice], object]
    ) -> Iterator[_Known[Choice]]:
        """What choices bring where deals are played by habit, looked at again where one seems to be a mistake."""
        for number in range(ROLLOUTS):
            found = self._averages(view, f"habit {number}", 0, evaluator, fills=True)
            if not found.values:
                return
            yield found
            if self._is_sound(found, said, of):
                return

    def _is_sound(self, found: _Known[Choice], said: object, of: Callable[[Choice], object]) -> bool:
        """Whether something is known, and what was said seems not to be a mistake by it."""
        mine = [value for each, value in found.values.items() if of(each) == said]
        return bool(mine) and max(found.values.values()) - max(mine) < self._enough

    def _averages(
        self, view: View, what: str, cards: int, evaluator: Callable[[], _Evaluator[Choice]], *, fills: bool = False
    ) -> _Known[Choice]:
        counted = _Counted(evaluator())
        player = Searching(
            replace(STRONG, name="coach", seconds=math.inf, cards=cards * self._effort), clock=lambda: 0.0
        )
        try:
            found = player.sampled(view, self._chance(what), counted, fills=fills)
        except Impossible:
            return _Known({}, {}, 0)
        means, deals = found.values(), max(1, counted.number)
        values, wins = ({each: value for (each, of), value in means.items() if of == won} for won in (False, True))
        return _Known(values, wins, deals, ((deals, found),))

    def _open(self, evaluator: Callable[[], _Evaluator[Choice]]) -> dict[Choice, float]:
        """What each choice was worth as the cards really lay."""
        made = evaluator()
        try:
            return made.solved(self._world, OPEN_CARDS) if made.solves else made.rolled_out(self._world)
        except TooLong:
            return {}


def _together(found: Sequence[_Known[Choice]]) -> _Known[Choice]:
    """The average of several, by how many deals each is of."""
    if not found:
        return _Known({}, {}, 0)
    deals = sum(each.deals for each in found)

    def mean(told: Callable[[_Known[Choice]], Mapping[Choice, float]]) -> dict[Choice, float]:
        return {choice: sum(told(each)[choice] * each.deals for each in found) / deals for choice in told(found[0])}

    samples = tuple(sample for each in found for sample in each.samples)
    return _Known(mean(lambda each: each.values), mean(lambda each: each.wins), deals, samples)


def _plainest(known: _Known[Card], played: Card, natural: Card, is_told: Callable[[Card], bool]) -> Card:
    """The card worth most; of those hardly less, as far as can be told, the natural one or one of which is told why."""
    values, first = known.values, best(known.values, natural)
    most = ALIKE * (values[first] - values[played])
    near = [card for card in values if values[first] - values[card] <= min(most, known.error(first, card))]
    if first == played or natural in near:
        return first if first == played else natural
    return next((card for card in sorted(near, key=values.__getitem__, reverse=True) if is_told(card)), first)


def _brought(values: Mapping[Choice, float], chosen: Choice, better: Choice, cost: float) -> tuple[float, ...]:
    """What a choice brings on average, and the better one; nothing where none is."""
    return (round(values[chosen], 3), round(values[better], 3)) if cost else ()


def _given_away(
    found: Sequence[Mapping[Card, float]], played: Card, cards: Sequence[Card]
) -> tuple[Card, float, float]:  # fmt: skip
    """The card that gathers most instead of the one played, by how much more, and the standard error of that."""
    instead = max(cards, key=lambda card: sum(each[card] for each in found))
    more = [each[instead] - each[played] for each in found]
    return instead, fmean(more), stdev(more) / math.sqrt(len(more)) if len(more) > 1 else math.inf


def _begins(candidates: Mapping[Candidate, Plan], said: Candidate) -> bool:
    return any(each[:1] == said for each in candidates)


def _by_answer(values: Mapping[Candidate, float]) -> dict[Candidate, float]:
    """The most that each answer promises, however one goes on."""
    found: dict[Candidate, float] = {}
    for each, value in values.items():
        found[each[:1]] = max(value, found.get(each[:1], -math.inf))
    return found


def _best_of(values: Mapping[Candidate, float], answer: Candidate) -> Candidate:
    """How one goes on best after an answer."""
    return max((each for each in values if each[:1] == answer), key=values.__getitem__)


def _gain(values: Mapping[Choice, float], chosen: Choice, better: Choice) -> float | None:
    """How much more the better choice brings with all cards open; None where that is not known."""
    if chosen == better or not {chosen, better} <= values.keys():
        return None
    return round(values[better] - values[chosen], 3)


def _less(values: Mapping[Choice, float], better: Choice, chosen: Choice, least: float = LEAST) -> float:
    """By how much a choice is worse; nothing where that is less than can be told."""
    cost = values[better] - values[chosen]
    return round(cost, 3) if cost >= least else 0.0


def _opened(
    values: Mapping[Choice, float], chosen: Choice, written: Callable[[Choice], str]
) -> tuple[str | None, float | None]:
    """The best choice with all cards open, the one made if it is as good, and by how much that one is worse."""
    if chosen not in values:
        return None, None
    better = max(values, key=lambda each: (values[each], each == chosen))
    cost = _less(values, better, chosen)
    return written(better if cost else chosen), cost


def _written(said: Candidate) -> str:
    return str(said[0]) if said else ""
