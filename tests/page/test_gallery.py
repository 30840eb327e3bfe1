"""The gallery opens from a folder without a server, and what is cut in it is found."""

from pathlib import Path

import pytest

from bot.present.messages import Button, Entry, Menu, Message
from bot.present.readers import Reader
from bot.present.rules import order_picture
from bot.render.shapes import Layout, TextShape
from tests.gallery import building
from tests.gallery.__main__ import LETTER
from tests.gallery.building import Gallery
from tests.gallery.measuring import measure
from tests.support.browsers import Browser

LONG = "These words are far too many to be read on one button of a telephone"


def test_a_cut_label_is_found_at_360_pixels_and_not_at_1100(browser: Browser, tmp_path: Path) -> None:
    picture = order_picture("saskop", "cards", Reader("en"))
    fine = Message("**Your turn.**", (picture,) if picture else (), (Button("Pass", "lp:1:1.1:pass"),))
    entries = (Entry("a", "Play Q♣"), Entry("b", LONG))
    wrong = Message("x" * 300, (), (Button(LONG, "lp:1:1.1:a"), Menu("Play", "lp:1:1.1:b", entries, row=1)))
    gallery = Gallery(tmp_path)
    gallery.write("both", [("fine", fine, True), ("wrong", wrong, False)])
    narrow, wide = (measure(browser, tmp_path / "both.html", width) for width in (360, 1100))
    assert [each.partition(":")[0] for each in narrow.found] == ["wrong", "wrong"]
    assert all(LONG in each for each in narrow.found)
    assert wide.found == (f"wrong: cut: {LONG}",)  # a menu is no wider there
    assert narrow.controls == wide.controls == 5


def test_the_smallest_letters_of_each_kind_of_picture_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = order_picture("saskop", "cards", Reader("en"))
    assert picture is not None
    gallery = Gallery(tmp_path)
    gallery.write("one", [("order", Message("", (picture,)), True)])
    ((high, kind, _),) = gallery.smallest()
    assert (kind, high >= LETTER) == ("order", True)
    small = Layout(1100, 100, "felt", (TextShape("tiny", 0, 50, 22, "cream"), TextShape("large", 0, 90, 60, "cream")))
    monkeypatch.setattr(building, "lay_out", lambda _: small)
    ((high, _, words),) = gallery.smallest()
    assert (round(high, 1), words) == (4.8, "tiny")
