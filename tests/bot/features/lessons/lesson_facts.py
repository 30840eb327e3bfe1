"""What lessons claim of scores, sides and bids, found out by the engine itself."""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from bot.present.games import LESSONS
from bot.present.stages import LEARNER, Knows, LessonPosition, place_of
from engine.actions import Cut, Pass
from engine.cards import Suit, read_cards
from engine.deal import Deal
from engine.games import GAMES, american_sheepshead
from engine.games.doppelkopf.contracts import ranking_for
from engine.games.doppelkopf.extras import Tricks
from engine.games.doppelkopf.scoring import SideResults, game_points, has_won, points_of
from engine.games.saskop import scoring as saskop
from engine.games.schafkopf import kontra, payment
from engine.games.schafkopf.contracts import RUFSPIEL
from engine.games.schafkopf_dummkopf import scoring as schafkopf_dummkopf
from engine.games.skat import contracts as skat
from engine.outcome import Outcome
from engine.trick import Trick
from tests.properties.random_deals import moves, picked, random_deal, shuffled_start

DEALS = 40
BASIC = ranking_for("basic")


def position_of(game: str, name: str) -> LessonPosition:
    """Where a stage's question is asked."""
    place = place_of(LESSONS[game], name)
    assert place is not None
    stage = LESSONS[game][place]
    assert isinstance(stage, Knows)
    assert stage.position is not None
    return stage.position


def legal_in(game: str, name: str) -> set[str]:
    """What the learner may do there."""
    return set(map(str, position_of(game, name).deal.legal_actions(LEARNER)))


def rufspiel_costs(*, schneider: bool = False, runners: int = 0) -> int:
    """What one pays another by the usual tariff, before anything doubles it."""
    ending = payment.Ending(won=True, schneider=schneider, runners=runners)
    return payment.price(RUFSPIEL, ending, 8, GAMES["schafkopf"].options())


def side_with(game: str, name: str, other: int, yes: str, no: str) -> str:
    """Whether the learner is on a seat's side, as the rules let them know."""
    sides = position_of(game, name).deal.view(LEARNER).sides
    return yes if sides[LEARNER] == sides[other] else no


def outcomes(game: str, kind: Callable[[Outcome], bool]) -> Iterator[Outcome]:
    """Random deals that ended in a certain way."""
    for seed in range(4000):
        chance = random.Random(f"lessons {game} {seed}")
        *_, deal = random_deal(shuffled_start(game, chance), chance)
        if deal.outcome is not None and kind(deal.outcome):
            yield deal.outcome


def wins_from(game: str) -> int:
    """The least with which a declarer's side wins, as random deals agree, but where all tricks were promised."""

    def counts(outcome: Outcome) -> bool:
        return outcome.won is not None and bool(outcome.side_points) and outcome.kind != "sheepshead"

    found = list(islice(outcomes(game, counts), DEALS))
    assert all(each.won == ((each.side_points or (0, 0))[0] >= 61) for each in found)
    assert {each.won for each in found} == {True, False}
    return 61


def passed_out(game: str) -> Iterator[Outcome]:
    """Random deals in which all pass as long as they may: of those that bid at random it would take very many."""
    for seed in range(4000):
        chance = random.Random(f"passed out {game} {seed}")
        deal = Deal(shuffled_start(game, chance))
        deal = deal.act(deal.start.cutter, deal.start.only_cut or Cut(deal.start.rules.cut_styles[0]))
        while deal.outcome is None:
            may = moves(deal)
            seat, action = next((move for move in may if isinstance(move[1], Pass)), None) or picked(may, chance)
            deal = deal.act(seat, action)
        yield deal.outcome


def fewest_win(game: str) -> str:
    """Whether leasters are won by the fewest points of those who may win."""
    found = list(islice((each for each in passed_out(game) if each.kind == "leaster" and any(each.scores or ())), 8))
    assert found
    for each in found:
        assert each.scores is not None
        able = [points for points, tricks in zip(each.points, each.tricks, strict=True) if tricks] or [0]
        winner = each.scores.index(max(each.scores))
        assert each.points[winner] <= min(able)
    return "fewest"


def fox_decides() -> str:
    """The team with the fox has one more, and more wins."""
    found = list(islice(outcomes("american-sheepshead", lambda outcome: outcome.kind == "partnership"), DEALS))
    assert found
    for each in found:
        side, fox = each.side_points or (0, 0), each.details["fox"]
        assert isinstance(fox, int)
        assert each.details["winner"] == int(side[1] + fox % 2 > side[0] + 1 - fox % 2)
    return "fox"


