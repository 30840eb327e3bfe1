# Lektionen: was alle Spiele gemeinsam haben; jedes hat eine eigene Datei, lessons-<game>.

command-learn = Ein Spiel in kleinen Schritten lernen, nur mit Knöpfen
button-learn = Ein Spiel lernen
button-lesson-next = Weiter
button-lesson-games = Alle Lektionen
button-lesson-again = Von vorn
button-first-deal = Ein erstes Spiel spielen
menu-lesson = Zu einer Stufe …
lesson-which = **Welches Spiel möchtest du lernen?** Jedes dauert etwa eine Viertelstunde, in kleinen Schritten: erst die Regeln, dann Taktik. Wo du stehst, bleibt gespeichert.
lesson-line = • **{ $game }** – { $done } von { $count } Stufen, ⭐ { $stars }
lesson-head = **{ $game } · { $chapter } { $number } von { $count } · { $title }**
lesson-right = ✅ { $why }
lesson-wrong = ❌ { $why } Versuch es noch einmal:
lesson-stars = { $signs } { $stars } von { $most } Sternen.
lesson-end = 🎓 **Das war die letzte Stufe: { $stars } von { $most } Sternen.** Spiel jetzt ein erstes Spiel: Computer nehmen die anderen Plätze, und bei jedem Schritt hilft dir ein Satz.
lesson-end-rules = 🎓 **Das waren die Regeln: { $stars } von { $most } Sternen.** Spiel jetzt ein erstes Spiel: Computer nehmen die anderen Plätze, und bei jedem Schritt hilft dir ein Satz. Oder mach mit Taktik weiter.
lesson-rules = Regeln
lesson-tactics = Taktik
lesson-you = Du
lesson-your-seat = { $seat } (du)
lesson-row-played = In der Reihenfolge, in der sie fielen
lesson-row-cards = Die Karten
lesson-ask-takes = Welche Karte bekommt den Stich?
lesson-ask-counts = Wie viele Augen sind das zusammen?
lesson-ask-may = Du bist dran. Wähle eine Karte, die du legen darfst.
lesson-ask-does = Du bist dran. Was tust du?
lesson-takes-right = Ja, { $card } bekommt den Stich.
lesson-takes-trump = { $best } ist Trumpf, { $card } nicht: Trumpf sticht.
lesson-takes-trumps = Unter den Trümpfen steht { $best } über { $card }.
lesson-takes-suit = In ihrer Farbe steht { $best } über { $card }.
lesson-takes-other = { $card } ist weder Trumpf noch von der ausgespielten Farbe und kann nicht gewinnen.
lesson-takes-first = Von zwei gleichen Karten gewinnt die zuerst gelegte.
lesson-takes-second = Hier gewinnt die zweite der beiden gleichen Karten.
lesson-counts-right = { $parts } = { $points }.
lesson-counts-wrong = Nein. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, und der Rest nichts.
error-no-lessons = Für dieses Spiel gibt es noch keine Lektionen. `/rules` erklärt es.
error-lesson-changed = Diese Stufe hat sich inzwischen geändert. `/learn` macht weiter, wo du stehst.
error-lesson-closed = Diese Stufe öffnet sich, wenn du die davor geschafft hast. `/learn` macht weiter, wo du stehst.

