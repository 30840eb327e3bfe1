# Rangliste, Zahlen, Verlauf, Nachspielen, Einstellungen, Daten, Hilfe.

leaderboard-title = **{ $game }** · die Besten, { $period }
stats-all-games = alle Spiele
leaderboard-head-sure = wie sicher
leaderboard-head-rating = über Schnitt
leaderboard-head-provisional = vorläufig
leaderboard-alt = Rangliste: { $game }, { $period }. { $rows }
leaderboard-alt-row = { $place }. { $player }: { $figure }, { $facts }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = **{ $value }** ± { $error }
leaderboard-provisional = { $rating } (vorläufig)
leaderboard-unrated = noch ohne Wertung
leaderboard-above = { $above } je Spiel über Par
leaderboard-lambapeas = Lambapeas { $given } ausgeteilt, { $suffered } erlitten
leaderboard-computers = Computer ({ $level })
leaderboard-about = -# Die Wertung sagt, was jemand je Spiel mehr einbringt als der Durchschnitt hier, egal mit welchen Karten. Die Reihenfolge richtet sich nach ihrem vorsichtigen Ende.
leaderboard-show-people = Nur Menschen
leaderboard-show-computers = Auch Computer
leaderboard-show-partners = Die besten Partner
partners-about = -# Was zwei Partner je Spiel mehr einbringen, als ihre Wertungen sagen.
stats-line = **{ $game }**: { $figures }
stats-against = · gegen dich: { $figures }
stats-together = · mit dir als Partner: { $figures }
stats-deals = { $won } von { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
} gewonnen
stats-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} gewonnen
stats-score = Punkte { $score }
stats-points = { $points } Augen je Spiel
history-line = **{ $deal }** · { $date } · { $game } · { $result }
history-title = Beendete Spiele, die neuesten zuerst

record-reply = Die Aufzeichnung von Spiel { $number }. `lambapea verify DATEI` rechnet Siegel und Blätter nach.

rules-title = **{ $game }** · { $topic }

settings-title = **Einstellungen**
settings-language = Sprache: { $language }
settings-language-server = wie der Server ({ $language })
settings-colours = Karten: { $colours }
settings-ping = Erinnerung: { $when }
settings-server-language = Sprache dieses Servers: { $language }
settings-pace = Tempo von Live-Tischen: Computer denken { $computer } s, Abheben { $cut } s, Überbieten { $override } s, nächstes Spiel nach { $next } s, { $turn }.
settings-turn-clock = { $seconds } s je Zug
settings-turn-none = keine Uhr für Züge
settings-saved = Gespeichert.

privacy-about = Ich speichere deine Discord-Id, deine Plätze, was du in jedem Spiel wann getan hast, die Ergebnisse und deine Einstellungen. Keine Namen, keine Nachrichten.
privacy-export-reply = Das ist alles, was über dich gespeichert ist.
privacy-delete-ask = **Alles über dich löschen?** Es lässt sich nicht rückgängig machen.
    Für immer weg: deine Einstellungen, dein Platz in Ranglisten und Statistiken, deine Discord-Id in jedem deiner Spiele und meine Notiz, wo deine Blätter stehen.
    Es bleibt: beendete Spiele mit einem namenlosen Platz, seinen Karten und Punkten, der anderen wegen, und was schon gepostet ist.
privacy-deleted = Gelöscht. Beendete Spiele behalten einen namenlosen Platz.
privacy-not-deleted = Nichts wurde gelöscht.

help-text =
    Hallo! **Ich führe Kartentische in Discord-Kanälen**: sieben Spiele einer alten Familie, mit Freunden, mit Computern oder beidem.
    Drück auf *{ button-begin }*: Das bringt dich gleich an einen Tisch mit Computern und erklärt dein erstes Spiel Schritt für Schritt.
    `/table open` eröffnet einen Tisch für Freunde: Sie drücken auf einen freien Platz, Computer nehmen die Plätze, die übrig sind.
    Deine Karten siehst nur du. `/rules` erklärt die Spiele, `/act` zählt auf, was du gerade tun kannst.
health-line = { $tables ->
    [one] { $tables } offener Tisch
   *[other] { $tables } offene Tische
}, { $deals ->
    [one] { $deals } laufendes Spiel
   *[other] { $deals } laufende Spiele
}, Datenbank { $database }, Gateway { $latency } ms.
health-well = gesund
health-ill = antwortet nicht
admin-synced = { $count ->
    [one] { $count } Befehl
   *[other] { $count } Befehle
} an Discord geschickt.
admin-sync-unchanged = Die Befehle sind unverändert, darum wurde nichts geschickt.
admin-annulled = Spiel { $number } ist ungültig.
