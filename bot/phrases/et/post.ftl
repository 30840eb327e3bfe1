# Mida laua sõnumid mängu ümber ütlevad: postitus kanalis, käsi, tulemus, punktileht.

computer-name = Arvuti { $seat }
player-name = Mängija { $seat }
level-easy = mängib rusikareegli järgi
level-normal = mängib korralikult
level-strong = mängib tugevalt
badge-trump = Trump
badge-aside = Talong

post-head = **{ $game }** · laud { $table } · jagamine { $deal }
post-open = **{ $game }** · laud { $table }. Istu lauda!
post-seat = { $seat }. { $name }
post-seat-computer = { $seat }. { $name } ({ $level })
post-seat-free = { $seat }. *vaba*
post-option = { $name }: { $value }
post-away = { $count ->
    [one] { $who } on eemal; arvuti mängib tema eest, kuni ta midagi teeb.
   *[other] { $who } on eemal; arvutid mängivad nende eest, kuni nad midagi teevad.
}
post-seal = Pitseeritud pakk: { $seal }
post-closed = See laud on suletud. `/table open` avab uue.
post-annulled = Jagamine { $deal } on tühistatud ega lähe arvesse; sama jagaja jagab uuesti.
post-closed-messages = { $who }: ma ei saa sulle otse kirjutada. *Minu käsi* näitab kaarte siinsamas, ainult sulle.
value-true = jah
value-false = ei

button-hand = Minu käsi
button-trick = Viimane tihi
button-rules = Reeglid
button-sit = { $seat }. koht
button-fill = Täida arvutitega
button-start = Alusta
button-leave = Lahku
button-next-deal = Järgmine jagamine
button-replay = Mängi uuesti läbi
menu-choose = { $count ->
    [one] Vali
   *[other] Vali { $count }
}

picture-last-trick = viimane tihi
picture-cut = tõstmine
picture-trick = { $number }. tihi
picture-free-seat = vaba
picture-away = eemal
picture-gathering = { $count ->
    [one] Üks koht on vaba
   *[other] { $count } kohta on vabad
}
picture-ready = Kõik on kohal
sheet-games-won = { $count ->
    [one] 1 võidetud mäng
   *[other] { $count } võidetud mängu
}
sheet-earlier = varasemad mängud on välja jäetud

hand-place = { $game }, laud { $table } kanalis { $channel }, server **{ $guild }**
hand-not-asked = Sinu kaardid. Praegu on teiste kord.
result-head = **{ $game }** · jagamine { $deal } on läbi.
result-seal = Pitser { $seal }
    Sool { $salt }
    Pakk { $pack }

replay-head = **{ $game }** · jagamine { $deal }, samm { $step }/{ $steps }
replay-start = Kaardid on jagatud.
button-first = Algusesse
button-back = Tagasi
button-forward = Edasi
button-last = Lõppu

column-place = #
column-player = Mängija
column-game = Mäng
column-games = Mänge
column-deals = Jagamisi
column-score = Skoor
column-points = Silmi
column-deal = Nr
column-date = Kuupäev
column-winners = Kirja sai
history-hint = `/replay` näitab jagamist samm-sammult, `/record` annab selle failina.
history-nobody = mitte keegi
history-computer = arvuti

error-deal-is-on = Jagamine on pooleli. Oota, kuni see läbi saab.
error-bad-option-value = „{ $text }“ ei sobi valiku { $option } väärtuseks. Võimalikud: { $values }.
error-wrong-number = Seda mängu mängitakse { $numbers } mängijaga.
