"""From views and tables to scenes: what a picture shows, never more than its reader may know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.phrases import plain
from bot.players.levels import known
from bot.present.descriptions import SideTotal, side_total_words, side_totals, table_alt
from bot.present.games import words_of
from bot.present.interruptions import headline
from bot.present.messages import Picture
from bot.present.readers import Reader
from bot.present.scenes import (
    AroundScene,
    HandScene,
    SeatScene,
    SheetColumn,
    SheetRow,
    SheetScene,
    SideScene,
    TableScene,
    TakenScene,
    TallyScene,
    TrickScene,
    Unit,
)
from bot.present.status import own_status, status_line
from bot.present.words import action_label, aside_label, capital, card_name, contract_name, declared_words, trump_words
from bot.tables.model import Computer, Occupant, Person, Stage, Table
from bot.tables.rotation import shown_tally
from engine.actions import Action, Announce, Bid, BidGame, CallAce, Declare, Pass, Show, Trump
from engine.cards import Cards, Rank
from engine.deal import CUTTING
from engine.decisions import Choice
from engine.events import Acted
from engine.games import GAMES
from engine.seats import Seat
from engine.trick import Trick, winning_place
from engine.views import View

Told = TypeVar("Told")

_IN_HEADLINE: Final = 20
"""How many letters of a name stand in the line about whose turn it is; the plates have all of it."""

_NAMED_TOGETHER: Final = 2
"""Of a larger side the picture says that it is the others."""


def hand_scene(view: View, reader: Reader, called: Sequence[str] = ()) -> HandScene:
    """The reader's own cards; those that may be played are lifted when it is their turn and others may not.

    called: everybody's names, where it is to be told who plays the contract.
    """
    contract = view.contract
    playable = frozenset(view.playable)
    declarer = contract.declarer if contract is not None and called else None
    own_open = view.on_table[view.seat] if view.on_table and view.seat is not None else ()
    aside = own_open or view.aside
    return HandScene(
        cards=tuple(card for card in view.hand if card not in own_open) if own_open else view.hand,
        playable=playable if playable and not playable.issuperset(view.hand) else None,
        badge=contract_name(view, reader.language),
        trump=contract.trump if contract is not None else None,
        aside=view.ranking.sorted(own_open) or view.aside,
        aside_label=reader.say_for(view.game, "badge-open" if own_open else "badge-aside") if aside else "",
        maker=plain(called[declarer]) if declarer is not None else "",
    )


def around_scene(table: Table, view: View, reader: Reader) -> AroundScene:
    """The table from the reader's own place, the same as long as they are asked the same.

    Whose turn it is is not in it: it is the reader's. How others answer a question that they are asked too, but for
    what is not silence, would only have it painted anew.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a bystander has no place at the table")
    told, called = as_asked(view), [plain(name) if name else "" for name in reader.called(table)]
    order = [(seat + step) % view.players for step in range(view.players)]
    place = {each: at for at, each in enumerate(order)}
    got = side_totals(view)
    alone = {each.seats[0]: TakenScene(each.tricks, each.points) for each in got if each.side is None}
    sides = sorted((each for each in got if each.side is not None), key=lambda each: seat not in each.seats)
    seats = [_seat(table, told, called, each, reader) for each in order]
    claimant = None if table.claim is None else table.claim.seat
    before = view.tricks[-1] if view.trick.cards and view.tricks else None
    taker = None if before is None else before.winner(view.ranking)
    you, said = reader.say("you"), seats[0].said or _announced(view, seat, reader)
    return AroundScene(
        seats=tuple(
            replace(shown, is_turn=each == claimant, taken=alone.get(each) if each != seat else None)
            for each, shown in zip(order, seats, strict=True)
        ),
        own=capital(reader.say("alt-card", name=you, card=said) if said else you),
        status=_trick_number(view, reader),
        trick=_turned(_lying(view), place),
        last=TrickScene() if before is None else _turned(taken_scene(before, view), place),
        last_label=reader.say("picture-last-trick") if before is not None else "",
        taker="" if taker is None else you if taker == seat else called[taker],
        taken=(
            tuple(TakenScene(each.tricks, each.points, each.side) for each in sides)
            or ((alone[seat],) if seat in alone else ())
        ),
    )


