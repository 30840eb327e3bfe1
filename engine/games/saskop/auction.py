"""The words before the play: bids, the offer of ten, trumps, diamonds over them, and a new deal that is asked for.

Each function carries one kind of action out, or names the rule that forbids it.
"""

from dataclasses import replace

from engine.actions import Accept, Announce, Bid, Pass, Show, Trump
from engine.auction import Auction
from engine.cards import Suit
from engine.errors import demand
from engine.games.saskop.cards import lengths, pictures_in
from engine.games.saskop.state import SaskopState, demand_phase
from engine.seats import Seat, opposite

LOWEST, HIGHEST, TEN = 5, 9, 10


def begin_play(state: SaskopState, trump: Suit, maker: Seat | None) -> SaskopState:
    """The trumps are settled."""
    return replace(state, phase="play", trump=trump, maker=maker)


def bid(state: SaskopState, seat: Seat, action: Bid | Pass) -> SaskopState:
    """In turn, 5 to 9, above the last and no longer than the hand now held; passed by all, diamonds are nobody's."""
    if isinstance(action, Pass) and state.phase == "ten":
        return _decline(state, seat)
    demand_phase(state, "auction")
    demand(seat == state.auction.turn, "not-your-turn")
    if isinstance(action, Pass):
        auction = _closed(state, state.auction.with_pass())
    else:
        if action.number == TEN and state.options.ten:
            return _offer(state, seat, action)
        demand(LOWEST <= action.number <= HIGHEST, "bid-range", lowest=LOWEST, highest=HIGHEST)
        if action.number == state.auction.high and state.options.omale:
            _check_omale(state, seat)
        else:
            demand(action.number > state.auction.high, "bid-too-low", last=state.auction.high)
        longest = max(lengths(state.hands[seat]))
        demand(action.number <= longest, "bid-too-long", longest=longest)
        auction = _closed(state, state.auction.with_bid(action.number))
    spoken = replace(
        state,
        auction=auction,
        phase="announce" if auction.is_over else "auction",
        said=(*state.said, (seat, action)),
        omale=state.omale or (isinstance(action, Bid) and action.number == state.auction.high),
    )
    return begin_play(spoken, Suit.DIAMONDS, None) if auction.is_over and auction.bidder is None else spoken


def _closed(state: SaskopState, auction: Auction) -> Auction:
    """By an open implementation everybody speaks once, and who has bid most has it then."""
    if state.options.bids != "once" or len(auction.spoken) < 4 or auction.bidder is None:
        return auction
    return replace(auction, turn=auction.bidder, passed=frozenset(range(4)) - {auction.bidder})


def _check_omale(state: SaskopState, seat: Seat) -> None:
    """*Omale*, by Saaremaa's rules: eldest may take the bid before for themselves, once a deal.

    By an open implementation whoever sits before its bidder, counted from eldest. Decision: this too once a deal.
    """
    if state.options.omale == "before":
        bidder = state.auction.bidder or 0
        is_before = (seat - state.eldest) % 4 < (bidder - state.eldest) % 4
        demand(is_before, "omale-before", last=state.auction.high)
    else:
        demand(seat == state.eldest, "omale-eldest", last=state.auction.high)
    demand(not state.omale, "omale-once", last=state.auction.high)


def _offer(state: SaskopState, seat: Seat, action: Bid) -> SaskopState:
    """Ten, by Saaremaa's rules: who has exactly one picture offers it to the partner.

    Decision: once a deal for each seat, in one's turn; it is no bid that others would have to go above.
    """
    demand(seat not in state.tens, "ten-once")
    demand(len(pictures_in(state.hands[seat])) == 1, "ten-without")
    return replace(state, phase="ten", offered=seat, tens=(*state.tens, seat), said=(*state.said, (seat, action)))


def _decline(state: SaskopState, seat: Seat) -> SaskopState:
    """Decision: an offer that is not taken is as if it had not been made, and who made it bids or passes."""
    demand(seat == state.turn, "not-your-turn")
    return replace(state, phase="auction", offered=None, said=state.said[:-1])


