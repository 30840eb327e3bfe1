"""Every form of custom id that was ever sent: what it says, and who answers it on which kind of message."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import ROUTES
from bot.features.challenges.messages import ChallengeAction, ChallengePress, NewChallengePress, Whom
from bot.features.daily.messages import DailyAction, DailyPress
from bot.features.hints.messages import HintPart, HintPress, SoloHintPress
from bot.features.lessons.messages import LessonPress, LessonsAgainPress
from bot.features.practice.messages import PracticeAction, PracticePress
from bot.features.puzzles.messages import PuzzlePress
from bot.features.reviews.messages import Look, ReviewPress
from bot.gateway.interactions.preferences import AskAgainPress, PrivacyAnswer, PrivacyPress
from bot.gateway.interactions.presses import OTHERWISE, Presses, Route, Surface
from bot.present.confirmations import StepAnswer, StepPress
from bot.present.deal_presses import (
    DealMoment,
    ForkPress,
    RecordAction,
    RecordPress,
    RedealAnswer,
    RedealPress,
    ReplayPress,
    ShareMomentPress,
    UploadMoment,
)
from bot.present.figures import (
    FigureWordsPress,
    GoPress,
    HistoryPress,
    LeaderboardPress,
    ScoresPress,
    ShareFigurePress,
    SheetPart,
    StatsPress,
)
from bot.present.interruptions import ClaimAnswer, MoreChoice, MorePress, VotePress
from bot.present.looks import LookPress, Lookup
from bot.present.messages import ControlId, read_press
from bot.present.premoves import OfferAnswer, OfferPress
from bot.present.presenter import ReopenPress
from bot.present.rules import TOPICS, RuleSetPress, RulesPress
from bot.present.seals import ShufflePress
from bot.present.seating import FillPress, JoinPress, ReplacePress
from bot.present.table_setup import SetupPress
from bot.present.welcome import BeginPress, HereAction, HerePress
from bot.solo.messages import SoloPress
from bot.tables.finished_deals import Span
from engine.games import GAMES
from tests.properties.random_deals import random_deal, shuffled_start

POST, OWN, SOLO, DIALOG = Surface.POST, Surface.OWN, Surface.SOLO, Surface.DIALOG
ANYWHERE = (POST, OWN, SOLO)

FORMS: list[tuple[str, tuple[Surface, ...], str]] = [
    # A table's post: table, deal and, where something is answered, the version it was made for
    ("lp:7:0.0:join", (POST,), "_join"),
    ("lp:7:0.0:join 2", (POST,), "_join"),
    ("lp:7:0.0:leave", (POST,), "_press_leave"),
    ("lp:7:0.0:fill", (POST,), "_fill"),
    ("lp:7:0.0:fill strong", (POST,), "_fill"),
    ("lp:7:0.0:computers", (POST,), "_computers"),
    ("lp:7:5.0:start", (POST,), "start"),
    ("lp:7:5.0:replace 123456789012345678", (POST,), "_replace"),
    ("lp:7:0.0:recall", (POST,), "_recall"),
    ("lp:7:5.0:shuffle 8fa2", (POST,), "_add_part"),
    ("lp:7:5.0:ownword 8fa2", (POST,), "_ask_for_word"),
    ("lp:7:5.0:hand", (POST,), "show_hand"),
    ("lp:7:5.0:trick", (POST,), "_last_trick"),
    ("lp:7:5.0:rules", (POST,), "_rules"),
    ("lp:7:5.0:more", (POST,), "_more"),
    ("lp:7:5.0:invite", (POST,), "invite_guest"),
    ("lp:7:5.0:pause", (POST,), "_pause"),
    ("lp:7:5.0:resume", (POST,), "_pause"),
    ("lp:7:5.0:vote agree 2", (POST,), "_vote"),
    ("lp:7:5.0:vote on 2", (POST,), "_vote"),
    ("lp:7:5.1:cut", (POST,), "_press_cut"),
    ("lp:7:5.1:cut threes", (POST,), "_press_cut"),
    ("lp:7:0.0:reopen", ANYWHERE, "press_reopen"),
    # A hand: what is answered in a deal, and what is beside it
    ("lp:7:5.12:play QC", (OWN,), "_act"),
    ("lp:7:5.12:pass", (OWN,), "_act"),
    ("lp:7:5.12:menu bid 0", (OWN,), "_act"),
    ("lp:7:5.12:pick bury", (OWN,), "_act"),
    ("lp:7:5.12:into declare", (OWN,), "_act"),
    ("lp:7:5.12:sure override", (OWN,), "_answer_step"),
    ("lp:7:5.12:never override", (OWN,), "_answer_step"),
    ("lp:7:5.12:back sure override", (OWN,), "_answer_step"),
    ("lp:7:5.12:back into declare grand", (OWN,), "_answer_step"),
    ("lp:7:5.0:back", (OWN,), "_answer_step"),
    ("lp:7:5.0:plan 0", (OWN,), "_plan"),
    ("lp:7:5.0:plan clear", (OWN,), "_plan"),
    ("lp:7:5.12:claim", (OWN,), "_claim"),
    ("lp:7:5.12:sure claim", (OWN,), "_answer_step"),
    ("lp:7:5.12:back sure claim", (OWN,), "_answer_step"),
    ("lp:7:5.0:vote agree 3", (OWN,), "_vote_in_hand"),
    ("lp:7:5.0:know", (OWN,), "_end_guide"),
    ("lp:7:5.12:single yes", (OWN,), "_answer_offer"),
    ("lp:7:5.12:single no", (OWN,), "_answer_offer"),
    ("lp:7:5.0:hand", (OWN,), "_play_here"),
    ("lp:7:5.0:start", (OWN,), "_start_here"),
    ("lp:7:5.12:hint", (OWN,), "press_hint"),
    ("lp:7:5.12:hint card", (OWN,), "press_hint"),
    ("lp:7:5.0:pause", (OWN,), "_pause_in_hand"),
    ("lp:7:5.0:resume", (OWN,), "_pause_in_hand"),
    ("lp:7:5.0:more", (OWN,), "_press_more"),
    ("lp:7:5.0:more pause", (OWN,), "_press_more"),
    ("lp:7:5.0:more resume", (OWN,), "_press_more"),
    ("lp:7:5.0:more leave", (OWN,), "_press_more"),
    ("lp:7:5.0:invite", (OWN,), "invite_guest"),
    ("lp:7:5.0:look where", (OWN,), "_press_look"),
    ("lp:7:5.0:look trick", (OWN,), "_press_look"),
    ("lp:7:5.0:look scores", (OWN,), "_press_look"),
    ("lp:7:5.0:look rules", (OWN,), "_press_look"),
    # Questions about a table, or oneself
    ("lp:7:0.0:sure leave", (OWN,), "_answer_step"),
    ("lp:7:0.0:never close", (OWN,), "_answer_step"),
    ("lp:7:0.0:back leave", (OWN,), "_answer_step"),
    ("lp:0:0.0:privacy delete", (OWN,), "press_privacy"),
    ("lp:0:0.0:privacy keep", (OWN,), "press_privacy"),
    ("lp:0:0.0:ask-again", (OWN,), "press_ask_again"),
    ("lp:0:0.0:rules skat - -", (OWN,), "_topic"),
    ("lp:0:0.0:rules skat 36An3 -", (OWN,), "_topic"),
    ("lp:0:0.0:rules skat 36An3 36An0 scoring 2", (OWN,), "_topic"),
    ("lp:0:0.0:ruleset skat 36An3 - scoring", (OWN,), "_by_set"),
    # The way to a table; the setup is written in it
    ("lp:0:0.0:begin", (OWN,), "_begin"),
    ("lp:0:0.0:begin skat", (OWN,), "_begin"),
    ("lp:0:0.0:begin skat guided", (OWN,), "_begin"),
    ("lp:7:0.0:here show", (OWN,), "_here"),
    ("lp:7:0.0:here sit", (OWN,), "_here"),
    ("lp:0:0.0:open page 1 skat", (OWN,), "_open"),
    ("lp:0:0.0:open named 0 skat", (DIALOG,), "_named"),
    ("lp:7:5.0:ownword 8fa2", (DIALOG,), "_take_word"),
    # A finished deal of the server; the version is a step of it, or a page
    ("lp:7:12.0:replay", ANYWHERE, "press_lookup"),
    ("lp:7:12.5:replay forward", ANYWHERE, "press_lookup"),
    ("lp:7:12.5:mine", ANYWHERE, "press_lookup"),
    ("lp:7:12.5:share replay", ANYWHERE, "press_lookup"),
    ("lp:7:12.5:share mine", ANYWHERE, "press_lookup"),
    ("lp:7:12.0:record", ANYWHERE, "press_lookup"),
    ("lp:7:12.0:verify", ANYWHERE, "press_lookup"),
    ("lp:7:12.0:review", ANYWHERE, "press_review"),
    ("lp:7:12.0:review replay 2", ANYWHERE, "press_review"),
    ("lp:7:12.0:review seat", ANYWHERE, "press_review"),
    ("lp:7:12.5:again", ANYWHERE, "press_again"),
    ("lp:7:12.5:again agree", ANYWHERE, "press_again"),
    ("lp:7:12.5:again not", ANYWHERE, "press_again"),
    ("lp:7:12.5:fork", ANYWHERE, "begin_fork"),
    ("lp:7:12.5:fork seats", ANYWHERE, "begin_fork"),
    ("lp:7:12.5:fork 2", ANYWHERE, "begin_fork"),
    ("lp:7:12.5:challenges", ANYWHERE, "press_challenge"),
    ("lp:7:12.5:challenges seat", ANYWHERE, "press_challenge"),
    ("lp:7:12.5:challenges here 2", ANYWHERE, "press_challenge"),
    ("lp:7:12.5:challenges whom 2", ANYWHERE, "press_challenge"),
    ("lp:7:12.5:challenges where 2", ANYWHERE, "press_challenge"),
    # Figures of a table or a server; the version is a page
    ("lp:7:0.3:scores show", ANYWHERE, "press_lookup"),
    ("lp:7:0.3:scores earlier", ANYWHERE, "press_lookup"),
    ("lp:7:0.3:scores show evening totals", ANYWHERE, "press_lookup"),
    ("lp:0:0.2:leaderboard skat all", ANYWHERE, "press_lookup"),
    ("lp:0:0.0:stats 88 skat versus 99", ANYWHERE, "press_lookup"),
    ("lp:0:0.2:history 88", ANYWHERE, "press_lookup"),
    ("lp:0:0.0:words stats 88 skat", ANYWHERE, "press_lookup"),
    ("lp:0:0.2:share leaderboard skat all", ANYWHERE, "press_lookup"),
    ("lp:0:0.0:go deal", ANYWHERE, "press_menu"),
    ("lp:7:12.0:go trick", ANYWHERE, "press_menu"),
    ("lp:0:31.0:go trick", ANYWHERE, "press_menu"),
    # What has no table and names something else where a deal stands: an upload, a deal alone, a challenge, a day
    ("lp:0:31.4:upload", ANYWHERE, "press_lookup"),
    ("lp:0:31.4:upload trick-back", ANYWHERE, "press_lookup"),
    ("lp:0:31.4:share upload", ANYWHERE, "press_lookup"),
    ("lp:0:31.4:fork upload", ANYWHERE, "begin_fork"),
    ("lp:0:31.4:fork upload seats", ANYWHERE, "begin_fork"),
    ("lp:0:31.4:fork upload 2", ANYWHERE, "begin_fork"),
    ("lp:0:44.3:play QC", (SOLO,), "press_in_fork"),
    ("lp:0:44.3:menu bid 0", (SOLO,), "press_in_fork"),
    ("lp:0:44.3:back", (SOLO,), "press_in_fork"),
    ("lp:0:44.3:hint", (SOLO,), "hint_in_fork"),
    ("lp:0:44.3:hint card", (SOLO,), "hint_in_fork"),
    ("lp:0:44.0:practice look", ANYWHERE, "press_solo"),
    ("lp:0:44.0:practice replay", ANYWHERE, "press_solo"),
    ("lp:0:0.0:practice", ANYWHERE, "press_solo"),
    ("lp:0:0.0:practice play skat", ANYWHERE, "press_solo"),
    ("lp:0:9.0:challenges play", ANYWHERE, "press_challenge"),
    ("lp:0:9.0:challenges results", ANYWHERE, "press_challenge"),
    ("lp:0:20416.0:daily play", (OWN, SOLO), "press_daily"),
    ("lp:0:20416.0:daily share", (OWN, SOLO), "press_daily"),
    # To learn
    ("lp:0:0.0:learn", ANYWHERE, "press_lesson"),
    ("lp:0:0.0:learn skat", ANYWHERE, "press_lesson"),
    ("lp:0:0.0:learn skat trumps", ANYWHERE, "press_lesson"),
    ("lp:0:0.0:learn skat trumps play QC", ANYWHERE, "press_lesson"),
    ("lp:0:0.0:learn-again skat", ANYWHERE, "press_again"),
    ("lp:0:0.0:puzzle game", ANYWHERE, "press_puzzle"),
    ("lp:0:0.0:puzzle skat", ANYWHERE, "press_puzzle"),
    ("lp:0:0.0:puzzle skat 17 QC", ANYWHERE, "press_puzzle"),
    ("lp:0:0.0:puzzle skat 170 discard 7C QC", ANYWHERE, "press_puzzle"),
]  # fmt: skip
"""By custom id the messages on which it stands, and the function that answers it there."""


NUMBERS, VERSIONS = st.integers(0, 10**18 - 1), st.integers(0, 9999)
WORDS = st.from_regex(r"[!-~]{1,20}", fullmatch=True)
TEXTS = st.from_regex(r"[!-~]{1,20}( [!-~]{1,20})?", fullmatch=True)
RULES_TOPICS = st.sampled_from(TOPICS)
SMALL, USERS = st.integers(0, 99), st.integers(1, 9 * 10**18 - 1)
DEAL_MOMENTS = st.builds(DealMoment, NUMBERS, NUMBERS, VERSIONS)
UPLOAD_MOMENTS = st.builds(UploadMoment, NUMBERS, VERSIONS)
MOMENTS = DEAL_MOMENTS | UPLOAD_MOMENTS
FIGURES = (
    st.builds(LeaderboardPress, WORDS, WORDS, st.just("") | WORDS, VERSIONS),
    st.builds(StatsPress, USERS, WORDS) | st.builds(StatsPress, USERS, WORDS, WORDS, st.none() | USERS),
    st.builds(ScoresPress, NUMBERS, page=VERSIONS, way=WORDS)
    | st.builds(ScoresPress, NUMBERS, st.sampled_from(Span), st.sampled_from(SheetPart), VERSIONS, WORDS),
)
PRESSES: Mapping[type, st.SearchStrategy[Any]] = {
    ChallengePress: st.builds(ChallengePress, NUMBERS, st.sampled_from(ChallengeAction)),
    NewChallengePress: st.builds(NewChallengePress, DEAL_MOMENTS)
    | st.builds(NewChallengePress, DEAL_MOMENTS, asks_seat=st.just(value=True))
    | st.builds(NewChallengePress, DEAL_MOMENTS, st.sampled_from(Whom), SMALL),
    ForkPress: st.builds(ForkPress, MOMENTS, st.none() | SMALL)
    | st.builds(ForkPress, MOMENTS, asks_seat=st.just(value=True)),
    ReplayPress: st.builds(ReplayPress, DEAL_MOMENTS, st.booleans(), st.just("") | WORDS)
    | st.builds(ReplayPress, UPLOAD_MOMENTS, way=st.just("") | WORDS),
    ShareMomentPress: st.builds(ShareMomentPress, DEAL_MOMENTS, st.booleans())
    | st.builds(ShareMomentPress, UPLOAD_MOMENTS),
    RecordPress: st.builds(RecordPress, NUMBERS, NUMBERS, st.sampled_from(RecordAction)),
    RedealPress: st.builds(RedealPress, NUMBERS, NUMBERS, VERSIONS, st.sampled_from(RedealAnswer)),
    ReviewPress: st.builds(ReviewPress, NUMBERS, NUMBERS, st.none() | st.builds(Look, SMALL, st.booleans()))
    | st.builds(ReviewPress, NUMBERS, NUMBERS, asks_seat=st.just(value=True)),
    LeaderboardPress: FIGURES[0],
    StatsPress: FIGURES[1],
    ScoresPress: FIGURES[2],
    ShareFigurePress: st.builds(ShareFigurePress, st.one_of(FIGURES)),
    FigureWordsPress: st.builds(FigureWordsPress, st.one_of(FIGURES)),
    HistoryPress: st.builds(HistoryPress, st.none() | USERS, VERSIONS),
    SoloPress: st.builds(SoloPress, NUMBERS, VERSIONS, WORDS),
    SoloHintPress: st.builds(SoloHintPress, NUMBERS, VERSIONS, st.sampled_from(HintPart)),
    GoPress: st.builds(GoPress, WORDS, NUMBERS, NUMBERS),
    BeginPress: st.builds(BeginPress) | st.builds(BeginPress, WORDS, st.booleans()),
    DailyPress: st.builds(DailyPress, NUMBERS, st.sampled_from(DailyAction), st.integers(0, 3)),
    HerePress: st.builds(HerePress, NUMBERS, st.sampled_from(HereAction)),
    LessonPress: st.lists(WORDS, max_size=3).map(lambda words: LessonPress(*words)),
    LessonsAgainPress: st.builds(LessonsAgainPress, WORDS),
    PracticePress: st.just(PracticePress())
    | st.builds(PracticePress, st.just(PracticeAction.PLAY), WORDS)
    | st.builds(PracticePress, st.sampled_from((PracticeAction.LOOK, PracticeAction.REPLAY)), solo=NUMBERS),
    ReopenPress: st.builds(ReopenPress, NUMBERS),
    JoinPress: st.builds(JoinPress, NUMBERS, NUMBERS, st.none() | SMALL),
    FillPress: st.builds(FillPress, NUMBERS, NUMBERS, st.just("") | WORDS),
    ReplacePress: st.builds(ReplacePress, NUMBERS, NUMBERS, USERS),
    ShufflePress: st.builds(ShufflePress, NUMBERS, NUMBERS, WORDS, st.booleans()),
    LookPress: st.builds(LookPress, NUMBERS, NUMBERS, st.sampled_from(Lookup)),
    MorePress: st.builds(MorePress, NUMBERS, NUMBERS, st.none() | st.sampled_from(MoreChoice)),
    OfferPress: st.builds(OfferPress, NUMBERS, NUMBERS, VERSIONS, st.sampled_from(OfferAnswer)),
    StepPress: st.builds(StepPress, NUMBERS, NUMBERS, VERSIONS, st.sampled_from(StepAnswer), TEXTS)
    | st.builds(StepPress, NUMBERS, NUMBERS, VERSIONS, st.just(StepAnswer.BACK)),
    RulesPress: st.builds(RulesPress, WORDS) | st.builds(RulesPress, WORDS, WORDS, WORDS, RULES_TOPICS, SMALL),
    RuleSetPress: st.builds(RuleSetPress, WORDS, WORDS, WORDS, RULES_TOPICS),
    VotePress: st.builds(VotePress, NUMBERS, NUMBERS, st.sampled_from(ClaimAnswer), SMALL),
    HintPress: st.builds(HintPress, NUMBERS, NUMBERS, VERSIONS, st.sampled_from(HintPart)),
    SetupPress: st.builds(SetupPress, WORDS, SMALL, TEXTS),
    PrivacyPress: st.builds(PrivacyPress, st.sampled_from(PrivacyAnswer)),
    AskAgainPress: st.builds(AskAgainPress),
    PuzzlePress: st.builds(PuzzlePress, WORDS) | st.builds(PuzzlePress, WORDS, WORDS, WORDS),
}
"""Every kind of press but what is one word, or an action of a game, and whatever may be said by one."""


def parsed(surface: Surface, custom_id: str) -> object:
    """What its route makes of a custom id."""
    control = read_press(custom_id)
    assert control is not None
    route = Presses(ROUTES).find(surface, control)
    return None if route is None else route.parse(control)


def name_of(route: Route[Any] | None) -> str:
    """The function that answers, or what it was made for."""
    given: Any = None if route is None else route.handler
    inner = [cell.cell_contents for cell in getattr(given, "__closure__", None) or ()]
    return str(next((each for each in inner if isinstance(each, Callable)), given).__name__)  # type: ignore[arg-type]


@pytest.mark.parametrize(("custom_id", "surfaces", "answers"), FORMS)
def test_every_custom_id_that_is_out_there_is_answered(
    custom_id: str, surfaces: tuple[Surface, ...], answers: str
) -> None:
    press = read_press(custom_id)
    assert press is not None
    assert str(press) == custom_id
    presses = Presses(ROUTES)
    assert {surface: name_of(presses.find(surface, press)) for surface in surfaces} == dict.fromkeys(surfaces, answers)


@pytest.mark.parametrize(("custom_id", "surfaces"), [form[:2] for form in FORMS])
def test_a_press_is_written_as_it_was_read(custom_id: str, surfaces: tuple[Surface, ...]) -> None:
    assert {str(parsed(surface, custom_id)) for surface in surfaces} == {custom_id}


@settings(deadline=None)
@given(st.one_of(*PRESSES.values()))
def test_a_press_is_read_as_it_was_written(press: Any) -> None:
    control = read_press(str(press))
    assert control is not None
    assert type(press).parse(control) == press


def test_every_kind_of_press_is_tried() -> None:
    assert {type(parsed(surface, custom_id)) for custom_id, surfaces, _ in FORMS for surface in surfaces} == {
        *PRESSES,
        ControlId,
    }


@pytest.mark.parametrize(
    "what",
    [
        "daily", "daily twice", "daily play on", "learn-again", "learn-again skat on", "practice play",
        "practice play skat on", "practice fold", "puzzle", "puzzle skat 17", "begin skat now", "begin skat guided on",
        "here", "here stand",
        "review of the year", "review mine x", "review mine 123", "challenges here", "challenges whom x",
        "challenges play on",
        "fork upload seats now", "fork x", "again perhaps", "record now", "share", "share go deal", "share history 0",
        "words", "words record", "leaderboard skat", "stats x skat", "scores", "scores show year totals", "go",
        "history 88 99", "scores show night totals", "scores show evening all", "privacy",
        "privacy perhaps", "sure", "never", "rules", "rules skat - - play two", "rules skat - - play 2 x",
        "ruleset", "ruleset skat - -", "ruleset skat - - play 2", "more now", "more leave now", "look",
        "look back", "look trick 3", "single",
        "single perhaps", "reopen it", "vote", "vote agree", "vote perhaps 2", "vote on x", "hint now",
    ],
)  # fmt: skip
def test_what_no_control_says_is_no_press(what: str) -> None:
    assert parsed(OWN, f"lp:7:12.0:{what}") is None


@pytest.mark.parametrize(
    "what",
    [
        "join x", "join 2 3", "join 123", "fill strong on", "replace", "replace x", "replace 1 2", "replace ²",
        "shuffle", "shuffle ", "shuffle a b", "ownword", "more now",
    ],
)  # fmt: skip
def test_what_no_control_says_is_no_press_on_a_post(what: str) -> None:
    assert parsed(POST, f"lp:7:0.0:{what}") is None


@pytest.mark.parametrize("what", ["hint now", "hint card now"])
def test_no_other_hint_is_asked_for_in_a_deal_alone(what: str) -> None:
    assert parsed(SOLO, f"lp:0:44.3:{what}") is None


def test_no_word_is_without_a_form() -> None:
    named = {custom_id.split(":")[3].split(" ")[0] for custom_id, _, _ in FORMS}
    assert {route.word for route in ROUTES} - {OTHERWISE} - named == set()


@pytest.mark.parametrize("what", ["daily play", "privacy delete", "plan 0", "open page 0 skat", "sure claim", "QC"])
def test_what_is_ones_own_is_an_action_like_any_on_a_public_message(what: str) -> None:
    assert name_of(Presses(ROUTES).find(POST, ControlId(7, 5, 0, what))) == "_act_openly"


@pytest.mark.parametrize("what", ["play QC", "hand", "daily share"])
def test_no_other_dialog_is_answered(what: str) -> None:
    assert Presses(ROUTES).find(DIALOG, ControlId(7, 5, 0, what)) is None


@pytest.mark.parametrize("surface", [POST, OWN])
def test_whatever_a_game_knows_to_say_is_an_action_where_it_is_pressed(surface: Surface) -> None:
    """A press of it is made for a moment of a deal, and no word of ours takes it away."""
    presses, said = Presses(ROUTES), {*actions_of_all_games()} - {"hand"}  # that one: tests/e2e/test_words_of_games.py
    assert len(said) > 30
    found = {text: name_of(presses.find(surface, ControlId(7, 5, 3, text))) for text in said}
    assert {text: name for text, name in found.items() if name not in ACTING} == {}


ACTING = {"_act", "_act_openly", "_press_cut"}
"""What has an action done in a deal."""


def actions_of_all_games() -> Iterator[str]:
    """Every kind of action that a game offers in deals played at random, by any house rules."""
    for game in GAMES:
        for seed in range(12):
            chance = Random(f"words {game} {seed}")
            for deal in random_deal(shuffled_start(game, chance), chance):
                for seat in range(deal.start.players):
                    for action in deal.legal_actions(seat):
                        yield str(action)


def test_two_who_want_the_same_word_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two routes for 'replay' on"):
        Presses((*ROUTES, *(route for route in ROUTES if route.word == "replay")))
