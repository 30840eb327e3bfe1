"""Reviews of finished deals, worded for one reader."""

from collections.abc import Callable

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.replaying import Replays
from bot.present.reviews import Look, review_message, seat_question
from bot.tables.reviews import Reviews
from engine.seats import Seat

Tell = Callable[[int, int], None]


class Reviewing:
    """Shows what the coach found to whoever may see the deal's replay."""

    def __init__(self, people: Readers, replays: Replays, reviews: Reviews) -> None:
        self._people = people
        self._replays = replays
        self._reviews = reviews

    async def show(
        self, user: int, guild: int | None, number: int, seat: Seat | None = None, *, own: bool = False,
        tell: Tell = lambda *_: None,
    ) -> Message:  # fmt: skip
        """What somebody's choices cost, the reader's if no seat is named; who had none is asked for one.

        own: only with what the reader's seat knew. tell: told how far it is, where nobody has asked before.
        """
        course, language = await self._replays.course(user, guild, number)
        seat = course.seat if seat is None else seat
        if own and (seat is None or seat != course.seat):
            raise UserError("not-your-deal", number=number)
        if seat is None:
            return seat_question(course, language)
        if not 0 <= seat < course.whole.start.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=course.whole.start.players)
        review = await self._reviews.of(guild, number, tell)
        four_colours = (await self._people.preferences(user)).four_colours
        return review_message(course, review, Look(seat, own), language, four_colours=four_colours)

    async def progress(self, user: int, guild: int | None, at: int, of: int) -> Message:
        """What is said while it is looked at; nothing is known yet where `of` is nought."""
        say = phrases(await self._people.language(user, guild=guild))
        return Message(say.say("review-looking", at=at, of=of) if of else say.say("review-waiting"))
