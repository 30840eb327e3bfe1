# Einen Tisch mit der Maus eröffnen, und der Weg von /help bis zu einem Blatt.

help-in-messages = Zum Spielen nimm `/help` in einem Kanal eines Servers: Dort stehen die Tische.
button-begin = Jetzt spielen
begin-choose = **Welches Spiel?** Drück auf eins: Du setzt dich zu Computern, und deine Karten kommen gleich hierher.
begin-line = • **{ $game }** – { $about }

there-free = In diesem Kanal steht schon ein Tisch: **{ $game }**, Tisch { $table }, mit { $who }. Für dich ist ein Platz da.
there-full = In diesem Kanal steht schon ein Tisch: **{ $game }**, Tisch { $table }, mit { $who }. Du kannst jetzt zusehen oder in einem anderen Kanal einen Tisch eröffnen.
there-seated = In diesem Kanal steht schon ein Tisch, und du sitzt daran: **{ $game }**, Tisch { $table }, mit { $who }.
button-sit-here = Dort hinsetzen
button-show-table = Tisch zeigen

opening-head = **Neuer Tisch: { $game }**, { $count } Plätze, Computer spielen { $level }.
opening-hint = *{ button-open-table }* wartet, bis Leute sitzen. *{ button-play-now }* setzt Computer auf die anderen Plätze und gibt.
opening-easy = { $game } · leicht zum Anfangen
opening-usual = { $choice } (üblich)
opening-players = { $count } Plätze
opening-level = Computer: { $level }
opening-live = Tisch für gleich
opening-live-about = Alle sind jetzt da; ein Zug dauert Sekunden
opening-slow = Langsamer Tisch
opening-slow-about = Alle schauen vorbei, wann sie wollen; Tage für einen Zug
opening-changed = ⚠️ Etwas, das du gewählt hast, gibt es nicht mehr. Das geht jetzt:
opening-opened = Der Tisch ist eröffnet; er steht am Ende dieses Kanals.
button-opening-more = Mehr Auswahl
button-opening-back = Zurück
button-open-table = Tisch eröffnen
button-play-now = Jetzt mit Computern

# Was jeder Wert einer Hausregel bedeutet, höchstens 100 Zeichen.
saskop-about-exchange-true = Wer ein einziges Bild hat, darf es zeigen und mit dem Partner tauschen
saskop-about-exchange-false = Alle spielen mit den Karten, die sie bekommen haben
saskop-about-signals-true = Partner dürfen die erlaubten Zeichen geben: blinzeln, nicht blinzeln, häda
saskop-about-signals-false = Partner dürfen sich keine Zeichen geben
saskop-about-roof-true = Wer gar kein Bild bekommen hat, darf das zeigen
saskop-about-roof-false = Dass man kein Bild hat, bleibt geheim
skat-about-announce-any = Zu jedem Farb- oder Grandspiel, auch nach Aufnehmen des Skats
skat-about-announce-hand = Nur wer den Skat liegen lässt, darf sie ansagen
schafkopf-dummkopf-about-climb-true = Wer den Stich übernehmen kann, muss; Bedienen geht vor
schafkopf-dummkopf-about-climb-false = Bedienen ist Pflicht, übernehmen nicht
sheepshead-about-partner-called-ace = Wer den Blind nimmt, ruft ein Ass; wer es hat, ist heimlich Partner
sheepshead-about-partner-jack-of-diamonds = Wer den Karo-Buben hat, ist heimlich Partner
sheepshead-about-allpass-misdeal = Es wird neu gegeben
sheepshead-about-allpass-leaster = Jeder spielt für sich; wer die wenigsten Augen hat, gewinnt
sheepshead-about-bury-held = Die beiden Karten des Blinds dürfen nicht wieder gedrückt werden
sheepshead-about-bury-any = Zwei beliebige Karten dürfen gedrückt werden
sheepshead-about-deal-full = Je weniger Spieler, desto mehr Karten für jeden
sheepshead-about-deal-six = Jeder bekommt sechs Karten; der Rest bleibt weg
american-sheepshead-about-variant-three = Einer nimmt den Blind und spielt gegen die beiden anderen
american-sheepshead-about-variant-partnership = Zwei feste Paare; bei Gleichstand entscheidet der Fuchs, das Karo-Ass
american-sheepshead-about-variant-solo = Einer nimmt den Blind; wer den Karo-Buben hat, ist heimlich Partner
american-sheepshead-about-wergin-true = Die Sieger bekommen von jedem 3, 4 oder 5, wie Joe Wergin vorschlug
american-sheepshead-about-wergin-false = Die Sieger bekommen von jedem 2, 4 oder 6
american-sheepshead-about-solobid-true = Man darf das Spiel ohne Blind bieten; es geht dem Nehmen vor
american-sheepshead-about-solobid-false = Es spielt, wer den Blind zuerst nimmt
doppelkopf-about-nines-true = Zwölf Karten für jeden
doppelkopf-about-nines-false = 40 Karten ohne Neunen, zehn für jeden
doppelkopf-about-loonies-first = Von zwei Dullen in einem Stich gewinnt die erste
doppelkopf-about-loonies-second = Von zwei Dullen in einem Stich gewinnt die zweite
doppelkopf-about-weddings-true = Wer heiratet, darf einen Trumpf- oder einen Fehlstich verlangen
doppelkopf-about-weddings-false = Jeder Stich kann den Partner bringen
doppelkopf-about-ranking-equal = Von mehreren Soli wird das erste in der Reihe gespielt
doppelkopf-about-ranking-ranked = Von mehreren Soli wird das höchste gespielt
doppelkopf-about-ddv-true = Mit Re, Kontra, keine 90 und so weiter; ohne Neugeben und Armut
doppelkopf-about-ddv-false = Mit Neugeben, Armut und internationalem Solo; ohne Ansagen

