# Die Regeln von Doppelkopf in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

doppelkopf-rules-overview =
    Doppelkopf wird in ganz Norddeutschland gespielt. Zu viert, und **jede Karte gibt es zweimal**.

    • Meist spielen zwei gegen zwei, und niemand weiß, wer mit wem: Die beiden mit den **Kreuz-Damen**, den *Alten*, gehören zusammen. Sie sind die **Re**-Partei, die anderen beiden **Kontra**.
    • Mehr als die Hälfte der Karten ist Trumpf: die Herz-Zehnen, alle Damen, alle Buben, alle anderen Karo.
    • Mit einem besonderen Blatt meldest du einen *Vorbehalt*: **Hochzeit**, **Armut** oder ein **Solo**.
    • Es gibt 240 Augen. Re braucht **121**, Kontra 120.
    • Mit *Re*, *Kontra*, *keine 90* und so weiter sagst du, wie sicher du bist; das erhöht den Wert des Spiels.
    • Vierundzwanzig Spiele sind eine Partie. Jeder schreibt für sich an.

    Üblich sind hier die Regeln des Deutschen Doppelkopf-Verbands; siehe *Hausregeln*.
doppelkopf-rules-cards =
    48 Karten: Neunen, Buben (J), Damen (Q), Könige (K), Zehnen und Asse (A), jede zweimal. 26 sind Trumpf, die höchsten zuerst:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • 10♥ sticht alles; die beiden heißen *Dullen*.
    • Die anderen Farben: A 10 K 9 in Kreuz und Pik, A K 9 in Herz.
    • Von zwei gleichen Karten im Stich **gewinnt die erste**.

    Augen:
    ```
    Ass    11
    Zehn   10
    König   4
    Dame    3
    Bube    2
    Neun    0
    ```
    Zusammen 240. Eine Fehlfarbe hat nur vier Ränge und ist bald aus; spiel ein Ass also früh.
doppelkopf-rules-deal =
    Alle bekommen zwölf Karten, drei auf einmal; ohne Neunen zehn: drei, vier und drei. Einen Skat gibt es nicht. Gegeben wird im Uhrzeigersinn.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben; zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.

    {"**"}Neu geben.** An Tischen ohne die Regeln des Verbands darfst du es vor deiner Meldung verlangen, wenn du fünf Könige oder mehr bekommen hast, acht oder mehr Asse und Zehnen zusammen, oder genau einen Trumpf. Derselbe Geber gibt noch einmal.
doppelkopf-rules-bidding =
    Reihum ab Vorhand (links vom Geber) melden alle **gesund** (Normalspiel) oder einen **Vorbehalt**.

    • Sind alle gesund, gibt es ein Normalspiel, die Alten gegen die anderen.
    • Wer einen Vorbehalt hat, nennt ihn der Reihe nach. Der höchste wird gespielt, die anderen entfallen.
    ```
    niedrigstes  Hochzeit
                 Armut
    höchstes     Solo
    ```
    Soli sind gleich, wenn der Tisch sie nicht ordnet; von gleichen gilt das erste ab Vorhand.

    Nach den Regeln des Verbands wird bei mehreren Vorbehalten reihum nur nach einem Solo gefragt; das erste wird gespielt, Niedrigeres nicht mehr genannt. Eine Hochzeit gibt es also nur, wenn sonst niemand einen Vorbehalt hat; wer eine hat, passt.

    Hast du **beide Alten** und meldest gesund, spielst du ein *stilles Solo*: allein gegen drei, und niemand weiß es. Tu das nur mit einem sehr starken Blatt; sonst melde eine Hochzeit.
doppelkopf-rules-partners =
    • **Normalspiel.** Die beiden Alten gehören zusammen. Niemand sagt, wer sie hat; deine Partei zeigst du, wenn du eine spielst oder *Re* oder *Kontra* sagst.
    • **Hochzeit.** Du hast beide Alten und suchst einen Partner: Das wird, wer von den drei anderen zuerst einen der **ersten drei Stiche** macht, den *Klärungsstich*. Machst du alle drei, spielst du allein gegen drei. An manchen Tischen darfst du einen Stich verlangen, der mit Trumpf oder mit einer Fehlfarbe ausgespielt wird; dann zählt nur so einer.
    • **Armut** (nicht nach den Regeln des Verbands). Du hast höchstens drei Trümpfe. Du bietest drei Karten an, darunter alle deine Trümpfe. Reihum, links von dir zuerst, darf jeder sie ungesehen nehmen; wer es tut, ist dein Partner und gibt dir drei beliebige Karten zurück. Nimmt sie niemand, gibt derselbe Geber noch einmal.
    • **Solo.** Kein Partner.

    Nichts verrät hier den Partner: nicht das Bild, nicht die Reihenfolge der Namen. Das Ergebnis sagt es.
