# Die Regeln von Doppelkopf in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

doppelkopf-rules-overview =
    Doppelkopf wird in ganz Norddeutschland gespielt. Zu viert, und **jede Karte gibt es zweimal**.

    • Meist spielen zwei gegen zwei, und niemand weiß, wer mit wem: Die beiden mit den **Kreuz-Damen**, den *Alten*, gehören zusammen. Sie sind die **Re**-Partei, die anderen beiden **Kontra**.
    • Mehr als die Hälfte der Karten ist Trumpf: die Herz-Zehnen, alle Damen, alle Buben, alle anderen Karo.
    • Mit einem besonderen Blatt meldest du einen *Vorbehalt*: **Hochzeit** oder **Solo**, an manchen Tischen auch **Armut**.
    • Es gibt 240 Augen. Re braucht **121**, Kontra 120.
    • Jeder schreibt für sich an.
doppelkopf-rules-overview-ddv-true =
    • Mit *Re*, *Kontra*, *keine 90* und so weiter sagst du, wie sicher du bist; das erhöht den Wert des Spiels. Vierundzwanzig Spiele sind eine Partie.
doppelkopf-rules-overview-scoring-none =
    • Angesagt wird nichts: Ein Spiel ist nur gewonnen oder verloren.
doppelkopf-rules-overview-scoring-verband =
    • Mit *Re*, *Kontra*, *keine 90* und so weiter sagst du, wie sicher du bist; das erhöht den Wert des Spiels. Vierundzwanzig Spiele sind eine Partie.
doppelkopf-rules-overview-scoring-doubling =
    • Mit *Re*, *Kontra*, *keine 90* und so weiter sagst du, wie sicher du bist; Re und Kontra verdoppeln den Wert des Spiels. Vierundzwanzig Spiele sind eine Partie.
doppelkopf-rules-cards =
    48 Karten: Neunen, Buben (J), Damen (Q), Könige (K), Zehnen und Asse (A), jede zweimal. 26 sind Trumpf, die höchsten zuerst:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • Die beiden 10♥ heißen *Dullen*.
    • Die anderen Farben: A 10 K 9 in Kreuz und Pik, A K 9 in Herz.

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
doppelkopf-rules-cards-nines-false =
    Ohne Neunen sind es 40 Karten, davon 24 Trümpfe.
doppelkopf-rules-deal =
    Alle bekommen zwölf Karten, drei auf einmal; ohne Neunen zehn: drei, vier und drei. Einen Skat gibt es nicht. Gegeben wird im Uhrzeigersinn.

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
doppelkopf-rules-redeals-redealing-at-once =
    Vor deiner Meldung darfst du verlangen, dass **neu gegeben** wird, wenn du eines der hier genannten Blätter bekommen hast; derselbe Geber gibt noch einmal. Ist keines genannt, wird jedes Spiel gespielt.
doppelkopf-rules-redeals-redealing-lowest =
    Mit einem der hier genannten Blätter ist **neu geben** ein Vorbehalt: Du nennst ihn der Reihe nach, und jedes andere Spiel geht vor. Derselbe Geber gibt noch einmal. Ist keines genannt, wird jedes Spiel gespielt.
doppelkopf-rules-redeals-kings-5 =
    • fünf Könige oder mehr
doppelkopf-rules-redeals-kings-6 =
    • sechs Könige oder mehr
doppelkopf-rules-redeals-bigs-8 =
    • acht oder mehr Asse und Zehnen zusammen
doppelkopf-rules-redeals-bigs-7 =
    • sieben oder mehr Asse und Zehnen zusammen
doppelkopf-rules-redeals-fewtrumps-one =
    • genau ein Trumpf
doppelkopf-rules-redeals-fewtrumps-three =
    • höchstens drei Trümpfe
doppelkopf-rules-redeals-manynines-5 =
    • fünf Neunen oder mehr
doppelkopf-rules-redeals-lows-7 =
    • sieben oder mehr Könige und Neunen zusammen
