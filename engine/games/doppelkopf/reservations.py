"""What is said before a deal of Doppelkopf is played: reservations, new deals, which game it is, a poverty's cards."""

from dataclasses import replace
from typing import Final

from engine.actions import Accept, Announce, Declare, Discard, Give, Pass
from engine.cards import Cards, without
from engine.decisions import Choice, Selection
from engine.errors import IllegalAction, demand
from engine.game import demand_turn
from engine.games.doppelkopf.contracts import (
    CONTRACTS,
    FOX,
    GRANNY,
    PLAIN_SUITS,
    SOLOS,
    height,
    pig_cards,
    solos_of,
)
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.pigs import has_pigs, raised_by
from engine.games.doppelkopf.redeals import BASIC, may_redeal
from engine.games.doppelkopf.state import SPECIAL, DoppelkopfState
from engine.seats import Seat, after, clockwise
from engine.trick import with_laid_away, with_taken

OK: Final = Accept("ok")
REDEAL: Final = Announce("redeal")
OWED: Final = 100
"""How much higher a solo is that is owed than one that is not."""


# From the first word to the game that is played.


def speak(state: DoppelkopfState, seat: Seat, action: Accept | Announce) -> DoppelkopfState:
    """In turn from eldest everybody is content with the basic game or wants something special."""
    if action == OK and may_take_back(state, seat):
        return _taken_back(state, seat)
    demand_turn(state, "bid", seat)
    state = replace(state, queue=state.queue[1:], said=(*state.said, (seat, action)))
    if state.queue:
        return state
    if not state.specials:
        return begin_play(state)
    asked = state.specials
    if state.asks_for_solos:
        asked = tuple(sorted(asked, key=lambda each: each not in state.owing))
    return replace(state, queue=asked, phase="special")


def may_take_back(state: DoppelkopfState, seat: Seat) -> bool:
    """A reservation may be taken back until the next has spoken; the last to speak may until asked among several."""
    if not state.options.takeback or not state.said or state.said[-1] != (seat, SPECIAL):
        return False
    return state.phase == "bid" or (state.phase == "special" and len(state.specials) == 1)


def _taken_back(state: DoppelkopfState, seat: Seat) -> DoppelkopfState:
    state = replace(state, said=(*state.said[:-1], (seat, OK)))
    return state if state.phase == "bid" else begin_play(replace(state, queue=()))


def redeal(state: DoppelkopfState, seat: Seat, action: Announce) -> DoppelkopfState:
    """With a hand for it: before one's first word, or, as a house rule, named as the lowest reservation."""
    demand(not state.options.ddv, "no-redeals")
    is_lowest = state.options.redealing == "lowest"
    demand(state.phase == ("special" if is_lowest else "bid"), "not-now", phase=state.phase)
    if is_lowest:
        demand_turn(state, "special", seat)
        demand(not state.is_forced, "duty-solo-now")
    demand(seat in state.queue, "redeal-too-late")
    demand(may_redeal(state.options, state.dealt[seat]), "redeal-without")
    said = (*state.said, (seat, action))
    if is_lowest:
        return _asked_on(replace(state, queue=state.queue[1:], said=said))
    return replace(state, phase="done", queue=(), said=said)


def declare(state: DoppelkopfState, seat: Seat, action: Declare) -> DoppelkopfState:
    """Who wanted something special names it; the highest is played, of equal ones that of who comes first in turn.

    By the Verband several who did are asked for a solo each, those first who owe one, until one is named that cannot be
    beaten. Decision: where its solos are ranked, the next may name only a higher one.
    """
    if is_at_once(state, seat):
        return _named_at_once(state, seat, action)
    demand_turn(state, "special", seat)
    _check_declared(state, seat, action.words)
    return _asked_on(replace(state, queue=state.queue[1:], said=(*state.said, (seat, action))))


def is_at_once(state: DoppelkopfState, seat: Seat) -> bool:
    """Whether who names a game now does so without having been asked for it."""
    return state.options.atonce and (state.phase == "bid" or (state.phase == "special" and seat != state.turn))


