# Skat: was nur dieses Spiel sagt.

game-skat = Skat
skat-summary = Deutsch, zu dritt, allein gegen zwei, gereizt wird, was Spiele wert sind, zwei Karten im Skat

phase-choice = die Wahl zwischen Skat und Hand
phase-discard = das Drücken von zwei Karten
phase-declare = die Spielansage

skat-status-auction-after = Gereizt ist { $bid }; { $who } hat das Wort
skat-status-choice = { $who } hat mit { $bid } das Reizen gewonnen und darf den Skat aufnehmen
skat-status-discard = { $who } drückt zwei Karten
skat-status-declare = { $who } sagt das Spiel an
skat-call-auction-after = { $who }, gereizt ist { $bid }: was sagst du?
skat-call-choice = { $who }, du hast mit { $bid } das Reizen gewonnen: Skat aufnehmen oder Hand spielen
skat-call-discard = { $who }, drück zwei Karten
skat-call-declare = { $who }, sag ein Spiel an

skat-your-turn-auction-after = Gereizt ist { $bid }; was sagst du?
skat-your-turn-choice = Du hast mit { $bid } das Reizen gewonnen: nimm den Skat auf, oder spiel Hand.
skat-your-turn-discard = Drück zwei deiner zwölf Karten.
skat-your-turn-declare = Sag ein Spiel an, das mindestens { $bid } wert ist.

skat-action-pickup = Skat aufnehmen
skat-action-hand = Hand spielen
skat-action-hold = Ja, halten
skat-did-hold = { $who } sagt ja
skat-did-pickup = { $who } nimmt den Skat auf
skat-did-hand = { $who } spielt Hand
skat-you-hold = Du sagst ja
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
skat-badge-aside = Skat
skat-badge-blind = Skat
skat-taken = Im Skat: { $cards }.

skat-option-announce = Schneider, Schwarz und ouvert
skat-value-any = in jedem Spiel
skat-value-hand = nur im Handspiel

skat-result-passed = Alle haben gepasst; niemand bekommt etwas.
skat-result-won = **{ $who } hat { $words } gewonnen** { $reasons }: { $base } × { $factor } = **{ $value }**. Augen: { $points } zu { $others }.
skat-result-lost = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen. Das Gebot von { $bid } zählt doppelt: **{ $score }**.
skat-result-overbid = **{ $who } hat überreizt.** Das Spiel ({ $words }) ist gelungen, aber nur { $value } wert, und gereizt war { $bid }: **{ $score }**.
skat-result-null-won = **{ $who } hat { $words } gewonnen**, ohne einen Stich: **{ $score }**.
skat-result-null-lost = **{ $who } hat { $words } verloren**, durch einen Stich: **{ $score }**.
skat-result-reject = Ramsch: die wenigsten Augen hat { $who }.
skat-word-made-schneider = Schneider
skat-word-made-schwarz = Schwarz
skat-result-lost-hand = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen. Das Gebot war { $bid }: **{ $score }**.
skat-why-won = { $reasons }: { $base } × { $factor } = { $value }
skat-why-lost = Das Gebot von { $bid } zählt doppelt: { $score }
skat-why-lost-hand = Das Gebot war { $bid }: { $score }
skat-why-overbid = Das Spiel ist gelungen, aber nur { $value } wert, und gereizt war { $bid }: { $score }
skat-why-needed-schneider = Schneider war angesagt, dafür braucht es 91 Augen.
skat-why-needed-all = Es brauchte alle Stiche.
skat-why-null-won = Ohne einen einzigen Stich: { $score }
skat-why-null-lost = Ein Stich war dabei: { $score }
skat-result-with = mit { $count }
skat-result-against = ohne { $count }

# Ablehnungen: was nicht stimmt, und die Regel.
skat-refused-not-a-value = Kein Spiel ist { $number } wert. Reize, was Spiele wert sein können: { $lowest }, 20, 22, 23, 24, 27, 30 und so weiter.
skat-refused-bid-too-low = Reize höher als zuletzt; das war { $last }.
skat-refused-hold-or-pass = Die Zahlen nennt dein Gegenüber: sag ja zu { $last }, oder passe.
skat-refused-only-lowest = Die beiden anderen haben gepasst, niemand reizt gegen dich: sag { $lowest }, oder passe.
skat-refused-nothing-to-hold = Es gibt gerade kein Gebot, auf das du antworten könntest; nenne eine Zahl, oder passe.
skat-refused-unknown-contract = Dieses Spiel gibt es nicht. Nenne Kreuz, Pik, Herz, Karo, Grand, Null oder Ramsch.
skat-refused-unknown-extras = Hinzufügen kannst du schneider oder schwarz, nicht beide, und dann open, in dieser Reihenfolge.
skat-refused-reject-bare = Im Ramsch spielen alle für sich; angesagt wird nichts.
skat-refused-null-only-open = Null wird ohne einen Stich gewonnen, Schneider und Schwarz haben da keinen Sinn; es kann nur ouvert sein.
skat-refused-extras-from-hand = An diesem Tisch kannst du Schneider, Schwarz und ouvert nur im Handspiel ansagen. Du hast den Skat aufgenommen.
skat-refused-one-extra = An diesem Tisch kannst du nur eines ansagen: Schneider, Schwarz oder ouvert.
skat-asked-hold = Ja: du bleibst bei { $bid } dabei. Passe: du bist raus.
skat-asked-own-games = Deine Spiele, falls du gewinnst – { $games }. Der Skat kann das ändern.
skat-asked-choice = Die zwei Karten im Skat kommen auf deine Hand, und du drückst zwei. Beim Handspiel bleibt der Skat zu, und das Spiel ist eine Stufe mehr wert.
skat-asked-discard = Ihre Augen zählen am Ende für dich. Das Spiel nennst du danach.
skat-note-low = { $value }, unter deinem Gebot
skat-extra-schneider = *Schneider*: du versprichst mindestens 91 Augen; das ist mehr wert.
skat-extra-schwarz = *Schwarz*: du versprichst alle Stiche; das ist noch mehr wert.
skat-extra-open = *Ouvert*: deine Karten liegen offen auf dem Tisch.
skat-totals-head-score = Spielpunkte
skat-part-games = Listen
skat-alt-sheet-game = Liste { $number }: { $score }
skat-evening-won = Liste { $number } ist voll, mit { $score } Punkten gewonnen von { $who }.
skat-evening-going-on = Liste { $number }: { $deals } von { $length } Spielen sind eingetragen, { $count ->
    [one] { $count } steht
   *[other] { $count } stehen
} noch aus.
