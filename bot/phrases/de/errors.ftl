# Was nicht geht, der Person gesagt, die es wollte: was, warum, und was möglich ist. UserError("no-table") sagt error-no-table.

error-no-table = In diesem Kanal steht kein Tisch. `/table open` eröffnet einen.
error-no-table-of-yours = Du sitzt an keinem Tisch. Nimm mit `/table join` Platz, oder eröffne mit `/table open` einen Tisch.
error-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. `/table open` eröffnet einen neuen.
error-table-exists = In diesem Kanal steht schon ein Tisch. Nimm mit `/table join` Platz, oder nimm einen anderen Kanal.
error-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder in einem anderen Kanal einen Tisch eröffnen.
error-not-full = { $count ->
    [one] Es ist noch { $count } Platz frei
   *[other] Es sind noch { $count } Plätze frei
}. Warte auf Leute, oder fülle mit Computern auf: `/table fill`.
error-seat-kept = Deinen Platz an diesem Tisch hält ein Computer frei. `/table join` gibt ihn dir sofort zurück.
error-not-seated = Du hast keinen Platz an diesem Tisch. { $join ->
    [now] `/table join` gibt dir einen.
    [later] Du kannst zusehen; nach diesem Spiel gibt dir `/table join` einen.
    [turns] Es sind alle besetzt. Mit `/table join` wechselst du dich mit den anderen ab; du kannst auch zusehen.
   *[never] Es sind alle besetzt, aber du kannst zusehen.
}
error-seated-already = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
error-seat-taken = Platz { $seat } ist besetzt. Frei: { $free }.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 1 bis { $seats }.
error-nobody-to-fill = Alle Plätze sind schon besetzt; für einen Computer ist keiner frei.
error-unknown-game = Das Spiel „{ $game }“ kenne ich nicht. Möglich: { $games }.
error-unknown-level = Eine Stärke „{ $level }“ gibt es nicht. Möglich: { $levels }.
error-unknown-topic = Über „{ $topic }“ gibt es keine Regeln. Themen: { $topics }.
error-bad-option = „{ $text }“ ist keine Hausregel dieses Spiels. Möglich: { $options }.
error-no-options = Dieses Spiel hat keine Hausregeln zur Wahl.
error-option-without-value = Die Hausregel { $option } braucht einen Wert. Möglich: { $values }.
error-options-without-game = Hausregeln gehören zu einem Spiel: Nenne auch das Spiel, oder lass sie weg und wähle im Menü.
error-bad-option-value = „{ $text }“ passt nicht zur Hausregel { $option }. Möglich: { $values }.
error-idle-option = An so einem Tisch ändert die Hausregel { $option } nichts. Sie gehört zu { $needs }.
error-idle-option-players = Zu so vielen ändert die Hausregel { $option } nichts. Sie gilt für { $numbers }.
error-wrong-number = So viele können das nicht spielen. Möglich: { $numbers }.
error-deal-is-on = Gerade läuft ein Spiel. Wenn es vorbei ist, kannst du Plätze tauschen und das nächste beginnen.
error-bad-setting = „{ $text }“ passt hier nicht. Möglich: { $values }.
error-not-host = Das können nur { $host } (hat den Tisch eröffnet) und wer den Kanal verwaltet.
error-not-manager = Das kann nur, wer diesen Server verwaltet.
error-not-channel-manager = Das kann nur, wer diesen Kanal verwaltet.
error-owner-only = Das kann nur, wer diesen Bot betreibt.
error-guild-only = Das geht im Kanal eines Servers, nicht in einer Direktnachricht.
error-too-fast = Das war zu schnell für mich. Nichts wurde geändert; warte einen Augenblick und versuch es noch einmal.
error-stale = Dieser Knopf ist veraltet, darum wurde nichts geändert. Dein Blatt zeigt, wie es jetzt steht.
error-stale-choice = Diese Wahl gibt es nicht mehr, also hat sich nichts geändert. Bitte wähle noch einmal.
error-unreadable-card = „{ $text }“ ist für mich keine Karte. Schreib sie wie `QC`, `Q♣` oder `Kreuz-Dame`.
error-unreadable-cards = „{ $text }“ sind für mich keine Karten. Schreib sie wie `9C AS` oder `9♣, A♠`.
error-unreadable-suit = „{ $text }“ ist für mich keine Farbe. Schreib `Kreuz`, `Pik`, `Herz` oder `Karo`, oder nur das Zeichen.
error-unreadable-bid = „{ $text }“ ist für mich kein Gebot. Schreib eine Zahl, etwa `6`.
error-unreadable-cut = „{ $text }“ ist für mich keine Art zu geben. Schreib `threes`, `ones`, `nines`, `covers`, `content`, oder `offen bis` und eine Karte.
error-unreadable-signal = „{ $text }“ ist für mich kein Zeichen. Schreib `zwinkern`, `nicht zwinkern`, `häda` oder `dach`.
error-unreadable-action = „{ $text }“ ist für mich kein Zug. Wähle aus der Liste, oder schreib zum Beispiel `bid 6` oder `play QC`.
error-no-deal = An diesem Tisch läuft gerade kein Spiel.
error-no-hand = Du hast gerade keine Karten.
error-no-trick = Noch ist kein Stich zu Ende.
error-no-such-deal = Ein Spiel Nummer { $number } gibt es auf diesem Server nicht. `/history` zählt sie auf.
error-deal-not-over = Spiel { $number } läuft noch. Du kannst es ansehen, wenn es vorbei ist.
error-deal-too-old = Spiel { $number } wurde nach älteren Regeln gespielt und lässt sich nicht nachspielen. Sein Ergebnis zählt weiter.
error-deal-annulled = Spiel { $number } ist ungültig; es zählt nicht.
error-not-your-deal = Bei Spiel { $number } warst du nicht dabei, von deinem Platz gibt es also nichts zu sehen. Sieh es dir mit offenen Karten an.
error-replay-what = Entweder ein Spiel mit seiner Nummer auf diesem Server oder eine Aufzeichnung als Datei, nicht beides. Ohne beides kommt das letzte Spiel.
error-not-posted = Discord hat nicht bestätigt, dass es in diesem Kanal steht. Sieh nach, ob es da ist; wenn nicht, drück noch einmal.
error-may-not-write = Du darfst in diesem Kanal nicht schreiben, also zeige ich dort nichts für dich.
error-upload-too-large = Diese Datei ist zu groß für eine Aufzeichnung, die höchstens { $limit } KiB hat. `/record` gibt dir die Datei eines Spiels.
error-upload-unheard = Discord hat mir diese Datei nicht gegeben. Bitte lade sie noch einmal hoch.
error-upload-unreadable = Das ist keine Aufzeichnung eines Spiels: Zeile { $line }, { $reason }. `/record` gibt dir so eine Datei; lade sie unverändert hoch.
error-upload-newer = Diese Aufzeichnung stammt von einer neueren Version von mir: { $game }, Regeln { $rules }. Ich kann sie nicht durchgehen.
error-upload-older = Dieses Spiel wurde nach älteren Regeln gespielt (Version { $rules }, heute gilt { $today }), ich kann es also nicht durchgehen.
error-upload-false = Diese Datei widerspricht sich selbst, deshalb zeige ich sie nicht: { $problems }.
error-upload-gone = Diese Aufzeichnung ist abgelaufen. Lade die Datei mit `/replay` noch einmal hoch.
error-fork-over = An diesem Schritt ist das Spiel zu Ende. Geh zu einem früheren zurück und spiel von dort.
error-fork-gone = Dieses Spiel ist abgelaufen. `/practice` gibt dir ein frisches; ein gespieltes fängt mit `/replay` und *{ button-fork }* neu an.
error-fork-stale = { fork-stale }
error-challenge-gone = Diese Herausforderung gibt es nicht mehr. `/challenge` schickt eine neue.
error-challenge-oneself = Das wäre eine Herausforderung an dich selbst. Allein spielst du es mit *{ button-fork }* in `/replay`.
error-challenge-stands = Diese Herausforderung steht schon da und kann dort gespielt werden: { $link }
error-challenge-bot = Bots nehmen keine Herausforderungen an. Wähle eine Person.
error-challenge-left = Diese Person ist nicht mehr auf diesem Server. Wähle jemanden, der da ist.
error-challenge-channel = In { $channel } kann ich keine Herausforderung posten. Wähle einen Textkanal, in dem du und ich schreiben dürfen und ich Dateien anhängen darf.
error-too-many-challenges = Du hast an einem Tag { $most } Herausforderungen geschickt; mehr dürfen es nicht sein. Versuch es morgen wieder.
error-no-deals-yet = Hier ist noch kein Spiel zu Ende gespielt worden.
error-no-player-deals = { $who } hat hier noch kein Spiel zu Ende gespielt.
error-no-player-counted = { $who } hat hier Spiele beendet, aber keines zählt für die Statistik: Bei jedem gab es einen Tipp, oder ein Computer hat es zu Ende gespielt. In `/scores` stehen sie.
error-no-player-game = { $who } hat hier noch nie { $game } zu Ende gespielt. Gespielt wurde: { $games }.
error-leave-first = Du sitzt an einem Tisch. Verlass ihn zuerst mit `/table leave`.
error-cannot-post = In diesem Kanal darf ich nicht schreiben. Wer ihn verwaltet, kann mir erlauben: { $permissions }.
error-restarted = Ich bin gerade neu gestartet und konnte das nicht zu Ende bringen. Nichts ist verloren; bitte versuch es noch einmal.
error-storage = Ich kann gerade nichts speichern, darum wurde nichts geändert. Bitte versuch es gleich noch einmal.
error-internal = Bei mir ist etwas schiefgegangen. Dein Blatt und der Tisch zeigen, wie es steht. Wenn es wieder vorkommt, sag es meinem Betreiber: Kennzeichen `{ $reference }`.
error-untaken = Discord hat meine Antwort nicht angenommen, deshalb siehst du sie nicht. Dein Blatt und der Tisch zeigen, wie es steht. Wenn es wieder vorkommt, sag es meinem Betreiber: Kennzeichen `{ $reference }`.
error-export-under-way = Ich stelle noch zusammen, worum du vorhin gebeten hast. Es kommt als Antwort darauf.
error-export-too-long = Discord gibt mir für eine Antwort eine Viertelstunde, und das hat nicht für alles gereicht. Versuch es wieder, wenn ich weniger zu tun habe; die Dateien, die du hast, sind vollständig, so weit sie reichen.

