# Das Spiel des Tages: für alle und überall dasselbe, allein gegen Computer, einige Spiele nacheinander.

command-daily = Die Spiele des Tages: ein Versuch, überall für alle dieselben
button-daily-play = Spielen
button-daily-next = Nächstes Spiel
button-daily-late = Das von gestern beenden
button-daily-look = Die Spiele von heute
button-daily-before = Gestern
button-daily-here = Dieser Server
button-daily-all = Alle Server
button-daily-share = Teilen
button-daily-month = Monat
button-daily-month-before = Monat davor
button-daily-archive = Archiv
button-daily-unranked = Ohne Wertung spielen
button-daily-again = Noch einmal
button-daily-table = Tabelle
button-daily-earlier = Frühere Tage
button-daily-seals = Siegel

daily-head = **Spiele des Tages · { $day } · { $game }**
daily-about = { $deals ->
    [one] Ein Spiel, ein Versuch, allein gegen Computer, in ein paar Minuten. Der Zufall gibt dir eines von dreien. Verglichen wirst du mit allen, die dasselbe Spiel haben, auf allen Servern: danach, wie weit du am Ende vor den Computern liegst, und bei Gleichstand nach Augen.
   *[other] { $deals } Spiele nacheinander, ein Versuch, allein gegen Computer. Es gibt drei Folgen von Spielen, und der Zufall gibt dir eine davon. Verglichen wirst du mit allen, die dieselbe haben, auf allen Servern: danach, wie weit du in allen Spielen zusammen vor den Computern liegst, und bei Gleichstand nach Augen.
} Die Computer antworten auf gleiche Züge immer gleich.
daily-ends = Beginne vor { $at } ({ $when }): Der Tag endet um Mitternacht UTC. Wer begonnen hat, darf noch zwei Stunden weiterspielen. Was dann nicht fertig ist, bleibt unfertig; einen zweiten Versuch gibt es nicht.
daily-late = Die Spiele von gestern sind noch offen: Sie schließen { $when }.
daily-try-head = **{ $game }** · die Spiele des Tages, { $day }{ $deals ->
    [one] {""}
   *[other] , { $deal } von { $deals }
}. Dein einziger Versuch, und nur du siehst das. Es schließt { $when }; bis dahin kommst du mit `/daily` hierher zurück.
daily-over-head = **{ $game }** · die Spiele des Tages, { $day }, sind gespielt. Der Tag schließt { $when }; dann kannst du sie mit offenen Karten durchgehen.
daily-closed-head = **{ $game }** · die Spiele des Tages, { $day }. Dieser Tag ist geschlossen.
daily-interval-head = **{ $game }** · die Spiele des Tages, { $day }: Spiel { $deal } von { $deals } ist gespielt. Weiterspielen kannst du, bis der Tag { $when } schließt; wie es anderen ging, erfährst du nach dem letzten Spiel.
daily-unfinished-head = **{ $game }** · die Spiele des Tages, { $day }. Der Tag hat nach deinem Spiel { $deal } von { $deals } geschlossen; dein Versuch zählt also nicht.
daily-so-far = Bisher: { $figures }.
daily-in-all = Zusammen: { $figures }.
daily-won = { $won } von { $deals } gewonnen
daily-review-deal = Dein Spiel { $deal }
daily-own = Du: { $figures }. { $others ->
    [0] Du bist zuerst fertig, { $than }.
    [one] Besser als **{ $share }** aller mit denselben Karten: jemand anders und ein Computer.
   *[other] Besser als **{ $share }** aller mit denselben Karten: { $others } andere und ein Computer.
}
daily-house = Ein Computer auf deinem Platz: { $figures }.
daily-people = Bisher fertig, auf allen Servern: { $people }. Begonnen und nicht fertig: { $unfinished }.
daily-place = { $others ->
    [0] Du bist **{ $place }.** von { $people }.
    [one] Du bist **{ $place }.** von { $people }, zusammen mit einem anderen.
   *[other] Du bist **{ $place }.** von { $people }, zusammen mit { $others } anderen.
}
daily-nobody = Hier hat es noch niemand beendet.
daily-this-server = dieser Server
daily-all-servers = alle Server
daily-head-share = besser als
daily-head-tricks = Stiche
daily-head-deals = Spiele
daily-so-many = { $people } Spieler
daily-alt = Tabelle des Spiels des Tages, { $game }, { $day }, { $which }: { $rows }.
daily-alt-row = { $place }. { $who }, besser als { $share }{ $facts }
daily-shared-head = **Spiele des Tages · { $day } · { $game }**
daily-shared = { $who }: { $others ->
    [0] ist zuerst fertig, { $than }.
    [one] besser als { $share } aller mit denselben Karten, bisher jemand anders und ein Computer.
   *[other] besser als { $share } aller mit denselben Karten, bisher { $others } andere und ein Computer.
} Jetzt du: `/daily`
daily-than-better = und besser als ein Computer
daily-than-equal = und so gut wie ein Computer
daily-than-worse = aber nicht so gut wie ein Computer
daily-streak = Das ist dein { $days }. Tag in Folge.
daily-streak-so-far = { $days ->
    [one] Gestern hast du gespielt: Heute wäre der zweite Tag in Folge.
   *[other] Du hast { $days } Tage in Folge gespielt; heute käme einer dazu.
}
daily-month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
daily-month-head = **Spiele des Tages · { $month }** · { $days ->
    [one] ein Tag ist geschlossen
   *[other] { $days } Tage sind geschlossen
}.
daily-month-about = Jeder geschlossene Tag bringt einen Punkt für jedes Prozent derer mit denselben Karten, vor denen du lagst.
daily-month-own = Du: **{ $points }** Punkte an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, hier Platz **{ $place }** von { $people }.
daily-month-own-alone = Du: **{ $points }** Punkte an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
daily-month-nothing = Du hast keinen der geschlossenen Tage zu Ende gespielt.
daily-month-points = Punkte
daily-month-facts = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} · bester Tag { $best }
daily-month-alt = Tabelle der Spiele des Tages, { $month }, dieser Server: { $rows }.
daily-month-alt-row = { $place }. { $who }, { $points } Punkte, { $facts }
daily-review-which = Ein Spiel durchgehen
daily-best-deal = Bestes Ergebnis: Spiel { $deal }
daily-best-name = Platz 1
daily-is-best = Mit diesen Karten war niemand besser als du.
daily-archive = **Archiv der Spiele des Tages.** Wähle einen Tag: Du siehst seine Tabelle und wie er am besten gespielt wurde, oder spielst ihn selbst, so oft du willst; das zählt nirgends.
daily-archive-choose = Wähle einen Tag
daily-archive-done = Am Tag selbst gespielt
daily-archive-empty = Noch ist kein Tag geschlossen.
daily-archive-head = **{ $game }** · die Spiele des Tages, { $day }, aus dem Archiv{ $deals ->
    [one] {""}
   *[other] , { $deal } von { $deals }
}. Es zählt nirgends, und nur du siehst das.
daily-archive-over = **{ $game }** · die Spiele des Tages, { $day }, aus dem Archiv{ $deals ->
    [one] {""}
   *[other] : { $deal } von { $deals }
} ist gespielt.
daily-archive-share = Am Tag selbst wäre das besser gewesen als **{ $share }** aller mit denselben Karten: { $people ->
    [0] nur ein Computer.
    [one] eine Person und ein Computer.
   *[other] { $people } Personen und ein Computer.
}
daily-second = Zweitkonto von { $who }
daily-account = Ab jetzt steht { $who } in den Tabellen dieses Servers für sich, als Zweitkonto von { $owner }.
daily-account-about = Auf allen Servern zusammen zählt es weiter wie bisher. Derselbe Befehl ohne `owner` nimmt es zurück.
daily-account-none = { $who } ist hier niemandes Zweitkonto.
daily-accounts = Weitere Zweitkonten hier:
daily-seals = **Staffel { $season } der Spiele des Tages**, { $first } bis { $last }. Niemand kann ein Spiel aussuchen, auch nicht, wer diesen Bot betreibt: Alle folgen aus einer Kette, die dieser Anker festgelegt hat, bevor das erste gespielt wurde.
daily-seals-link = Das Kettenglied vom { $day }, dem letzten geschlossenen Tag; sein SHA-256 ist das Kettenglied des Tages davor:
daily-seals-how = In der Datei stehen alle bisherigen Kettenglieder. `lambapea verify { $file }` prüft sie, und `docs/record.md` in den Quellen des Bots sagt, wie man es mit ein paar eigenen Zeilen tut.

error-daily-account-same = Ein Konto kann nicht sein eigenes Zweitkonto sein.
error-daily-account-missing = Sag auch, welches Konto (`account`) du meinst.
error-daily-closed = Das Spiel vom { $day } ist geschlossen. Das heutige gibt es mit `/daily`.
error-daily-gone = Diesen Tag gibt es nicht. Das heutige Spiel gibt es mit `/daily`.
error-daily-broken = Die Staffel dieses Spiels ist abgebrochen: Ihr Siegel ist nicht mehr zu halten, und das Spiel ist ungültig. Das heutige gibt es mit `/daily`.
error-daily-spent = Du hast das heutige Spiel schon gespielt und danach deine Daten gelöscht. Das nächste kommt um Mitternacht UTC.
error-daily-hidden = Wie es ausging, erfährst du erst, wenn du es selbst beendet hast: `/daily`.
error-daily-not-closed = Das geht, wenn der Tag geschlossen ist, zwei Stunden nach Mitternacht UTC.
error-daily-best-gone = Wie dieses Spiel am besten gespielt wurde, ist nicht mehr gespeichert.
error-daily-not-finished = Du hast diesen Tag nicht zu Ende gespielt.
