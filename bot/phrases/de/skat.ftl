# Skat: was nur dieses Spiel sagt.

game-skat = Skat
skat-summary = Deutsch, zu dritt, allein gegen zwei, gereizt wird, was Spiele wert sind, zwei Karten im Skat

phase-choice = Gerade geht es um Skat oder Hand
phase-discard = Gerade wird gedrückt
phase-declare = Gerade wird das Spiel angesagt

skat-status-auction = { $who } reizt
skat-status-auction-asked = { $by } reizt { $bid }, { $who } antwortet
skat-status-auction-held = { $by } hält { $bid }, { $who } ist dran
skat-status-auction-after = { $by } hat { $bid } gereizt, { $who } ist dran
skat-status-auction-last = Niemand hat gereizt, { $who } ist dran
skat-status-choice = { $who } hat das Spiel für { $bid }: Skat oder Hand?
skat-status-discard = { $who } drückt
skat-status-declare = { $who } sagt das Spiel an
skat-call-auction = { $who }, was reizt du?
skat-call-auction-asked = { $who }, { $by } reizt { $bid }: Hältst du?
skat-call-auction-held = { $who }, { $by } hält { $bid }, reizt du weiter?
skat-call-auction-after = { $who }, { $by } hat { $bid } gereizt, reizt du weiter?
skat-call-auction-last = { $who }, niemand hat gereizt: Spielst du für 18?
skat-call-choice = { $who }, du hast das Spiel für { $bid }: Skat aufnehmen oder Hand spielen?
skat-call-discard = { $who }, drück zwei Karten
skat-call-declare = { $who }, sag ein Spiel an

skat-your-turn-auction = Was reizt du?
skat-your-turn-auction-asked = { $by } reizt { $bid }: Hältst du?
skat-your-turn-auction-held = { $by } hält { $bid }, reizt du weiter?
skat-your-turn-auction-after = { $by } hat { $bid } gereizt, reizt du weiter?
skat-your-turn-auction-last = Niemand hat gereizt: Spielst du für 18?
skat-your-turn-choice = Du hast das Spiel für { $bid }: Skat aufnehmen oder Hand spielen?
skat-your-turn-discard = Drück zwei deiner zwölf Karten.
skat-your-turn-declare = Sag ein Spiel an, das mindestens { $bid } wert ist.

skat-action-pickup = Skat aufnehmen
skat-action-hand = Hand spielen
skat-action-hold = Ja
skat-action-bid = { $number } reizen
skat-did-bid = { $who } reizt { $number }
skat-you-bid = Du reizt { $number }
skat-did-discard-unseen = { $who } hat gedrückt
skat-phase-auction = Gerade wird gereizt
skat-did-hold = { $who } hält
skat-did-pickup = { $who } nimmt den Skat auf
skat-did-hand = { $who } spielt Hand
skat-you-hold = Du hältst
skat-you-pickup = Du nimmst den Skat auf
skat-you-hand = Du spielst Hand

skat-word-clubs = Kreuz
skat-word-spades = Pik
skat-word-hearts = Herz
skat-word-diamonds = Karo
skat-word-grand = Grand
skat-word-null = Null
skat-word-reject = Ramsch
skat-word-hand = Hand
skat-word-schneider = Schneider angesagt
skat-word-schwarz = Schwarz angesagt
skat-word-open = ouvert
skat-short-schwarz = Schwarz
skat-short-schneider = Schneider
skat-short-hand = Hand
skat-alt-contract = { $who } spielt { $words }
skat-badge-aside = Gedrückt
skat-badge-blind = Skat
skat-taken = Im Skat: { $cards }.

skat-option-announce = Schneider, Schwarz und ouvert
skat-option-schneider = Schneider ab
skat-value-any = in jedem Spiel
skat-value-hand = nur im Handspiel

