# More people at a table than its game has seats: who plays, who sits out, and how somebody comes and goes.

post-sits-out = 🪑 { $count ->
    [one] { $who } sits out this deal.
   *[other] { $who } sit out this deal.
}
post-sits-out-next = 🪑 { $count ->
    [one] { $who } sits out the next deal.
   *[other] { $who } sit out the next deal.
}
post-turns-waiting = + { $name }
post-turns-expected = { $count ->
    [one] + *room for one more*
   *[other] + *room for { $count } more*
}
post-turns = You take turns: { $count } play each deal, and whoever deals sits out.
post-turns-games = You take turns: { $count } play each game, and after it the seats change.
button-take-turns = Take turns too
table-joined-turns = You are in: from the next deal on you take turns with the others. Until then you can watch.
there-turns = This channel already has a table: **{ $game }**, table { $table }, with { $who }. All seats are taken, but you can take turns with them.
hand-sits-out = You sit out this deal at table { $table }: { $who } play.
player-gone = Somebody
button-sit-out = Sit out a deal
button-sit-in = Play again
more-sit-out = **{ button-sit-out }**: others play the next deal, and you keep your place and your score. `/table sitout` does so for several deals.
more-sit-in = **{ button-sit-in }**: you do not sit out any longer than your turn asks for.
more-leave-turns = **{ button-leave }**: you take no more turns. In a deal that is on, a computer plays on for you.
sit-out-reply = { $count ->
    [one] You sit out the next deal. Your place and your score stay.
   *[other] You sit out the next { $count } deals. Your place and your score stay.
}
sit-in-reply = You play again when it is your turn.
taken-out-reply = { $who } takes no more turns at this table.
command-table-sitout = Let the others play for a deal or two, where more people are at the table than play
option-sit-out-deals = For how many deals; 0 if you want to play again
error-sits-out = You sit out this deal, so you have no cards in it: { $who } play.
error-seats-by-turn = You take turns here, and who sits where changes with each deal: there is nothing to choose.
error-takes-turns-already = You take turns at this table already: you play when it is your turn.
error-turns-full = At most { $most } people can take turns at this table. You can watch, or open a table in another channel.
error-sit-out-nobody = Nobody could play in your place: all { $count } seats need the people who are here. `/table leave` lets a computer play on for you.
error-sit-out-others = { $count ->
    [one] Only one of you can sit out, and { $who } asked first.
   *[other] Only { $count } of you can sit out, and { $who } asked first.
}
error-shuffle-sits-out = You sit out the next deal, so those who play it shuffle its cards.