doppelkopf-rules-redeals-lows-8 =
    • acht oder mehr Könige und Neunen zusammen
doppelkopf-rules-redeals-lows-four-each =
    • vier oder mehr Könige und vier oder mehr Neunen
doppelkopf-rules-redeals-allsuits-kings =
    • ein König jeder Farbe
doppelkopf-rules-redeals-allsuits-nines =
    • eine Neun jeder Farbe
doppelkopf-rules-redeals-allsuits-either =
    • ein König jeder Farbe oder eine Neun jeder Farbe
doppelkopf-rules-redeals-handpoints-rich =
    • mehr als 80 Augen
doppelkopf-rules-redeals-handpoints-poor =
    • weniger als 35 Augen
doppelkopf-rules-redeals-handpoints-both =
    • mehr als 80 Augen oder weniger als 35
doppelkopf-rules-redeals-handpoints-rich-from-80 =
    • 80 Augen oder mehr
doppelkopf-rules-redeals-handpoints-both-from-80 =
    • 80 Augen oder mehr oder weniger als 35
doppelkopf-rules-redeals-toptrump-jack =
    • kein Trumpf über dem Karo-Buben
doppelkopf-rules-redeals-toptrump-fox =
    • kein Trumpf über dem Karo-Ass
doppelkopf-rules-redeals-toptrump-king =
    • kein Trumpf über dem Karo-König
doppelkopf-rules-bidding =
    Reihum ab Vorhand (links vom Geber) melden alle **gesund** (Normalspiel) oder einen **Vorbehalt**.

    • Sind alle gesund, gibt es ein Normalspiel, die Alten gegen die anderen.
    • Wer als Einziger einen Vorbehalt hat, nennt ihn, und er wird gespielt.
    • Die Hochzeit ist am niedrigsten, darüber steht die Armut und über beiden jedes Solo.

    Hast du **beide Alten** und meldest gesund, spielst du ein *stilles Solo*: allein gegen drei, und niemand weiß es. Tu das nur mit einem sehr starken Blatt; sonst melde eine Hochzeit.
doppelkopf-rules-bidding-ranking-equal =
    Soli sind gleich: Von mehreren gilt das erste ab Vorhand.
doppelkopf-rules-bidding-ranking-ranked =
    Soli sind geordnet, das niedrigste zuerst: fleischlos, Herz, Pik, Kreuz, Karo, international, Buben, und ganz oben das Damensolo. Gespielt wird das höchste.
doppelkopf-rules-bidding-ddv-true =
    Nach den Regeln des Verbands wird bei mehreren Vorbehalten reihum nur nach einem Solo gefragt; das erste wird gespielt, Niedrigeres nicht mehr genannt. Eine Hochzeit gibt es also nur, wenn sonst niemand einen Vorbehalt hat; wer eine hat, passt.
doppelkopf-rules-bidding-ddv-false =
    Haben mehrere einen Vorbehalt, nennen sie ihn der Reihe nach; der höchste wird gespielt, die anderen entfallen.
doppelkopf-rules-bidding-duty-true =
    {"**"}Jeder schuldet ein Pflichtsolo** in vierundzwanzig Spielen, sechs je Person am Tisch: zu fünft in dreißig.

    • Jedes Solo, das du ansagst, ist deines, bis du eines gespielt hast. Es geht allen vor, die keine Pflicht sind.
    • Danach gibt derselbe Geber noch einmal.
    • Sind so viele Pflichtsoli offen wie Spiele übrig, muss der Nächste links vom Geber, dem eines fehlt, seines spielen; er sagt nur, welches. Danach gibt der Nächste.
doppelkopf-rules-bidding-duty-evening =
    {"**"}Jeder schuldet ein Pflichtsolo**, solange der Tisch spielt.

    • Jedes Solo, das du ansagst, ist deines, bis du eines gespielt hast. Es geht allen vor, die keine Pflicht sind.
    • Danach gibt derselbe Geber noch einmal. Gezwungen wird niemand.
