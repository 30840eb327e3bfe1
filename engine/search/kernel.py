"""The search itself, compiled: zero-window alpha-beta over bit sets, on one block of whole numbers a thread.

The block (`c` throughout) holds the rules as data, the hands, and room for each ply; its layout stands below. A set of
cards is a number whose bits are the cards; within a suit in play a higher bit is a stronger card. Everything stays in
one file, because compiled code kept on disk is renewed only when the file itself has changed.
"""

# ruff: noqa: PLR0917 - compiled functions hand numbers on in registers
from engine.search.compiled import Numbers, Row, address, compiled, count_bits, highest, lowest

# Single numbers: seats at the table; what must be played; all trumps; sets of seats, whose tricks are counted and who
# wants many counted; what a trick is worth by itself; cards kept back until their suit is led, cards forced out.
SEATS, MUST_TRUMP, MUST_BEAT, TRUMPS, COUNTED, GREEDY, TRICK, KEPT, FORCED = range(9)
# Copies of each card less one, the lower copies, the salt of the keys, cards tried so far, and how many are too many:
# then all that is returned is worthless, and nothing is kept. Then called cards, and with how many cards of their suit
# in play their holder may lead another of it.
TWIN, LOWER, SALT, NODES, MOST, CALLED, FLEES = range(9, 16)
HANDS, BUCKETS = 16, 24  # by seat; the highest number of a bucket
# By card: its suit in play, what beats it later, its worth, all cards from it up, all up to it, those of equal worth
# below it in one run, the number of the run's lowest card.
SUIT, BEATEN_BY, WORTH, FROM, UP_TO, RUN, BASE = (32 + 64 * each for each in range(7))
KEYS = 512  # by seat and card, then by seat that leads
SUITS = 900  # how many suits there are in play, then the cards of each
WORTHS = 912  # from the lowest on: a worth, and the cards that have it
# WIDTH numbers a ply: cards, their order, their families, values found, key, bucket, all cards held, a number a suit.
PLIES = 1024
OWN_KEY, BUCKET, HELD, SUIT_KEYS = range(64, 68)
WIDTH = 72
SIZE = PLIES + 64 * WIDTH
NONE = 1 << 30
# A table's entry is one number: 41 bits of the key, four for which card of the hand to try first, nine for each of two
# bounds. A position may lie in any of the places of its bucket, of which the one longest not written to gives way. That
# another is taken for it happens once in 5 * 10^11 times it is looked for.
KEY, UNMARKED, MARKED = (1 << 62) - 1, 21, 22
PLACES, ENDLESS = 4, 511
ALWAYS, TRUMPS_LED = 1, 2  # when the best card must be beaten


@compiled
def minding(c: Numbers, hand: int, may: int, led: int) -> int:
    """Of the cards that suit the trick those that who holds a called card may play.

    Led by another, its suit asks for it; who leads plays no other card of the suit, unless they have many; it is not
    thrown off before the last trick.
    """
    called = hand & c[CALLED]
    if called == 0 or called == hand:  # noqa: PLR1714 - compiled
        return may
    suit = c[SUIT + lowest(called)]
    if led == suit:
        return called
    if led:
        return may & ~called if may != called else may
    return may if count_bits(hand & suit) >= c[FLEES] else may & (called | ~suit)


@compiled
def legal(c: Numbers, hand: int, led: int, best: int) -> int:
    """Follow suit, else trump, else anything, and beat the best card, as far as the rules demand it."""
    may = hand
    if led:
        may = hand & led
        if may == 0 and c[MUST_TRUMP]:
            may = hand & c[TRUMPS]
        if may == 0:
            may = hand
        if c[MUST_BEAT] == ALWAYS or (c[MUST_BEAT] == TRUMPS_LED and led & c[TRUMPS]):
            beating = may & c[BEATEN_BY + best]
            if beating:
                may = beating
    if may & c[FORCED]:
        return may & c[FORCED]
    kept = may & c[KEPT]
    if kept and kept != may and not kept & led:
        may &= ~kept
    return minding(c, hand, may, led) if c[CALLED] else may


