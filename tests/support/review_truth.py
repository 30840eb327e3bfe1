"""What a sentence of a review claims, held against the position it speaks of, by the cards as they really lay."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from bot.players.finished import ReviewedChoice
from engine.actions import Action, Discard, Play, read_action
from engine.cards import Card, Cards, card_points, read_cards
from engine.deal import Deal
from engine.seats import Seat
from engine.trick import Trick, legal_cards


class Position:
    """A moment of a finished deal, with everything that its player could not know, and the two cards of a mark."""

    def __init__(self, whole: Deal, deal: Deal, seat: Seat, played: Card, better: Card) -> None:
        self.whole, self.deal, self.seat, self.played, self.better = whole, deal, seat, played, better
        self.view, self.ranking = deal.view(seat), deal.view(seat).ranking
        self.trick = self.view.trick
        number = len(self.view.tricks)
        tricks = whole.view(None).tricks
        self.really = tricks[number] if number < len(tricks) else self.trick
        self.later = self.really.seats[len(self.trick) + 1 :]
        if number >= len(tricks):  # the deal was over before the trick was
            self.later = tuple(each for each in range(self.view.players) if each not in {*self.trick.seats, seat})
        self.unseen = self._unseen()

    def _unseen(self) -> Cards:
        left = list(self.deal.start.pack)
        for card in (*self.view.hand, *(card for trick in (*self.view.tricks, self.trick) for card in trick.cards)):
            left.remove(card)
        laid_away = [each.cards for seat, each in self.deal.actions if seat == self.seat and isinstance(each, Discard)]
        for card in (card for cards in laid_away for card in cards if card in left):
            left.remove(card)
        return tuple(left)

    def is_partner(self, seat: Seat) -> bool:
        """Whether a seat was really on the same side, as the deal's end told."""
        sides = self.whole.outcome.sides if self.whole.outcome is not None else ()
        if seat == self.seat:
            return True
        return bool(sides) and sides[seat] is not None and sides[seat] == sides[self.seat]

    @property
    def best(self) -> Card:
        return self.ranking.best(self.trick.cards)

    @property
    def is_ours(self) -> bool:
        return self.is_partner(self.trick.winner(self.ranking))

    def takes(self, card: Card) -> bool:
        return not self.trick.cards or self.ranking.beats(card, self.best)

    def is_beaten(self, card: Card) -> bool:
        """Whether an opponent who plays later really holds something that beats a card, and may play it."""
        lying = (*self.trick.cards, card) if self.trick.cards else (card,)
        foes = (seat for seat in self.later if not self.is_partner(seat))
        return any(self.ranking.beats(each, card) for seat in foes for each in self.may(seat, lying))

    def may(self, seat: Seat, lying: Cards = ()) -> Cards:
        """What a seat really holds and may play to what lies."""
        view = self.deal.view(seat)
        return legal_cards(view.rule, self.ranking, view.hand, lying or self.trick.cards)

    def can_be_beaten(self, card: Card) -> bool:
        """Whether it might be, as far as could be known: no known partner plays later, and a card unseen beats it."""
        sides = self.view.sides or (None,) * self.view.players
        foes = [seat for seat in self.later if sides[seat] is None or sides[seat] != sides[self.seat]]
        return bool(foes) and any(self.ranking.beats(each, card) for each in self.unseen)

    def partner_can_beat(self, card: Card) -> bool:
        friends = [seat for seat in self.later if self.is_partner(seat)]
        return bool(friends) and any(self.ranking.beats(each, card) for each in self.unseen)

    def can_be_saved(self) -> bool:
        """Whether a partner who plays later really holds something that beats what lies, and may play it."""
        friends = (seat for seat in self.later if self.is_partner(seat))
        return any(self.ranking.beats(each, self.best) for seat in friends for each in self.may(seat))

    def higher(self, card: Card) -> int:
        suits, strength = self.ranking.suits, self.ranking.strength
        return sum(suits[each] == suits[card] and strength[each] > strength[card] for each in self.unseen)

    def is_highest(self, card: Card) -> bool:
        """Whether nobody else really holds a stronger one of its suit."""
        hands = (self.deal.view(seat).hand for seat in range(self.view.players) if seat != self.seat)
        return not any(self.is_stronger(each, card) for hand in hands for each in hand)

    def is_stronger(self, one: Card, other: Card) -> bool:
        """Of the same suit, and stronger."""
        suits, strength = self.ranking.suits, self.ranking.strength
        return suits[one] == suits[other] and strength[one] > strength[other]

    def lower(self, card: Card) -> int:
        return sum(self.is_stronger(card, each) for each in self.unseen)

    def held(self, card: Card) -> int:
        """How many of its suit the player holds."""
        return len(self.ranking.of_suit(self.view.hand, self.ranking.suits[card]))

    def is_out_of(self, seat: Seat, card: Card) -> bool:
        """Whether a seat really has none of its suit."""
        return not self.ranking.of_suit(self.deal.view(seat).hand, self.ranking.suits[card])

    def is_somebody_out(self, card: Card, *, partner: bool) -> bool:
        """Whether a partner, or an opponent, really has none of its suit."""
        others = (seat for seat in range(self.view.players) if seat != self.seat and self.is_partner(seat) == partner)
        return any(self.deal.view(seat).hand and self.is_out_of(seat, card) for seat in others)

    def is_plain(self) -> bool:
        return not self.ranking.is_trump(self.played) and not self.ranking.is_trump(self.better)

    def has_shown_out(self, seat: Seat, card: Card) -> bool:
        suits = self.ranking.suits
        for trick in self.view.tricks:
            shown = dict(zip(trick.seats, trick.cards, strict=True)).get(seat)
            if shown is not None and suits[trick.cards[0]] == suits[card] != suits[shown]:
                return True
        return False

    @property
    def side(self) -> int | None:
        return self.view.sides[self.seat] if self.view.sides else None


