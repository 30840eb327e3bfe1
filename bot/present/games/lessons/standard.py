"""What lessons of games with a blind share: positions in which the learner has picked it up and is the last to play."""

from bot.present.stages import LessonPosition, Stage, counts, takes
from engine.standard import STANDARD


def ranks(players: int) -> tuple[Stage, ...]:
    """Queens, jacks and diamonds are trumps; how they rank; how plain suits do. In tricks of so many cards."""
    return (
        takes("trumps", ("AC JD TC" if players < 4 else "AC JD TC KC"), STANDARD),
        takes("ladies", ("JC QD AD" if players < 4 else "JC QD AD JS"), STANDARD),
        takes("tens", ("KS TS AH" if players < 4 else "KS TS AH 9S"), STANDARD),
        counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    )


def picked(  # noqa: PLR0917 - a deal has that many parts
    game: str, players: int, hand: str, buried: str, lying: str, said: tuple[str, ...] = ()
) -> LessonPosition:  # fmt: skip
    """The learner, who dealt, has picked up and buried these two cards; the others have played one card each.

    said: what the learner said after burying.
    """
    cards = lying.split(" ")
    passes = tuple(f"{seat} pass" for seat in range(1, players))
    plays = tuple(f"{seat} play {card}" for seat, card in enumerate(cards, 1))
    words = (*passes, "0 pick", f"0 bury {buried}", *(f"0 {each}" for each in said), *plays)
    return LessonPosition(game, (hand, *cards), words, dealer=0, players=players, blind=buried)
