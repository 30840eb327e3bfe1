# What the rules of the games are about, and the words on the pictures that go with them.

topic-overview = Overview
topic-cards = Cards and their order
topic-deal = Dealing
topic-picking = Picking up and burying
topic-bidding = Bidding
topic-declaring = Skat, hand and naming a game
topic-contracts = Special games
topic-partners = Partners
topic-exchange = Swapping a lone face card
topic-diamonds = Diamonds and the override
topic-play = Playing a trick
topic-announcing = Announcements
topic-signals = Signals
topic-leaster = When nobody picks
topic-scoring = Scoring
topic-house = House rules
topic-words = Words

order-title = { $game }: what beats what
order-trumps = trumps, the best first
order-in = { $game } · { $row }
