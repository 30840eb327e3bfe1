# A table's life: seats, start, clocks, the end; the short words on its picture and buttons.

dm-closed = { $who }: direct messages from me do not reach you, which is quite all right. *{ $button }* shows your cards here, to you alone.
table-started-reply = The deal has begun; your cards are in your direct messages, and under *My hand*.
table-joined-reply-alone = You sit in seat { $seat }.
table-filled-reply = { $count ->
    [one] A computer sits at the table now.
   *[other] { $count } computers sit at the table now.
} `/table start` deals.
table-left-reply = You have left the table.
table-closed-reply = The table is closed.

# Buttons and menus.
button-record = Record
menu-cut = How shall the cards be dealt?
menu-play = Which card do you play?
menu-give = { $count ->
    [one] Which card do you give back?
   *[other] Which { $count } cards do you give back?
}
menu-show = Show a lone picture?
menu-topic = What do you want to read about?
menu-bury = Which { $count } cards do you bury?
menu-discard = Which { $count } cards do you lay away?
menu-offer = Which { $count } cards do you offer?
menu-bid = What do you bid?
menu-declare = Which game do you declare?
menu-declare-with = Or: which game, { $words }?
