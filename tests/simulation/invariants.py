"""What must hold at every quiet moment: one function an invariant, which names every case in which it does not."""

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

from bot.present.messages import ControlId
from bot.present.presenter import is_over
from bot.sandbox.world import SandboxMessage
from bot.tables.model import Stage, Table
from tests.simulation.reading import (
    actions_in,
    begins_next,
    controls_of,
    has,
    is_invitation,
    is_post,
    is_result,
    leads_on,
    step_of,
)
from tests.simulation.standing import VERSION, Standing, difference

COUNTDOWN = re.compile(r"<t:(\d+):R>")
MOST_REFUSALS = 15
"""How often the same call may be refused in an evening; more is obstinacy."""
MOST_REFUSED = 40
"""How many calls an hour a channel may refuse because it takes nothing."""
OWN_CALLS = frozenset({"send", "edit", "delete"})
OF_CHANNELS = frozenset({10003, 50001, 50013, 50083, 160005})
"""Discord's numbers for a channel that is gone or may not be used, and for a thread that is archived or locked."""
LATEST_ANSWER = 15.0
"""Seconds in which a first answer is given, or tried, on a bad line."""
COMES_LATE = frozenset({"drop", "session", "outage", "kill", "kill_in_sql", "restart"})
"""Troubles after which interactions are told late."""
MOST_INVALID = 200
"""Answers 401, 403 and 429 count towards Discord's ban at 10,000 in ten minutes."""

Invariant = Callable[[Standing], Iterator[str]]


def one_message_stands_for_a_table(now: Standing) -> Iterator[str]:
    """In its channel: its post, which shows it as it is, or between two deals, with nobody missing, the result."""
    for table in now.tables:
        if not now.may_post(now.channel_of(table)):
            continue
        posts = now.posts(table)
        if not posts and now.is_loss_unheard(now.channel_of(table)):
            continue
        if len(posts) != 1:
            yield f"table {table.id} has {len(posts)} posts: {[now.name(each) for each in posts]}"
        else:
            stands_by_result = leads_on(posts[0])
            if stands_by_result and not table.is_whole:
                yield f"{now.name(posts[0])} leads on to a deal that cannot begin"
                continue
            wish = now.result_wanted(table) if stands_by_result else now.post_wanted(table)
            wrong = difference(posts[0], wish, now.here.brush.picture, "sheet.png" if stands_by_result else "")
            if wrong:
                yield f"the post {now.name(posts[0])} is old: {wrong}"


def a_table_stands_below_all_results(now: Standing) -> Iterator[str]:
    """Nothing that a deal came to stands below what shows the table, be it between two deals."""
    for table in now.tables:
        posts = now.posts(table)
        if len(posts) != 1 or not now.may_post(now.channel_of(table)):
            continue
        below = [each for each in now.public(now.channel_of(table)) if each.id > posts[0].id and is_result(each)]
        if below:
            yield f"below the table {now.name(posts[0])} stand {[now.name(each) for each in below]}"


def no_post_without_a_table(now: Standing) -> Iterator[str]:
    """No post of a table that is closed can be pressed."""
    live = {table.id for table in now.tables}
    for channel in list(now.world.channels.values()):
        if channel.guild_id is None or not now.may_post(channel):
            continue
        for message in now.public(channel):
            whats = _presses(message)
            if (is_post(message) or leads_on(message)) and not any(each.table in live for each in whats):
                yield f"the post {now.name(message)} of a closed table can be pressed"


def no_table_without_a_channel(now: Standing) -> Iterator[str]:
    """A table ends with its channel."""
    for table in now.homeless:
        yield f"table {table.id} lives on though its channel is gone"


def no_computer_is_waited_for(now: Standing) -> Iterator[str]:
    """Computers move by themselves, in a few seconds, whatever became of the clock or of the bot."""
    for table in now.tables:
        seats = now.computers_awaited(table)
        if seats:
            yield f"table {table.id} waits for the computers in {seats}"


def who_is_awaited_is_asked_once(now: Standing) -> Iterator[str]:
    """Who is awaited has exactly one message that asks, with the question as it is."""
    for table in now.tables:
        if now.is_cutting(table):
            continue
        for user in now.awaited(table):
            sure, unsure = now.asking(table, user)
            name = now.world.users[user].name
            if not sure and not unsure and now.reaches(user) and not now.has_dismissed(table, user):
                yield f"{name} is awaited at table {table.id} and no message asks them"
            if len(sure) > 1:
                yield f"{name} is asked {len(sure)} times: {[now.name(each) for each in sure]}"
            elif len(sure) == 1:
                wish = now.hand_wanted(table, user, sure[0])
                wrong = difference(sure[0], wish, now.here.brush.picture)
                if wrong:
                    yield f"{name} is asked something old by {now.name(sure[0])}: {wrong}"