def _named_at_once(state: DoppelkopfState, seat: Seat, action: Declare) -> DoppelkopfState:
    """By the Verband who is sure to be played may name a solo at once, out of turn too; nothing else is named then.

    They are sure where nobody who has a reservation, or has not spoken, can name what goes before it, as all can see.
    """
    is_speaking = seat in state.queue or seat in state.specials
    declined = any(who == seat and isinstance(word, Pass | Declare) for who, word in state.said)
    demand(is_speaking and not declined and not state.is_forced, "not-your-turn")
    demand(action.words[0] in solos_of(state.options), "no-such-solo")
    demand(_is_sure(state, seat, action.words), "not-sure")
    said = (*state.said, (seat, action))
    return begin_play(replace(state, queue=(), said=said, declarer=seat, words=action.words))


def _is_sure(state: DoppelkopfState, seat: Seat, words: tuple[str, ...]) -> bool:
    def place(each: Seat) -> int:
        return (each - state.dealer - 1) % 4

    own = _height(state, seat, words)
    open_yet = state.queue if state.phase == "special" else (*state.specials, *state.queue)
    for rival in open_yet:
        most = max(_height(state, rival, (name,)) for name in solos_of(state.options))
        if rival != seat and (most > own or (most == own and place(rival) < place(seat))):
            return False
    return all(_height(state, who, each) < own for who, each in state.named)


def decline(state: DoppelkopfState, seat: Seat, action: Pass) -> DoppelkopfState:
    """By the Verband who announced a wedding has no solo, and who was outbid no higher one.

    Decision: whoever holds one granny or none announced a solo, and plays one.
    """
    demand_turn(state, "special", seat)
    demand(state.asks_for_solos and (state.named or state.hands[seat].count(GRANNY) == 2), "solo-or-wedding")
    return _asked_on(replace(state, queue=state.queue[1:], said=(*state.said, (seat, action))))


def _height(state: DoppelkopfState, seat: Seat, words: tuple[str, ...]) -> int:
    is_owed = seat in state.owing and words[0] in SOLOS
    return height(words, ranked=state.options.ranking == "ranked") + OWED * is_owed


def _asked_on(state: DoppelkopfState) -> DoppelkopfState:
    """Ask the next who wanted something special, or let the highest begin that was named."""
    heights = [_height(state, seat, words) for seat, words in state.named]
    best = max((_height(state, seat, (name,)) for seat in state.queue for name in solos_of(state.options)), default=0)
    if state.queue and not (state.asks_for_solos and max(heights, default=-1) >= best):
        return state
    if not heights:
        return replace(state, phase="done", queue=())
    declarer, words = state.named[heights.index(max(heights))]
    state = replace(state, queue=(), declarer=declarer, words=words)
    return _told(replace(state, phase="offer", queue=(declarer,))) if words == ("poverty",) else begin_play(state)


def _check_declared(state: DoppelkopfState, seat: Seat, words: tuple[str, ...]) -> None:
    options = state.options
    demand(words in CONTRACTS, "unknown-contract", name=" ".join(words))
    demand(not state.is_forced or words[0] in SOLOS, "duty-solo-now")
    demand(not options.ddv or words[0] in solos_of(options) or words[0] == "wedding", "not-of-the-verband")
    demand(words[0] not in SOLOS or words[0] in solos_of(options), "no-such-solo")
    demand(words[0] != "poverty" or knows_poverty(options), "no-poverty")
    if words[0] == "wedding":
        _check_wedding(state, seat, words)
    if state.asks_for_solos:
        demand(words[0] in SOLOS, "wedding-contested")
        highest = max((_height(state, *each) for each in state.named), default=-1)
        demand(_height(state, seat, words) > highest, "solo-too-low")
    demand(words[0] != "poverty" or is_poor(options, state.hands[seat]), "too-rich", most=poverty_size(options))


def _check_wedding(state: DoppelkopfState, seat: Seat, words: tuple[str, ...]) -> None:
    """With both grannies; what trick it asks for is said where the table lets it be, or wants a suit to be named."""
    options, extra = state.options, words[1] if len(words) > 1 else ""
    if options.wooing == "suit":
        demand(extra in PLAIN_SUITS, "wedding-suit")
    else:
        demand(extra not in PLAIN_SUITS and (not extra or options.weddings), "one-wedding")
    demand(state.hands[seat].count(GRANNY) == 2, "wedding-without")