def _is_ten(at: Position, card: Card) -> bool:
    return card.points == 10 and not at.ranking.is_trump(card)


def _draws(at: Position) -> bool:
    return at.ranking.is_trump(at.better) and not at.ranking.is_trump(at.played)


def _keeps(at: Position) -> bool:
    return at.ranking.is_trump(at.played) and not at.ranking.is_trump(at.better)


def _most(at: Position) -> int:
    return max(card.points for card in at.view.playable if at.takes(card))


def _gives_less(at: Position) -> bool:
    return at.better.points < at.played.points


def _gives_more(at: Position) -> bool:
    return at.better.points > at.played.points


def _both_win(at: Position) -> bool:
    return all(at.takes(card) and not at.is_beaten(card) for card in (at.played, at.better))


LEADS: Final[dict[str, Callable[[Position], bool]]] = {
    "lead-ten": lambda at: _is_ten(at, at.played) and at.higher(at.played) > 0
    and not (_is_ten(at, at.better) and at.higher(at.better) > 0),
    "draw-trumps": lambda at: _draws(at) and at.side == 0 and any(map(at.ranking.is_trump, at.unseen)),
    "give-hope": lambda at: _gives_more(at) and at.partner_can_beat(at.better),
    "lead-trump": _draws,
    "keep-trumps": lambda at: _keeps(at) and at.side == 1,
    "lead-plain": _keeps,
    "lead-ace": lambda at: at.better.points == 11 and at.is_highest(at.better)
    and not any(at.has_shown_out(seat, at.better) for seat in at.later),
    "lead-high": lambda at: at.is_stronger(at.better, at.played) and at.higher(at.better) < at.higher(at.played),
    "lead-low": lambda at: at.is_stronger(at.played, at.better),
    "lead-best": lambda at: at.is_highest(at.better) and at.higher(at.played) > 0,
    "lead-lone": lambda at: at.held(at.better) == 1 < at.held(at.played)
    and bool(at.ranking.trumps_in(at.view.hand)) and not at.ranking.is_trump(at.better),
    "lead-lean": _gives_less,
    "lead-fat-trump": lambda at: at.ranking.is_trump(at.played) and at.played.points >= 10
    and at.higher(at.played) > 0,
    "lead-ruffed": lambda at: at.is_somebody_out(at.played, partner=False) and not at.ranking.is_trump(at.played),
    "lead-partner-ruffs": lambda at: at.is_somebody_out(at.better, partner=True) and at.is_plain(),
    "keep-winner": lambda at: at.ranking.is_trump(at.played) and at.is_highest(at.played),
    "lead-stronger": lambda at: at.is_plain() and at.higher(at.better) < at.higher(at.played),
    "lead-short": lambda at: at.is_plain() and at.held(at.better) < at.held(at.played),
    "lead-long": lambda at: at.is_plain() and at.held(at.better) > at.held(at.played)
    and not at.ranking.trumps_in(at.view.hand),
    "lead-under": lambda at: at.lower(at.better) < at.lower(at.played),
    "avoid-lead-under": lambda at: at.higher(at.better) > at.higher(at.played),
    "avoid-lead": lambda at: at.is_stronger(at.played, at.better),
}  # fmt: skip
"""By sentence whether it is true where one leads."""
FOLLOWS: Final[dict[str, Callable[[Position], bool]]] = {
    "smear": lambda at: at.is_ours and _gives_more(at),
    "smear-less": lambda at: at.is_ours and _gives_less(at) and at.can_be_beaten(at.best),
    "unsure-less": lambda at: _gives_less(at) and None in at.view.sides,
    "unsure-more": lambda at: _gives_more(at) and None in at.view.sides,
    "keep-later": lambda at: len(at.view.hand) > 1 and (at.is_ours or not _gives_less(at) or _both_win(at)),
    "throw-alike": lambda at: at.is_ours and at.played.points >= 10 and at.better.points >= 10,
    "give-fat": lambda at: not at.is_ours and _gives_more(at) and at.higher(at.better) > 0,
    "give-hope": lambda at: not at.is_ours and _gives_more(at) and at.partner_can_beat(at.best),
    "give-nothing": lambda at: not at.is_ours and _gives_less(at) and not at.can_be_saved(),
    "give-less": lambda at: not at.is_ours and _gives_less(at),
    "throw-other": lambda at: at.better.points == at.played.points,
    "overtake": lambda at: at.is_ours and at.can_be_beaten(at.best) and at.takes(at.better)
    and not at.is_beaten(at.better),
    "overtake-higher": lambda at: at.is_ours and at.can_be_beaten(at.best) and at.takes(at.better),
    "lead-next": lambda at: at.takes(at.better) and not at.is_beaten(at.better) and len(at.view.hand) > 1,
    "take": lambda at: at.takes(at.better) and not at.takes(at.played) and not at.is_beaten(at.better),
    "try": lambda at: at.takes(at.better) and not at.takes(at.played),
    "let-go": lambda at: at.takes(at.played) and not at.takes(at.better),
    "partner-has-it": lambda at: at.is_ours and not at.is_beaten(at.best) and at.takes(at.played),
    "take-fat": lambda at: not at.later and at.takes(at.better) and at.better.points == _most(at) and _gives_more(at),
    "take-points": lambda at: not at.is_beaten(at.better) and not at.is_beaten(at.played) and _gives_more(at)
    and at.takes(at.better) and at.takes(at.played),
    "take-higher": lambda at: at.takes(at.better) and not at.is_beaten(at.better) and at.can_be_beaten(at.played),
    "take-harder": lambda at: at.ranking.beats(at.better, at.played) and at.can_be_beaten(at.played),
    "take-lower": lambda at: at.ranking.beats(at.played, at.better) and at.takes(at.better)
    and not at.is_beaten(at.better),
    "take-low": lambda at: at.ranking.beats(at.played, at.better) and at.takes(at.better),
    "take-lean": lambda at: at.takes(at.better) and at.takes(at.played) and _gives_less(at)
    and at.can_be_beaten(at.better),
    "avoid-take-high": lambda at: at.takes(at.played) and at.takes(at.better) and at.is_stronger(at.better, at.played),
    "avoid-high": lambda at: at.takes(at.played) and not at.takes(at.better),
    "avoid-rid": lambda at: at.is_stronger(at.better, at.played) and not at.takes(at.better),
    "stay-under": lambda at: at.takes(at.played) and not at.takes(at.better)
    and at.view.contract is not None and at.trick.winner(at.ranking) == at.view.contract.declarer != at.seat,
}  # fmt: skip
"""By sentence whether it is true where something lies."""
EITHER: Final[dict[str, Callable[[Position], bool]]] = {
    "avoid-other": lambda at: at.ranking.suits[at.played] != at.ranking.suits[at.better],
}


