# Laud, mis seisab, kuni mängijad jätkavad, ja mida lauas veel teha saab.

button-more = ⋯ Veel
button-pause = Paus
button-pause-agree = Nõus, paus
button-play-on = Mängime edasi
button-go-on = Jätka
button-invite = Kutsu
halt-on = ⏸️ **Paus.** Aeg ei jookse ja ükski arvuti ei mängi. Edasi läheb, kui keegi teist vajutab *{ button-go-on }* või annab käsu `/table start`.
halt-on-between = ⏸️ **Paus.** Järgmine jaotus ise ei alga; *{ button-next-deal }* viib edasi.
halt-asked = ⏸️ { $by } soovib pausi. { $who }: paus algab, kui kõik on nõus; seni mängitakse edasi.
halt-reply-on = Lauas on paus: aeg ei jookse ja ükski arvuti ei mängi. Edasi läheb, kui keegi teist vajutab *{ button-go-on }* või annab käsu `/table start`.
halt-reply-asked = Teistelt küsitakse. Paus algab, kui kõik kohalolijad on nõus; seni mängitakse edasi.
halt-reply-off = Mäng jätkub.
more-pause = **{ button-pause }**: aeg ei jookse ja ükski arvuti ei mängi, kuni keegi teist jätkab. Kõik kohalolijad peavad nõus olema.
more-leave = **{ button-leave }**: arvuti mängib sinu eest edasi. Kuni su koht on vaba, saad selle käsuga `/table join` tagasi.
invite-choose = Kelle peaksin sellesse lauda kutsuma? Kanalisse tuleb üks teade tema nimega.
menu-invite = Vali inimene
command-table-pause = Paus, kuni keegi teist jätkab; kõik kohalolijad peavad nõus olema
error-paused = Lauas on paus, seepärast ei saa praegu midagi mängida. Edasi viib *{ button-go-on }* või `/table start`.
error-pause-in-match = Käib matš ja teine laud mängib samu jaotusi, seepärast pausi teha ei saa.
error-pause-nothing = Siin mäng ei käi, seepärast pole midagi peatada: aeg ei jookse ja ükski arvuti ei mängi.
error-pause-over = Pausi ei soovi enam keegi. `/table pause` küsib seda.
button-more-time = Lisaaeg
more-time = **{ button-more-time }**: selle käigu jaoks veel sama palju aega; kõik näevad seda.
more-time-reply = Su aeg saab läbi { $when }.
error-more-time-not-now = Praegu sinu kell ei käi.
error-more-time-had = Lisaaega saab käigu kohta ainult ühe korra.
