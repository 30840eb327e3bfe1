# Laua elu: kohad, algus, kellad, lõpp; lühikesed sõnad pildil ja nuppudel.

table-title = **{ $game }** · lauda peab { $host }
table-opened = { $who } avab laua: **{ $game }**. Istu nupuga või käsuga `/table join`; tühjadele kohtadele paneb arvutid `/table fill`.
table-house-rules = Majareeglid: { $rules }.
table-waiting = Puudu on veel { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}. Vajuta vaba kohta või pane tühjadele kohtadele arvutid: `/table fill`.
table-ready = Kõik kohad on täis: kaardid jagab `/table start`.
table-joined = { $who } istub kohale { $seat }.
table-left = { $who } lahkub; koht { $seat } on vaba.
table-left-to-computer = { $who } lahkub; kohal { $seat } mängib edasi arvuti, kuni keegi tagasi tuleb.
table-back = { $who } on tagasi kohal { $seat }.
table-filled = { $count ->
    [one] Lauda istub arvuti.
   *[other] Lauda istub { $count } arvutit.
}
table-started = Kaardid on segatud. Jagaja on { $dealer }, tõstja on { $cutter }.
table-next-deal = Järgmine jagu algab { $seconds } sekundi pärast; jagaja on { $dealer }.
table-next-deal-now = Algab järgmine jagu; jagaja on { $dealer }.
table-paused = Laud puhkab. Kui kõik kohad on täis, jagab uuesti `/table start`.
table-replay-deal = Viik mängitakse sama trumbiga uuesti; jagab jälle { $dealer }.
table-away = { $who } ei jõudnud õigeks ajaks; seni asendab arvuti, kuni { $who } jälle mängib.
table-clock-acted = Aeg sai läbi: { $what }.
table-closed = { $who } suleb laua.
table-closed-idle = Laud on suletud, sest ammu pole keegi mänginud.
table-annulled = Jagu { $number } on tühine ega lähe arvesse: { $why }
table-annulled-rules = selle ajal parandati programmi reegleid.
table-annulled-owner = boti pidaja tühistas selle.
table-moved = Laud jätkub uues sõnumis allpool.
table-dm-closed = { $who }: minu otsesõnumid sinuni ei jõua ja see on täiesti lubatud. *Minu kaardid* näitab su kaarte siinsamas ainult sulle.
table-seal = Jao { $number } pitser: `{ $digest }`
table-seal-opened = Jao { $number } pitser avatud: sool `{ $salt }`, pakk `{ $pack }`
table-turn-call = { $mention }, siin on sinu kord: { $status }.
table-started-reply = Jagu algas; su kaardid on otsesõnumis ja nupu *Minu kaardid* all.
table-joined-reply = Sinu koht on { $seat }. Paariline istub kohal { $partner }.
table-joined-reply-alone = Sinu koht on { $seat }.
table-left-reply = Sa lahkusid lauast.
table-closed-reply = Laud on suletud.
table-shown-reply = Laud on jälle kanali lõpus.
table-done-reply = Tehtud: { $what }.
table-nobody = mitte keegi
table-history = Selle sarja mängud: { $games }.

hand-place = **{ $server }** · { $channel } · { $game }, jagu { $number }
hand-may-show = Sa võid näidata kaarti { $card } ja selle paarilisega vahetada.
hand-over = See jagu on läbi.

button-hand = Minu kaardid
button-trick = Viimane tihi
button-rules = Reeglid
button-replay = Kordus
button-record = Üleskirjutus
button-sit = Istun kohale { $seat }
button-sit-back = Tagasi kohale { $seat }
button-leave = Lahkun
button-fill = Arvutid tühjadele kohtadele
button-start = Jaga
button-close = Sule laud
button-order = Kaartide järjekord
button-scores = Nakileht
button-first = Algus
button-back = Tagasi
button-forward = Edasi
button-last = Lõpp
button-yes = Jah
button-no = Ei
menu-cut-card = Mis kaardini?
menu-play = Mis kaardi käid?
menu-give = Mis kaardi vastu annad?
menu-show = Kas näitad üksikut pilti?
menu-cards = Vali { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
}
menu-topic = Millest tahad lugeda?
menu-deal = Milline jagu?

scene-computer = arvuti
scene-away = eemal
scene-free = vaba koht
scene-dealer = jagaja
scene-pass = pass
scene-bid = { $number }
scene-accept = nõus
scene-override = ♦!
scene-diamonds = ♦!
scene-blink = pilgutab
scene-noblink = ei pilguta
scene-emergency = häda
scene-roof = katus
scene-show = näitab { $card }
scene-trump = { $sign }
scene-contract = { $suit } { $sign }
scene-maker = { $who }
scene-maker-nobody = üleküla
scene-last-trick = viimane tihi
scene-your-turn = Sinu kord
scene-your-hand = Sinu kaardid
scene-waiting = Ootame: { $who }
scene-deal = Jagu { $number }
scene-games = Mänge { $games }
scene-earlier = { $count ->
    [one] { $count } varasem mäng
   *[other] { $count } varasemat mängu
}
scene-sheet = Nakileht
scene-cutting = tõstmine
scene-tie = viik
scene-replay = viigi kordus

house-rule-on = { $rule }: jah
house-rule-off = { $rule }: ei
level-simple = lihtne
level-searching = otsiv
