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

# Ramsch, Bock, Kontra und Werte nach der Skatordnung.
phase-grandhand = Gerade geht es um Grand Hand vor dem Ramsch
phase-pushing = Gerade wird der Skat geschoben
phase-passing = Gerade werden zwei Karten weitergegeben
phase-knock = Gerade geht es ums Klopfen
phase-kontra = Gerade geht es um Kontra und Re

skat-status-grandhand = { $who }: Grand Hand oder Ramsch?
skat-status-pushing = { $who } nimmt den Skat oder schiebt weiter
skat-status-passing = { $who } gibt zwei Karten weiter
skat-status-knock = { $who }: klopfen oder nicht?
skat-status-kontra = { $who }: verdoppeln oder nicht?
skat-call-grandhand = { $who }, spielst du Grand Hand?
skat-call-pushing = { $who }, nimmst du den Skat, oder schiebst du weiter?
skat-call-passing = { $who }, gib zwei Karten weiter
skat-call-knock = { $who }, klopfst du?
skat-call-kontra = { $who }, verdoppelst du das Spiel?
skat-your-turn-grandhand = Spielst du Grand Hand? Will niemand, gibt es Ramsch.
skat-your-turn-pushing = Nimmst du den Skat, oder schiebst du ungesehen weiter?
skat-your-turn-passing = Gib zwei deiner zwölf Karten weiter.
skat-your-turn-knock = Klopfst du?
skat-your-turn-kontra = Verdoppelst du das Spiel?

skat-word-ramsch = Ramsch
skat-word-spitze = Spitze
skat-word-times-2 = zählt doppelt
skat-word-times-4 = zählt vierfach
skat-word-times-8 = zählt achtfach
skat-word-times-16 = zählt 16-fach
skat-word-times-32 = zählt 32-fach
skat-word-times-64 = zählt 64-fach
skat-short-times-2 = × 2
skat-short-times-4 = × 4
skat-short-times-8 = × 8
skat-short-times-16 = × 16
skat-short-times-32 = × 32
skat-short-times-64 = × 64
skat-extra-spitze = *Spitze*: Dein niedrigster Trumpf wird gezeigt und muss den letzten Stich machen; das ist mehr wert.

skat-result-lost-value = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen; { $reasons }: { $base } × { $factor } = { $value }, das zählt { $often ->
    [one] einfach
   *[other] doppelt
}: **{ $score }**.
skat-result-lost-short = **{ $who } hat { $words } verloren** mit { $points } zu { $others } Augen. Das Spiel ist nur { $value } wert, und gereizt war { $bid }: { $counted } reicht dafür, das zählt { $often ->
    [one] einfach
   *[other] doppelt
}: **{ $score }**.
skat-result-times = Alles zählte × { $times }: **{ $score }**.
skat-why-times = Alles zählte × { $times }: { $score }.
skat-result-counted = Alles zählte × { $times }.
skat-result-written = Auf der Liste: je { $score } für { $who }.
skat-result-ramsch = Ramsch.
skat-result-bock = Es folgt eine Bockrunde: { $why }.
skat-result-again = Derselbe Geber gibt noch einmal.
skat-result-next-ramsch = { $count ->
    [one] Ein Ramsch steht
   *[other] { $count }-mal Ramsch steht
} noch aus.
skat-result-kontra-lost = Das Kontra ging verloren, also kommt jetzt ein Ramsch.
skat-result-event-sixty = mit 60 verloren
skat-result-event-grand-hand = Grand Hand gewonnen
skat-result-event-kontra = gegen Kontra verloren
skat-result-event-re = Kontra und Re
skat-result-event-hundreds = ein voller Hunderter
skat-result-event-digits = drei gleiche Ziffern
skat-result-event-value = ein teures Spiel
skat-result-event-null = Null ouvert Hand gewonnen
skat-result-event-all = alle 120 Augen auf einer Seite
skat-result-event-lost-grand = ein Grand verloren
skat-result-event-passed = alle haben gepasst
skat-why-lost-value = { $reasons }: { $base } × { $factor } = { $value }, das zählt { $often ->
    [one] einfach
   *[other] doppelt
}: { $score }
skat-why-lost-short = Nur { $value } wert, und gereizt war { $bid }: { $counted } zählt { $often ->
    [one] einfach
   *[other] doppelt
}: { $score }
skat-why-needed-spitze = Der niedrigste Trumpf musste den letzten Stich machen.
skat-why-march = Alle Stiche hat { $who }: ein Durchmarsch.
skat-why-most = Die meisten Augen { $count ->
    [one] hat
   *[other] haben
} { $who }.
skat-why-fewest = Die wenigsten Augen { $count ->
    [one] hat
   *[other] haben
} { $who }.
skat-why-even = Alle haben gleich viele, also verliert niemand.
skat-why-skat = Der Skat bringt { $points } dazu: { $who }.
skat-why-virgin = Jemand blieb Jungfrau, ohne Stich, das verdoppelt.

