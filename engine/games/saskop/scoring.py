"""What a deal of Saskop is worth: strokes by trumps and card points, and what house rules add to them."""

from dataclasses import replace
from typing import Final

from engine.cards import Suit
from engine.games.saskop.signals import challenged, penalties, penalty
from engine.games.saskop.state import SaskopState
from engine.match import Carried
from engine.outcome import Outcome, taken, unplayed
from engine.seats import Seat, opposite

EXTRA: Final = 2
"""What a tie, or diamonds ordered unseen, adds to the next win where the house says so."""


def strokes(made: int, trump: Suit, maker: Seat | None, passed: int = 1) -> tuple[int, int]:
    """The makers' and their opponents' strokes for the makers' card points, where nobody took all the tricks.

    Diamonds are worth two more; 91 points two more than 61; the opponents' win two more than the makers', and two more
    again if the makers stay below 30. A deal passed by all is worth one stroke, 60 each nothing yet.
    """
    if made == 60:
        return 0, 0
    if maker is None:
        return (passed, 0) if made > 60 else (0, passed)
    extra = 2 if trump == Suit.DIAMONDS else 0
    if made > 60:
        return (4 if made >= 91 else 2) + extra, 0
    return 0, (4 if made >= 30 else 6) + extra


def _all_tricks(state: SaskopState, team: int) -> tuple[int, int]:
    """*Karvane*: the game, or as many strokes as the house says."""
    worth = state.options.target if state.options.karvane == "game" else state.options.karvane
    return (int(worth), 0) if team == 0 else (0, int(worth))


def scored(state: SaskopState, trump: Suit) -> Outcome:
    """All nine tricks are played."""
    options = state.options
    points, tricks = taken(state.play.tricks, state.ranking, 4)
    makers = (state.maker or 0) % 2
    made = points[makers] + points[makers + 2]
    won_all = next((team for team in (0, 1) if tricks[team] + tricks[team + 2] == 9), None)
    theirs, others = strokes(made, trump, state.maker, int(options.passed))
    by_team = (theirs, others) if makers == 0 else (others, theirs)
    if won_all is not None:
        by_team = _all_tricks(state, won_all)
    details: dict[str, object] = {
        "trump": trump.letter,
        "strokes": [],
        "lambapea": won_all if options.karvane == "game" else None,
        "tie": made == 60,
    }
    if options.karvane != "game":
        details["karvane"] = won_all
    if options.target != "16":
        details["target"] = int(options.target)
    by_team = _with_extras(state, by_team, details)
    won = None if made == 60 else (made > 60) if won_all is None else won_all == makers
    return Outcome(
        kind="passed" if state.maker is None else "made",
        points=points,
        tricks=tricks,
        scores=(*by_team, *by_team),
        declarer=state.maker,
        partner=None if state.maker is None else opposite(state.maker),
        sides=tuple((seat - makers) % 2 for seat in range(4)),
        side_points=(made, 120 - made),
        won=won,
        details=details | {"strokes": list(by_team)},
    )


def _with_extras(state: SaskopState, by_team: tuple[int, int], details: dict[str, object]) -> tuple[int, int]:
    """What ties and unseen diamonds add to a win, and challenges to anybody; a tie leaves more to the next winner.

    *Pokk*, by an open implementation: no replay, and the next deal's winner has two strokes more; or a replay, and two
    more with it. Decision: ties one after the other add up.
    """
    options, gained = state.options, list(by_team)
    dark = EXTRA if state.is_dark and options.dark == "two-more" else 0
    if state.is_dark:
        details["dark"] = True
    if details["tie"]:
        if options.pokk == "next-two":
            details["replay"] = False
        left = state.pot + (EXTRA if options.pokk != "replay" else 0)
        if left:
            details["pokk"] = left
    else:
        winner = 0 if by_team[0] > by_team[1] else 1
        gained[winner] += state.pot + dark
        if state.pot:
            details["pokk"] = state.pot
        if dark:
            details["extra"] = dark
    if penalty(options):
        details |= {"penalties": list(penalties(state)), "caught": challenged(state)}
        gained = [sum(both) for both in zip(gained, penalties(state), strict=True)]
    return gained[0], gained[1]


def dealt_again(state: SaskopState) -> Outcome:
    """Eldest has demanded a new deal: nothing is scored, and what ties have left stays for it."""
    nothing = {"trump": None, "strokes": [0, 0], "lambapea": None, "tie": False, "redeal": True}
    return unplayed("redeal", 4, details=nothing | ({"pokk": state.pot} if state.pot else {}))


def left_by(outcome: Outcome) -> Carried | None:
    """What a deal leaves to the next one: after a tie trumps and maker, unless it is not replayed; and strokes."""
    details, is_again = outcome.details, outcome.kind == "redeal"
    is_replayed = bool(details["tie"]) and details.get("replay", True) is True
    pot = details.get("pokk", 0) if details["tie"] or is_again else 0
    left = Carried.of({"pokk": int(str(pot)), "dark": int(is_replayed and "dark" in details)})
    if not is_replayed:
        return left
    return replace(left or Carried(), trump=Suit("CSHD".index(str(details["trump"]))), maker=outcome.declarer)
