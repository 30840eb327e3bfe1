"""Which of all that people are told cannot be are refusals of right."""

from collections.abc import Mapping
from typing import Final

REFUSED, NOT_THERE, OUR_FAULT, WHOEVER_ASKS = "r", "n", "fault", "a"

TOLD: Final[Mapping[str, str]] = {
    REFUSED: """
    not-seated seat-kept replaced sits-out not-host host-replaces match-look
    not-manager owner-only preset-of-somebody-else role-of-few may-not-write challenge-channel not-your-deal
    """,
    NOT_THERE: """
    no-such-table no-table no-table-of-yours guild-only
    no-such-deal no-such-preset challenge-gone upload-gone fork-gone
    """,
    OUR_FAULT: """
    internal untaken storage too-fast restarted
    """,
    WHOEVER_ASKS: """
    bad-option bad-option-value bad-setting called-lately cannot-post challenge-bot challenge-left challenge-oneself
    challenge-stands claim-answered-no claim-hopeless claim-not-now claim-over claim-own claim-said-no claim-stands
    claim-unproven daily-account-missing daily-account-same daily-best-gone daily-broken daily-closed daily-gone
    daily-hidden daily-not-closed daily-not-finished daily-spent deal-annulled deal-is-on deal-not-over deal-too-old
    deal-withheld export-too-long export-under-way fork-not-over fork-over fork-stale hint-not-asked hint-stale
    hints-off idle-option idle-option-players invite-bot invite-everyone invite-whom leave-first leave-instead
    lesson-changed lesson-closed match-alone match-code-old match-code-used match-length match-no-code match-none
    match-other-room match-own-room match-same-seat match-waits more-time-had more-time-not-now no-deal no-deals-yet
    no-hand no-lessons no-options no-player-counted no-player-deals no-player-game no-presets no-seat-to-offer
    no-such-seat no-such-set no-trick nobody-to-call nobody-to-fill nobody-to-replace not-away not-full not-posted
    option-without-value options-without-game pause-in-match pause-nothing pause-over paused plan-not-possible
    plan-your-turn preset-of-other-game preset-or-game preset-or-rules preset-without-game preset-without-name
    puzzle-all-done puzzle-gone puzzle-none repeat-board repeat-in-match repeat-known repeat-other repeat-over
    repeat-stands replay-what review-busy review-failed review-unable role-silent rules-without-game seat-taken
    seated-already seats-by-turn shuffle-both-rooms shuffle-done shuffle-empty shuffle-long shuffle-off shuffle-opened
    shuffle-sits-out sit-out-nobody sit-out-others sits-already stale stale-choice table-exists table-full
    takes-turns-already too-many-challenges too-many-presets turns-full unknown-game unknown-level unknown-topic
    unreadable-action unreadable-bid unreadable-card unreadable-cards unreadable-cut unreadable-signal unreadable-suit
    upload-false upload-newer upload-older upload-too-large upload-unheard upload-unreadable wrong-number
    """,
}
"""The keys of all that people are told cannot be: to who has no right to something; to who is not to know whether it is
there; where something of ours failed; and to whoever asks, as things stand or for how they asked.
"""
KINDS: Final = {key: kind for kind, keys in TOLD.items() for key in keys.split()}
RIGHTS: Final = frozenset(key for key, kind in KINDS.items() if kind in {REFUSED, NOT_THERE})
