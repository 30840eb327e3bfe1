# Die Regeln von Skat in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

skat-rules-overview =
    Skat ist Deutschlands Kartenspiel schlechthin, um 1815 in Altenburg entstanden. Drei spielen, einer gegen zwei, und Partner ist man nie länger als ein Spiel.

    • Alle bekommen zehn Karten; zwei liegen beiseite, der **Skat**.
    • Gereizt werden Zahlen. Eine Zahl meint keine Stiche, sondern **was ein Spiel wert wäre**. Wer am höchsten reizt, spielt allein und heißt *Alleinspieler*.
    • Man darf dann den Skat aufnehmen und zwei Karten drücken, oder ihn liegen lassen, das ist mehr wert. Dann wird das Spiel angesagt: eine Trumpffarbe, **Grand**, wo nur die Buben Trumpf sind, **Null** ohne einen einzigen Stich, oder **Ramsch**, wo jeder für sich spielt.
    • In Farbspielen und Grand braucht der Alleinspieler **61 von 120 Augen**.
    • Gewonnen ist nur, wenn das Spiel auch wert ist, was gereizt wurde.

    Nur der Alleinspieler gewinnt oder verliert Punkte; die anderen beiden halten dagegen.
skat-rules-cards =
    32 Karten ab der Sieben (K König, Q Dame, J Bube, A Ass). Was Trumpf ist, hängt vom Spiel ab:
    ```
    Farbspiele  J♣ J♠ J♥ J♦ und sieben
                mehr: A 10 K Q 9 8 7
    Grand       J♣ J♠ J♥ J♦ allein
    Ramsch      wie Grand
    Null        gar kein Trumpf
    ```
    • Buben stehen immer Kreuz, Pik, Herz, Karo, egal, was Trumpf ist.
    • In den anderen Farben: A 10 K Q 9 8 7. Die Zehn ist die zweite.
    • Im Null ist die Reihe A K Q J 10 9 8 7, und die Buben gehören zu ihren Farben.

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
skat-rules-deal =
    Alle bekommen drei Karten, dann vier, dann drei; die letzten zwei sind der Skat und liegen verdeckt. Gegeben wird im Uhrzeigersinn.

    Die drei Plätze haben Namen:

    • **Vorhand**, links vom Geber, spielt zum ersten Stich aus,
    • **Mittelhand**, die nächste, beginnt das Reizen,
    • **Hinterhand** gibt.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben; zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
skat-rules-bidding =
    Zuerst **reizt Mittelhand Vorhand**. Mittelhand nennt eine Zahl oder passt; Vorhand hält („ja“) oder passt. So geht es, bis einer von beiden passt. Dann **reizt Hinterhand den, der übrig ist**, auf dieselbe Weise. Wer zuletzt übrig ist, spielt allein, und die letzte Zahl ist der *Reizwert*.

    • Gereizt wird nur, was Spiele wert sein können: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 und so weiter.
    • Jede Zahl ist höher als die vorige; Stufen dürfen übersprungen werden.
    • Haben die beiden anderen gleich gepasst, darf Vorhand noch 18 sagen.
    • Passen alle drei, ist das Spiel eingepasst: Niemand bekommt etwas, und der Nächste gibt.

    _Wie weit kann ich gehen?_ Rechne aus, was dein Spiel wert ist (siehe *Wertung*), und hör dort auf. Welches Spiel du meinst, sagst du nicht.
skat-rules-declaring =
    Wer das Reizen gewinnt, entscheidet zuerst über den Skat.

    • **Aufnehmen**: Sieh die beiden Karten an und drück irgendwelche zwei der zwölf. Ihre Augen zählen für dich.
    • **Hand**: Lass ihn ungesehen liegen. Das erhöht den Faktor um eins, und der Skat zählt am Ende trotzdem mit.

    Dann sagst du das Spiel an: Kreuz, Pik, Herz, Karo, Grand, Null oder Ramsch. Im Handspiel kannst du bei Farbe und Grand eins davon ansagen:

    • **Schneider**: Du musst mindestens 90 Augen bekommen,
    • **Schwarz**: Du musst alle zehn Stiche machen,
    • **ouvert** (`open`): Du spielst mit offenen Karten; nach der üblichen Hausregel musst du damit alle zehn Stiche machen.

    Schaffst du nicht, was du angesagt hast, ist das Spiel verloren, egal, mit wie vielen Augen. Auch Null gibt es ouvert, mit oder ohne Skat. Beim Ramsch wird nichts dazu angesagt.
