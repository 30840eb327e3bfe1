# Was nicht geht, der Person gesagt, die es wollte: was, warum, und was möglich ist. UserError("no-table") sagt error-no-table.

error-no-table = In diesem Kanal steht kein Tisch. `/table open` eröffnet einen.
error-no-table-of-yours = Du sitzt an keinem Tisch. Nimm mit `/table join` Platz, oder eröffne mit `/table open` einen Tisch.
error-no-such-table = Diesen Tisch gibt es nicht mehr. `/table open` eröffnet einen neuen.
error-table-exists = In diesem Kanal steht schon ein Tisch. Nimm mit `/table join` Platz, oder nimm einen anderen Kanal.
error-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder in einem anderen Kanal einen Tisch eröffnen.
error-not-full = { $count ->
    [one] Es ist noch { $count } Platz frei
   *[other] Es sind noch { $count } Plätze frei
}. Warte auf Leute, oder fülle mit Computern auf: `/table fill`.
error-not-seated = Du hast keinen Platz an diesem Tisch. Du kannst zusehen; vor dem Beginn gibt dir `/table join` einen freien Platz.
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
error-wrong-number = So viele können das nicht spielen. Möglich: { $numbers }.
error-deal-is-on = Gerade läuft ein Spiel. Wenn es vorbei ist, kannst du Plätze tauschen und das nächste beginnen.
error-bad-setting = „{ $text }“ passt hier nicht. Möglich: { $values }.
error-not-host = Das kann nur { $host }, von wem dieser Tisch eröffnet wurde, oder wer diesen Kanal verwaltet.
error-not-manager = Das kann nur, wer diesen Server verwaltet.
error-owner-only = Das kann nur, wer diesen Bot betreibt.
error-guild-only = Das geht im Kanal eines Servers, nicht in einer Direktnachricht.
error-too-fast = Das war zu schnell für mich. Nichts wurde geändert; warte einen Augenblick und versuch es noch einmal.
error-stale = Dieser Knopf ist veraltet, darum wurde nichts geändert. Dein Blatt zeigt, wie es jetzt steht.
error-stale-choice = Diese Wahl gibt es nicht mehr, also hat sich nichts geändert. Wähle neu aus dem, was da ist.
error-unreadable-card = „{ $text }“ kann ich nicht als eine Karte lesen. Schreib sie wie `QC`, `Q♣` oder `Kreuz-Dame`.
error-unreadable-cards = „{ $text }“ kann ich nicht als Karten lesen. Schreib sie wie `9C AS` oder `9♣, A♠`.
error-unreadable-suit = „{ $text }“ kann ich nicht als Farbe lesen. Schreib `Kreuz`, `Pik`, `Herz` oder `Karo`, oder nur das Zeichen.
error-unreadable-bid = „{ $text }“ kann ich nicht als Gebot lesen. Schreib eine Zahl, etwa `6`.
error-unreadable-cut = „{ $text }“ kann ich nicht als Art zu geben lesen. Schreib `threes`, `ones`, `nines`, `covers`, `content`, oder `offen bis` und eine Karte.
error-unreadable-signal = „{ $text }“ kann ich nicht als Zeichen lesen. Schreib `zwinkern`, `nicht zwinkern`, `häda` oder `dach`.
error-unreadable-action = „{ $text }“ kann ich nicht als Zug lesen. Wähle aus der Liste, oder schreib zum Beispiel `bid 6` oder `play QC`.
error-no-deal = An diesem Tisch läuft gerade kein Spiel.
error-no-hand = Du hast gerade keine Karten.
error-no-trick = Es ist noch kein Stich vollständig.
error-no-such-deal = Ein Spiel Nummer { $number } gibt es auf diesem Server nicht. `/history` zählt sie auf.
error-deal-not-over = Spiel { $number } läuft noch. Du kannst es ansehen, wenn es vorbei ist.
error-deal-too-old = Spiel { $number } wurde nach älteren Regeln gespielt und lässt sich nicht nachspielen. Sein Ergebnis zählt weiter.
error-deal-annulled = Spiel { $number } ist ungültig; es zählt nicht.
error-no-deals-yet = Hier ist noch kein Spiel zu Ende gespielt worden.
error-no-player-deals = { $who } hat hier noch kein Spiel zu Ende gespielt.
error-leave-first = Du sitzt an einem Tisch. Verlass ihn zuerst mit `/table leave`.
error-cannot-post = In diesem Kanal darf ich nicht schreiben. Wer ihn verwaltet, kann mir erlauben: { $permissions }.
error-restarted = Ich bin gerade neu gestartet und konnte das nicht zu Ende bringen. Nichts ist verloren; bitte versuch es noch einmal.
error-storage = Ich kann gerade nichts speichern, darum wurde nichts geändert. Bitte versuch es gleich noch einmal.
error-internal = Bei mir ist etwas schiefgegangen. Dein Blatt und der Tisch zeigen, wie es steht. Wenn es wieder vorkommt, sag es der Person, die mich betreibt: Kennzeichen `{ $reference }`.

permission-view = den Kanal sehen
permission-send = Nachrichten senden
permission-attach = Dateien anhängen
permission-embed = Links einbetten
permission-history = den Nachrichtenverlauf lesen
error-no-presets = Auf diesem Server ist noch kein Tisch gespeichert. `/table preset save` speichert den in diesem Kanal.
error-no-such-preset = Als „{ $name }“ ist kein Tisch gespeichert. Es gibt: { $names }.
error-preset-without-name = In einem Namen muss etwas zu lesen sein. Gespeichert wurde nichts.
error-preset-of-somebody-else = **{ $name }** hat jemand anderes gespeichert; ändern können es nur diese Person und wer den Server verwaltet.
error-too-many-presets = { $most } Tische sind schon gespeichert, mehr passen nicht. `/table preset delete` schafft Platz.
error-preset-without-game = Das Spiel von **{ $name }** wird hier nicht mehr gespielt. `/table preset delete` löscht es.
error-preset-or-game = Nenne einen gespeicherten Tisch oder ein Spiel, nicht beides.
