# Rangliste, Zahlen, Verlauf, Nachspielen, Einstellungen, Daten, Hilfe.

leaderboard-title = **{ $game }** · die Besten, { $period }
partners-title = **{ $game }** · die besten Partner, { $period }
leaderboard-head-sure = wie sicher
leaderboard-head-form = letzte Spiele
leaderboard-head-rating = Wertung
leaderboard-head-provisional = vorläufig
leaderboard-alt = Rangliste: { $game }, { $period }. { $rows }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = { $value } ± { $error }
leaderboard-provisional = { $rating } (vorläufig)
leaderboard-unrated = noch ohne Wertung
leaderboard-form = letzte { $count }: { $won } gewonnen, { $lost } verloren
leaderboard-lambapeas = Lambapeas { $given } ausgeteilt, { $suffered } erlitten
leaderboard-computers = Computer ({ $level })
leaderboard-short = -# 1000 ist der Durchschnitt der Menschen hier; *vorläufig* heißt: weniger als { $enough } gewertete Spiele.
leaderboard-waiting = -# Noch hat niemand eine Wertung: Ein paar Minuten nach einem Spiel weiß ich, was seine Karten wert waren.
leaderboard-about = -# Alle haben eine Wertung, und nach ihr wird sortiert: 1000 ist der Durchschnitt der Menschen hier, 100 Punkte sind ein üblicher Abstand. Sie sagt, wie gut jemand spielt, egal mit welchen Karten: Vor allem zählt, wie gut die eigenen Karten gewählt waren, zum Teil, was die Partei bekam. Nach wenigen Spielen bleibt sie niedrig und ist vorläufig; sie steigt, wenn weitere Spiele sie bestätigen.
leaderboard-show-people = Nur Menschen
leaderboard-show-computers = Auch Computer
leaderboard-show-partners = Die besten Partner
partners-about = -# Was zwei Partner je Spiel mehr einbringen, als ihre Wertungen sagen.
stats-line = **{ $game }**: { $figures }
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
stats-title = **{ $player }** · { $game }
stats-alt = Zahlen von { $player }, { $game }. { $told }.
stats-rating = Wertung { $value }
stats-provisional = { $rating } (vorläufig: { $deals } von { $enough } gewerteten Spielen)
stats-place = Platz { $place } von { $count }
stats-left = { $count ->
    [one] 1 Spiel vor dem Ende verlassen
   *[other] { $count } Spiele vor dem Ende verlassen
}
stats-uncounted = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
} nur in `/scores`: mit Tipp, oder von einem Computer beendet
stats-unrated = noch ohne Wertung
stats-course = Wertung im Lauf der Zeit: { $first } am { $begin }, jetzt { $last }; Hoch { $high }, Tief { $low }
stats-form = Letzte Spiele
stats-form-told = letzte Spiele, die neuesten zuerst: { $ended }
stats-form-1 = gewonnen
stats-form--1 = verloren
stats-form-0 = keins von beidem
stats-label-won = { $won } von { $count } gewonnen
stats-label-games = { $count ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
}
stats-label-score = Punkte
stats-side-declarer = Spielpartei
stats-side-defender = Gegenpartei
stats-lambapeas = Lambapeas
stats-lambapeas-given = Lambapeas ausgeteilt
stats-of = { $won } von { $count }
stats-heading-rating = Wertung
stats-heading-sides = Wie Spiele ausgingen
stats-heading-contracts = Gespielt
stats-heading-extras = Dazu angesagt
stats-heading-bids = Wie hoch geboten
stats-heading-announced = Ansagen
stats-heading-together = Als Partner
stats-together-label = zusammen
stats-bid-played = { $count ->
    [one] einmal gespielt
   *[other] { $count }-mal gespielt
}, { $won } gewonnen
stats-bid = Gebot { $number }
stats-played-called = mit gerufenem Ass
stats-played-jack = mit dem Karo-Buben
stats-played-partner = mit dem Karo-Buben
stats-played-alone = allein
stats-played-solo = Solo
stats-played-standard = Normalspiel
stats-said-override = mit Karo überboten
stats-said-re = Re
stats-said-kontra = Kontra
stats-said-no90 = keine 90
stats-said-no60 = keine 60
stats-said-no30 = keine 30
stats-said-schwarz = schwarz
stats-partners-title = { $player } · Partner
stats-partner-best = am besten mit { $player }: { $figures }
stats-partner-worst = am schlechtesten mit { $player }: { $figures }
stats-beyond = { $value } je Spiel über ihre Wertungen hinaus
stats-versus-title = Im Vergleich
stats-against-each-other = gegeneinander
stats-deals-won = Spiele gewonnen
stats-compared = { $what }: { $first } { $one }, { $second } { $other }
stats-reached-deal-deals = { $count ->
    [one] Erstes Spiel
   *[other] { $count } Spiele
}
stats-reached-deal-won = { $count } Spiele gewonnen
stats-reached-match-won = { $count ->
    [one] Erste Partie gewonnen
   *[other] { $count } Partien gewonnen
}
stats-reached-lambapea-won = { $count ->
    [one] Erste Lambapea
   *[other] { $count } Lambapeas
}
stats-reached-lambapea-lost = Erste Lambapea erlitten
stats-reached-solo-won = { $count ->
    [one] Erstes Solo gewonnen
   *[other] { $count } Soli gewonnen
}
stats-reached-said-won = { $count ->
    [one] Erster Sieg: { $what }
   *[other] { $count } Siege: { $what }
}
stats-when = { $date }, Spiel { $deal }
stats-page-overview = Überblick
stats-page-contracts = Gespielt
stats-page-bids = Gebote und Ansagen
stats-page-partners = Partner
stats-page-milestones = Meilensteine
stats-none-overview = Noch ist nichts gezählt worden.
stats-none-contracts = Noch kein eigenes Spiel gespielt.
stats-none-bids = Noch kein Gebot und keine Ansage, die galt.
stats-none-partners = Noch kein Partner: Das zeigt sich, sobald das Par eines Spiels berechnet ist.
stats-none-milestones = Noch ist nichts erreicht.
stats-none-versus = Da gibt es nichts zu vergleichen: Nicht beide haben hier ein solches Spiel beendet.
partners-head-beyond = über Wertung
partners-alt = Partner: { $game }, { $period }. { $rows }
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
settings-channel =
    { $count ->
        [0] In diesem Kanal bleibt der Tisch, wo er ist, so viel auch darunter geschrieben wird.
        [one] In diesem Kanal rückt der Tisch ans Ende, sobald eine Nachricht darunter steht.
       *[other] In diesem Kanal rückt der Tisch ans Ende, sobald { $count } Nachrichten darunter stehen.
    }

