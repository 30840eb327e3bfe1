# Die Regeln von Sheepshead in eigenen einfachen Worten, nach Themen; jedes höchstens 1900 Zeichen in Discords Markdown.

sheepshead-rules-overview =
    Sheepshead kam mit deutschen Siedlern nach Amerika und ist in Wisconsin zu Hause. Drei, vier oder fünf spielen, an manchen Tischen zwei bis acht; zu fünft ist es am schönsten.

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

    Die Karten werden gemischt, versiegelt und in der Mitte abgehoben (wo alle mischen, an einer mitgelosten Stelle); zu wählen gibt es dabei nichts, also wird niemand gefragt. Das Siegel wird nach dem Spiel geöffnet: `/record`.
sheepshead-rules-picking =
    Reihum ab Vorhand (links vom Geber) heißt es: **den Blind aufnehmen oder passen**. Wer zuerst aufnimmt, spielt, und niemand sonst wird gefragt.

    Wer aufnimmt, nimmt beide Karten auf die Hand und **legt dann zwei weg**, verdeckt, auch Trümpfe und Asse. Ihre Augen zählen am Ende mit, selbst wenn die Seite keinen Stich bekommt.

    _Wann aufnehmen?_ Zähl deine Trümpfe. Zu fünft reichen meist vier gute von sechs Karten; zu dritt denk daran, wo die Augen stecken. Leg Zehnen und Asse von Farben weg, in denen du sie verlieren würdest, und werde möglichst eine ganze Farbe los, damit du sie stechen kannst.
sheepshead-rules-partners =
    Zu fünft gibt es einen Partner. Zu dritt, und zu viert an den meisten Tischen, wird allein gespielt; für andere Zahlen siehe die Hausregeln.
sheepshead-rules-partners-partner-called-ace =
    {"**"}Gerufenes Ass**. Wer aufgenommen hat, ruft nach dem Weglegen das Ass von Kreuz, Pik oder Herz. Wer es hat, ist Partner und sagt nichts.

    • Man braucht noch eine Fehlkarte dieser Farbe. Damen, Buben und weggelegte Karten zählen nicht.
    • Ein Ass, das man selbst hat oder weggelegt hat, kann man nicht rufen.
    • Man darf immer allein spielen, und muss es, wenn kein Ass gerufen werden kann.
sheepshead-rules-partners-partner-jack-of-diamonds =
    {"**"}Karo-Bube**. Wer J♦ hat, ist Partner. Hat man ihn selbst, spielt man allein und braucht es nicht zu sagen.
sheepshead-rules-play =
    Zum ersten Stich spielt Vorhand aus (links vom Geber); wer einen Stich macht, spielt zum nächsten aus.

    • **Bediene**, wenn du kannst. Alle Trümpfe, auch Damen und Buben, sind eine Farbe.
    • **Kannst du nicht, spiel irgendetwas.** Stechen musst du nicht, schlagen auch nicht.
    • Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.

    _Beispiel._ A♠ wird ausgespielt. Du hast Q♠ und sonst kein Pik: Sie ist Trumpf, also darfst du spielen, was du willst, damit stechen oder eine Karte abwerfen.

    Karten, die du spielen darfst, stehen im Bild deines Blatts etwas höher.
sheepshead-rules-leaster =
    Nimmt niemand den Blind auf, wird ein **Leaster** gespielt. Jeder spielt für sich, und diesmal **gewinnt, wer die wenigsten Augen hat**.

    • Der Blind und seine Augen gehen an { $leasterblind ->
        [first] den ersten Stich
        [named] einen Stich, den der Geber vor der ersten Karte nennt
        [nobody] niemanden
       *[other] den letzten Stich
    }.
    • { $trickless ->
        [true] Gewinnen kann man auch ohne Stich.
       *[other] Gewinnen kann nur, wer mindestens einen Stich hat.
    }
    • Wer gewinnt, bekommt von allen anderen je { $pays ->
        [two] zwei Punkte
       *[other] einen Punkt
    }.
    • Haben mehrere gleich wenige, { $ties ->
        [lot] entscheidet ein Los, das versiegelt im Blind lag
       *[other] bekommt niemand etwas
    }.

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
sheepshead-rules-partners-calling-free =
    • Das gerufene Ass darf gespielt werden wie jede andere Karte, die gerufene Farbe ebenso.
sheepshead-rules-partners-calling-exact =
    {"**"}Der Ruf bindet**, bis die gerufene Farbe einmal ausgespielt wurde.

    • Der Partner spielt diese Farbe nur mit dem Ass aus, muss es legen, wenn sie ausgespielt wird, und wirft es nicht ab, solange er eine andere Karte hat.
    • Wer gerufen hat, behält dafür eine Karte der Farbe: Sie darf ausgespielt, aber erst ganz zuletzt abgeworfen werden.
    • Alle anderen bedienen nur.
