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
