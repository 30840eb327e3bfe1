# Lõppenud jaotused: avatud pitser, kordus.

button-verify = Kontrolli
button-record = Üleskirjutus

verify-head = **{ $game }** · jaotus { $deal }: pitseeritud pakk avatuna
verify-true = ✅ Äsja kontrollitud: pitser sobib selle pakiga, kaardid tulenevad sellest pakist ja tõstmisest, iga käik järgib reegleid ja tulemus on õige.
verify-true-seal = ✅ Äsja kontrollitud: pitser sobib selle pakiga. Jaotus mängiti vanemate reeglite järgi, seepärast ei saa ma seda uuesti jagada ega mängida.
verify-false = ⚠️ See ei klapi: { $problems }.
verify-false-seal = ⚠️ See ei klapi: pitser ei ole selle soola ja paki oma.
verify-seal = Pitser: `{ $seal }`. See seisis laual enne tõstmist kujul **{ $groups }**.
verify-salt = Sool: `{ $salt }`
verify-pack = Pakk, nagu see segati: `{ $pack }`
verify-yourself = Kontrolli ise: soola, kooloni ja paki SHA-256 on pitser. *{ button-record }* annab jaotuse failina; `lambapea verify jaotus.txt` jagab ja mängib selle uuesti.

menu-replay-trick = Mine tihi juurde
replay-deal = Jagatud kaardid
replay-play = Enne esimest kaarti
replay-end = Lõpp
upload-checked = ✅ Äsja kontrollitud: pitser sobib selle pakiga, kaardid tulenevad sellest pakist ja tõstmisest, iga käik järgib reegleid ja tulemus on õige.
upload-unchecked = Seda, et pakk oli enne tõstmist paigas, fail üksi näidata ei saa: võrdle **{ $groups }** pitseriga, mis tookord laua juurde postitati. Nimed, kuupäev, number ja mängukäik on ainult see, mida fail ütleb: ka teine pakkumine või teised kaardid, kui need reeglitele vastavad, läbiksid kontrolli. Need nupud aeguvad { $when }; pärast seda laadi fail uuesti üles.

# Lõppenud jaotus uuesti.
button-fork = Mängi siit edasi
button-fork-seats = Teiselt kohalt
button-fork-again = Veel kord
fork-which-seat = Jaotus { $deal } alates sammust { $step }: millisel kohal tahad mängida? Teistel kohtadel on arvutid.
fork-seat = { $seat }. koht: { $name }
fork-head = **{ $game }** · jaotus { $deal } uuesti, alates sammust { $step }. Ainult sina näed seda ja see ei lähe kuskil arvesse.
fork-over-head = **{ $game }** · jaotus { $deal } uuesti, alates sammust { $step }: läbi.
fork-then = **Tookord:** { $result }
fork-now = **Nüüd:** { $result }
fork-row-then = Tookord
fork-row-now = Nüüd
fork-title = { $game } · jaotus { $deal }, tookord ja nüüd
fork-stale = See vajutus tuli liiga hilja, nii et midagi ei muudetud. Seis on selline:
replay-trick = { $number }. tihi

# Tulemuse pilt.
headline-won = Võit: { $who }
headline-lost = Kaotus: { $who }
headline-nobody = Keegi ei võitnud
headline-unplayed = Mängu ei olnud
picture-card-points = Silmad
picture-tricks = Tihid
result-others = teised
picture-won = võit
picture-lost = kaotus
picture-game-won = { $who } { $count ->
    [one] võidab
   *[other] võidavad
} mängu
sheet-count = { $score } / { $target }
alt-result = Kuidas lõppes jaotus mängus { $game }
alt-result-took = { $what }: { $amounts }
alt-result-marks = Piirid: { $marks }
alt-result-sheep = Pilti täidab lambapea

# Teed ühelt vaatelt teisele.
button-history = Lõppenud jaotused
button-leaderboard = Edetabel
button-stats = Statistika
button-newer = Uuemad
button-older = Vanemad
button-above = Eespool
button-below = Tagapool
menu-go-show = Kes on kirjas?
menu-go-game = Mis mäng?
menu-go-period = Mis ajast?
menu-go-page = Mida näidata?
menu-go-rival = Võrdle mängijaga …
menu-go-player = Kellegi statistika
menu-go-deal = Vaata jaotust uuesti
history-title-player = Lõppenud jaotused, uusimad eespool: { $who }

