# Cards that are played without a press.

command-settings-forced = Which cards are played for you when you have no choice
option-forced = Which cards
forced-off = none, you play every card yourself
forced-last = the last card of your hand
forced-single = every card that is the only legal one
settings-forced = Played for you: { $cards }
offer-single = Often only one card is allowed. Should it be played for you then, after about as long as you usually take?
button-single-yes = Yes, play them
button-single-no = No, I’ll play them myself

# Cards chosen before one's turn comes; $led is a condition, $card a card or which one.
plan-menu-any = My turn, whatever is led…
plan-menu-led = My turn, and … is led
plan-led-any = whatever is led
plan-led-suit = { $sign } { $suit } led
plan-led-trump = trumps led
plan-low = the lowest
plan-win = cheapest winner, or lowest
plan-trumps = trumps
plan-entry = { $led }: { $card }
plan-list = When your turn comes: { $plans }
plan-now = As you planned, { $card } is about to be played. To play another card, press it now.
plan-not-leading = You lead. What you planned was for tricks that others lead, so it is dropped: choose a card.
plan-not-fitting = { $led }: nothing you planned fits, so it is dropped: choose a card
button-plan-clear = Forget my plans
error-plan-your-turn = It is your turn now: choose the card itself.
error-plan-not-possible = This cannot be planned any more: the card is gone, or only one is left.