def accept(state: SaskopState, seat: Seat, action: Accept) -> SaskopState:
    """Take the picture that is offered with a ten; or leave the named suit as it is: when all three do, play begins."""
    if state.phase == "ten":
        return _take_picture(state, seat, action)
    _may_override(state, seat)
    accepted = (*state.accepted, seat)
    phase = "play" if len(accepted) == 3 else "override"
    return replace(state, accepted=accepted, phase=phase, said=(*state.said, (seat, action)))


def _take_picture(state: SaskopState, seat: Seat, action: Accept) -> SaskopState:
    """The picture goes over openly, a card comes back, and diamonds are trumps at once.

    Decision: who bid ten is the maker. By Saaremaa's second rules there is no more to it, and who bid ten bids or
    passes.
    """
    demand(seat == state.turn, "not-your-turn")
    giver = opposite(seat)
    (picture,) = pictures_in(state.hands[giver])
    play = state.play.with_gift(giver, seat, picture, seen=True)
    said = (*state.said, (seat, action), (giver, Show(picture)))
    return replace(state, play=play, phase="exchange", said=said, shown=(*state.shown, (giver, picture)))


def trump(state: SaskopState, seat: Seat, action: Trump) -> SaskopState:
    """The last bidder names a suit with at least as many trumps as were bid; nobody can override diamonds.

    By vint.ee and Saaremaa's second rules nobody overrides anything once the auction is over. By an open implementation
    its winner may name diamonds, however few they have, and nobody else has a say.
    """
    demand_phase(state, "announce")
    demand(seat == state.auction.bidder, "not-your-turn")
    have = lengths(state.hands[seat])[action.suit]
    is_free = state.options.diamonds == "winner" and action.suit == Suit.DIAMONDS
    demand(is_free or have >= state.auction.high, "trump-too-short", bid=state.auction.high, have=have)
    stands = action.suit == Suit.DIAMONDS or state.options.diamonds != "always"
    said = (*state.said, (seat, action))
    return replace(state, phase="play" if stands else "override", said=said, trump=action.suit, maker=seat)


def _may_override(state: SaskopState, seat: Seat) -> None:
    """Each seat but the maker's may override or accept, in any order; who has accepted is bound by it."""
    demand_phase(state, "override")
    demand(seat != state.maker, "own-trump")
    demand(seat not in state.accepted, "accepted-already")


def announce(state: SaskopState, seat: Seat, action: Announce) -> SaskopState:
    """Anybody may announce diamonds at any time of the auction, after passing too; later diamonds override.

    By vint.ee who has passed may not, by Saaremaa's second rules only who is in turn may.
    """
    if action.verb == "redeal":
        return _deal_again(state, seat, action)
    if action.verb == "override":
        _may_override(state, seat)
    else:
        demand(action.verb == "diamonds", "not-in-this-game")
        demand_phase(state, "auction")
        demand(state.options.diamonds != "winner", "diamonds-winner")
        if state.options.diamonds != "always":
            demand(seat not in state.auction.passed, "diamonds-passed")
        demand(state.options.diamonds != "turn" or seat == state.auction.turn, "diamonds-turn")
    return begin_play(replace(state, said=(*state.said, (seat, action))), Suit.DIAMONDS, seat)


def _deal_again(state: SaskopState, seat: Seat, action: Announce) -> SaskopState:
    """By Saaremaa's rules eldest without a picture may demand a new deal when nines were ordered, not in a replay.

    Decision: before their own first bid or pass.
    """
    demand(state.options.redeal, "no-redeal")
    demand_phase(state, "auction")
    demand(state.style.startswith("nines"), "redeal-nines")
    demand(seat == state.eldest, "redeal-eldest")
    demand(seat not in state.auction.spoken, "redeal-late")
    demand(not pictures_in(state.hands[seat]), "redeal-picture")
    return replace(state, phase="done", again=True, said=(*state.said, (seat, action)))
