# Laua elu: kohad, algus, kellad, lõpp; lühikesed sõnad pildil ja nuppudel.

table-joined = { $who } istub kohale { $seat }.
table-left = { $who } lahkub; koht { $seat } on vaba.
table-left-to-computer = { $who } lahkub; kohal { $seat } mängib edasi arvuti, kuni keegi tagasi tuleb.
table-back = { $who } on tagasi kohal { $seat }.
table-filled = { $count ->
    [one] Lauda istub arvuti.
   *[other] Lauda istub { $count } arvutit.
}
table-started = Kaardid on segatud. Jagaja on { $dealer }, tõstja on { $cutter }.
table-next-deal = Järgmine jaotus algab { $seconds } sekundi pärast; jagaja on { $dealer }.
table-next-deal-now = Algab järgmine jaotus; jagaja on { $dealer }.
table-paused = Laud puhkab. Kui kõik kohad on täis, jagab uuesti `/table start`.
table-replay-deal = Viik mängitakse sama trumbiga uuesti; jagab jälle { $dealer }.
table-away = { $who } ei jõudnud õigeks ajaks; seni asendab arvuti, kuni { $who } jälle mängib.
table-clock-acted = Aeg sai läbi: { $what }.
table-closed = { $who } suleb laua.
table-closed-idle = Laud on suletud, sest ammu pole keegi mänginud.
table-annulled = Jaotus { $number } on tühine ega lähe arvesse: { $why }
table-annulled-rules = selle ajal parandati programmi reegleid.
table-annulled-owner = boti pidaja tühistas selle.
table-moved = Laud jätkub uues sõnumis allpool.
dm-closed = { $who }: minu otsesõnumid sinuni ei jõua ja see on täiesti lubatud. *{ $button }* näitab su kaarte siinsamas ainult sulle.
table-turn-call = { $mention }, siin on sinu kord: { $status }.
table-started-reply = Jaotus algas; su kaardid on otsesõnumis ja nupu *Minu kaardid* all.
table-joined-reply = Sinu koht on { $seat }. Paariline istub kohal { $partner }.
table-joined-reply-alone = Sinu koht on { $seat }.
table-left-reply = Sa lahkusid lauast.
table-closed-reply = Laud on suletud.
table-shown-reply = Laud on jälle kanali lõpus.
table-done-reply = Tehtud: { $what }.

hand-may-show = Sa võid näidata kaarti { $card } ja selle paarilisega vahetada.

button-record = Üleskirjutus
button-sit-back = Tagasi kohale { $seat }
button-close = Sule laud
button-order = Kaartide järjekord
button-scores = Nakileht
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
menu-deal = Milline jaotus?
