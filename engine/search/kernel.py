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
HANDS, SLOTS = 16, 24  # by seat; the highest number of a slot
# By card: its suit in play, what beats it later, its worth, all cards from it up, all up to it, those of equal worth
# below it in one run, the number of the run's lowest card.
SUIT, BEATEN_BY, WORTH, FROM, UP_TO, RUN, BASE = (32 + 64 * each for each in range(7))
KEYS = 512  # by seat and card, then by seat that leads
PLIES = 1024  # WIDTH numbers a ply: cards, their order, their families, values found, key and slot
WIDTH = 72
SIZE = PLIES + 64 * WIDTH
NONE = 1 << 30
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
def key_of(c: Numbers, lead: int) -> int:
    """A number for the position, the same however many cards of a run of equal worth are gone below the others."""
    everything = 0
    for seat in range(c[SEATS]):
        everything |= c[HANDS + seat]
    present = (everything | (everything >> c[TWIN])) & c[LOWER]
    key = c[SALT] + c[KEYS + 320 + lead]
    for seat in range(c[SEATS]):
        hand, keys = c[HANDS + seat], KEYS + 64 * seat
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            key += c[keys + c[BASE + card] + count_bits(present & c[RUN + card])]
    return key


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
def known(c: Numbers, table: Numbers, lead: int, left: int, need: int, ply: int) -> int:
    """A bound that settles the question as a trick begins, or the card to try first as -2 - card, -1 for none."""
    if need <= 0 or c[NODES] > c[MOST]:
        return 0
    if left < need:
        return left
    hand = c[HANDS + lead]
    if hand & (hand - 1) == 0:
        return last_trick(c, lead)
    key = key_of(c, lead)
    slot = 2 * ((key ^ (key >> 29)) & c[SLOTS])
    c[PLIES + WIDTH * ply + 64], c[PLIES + WIDTH * ply + 65] = key, slot
    if table[slot] != key:
        return -1
    found = table[slot + 1]
    low, high = (found >> 12) & 4095, found & 4095
    if low >= need:
        return low
    return high if high < need else -2 - (found >> 24)


@compiled
def keep(c: Numbers, table: Numbers, ply: int, need: int, value: int, card: int) -> None:
    """Write a bound down: a new position takes the slot, a known one gets a narrower window."""
    key, slot = c[PLIES + WIDTH * ply + 64], c[PLIES + WIDTH * ply + 65]
    if c[NODES] > c[MOST]:
        return
    low, high = 0, 4095
    if table[slot] == key:
        low, high = (table[slot + 1] >> 12) & 4095, table[slot + 1] & 4095
    if value >= need:
        low = value
    else:
        high = value
    table[slot], table[slot + 1] = key, (card << 24) | (low << 12) | high


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
        keep(c, table, ply, need, result, chosen)
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
    c[SLOTS] = len(entries) // 2 - 1
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
    c[SLOTS] = len(entries) // 2 - 1
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
