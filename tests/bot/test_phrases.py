"""Every phrase is there in every language, with the same values, within Discord's limits."""

import ast
import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from bot.errors import KnownError
from bot.phrases import LANGUAGES, MissingPhrase, Phrases, date_text, escape, number_text, percent_text, phrases, plain
from bot.present.messages import LONGEST_TEXT
from bot.present.rules import HOUSE, OWN_RULES, TOPICS
from bot.present.table_setup import CHANGED
from engine.actions import ACCEPTS, ANNOUNCEMENTS, DISCARDS, SIGNALS, TAKES
from engine.games import GAMES
from engine.options import allowed_values
from tests.support.phrase_files import choices_of, entries, files, phrases_of
from tests.support.strange_names import STRANGE

ROOT = Path(__file__).parents[2]
LABELS = 80
SETS = 60
"""With a mark beside it a set's name is still short enough for a line of a menu."""
DESCRIPTIONS = 100
DIALOGS = 45
COMMAND_NAMES = "name-"
"""In English they stand in the code; of the others only Discord's own languages have any."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_says_the_same_things_with_the_same_values(language: str) -> None:
    names = {key for key in phrases_of(language) if key.startswith(COMMAND_NAMES)}
    assert phrases_of(language).keys() - names == phrases_of("en").keys()
    different = {key for key in phrases_of("en") if phrases_of("en")[key] != phrases_of(language)[key]}
    assert not different, different


PEOPLE = frozenset({"who", "whom", "by", "name", "host", "player", "partner", "claimant", "payer", "payee", "voters"})
"""The values that are somebody's name."""


def said_of(language: str, key: str, name: str, other: str) -> Iterator[str]:
    """A phrase with a name for everybody, of one and of many and in each way that it knows; other: any other value."""
    values = {each: name if each in PEOPLE else other for each in phrases_of(language)[key]}
    for choice in choices_of(language)[key]:
        yield phrases(language).say(key, **(values | choice))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STRANGE)
def test_every_phrase_can_be_said_of_one_and_of_many_whatever_they_are_called(language: str, name: str) -> None:
    wrong = []
    for key in phrases_of(language):
        for text in said_of(language, key, escape(name), escape(name)):
            bare = text.replace(escape(name), "Anna")
            wrong += [f"{key}: {bare}" for each in ("{", "}", "\u2068", "\u2069", "$", "None") if each in bare]
            wrong += [f"{key}: no word" for _ in range(not text.strip())] + [f"{key}: {bare}"] * (text.strip() != text)
            spaced = "```" not in bare and re.search(r"\S {2,}\S| [,;.!?]|\( | \)|\(\)", bare)
            wrong += [f"{key}: spaced out: {bare}"] if spaced else []
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_a_word_can_be_any_value_of_a_phrase(language: str) -> None:
    for key, names in phrases_of(language).items():
        for value in (1, 7, "Küllike") if names else (0,):
            text = phrases(language).say(key, **dict.fromkeys(names, value))
            assert text.strip() == text
            assert text, key
            assert "{" not in text, key