def what_leads_on_has_led_on(now: Standing) -> Iterator[str]:
    """Who pressed what leads to a second step, or back from one, and did nothing since, is asked just that."""
    for table in now.tables:
        for user in now.awaited(table):
            sure, led = now.asking(table, user)[0], now.led(user)
            if led is None or len(sure) != 1 or (sure[0].seen_by is not None) != led.is_private:
                continue
            # what may be looked up beside a hand is of no moment of the deal
            presses = [each.press for each in actions_in(sure[0]) if each.press is not None]
            made_for = {(each.table, each.deal, each.version) for each in presses}
            is_as_then = (led.press.table, led.press.deal, led.press.version) in made_for
            if is_as_then and step_of(sure[0]) != led.step:
                name = now.world.users[user].name
                yield f"{name} pressed {led.press.what}, and {now.name(sure[0])} does not ask what that leads to"


def buttons_that_ask_work(now: Standing) -> Iterator[str]:
    """Whatever asks is made for a question that still stands, so that pressing it is accepted."""
    for table in now.tables:
        for user in now.awaited(table):
            for message in now.asking(table, user)[0]:
                dead = [
                    each.custom_id for each in actions_in(message) if each.asks and not now.accepts(table, user, each)
                ]
                if dead:
                    yield f"{now.world.users[user].name} would be refused in {now.name(message)}: {dead[:3]}"


def nobody_else_is_asked(now: Standing) -> Iterator[str]:
    """Nobody is asked unless a table awaits them."""
    for table in now.tables:
        awaited = now.awaited(table)
        for user in _everybody(now):
            if user in awaited:
                continue
            for message in now.asking(table, user)[0]:
                yield f"{now.world.users[user].name} is asked by {now.name(message)}, and nobody awaits them"


def no_old_question_stands(now: Standing) -> Iterator[str]:
    """No message that can still be changed bears a button of an old question, after a table is closed either."""
    tables = {table.id: table for table in now.tables}
    for user in _everybody(now):
        for message, is_editable in now.private_of(user):
            if not is_editable:
                continue
            old = []
            for control in actions_in(message):
                assert control.press is not None
                table = tables.get(control.press.table)
                if table is None or not _is_offered(now, table, user, control.custom_id, message):
                    old.append(control.custom_id)
            if old:
                yield f"{now.name(message)} still bears {len(old)} old buttons: {old[:3]}"


def hands_say_what_is_true(now: Standing) -> Iterator[str]:
    """A hand that can still be changed shows the cards as they are, or says that it does not, or who plays them."""
    for user in _everybody(now):
        for message, is_editable in now.private_of(user):
            if is_editable and now.shows_a_hand(message) and not now.is_parked(message):
                tables = [table for table in now.tables if user in table.people]
                wrong = [now.hand_differs(table, user, message) for table in tables]
                if all(wrong):
                    yield f"{now.name(message)} shows an old hand: {'; '.join(wrong) or message.content[:90]}"


def private_ways_on_lead_on(now: Standing) -> Iterator[str]:
    """A private message that can still be changed and leads on says what its table's last deal came to."""
    for user in _everybody(now):
        for message, is_editable in now.private_of(user):
            if not is_editable or message.seen_by is None or not begins_next(message):
                continue
            tables = [each for each in now.tables if user in each.people and begins_next(message, each.id)]
            if not tables or not is_over(tables[0]):
                yield f"{now.name(message)} leads on to a deal that has begun, or at no table of theirs"
            elif wrong := difference(message, now.hand_wanted(tables[0], user, message), now.here.brush.picture):
                yield f"{now.name(message)} says something else of the last deal: {wrong}"


def calls_name_the_awaited(now: Standing) -> Iterator[str]:
    """A mention left in a channel names only people who are really awaited."""
    for table in now.tables:
        awaited = now.awaited(table)
        if not now.may_post(now.channel_of(table)):
            continue
        for message in now.public(now.channel_of(table)):
            called = [now.world.users[each].name for each in message.mentions if each not in awaited]
            if called and not is_result(message) and not is_invitation(message):
                yield f"{now.name(message)} calls {called}, who are not awaited"


def slow_turns_have_one_reminder(now: Standing) -> Iterator[str]:
    """At a slow table nobody is called twice for the same turn, restarts or not."""
    for (table, deal, turn, user), count in now.here.calls.items():
        if count > 1:
            yield f"{now.world.users[user].name} was called {count} times at table {table}, deal {deal}, in turn {turn}"


def times_shown_are_true(now: Standing) -> Iterator[str]:
    """Whatever counts down in a table's post counts down to when its clock acts."""
    for table in now.tables:
        if not now.may_post(now.channel_of(table)):
            continue
        due = table.due if table.claim is None else table.claim.until  # its answer is told a pause after the last one
        ends = {str(int(due.timestamp()))} if due is not None else set()
        for post in now.posts(table):
            shown = set(COUNTDOWN.findall(post.content))
            if not shown <= ends:
                yield f"{now.name(post)} counts down to {shown}, and the clock acts at {ends}"


