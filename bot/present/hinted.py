"""What a table's post tells of hints: partners have a right to know."""

from bot.phrases import phrases
from bot.tables.model import Stage, Table


def hints_line(table: Table, language: str) -> str:
    """Whether hints may be asked for here, and whether one was in this deal; empty where they may not."""
    if not table.hints:
        return ""
    was_asked = table.stage is Stage.PLAYING and table.deal is not None and table.deal.is_hinted
    return f"-# {phrases(language).say('post-hinted' if was_asked else 'post-hints')}"