# Stufen, die Spiele teilen, in denen Damen, Buben und Karo Trumpf sind.
lesson-trumps = Trümpfe
lesson-trumps-about = Alle Damen, alle Buben und alle Karo sind Trumpf, egal, welche Farbe auf Damen und Buben steht. Ein Trumpf sticht jede Karte, die keiner ist. Auf den Karten: J = Bube, Q = Dame.
lesson-ladies = Die Reihenfolge der Trümpfe
lesson-ladies-about = Zuerst kommen die Damen, dann die Buben, dann die anderen Karo: A 10 K 9 8 7. Unter den Damen und unter den Buben gilt ♣ ♠ ♥ ♦.
lesson-tens = Die Fehlfarben
lesson-tens-about = In Kreuz, Pik und Herz gilt A 10 K 9 8 7: Die Zehn steht über dem König. Eine Fehlkarte von anderer Farbe als der ausgespielten kann nicht gewinnen.
lesson-points = Augen
lesson-points-about = Gezählt wird, was in den Stichen liegt: ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, alles andere nichts. Zusammen sind es 120.
lesson-follow = Bedienen
lesson-follow-about = Du musst die ausgespielte Farbe bedienen, wenn du kannst. Hier ist Kreuz ausgespielt.
lesson-painted = Was darauf steht, zählt nicht
lesson-painted-about = Eine Dame oder ein Bube gehört nie zu der Farbe, die darauf steht: Q♠ ist kein Pik, sondern Trumpf. Ausgespielt ist Pik, und du musst mit einem echten Pik bedienen, wenn du eins hast.
lesson-trumpled = Trumpf ist ausgespielt
lesson-trumpled-about = Alle Trümpfe sind eine Farbe. Ausgespielt ist ein Bube, also ist Trumpf verlangt: Bediene mit einer Dame, einem Buben oder einem Karo, wenn du etwas davon hast.
lesson-ruff = Ohne die Farbe
lesson-ruff-about = Du spielst allein gegen die anderen und legst zuletzt. Ausgespielt ist Pik, und du hast keins: Dann darfst du legen, was du willst. Du kannst mit einem Trumpf stechen oder eine Karte abwerfen.
lesson-ruff-right = Schon ein kleiner Trumpf gewinnt den Stich, und alle Augen darin sind deine.
lesson-ruff-wrong = Erlaubt ist es, aber dann gehen Ass und Zehn an die anderen. Du könntest diesen Stich gewinnen.
lesson-pick = Aufnehmen
lesson-pick-about = Zwei Karten, der *Blind*, liegen beiseite. Wer sie aufnimmt, legt zwei andere weg und spielt gegen den Rest: Die eigene Seite braucht 61 der 120 Augen. Du wirst zuerst gefragt. Zähl deine Trümpfe, vor allem Damen und Buben.
lesson-pick-right = Mit so vielen hohen Trümpfen nimmt man auf.
lesson-pick-wrong = Passen darfst du, aber ein besseres Blatt kommt kaum.
lesson-weak = Lieber nicht
lesson-weak-about = Du wirst zuerst gefragt: Blind aufnehmen oder passen. Nimmst du auf, muss deine Seite 61 Augen machen, und es kostet dich, wenn sie es nicht schafft.
lesson-weak-right = Kaum ein Trumpf: Lass andere aufnehmen und spiel gegen sie.
lesson-weak-wrong = Das darfst du, aber fast ohne Trumpf machst du selten 61 Augen.
lesson-bury = Weglegen
lesson-bury-about = Du hast aufgenommen und hältst zwei Karten zu viel. Was du weglegst, zählt am Ende für dich. Behalte deine Trümpfe; leg Augen weg, die du verlieren könntest, und werde möglichst eine ganze Farbe los.
lesson-bury-right = Vierzehn Augen sind sicher, und ohne Herz kannst du diese Farbe stechen.
lesson-bury-wrong = Das darfst du, aber das sind Trümpfe, mit denen du Stiche machst. In Herz gehen König und Zehn wohl verloren.
lesson-leaster = Der Leaster
lesson-leaster-about = Nimmt niemand den Blind auf, wird ein *Leaster* gespielt: Jeder spielt für sich, alles ist umgekehrt, und Augen will niemand haben.
lesson-leaster-ask = Wer gewinnt einen Leaster?
lesson-leaster-most = Wer die meisten Augen hat
lesson-leaster-fewest = Wer die wenigsten Augen hat
lesson-leaster-last = Wer den letzten Stich macht
lesson-leaster-right = Ja, wer die wenigsten Augen hat, gewinnt. Zum letzten Stich gehört der Blind mit seinen Augen, also hüte dich vor ihm.
lesson-leaster-wrong = Nein: Im Leaster will man wenige Augen.
# Taktik, die Spiele teilen. Was in seinem eigenen Blatt liegt, darf jedes Spiel selbst sagen.
lesson-smear = Schmieren
lesson-smear-right = Der Stich gehört eurer Seite, und damit auch diese Augen.
lesson-smear-wrong = Das darfst du, aber es bringt eurer Seite nichts, und du behältst eine Volle, die später verloren gehen kann.
lesson-draw = Trumpf ziehen
lesson-draw-right = Jede Runde nimmt allen Gegnern einen Trumpf ab. Haben sie keinen mehr, sind deine Fehlkarten sicher.
lesson-draw-wrong = Das darfst du, aber wer von den Gegnern die Farbe nicht hat, sticht. Spiel erst deine höchsten Trümpfe aus.
lesson-count = Trümpfe zählen
lesson-count-about = Es gibt { $trumps } Trümpfe. { $fallen } sind weg, { $held } hast du selbst. Rechne aus, wie viele die anderen noch haben, und spiel aus.
lesson-count-right = { $trumps } − { $fallen } − { $held } = 1: Einen Trumpf haben die anderen noch, und deiner ist höher. Zieh ihn, dann kann niemand mehr deine anderen Karten stechen.
lesson-count-wrong = Das darfst du, aber { $trumps } − { $fallen } − { $held } = 1: Ein Trumpf ist noch draußen und kann diese Karte holen. Zieh ihn zuerst.
