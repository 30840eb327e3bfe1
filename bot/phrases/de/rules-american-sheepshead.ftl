# Die Regeln von amerikanischem Sheepshead in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen.

american-sheepshead-rules-overview =
    Drei Spiele unter einem Namen; wähle eins, wenn du einen Tisch eröffnest.

    • **Zu dritt mit Blind** (`three`). Zwei Karten liegen beiseite; wer sie aufnimmt, legt zwei weg und spielt allein gegen zwei.
    • **Zu viert in festen Paaren** (`partnership`). Kein Blind, kein Bieten: zwei gegen zwei, Partner gegenüber, und das Karo-Ass, der **Fuchs**, lohnt die Jagd.
    • **Zu viert mit Blind** (`solo`). Einer nimmt den Blind auf, und wer den **Karo-Buben** hat, ist geheimer Partner.

    In allen dreien sind **Damen, Buben und Karo Trumpf**, es gibt 120 Augen, und die Seite mit dem Blind braucht **61**. Was die eine Seite gewinnt, zahlt die andere.
american-sheepshead-rules-cards =
    32 Karten ab der Sieben (K König, Q Dame, J Bube, A Ass). Vierzehn sind Trumpf, die höchsten zuerst:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • Die anderen drei Farben haben je sechs Karten: A 10 K 9 8 7.
    • Eine Dame oder ein Bube gehört nie zu der Farbe, die darauf steht.
    • Im Spiel zu viert mit Blind bleiben 7♣ und 7♠ draußen.

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
american-sheepshead-rules-deal =
    Gegeben wird in Päckchen; der Blind kommt nach den ersten beiseite.
    ```
    three        je 10, Blind 2
    partnership  je  8, kein Blind
    solo         je  7, Blind 2
    ```
    Es geht im Uhrzeigersinn. Die Karten werden gemischt, versiegelt und in der Mitte abgehoben; zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
american-sheepshead-rules-picking =
    Reihum ab Vorhand (links vom Geber) werden alle einmal gefragt: **Blind aufnehmen oder passen**.

    • Wer aufnimmt, nimmt beide Karten auf die Hand und **legt** irgendwelche zwei verdeckt **weg**. Ihre Augen zählen am Ende mit.
    • Den Blind bekommt, wer zuerst aufnimmt. Zu dritt kann ein Tisch **Solo** erlauben: Wer noch nicht dran war, darf dann noch Solo ansagen und ohne den Blind spielen; das geht vor. Den Blind sieht dann niemand an, aber seine Augen zählen für den Solisten.
    • Passen alle, wird ein Leaster gespielt.

    In festen Paaren wird niemand gefragt: Alle bekommen acht Karten, und es geht los.
american-sheepshead-rules-partners =
    {"**"}Zu dritt**: Wer aufnimmt, spielt immer allein.

    {"**"}Feste Paare**: du und dein Gegenüber, den ganzen Abend.

    {"**"}Zu viert mit Blind**: Wer J♦ hat, ist Partner und sagt nichts.

    • Wer ohne J♦ aufnimmt, darf nach dem Weglegen **allein** sagen und spielt dann gegen alle drei. Sonst wird mit Partner gespielt, und niemand erfährt, wer es ist.
    • Wer J♦ selbst hat, auf der Hand oder weggelegt, spielt allein und braucht es nicht zu sagen. Die anderen merken es, wenn der Bube nicht erscheint.
    • Der Partner darf J♦ spielen wie jede andere Karte.
american-sheepshead-rules-play =
    Zum ersten Stich spielt Vorhand aus (links vom Geber); wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch Damen und Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    In festen Paaren heb A♦ für einen Stich eurer Seite auf: Die Seite, die es bekommt, hat ein Auge mehr, und das entscheidet, wenn beide sechzig haben.
american-sheepshead-rules-leaster =
    Passen alle, wird ein **Leaster** gespielt: Jeder spielt für sich, und **wer die wenigsten Augen hat, gewinnt**.

    • Der Blind und seine Augen gehen an den letzten Stich.
    • Wer gewinnt, bekommt 2 von allen anderen; 4, wenn es ohne einen einzigen Stich gelang (3 mit Wergins Einsätzen).
    • Haben mehrere gleich wenige, zahlt niemand.

    In festen Paaren, wo niemand gefragt wird, gibt es keinen Leaster.
american-sheepshead-rules-scoring =
    Die Seite mit dem Blind gewinnt mit 61 Augen. Wer verliert, zahlt einen Einsatz, wer gewinnt, bekommt ihn; wer allein spielt, bekommt ihn von allen oder zahlt ihn an alle.
    ```
    Gewinner haben  üblich Wergin Solo
    unter 91           2     3     4
    91 oder mehr       4     4     5
    alle Stiche        6     5     6
    ```
    _Beispiel._ Zu dritt gewinnt der Alleinspieler mit 95: +8, die anderen je −4.

    {"**"}Feste Paare.** Die Seite, die A♦ bekam, zählt ein Auge mehr; so sind 121 im Spiel, und es gibt keinen Gleichstand. Wer mehr hat, gewinnt, mit denselben Einsätzen; das Auge für A♦ hilft nicht zu 91.

    Die Punkte eines Spiels ergeben zusammen immer null. Ein festes Ende gibt es nicht: Hört auf, wann ihr wollt; wer dann die meisten Punkte hat, hat gewonnen.
american-sheepshead-rules-words =
    • **Blind**: die zwei Karten, die beiseiteliegen
    • **aufnehmen** (*pick*): den Blind nehmen
    • **weglegen** (*bury*): nach dem Aufnehmen zwei Karten verdeckt ablegen; sie zählen mit
    • **Solo**: ohne den Blind spielen
    • **Fuchs**: das Karo-Ass; ein Auge mehr für die Seite, die es bekommt, in festen Paaren
    • **Einsatz**: was zahlt, wer verliert
    • **Leaster**: das Spiel, wenn niemand aufnimmt; wer die wenigsten Augen hat, gewinnt
    • **Trumpf**: Damen, Buben, Karo; 14 von 32 Karten
    • **Fehlfarbe**: Kreuz, Pik, Herz ohne Damen und Buben
