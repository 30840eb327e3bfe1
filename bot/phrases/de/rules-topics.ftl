# Wovon die Regeln der Spiele handeln, und die Wörter auf den Bildern dazu.

topic-overview = Überblick
topic-cards = Karten und ihre Rangfolge
topic-deal = Geben
topic-knocking = Klopfen
topic-redeals = Wann neu gegeben wird
topic-picking = Aufnehmen und Weglegen
topic-exchange = Ein einzelnes Bild tauschen
topic-bidding = Bieten und Reizen
topic-declaring = Skat, Hand und Spielansage
topic-specials = Vorbehalte und Soli
topic-contracts = Besondere Spiele
topic-poverty = Armut
topic-partners = Partner
topic-diamonds = Karo und das Überbieten
topic-play = Einen Stich spielen
topic-announcing = Ansagen
topic-kontra = Kontra und Re
topic-signals = Zeichen
topic-leaster = Wenn niemand aufnimmt
topic-ramsch = Ramsch
topic-bock = Bockrunden
topic-scoring = Wertung
topic-prices = Tarif
topic-lists = Listen
topic-penalties = Strafen
topic-house = Hausregeln
topic-words = Wörter

order-title = { $game }: was sticht was
order-trumps = Trümpfe, die höchsten zuerst
order-in = { $game } · { $row }
