# Der Trainer: was jede Entscheidung in einem beendeten Spiel gekostet hat.

button-review = Analyse
menu-review-seat = Wessen Entscheidungen
command-review = Was deine Entscheidungen in einem beendeten Spiel gekostet haben: Fehler und Pech getrennt
review-cost = { $amount } Punkte

review-head = **{ $game } · Analyse** · Spiel { $deal }, { $who }
review-open = Beurteilt nach dem, was man wissen konnte, und mit offenen Karten: Was nur offene Karten zeigen, ist Pech.
review-own = Von deinem Platz aus: nur, was du jeweils wissen konntest.
review-looking = Ich sehe mir Entscheidung { $at } von { $of } an … Wenn nichts mehr kommt, frag noch einmal: `/review`.
review-waiting = Ich sehe mir dieses Spiel gleich an … Wenn nichts mehr kommt, frag noch einmal: `/review`.
review-whose = Wessen Entscheidungen in Spiel { $deal } willst du ansehen?
review-counted = { $choices ->
    [one] { $choices } echte Entscheidung
   *[other] { $choices } echte Entscheidungen
}: { $grave ->
    [0] kein grober Fehler
    [one] { $grave } grober Fehler (??)
   *[other] { $grave } grobe Fehler (??)
}, { $doubtful } zweifelhaft (?){ $slips ->
    [0] {""}
   *[other] , { $slips } leichtfertig (?!)
}.
review-nothing = { $choices ->
    [one] { $choices } echte Entscheidung, und sie verdient kein Fragezeichen.
   *[other] { $choices } echte Entscheidungen, und keine verdient ein Fragezeichen.
}
review-no-choice = Auf diesem Platz war alles erzwungen; es gab nichts zu entscheiden.
review-line-mistake = { $where }: { $chosen } · besser: { $better }, um { $cost }.
review-line-perhaps = { $where }: { $chosen } · vielleicht besser: { $better }, um { $cost }.
review-line-luck = { $where }: { $chosen } · Pech, kein Fehler: So wie die Karten lagen, war { $better } um { $cost } besser.
review-before = Vor der ersten Karte
review-silence = nichts zu sagen
review-fell = Der Stich ging an { $who }: { $cards }, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
review-would-fall = Mit der besseren Karte wäre er an { $who } gegangen: { $cards }, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
review-wins = Von 100 Spielen, die dazu passen, gewinnt die bessere Wahl { $better }; was gewählt wurde, gewinnt { $chosen }.
review-brings = Im Mittel der Spiele, die dazu passen, bringt die bessere Wahl { $better }; was gewählt wurde, bringt { $chosen }.
review-would-hold = Mit der besseren Karte hätten { $points } Augen darin gelegen: { $cards }.
review-later = So wie die Karten lagen, bringt die bessere Karte in diesem Stich wenig oder nichts, aber mehr in späteren.
review-unknown-later = So wie die Karten lagen, bringt die bessere Karte in diesem Stich wenig oder nichts: Was sie bringt, kommt später oder bei anderen Karten.
review-same = So wie die Karten wirklich lagen, hat es keinen Unterschied gemacht.
review-lucky = So wie die Karten wirklich lagen, war die gespielte Karte sogar die bessere: Das war Glück.
review-line-call = { $where }: { $chosen } · besser: { $better }.
review-points = etwa { $points } { $points ->
    [one] Auge
   *[other] Augen
}
review-more = { $count ->
    [one] Und { $count } kleinerer.
   *[other] Und { $count } kleinere.
}
review-side = { $who }, in { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}: im Mittel { $mistakes } durch Fehler verloren, { $luck } durch Pech.
review-unweighed = -# { $count ->
    [one] Eine weitere Entscheidung kann ich nicht beurteilen.
   *[other] { $count } weitere Entscheidungen kann ich nicht beurteilen.
}
review-alt-rings = Im Blatt hat { $chosen } einen blauen Ring, die wurde gespielt; { $better } hat einen goldenen, die war besser.
review-alt = Gewählt: { $chosen }. Besser: { $better }.

