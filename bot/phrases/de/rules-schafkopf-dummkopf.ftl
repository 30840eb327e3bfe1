# Die Regeln von Schafkopf für Dummköpfe in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen.

schafkopf-dummkopf-rules-overview =
    Studenten eines amerikanischen Seminars machten dieses Spiel aus mehreren Arten Schafkopf und hielten es geheim. Hier ist es.

    • { $five ->
        [true] Fünf spielen. Meist spielen zwei gegen drei,
       *[other] Vier spielen. Meist spielen zwei gegen zwei,
    } und **niemand sagt, wer mit wem**: Die beiden mit den schwarzen Damen, Q♣ und Q♠, gehören zusammen.
    • **Alle Damen, alle Buben und alle Karo sind Trumpf**: vierzehn der zweiunddreißig Karten.
    • Mit einem starken Blatt kannst du { $solos ->
        [blind] **Solo blind** ansagen: Dein Gegenüber setzt aus, und du spielst gegen zwei.
       *[other] eines von **fünfzehn Soli** ansagen und allein gegen die anderen spielen.
    }
    • Es gibt 120 Augen. Die Spielpartei braucht **61**, aber auch weniger ist etwas wert.
    • Angeschrieben werden **Striche**, die Seiten von Quadraten. { $target ->
        [16] Mit vier vollen Quadraten, 16 Strichen,
        [20] Mit fünf vollen Quadraten, 20 Strichen,
        [24] Mit sechs vollen Quadraten, 24 Strichen,
       *[other] Mit drei vollen Quadraten, zwölf Strichen,
    } ist die Partie gewonnen.
schafkopf-dummkopf-rules-cards =
    32 Karten ab der Sieben (K König, Q Dame, J Bube, A Ass). Im Normalspiel sind vierzehn Trumpf, die höchsten zuerst:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • Damen und Buben stehen Kreuz, Pik, Herz, Karo: am besten auswendig lernen.
    • Die anderen Farben haben je sechs Karten: A 10 K 9 8 7.
    • Soli haben andere Trümpfe: siehe *Besondere Spiele*. Eine Dame oder ein Bube, der kein Trumpf ist, gehört zu seiner Farbe, zwischen König und Neun.

    Augen:
    ```
    Ass    11
    Zehn   10
    König   4
    Dame    3
    Bube    2
    9 8 7   0
    ```
    Zusammen 120.
schafkopf-dummkopf-rules-deal =
    { $five ->
        [true] Alle bekommen sechs Karten: drei und drei. Dazwischen kommen zwei in den **Blind**.
       *[other] Alle bekommen acht Karten: drei, drei und zwei. Einen Blind gibt es nicht.
    } Gegeben wird im Uhrzeigersinn; passen alle, gibt derselbe Geber noch einmal.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
schafkopf-dummkopf-rules-bidding-five-false =
    Reihum ab Vorhand (links vom Geber) sagt jeder eins davon. Wer zuerst nicht passt, beendet das Bieten:

    • **Passen.** Auch mit einer schwarzen Dame, wenn lieber die andere beginnen soll.
    • **Anspielen**, also einfach eine Karte ausspielen. Nur mit einer schwarzen Dame auf der Hand. Jede Karte geht, es muss nicht die Dame sein. Sie ist die erste Karte des ersten Stichs, und alle wissen, dass du eine der beiden hast.
    • **Ein Ass rufen.** Nur mit beiden schwarzen Damen.
    • { $solos ->
        [blind] **Solo blind ansagen.**
       *[other] **Ein Solo ansagen**, vielleicht blind oder Tout.
    } Das darf jeder. Dann spielst du aus.

    Passen alle vier, wird neu gegeben.
schafkopf-dummkopf-rules-partners =
    • **Normalspiel.** Wer die andere schwarze Dame hat, ist dein Partner und sagt es nicht. Nur die Karten verraten es, spätestens wenn diese Dame gespielt wird.
    • **Allein.** Hast du beide schwarzen Damen und spielst einfach eine Karte aus, spielst du allein gegen alle anderen, und niemand weiß es, bis beide Damen zu sehen waren.
    • **Gerufenes Ass.** Mit beiden schwarzen Damen darfst du das Ass von Kreuz, Pik oder Herz rufen. Du brauchst eine Fehlkarte dieser Farbe und darfst das Ass nicht selbst haben. Wer es hat, ist dein Partner, sagt nichts und **darf das Ass nicht spielen**, bis eine Karte seiner Farbe ausgespielt wird oder der letzte Stich kommt. Du spielst aus.
    { $five ->
        [true] • **Solo.** Kein Partner: Du spielst gegen die vier anderen.
       *[other] • **Solo.** Kein Partner. **Blind**: Dein Gegenüber legt die Karten hin, spielt nicht mit und bekommt dieselben Striche wie du, im Guten wie im Schlechten.
    }

    Nichts verrät hier den Partner: nicht das Bild, nicht die Reihenfolge der Namen. Das Ergebnis sagt es.
