"""Claiming all tricks that are left: proven whatever the others hold and do, or conceded by everybody."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from engine.actions import Action, Play
from engine.cards import Card, Cards, without
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.ranking import TRUMP, Ranking, SuitInPlay
from engine.search.knowledge import known_cards, lacking, unseen_cards
from engine.seats import Seat
from engine.trick import PlayRule, legal_cards
from engine.views import View

PlayedOut = tuple[Deal, tuple[tuple[Seat, Action], ...]]
"""A deal that is over, and what was done to its end."""


def proven_line(view: View) -> Cards | None:
    """The viewer's cards in an order in which each takes its trick, whoever holds the rest; None if there is none.

    Judged by nothing but what the viewer knows, so that the answer tells them nothing of a hidden card: trumps from
    the top, then each plain suit from the top, against every way in which the unseen cards can lie. Others are allowed
    more than the rules allow them, so that what is proven holds, though not all that holds is proven.
    """
    if view.phase != "play" or view.seat is None or view.seat not in view.waiting_for:
        return None
    possible = _possible(view)
    return next((line for line in lines(view, view.hand, view.playable) if _holds(view, line, possible)), None)


def lines(view: View, hand: Cards, playable: Cards) -> tuple[Cards, ...]:
    """The orders in which a claimant in turn plays this hand, as everybody can tell who is shown it.

    playable: which of the cards may be played now. To what others have led there is an order for each that takes it.
    """
    lying, ranking = view.trick.cards, view.ranking
    first = [card for card in playable if not lying or ranking.beats(card, ranking.best(lying))]
    rest = from_the_top(ranking, hand)
    orders = ((card, *without(rest, (card,))) for card in (first if lying else rest[:1]))
    return tuple(order for order in orders if order[0] in first)


def could_hold(view: View) -> bool:
    """Whether the others could give way to some line until the end, for all that the viewer knows.

    Every card they hold falls to a trick that it does not beat: where there are not enough such cards for all tricks,
    no way in which the unseen cards can lie makes a claim true. What they must follow to is not looked at.
    """
    known, _ = known_cards(view)
    others = (*unseen_cards(view, known), *(card for cards in known for card in cards))
    playing = [seat for seat in _playing(view) if seat != view.seat]
    first = sum(seat not in view.trick.seats for seat in playing)
    return any(
        _falls_to(view.ranking, others, [line[0]] * first + [card for card in line[1:] for _ in playing])
        for line in lines(view, view.hand, view.playable)
    )


def _falls_to(ranking: Ranking, cards: Cards, tricks: Sequence[Card]) -> bool:
    """Whether a card each can be found for these, one that does not beat it: by augmenting paths."""
    fitting = [[place for place, card in enumerate(cards) if not ranking.beats(card, over)] for over in tricks]
    taken: dict[int, int] = {}

    def place_for(which: int, tried: set[int]) -> bool:
        for place in fitting[which]:
            if place not in tried:
                tried.add(place)
                if place not in taken or place_for(taken[place], tried):
                    taken[place] = which
                    return True
        return False

    return all(place_for(which, set()) for which in range(len(tricks)))


def can_stop(view: View, line: Cards) -> bool:
    """Whether the viewer's own cards may take a trick from somebody who plays this line.

    If nobody's can the line holds: as long as nobody takes a trick no hand minds what lies in the others.
    """
    if view.seat is None or view.seat not in _playing(view):
        return False
    return not _holds(view, line, {view.seat: view.hand})


def _playing(view: View) -> Sequence[Seat]:
    """The seats that play to each trick: in some solos one sits out."""
    return view.tricks[0].seats if view.tricks else range(view.players)


def from_the_top(ranking: Ranking, cards: Cards) -> Cards:
    """Trumps from high to low, then each plain suit from high to low."""
    return tuple(
        sorted(cards, key=lambda card: (not ranking.is_trump(card), str(ranking.suits[card]), -ranking.strength[card]))
    )


def _possible(view: View) -> dict[Seat, Cards]:
    """By seat, all cards that may lie there and be played, as far as the viewer knows."""
    known, _ = known_cards(view)
    unseen, lacks = unseen_cards(view, known), lacking(view)
    return {
        seat: (*known[seat], *(card for card in unseen if card not in lacks[seat]))
        for seat in _playing(view)
        if seat != view.seat
    }


def _holds(view: View, line: Sequence[Card], possible: Mapping[Seat, Cards]) -> bool:
    suits, lying = view.ranking.suits, view.trick.cards
    led = [suits[lying[0]] if lying else suits[line[0]], *(suits[card] for card in line[1:])]
    for seat, cards in possible.items():
        begin = 1 if seat in view.trick.seats else 0
        before: Counter[SuitInPlay] = Counter()
        for card, suit in list(zip(line, led, strict=True))[begin:]:
            if _may_beat(view, cards, card, suit, before):
                return False
            before[suit] += 1
    return True


def _may_beat(view: View, cards: Cards, card: Card, led: SuitInPlay, before: Counter[SuitInPlay]) -> bool:
    """Whether somebody who may hold any of these cards may beat one, and have kept the card for it.

    Each time a suit was led before, whoever has it gave one of it: only who has more than that has one left.
    """
    ranking = view.ranking
    for suit in {led, TRUMP}:
        own = ranking.of_suit(cards, suit)
        if len(own) > before[suit] and any(ranking.beats(other, card) for other in own):
            return True
    return False


def played_out(deal: Deal, seat: Seat, line: Cards) -> PlayedOut | None:
    """The deal played to its end by a line that is proven, the others giving what they can spare.

    None where the rules do not let the line be played, or, against all proof, a trick goes elsewhere.
    """
    mine, done, begun = iter(line), [], len(deal.view(None).tricks)
    try:
        while deal.outcome is None:
            (turn,) = deal.waiting_for
            action = Play(next(mine)) if turn == seat else _spared(deal, turn)
            deal = deal.act(turn, action)
            done.append((turn, action))
    except (IllegalAction, StopIteration):
        return None
    view = deal.view(None)
    takes_all = all(trick.winner(view.ranking) == seat for trick in view.tricks[begun:])
    return (deal, tuple(done)) if takes_all else None


def _spared(deal: Deal, seat: Seat) -> Play:
    """The weakest card somebody may play."""
    view = deal.view(seat)
    ranking = view.ranking
    return Play(min(view.playable, key=lambda card: (ranking.is_trump(card), ranking.strength[card])))


Spares = Callable[[Cards, Cards], bool]
"""Whether a hand can be played to a line of the claimant's cards without a trick."""


