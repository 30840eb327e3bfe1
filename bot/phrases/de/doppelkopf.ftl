# Doppelkopf: was nur dieses Spiel sagt.

# So heißen die beiden Herz-Zehnen und die beiden Kreuz-Damen.
-dullen = Dullen (Herz-Zehnen)
-old-ladies = Alten (Kreuz-Damen)

game-doppelkopf = Doppelkopf
doppelkopf-summary = Deutsch, zu viert, jede Karte doppelt, geheime Partner durch die Kreuz-Damen, 24 Spiele

phase-special = Gerade werden die Vorbehalte genannt
phase-offer = Gerade werden drei Karten für eine Armut angeboten
phase-accept = Gerade geht es darum, wer die drei Karten nimmt
phase-give = Gerade werden Karten zurückgegeben

doppelkopf-status-bid = { $who }: gesund oder Vorbehalt?
doppelkopf-status-special = { $who } nennt den Vorbehalt
doppelkopf-status-offer = { $who } bietet drei Karten für eine Armut an
doppelkopf-status-accept = { $who } nimmt die drei Karten oder passt
doppelkopf-status-give = { $who } gibt drei Karten zurück
doppelkopf-call-bid = { $who }, gesund oder Vorbehalt?
doppelkopf-call-special = { $who }, nenne deinen Vorbehalt
doppelkopf-call-offer = { $who }, biete drei Karten für eine Armut an
doppelkopf-call-accept = { $who }, nimm die drei Karten, oder passe
doppelkopf-call-give = { $who }, gib drei Karten zurück

doppelkopf-your-turn-bid = Gesund (Normalspiel) oder Vorbehalt (Hochzeit, Solo)?
doppelkopf-your-turn-special = Nenne deinen Vorbehalt; der höchste wird gespielt.
doppelkopf-your-turn-offer = Biete drei Karten an, darunter alle deine Trümpfe.
doppelkopf-your-turn-accept = Drei Karten werden verdeckt angeboten: Nimm sie und spiel mit, oder passe.
doppelkopf-your-turn-give = Gib deinem Partner drei beliebige von deinen fünfzehn Karten.

doppelkopf-action-accept = Karten nehmen
doppelkopf-did-accept = { $who } nimmt die Karten und spielt mit
doppelkopf-you-accept = Du nimmst die Karten und spielst mit

doppelkopf-word-basic = Normalspiel
doppelkopf-word-silent-solo = stilles Solo
doppelkopf-word-wedding = Hochzeit
doppelkopf-word-trump = geklärt im Trumpfstich
doppelkopf-word-plain = geklärt im Fehlstich
doppelkopf-word-poverty = Armut
doppelkopf-word-ace-solo = fleischlos
doppelkopf-word-heart-solo = Herzsolo
doppelkopf-word-spade-solo = Piksolo
doppelkopf-word-club-solo = Kreuzsolo
doppelkopf-word-diamond-solo = Karosolo
doppelkopf-word-international-solo = internationales Solo
doppelkopf-word-jack-solo = Bubensolo
doppelkopf-word-queen-solo = Damensolo
doppelkopf-alt-contract = { $who } spielt { $words }
doppelkopf-badge-aside = Angeboten
doppelkopf-badge-blind = Angeboten
doppelkopf-alt-trump = { $who } spielt; Trumpf sind { -dullen }, Damen, Buben und { $suit } { $sign }
doppelkopf-alt-trump-nobody = Trumpf sind { -dullen }, Damen, Buben und { $suit } { $sign }

doppelkopf-option-nines = Mit Neunen (48 Karten)
doppelkopf-option-loonies = Von zwei { -dullen } im Stich gewinnt
doppelkopf-value-first = die erste
doppelkopf-value-second = die zweite
doppelkopf-option-weddings = Bei der Hochzeit darf der Klärungsstich bestimmt werden
doppelkopf-option-ranking = Soli
doppelkopf-value-equal = alle gleich
doppelkopf-value-ranked = nach Rang
doppelkopf-option-ddv = An- und Absagen und Wertung des Verbands

