# Schafkopf with a window: what only this game says.

game-schafkopf-window = Schafkopf with a window
schafkopf-window-summary = The ancestor of Skat for three: one takes the window and plays against the two others

schafkopf-window-action-pick = Take the window
schafkopf-window-did-pick = { $who } takes the window
schafkopf-window-you-pick = You take the window
schafkopf-window-status-pick = { $who } may take the window
schafkopf-window-call-pick = { $who }, take the window or pass
schafkopf-window-your-turn-pick = Take the window, or pass.
schafkopf-window-word-window = with the window
schafkopf-window-alt-contract = { $who } plays { $words }
schafkopf-window-badge-aside = Buried
schafkopf-window-badge-blind = Window
schafkopf-window-taken = In the window: { $cards }.
schafkopf-window-result-passed = Nobody took the window; the cards are thrown in.
schafkopf-window-contract-window = Window
schafkopf-window-result-window = { $who } took the window and played against the two others.
schafkopf-window-no-scoring = This game keeps no score: the player who takes the window wins or loses the deal.
schafkopf-window-asked-pick = Take it: its two cards join your hand, you bury two and need 61 card points against the two others.
schafkopf-window-asked-pass-last = Pass: you are the last, so the cards are thrown in.

schafkopf-window-option-score = Score
schafkopf-window-value-none = none
schafkopf-window-value-sheepshead = as in Sheepshead
