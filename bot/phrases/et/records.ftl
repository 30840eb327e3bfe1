# Edetabel, arvud, ajalugu, kordused, seaded, privaatsus, abi.

leaderboard-title = **{ $game }** · parimad mängijad, { $period }
partners-title = **{ $game }** · parimad paarilised, { $period }
leaderboard-head-sure = kui kindel
leaderboard-head-form = viimased jaotused
leaderboard-head-rating = hinne
leaderboard-head-provisional = esialgne
leaderboard-alt = Edetabel: { $game }, { $period }. { $rows }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = { $value } ± { $error }
leaderboard-provisional = { $rating } (esialgne)
leaderboard-unrated = veel hindamata
leaderboard-form = viimased { $count }: võite { $won }, kaotusi { $lost }
leaderboard-lambapeas = lambapäid: { $given } antud, { $suffered } saadud
leaderboard-computers = Arvutid ({ $level })
leaderboard-short = -# 1000 on siinsete inimeste keskmine; *esialgne* tähendab vähem kui { $enough } hinnatud jaotust.
leaderboard-waiting = -# Hinnet pole veel kellelgi: mõni minut pärast jaotust tean, mis selle kaardid väärt olid.
leaderboard-about = -# Igaühel on hinne ja selle järgi järjestatakse: 1000 on siinsete inimeste keskmine ja 100 punkti on tavaline vahe kahe inimese vahel. Hinne ütleb, kui hästi keegi mängib, olenemata kaartidest: peamiselt selle järgi, kui hästi ta valis, osalt selle järgi, mida tema pool sai. Kui jaotusi on vähe, on hinne madal ja esialgne; see tõuseb, kui järgmised jaotused seda kinnitavad.
leaderboard-show-people = Ainult inimesed
leaderboard-show-computers = Ka arvutid
leaderboard-show-partners = Parimad paarilised
partners-about = -# Kui palju kaks paarilist saavad jaotuse kohta rohkem, kui nende hinded ütlevad.
stats-line = **{ $game }**: { $figures }
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
stats-title = **{ $player }** · { $game }
stats-alt = Mängija { $player } arvud: { $game }. { $told }.
stats-rating = hinne { $value }
stats-provisional = { $rating } (esialgne: hinnatud jaotusi { $deals }, vaja { $enough })
stats-place = { $place }. koht { $count } seas
stats-left = { $count ->
    [one] lahkus 1 jaotusest enne selle lõppu
   *[other] lahkus { $count } jaotusest enne nende lõppu
}
stats-uncounted = { $count ->
    [one] veel 1 jaotus on
   *[other] veel { $count } jaotust on
} ainult käsus `/scores`: vihjega või arvuti lõpetatud
stats-unrated = veel hindamata
stats-course = hinne ajas: { $begin } oli { $first }, nüüd { $last }; kõrgeim { $high }, madalaim { $low }
stats-form = Viimased jaotused
stats-form-told = viimased jaotused, uusimad eespool: { $ended }
stats-form-1 = võit
stats-form--1 = kaotus
stats-form-0 = ei kumbki
stats-label-won = võidetud { $won } / { $count }
stats-label-games = { $count ->
    [one] võidetud mäng
   *[other] võidetud mängu
}
stats-label-score = kirjas
stats-side-declarer = mängija pool
stats-side-defender = vastaspool
stats-lambapeas = lambapead
stats-lambapeas-given = lambapäid antud
stats-of = { $won } / { $count }
stats-heading-rating = hinne
stats-heading-sides = Kuidas jaotused lõppesid
stats-heading-contracts = Mängud
stats-heading-extras = Lisakuulutused
stats-heading-bids = Kui kõrgele pakkus
stats-heading-announced = Kuulutused
stats-heading-together = Paarilistena
stats-together-label = koos
stats-bid-played = { $count ->
    [one] mängitud üks kord
   *[other] mängitud { $count } korda
}, võidetud { $won }
stats-bid = pakutud { $number }
stats-played-called = kutsutud ässaga
stats-played-jack = ruutusoldati hoidjaga
stats-played-partner = ruutusoldati hoidjaga
stats-played-alone = üksi
stats-played-solo = soolo
stats-played-standard = põhimäng
stats-said-override = hoopis ruutu
stats-said-re = re
stats-said-kontra = kontra
stats-said-no90 = alla 90
stats-said-no60 = alla 60
stats-said-no30 = alla 30
stats-said-schwarz = mitte ühtki tihi
stats-partners-title = { $player } · paarilised
stats-partner-best = kõige paremini: { $player }, { $figures }
stats-partner-worst = kõige halvemini: { $player }, { $figures }
stats-beyond = jaotuse kohta { $value } võrreldes hinnetega
stats-versus-title = Kahevõitlus
stats-against-each-other = teineteise vastu
stats-deals-won = võidetud jaotusi
stats-compared = { $what }: { $first } { $one }, { $second } { $other }
stats-reached-deal-deals = { $count ->
    [one] Esimene jaotus
   *[other] { $count } jaotust
}
stats-reached-deal-won = { $count } võidetud jaotust
stats-reached-match-won = { $count ->
    [one] Esimene võidetud mäng
   *[other] { $count } võidetud mängu
}
stats-reached-lambapea-won = { $count ->
    [one] Esimene lambapea
   *[other] { $count } lambapead
}
stats-reached-lambapea-lost = Esimene saadud lambapea
stats-reached-solo-won = { $count ->
    [one] Esimene võidetud soolo
   *[other] { $count } võidetud soolot
}
stats-reached-said-won = { $count ->
    [one] Esimene võit: { $what }
   *[other] { $count } võitu: { $what }
}
stats-when = { $date }, jaotus { $deal }
stats-page-overview = Ülevaade
stats-page-contracts = Mängud
stats-page-bids = Pakkumised ja kuulutused
stats-page-partners = Paarilised
stats-page-milestones = Verstapostid
stats-none-overview = Midagi ei ole veel loetud.
stats-none-contracts = Oma mängu ei ole siin veel mängitud.
stats-none-bids = Ühtki maksma jäänud pakkumist ega kuulutust veel ei ole.
stats-none-partners = Paarilisi veel ei ole: need selguvad, kui mõne jaotuse ootus on välja arvutatud.
stats-none-milestones = Midagi ei ole veel saavutatud.
stats-none-versus = Võrrelda ei ole midagi: üks kahest ei ole siin seda mängu veel lõpuni mänginud.
partners-head-beyond = üle hinnete
partners-alt = Paarilised: { $game }, { $period }. { $rows }
history-line = **{ $deal }** · { $date } · { $game } · { $result }
history-title = Lõppenud jaotused, uusimad eespool


