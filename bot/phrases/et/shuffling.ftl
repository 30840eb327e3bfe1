# Pakid, mida segavad kõik lauas.

shuffle-head = 🔀 **Kõik segavad.** Minu saladus on paigas. Selle räsi: `{ $groups }` · segamine `{ $name }`
shuffle-part = { $who } `{ $groups }`
shuffle-in = Segatud: { $who }.
shuffle-missing = Segamata: { $who }.
shuffle-soon = Kaardid jagatakse mõne sekundi pärast, nendega või nendeta.
shuffle-hint = *Sega* lisab juhuse minu arvutist. Sinu enda sõna ei saa ette teada keegi, ka mitte boti pidaja; kõige kindlam on see kirjutada viimasena. Kõik osad avatakse koos jaotusega ja seisavad selle üleskirjutuses. Ka tõstmine tuleneb neist, seepärast ei küsita seda kelleltki.
shuffle-dealer = Selle jaotuse jagaja: { $who }.
shuffle-seat = { $seat }. koht
shuffle-cut = Tõstmist ei küsitud kelleltki: nii tõstmine kui ka jagamisviis tulenevad kõigi osadest nagu pakk. Jagati nii: { $way }.
button-shuffle = Sega
button-ownword = Sega sõnaga
dialog-word = Sinu osa segamisest
dialog-word-what = Sõna või rida, mida keegi ei arva ära
opening-shuffled = Kõik segavad
opening-shuffled-about = Pakk ja tõstmine tulenevad igaühe osast: keegi ei saa neid valida
opening-unshuffled = Segab bot
opening-unshuffled-about = Juhuslikult, pitseeritud enne, kui keegi tõstab
preset-shuffle = kes segab
option-shuffle = Igaüks lauas lisab segamisele oma osa, nii et keegi ei saa pakki valida
option-match-shuffle = Kõik mõlemas ruumis lisavad segamisele oma osa, nii et keegi ei saa pakke valida; tavaline

error-shuffle-off = Selles lauas segab bot. Uus laud käsuga `/table open` ja valikuga `shuffle` laseb segada kõigil.
error-shuffle-opened = See pakk on juba segatud: kõik osad avati kaartide jagamisel. Järgmisele saad oma osa lisada, kui see jaotus on läbi.
error-shuffle-done = Sinu osa on juba sees ja jääb selliseks. See avatakse koos teistega, kui kaardid jagatakse.
error-shuffle-empty = See oli tühi. Kirjuta mõni sõna või rida, või vajuta *Sega* ja ma lisan juhuse.
error-shuffle-long = Selles on { $count } märki; sinu osas võib olla kõige rohkem { $most }. Lühem sobib sama hästi.
error-shuffle-both-rooms = Enne segavad kõik mõlemas ruumis. Siis jagatakse kaardid ise, hiljemalt viie sekundi pärast.

record-shuffle-secret = saladus ei ole see, mille räsi üles pandi
record-shuffle-pack = pakk ei tulene saladusest ja osadest
record-shuffle-cut = tõstmine ei tulene saladusest ja osadest
record-shuffle-dealer = jagaja ei tulene saladusest ja osadest
record-shuffle-ways = jagamisviisid ei ole selle reeglite omad
verify-shuffle = Segamine `{ $name }`: minu saladuse räsi, mis pandi üles enne, kui keegi oma osa lisas, on `{ $committed }`, kujul **{ $groups }**.
verify-secret = Saladus: `{ $secret }`
verify-parts = Osad kohtade järjekorras: { $parts }
verify-part = { $place }. `{ $part }`
verify-no-part = { $place }. –
verify-part-deleted = { $place }. kustutatud
verify-drawn-cut = Tõstmine: { $place }. kaardi järel. Seda ei valinud keegi: see tuleneb saladusest ja osadest nagu pakk.
verify-drawn-way = Samamoodi jagamisviis: { $way }
verify-not-whole = Kustutatud sõna kadus koos kõige muuga, mis selle sisestaja kohta oli talletatud. Ilma selleta ei saa enam kontrollida, et kaardipakk ja tõstmine tulenevad segamisest; pitser kehtib ikka.
