# Schafkopf mit Fenster: was nur dieses Spiel sagt.

game-schafkopf-window = Schafkopf mit Fenster
schafkopf-window-summary = Der Vorfahr des Skats zu dritt: Wer das Fenster nimmt, spielt gegen die beiden anderen

schafkopf-window-action-pick = Fenster nehmen
schafkopf-window-did-pick = { $who } nimmt das Fenster
schafkopf-window-you-pick = Du nimmst das Fenster
schafkopf-window-status-pick = { $who } darf das Fenster nehmen
schafkopf-window-call-pick = { $who }, Fenster nehmen oder passen
schafkopf-window-your-turn-pick = Nimm das Fenster, oder passe.
schafkopf-window-word-window = mit dem Fenster
schafkopf-window-alt-contract = { $who } spielt { $words }
schafkopf-window-badge-aside = Weggelegt
schafkopf-window-badge-blind = Fenster
schafkopf-window-taken = Im Fenster: { $cards }.
schafkopf-window-result-passed = Niemand hat das Fenster genommen; die Karten werden zusammengeworfen.
schafkopf-window-contract-window = Fenster
schafkopf-window-result-window = { $who } nahm das Fenster und spielte gegen die beiden anderen.
schafkopf-window-no-scoring = In diesem Spiel wird nichts angeschrieben: Wer das Fenster nimmt, gewinnt oder verliert das Spiel.
schafkopf-window-asked-pick = Nimm es: Seine zwei Karten kommen auf deine Hand, du legst zwei weg und brauchst 61 Augen gegen die beiden anderen.
schafkopf-window-asked-pass-last = Passe: Nach dir kommt niemand mehr, also werden die Karten zusammengeworfen.

schafkopf-window-option-score = Wertung
schafkopf-window-value-none = keine
schafkopf-window-value-sheepshead = wie im Sheepshead
