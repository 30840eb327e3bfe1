# What the games with a blind to pick up have in common: Sheepshead, American Sheepshead and Schafkopf with a window.

phase-pick = the offer of the blind
phase-bury = burying two cards
phase-call = choosing a partner

status-pick = { $who } may pick up the blind
status-bury = { $who } has the blind and buries two cards
status-call = { $who } calls an ace, or plays alone

your-turn-pick = Pick up the blind, or pass.
your-turn-bury = Bury two cards: their points are yours in the end.
your-turn-call = Call an ace whose holder is to be your partner, or play alone.
