"""Which columns say something of a person, how each is told to them, and what deletion does to it.

A test compares this with the schema, lives a life in every column, and looks at its export and at what deletion leaves.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Gone(StrEnum):
    """What deletion does. ROW: its row goes. EMPTIED: the person, or what they typed, is taken out of it.

    BEFORE: they leave their tables before they can delete anything. KEPT: it stays, and is nobody's any more.
    """

    ROW = "row"
    EMPTIED = "emptied"
    BEFORE = "before"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Personal:
    """A column that says something of a person.

    told: where it stands in the export, such as `deals.actions.text`; empty for one that is not there. why: it is not,
    or why it stays after deletion.
    """

    told: str
    gone: Gone = Gone.ROW
    why: str = ""


ID: Final = Personal("user")
ONLY_AN_ID: Final = "the person's own id stands at the head of the export"
NAMELESS: Final = "others played the deal too: it stays, in a nameless seat"


def _rows(section: str, columns: str) -> dict[str, Personal]:
    """Columns told under their own names whose rows go."""
    return {name: Personal(f"{section}.{name}") for name in columns.split()}


PERSONAL: Final[Mapping[str, Mapping[str, Personal]]] = {
    "players": {
        "id": ID,
        **_rows(
            "preferences",
            "language four_colours ping autoplay tips_game skipped_confirmations autoplay_offer hand letters sort",
        ),
    },
    "tables": {
        "host_id": Personal("tables.host", Gone.BEFORE),
        "seats": Personal("tables.seats", Gone.BEFORE),
        "last_players": Personal("tables.last_game", Gone.BEFORE),
        "shuffle": Personal("tables.shuffled", Gone.BEFORE),
    },
    "shuffle_parts": {
        "table_id": Personal("shuffles.table"),
        "user_id": ID,
        "part": Personal("shuffles.part"),
    },
    "match_boards": {"shuffle": Personal("matches.part", Gone.EMPTIED)},
    "match_people": {
        "match_id": Personal("", why="the match is told by its code"),
        "user_id": ID,
        "room": Personal("matches.room"),
    },
    "deals": {
        "seats": Personal("deals.seats", Gone.EMPTIED),
        "shuffle": Personal("deals.part", Gone.EMPTIED),
    },
    "actions": {
        "number": Personal("deals.actions.number", Gone.KEPT, NAMELESS),
        "seat": Personal("deals.actions.seat", Gone.KEPT, NAMELESS),
        "user_id": Personal("", Gone.EMPTIED, ONLY_AN_ID),
        "text": Personal("deals.actions.text", Gone.KEPT, NAMELESS),
        "at": Personal("deals.actions.at", Gone.KEPT, NAMELESS),
    },
    "plans": {"deal_id": Personal("", why="told by its number"), "user_id": ID, "plans": Personal("plans.plans")},
    "sitters": {"user_id": ID, "deal_id": Personal("", why="told by its number")},
    "results": {
        "user_id": Personal("", Gone.EMPTIED, ONLY_AN_ID),
        **{
            name: Personal(f"deals.result.{name}", Gone.KEPT, NAMELESS)
            for name in ("seat", "points", "tricks", "score", "won", "declarer", "game_won", "ended", "counts", "par")
        },
        "level": Personal("deals.result.level", Gone.KEPT, NAMELESS),
    },
    "ladder": {
        **_rows("ladder", "guild_id game span user_id level deals won lost score lambapeas_given lambapeas_suffered"),
        **_rows("ladder", "rated above strength_sum strength_squares recent"),
    },
    "pairs": {
        **_rows("pairs", "guild_id game span partners deals won lost above squares"),
        "user_id": Personal("", why=ONLY_AN_ID),
        "other_id": Personal("", why="the other one is somebody else"),
    },
    "tallies": _rows("tallies", "guild_id game user_id what deals won lost points deals_with_points"),
    "milestones": _rows("milestones", "guild_id game user_id what ending count deal_id"),
    "presets": {
        "saved_by": Personal("", Gone.EMPTIED, ONLY_AN_ID),
        **{
            name: Personal(f"presets.{name}", Gone.KEPT, "the server keeps the table they saved")
            for name in ("name", "game", "players", "options", "level", "speed", "shuffled", "hints")
        },
    },
    "puzzle_tries": {"user_id": ID, **_rows("puzzles", "game number card solved at")},
    "uploads": {
        "id": Personal("uploads.upload"),
        "user_id": ID,
        "text": Personal("uploads.record"),
        "until": Personal("uploads.until"),
    },
    "forks": {
        "user_id": ID,
        "deal_id": Personal("", why="told by its number"),
        **_rows("forks", "step seat level actions touched"),
        "action_count": Personal("", why="how many actions there are"),
        "challenge_id": Personal("forks.challenge"),
        "upload_id": Personal("forks.upload"),
        "daily_id": Personal("forks.daily"),
        "mark": Personal("", why="what keeps a day from being begun anew says nothing to anybody"),
        "solo": Personal("forks.solo"),
        "ended": Personal("forks.ended"),
    },
    "challenges": {
        "id": Personal("challenges.challenge", Gone.KEPT, "others play it"),
        "step": Personal("challenges.step", Gone.KEPT, "others play it"),
        "seat": Personal("challenges.seat", Gone.KEPT, "others play it"),
        "user_id": Personal("challenges.sent", Gone.EMPTIED),
        "challenged_id": Personal("challenges.called", Gone.EMPTIED),
        "channel_id": Personal("challenges.channel", Gone.KEPT, "others play it"),
        "message_id": Personal("challenges.message", Gone.KEPT, "others play it"),
        "begun": Personal("challenges.begun", Gone.KEPT, "others play it"),
    },
    "challenge_results": {
        "challenge_id": Personal("challenges.challenge"),
        "user_id": ID,
        **_rows("challenges.result", "knew score won points ended"),
    },
    "lessons": {"user_id": ID, **_rows("lessons", "game stage tried stars")},
    "reviews": {"figures": Personal("reviews.moments", Gone.KEPT, "it names seats, and theirs is nameless")},
    "daily_results": {
        "daily_id": Personal("dailies.daily"),
        "user_id": ID,
        "variant": Personal("dailies.deal"),
        **_rows("dailies", "day merit score won points tricks ended"),
    },
    "daily_guilds": {
        "daily_id": Personal("daily_guilds.daily"),
        "guild_id": Personal("daily_guilds.guild"),
        "user_id": ID,
    },
    "daily_spent": {
        "mark": Personal("", Gone.KEPT, "no id: until the day is closed it keeps it from being begun anew")
    },
    "hand_posts": {
        "table_id": Personal("hand_posts.table"),
        "user_id": ID,
        "channel_id": Personal("hand_posts.channel"),
        "message_id": Personal("hand_posts.message"),
    },
    "leftovers": {
        "message_id": Personal("leftovers.message"),
        "channel_id": Personal("leftovers.channel"),
        "user_id": ID,
    },
}
"""What says something of a person. What somebody made of a day is told once its link is opened."""

NOT_PERSONAL: Final[Mapping[str, str]] = {
    "guilds": "id deals language pace speed",
    "channels": "id guild_id moves_after",
    "processes": "id shard_count shard_ids until",
    "buckets": "id next_identify",
    "tables": (
        "id guild_id channel_id game options pace stage dealer due revision language holder speed remind_at level "
        "ends_at invited claim claims_made room hints proposal halt"
    ),
    "shuffles": "table_id secret",
    "matches": "id code game options players boards stage opened ended shuffle",
    "match_boards": "match_id number dealer digest salt pack cut",
    "match_rooms": "match_id room table_id end_announced",
    "deals": (
        "id guild_id number table_id game rules_version options dealer digest salt pack replay_trump replay_maker "
        "begun ended result annulled claim_seat claim_agreed end_announced end_message_id "
        "par match_id room board withheld deferred_counts "
        "hinted redeal_of"
    ),
    "actions": "deal_id",
    "results": "deal_id guild_id game",
    "games": "deal_id table_id winners",
    "presets": "guild_id key",
    "forks": "id",
    "challenges": "deal_id is_shown",
    "reviews": "deal_id edition",
    "daily_seasons": "number first days games anchor secret is_broken",
    "daily_links": "daily_id link",
    "daily_spent": "daily_id",
    "posts": "table_id channel_id message_id revision digest deal_id",
    "hand_posts": "revision digest",
    "leftovers": "deal_id",
}
"""All other columns: they name tables, deals and seats, and nobody."""