review-why-lead-ten = Eine Zehn spielt man nicht aus, solange eine höhere Karte der Farbe draußen ist.
review-why-draw-trumps = Die Spielpartei zieht Trumpf, bis die anderen nicht mehr stechen können.
review-why-lead-trump = Mit Trumpf herauszukommen, hätte weniger verschenkt als diese Farbe.
review-why-keep-trumps = Gegen die Spielpartei spielt man Fehlfarben aus; Trumpf zu ziehen, ist deren Sache.
review-why-lead-plain = Mit einer Fehlfarbe herauszukommen, hätte weniger gekostet als mit Trumpf.
review-why-lead-ace = Ein Ass spielt man aus, solange noch alle bedienen müssen.
review-why-lead-high = Die höhere Karte können weniger Karten der Farbe schlagen.
review-why-lead-low = Man spielt die niedrigere Karte der Farbe aus und behält die stärkere.
review-why-avoid-high = Wer keine Stiche will, bleibt darunter, wo es geht.
review-why-avoid-other = Wer keine Stiche will, wird die Gefahr zuerst anderswo los.
review-why-smear = Der Stich lag bei deinem Partner: Da schmiert man.
review-why-smear-less = Die Karte des Partners war noch zu schlagen: Da schmiert man nicht.
review-why-give-fat = Die Volle gibt man besser jetzt: Später hätte sie kaum noch etwas gewonnen.
review-why-give-nothing = Der Stich gehörte den anderen: Ihnen gibt man weniger Augen.
review-why-throw-other = Die andere Karte zählt gleich viel und hätte weniger gefehlt.
review-why-overtake = Die Karte des Partners war noch zu schlagen: So einen Stich macht man selbst sicher.
review-why-take = Dieser Stich war es wert.
review-why-let-go = Diesen Stich ließ man besser gehen: Die gespielte Karte leistet später mehr.
review-why-partner-has-it = Die Karte des Partners konnte niemand mehr schlagen: Dafür gibt man keine Karte her.
review-why-take-fat = Wer zuletzt spielt, nimmt den Stich mit der Karte, die am meisten zählt.
review-why-take-higher = Man nimmt den Stich mit einer Karte, die die Nächsten nicht schlagen können.
review-why-take-lower = Auch eine niedrigere Karte macht den Stich, und die höhere bleibt.
review-why-say-it = Das Blatt war gut genug, um es zu sagen.
review-why-say-nothing = Das Blatt war nicht gut genug, um es zu sagen.
review-why-too-shy = Das Blatt war gut genug für mehr.
review-why-too-bold = Das Blatt war dafür nicht gut genug.
review-why-object = Das Blatt war gut genug, um es zu sagen.
review-why-accept = Das Blatt war nicht gut genug, um es zu sagen.
review-why-other-discard = Mit anderen Karten weg wäre ein besseres Blatt geblieben.
review-why-other-game = Ein anderes Spiel hätte besser zu diesem Blatt gepasst.
review-why-lead-best = Diese Karte kann in ihrer Farbe nichts mehr schlagen.
review-why-lead-lone = Danach bist du frei von der Farbe und kannst sie später stechen.
review-why-lead-lean = So stehen weniger Augen auf dem Spiel.
review-why-avoid-lead = Wer keine Stiche will, spielt die niedrigere Karte aus.
review-why-avoid-rid = Wer keine Stiche will, wird die höchste Karte los, die darunter bleibt.
review-why-stay-under = Der Stich gehörte dem Alleinspieler, der keinen will: Da bleibt man darunter.
review-why-unsure-less = Wem der Stich gehört, war noch nicht zu wissen: Da gibt man weniger Augen.
review-why-give-hope = Dein Partner konnte den Stich noch bekommen: Da sind Augen das Wagnis wert.
review-why-overtake-higher = Die Karte des Partners war noch zu schlagen: Eine höhere ist schwerer zu schlagen.
review-why-lead-next = Wer den Stich selbst nimmt, spielt zum nächsten aus.
review-why-try = Um diesen Stich lohnte es sich zu kämpfen.
review-why-keep-later = Die gespielte Karte hob man besser für später auf.
review-why-take-points = Beide Karten machen den Stich: Man nimmt die, die mehr Augen bringt.
review-why-take-harder = Eine höhere Karte ist für die Nächsten schwerer zu schlagen.
review-why-take-low = Auch eine niedrigere Karte schlägt, was liegt, und die höhere bleibt.
review-why-play-on = Das Blatt war zu gut, um aufzugeben.
review-why-give-up = Dieses Blatt gab man besser auf.
review-why-lead-fat-trump = Einen Trumpf, der zehn oder mehr zählt, spielt man nicht aus, solange ein höherer draußen ist.
review-why-lead-ruffed = Einer der Gegner hat von der ausgespielten Farbe nichts mehr und kann stechen.
review-why-lead-partner-ruffs = Dein Partner hat von dieser Farbe nichts mehr und kann stechen.
review-why-keep-winner = Den ausgespielten Trumpf kann niemand schlagen: Man hebt ihn für einen Stich auf, in dem mehr liegt.
review-why-lead-stronger = Diese Karte können in ihrer Farbe weniger Karten schlagen.
review-why-lead-short = Von dieser Farbe hast du weniger und kannst sie eher stechen.
review-why-lead-long = Man spielt die längere Farbe an: Deren letzte Karten können Stiche machen.
review-why-lead-under = Von dieser Farbe liegen weniger Karten darunter: Da ist schwerer drunterzubleiben.
review-why-avoid-lead-under = In dieser Farbe sind mehr Karten höher, und eher nimmt ein anderer den Stich.
review-why-avoid-take-high = Wenn du den Stich schon nimmst, dann mit der höheren Karte: So wirst du sie los.
review-why-give-less = Der Stich gehörte noch nicht deiner Partei: Da gibt man weniger Augen.
review-why-unsure-more = Wem der Stich gehört, war noch nicht zu wissen, aber Augen waren das Wagnis wert.
review-why-throw-alike = Beide Karten sind Volle; die andere hätte weniger gefehlt.
review-why-take-lean = Der Stich war noch zu schlagen: Man nimmt ihn mit der Karte, die weniger zählt.
review-why-left-fat = Der Stich war sicher zu haben: So viele Augen lässt man den anderen nicht.
review-why-gave-fat = Der Stich gehörte sicher den anderen: Da legt man kein Ass und keine Zehn dazu.
review-why-kept-fat = Der Stich gehörte sicher der eigenen Partei: Da schmiert man ein Ass oder eine Zehn.
review-why-gave-points = Am Ergebnis ändert das kaum etwas, aber so viele Augen behält man lieber.
review-why-empty-bid = In diesem Blatt ist nichts, worauf man bieten könnte.
review-why-bad-discard = Seine besten Trümpfe behält man.
review-why-bad-call = Das Blatt sagt deutlich etwas anderes.

error-review-unable = Ich kann gerade keine Spiele analysieren: Meine Suche läuft noch an, oder diese Maschine hat keine. Nachspielen geht: `/replay`.
error-review-busy = Viele Spiele warten auf ihre Analyse. Frag bitte in einer Minute noch einmal.
error-review-failed = Die Analyse dieses Spiels ist misslungen. Mit dem Spiel ist alles in Ordnung; frag noch einmal, oder sieh es dir mit `/replay` an.