permission-view = den Kanal sehen
permission-send = Nachrichten senden
permission-attach = Dateien anhängen
permission-embed = Links einbetten
permission-history = den Nachrichtenverlauf lesen
error-no-presets = Auf diesem Server ist noch kein Tisch gespeichert. `/table preset save` speichert den in diesem Kanal.
error-no-such-preset = Als „{ $name }“ ist kein Tisch gespeichert. Es gibt: { $names }.
error-preset-without-name = In einem Namen muss etwas zu lesen sein. Gespeichert wurde nichts.
error-preset-of-somebody-else = **{ $name }** hat jemand anders gespeichert; ändern kann es nur, wer es gespeichert hat oder den Server verwaltet.
error-too-many-presets = { $most } Tische sind schon gespeichert, mehr passen nicht. Lösche zuerst einen mit `/table preset delete`.
error-preset-without-game = Das Spiel von **{ $name }** wird hier nicht mehr gespielt. `/table preset delete` löscht es.
error-preset-or-game = Nenne einen gespeicherten Tisch oder ein Spiel, nicht beides.

# Was an einer Aufzeichnung falsch ist.
record-breaks-off = die Aufzeichnung bricht ab
record-expected = hier müsste { $name } stehen
record-unreadable = das ist nicht lesbar
record-too-long = sie ist zu lang für eine Aufzeichnung
record-not-so = Aufzeichnungen sind anders geschrieben
record-empty-line = hier müsste eine leere Zeile stehen
record-no-text = das ist kein Text
record-seal = das Siegel gehört nicht zu diesem Salt und diesen Karten
record-unusable = so kann kein Spiel beginnen
record-cut = die Regeln erlauben das Abheben nicht
record-hands = die Blätter folgen nicht aus Karten und Abheben
record-action = die Regeln erlauben Zug { $number } nicht
record-not-over = das Spiel ist nicht zu Ende
record-result = das Ergebnis stimmt nicht
