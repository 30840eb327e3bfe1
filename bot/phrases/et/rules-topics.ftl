# Millest mängude reeglid räägivad, ja sõnad nende juurde käivatel piltidel.

topic-overview = Ülevaade
topic-cards = Kaardid ja nende järjekord
topic-deal = Jagamine
topic-picking = Talongi võtmine ja kõrvalepanek
topic-bidding = Pakkumine
topic-declaring = Skat, käest mängimine ja mängu nimetamine
topic-contracts = Erimängud
topic-partners = Paarilised
topic-exchange = Pildi andmine
topic-diamonds = Ruutu
topic-play = Tihi mängimine
topic-announcing = Kuulutused
topic-signals = Märguanded
topic-leaster = Kui keegi talongi ei võta
topic-scoring = Punktid
topic-house = Majareeglid
topic-words = Sõnad

order-title = { $game }: mis mille üle lööb
order-trumps = trumbid, parim eespool
order-in = { $game } · { $row }