@compiled
def strongest(c: Numbers, turn: int, count: int, led: int, greedy: int) -> int:
    """The best card that those of a side who play to this trick later could win it with, -1 for none."""
    seat, top = turn, -1
    for _ in range(count + 1, c[SEATS]):
        seat += 1
        if seat == c[SEATS]:
            seat = 0
        if (c[GREEDY] >> seat) & 1 == greedy:
            may = c[HANDS + seat] & led
            if may == 0:
                may = c[HANDS + seat] & c[TRUMPS]
            if may:
                top = max(top, highest(may))
    return top


@compiled
def promise(c: Numbers, wins: int, ours: int, theirs: int, card: int) -> int:
    """How early to try a card to a trick: whether it lies best, and the best that the others of both sides can do.

    The numbers were found by trying: fat cards where the trick will be ours, lean and low ones where it will not.
    """
    worth = c[WORTH + card]
    if wins and card > theirs:
        return 500 + 2 * worth - card
    if ours > theirs:
        return (480 + 8 * worth if wins else 450 + 4 * worth) - card
    return (200 if wins else 150) - 8 * worth - card


@compiled
def promise_to_lead(c: Numbers, ours: int, theirs: int, card: int) -> int:
    """The same for a lead: friends' sure tricks, then one's own, then strong lean cards."""
    worth = c[WORTH + card]
    if card > theirs:
        return 400 + 4 * worth + card
    return 450 + 8 * worth - card if ours > theirs else 100 - 4 * worth + card


@compiled
def judge(
    c: Numbers, turn: int, count: int, led: int, best: int, friend: int, first: int, found: int, at: int
) -> None:  # fmt: skip
    """Write down how promising each of the cards is; `first` comes first."""
    mine, suit = (c[GREEDY] >> turn) & 1, led
    ours, theirs = strongest(c, turn, count, led, mine), strongest(c, turn, count, led, 1 - mine)
    if led and friend:
        ours = max(ours, best)
    elif led:
        theirs = max(theirs, best)
    for each in range(at, at + found):
        card = c[each]
        if card == first:
            c[each + 16] = NONE
        elif led:
            c[each + 16] = promise(c, (c[BEATEN_BY + best] >> card) & 1, ours, theirs, card)
        else:
            if c[SUIT + card] != suit:
                suit = c[SUIT + card]
                ours, theirs = strongest(c, turn, 0, suit, mine), strongest(c, turn, 0, suit, 1 - mine)
            c[each + 16] = promise_to_lead(c, ours, theirs, card)


@compiled
def listed(c: Numbers, at: int, family: int, found: int, worth: int) -> bool:
    """Whether a neighbour of the same worth is already among those to try."""
    for each in range(family, found):  # noqa: SIM110 - no generators in compiled code
        if c[WORTH + c[at + each]] == worth:
            return True
    return False


@compiled
def list_cards(c: Numbers, turn: int, led: int, best: int, at: int) -> int:
    """Write down the cards to try, of neighbours with equal worth one, and who are neighbours; returns how many."""
    may = legal(c, c[HANDS + turn], led, best)
    others = c[KEPT] | c[FORCED] | c[CALLED] | (1 << best if led else 0)
    for seat in range(c[SEATS]):
        if seat != turn:
            others |= c[HANDS + seat]
    found, family, before = 0, 0, -1
    while may:
        card = lowest(may)
        may &= may - 1
        apart = before < 0 or c[SUIT + card] != c[SUIT + before]
        if apart or others & c[FROM + before] & c[UP_TO + card]:
            family = found
        before = card
        if not listed(c, at, family, found, c[WORTH + card]):
            c[at + found], c[at + 32 + found] = card, family
            found += 1
    return found


@compiled
def take_best(c: Numbers, at: int, place: int, found: int) -> None:
    """Bring the most promising of the cards not yet tried to a place."""
    top = place
    for each in range(place + 1, found):
        if c[at + 16 + each] > c[at + 16 + top]:
            top = each
    if top != place:
        for row in range(at, at + 48, 16):
            c[row + place], c[row + top] = c[row + top], c[row + place]


@compiled
def limit(c: Numbers, at: int, place: int, need: int, greedy: int) -> int:
    """What a card can be worth at best for who is to play, from neighbours that failed; NONE if it may still do."""
    worth = c[WORTH + c[at + place]]
    for each in range(place):
        if c[at + 32 + each] == c[at + 32 + place]:
            apart = abs(worth - c[WORTH + c[at + each]])
            if greedy:
                if c[at + 48 + each] + apart < need:
                    return c[at + 48 + each] + apart
            elif c[at + 48 + each] - apart >= need:
                return c[at + 48 + each] - apart
    return NONE