# A poverty.


def knows_poverty(options: DoppelkopfOptions) -> bool:
    """Whether a poverty may be announced; the Verband has none."""
    return bool(options.poverty) and not options.ddv


def poverty_size(options: DoppelkopfOptions) -> int:
    """With how many trumps a hand is poor, and how many cards change hands."""
    return 4 if options.poverty == "four" else 3


def poor_trumps(options: DoppelkopfOptions, hand: Cards) -> Cards:
    """The trumps that count for a poverty and are offered: foxes may stay, or one that is alone, as house rules."""
    trumps = BASIC.trumps_in(hand)
    foxes = trumps.count(FOX)
    if options.povertyfox == "kept" or (options.povertyfox == "lone" and foxes == 1):
        return without(trumps, (FOX,) * foxes)
    return trumps


def is_poor(options: DoppelkopfOptions, hand: Cards) -> bool:
    """Whether a hand has few enough trumps."""
    return len(poor_trumps(options, hand)) <= poverty_size(options)


def offer(state: DoppelkopfState, seat: Seat, action: Discard) -> DoppelkopfState:
    """Three cards, or four, every trump among them that counts, lie face down until somebody takes them.

    Foxes that are kept are shown.
    """
    demand_turn(state, "offer", seat)
    play = with_laid_away(state.play, seat, action.cards, poverty_size(state.options))
    play = replace(play, face_up=_without_cards(play.face_up, seat, action.cards))
    demand(not without_all(poor_trumps(state.options, state.hands[seat]), action.cards), "offer-all-trumps")
    if state.options.povertyfox == "kept" and (foxes := play.hands[seat].count(FOX)):
        play = replace(play, face_up=_with_cards(play.face_up, seat, (FOX,) * foxes))
    return replace(state, phase="accept", queue=clockwise(seat, 4)[1:], aside=action.cards, play=play)


def without_all(cards: Cards, gone: Cards) -> Cards:
    """Cards of which there are more than among those that are gone."""
    return tuple(card for card in set(cards) if cards.count(card) > gone.count(card))


def _without_cards(piles: tuple[Cards, ...], seat: Seat, gone: Cards) -> tuple[Cards, ...]:
    """The piles where everybody saw some cards leave a hand, or where any in it may have left."""
    left = list(piles[seat])
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(tuple(left) if each == seat else pile for each, pile in enumerate(piles))


