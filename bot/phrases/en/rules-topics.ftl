# What the rules of the games are about, and the words on the pictures that go with them.

topic-overview = Overview
topic-cards = Cards and their order
topic-deal = Dealing
topic-knocking = Knocking
topic-redeals = When the cards are dealt again
topic-picking = Picking up and burying
topic-exchange = Swapping a lone face card
topic-bidding = Bidding
topic-declaring = Skat, hand and naming a game
topic-specials = Reservations and solos
topic-contracts = Special games
topic-poverty = Poverty
topic-partners = Partners
topic-diamonds = Diamonds and the override
topic-play = Playing a trick
topic-announcing = Announcements
topic-kontra = Kontra and re
topic-signals = Signals
topic-leaster = When nobody picks
topic-ramsch = Ramsch
topic-bock = Bock rounds
topic-scoring = Scoring
topic-prices = Prices
topic-lists = Lists
topic-penalties = Penalties
topic-house = House rules
topic-words = Words

order-title = { $game }: what beats what
order-trumps = trumps, the best first
order-in = { $game } · { $row }