@pytest.mark.parametrize("language", ["de", "et"])
def test_no_name_is_inflected(language: str) -> None:
    """Nobody can do that to a name they do not know: what it stands in is said before it."""
    wrong = []
    for key in phrases_of(language):
        for text in said_of(language, key, "Xyz", "10"):
            wrong += [f"{key}: {text}"] if re.search(r"Xyz[\w’'-]|\wXyz", text) else []
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_that_is_parsed_when_it_is_said_reads_as_the_whole_file_does(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (*files("en"), *files(language)):
        bundle.add_resource(file, allow_overrides=True)
    for key, names in phrases_of(language).items():
        values = dict.fromkeys(names, "Küllike")
        assert phrases(language).say(key, **values) == bundle.format_pattern(bundle.get_message(key).value, values)[0]


GAME = "|".join(GAMES)
PLACES = {
    SETS: re.compile(rf"^({GAME})-set-(?!.+-about$)"),
    LABELS: re.compile(r"^button-|^topic-|(^|-)action-"),
    DESCRIPTIONS: re.compile(
        rf"^(command(?!-elsewhere)|option|choice|period|ping|level|menu|computers)-|^({GAME}|cut)-about-|-set-.+-about$"
    ),
    DIALOGS: re.compile(r"^dialog-"),
}
"""How many characters Discord shows of what, by the keys of the phrases that stand there."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STRANGE)
def test_what_discord_shows_in_small_places_is_short_enough_whatever_people_are_called(
    language: str, name: str
) -> None:
    wrong = []
    for key in phrases_of(language):
        for text in said_of(language, key, plain(name), "10♦"):
            limits = [most for most, keys in PLACES.items() if keys.search(key)] or [LONGEST_TEXT]
            wrong += [f"{key}: {len(text)} of {most}: {text}" for most in limits if len(text) > most]
    assert wrong == []


@cache
def trees(*folders: str) -> list[tuple[str, ast.Module]]:
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for path in paths
        if "sandbox" not in path.parts
    ]


def calls(tree: ast.AST, *names: str) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in names:
                yield name, node


def literals(node: ast.expr) -> set[str]:
    """The texts an argument can be: a literal, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return literals(node.body) | literals(node.orelse) if isinstance(node, ast.IfExp) else set()


def refusal_codes() -> set[str]:
    found = set()
    for _, tree in trees("engine"):
        for name, call in calls(tree, "demand", "IllegalAction"):
            at = 1 if name == "demand" else 0
            found |= literals(call.args[at]) if len(call.args) > at else set()
    return found


def test_every_refusal_of_the_engine_is_phrased() -> None:
    codes = refusal_codes()
    assert {"must-follow", "must-follow-trump", "not-your-turn", "bid-too-long"} <= codes
    games = ("", *(f"{game}-" for game in GAMES))
    missing = {code for code in codes if not any(f"{game}refused-{code}" in phrases_of("en") for game in games)}
    assert not missing


def test_no_refusal_is_phrased_that_the_engine_does_not_know() -> None:
    phrased = {key.partition("refused-")[2] for key in phrases_of("en") if "refused-" in key}
    assert phrased - {"other"} <= refusal_codes()


def test_every_error_meant_for_people_is_phrased_with_the_values_it_gets() -> None:
    for path, tree in trees("bot", "cogs"):
        for _, call in calls(tree, "UserError"):
            given = {keyword.arg for keyword in call.keywords}
            for key in literals(call.args[0]) if call.args else ():
                assert f"error-{key}" in phrases_of("en"), f"{path}: {key}"
                assert None in given or phrases_of("en")[f"error-{key}"] <= given, f"{path}: {key}"


def named_errors(base: type[KnownError] = KnownError) -> dict[str, str]:
    """The errors that say by their class which phrase they are."""
    found = {each.__name__: each.phrase for each in base.__subclasses__() if hasattr(each, "phrase")}
    return found | {name: key for each in base.__subclasses__() for name, key in named_errors(each).items()}


def test_every_error_that_is_told_apart_is_phrased_with_the_values_it_gets() -> None:
    phrased = named_errors()
    assert {"StaleAction", "NoSuchTable", "NotStored"} <= phrased.keys()
    raised = set()
    for path, tree in trees("bot", "cogs"):
        made = [(name, {each.arg for each in call.keywords}) for name, call in calls(tree, *phrased)]
        bare = [
            node.exc.id for node in ast.walk(tree) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name)
        ]
        for name, given in (*made, *((name, set()) for name in bare if name in phrased)):
            raised.add(name)
            assert phrases_of("en")[f"error-{phrased[name]}"] <= given, f"{path}: {name}"
    assert raised == phrased.keys()


def said(tree: ast.AST) -> Iterator[tuple[str, str, set[str | None]]]:
    """Every key given literally: by which function, the key, the names of the values given with it."""
    for name, call in calls(tree, "say", "say_for", "command", "slash"):
        given = {keyword.arg for keyword in call.keywords}
        # The first argument of `say_for` is a game; a composer's `say` is told first whom it speaks to.
        for part in call.args[:2]:
            for key in literals(part):
                yield name, f"command-{key}" if name in {"command", "slash"} else key, given


def test_every_key_in_the_code_has_a_phrase() -> None:
    for path, tree in trees("bot", "cogs"):
        for name, key, given in said(tree):
            known = [key, *(f"{game}-{key}" for game in GAMES if name == "say_for")]
            assert any(each in phrases_of("en") for each in known), f"{path}: {key}"
            assert None in given or key not in phrases_of("en") or phrases_of("en")[key] <= given, f"{path}: {key}"


