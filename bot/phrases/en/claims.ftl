# Claiming all tricks that are left.
command-claim = Claim all the tricks that are left
button-claim = Claim the rest
result-claimed = { $who } claimed the rest: nobody held a card that could have stopped it.
error-claim-not-now = You can claim the rest only on your turn, in the second half of a deal, with two or more cards left; not where you avoid tricks or where it matters when a card falls.
error-claim-unproven = It is not certain that you take every trick that is left, whatever the others hold: somebody might still have a card that stops you. Play on.
error-claim-hopeless = You cannot take every trick that is left: the others hold cards that beat yours, however they lie. Play on.

# A claim that is not proven: the claimant is asked once more, then the table.
sure-claim = **Show your cards and ask the table?** It is not certain that you take every trick that is left. Everybody will see your hand, and all have to agree; otherwise play goes on, and you cannot ask again in this deal.
button-yes-claim = Yes, show and ask
claim-stands = { $who } claims the rest
claim-shown = They claim every remaining trick. Here are their cards.
claim-asked = { $who }: agree, or play on? ⏳ Time is up { $when }; no answer means “play on”.
claim-computers = The computers think it over.
claim-call = { $who }, { $claimant } claims the rest: agree, or play on? Time is up { $when }.
claim-shown-to-you = **{ $who } claims the rest.** Their cards: { $cards }
claim-answer = Do they take every trick that is left? ⏳ Time is up { $when }; no answer means “play on”.
claim-own = **You claim the rest.** Everybody sees your cards. ⏳ The others’ time is up { $when }.
claim-own-computers = **You claim the rest.** Everybody sees your cards, and the computers think it over.
claim-you-agreed = You agree. When everybody has answered, the table is told the outcome.
claim-you-refused = You want to play on. The table will be told in a moment, but not that it was you.
claim-refused = { $who } claimed the rest; not everybody agreed, so play goes on.
button-claim-agree = Agree
button-claim-on = Play on
result-claim-agreed = { $who } claimed the rest, and everybody agreed.
error-claim-stands = The rest is claimed: no card can be played until the table has answered.
error-claim-over = This claim has already been answered.
error-claim-own = This is your own claim: the others answer it.
error-claim-said-no = You have said that you want to play on, and that stands.
error-claim-answered-no = You have claimed the rest in this deal already. You can do so again when it is certain that you take every trick that is left.
