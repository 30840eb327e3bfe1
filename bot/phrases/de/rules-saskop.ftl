# Die Regeln von Saskop in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

saskop-topic-deal = Abheben und Geben
saskop-topic-scoring = Wertung

saskop-rules-overview =
    Saskop (auch Sasku oder Lambapea, „Schafskopf“) kommt aus Estland. Vier spielen, zwei gegen zwei; Partner sitzen sich gegenüber, gespielt wird im Uhrzeigersinn.

    • Jedes Spiel hat eine Trumpffarbe, und die Hälfte der Karten ist Trumpf: **alle Könige, Damen und Buben**, egal welcher Farbe, und die Trumpffarbe selbst.{ $six ->
        [lowest] {""}
       *[other] {" "}Die **Trumpf-Sechs** sticht alles.
    }
    • Wer am höchsten bietet, nennt den Trumpf; geboten wird, wie viele Trümpfe man dann hätte.
    • Danach werden neun Stiche gespielt. Man muss bedienen{ $duty ->
        [none] ; wer es nicht kann, spielt irgendetwas.
        [trump] {" "}und muss stechen, wenn man nicht bedienen kann.
        [led] {" "}und muss stechen, wenn man nicht bedienen kann; ein ausgespielter Trumpf muss überstochen werden.
       *[other] , muss stechen, wenn man nicht bedienen kann, und **muss schlagen, wenn man kann**.
    }
    • Es gibt 120 Augen. Die Seite mit 61 oder mehr schreibt Striche an.
    • Mit { $target ->
        [12] 12
       *[other] 16
    } Strichen ist die Partie gewonnen. { $karvane ->
        [12] Alle neun Stiche in einem Spiel zählen 12 Striche.
        [6] Alle neun Stiche in einem Spiel zählen 6 Striche.
       *[other] Alle neun Stiche in einem Spiel gewinnen sie sofort: Das ist *Lambapea*, und wer so verliert, hört es noch lange.
    }

    Karo ist besonders: Es ist Trumpf, wenn niemand bietet, { $diamonds ->
        [auction] darf über jedes Gebot angesagt werden,
        [turn] darf über jedes Gebot angesagt werden,
       *[other] jeder darf damit die genannte Farbe überbieten,
    } und es ist zwei Striche mehr wert.
