# A finished deal played again by the whole table.
button-again = With the table
button-again-agree = Agree
button-again-not = Not now
repeat-line = Deal { $deal } again, { $trick ->
    [0] from before the first card
   *[other] from trick { $trick }
}. It doesn’t count.
repeat-proposed = { $who } proposes to play deal { $deal } again, { $trick ->
    [0] from before the first card
   *[other] from trick { $trick }
}.
repeat-nowhere = It doesn’t count, and the score stays as it is.
repeat-asked = { $who }: it begins when all of you agree. ⏳ Time is up { $when }; no answer means “not now”.
repeat-you-proposed = The table is asked. It begins when everybody has agreed.
repeat-you-agreed = You agree. It begins when everybody has agreed.
repeat-you-refused = Not now, then: the deal is not played again. Nobody is told who said so.
repeat-begins = Everybody agrees, and it begins: your cards are in your hand.

error-repeat-over = That is settled: nobody is asked about that deal any more.
error-repeat-stands = The table is being asked whether to play a finished deal again. That comes first: answer it, or begin the next deal.
error-repeat-board = Deal { $number } was played in a match, so a table can’t play it again. *{ button-fork }* lets you play it alone.
error-repeat-other = Deal { $number } was another game, or had other house rules or another number of players, than your table here. A table can play again only what it could have dealt itself.
error-repeat-in-match = Your table plays a match. When that is over you can play finished deals again.
error-repeat-known = Deal { $number } was deal { $first } played again, by people who may know its cards. It had no seal, and has neither record nor review of its own: look at those of deal { $first }.