button-privacy-delete = Kustuta kõik
button-privacy-keep = Jäta alles

# Score sheets with a row a deal.
ledger-total = Kokku
ledger-won = Võidetud
ledger-game = { $number }. mäng
ledger-part = Jaotused { $first }–{ $last }, kokku { $all }
ledger-passed = kõik pass
ledger-redeal = uus jagamine
ledger-misdeal = jagati uuesti
ledger-called = kutsutud äss
ledger-jack = ruutusoldat
ledger-pick = talong võetud
ledger-partner = ruutusoldat
ledger-partnership = paarid
ledger-silent-solo = vaikne soolo
alt-ledger-row = { $what }: { $scores }.
alt-sheet-order = Järjekord: { $names }.
scores-title = **{ $game }** · see mäng
button-scores = Punktileht
button-earlier = Varasemad
button-later = Hilisemad

# Õhtu ja hooaja punktilehed.
menu-go-span = Millised jaotused?
menu-go-part = Mida tahad näha?
part-totals = Kokku
part-games = Mängud
part-deals = Jaotus jaotuse haaval
part-debts = Kes kellele võlgu on
span-evening-past = viimane õhtu
evening-title = **{ $game }** · { $span }, { $from } – { $to }
evening-deals = Mängitud { $count ->
    [one] { $count } jaotus
   *[other] { $count } jaotust
}.
evening-hinted = { $count ->
    [one] Üks neist oli vihjega ega loe
   *[other] { $count } neist olid vihjetega ega loe
} edetabelis ja statistikas.
evening-counts = -# Jaotus, mille arvuti kellegi eest lõpetas, läheb siin arvesse, edetabelis ja statistikas mitte kellelegi.
evening-cut = Siin on kokku loetud ainult viimased { $count } jaotust.
evening-empty-evening = Selles kanalis ei ole veel ühtki jaotust lõpuni mängitud: { $game }.
evening-empty-season = Selles kanalis ei ole sel hooajal ühtki jaotust lõpuni mängitud: { $game }.
evening-won = { $number }. mäng on läbi. Võitja: { $who }, punkte { $score }.
evening-going-on = { $number }. mäng: mängitud jaotusi { $deals } / { $length }, jäänud on { $count }.
evening-owing = Soolo on veel võlgu { $count ->
    [one] mängija
   *[other] mängijad
} { $who }.
evening-alt = Punktileht: { $game }, { $span }. { $rows }.
evening-alt-running = { $game }, pooleli
evening-alt-sheep = { $game }, lambapea
totals-head-games = mängud
totals-head-score = punktid
totals-head-own = oma mängud
totals-head-list = leht
totals-head-won = võit–kaotus
evening-progress = jaotusi { $deals } / { $length }
totals-lambapeas = lambapea +{ $given } −{ $suffered }
totals-stood-in = arvuti lõpetas { $count }
totals-owes = soolo võlgu
totals-alt-row = { $place }. { $player }: { $figures }, { $facts }
ledger-page = Sellel lehel
debts-head = saldo
debts-gives = saaja: { $payee }
debts-nothing = Keegi ei ole kellelegi midagi võlgu.
debts-about-scores = Jaotuse punktid makstakse nii, nagu need on. Joone all on makse nii vähe kui võimalik, et kõik tasa saaksid, punktides.
debts-about-differences = Igas jaotuses klaarivad kõik, kes seal istusid, omavahel punktide vahe. Joone all on makse selleks nii vähe kui võimalik, punktides.
debts-about-games = Võidetud mängu eest saab iga võitja kaotajatelt ühe punkti. Joone all on makse nii vähe kui võimalik, et kõik tasa saaksid.
debts-alt-balance = { $player } { $amount }
debts-alt-row = maksab { $payer }, saab { $payee }: { $amount }
