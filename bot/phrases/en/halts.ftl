# A table that stands still until its people go on, and what else can be done at it.

button-more = ⋯ More
button-pause = Pause
button-pause-agree = Pause: agreed
button-play-on = Play on
button-go-on = Go on
button-invite = Invite
halt-on = ⏸️ **Paused.** No clock runs and no computer plays. Any of you can go on: *{ button-go-on }* or `/table start`.
halt-on-between = ⏸️ **Paused.** No deal begins by itself; *{ button-next-deal }* goes on.
halt-asked = ⏸️ { $by } would like a pause. { $who }: it begins when all of you agree, and play goes on until then.
halt-reply-on = The table is paused: no clock runs and no computer plays. Any of you can go on: *{ button-go-on }* or `/table start`.
halt-reply-asked = The others are asked. The table is paused once everybody here agrees; play goes on until then.
halt-reply-off = Play goes on.
more-pause = **{ button-pause }**: no clock runs and no computer plays until one of you goes on. All people who are here have to agree.
more-leave = **{ button-leave }**: a computer plays on for you. While nobody has your seat, `/table join` gives it back to you.
invite-choose = Whom shall I invite to this table? They are mentioned once in the channel.
menu-invite = Choose someone
command-table-pause = Pause until one of you goes on; all people who are here have to agree
error-paused = The table is paused, so nothing can be played now. *{ button-go-on }* or `/table start` goes on.
error-pause-in-match = A match is on, and the other room plays the same deals: it cannot be paused.
error-pause-nothing = No game is on here, so there is nothing to pause: no clock runs, and no computer plays.
error-pause-over = Nobody is asking for a pause any more. `/table pause` asks for one.
button-more-time = More time
more-time = **{ button-more-time }**: as long again for your answer, once; everybody sees it.
more-time-reply = Your time is up { $when }.
error-more-time-not-now = There is no clock running for an answer of yours right now.
error-more-time-had = More time has been taken for this turn already.