doppelkopf-topic-contracts = Soli
doppelkopf-rules-contracts =
    Im Solo spielt man allein gegen drei, mit anderen Trümpfen:
    ```
    Karosolo       Trümpfe wie sonst
    Herzsolo       10♥, Q, J, und die
    Piksolo        Farbe: A 10 K 9
    Kreuzsolo      (Herz A K 9)
    Bubensolo      nur die Buben
    Damensolo      nur die Damen
    fleischlos     keine
    international  Damen und Buben
    ```
    • Damen und Buben stehen wie immer Kreuz, Pik, Herz, Karo.
    • Wo die Herz-Zehn kein Trumpf ist, ist sie eine gewöhnliche Zehn. Damen und Buben, die kein Trumpf sind, gehören zu ihren Farben: A 10 K Q J 9.
    • Vorhand spielt aus, auch im Solo.
    • Ein internationales Solo kennt der Verband nicht.
    • Der Solist bekommt oder verliert dreimal so viel wie jeder der anderen. Fuchs, Karlchen und die anderen Sonderpunkte zählen im Solo nicht, auch nicht im stillen.

    Sind Soli geordnet, dann so, das niedrigste zuerst: fleischlos, Herz, Pik, Kreuz, Karo, international, Buben, und ganz oben das Damensolo.
doppelkopf-rules-play =
    Vorhand (links vom Geber) spielt zum ersten Stich aus; wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
    • Von zwei gleichen Karten gewinnt die **zuerst** gespielte. Mit der Hausregel `loonies second` ist es bei den beiden Herz-Zehnen umgekehrt, wo sie die höchsten Trümpfe sind.

    _Beispiel._ K♦ wird ausgespielt, dann 10♥, A♦ und 10♥. Die erste Herz-Zehn gewinnt den Stich, 35 Augen.
doppelkopf-rules-announcing =
    Nach den Regeln des Verbands darfst du jederzeit ansagen, nicht nur, wenn du dran bist:
    ```
                  Karten auf der Hand
    Re oder Kontra       11 oder mehr
    keine 90             10 oder mehr
    keine 60              9 oder mehr
    keine 30              8 oder mehr
    schwarz               7 oder mehr
    ```
    • *Re* sagt die Partei der Alten oder der Solist, *Kontra* die andere. Damit wissen alle, in welcher Partei du bist.
    • *Keine 90* heißt, dass die andere Partei unter 90 bleibt, *schwarz*, dass sie keinen Stich macht. Vor einer solchen Absage muss deine Partei Re oder Kontra gesagt haben.
    • Stufen dürfen übersprungen werden, solange sie noch rechtzeitig wären; sie gelten als gesagt.
    • **Als Erwiderung** auf die andere Partei darfst du Re oder Kontra noch sagen, mit einer Karte weniger, als deren höchste An- oder Absage verlangte. Wäre das als Erstansage zu spät gewesen, darf deine Partei nichts mehr absagen.
    • Bei einer Hochzeit wird vor dem Klärungsstich nichts gesagt. War er der zweite Stich, liegt jede Grenze eine Karte tiefer, beim dritten zwei.
    • Ohne Neunen liegen alle Grenzen zwei Karten tiefer.
doppelkopf-rules-scoring =
    Re gewinnt mit 121 Augen, Kontra mit 120; wurde nur Kontra gesagt, ist es umgekehrt. Wer *keine 90, 60, 30* absagt, braucht 151, 181, 211, für *schwarz* alle Stiche; dagegen reichen 90, 60, 30 Augen oder ein Stich.
    ```
    gewonnen                         1
    Verlierer unter 90, 60, 30  je   1
    Verlierer ohne Stich             1
    Re gesagt                        2
    Kontra gesagt                    2
    jede Absage                      1
    120 erreicht gegen keine 90      1
     90 gegen keine 60               1
     60 gegen keine 30               1
     30 gegen schwarz                1
    ```
    Sonderpunkte, nicht im Solo, jeder für die eigene Partei:
    ```
    Kontra gewinnt gegen die Alten   1
    Doppelkopf: 40 Augen im Stich    1
    Fuchs: A♦ der anderen gefangen   1
    Karlchen: J♣ im letzten Stich    1
    ```
    Die Punkte beider Parteien werden voneinander abgezogen. Auf der einen Seite bekommt jeder die Differenz, auf der anderen verliert sie jeder; wer allein spielt, dreifach. Haben beide ihre Absage nicht geschafft, gewinnt niemand.

    Ohne die Regeln des Verbands ist ein Spiel nur gewonnen oder verloren, mit 121 Augen, und angeschrieben wird nichts.
doppelkopf-rules-words =
    • **Alte**: eine Kreuz-Dame; die beiden bestimmen die Re-Partei
    • **Re, Kontra**: die Partei der Alten oder der Solist, und die anderen; auch die Ansagen, die das Spiel erhöhen
    • **Dulle**: eine Herz-Zehn, der höchste Trumpf
    • **Fuchs**: ein Karo-Ass
    • **Karlchen**: ein Kreuz-Bube, der den letzten Stich gewinnt
    • **Doppelkopf**: ein Stich mit 40 Augen oder mehr
    • **Hochzeit**: beide Alten, auf der Suche nach einem Partner
    • **Armut**: höchstens drei Trümpfe, die ein Partner nimmt
    • **Vorbehalt**: ein anderes Spiel statt des Normalspiels
    • **gesund**: kein Vorbehalt, also ein Normalspiel
    • **Klärungsstich**: der Stich, der bei einer Hochzeit den Partner bringt
    • **stilles Solo**: beide Alten, und kein Wort
    • **Solo**: allein gegen drei, mit anderen Trümpfen
    • **keine 90, keine 60, keine 30**: Absagen; die anderen müssen darunter bleiben
    • **schwarz**: kein Stich für die anderen
    • **Verband**: der Deutsche Doppelkopf-Verband, dessen Wertung gilt