def test_every_composed_key_begins_like_some_phrase() -> None:
    for path, tree in trees("bot", "cogs"):
        for name, call in calls(tree, "say", "say_for"):
            part = call.args[1 if name == "say_for" else 0] if call.args else None
            if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                beginning = str(part.values[0].value)
                assert any(key.startswith(beginning) or f"-{beginning}" in key for key in phrases_of("en")), (
                    f"{path}: {beginning}"
                )


@pytest.mark.parametrize("kind", ["action", "did", "you"])
def test_every_verb_has_a_label_and_a_sentence(kind: str) -> None:
    verbs = {"pass", "bid", "call", "declare", "trump", "show", "give", "play"}
    verbs |= {*ACCEPTS, *TAKES, *DISCARDS, *ANNOUNCEMENTS, *SIGNALS}
    styles = {f"cut-{style}" for game in GAMES.values() for style in game.cut_styles}
    assert {f"{kind}-{verb}" for verb in verbs | styles} <= phrases_of("en").keys()


@pytest.mark.parametrize(("told", "addressed"), [("did", "you"), ("status", "call")])
def test_what_a_game_says_of_people_it_says_to_them_too(told: str, addressed: str) -> None:
    """Else they are told in the words of the other games; nobody is called at the end, nor knows less than the two."""
    apart = {
        "status-done",
        "did-give-unseen",
        "did-bury-unseen",
        "did-discard-unseen",
        "did-offer-unseen",
        "did-under-unseen",
        "did-give-you",
        "skat-did-discard-unseen",
    }
    for prefix in ("", *(f"{game}-" for game in GAMES)):
        own = {key for key in phrases_of("en").keys() - apart if key.startswith(f"{prefix}{told}-")}
        assert {f"{prefix}{addressed}-{key.removeprefix(f'{prefix}{told}-')}" for key in own} <= phrases_of("en").keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_name_and_its_house_rules_phrased(game: str) -> None:
    own = {f"game-{game}", f"{game}-summary"}
    own |= {f"{game}-option-{name}" for name in allowed_values(GAMES[game].options)}
    assert own <= phrases_of("en").keys()


def test_english_stands_in_and_what_nobody_says_is_noticed() -> None:
    assert phrases("fr").say("action-pass") == "Pass"
    assert phrases("et-EE").say("action-roof") == "Katus"
    with pytest.warns(MissingPhrase):
        assert phrases("et").say("no-such-phrase") == "no-such-phrase"
    with pytest.warns(MissingPhrase):
        phrases("en").say("action-bid")


BUTTONS = """
button-hand = My hand
    .place = in the channel
-card = { $count ->
    [one] card
   *[other] cards
}
    .gender = neuter
"""
SENTENCES = """
where = Press *{ button-hand }* { button-hand.place }.
give = Give { $who } two { -card(count: 2) }, { -card.gender ->
    [neuter] it
   *[other] they
} says.
again = { where } { give }
lost = Press { button-lost }.
"""


def test_phrases_refer_to_messages_terms_and_attributes_of_any_file() -> None:
    for texts in ([BUTTONS, SENTENCES], [SENTENCES, BUTTONS]):
        say = Phrases("en", texts)
        assert say.say("where") == "Press *My hand* in the channel."
        assert say.say("give", who="Anna") == "Give Anna two cards, it says."
        assert say.say("again", who="Anna") == "Press *My hand* in the channel. Give Anna two cards, it says."


def test_what_a_translated_phrase_refers_to_may_stand_in_the_first_language_alone() -> None:
    first = Phrases("en", [BUTTONS, SENTENCES])
    say = Phrases("et", ["where = Vajuta *{ button-hand }* { button-hand.place }."], first)
    assert say.say("where") == "Vajuta *My hand* in the channel."
    assert say.say("give", who="Anna") == "Give Anna two cards, it says."
    assert Phrases("et", ["button-hand = Minu kaardid"], first).say("where") == "Press *My hand* in the channel."
    assert first.say("button-hand") == "My hand"


def test_what_is_lacking_in_a_phrase_is_noticed_and_raises_nothing_to_people() -> None:
    say = Phrases("en", [BUTTONS, SENTENCES])
    with pytest.warns(MissingPhrase, match="give in en"):
        assert say.say("give") == "Give who two cards, it says."
    with pytest.warns(MissingPhrase, match="lost in en"):
        assert say.say("lost") == "Press {button-lost}."


