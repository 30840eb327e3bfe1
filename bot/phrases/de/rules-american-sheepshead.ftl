# Die Regeln von amerikanischem Sheepshead in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen.

american-sheepshead-rules-overview =
    Drei Spiele tragen diesen Namen: eines zu dritt und zwei zu viert, mit Blind oder in festen Paaren. Hier steht das, welches gespielt wird.

    In allen sind **Damen, Buben und Karo Trumpf**, und es gibt 120 Augen. Was die eine Seite gewinnt, zahlt die andere.
american-sheepshead-rules-overview-variant-three =
    {"**"}Zu dritt mit Blind.** Zwei Karten liegen beiseite; wer sie aufnimmt, legt zwei weg, spielt allein gegen zwei und braucht **61** Augen.
american-sheepshead-rules-overview-variant-partnership =
    {"**"}Zu viert in festen Paaren.** Kein Blind, kein Bieten: zwei gegen zwei, Partner gegenüber, und das Karo-Ass, der **Fuchs**, lohnt die Jagd.
american-sheepshead-rules-overview-variant-solo =
    {"**"}Zu viert mit Blind.** Einer nimmt den Blind auf, und wer den **Karo-Buben** hat, ist geheimer Partner. Die Seite mit dem Blind braucht **61** Augen.
american-sheepshead-rules-cards =
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
american-sheepshead-rules-cards-variant-solo = 7♣ und 7♠ bleiben draußen, so sind es 30 Karten.
american-sheepshead-rules-deal =
    Gegeben wird in Päckchen, im Uhrzeigersinn.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
american-sheepshead-rules-deal-variant-three = Alle bekommen **zehn Karten**; zwei kommen nach den ersten Päckchen als Blind beiseite.
american-sheepshead-rules-deal-variant-partnership = Alle bekommen **acht Karten**; einen Blind gibt es nicht.
american-sheepshead-rules-deal-variant-solo = Alle bekommen **sieben Karten**; zwei kommen nach den ersten Päckchen als Blind beiseite.
american-sheepshead-rules-picking-variant-three =
    Reihum ab Vorhand (links vom Geber) werden alle einmal gefragt: **Blind aufnehmen oder passen**.

    • Wer aufnimmt, nimmt beide Karten auf die Hand und **legt** irgendwelche zwei verdeckt **weg**. Ihre Augen zählen am Ende mit.
    • Den Blind bekommt, wer zuerst aufnimmt.
    • Passen alle, wird ein Leaster gespielt.
american-sheepshead-rules-picking-variant-solo = { american-sheepshead-rules-picking-variant-three }
american-sheepshead-rules-picking-solobid-true =
    • **Solo** geht vor: Hat jemand den Blind aufgenommen, darf noch Solo ansagen, wer bis dahin nicht dran war, und stattdessen ohne den Blind spielen. Den Blind sieht dann niemand an, aber seine Augen zählen für den Solisten.
american-sheepshead-rules-partners-variant-three = Wer aufnimmt, spielt immer allein gegen die beiden anderen.
american-sheepshead-rules-partners-variant-partnership = Du spielst mit deinem Gegenüber, den ganzen Abend.
american-sheepshead-rules-partners-variant-solo =
    Wer J♦ hat, ist Partner und sagt nichts.

    • Wer ohne J♦ aufnimmt, darf nach dem Weglegen **allein** sagen und spielt dann gegen alle drei. Sonst wird mit Partner gespielt, und niemand erfährt, wer es ist.
    • Wer J♦ selbst hat, auf der Hand oder weggelegt, spielt allein und braucht es nicht zu sagen. Die anderen merken es, wenn der Bube nicht erscheint.
    • Der Partner darf J♦ spielen wie jede andere Karte.
american-sheepshead-rules-play =
    Zum ersten Stich spielt Vorhand aus (links vom Geber); wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch Damen und Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
american-sheepshead-rules-play-variant-partnership = Heb A♦ für einen Stich eurer Seite auf: Die Seite, die es bekommt, hat ein Auge mehr, und das entscheidet, wenn beide sechzig haben.
american-sheepshead-rules-leaster-variant-three =
    Passen alle, wird ein **Leaster** gespielt: Jeder spielt für sich, und **wer die wenigsten Augen hat, gewinnt**.

    • Der Blind und seine Augen gehen an den letzten Stich.
    • Wer gewinnt, bekommt 2 von allen anderen; { $wergin ->
        [true] 3
       *[other] 4
    }, wenn es ohne einen einzigen Stich gelang.
    • Haben mehrere gleich wenige, zahlt niemand.
american-sheepshead-rules-leaster-variant-solo = { american-sheepshead-rules-leaster-variant-three }
american-sheepshead-rules-scoring =
    Wer verliert, zahlt einen Einsatz, wer gewinnt, bekommt ihn; wer allein spielt, bekommt ihn von allen oder zahlt ihn an alle. So ergeben die Punkte eines Spiels zusammen immer null.

    Ein festes Ende gibt es nicht: Hört auf, wann ihr wollt; wer dann die meisten Punkte hat, hat gewonnen.
american-sheepshead-rules-scoring-variant-three =
    Wer den Blind hat, gewinnt mit 61 Augen.

    _Beispiel._ Der Alleinspieler gewinnt mit 95: +8, die anderen je −4.
american-sheepshead-rules-scoring-variant-partnership =
    Die Seite, die A♦ bekam, zählt ein Auge mehr; so sind 121 im Spiel, und es gibt keinen Gleichstand. Wer mehr hat, gewinnt; das Auge für A♦ hilft nicht zu 91.
american-sheepshead-rules-scoring-variant-solo = Die Seite mit dem Blind gewinnt mit 61 Augen.
american-sheepshead-rules-scoring-wergin-false =
    ```
    Gewinner haben  jeder zahlt
    unter 91                  2
    91 oder mehr              4
    alle Stiche               6
    ```
american-sheepshead-rules-scoring-wergin-true =
    ```
    Gewinner haben  jeder zahlt
    unter 91                  3
    91 oder mehr              4
    alle Stiche               5
    ```
american-sheepshead-rules-scoring-solobid-true = Um ein **Solo** geht es höher, wer immer es gewinnt: um 4, 5 und 6.
american-sheepshead-rules-words =
    • **Einsatz**: was zahlt, wer verliert
    • **Trumpf**: Damen, Buben, Karo; 14 von { $variant ->
        [three] 32
        [partnership] 32
       *[solo] 30
    } Karten
    • **Fehlfarbe**: Kreuz, Pik, Herz ohne Damen und Buben
american-sheepshead-rules-words-variant-three =
    • **Blind**: die zwei Karten, die beiseiteliegen
    • **aufnehmen** (*pick*): den Blind nehmen
    • **weglegen** (*bury*): nach dem Aufnehmen zwei Karten verdeckt ablegen; sie zählen mit
    • **Leaster**: das Spiel, wenn niemand aufnimmt; wer die wenigsten Augen hat, gewinnt
american-sheepshead-rules-words-variant-partnership = • **Fuchs**: das Karo-Ass; ein Auge mehr für die Seite, die es bekommt
american-sheepshead-rules-words-variant-solo = { american-sheepshead-rules-words-variant-three }
american-sheepshead-rules-words-solobid-true = • **Solo**: ohne den Blind spielen