skat-refused-no-reject = An diesem Tisch kann niemand Ramsch ansagen.
skat-refused-null-too-low = Dieses Nullspiel ist weniger wert, als du gereizt hast: { $bid }.
skat-refused-spitze-without = Für eine Spitze brauchst du einen Trumpf zum Zeigen (vor dem Drücken drei), und im Grand nicht alle vier Buben.
skat-refused-jacks-stay = Buben dürfen an diesem Tisch nicht geschoben werden.
skat-refused-no-kontra = An diesem Tisch gibt es kein Kontra.
skat-refused-not-that-word = Das geht jetzt nicht: Erst kommt Kontra, dann Re und was an diesem Tisch darauf folgen darf.
skat-refused-kontra-too-late = Dafür ist es zu spät: Kontra vor deiner eigenen ersten Karte, eine Antwort vor deiner nächsten.
skat-refused-kontra-not-yours = Dieses Wort steht dir nicht zu.
skat-refused-grand-or-pass = Vor dem Ramsch kannst du nur Grand Hand ansagen; sonst passe.
skat-asked-bock = Bock: Dieses Spiel zählt × { $times }.
skat-asked-grandhand = Du spielst dann allein und ohne den Skat; danach gibt derselbe Geber noch einmal.
skat-asked-pushing = Nehmen: Du gibst zwei Karten weiter. Schieben: Das Spiel zählt doppelt.
skat-asked-passing = Die bekommt der Nächste, oder sie bleiben im Skat. Werde Augen los.
skat-asked-knock = Klopf, wenn du sicher nicht verlierst: Das Spiel zählt doppelt.
skat-asked-kontra = Was gewonnen oder verloren wird, zählt doppelt.
skat-asked-discard-named = Ihre Augen zählen am Ende für dich.
skat-sure-kontra = **Kontra sagen?** Du sagst, dass das Spiel verloren geht: Gewinn und Verlust zählen doppelt. Das gilt.
skat-sure-re = **Re sagen?** Du sagst, dass du trotzdem gewinnst: Es zählt noch einmal doppelt. Das gilt.
skat-sure-bock = **Bock sagen?** Es zählt noch einmal doppelt. Das gilt.
skat-sure-hirsch = **Hirsch sagen?** Es zählt noch einmal doppelt. Das gilt.
skat-evening-lost = Bierlachs, Runde { $number }, ist nach { $deals } Spielen vorbei, mit { $score } Punkten verloren von { $who }.
skat-evening-going-down = Bierlachs, Runde { $number }: bisher { $deals } Spiele; wer zuerst bei { $limit } ist, verliert.
# Schenken, Aufgeben, Revolution und die angesagte Jungfrau.
phase-gift = Gerade wird das Spiel geschenkt
phase-yield = Gerade geht es ums Aufgeben
phase-virgin = Gerade geht es darum, ob jemand Jungfrau ansagt
phase-swapping = Gerade werden Karten getauscht
phase-returning = Gerade kommt eine Karte zurück
skat-status-gift = { $who }: das Geschenk annehmen oder weiterspielen?
skat-status-yield = { $who }: das Aufgeben annehmen oder weiterspielen?
skat-status-virgin = { $who }: Jungfrau ansagen oder nicht?
skat-status-swapping = { $who } darf Karten tauschen
skat-status-returning = { $who } gibt eine Karte zurück
skat-call-gift = { $who }, nimmst du das Spiel geschenkt?
skat-call-yield = { $who }, nimmst du das Aufgeben an?
skat-call-virgin = { $who }, sagst du Jungfrau an?
skat-call-swapping = { $who }, tauschst du eine Karte?
skat-call-returning = { $who }, gib eine Karte zurück
skat-your-turn-gift = Die Gegenspieler schenken dir das Spiel: Nimmst du an?
skat-your-turn-yield = Dein Gegenüber will aufgeben: Nimmst du an?
skat-your-turn-virgin = Sagst du Jungfrau an, also keinen Stich?
skat-your-turn-swapping = Gib deinem Partner eine Karte gegen eine von seinen, oder passe.
skat-your-turn-returning = Gib für die Karte, die du bekommen hast, eine zurück.
skat-asked-gift = Annehmen: Das Spiel ist einfach gewonnen. Passen: Du spielst weiter, und { $level ->
    [schwarz] Schwarz
   *[schneider] Schneider
} gilt als angesagt.
skat-asked-yield = Annehmen: Das Spiel ist einfach verloren. Passen: Es geht weiter, wenn auch der andere Gegenspieler passt.
skat-asked-virgin = Ohne Stich zählt das Spiel noch einmal doppelt. Mit einem verlierst du 120.
skat-asked-swapping = Ihr seht eure Karten; sonst sieht niemand, was ihr tauscht.
skat-asked-returning = Jede Karte ist recht, auch dieselbe.
skat-action-concede = Aufgeben
skat-did-concede = { $who } gibt das Spiel auf
skat-you-concede = Du gibst das Spiel auf
skat-sure-concede = **Das Spiel aufgeben?** Wer allein spielt, verliert es damit; die Gegenspieler müssen es beide tun, und im ersten Stich kann dann vielleicht um mehr gespielt werden. Das gilt.
skat-word-revolution = Revolution
skat-short-revolution = Revolution
skat-extra-revolution = *Revolution*: Deine Karten liegen offen, und die Gegenspieler dürfen ihre tauschen; das ist 92 wert.
skat-refused-revolution-in-null = Revolution gibt es nur beim Null.
skat-refused-not-to-give-up = Dieses Spiel kannst du jetzt nicht aufgeben.
skat-result-dealer = Auf der Liste: 30 für den Geber, ab vier am Tisch für alle, die ausgesetzt haben.
skat-result-given-up = { $how ->
    [declarer] { $who } hat das Spiel aufgegeben.
    [accepted] Das Spiel wurde geschenkt, und { $who } hat es angenommen.
   *[opponents] Beide Gegenspieler haben aufgegeben.
}
skat-result-given-won = **{ $who } hat { $words } gewonnen.**
skat-result-given-lost = **{ $who } hat { $words } verloren.**
skat-why-given = Das zählt { $score }
skat-why-failed = Angesagt war Jungfrau, doch ein Stich ging an { $who }: Das kostet 120.
skat-why-kept = Jungfrau wie angesagt, { $who }: Das verdoppelt noch einmal.
