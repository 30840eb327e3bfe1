# Laua elu: kohad, algus, kellad, lõpp; lühikesed sõnad pildil ja nuppudel.

dm-closed = { $who }: ma ei saa sulle otsesõnumeid saata. Pole viga: vajuta *{ button-hand }*, see näitab kaarte ainult sulle.
table-start-waits = Kaardid jagatakse kohe, kui kõik on seganud, hiljemalt mõne sekundi pärast.
table-joined-reply-alone = Sinu koht on { $seat }.
table-filled-reply = { $count ->
    [one] Lauas istub nüüd üks arvuti.
   *[other] Lauas istub nüüd { $count } arvutit.
} `/table start` jagab.
table-left-reply = { $kept ->
    [yes] Arvuti mängib sinu eest edasi. `/table join` toob su tagasi.
   *[no] Sa lahkusid lauast.
}
table-closed-reply = Laud on suletud.

button-cut-usual = Nagu tavaliselt
menu-cut = Jaga teisiti…
menu-cut-upto = Lahtiselt millise kaardini?
cut-upto-some = Lahtiselt kuni kaardini
cut-about-ones = Üks kaart korraga, üheksa ringi.
cut-about-nines = Terved käed: vasakule, vastu, tõstjale, jagajale.
cut-about-covers = Terved käed: kaks välimist tõstja paarile.
cut-about-content = Terved käed: kaks keskmist tõstja paarile.
cut-about-upto = Terved käed, lahtiselt kuni nimetatud kaardini.
cut-about-threes-second = Kolm kaarti korraga, alates sealt.
cut-about-threes-third = Kolm kaarti korraga, alates sealt.
cut-about-threes-last = Kolm kaarti korraga, alates sealt.
cut-about-ones-second = Üks kaart korraga, alates sealt.
cut-about-ones-third = Üks kaart korraga, alates sealt.
cut-about-ones-last = Üks kaart korraga, alates sealt.
cut-about-nines-second = Terved käed, alates sealt.
cut-about-nines-third = Terved käed, alates sealt.
cut-about-nines-last = Terved käed, alates sealt.
cut-about-bottom = Jagatakse paki alt, kolmekaupa.
cut-about-heaps = Kolm hunnikut pannakse kokku, siis kolmekaupa.
cut-about-dark = Ilma pakkumata: ruutu on trump, enne kui keegi kaarte näeb.
menu-play = Mis kaardi käid?
menu-give = { $count ->
    [one] Mis kaardi vastu annad?
   *[other] Mis { $count } kaarti vastu annad?
}
menu-show = Kas näitad üksikut pilti?
menu-topic = Millest tahad lugeda?
menu-bury = Mis { $count } kaarti kõrvale paned?
menu-discard = Mis { $count } kaarti kõrvale paned?
menu-offer = Mis { $count } kaarti pakud?
menu-bid = Mida pakud?
menu-declare = Mis mäng?
