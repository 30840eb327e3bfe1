# A table's life: seats, start, clocks, the end; the short words on its picture and buttons.

dm-closed = { $who }: I can’t send you direct messages. That’s fine: press *{ button-hand }* to see your cards, for your eyes only.
table-start-waits = Cards are dealt as soon as everybody has shuffled, and in a few seconds in any case.
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
button-cut-usual = As usual
menu-cut = Another way of dealing…
menu-cut-upto = Face up until which card?
cut-upto-some = Up to a card
cut-about-ones = One card at a time, nine times round.
cut-about-nines = Whole hands: left, opposite, cutter, dealer.
cut-about-covers = Whole hands: the outer two to the cutter’s side.
cut-about-content = Whole hands: the inner two to the cutter’s side.
cut-about-upto = Whole hands, face up until a named card lies there.
cut-about-threes-second = Three cards at a time, beginning there.
cut-about-threes-third = Three cards at a time, beginning there.
cut-about-threes-last = Three cards at a time, beginning there.
cut-about-ones-second = One card at a time, beginning there.
cut-about-ones-third = One card at a time, beginning there.
cut-about-ones-last = One card at a time, beginning there.
cut-about-nines-second = Whole hands, beginning there.
cut-about-nines-third = Whole hands, beginning there.
cut-about-nines-last = Whole hands, beginning there.
cut-about-bottom = The pack turned over, three cards at a time.
cut-about-heaps = Three heaps put together again, then three at a time.
cut-about-dark = No bidding: diamonds are trumps before anybody sees a card.
menu-play = Which card do you play?
menu-give = { $count ->
    [one] Which card do you give back?
   *[other] Which { $count } cards do you give back?
}
menu-show = Show a lone face card?
menu-topic = What do you want to read about?
menu-bury = Which { $count } cards do you bury?
menu-discard = Which { $count } cards do you discard?
menu-offer = Which { $count } cards do you offer?
menu-bid = What do you bid?
menu-declare = Which game?
