# Schafkopf with a window: what only this game says.

game-schafkopf-window = Schafkopf with a window
schafkopf-window-summary = The ancestor of Skat for three: one takes the window and plays against the two others

schafkopf-window-action-pick = Take the window
schafkopf-window-did-pick = { $who } takes the window
schafkopf-window-status-pick = { $who } may take the window
schafkopf-window-status-bury = { $who } took the window and lays two cards away
schafkopf-window-your-turn-pick = Take the window, or pass.
schafkopf-window-word-window = with the window
schafkopf-window-alt-contract = { $who } plays { $words }
schafkopf-window-badge-aside = Buried
schafkopf-window-taken = In the window: { $cards }.
schafkopf-window-result-passed = Nobody took the window; the cards are thrown in.
schafkopf-window-contract-window = Window
schafkopf-window-result-window = { $who } took the window and played against the two others.
schafkopf-window-no-scoring = This game has no scoring of its own: whoever took the window wins the deal or loses it.
