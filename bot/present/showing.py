"""What somebody looks up: shown to them, told to them in words, or shown to their channel because they press for it."""

from dataclasses import replace
from enum import Enum
from typing import Final

from bot.errors import StaleAction
from bot.phrases import escape, phrases
from bot.present.deal_presses import SHARE
from bot.present.figure_presses import WORDS, FigurePress, FigureWordsPress, ShareFigurePress
from bot.present.messages import LONGEST_TEXT, Button, Message, row_with_room
from bot.present.readers import Readers
from bot.present.words import fitting, shortened

LONGEST_LINE: Final = 400


class Showing(Enum):
    """For whom it is: the one who asked, as a picture or in words, or everybody in a channel."""

    OWN = "own"
    WORDS = "words"
    SHARED = "shared"


async def reader_of(people: Readers, user: int, guild: int, showing: Showing) -> tuple[str, str]:
    """In which language it is told, and what the one who shows it is called; a channel has the server's language."""
    if showing is not Showing.SHARED:
        return await people.language(user, guild=guild), ""
    return await people.language_of_guild(guild), (await people.names(guild, [user]))[user]


def shown(message: Message, at: FigurePress, showing: Showing, language: str, who: str = "") -> Message:
    """A look for whom it is for. at: what leads to it. who: what the one who shows it is called."""
    if showing is Showing.WORDS:
        return Message(shortened(message.words or message.text, LONGEST_TEXT))
    say = phrases(language)
    if showing is Showing.OWN:
        if not message.words:
            return message
        row = row_with_room(message.controls, 2)
        buttons = [(SHARE, ShareFigurePress(at)), (WORDS, FigureWordsPress(at))]
        more = [Button(say.say(f"button-{key}"), str(press), row=row) for key, press in buttons]
        return replace(message, controls=(*message.controls, *more))
    if not message.words:
        raise StaleAction
    controls = (
        Button(say.say(f"button-{WORDS}"), str(FigureWordsPress(at))),
        Button(say.say(f"button-{at.word}"), str(at)),
    )
    text = f"{say.say(f'shown-{at.word}', who=escape(who))}\n{message.text}"
    return replace(message, text=shortened(text, LONGEST_TEXT), controls=controls)


def after_sharing(message: Message, language: str) -> Message:
    """The same look once it was posted: it says so, and bears no way to do so twice."""
    kept = tuple(each for each in message.controls if f":{SHARE} " not in each.press)
    return replace(message, text=f"{message.text}\n{phrases(language).say('replay-posted')}", controls=kept)


def in_words(*parts: str, message: Message, about: str = "") -> str:
    """What is written, what the pictures show line by line, and, where there is room, what is to be said of it."""
    told = (escape(line, LONGEST_LINE) for picture in message.pictures for line in picture.told)
    lines = [part for part in (*parts, *told) if part]
    return fitting(LONGEST_TEXT, "\n".join((*lines, about)).rstrip(), "\n".join(lines))
