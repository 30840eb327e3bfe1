"""Every refusal is one of right, or told to whoever asks."""

from collections import Counter

from tests.e2e.refusals import TOLD
from tests.support.phrase_files import phrases_of


def test_every_refusal_is_of_right_or_told_to_whoever_asks() -> None:
    told = {key.removeprefix("error-") for key in phrases_of("en") if key.startswith("error-")}
    assert Counter(told) == Counter(key for keys in TOLD.values() for key in keys.split())