doppelkopf-result-redeal = Das Spiel zählt nicht; derselbe Geber gibt noch einmal.
doppelkopf-result-won = **Gewonnen: { $who }**, { $points } zu { $others } Augen ({ $words }).
doppelkopf-result-lost = **Verloren: { $who }**, { $points } zu { $others } Augen ({ $words }).
doppelkopf-result-nobody = Keine Partei hat ihre Absage geschafft, niemand gewinnt ({ $words }): { $who } { $points } zu { $others } Augen.
doppelkopf-why-points = { $who }: { $reasons }
doppelkopf-why-promises = Keine Partei hat ihre Absage geschafft.
doppelkopf-result-points = Punkte für { $who }: { $reasons }.
doppelkopf-result-reason-won = gewonnen +1
doppelkopf-result-reason-under-90 = unter 90 +1
doppelkopf-result-reason-under-60 = unter 60 +1
doppelkopf-result-reason-under-30 = unter 30 +1
doppelkopf-result-reason-no-trick = kein Stich +1
doppelkopf-result-reason-re-said = Re +2
doppelkopf-result-reason-kontra-said = Kontra +2
doppelkopf-result-reason-no90-said-by-re = keine 90 (Re) +1
doppelkopf-result-reason-no60-said-by-re = keine 60 (Re) +1
doppelkopf-result-reason-no30-said-by-re = keine 30 (Re) +1
doppelkopf-result-reason-schwarz-said-by-re = schwarz (Re) +1
doppelkopf-result-reason-no90-said-by-kontra = keine 90 (Kontra) +1
doppelkopf-result-reason-no60-said-by-kontra = keine 60 (Kontra) +1
doppelkopf-result-reason-no30-said-by-kontra = keine 30 (Kontra) +1
doppelkopf-result-reason-schwarz-said-by-kontra = schwarz (Kontra) +1
doppelkopf-result-reason-120-against-no90 = 120 gegen keine 90 +1
doppelkopf-result-reason-90-against-no60 = 90 gegen keine 60 +1
doppelkopf-result-reason-60-against-no30 = 60 gegen keine 30 +1
doppelkopf-result-reason-30-against-schwarz = 30 gegen schwarz +1
doppelkopf-result-reason-against-the-grannies = gegen die { -old-ladies } +1
doppelkopf-result-reason-doppelkopf = Doppelkopf +1
doppelkopf-result-reason-fox = Fuchs +1
doppelkopf-result-reason-charlie = Karlchen +1
doppelkopf-contract-basic = Normalspiel
doppelkopf-contract-ace-solo = Ohne Trumpf
doppelkopf-contract-jack-solo = Buben sind Trumpf
doppelkopf-contract-queen-solo = Damen sind Trumpf
doppelkopf-contract-international-solo = Damen, Buben
doppelkopf-result-threefold = { $who } spielte allein, das zählt dreifach.
doppelkopf-may-give = drei zurückgeben von { $cards }

