# Lõppenud jaotus, mida kogu laud uuesti mängib.
error-repeat-over = See on otsustatud: selle jaotuse kohta enam ei küsita.
error-repeat-stands = Lauast küsitakse just, kas mängida üht lõppenud jaotust uuesti. See on enne: vasta sellele või alusta järgmist jaotust.
error-repeat-board = Jaotus { $number } on pärit matšist, seepärast ei saa laud seda uuesti mängida. *{ button-fork }* laseb sul seda üksi mängida.
error-repeat-other = Jaotus { $number } oli teine mäng kui sinu lauas siin või olid selles teised majareeglid või teine mängijate arv. Laud saab uuesti mängida ainult seda, mida ta oleks ise võinud jagada.
error-repeat-in-match = Sinu laud mängib matši. Kui see on läbi, saate lõppenud jaotusi uuesti mängida.