skat-result-passed = Alle haben gepasst; niemand bekommt etwas.
skat-result-won = **{ $who } hat { $words } gewonnen** { $reasons }: { $base } × { $factor } = **{ $value }**. Augen: { $points } zu { $others }.
skat-result-lost = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen. Gereizt war { $bid }, das zählt doppelt: **{ $score }**.
skat-result-overbid = **{ $who } hat überreizt.** Das Spiel ({ $words }) ist gelungen, aber nur { $value } wert, und gereizt war { $bid }: **{ $score }**.
skat-result-null-won = **{ $who } hat { $words } gewonnen**, ohne einen Stich: **{ $score }**.
skat-result-null-lost = **{ $who } hat { $words } verloren**, durch einen Stich: **{ $score }**.
skat-result-reject = Ramsch: Die wenigsten Augen hat { $who }.
skat-word-made-schneider = Schneider
skat-word-made-schwarz = Schwarz
skat-result-lost-hand = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen. Gereizt war { $bid }: **{ $score }**.
skat-why-won = { $reasons }: { $base } × { $factor } = { $value }
skat-why-lost = Gereizt war { $bid }, das zählt doppelt: { $score }
skat-why-lost-hand = Gereizt war { $bid }: { $score }
skat-why-overbid = Das Spiel ist gelungen, aber nur { $value } wert, und gereizt war { $bid }: { $score }
skat-why-needed-schneider = Schneider war angesagt, dafür brauchte es { $points } Augen.
skat-why-needed-all = Es brauchte alle Stiche.
skat-why-null-won = Ohne einen einzigen Stich: { $score }
skat-why-null-lost = Ein Stich war dabei: { $score }
skat-result-with = mit { $count }
skat-result-against = ohne { $count }

# Ablehnungen: was nicht stimmt, und die Regel.
skat-refused-not-a-value = Kein Spiel ist { $number } wert. Reize, was Spiele wert sein können: { $lowest }, 20, 22, 23, 24, 27, 30 und so weiter.
skat-refused-bid-too-low = Reize höher als zuletzt; das war { $last }.
skat-refused-hold-or-pass = Du hörst: Sag Ja zu { $last }, oder passe.
skat-refused-only-lowest = Die beiden anderen haben gepasst, niemand reizt gegen dich: Sag { $lowest }, oder passe.
skat-refused-nothing-to-hold = Gerade reizt dich niemand; nenne selbst eine Zahl, oder passe.
skat-refused-unknown-contract = Dieses Spiel gibt es nicht. Nenne Kreuz, Pik, Herz, Karo, Grand, Null oder Ramsch.
skat-refused-unknown-extras = Dazu ansagen kannst du schneider oder schwarz, nicht beide, und dann open, in dieser Reihenfolge.
skat-refused-reject-bare = Im Ramsch spielen alle für sich; angesagt wird nichts.
skat-refused-null-only-open = Null wird ohne einen Stich gewonnen, Schneider und Schwarz haben da keinen Sinn; es kann nur ouvert sein.
skat-refused-extras-from-hand = An diesem Tisch kannst du Schneider, Schwarz und ouvert nur im Handspiel ansagen. Du hast den Skat aufgenommen.
skat-refused-one-extra = An diesem Tisch kannst du nur eins ansagen: Schneider, Schwarz oder ouvert.
skat-asked-hold = Ja: Du bleibst bei { $bid } dabei. Passe: Du bist raus.
skat-asked-own-games = Deine Spiele, falls du gewinnst – { $games }. Der Skat kann das ändern.
skat-asked-choice = Die zwei Karten im Skat kommen auf deine Hand, und du drückst zwei. Beim Handspiel bleibt der Skat zu, und das Spiel ist eine Stufe mehr wert.
skat-asked-discard = Ihre Augen zählen am Ende für dich. Das Spiel nennst du danach.
skat-note-low = { $value }, überreizt
skat-extra-schneider = *Schneider*: Du musst mindestens { $schneider } Augen bekommen; das ist mehr wert.
skat-extra-schwarz = *Schwarz*: Du musst alle Stiche machen; das ist noch mehr wert.
skat-extra-open = *Ouvert*: Deine Karten liegen offen auf dem Tisch.
skat-totals-head-score = Spielpunkte
skat-part-games = Listen
skat-alt-sheet-game = Liste { $number }: { $score }
skat-ledger-game = Liste { $number }
skat-evening-won = Liste { $number } ist voll, mit { $score } Punkten gewonnen von { $who }.
skat-evening-going-on = Liste { $number }: { $deals } von { $length } Spielen sind eingetragen, { $count ->
    [one] { $count } steht
   *[other] { $count } stehen
} noch aus.
