# A second question before something that cannot be undone, what may be added to a game, and what may be said unasked.

button-sure = Yes: { $answer }
button-yes-override = Yes, override
button-yes-diamonds = Yes, diamonds
button-no-step = Back
button-never = Yes, don’t ask again
step-game = **{ $game }** – as it is, or with more?
step-suit = **{ $game }** – with which trumps?
choice-higher = { $answer } or more …
sure-other = **{ $answer }?** You can’t take that back.
sure-override = **Override with diamonds ♦?** You can’t take that back.
sure-challenge = **Challenge the opponents?** If they made no forbidden signal, it costs your side strokes. You can’t take that back.
sure-diamonds = **Call diamonds ♦?** The bidding ends at once, diamonds are trumps and you are the maker. You can’t take that back.
sure-redeal = **Ask for a new deal?** These cards are thrown in, and the same dealer deals again.
hint-show = *Show*: swap your only face card for a card of your partner’s.
hint-diamonds = *Diamonds*: end the bidding, make diamonds trumps and yourself the maker.
hint-blink = *Blink*: you tell your partner that this trick will be yours.
hint-emergency = *Häda*: you ask your partner for their highest trump, to save your ace or ten.
hint-roof = *Roof*: you show that you were dealt no face card.
hint-redeal = *New deal*: your hand allows you to have the cards dealt again.
button-yes-leave = Yes, leave
button-yes-close = Yes, close
button-ask-again = Ask me again
sure-leave = **Leave in mid-game?** A computer plays on for you. `/table join` brings you back.
sure-leave-last = **Leave in mid-game?** You are the last person here, so the table is closed.
sure-close = **Close the table?** The game so far ends here; what was played stays in the results.
sure-close-dealing = **Close the table?** The deal that is on is void, and the game so far ends here. For the ratings the deal counts up to now.
step-back = Nothing was changed.
settings-unasked = No longer asked before: { $kinds }
unasked-override = overriding
unasked-diamonds = calling diamonds
unasked-challenge = challenging
unasked-announce = re, kontra and further announcements
unasked-redeal = asking for a new deal
unasked-special = announcing a reservation
unasked-leave = leaving a table
unasked-close = closing a table

# What happened since the reader acted last, first line of a hand that asks; $what is a card or a button’s words.
news-missed = Your time was up, so a computer chose for you: { $what }.
news-left = { $who } left; a computer plays on for them.
news-somebody-left = Somebody left; a computer plays on for them.
news-override = { $who } overrides: diamonds ♦ are trumps instead of { $suit }.
