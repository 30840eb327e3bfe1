"""Seats are numbered 0…n−1 clockwise."""

Seat = int


def after(seat: Seat, players: int) -> Seat:
    """The next seat clockwise; after the dealer it is eldest."""
    return (seat + 1) % players


def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in turn, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))


def opposite(seat: Seat) -> Seat:
    """The seat across a table of four: the partner where partnerships are fixed."""
    return (seat + 2) % 4
