"""The end of a match, told once in the channel of each of its rooms."""

from typing import Final

from bot.gateway.messages.card_signs import SignBook
from bot.gateway.messages.lifecycle import CallRefused, Reason
from bot.gateway.messages.payload import Paint, draw
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.transport import Transport, nonce_of
from bot.present.matches import people_of, sheet_message
from bot.present.readers import Reader
from bot.render.paint_process import Priority
from bot.tables.matches import MatchRoom, MatchSheet

FOR_GOOD: Final = frozenset({Reason.CHANNEL_GONE, Reason.GONE})


class MatchSheets:
    """Posts match sheets; whoever asks for it tries again where a channel does not take one."""

    def __init__(self, people: UserProfiles, transport: Transport, paint: Paint, book: SignBook) -> None:
        self._people = people
        self._transport = transport
        self._paint = paint
        self._book = book

    async def tell(self, sheet: MatchSheet, room: MatchRoom) -> bool:
        """Post how a match ended; False where it is worth trying again. A channel that is gone need not be told."""
        names = await self._people.names(room.guild, people_of(sheet))
        message = sheet_message(sheet, room.place, Reader(room.language, names))
        drawn = await draw(self._paint, message, Priority.SOON, self._book.signs)
        nonce = nonce_of("match", sheet.match.id, room.place)
        sent = await self._transport.send(room.channel, drawn, nonce, "match")
        return not isinstance(sent, CallRefused) or sent.reason in FOR_GOOD
