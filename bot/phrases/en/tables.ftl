# A table's life: seats, start, clocks, the end; the short words on its picture and buttons.

dm-closed = { $who }: I can’t send you direct messages. That’s fine: press *{ button-hand }* to see your cards, for your eyes only.
table-started-reply = The deal has begun. Your cards are in your direct messages, and under *{ button-hand }*.
table-joined-reply-alone = You are in seat { $seat }.
table-filled-reply = { $count ->
    [one] A computer sits at the table now.
   *[other] { $count } computers sit at the table now.
} `/table start` deals.
table-left-reply = { $kept ->
    [yes] A computer plays on for you. `/table join` brings you back.
   *[no] You have left the table.
}
table-closed-reply = The table is closed.

# Buttons and menus.
menu-cut = How do you want the cards dealt?
menu-play = Which card do you play?
menu-give = { $count ->
    [one] Which card do you give back?
   *[other] Which { $count } cards do you give back?
}
menu-show = Show a lone picture?
menu-topic = What do you want to read about?
menu-bury = Which { $count } cards do you bury?
menu-discard = Which { $count } cards do you discard?
menu-offer = Which { $count } cards do you offer?
menu-bid = What do you bid?
menu-declare = Which game?