saskop-rules-cards =
    36 Karten ab der Sechs (K König, Q Dame, J Bube, A Ass). Ist Herz Trumpf, sind das die 18 Trümpfe, die höchsten zuerst:
    ```
    { $six ->
        [lowest] K♣ K♠ K♥ K♦
       *[other] 6♥ K♣ K♠ K♥ K♦
    }
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    { $six ->
        [lowest] A♥ 10♥ 9♥ 8♥ 7♥ 6♥
       *[other] A♥ 10♥ 9♥ 8♥ 7♥
    }
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
    Zusammen 120. { $six ->
        [lowest] Trumpf-Ass
       *[other] Die Trumpf-Sechs ist die stärkste Karte und zählt nichts; Trumpf-Ass
    } und Trumpf-Zehn sind niedrige Trümpfe, aber viel wert: Man jagt sie, und man bringt sie heim.
saskop-rules-deal =
    Gegeben wird im Uhrzeigersinn, neun Karten für jeden. Der Geber mischt; { $chooser ->
        [eldest] links neben ihm wird abgehoben. Vorhand wählt auch, wie gegeben wird.
       *[other] rechts neben ihm wird abgehoben. Wer abhebt, wählt auch, wie gegeben wird.
    }

    Wo alle mischen, werden Abheben und Art zu geben mit den Karten gelost, und niemand wird gefragt.

    Hier werden die Karten vor dem Abheben gemischt und ihre Reihenfolge versiegelt; das Siegel wird gezeigt und nach dem Spiel geöffnet. So kann jeder nachprüfen, dass niemand an den Karten war: siehe `/record`.
saskop-rules-bidding =
    Vorhand (links vom Geber) beginnt, dann geht es reihum.

    • Ein Gebot ist eine Zahl **von 5 bis 9**: wie viele Trümpfe du hättest, alle deine Bilder und die anderen Karten einer Farbe zusammen. Die Farbe nennst du nicht.
    • Du darfst weniger bieten, als du hast, nie mehr.
    • Jedes Gebot ist höher als das vorige. Wer passt, ist aus dem Bieten heraus.
    • Haben drei gepasst, nennt das letzte Gebot den Trumpf: eine Farbe, die mit den Bildern so lang ist wie geboten.
    • Passen drei ohne Gebot, darf der Vierte noch bieten.
    • Passen alle vier, ist **Karo** Trumpf, und niemand hat ihn gewählt (*üleküla ruutu*). So ein Spiel ist { $passed ->
        [2] zwei Striche
       *[other] einen Strich
    } wert.

    _Beispiel._ Du hast K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦. Vier Bilder und drei Kreuz sind sieben mit Kreuz als Trumpf; du darfst also 5, 6 oder 7 bieten.
saskop-rules-diamonds =
    Karo ist besonders: Es ist zwei Striche mehr wert, egal, wer gewinnt.

    • Passen alle vier, ist Karo Trumpf, und niemand spielt.
    • Wie viel Karo du hast, ist egal. Sagst du Karo an, endet das Bieten, Karo ist Trumpf, und du spielst.
saskop-rules-play =
    Vorhand spielt zum ersten Stich aus. Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe; wer den Stich macht, spielt zum nächsten aus.

    Spiel aus, was du willst. Danach gilt: **Bediene**, wenn du kannst. Alle Trümpfe, auch die Bilder, sind eine Farbe. Karten, die du spielen darfst, stehen im Bild deines Blatts etwas höher.
saskop-rules-scoring =
    Nach neun Stichen zählt jede Seite ihre Augen. Die *Spielpartei* ist, wer den Trumpf wählte, mit dem Gegenüber.
    ```
    Augen der Spielpartei ♣ ♠ ♥  ♦
    die Spielpartei schreibt
     91–120            4      6
     61–90             2      4
    60                 niemand
    die anderen schreiben
     30–59             4      6
     0–29              6      8
    ```
    Genau 90 heißt *seajänn*: Ein Auge mehr wäre zwei Striche mehr wert gewesen.
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
    • **Strich** (*nakk*): was angeschrieben wird
    • **Lambapea** (*karvane*): alle neun Stiche für eine Seite
    • **alle gepasst** (*üleküla ruutu*): Karo, das niemand gewählt hat
    • **Seajänn**: genau 90 Augen
    • **Gleichstand** (*pokk*): 60 zu 60
saskop-rules-deal-ways-text =
    • **Je drei Karten**: wie üblich, und so wird gegeben, wenn nichts gesagt wird.
    • **Je eine Karte**, im Uhrzeigersinn.
    • **Je neun Karten**: ganze Blätter nacheinander, zuerst Vorhand (links vom Geber), dann das Gegenüber des Gebers, dann rechts vom Geber, zuletzt der Geber.
    • **Deckel für uns**: wieder ganze Blätter, und die Seite, die abhebt, bekommt die beiden äußeren; das letzte geht an den, der abhob.
    • **Inhalt für uns**: Die Seite, die abhebt, bekommt die beiden inneren; das erste geht an das Gegenüber des Gebers, das letzte an den Geber.
    • **Offen bis zu einer Karte**: wie *je neun*, aber offen, bis die genannte Karte erschienen ist.

    „Uns“ heißt: Vorhand und ihr Gegenüber rechts vom Geber.
saskop-rules-deal-ways-saaremaa =
    • **Je drei, eine oder neun Karten**, im Uhrzeigersinn, ab Vorhand oder ab dem, der genannt wird.
    • **Deckel für uns** und **Inhalt für uns**: ganze Blätter; die Seite von Vorhand bekommt die beiden äußeren oder die beiden inneren.
    • **Von unten**: Gegeben wird von unten, je drei Karten.
    • **Haufen**: Die Karten werden in drei Haufen geteilt, diese umgekehrt zusammengelegt, und dann werden je drei Karten gegeben.

    „Uns“ heißt: Vorhand und ihr Gegenüber rechts vom Geber.
saskop-rules-deal-dark-true =
    • **Karo im Dunkeln** (*pime ruutu*) darf statt einer Art zu geben verlangt werden: Es wird nicht geboten, Karo ist Trumpf, bevor jemand eine Karte gesehen hat, und Vorhand und ihr Gegenüber sind die Spielpartei. Nicht, wo alle mischen: Dort wählt niemand etwas, bevor gegeben ist.
saskop-rules-deal-dark-two-more =
    • **Karo im Dunkeln** (*pime ruutu*) darf statt einer Art zu geben verlangt werden: Es wird nicht geboten, Karo ist Trumpf, bevor jemand eine Karte gesehen hat, und Vorhand und ihr Gegenüber sind die Spielpartei; wer gewinnt, schreibt zwei Striche mehr an. Nicht, wo alle mischen: Dort wählt niemand etwas, bevor gegeben ist.
saskop-rules-deal-redeal-true =
    • **Neu geben**: Wurden je neun Karten verlangt und hat Vorhand kein Bild bekommen, darf sie vor ihrem ersten Gebot oder Passen verlangen, dass neu gegeben wird. Derselbe Geber gibt noch einmal. In der Wiederholung nach einem Gleichstand gibt es dieses Recht nicht.
saskop-rules-exchange-giving-openly =
    Hast du genau **ein Bild** (König, Dame oder Bube), darfst du es offen auf den Tisch legen. Dein Gegenüber nimmt es und gibt dir verdeckt eine Karte zurück: irgendeine außer diesem Bild.

    • Das geht, bevor du zum ersten Mal bietest oder passt, auch während andere überlegen. Danach ist es zu spät.
    • Jeder darf es einmal je Spiel.
    • Bleibt deinem Gegenüber nach dem Tausch genau ein Bild, darf es dieses auch zeigen.
    • Das Bieten wartet, bis die Karte zurück ist.
    • In der Wiederholung nach einem Gleichstand wird nicht geboten; da darfst du ein Bild zeigen, bis die erste Karte ausgespielt ist.

    Alle sehen das Bild; die andere Karte kennt nur ihr beide.
saskop-rules-exchange-back-no-picture =
    • Zurück kommt kein Bild, solange noch etwas anderes da ist.
saskop-rules-exchange-giving-closed =
    Hast du genau **ein Bild** (König, Dame oder Bube), darfst du es deinem Gegenüber **verdeckt** geben. Du bekommst verdeckt eine Karte zurück, und zwar kein Bild, solange noch etwas anderes da ist.

    • Das geht, wenn du mit Bieten dran bist, vor deinem ersten Gebot oder Passen, einmal je Spiel.
    • Du bietest oder passt erst, wenn die Karte zurück ist.
    • Hat ein Gegner schon neun geboten, ist es zu spät.
    • In der Wiederholung nach einem Gleichstand wird nicht geboten und nichts getauscht.

    Die anderen sehen, dass eine Karte hinüberging; sie wissen also, dass du genau ein Bild hattest, aber nicht, welches.
saskop-rules-exchange-ten-true =
    Hast du genau ein Bild, darfst du **zehn bieten**, wenn du mit Bieten dran bist. Damit bietest du das Bild deinem Gegenüber an.

    • Nimmt dein Gegenüber es, sehen es alle, eine Karte kommt verdeckt zurück (kein Bild, solange noch etwas anderes da ist), und **Karo ist sofort Trumpf**; du spielst.
    • Sonst ist es, als hättest du nichts gesagt: Du bietest oder passt. Zehn bieten darfst du einmal je Spiel.
saskop-rules-exchange-ten-exchange =
    Hast du genau ein Bild, darfst du **zehn bieten**, wenn du mit Bieten dran bist. Damit bietest du das Bild deinem Gegenüber an.

    • Nimmt dein Gegenüber es, sehen es alle, und eine Karte kommt verdeckt zurück (kein Bild, solange noch etwas anderes da ist).
    • So oder so bietest oder passt du dann. Zehn bieten darfst du einmal je Spiel.
saskop-rules-bidding-omale-true =
    • *Omale* („für mich“): Einmal je Spiel darf Vorhand das vorige Gebot übernehmen, indem sie dieselbe Zahl bietet.
saskop-rules-bidding-omale-before =
    • *Omale* („für mich“): Einmal je Spiel darf, wer von Vorhand aus gezählt vor dem Bietenden sitzt, das Gebot übernehmen, indem er dieselbe Zahl bietet.
saskop-rules-bidding-bids-once =
    • Jeder bietet oder passt **nur einmal**; dann nennt das höchste Gebot den Trumpf.
saskop-rules-diamonds-diamonds-always =
    • **Sofort.** Solange geboten wird, darf jeder Karo ansagen, auch außer der Reihe, auch nach dem Passen.
    • **Überbieten.** Hat das höchste Gebot Kreuz, Pik oder Herz genannt, darf jeder der drei anderen, auch das Gegenüber, mit Karo überbieten und spielt dann selbst. Nehmen alle drei an, bleibt die Farbe. Angenommen ist angenommen; wer zuerst überbietet, spielt.
    • Nennt das höchste Gebot Karo, gibt es nichts zu überbieten.

    Warum mit schwachem Blatt überbieten? Damit die anderen nicht alle neun Stiche machen; das würde teuer. Und warum mit gutem Karo warten? Um erst die Gebote zu hören; dann droht, dass alle passen und das Spiel fast nichts wert ist.
saskop-rules-diamonds-diamonds-auction =
    • Solange geboten wird, darfst du Karo ansagen, auch außer der Reihe, aber nicht mehr, wenn du gepasst hast.
    • Hat das höchste Gebot den Trumpf genannt, bleibt es dabei: Überbieten kann ihn niemand.
saskop-rules-diamonds-diamonds-turn =
    • Karo darfst du ansagen, wenn du mit Bieten dran bist, egal, was geboten ist, aber nicht mehr, wenn du gepasst hast.
    • Hat das höchste Gebot den Trumpf genannt, bleibt es dabei: Überbieten kann ihn niemand.
saskop-rules-diamonds-diamonds-winner =
    • An diesem Tisch macht nur das höchste Gebot Karo zum Trumpf, wenn es eine Farbe nennt, mit wie wenigen auch immer.
    • Ist der Trumpf genannt, bleibt es dabei: Überbieten kann ihn niemand.
saskop-rules-play-duty-all =
    • **Stechen**, wenn du nicht bedienen kannst, auch wenn der Stich deinem Gegenüber gehört.
    • **Hast du beides nicht**, spiel irgendetwas.
    • **Schlagen**: Kannst du mit einer dieser Karten die beste im Stich schlagen, musst du es. Kannst du es nicht, geht jede von ihnen.

    _Beispiele, Karo ist Trumpf._ 8♣ ist ausgespielt, 10♣ und 6♣ folgen: Hast du A♣, musst du es spielen. Hätte der Dritte mit J♣ gestochen, schlüge es kein Kreuz, und du dürftest irgendein Kreuz spielen. Ohne Kreuz musst du stechen, und zwar höher als J♣, wenn du kannst: Mit K♥, J♦ und A♦ muss es K♥ sein.
saskop-rules-play-duty-trump =
    • **Stechen**, wenn du nicht bedienen kannst, auch wenn der Stich deinem Gegenüber gehört. Wie hoch, ist deine Sache.
    • **Hast du beides nicht**, spiel irgendetwas.
    • Schlagen musst du nie.
saskop-rules-play-duty-led =
    • **Stechen**, wenn du nicht bedienen kannst, auch wenn der Stich deinem Gegenüber gehört. Wie hoch, ist deine Sache.
    • **Hast du beides nicht**, spiel irgendetwas.
    • **Ist Trumpf ausgespielt, musst du überstechen**, wenn du kannst. In einer anderen Farbe musst du nicht schlagen.
saskop-rules-play-duty-none =
    • **Kannst du nicht bedienen, spiel irgendetwas**: Stechen musst du nicht, du kannst also auch abwerfen (*masti kaotamine*).
    • Schlagen musst du nie.
saskop-rules-signals-signals-true =
    Partner dürfen einander ein wenig helfen, und alle dürfen zusehen. Ein Zeichen ist ein Wink und verpflichtet zu nichts.

    • **Zwinkern.** Nach der ersten Karte darf der Letzte im Stich seinem Partner, dem Zweiten, zuzwinkern: „Dieser Stich wird mir gehören.“ Oder er zwinkert ausdrücklich nicht. Einmal je Stich. So weiß der Zweite, ob er schmieren soll.
    • **Häda** („Not“). Du spielst in diesem Stich nach deinem Gegenüber, ihr habt beide noch nicht gespielt, und dein einziger Trumpf ist das Trumpf-Ass oder die Trumpf-Zehn. *Häda* bittet dein Gegenüber um seinen höchsten Trumpf, damit deine Augen sicher heimkommen. Einmal je Spiel.
saskop-rules-signals-hada-false =
    • An diesem Tisch darf *häda* nicht gesagt werden.
saskop-rules-signals-signals-false =
    Partner dürfen einander kein Zeichen geben: nicht zwinkern, nicht Häda sagen und kein Dach zeigen.
saskop-rules-signals-signals-penalty-2 =
    Alle Zeichen sind verboten, aber nur das Gegenüber sieht sie. Ein Gegner kann es vom Ende des ersten Stichs bis zur letzten Karte **anzeigen**, jede Seite einmal; nach dem Spiel wird nachgesehen. Gab es ein verbotenes Zeichen, schreibt die Seite, die es angezeigt hat, 2 Striche an, sonst die andere.

    • **Zwinkern.** Nach der ersten Karte darf der Letzte im Stich seinem Partner, dem Zweiten, zuzwinkern: „Dieser Stich wird mir gehören.“ Oder er zwinkert ausdrücklich nicht. Einmal je Stich. So weiß der Zweite, ob er schmieren soll.
    • **Häda** („Not“). Du spielst in diesem Stich nach deinem Gegenüber, ihr habt beide noch nicht gespielt, und dein einziger Trumpf ist das Trumpf-Ass oder die Trumpf-Zehn. *Häda* bittet dein Gegenüber um seinen höchsten Trumpf, damit deine Augen sicher heimkommen. Einmal je Spiel.
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte.
saskop-rules-signals-signals-penalty-4 =
    Alle Zeichen sind verboten, aber nur das Gegenüber sieht sie. Ein Gegner kann es vom Ende des ersten Stichs bis zur letzten Karte **anzeigen**, jede Seite einmal; nach dem Spiel wird nachgesehen. Gab es ein verbotenes Zeichen, schreibt die Seite, die es angezeigt hat, 4 Striche an, sonst die andere.

    • **Zwinkern.** Nach der ersten Karte darf der Letzte im Stich seinem Partner, dem Zweiten, zuzwinkern: „Dieser Stich wird mir gehören.“ Oder er zwinkert ausdrücklich nicht. Einmal je Stich. So weiß der Zweite, ob er schmieren soll.
    • **Häda** („Not“). Du spielst in diesem Stich nach deinem Gegenüber, ihr habt beide noch nicht gespielt, und dein einziger Trumpf ist das Trumpf-Ass oder die Trumpf-Zehn. *Häda* bittet dein Gegenüber um seinen höchsten Trumpf, damit deine Augen sicher heimkommen. Einmal je Spiel.
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte.
saskop-rules-signals-roof-true =
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte. Manche Runden sehen es ungern.
saskop-rules-signals-roof-false =
    • Das **Dach**, dass man also kein Bild bekommen hat, darf nicht gezeigt werden.
saskop-rules-signals-roof-partner =
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte. Nur dein Gegenüber sieht es.
saskop-rules-signals-roof-penalty-2 =
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte. Nur dein Gegenüber sieht es, und es ist **verboten**. Ein Gegner kann es vom Ende des ersten Stichs bis zur letzten Karte **anzeigen**, jede Seite einmal; nach dem Spiel wird nachgesehen. Gab es ein verbotenes Zeichen, schreibt die Seite, die es angezeigt hat, 2 Striche an, sonst die andere.
saskop-rules-signals-roof-penalty-4 =
    • **Dach.** Du hast kein einziges Bild bekommen und zeigst es mit einem kleinen Dach aus Fingerspitzen. Einmal je Spiel, bis zu deiner ersten Karte. Nur dein Gegenüber sieht es, und es ist **verboten**. Ein Gegner kann es vom Ende des ersten Stichs bis zur letzten Karte **anzeigen**, jede Seite einmal; nach dem Spiel wird nachgesehen. Gab es ein verbotenes Zeichen, schreibt die Seite, die es angezeigt hat, 4 Striche an, sonst die andere.
saskop-rules-scoring-target-16 =
    • Mit **16 Strichen** ist die Partie gewonnen; darüber hinaus wird nichts angeschrieben. Die nächste beginnt bei null. 16 zu 0 heißt zu null. Auf dem Zettel sehen vier Striche wie # aus: zwei senkrecht, zwei quer. Unter jede fertige Partie kommt eine Linie.
saskop-rules-scoring-target-12 =
    • Mit **12 Strichen** ist die Partie gewonnen; darüber hinaus wird nichts angeschrieben. Die nächste beginnt bei null. 12 zu 0 heißt zu null. Auf dem Zettel sehen vier Striche wie # aus: zwei senkrecht, zwei quer. Unter jede fertige Partie kommt eine Linie.
saskop-rules-scoring-karvane-game =
    • **Alle neun Stiche** (*karvane*): Wer sie macht, gewinnt sofort die ganze Partie, Spielpartei oder nicht: *lambapea*.
saskop-rules-scoring-karvane-12 =
    • **Alle neun Stiche** (*karvane*) zählen 12 Striche, egal, wer Trumpf gemacht hat und welchen.
saskop-rules-scoring-karvane-6 =
    • **Alle neun Stiche** (*karvane*) zählen 6 Striche, egal, wer Trumpf gemacht hat und welchen.
saskop-rules-scoring-passed-1 =
    • **Alle gepasst:** Die Seite mit mehr Augen schreibt 1 Strich an, egal, wie viele es sind; alle neun Stiche zählen wie sonst.
saskop-rules-scoring-passed-2 =
    • **Alle gepasst:** Die Seite mit mehr Augen schreibt 2 Striche an, egal, wie viele es sind; alle neun Stiche zählen wie sonst.
saskop-rules-scoring-pokk-replay =
    • **60 zu 60** (*pokk*): Niemand schreibt an. Derselbe Geber gibt noch einmal, ohne Bieten, mit demselben Trumpf und derselben Spielpartei, und es zählt, wie das erste gezählt hätte.
saskop-rules-scoring-pokk-replay-two =
    • **60 zu 60** (*pokk*): Niemand schreibt an. Derselbe Geber gibt noch einmal, ohne Bieten, mit demselben Trumpf und derselben Spielpartei, und es zählt, wie das erste gezählt hätte, für die Sieger aber zwei Striche mehr. Mehrere Gleichstände nacheinander zählen zusammen.
saskop-rules-scoring-pokk-next-two =
    • **60 zu 60** (*pokk*): Niemand schreibt an, und es wird nicht wiederholt. Wer das nächste Spiel gewinnt, schreibt zwei Striche mehr an. Mehrere Gleichstände nacheinander zählen zusammen.