schafkopf-dummkopf-rules-contracts =
    { $solos ->
        [blind] An diesem Tisch gibt es **nur das Solo blind**: die üblichen Trümpfe, und du spielst aus. Dein Gegenüber setzt aus; Stiche haben drei Karten, und die acht nicht gespielten Karten zählen für niemanden. Die Striche bekommt ihr beide.
       *[other]
            Sagst du eins davon an, spielst du allein und spielst aus:
            ```
            solo         Trümpfe wie sonst
            heart solo   Q, J, und die Farbe
            spade solo   A 10 K 9 8 7
            club solo
            ober         nur die Damen
            unter        nur die Buben
            diamond ober Q, und die Farbe
            heart ober   A 10 K J 9 8 7
            spade ober   (Buben: kein Trumpf)
            club ober
            diamond unter J, und die Farbe
            heart unter  A 10 K Q 9 8 7
            spade unter  (Damen: kein Trumpf)
            club unter
            no trump     A 10 K Q J 9 8 7
            ```
            Zu jedem davon kannst du hinzufügen:

            { $five ->
                [true] • **tout**: Du musst alle Stiche machen. Gelingt es, bringt es mehr als alle Stiche ohne Ansage; sonst nichts.
               *[other]
                    • **blind**: Dein Gegenüber setzt aus. Stiche haben drei Karten, und die acht nicht gespielten Karten zählen für niemanden. Die Striche bekommt ihr beide.
                    • **tout**: Du musst alle Stiche machen. Gelingt es, bringt es mehr als alle Stiche ohne Ansage; sonst nichts.
            }

            Damen und Buben, die kein Trumpf sind, stehen unter dem König, die Dame über dem Buben.
    }
schafkopf-dummkopf-rules-play =
    Wer angespielt, gerufen oder angesagt hat, spielt aus; wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe sind eine Farbe; auf eine Dame, einen Buben oder ein Karo spielst du also Trumpf.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
    • Ein **gerufenes Ass** wartet auf der Hand, bis seine Farbe ausgespielt wird, oder auf den letzten Stich. Vorher darf es weder ausgespielt noch abgeworfen werden.
schafkopf-dummkopf-rules-scoring =
    Nach dem letzten Stich zählt jede Partei, und **jeder einer Partei** schreibt deren Striche an.
    ```
    Striche  Spielpartei  Gegenpartei
      { $every }      alle Stiche  alle Stiche
      { $half }           61–120   60–120
      { $schneider }            31–60   30–59
      0             0–30   0–29
    Tout gelungen    { $tout ->
        [doubled] 2 × { $every }
       *[other] { $tout }
    }
    Tout misslungen  0
    ```
    • Beide Parteien schreiben an: meist die Sieger mehr Striche und die anderen weniger oder keinen.
    • Misslingt ein Tout, schreibt die Gegenpartei wie sonst nach Augen.

    Ein Strich ist die Seite eines Quadrats. **{ $target ->
        [16] 16 Striche
        [20] 20 Striche
        [24] 24 Striche
       *[other] Zwölf Striche
    }** beenden die Partie; wer dann die meisten hat, gewinnt. Solange mehrere gleich vorn sind, geht es weiter.
schafkopf-dummkopf-rules-words =
    • **schwarze Damen**: Q♣ und Q♠; sie bestimmen die Parteien
    • **Spielpartei, Gegenpartei**: wer anspielte, rief oder ansagte, mit Partner; die anderen
    • **rufen**: ein Ass nennen; wer es hat, ist Partner
    • **Solo**: ein angesagtes Spiel, allein gegen die anderen
    • **Ober, Unter**: die Damen und die Buben deutscher Karten
    { $five ->
        [true] • **Blind**: die zwei Karten, die nimmt, wer zuerst nicht passt
       *[other] • **blind**: ohne das Gegenüber, das dieselben Striche bekommt
    }
    • **Tout**: die Ansage, alle Stiche zu machen
    • **Schneider**: 31 Augen für die Spielpartei, 30 für die Gegenpartei
    • **Schwarz**: alle Stiche
    • **Strich**: die Seite eines Quadrats
    • **climb**: die Pflicht zu schlagen, wo sie gilt
schafkopf-dummkopf-rules-overview-five-true =
    • Alle haben sechs Karten, und wer zuerst nicht passt, nimmt die zwei Karten des **Blinds**.
schafkopf-dummkopf-rules-deal-five-false =
    Seid ihr fünf, sechs oder sieben, spielen jedes Mal vier, und die anderen setzen reihum aus.
schafkopf-dummkopf-rules-bidding-five-true =
    Reihum ab Vorhand (links vom Geber) **passt jeder oder nimmt den Blind**, mit jedem Blatt. Wer ihn zuerst nimmt, bekommt seine zwei Karten und **legt zwei weg**, aber keine schwarze Dame; sie zählen am Ende für die eigene Partei. Danach bleibt eins davon:

    • **Anspielen**, also einfach eine Karte ausspielen. Nur mit einer schwarzen Dame auf der Hand. Jede Karte geht, es muss nicht die Dame sein. Alle wissen dann, dass du eine der beiden hast.
    • **Ein Ass rufen.** Nur mit beiden schwarzen Damen, und keins, das du weggelegt hast.
    • **Ein Solo ansagen**, vielleicht Tout, mit jedem Blatt. Dann spielst du aus. Niemand setzt aus, also gibt es kein Solo *blind*.

    Passen alle fünf, wird neu gegeben.
schafkopf-dummkopf-rules-scoring-alone-doubled =
    • **Ohne Partner**, der mitspielt, also in jedem Solo und allein mit beiden schwarzen Damen, zählen alle Striche doppelt, für beide Seiten.
schafkopf-dummkopf-rules-play-climb-true =
    • **Schlagen**: Hast du unter den Karten, die du spielen darfst, eine, die den Stich schlägt, musst du so eine spielen, auch bei Stichen deines Partners.
schafkopf-dummkopf-rules-scoring-five-false =
    • Blind: dieselben Grenzen, obwohl weniger Augen im Spiel sind.
