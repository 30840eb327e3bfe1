# Lõppenud jaotus, mida kogu laud uuesti mängib.
button-again = Kogu lauaga
button-again-agree = Nõus
button-again-not = Praegu mitte
repeat-line = Jaotus { $deal } uuesti, { $trick ->
    [0] esimesest kaardist peale
   *[other] alates { $trick }. tihist
}. See ei lähe kuskil arvesse.
repeat-proposed = { $who } teeb ettepaneku mängida jaotus { $deal } uuesti, { $trick ->
    [0] esimesest kaardist peale
   *[other] alates { $trick }. tihist
}.
repeat-nowhere = See ei lähe kuskil arvesse ja seis jääb samaks.
repeat-asked = { $who }: mäng algab, kui kõik on nõus. ⏳ Aeg saab läbi { $when }; vastuseta tähendab see „praegu mitte“.
repeat-you-proposed = Lauast küsitakse. Mäng algab, kui kõik on nõus.
repeat-you-agreed = Oled nõus. Mäng algab, kui kõik on nõus.
repeat-you-refused = Siis praegu mitte: jaotust uuesti ei mängita. Keegi ei saa teada, kes nii soovis.
repeat-begins = Kõik on nõus ja mäng algab: su kaardid on sul käes.

error-repeat-over = See on otsustatud: selle jaotuse kohta enam ei küsita.
error-repeat-stands = Lauast küsitakse just, kas mängida üht lõppenud jaotust uuesti. See on enne: vasta sellele või alusta järgmist jaotust.
error-repeat-board = Jaotus { $number } on pärit matšist, seepärast ei saa laud seda uuesti mängida. *{ button-fork }* laseb sul seda üksi mängida.
error-repeat-other = Jaotus { $number } oli teine mäng kui sinu lauas siin või olid selles teised majareeglid või teine mängijate arv. Laud saab uuesti mängida ainult seda, mida ta oleks ise võinud jagada.
error-repeat-in-match = Sinu laud mängib matši. Kui see on läbi, saate lõppenud jaotusi uuesti mängida.
error-repeat-known = Jaotus { $number } oli jaotus { $first } uuesti, mängijateks inimesed, kes võivad kaarte teada. Pitserit sel ei olnud, üleskirjutust ega analüüsi ei ole: vaata jaotuse { $first } omi.