def _turned(trick: TrickScene, place: Mapping[Seat, int]) -> TrickScene:
    """The same trick, seats counted from somebody's place."""
    winner = None if trick.winner is None else place[trick.winner]
    return replace(trick, cards=tuple((place[seat], card) for seat, card in trick.cards), winner=winner)


def as_asked(view: View) -> View:
    """Without what others answered to the same question like silence: it tells nobody more than the post does.

    So the hand of everybody who is asked at once stays as it is until they answer, or somebody says more.
    """
    silence = view.asked.silence if isinstance(view.asked, Choice) else None
    if silence is None:
        return view
    told = _without_last(view.history, lambda each: isinstance(each, Acted) and _is_same(each.action, silence))
    turns, signals = (
        _without_last(said, lambda each: _is_same(each[1], silence)) for said in (view.turns, view.signals)
    )
    return replace(view, history=told, turns=turns, signals=signals)


def _without_last(told: tuple[Told, ...], is_silence: Callable[[Told], bool]) -> tuple[Told, ...]:
    """Without the silence that came last."""
    end = len(told)
    while end and is_silence(told[end - 1]):
        end -= 1
    return told[:end]


def _is_same(action: Action, silence: Action) -> bool:
    """Whether somebody was silent about the same."""
    return action == silence and getattr(action, "of", "") == getattr(silence, "of", "")


def table_scene(table: Table, view: View | None, reader: Reader) -> TableScene:
    """The table as everybody sees it; `view` is a bystander's."""
    called = [plain(name) if name else "" for name in reader.called(table)]
    if view is None or table.stage is Stage.GATHERING:
        return _gathering(table, called, reader)
    contract = view.contract
    maker = called[contract.declarer] if contract is not None and contract.declarer is not None else ""
    short = [plain(name, _IN_HEADLINE) for name in called]
    claim = table.claim
    status = (
        status_line(view, called, reader.language, calling=short) if claim is None else headline(claim, short, reader)
    )
    got = side_totals(view)
    alone = {each.seats[0]: each for each in got if each.side is None}
    seats = tuple(_seat(table, view, called, seat, reader) for seat in range(table.players))
    return TableScene(
        seats=tuple(
            replace(each, taken=TakenScene(alone[seat].tricks, alone[seat].points)) if seat in alone else each
            for seat, each in enumerate(seats)
        ),
        headline=capital(status),
        status=_trick_number(view, reader),
        trump=contract.trump if contract is not None else None,
        contract=contract_name(view, reader.language),
        maker=maker,
        trick=_lying(view),
        middle=reader.say("picture-cut") if view.phase == CUTTING else "",
        sides=tuple(_side_taken(each, called, reader) for each in got if each.side is not None),
        tallies=_tallies(table, reader),
        unit=Unit(GAMES[table.game].match.unit),
    )


def _lying(view: View) -> TrickScene:
    """The trick under way; before its first card the one before, whose taker is marked."""
    if view.trick.cards or not view.tricks:
        return replace(trick_scene(view.trick), each=2 if view.on_table else 1)
    last = view.tricks[-1]
    return taken_scene(last, view)


def _side_taken(what: SideTotal, called: Sequence[str], reader: Reader) -> SideScene:
    others = len(what.seats) > _NAMED_TOGETHER
    names = (reader.say("picture-others"),) if others else tuple(called[seat] for seat in what.seats)
    return SideScene(names, side_total_words(what, reader.language), what.side or 0)


def _trick_number(view: View, reader: Reader) -> str:
    number = len(view.tricks) + bool(view.trick.cards or not view.tricks)
    return reader.say("picture-trick", number=number) if view.phase == "play" else ""