@compiled
def hands_of(c: Numbers, seats: int) -> int:
    """All cards that a set of seats holds."""
    held = 0
    for seat in range(c[SEATS]):
        if (seats >> seat) & 1:
            held |= c[HANDS + seat]
    return held


@compiled
def suit_key(c: Numbers, suit: int, present: int) -> int:
    """A number for who holds what of a suit, the same for suits alike.

    It is the same too however many cards of a run of equal worth are gone below the others.
    """
    key = 0
    for seat in range(c[SEATS]):
        hand, keys = c[HANDS + seat] & suit, KEYS + 64 * seat
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            key += c[keys + c[BASE + card] + count_bits(present & c[RUN + card])]
    key &= KEY
    key ^= (key << 13) & KEY
    key ^= key >> 7
    return key ^ ((key << 17) & KEY)


@compiled
def key_of(c: Numbers, lead: int, ply: int) -> int:
    """A number for the position, which minds neither runs nor which of suits alike is which.

    What it is made of is renewed for suits of which cards have gone since the trick before, and else known.
    """
    everything, row = hands_of(c, -1), PLIES + WIDTH * ply
    before = row - WIDTH * c[SEATS]
    changed = everything ^ c[before + HELD] if ply >= c[SEATS] else -1
    present = (everything | (everything >> c[TWIN])) & c[LOWER]
    c[row + HELD] = everything
    key = c[SALT] + c[KEYS + 320 + lead]
    for each in range(c[SUITS]):
        suit = c[SUITS + 1 + each]
        own = suit_key(c, suit, present) if changed & suit else c[before + SUIT_KEYS + each]
        c[row + SUIT_KEYS + each] = own
        key += own
    return key & KEY


@compiled
def last_trick(c: Numbers, lead: int) -> int:
    """Everybody has one card left."""
    best, winner = lowest(c[HANDS + lead]), lead
    worth, seat = c[WORTH + best] + c[TRICK], lead
    for _ in range(1, c[SEATS]):
        seat += 1
        if seat == c[SEATS]:
            seat = 0
        card = lowest(c[HANDS + seat])
        worth += c[WORTH + card]
        if (c[BEATEN_BY + best] >> card) & 1:
            best, winner = card, seat
    c[NODES] += c[SEATS]
    return worth if (c[COUNTED] >> winner) & 1 else 0


@compiled
def longest(c: Numbers, lead: int, suit: int) -> int:
    """How many cards of a suit one of those who do not lead holds at most."""
    most = 0
    for seat in range(c[SEATS]):
        if seat != lead:
            most = max(most, count_bits(c[HANDS + seat] & suit))
    return most


@compiled
def rounds(c: Numbers, lead: int, suit: int) -> int:
    """How often all others who hold trumps must follow when a suit is led."""
    least = 64
    for seat in range(c[SEATS]):
        if seat != lead and c[HANDS + seat] & c[TRUMPS]:
            least = min(least, count_bits(c[HANDS + seat] & suit))
    return least


@compiled
def above(c: Numbers, hand: int, others: int) -> int:
    """The cards of a suit higher than all that others hold of it."""
    return hand & ~c[UP_TO + highest(others)] if others else hand


@compiled
def cashed(c: Numbers, lead: int) -> int:
    """The cards of who leads that take a trick one after the other whatever the others do.

    First trumps that nobody can beat. Then those of plain suits, as often as all who may still hold trumps must follow;
    and once all others' trumps are drawn, the long cards of a suit too.
    """
    hand, trumps, others = c[HANDS + lead], c[TRUMPS], hands_of(c, ~(1 << lead))
    sure = above(c, hand & trumps, others & trumps)
    drawn = count_bits(sure) >= longest(c, lead, trumps)
    if drawn:
        sure = hand & trumps
    for each in range(c[SUITS]):
        suit = c[SUITS + 1 + each]
        if hand & suit and suit != trumps:
            high = above(c, hand & suit, others & suit)
            if drawn and count_bits(high) >= longest(c, lead, suit):
                high = hand & suit
            while high and not drawn and count_bits(high) > rounds(c, lead, suit):
                high &= high - 1
            sure |= high
    return sure


