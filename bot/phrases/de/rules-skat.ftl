# Die Regeln von Skat in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

skat-rules-overview =
    Skat ist Deutschlands Kartenspiel schlechthin, um 1815 in Altenburg entstanden. Drei spielen, einer gegen zwei, und Partner ist man nie länger als ein Spiel.

    • Alle bekommen zehn Karten; zwei liegen beiseite, der **Skat**.
    • Gereizt werden Zahlen. Eine Zahl meint keine Stiche, sondern **was ein Spiel wert wäre**. Wer am höchsten reizt, spielt allein und heißt *Alleinspieler*.
    • Man darf dann den Skat aufnehmen und zwei Karten drücken, oder ihn liegen lassen, das ist mehr wert. Dann wird das Spiel angesagt: eine Trumpffarbe, **Grand**, wo nur die Buben Trumpf sind, **Null** ohne einen einzigen Stich{ $values ->
        [book] , oder **Ramsch**, wo jeder für sich spielt.
       *[other] .
    }
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
    { $values ->
        [book] Alle bekommen drei Karten, dann vier, dann drei; die letzten zwei sind der Skat und liegen verdeckt.
       *[other] Alle bekommen drei Karten, zwei kommen verdeckt als Skat, dann bekommen alle vier und noch drei.
    } Gegeben wird im Uhrzeigersinn.

    Die drei Plätze haben Namen:

    • **Vorhand**, links vom Geber, spielt zum ersten Stich aus,
    • **Mittelhand**, die nächste, beginnt das Reizen,
    • **Hinterhand** gibt.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
skat-rules-bidding =
    Zuerst **reizt Mittelhand Vorhand**. Mittelhand nennt eine Zahl oder passt; Vorhand hält („ja“) oder passt. So geht es, bis einer von beiden passt. Dann **reizt Hinterhand den, der übrig ist**, auf dieselbe Weise. Wer zuletzt übrig ist, spielt allein, und die letzte Zahl ist der *Reizwert*.

    • Gereizt wird nur, was Spiele wert sein können: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 und so weiter.
    • Jede Zahl ist höher als die vorige; Stufen dürfen übersprungen werden.
    • Haben die beiden anderen gleich gepasst, darf Vorhand noch 18 sagen.
    • Passen alle drei, { $allpass ->
        [ramsch] gibt es Ramsch.
        [schieberamsch] gibt es Schieberamsch.
       *[other] ist das Spiel eingepasst: Niemand bekommt etwas, und der Nächste gibt.
    }

    _Wie weit kann ich gehen?_ Rechne aus, was dein Spiel wert ist (siehe *Wertung*), und hör dort auf. Welches Spiel du meinst, sagst du nicht.
skat-rules-bidding-answering-both =
    • Hat Hinterhand gereizt und passt, wer noch übrig war, darf auch der andere noch antworten.
skat-rules-declaring =
    Wer das Reizen gewinnt, entscheidet zuerst über den Skat.

    • **Aufnehmen**: Sieh die beiden Karten an und drück irgendwelche zwei der zwölf{ $order ->
        [declare] , nach dem Ansagen
       *[other] {""}
    }. Ihre Augen zählen für dich.
    • **Hand**: Lass ihn ungesehen liegen. Das erhöht den Faktor um eins, und der Skat zählt am Ende trotzdem mit.

    Dann sagst du das Spiel an: Kreuz, Pik, Herz, Karo, Grand{ $values ->
        [book] , Null oder Ramsch
       *[other] {" "}oder Null, wenn es für den Reizwert reicht
    }. { $announce ->
        [hand] Im Handspiel kannst du bei Farbe und Grand eins davon ansagen:
       *[other] Bei Farbe und Grand kannst du das dazu ansagen, ouvert auch zu den anderen:
    }

    • **Schneider**: Du musst mindestens { $schneider ->
        [91] 91
       *[other] 90
    } Augen bekommen,
    • **Schwarz**: Du musst alle zehn Stiche machen,
    • **ouvert** (`open`): Du spielst mit offenen Karten{ $values ->
        [book] { $announce ->
            [hand] {" "}und musst alle zehn Stiche machen.
           *[other] .
        }
       *[other] {" "}und musst alle zehn Stiche machen.
    }

    Schaffst du nicht, was du angesagt hast, ist das Spiel verloren, egal, mit wie vielen Augen. Auch Null gibt es ouvert, mit oder ohne Skat.