def _gathering(table: Table, called: Sequence[str], reader: Reader) -> TableScene:
    free = sum(not name for name in called)
    seats = []
    for name, who in zip(called, table.seats, strict=True):
        note = reader.say("picture-free-seat") if who is None else _note(who, reader)
        seats.append(
            SeatScene(name, note, is_empty=who is None, is_computer=isinstance(who, Computer)),
        )
    headline = reader.say("picture-gathering", count=free) if free else reader.say("picture-ready")
    has_begun = table.tally.finished or table.tally.deals
    return TableScene(
        tuple(seats), headline, middle=reader.say(f"game-{table.game}"),
        tallies=_tallies(table, reader) if has_begun else (), unit=Unit(GAMES[table.game].match.unit),
    )  # fmt: skip


def _note(who: Occupant | None, reader: Reader) -> str:
    if isinstance(who, Computer):
        return reader.say(f"level-{known(who.level)}")
    return reader.say("picture-away") if isinstance(who, Person) and who.away else ""


def _seat(table: Table, view: View, called: Sequence[str], seat: Seat, reader: Reader) -> SeatScene:
    said = _last_said(view, seat)
    contract = view.contract
    is_open = contract is not None and not words_of(view.game).open_by.isdisjoint(contract.extras)
    claims = table.claim is not None and table.claim.seat == seat
    face_up = view.face_up[seat] if is_open or claims or view.on_table or not (view.tricks or view.trick.cards) else ()
    announced = _announced(view, seat, reader)
    return SeatScene(
        name=called[seat],
        note=announced or _note(table.seats[seat], reader),
        said=_bubble(said, reader, view.game),
        is_dull=isinstance(said, Pass),
        is_computer=isinstance(table.seats[seat], Computer) and not announced,
        is_dealer=seat == view.dealer,
        is_turn=claims or seat in view.waiting_for,
        is_declarer=contract is not None and contract.declarer == seat,
        side=_side(table, view, seat),
        face_up=view.ranking.sorted(face_up),
        cards_left=view.counts[seat] if view.phase not in (CUTTING, "done") else None,
    )


def _announced(view: View, seat: Seat, reader: Reader) -> str:
    """What a seat has announced last in the course of play, which binds to the end of the deal."""
    said = [action for who, action in view.signals if who == seat and isinstance(action, Announce)]
    return action_label(said[-1], reader.language, view.game) if said and view.phase == "play" else ""


def _side(table: Table, view: View, seat: Seat) -> int | None:
    """The colour of a seat's plate: that of a fixed partnership, or of the side that the view's reader knows."""
    columns = GAMES[table.game].columns(table.players)
    if len(columns) != 2:
        return view.sides[seat] if view.sides else None
    return next(place for place, column in enumerate(columns) if seat in column)


def _last_said(view: View, seat: Seat) -> Action | None:
    """What a seat said last: a hint given to this trick, or a word of the bidding until the first card.

    An announcement is heard once; after that it stands on the plate.
    """
    if view.phase == "done" and view.tricks:
        return None
    hints = [action for who, action in view.signals if who == seat]
    if view.phase == "play":
        newest = view.history[-1:] == (Acted(seat, hints[-1]),) if hints else False
        is_last = bool(hints) and view.signals[-1] == (seat, hints[-1])
        return hints[-1] if is_last and (newest or not isinstance(hints[-1], Announce)) else None
    said = [action for who, action in view.turns if who == seat and not isinstance(action, Show)]
    return (said or hints or [None])[-1]


def _bubble(action: Action | None, reader: Reader, game: str) -> str:
    """A word or sign for a speech bubble; what is short by nature stays so."""
    match action:
        case None:
            return ""
        case Bid(number):
            return str(number)
        case Trump(suit) | CallAce(suit):
            called = isinstance(action, CallAce) and action.rank != Rank.ACE and card_name(action.card)
            return f"{called or suit.sign}!"
        case BidGame(name):
            return capital(declared_words((name,), reader.language, game, "short"))
        case Declare(words):
            named = [each for each in words if each == words[0] or len(each) == 1]  # with its trump suit
            return capital(trump_words(named, reader.language, game, "short"))
    key = f"said-{action}-{action.of}" if isinstance(action, Pass) and action.of else f"said-{action}"
    return reader.say_for(game, key) if reader.has(key) else action_label(action, reader.language, game)


def trick_scene(trick: Trick, winner: Seat | None = None) -> TrickScene:
    return TrickScene(tuple(zip(trick.seats, trick.cards, strict=True)), winner)


