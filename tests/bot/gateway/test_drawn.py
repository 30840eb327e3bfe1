"""What leaves for Discord: limits kept, nobody pinged unasked, dynamic items only."""

import pytest
from discord.utils import MISSING

from bot.gateway.controls import Control, read_press
from bot.gateway.drawn import Drawn, draw, mentions, view_of
from bot.render.scenes import HandScene
from bot.tables.messages import Button, Entry, Menu, Message, Picture, Press

PICTURE = Picture(HandScene(()), "hand.png", "Your hand: K♠")


async def paint(_scene: object, *, is_patient: bool = False) -> bytes:
    del is_patient
    return b"png"


async def test_pictures_go_out_with_their_words_and_stay_when_unchanged() -> None:
    drawn = await draw(paint, Message("text", (PICTURE,)))
    (file,) = drawn.to_send()["files"]
    assert (file.filename, file.description, file.fp.read()) == ("hand.png", "Your hand: K♠", b"png")
    assert drawn.to_edit(keep_pictures=True)["attachments"] is MISSING
    assert len(drawn.to_edit()["attachments"]) == 1
    assert drawn.to_edit()["view"] is None


async def test_a_message_without_pictures_takes_the_old_ones_away() -> None:
    assert (await draw(paint, Message("text"))).to_edit()["attachments"] == []


async def test_a_text_too_long_is_cut_and_the_rest_still_sent() -> None:
    drawn = Drawn(Message("x" * 2500))
    assert len(drawn.to_send()["content"]) == 2000


def test_only_the_named_are_pinged() -> None:
    nobody, one = mentions(Message("@everyone <@1> <@&2>")), mentions(Message("<@1>", mentions=(1,)))
    assert nobody.to_dict() == {"parse": []}
    assert one.to_dict()["users"] == [1]
    assert "everyone" not in one.to_dict()["parse"]


async def test_every_control_is_the_one_dynamic_item() -> None:
    press = str(Press(1, 2, 3, "pick bury"))
    menu = Menu("Two of these", press, (Entry("QC 0", "Q♣"), Entry("QC 1", "Q♣"), Entry("7C 2", "7♣")), 2, 1)
    view = view_of(Message("", controls=(Button("Pass", str(Press(1, 2, 3, "pass"))), menu)))
    assert all(type(each) is Control for each in view.children)
    assert view.timeout is None
    rows = view.to_components()
    assert [row["components"][0]["custom_id"] for row in rows] == ["lp:1:2.3:pass", press]
    assert rows[1]["components"][0]["max_values"] == 2


@pytest.mark.parametrize(
    ("custom_id", "press"),
    [
        ("lp:12:34.5:play QC", Press(12, 34, 5, "play QC")),
        ("lp:1:0.0:join 3", Press(1, 0, 0, "join 3")),
        ("lp:1:2:play QC", None),
        ("lp:x:2.3:pass", None),
        ("lp:1:2.3:", None),
        ("lp:1:2.3:" + "x" * 71, None),
        ("lp:1234567890123456789:2.3:pass", None),
        ("other", None),
    ],
)
def test_only_our_own_custom_ids_are_read(custom_id: str, press: Press | None) -> None:
    assert read_press(custom_id) == press
    if press is not None:
        assert str(press) == custom_id
