# Edetabel, arvud, ajalugu, kordused, seaded, privaatsus, abi.

leaderboard-title = **{ $game }** · parimad mängijad, { $period }
stats-all-games = kõik mängud
leaderboard-head-sure = kui kindel
leaderboard-head-rating = üle keskmise
leaderboard-head-provisional = esialgne
leaderboard-alt = Edetabel: { $game }, { $period }. { $rows }
leaderboard-alt-row = { $place }. { $player }: { $figure }, { $facts }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = **{ $value }** ± { $error }
leaderboard-provisional = { $rating } (esialgne)
leaderboard-unrated = veel hindamata
leaderboard-above = jaotuse kohta { $above } üle ootuse
leaderboard-lambapeas = lambapäid: { $given } antud, { $suffered } saadud
leaderboard-computers = Arvutid ({ $level })
leaderboard-about = -# Hinne ütleb, kui palju keegi toob jaotuse kohta rohkem kui siinne keskmine, olenemata kaartidest. Järjestus käib hinde ettevaatliku otsa järgi.
leaderboard-show-people = Ainult inimesed
leaderboard-show-computers = Ka arvutid
leaderboard-show-partners = Parimad paarilised
partners-about = -# Kui palju kaks paarilist toovad jaotuse kohta rohkem, kui nende hinded ütlevad.
stats-line = **{ $game }**: { $figures }
stats-against = · sinu vastu: { $figures }
stats-together = · sinuga paaris: { $figures }
stats-deals = { $count ->
    [one] { $count } jaotus
   *[other] { $count } jaotust
}, neist võidetud { $won }
stats-games = { $count ->
    [one] { $count } võidetud mäng
   *[other] { $count } võidetud mängu
}
stats-score = kirjas { $score }
stats-points = jaotuse kohta { $points } silma
history-line = **{ $deal }** · { $date } · { $game } · { $result }
history-title = Lõpetatud jaotused, uusimad eespool


record-reply = Jaotuse { $number } üleskirjutus. `lambapea verify FAIL` arvutab pitseri ja käed uuesti üle.

rules-title = **{ $game }** · { $topic }

settings-title = **Seaded**
settings-language = Keel: { $language }
settings-language-server = nagu serveris ({ $language })
settings-colours = Kaardid: { $colours }
settings-ping = Meeldetuletus: { $when }
settings-server-language = Selle serveri keel: { $language }
settings-pace = Kohe mängitavate laudade tempo: arvuti mõtleb { $computer } s, tõstmine { $cut } s, ruutu valimine { $override } s, järgmine jaotus { $next } s pärast, { $turn }.
settings-turn-clock = käiguks { $seconds } s
settings-turn-none = käigul kella pole
settings-saved = Salvestatud.

privacy-about = Ma talletan su Discordi kasutajanumbri, su kohad laudades, mida sa jaotustes tegid ja millal, tulemused ja su seaded. Ei nimesid ega sõnumeid.
privacy-export-reply = Siin on kõik, mis sinu kohta on talletatud.
privacy-delete-ask = **Kas kustutada kõik, mis sinu kohta on talletatud?** Seda tagasi võtta ei saa.
    Kaob jäädavalt: su seaded, su koht edetabelites ja statistikas, su Discordi kasutajanumber kõigis su jaotustes ja märge selle kohta, kus su kaartide sõnumid on.
    Alles jääb: lõpetatud jaotused nimetu kohaga, selle kaardid ja tulemus, teiste pärast, ning juba saadetud sõnumid.
privacy-deleted = Kustutatud. Lõpetatud jaotustes jääb alles nimetu koht.
privacy-not-deleted = Midagi ei kustutatud.

help-text =
    Tere! **Ma pean Discordi kanalites kaardilaudu**: seitse mängu ühest vanast perest, sõprade, arvutite või mõlemaga.
    Vajuta *{ button-begin }*: see viib su kohe arvutitega lauda ja seletab esimest jaotust samm-sammult.
    `/table open` avab laua sõpradele: nemad vajutavad vaba kohta, ülejäänud kohtadele istuvad arvutid.
    Su kaarte näed ainult sina. `/rules` seletab mänge, `/act` loetleb kõik, mida sa parajasti teha saad.
health-line = { $tables ->
    [one] { $tables } laud
   *[other] { $tables } lauda
}, käimas { $deals ->
    [one] { $deals } jaotus
   *[other] { $deals } jaotust
}, andmebaas { $database }, ühendus { $latency } ms.
health-well = korras
health-ill = ei vasta
admin-synced = Discordile saadetud käske: { $count }.
admin-sync-unchanged = Käsud on samad; midagi ei saadetud.
admin-annulled = Jaotus { $number } on tühistatud.