def tout_kept() -> str:
    """All eight highest trumps and a promise: the deal is played to its end."""
    deal: Deal = LessonPosition("schafkopf-dummkopf", ("QC QS QH QD JC JS JH JD",), ("0 declare solo tout",)).deal
    while deal.outcome is None:
        (seat,) = deal.waiting_for
        deal = deal.act(seat, deal.legal_actions(seat)[0])
    assert deal.outcome.scores is not None
    return str(deal.outcome.scores[LEARNER])


def worth(name: str, suit: str) -> str:
    """Base times one more than the matadors, held or lacking."""
    hand = position_of("skat", name).deal.view(LEARNER).hand
    return str(skat.BASE[suit] * (1 + abs(skat.RANKINGS[suit].matadors(hand))))


def extra(reason: str, cards: str, side: int) -> str:
    """How many extra points of a kind a side has of a last trick that seats 0, 1, 2, 3 played."""
    sides = (0, 1, 0, 1)
    played = SideResults((121, 119), (6, 6), (0, 0), sides)
    found = points_of(played, Tricks([Trick((0, 1, 2, 3), read_cards(cards))], BASIC, BASIC, sides))
    return str(sum(point.points for point in found if (point.reason, point.side) == (reason, side)))


def least_for_re() -> str:
    return str(next(
        points for points in range(241) if has_won(SideResults((points, 240 - points), (6, 6), (0, 0), (0, 1, 0, 1)), 0)
    ))  # fmt: skip


def raised_by_re() -> str:
    said, silent = (
        sum(point.points for point in game_points(SideResults((130, 110), (6, 6), levels, (0, 1, 0, 1))))
        for levels in ((1, 0), (0, 0))
    )
    return str(said - silent)


FACTS: Mapping[tuple[str, str], Callable[[], str]] = {
    ("saskop", "strokes"): lambda: str(saskop.strokes(72, Suit.HEARTS, 0)[0]),
    ("saskop", "lambapea"): lambda: (
        "game" if GAMES["saskop"].gain({"strokes": [16, 0], "lambapea": 0}).at_once == 0 else ""
    ),
    ("skat", "value"): lambda: worth("value", "clubs"),
    ("skat", "against"): lambda: worth("against", "hearts"),
    ("schafkopf-dummkopf", "partner"): lambda: side_with("schafkopf-dummkopf", "partner", 1, "anna", ""),
    ("schafkopf-dummkopf", "bars"): lambda: str(schafkopf_dummkopf.bars(72, 5, 61, 31)),
    ("schafkopf-dummkopf", "tout"): tout_kept,
    ("sheepshead", "partner"): lambda: side_with("sheepshead", "partner", 1, "picker", "others"),
    ("sheepshead", "sixty"): lambda: "won" if wins_from("sheepshead") <= 60 else "lost",
    ("sheepshead", "leaster"): lambda: fewest_win("sheepshead"),
    ("schafkopf-window", "need"): lambda: str(wins_from("schafkopf-window")),
    ("american-sheepshead", "jack"): lambda: side_with("american-sheepshead", "jack", 1, "picker", "others"),
    ("american-sheepshead", "stake"): lambda: str(
        american_sheepshead.stake(GAMES["american-sheepshead"].options(), 95, every_trick=False)
    ),
    ("american-sheepshead", "leaster"): lambda: fewest_win("american-sheepshead"),
    ("american-sheepshead", "fox"): fox_decides,
    ("schafkopf", "run"): lambda: "yes" if "play 9S" in legal_in("schafkopf", "run") else "no",
    ("schafkopf", "price"): lambda: str(rufspiel_costs(schneider=True, runners=3)),
    ("schafkopf", "kontra"): lambda: str(rufspiel_costs() * kontra.factor(1)),
    ("doppelkopf", "lady"): lambda: (
        "re" if position_of("doppelkopf", "lady").deal.view(LEARNER).sides[LEARNER] == 0 else "kontra"
    ),
    ("doppelkopf", "need"): least_for_re,
    ("doppelkopf", "fox"): lambda: extra("fox", "AD QS KD 9D", 1),
    ("doppelkopf", "charlie"): lambda: extra("charlie", "9D JC KD JS", 1),
    ("doppelkopf", "re"): raised_by_re,
}
