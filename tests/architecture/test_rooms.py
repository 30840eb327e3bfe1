"""The picture of the rooms in `docs/architecture.md` is the code's, and its table names them all."""

import re

from tests.architecture.rooms_diagram import PAGE, drawn, picture, rooms, with_picture


def test_the_picture_is_drawn_from_the_imports_of_today() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert picture() in with_picture(page)
    assert page == with_picture(page), "python -m tests.architecture.rooms_diagram"


def test_the_table_says_what_each_room_holds() -> None:
    named = re.findall(r"^\| `([\w/]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [room for room in rooms() if room not in named] == []


def test_an_arrow_that_a_longer_way_says_is_not_drawn() -> None:
    assert drawn({("a", "b"), ("b", "c"), ("a", "c"), ("a", "d")}) == {("a", "b"), ("b", "c"), ("a", "d")}
