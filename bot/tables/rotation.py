"""Turns in a table's seats: who plays the next deal, and who sits out.

More people may be at a table than its game has seats. They sit in a ring; the deal goes round all of them, and the
game says who sits out by the dealer's place (`Game.sits_out`), which is usually the dealer. Who asked to, or is away,
sits out first. The seats are filled anew as a deal begins, clockwise, and the engine is told of them alone: it has the
deal dealt by whoever plays and sits before eldest. What is left from the last deal about somebody in a seat, such as a
solo still owed, goes where they go.

Where partners never change the seats are filled anew for a game and not for a deal: nobody plays half a game with one
partner and half with another.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.errors import UserError
from bot.tables.model import Computer, DealColumns, Occupant, Person, Rotation, Stage, Table
from bot.tables.sheets import has_pairs, widened
from engine.games import GAMES
from engine.match import PEOPLE, Carried, Tally
from engine.options import read_options
from engine.seats import Seat

MAX_SITTING_OUT: Final = 3
"""So many people more than its game has seats may be at a table: whoever waits longer plays elsewhere."""
MAX_WISHED: Final = 5
"""For so many deals at most somebody sits out because they asked to."""


def most_people(players: int) -> int:
    return players + MAX_SITTING_OUT


def has_place(table: Table) -> bool:
    """Whether one more person could take turns here. In a match everybody keeps to their seat."""
    is_in_match = table.room is not None and not table.room.is_done
    return not is_in_match and len(table.everybody) < most_people(table.players)


def owner(who: Occupant | None, seat: Seat) -> int:
    """Whose column somebody in a seat writes to: theirs, though a computer plays for them; or a computer's own."""
    if isinstance(who, Person):
        return who.user
    left = None if who is None else who.seat_of or who.replaced
    return left or -(seat + 1)


def begun(table: Table, places: int = 0) -> Table:
    """The table with turns: of all who sit there, and for so many."""
    if table.rotation is not None:
        return table
    people = table.people
    dealing = table.seats[table.dealer]
    dealer = dealing.user if isinstance(dealing, Person) else next(iter(people), 0)
    is_new = table.deal is None and not table.tally.finished
    columns = () if is_new else _owners(table)
    playing = tuple(range(len(columns)))
    rotation = Rotation(people, dealer, places=places, stays=_is_under_way(table), columns=columns, playing=playing)
    if is_new and not has_pairs(GAMES[table.game], table.players):
        table = replace(table, tally=Tally(()))  # a column for each of the people, not for each seat
    return with_columns(replace(table, rotation=rotation))


def _owners(table: Table) -> tuple[tuple[int, ...], ...]:
    """Whose the game's columns are, by those in the seats."""
    return tuple(
        tuple(owner(table.seats[seat], seat) for seat in column) for column in GAMES[table.game].columns(table.players)
    )


def _is_under_way(table: Table) -> bool:
    """Whether those in the seats play on together: a game of fixed partners has begun."""
    return has_pairs(GAMES[table.game], table.players) and (bool(table.tally.deals) or any(table.tally.score))


def with_person(table: Table, user: int) -> Table:
    """The table once somebody takes turns there, from the next deal on: at the place where they sit out last."""
    rotation = begun(table).rotation
    if rotation is None or user in rotation.people:
        return table
    ring = _clockwise(rotation)
    spare = max(0, len(ring) + 1 - table.players)
    place = max(1, len(ring) + 1 - spare) if ring else 0
    ring = (*ring[:place], user, *ring[place:])
    first = ring.index(rotation.people[0]) if rotation.people else 0  # seats are filled from there: most stay
    people = (*ring[first:], *ring[:first])
    return with_columns(replace(table, rotation=replace(rotation, people=people, dealer=rotation.dealer or user)))


def with_columns(table: Table) -> Table:
    """The table with a column on its sheet for everybody who has none yet."""
    rotation, rules = table.rotation, GAMES[table.game]
    if rotation is None or has_pairs(rules, table.players):
        return table
    known = set(rotation.columns)
    seated = [(owner(who, seat),) for seat, who in enumerate(table.seats) if who is not None]
    wanted = dict.fromkeys([*seated, *((user,) for user in rotation.people)])
    columns = (*rotation.columns, *(each for each in wanted if each not in known))
    return replace(
        table, rotation=replace(rotation, columns=columns), tally=widened(table.tally, len(columns))
    )  # fmt: skip