skat-topic-contracts = Grand, Null und Ramsch
skat-rules-contracts =
    • **Grand.** Nur die vier Buben sind Trumpf. Sein Grundwert von 24 ist doppelt so hoch wie der von Kreuz; er lohnt sich mit guten Buben und Assen.
    • **Null.** Der Alleinspieler darf keinen einzigen Stich bekommen. Kein Trumpf, und A K Q J 10 9 8 7 in jeder Farbe. Ein Stich, und es ist verloren, auch wenn zu Ende gespielt wird. Der Wert ist fest.
    • **Null ouvert.** Dasselbe mit offen liegenden Karten.

    Karten, die offen gespielt werden, liegen im Bild des Tisches vor aller Augen.
skat-rules-contracts-values-book =
    • **Ramsch** (`reject`). Der Alleinspieler gibt sozusagen auf: Jeder spielt für sich, Trumpf sind die Buben wie im Grand, der Skat zählt für niemanden, und **wer die wenigsten Augen hat, gewinnt**. Das bringt 10, oder 20 ohne einen einzigen Stich. Haben mehrere gleich wenige, bekommen sie es alle.
skat-rules-contracts-spitze-1 =
    • **Spitze**, mit dem Spiel angesagt: Der niedrigste Trumpf wird gezeigt und muss den letzten Stich machen; das zählt eine Stufe mehr. Nicht im Grand mit allen vier Buben.
skat-rules-contracts-spitze-2 =
    • **Spitze**, mit dem Spiel angesagt: Der niedrigste Trumpf wird gezeigt und muss den letzten Stich machen; das zählt zwei Stufen mehr. Nicht im Grand mit allen vier Buben.
skat-rules-contracts-revolution-true =
    • **Null Revolution**, 92 wert, aus der Hand oder nicht: Null ouvert, vor dem die beiden Gegenspieler ihre Karten sehen und beliebig viele tauschen, eine gegen eine. Was sie tauschen, sieht sonst niemand.
skat-rules-play =
    Vorhand spielt immer zum ersten Stich aus; wer einen Stich macht, spielt zum nächsten aus. Alle zehn Stiche werden gespielt.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch die Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    _Beispiel._ Herz ist Trumpf, und Q♠ wird ausgespielt. Du hast J♠ und sonst kein Pik: J♠ ist Trumpf, also darfst du spielen, was du willst.

    Die Gegenspieler dürfen einander schmieren, also Augen in die Stiche legen, aber nicht sagen, was sie haben.
skat-rules-play-schenken-true =
    {"**"}Schenken.** Im ersten Stich eines Farbspiels oder Grands dürfen beide Gegenspieler das Spiel schenken. Angenommen ist es einfach gewonnen. Abgelehnt gilt Schneider als angesagt. Dann dürfen sie auch den Schneider schenken; wieder abgelehnt gilt Schwarz als angesagt.
skat-rules-play-giveup-true =
    {"**"}Aufgeben.** Mit neun oder zehn Karten auf der Hand darf der Alleinspieler aufgeben: Das Spiel ist einfach verloren. Später muss ein Gegenspieler zustimmen. Die Gegenspieler dürfen gemeinsam jederzeit aufgeben: Das Spiel ist einfach gewonnen. Was angesagt war, gilt als verfehlt oder erreicht.
skat-rules-scoring =
    Ein Farbspiel oder Grand ist **Grundwert × Faktor** wert. Der Grundwert ist bei Karo 9, Herz 10, Pik 11, Kreuz 12 und Grand 24.

    {"**"}Spitzen** sind die lückenlose Reihe der Trümpfe von J♣ abwärts. Mit J♣ spielst du *mit* so vielen, wie du in der Reihe hast, ohne ihn *ohne* so viele, wie dir fehlen. Der Skat zählt als deiner.

    _Beispiel._ Pik, mit J♣ und J♠, aber ohne J♥: mit 2. (1 + 2) × 11 = 33.
    ```
    Null    23   Hand         35
    ouvert  46   Hand ouvert  59
    ```
