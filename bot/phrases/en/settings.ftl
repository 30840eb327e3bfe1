# What people choose for themselves: whether their hand is sent to them.

command-settings-hand = When I send you your hand as a direct message
option-hand-sent = When I send it
hand-sent-always = with every deal
hand-sent-playing = unless you play in the channel
hand-sent-never = never: you press My hand in the channel
settings-hand = Hand by direct message: { $sent }

# At the end of a reminder, the way to the table's post.
call-link = [To the table]({ $url })
