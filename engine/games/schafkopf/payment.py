"""What is paid in Bavarian Schafkopf: tariffs, runners, schneider and schwarz, the Ramsch and the pot."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card, Cards
from engine.games.schafkopf.contracts import RUFSPIEL, Declaration
from engine.games.schafkopf.options import POT, SchafkopfOptions
from engine.outcome import against_each
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Tariff:
    """The extra tariff, and what one player pays another for a called game and for a solo; what tout and Sie begin at.

    A Sie adds the extra tariff for each card of the hand where the tariff is money.
    """

    extra: int
    call: int
    solo: int
    tout: int
    is_money: bool = True


TARIFFS: Final[Mapping[str, Tariff]] = {
    "10-20-50": Tariff(10, 20, 50, 50),
    "10-10-50": Tariff(10, 10, 50, 50),
    "5-5-20": Tariff(5, 5, 20, 20),
    "5-10-20": Tariff(5, 10, 20, 20),
    "points": Tariff(1, 1, 2, 4, is_money=False),
}
"""The last is of tournaments: 1, 2, 3 for a called game; 2, 3, 4 from each for a solo, 8 for a tout, 16 for a Sie."""


LONG_HAND: Final = 10
"""How many cards each of three has with the long pack."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game against others ended: who won, whether the losers are schneider or schwarz, and the runners paid."""

    won: bool
    schneider: bool = False
    schwarz: bool = False
    runners: int = 0


def ended_at(side: tuple[int, int], tricks: tuple[int, int], needed: int, *, swapped: bool) -> Ending:
    """By card points of the playing side and the others, and their tricks.

    Who plays needs 61, and 31 to be out of schneider; the others 60 and 30. swapped: the other way round. needed: as
    many card points as were bid, where that is more. Schwarz is who took no trick.
    """
    won = side[0] >= (60 if swapped and needed == 61 else needed)
    loser = 1 if won else 0
    out = 30 if (loser == 1) != swapped else 31
    schwarz = tricks[loser] == 0
    return Ending(won, side[loser] < out or schwarz, schwarz)


def runners(held: Iterable[Card], ranking: Ranking, options: SchafkopfOptions, *, won: bool) -> int:
    """The unbroken run of trumps from the top that were dealt to one side: three or more, in Wenz and Geier two.

    All of them count, whoever wins; by option at most four, only those of the winning side, or none.
    """
    run = ranking.matadors(held)
    if options.runners == "off" or abs(run) < (2 if len(ranking.trumps) == 4 else 3):
        return 0
    if options.runners == "losers" and won != (run > 0):
        return 0
    return min(abs(run), 4) if options.runners == "four" else abs(run)


def price(game: Declaration, ending: Ending, cards: int, options: SchafkopfOptions) -> int:
    """What one pays another before anything doubles it.

    A called game or a solo, one extra tariff more for schneider, two for schwarz (or, by option, schwarz doubles), and
    one for each runner. Tout: twice the solo with its runners; Sie: four times, each card of the hand being a runner.
    A Bettel (by option as a solo), a marriage and a Kreuz cost a called game, and know no runners; a Bettel no
    schneider either. Decision: a heart solo that is worth more costs one extra tariff more. With ten cards, among
    three, a solo is worth four extra tariffs.
    """
    tariff = TARIFFS[options.tariff]
    solo = 4 * tariff.extra if cards == LONG_HAND and tariff.is_money else tariff.solo
    tout = solo if tariff.is_money else tariff.tout
    if game.name == "sie":
        return 4 * (tout + tariff.extra * cards * tariff.is_money)
    if game.name == "bettel":
        return tariff.call if options.bettelprice == "call" else solo
    base = solo if game.is_solo else tariff.call
    if options.solos == "hearts" and game.name == "solo" and game.trump == RUFSPIEL.trump:
        base += tariff.extra
    more = ending.runners * tariff.extra
    if game.tout:
        return 2 * (base - solo + tout + more)
    more += tariff.extra * ending.schneider
    times = 2 if game.name == "hochzeit" and options.hochzeit == "double" else 1
    if ending.schwarz:
        return times * (2 * (base + more) if options.schwarz == "double" else base + more + tariff.extra)
    return times * (base + more)


def knock_factor(knocks: int, options: SchafkopfOptions) -> int:
    """Each knock doubles; by option it adds one, or goes by 2, 3, 5, 8."""
    match options.knocks:
        case "add":
            return knocks + 1
        case "steps":
            return (1, 2, 3, 5, 8)[knocks]
        case _:
            return 1 << knocks


# The Ramsch.