skat-rules-scoring-values-book =
    Der Faktor ist zusammen:
    ```
    Spiel             1
    je Spitze         1
    Hand              1
    Schneider         1
    alle zehn Stiche  2
    Schneider gesagt  3
    gesagt, und alle  4
    Schwarz gesagt    5
    ouvert            7
    ```
    Von den fünf Zeilen von Schneider ({ $schneider ->
        [91] 91
       *[other] 90
    } Augen) bis Schwarz gilt nur die höchste.

    • **Gewonnen**: Der Wert wird angeschrieben.
    • **Verloren**, oder weniger wert als gereizt (überreizt): Der Reizwert ist verloren, doppelt, wenn der Skat aufgenommen wurde. Null verliert das Doppelte seines Werts.
    • Die anderen schreiben nichts. Ein festes Ende gibt es nicht: Vorn liegt, wer die meisten Punkte hat.
skat-rules-scoring-values-isko =
    Der Faktor zählt je eins: das Spiel, jede Spitze, Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt, ouvert. Was angesagt ist, schließt ein, was darunter liegt, und ouvert auch Schwarz.

    • Eine Partei mit höchstens 30 Augen ist **Schneider**, ohne Stich **Schwarz**: Das zählt, ob gewonnen oder verloren wird.
    • **Gewonnen**: Der Wert wird angeschrieben, auch über dem Reizwert.
    • **Verloren**: der **doppelte Wert**, auch im Handspiel.
    • **Überreizt**, weniger wert als gereizt: verloren, egal, mit wie vielen Augen; das kleinste Vielfache des Grundwerts, das für den Reizwert reicht, zählt doppelt.

    _Beispiel._ Herz Hand, gereizt 59, mit 1: 10 × 3 = 30 ist zu wenig; 60 reicht, also −120.
skat-rules-scoring-values-old =
    Der Faktor zählt je eins: das Spiel, jede Spitze, Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt, ouvert. Was angesagt ist, schließt ein, was darunter liegt, und ouvert auch Schwarz. Grand ouvert hat den Grundwert 36.

    • Eine Partei mit höchstens 30 Augen ist **Schneider**, ohne Stich **Schwarz**: Das zählt, ob gewonnen oder verloren wird.
    • **Gewonnen**: Der Wert wird angeschrieben, auch über dem Reizwert.
    • **Verloren**: der doppelte Wert, **im Handspiel nur der einfache**.
    • **Überreizt**, weniger wert als gereizt: verloren, egal, mit wie vielen Augen; statt des Werts zählt das kleinste Vielfache des Grundwerts, das für den Reizwert reicht.
skat-rules-kontra-kontra-eighteen =
    Wer als Gegenspieler glaubt, dass das Spiel verloren geht, sagt **Kontra**: Gewinn und Verlust zählen doppelt. Das darf nur, wer mindestens 18 gereizt oder gehalten hat.
skat-rules-kontra-kontra-all =
    Wer als Gegenspieler glaubt, dass das Spiel verloren geht, sagt **Kontra**: Gewinn und Verlust zählen doppelt.
skat-rules-kontra-kontrawhen-card =
    • Kontra kommt vor der eigenen ersten Karte, eine Antwort vor der nächsten Karte dessen, der antwortet.
    • Bei ouvert wird vor dem Auflegen gefragt.
skat-rules-kontra-kontrawhen-asked =
    • Wer darf, wird nach dem Ansagen gefragt.
skat-rules-kontra-re-re =
    • Der Alleinspieler darf **Re** antworten: vierfach{ $renull ->
        [false] , aber nicht im Null
       *[other] {""}
    }.
skat-rules-kontra-re-none =
    • Eine Antwort gibt es nicht.
skat-rules-kontra-re-bock =
    • Der Alleinspieler darf **Re** antworten, vierfach, und wer Kontra gesagt hat, darauf **Bock**, achtfach{ $renull ->
        [false] ; nicht im Null
       *[other] {""}
    }.
skat-rules-kontra-re-hirsch =
    • **Re** vom Alleinspieler zählt vierfach, **Bock** vom Kontra-Sager achtfach, **Hirsch** vom Alleinspieler sechzehnfach{ $renull ->
        [false] ; nicht im Null
       *[other] {""}
    }.