record-reply = Jaotuse { $number } üleskirjutus. `lambapea verify jaotus.txt` kontrollib pitseri ja kaardid üle.

rules-title = **{ $game }** · { $topic }

settings-title = **Seaded**
settings-language = Keel: { $language }
settings-language-server = nagu serveris ({ $language })
settings-colours = Kaardid: { $colours }
settings-ping = Meeldetuletus: { $when }
settings-server-language = Selle serveri keel: { $language }
settings-pace = Kiirete laudade tempo: arvuti mõtleb { $computer } s, tõstmine { $cut } s, ruutu valimine { $override } s, järgmine jaotus { $next } s pärast, { $turn }.
settings-turn-clock = käiguks { $seconds } s
settings-turn-none = käigul kella pole
settings-saved = Salvestatud.
settings-channel =
    { $count ->
        [0] Selles kanalis jääb laud paigale, olgu selle all kui palju sõnumeid tahes.
        [one] Selles kanalis liigub laud lõppu, kui selle all on üks sõnum.
       *[other] Selles kanalis liigub laud lõppu, kui selle all on { $count } sõnumit.
    }

privacy-about = Ma talletan su Discordi kasutajanumbri, su kohad laudades, mida sa jaotustes tegid ja millal, tulemused, su seaded ja selle, mille sa hoidmiseks sisestad: segamisel kirjutatud sõnad, salvestatud laudade nimed ja ühe päeva jooksul jaotuste üleskirjutused, mille üles laadid. Muudest sõnumitest mitte midagi ja nimesid ainult neis üleskirjutustes.
privacy-export-reply = Siin on kõik, mis sinu kohta on talletatud.
privacy-export-part = Osa { $number } kõigest, mis sinu kohta on talletatud. Järgneb veel.
privacy-export-last = Osa { $number }, viimane kõigest, mis sinu kohta on talletatud.
privacy-copies = { $days ->
    [one] Minu andmebaasi varukoopiates säilib kustutatu veel kuni { $days } päev. Boti pidajal võib neid rohkem olla.
   *[other] Minu andmebaasi varukoopiates säilib kustutatu veel kuni { $days } päeva. Boti pidajal võib neid rohkem olla.
}
privacy-copies-of-others = Boti pidajal võib olla andmebaasi koopiaid, kus kustutatu veel alles on.
privacy-delete-ask = **Kas kustutada kõik, mis sinu kohta on talletatud?** Seda tagasi võtta ei saa.
    Kaob jäädavalt: su seaded, su koht edetabelites ja statistikas, su Discordi kasutajanumber kõigis su jaotustes, iga sõna, mille sa segamisel kirjutasid, ja märge selle kohta, kus su kaartide sõnumid on.
    Alles jääb: lõppenud jaotused nimetu kohaga, selle kaardid ja tulemus, teiste pärast, lauad, mille sa serverile salvestasid, ning juba saadetud sõnumid. Kui su sõna segamisest kaob, ei saa keegi enam kontrollida, et pakk sellest tuleneb; pitser kehtib ikka. Kui oled tänast jaotust (`/daily`) alustanud, ütleb seda päeva sulgemiseni märge, milles sinu kasutajanumbrit ei ole.
privacy-deleted = Kustutatud. Lõppenud jaotustes jääb alles nimetu koht.
privacy-not-deleted = Midagi ei kustutatud.

help-text =
    Tere! **Minu laudades saab Discordi kanalites kaarte mängida**: seitse mängu ühest vanast perest, sõpradega, arvutitega või mõlemaga.
    { $begin ->
        [alone] Vajuta *{ button-first-deal }*: mängid siinsamas arvutite vastu ja iga sammu seletatakse. `/practice` annab neid juurde nii palju, kui tahad.
       *[here] Vajuta *{ button-begin }*: see viib su kohe arvutitega lauda ja seletab esimest jaotust samm-sammult.
    }
    `/table open` avab laua sõpradele: nemad vajutavad vaba kohta, ülejäänud kohtadele istuvad arvutid.
    Su kaarte näed ainult sina. *{ button-learn }* õpetab sulle mõne mängu samm-sammult selgeks, `/rules` seletab reegleid, `/act` loetleb kõik, mida sa parajasti teha saad.
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
