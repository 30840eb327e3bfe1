"""Sets of house rules with a name before people: typed, chosen in a menu, kept by a server, and told by `/rules`."""

from pathlib import Path

import pytest

from tests.e2e.simulated import simulated
from tests.e2e.test_lobby import Visitor, visited


async def table_by(visitor: Visitor, name: str, **options: object) -> str:
    """The post of a table that is opened so, in a channel of its own."""
    visitor.empty_channel(name)
    outcome = await visitor.type("table open", **options)
    assert outcome.answered, outcome
    await visitor.here.settled()
    post = await visitor.post()
    assert post is not None, outcome.text
    return post.text


async def refusal(visitor: Visitor, **options: object) -> str:
    """What is said privately, and no table stands."""
    visitor.empty_channel("-".join(f"{each}" for each in options.values())[:20] or "empty")
    outcome = await visitor.type("table open", **options)
    assert outcome.post.private
    await visitor.here.settled()
    assert await visitor.post() is None
    return outcome.text


@simulated
async def test_a_set_is_typed_by_its_name_in_any_language_and_single_rules_of_it_are_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        assert "-# Rules: Verband (DDV)\n" in await table_by(visitor, "usual", game="doppelkopf")
        assert "-# Rules: The book\n" in await table_by(visitor, "book", game="doppelkopf", rules="book")
        assert "-# Rules: The book\n" in await table_by(visitor, "german", game="doppelkopf", rules="das  Buch")
        assert "-# Rules: Verband (DDV)\n" in await table_by(visitor, "named", game="doppelkopf", rules="Verband (DDV)")
        changed = await table_by(visitor, "changed", game="doppelkopf", rules="book", options="loonies second")
        (line,) = [each for each in changed.splitlines() if "Rules: " in each]
        assert line.startswith("-# Rules: The book, with changes: ")
        assert line.endswith("the second")
        offered = await visitor.person.autocomplete(visitor.channel, "table open", "rules", "", game="doppelkopf")
        assert [each["value"] for each in offered][:2] == ["book", "verband"]
        assert offered[0]["name"].startswith("The book – ")


@simulated
async def test_what_is_no_set_of_the_game_is_refused_with_those_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        unknown = await refusal(visitor, game="saskop", rules="verband")
        assert "“verband” is no set of rules for this game. Possible: pagat" in unknown
        assert "Name a game as well" in await refusal(visitor, rules="verband")
        assert "I don’t know the game" in await refusal(visitor, game="poker", rules="book", raw=True)
        assert "It belongs to signals=true" in await refusal(
            visitor, game="saskop", rules="pagat", options="signals=no roof=yes"
        )
        wrong = await refusal(visitor, game="american-sheepshead", rules="book", players=3)
        assert "Possible: 4" in wrong, "who names a set does not get another one"


@simulated
async def test_a_server_names_its_own_and_single_rules_of_it_are_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        await table_by(visitor, "first", game="sheepshead", players=3, options="deal six")
        assert "Saved as **Ours**" in (await visitor.type("table preset save", name="Ours")).text
        same = await table_by(visitor, "second", game="sheepshead", rules="ours")
        assert "3\\. " in same or "3. " in same
        assert "4. " not in same
        assert "with changes: " in same
        other = await table_by(visitor, "third", game="sheepshead", rules="OURS", options="bury held")
        assert other.count("; ") == same.count("; ") + 1
        assert "with changes: " in await table_by(visitor, "fourth", rules="ours")
        assert "was saved for another game: Sheepshead" in await refusal(visitor, game="skat", rules="ours")
        assert "not both" in await refusal(visitor, rules="book", preset="ours")
        unknown = await refusal(visitor, game="sheepshead", rules="theirs")
        assert unknown.rstrip(".").endswith(", Ours")
        offered = await visitor.person.autocomplete(visitor.channel, "table open", "rules", "ou")
        assert [each["value"] for each in offered] == ["Ours"]
        assert "with changes" in offered[0]["name"]


@simulated
async def test_a_match_is_played_by_a_set_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        assert (await visitor.type("match open", game="doppelkopf", rules="book")).answered
        await visitor.here.settled()
        post = await visitor.post()
        assert post is not None
        assert "-# Rules: The book\n" in post.text


@simulated
async def test_a_set_is_chosen_in_a_menu_before_single_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        await visitor.type("table open")
        await visitor.choose("doppelkopf")
        assert "Rules: The book" in (await visitor.choose("book")).text
        await visitor.press(await visitor.private(), "Open table")
        post = await visitor.post()
        assert post is not None
        assert "-# Rules: The book\n" in post.text


@simulated
async def test_rules_are_told_by_what_the_table_plays_and_by_another_set_that_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        usual = (await visitor.type("rules", game="doppelkopf")).text
        assert "-# Rules: Verband (DDV)\n" in usual
        await table_by(visitor, "book", game="doppelkopf", rules="book", options="loonies second")
        post = await visitor.post()
        assert post is not None
        pressed = (await visitor.press(post, "Rules")).post
        assert pressed.private
        assert "-# Rules: The book, with one change\n" in pressed.text
        told = (await visitor.type("rules", topic="house")).post
        assert "Changed at this table:" in told.text
        told = await visitor.choose("verband")
        assert "-# Rules: Verband (DDV)\n" in told.text
        assert "House rules" in told.text
        assert "with one change" in (await visitor.choose("own")).text
        assert "-# Rules: Verband (DDV)\n" in (await visitor.choose("verband")).text
        told = await visitor.choose("scoring")
        assert "-# Rules: Verband (DDV)\n" in told.text
        assert "Scoring" in told.text
        assert "with one change" in (await visitor.type("rules", game="doppelkopf")).text, "it is this table's game"
        assert "-# Rules: The book\n" in (await visitor.type("rules", game="skat")).text