def test_numbers_are_written_as_the_language_writes_them() -> None:
    for language, written in {"en": "46.3", "de": "46,3", "et": "46,3"}.items():
        assert f" {written} " in f" {phrases(language).say('stats-points', points=46.28)} "


DATES = {
    date(2026, 3, 1): ("1 Mar 2026", "01.03.2026", "01.03.2026"),
    date(2026, 12, 24): ("24 Dec 2026", "24.12.2026", "24.12.2026"),
}
"""Days, and how each language writes them."""


@pytest.mark.parametrize(("place", "language"), [*enumerate(LANGUAGES)])
def test_a_day_is_written_as_the_language_writes_it_in_phrases_and_beside_them(place: int, language: str) -> None:
    for day, written in DATES.items():
        assert date_text(day, language) == date_text(day, f"{language}-XX") == written[place]
        assert written[place] in phrases(language).say("daily-seals-link", day=day)


def test_big_numbers_are_written_plainly() -> None:
    assert phrases("en").say("action-bid", number=123456) == "Bid 123456"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Õie Ülo 🐑 王", "Õie Ülo 🐑 王"),
        ("**bold** _x_ `c` ~~s~~ ||p||", r"\*\*bold\*\* \_x\_ \`c\` \~\~s\~\~ \|\|p\|\|"),
        ("[a](https://x.y)", r"\[a\]\(https\://x.y\)"),
        ("@everyone @here <@123> <@&4>", r"＠everyone ＠here \<＠123\> \<＠&4\>"),
        ("# head", r"\# head"),
        ("\u202eevil\u202c\u200b", "evil"),
        ("two\nlines\t", "two lines"),
        ("\u3164\u2800 ", "?"),
        ("", "?"),
        ("x" * 48, "x" * 48),
        ("x" * 60, "x" * 47 + "…"),
        ("a" + "\u0301" * 50 + "b", "á\u0301\u0301b"),
    ],
)
def test_names_are_made_harmless(name: str, shown: str) -> None:
    assert escape(name) == shown


def test_names_for_pictures_are_plain_and_short() -> None:
    assert plain("a_b*c") == "a_b*c"
    assert plain("Maximilian", 5) == "Maxi…"
    assert len(plain("e\u0301" * 100_000)) == 48


