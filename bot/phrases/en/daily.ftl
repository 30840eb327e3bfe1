# The deals of the day: the same for everybody, everywhere, played alone against computers, some deals one after another.

command-daily = The deals of the day: one try, the same for everybody everywhere
button-daily-play = Play
button-daily-next = Next deal
button-daily-late = Finish yesterday’s
button-daily-look = Today’s deals
button-daily-before = Yesterday
button-daily-here = This server
button-daily-all = All servers
button-daily-share = Share
button-daily-month = Month
button-daily-month-before = The month before
button-daily-archive = Archive
button-daily-unranked = Play it unranked
button-daily-again = Once more
button-daily-table = Table
button-daily-earlier = Earlier days
button-daily-seals = Seal

daily-head = **Deals of the day · { $day } · { $game }**
daily-about = { $deals ->
    [one] One try at one deal, alone against computers, in a few minutes. Chance says which of three is yours, and you are compared with everybody who got the same one, on all servers: by how far you end ahead of the computers, and where that is equal, by card points.
   *[other] One try at { $deals } deals, one after another, alone against computers. Chance says which of three sets of deals is yours, and you are compared with everybody who got the same set, on all servers: by how far you end ahead of the computers over all deals, and where that is equal, by card points.
} Make the same moves and the computers answer the same way.
daily-ends = Begin before { $at } ({ $when }): days end at midnight UTC. If you have begun, you may go on for two hours after that. What is not finished then counts as not finished; there is no second try.
daily-late = Yesterday’s deals are still open: they close { $when }.
daily-try-head = **{ $game }** · the deals of the day, { $day }{ $deals ->
    [one] {""}
   *[other] , { $deal } of { $deals }
}. Your only try, and only you see this. It closes { $when }; until then you can come back to it with `/daily`.
daily-over-head = **{ $game }** · the deals of the day, { $day }, are done. The day closes { $when }; then you can go through them with all cards open.
daily-closed-head = **{ $game }** · the deals of the day, { $day }. This day is closed.
daily-interval-head = **{ $game }** · the deals of the day, { $day }: deal { $deal } of { $deals } is done. You can play on until the day closes { $when }; what others made of it is told after the last deal.
daily-unfinished-head = **{ $game }** · the deals of the day, { $day }. The day closed after your deal { $deal } of { $deals }, so your try does not count.
daily-so-far = So far: { $figures }.
daily-in-all = In all: { $figures }.
daily-won = { $won } of { $deals } won
daily-review-deal = Yours: deal { $deal }
daily-own = You: { $figures }. { $others ->
    [0] The first to finish, { $than }.
    [one] Better than **{ $share }** of those with the same cards: one other person and a computer.
   *[other] Better than **{ $share }** of those with the same cards: { $others } other people and a computer.
}
daily-house = A computer in your seat: { $figures }.
daily-people = { $people ->
    [one] One person has
   *[other] { $people } people have
} finished so far, on all servers; { $unfinished ->
    [one] one has begun and is
   *[other] { $unfinished } have begun and are
} not done.
daily-place = { $others ->
    [0] Your place among them: **{ $place }** of { $people }.
    [one] Your place among them: **{ $place }** of { $people }, with one other.
   *[other] Your place among them: **{ $place }** of { $people }, with { $others } others.
}
daily-nobody = Nobody has finished it here.
daily-this-server = this server
daily-all-servers = all servers
daily-head-share = better than
daily-head-tricks = tricks
daily-head-deals = deals
daily-so-many = { $people ->
    [one] one person
   *[other] { $people } people
}
daily-alt = Table of the deals of the day, { $game }, { $day }, { $which }: { $rows }.
daily-alt-row = { $place }. { $who }, better than { $share }{ $facts }
daily-shared-head = **Deals of the day · { $day } · { $game }**
daily-shared = { $who }: { $others ->
    [0] the first to finish, { $than }.
    [one] better than { $share } of those with the same cards, one other person and a computer so far.
   *[other] better than { $share } of those with the same cards, { $others } other people and a computer so far.
} Your turn: `/daily`
daily-than-better = and better than a computer
daily-than-equal = and as good as a computer
daily-than-worse = though not as good as a computer
daily-streak = That makes { $days } days in a row.
daily-streak-so-far = { $days ->
    [one] You played the day before: today would make two in a row.
   *[other] You have played { $days } days in a row; today would be one more.
}
daily-month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-month-head = **Deals of the day · { $month }** · { $days ->
    [one] one day is closed
   *[other] { $days } days are closed
}.
daily-month-about = Each closed day brings one point for every per cent of those with the same cards whom you did better than.
daily-month-own = You: **{ $points }** points in { $days ->
    [one] one day
   *[other] { $days } days
}, place **{ $place }** of { $people } here.
daily-month-own-alone = You: **{ $points }** points in { $days ->
    [one] one day
   *[other] { $days } days
}.
daily-month-nothing = You have finished none of its closed days.
daily-month-points = points
daily-month-facts = { $days ->
    [one] one day
   *[other] { $days } days
} · best day { $best }
daily-month-alt = Table of the deals of the day, { $month }, this server: { $rows }.
daily-month-alt-row = { $place }. { $who }, { $points } points, { $facts }
daily-review-which = Go through a deal
daily-best-deal = Best result: deal { $deal }
daily-best-name = Place 1
daily-is-best = Nobody with these cards did better than you.
daily-archive = **Archive of the deals of the day.** Choose a day to see its table and how the best played it, or to play it yourself as often as you like, without counting.
daily-archive-choose = Choose a day
daily-archive-done = You played it on the day
daily-archive-empty = No day is closed yet.
daily-archive-head = **{ $game }** · the deals of the day, { $day }, from the archive{ $deals ->
    [one] {""}
   *[other] , { $deal } of { $deals }
}. It does not count, and only you see this.
daily-archive-over = **{ $game }** · the deals of the day, { $day }, from the archive{ $deals ->
    [one] {""}
   *[other] : deal { $deal } of { $deals }
} is done.
daily-archive-share = On the day that would have been better than **{ $share }** of those with the same cards: { $people ->
    [0] only a computer.
    [one] one person and a computer.
   *[other] { $people } people and a computer.
}
daily-second = second account of { $who }
daily-account = From now on { $who } is shown apart in this server’s tables, as a second account of { $owner }.
daily-account-about = On all servers together it goes on counting as before. The same command without `owner` takes it back.
daily-account-none = { $who } is nobody’s second account here.
daily-accounts = Other second accounts here:
daily-seals = **Season { $season } of the deals of the day**, { $first } to { $last }. Nobody, not even the person who runs this bot, can choose a deal: all of them follow from a chain that this anchor fixed before the first one was played.
daily-seals-link = Chain value of { $day }, the last closed day; its SHA-256 is the previous day’s value:
daily-seals-how = The file has all chain values so far. `lambapea verify { $file }` checks them, and `docs/record.md` of the bot’s sources says how to do it with a few lines of your own.

error-daily-account-same = An account cannot be its own second one.
error-daily-account-missing = Say which `account` you mean, too.
error-daily-closed = The deal of { $day } is closed. Today’s is at `/daily`.
error-daily-gone = There is no such day. Today’s deals are at `/daily`.
error-daily-broken = The season of that deal has broken off: its seal can no longer be kept, so the deal is void. Today’s is at `/daily`.
error-daily-spent = You have played today’s deal already and deleted your data since. The next one comes at midnight UTC.
error-daily-hidden = You can see how it went once you have finished it yourself: `/daily`.
error-daily-not-closed = You can do that when the day is closed, two hours after midnight UTC.
error-daily-best-gone = How the best played that deal is no longer kept.
error-daily-not-finished = You have not finished that day.