def conceded(deal: Deal, seat: Seat) -> PlayedOut | None:
    """The deal played to its end so that a seat, which is in turn, takes every trick that is left.

    All hands are looked at, and everybody gives way as far as the rules let them; None if they never do far enough.
    """
    held = deal.state.hands
    others = tuple((who, tuple(held[who])) for who in _seats_playing(deal) if who != seat)
    spares = _sparing(deal)
    for line in _conceded_lines(deal, seat, others):
        found = _concede_along(deal, seat, line, spares, set())
        if found is not None:
            return found
    return None


def _seats_playing(deal: Deal) -> tuple[Seat, ...]:
    seats: tuple[Seat, ...] = deal.state.play.playing
    return seats


def _rules_and_trick(deal: Deal) -> tuple[PlayRule, Ranking, Cards]:
    """How cards are followed and beaten, and what lies now."""
    view = deal.view(None)
    return view.rule, view.ranking, view.trick.cards


def _conceded_lines(deal: Deal, seat: Seat, others: tuple[tuple[Seat, Cards], ...]) -> Iterator[Cards]:
    """The claimant's cards in each order to which every other hand, taken by itself, can be played without a trick.

    Nobody takes one, so that no hand minds what the others do; rules of a game's own may still forbid such an order.
    """
    rule, ranking, lying = _rules_and_trick(deal)
    played, playable = deal.view(None).trick.seats, deal.view(seat).playable
    best = ranking.best(lying) if lying else None

    def onward(line: Cards, rest: Cards, hands: tuple[frozenset[Cards], ...]) -> Iterator[Cards]:
        if not rest:
            yield line
        for card in dict.fromkeys(rest):
            if not line and (card not in playable or (best is not None and not ranking.beats(card, best))):
                continue
            left = without(rest, (card,))
            after = tuple(
                known
                if not line and who in played
                else _given_way(rule, ranking, known, (*(() if line else lying), card), left)
                for (who, _), known in zip(others, hands, strict=True)
            )
            if all(after):
                yield from onward((*line, card), left, after)

    return onward((), from_the_top(ranking, deal.state.hands[seat]), tuple(frozenset({hand}) for _, hand in others))


