# Mida laua sõnumid mängu ümber ütlevad: postitus kanalis, käsi, tulemus, nakileht.

computer-name = Arvuti { $seat }
player-name = Mängija { $seat }
level-easy = lihtne
level-normal = keskmine
level-strong = tugev
level-easy-about = mängib rusikareegli järgi
level-normal-about = proovib läbi mõned võimalikud jaotused
level-strong-about = proovib läbi palju võimalikke jaotusi
badge-trump = Trump
badge-aside = Talong
badge-blind = Talong
badge-left = Kõrval
taken = Talongis oli { $cards }.

post-head = **{ $game }** · laud { $table }
post-head-deal = { post-head } · jaotus { $deal }
post-open = **{ $game }** · laud { $table }. Istu lauda!
post-seat = { $seat }. { $name }
post-seat-computer = { $seat }. { $name } ({ $level })
post-seat-free = { $seat }. *vaba*
post-option = { $name }: { $value }
post-away = { $count ->
    [one] 💤 { $who } on eemal: arvuti mängib tema eest, kuni ta siin midagi vajutab või ütleb.
   *[other] 💤 { $who } on eemal: arvutid mängivad nende eest, kuni nad siin midagi vajutavad või ütlevad.
}
post-seal = Pitseeritud pakk: { $seal }
post-stuck = ⚠️ Ma ei saa praegu midagi salvestada, seepärast see laud ootab. Midagi ei ole kadunud; mäng läheb edasi niipea, kui saan.
post-closed = See laud on suletud. `/table open` avab uue.
post-forgotten = Siin pole ammu keegi mänginud, seepärast on laud suletud. `/table open` avab uue.
post-closed-again = See laud on suletud. *{ button-reopen }* avab samade reeglitega uue ja kõik, kes mängisid, on oodatud.
post-forgotten-again = Siin pole ammu keegi mänginud, seepärast on laud suletud. *{ button-reopen }* avab samade reeglitega uue.
button-reopen = Uuesti
button-sheet = Õhtu tabel
post-invited-again = Taas oodatud siinsest eelmisest mängust: { $who }.
post-annulled = Jaotus { $deal } on tühistatud ega lähe arvesse. Sama jagaja jagab uuesti.
value-true = jah
value-false = ei
# Mida võib jah ja ei asemel tippida; loetakse kõiki keeli.
typed-yes = jah | j | sees
typed-no = ei | e | väljas

button-hand = Minu kaardid
button-trick = Viimane tihi
button-rules = Reeglid
button-sit = { $seat }. koht
button-sit-instead = Istu kohale { $seat }
menu-computers = Arvutid: mis kohtadele, kui hästi
computers-everywhere = Vabadele kohtadele: { $level }
computers-one = Arvuti { $seat }. kohale: { $level }
computers-level = Kõik siinsed arvutid: { $level }
button-fill = Täida arvutitega
button-start = Alusta
button-leave = Lahku
button-next-deal = Järgmine jaotus
button-replay = Kordus
menu-choose = { $count ->
    [one] Vali
   *[other] Vali { $count }
}

said-diamonds = ♦!
said-override = ♦!
said-challenge = Vahele!
said-emergency = Häda!
said-ok = Sobib
said-push = Annan edasi
said-noblink = Ei pilguta
said-pick = Võtan
said-pickup = Võtan
said-hand = Käest
said-solo = Soolo
said-alone = Üksi
said-partner = Paariline
said-special = Erimäng
said-redeal = Uuesti
said-hold = Jah
picture-others = teised
picture-cut = tõstmine
picture-trick = { $number }. tihi
picture-last-trick = Viimane tihi
taken-tricks = { $count ->
    [one] { $count } tihi
   *[other] { $count } tihi
}
taken-points = { $count ->
    [one] { $count } silm
   *[other] { $count } silma
}
picture-free-seat = vaba
picture-away = eemal
picture-gathering = { $count ->
    [one] Üks koht on vaba
   *[other] { $count } kohta on veel vaba
}
picture-ready = Kõik on kohal
sheet-games-won = { $count ->
    [one] 1 võidetud mäng
   *[other] { $count } võidetud mängu
}
sheet-earlier = varasemad mängud on välja jäetud

hand-place = { $game }, laud { $table } kanalis { $channel }, server **{ $guild }**
hand-not-asked = Sinu kaardid. Ootame teisi.
hand-parked = Mängid edasi kanalis. Sellised olid su kaardid, kui seal alustasid:
button-hand-here = Näita kaarte siin
hand-put-away = See sõnum on aegunud. Oma kaarte näed kanalis nupuga *{ button-hand }*.
hand-closed = Laud { $table } on suletud.
hand-seat-left = Sa ei istu enam lauas { $table }.
hand-deal-over = See jaotus on läbi.
post-below = Laud on kanali lõpus.
hand-empty = Selles jaotuses ei ole sul enam kaarte; järgmine jaotus toob uued.
result-head = **{ $game }** · Jaotus on läbi.
result-number = Jaotus { $deal } selles serveris

replay-head = **{ $game }** · jaotus { $deal }, samm { $step }/{ $steps }
replay-head-own = **{ $game }** · jaotus { $deal }, samm { $step }
replay-start = Kaardid on jagatud.
replay-open = Kõigi kaardid on lahti.
replay-own = Sinu kohalt: ainult see, mida sa sel hetkel teadsid.
replay-shared = { $who } näitab hetke lõppenud jaotusest:
replay-shared-own = { $who } näitab hetke lõppenud jaotusest nii, nagu see tema kohalt paistis:
replay-shared-upload = { $who } näitab hetke jaotusest, mis pärineb tema failist; nimed ja number on sellised, nagu failis kirjas:
replay-posted = ✅ Sellesse kanalisse postitatud.
button-look-mine = Minu kohalt
button-look-replay = Kõigi kaardid
button-share = Näita teistele
button-words = Sõnadega
shown-leaderboard = { $who } näitab edetabelit:
shown-stats = { $who } näitab statistikat:
shown-scores = { $who } näitab punktilehte:
button-trick-back = Eelmine tihi
button-trick-forward = Järgmine tihi
button-back = Tagasi
button-forward = Edasi

history-nobody = mitte keegi
history-computer = arvuti