# Ablehnungen: was nicht stimmt, und die Regel.
doppelkopf-refused-no-redeals = Nach den Regeln des Verbands wird jedes Spiel gespielt; neu gegeben wird nicht.
doppelkopf-refused-redeal-too-late = Neu geben lassen kannst du nur, bevor du „gesund“ oder einen Vorbehalt meldest. Jetzt ist es zu spät.
doppelkopf-refused-redeal-without = Neu gegeben wird bei fünf Königen, acht Assen und Zehnen zusammen, oder genau einem Trumpf. Davon hast du nichts.
doppelkopf-refused-unknown-contract = Dieses Spiel gibt es nicht. Sag Hochzeit, Armut oder ein Solo an: fleischlos, Herz, Pik, Kreuz, Karo, international, Buben, Damen.
doppelkopf-refused-one-wedding = An diesem Tisch klärt jeder Stich die Hochzeit; seine Art wird nicht bestimmt.
doppelkopf-refused-not-of-the-verband = Der Verband spielt weder Armut noch internationales Solo, und dieser Tisch folgt seinen Regeln.
doppelkopf-refused-wedding-without = Für eine Hochzeit brauchst du beide Kreuz-Damen auf der Hand.
doppelkopf-refused-wedding-contested = Eine Hochzeit wird nur gespielt, wenn sonst niemand einen Vorbehalt hat. Nenne ein Solo oder passe.
doppelkopf-refused-solo-or-wedding = Du hast einen Vorbehalt gemeldet, also nenne dein Spiel.
doppelkopf-refused-solo-too-low = Ein höheres Solo ist schon genannt. Nenne eines, das noch höher ist, oder passe.
doppelkopf-refused-too-rich = Für eine Armut brauchst du ein Blatt mit höchstens { $most } Trümpfen, und du hast mehr.
doppelkopf-refused-offer-all-trumps = Alle deine Trümpfe müssen unter den drei Karten sein, die du anbietest.
doppelkopf-refused-no-announcements = An diesem Tisch wird nichts an- oder abgesagt; die Hausregel ist aus.
doppelkopf-refused-wooing-first = Bei einer Hochzeit wird vor dem Klärungsstich nichts angesagt.
doppelkopf-refused-other-sides-call = Das sagt die andere Partei; deine sagt { $own }.
doppelkopf-refused-called-already = Das hat deine Partei schon gesagt, oder etwas Höheres.
doppelkopf-refused-side-first = Deine Partei muss { $own } ansagen, bevor sie etwas absagt.
doppelkopf-refused-call-too-late = Dafür, mit allem, was du überspringst, musst du noch mindestens { $least } Karten haben; du hast { $left }.
doppelkopf-refused-late-answer = Deine Partei hat { $own } nur noch als Erwiderung gesagt, für eine Erstansage zu spät; absagen darf sie nichts mehr.
doppelkopf-asked-normal = **Gesund** (Normalspiel): Die beiden mit den Kreuz-Damen spielen zusammen, und niemand sagt, wer das ist.
doppelkopf-asked-silent = Du hast beide Kreuz-Damen: **Gesund** heißt stilles Solo, du allein gegen drei, und niemand weiß es.
doppelkopf-asked-wedding = **Hochzeit**: Du hast beide Kreuz-Damen, und wer von den anderen zuerst einen der ersten drei Stiche macht, spielt mit dir.
doppelkopf-asked-poverty = **Armut**: Du hast höchstens drei Trümpfe und bietest drei Karten an; wer sie nimmt, spielt mit dir.
doppelkopf-asked-solo = **Solo**: Du spielst allein gegen drei, mit Trümpfen deiner Wahl.
doppelkopf-asked-no-solo = **Passe**: Deine Hochzeit entfällt und wird nicht genannt, denn noch jemand hat einen Vorbehalt; gespielt wird dessen Solo.
doppelkopf-extra-trump = *Trumpfstich*: Wer von den anderen zuerst einen Stich macht, der mit Trumpf beginnt, spielt mit dir.
doppelkopf-extra-plain = *Fehlstich*: Wer von den anderen zuerst einen Stich macht, der mit einer Fehlfarbe beginnt, spielt mit dir.
doppelkopf-sure-special = **Vorbehalt melden?** Dann musst du ihn auch nennen; der höchste Vorbehalt wird gespielt.
doppelkopf-sure-re = **Re ansagen?** Alle wissen dann, dass du zu den Kreuz-Damen gehörst oder das Solo spielst, und die Sieger bekommen zwei Punkte mehr. Das gilt.
doppelkopf-sure-kontra = **Kontra ansagen?** Alle wissen dann, dass du gegen die Kreuz-Damen oder das Solo spielst, und die Sieger bekommen zwei Punkte mehr. Das gilt.
doppelkopf-sure-no90 = **Keine 90 absagen?** Die anderen müssen unter 90 bleiben, deine Partei braucht also 151. Ein Punkt mehr für die Sieger.
doppelkopf-sure-no60 = **Keine 60 absagen?** Die anderen müssen unter 60 bleiben, deine Partei braucht also 181. Keine 90 ist mit abgesagt.
doppelkopf-sure-no30 = **Keine 30 absagen?** Die anderen müssen unter 30 bleiben, deine Partei braucht also 211. Keine 90 und keine 60 sind mit abgesagt.
doppelkopf-sure-schwarz = **Schwarz absagen?** Deine Partei muss alle Stiche machen, auch die bisherigen. Alle anderen Absagen sind mit dabei.
