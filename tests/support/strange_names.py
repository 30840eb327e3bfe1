"""The longest and the strangest names that Discord lets people have."""

from typing import Final

LONG: Final = "Maximilian-Alexander Freiherr von Tannenberg"
MARKDOWN: Final = "**_`Õ`_** ||[x](https://e.org)|| @everyone"
RIGHT_TO_LEFT: Final = "\u202eمحمد عبد الله الطويل جدا\u202c"
EMOJI: Final = "👩‍👩‍👧‍👦🐑" * 4
WIDE: Final = "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"
STRANGE: Final = (LONG, MARKDOWN, RIGHT_TO_LEFT, EMOJI, WIDE)
"""Forty characters and more, Markdown and a mention, right to left, emoji that are joined, wide letters."""