sheepshead-rules-partners-under-true =
    {"**"}Eine verdeckte Karte.** Wer keine Fehlfarbe zum Rufen hat, darf das Ass einer Farbe rufen, die ihm fehlt, und legt dafür eine beliebige Karte verdeckt hin. Sie wird als Sechs dieser Farbe gezeigt, bedient wie eine, gewinnt nie, und ihre Augen gehören zum Stich. Vor dem Ende sieht sie niemand sonst.
sheepshead-rules-partners-ten-true =
    {"**"}Eine gerufene Zehn.** Mit allen drei Fehl-Assen darf man stattdessen eine Zehn rufen und behält das Ass ihrer Farbe. Wird die Farbe ausgespielt, müssen beide fallen, und die Zehn schlägt das Ass.
sheepshead-rules-partners-callup-seen =
    {"**"}Höher rufen.** Wer mit J♦ aufnimmt, darf den nächsthöheren Buben rufen, der ihm fehlt; mit allen vier Buben ist man allein.
sheepshead-rules-partners-jack-unbound =
    • Mit dem Buben darf sich der Partner Zeit lassen: Er muss nur bedienen.
sheepshead-rules-scoring-bump-true =
    • **Bump**: Was die Seite des Aufnehmers verliert, zählt doppelt.
sheepshead-rules-scoring-schneider-90 =
    • Die Seite des Aufnehmers ist auch mit 30 Augen Schneider: Sie braucht 31.
sheepshead-rules-scoring-crack-unasked =
    • **Crack**: Vor der ersten Karte darf verdoppeln, wer nicht mehr gefragt wurde; die Seite des Aufnehmers darf zurück verdoppeln.
sheepshead-rules-scoring-blitz-anybody =
    • **Blitz**: Beide schwarzen oder beide roten Damen, vor der ersten Karte gezeigt, verdoppeln auch.
sheepshead-rules-leaster-allpass-doubler =
    An diesem Tisch gibt es keinen Leaster: Es wird neu gegeben, und ein späteres Spiel zählt doppelt.
sheepshead-rules-leaster-allpass-pot =
    An diesem Tisch gibt es keinen Leaster: Alle zahlen einen Punkt in einen Topf, und wer als Nächstes aufnimmt und gewinnt, bekommt ihn.
sheepshead-rules-leaster-allpass-forced =
    An diesem Tisch gibt es keinen Leaster: Der Geber, der zuletzt gefragt wird, muss aufnehmen.
sheepshead-rules-leaster-allpass-moster =
    An diesem Tisch gibt es stattdessen einen *Moster*: Wer die meisten Augen hat, zahlt jedem einen Punkt; wer alle Stiche macht, bekommt ihn.
sheepshead-rules-leaster-allpass-mittler =
    An diesem Tisch gibt es stattdessen einen *Mittler*: Wer in der Mitte liegt, bekommt von jedem einen Punkt; teilen sich das mehrere, niemand.
sheepshead-rules-leaster-allpass-schneidster =
    An diesem Tisch gibt es stattdessen einen *Schneidster*: Am nächsten an 30 Augen, nicht darüber, bekommt von jedem einen Punkt.
sheepshead-rules-leaster-allpass-schwanzer =
    An diesem Tisch gibt es stattdessen einen *Schwanzer*: Die Blätter werden gezeigt, eine Dame zählt 3, ein Bube 2, jeder andere Trumpf 1, und wer am meisten hat, zahlt jedem.
sheepshead-rules-partners-jack-shown =
    • Der Partner muss den Buben spielen, sobald es geht.
sheepshead-rules-scoring-announced-true =
    • **Sheepshead**: Wer aufnimmt, darf alle Stiche ansagen, allein. Das zählt doppelt so viel wie alle Stiche sonst, gewonnen oder verloren.
sheepshead-rules-scoring-blitz-cracked =
    • **Blitz**: Hat jemand verdoppelt, verdoppeln auch beide schwarzen oder beide roten Damen, vor der ersten Karte gezeigt.
sheepshead-rules-scoring-blitz-picking =
    • **Blitz**: Beide schwarzen oder beide roten Damen, vor dem Aufnehmen gezeigt, verdoppeln; wer sie zeigt, muss aufnehmen.
sheepshead-rules-scoring-blitz-afterwards =
    • **Blitz**: Wer beide schwarzen oder beide roten Damen gespielt hat, darf sie nach der letzten Karte zeigen; das verdoppelt.
sheepshead-rules-deal-two-battery =
    Zu zweit hat jeder eine **Batterie**: Vier Karten liegen verdeckt, vier offen darauf, und acht sind auf der Hand. Die verdeckten kennt niemand.
sheepshead-rules-play-two-battery =
    Ein Stich hat **vier Karten**: Hand, Hand, Batterie, Batterie. Zum ersten spielt der Gegner des Gebers von der Hand aus. Die Hand oder Batterie, die sticht, spielt als Nächste aus, und die anderen folgen in derselben Reihenfolge. Jede bedient für sich. Ist der Stich voll, werden die frei gewordenen verdeckten Karten aufgedeckt. Niemand nimmt auf: Mehr Augen gewinnen.
