# What people choose for themselves: whether and how they see their hand.

command-settings-hand = When I send you your hand as a direct message
option-hand-sent = When I send it
hand-sent-always = with every deal
hand-sent-playing = unless you play in the channel
hand-sent-never = never: you press My hand in the channel
settings-hand = Hand by direct message: { $sent }

command-settings-letters = The letters on your jacks, queens, kings and aces
option-letters = Which letters
letters-international = J Q K A
letters-german = B D K A, as in German (Bube, Dame)
letters-estonian = S E K Ä, as in Estonian (soldat, emand)
settings-letters = Letters on the cards: { $letters }

command-settings-sort = How your hand is sorted
option-sort = Where trumps stand, and which way each suit runs
sort-left-falling = trumps left, from high to low
sort-left-rising = trumps left, from low to high
sort-right-falling = trumps right, from high to low
sort-right-rising = trumps right, from low to high
settings-sort = Hand: { $order }

command-settings-reading = Plain words instead of signs, to be listened to
# To who listens, that it is their turn to play a card.
reading-turn = Your turn.
option-reading = Whether you listen to your messages
reading-off = off
reading-on = on: cards in words, a new message for each of your turns
settings-reading = Reading mode: { $mode }

# At the end of a reminder, the way to the table's post.
call-link = [To the table]({ $url })
