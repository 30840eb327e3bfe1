"""Where no file may be attached the pictures' words stand in the message, and names in them stay harmless there."""

from bot.gateway.messages.sender import without_pictures
from bot.phrases import escape
from bot.render.scenes import OrderScene
from bot.tables.messages import Message, Picture

NAME = "@everyone **x** [a](http://b) <@1>"


def test_names_in_the_words_of_pictures_are_neither_markdown_nor_mentions() -> None:
    alt = f"Saskop table. Seat 1: {NAME}; Seat 2: Bert: K♠ Q♣."
    shown = without_pictures(Message("Table 1", (Picture(OrderScene("", ()), "table.png", alt),)))
    assert shown.pictures == ()
    assert escape(NAME, 100) in shown.text
    assert NAME not in shown.text
    assert "K♠ Q♣" in shown.text
