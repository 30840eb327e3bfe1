# Schafkopf für Dummköpfe: was nur dieses Spiel sagt.

game-schafkopf-dummkopf = Schafkopf für Dummköpfe
schafkopf-dummkopf-summary = Amerikanische Studenten zu viert, schwarze Damen als geheime Partner, fünfzehn Soli, zwölf Striche

phase-bid = Gerade wird geboten

schafkopf-dummkopf-status-bid = { $who } spielt aus, ruft, sagt an oder passt
schafkopf-dummkopf-call-bid = { $who }, ausspielen, rufen, ansagen oder passen
schafkopf-dummkopf-your-turn-bid = Du bist dran: Was spielst du?

schafkopf-dummkopf-word-standard = ein Normalspiel
schafkopf-dummkopf-word-alone = ein Normalspiel allein
schafkopf-dummkopf-word-called = mit gerufenem
schafkopf-dummkopf-word-solo = Solo
schafkopf-dummkopf-word-club-solo = Kreuzsolo
schafkopf-dummkopf-word-spade-solo = Piksolo
schafkopf-dummkopf-word-heart-solo = Herzsolo
schafkopf-dummkopf-word-ober = Ober (nur Damen sind Trumpf)
schafkopf-dummkopf-word-unter = Unter (nur Buben sind Trumpf)
schafkopf-dummkopf-word-club-ober = Kreuz-Ober
schafkopf-dummkopf-word-spade-ober = Pik-Ober
schafkopf-dummkopf-word-heart-ober = Herz-Ober
schafkopf-dummkopf-word-diamond-ober = Karo-Ober
schafkopf-dummkopf-word-club-unter = Kreuz-Unter
schafkopf-dummkopf-word-spade-unter = Pik-Unter
schafkopf-dummkopf-word-heart-unter = Herz-Unter
schafkopf-dummkopf-word-diamond-unter = Karo-Unter
schafkopf-dummkopf-word-no-trump = ohne Trumpf
schafkopf-dummkopf-word-blind = blind
schafkopf-dummkopf-word-tout = Tout
schafkopf-dummkopf-short-ober = Ober
schafkopf-dummkopf-short-unter = Unter
schafkopf-dummkopf-alt-contract = { $who } spielt { $words }

schafkopf-dummkopf-option-climb = Schlagen ist Pflicht

schafkopf-dummkopf-result-redeal = Alle haben gepasst; derselbe Geber gibt noch einmal.
schafkopf-dummkopf-contract-standard = Normalspiel
schafkopf-dummkopf-contract-alone = Normalspiel allein
schafkopf-dummkopf-contract-called = Partner:
schafkopf-dummkopf-contract-ober = Damen sind Trumpf
schafkopf-dummkopf-contract-unter = Buben sind Trumpf
schafkopf-dummkopf-result-game = { $who } spielte { $words }.
schafkopf-dummkopf-result-tout-made = Der Tout ist gelungen: alle { $tricks ->
    [6] sechs
   *[other] acht
} Stiche.
schafkopf-dummkopf-result-tout-failed = Der Tout ist misslungen: Ein Stich ging an die anderen.
schafkopf-dummkopf-result-blind = { $partner } setzte aus und bekommt dieselben Striche.
schafkopf-dummkopf-review-cost = { $amount } Striche
schafkopf-dummkopf-result-bars = { $count ->
    [0] keine Striche
    [one] { $many ->
        [one] {""}
       *[other] je{" "}
    }{ $count } Strich
   *[other] { $many ->
        [one] {""}
       *[other] je{" "}
    }{ $count } Striche
} für { $who }
schafkopf-dummkopf-result-written = Angeschrieben: { $bars }.
schafkopf-dummkopf-result-game-standard = { $who } spielte an; die andere schwarze Dame hatte { $partner }.
schafkopf-dummkopf-result-game-alone = { $who } hatte beide schwarzen Damen und spielte allein.
schafkopf-dummkopf-result-game-called = { $who } rief { $ace }; das hatte { $partner }.

