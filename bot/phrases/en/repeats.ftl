# A finished deal played again by the whole table.
error-repeat-over = That is settled: nobody is asked about that deal any more.
error-repeat-stands = The table is being asked whether to play a finished deal again. That comes first: answer it, or begin the next deal.
error-repeat-board = Deal { $number } was played in a match, so a table can’t play it again. *{ button-fork }* lets you play it alone.
error-repeat-other = Deal { $number } was another game, or had other house rules or another number of players, than your table here. A table can play again only what it could have dealt itself.
error-repeat-in-match = Your table plays a match. When that is over you can play finished deals again.