def _given_way(
    rule: PlayRule, ranking: Ranking, hands: frozenset[Cards], lying: Cards, rest: Cards
) -> frozenset[Cards]:  # fmt: skip
    """What each of these hands may be once it has given way; without those that hold a card nothing left can beat."""
    return frozenset(
        left
        for hand in hands
        for card in dict.fromkeys(_giving_way(rule, ranking, hand, lying))
        if _can_give_way(ranking, left := without(hand, (card,)), rest)
    )


def _giving_way(rule: PlayRule, ranking: Ranking, hand: Cards, lying: Cards) -> Cards:
    """The cards that may be played, and do not beat the claimant's, which lies last and is the best."""
    return tuple(card for card in legal_cards(rule, ranking, hand, lying) if not ranking.beats(card, lying[-1]))


def _can_give_way(ranking: Ranking, hand: Cards, rest: Cards) -> bool:
    return all(any(not ranking.beats(card, over) for over in rest) for card in hand)


def _sparing(deal: Deal) -> Spares:
    """By a hand and what is left of a line: whether each card of it can be given way to, one after another."""
    rule, ranking, _ = _rules_and_trick(deal)

    @cache
    def spares(hand: Cards, rest: Cards) -> bool:
        if not rest:
            return True
        return any(spares(without(hand, (card,)), rest[1:]) for card in _giving_way(rule, ranking, hand, (rest[0],)))

    return spares


def _concede_along(
    deal: Deal, seat: Seat, line: Cards, spares: Spares, dead: set[tuple[Cards, ...]]
) -> PlayedOut | None:
    """The line played by the rules themselves, the others giving way; `dead` are positions from which none leads on."""
    if deal.outcome is not None:
        return deal, ()
    position = (*deal.state.hands, deal.state.play.trick.cards)
    if position in dead:
        return None
    if deal.phase != "play":
        return None  # something is asked after the last card, which no concession answers
    (turn,) = deal.waiting_for
    for action in _choices(deal, seat, turn, line, spares):
        try:
            after = deal.act(turn, action)
        except IllegalAction:
            continue
        found = _concede_along(after, seat, line[1:] if turn == seat else line, spares, dead)
        if found is not None:
            return found[0], ((turn, action), *found[1])
    dead.add(position)
    return None


def _choices(deal: Deal, seat: Seat, turn: Seat, line: Cards, spares: Spares) -> Iterator[Action]:
    """The claimant's next card; of anybody else the weakest first that gives way, now and later.

    line: what the claimant still has. Before they have played to a trick that others began, others do not come.
    """
    if turn == seat:
        yield from map(Play, line[:1])
        return
    view = deal.view(turn)
    ranking, best = view.ranking, view.ranking.best(view.trick.cards)

    def weakness(card: Card) -> tuple[bool, int]:
        return ranking.is_trump(card), ranking.strength[card]

    for card in sorted(dict.fromkeys(view.playable), key=weakness):
        if not ranking.beats(card, best) and spares(without(deal.state.hands[turn], (card,)), line):
            yield Play(card)