@compiled
def cheapest(c: Numbers, hand: int, number: int) -> int:
    """What so many cards of a hand, or all of it, are worth at least."""
    worth, kind, wanted = 0, WORTHS, min(number, count_bits(hand))
    while wanted > 0:
        held = min(wanted, count_bits(hand & c[kind + 1]))
        worth += held * c[kind]
        wanted, kind = wanted - held, kind + 2
    return worth


@compiled
def tricks_worth(c: Numbers, seat: int, sure: int) -> int:
    """What the tricks are worth at least that a seat takes with these cards, a card of everybody's in each."""
    worth, number = 0, count_bits(sure)
    for other in range(c[SEATS]):
        if other != seat:
            worth += cheapest(c, c[HANDS + other], number)
    while sure:
        worth += c[WORTH + lowest(sure)] + c[TRICK]
        sure &= sure - 1
    return worth


@compiled
def taken_by_trumps(c: Numbers, ours: int, theirs: int) -> int:
    """What a side takes at least, whoever leads: a trump that the others cannot beat is a trick of its own."""
    least, high = 0, above(c, ours & c[TRUMPS], theirs & c[TRUMPS])
    for seat in range(c[SEATS]):
        if c[HANDS + seat] & high:
            least = max(least, tricks_worth(c, seat, c[HANDS + seat] & high))
    return least


@compiled
def bound_by_cards(c: Numbers, lead: int, left: int, need: int) -> int:
    """A bound that settles the question by tricks that somebody is sure to take; -1 if that does not."""
    ours, theirs, is_ours = hands_of(c, c[COUNTED]), hands_of(c, ~c[COUNTED]), (c[COUNTED] >> lead) & 1
    least, less = taken_by_trumps(c, ours, theirs), taken_by_trumps(c, theirs, ours)
    if least < need <= left - less and c[COUNTED] == c[GREEDY] and c[KEPT] | c[FORCED] | c[CALLED] == 0:
        cash = tricks_worth(c, lead, cashed(c, lead))
        if is_ours:
            least = cash
        else:
            less = cash
    if least >= need:
        return least
    return left - less if left - less < need else -1


@compiled
def looked_up(c: Numbers, table: Numbers, lead: int, need: int, ply: int) -> int:
    """A bound kept of the position that settles the question, or the card to try first as -2 - card, -1 for none."""
    key, hand = key_of(c, lead, ply), c[HANDS + lead]
    bucket = PLACES * (key & c[BUCKETS])
    c[PLIES + WIDTH * ply + OWN_KEY], c[PLIES + WIDTH * ply + BUCKET] = key, bucket
    for place in range(bucket, bucket + PLACES):
        found = table[place]
        if found >> MARKED == key >> UNMARKED:
            low, high = (found >> 9) & ENDLESS, found & ENDLESS
            if low >= need:
                return low
            if high < min(need, ENDLESS):
                return high
            for _ in range((found >> 18) & 15):
                hand &= hand - 1
            return -2 - lowest(hand) if hand else -1
    return -1


@compiled
def known(c: Numbers, table: Numbers, lead: int, left: int, need: int, ply: int) -> int:
    """A bound that settles the question as a trick begins, or the card to try first as -2 - card, -1 for none."""
    if need <= 0 or c[NODES] > c[MOST]:
        return 0
    if left < need:
        return left
    hand = c[HANDS + lead]
    if hand & (hand - 1) == 0:
        return last_trick(c, lead)
    bound = bound_by_cards(c, lead, left, need)
    return bound if bound >= 0 else looked_up(c, table, lead, need, ply)


@compiled
def keep(c: Numbers, table: Numbers, lead: int, need: int, value: int, card: int, ply: int) -> None:
    """Write a bound down, first in its bucket: a new position moves the others on, a known one has its window narrowed.

    Of worths beyond what an entry holds less is written: at least the most it holds, or nothing.
    """
    key, bucket = c[PLIES + WIDTH * ply + OWN_KEY], c[PLIES + WIDTH * ply + BUCKET]
    if c[NODES] > c[MOST]:
        return
    place, low, high = bucket, 0, ENDLESS
    while place < bucket + PLACES - 1 and table[place] >> MARKED != key >> UNMARKED:
        place += 1
    if table[place] >> MARKED == key >> UNMARKED:
        low, high = (table[place] >> 9) & ENDLESS, table[place] & ENDLESS
    if value >= need:
        low = min(value, ENDLESS)
    else:
        high = min(value, ENDLESS)
    while place > bucket:
        table[place] = table[place - 1]
        place -= 1
    which = min(count_bits(c[HANDS + lead] & ((1 << card) - 1)), 15)
    table[bucket] = ((key >> UNMARKED) << MARKED) | (which << 18) | (low << 9) | high


