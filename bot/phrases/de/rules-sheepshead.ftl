# Die Regeln von Sheepshead in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

sheepshead-rules-overview =
    Sheepshead kam mit deutschen Siedlern nach Amerika und ist in Wisconsin zu Hause. Drei, vier oder fünf spielen; zu fünft ist es am schönsten.

    • Zwei Karten, der **Blind**, liegen beiseite. Wer sie aufnimmt, legt dafür zwei weg und spielt gegen die anderen.
    • Zu fünft gibt es dazu einen **Partner, den zuerst niemand kennt**: Das ist, wer das gerufene Ass hat. Alle müssen es aus den gespielten Karten erraten.
    • **Alle Damen, alle Buben und alle Karo sind Trumpf**: vierzehn der zweiunddreißig Karten.
    • Es gibt 120 Augen. Die Seite mit dem Blind gewinnt mit **61**; die weggelegten Karten zählen für sie.
    • Zehn Spiele sind eine Partie. Jeder schreibt für sich an, und wer die meisten Punkte hat, gewinnt.
sheepshead-rules-cards =
    32 Karten ab der Sieben (K König, Q Dame, J Bube, A Ass). Vierzehn sind Trumpf, die höchsten zuerst:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • Die anderen drei Farben haben je sechs Karten: A 10 K 9 8 7. Die Zehn steht über dem König.
    • Eine Dame oder ein Bube gehört nie zu der Farbe, die darauf steht. Q♠ ist kein Pik, sondern Trumpf.

    Das zählen die Karten in deinen Stichen:
    ```
    Ass    11
    Zehn   10
    König   4
    Dame    3
    Bube    2
    9 8 7   0
    ```
    Zusammen 120. Die höchsten Trümpfe sind wenig wert; die Augen stecken in Assen und Zehnen.
sheepshead-rules-deal =
    Alle bekommen drei Karten, dann gehen zwei in den Blind, dann bekommen alle den Rest:
    ```
    zu fünft  je  6
    zu viert  je  7
    zu dritt  je 10
    ```
    Zu viert bleiben 7♣ und 7♠ draußen, damit es aufgeht. Gegeben wird im Uhrzeigersinn.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben; zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
sheepshead-rules-picking =
    Reihum ab Vorhand (links vom Geber) heißt es: **den Blind aufnehmen oder passen**. Wer zuerst aufnimmt, spielt, und niemand sonst wird gefragt.

    Wer aufnimmt, nimmt beide Karten auf die Hand und **legt dann zwei weg**, verdeckt, auch Trümpfe und Asse. Ihre Augen zählen am Ende mit, selbst wenn die Seite keinen Stich bekommt.

    _Wann aufnehmen?_ Zähl deine Trümpfe. Zu fünft reichen meist vier gute von sechs Karten; zu dritt denk daran, wo die Augen stecken. Leg Zehnen und Asse von Farben weg, in denen du sie verlieren würdest, und werde möglichst eine ganze Farbe los, damit du sie stechen kannst.
sheepshead-rules-partners =
    Partner gibt es nur zu fünft. Zu dritt und zu viert wird allein gespielt.

    {"**"}Gerufenes Ass** (wie üblich). Wer aufgenommen hat, ruft nach dem Weglegen das Ass von Kreuz, Pik oder Herz. Wer es hat, ist Partner und sagt nichts.

    • Man braucht noch eine Fehlkarte dieser Farbe. Damen, Buben und weggelegte Karten zählen nicht.
    • Ein Ass, das man selbst hat oder weggelegt hat, kann man nicht rufen.
    • Man darf immer allein spielen, und muss es, wenn kein Ass gerufen werden kann.
    • Das gerufene Ass darf gespielt werden wie jede andere Karte.

    {"**"}Karo-Bube** (zur Wahl). Wer J♦ hat, ist Partner und muss ihn spielen, sobald es geht. Hat man ihn selbst, spielt man allein und braucht es nicht zu sagen.
sheepshead-rules-play =
    Zum ersten Stich spielt Vorhand aus (links vom Geber); wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch Damen und Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    _Beispiel._ A♠ wird ausgespielt. Du hast Q♠ und sonst kein Pik: Sie ist Trumpf, also darfst du spielen, was du willst, damit stechen oder eine Karte abwerfen.

    Karten, die du spielen darfst, stehen im Bild deines Blatts etwas höher.
sheepshead-rules-leaster =
    Nimmt niemand den Blind auf, wird ein **Leaster** gespielt. Jeder spielt für sich, und diesmal **gewinnt, wer die wenigsten Augen hat**.

    • Der Blind und seine Augen gehen an den letzten Stich.
    • Gewinnen kann nur, wer mindestens einen Stich hat.
    • Wer gewinnt, bekommt von allen anderen je einen Punkt.
    • Haben mehrere gleich wenige, bekommt niemand etwas.

    Ein Tisch kann stattdessen mit *neu geben* (`misdeal`) eröffnet werden: Die Karten werden zusammengeworfen, der Nächste gibt, und das Spiel zählt nicht zu den zehn.
sheepshead-rules-scoring =
    Die Seite mit dem Blind gewinnt mit 61 Augen; 60 zu 60 ist verloren.
    ```
                   Blind Partner andere
    mit Partner      +2    +1     −1
    allein, zu fünft +4           −1
    allein, zu viert +3           −1
    allein, zu dritt +2           −1
    ```
    Verliert sie, werden Plus und Minus vertauscht.

    • **Schneider**: Eine Seite hat 91 oder mehr. Alles zählt doppelt.
    • **Schwarz**: Eine Seite hat alle Stiche. Alles zählt dreifach.
    • Einen Leaster gewinnt einer allein: je ein Punkt von allen anderen, nie verdoppelt.

    Was die einen gewinnen, verlieren die anderen: Die Punkte eines Spiels ergeben zusammen null. Nach **zehn Spielen** gewinnt die Partie, wer die meisten Punkte hat; das können mehrere sein.
sheepshead-rules-words =
    • **Blind**: die zwei Karten, die beiseiteliegen
    • **aufnehmen** (*pick*): den Blind nehmen und gegen die anderen spielen
    • **weglegen** (*bury*): nach dem Aufnehmen zwei Karten verdeckt ablegen; sie zählen mit
    • **rufen**: ein Ass nennen; wer es hat, ist Partner
    • **Trumpf**: Damen, Buben, Karo; 14 von 32 Karten
    • **Fehlfarbe** (*fail*): Kreuz, Pik, Herz ohne Damen und Buben
    • **Schneider**: 91 oder mehr Augen für eine Seite
    • **Schwarz**: alle Stiche für eine Seite
    • **Leaster**: das Spiel, wenn niemand aufnimmt; wer die wenigsten Augen hat, gewinnt
    • **neu geben** (*misdeal*): Karten zusammenwerfen, wenn niemand aufnimmt