# Ablehnungen: was nicht stimmt, und die Regel.
schafkopf-dummkopf-refused-open-without-queen = Um mit einer Karte anzuspielen, brauchst du Q♣ oder Q♠. Passe, oder sag ein Spiel an.
schafkopf-dummkopf-refused-call-without-queens = Um ein Ass zu rufen, brauchst du beide schwarzen Damen, Q♣ und Q♠.
schafkopf-dummkopf-refused-call-trumps = Karo ist Trumpf; ruf das Ass von Kreuz, Pik oder Herz.
schafkopf-dummkopf-refused-call-own-ace = { $card } hast du selbst; ruf ein Ass, das jemand anders hat.
schafkopf-dummkopf-refused-call-without-suit = Um das Ass von { $suit } zu rufen, brauchst du eine Karte dieser Farbe; Damen und Buben zählen nicht.
schafkopf-dummkopf-refused-unknown-contract = Dieses Spiel gibt es nicht. Sag ein Solo an, zum Beispiel solo, heart-solo, ober, club-unter oder no-trump.
schafkopf-dummkopf-refused-unknown-extras = Dazu ansagen kannst du blind, dann tout, in dieser Reihenfolge.
schafkopf-dummkopf-refused-called-ace-waits = { $card } geht noch nicht: Ein gerufenes Ass wartet, bis seine Farbe ausgespielt wird, oder auf den letzten Stich.
schafkopf-dummkopf-asked-no-queen = Du hast keine schwarze Dame, also kannst du nicht einfach ausspielen.
schafkopf-dummkopf-asked-one-queen = Du hast { $card }: Spiel irgendeine Karte aus; wer die andere schwarze Dame hat, spielt heimlich mit dir.
schafkopf-dummkopf-asked-both-queens = Du hast beide schwarzen Damen: Spiel irgendeine Karte aus, und du spielst allein gegen drei, ohne dass es jemand weiß.
schafkopf-dummkopf-asked-both-queens-call = Du hast beide schwarzen Damen: Ruf ein Ass – wer es hat, spielt heimlich mit dir –, oder spiel irgendeine Karte aus, allein gegen drei.
schafkopf-dummkopf-asked-solo = Sag an: ein eigenes Spiel, allein gegen die drei anderen.
schafkopf-dummkopf-asked-pass = Passe: Dann wird weitergefragt.
schafkopf-dummkopf-asked-pass-last = Passe: Nach dir kommt niemand mehr, also wird neu gegeben.
schafkopf-dummkopf-demand-bound = { $kept } ist das gerufene Ass: Es wartet, bis seine Farbe ausgespielt wird, oder auf den letzten Stich.
schafkopf-dummkopf-extra-blind = *Blind*: Dein Gegenüber setzt aus und teilt deine Striche, im Guten wie im Schlechten.
schafkopf-dummkopf-extra-tout = *Tout*: Du musst alle Stiche machen, für die Striche eines Touts oder keinen.
schafkopf-dummkopf-totals-head-score = Striche

schafkopf-dummkopf-option-five = Zu fünft mit Blind
schafkopf-dummkopf-option-solos = Soli
schafkopf-dummkopf-option-schneider = Striche ab 31 oder 30
schafkopf-dummkopf-option-half = Striche für die Hälfte der Augen
schafkopf-dummkopf-option-every = Striche für alle Stiche
schafkopf-dummkopf-option-tout = Striche für einen Tout
schafkopf-dummkopf-option-alone = Spielen ohne Partner
schafkopf-dummkopf-option-target = Striche bis zum Sieg

schafkopf-dummkopf-value-all = alle fünfzehn
schafkopf-dummkopf-value-blind = nur das Solo blind
schafkopf-dummkopf-value-doubled = verdoppelt
schafkopf-dummkopf-value-single = zählt wie sonst

schafkopf-dummkopf-status-bid-five = { $who } nimmt den Blind oder passt
schafkopf-dummkopf-call-bid-five = { $who }, nimm den Blind oder passe
schafkopf-dummkopf-your-turn-bid-five = Nimm den Blind, oder passe.
schafkopf-dummkopf-status-name = { $who } spielt aus, ruft oder sagt an
schafkopf-dummkopf-call-name = { $who }, spiel aus, ruf oder sag an
schafkopf-dummkopf-your-turn-name = Du bist dran: Spiel aus, ruf oder sag an.
schafkopf-dummkopf-phase-name = die Wahl des Spiels
schafkopf-dummkopf-badge-aside = Weggelegt
schafkopf-dummkopf-badge-blind = Blind
schafkopf-dummkopf-taken = Im Blind: { $cards }.
schafkopf-dummkopf-asked-pick = Nimm den Blind: Seine zwei Karten kommen zu deinen, du legst zwei weg, und dann spielst du gegen die anderen aus, rufst oder sagst an.
schafkopf-dummkopf-refused-bury-queen = Eine schwarze Dame kannst du nicht weglegen: An ihr findet sich der Partner.
schafkopf-dummkopf-refused-blind-of-five = Zu fünft setzt niemand aus, also gibt es kein Solo blind.
schafkopf-dummkopf-refused-only-blind-solo = An diesem Tisch gibt es nur das Solo blind, mit den üblichen Trümpfen, und das Gegenüber setzt aus.
schafkopf-dummkopf-result-doubled = Ohne Partner zählen alle Striche doppelt.
