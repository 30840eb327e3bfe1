# A table's life: seats, start, clocks, the end; the short words on its picture and buttons.

table-joined = { $who } takes seat { $seat }.
table-left = { $who } leaves; seat { $seat } is free.
table-left-to-computer = { $who } leaves; a computer plays on in seat { $seat } until somebody comes back.
table-back = { $who } is back in seat { $seat }.
table-filled = { $count ->
    [one] A computer sits down.
   *[other] { $count } computers sit down.
}
table-started = The cards are shuffled. { $dealer } deals, { $cutter } cuts.
table-next-deal = Next deal in { $seconds } seconds; { $dealer } deals.
table-next-deal-now = The next deal begins; { $dealer } deals.
table-paused = The table rests. `/table start` deals again, once every seat is taken.
table-replay-deal = The tie is played again with the same trumps; { $dealer } deals again.
table-away = { $who } did not answer in time; a computer stands in until { $who } acts again.
table-clock-acted = The time was up: { $what }.
table-closed = The table is closed by { $who }.
table-closed-idle = The table is closed, because nobody has played for a long time.
table-annulled = Deal { $number } is void and does not count: { $why }
table-annulled-rules = the program’s rules were corrected while it was being played.
table-annulled-owner = whoever runs the bot has called it off.
table-moved = The table goes on in a new message further down.
dm-closed = { $who }: direct messages from me do not reach you, which is quite all right. *{ $button }* shows your cards here, to you alone.
table-turn-call = { $mention }, it is your turn here: { $status }.
table-started-reply = The deal has begun; your cards are in your direct messages, and under *My hand*.
table-joined-reply = You sit in seat { $seat }. Your partner sits in seat { $partner }.
table-joined-reply-alone = You sit in seat { $seat }.
table-left-reply = You have left the table.
table-closed-reply = The table is closed.
table-shown-reply = The table stands at the end of the channel again.
table-done-reply = Done: { $what }.

hand-may-show = You may show { $card } and swap it with your partner.

# Buttons and menus.
button-record = Record
button-sit-back = Back to seat { $seat }
button-close = Close the table
button-order = Card order
button-scores = Score sheet
button-yes = Yes
button-no = No
menu-cut-card = Up to which card?
menu-play = Which card do you play?
menu-give = Which card do you give back?
menu-show = Show a lone picture?
menu-cards = Pick { $count ->
    [one] one card
   *[other] { $count } cards
}
menu-topic = What do you want to read about?
menu-deal = Which deal?
