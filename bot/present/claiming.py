"""A claim of the rest that the table is asked about: who claims, what they show, and what can be answered.

Who has answered, and what, stands nowhere but in their own hand: how it ends must not tell who said no.
"""

from collections.abc import Sequence
from typing import Final

from bot.phrases import escape, phrases
from bot.present.messages import Button, ButtonStyle, ControlId
from bot.present.words import cards_text, countdown, sentence
from bot.tables.claims import just_refused, voters
from bot.tables.model import OpenClaim, Person, Table
from engine.views import View

VOTE: Final = "vote"
"""The first word of what answers a claim, before the answer and the claimant's seat."""


def headline(claim: OpenClaim, called: Sequence[str], language: str) -> str:
    """Who claims, for the picture and those who do not see it."""
    return phrases(language).say("claim-stands", who=called[claim.seat])


def claim_lines(table: Table, claim: OpenClaim, called: Sequence[str], language: str) -> list[str]:
    """What the table's post says while a claim stands; it stays the same until the answer is known."""
    say, asked = phrases(language), voters(table)
    stands = sentence(say.say("claim-stands", who=escape(called[claim.seat])))
    lines = [f"**{stands}** {say.say('claim-shown')}"]
    if not asked:
        return [*lines, say.say("claim-computers")]
    who = say.listed([f"<@{user}>" for user in asked])
    return [*lines, say.say("claim-asked", who=who, when=countdown(claim.until))]


def claim_call(claim: OpenClaim, users: Sequence[int], called: Sequence[str], language: str) -> str:
    """A fresh mention of people who have not answered."""
    say = phrases(language)
    who, claimant = say.listed([f"<@{user}>" for user in users]), escape(called[claim.seat])
    return say.say("claim-call", who=who, claimant=claimant, when=countdown(claim.until))


def refused_line(table: Table, view: View, called: Sequence[str], language: str) -> str:
    """That play goes on after a claim, until the claimant plays; empty where there was none."""
    seat = just_refused(table, view)
    return "" if seat is None else phrases(language).say("claim-refused", who=escape(called[seat]))


def vote_buttons(table: Table, claim: OpenClaim, language: str, *, row: int) -> tuple[Button, ...]:
    """Agree or play on; none where no person but the claimant sits there."""
    if not any(isinstance(who, Person) for seat, who in enumerate(table.seats) if seat != claim.seat):
        return ()
    say, deal = phrases(language), table.deal.id if table.deal else 0
    answers = (("agree", ButtonStyle.GOOD), ("on", ButtonStyle.PLAIN))
    return tuple(
        Button(
            say.say(f"button-claim-{answer}"),
            str(ControlId(table.id, deal, 0, f"{VOTE} {answer} {claim.seat}")),
            manner,
            row,
        )
        for answer, manner in answers
    )  # fmt: skip


def own_lines(table: Table, view: View, called: Sequence[str], language: str) -> list[str]:
    """What somebody's hand says while a claim stands: what they are asked, or what they said."""
    say, claim = phrases(language), table.claim
    if claim is None:
        return []
    when = countdown(claim.until)
    if view.seat == claim.seat:
        return [say.say("claim-own", when=when) if voters(table) else say.say("claim-own-computers")]
    shown = cards_text(view.ranking.sorted(view.face_up[claim.seat]))
    lines = [say.say("claim-shown-to-you", who=escape(called[claim.seat]), cards=shown)]
    if view.seat in claim.refused:
        return [*lines, say.say("claim-you-refused")]
    if view.seat in claim.agreed:
        return [*lines, say.say("claim-you-agreed")]
    return [*lines, say.say("claim-answer", when=when)]
