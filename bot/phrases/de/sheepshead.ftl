# Sheepshead: was nur dieses Spiel sagt.

game-sheepshead = Sheepshead
sheepshead-summary = Amerikanisch, drei bis fünf, wer den Blind nimmt, spielt gegen alle; zu fünft ein geheimer Partner

sheepshead-option-partner = Partner zu fünft
sheepshead-value-called-ace = ein gerufenes Ass
sheepshead-value-jack-of-diamonds = der Karo-Bube
sheepshead-option-allpass = Wenn niemand aufnimmt
sheepshead-value-misdeal = neu geben
sheepshead-value-leaster = ein Leaster
sheepshead-option-bury = Weglegen
sheepshead-value-held = nichts aus dem Blind
sheepshead-value-any = beliebig
sheepshead-option-deal = Gegebene Karten
sheepshead-value-full = alle Karten
sheepshead-value-six = je sechs

sheepshead-word-called = mit gerufenem
sheepshead-word-alone = allein
sheepshead-word-jack = mit dem Karo-Buben als Partner
sheepshead-word-leaster = Leaster
sheepshead-short-leaster = Leaster
sheepshead-word-pick = mit dem Blind
sheepshead-alt-contract = { $who } spielt { $words }
sheepshead-badge-aside = Weggelegt
sheepshead-result-misdeal = Niemand hat den Blind aufgenommen: Das Spiel zählt nicht.
sheepshead-result-leaster = Leaster: Die wenigsten Augen mit mindestens einem Stich hat { $who }.
sheepshead-result-leaster-tie = Leaster: Mehrere haben gleich wenige Augen, also bekommt niemand etwas.
sheepshead-result-schneider = Schneider: 91 Augen oder mehr zählen doppelt.
sheepshead-result-schwarz = Schwarz: alle Stiche gemacht, das zählt dreifach.
sheepshead-contract-pick = Blind genommen
sheepshead-contract-called = Partner:
sheepshead-contract-jack = Partner: J♦
sheepshead-result-called = { $who } nahm den Blind und rief { $ace }; das hatte { $partner }.
sheepshead-result-alone = { $who } nahm den Blind und spielte allein.
sheepshead-result-jack = { $who } nahm den Blind; den Karo-Buben hatte { $partner } und spielte mit.
sheepshead-result-jack-alone = { $who } nahm den Blind; niemand sonst hatte den Karo-Buben, also ging es allein gegen alle.

# Ablehnungen: was nicht stimmt, und die Regel.
sheepshead-refused-bury-blind = { $card } kam mit dem Blind. An diesem Tisch kannst du nur Karten weglegen, die dir gegeben wurden.
sheepshead-refused-call-trump = { $card } ist ein Trumpf. Rufen kannst du nur das Ass von Kreuz, Pik oder Herz.
sheepshead-refused-call-own-ace = { $card } gehört dir, auf der Hand oder weggelegt. Ruf ein Ass, das jemand anders hat.
sheepshead-refused-call-without = Um { $card } zu rufen, brauchst du noch eine Fehlkarte dieser Farbe; weggelegte zählen nicht.
sheepshead-refused-call-never = An diesem Tisch wird weder ein Partner gerufen noch angesagt, dass jemand allein spielt.
sheepshead-refused-must-show-jack = Du bist der Partner: Spiel { $card }, sobald du darfst.
sheepshead-asked-pick-called-ace = Nimm ihn auf: Seine zwei Karten kommen auf deine Hand, du legst zwei weg und rufst ein Ass – wer es hat, spielt heimlich mit dir – oder spielst allein. Deine Seite braucht 61 Augen.
sheepshead-asked-pick-jack-of-diamonds = Nimm ihn auf: Seine zwei Karten kommen auf deine Hand, und du legst zwei weg. Wer J♦ hat, spielt heimlich mit dir. Deine Seite braucht 61 Augen.
sheepshead-asked-pick-alone = Nimm ihn auf: Seine zwei Karten kommen auf deine Hand, du legst zwei weg und spielst gegen alle anderen. Du brauchst 61 Augen.
sheepshead-asked-bury-called-ace = Behalte eine Karte der Farbe, deren Ass du rufen willst.
sheepshead-asked-pass-misdeal = Passe: Nach dir kommt niemand mehr, also wird neu gegeben.
sheepshead-asked-pass-leaster = Passe: Nach dir kommt niemand mehr. Dann gibt es einen Leaster: Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt.
sheepshead-demand-bound = Du gehörst heimlich dazu: { $cards } musst du spielen, sobald du darfst.