doppelkopf-rules-bidding-takeback-true =
    Ein Vorbehalt darf zurückgenommen werden, bis der Nächste gesprochen hat.
doppelkopf-rules-bidding-atonce-true =
    Kann niemand ein Solo nennen, das deinem vorgeht, und sehen das alle, darfst du es sofort nennen, auch außer der Reihe.
doppelkopf-rules-bidding-shorten-true =
    Der Solist darf nach dem ersten Stich abkürzen: den ganzen Rest beanspruchen oder den anderen überlassen; die dürfen dann noch ansagen, was rechtzeitig ist.
doppelkopf-rules-partners =
    • **Normalspiel.** Die beiden Alten gehören zusammen. Niemand sagt, wer sie hat; deine Partei zeigst du, wenn du eine spielst oder etwas ansagst.
    • **Hochzeit.** Du hast beide Alten und suchst einen Partner: jemand anderen, der einen der **ersten drei Stiche** macht, den *Klärungsstich*. Findet sich niemand, spielst du allein gegen drei.
    • **Solo.** Kein Partner.

    Nichts verrät hier den Partner: nicht das Bild, nicht die Reihenfolge der Namen. Das Ergebnis sagt es.
doppelkopf-rules-partners-weddings-true =
    Bei der Hochzeit darfst du einen Stich verlangen, der mit Trumpf oder mit einer Fehlfarbe ausgespielt wird; dann zählt nur so einer.
doppelkopf-rules-partners-wooing-any =
    Partner wird, wer von den anderen zuerst einen dieser Stiche macht, egal welchen.
doppelkopf-rules-partners-wooing-trump =
    Nur ein mit Trumpf ausgespielter Stich klärt die Hochzeit.
doppelkopf-rules-partners-wooing-plain =
    Nur ein mit einer Fehlfarbe ausgespielter Stich klärt die Hochzeit.
doppelkopf-rules-partners-wooing-suit =
    Mit der Hochzeit nennst du eine Fehlfarbe, und nur ein damit ausgespielter Stich klärt sie.
doppelkopf-rules-poverty-poverty-three =
    Mit **höchstens drei Trümpfen** darfst du eine Armut melden. Du bietest drei Karten an, darunter alle deine Trümpfe. Reihum, links von dir zuerst, darf jeder sie nehmen; wer es tut, ist dein Partner und gibt dir drei beliebige Karten zurück. Ihr zwei seid die Re-Partei, egal wo die Alten sind.
doppelkopf-rules-poverty-poverty-four =
    Mit **höchstens vier Trümpfen** darfst du eine Armut melden. Du bietest vier Karten an, darunter alle deine Trümpfe. Reihum, links von dir zuerst, darf jeder sie nehmen; wer es tut, ist dein Partner und gibt dir vier beliebige Karten zurück. Ihr zwei seid die Re-Partei, egal wo die Alten sind.
doppelkopf-rules-poverty-povertyfox-lone =
    • Ein einzelner Fuchs zählt nicht und muss nicht angeboten werden; zwei zählen.
doppelkopf-rules-poverty-povertyfox-kept =
    • Füchse zählen nicht; wer sie behält, zeigt sie.
doppelkopf-rules-poverty-povertysees-true =
    • Wer gefragt wird, darf die Karten vorher ansehen.
doppelkopf-rules-poverty-povertysees-false =
    • Die Karten werden ungesehen genommen.
doppelkopf-rules-poverty-povertylead-left =
    • Der Gegner links von dem, der genommen hat, spielt aus.
doppelkopf-rules-poverty-trumpsback-true =
    • Wie viele Trümpfe zurückgehen, wird gesagt.
doppelkopf-rules-poverty-unwanted-redeal =
    • Nimmt sie niemand, gibt derselbe Geber noch einmal.