skat-topic-contracts = Grand, Null und Ramsch
skat-rules-contracts =
    • **Grand.** Nur die vier Buben sind Trumpf. Sein Grundwert von 24 ist doppelt so hoch wie der von Kreuz; er lohnt sich mit guten Buben und Assen.
    • **Null.** Der Alleinspieler darf keinen einzigen Stich bekommen. Kein Trumpf, und A K Q J 10 9 8 7 in jeder Farbe. Ein Stich, und es ist verloren, auch wenn zu Ende gespielt wird. Der Wert ist fest.
    • **Null ouvert.** Dasselbe mit offen liegenden Karten.
    • **Ramsch** (`reject`). Der Alleinspieler gibt sozusagen auf: Jeder spielt für sich, Trumpf sind die Buben wie im Grand, der Skat zählt für niemanden, und **wer die wenigsten Augen hat, gewinnt**. Das bringt 10, oder 20 ohne einen einzigen Stich. Haben mehrere gleich wenige, bekommen sie es alle.

    Karten, die offen gespielt werden, liegen im Bild des Tisches vor aller Augen.
skat-rules-play =
    Vorhand spielt immer zum ersten Stich aus; wer einen Stich macht, spielt zum nächsten aus. Alle zehn Stiche werden gespielt.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch die Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    _Beispiel._ Herz ist Trumpf, und Q♠ wird ausgespielt. Du hast J♠ und sonst kein Pik: J♠ ist Trumpf, also darfst du spielen, was du willst.

    Die Gegenspieler dürfen einander schmieren, also Augen in die Stiche legen, aber nicht sagen, was sie haben.
skat-rules-scoring =
    Ein Farbspiel oder Grand ist **Grundwert × Faktor** wert.
    ```
    Grundwert    Faktor: zusammen
    Karo      9  Spiel             1
    Herz     10  je Spitze         1
    Pik      11  Hand              1
    Kreuz    12  Schneider (90)    1
    Grand    24  alle zehn Stiche  2
                 Schneider gesagt  3
                 gesagt, und alle  4
                 Schwarz gesagt    5
                 ouvert            7
    ```
    Von den fünf Zeilen von Schneider bis Schwarz gilt nur die höchste.

    {"**"}Spitzen** sind die lückenlose Reihe der Trümpfe von J♣ abwärts. Mit J♣ spielst du *mit* so vielen, wie du in der Reihe hast, ohne ihn *ohne* so viele, wie dir fehlen. Der Skat zählt als deiner.

    _Beispiel._ Pik, mit J♣ und J♠, aber ohne J♥: mit 2. (1 + 2) × 11 = 33.
    ```
    Null    23   Hand         35
    ouvert  46   Hand ouvert  59
    ```
    • **Gewonnen**: Der Wert wird angeschrieben.
    • **Verloren**, oder weniger wert als gereizt (überreizt): Der Reizwert ist verloren, doppelt, wenn der Skat aufgenommen wurde. Null verliert das Doppelte seines Werts.
    • Die anderen schreiben nichts. Ein festes Ende gibt es nicht: Vorn liegt, wer die meisten Punkte hat.
skat-rules-words =
    • **Skat**: die zwei Karten, die beiseiteliegen, und das Spiel
    • **Vorhand, Mittelhand, Hinterhand**: die Plätze, links vom Geber zuerst
    • **reizen**: Zahlen nennen, um das Spiel zu bekommen; die letzte ist der **Reizwert**
    • **halten**: ja zu einer gereizten Zahl sagen
    • **Alleinspieler**: wer das Reizen gewonnen hat, gegen die beiden anderen
    • **drücken**: zwei Karten in den Skat zurücklegen
    • **Hand**: ein Spiel, ohne in den Skat zu sehen
    • **Spitzen**: die lückenlose Reihe der höchsten Trümpfe, die man hat oder die fehlen
    • **Schneider**: 90 Augen oder mehr für den Alleinspieler
    • **Schwarz**: alle zehn Stiche
    • **Grand**: nur Buben als Trumpf
    • **Null**: kein Stich für den Alleinspieler
    • **ouvert**: mit offenen Karten des Alleinspielers
    • **Ramsch**: jeder für sich, und wer die wenigsten Augen hat, gewinnt
    • **überreizt**: weniger wert als gereizt
