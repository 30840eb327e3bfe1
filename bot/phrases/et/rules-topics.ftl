# Millest mängude reeglid räägivad, ja sõnad nende juurde käivatel piltidel.

topic-overview = Ülevaade
topic-cards = Kaardid ja nende järjekord
topic-deal = Jagamine
topic-knocking = Koputamine
topic-redeals = Millal jagatakse uuesti
topic-picking = Talongi võtmine ja kõrvalepanek
topic-exchange = Pildi andmine
topic-bidding = Pakkumine
topic-declaring = Skat, käest mängimine ja mängu nimetamine
topic-specials = Erimängud ja soolod
topic-contracts = Erimängud
topic-poverty = Vaesus
topic-partners = Paarilised
topic-diamonds = Ruutu
topic-play = Tihi mängimine
topic-announcing = Kuulutused
topic-kontra = Kontra ja re
topic-signals = Märguanded
topic-leaster = Kui keegi talongi ei võta
topic-ramsch = Ramš
topic-bock = Bokiringid
topic-scoring = Punktid
topic-prices = Hinnad
topic-lists = Lehed
topic-penalties = Trahvid
topic-house = Majareeglid
topic-words = Sõnad

order-title = { $game }: mis mille üle lööb
order-trumps = trumbid, parim eespool
order-in = { $game } · { $row }
