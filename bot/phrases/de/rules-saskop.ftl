# Die Regeln von Saskop in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

saskop-topic-deal = Abheben und Geben
saskop-topic-scoring = Wertung

saskop-rules-overview =
    Saskop (auch Sasku oder Lambapea, „Schafskopf“) kommt aus Estland. Vier spielen, zwei gegen zwei; Partner sitzen sich gegenüber, gespielt wird im Uhrzeigersinn.

    • Jedes Spiel hat eine Trumpffarbe, und die Hälfte der Karten ist Trumpf: **alle Könige, Damen und Buben**, egal welcher Farbe, und die Trumpffarbe selbst. Die **Trumpf-Sechs** sticht alles.
    • Wer am höchsten bietet, nennt den Trumpf; geboten wird, wie viele Trümpfe man dann hätte.
    • Danach werden neun Stiche gespielt. Man muss bedienen, muss stechen, wenn man nicht bedienen kann, und **muss schlagen, wenn man kann**.
    • Es gibt 120 Augen. Die Seite mit 61 oder mehr schreibt Striche an.
    • Mit 16 Strichen ist die Partie gewonnen, mit allen neun Stichen in einem Spiel sofort: Das ist *Lambapea*, und wer so verliert, hört es noch lange.

    Karo ist besonders: Es ist Trumpf, wenn niemand bietet, jeder darf damit die genannte Farbe überbieten, und es ist zwei Striche mehr wert.
saskop-rules-cards =
    36 Karten ab der Sechs (K König, Q Dame, J Bube, A Ass). Ist Herz Trumpf, sind das die 18 Trümpfe, die höchsten zuerst:
    ```
    6♥
    K♣ K♠ K♥ K♦
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♥ 10♥ 9♥ 8♥ 7♥
    ```
    • Ein Bild gehört nie zu der Farbe, die darauf steht. K♣ ist kein Kreuz, sondern Trumpf.
    • Unter gleichen Bildern ist die Reihenfolge Kreuz, Pik, Herz, Karo.
    • Die anderen drei Farben haben je sechs Karten: A 10 9 8 7 6.

    Das zählen die Karten in euren Stichen:
    ```
    Ass     11
    Zehn    10
    König    4
    Dame     3
    Bube     2
    9 8 7 6  0
    ```
    Zusammen 120. Die Trumpf-Sechs ist die stärkste Karte und zählt nichts; Trumpf-Ass und Trumpf-Zehn sind niedrige Trümpfe, aber viel wert: Man jagt sie, und man bringt sie heim.
saskop-rules-deal =
    Gegeben wird im Uhrzeigersinn, neun Karten für jeden. Der Geber mischt; rechts neben ihm wird abgehoben. Wer abhebt, wählt auch, wie gegeben wird:

    • **Je drei Karten**: wie üblich, und so wird gegeben, wenn nichts gesagt wird.
    • **Je eine Karte**, im Uhrzeigersinn.
    • **Je neun Karten**: ganze Blätter nacheinander, zuerst Vorhand (links vom Geber), dann das Gegenüber des Gebers, dann wer abhob, zuletzt der Geber.
    • **Deckel für uns**: wieder ganze Blätter, und die Seite, die abhebt, bekommt die beiden äußeren; das letzte geht an den, der abhob.
    • **Inhalt für uns**: Die Seite, die abhebt, bekommt die beiden inneren; das erste geht an das Gegenüber des Gebers, das letzte an den Geber.
    • **Offen bis zu einer Karte**: wie *je neun*, aber offen, bis die genannte Karte erschienen ist.

    „Uns“ heißt: wer abhebt, und sein Gegenüber, Vorhand.

    Hier werden die Karten vor dem Abheben gemischt und ihre Reihenfolge versiegelt; das Siegel wird gezeigt und nach dem Spiel geöffnet. So kann jeder nachprüfen, dass niemand an den Karten war: siehe `/record`.