ROWS = [("91–120", "4", "6"), ("61–90", "2", "4"), ("30–59", "4", "6"), ("0–29", "6", "8")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_every_row_of_the_scoring_table(language: str) -> None:
    text = phrases(language).say("saskop-rules-scoring")
    for points, other, diamonds in ROWS:
        assert re.search(rf"^ *{points} +{other} +{diamonds}$", text, re.MULTILINE), points
    assert re.search(r"^60 ", text, re.MULTILINE)
    assert "lambapea" in phrases(language).say("saskop-rules-scoring-karvane-game")
    assert "16" in phrases(language).say("saskop-rules-scoring-target-16")


RULES = re.compile(
    rf"^(?P<game>{'|'.join(sorted(GAMES, key=len, reverse=True))})-rules-(?P<topic>[a-z]+)(-(?P<of>.+))?$"
)
"""Phrases that tell a topic of a game's rules, or a paragraph of one for a house rule as it is."""
LONGEST_PARAGRAPH = 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_of_the_rules_fits_messages(language: str) -> None:
    found = [match for key in phrases_of("en") if (match := RULES.match(key))]
    assert len([match for match in found if not match["of"]]) >= 10
    for match in found:
        for text in said_of(language, match[0], "Anna", "10"):
            shortest, longest = (8, LONGEST_PARAGRAPH) if match["of"] else (100, 1900)
            assert shortest < len(text) <= longest, match[0]


def test_every_paragraph_of_the_rules_is_of_a_topic_and_of_a_house_rule_as_it_can_be() -> None:
    for match in map(RULES.match, phrases_of("en")):
        if match is not None:
            allowed = allowed_values(GAMES[match["game"]].options)
            known = {f"{name}-{value}".lower() for name, values in allowed.items() for value in values}
            assert match["topic"] in set(TOPICS) - {HOUSE}, match[0]
            assert match["of"] in {None, *known}, match[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_house_rules_and_every_value_of_one_is_phrased(game: str) -> None:
    rules = GAMES[game]
    own = {f"{game}-set-{name}{more}" for name in rules.rule_sets for more in ("", "-about")}
    for name, values in allowed_values(rules.options).items():
        own |= {f"{game}-about-{name}-{str(value).lower()}" for value in values}
    assert own <= phrases_of("en").keys()
    assert rules.usual_set in rules.rule_sets
    assert not {OWN_RULES, CHANGED} & rules.rule_sets.keys()


def test_what_is_read_ahead_says_the_same_and_is_read_once() -> None:
    texts = ["-sheep = sheep", "one = One { -sheep }.", "two = Two: { one }"]
    ahead, late = Phrases("en", texts), Phrases("en", texts)
    assert set(ahead.read_ahead()) == {"-sheep", "one", "two"}
    assert [*ahead.read_ahead()] == []
    assert [ahead.say(key) for key in ("one", "two")] == [late.say(key) for key in ("one", "two")]


@pytest.mark.parametrize("key", ["alt-said", "list-and"])
def test_a_value_may_be_as_long_as_it_is(key: str) -> None:
    long = "Anna: 18, " * 1000
    assert phrases("en").say(key, said=long, first=long, last=long).count(long) == (2 if key == "list-and" else 1)


NUMBERS = {
    -24: ("−24", "−24", "−24"),
    0: ("0", "0", "0"),
    1234: ("1234", "1234", "1234"),
    1.3: ("1.3", "1,3", "1,3"),
    -0.25: ("−0.2", "−0,2", "−0,2"),
    -0.04: ("0.0", "0,0", "0,0"),
    10000.5: ("10000.5", "10000,5", "10000,5"),
}
"""Numbers as values of phrases, and how each language writes them."""


@pytest.mark.parametrize(("place", "language"), [*enumerate(LANGUAGES)])
def test_every_phrase_writes_its_numbers_as_its_language_does(place: int, language: str) -> None:
    carrying = {key: names for key, names in phrases_of(language).items() if names}
    assert len(carrying) > 400
    wrong = []
    for number, written in NUMBERS.items():
        otherwise = {
            str(number),
            f"{number:,}",
            f"{number:,}".replace(",", "."),
            *(each.replace("−", "-") for each in written),
            *written,
        } - {written[place]}
        for key, names in carrying.items():
            text = phrases(language).say(key, **dict.fromkeys(names, number))
            wrong += [
                f"{key}: {text}"
                for each in otherwise
                if re.search(rf"(?<![\d.,−-]){re.escape(each)}(?![\d.,]*\d)", text)
            ]
    assert wrong == []


@pytest.mark.parametrize(("place", "language"), [*enumerate(LANGUAGES)])
def test_numbers_beside_phrases_are_written_alike(place: int, language: str) -> None:
    for number, written in NUMBERS.items():
        if isinstance(number, int):
            assert number_text(number) == written[place]
        else:
            assert number_text(number, language, 1) == written[place]
    assert [number_text(each, is_signed=True) for each in (2, 0, -2)] == ["+2", "0", "−2"]
    assert number_text(0.5, f"{language}-XX", 2, is_signed=True) == ("+0.50", "+0,50", "+0,50")[place]
    assert number_text(1.5, language, 2, is_short=True) == ("1.5", "1,5", "1,5")[place]
    assert number_text(20.0, language, 2, is_short=True) == "20"
    assert percent_text(0.725, language) == ("72%", "72\N{NO-BREAK SPACE}%", "72%")[place]


FORMAT = re.compile(r"[+ ]?,?\d*(\.\d+)?[fFgGeE%n]|[+ ],?\d*d?")


def _formats(node: ast.AST) -> Iterator[str]:
    """How f-strings write numbers, and signs that are put in by hand."""
    for each in ast.walk(node):
        if isinstance(each, ast.FormattedValue) and isinstance(each.format_spec, ast.JoinedStr):
            spec = "".join(str(part.value) for part in each.format_spec.values if isinstance(part, ast.Constant))
            if FORMAT.fullmatch(spec):
                yield f"{each.lineno}: {spec}"
        if isinstance(each, ast.Constant) and each.value in ("−", "%", " %"):
            yield f"{each.lineno}: {each.value}"


@pytest.mark.parametrize("folder", ["bot/present", "bot/gateway/interactions", "bot/gateway/messages", "cogs"])
def test_what_people_read_writes_numbers_by_no_other_way(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    found = [f"{path}:{each}" for path in files for each in _formats(ast.parse(path.read_text(encoding="utf-8")))]
    assert found == []