skat-rules-kontra-kontralost-ramsch =
    • Gewinnt der Alleinspieler trotz Kontra, ist das nächste Spiel ein Ramsch.
skat-rules-ramsch-allpass-ramsch =
    Passen alle, spielt jeder für sich, Trumpf sind wie im Grand nur die Buben, und Vorhand spielt aus. Niemand will Augen haben.
skat-rules-ramsch-allpass-schieberamsch =
    Passen alle, spielt jeder für sich, Trumpf sind wie im Grand nur die Buben, und Vorhand spielt aus. Niemand will Augen haben.

    Vorher **geht der Skat herum**, von Vorhand an. Du darfst ihn nehmen und zwei Karten weitergeben{ $ramschjacks ->
        [true] {""}
       *[other] , aber keine Buben
    }; oder du schiebst ihn ungesehen weiter, das verdoppelt. Die letzten zwei Karten sind der Skat.
skat-rules-ramsch-ramschloser-most =
    • **Wer die meisten Augen hat, verliert sie.** Ist jemand Jungfrau, also ohne Stich, doppelt so viele.
    • Wer alle zehn Stiche macht (Durchmarsch), gewinnt stattdessen 120.
skat-rules-ramsch-ramschloser-fixed =
    • **Wer die meisten Augen hat, verliert 10**, bei einer Jungfrau (ohne Stich) 15, bei zweien 20.
skat-rules-ramsch-ramschloser-fewest =
    • **Wer die wenigsten Augen hat, gewinnt 10**, ohne Stich 20; haben mehrere gleich wenige, alle.
skat-rules-ramsch-ramschloser-club =
    • **Wer die wenigsten Augen hat, gewinnt ein Spiel zu 23**, das auf der Liste wie jedes andere zählt; zwei mit gleich vielen haben je { $ramschclub ->
        [ten] 10
       *[other] die Hälfte
    }.
skat-rules-ramsch-ramschskat-loser =
    • Die Augen des Skats kommen zu denen, die verlieren.
skat-rules-ramsch-ramschskat-last =
    • Die Augen des Skats gehören zum letzten Stich.
skat-rules-ramsch-ramschskat-nobody =
    • Der Skat zählt für niemanden.
skat-rules-ramsch-ramschtie-shared =
    • Haben zwei die meisten, verlieren beide.
skat-rules-ramsch-ramschtie-last =
    • Haben zwei die meisten, verliert, wer von ihnen den letzten Stich hat.
skat-rules-ramsch-ramschknock-true =
    • Wer den Skat genommen hat, darf nach dem Schieben **klopfen**: Auch das verdoppelt.
skat-rules-ramsch-ramschvirgin-true =
    • Ist der Skat herumgegangen, darf jeder **Jungfrau** ansagen, also keinen Stich zu machen. Gelingt es, zählt das Spiel noch einmal doppelt; sonst kostet es diesen Spieler 120 und die anderen nichts.
skat-rules-ramsch-bockramsch-true =
    Auf jede Bockrunde folgt eine Ramschrunde. Gereizt wird darin nicht, aber zuerst darf jeder **Grand Hand** ansagen; dann wird das gespielt, und derselbe Geber gibt noch einmal.
skat-rules-bock-bock-true =
    Auf manche Spiele folgt eine **Bockrunde**: { $bockround } Spiele, in denen alles doppelt zählt. Sie kommt,

    • wenn ein Spiel mit genau 60 Augen verloren geht
skat-rules-bock-bockgrand-true =
    • wenn Grand Hand gewonnen wird
skat-rules-bock-bockkontra-true =
    • wenn ein Spiel gegen Kontra verloren geht
skat-rules-bock-bockre-true =
    • nach Kontra und Re
skat-rules-bock-bockscore-hundreds =
    • wenn jemand auf ein Vielfaches von 100 kommt
skat-rules-bock-bockscore-digits =
    • wenn jemand auf drei gleiche Ziffern kommt
skat-rules-bock-bockscore-numbers =
    • wenn jemand auf ein Vielfaches von 100 oder drei gleiche Ziffern kommt
