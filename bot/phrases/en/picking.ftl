# What the games with a blind to pick up have in common: Sheepshead, American Sheepshead and Schafkopf with a window.

phase-pick = the offer of the blind
phase-bury = burying two cards
phase-call = choosing a partner

status-pick = { $who } may pick up the blind
status-bury = { $who } to bury two cards
status-call = { $who } to call an ace, or play alone
call-pick = { $who }, pick up the blind or pass
call-bury = { $who }, bury two cards
call-call = { $who }, call an ace or play alone

your-turn-pick = Pick up the blind, or pass.
your-turn-bury = Bury two cards: their points are yours in the end.
your-turn-call = Call an ace: its holder is your partner. Or play alone.
asked-pass = Pass: it is the next player’s turn to decide.
