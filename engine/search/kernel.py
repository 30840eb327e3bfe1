"""The search itself, compiled: zero-window alpha-beta over bit sets, on one block of whole numbers a thread.

The block (`c` throughout) holds the rules as data, the hands, and room for each ply; its layout stands below. A set of
cards is a number whose bits are the cards; within a suit in play a higher bit is a stronger card. Everything stays in
one file, because compiled code kept on disk is renewed only when the file itself has changed.
"""

# ruff: noqa: PLR0917 - compiled functions hand numbers on in registers
from engine.search.compiled import Numbers, compiled, count_bits, lowest

# Single numbers: seats at the table; what must be played; all trumps; sets of seats, whose tricks are counted and who
# wants many counted; what a trick is worth by itself; cards kept back until their suit is led, cards forced out.
SEATS, MUST_TRUMP, MUST_BEAT, TRUMPS, COUNTED, GREEDY, TRICK, KEPT, FORCED = range(9)
# Copies of each card less one, the lower copies, where the salt of the keys lies, cards tried so far.
TWIN, LOWER, SALT, NODES = range(9, 13)
HANDS = 16
# By card: its suit in play, what beats it later, its worth, all cards from it up, all up to it, those of equal worth
# below it in one run, the number of the run's lowest card.
SUIT, BEATEN_BY, WORTH, FROM, UP_TO, RUN, BASE = (32 + 64 * each for each in range(7))
KEYS = 512  # by seat and card, then by seat that leads
PLIES = 1024  # WIDTH numbers a ply: cards, their order, their families, values found, key and slot
WIDTH = 72
SIZE = PLIES + 64 * WIDTH
NONE = 1 << 30


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
        if c[MUST_BEAT]:
            beating = may & c[BEATEN_BY + best]
            if beating:
                may = beating
    if may & c[FORCED]:
        return may & c[FORCED]
    kept = may & c[KEPT]
    if kept and kept != may and not kept & led:
        may &= ~kept
    return may


@compiled
def is_beaten(c: Numbers, turn: int, count: int, led: int, card: int) -> bool:
    """Whether an opponent who plays to this trick later can beat a card."""
    seats, seat = c[SEATS], turn
    mine = (c[GREEDY] >> turn) & 1
    for _ in range(count + 1, seats):
        seat += 1
        if seat == seats:
            seat = 0
        if (c[GREEDY] >> seat) & 1 != mine:
            hand = c[HANDS + seat]
            may = hand & led
            if may == 0:
                may = hand & c[TRUMPS]
            if may & c[BEATEN_BY + card]:
                return True
    return False


@compiled
def promise(c: Numbers, turn: int, count: int, led: int, best: int, safe: int, card: int) -> int:
    """How early to try a card: safe: 1 if a friend's best card will win, -1 if a foe's lies best, else 0."""
    worth = c[WORTH + card]
    if led == 0:
        if not is_beaten(c, turn, 0, c[SUIT + card], card):
            return 400 + 8 * worth + card
        return 100 - 8 * worth - card
    if (c[BEATEN_BY + best] >> card) & 1:
        if not is_beaten(c, turn, count, led, card):
            return 500 + 8 * worth - card
        return 200 - 8 * worth - card
    if safe == 1:
        return 450 + 8 * worth - card
    return 150 - 8 * worth - card


@compiled
def listed(c: Numbers, at: int, family: int, found: int, worth: int) -> bool:
    """Whether a neighbour of the same worth is already among those to try."""
    for each in range(family, found):  # noqa: SIM110 - no generators in compiled code
        if c[WORTH + c[at + each]] == worth:
            return True
    return False