def hands_are_seen_by_their_owners(now: Standing) -> Iterator[str]:
    """No hand stands where others see it, and nobody sees another's."""
    for message in now.world.messages.values():
        channel = now.world.channels[message.channel_id]
        owner = message.seen_by or channel.person_id
        if owner is None and (has(message, "hand.png") or any(each.word != "cut" for each in actions_in(message))):
            yield f"{now.name(message)} shows a hand to everybody"
        for table in now.tables if owner is not None else ():
            for control in actions_in(message):
                press = control.press
                if press is None or table.deal is None or (press.table, press.deal) != (table.id, table.deal.id):
                    continue
                if press.what.startswith("play ") and not _was_dealt(now, table, owner, press.what[5:]):
                    yield f"{now.name(message)} offers a card of somebody else's: {press.what}"


def calls_are_bounded(now: Standing) -> Iterator[str]:
    """On a good line nothing is refused for being too much; otherwise nothing is refused again and again in a day."""
    calls = now.here.parts.recorder.calls
    too_many = [call for call in calls if call.status == 429]
    if now.here.plan.is_calm and too_many:
        yield f"{len(too_many)} calls were too many: {Counter(each.kind for each in too_many)}"
    refused: dict[tuple[str, str], list[float]] = defaultdict(list)
    for call in calls:
        if 400 <= call.status < 500 and call.status != 429:
            refused[call.kind, call.path[:60]].append(call.at)
    for (kind, path), moments in refused.items():
        if (count := _most_within(86_400.0, moments)) > MOST_REFUSALS:
            yield f"{kind} {path} was refused {count} times"
    invalid = sum(call.status in {401, 403, 429} for call in calls)
    if invalid > MOST_INVALID:
        yield f"{invalid} invalid requests"


def what_takes_nothing_is_asked_seldom(now: Standing) -> Iterator[str]:
    """Of all that is said, edited or deleted in a channel few calls an hour are refused because of the channel."""
    refused: dict[str, list[float]] = defaultdict(list)
    for call in now.here.parts.recorder.calls:
        if call.kind in OWN_CALLS and call.status >= 400 and (call.answer or {}).get("code") in OF_CHANNELS:
            refused[call.params["channel_id"]].append(call.at)
    for channel, moments in refused.items():
        if (most := _most_within(3600.0, moments)) > MOST_REFUSED:
            yield f"channel {channel} refused {most} calls in an hour"


def nothing_is_acknowledged_late(now: Standing) -> Iterator[str]:
    """A first answer is sent in time, or not at all, unless the interaction itself came late."""
    if COMES_LATE & set(now.here.plan.troubles):
        return
    for call in now.here.parts.recorder.calls:
        if call.kind != "callback":
            continue
        seconds = call.at - now.here.parts.interactions.began_at(int(call.params["interaction_id"]))
        if seconds > LATEST_ANSWER:
            yield f"an interaction was answered after {seconds:.0f} s"


def answers_come_in_time(now: Standing) -> Iterator[str]:
    """On a good line every interaction is answered."""
    if now.here.plan.is_calm and now.here.crowd.unanswered:
        yield f"{now.here.crowd.unanswered} interactions were not answered"


INVARIANTS: tuple[Invariant, ...] = (
    one_message_stands_for_a_table,
    a_table_stands_below_all_results,
    no_post_without_a_table,
    no_table_without_a_channel,
    no_computer_is_waited_for,
    who_is_awaited_is_asked_once,
    what_leads_on_has_led_on,
    buttons_that_ask_work,
    nobody_else_is_asked,
    no_old_question_stands,
    hands_say_what_is_true,
    private_ways_on_lead_on,
    calls_name_the_awaited,
    slow_turns_have_one_reminder,
    times_shown_are_true,
    hands_are_seen_by_their_owners,
    calls_are_bounded,
    what_takes_nothing_is_asked_seldom,
    nothing_is_acknowledged_late,
    answers_come_in_time,
)


def check(now: Standing) -> list[str]:
    """Everything that does not hold."""
    return [f"{each.__name__}: {found}" for each in INVARIANTS for found in each(now)]


def _most_within(seconds: float, moments: list[float]) -> int:
    """How many of these moments, in their order, lie within so long a time of each other."""
    return max(bisect_right(moments, moment + seconds) - place for place, moment in enumerate(moments))


def _everybody(now: Standing) -> list[int]:
    return [user.id for user in now.world.people()]


def _presses(message: SandboxMessage) -> list[ControlId]:
    return [each.press for each in controls_of(message) if each.press is not None]


def _is_offered(now: Standing, table: Table, user: int, custom_id: str, message: SandboxMessage) -> bool:
    """Whether somebody's hand offers just this now, and it would be heard."""
    if table.stage is not Stage.PLAYING or table.seat_of(user) is None:
        return False
    wish = now.hand_wanted(table, user, message)
    return VERSION.sub(r"\1:", custom_id) in {VERSION.sub(r"\1:", each.press) for each in wish.controls}


def _was_dealt(now: Standing, table: Table, user: int, card: str) -> bool:
    """Whether a card is or was somebody's in this deal."""
    view = now.sight(table.id, user).view
    if view is None or view.seat is None:
        return True
    own = {str(each) for each in (*view.hand, *view.aside)}
    for trick in (*view.tricks, view.trick):
        own |= {str(played) for seat, played in zip(trick.seats, trick.cards, strict=True) if seat == view.seat}
    return card in own or not own
