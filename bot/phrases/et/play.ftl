# Jaotuse kulg: etapid, kelle kord on, mis laual paistab, kuidas lõppes.

game-saskop = Saskop

phase-cut = praegu tõstetakse
phase-auction = praegu pakutakse
phase-announce = praegu nimetatakse trumpi
phase-exchange = praegu antakse pildi vastu kaarti
phase-override = praegu otsustatakse, kas trump jääb
phase-play = kaarte juba käiakse
phase-done = jaotus on läbi

status-cut = Nüüd tõstab { $who }
status-auction = Nüüd pakub { $who }
status-announce = Nüüd nimetab trumbi { $who }
status-exchange = Nüüd annab kaardi vastu { $who }
status-override = Trump { $trump }: nõus või hoopis ruutu? Ootame: { $who }
status-play = Nüüd käib { $who }
status-lead = Nüüd käib välja { $who }
status-done = Jaotus on läbi
status-other = Ootame: { $who }
# Sama neile, keda oodatakse ja keda siin mainitakse; $who on üks või mitu.
call-cut = { $who }, sinu kord tõsta
call-auction = { $who }, sinu kord pakkuda
call-announce = { $who }, nimeta trump
call-exchange = { $who }, anna üks kaart vastu
call-override = { $who }: kas { $trump } jääb trumbiks või hoopis ruutu?
call-play = { $who }, sinu kord käia
call-lead = { $who }, sinu kord välja käia
call-other = { $who }, sinu kord

your-turn-cut = Sina tõstad.
your-turn-auction = Sinu kord pakkuda.
your-turn-announce = Sina võitsid pakkumise: nimeta trump.
your-turn-exchange = Anna paarilisele üks kaart vastu.
your-turn-override = Kas { $trump } jääb trumbiks või hoopis ruutu?
your-turn-play = Sinu kord käia.
your-turn-lead = Sinu kord välja käia.
your-turn-other = Sinu kord.

possible = Praegu on võimalik: { $actions }.
possible-besides = Lisaks võid valida: { $actions }.
possible-meanwhile = Kuni sinu kord tuleb, võid valida: { $actions }.
may-play = käia { $cards }
may-show = näidata { $cards }
may-give = anda { $cards }
may-bury = kõrvale panna kaks neist: { $cards }
may-discard = kõrvale panna kaks neist: { $cards }
may-offer = pakkuda kolm neist: { $cards }
may-cut-upto = lahtiselt kuni mõne kaardini
possible-nothing = Praegu ei ole sul midagi teha.

alt-table = Mängulaud: { $game }.
alt-seat = Koht { $number }: { $name }
alt-seat-dealer = Koht { $number }: { $name }, jagaja
alt-seat-empty = Koht { $number }: vaba
alt-trump = Trump: { $suit } { $sign }, nimetas { $who }
alt-trump-nobody = Trump: { $suit } { $sign }, keegi ei nimetanud
alt-sides = { $ours } – vastas { $others }
alt-sides-together = Teada on, et koos mängivad { $ours }
alt-said = Seni: { $said }
alt-trick = Tihi { $number } – { $cards }
alt-trick-empty = Tihi { $number }: kaarte veel pole
alt-trick-taken = Tihi { $number } – { $cards }. Võttis { $who } ({ $points ->
    [one] { $points } silm
   *[other] { $points } silma
})
own-trick-taken = Tihi { $number } – { $cards }. Sina võtsid ({ $points ->
    [one] { $points } silm
   *[other] { $points } silma
})
alt-card = { $name }: { $card }
alt-tricks = Tihisid: { $tricks }
alt-face-up = Teada kaardid – { $cards }
alt-open-hands = Kaardid – { $cards }
alt-score = Seis: { $score }
alt-score-one = { $name } ({ $score })
alt-games = Mänge: { $games }
alt-signals = Märguanded: { $signals }
alt-sheet = Punktileht. { $score }
alt-sheet-game = { $number }. mäng: { $score }
alt-sheet-running = Praegu: { $score }

result-points = { $first } – { $second }: silmi { $points } – { $other }.
result-unplayed = Ühtki kaarti ei käidud, keegi ei saa midagi kirja.
result-score = Seis: { $score }.
result-seats = Silmi: { $points }.
result-gained = Kirja: { $scores }.
result-side-won = **Võit: { $who }**, silmi { $points } ja vastastel { $others }.
result-side-lost = **Kaotus: { $who }**, silmi { $points } ja vastastel { $others }.
result-no-score = Punkte kirja ei panda.
result-some-ace = ässa
game-over = **Mängu { $count ->
    [one] võitis
   *[other] võitsid
} { $who }** { $score }.
game-over-many = **Mängu { $count ->
    [one] võitis
   *[other] võitsid
} { $who }.** Lõppseis: { $score }.
game-over-next = Järgmine mäng algab nullist.
games-so-far = Mänge seni: { $games }.
alt-announced = Kuulutatud: { $said }
command-elsewhere = See käis laua { $table } kohta kanalis { $channel }. Lauas { $other } kanalis { $place } pole see praegu võimalik.
