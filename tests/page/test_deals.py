"""Whole deals in a real browser: with the mouse, with the keyboard alone, with a finger on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.page.screen import ASKS, Screen
from tests.support.soak import either

MOST_QUESTIONS = 60
SOME_QUESTIONS = either(8, MOST_QUESTIONS)
"""The last cards of a deal are played by the same keys as the first."""
Opener = Callable[..., Screen]


def questions(screen: Screen, most: int = MOST_QUESTIONS) -> Iterator[None]:
    """One question after the other, until the deal is over or so many were asked as are enough."""
    for _ in range(most):
        if not screen.is_asked():
            return
        yield
    assert most < MOST_QUESTIONS, "the deal does not end"


def test_a_deal_by_mouse_before_four_people(screen: Opener) -> None:
    anna = screen("Anna")
    assert anna.page.locator(".pane").count() == 4
    anna.enter("#general")
    anna.pane.locator(".welcome .first").wait_for()  # the first screen has the bot's commands ready
    anna.open_table("Saskop")
    anna.press("fill", "start")
    anna.press("start", "hand")
    anna.press("hand")
    for _ in questions(anna):
        anna.answer()
    bert = Screen(anna.page, "Bert")
    bert.control("replay").wait_for()  # everybody sees how it ended, and nobody else what was private
    assert not bert.pane.locator("li.private").count()


def test_a_deal_by_keyboard_alone(screen: Opener) -> None:
    bert = screen("Bert")
    bert.key("Alt+2")
    bert.page.wait_for_function("() => document.activeElement.getAttribute('aria-label') === 'Message'")
    bert.tab_to(".tab:nth-child(2)")
    bert.key("Enter")
    bert.page.wait_for_function("() => document.activeElement.getAttribute('aria-label') === 'Message'")
    bert.page.get_by_text("bot connected").wait_for()

    def open_table() -> None:
        bert.page.wait_for_function("() => document.activeElement.getAttribute('aria-label') === 'Message'")
        bert.type("/table open")
        bert.offered("/table open")
        bert.key("Enter")
        bert.tab_to(".fields .more:first-of-type")
        bert.key("Enter")
        bert.offered("Skat")
        bert.type("Skat")
        bert.offered("Skat", "[role=option][aria-selected=true]")
        bert.key("Enter", "Enter")

    bert.send(open_table, "fill")
    bert.press_by_key("fill", "start")
    bert.press_by_key("start", "hand")
    bert.press_by_key("hand")
    for _ in questions(bert, SOME_QUESTIONS):
        bert.tab_to(ASKS)
        bert.key("Enter")
        if bert.page.locator(".menu").count():
            bert.choose_first_by_key()


def test_a_deal_on_a_phone(screen: Opener) -> None:
    who = "Küllike Õunapuu-Sääsk"
    guest = screen(who, phone=True)
    assert guest.page.locator(".pane").count() == 1
    guest.add_channel("phone")
    guest.enter("#phone")
    guest.open_table("Saskop")
    guest.press("fill", "start")
    guest.press("start", "hand")
    guest.enter("Direct")
    guest.pane.get_by_role("button", name="Enlarge the picture").last.wait_for()
    guest.enter("#phone")
    guest.press("hand")
    for _ in questions(guest, SOME_QUESTIONS):
        guest.answer()
        assert guest.cut_controls() == []


def test_what_others_have_not_read_makes_no_phone_wider(screen: Opener) -> None:
    anna, bert = screen("Anna", phone=True), screen("Bert")
    bert.add_channel("unread")
    bert.enter("#unread")
    bert.say("hello")
    anna.page.locator(".badge", has_text="unread").last.wait_for()
    assert anna.cut_controls() == []


def test_what_goes_down_on_a_button_comes_up_on_it(screen: Opener) -> None:
    anna, bert = screen("Anna"), screen("Bert")
    anna.add_channel("pressed")
    anna.enter("#pressed")
    bert.enter("#pressed")
    anna.open_table("Saskop")
    bert.see_pictures()  # from here on nothing moves by itself
    bert.control("rules").hover()
    bert.page.mouse.down()
    anna.press("fill", "start")
    bert.page.mouse.up()
    bert.pane.locator("li.private, li > .failed").first.wait_for()  # the bot may answer too late; it was pressed


def unanswered(_: object) -> None:
    """What this is told of waits for ever."""


def test_enter_takes_what_is_typed_however_late_suggestions_come(screen: Opener) -> None:
    anna = screen("Anna")
    anna.enter("#general")
    anna.page.get_by_text("bot connected").wait_for()
    anna.line.focus()
    anna.type("/")
    anna.offered("/table open")
    anna.page.route("**/commands", unanswered)
    anna.type("table open")
    anna.key("Enter")
    anna.pane.locator(".fields .name", has_text="/table open").wait_for()
    anna.tab_to(".fields .more:first-of-type")
    anna.key("Enter")
    anna.offered("Skat")
    anna.page.route("**/autocomplete", unanswered)
    anna.type("Skat")
    anna.key("Enter")
    assert anna.pane.locator(".fields input").input_value() == "Skat"


def test_commands_that_do_not_come_are_told_of_and_asked_for_again(screen: Opener) -> None:
    anna = screen("Anna")
    anna.enter("#general")
    anna.page.get_by_text("bot connected").wait_for()
    anna.page.route("**/commands", lambda route: route.abort())
    anna.line.focus()
    anna.type("/")
    anna.pane.locator(".popup > p").wait_for()
    anna.page.unroute("**/commands")
    anna.offered("/table open")


class HeldAnswers:
    """What the server answers from here on, as it was then; it reaches the page when it is let through."""

    def __init__(self, screen: Screen, path: str) -> None:
        self._page = screen.page
        self._held: list[tuple[Any, Any]] = []
        self._page.route(path, lambda route: self._held.append((route, route.fetch())))

    def wait(self) -> None:
        """Until there is one."""
        while not self._held:
            self._page.wait_for_timeout(10)

    def let_through(self) -> None:
        """The first one, once it is there."""
        self.wait()
        route, answer = self._held.pop(0)
        route.fulfill(response=answer)


def test_what_is_typed_while_messages_are_on_their_way_stays(screen: Opener) -> None:
    anna = screen("Anna")
    anna.enter("#general")
    anna.page.get_by_text("bot connected").wait_for()
    held = HeldAnswers(anna, "**/messages")
    anna.look_into("#general")
    anna.line.focus()
    anna.type("/")
    anna.offered("/table open")
    held.let_through()
    anna.is_in("#general")
    assert anna.line.input_value() == "/"
    anna.offered("/table open")


def test_what_happens_while_messages_are_on_their_way_is_shown(screen: Opener) -> None:
    anna = screen("Anna")
    bert = Screen(anna.page, "Bert")
    anna.add_channel("meanwhile")
    bert.enter("#meanwhile")
    held = HeldAnswers(anna, "**/messages")
    anna.look_into("#meanwhile")
    held.wait()
    bert.say("meanwhile")
    bert.pane.get_by_text("meanwhile", exact=True).last.wait_for()  # so it has come for Anna too
    held.let_through()
    anna.is_in("#meanwhile")
    anna.pane.locator(".messages").get_by_text("meanwhile", exact=True).wait_for()


def test_what_is_typed_while_a_line_is_on_its_way_goes_after_it(screen: Opener) -> None:
    anna = screen("Anna")
    anna.enter("#general")
    held: list[Any] = []
    anna.page.route("**/say", lambda route: held.append(route) if not held else route.continue_())
    anna.say("the one")
    anna.line.fill("the other")
    anna.page.wait_for_timeout(0)
    held[0].continue_()
    anna.pane.get_by_text("the one").wait_for()
    anna.line.press("Enter")
    anna.pane.get_by_text("the other").wait_for()


def test_an_outcome_may_come_before_the_number_it_bears(screen: Opener) -> None:
    anna = screen("Anna")
    anna.add_channel("overtaken")
    anna.enter("#overtaken")
    anna.open_table("Saskop")
    anna.see_pictures()  # from here on nothing is drawn anew
    held = HeldAnswers(anna, "**/press")
    anna.control("rules").click()
    anna.pane.locator("li.private, li > .failed").first.wait_for()
    busy = anna.pane.locator(".messages [aria-busy]")
    assert busy.count() == 1
    held.let_through()
    busy.wait_for(state="detached")