def without_person(table: Table, user: int) -> Table:
    """The table once somebody takes no more turns; where they deal the next in turn does."""
    rotation = table.rotation
    if rotation is None or user not in rotation.people:
        return table
    at = rotation.people.index(user)
    people = tuple(each for each in rotation.people if each != user)
    dealer = rotation.dealer
    if dealer == user and people:
        # While their deal is on it moves on when that is over.
        dealer = people[(at - 1 if table.stage is Stage.PLAYING else at) % len(people)]
    wishes = tuple(each for each in rotation.wishes if each[0] != user)
    away = tuple(each for each in rotation.away if each != user)
    counts = tuple(each for each in rotation.counts if each[1] != user)
    return replace(
        table,
        rotation=replace(rotation, people=people, dealer=dealer, wishes=wishes, away=away, counts=counts),
    )


def without_user(table: Table, user: int) -> Table:
    """The table whose sheet does not know whose a column was; nothing that is left is about them."""
    rotation = table.rotation
    if rotation is None or user in table.everybody:
        return table
    columns = tuple(tuple(0 if each == user else each for each in column) for column in rotation.columns)
    counts = tuple(each for each in rotation.counts if each[1] != user)
    return replace(table, rotation=replace(rotation, columns=columns, counts=counts))


def shown_columns(table: Table) -> tuple[int, ...]:
    """Which columns of the sheet are shown: of all who are there, and of those who have gone and wrote something.

    Of these as many as there is room for: as if so many took turns as can.
    """
    rotation = table.rotation
    if rotation is None or has_pairs(GAMES[table.game], table.players):
        return tuple(range(len(table.tally.score)))
    here = {owner(who, seat) for seat, who in enumerate(table.seats)} | set(rotation.people)
    sums = [table.tally.score, *(game.score for game in table.tally.finished)]
    there = [at for at, (user,) in enumerate(rotation.columns) if user in here]
    gone = [at for at in range(len(table.tally.score)) if at not in there and any(each[at] for each in sums)]
    return tuple(sorted((*there, *gone[: max(0, most_people(table.players) - len(there))])))


def shown_tally(table: Table) -> Tally:
    """The score by those columns."""
    return table.tally if table.rotation is None else by_columns(table.tally, shown_columns(table))