privacy-about = Ich speichere deine Discord-ID, deine Plätze, was du in jedem Spiel wann getan hast, die Ergebnisse, deine Einstellungen und was du zum Aufheben eingibst: Wörter fürs Mischen, Namen gespeicherter Tische und einen Tag lang Aufzeichnungen, die du hochlädst. Nichts von anderen Nachrichten, und keine Namen außer denen in solchen Aufzeichnungen.
privacy-export-reply = Das ist alles, was über dich gespeichert ist.
privacy-export-part = Teil { $number } von allem, was über dich gespeichert ist. Es folgt noch mehr.
privacy-export-last = Teil { $number } und damit der letzte von allem, was über dich gespeichert ist.
privacy-copies = { $days ->
    [one] Sicherungskopien meiner Datenbank behalten Gelöschtes noch bis zu { $days } Tag. Wer mich betreibt, hat vielleicht weitere.
   *[other] Sicherungskopien meiner Datenbank behalten Gelöschtes noch bis zu { $days } Tage. Wer mich betreibt, hat vielleicht weitere.
}
privacy-copies-of-others = Wer mich betreibt, hat vielleicht Kopien meiner Datenbank, in denen Gelöschtes noch steht.
privacy-delete-ask = **Alles über dich löschen?** Es lässt sich nicht rückgängig machen.
    Für immer weg: deine Einstellungen, dein Platz in Ranglisten und Statistiken, deine Discord-ID in jedem deiner Spiele, jedes Wort, mit dem du gemischt hast, und meine Notiz, wo deine Blätter stehen.
    Es bleibt: beendete Spiele mit einem namenlosen Platz, seinen Karten und Punkten, der anderen wegen, Tische, die du für einen Server gespeichert hast, und was schon gepostet ist. Fehlt beim Mischen ein Wort von dir, kann niemand mehr prüfen, dass die Karten daraus folgen; ihr Siegel gilt trotzdem. Hast du das heutige `/daily` begonnen, bleibt davon ein Vermerk ohne deine ID, bis der Tag geschlossen ist.
privacy-deleted = Gelöscht. Beendete Spiele behalten einen namenlosen Platz.
privacy-not-deleted = Nichts wurde gelöscht.

help-text =
    Hallo! **Bei mir spielt ihr Karten in Discord-Kanälen**: sieben Spiele einer alten Familie, mit Freunden, mit Computern oder beidem.
    { $begin ->
        [alone] Drück auf *{ button-first-deal }*: Du spielst es gleich hier gegen Computer, und jeder Schritt wird erklärt. Mit `/practice` bekommst du so viele weitere, wie du magst.
       *[here] Drück auf *{ button-begin }*: Das bringt dich gleich an einen Tisch mit Computern und erklärt dein erstes Spiel Schritt für Schritt.
    }
    `/table open` eröffnet einen Tisch für Freunde: Sie drücken auf einen freien Platz, Computer nehmen die Plätze, die übrig sind.
    Deine Karten siehst nur du. *{ button-learn }* bringt dir ein Spiel in kleinen Schritten bei, `/rules` erklärt die Regeln, `/act` zählt auf, was du gerade tun kannst.
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