def taken_scene(trick: Trick, view: View) -> TrickScene:
    """A complete trick, its taker and the card that took it marked."""
    best = winning_place(view.ranking, trick.cards)
    return replace(trick_scene(trick, trick.seats[best]), best=best, each=2 if view.on_table else 1)


def _tallies(table: Table, reader: Reader) -> tuple[TallyScene, ...]:
    """The running score by column; none where the game gives no scoring."""
    if not GAMES[table.game].is_scored(table.options):
        return ()
    called = [plain(name) if name else "–" for name in reader.on_sheet(table)]
    columns = GAMES[table.game].columns(len(called))
    sides = (0, 1) if len(columns) == 2 else (None,) * len(columns)
    return tuple(
        TallyScene(tuple(called[seat] for seat in column), score, side)
        for column, score, side in zip(columns, shown_tally(table).score, sides, strict=True)
    )


SHEET_ROWS: Final = 9
"""How many games are on a page of a sheet of strokes."""


def sheet_scene(table: Table, reader: Reader, page: int = 0) -> SheetScene:
    """A page of the score sheet of the table's series, the newest on page 0."""
    called = [plain(name) if name else "–" for name in reader.on_sheet(table)]
    tally = shown_tally(table)
    finished = tally.finished
    columns, target = GAMES[table.game].columns(len(called)), GAMES[table.game].match.target_of(table.options)
    heads = []
    for place, column in enumerate(columns):
        won = sum(place in game.winners for game in finished)
        note = reader.say("sheet-games-won", count=won) if won else ""
        heads.append(SheetColumn(tuple(called[seat] for seat in column), note, place if len(columns) == 2 else None))
    rows = [
        SheetRow(
            game.score, game.winners, _shamed(game.at_once, len(columns)),
            counts=sheet_counts(game.score, target, reader),
        )
        for game in finished
    ]  # fmt: skip
    running = tally.score
    rows.append(SheetRow(running, is_finished=False, counts=sheet_counts(running, target, reader)))
    return SheetScene(
        columns=tuple(heads),
        rows=tuple(rows[: max(1, len(rows) - page * SHEET_ROWS)]),
        unit=Unit(GAMES[table.game].match.unit),
        title=reader.say(f"game-{table.game}"),
        earlier=reader.say("sheet-earlier"),
    )


def sheet_counts(score: Sequence[int], target: int | None, reader: Reader) -> tuple[str, ...]:
    """How far each column has come on its way to the end of a game; none where nothing ends it but the last deal."""
    if target is None or not any(score):
        return ()
    return tuple(reader.say("sheet-count", score=each, target=target) for each in score)


def _shamed(at_once: int | None, columns: int) -> tuple[int, ...]:
    return () if at_once is None else tuple(place for place in range(columns) if place != at_once)


def open_table_scene(table: Table, view: View, hands: Sequence[Cards], reader: Reader, aside: Cards = ()) -> TableScene:
    """A finished deal with every hand open, for its replay, and the cards that nobody holds."""
    scene = table_scene(table, view, reader)
    seats = tuple(replace(seat, face_up=cards) for seat, cards in zip(scene.seats, hands, strict=True))
    return replace(
        scene, seats=seats, aside=aside, aside_label=aside_label(view, len(aside), reader.language) if aside else ""
    )


def own_table_picture(table: Table, view: View, own: View, reader: Reader) -> Picture:
    """The table of a view, at which its reader sits with computers and nobody else: they read *you*, not a name.

    own: what the reader's seat knows, for what they are asked.
    """
    seat, user = own.seat, table.people[0]
    if seat is None:
        raise ValueError("the reader has a seat")
    called = replace(reader, names={}).called(table)
    status = own_status(own, called, reader.language).rstrip(".") if seat in own.waiting_for else ""
    scene = table_scene(table, view, replace(reader, names={user: reader.say("lesson-you")}))
    scene = replace(scene, tallies=(), headline=capital(status) or scene.headline)
    named = replace(reader, names={user: reader.say("lesson-your-seat", seat=called[seat])})
    return Picture(scene, "table.png", table_alt(view, named.called(table), None, reader.language, status=status))
