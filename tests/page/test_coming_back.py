"""Reload and restart: everything is found where it was left, and the table goes on."""

from collections.abc import Callable

from tests.page.screen import Screen

Opener = Callable[..., Screen]
KEEPS_STATUSES = """() => {
  window.statuses = [];
  const status = document.getElementById('bot-status');
  new MutationObserver(() => window.statuses.push(status.textContent)).observe(status, { childList: true });
}"""
"""On a busy machine the bot may be back before anybody looks."""


def test_a_reload_and_a_restart_of_the_bot_find_the_table_again(screen: Opener) -> None:
    bert = screen("Bert")
    bert.add_channel("again")
    bert.enter("#again")
    bert.open_table("Saskop")
    bert.see_pictures()
    for number in range(30):
        bert.say(f"line {number}")
    bert.pane.get_by_text("line 29").wait_for()
    bert.pane.get_by_text("line 12").scroll_into_view_if_needed()
    bert.pane.get_by_role("button", name="Newest").wait_for()  # so the page has seen it
    seen = bert.first_in_sight()

    bert.page.reload()
    bert.page.wait_for_selector("html[data-ready]")
    assert bert.page.locator(".pane.active").get_attribute("aria-label") == "Bert's screen"
    assert bert.pane.locator(".tab[aria-current=page]").inner_text() == "#again"
    assert bert.first_in_sight() == seen

    bert.page.evaluate(KEEPS_STATUSES)
    bert.page.get_by_role("button", name="Restart bot").click()
    bert.page.wait_for_function("() => /away.*connected/.test(window.statuses.join(' '))")
    bert.press("fill", "start")


def test_the_first_of_the_people_may_manage_the_server(screen: Opener) -> None:
    anna = screen("Anna", phone=True)
    assert anna.page.get_by_label("owner of the server").count() == 1
    bert = screen("Bert")
    assert bert.pane.get_by_label("owner of the server").count() == 0
    assert Screen(bert.page, "Anna").pane.get_by_label("owner of the server").is_visible()
