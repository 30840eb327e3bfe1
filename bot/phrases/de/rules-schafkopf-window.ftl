# Die Regeln von Schafkopf mit Fenster in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen.

schafkopf-window-rules-overview =
    Eine alte Form des Schafkopfs, aus der Skat entstand. Drei spielen, einer gegen zwei.

    • Zwei Karten liegen beiseite: das **Fenster**. Wer es nimmt, legt zwei Karten weg und spielt allein gegen die beiden anderen.
    • **Alle Damen, alle Buben und alle Karo** sind Trumpf: vierzehn von zweiunddreißig Karten.
    • Es gibt 120 Augen. Wer das Fenster nimmt, braucht **61**; die weggelegten Karten zählen mit.
schafkopf-window-rules-cards =
    32 Karten ab der Sieben (K König, Q Dame, J Bube, A Ass). Vierzehn sind Trumpf, die höchsten zuerst:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • Die anderen drei Farben haben je sechs Karten: A 10 K 9 8 7.
    • Eine Dame oder ein Bube gehört nie zu der Farbe, die darauf steht.

    Das zählen die Karten in deinen Stichen:
    ```
    Ass    11
    Zehn   10
    König   4
    Dame    3
    Bube    2
    9 8 7   0
    ```
    Zusammen 120.
schafkopf-window-rules-deal =
    Alle bekommen zehn Karten: drei, vier und wieder drei. Die letzten zwei kommen verdeckt ins Fenster. Gegeben wird im Uhrzeigersinn.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
schafkopf-window-topic-picking = Das Fenster nehmen
schafkopf-window-rules-picking =
    Reihum ab Vorhand (links vom Geber) heißt es: **das Fenster nehmen oder passen**. Wer es zuerst nimmt, spielt gegen die beiden anderen.

    • Man nimmt beide Karten auf und legt irgendwelche **zwei der zwölf** verdeckt weg, auch Trümpfe und Asse.
    • Diese beiden zählen am Ende mit.
    • Passen alle drei, werden die Karten zusammengeworfen, und der Nächste gibt.

    Angesehen wird das Fenster vorher nicht. Sieben Trümpfe, oder fünf mit mehreren Damen, sind meist Grund genug.
schafkopf-window-rules-play =
    Zum ersten Stich spielt Vorhand aus (links vom Geber); wer einen Stich macht, spielt zum nächsten aus. Zehn Stiche werden gespielt.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch Damen und Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    Die beiden, die zusammen spielen, dürfen einander nicht sagen, was sie haben; nur die Karten reden.
schafkopf-window-rules-scoring =
    Nach zehn Stichen zählt, wer das Fenster nahm, die Augen der eigenen Stiche und der beiden weggelegten Karten.
    ```
    61–120   gewonnen
     0–60    verloren
    ```
    60 zu 60 ist verloren: Mehr als die Hälfte muss es sein. Danach gibt der Nächste.
schafkopf-window-rules-words =
    • **Fenster**: die zwei Karten, die beiseiteliegen; im Skat heißen sie Skat
    • **Trumpf**: Damen, Buben, Karo; 14 von 32 Karten
    • **Fehlfarbe**: Kreuz, Pik, Herz ohne Damen und Buben
    • **weglegen**: nach dem Fenster zwei Karten verdeckt ablegen; sie zählen mit
    • **ausspielen, bedienen**: die erste Karte eines Stichs legen; dieselbe Farbe legen
    • **Stich**: drei Karten, von allen eine
schafkopf-window-rules-overview-score-none =
    Angeschrieben wird nichts: Ein Spiel ist gewonnen oder verloren, und das nächste wird gegeben.
schafkopf-window-rules-scoring-score-none =
    Mehr wird nicht gezählt, und eine Partie gibt es nicht. Spielt so viele Spiele, wie ihr wollt.
schafkopf-window-rules-scoring-score-sheepshead =
    • **Wertung.** Wer mit dem Fenster gewinnt, bekommt von den beiden anderen je 1 Punkt, je **2** mit 91 oder mehr Augen, je **3** mit allen zehn Stichen. Wer verliert, zahlt den beiden ebenso viel: je 1 Punkt, je **2** mit höchstens 30 Augen, je **3** ohne Stich. Die Punkte ergeben zusammen null; ein festes Ende gibt es nicht.