@compiled
def taken(c: Numbers, seat: int, lying: int) -> int:
    """What a trick with so much in it counts when a seat wins it."""
    return lying + c[TRICK] if (c[COUNTED] >> seat) & 1 else 0


@compiled
def is_better(value: int, result: int, greedy: int) -> bool:
    """Whether a value is better for who is to play, `result` -1 standing for none yet."""
    return result < 0 or (value > result if greedy else value < result)


@compiled
def search(
    c: Numbers, table: Numbers, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    need: int, ply: int,
) -> int:  # fmt: skip
    """What the counted seats will still take, this trick included: at least that if it reaches `need`, else at most.

    count: cards that lie, best and winner among them. lying: their worth. left: that of the cards held and tricks open.
    """
    first = -1
    if count == 0:
        first = known(c, table, turn, left, need, ply)
        if first >= 0:
            return first
    at, greedy, result, chosen = PLIES + WIDTH * ply, (c[GREEDY] >> turn) & 1, -1, 0
    found = list_cards(c, turn, led, best, at)
    if found > 1:
        judge(c, turn, count, led, best, int((c[GREEDY] >> winner) & 1 == greedy), -2 - first, found, at)
    for place in range(found):
        take_best(c, at, place, found)
        card, value = c[at + place], limit(c, at, place, need, greedy)
        if value == NONE:
            wins = count == 0 or (c[BEATEN_BY + best] >> card) & 1 == 1
            top, ahead = (card, turn) if wins else (best, winner)
            lies, rest, gain = lying + c[WORTH + card], left - c[WORTH + card], 0
            suit, to_play, laid = led or c[SUIT + card], (turn + 1) % c[SEATS], (count + 1) % c[SEATS]
            if laid == 0:
                gain, lies, rest, suit, to_play = taken(c, ahead, lies), 0, rest - c[TRICK], 0, ahead
            c[HANDS + turn] ^= 1 << card
            c[NODES] += 1
            value = gain + search(c, table, to_play, laid, suit, top, ahead, lies, rest, need - gain, ply + 1)
            c[HANDS + turn] ^= 1 << card
        c[at + 48 + place] = value
        if is_better(value, result, greedy):
            result, chosen = value, card
            if (result >= need) == (greedy == 1):
                break
    if count == 0:
        keep(c, table, turn, need, result, chosen, ply)
    return result


@compiled
def playable(block: Row, hand: int, led: int, best: int) -> int:
    """The cards of a hand that may be played."""
    return legal(address(block), hand, led, best)


@compiled
def settle(
    block: Row, entries: Row, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    low: int, high: int, guess: int,
) -> int:  # fmt: skip
    """The exact number between two bounds, asking first whether it is above a guess."""
    c, table, need = address(block), address(entries), min(max(guess, low + 1), high)
    c[BUCKETS] = len(entries) // PLACES - 1
    while low < high:
        value = search(c, table, turn, count, led, best, winner, lying, left, need, 0)
        if value >= need:
            low = value
        else:
            high = value
        need = (low + high + 1) // 2
    return low


@compiled
def reached(
    block: Row, entries: Row, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    marks: Row, guess: int,
) -> int:  # fmt: skip
    """How many of the marks, which rise, are reached, asking first about the one with the guess's number."""
    c, table = address(block), address(entries)
    c[BUCKETS] = len(entries) // PLACES - 1
    low, high, asked = 0, len(marks), min(max(guess, 1), len(marks))
    while low < high:
        value = search(c, table, turn, count, led, best, winner, lying, left, marks[asked - 1], 0)
        if value >= marks[asked - 1]:
            low = asked
            while low < high and marks[low] <= value:
                low += 1
        else:
            high = asked - 1
            while high > low and marks[high - 1] > value:
                high -= 1
        asked = (low + high + 1) // 2
    return low
