"""A long text in pages, as messages have room for: parted where a paragraph ends, and never inside a table."""

from collections.abc import Iterator

FENCE = "```"


def in_pages(text: str, most: int) -> list[str]:
    """The text in as few pages as its paragraphs allow; one that is too long by itself is parted between lines."""
    pages = [""]
    for part, between in _parts(text, most):
        joined = f"{pages[-1]}{between}{part}" if pages[-1] else part
        if len(joined) <= most:
            pages[-1] = joined
        else:
            pages.append(part)
    return pages


def _parts(text: str, most: int) -> Iterator[tuple[str, str]]:
    """What stays together, with what stands before it on a page that it shares."""
    for paragraph in _paragraphs(text):
        if len(paragraph) <= most:
            yield paragraph, "\n\n"
            continue
        between = "\n\n"
        for line in paragraph.split("\n"):
            yield line[:most], between
            between = "\n"


def _paragraphs(text: str) -> list[str]:
    """What empty lines part; one inside a table parts nothing."""
    found: list[str] = []
    for piece in text.split("\n\n"):
        if found and found[-1].count(FENCE) % 2:
            found[-1] += f"\n\n{piece}"
        else:
            found.append(piece)
    return found
