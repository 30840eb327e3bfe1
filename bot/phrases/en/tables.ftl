# A table's life: seats, start, clocks, the end; the short words on its picture and buttons.

table-title = **{ $game }** · table of { $host }
table-opened = { $who } opens a table for **{ $game }**. Take a seat with the buttons below or `/table join`; `/table fill` puts computers in the empty seats.
table-house-rules = House rules: { $rules }.
table-waiting = Waiting for { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}. Press a free seat, or fill up with computers: `/table fill`.
table-ready = Every seat is taken: `/table start` deals.
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
table-dm-closed = { $who }: direct messages from me do not reach you, which is quite all right. *My hand* shows your cards here, to you alone.
table-seal = Seal of deal { $number }: `{ $digest }`
table-seal-opened = Seal opened, deal { $number }: salt `{ $salt }`, pack `{ $pack }`
table-turn-call = { $mention }, it is your turn here: { $status }.
table-started-reply = The deal has begun; your cards are in your direct messages, and under *My hand*.
table-joined-reply = You sit in seat { $seat }. Your partner sits in seat { $partner }.
table-joined-reply-alone = You sit in seat { $seat }.
table-left-reply = You have left the table.
table-closed-reply = The table is closed.
table-shown-reply = The table stands at the end of the channel again.
table-done-reply = Done: { $what }.
table-nobody = nobody
table-history = Games of this series: { $games }.

hand-place = **{ $server }** · { $channel } · { $game } table, deal { $number }
hand-may-show = You may show { $card } and swap it with your partner.
hand-over = This deal is over.

# Buttons and menus.
button-hand = My hand
button-trick = Last trick
button-rules = Rules
button-replay = Replay
button-record = Record
button-sit = Sit in seat { $seat }
button-sit-back = Back to seat { $seat }
button-leave = Leave
button-fill = Computers in empty seats
button-start = Deal
button-close = Close the table
button-order = Card order
button-scores = Score sheet
button-first = First
button-back = Back
button-forward = Forward
button-last = Last
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

# Words on the pictures, as short as can be.
scene-computer = computer
scene-away = away
scene-free = free seat
scene-dealer = dealer
scene-pass = pass
scene-bid = { $number }
scene-accept = accept
scene-override = ♦!
scene-diamonds = ♦!
scene-blink = blink
scene-noblink = no blink
scene-emergency = häda
scene-roof = roof
scene-show = shows { $card }
scene-trump = { $sign }
scene-contract = { $suit } { $sign }
scene-maker = by { $who }
scene-maker-nobody = all passed
scene-last-trick = last trick
scene-your-turn = Your turn
scene-your-hand = Your hand
scene-waiting = Waiting for { $who }
scene-deal = Deal { $number }
scene-games = Games { $games }
scene-earlier = { $count ->
    [one] { $count } earlier game
   *[other] { $count } earlier games
}
scene-sheet = Score sheet
scene-cutting = cutting
scene-tie = tie
scene-replay = replay of a tie

house-rule-on = { $rule }: yes
house-rule-off = { $rule }: no
level-simple = simple
level-searching = searching
