# How long things may take, when the table's clock acts, and who is not there.

speed-live = live: everybody is here now, moves take seconds
speed-calm = calm: as live, and computers take five seconds a card
speed-slow = slow: everybody looks in when they like, days for a move
option-speed = Live, calm, or slow with days for a move
option-server-speed = Pace of new tables unless one is chosen
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
post-speed-live = Live table: { $turn } for each turn
post-speed-live-no-clock = Live table: no clock
post-speed-calm = Calm table: { $turn } for each turn, computers take their time
post-speed-calm-no-clock = Calm table: no clock, computers take their time
post-speed-slow = Slow table: { $turn } for each turn, one reminder
settings-server-speed = New tables: { $speed }
post-clock = ⏳ Time is up { $when }.
post-clock-longer = ⏳ More time: it is up { $when }.
post-clock-next = ⏳ The next deal begins { $when }.
hand-clock = ⏳ Your time is up { $when }; then a computer plays this turn for you.
hand-clock-cut = ⏳ Your time is up { $when }; then the cards are dealt the usual way.
hand-clock-silence = ⏳ Your time is up { $when }; saying nothing means “{ $answer }”.
hand-stood-in = **You are away, so a computer plays for you.** Press *{ $button }* or do anything in the channel to take over again.
button-return = I’m back
post-seat-away = { $seat }. { $name } (*away*)
button-replace = Replace { $name }
button-recall = Invite last game’s players
post-vote = { $missing ->
    [one] 🗳️ Replace { $who } with a computer? In favour: { $voters }. One more vote is needed; it ends when { $who } does anything here.
   *[other] 🗳️ Replace { $who } with a computer? In favour: { $voters }. { $missing } more votes are needed; it ends when { $who } does anything here.
}
post-seats-free = { $count ->
    [one] Seat { $seats } is free: take it to play on instead of the computer.
   *[other] Seats { $seats } are free: take one to play on instead of the computer.
}
invitation = { $whom }: { $who } invites you to **{ $game }**, table { $table }. [Come to the table]({ $url })
invited-reply = Your invitation is in the channel.
replaced-reply = A computer now plays in place of { $who }. The seat is free: `/table join` takes it.
voted-reply = Your vote counts. More than half of the people who are here have to agree; it ends when { $who } does anything here.
command-table-replace = Let a computer take the seat of someone who is away
command-table-invite = Invite a role or a person to this table
option-replaced = Whose seat
option-role = Which role to invite
option-person = Whom to invite
error-replaced = You were away, so a computer got your seat { $seat }. While it is free, `/table join` gives it back to you.
error-nobody-to-replace = Nobody with that name sits at this table, so there is nobody to replace. The post shows who does.
error-leave-instead = That is your own seat. `/table leave` lets you get up.
error-not-away = { $who } is not away, so the seat is theirs. You can replace someone who has missed two turns in a row or has left the server, and anybody before a game starts.
error-host-replaces = Only { $host }, who opened this table, can do that while they are here. When they are away, more than half of you can.
error-sits-already = { $who } sits at this table already.
error-no-seat-to-offer = No seat is free, so there is nothing to invite anybody to. A computer’s seat can be taken when this deal is over.
error-called-lately = { $seconds ->
    [one] Somebody was invited to this table just now. Wait one more second.
   *[other] Somebody was invited to this table just now. Wait { $seconds } more seconds.
}
error-nobody-to-call = There is nobody to invite: everybody who played the last game is here, or has been invited already.
error-invite-whom = Choose whom to invite: either a role or a person.
error-invite-everyone = I never mention everybody. Choose a role or a person.
error-role-silent = { $role } would not be notified, so I posted nothing. Someone who manages this server can let everybody mention that role, or allow me to mention all roles.
error-role-of-few = { $role } may be mentioned only by people who may mention all roles, so I posted nothing. Someone who manages this server can let everybody mention it.
error-invite-bot = That is a bot; it does not play. `/table fill` puts my own computers in the empty seats.