doppelkopf-rules-poverty-unwanted-black-pig =
    • Nimmt sie niemand, spielt jeder für sich mit seinen eigenen Karten: Wer die meisten Augen hat, verliert; haben sie mehrere, verliert niemand.
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
    ```
    • Damen und Buben stehen wie immer Kreuz, Pik, Herz, Karo.
    • Wo die Herz-Zehn kein Trumpf ist, ist sie eine gewöhnliche Zehn. Bilder, die kein Trumpf sind, gehören zu ihren Farben: A 10 K Q J 9.
    • Der Solist bekommt oder verliert dreimal so viel wie jeder der anderen. Sonderpunkte zählen im Solo nicht.
doppelkopf-rules-contracts-ddv-true =
    • Vorhand spielt aus, zum Pflichtsolo aber der Solist.
doppelkopf-rules-contracts-solos-book =
    • *Internationales Solo*: Nur Damen und Buben sind Trumpf.
doppelkopf-rules-contracts-solos-many =
    • *Internationales Solo*: Nur Damen und Buben sind Trumpf.
    • *Königsolo*: nur die Könige; mit Buben, mit Damen oder (*Köhlersolo*) mit beiden.
doppelkopf-rules-contracts-sololead-eldest =
    • Vorhand spielt aus, auch im Solo.
doppelkopf-rules-contracts-sololead-duty =
    • Vorhand spielt aus, zum Pflichtsolo aber der Solist.
doppelkopf-rules-contracts-sololead-soloist =
    • Der Solist spielt aus.
doppelkopf-rules-play =
    Wer einen Stich macht, spielt zum nächsten aus; zum ersten spielt Vorhand (links vom Geber) aus, wenn das Spiel nichts anderes sagt.

    • **Bediene**, wenn du kannst. Alle Trümpfe sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
doppelkopf-rules-play-loonies-first =
    • Von zwei gleichen Karten gewinnt die **zuerst** gespielte.

    _Beispiel._ K♦ wird ausgespielt, dann 10♥, A♦ und 10♥. Die erste Herz-Zehn gewinnt den Stich, 35 Augen.
doppelkopf-rules-play-loonies-second =
    • Von zwei gleichen Karten gewinnt die **zuerst** gespielte. Von zwei Herz-Zehnen ist es, wo sie Trumpf sind, die **zweite**.
doppelkopf-rules-play-loonies-not-last =
    • Von zwei gleichen Karten gewinnt die **zuerst** gespielte. Von zwei Herz-Zehnen ist es, wo sie Trumpf sind, die **zweite**, im letzten Stich aber die erste.
doppelkopf-rules-play-pigs-played =
    {"**"}Schweinchen.** Beide Karo-Asse auf einer Hand stechen die Herz-Zehnen. Alle erfahren es, wenn das erste fällt. Fangen kann sie niemand. In einer Armut gibt es keine.
doppelkopf-rules-play-pigs-told =
    {"**"}Schweinchen.** Beide Karo-Asse auf einer Hand stechen die Herz-Zehnen. Alle erfahren es vor dem Spiel, bei einer Armut vor dem Tausch. Fangen kann sie niemand.
doppelkopf-rules-play-pigs-second =
    {"**"}Schweinchen.** Hast du beide Karo-Asse und kommt das erste heim, in einen Stich deiner Partei, sticht das zweite die Herz-Zehnen. Alle erfahren es, wenn es fällt. In einer Armut gibt es keine.
doppelkopf-rules-play-superpigs-super =
    {"**"}Superschweine.** Sind Schweinchen bekannt, stechen beide Karo-Neunen (ohne Neunen: Könige) auf einer Hand auch sie.
doppelkopf-rules-play-superpigs-hyper =
    {"**"}Superschweine.** Sind Schweinchen bekannt, stechen beide Karo-Neunen (ohne Neunen: Könige) auf einer Hand auch sie, und beide Karo-Könige auf einer Hand wiederum diese.
doppelkopf-rules-play-pigsolos-true =
    In einem Farbsolo sind beide Asse der Trumpffarbe auf einer Hand Schweinchen.
doppelkopf-rules-announcing-scoring-none =
    An diesem Tisch wird nichts an- oder abgesagt.
doppelkopf-rules-announcing-forced-30 =
    Liegen im ersten Stich 30 Augen oder mehr, muss Re oder Kontra sagen, wer ihn macht, bevor er ausspielt, wenn seine Partei es noch nicht getan hat.
doppelkopf-rules-announcing-forced-35 =
    Liegen im ersten Stich 35 Augen oder mehr, muss Re oder Kontra sagen, wer ihn macht, bevor er ausspielt, wenn seine Partei es noch nicht getan hat.
doppelkopf-rules-announcing-ddv-true =
    ```
                  Karten auf der Hand
    Re oder Kontra       11 oder mehr
    keine 90             10 oder mehr
    keine 60              9 oder mehr
    keine 30              8 oder mehr
    schwarz               7 oder mehr
    ```
    Ansagen darfst du jederzeit, nicht nur, wenn du dran bist.

    • *Re* sagt die Partei der Alten oder der Solist, *Kontra* die andere. Damit wissen alle, in welcher Partei du bist.
    • *Keine 90* heißt, dass die andere Partei unter 90 bleibt, *schwarz*, dass sie keinen Stich macht. Vor einer solchen Absage muss deine Partei Re oder Kontra gesagt haben.
    • Stufen dürfen übersprungen werden, solange sie noch rechtzeitig wären; sie gelten als gesagt.
    • **Als Erwiderung** auf die andere Partei darfst du Re oder Kontra noch sagen, mit einer Karte weniger, als deren höchste An- oder Absage verlangte. Wäre das als Erstansage zu spät gewesen, darf deine Partei nichts mehr absagen.
    • Bei einer Hochzeit wird vor dem Klärungsstich nichts gesagt. War er der zweite Stich, liegt jede Grenze eine Karte tiefer, beim dritten zwei.
    • Ohne Neunen liegen alle Grenzen zwei Karten tiefer.
doppelkopf-rules-announcing-scoring-verband =
    Ansagen darfst du jederzeit, nicht nur, wenn du dran bist.

    • *Re* sagt die Partei der Alten oder der Solist, *Kontra* die andere. Damit wissen alle, in welcher Partei du bist.
    • *Keine 90* heißt, dass die andere Partei unter 90 bleibt, *schwarz*, dass sie keinen Stich macht. Vor einer solchen Absage muss deine Partei Re oder Kontra gesagt haben.
    • Stufen dürfen übersprungen werden, solange sie noch rechtzeitig wären; sie gelten als gesagt.
    • **Als Erwiderung** auf die andere Partei darfst du Re oder Kontra noch sagen, mit einer Karte weniger, als deren höchste An- oder Absage verlangte. Wäre das als Erstansage zu spät gewesen, darf deine Partei nichts mehr absagen.
    • Bei einer Hochzeit wird vor dem Klärungsstich nichts gesagt. War er der zweite Stich, liegt jede Grenze eine Karte tiefer, beim dritten zwei.
    • Ohne Neunen liegen alle Grenzen zwei Karten tiefer.
doppelkopf-rules-announcing-scoring-doubling =
    Ansagen darfst du jederzeit, nicht nur, wenn du dran bist.

    • *Re* sagt die Partei der Alten oder der Solist, *Kontra* die andere. Damit wissen alle, in welcher Partei du bist.
    • *Keine 90* heißt, dass die andere Partei unter 90 bleibt, *schwarz*, dass sie keinen Stich macht. Vor einer solchen Absage muss deine Partei Re oder Kontra gesagt haben.
    • Stufen dürfen übersprungen werden, solange sie noch rechtzeitig wären; sie gelten als gesagt.
    • **Als Erwiderung** auf die andere Partei darfst du Re oder Kontra noch sagen, mit einer Karte weniger, als deren höchste An- oder Absage verlangte. Wäre das als Erstansage zu spät gewesen, darf deine Partei nichts mehr absagen.
    • Bei einer Hochzeit wird vor dem Klärungsstich nichts gesagt. War er der zweite Stich, liegt jede Grenze eine Karte tiefer, beim dritten zwei.
    • Ohne Neunen liegen alle Grenzen zwei Karten tiefer.
doppelkopf-rules-announcing-calltimes-verband =
    ```
                  Karten auf der Hand
    Re oder Kontra       11 oder mehr
    keine 90             10 oder mehr
    keine 60              9 oder mehr
    keine 30              8 oder mehr
    schwarz               7 oder mehr
    ```
doppelkopf-rules-announcing-calltimes-late =
    ```
                  Karten auf der Hand
    Re oder Kontra       11 oder mehr
    keine 90              9 oder mehr
    keine 60              6 oder mehr
    keine 30              3 oder mehr
    schwarz               1 oder mehr
    ```
doppelkopf-rules-announcing-calltimes-fifth =
    ```
                  Karten auf der Hand
    Re oder Kontra        8 oder mehr
    keine 90              7 oder mehr
    keine 60              6 oder mehr
    keine 30              5 oder mehr
    schwarz               4 oder mehr
    ```
doppelkopf-rules-scoring-scoring-none =
    Re gewinnt mit 121 Augen, Kontra mit 120. Angeschrieben wird nichts.
doppelkopf-rules-scoring-grannies-after =
    Der Punkt gegen die Alten kommt nach dem Verdoppeln dazu.
doppelkopf-rules-scoring-grannies-before =
    Der Punkt gegen die Alten wird mitverdoppelt.
doppelkopf-rules-scoring-even-single =
    Gewinnt Kontra 120 zu 120, ist das insgesamt ein Punkt.
doppelkopf-rules-scoring-caught-always =
    • Karlchen gefangen: ein Kreuz-Bube der anderen im letzten Stich, den deine Partei macht, je ein Punkt.
doppelkopf-rules-scoring-caught-queen =
    • Karlchen gefangen: ein Kreuz-Bube der anderen im letzten Stich, den eine Karo-Dame deiner Partei macht, je ein Punkt.
doppelkopf-rules-scoring-charlies-true =
    • Doppeltes Karlchen: Macht deine Partei den letzten Stich und sind beide Kreuz-Buben darin von ihr, zwei Punkte statt eines.
doppelkopf-rules-scoring-foxend-true =
    • Fuchs am End: Ein Fuchs, der den letzten Stich macht, ist ein Punkt; liegen beide Füchse der Partei darin, die ihn macht, sind es zwei.
doppelkopf-rules-scoring-loonytrick-true =
    • Dulle sticht Dulle: ein Punkt.
doppelkopf-rules-scoring-hearttrick-true =
    • Herz geht durch: Ein Stich aus vier Fehl-Herzen ist ein Punkt für den, der ihn macht.
doppelkopf-rules-scoring-silent-normal =
    • Im stillen Solo zählen die Sonderpunkte.
doppelkopf-rules-scoring-ddv-true =
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
    Die Punkte beider Parteien werden voneinander abgezogen. Auf der einen Seite bekommt jeder die Differenz, auf der anderen verliert sie jeder; wer allein spielt, dreifach. Haben beide ihre Absage nicht geschafft, gewinnt niemand, und es zählen nur verfehlte Stufen, gebrochene Absagen und Sonderpunkte.
doppelkopf-rules-scoring-scoring-verband =
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
    Die Punkte beider Parteien werden voneinander abgezogen. Auf der einen Seite bekommt jeder die Differenz, auf der anderen verliert sie jeder; wer allein spielt, dreifach. Haben beide ihre Absage nicht geschafft, gewinnt niemand, und es zählen nur verfehlte Stufen, gebrochene Absagen und Sonderpunkte.
doppelkopf-rules-scoring-scoring-doubling =
    Re gewinnt mit 121 Augen, Kontra mit 120; wurde nur Kontra gesagt, ist es umgekehrt. Wer *keine 90, 60, 30* absagt, braucht 151, 181, 211, für *schwarz* alle Stiche; dagegen reichen 90, 60, 30 Augen oder ein Stich.
    ```
    gewonnen                         1
    Verlierer unter 90, 60, 30  je   1
    Verlierer ohne Stich             1
    jede Absage                      1
    120 erreicht gegen keine 90      1
     90 gegen keine 60               1
     60 gegen keine 30               1
     30 gegen schwarz                1
    ```
    {"*"}Re* verdoppelt diese Punkte, *Kontra* verdoppelt sie noch einmal.

    Sonderpunkte, nicht im Solo, jeder für die eigene Partei:
    ```
    Kontra gewinnt gegen die Alten   1
    Doppelkopf: 40 Augen im Stich    1
    Fuchs: A♦ der anderen gefangen   1
    Karlchen: J♣ im letzten Stich    1
    ```
    Die Punkte beider Parteien werden voneinander abgezogen. Auf der einen Seite bekommt jeder die Differenz, auf der anderen verliert sie jeder; wer allein spielt, dreifach. Haben beide ihre Absage nicht geschafft, gewinnt niemand, und es zählen nur verfehlte Stufen, gebrochene Absagen und Sonderpunkte.
doppelkopf-rules-bock-bock-stacked =
    Nach bestimmten Spielen beginnt eine **Bockrunde** von so vielen Spielen, wie Leute am Tisch sind (vier, fünf …). Wo sich Runden überschneiden, zählt ein Spiel vier- oder achtfach. Ein Pflichtsolo und ein Spiel, das noch einmal gegeben wird, verbrauchen die Runde nicht.
doppelkopf-rules-bock-bock-appended =
    Nach bestimmten Spielen beginnt eine **Bockrunde** von so vielen Spielen, wie Leute am Tisch sind (vier, fünf …); eine neue beginnt, wenn die letzte zu Ende ist. Ein Pflichtsolo und ein Spiel, das noch einmal gegeben wird, verbrauchen die Runde nicht.
doppelkopf-rules-bock-bock-ignored =
    Nach bestimmten Spielen beginnt eine **Bockrunde** von so vielen Spielen, wie Leute am Tisch sind (vier, fünf …); währenddessen beginnt keine neue. Ein Pflichtsolo und ein Spiel, das noch einmal gegeben wird, verbrauchen die Runde nicht.
doppelkopf-rules-bock-bock-restarted =
    Nach bestimmten Spielen beginnt eine **Bockrunde** von so vielen Spielen, wie Leute am Tisch sind (vier, fünf …); ein neuer Anlass lässt sie von vorn beginnen. Ein Pflichtsolo und ein Spiel, das noch einmal gegeben wird, verbrauchen die Runde nicht.
doppelkopf-rules-bock-bockeffect-all =
    Spielpunkte und Sonderpunkte zählen doppelt.
doppelkopf-rules-bock-bockeffect-game =
    Nur die Spielpunkte zählen doppelt.
doppelkopf-rules-bock-bockeffect-extra =
    Die Sieger bekommen zwei Punkte mehr.
doppelkopf-rules-bock-bockeven-true =
    • nach 120 zu 120
doppelkopf-rules-bock-bocksolo-true =
    • nach einem verlorenen Solo
doppelkopf-rules-bock-bockcall-true =
    • nach verlorenem Re oder Kontra
doppelkopf-rules-bock-bockheart-true =
    • wenn Herz durchgeht
doppelkopf-rules-bock-bockschwarz-true =
    • wenn eine Partei keinen Stich macht
doppelkopf-rules-bock-bockzero-true =
    • nach einem Spiel mit null Punkten
doppelkopf-rules-prices-price-2 =
    Jeder Punkt kostet zwei.
doppelkopf-rules-prices-price-5 =
    Jeder Punkt kostet fünf.
doppelkopf-rules-prices-price-10 =
    Jeder Punkt kostet zehn.
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
