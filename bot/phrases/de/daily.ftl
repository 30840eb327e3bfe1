# Das Spiel des Tages: für alle und überall dasselbe, allein gegen Computer.

command-daily = Das Spiel des Tages: ein Versuch, überall für alle dasselbe
button-daily-play = Spielen
button-daily-late = Das von gestern beenden
button-daily-look = Das Spiel von heute
button-daily-before = Gestern
button-daily-here = Dieser Server
button-daily-all = Alle Server
button-daily-share = Teilen
button-daily-review = Analyse
button-daily-seals = Siegel

daily-head = **Spiel des Tages · { $day } · { $game }**
daily-about = Ein Versuch, allein gegen Computer, in ein paar Minuten. Jeden Tag gibt es drei Spiele, und der Zufall sagt, welches deines ist. Wer dasselbe hat, auf welchem Server auch immer, mit dem wirst du verglichen: danach, wie weit du am Ende vor den Computern liegst. Die Computer spielen bei allen gleich, die gleich spielen.
daily-ends = Beginne vor { $at } ({ $when }): Der Tag endet um Mitternacht UTC. Wer begonnen hat, darf noch zwei Stunden weiterspielen. Was dann nicht beendet ist, gilt als nicht beendet; einen zweiten Versuch gibt es nicht.
daily-late = Das Spiel von gestern ist noch offen: Es schließt { $when }.
daily-try-head = **{ $game }** · das Spiel des Tages, { $day }. Dein einziger Versuch, und nur du siehst das. Es schließt { $when }; bis dahin kommst du mit `/daily` hierher zurück.
daily-over-head = **{ $game }** · das Spiel des Tages, { $day }, ist gespielt. Der Tag schließt { $when }; dann kannst du es mit offenen Karten durchgehen.
daily-closed-head = **{ $game }** · das Spiel des Tages, { $day }. Dieser Tag ist geschlossen.
daily-own = Du: { $figures }. { $others ->
    [0] Mit diesem Spiel bist du als Erstes fertig, { $than }.
    [one] Besser als **{ $share }** derer mit demselben Spiel: eine andere Person und ein Computer.
   *[other] Besser als **{ $share }** derer mit demselben Spiel: { $others } andere und ein Computer.
}
daily-house = Ein Computer auf deinem Platz: { $figures }.
daily-people = Bisher { $people ->
    [one] ist eine Person
   *[other] sind { $people } Personen
} fertig, auf allen Servern; { $unfinished ->
    [one] eine hat begonnen und ist
   *[other] { $unfinished } haben begonnen und sind
} es nicht.
daily-place = { $others ->
    [0] Dein Platz unter ihnen: **{ $place }** von { $people }.
    [one] Dein Platz unter ihnen: **{ $place }** von { $people }, mit einer weiteren Person.
   *[other] Dein Platz unter ihnen: **{ $place }** von { $people }, mit { $others } weiteren.
}
daily-nobody = Hier hat es noch niemand beendet.
daily-this-server = dieser Server
daily-all-servers = alle Server
daily-head-share = besser als
daily-head-tricks = Stiche
daily-so-many = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
daily-alt = Tabelle des Spiels des Tages, { $game }, { $day }, { $which }: { $rows }.
daily-alt-row = { $place }. { $who }, besser als { $share }{ $facts }
daily-shared-head = **Spiel des Tages · { $day } · { $game }**
daily-shared = { $who }: { $others ->
    [0] als Erstes fertig mit diesem Spiel, { $than }.
    [one] besser als { $share } derer mit demselben Spiel, bisher eine andere Person und ein Computer.
   *[other] besser als { $share } derer mit demselben Spiel, bisher { $others } andere und ein Computer.
} Jetzt du: `/daily`
daily-than-better = und besser als ein Computer
daily-than-equal = und so gut wie ein Computer
daily-than-worse = aber nicht so gut wie ein Computer
daily-seals = **Staffel { $season } der Spiele des Tages**, { $first } bis { $last }. Niemand kann ein Spiel aussuchen, auch nicht, wer diesen Bot betreibt: Alle folgen aus einer Kette, die dieser Anker festgelegt hat, bevor das erste gespielt wurde.
daily-seals-link = Das Glied vom { $day }, dem letzten geschlossenen Tag; sein SHA-256 ist das Glied des Tages davor:
daily-seals-how = In der Datei stehen alle bisherigen Glieder. `lambapea verify { $file }` prüft sie, und `docs/record.md` in den Quellen des Bots sagt, wie man es mit ein paar eigenen Zeilen tut.

error-daily-closed = Das Spiel vom { $day } ist geschlossen. Das heutige gibt es mit `/daily`.
error-daily-gone = Diesen Tag gibt es nicht. Das heutige Spiel gibt es mit `/daily`.
error-daily-broken = Die Staffel dieses Spiels ist abgebrochen: Sein Siegel ist nicht mehr zu halten, und das Spiel ist ungültig. Das heutige gibt es mit `/daily`.
error-daily-spent = Du hast das heutige Spiel schon gespielt und dich seither löschen lassen. Das nächste kommt um Mitternacht UTC.
error-daily-hidden = Wie es ausging, erfährst du erst, wenn du es selbst beendet hast: `/daily`.
error-daily-not-closed = Die Analyse gibt es, wenn der Tag geschlossen ist, zwei Stunden nach Mitternacht UTC.
error-daily-not-finished = Du hast dieses Spiel nicht beendet.