def contradictions(whole: Deal, moment: ReviewedChoice) -> Iterator[str]:
    """What a mark says that its position, or the mark itself, belies."""
    deal = Deal(whole.start)
    for seat, action in whole.actions[: moment.step + 1]:
        deal = deal.act(seat, action)
    if moment.slip:
        yield from _in_slip(whole, deal, moment)
    if not moment.cost:
        return
    if len(moment.odds) < 2 or abs(moment.odds[1] - moment.odds[0] - moment.cost) > 0.002:
        yield "it brings something else than it is better by"
    played, better = (read_action(text) if text else None for text in (moment.chosen, moment.better))
    if isinstance(played, Play) and isinstance(better, Play):
        at = Position(whole, deal, moment.seat, played.card, better.card)
        if not is_true(moment.why, at):
            yield moment.why
        yield from _in_trick(at, moment)
    elif _is_belied(moment.why, played, better):
        yield moment.why


SLIPS: Final[dict[str, Callable[[Position], bool]]] = {
    "left-fat": lambda at: (
        not at.is_ours
        and not at.takes(at.played)
        and at.takes(at.better)
        and not at.is_beaten(at.better)
        and card_points((*at.trick.cards, at.played)) >= 14
    ),
    "gave-fat": lambda at: (
        not at.is_ours
        and not at.takes(at.played)
        and not at.takes(at.better)
        and at.played.points >= 10 > at.better.points
        and not any(
            at.ranking.beats(each, at.best) for seat in at.later if at.is_partner(seat) for each in at.may(seat)
        )
    ),
    "kept-fat": lambda at: at.is_ours and not at.is_beaten(at.best) and at.better.points >= 10 > at.played.points,
    "gave-points": lambda at: at.better != at.played,
}
"""By sentence about a plain slip whether it is true; the better card is the one said instead."""


