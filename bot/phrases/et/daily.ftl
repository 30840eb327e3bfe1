# Päeva jaotus: kõigile ja kõikjal sama, mängitakse üksi arvutite vastu, mitu jaotust järjest.

command-daily = Päeva jaotused: üks katse, kõigile ja kõikjal samad
button-daily-play = Mängi
button-daily-next = Järgmine jaotus
button-daily-late = Lõpeta eilne
button-daily-look = Tänased jaotused
button-daily-before = Eilne
button-daily-here = See server
button-daily-all = Kõik serverid
button-daily-share = Näita teistele
button-daily-month = Kuu
button-daily-month-before = Eelmine kuu
button-daily-archive = Arhiiv
button-daily-unranked = Mängi arvestuseta
button-daily-again = Veel kord
button-daily-table = Tabel
button-daily-earlier = Varasemad päevad
button-daily-seals = Pitser

daily-head = **Päeva jaotused · { $day } · { $game }**
daily-about = { $deals ->
    [one] Üks jaotus, üks katse, üksi arvutite vastu, mõne minutiga. Juhus ütleb, milline kolmest on sinu oma. Sinu tulemust võrreldakse kõigi omaga, kellel on sama jaotus, olgu mis serveris tahes: kui palju sa arvutitest ette jõuad, ja viigi korral silmade järgi.
   *[other] { $deals } jaotust järjest, üks katse, üksi arvutite vastu. Jaotuste komplekte on kolm ja juhus ütleb, milline on sinu oma. Sinu tulemust võrreldakse kõigi omaga, kellel on sama komplekt, olgu mis serveris tahes: kui palju sa kõigi jaotuste peale kokku arvutitest ette jõuad, ja viigi korral silmade järgi.
} Samadele käikudele vastavad arvutid alati samamoodi.
daily-ends = Alusta enne kella { $at } ({ $when }): päev lõpeb UTC keskööl. Kes on alustanud, võib jätkata veel kaks tundi. Mis selleks ajaks lõpuni ei jõua, jääbki pooleli; teist katset ei ole.
daily-late = Eilsed jaotused on veel avatud: need sulguvad { $when }.
daily-try-head = **{ $game }** · päeva jaotused, { $day }{ $deals ->
    [one] {""}
   *[other] , { $deal }/{ $deals }
}. Sinu ainus katse ja seda näed ainult sina. See sulgub { $when }; seni saad siia tagasi käsuga `/daily`.
daily-over-head = **{ $game }** · päeva jaotused, { $day }, on mängitud. Päev sulgub { $when }; siis saad need läbi vaadata, kõik kaardid avatud.
daily-closed-head = **{ $game }** · päeva jaotused, { $day }. See päev on suletud.
daily-interval-head = **{ $game }** · päeva jaotused, { $day }: { $deal }/{ $deals } on mängitud. Jätkata saad, kuni päev sulgub { $when }; kuidas teistel läks, saad teada pärast viimast jaotust.
daily-unfinished-head = **{ $game }** · päeva jaotused, { $day }. Päev sulgus pärast sinu jaotust { $deal }/{ $deals }, nii et sinu katse ei loe.
daily-so-far = Seni: { $figures }.
daily-in-all = Kokku: { $figures }.
daily-won = võite { $won }/{ $deals }
daily-review-deal = Sinu { $deal }. jaotus
daily-own = Sina: { $figures }. { $others ->
    [0] Jõudsid esimesena lõpuni, { $than }.
    [one] Parem kui **{ $share }** neist, kellel olid samad kaardid: veel üks inimene ja arvuti.
   *[other] Parem kui **{ $share }** neist, kellel olid samad kaardid: { $others } inimest ja arvuti.
}
daily-house = Arvuti sinu kohal: { $figures }.
daily-people = Lõpuni on mänginud { $people ->
    [one] üks inimene
   *[other] { $people } inimest
} kõigis serverites; pooleli on { $unfinished ->
    [one] ühel
   *[other] { $unfinished }
}.
daily-place = { $others ->
    [0] Oled **{ $place }.** kohal, mängijaid kokku { $people }.
    [one] Oled **{ $place }.** kohal (koos veel ühega), mängijaid kokku { $people }.
   *[other] Oled **{ $place }.** kohal (koos veel { $others } inimesega), mängijaid kokku { $people }.
}
daily-nobody = Siin pole seda keegi lõpuni mänginud.
daily-this-server = see server
daily-all-servers = kõik serverid
daily-head-share = parem kui
daily-head-tricks = tihid
daily-head-deals = jaotused
daily-so-many = { $people ->
    [one] üks inimene
   *[other] { $people } inimest
}
daily-alt = Päeva jaotuste tabel, { $game }, { $day }, { $which }: { $rows }.
daily-alt-row = { $place }. { $who }, parem kui { $share }{ $facts }
daily-shared-head = **Päeva jaotused · { $day } · { $game }**
daily-shared = { $who }: { $others ->
    [0] jõudis esimesena lõpuni, { $than }.
    [one] parem kui { $share } neist, kellel on samad kaardid; seni veel üks inimene ja arvuti.
   *[other] parem kui { $share } neist, kellel on samad kaardid; seni { $others } inimest ja arvuti.
} Nüüd sina: `/daily`
daily-than-better = arvutist paremini
daily-than-equal = sama hästi kui arvuti
daily-than-worse = kuid mitte nii hästi kui arvuti
daily-streak = See on sinu { $days }. päev järjest.
daily-streak-so-far = { $days ->
    [one] Eile sa mängisid: täna oleks teine päev järjest.
   *[other] Oled mänginud { $days } päeva järjest; tänasega tuleks üks juurde.
}
daily-month-name = { $month ->
    [1] jaanuar
    [2] veebruar
    [3] märts
    [4] aprill
    [5] mai
    [6] juuni
    [7] juuli
    [8] august
    [9] september
    [10] oktoober
    [11] november
   *[12] detsember
} { $year }
daily-month-head = **Päeva jaotused · { $month }** · { $days ->
    [one] suletud on üks päev
   *[other] suletud on { $days } päeva
}.
daily-month-about = Iga suletud päev annab punkti iga protsendi eest neist, kellel olid samad kaardid ja kellest sa parem olid.
daily-month-own = Sina: **{ $points }** punkti, { $days ->
    [one] üks päev
   *[other] { $days } päeva
}; siin **{ $place }.** koht, mängijaid kokku { $people }.
daily-month-own-alone = Sina: **{ $points }** punkti, { $days ->
    [one] üks päev
   *[other] { $days } päeva
}.
daily-month-nothing = Sa ei ole selle kuu suletud päevadest ühtegi lõpuni mänginud.
daily-month-points = punktid
daily-month-facts = { $days ->
    [one] üks päev
   *[other] { $days } päeva
} · parim päev { $best }
daily-month-alt = Päeva jaotuste tabel, { $month }, see server: { $rows }.
daily-month-alt-row = { $place }. { $who }, { $points } punkti, { $facts }
daily-review-which = Vaata jaotus läbi
daily-best-deal = Parim tulemus: { $deal }. jaotus
daily-best-name = 1. koht
daily-is-best = Nende kaartidega ei olnud keegi sinust parem.
daily-archive = **Päeva jaotuste arhiiv.** Vali päev: näed selle tabelit ja seda, kuidas parim mängis, või mängid ise nii mitu korda, kui soovid; see ei loe kuskil.
daily-archive-choose = Vali päev
daily-archive-done = Mängisid samal päeval
daily-archive-empty = Ükski päev ei ole veel suletud.
daily-archive-head = **{ $game }** · päeva jaotused, { $day }, arhiivist{ $deals ->
    [one] {""}
   *[other] , { $deal }/{ $deals }
}. See ei loe kuskil ja seda näed ainult sina.
daily-archive-over = **{ $game }** · päeva jaotused, { $day }, arhiivist{ $deals ->
    [one] {""}
   *[other] : { $deal }/{ $deals }
} on mängitud.
daily-archive-share = Samal päeval oleks see olnud parem kui **{ $share }** neist, kellel olid samad kaardid: { $people ->
    [0] ainult arvuti.
    [one] üks inimene ja arvuti.
   *[other] { $people } inimest ja arvuti.
}
daily-second = teine konto, omanik { $who }
daily-account = Nüüdsest näidatakse selle serveri tabelites eraldi: { $who }, kelle omanik on { $owner }.
daily-account-about = Kõigis serverites kokku loeb see konto endist viisi. Sama käsk ilma valikuta `owner` võtab selle tagasi.
daily-account-none = { $who } ei ole siin kellegi teine konto.
daily-accounts = Muud teised kontod siin:
daily-seals = **Päeva jaotuste { $season }. hooaeg**, { $first } kuni { $last }. Keegi ei saa jaotust valida, ka mitte boti pidaja: kõik tulevad ahelast, mille see ankur määras enne esimese jaotuse mängimist.
daily-seals-link = Viimase suletud päeva ({ $day }) lüli; selle SHA-256 on eelmise päeva lüli:
daily-seals-how = Failis on kõik senised lülid. `lambapea verify { $file }` kontrollib need üle ja boti lähtekoodi `docs/record.md` ütleb, kuidas seda mõne oma reaga teha.

error-daily-account-same = Konto ei saa olla iseenda teine konto.
error-daily-account-missing = Ütle ka, millist kontot (`account`) sa mõtled.
error-daily-closed = { $day } jaotus on suletud. Tänane on siin: `/daily`.
error-daily-gone = Sellist päeva ei ole. Tänased jaotused on siin: `/daily`.
error-daily-broken = Selle jaotuse hooaeg on katkenud: pitser enam ei pea ja jaotus on tühine. Tänane on siin: `/daily`.
error-daily-spent = Oled tänase jaotuse juba mänginud ja oma andmed vahepeal kustutanud. Järgmine tuleb UTC keskööl.
error-daily-hidden = Kuidas läks, saad teada alles siis, kui oled ise lõpuni mänginud: `/daily`.
error-daily-not-closed = Seda saad teha siis, kui päev on suletud, kaks tundi pärast UTC keskööd.
error-daily-best-gone = Parima mängu selles jaotuses enam ei hoita.
error-daily-not-finished = Sa ei ole seda päeva lõpuni mänginud.