@dataclass(frozen=True, slots=True)
class RamschPayment:
    """Who lost it, or who made the march; who took no trick; what is paid and what each scores before it is doubled."""

    price: int
    losers: tuple[Seat, ...]
    marcher: Seat | None
    virgins: tuple[Seat, ...]
    scores: tuple[int, ...]


def ramsch(
    points: Sequence[int], tricks: Sequence[Trick], dealt: Sequence[Cards], ranking: Ranking, options: SchafkopfOptions
) -> RamschPayment:
    """The most card points lose the price to each other, before anything else doubles it.

    Who takes every trick, or, by option, 91 card points, makes the march and wins it from each instead. Decision:
    nobody's lack of tricks counts then.
    """
    tariff, players = TARIFFS[options.tariff], len(points)
    each = tariff.call if options.ramsch == "call" or not tariff.is_money else 10
    winners = [trick.winner(ranking) for trick in tricks]
    virgins = tuple(seat for seat in range(players) if seat not in winners)
    marcher = next((seat for seat in range(players) if winners.count(seat) == len(tricks)), None)
    if options.march == "points":
        marcher = next((seat for seat in range(players) if points[seat] >= 91), marcher)
    if marcher is not None:
        return RamschPayment(each, (), marcher, virgins, against_each(each, marcher, players))
    losers = _losers(points, tricks, dealt, ranking, options)
    return RamschPayment(each, losers, None, virgins, _paid(each, losers, virgins, players, options.virgin))


def _losers(
    points: Sequence[int], tricks: Sequence[Trick], dealt: Sequence[Cards], ranking: Ranking, options: SchafkopfOptions
) -> tuple[Seat, ...]:
    """Who has the most; of several who played the highest trump, or took it, or all of them.

    Decision: where none of them had a trump, all of them. Where everybody has as much, nobody loses by the option.
    """
    most = tuple(seat for seat, each in enumerate(points) if each == max(points))
    if len(most) == 1:
        return most
    if options.tie == "share":
        return () if len(most) == len(points) else most
    took = [(trick.winner(ranking), card) for trick in tricks for card in trick.cards]
    held = [(seat, card) for seat, hand in enumerate(dealt) for card in hand]
    places = {card: place for place, card in enumerate(ranking.trumps)}
    best = [(places[card], seat) for seat, card in (took if options.tie == "taken" else held) if card in places]
    among = [each for each in best if each[1] in most]
    return (min(among)[1],) if among else most


def _paid(each: int, losers: tuple[Seat, ...], virgins: tuple[Seat, ...], players: int, virgin: str) -> tuple[int, ...]:
    """Each loser pays everybody who is none; who took no trick doubles it for all, or what they themselves get."""
    scores = [0] * players
    for loser in losers:
        for seat in range(players):
            if seat in losers:
                continue
            times = {"all": len(virgins), "own": int(seat in virgins), "each": len(virgins) * (seat in virgins)}
            paid = each << times.get(virgin, 0)
            scores[seat] += paid
            scores[loser] -= paid
    return tuple(scores)


# The pot.

MOST_HELD: Final = 1 << 30
"""What a pot without a limit has room for."""


def stakes_put(players: int, knocks: int, options: SchafkopfOptions, pot: int = 0) -> tuple[int, ...]:
    """What each puts into the pot when everybody passed: the call tariff, by option doubled by knocks."""
    if options.allpass not in POT or players != 4:
        return (0,) * players
    each = TARIFFS[options.tariff].call * (knock_factor(knocks, options) if options.stockknocks else 1)
    return (-min(each, _room(pot, options) // players),) * players


def _room(pot: int, options: SchafkopfOptions) -> int:
    """How much may still be put into the pot: with a limit no more than up to so many call tariffs.

    Decision: all who put something in put in alike, so that a rest below the limit may stay empty.
    """
    if options.limit == "none":
        return MOST_HELD
    return max(0, int(options.limit) * TARIFFS[options.tariff].call - pot)


def pot_taken(
    pot: int, game: Declaration, sides: Sequence[int | None], declarer: Seat, options: SchafkopfOptions, *, won: bool
) -> tuple[int, ...]:
    """What each takes out of the pot, or, below nothing, puts into it.

    A Rufspiel that is won halves it between the two who played, one that is lost has them pay in as much as is in it,
    or as the limit has room for. What cannot be halved stays. By option the caller alone wins and pays, or every
    contract is for the pot.
    """
    players = len(sides)
    if not pot or options.allpass not in POT or (game != RUFSPIEL and options.stock != "any"):
        return (0,) * players
    ours = [seat for seat in range(players) if sides[seat] == 0]
    if options.stock == "caller":
        ours = [declarer]
    share = pot // len(ours) if won else -(min(pot, _room(pot, options)) // len(ours))
    return tuple(share if seat in ours else 0 for seat in range(players))
