# Amerikanisches Sheepshead: was nur dieses Spiel sagt.

game-american-sheepshead = Amerikanisches Sheepshead
american-sheepshead-summary = Zu dritt mit Blind, zu viert in festen Paaren mit dem Fuchs, oder zu viert mit geheimem Buben

american-sheepshead-option-variant = Spiel
american-sheepshead-value-three = zu dritt mit Blind
american-sheepshead-value-partnership = zu viert in festen Paaren
american-sheepshead-value-solo = zu viert mit Blind und geheimem Buben
american-sheepshead-option-wergin = Wergins Einsätze
american-sheepshead-option-solobid = Solo ohne den Blind darf angesagt werden

american-sheepshead-status-call = { $who } spielt allein oder mit Partner
american-sheepshead-call-call = { $who }, allein oder mit Partner?
american-sheepshead-your-turn-call = Spiel allein, oder mit Partner: Dann gehört heimlich zu dir, wer den Karo-Buben hat.
american-sheepshead-word-pick = mit dem Blind
american-sheepshead-word-solo = Solo, ohne den Blind
american-sheepshead-word-alone = allein
american-sheepshead-word-partner = mit dem Karo-Buben als Partner
american-sheepshead-word-partnership = Paare
american-sheepshead-word-leaster = Leaster
american-sheepshead-short-leaster = Leaster
american-sheepshead-alt-contract = { $who } spielt { $words }
american-sheepshead-badge-aside = Weggelegt
american-sheepshead-result-leaster = Leaster: Die wenigsten Augen hat { $who }.
american-sheepshead-result-leaster-tie = Leaster: Mehrere haben gleich wenige Augen, also zahlt niemand.
american-sheepshead-result-fox = Der Fuchs, das Karo-Ass, ging an { $who }: ein Auge mehr für die Partei.
american-sheepshead-contract-pick = Blind genommen
american-sheepshead-contract-solo = Solo
american-sheepshead-contract-partner = Partner: J♦
american-sheepshead-contract-partnership = Paare
american-sheepshead-result-pick = { $who } nahm den Blind.
american-sheepshead-result-solo = { $who } spielte Solo und ließ den Blind liegen.
american-sheepshead-result-alone = { $who } nahm den Blind und spielte allein.
american-sheepshead-result-partner = { $who } nahm den Blind; den Karo-Buben hatte { $partner } und spielte mit.
american-sheepshead-result-schneider = Schneider: 91 Augen oder mehr erhöhen den Einsatz.
american-sheepshead-result-schwarz = Schwarz: alle Stiche, der höchste Einsatz.
american-sheepshead-result-trickless = Und das ohne einen einzigen Stich.

# Ablehnungen: was nicht stimmt, und die Regel.
american-sheepshead-refused-no-solo-bid = An diesem Tisch kann kein Solo ohne den Blind angesagt werden.
american-sheepshead-refused-picked-already = Der Blind ist vergeben. Sag Solo an, das ist höher, oder passe.
american-sheepshead-refused-call-never = Zwischen allein und mit Partner wählt nur, wer zu viert den Blind genommen hat.
american-sheepshead-asked-pick-three = Nimm ihn auf: Seine zwei Karten kommen auf deine Hand, du legst zwei weg und spielst gegen die beiden anderen. Du brauchst 61 Augen.
american-sheepshead-asked-pick-solo = Nimm ihn auf: Seine zwei Karten kommen auf deine Hand, und du legst zwei weg. Wer J♦ hat, spielt heimlich mit dir, wenn du nicht allein spielst. Deine Seite braucht 61 Augen.
american-sheepshead-asked-solo = Spiel ohne den Blind: Das geht vor und ist mehr wert.
american-sheepshead-asked-pass-picked = Passe: Dann spielt { $who } mit dem Blind, wenn niemand ohne ihn spielt.
american-sheepshead-asked-pass-last = Passe: Nach dir kommt niemand mehr. Dann gibt es einen Leaster: Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt.
