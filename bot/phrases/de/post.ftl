# Was die Nachrichten eines Tisches rund ums Spiel sagen: der Tisch im Kanal, das Blatt, das Ergebnis, der Spielzettel.

computer-name = Computer { $seat }
player-name = Spieler { $seat }
level-easy = leicht
level-normal = mittel
level-strong = stark
level-easy-about = spielt nach Faustregeln
level-normal-about = probiert einige mögliche Verteilungen durch
level-strong-about = probiert viele mögliche Verteilungen durch
badge-trump = Trumpf
badge-aside = Blind
badge-blind = Blind
badge-left = Beiseite
taken = Im Blind: { $cards }.

post-head = **{ $game }** · Tisch { $table }
post-head-deal = { post-head } · Spiel { $deal }
post-open = **{ $game }** · Tisch { $table }. Setzt euch!
post-seat = { $seat }. { $name }
post-seat-computer = { $seat }. { $name } ({ $level })
post-seat-free = { $seat }. *frei*
post-option = { $name }: { $value }
post-away = { $count ->
    [one] 💤 { $who } ist weg: Ein Computer spielt, bis { $who } hier etwas drückt oder sagt.
   *[other] 💤 { $who } sind weg: Computer spielen für sie, bis sie hier etwas drücken oder sagen.
}
post-seal = Versiegelte Karten: { $seal }
post-stuck = ⚠️ Ich kann gerade nichts speichern, darum wartet dieser Tisch. Nichts ist verloren; es geht weiter, sobald ich wieder kann.
post-closed = Dieser Tisch ist geschlossen. `/table open` eröffnet einen neuen.
post-forgotten = Hier hat lange niemand mehr gespielt, darum ist dieser Tisch geschlossen. `/table open` eröffnet einen neuen.
post-closed-again = Dieser Tisch ist geschlossen. *{ button-reopen }* eröffnet noch einen mit denselben Regeln, und alle, die mitgespielt haben, sind eingeladen.
post-forgotten-again = Hier hat lange niemand mehr gespielt, darum ist dieser Tisch geschlossen. *{ button-reopen }* eröffnet noch einen mit denselben Regeln.
button-reopen = Noch einmal
button-sheet = Zettel des Abends
post-invited-again = Wieder eingeladen, aus der letzten Partie hier: { $who }.
post-annulled = Spiel { $deal } ist ungültig und zählt nicht. Derselbe Geber gibt noch einmal.
value-true = ja
value-false = nein
# Was für Ja und Nein getippt werden kann; gelesen wird jede Sprache.
typed-yes = ja | j | an
typed-no = nein | n | aus

button-hand = Mein Blatt
button-trick = Letzter Stich
button-rules = Regeln
button-sit = Platz { $seat }
button-sit-instead = Auf Platz { $seat } setzen
menu-computers = Computer dazusetzen …
computers-everywhere = Computer auf alle freien Plätze: { $level }
computers-one = Ein Computer auf Platz { $seat }: { $level }
computers-level = Alle Computer hier: { $level }
button-fill = Mit Computern auffüllen
button-start = Los
button-leave = Aufstehen
button-next-deal = Nächstes Spiel
button-replay = Nachspielen
menu-choose = { $count ->
    [one] Wähle
   *[other] Wähle { $count }
}

said-diamonds = ♦!
said-override = ♦!
said-challenge = Angezeigt!
said-emergency = Häda!
said-ok = Gesund
said-push = Schiebt
said-noblink = Kein Zwinkern
said-pick = Nimmt
said-pickup = Nimmt
said-hand = Hand
said-solo = Solo
said-alone = Allein
said-partner = Partner
said-special = Vorbehalt
said-redeal = Neu geben
said-hold = Ja
picture-others = die anderen
picture-cut = Abheben
picture-trick = Stich { $number }
picture-last-trick = Letzter Stich
taken-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
taken-points = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}
picture-free-seat = frei
picture-away = weg
picture-gathering = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
picture-ready = Alle sind da
sheet-games-won = { $count ->
    [one] 1 Partie gewonnen
   *[other] { $count } Partien gewonnen
}
sheet-earlier = frühere Partien nicht gezeigt

hand-place = { $game }, Tisch { $table } in { $channel } auf **{ $guild }**
hand-not-asked = Deine Karten. Die anderen sind dran.
hand-parked = Du spielst im Kanal weiter. Das waren deine Karten, als du dort angefangen hast:
button-hand-here = Blatt hier zeigen
hand-put-away = Diese Nachricht ist veraltet. *{ button-hand }* im Kanal zeigt dir deine Karten.
hand-closed = Tisch { $table } ist geschlossen.
hand-seat-left = Du sitzt nicht mehr an Tisch { $table }.
hand-deal-over = Dieses Spiel ist vorbei.
post-below = Der Tisch steht am Ende des Kanals.
hand-empty = Du hast in diesem Spiel keine Karten mehr; das nächste bringt neue.
result-head = **{ $game }** · Das Spiel ist vorbei.
result-number = Spiel { $deal } auf diesem Server

replay-head = **{ $game }** · Spiel { $deal }, Schritt { $step } von { $steps }
replay-head-own = **{ $game }** · Spiel { $deal }, Schritt { $step }
replay-start = Die Karten sind gegeben.
replay-open = Alle Karten liegen offen.
replay-own = Von deinem Platz aus: nur, was du in diesem Augenblick wusstest.
replay-shared = { $who } zeigt einen Augenblick aus einem beendeten Spiel:
replay-shared-own = { $who } zeigt einen Augenblick aus einem beendeten Spiel, wie es vom eigenen Platz aussah:
replay-shared-upload = { $who } zeigt einen Augenblick aus einem Spiel, das aus einer eigenen Datei kommt; Namen und Nummer sind, was die Datei sagt:
replay-posted = ✅ In diesem Kanal gezeigt.
button-look-mine = Von meinem Platz
button-look-replay = Alle Karten
button-share = Zeigen
button-words = In Worten
shown-leaderboard = { $who } zeigt die Rangliste:
shown-stats = { $who } zeigt eine Statistik:
shown-scores = { $who } zeigt den Spielzettel:
button-trick-back = Voriger Stich
button-trick-forward = Nächster Stich
button-back = Zurück
button-forward = Weiter

history-nobody = niemand
history-computer = Computer