# Tische, die ein Server unter einem Namen behält.
menu-preset = Gespeicherte Tische
preset-gone = dieses Spiel wird hier nicht mehr gespielt
preset-players = die Zahl der Spieler
preset-level = die Stärke der Computer
preset-speed = gleich oder langsam
preset-changed = ⚠️ Das gibt es von **{ $name }** nicht mehr: { $what }. Dafür gilt das Übliche.
preset-saved = Gespeichert als **{ $name }**: `/table open` zeigt es hier allen.
preset-deleted = **{ $name }** ist nicht mehr gespeichert.
button-opening-save = Speichern …
dialog-save = Diesen Tisch speichern
dialog-save-name = Ein Name, etwa „unser Donnerstag“

# Das erste Spiel, Schritt für Schritt erklärt: je ein Satz.
button-know = Das kenne ich
guide-line = 💡 { $hint }
guide-cut = Du hebst ab, damit niemand die Reihenfolge kennen kann; die übliche Art zu geben ist immer richtig.
guide-cutting = Es wird abgehoben und gegeben; deine Karten kommen gleich hierher.
guide-start = Zuerst klärt sich, wer gegen wen spielt und worum; wenn du unsicher bist, passe.
guide-cards = Leg Karten weg, die sonst verloren gingen; behalte deine Trümpfe.
guide-trumps = Trumpf sticht jede andere Karte; wer die höchste Karte spielt, bekommt den Stich und spielt zum nächsten aus.
guide-lead = Du spielst aus: Alle müssen bedienen, also spiel Trumpf aus, wenn du viele hast.
guide-follow = Bediene, wenn du kannst; gib Augen, wenn der Stich deiner Seite gehört, und niedrige Karten, wenn nicht.
saskop-guide-start = Du bietest, wie viele Trümpfe du mit den Bildern hättest; das höchste Gebot bestimmt die Trumpffarbe. Wenn du unsicher bist, passe.
saskop-guide-trumps = Die Trumpf-Sechs ist die höchste, dann alle Könige, Damen und Buben, dann die Trumpffarbe; du spielst mit der Person gegenüber.
skat-guide-start = Du reizt, wie viel ein Spiel wert ist, das du allein gegen zwei spielst; Buben und eine lange Farbe machen stark. Wenn du unsicher bist, passe.
skat-guide-cards = Zwei Karten kommen zurück in den Skat und zählen für dich: Zehnen, die verloren gingen, oder eine Farbe, die du los sein willst.
skat-guide-trumps = Die vier Buben sind die höchsten Trümpfe, dann kommt die genannte Farbe; wer allein spielt, braucht 61 der 120 Augen.
schafkopf-dummkopf-guide-start = Die beiden schwarzen Damen spielen heimlich zusammen; nimm das normale Spiel, wenn dein Blatt nicht sehr stark ist.
schafkopf-dummkopf-guide-trumps = Damen, Buben und alle Karos sind Trumpf, in dieser Reihenfolge; die Seiten zeigen sich, wenn die schwarzen Damen fallen.
sheepshead-guide-start = Wer den Blind nimmt, spielt um 61 Augen gegen die anderen; nimm ihn mit vielen Damen, Buben und Karos, sonst passe.
sheepshead-guide-cards = Die weggelegten Karten zählen für dich: Leg Augen weg, die verloren gehen könnten, und behalte deine Trümpfe.
sheepshead-guide-trumps = Damen, Buben und alle Karos sind Trumpf, in dieser Reihenfolge; wer den Blind nahm, braucht mit seiner Seite 61 der 120 Augen.
schafkopf-window-guide-start = Wer die zwei Karten des Fensters nimmt, spielt allein um 61 Augen; nimm es mit vielen Damen, Buben und Karos, sonst passe.
schafkopf-window-guide-cards = Die zwei weggelegten Karten zählen für dich: Leg Augen weg, die verloren gehen könnten, und behalte deine Trümpfe.
schafkopf-window-guide-trumps = Damen, Buben und alle Karos sind Trumpf, in dieser Reihenfolge; wer das Fenster nahm, braucht 61 der 120 Augen.
american-sheepshead-guide-start = Wer den Blind nimmt, spielt um 61 Augen; nimm ihn mit vielen Damen, Buben und Karos, sonst passe.
american-sheepshead-guide-cards = Die weggelegten Karten zählen für dich: Leg Augen weg, die verloren gehen könnten, und behalte deine Trümpfe.
american-sheepshead-guide-trumps = Damen, Buben und alle Karos sind Trumpf, in dieser Reihenfolge; 61 der 120 Augen gewinnen.
doppelkopf-guide-start = Die beiden Kreuz-Damen spielen heimlich zusammen; nimm das normale Spiel, wenn du nicht beide hast oder etwas sehr Starkes.
doppelkopf-guide-trumps = Herz-Zehnen, Damen, Buben und alle Karos sind Trumpf, und jede Karte gibt es zweimal; von zwei gleichen gewinnt meist die erste.