def by_columns(tally: Tally, places: Sequence[int]) -> Tally:
    """The score of some columns of a sheet, in this order."""
    at = {place: number for number, place in enumerate(places)}

    def of(score: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(score[place] for place in places)

    finished = tuple(
        replace(
            game, score=of(game.score), winners=tuple(at[each] for each in game.winners if each in at),
            at_once=at.get(game.at_once) if game.at_once is not None else None,
        )
        for game in tally.finished
    )  # fmt: skip
    return replace(tally, score=of(tally.score), finished=finished)


# Who sits out


def _clockwise(rotation: Rotation) -> tuple[int, ...]:
    """Everybody, beginning with the dealer."""
    at = rotation.people.index(rotation.dealer) if rotation.dealer in rotation.people else 0
    return (*rotation.people[at:], *rotation.people[:at])


def is_away(table: Table, user: int) -> bool:
    """Whether a computer stands in for somebody, or would."""
    seat = table.seat_of(user)
    who = None if seat is None else table.seats[seat]
    if isinstance(who, Person):
        return who.away
    return table.rotation is not None and user in table.rotation.away


def will_sit_out(table: Table) -> tuple[int, ...]:
    """Who has no seat in the deal after this one, as things stand."""
    rotation = table.rotation
    if rotation is None or len(rotation.people) <= table.players:
        return ()
    if rotation.stays:
        coming = {who.user for who in _filled(table) if isinstance(who, Person)}
        return tuple(user for user in rotation.people if user not in coming)
    ring = _clockwise(rotation)
    spare = len(ring) - table.players
    wishing = [user for user, _ in rotation.wishes if user in ring]
    away = [user for user in ring if is_away(table, user)]
    by_turn = [ring[place] for place in GAMES[table.game].sits_out(len(ring), table.players)]
    chosen = list(dict.fromkeys((*wishing, *away, *by_turn)))[:spare]
    return tuple(user for user in rotation.people if user in chosen)


def with_wish(table: Table, user: int, deals: int) -> Table:
    """The table once somebody asked to sit out for so many deals, or, for none, to play again when it is their turn."""
    rotation = table.rotation
    others = tuple(each for each in (() if rotation is None else rotation.wishes) if each[0] != user)
    if deals == 0 and rotation is not None:
        return replace(table, rotation=replace(rotation, wishes=others))
    spare = 0 if rotation is None else len(rotation.people) - table.players
    if rotation is None or spare <= 0:
        raise UserError("sit-out-nobody", count=table.players)
    if len(others) >= spare:
        raise UserError("sit-out-others", count=spare, who=tuple(each for each, _ in others))
    return replace(table, rotation=replace(rotation, wishes=(*others, (user, min(deals, MAX_WISHED)))))


def wished(table: Table, user: int) -> int:
    """For how many more deals somebody asked to sit out."""
    return 0 if table.rotation is None else dict(table.rotation.wishes).get(user, 0)


def with_people_away(table: Table, users: Iterable[int]) -> Table:
    """These people sit out and are not there: they have a seat again last of all."""
    rotation = table.rotation
    if rotation is None:
        return table
    return replace(table, rotation=replace(rotation, away=tuple(dict.fromkeys((*rotation.away, *users)))))


def with_person_back(table: Table, user: int) -> Table:
    """Somebody without a seat did something: they are there for the next deal."""
    rotation = table.rotation
    if rotation is None or user not in rotation.away:
        return table
    return replace(table, rotation=replace(rotation, away=tuple(each for each in rotation.away if each != user)))


# The seats of the next deal


def _filled(table: Table, *, is_deal: bool = True) -> tuple[Occupant | None, ...]:
    """The seats where those in them stay: who takes turns and has none takes one that is empty.

    is_deal: as a deal begins, they take computers' too.
    """
    rotation = table.rotation
    if rotation is None:
        return table.seats
    wishing = dict(rotation.wishes)
    waiting = [user for user in _clockwise(rotation) if table.seat_of(user) is None]
    waiting.sort(key=lambda user: (user in rotation.away, user in wishing))
    seats = list(table.seats)
    for seat, who in enumerate(seats):
        if waiting and (who is None or (is_deal and isinstance(who, Computer))):
            user = waiting.pop(0)
            seats[seat] = Person(user, away=user in rotation.away)
    return tuple(seats)


def with_empty_seats_taken(table: Table) -> Table:
    """The table with its empty seats taken by those who take turns and have none."""
    return replace(table, seats=_filled(table, is_deal=False)) if None in table.seats else table


def with_next_players(table: Table) -> Table:
    """The table as its next deal is played: who plays in the seats, clockwise, and the deal with whoever plays of them
    before eldest.
    """
    rotation = table.rotation
    if rotation is None:
        return table
    rules = GAMES[table.game]
    seats, dealer, wishes = table.seats, table.dealer, rotation.wishes
    if rotation.stays or len(rotation.people) < table.players:
        seats = _filled(table)
    else:
        out = will_sit_out(table)
        playing = [user for user in rotation.people if user not in out]
        seats = tuple(_seated(table, user) for user in playing)
        before = next(user for user in _before(rotation) if user in playing)
        dealer = playing.index(before)
        wishes = tuple((user, left - 1) for user, left in wishes if left > 1 or user not in out)
    users = {who.user for who in seats if isinstance(who, Person)}
    gone_away = [each.user for each in table.seats if isinstance(each, Person) and each.away and each.user not in users]
    away = tuple(user for user in (*rotation.away, *gone_away) if user not in users and user in rotation.people)
    rotation = replace(rotation, wishes=wishes, away=tuple(dict.fromkeys(away)))
    coming = with_columns(replace(table, seats=seats, dealer=dealer, rotation=rotation))
    return _with_playing(coming, is_new=not rotation.stays, has_pairs=has_pairs(rules, table.players))


def _before(rotation: Rotation) -> tuple[int, ...]:
    """The dealer, then everybody to their right in turn: the first of them who plays sits before eldest."""
    first, *others = _clockwise(rotation)
    return (first, *reversed(others))


def _seated(table: Table, user: int) -> Person:
    """Somebody as they sit already, or as they come."""
    seat = table.seat_of(user)
    who = None if seat is None else table.seats[seat]
    return who if isinstance(who, Person) else Person(user, away=is_away(table, user))


def _with_playing(table: Table, *, is_new: bool, has_pairs: bool) -> Table:
    """The table with the columns that its deals write to; other pairs than before begin a sheet."""
    rotation = table.rotation
    if rotation is None or (has_pairs and not is_new):
        return table
    owners = _owners(table)
    if not has_pairs:
        return replace(table, rotation=replace(rotation, playing=tuple(map(rotation.columns.index, owners))))
    columns = (*rotation.columns, *(each for each in owners if each not in rotation.columns))
    playing = tuple(map(columns.index, owners))
    tally = table.tally if playing == rotation.playing else Tally((0,) * len(owners))
    return replace(table, tally=tally, rotation=replace(rotation, columns=columns, playing=playing))


def deal_columns(table: Table) -> DealColumns | None:
    """Where the deal that is about to begin stands on the sheet."""
    rotation = table.rotation
    if rotation is None:
        return None
    out = [rotation.columns.index((user,)) for user in table.sitting_out if (user,) in rotation.columns]
    return DealColumns(rotation.playing, len(rotation.people), tuple(out))


def after_deal(table: Table, before: Seat, following: Seat, *, is_tie: bool, is_over: bool) -> Rotation | None:
    """The turns after a deal. before, following: the seat that dealt, and that would deal next if all stayed.

    A tie is played again by the same people, and so is the rest of a game with fixed partners. Where the same one is to
    deal again the same people deal and sit out.
    """
    rotation = table.rotation
    if rotation is None or not rotation.people:
        return rotation
    if has_pairs(GAMES[table.game], table.players):
        stays, moves_on = not is_over, is_over
    else:
        stays, moves_on = is_tie, following != before
    dealer = rotation.dealer
    if not table.sitting_out and not has_pairs(GAMES[table.game], table.players):
        places = [(following + step) % table.players for step in range(table.players)]
        dealer = next((who.user for seat in places if isinstance(who := table.seats[seat], Person)), dealer)
    elif moves_on:
        dealer = _clockwise(rotation)[1 % len(rotation.people)]
    return replace(rotation, stays=stays, dealer=dealer)


def without_seats(table: Table, tally: Tally) -> tuple[tuple[int, bool], ...]:
    """Who had no seat in the last deal of a game that is theirs too, and whether they won it."""
    rotation = table.rotation
    if rotation is None or has_pairs(GAMES[table.game], table.players):
        return ()
    winners = {rotation.columns[at] for at in tally.finished[-1].winners}
    return tuple((user, (user,) in winners) for user in table.sitting_out)


# What is left about people


def _people_to_tell(table: Table) -> int:
    rules = GAMES[table.game]
    if table.rotation is None or not rules.counts_people(read_options(rules.options, table.options)):
        return 0
    return len(table.rotation.people)


def carried_by_people(
    table: Table, seats: Sequence[Occupant | None], carried: Carried | None
) -> tuple[Table, Carried | None]:
    """What the last deal, played in these seats, left to the next one, as that is about those who play it now.

    What is about somebody without a seat is kept for them. Where more take turns than play, a game that has to know how
    many is told.
    """
    before = [owner(who, seat) for seat, who in enumerate(seats)]
    now = {owner(who, seat): seat for seat, who in enumerate(table.seats)}
    kept = () if table.rotation is None else table.rotation.counts
    about: dict[tuple[str, int], int] = {(name, user): count for name, user, count in kept}
    common: dict[str, int] = {}
    for name, count in () if carried is None else carried.counts:
        what, _, seat = name.partition("@")
        if seat and int(seat) < len(before):
            about[what, before[int(seat)]] = count
        else:
            common[name] = count
    common.pop(PEOPLE, None)
    if (people := _people_to_tell(table)) > table.players:
        common[PEOPLE] = people
    left: list[tuple[str, int, int]] = []
    for (what, user), count in about.items():
        if user in now:
            common[f"{what}@{now[user]}"] = count
        else:
            left.append((what, user, count))
    if table.rotation is not None:
        table = replace(table, rotation=replace(table.rotation, counts=tuple(left)))
    else:  # whoever took their seat has what was left about it
        for what, user, count in left:
            common.setdefault(f"{what}@{before.index(user)}", count)
    if carried is not None and carried.is_tie:
        return table, replace(carried, counts=tuple(sorted(common.items())))
    return table, Carried.of(common)
