# Wovon die Regeln der Spiele handeln, und die Wörter auf den Bildern dazu.

topic-overview = Überblick
topic-cards = Karten und ihre Rangfolge
topic-deal = Geben
topic-picking = Aufnehmen und Weglegen
topic-bidding = Bieten und Reizen
topic-declaring = Skat, Hand und Spielansage
topic-contracts = Besondere Spiele
topic-partners = Partner
topic-exchange = Ein einzelnes Bild tauschen
topic-diamonds = Karo und das Überbieten
topic-play = Einen Stich spielen
topic-announcing = Ansagen
topic-signals = Zeichen
topic-leaster = Wenn niemand aufnimmt
topic-scoring = Wertung
topic-house = Hausregeln
topic-words = Wörter

order-title = { $game }: was sticht was
order-trumps = Trümpfe, die höchsten zuerst
order-in = { $game } · { $row }