def is_true(why: str, at: Position) -> bool:
    """Whether a sentence about a card holds; one that nothing is known of does not."""
    told = EITHER | (FOLLOWS | SLIPS if at.trick.cards else LEADS)
    return not why or (why in told and told[why](at))


def _in_slip(whole: Deal, deal: Deal, moment: ReviewedChoice) -> Iterator[str]:
    """Whether what is called plainly wrong is so, and what is said instead might have been done."""
    played, instead = read_action(moment.chosen), read_action(moment.instead)
    if instead == played or instead not in deal.legal_actions(moment.seat):
        yield f"{moment.slip}: nothing else to do"
    elif isinstance(played, Play) and isinstance(instead, Play):
        at = Position(whole, deal, moment.seat, played.card, instead.card)
        is_lead = not at.trick.cards and moment.slip != "gave-points"
        if moment.slip not in SLIPS or is_lead or not SLIPS[moment.slip](at) or moment.points <= 0:
            yield moment.slip
        if not is_true(moment.slip_why, at):
            yield moment.slip_why


def _in_trick(at: Position, moment: ReviewedChoice) -> Iterator[str]:
    """Whether the trick is said to have gone better where it would have, and nowhere else."""
    if not moment.trick:
        return
    would = replace(at.really, cards=read_cards(moment.trick))
    contract = at.view.contract
    if moment.is_later or (contract is not None and contract.name in AVOIDED):
        if moment.is_later:
            yield "later, and now"
        return
    if _net(at, would) - _net(at, at.really) < 5:
        yield "would fall no better"


AVOIDED: Final = frozenset({"null", "reject", "ramsch", "leaster"})
"""Contracts in which it is not card points that are wanted."""


def _net(at: Position, trick: Trick) -> int:
    points = card_points(trick.cards)
    return points if at.is_partner(trick.winner(at.ranking)) else -points


WORDS: Final = {"pass": 0, "ok": 0, "concede": -1, "redeal": -1}


def _is_belied(why: str, said: Action | None, better: Action | None) -> bool:
    """Whether a hand is said to be good enough for what asks for less, or not good enough for what asks for less."""

    def asks(word: Action | None) -> int:
        return 0 if word is None else WORDS.get(str(word), 1)

    more = asks(better) - asks(said)
    if why in {"too-shy", "say-it", "object", "play-on"}:
        return more < 0
    return more > 0 if why in {"too-bold", "say-nothing", "accept", "give-up"} else False
