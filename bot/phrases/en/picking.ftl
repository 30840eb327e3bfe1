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
phase-under = putting a card face down
phase-draft = the partner’s burying
phase-crack = doubling before the first card
status-under = { $who } to put a card face down
status-draft = { $who } to bury two cards as the partner
status-crack = { $who } may double
call-under = { $who }, put a card face down
call-draft = { $who }, bury two cards
call-crack = { $who }, double or pass
your-turn-under = Put a card face down in place of the suit that you called.
your-turn-draft = You are the partner: bury two cards too.
your-turn-crack = Double, if you may and like, or pass.
said-crack = Crack!
said-recrack = Re-crack!
said-castrate = Again!
said-blitz-black = Q♣ Q♠!
said-blitz-red = Q♥ Q♦!
said-blitz-jacks = J♣ J♠!
phase-name = naming the trick for the blind
status-name = { $who } to name the trick that takes the blind
call-name = { $who }, name the trick that takes the blind
your-turn-name = Nobody picked: name the trick that takes the blind.
phase-blitz = showing queens after the last card
status-blitz = { $who } may show queens
call-blitz = { $who }, show your queens or pass
your-turn-blitz = Show what doubles, if you like, or pass.
said-alltricks = Sheepshead!