@compiled
def list_cards(c: Numbers, turn: int, count: int, led: int, best: int, friend: int, first: int, ply: int) -> int:
    """Write down the cards to try, of neighbours with equal worth one, and how promising each is; returns how many."""
    hand = c[HANDS + turn]
    may = legal(c, hand, led, best)
    others = c[KEPT] | c[FORCED]
    for seat in range(c[SEATS]):
        if seat != turn:
            others |= c[HANDS + seat]
    safe = 0
    if led:
        others |= 1 << best
        safe = (0 if is_beaten(c, turn, count, led, best) else 1) if friend else -1
    at = PLIES + WIDTH * ply
    found, family, before = 0, -1, -1
    while may:
        card = lowest(may)
        may &= may - 1
        apart = before < 0 or c[SUIT + card] != c[SUIT + before]
        if apart or others & c[FROM + before] & c[UP_TO + card]:
            family = found
        before = card
        if not listed(c, at, family, found, c[WORTH + card]):
            c[at + found] = card
            c[at + 16 + found] = NONE if card == first else promise(c, turn, count, led, best, safe, card)
            c[at + 32 + found] = family
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
    if need <= 0:
        return 0
    if left < need:
        return left
    hand = c[HANDS + lead]
    if hand & (hand - 1) == 0:
        return last_trick(c, lead)
    key = key_of(c, lead)
    slot = 2 * ((key ^ (key >> 29)) & (len(table) // 2 - 1))
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
    low, high = 0, 4095
    if table[slot] == key:
        low, high = (table[slot + 1] >> 12) & 4095, table[slot + 1] & 4095
    if value >= need:
        low = value
    else:
        high = value
    table[slot], table[slot + 1] = key, (card << 24) | (low << 12) | high


@compiled
def search(
    c: Numbers, table: Numbers, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    need: int, ply: int,
) -> int:  # fmt: skip
    """What the counted seats will still take, this trick included: at least that if it reaches `need`, else at most.

    count: cards that lie, best and winner among them. lying: their worth. left: the worth of what is still held and of
    the tricks not yet taken.
    """
    first = -1
    if count == 0:
        first = known(c, table, turn, left, need, ply)
        if first >= 0:
            return first
    at, greedy, result, chosen = PLIES + WIDTH * ply, (c[GREEDY] >> turn) & 1, 0, -1
    found = list_cards(c, turn, count, led, best, int((c[GREEDY] >> winner) & 1 == greedy), -2 - first, ply)
    for place in range(found):
        take_best(c, at, place, found)
        card, value = c[at + place], limit(c, at, place, need, greedy)
        if value == NONE:
            wins = count == 0 or (c[BEATEN_BY + best] >> card) & 1 == 1
            top, ahead = (card, turn) if wins else (best, winner)
            lies = lying + c[WORTH + card]
            gain, rest, suit, next_turn = 0, left - c[WORTH + card], led or c[SUIT + card], (turn + 1) % c[SEATS]
            if count + 1 == c[SEATS]:
                gain = lies + c[TRICK] if (c[COUNTED] >> ahead) & 1 else 0
                rest, suit, next_turn, lies = rest - c[TRICK], 0, ahead, 0
            c[HANDS + turn] ^= 1 << card
            c[NODES] += 1
            lie = (count + 1) % c[SEATS]
            value = gain + search(c, table, next_turn, lie, suit, top, ahead, lies, rest, need - gain, ply + 1)
            c[HANDS + turn] ^= 1 << card
        c[at + 48 + place] = value
        if chosen < 0 or ((value > result) == (greedy == 1) and value != result):
            result, chosen = value, card
            if (result >= need) == (greedy == 1):
                break
    if count == 0:
        keep(c, table, ply, need, result, chosen)
    return result


@compiled
def settle(
    c: Numbers, table: Numbers, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    low: int, high: int, guess: int,
) -> int:  # fmt: skip
    """The exact number between two bounds, asking first whether it is above a guess."""
    need = min(max(guess, low + 1), high)
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
    c: Numbers, table: Numbers, turn: int, count: int, led: int, best: int, winner: int, lying: int, left: int,
    marks: Numbers, guess: int,
) -> int:  # fmt: skip
    """How many of the marks, which rise, are reached, asking first about the one with the guess's number."""
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