skat-rules-bock-bockvalue-72 =
    • nach einem Spiel im Wert ab 72
skat-rules-bock-bockvalue-96 =
    • nach einem Spiel im Wert ab 96
skat-rules-bock-bocknull-true =
    • wenn Null ouvert Hand gewonnen wird
skat-rules-bock-bockall-true =
    • wenn eine Seite alle 120 Augen hat
skat-rules-bock-bocklost-true =
    • wenn ein Grand verloren geht
skat-rules-bock-bockpassed-true =
    • wenn alle passen
skat-rules-bock-bockstack-append =
    Was in einer Runde geschieht, hängt eine weitere hinten an; ein Spiel bringt eine Runde, egal, wie viel darin geschieht.
skat-rules-bock-bockstack-multiply =
    Was in einer Runde geschieht, verdoppelt die nächsten Spiele noch einmal, höchstens achtfach; ein Spiel bringt eine Runde, egal, wie viel darin geschieht.
skat-rules-bock-bockramsch-true =
    Auf jede folgt eine Ramschrunde; die wird vom Bock nicht verdoppelt.
skat-rules-lists-scoring-fabian =
    Angeschrieben wird nach **Seeger und Fabian**, wie im Turnier: neben dem Wert 50 Punkte für jedes als Alleinspieler gewonnene Spiel und 50 weniger für jedes verlorene. Verliert ein anderer, bekommst du 40, an einem Tisch zu viert 30, auch wenn du aussetzt.

    `/scores` zählt zusammen.
skat-rules-lists-scoring-seeger =
    Angeschrieben wird nach **Seeger**: neben dem Wert 50 Punkte für jedes als Alleinspieler gewonnene Spiel und 50 weniger für jedes verlorene. `/scores` zählt zusammen.
skat-rules-lists-scoring-simple =
    Die Liste ist **einfach**: Nur der Alleinspieler schreibt an, was das Spiel wert war, plus oder minus. `/scores` zählt zusammen.
skat-rules-lists-scoring-positive =
    Die Liste kennt **kein Minus**: Ein gewonnenes Spiel bekommt der Alleinspieler, ein verlorenes ist für jeden der anderen ebenso viel Plus. `/scores` zählt zusammen.
skat-rules-lists-scoring-bierlachs =
    {"**"}Bierlachs** kennt nur Minus: Ein gewonnenes Spiel ist sein Wert Minus für jeden der anderen, ein verlorenes für den Alleinspieler. Wer zuerst bei −{ $bierlachs } ist, verliert die Runde, und die nächste beginnt. `/scores` zeigt sie.
skat-rules-lists-lists-full =
    Eine Liste hat 36 Spiele, an einem Tisch zu viert 48: Jeder gibt zwölfmal.
skat-rules-lists-lists-short =
    Eine Liste hat 18 Spiele, an einem Tisch zu viert 24: Jeder gibt sechsmal.
skat-rules-lists-passedin-dealer =
    Passen alle, bekommt der Geber 30; an einem Tisch zu viert oder mehr alle, die aussetzen.
skat-rules-words =
    • **Skat**: die zwei Karten, die beiseiteliegen, und das Spiel
    • **Vorhand, Mittelhand, Hinterhand**: die Plätze, links vom Geber zuerst
    • **reizen**: Zahlen nennen, um das Spiel zu bekommen; die letzte ist der **Reizwert**
    • **halten**: ja zu einer gereizten Zahl sagen
    • **Alleinspieler**: wer das Reizen gewonnen hat, gegen die beiden anderen
    • **drücken**: zwei Karten in den Skat zurücklegen
    • **Hand**: ein Spiel, ohne in den Skat zu sehen
    • **Spitzen**: die lückenlose Reihe der höchsten Trümpfe, die man hat oder die fehlen
    • **Schneider**: höchstens 30 Augen für die andere Seite
    • **Schwarz**: alle zehn Stiche
    • **Grand**: nur Buben als Trumpf
    • **Null**: kein Stich für den Alleinspieler
    • **ouvert**: mit offenen Karten des Alleinspielers
    • **Ramsch**: jeder für sich, und niemand will Augen haben
    • **überreizt**: weniger wert als gereizt
