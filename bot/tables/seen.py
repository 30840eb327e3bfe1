"""What seats see of deals, made once for each state of a deal and kept for a short while."""

from collections import OrderedDict
from typing import Final

from engine.deal import Deal
from engine.seats import Seat
from engine.views import View

MOST: Final = 512
"""So many states of deals are kept, the ones looked at longest ago let go: a table where nobody acts costs nothing."""

_RECENT: Final[OrderedDict[int, tuple[Deal, dict[Seat | None, View]]]] = OrderedDict()


def view_of(deal: Deal, seat: Seat | None) -> View:
    """What a seat, or a bystander, may know; after one action the same view is asked for a dozen times."""
    kept = _RECENT.get(id(deal))
    if kept is None or kept[0] is not deal:
        kept = _RECENT[id(deal)] = deal, {}
        if len(_RECENT) > MOST:
            _RECENT.popitem(last=False)
    else:
        _RECENT.move_to_end(id(deal))
    views = kept[1]
    if seat not in views:
        views[seat] = deal.view(seat)
    return views[seat]
