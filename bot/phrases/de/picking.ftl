# Was die Spiele mit einem Blind gemeinsam haben: Sheepshead, amerikanisches Sheepshead und Schafkopf mit Fenster.

phase-pick = Gerade geht es um den Blind
phase-bury = Gerade werden zwei Karten weggelegt
phase-call = Gerade wird der Partner gewählt

status-pick = { $who } darf den Blind aufnehmen
status-bury = { $who } legt zwei Karten weg
status-call = { $who } ruft ein Ass oder spielt allein
call-pick = { $who }, Blind aufnehmen oder passen
call-bury = { $who }, zwei Karten weglegen
call-call = { $who }, ein Ass rufen oder allein spielen

your-turn-pick = Nimm den Blind auf, oder passe.
your-turn-bury = Leg zwei Karten weg: Ihre Augen zählen am Ende für dich.
your-turn-call = Ruf ein Ass: Wer es hat, spielt mit dir. Oder spiel allein.
asked-pass = Passe: Dann wird weitergefragt.
phase-under = Gerade wird eine Karte verdeckt hingelegt
phase-draft = Gerade legt der Partner Karten weg
phase-crack = Gerade wird gefragt, ob jemand verdoppelt
status-under = { $who } legt eine Karte verdeckt hin
status-draft = { $who } legt als Partner zwei Karten weg
status-crack = { $who } kann verdoppeln
call-under = { $who }, eine Karte verdeckt hinlegen
call-draft = { $who }, zwei Karten weglegen
call-crack = { $who }, verdoppeln oder passen
your-turn-under = Leg eine Karte verdeckt hin, anstelle der Farbe, die du gerufen hast.
your-turn-draft = Du bist der Partner: Leg auch zwei Karten weg.
your-turn-crack = Verdopple, wenn du darfst und willst, oder passe.
said-crack = Doppelt!
said-recrack = Zurück!
said-castrate = Nochmal!
said-blitz-black = Q♣ Q♠!
said-blitz-red = Q♥ Q♦!
said-blitz-jacks = J♣ J♠!
phase-name = Gerade wird der Stich für den Blind genannt
status-name = { $who } nennt den Stich für den Blind
call-name = { $who }, nenn den Stich für den Blind
your-turn-name = Niemand hat aufgenommen: Nenn den Stich, zu dem der Blind gehört.
phase-blitz = Gerade wird gefragt, ob jemand noch Damen zeigt
status-blitz = { $who } kann Damen zeigen
call-blitz = { $who }, Damen zeigen oder passen
your-turn-blitz = Zeig, was verdoppelt, wenn du willst, oder passe.
said-alltricks = Sheepshead!