saskop-rules-exchange =
    Hast du genau **ein Bild** (König, Dame oder Bube), darfst du es offen auf den Tisch legen. Dein Gegenüber nimmt es und gibt dir verdeckt eine Karte zurück: irgendeine außer diesem Bild.

    • Das geht, bevor du zum ersten Mal bietest oder passt, auch während andere überlegen. Danach ist es zu spät.
    • Jeder darf es einmal je Spiel.
    • Bleibt deinem Gegenüber nach dem Tausch genau ein Bild, darf es dieses auch zeigen.
    • Das Bieten wartet, bis die Karte zurück ist.
    • In der Wiederholung nach einem Gleichstand wird nicht geboten; da darfst du ein Bild zeigen, bis die erste Karte ausgespielt ist.

    Alle sehen das Bild; die andere Karte kennt nur ihr beide. Ein Tisch kann auch ohne Tausch eröffnet werden.
saskop-rules-bidding =
    Vorhand (links vom Geber) beginnt, dann geht es reihum.

    • Ein Gebot ist eine Zahl **von 5 bis 9**: wie viele Trümpfe du hättest, alle deine Bilder und die anderen Karten einer Farbe zusammen. Die Farbe nennst du nicht.
    • Du darfst weniger bieten, als du hast, nie mehr.
    • Jedes Gebot ist höher als das vorige. Wer passt, ist aus dem Bieten heraus.
    • Haben drei gepasst, nennt das letzte Gebot den Trumpf: eine Farbe, die mit den Bildern so lang ist wie geboten.
    • Passen drei ohne Gebot, darf der Vierte noch bieten.
    • Passen alle vier, ist **Karo** Trumpf, und niemand hat ihn gewählt. So ein Spiel ist einen Strich wert.

    _Beispiel._ Du hast K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦. Vier Bilder und drei Kreuz sind sieben mit Kreuz als Trumpf; du darfst also 5, 6 oder 7 bieten.
saskop-rules-diamonds =
    Karo ist besonders: Es ist zwei Striche mehr wert, egal, wer gewinnt.

    • **Sofort.** Solange geboten wird, darf jeder Karo ansagen, auch außer der Reihe, auch nach dem Passen. Das Bieten endet, Karo ist Trumpf, und wer es ansagte, spielt. Wie viel Karo du hast, ist egal.
    • **Überbieten.** Hat das höchste Gebot Kreuz, Pik oder Herz genannt, darf jeder der drei anderen, auch das Gegenüber, mit Karo überbieten und spielt dann selbst. Nehmen alle drei an, bleibt die Farbe. Angenommen ist angenommen; wer zuerst überbietet, spielt.
    • Nennt das höchste Gebot Karo, gibt es nichts zu überbieten.
    • Passen alle vier, ist Karo Trumpf, und niemand spielt.

    Warum mit schwachem Blatt überbieten? Damit die anderen nicht alle neun Stiche machen; das würde die ganze Partie kosten. Und warum mit gutem Karo warten? Um erst die Gebote zu hören; dann droht, dass alle passen und das Spiel nur einen Strich wert ist.
saskop-rules-play =
    Vorhand spielt zum ersten Stich aus. Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe; wer den Stich macht, spielt zum nächsten aus.

    Spiel aus, was du willst. Danach gilt, in dieser Reihenfolge:

    • **Bedienen.** Alle Trümpfe, auch die Bilder, sind eine Farbe.
    • **Stechen**, wenn du nicht bedienen kannst, auch wenn der Stich deinem Gegenüber gehört.
    • **Hast du beides nicht**, spiel irgendetwas.
    • **Schlagen**: Kannst du mit einer dieser Karten die beste im Stich schlagen, musst du es. Kannst du es nicht, geht jede von ihnen.

    _Beispiele, Karo ist Trumpf._ 8♣ ist ausgespielt, 10♣ und 6♣ folgen: Hast du A♣, musst du es spielen. Hätte der Dritte mit J♣ gestochen, schlüge es kein Kreuz, und du dürftest irgendein Kreuz spielen. Ohne Kreuz musst du stechen, und zwar höher als J♣, wenn du kannst: Mit K♥, J♦ und A♦ muss es K♥ sein.

    Karten, die du spielen darfst, stehen im Bild deines Blatts etwas höher.
