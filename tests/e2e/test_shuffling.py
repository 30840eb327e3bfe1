"""A pack that everybody shuffles: by press and by a word, at no call more than without, and true to the end."""

import runpy
import signal
from pathlib import Path

import aiohttp
import pytest

from engine.record import read_record, verify
from tests.e2e.players import Presser
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal

SCRIPT = Path(__file__).parents[2] / "docs" / "check_shuffle.py"


def labels(post: object) -> set[str]:
    return {button["label"] for button in post.buttons}  # type: ignore[attr-defined]


@simulated
async def test_everybody_shuffles_by_press_and_by_word_before_and_after_a_restart(
    evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await here.seat("Anna", "Bert", shuffle=True)
        (anna, bert), channel = people, here.discord.channel
        carl = here.discord.person("Carl")
        post = await here.table_post(anna)
        assert "Everybody shuffles" in post.text
        assert {"Shuffle", "Shuffle with a word"} <= labels(post)

        counted = here.counted()
        assert (await anna.press(post, "Shuffle")).answered
        shown = await here.table_post(anna)
        assert "Shuffled: Anna `" in shown.text
        assert "Still to shuffle: Bert." in shown.text
        assert here.counted() == counted, "the press itself brings the post up to date"
        twice = await here.told(await anna.press(shown, "Shuffle"))
        assert "in already" in twice.text
        stranger = await here.told(await carl.press(shown, "Shuffle"))
        assert "seat" in stranger.text

        await here.stop(signal.SIGKILL)
        await here.start()
        for wrong, told in (("   ", "was empty"), ("x" * 4000, "4000 characters")):
            asked = await bert.press(shown, "Shuffle with a word")
            answered = await here.told(await bert.submit(asked, {"text": wrong}, raw=True))
            assert told in answered.text.replace(",", "").replace("\u2068", "").replace("\u2069", "")
        asked = await bert.press(shown, "Shuffle with a word")
        late = await bert.press(shown, "Shuffle with a word")
        assert (await bert.submit(asked, {"text": "Saaremaa 1937"})).answered
        await anna.wait_message(lambda post: "Seal" in post.text or "seal" in post.text)
        told = await here.told(await bert.submit(late, {"text": "too late"}))
        assert "shuffled already" in told.text

        await finish_a_deal([Presser(here, person) for person in people])
        over = (await here.results(anna))[-1]
        assert "Everybody shuffles" in over.text
        assert {"Next deal", "Shuffle", "Shuffle with a word", "Verify"} <= labels(over)
        checked = (await anna.press(over, "Verify")).post.text
        assert "`Saaremaa 1937`" in checked
        assert "✅" in checked
        url = (await anna.slash(channel, "record", deal=1)).post.pictures[0].url
        async with aiohttp.ClientSession() as session, session.get(url) as got:
            text = await got.text()
        record = read_record(text)
        assert verify(record) == []
        (tmp_path / "deal.txt").write_text(text, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["check_shuffle.py", str(tmp_path / "deal.txt")])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(SCRIPT), run_name="__main__")
        assert ended.value.code is False

        assert (await anna.press(over, "Shuffle")).answered
        between = next(each for each in await here.results(anna) if each.id == over.id)
        assert "Shuffled: Anna" in between.text
        assert (await bert.press(between, "Shuffle")).answered
        await anna.wait_message(lambda post: "Saskop" in post.text and "seal" in post.text.lower())
        assert here.complaints() == []