def _with_cards(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return tuple((*pile, *cards) if each == seat else pile for each, pile in enumerate(piles))


def accept(state: DoppelkopfState, seat: Seat, action: Accept) -> DoppelkopfState:
    """Take a poverty's cards, unseen or as a house rule seen, and become its partner."""
    demand_turn(state, "accept", seat)
    play, said = with_taken(state.play, seat, state.aside), (*state.said, (seat, action))
    play = replace(play, face_up=_without_cards(play.face_up, seat, play.face_up[seat]))
    return replace(state, phase="give", taker=seat, queue=(seat,), play=play, said=said)


def leave(state: DoppelkopfState, seat: Seat, action: Pass) -> DoppelkopfState:
    """Leave a poverty's cards to the next; left by all three, the deal is annulled, or played by each alone."""
    demand_turn(state, "accept", seat)
    queue, said = state.queue[1:], (*state.said, (seat, action))
    if queue:
        return replace(state, queue=queue, said=said)
    if state.options.unwanted == "redeal" or state.declarer is None:
        return replace(state, phase="done", queue=(), said=said)
    play = with_taken(state.play, state.declarer, state.aside)
    state = replace(state, words=("black-pig",), declarer=None, aside=(), play=play, said=said, pigs=0)
    return begin_play(replace(state, queue=()))


def give(state: DoppelkopfState, seat: Seat, action: Give) -> DoppelkopfState:
    """The one who took a poverty's cards gives as many back, any of those now held, and may have to say what trumps."""
    demand_turn(state, "give", seat)
    count = poverty_size(state.options)
    play = with_taken(with_laid_away(state.play, seat, action.cards, count), state.declarer or 0, action.cards)
    told = (f"trumps-{len(BASIC.trumps_in(action.cards))}",) if state.options.trumpsback else ()
    return begin_play(replace(state, queue=(), play=play, words=(*state.words, *told)))


# From the last word to the first card.


def begin_play(state: DoppelkopfState) -> DoppelkopfState:
    """Who leads, and what has to be told before."""
    state = replace(state, phase="play", play=replace(state.play, turn=leader(state)))
    return _told(state)


def _told(state: DoppelkopfState) -> DoppelkopfState:
    """By one rule everybody hears of what is raised before play; in a poverty before cards change hands, or never."""
    if state.options.pigs != "told" or not has_pigs(state):
        return state
    for seat in 3 * (0, 1, 2, 3):
        state = replace(state, pigs=raised_by(state, seat))
    return _with_pigs_shown(state)


def _with_pigs_shown(state: DoppelkopfState) -> DoppelkopfState:
    """Everybody sees who holds what is raised; Decision: those who have it tell it before play, as they would."""
    raised = pig_cards(state.name, nines=state.options.nines)[: state.pigs]
    shown = [tuple(card for card in hand if card in raised) for hand in state.hands]
    face_up = tuple((*pile, *more) for pile, more in zip(state.play.face_up, shown, strict=True))
    return replace(state, play=replace(state.play, face_up=face_up))


def leader(state: DoppelkopfState) -> Seat:
    """Eldest; the soloist in a solo they owed, as the Verband has it, or in any; in a poverty as house rules say."""
    eldest, options = after(state.dealer, 4), state.options
    if state.declarer is None:
        return eldest
    leads = options.sololead == "soloist" or (state.is_duty and (options.ddv or options.sololead == "duty"))
    if state.is_solo and leads:
        return state.declarer
    if state.taker is not None and options.povertylead == "left":
        return next(seat for seat in clockwise(after(state.taker, 4), 4) if seat not in (state.declarer, state.taker))
    return eldest


# What is asked.

_ASKED: Final = {
    "bid": Choice("bid", (OK, SPECIAL)),
    "special": Choice("declare", (*map(Declare, CONTRACTS), Pass())),
    "accept": Choice("accept", (Accept(), Pass())),
}
_REDEAL: Final = Choice("redeal", (REDEAL,), awaited=False, is_lasting=True)
_LOWEST: Final = Choice("declare", (*map(Declare, CONTRACTS), REDEAL))
_BACK: Final = Choice("takeback", (OK,), awaited=False)
_AT_ONCE: Final = Choice("at-once", tuple(Declare((name,)) for name in SOLOS), awaited=False)


def selection(state: DoppelkopfState, seat: Seat, hand: Cards) -> Selection:
    """Which cards are offered or given back."""
    fixed = poor_trumps(state.options, state.hands[seat]) if state.phase == "offer" else ()
    return Selection(state.phase, hand, poverty_size(state.options), fixed)


def questions(state: DoppelkopfState, seat: Seat) -> list[Choice]:
    """What is asked before play, with all answers there could be."""
    found: list[Choice] = []
    is_lowest = state.options.redealing == "lowest"
    if seat == state.turn and state.phase in _ASKED:
        found.append(_LOWEST if state.phase == "special" and is_lowest else _ASKED[state.phase])
    if state.phase == "bid" and not state.options.ddv and not is_lowest:
        found.append(_REDEAL)
    if may_take_back(state, seat):
        found.append(_BACK)
    if is_at_once(state, seat):
        found.append(_AT_ONCE)
    return found


def passed(state: DoppelkopfState, seat: Seat, action: Pass) -> DoppelkopfState:
    """No solo, asked for one; or a poverty's cards left to the next."""
    return decline(state, seat, action) if state.phase == "special" else leave(state, seat, action)


def accepted(state: DoppelkopfState, seat: Seat, action: Accept) -> DoppelkopfState:
    """`ok` to the basic game; `accept` a poverty's cards."""
    if action == OK:
        return speak(state, seat, action)
    if action.verb != "accept":
        raise IllegalAction("not-in-this-game")
    return accept(state, seat, action)
