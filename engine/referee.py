"""The referee: a request to a line in, the state of that deal, a way of dealing or a score to a line out."""

import os
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from json import JSONEncoder
from typing import Any, BinaryIO, Final

from engine.actions import Action, Cut, read_action
from engine.cards import Card, Cards, Rank, pack, read_card, read_suit
from engine.dealing import Dealt
from engine.decisions import expand
from engine.errors import IllegalAction, Misordered, Unreadable, UnusableDeal
from engine.game import Game
from engine.games import GAMES
from engine.match import Carried, MatchRule, Tally, read_counts, whole_number
from engine.options import read_options
from engine.seats import Seat
from engine.untrusted_json import NotJson, read_object, respell

LONGEST_LINE: Final = 1 << 24
LONGEST_ACTION: Final = 200
LONGEST_REASON: Final = 300

_encode: Final = JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_CARD_TEXT: Final[Mapping[Card, str]] = {card: str(card) for card in pack(Rank.SIX)}
_SEATS: Final[Mapping[str, Seat]] = {str(seat): seat for seat in range(10)}
_write_action: Final = lru_cache(maxsize=8192)(str)


@dataclass
class RefusedAction(Exception):
    """An action the rules do not allow: its place among the actions, and why."""

    at: int
    reason: str


def main() -> int:
    """Answer standard input on standard output until it ends."""
    if sys.stdin is None or sys.stdout is None:
        return 0
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except OSError as error:  # nobody takes the replies; the interpreter must not find that out again on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"referee: {error}\n")
            return 1
    except KeyboardInterrupt:
        return 130
    return 0


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer every line at once; an empty one is passed over, one beyond all measure refused unread."""
    for line in _lines(requests):
        reply = _error("null", None, "the line is too long") if line is None else answer(line)
        if reply is not None:
            replies.write(reply.encode("ascii") + b"\n")
            replies.flush()


def _lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """Line after line, None for one that is too long to keep."""
    while line := requests.readline(LONGEST_LINE):
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = requests.readline(LONGEST_LINE)
        yield None


def answer(line: bytes) -> str | None:
    """The reply to one line, in ASCII; None for a blank one. It depends on nothing but the line."""
    if not line.strip(b" \t\r\n"):
        return None
    name = "null"
    try:
        request, spelled = read_object(line)
        name = respell(spelled.get("id", name))
        body = _encode(_answer(request))
    except RefusedAction as refused:
        return _error(name, refused.at, refused.reason)
    except (NotJson, UnusableDeal) as unusable:
        return _error(name, None, str(unusable))
    except Exception:  # noqa: BLE001 - a mistake of ours must not cost the lines that follow their answers
        traceback.print_exc()
        return _error(name, None, "the referee failed")
    return f'{{"id":{name},{body[1:]}'


def _error(name: str, at: int | None, reason: str) -> str:
    return f'{{"id":{name},"error":{_encode({"at": at, "reason": reason[:LONGEST_REASON]})}}}'


def _answer(request: Mapping[str, Any]) -> dict[str, object]:
    game = request.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise UnusableDeal(f"game is one of: {', '.join(GAMES)}")
    rules = GAMES[game]
    options = read_options(rules.options, request.get("options", {}))
    if "match" in request and rules.match.is_counted(options):
        return _score(rules, options, request)
    # Where there is but one way of dealing, only a request without hands can ask for it.
    is_to_deal = "deal" in request and (len(rules.ways(options)) > 1 or "hands" not in request)
    return (_deal if is_to_deal else _judge)(rules, options, request)


# A deal and its actions


def _judge(rules: Game[Any], options: Any, request: Mapping[str, Any]) -> dict[str, object]:
    """Play the actions from the hands on, and say how things stand."""
    state, players, actions = _begin(rules, options, request)
    for at, text in enumerate(actions):
        try:
            seat, action = read_move(text, players)
            state = rules.next_state(state, seat, action)
        except (IllegalAction, Misordered) as refused:
            raise RefusedAction(at, str(refused)) from None
        except Unreadable as unreadable:
            raise RefusedAction(at, f"no action: {unreadable}") from None
    outcome = rules.outcome(state)
    return {
        "phase": state.phase,
        "to_act": rules.waiting_for(state),
        "legal": _legal(rules, state, players),
        "hands": [[_CARD_TEXT[card] for card in hand] for hand in state.hands],
        "result": None if outcome is None else rules.result(outcome),
    }


def _begin(rules: Game[Any], options: Any, request: Mapping[str, Any]) -> tuple[Any, int, list[object]]:
    hands, actions = request.get("hands"), request.get("actions", [])
    if not isinstance(hands, list) or len(hands) not in rules.players(options):
        raise UnusableDeal("hands is a list of the players' hands")
    if not isinstance(actions, list):
        raise UnusableDeal("actions is a list")
    players = len(hands)
    dealer = _seat("dealer", request.get("dealer"), players)
    style = request.get("style")
    dealt = Dealt(
        tuple(map(_cards, hands)),
        _cards(request.get("blind", [])),
        style=str(style) if style in rules.ways(options) else "",
    )
    state = rules.begin(options, dealer, dealt, _carried(request, players, replays=rules.match.replays))
    return state, players, actions


def _legal(rules: Game[Any], state: Any, players: int) -> dict[str, list[str]]:
    if state.phase == "done":
        return {}
    actions = ((seat, expand(rules.decisions(state, seat))) for seat in range(players))
    texts = ((str(seat), [_write_action(action) for action in may]) for seat, may in actions)
    return {seat: may for seat, may in texts if may}


def read_move(text: object, players: int) -> tuple[Seat, Action]:
    """Read `seat verb arguments`, spelled exactly so; raises `Unreadable`."""
    if not isinstance(text, str):
        raise Unreadable("not a text")
    if len(text) > LONGEST_ACTION:
        raise Unreadable("too long")
    seat, action = _read_move(text)
    if seat >= players:
        raise Unreadable(f"no seat {seat}")
    return seat, action


@lru_cache(maxsize=8192)
def _read_move(text: str) -> tuple[Seat, Action]:
    seat, _, action = text.partition(" ")
    if seat not in _SEATS:
        raise Unreadable(text)
    return _SEATS[seat], read_action(action)


def _cards(value: object) -> Cards:
    if not isinstance(value, list):
        raise UnusableDeal("cards stand in a list")
    try:
        return tuple([read_card(text) for text in value])
    except (TypeError, Unreadable):
        raise UnusableDeal("a card is written rank, then suit: 6C, TD, QS") from None


def _seat(name: str, value: object, players: int) -> Seat:
    try:
        return whole_number(value, 0, players - 1)
    except UnusableDeal:
        raise UnusableDeal(f"{name} is a seat from 0 to {players - 1}") from None


def _carried(request: Mapping[str, Any], players: int, *, replays: bool) -> Carried | None:
    tie = _replay(request.get("replay"), players) if replays else None
    counts = read_counts(request.get("carried", {}), players)
    return replace(tie or Carried(), counts=counts) if counts else tie


def _replay(value: object, players: int) -> Carried | None:
    if value is None:
        return None
    if not isinstance(value, dict) or not {"trump", "maker"} <= value.keys():
        raise UnusableDeal("replay names its trump and its maker")
    try:
        trump = read_suit(value["trump"])
    except (TypeError, Unreadable):
        raise UnusableDeal("the replay's trump is one of C S H D") from None
    return Carried(trump, None if value["maker"] is None else _seat("the replay's maker", value["maker"], players))


# A cut and a way of dealing


def _deal(rules: Game[Any], options: Any, request: Mapping[str, Any]) -> dict[str, object]:
    """Cut a pack and deal it as the cutter asks."""
    wanted, counts = request["deal"], rules.players(options)
    if not isinstance(wanted, dict):
        raise UnusableDeal("deal is an object of: pack, place, style, card, players")
    players = whole_number(wanted.get("players", counts[0]), min(counts), max(counts))
    dealer, shuffled = _seat("dealer", request.get("dealer"), players), _cards(wanted.get("pack"))
    if players not in counts or sorted(shuffled) != sorted(rules.pack(options, players)):
        raise UnusableDeal("pack is every card of the game's pack, from the top")
    dealt = rules.deal(options, dealer, players, shuffled, _cut(rules.ways(options), wanted, len(shuffled)))
    exposed = dealt.exposed or ((),) * players
    piles = {"hands": dealt.hands, "exposed": exposed}
    written = {name: [[_CARD_TEXT[card] for card in cards] for cards in pile] for name, pile in piles.items()}
    return {**written, "blind": [_CARD_TEXT[card] for card in dealt.blind]}


def _cut(ways: tuple[str, ...], wanted: Mapping[str, Any], size: int) -> Cut:
    style = wanted.get("style", ways[0])
    card = wanted.get("card") if style == "upto" else None
    if style not in ways:
        raise UnusableDeal(f"style is one of: {', '.join(ways)}")
    place = whole_number(wanted["place"], 1, size - 1) if "place" in wanted else None
    return Cut(style, None if card is None else _cards([card])[0], place)


# The score of a match


def _score(rules: Game[Any], options: Any, request: Mapping[str, Any]) -> dict[str, object]:
    """Add the results of deals up to games."""
    rule, results = _match_rule(rules.match, request["match"]), request.get("results")
    if not isinstance(results, list) or not all(isinstance(result, dict) for result in results):
        raise UnusableDeal("results is a list of results")
    gains = [replace(rules.gain(result), target=None) for result in results]
    widths = {len(rules.columns(players)) for players in rules.players(options)}
    width = len(gains[0].columns) if gains else (min(widths) if len(widths) == 1 else 0)
    if gains and (width not in widths or any(len(gain.columns) != width for gain in gains)):
        raise UnusableDeal("all results of a match have as many players as the game")
    games: list[dict[str, object]] = []
    tally = Tally((0,) * width)
    for gain in gains:
        tally = rule.add(tally, gain)
        games += map(rules.finished, tally.finished)
        tally = replace(tally, finished=())
    return {"games": games, "current": tally.score}


def _match_rule(rule: MatchRule, wanted: object) -> MatchRule:
    """The game's own rule with the target or number of deals asked for."""
    counted = {name for name in ("target", "deals") if getattr(rule, name) is not None}
    if not isinstance(wanted, dict):
        raise UnusableDeal(f"match is an object of: {', '.join(sorted(counted))}")
    numbers = {name: whole_number(wanted.get(name), 1) for name in counted}
    return replace(rule, target=numbers.get("target", rule.target), deals=numbers.get("deals", rule.deals))
