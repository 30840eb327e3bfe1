# Väljakutsed: lõppenud jaotuse hetk, mida teised proovivad mängida.

button-challenge = Esita väljakutse
button-challenge-here = Postita siia
button-challenge-play = Mängi
button-challenge-results = Tulemused
menu-challenge-seat = Milline koht
menu-challenge-whom = Postita siia ja kutsu keegi
menu-challenge-where = Postita teise kanalisse

challenge-ask = **Väljakutse** · jaotus { $deal }, { $from }: kes peaks proovima? Kes vajutab *{ button-challenge-play }*, saab selle koha kaardid ja mängib arvutite vastu. Postitan selle sinu eest, sinu nimega.
challenge-posted = Sinu väljakutse on siin: { $link }
challenge-head = **{ $game } · Kas sina saaksid hakkama?** { $who } esitab väljakutse kõigile siin.
challenge-head-whom = **{ $game } · Kas sina saaksid hakkama?** { $who } esitab väljakutse: { $whom }. Ka teised võivad proovida.
challenge-head-nobody = **{ $game } · Kas sina saaksid hakkama?**
challenge-about = Saad kaardid, mis olid { $seat }. kohal ({ $name }), { $from }. Samadele käikudele vastavad arvutid alati samamoodi. Statistikas see arvesse ei lähe.
challenge-from-deal = algusest peale
challenge-from-before = veel enne esimest kaarti
challenge-from-trick = alates { $trick }. tihist
challenge-nobody-yet = Keegi pole seda veel lõpuni mänginud.
challenge-played = Mängitud: { $who }. *{ button-challenge-results }* näitab tulemusi neile, kes on ise mänginud.
challenge-knew-played = { $who } (oli lauas)
challenge-knew-seen = { $who } (oli kaarte näinud)
challenge-more = veel { $count }

challenge-fork-head = **{ $game }** · väljakutse. Ainult sina näed seda. Siin läheb arvesse sinu esimene katse ja mujal ei lähe see kuskil arvesse.
challenge-results-head = **{ $game }** · väljakutse jaotusest { $deal }, { $from }. Seda näevad ainult need, kes on ise mänginud:
challenge-results-hidden = Kuidas läks, saad teada alles siis, kui oled ise mänginud: vajuta *{ button-challenge-play }*. Seni on mänginud { $count ->
    [one] { $count } inimene
   *[other] { $count } inimest
}.
challenge-line = **{ $place }** · { $who }: { $figures }
challenge-line-then = Lauas, { $who }: { $figures }
challenge-won = võit
challenge-lost = kaotus
challenge-neither = ei võitu ega kaotust
challenge-score = kirjas { $score }
challenge-points = { $points ->
    [one] { $points } silm
   *[other] { $points } silma
}