saskop-rules-signals =
    Partner dürfen einander ein wenig helfen, und alle dürfen zusehen. Ein Zeichen ist ein Wink und verpflichtet zu nichts.

    • **Zwinkern.** Nach der ersten Karte darf der Letzte im Stich seinem Partner, dem Zweiten, zuzwinkern: „Dieser Stich wird mir gehören.“ Oder er zwinkert ausdrücklich nicht. Einmal je Stich. So weiß der Zweite, ob er schmieren soll.
    • **Häda** („Not“). Du spielst in diesem Stich nach deinem Gegenüber, ihr habt beide noch nicht gespielt, und dein einziger Trumpf ist das Trumpf-Ass oder die Trumpf-Zehn. *Häda* bittet dein Gegenüber um seinen höchsten Trumpf, damit deine Augen sicher heimkommen. Einmal je Spiel.
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte. Manche Runden sehen es ungern.

    Ein Tisch kann ohne Zeichen eröffnet werden, oder nur ohne das Dach.
saskop-rules-scoring =
    Nach neun Stichen zählt jede Seite ihre Augen. Die *Spielpartei* ist, wer den Trumpf wählte, mit dem Gegenüber.
    ```
    Augen der Spielpartei ♣ ♠ ♥  ♦
    die Spielpartei schreibt
     91–120            4      6
     61–90             2      4
    60                 Wiederholung
    die anderen schreiben
     30–59             4      6
     0–29              6      8
    ```
    • **Alle neun Stiche**: Wer sie macht, gewinnt sofort die ganze Partie, Spielpartei oder nicht: *lambapea*.
    • **Alle gepasst:** Die Seite mit mehr Augen schreibt 1 Strich, egal, wie viele es sind; mit allen neun Stichen gewinnt sie auch hier die Partie.
    • **60 zu 60:** Niemand schreibt. Derselbe Geber gibt noch einmal, ohne Bieten, mit demselben Trumpf und derselben Spielpartei, und es zählt, wie das erste gezählt hätte.

    {"**"}Mit 16 Strichen** ist die Partie gewonnen; darüber hinaus wird nichts geschrieben. Die nächste beginnt bei null. 16 zu 0 zu verlieren ist fast so schlimm wie Lambapea.

    Auf dem Zettel sehen vier Striche wie # aus: zwei senkrecht, zwei quer. Unter jede fertige Partie kommt eine Linie.
saskop-rules-words =
    • **Bild** (*pilt*): König, Dame oder Bube; immer Trumpf
    • **Trumpf**: Karten, die alle anderen stechen; 18 von 36
    • **Spielpartei**: wer den Trumpf wählte, mit dem Gegenüber
    • **Geber** (*jagaja*): gibt; rechts neben ihm wird abgehoben (*tõstja*)
    • **Vorhand** (*eestkäsi*): links vom Geber; überall zuerst
    • **Stich** (*tihi*): vier Karten, von allen eine
    • **ausspielen, bedienen**: die erste Karte legen; dieselbe Farbe legen
    • **schlagen**: eine Karte spielen, die den Stich nimmt, wie er liegt
    • **Gebot** (*pakkumine*): wie viele Trümpfe du hättest
    • **überbieten**: Karo statt der genannten Farbe zum Trumpf machen
    • **Deckel und Inhalt** (*kaaned, sisu*): die äußeren und die inneren Blätter des Kartenstapels
    • **Zwinkern, Häda, Dach**: die Zeichen
    • **Strich** (*nakk*): was angeschrieben wird; 16 sind eine Partie
    • **Lambapea** (*karvane*): alle neun Stiche für eine Seite
    • **alle gepasst** (*üleküla ruutu*): Karo, das niemand gewählt hat
    • **Gleichstand** (*pokk*): 60 zu 60
