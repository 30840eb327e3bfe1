# Die Regeln des bayerischen Schafkopfs in eigenen, einfachen Worten, nach Themen und Hausregeln.

schafkopf-rules-overview =
    Das Spiel der bayerischen Wirtshäuser. { $players ->
        [3] Gespielt wird zu dritt, jeder für sich: eine Person spielt ein Solo gegen die beiden anderen.
       *[other] Gespielt wird zu viert, jeder auf eigene Rechnung; wer zusammengehört, wechselt von Spiel zu Spiel.
    }

    • **Alle Damen, alle Buben und alle Herzen sind Trumpf.** Auf bayerischen Karten heißen sie Ober, Unter und Herz.
    • Reihum sagen alle, ob sie spielen wollen. { $players ->
        [3] Wer spielt, spielt ein **Solo**.
       *[other] Wer spielt, **ruft ein Ass**, und wer es hat, spielt heimlich mit; oder es wird ein **Solo** gegen drei.
    }
    • Es gibt 120 Augen; die Spielpartei braucht **61**.
    • Jedes Spiel hat einen Preis, den die Verlierer den Gewinnern zahlen. Er steigt mit Schneider, mit Laufenden und mit allem, was ihn verdoppelt.
schafkopf-rules-cards =
    Im Rufspiel, dem gewöhnlichen Spiel, sind das die Trümpfe, die höchsten zuerst:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♥ 10♥ K♥ 9♥ 8♥ 7♥
    ```
    In den anderen Farben gilt A 10 K 9 8 7. Damen und Buben gehören zu keiner von ihnen.

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
schafkopf-rules-cards-pack-short = Gespielt wird mit der kurzen Karte: Achten und Siebenen gibt es nicht.
schafkopf-rules-deal =
    { $players ->
        [3] { $three ->
            [long] Alle bekommen zehn der 32 Karten; zwei liegen verdeckt.
           *[other] Alle bekommen acht der 24 Karten. Übrig bleibt nichts.
        }
       *[other] { $pack ->
            [short] Alle bekommen sechs der 24 Karten. Übrig bleibt nichts.
           *[other] Alle bekommen acht der 32 Karten. Übrig bleibt nichts.
        }
    } { $packets ->
        [pairs] Sie kommen je zwei auf einmal.
       *[other] Sie kommen in zwei Runden.
    } Gegeben wird im Uhrzeigersinn; wer links vom Geber sitzt, spricht zuerst und **spielt in jedem Spiel aus**, auch im Solo.

    Die Karten sind gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle): Eine andere Art zu geben gibt es nicht, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
schafkopf-rules-knocking-knocking-all = Nach der Hälfte der Karten dürfen alle reihum einmal **klopfen**, bevor sie die andere Hälfte sehen. Jedes Klopfen erhöht den Preis, wer auch gewinnt.
schafkopf-rules-knocking-knocking-chain = Nach der Hälfte der Karten darf reihum **klopfen**, wessen Vordermann geklopft hat (der Erste immer). Jedes Klopfen erhöht den Preis, wer auch gewinnt.
schafkopf-rules-knocking-knocking-one = Nach der Hälfte der Karten darf reihum **geklopft** werden, aber nur einmal. Das verdoppelt den Preis, wer auch gewinnt.
schafkopf-rules-knocking-knocking-eldest = Nach der Hälfte der Karten darf **klopfen**, wer links vom Geber sitzt. Das verdoppelt den Preis, wer auch gewinnt.
schafkopf-rules-knocking-knocking-together = Nach der Hälfte der Karten werden alle **zugleich** gefragt, ob sie **klopfen**, bevor sie die andere Hälfte sehen. Jedes Klopfen erhöht den Preis, wer auch gewinnt.
schafkopf-rules-knocking-knocks-double = Jedes Klopfen verdoppelt: × 2, 4, 8, 16.
schafkopf-rules-knocking-knocks-add = Einmal geklopft zählt zweifach, zweimal dreifach und so weiter.
schafkopf-rules-knocking-knocks-steps = Ein- bis viermal geklopft zählt 2-, 3-, 5- und 8-fach.
schafkopf-rules-knocking-knocker-true = Passen alle, muss spielen, wer zuletzt geklopft hat.
schafkopf-rules-knocking-knocker-false = Klopfen verpflichtet zu nichts.
schafkopf-rules-bidding =
    Von links neben dem Geber an sagen alle einmal reihum *Ich spiele* oder passen; was sie spielen würden, sagen sie noch nicht. Gesagt ist gesagt.

    • **Niemand spielt**: siehe unten.
    • **Nur eine Person spielt**: Sie sagt an, was sie spielt.
schafkopf-rules-bidding-bidding-contest =
    • **Mehrere wollen spielen**: Nach dem ersten heißt *Ich spiele* mehr als ein Rufspiel. Die ersten zwei machen es aus: Der spätere nennt eine Art von Spiel, der frühere hält sie oder verzichtet; dann muss der spätere höher gehen oder verzichten. Wer bleibt, trifft auf den nächsten. Bei gleicher Art geht der frühere Platz vor, und die Farbe nennt erst, wer spielt.

    Von unten nach oben: Bettel, Farbgeier, Geier, Farbwenz, Wenz, Solo, dann dieselben als Tout, dann Sie; soweit sie hier gespielt werden.
schafkopf-rules-bidding-bidding-first = • **Wer es zuerst sagt, spielt.** Überboten wird nicht.
schafkopf-rules-bidding-bidding-raising = • **Mehrere wollen spielen**: Sie steigern die Augen, die sie im Solo brauchen: 61, dann jeweils { $step } mehr, bis 120; darüber stehen Tout und Sie. Bei gleichem Gebot geht der frühere Platz vor.
schafkopf-rules-bidding-three-long = • **Mehrere wollen spielen**: Sie steigern die Augen, die sie brauchen: 61, 65, 70 und so weiter in Fünfern, bis 120; darüber stehen Tout und Sie. Bei gleichem Gebot geht der frühere Platz vor.
schafkopf-rules-bidding-allpass-throw-in = **Alle passen**: Es wird zusammengeworfen, und der Nächste gibt.
schafkopf-rules-bidding-allpass-same-dealer = **Alle passen**: Es wird zusammengeworfen, und derselbe Geber gibt noch einmal.
schafkopf-rules-bidding-allpass-double = **Alle passen**: Es wird zusammengeworfen, und das nächste Spiel zählt doppelt; passen wieder alle, noch einmal doppelt.
schafkopf-rules-bidding-allpass-stock = **Alle passen**: Jeder zahlt den Ruftarif in den Stock, und der Nächste gibt.
schafkopf-rules-bidding-allpass-ramsch = **Alle passen**: Es wird ein Ramsch gespielt.
schafkopf-rules-bidding-allpass-stock-ramsch = **Alle passen**: Jeder zahlt den Ruftarif in den Stock, und es wird ein Ramsch gespielt.
schafkopf-rules-bidding-allpass-forced = **Alle passen**: Der Alte muss. Wer Q♣ hat, spielt ein Rufspiel oder ein Solo. Ist kein Ass zu rufen, darf es das einer Farbe sein, die fehlt, und das wird gesagt; wer alle drei Asse hat, ruft eine Zehn, sonst einen König, zum eigenen Ass.
schafkopf-rules-bidding-allpass-kreuz = **Alle passen**: Es geht übers Kreuz. Gegenüber spielt zusammen, Herz ist Trumpf, und 61 braucht die Seite, die links vom Geber sitzt.
schafkopf-rules-bidding-forced-sixty = Wer muss, gewinnt mit 60 und ist mit 30 aus dem Schneider.
schafkopf-rules-bidding-poor-true = Mit höchstens drei Trümpfen muss niemand: Dann wird zusammengeworfen.
schafkopf-rules-contracts =
    Statt eines Rufspiels darfst du eines von diesen spielen, wenn dich niemand überbietet:

    • **Solo**: allein gegen die anderen. Du wählst die Trumpffarbe: Damen, Buben und diese Farbe sind Trumpf.
    • **Wenz**: allein; nur die vier Buben sind Trumpf. In den Farben gilt A 10 K Q 9 8 7.
schafkopf-rules-contracts-geier-true = • **Geier**: allein; nur die vier Damen sind Trumpf. In den Farben gilt A 10 K J 9 8 7.
schafkopf-rules-contracts-farbwenz-true = • **Farbwenz**: ein Wenz, in dem unter den Buben eine Farbe deiner Wahl Trumpf ist.
schafkopf-rules-contracts-farbgeier-true = • **Farbgeier**: ein Geier, in dem unter den Damen eine Farbe deiner Wahl Trumpf ist.
schafkopf-rules-contracts-bettel-plain = • **Bettel**: allein, ohne Trumpf und ohne einen einzigen Stich. In den Farben gilt A K Q J 10 9 8 7.
schafkopf-rules-contracts-bettel-beat = • **Bettel**: allein, ohne Trumpf und ohne einen einzigen Stich. In den Farben gilt A K Q J 10 9 8 7, und wer in der ausgespielten Farbe schlagen kann, muss es.
schafkopf-rules-contracts-bettel-hearts = • **Bettel**: allein, mit den Trümpfen des Rufspiels und ohne einen einzigen Stich.
schafkopf-rules-contracts-bettel-hearts-beat = • **Bettel**: allein, mit den Trümpfen des Rufspiels und ohne einen einzigen Stich; wer die beste Karte in der angespielten Farbe schlagen kann, muss es.
schafkopf-rules-contracts-bettelprice-call = Ein Bettel kostet so viel wie ein Rufspiel.
schafkopf-rules-contracts-bettelprice-solo = Ein Bettel kostet so viel wie ein Solo.
schafkopf-rules-contracts-three-long = Bevor das Spiel genannt wird, nimmt, wer spielt, die **zwei verdeckten Karten** auf und legt zwei weg, oder lässt sie liegen: Dann zählt alles doppelt. In beiden Fällen zählen diese zwei für die Spielpartei.
schafkopf-rules-contracts-tout-true = • **Tout**: zu einem Solo angesagt; du musst alle Stiche machen. Mit dem ersten verlorenen Stich ist es aus.
schafkopf-rules-contracts-sie-true = • **Sie**: alle Damen und Buben auf einer Hand (mit sechs Karten die sechs höchsten Trümpfe). Das Blatt wird gezeigt und nicht gespielt.
schafkopf-rules-contracts-hochzeit-single = • **Hochzeit**: Mit genau einem Trumpf darfst du ihn verdeckt anbieten, solange niemand spielen will. Wer ihn nimmt, wenn niemand spielt, gibt eine Karte zurück, die kein Trumpf ist, und ihr zwei braucht 61.
schafkopf-rules-contracts-hochzeit-double = • **Hochzeit**: Mit genau einem Trumpf darfst du ihn verdeckt anbieten, solange niemand spielen will. Wer ihn nimmt, wenn niemand spielt, gibt eine Karte zurück, die kein Trumpf ist, und ihr zwei braucht 61. Sie zählt doppelt.
schafkopf-rules-contracts-solos-hearts = Das Herzsolo steht über den anderen Soli und kostet einen Zuschlag mehr.
schafkopf-rules-partners =
    { $players ->
        [3] Zu dritt gibt es keine Partner: Wer spielt, spielt ein Solo gegen die beiden anderen, die ihre Stiche zusammenzählen. Allein braucht man 61 Augen, zu zweit 60, und jeder der beiden rechnet mit dem Solisten ab.
       *[other] Im **Rufspiel** rufst du das Ass von Kreuz, Pik oder Karo. Du brauchst eine andere Karte dieser Farbe, Damen und Buben zählen nicht, und darfst das Ass nicht selbst haben. Wer es hat, spielt mit dir und sagt nichts: Nur die Karten verraten es.
    }
schafkopf-rules-partners-renonce-true = Wer keine solche Farbe hat, ist gesperrt, darf aber eine rufen, die fehlt, und sagt das laut.
schafkopf-rules-partners-renonce-false = Wer keine solche Farbe hat, ist gesperrt und kann kein Rufspiel spielen.
schafkopf-rules-partners-running-in-hand =
    Was zu beachten hat, wer das gerufene Ass hält, solange es nicht gefallen ist:

    • Spielt jemand anders die Ruffarbe aus, **muss das Ass fallen**.
    • Wer sie selbst ausspielt, spielt das Ass aus; außer mit vier Karten der Ruffarbe auf der Hand: Dann darf es eine niedrigere sein, und das heißt **davonlaufen**. Von da an ist das Ass eine Karte wie jede andere.
schafkopf-rules-partners-running-dealt =
    Was zu beachten hat, wer das gerufene Ass hält, solange es nicht gefallen ist:

    • Spielt jemand anders die Ruffarbe aus, **muss das Ass fallen**.
    • Wer sie selbst ausspielt, spielt das Ass aus; außer wer vier Karten der Ruffarbe bekommen hat: Dann darf es eine niedrigere sein, und das heißt **davonlaufen**. Von da an ist das Ass eine Karte wie jede andere.
schafkopf-rules-partners-running-no =
    Was zu beachten hat, wer das gerufene Ass hält, solange es nicht gefallen ist:

    • Spielt jemand anders die Ruffarbe aus, **muss das Ass fallen**.
    • Wer sie selbst ausspielt, spielt das Ass aus.
schafkopf-rules-partners-throwing-last = • Abgeworfen wird es erst im letzten Stich.
schafkopf-rules-partners-throwing-seventh = • Abgeworfen wird es erst in den letzten zwei Stichen.
schafkopf-rules-partners-throwing-always = • Abgeworfen werden darf es, wenn eine Farbe ausgespielt ist, die fehlt.
schafkopf-rules-play =
    Zum ersten Stich spielt in jedem Spiel aus, wer links vom Geber sitzt; wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe sind eine Farbe, also legst du auf einen Trumpf einen Trumpf.
    • **Kannst du nicht, leg irgendetwas.** Stechen musst du nicht, schlagen auch nie.
    • Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.
schafkopf-rules-kontra-kontra-resub = Die Gegenpartei darf **Kontra** sagen, die Spielpartei mit **Re** antworten, dann **Sub** und **Resub**: Jedes verdoppelt den Preis für beide. Sagen darf es jeder der Partei und zeigt damit, wohin er gehört.
schafkopf-rules-kontra-kontra-sub = Die Gegenpartei darf **Kontra** sagen, die Spielpartei mit **Re** antworten, dann noch **Sub**: Jedes verdoppelt den Preis für beide. Sagen darf es jeder der Partei und zeigt damit, wohin er gehört.
schafkopf-rules-kontra-kontra-re = Die Gegenpartei darf **Kontra** sagen, die Spielpartei mit **Re** antworten: Jedes verdoppelt den Preis für beide. Sagen darf es jeder der Partei und zeigt damit, wohin er gehört.
schafkopf-rules-kontra-kontra-kontra = Die Gegenpartei darf **Kontra** sagen; das verdoppelt den Preis für beide. Sagen darf es jeder der Partei und zeigt damit, wohin er gehört.
schafkopf-rules-kontra-timing-second-card = Kontra sagt, wer noch alle Karten hat, solange im ersten Stich höchstens eine liegt.
schafkopf-rules-kontra-timing-first-card = Kontra fällt vor der ersten Karte.
schafkopf-rules-kontra-timing-own-card = Kontra fällt vor der eigenen ersten Karte.
schafkopf-rules-kontra-timing-second-trick = Kontra sagt, wer noch alle Karten hat, solange im ersten Stich höchstens eine liegt; bei Wenz und Geier bis zum zweiten Stich.
schafkopf-rules-kontra-reply-next-card = Die Antwort fällt vor der nächsten Karte.
schafkopf-rules-kontra-reply-one-fewer = Die Antwort hat Zeit, solange höchstens eine Karte fehlt.
schafkopf-rules-kontra-takeover-true = Wer zuletzt verdoppelt hat, übernimmt das Spiel: Diese Partei braucht 61.
schafkopf-rules-kontra-bettelkontra-true = Auch beim Bettel.
schafkopf-rules-kontra-ramschkontra-true = Auch beim Ramsch: Jeder darf Kontra sagen, und jeder andere darf antworten.
schafkopf-rules-ramsch-allpass-ramsch =
    Trumpf ist wie im Rufspiel, aus spielt, wer links vom Geber sitzt, und jeder spielt für sich. **Wer die meisten Augen hat, verliert** und zahlt jedem anderen. { $ramschkontra ->
        [true] Laufende gibt es nicht.
       *[other] Kontra und Laufende gibt es nicht.
    }
schafkopf-rules-ramsch-allpass-stock-ramsch =
    Trumpf ist wie im Rufspiel, aus spielt, wer links vom Geber sitzt, und jeder spielt für sich. **Wer die meisten Augen hat, verliert** und zahlt jedem anderen; der Stock bleibt liegen. { $ramschkontra ->
        [true] Laufende gibt es nicht.
       *[other] Kontra und Laufende gibt es nicht.
    }
schafkopf-rules-ramsch-ramsch-ten = • Er kostet 10 (an einem Tisch nach Punkten 1).
schafkopf-rules-ramsch-ramsch-call = • Er kostet so viel wie ein Rufspiel.
schafkopf-rules-ramsch-march-tricks = • **Durchmarsch**: Wer alle Stiche macht, bekommt stattdessen von jedem.
schafkopf-rules-ramsch-march-points = • **Durchmarsch**: Wer 91 Augen oder mehr hat, bekommt stattdessen von jedem.
schafkopf-rules-ramsch-virgin-all = • **Jungfrau**: Für jeden ohne Stich verdoppelt sich der Preis für alle.
schafkopf-rules-ramsch-virgin-own = • **Jungfrau**: Wer keinen Stich hat, bekommt doppelt.
schafkopf-rules-ramsch-virgin-each = • **Jungfrau**: Wer keinen Stich hat, bekommt doppelt, bei zweien noch einmal doppelt.
schafkopf-rules-ramsch-tie-played = • Haben mehrere gleich viel, verliert von ihnen, wer den höchsten Trumpf gespielt hat.
schafkopf-rules-ramsch-tie-taken = • Haben mehrere gleich viel, verliert von ihnen, in wessen Stichen der höchste Trumpf liegt.
schafkopf-rules-ramsch-tie-share = • Haben mehrere gleich viel, zahlen sie alle; haben alle vier gleich viel, zahlt niemand.
schafkopf-rules-ramsch-three-long = • Die zwei verdeckten Karten gehören zum letzten Stich.
schafkopf-rules-bock-bock-sixty = Nach 60 zu 60 zählen die nächsten vier Spiele doppelt.
schafkopf-rules-bock-bock-solo = Nach einem verlorenen Herzsolo zählen die nächsten vier Spiele doppelt.
schafkopf-rules-bock-bock-both = Nach 60 zu 60 und nach einem verlorenen Herzsolo zählen die nächsten vier Spiele doppelt.
schafkopf-rules-scoring =
    ```
    Spielpartei
    alle Stiche  gewonnen, schwarz
    91–120       gewonnen, Schneider
    61–90        gewonnen
    31–60        verloren (60–60 auch)
    0–30         verloren, Schneider
    kein Stich   verloren, schwarz
    ```
    Schwarz geht nach Stichen, nicht nach Augen.
schafkopf-rules-prices-tariff-10-20-50 = Der Tarif: **Zuschläge 10, Rufspiel 20, Soli 50.**
schafkopf-rules-prices-tariff-10-10-50 = Der Tarif: **Zuschläge 10, Rufspiel 10, Soli 50.**
schafkopf-rules-prices-tariff-5-5-20 = Der Tarif: **Zuschläge 5, Rufspiel 5, Soli 20.**
schafkopf-rules-prices-tariff-5-10-20 = Der Tarif: **Zuschläge 5, Rufspiel 10, Soli 20.**
schafkopf-rules-prices-tariff-points = Nach Punkten: **Rufspiel 1, mit Schneider 2, schwarz 3; Soli 2, 3, 4 von jedem; Tout 8; Sie 16.**
schafkopf-rules-prices-three-long = Mit je zehn Karten kostet ein Solo **vier Extras** (an einem Tisch nach Punkten 2 von jedem). Wer die zwei Karten liegen lässt, gewinnt oder verliert doppelt so viel.
schafkopf-rules-prices =
    Im Rufspiel zahlt jeder Verlierer den Preis an einen Gewinner. Im Solo rechnet jeder andere mit dem Solisten ab. Was gezahlt wird, ergibt zusammen null: `/scores` und der Zettel des Abends sagen, wer wem wie viel schuldet.

    Zum Preis des Spiels kommen ein Zuschlag für Schneider und die Laufenden, dann alles, was verdoppelt. Ein Tout kostet das Doppelte des Solos mit seinen Laufenden, ohne Schneider; ein Sie das Vierfache mit acht Laufenden.
schafkopf-rules-prices-schwarz-level = Schwarz zählt zwei Zuschläge statt einem.
schafkopf-rules-prices-schwarz-double = Schwarz verdoppelt den Preis.
schafkopf-rules-prices-runners-all = **Laufende**: die höchsten Trümpfe in Folge, von oben an, die eine Partei bekommen hat. Ab drei (Wenz und Geier ab zwei) zählt jeder einen Zuschlag, wer auch gewinnt.
schafkopf-rules-prices-runners-four = **Laufende**: die höchsten Trümpfe in Folge, von oben an, die eine Partei bekommen hat. Ab drei (Wenz und Geier ab zwei) zählt jeder einen Zuschlag, höchstens vier, wer auch gewinnt.
schafkopf-rules-prices-runners-losers = **Laufende**: die höchsten Trümpfe in Folge, von oben an, die die Gewinner bekommen haben. Ab drei (Wenz und Geier ab zwei) zählt jeder einen Zuschlag.
schafkopf-rules-prices-stock-pair = **Stock**: Ein gewonnenes Rufspiel bringt ihn beiden Partnern je zur Hälfte; verloren zahlen sie zusammen ebenso viel hinein.
schafkopf-rules-prices-stock-caller = **Stock**: Ein gewonnenes Rufspiel bringt ihn dem, der gerufen hat; verloren zahlt er ebenso viel hinein.
schafkopf-rules-prices-stock-any = **Stock**: Jedes gewonnene Spiel bringt ihn; wer als Spieler verliert, zahlt ebenso viel hinein.
schafkopf-rules-prices-stockknocks-true = Klopfen vervielfacht auch, was in den Stock kommt.
schafkopf-rules-prices-limit-8 = Sind acht Ruftarife im Stock, wird nichts mehr eingezahlt.
schafkopf-rules-prices-limit-16 = Sind sechzehn Ruftarife im Stock, wird nichts mehr eingezahlt.
schafkopf-rules-prices-limit-32 = Sind zweiunddreißig Ruftarife im Stock, wird nichts mehr eingezahlt.
schafkopf-rules-words =
    • **Rufspiel, Sauspiel**: das Spiel mit dem gerufenen Ass, der *Sau*
    • **Ober, Unter**: Dame und Bube; **Eichel, Gras, Herz, Schellen**: Kreuz, Pik, Herz, Karo
    • **der Alte**: Q♣, der höchste Trumpf; **auf die Alte, auf die Blaue, auf die Kugel**: Rufspiel mit dem Ass von Kreuz, Pik, Karo
    • **gesperrt**: ohne Farbe, deren Ass zu rufen wäre
    • **suchen**: als Gegenpartei die Ruffarbe ausspielen
    • **davonlaufen**: mit vier Karten der Ruffarbe eine niedrigere ausspielen
    • **Wenz, Geier**: Soli, in denen nur die Buben oder nur die Damen Trumpf sind
    • **Tout, Sie**: alle Stiche angesagt; alle höchsten Trümpfe auf einer Hand
    • **Schneider, schwarz**: die Spielpartei unter 31, die Gegenpartei unter 30; ganz ohne Stich
    • **Laufende**: die höchsten Trümpfe in Folge
    • **klopfen**; **Kontra, Re, Sub, Resub**: was den Preis erhöht
    • **Stock**: der gemeinsame Topf
    • **schmieren**: Augen in einen Stich der eigenen Partei geben
