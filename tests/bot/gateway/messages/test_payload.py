"""What leaves for Discord: limits kept, nobody pinged unasked, dynamic items only."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.utils import MISSING

from bot.gateway.messages.payload import (
    ControlsView,
    Drawn,
    appearance_of,
    digest_of,
    draw,
    mentions,
    part_of,
    with_commands,
    without_pictures,
)
from bot.phrases import escape
from bot.present.messages import Button, ButtonStyle, ControlId, Entry, Menu, Message, Picture, read_press
from bot.present.scenes import HandScene, OrderScene
from bot.render.paint_process import PaintingError, Priority

PICTURE = Picture(HandScene(()), "hand.png", "Your hand: K♠")


async def paint(_scene: object, _priority: Priority = Priority.ANSWER) -> bytes:
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


NAME = "@everyone **x** [a](http://b) <@1>"


def test_names_in_the_words_of_pictures_are_neither_markdown_nor_mentions() -> None:
    alt = f"Saskop table. Seat 1: {NAME}; Seat 2: Bert: K♠ Q♣."
    shown = without_pictures(Message("Table 1", (Picture(OrderScene("", ()), "table.png", alt),)))
    assert shown.pictures == ()
    assert escape(NAME, 100) in shown.text
    assert NAME not in shown.text
    assert "K♠ Q♣" in shown.text


async def test_what_cannot_be_painted_is_said_in_words_and_is_not_whole() -> None:
    async def fail(_scene: object, _priority: Priority = Priority.ANSWER) -> bytes:
        raise PaintingError("the painter is away")

    message = Message("text", (PICTURE,))
    drawn = await draw(fail, message)
    assert (drawn.message, drawn.paintings) == (without_pictures(message), ())
    assert not appearance_of(drawn, revision=1, is_complete=True).is_complete
    assert appearance_of(await draw(paint, message), revision=1, is_complete=True).is_complete


@pytest.mark.parametrize("count", [0, 1, 2])
async def test_every_picture_is_painted_in_the_turn_of_its_message(count: int) -> None:
    asked: list[Priority] = []

    async def note(_scene: object, priority: Priority = Priority.ANSWER) -> bytes:
        asked.append(priority)
        return b"png"

    drawn = await draw(note, Message("text", (PICTURE,) * count), Priority.SOON)
    assert (len(drawn.paintings), asked) == (count, [Priority.SOON] * count)


async def test_a_text_too_long_is_cut_and_the_rest_still_sent() -> None:
    drawn = Drawn(Message("x" * 2500))
    assert len(drawn.to_send()["content"]) == 2000


def hand(version: int, text: str = "Your turn", what: str = "play QC", deal: int = 7) -> Message:
    return Message(text, (PICTURE,), (Button("Q♣", str(ControlId(1, deal, version, what))),))


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Drawn(hand(5), (b"png",)), True),
        (Drawn(hand(4, what="play QS"), (b"png",)), False),
        (Drawn(hand(4, text="Not your turn"), (b"png",)), False),
        (Drawn(replace(hand(4), mentions=(3,)), (b"png",)), True),
        (Drawn(replace(hand(4), pictures=()), ()), False),
        (Drawn(replace(hand(4), pictures=(replace(PICTURE, alt="other"),)), (b"png",)), False),
        (Drawn(hand(4), (b"other",)), False),
        (Drawn(hand(4, deal=8), (b"png",)), False),
    ],
)
def test_a_message_is_sent_again_only_if_somebody_could_tell_the_difference(other: Drawn, same: bool) -> None:
    assert (digest_of(Drawn(hand(4), (b"png",))) == digest_of(other)) is same


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Drawn(hand(9, text="other"), (b"png",)), True),
        (Drawn(hand(4), (b"other",)), False),
        (Drawn(replace(hand(4), pictures=(replace(PICTURE, alt="other"),)), (b"png",)), False),
    ],
)
def test_a_picture_goes_up_again_only_if_its_pixels_or_its_words_are_others(other: Drawn, same: bool) -> None:
    one, two = (appearance_of(each, revision=3, is_complete=True) for each in (Drawn(hand(4), (b"png",)), other))
    assert (one.pictures == two.pictures) is same


def test_a_look_knows_whether_something_is_asked_and_of_which_state_it_is() -> None:
    assert not appearance_of(Drawn(Message("text", (PICTURE,))), revision=3, is_complete=True).has_controls
    asking = appearance_of(Drawn(replace(hand(4), pictures=())), revision=3, is_complete=True)
    assert (asking.has_controls, asking.pictures, asking.revision) == (True, None, 3)
    planning = Message("Not your turn", controls=(Button("Take back", str(ControlId(1, 8, 0, "plan clear"))),))
    assert not appearance_of(Drawn(planning), revision=3, is_complete=True).has_controls
    assert appearance_of(
        Drawn(Message("Bert claims the rest.", passes=True)), revision=3, is_complete=True
    ).has_controls


@pytest.mark.parametrize(
    ("content", "is_on"), [("Your turn", True), (" Your\nturn", True), ("Not your turn", False), ("", False)]
)
def test_what_discord_trims_is_still_the_same(content: str, is_on: bool) -> None:
    found = SimpleNamespace(content=content, attachments=(), components=())
    assert Drawn(Message("Your turn ")).is_on(cast("discord.Message", found)) is is_on


def test_only_the_named_are_pinged() -> None:
    nobody, one = mentions(Message("@everyone <@1> <@&2>")), mentions(Message("<@1>", mentions=(1,)))
    assert nobody.to_dict() == {"parse": []}
    assert one.to_dict()["users"] == [1]
    assert "everyone" not in one.to_dict()["parse"]


async def test_controls_are_written_as_the_library_writes_them_and_it_waits_for_none() -> None:
    menu = Menu(
        "Two of these", "lp:1:2.3:pick bury", (Entry("QC 0", "Q♣"), Entry("QC 1", "Q♣"), Entry("7C 2", "7♣")), 2, 1
    )
    controls = (
        menu,
        *(Button(f"Card {each}", f"lp:1:2.3:play {each}", ButtonStyle.MAIN, 2 * (each // 5)) for each in range(7)),
    )
    written = discord.ui.View(timeout=None)
    for each in range(7):
        written.add_item(
            discord.ui.Button(
                label=f"Card {each}",
                custom_id=f"lp:1:2.3:play {each}",
                style=discord.ButtonStyle.primary,
                row=2 * (each // 5),
            )
        )
    options = [
        discord.SelectOption(label=label, value=value)
        for value, label in (("QC 0", "Q♣"), ("QC 1", "Q♣"), ("7C 2", "7♣"))
    ]
    written.add_item(
        discord.ui.Select(
            custom_id=menu.press, placeholder=menu.placeholder, min_values=2, max_values=2, options=options, row=1
        )
    )
    panel = ControlsView(controls)
    usual = {"disabled": False, "default": False, "required": True}
    assert panel.to_components() == [without(usual, each) for each in written.to_components()]
    assert panel.is_finished()
    assert not panel.is_dispatchable()


def without(usual: dict[str, bool], part: Any) -> Any:
    """A part as it is read by Discord: what is usual need not be said."""
    if isinstance(part, list):
        return [without(usual, each) for each in part]
    if not isinstance(part, dict):
        return part
    return {name: without(usual, value) for name, value in part.items() if (name, value) not in usual.items()}


@pytest.mark.parametrize(
    ("custom_id", "press"),
    [
        ("lp:12:34.5:play QC", ControlId(12, 34, 5, "play QC")),
        ("lp:1:0.0:join 3", ControlId(1, 0, 0, "join 3")),
        ("lp:1:2:play QC", None),
        ("lp:x:2.3:pass", None),
        ("lp:1:2.3:", None),
        ("lp:1:2.3:" + "x" * 92, None),
        ("lp:1234567890123456789:2.3:pass", None),
        ("other", None),
    ],
)
def test_only_our_own_custom_ids_are_read(custom_id: str, press: ControlId | None) -> None:
    assert read_press(custom_id) == press
    if press is not None:
        assert str(press) == custom_id


KNOWN = {"table": 77, "hand": 78}


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Open one with `/table open`.", "Open one with </table open:77>."),
        ("`/hand`, then `/table start`", "</hand:78>, then </table start:77>"),
        ("`/unknown` stays, `/` and `QC` too", "`/unknown` stays, `/` and `QC` too"),
        ("x" * 1985 + " `/table open`", "x" * 1985 + " `/table open`"),
    ],
)
def test_commands_in_a_text_can_be_pressed_where_their_numbers_are_known(said: str, shown: str) -> None:
    drawn = Drawn(Message(said))
    assert (drawn.to_send(KNOWN)["content"], drawn.to_edit(KNOWN)["content"]) == (shown, shown)
    assert drawn.to_send()["content"] == said
    found = SimpleNamespace(content=shown, attachments=(), components=())
    assert drawn.is_on(cast("discord.Message", found))


def test_nobody_puts_a_command_into_a_text_by_their_name() -> None:
    assert with_commands(escape("`/table close`"), KNOWN) == escape("`/table close`")


@pytest.mark.parametrize(
    ("entries", "sent"),
    [
        pytest.param((("a", True), ("b", True)), [("a", True), ("b", None)], id="two are chosen"),
        pytest.param((("a", False), ("b", True), ("a", False)), [("a", None), ("b", True)], id="one is there twice"),
        pytest.param(
            tuple((str(number), number > 24) for number in range(26)),
            [(str(number), None) for number in range(25)],
            id="too many",
        ),
    ],
)
def test_a_menu_that_discord_would_refuse_leaves_mended_and_is_named_in_the_log(
    caplog: pytest.LogCaptureFixture, entries: tuple[tuple[str, bool], ...], sent: list[tuple[str, bool | None]]
) -> None:
    menu = Menu("Which?", "lp:1:1.1:go x", tuple(Entry(value, value, chosen=chosen) for value, chosen in entries))
    options = part_of(menu)["options"]
    assert [(each["value"], each.get("default")) for each in options] == sent
    assert "A menu was mended" in caplog.text


def test_a_menu_in_which_two_are_picked_may_have_two_chosen(caplog: pytest.LogCaptureFixture) -> None:
    menu = Menu("Which?", "lp:1:1.1:pick bury", tuple(Entry(each, each, chosen=True) for each in "ab"), 2)
    assert [each["default"] for each in part_of(menu)["options"]] == [True, True]
    assert not caplog.text
