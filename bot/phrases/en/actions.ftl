# What players do: action-… on buttons and in menus (at most 80 characters), did-… in sentences about what happened,
# you-… in sentences to the one who did it.

action-pass = Pass
action-bid = Bid { $number }
action-hold = Hold
action-ok = Normal game
action-accept = Accept
action-pick = Pick up the blind
action-pickup = Pick up the blind
action-hand = Play from the hand
action-solo = Play without the blind
action-bury = Bury { $cards }
action-discard = Discard { $cards }
action-offer = Offer { $cards }
action-call = Call the ace of { $suit } { $sign }
action-declare = { $title }
action-alone = Play alone
action-partner = Play with a partner
action-special = Reservation: solo, wedding …
action-redeal = Ask for a new deal
action-re = Re!
action-kontra = Kontra!
action-no90 = No 90!
action-no60 = No 60!
action-no30 = No 30!
action-schwarz = Schwarz!
action-bock = Bock!
action-hirsch = Hirsch!
action-push = Pass it on unseen
action-knock = Knock
action-virgin = No trick!
action-concede = Leave the rest to the others
action-trump = { $suit ->
    [clubs] Clubs
    [spades] Spades
    [hearts] Hearts
   *[diamonds] Diamonds
} { $sign } are trumps
action-diamonds = Diamonds!
action-override = Override with diamonds
action-challenge = Challenge: a forbidden signal!
action-show = Show { $card }
action-give = Give { $cards }
action-play = { $card }
action-blink = Blink
action-noblink = Don’t blink
action-emergency = Emergency (häda)
action-roof = Roof
action-cut-threes = Three at a time
action-cut-ones = One at a time
action-cut-nines = Nine at a time
action-cut-covers = Covers to us
action-cut-content = Content to us
action-cut-upto = Up to { $card }
action-cut-threes-second = Three at a time, from the dealer’s partner
action-cut-threes-third = Three at a time, from the dealer’s right
action-cut-threes-last = Three at a time, from the dealer
action-cut-ones-second = One at a time, from the dealer’s partner
action-cut-ones-third = One at a time, from the dealer’s right
action-cut-ones-last = One at a time, from the dealer
action-cut-nines-second = Nine at a time, from the dealer’s partner
action-cut-nines-third = Nine at a time, from the dealer’s right
action-cut-nines-last = Nine at a time, from the dealer
action-cut-bottom = From the bottom
action-cut-heaps = In three heaps
action-cut-dark = Unseen diamonds

# In autocomplete, where there is room for more; at most 100 characters.
choice-play = Play { $card } · { $words }
choice-show = Show { $card } · { $words }
choice-give = Give { $card } · { $words }
choice-cut-threes = Three at a time (the usual way)
choice-cut-ones = One at a time
choice-cut-nines = Nine at a time, whole hands
choice-cut-covers = Covers to us: we get the outer two hands of the pack
choice-cut-content = Content to us: we get the inner two hands of the pack
choice-cut-upto = Up to { $card } face up · { $words }

did-pass = { $who } passes
did-bid = { $who } bids { $number }
did-hold = { $who } holds
did-ok = { $who } is happy with the normal game
did-accept = { $who } accepts
did-pick = { $who } picks up the blind
did-pickup = { $who } picks up the blind
did-hand = { $who } plays from the hand
did-solo = { $who } plays without the blind
did-bury = { $who } buries { $cards }
did-discard = { $who } discards { $cards }
did-offer = { $who } offers { $cards }
did-call = { $who } calls the ace of { $suit }
did-declare = { $who } declares { $words }
did-alone = { $who } plays alone
did-partner = { $who } plays with a partner
did-special = { $who } announces a reservation
did-redeal = { $who } asks for a new deal
did-re = { $who } says re
did-kontra = { $who } says kontra
did-no90 = { $who } says no 90
did-no60 = { $who } says no 60
did-no30 = { $who } says no 30
did-schwarz = { $who } says schwarz
did-bock = { $who } says bock
did-hirsch = { $who } says hirsch
did-push = { $who } passes the skat on unseen
did-knock = { $who } knocks
did-virgin = { $who } announces to take no trick
did-concede = { $who } leaves the rest to the others
did-trump = { $who } makes { $suit } { $sign } trumps
did-diamonds = { $who } calls diamonds ♦
did-override = { $who } overrides with diamonds ♦
did-challenge = { $who } challenges
did-show = { $who } shows { $card } for the swap
did-give = { $who } gives { $cards }
did-play = { $who } plays { $card }
did-blink = { $who } blinks
did-noblink = { $who } does not blink
did-emergency = { $who } says häda (emergency)
did-roof = { $who } shows a roof: no face cards dealt
did-cut-threes = { $who } cuts: three at a time
did-cut-ones = { $who } cuts: one at a time
did-cut-nines = { $who } cuts: nine at a time
did-cut-covers = { $who } cuts: covers to us
did-cut-content = { $who } cuts: content to us
did-cut-upto = { $who } cuts: face up until { $card }
did-cut-threes-second = { $who } cuts: three at a time, from the dealer’s partner
did-cut-threes-third = { $who } cuts: three at a time, from the dealer’s right
did-cut-threes-last = { $who } cuts: three at a time, from the dealer
did-cut-ones-second = { $who } cuts: one at a time, from the dealer’s partner
did-cut-ones-third = { $who } cuts: one at a time, from the dealer’s right
did-cut-ones-last = { $who } cuts: one at a time, from the dealer
did-cut-nines-second = { $who } cuts: nine at a time, from the dealer’s partner
did-cut-nines-third = { $who } cuts: nine at a time, from the dealer’s right
did-cut-nines-last = { $who } cuts: nine at a time, from the dealer
did-cut-bottom = { $who } cuts: from the bottom
did-cut-heaps = { $who } cuts: in three heaps
did-cut-dark = { $who } orders unseen diamonds ♦

you-pass = You pass
you-bid = You bid { $number }
you-hold = You hold
you-ok = You are happy with the normal game
you-accept = You accept
you-pick = You pick up the blind
you-pickup = You pick up the blind
you-hand = You play from the hand
you-solo = You play without the blind
you-bury = You bury { $cards }
you-discard = You discard { $cards }
you-offer = You offer { $cards }
you-call = You call the ace of { $suit }
you-declare = You declare { $words }
you-alone = You play alone
you-partner = You play with a partner
you-special = You announce a reservation
you-redeal = You ask for a new deal
you-re = You say re
you-kontra = You say kontra
you-no90 = You say no 90
you-no60 = You say no 60
you-no30 = You say no 30
you-schwarz = You say schwarz
you-bock = You say bock
you-hirsch = You say hirsch
you-push = You pass the skat on unseen
you-knock = You knock
you-virgin = You announce to take no trick
you-concede = You leave the rest to the others
you-trump = You make { $suit } { $sign } trumps
you-diamonds = You call diamonds ♦
you-override = You override with diamonds ♦
you-challenge = You challenge
you-show = You show { $card } for the swap
you-give = You give { $cards }
you-play = You play { $card }
you-blink = You blink
you-noblink = You do not blink
you-emergency = You say häda (emergency)
you-roof = You show a roof: no face cards dealt
you-cut-threes = You cut: three at a time
you-cut-ones = You cut: one at a time
you-cut-nines = You cut: nine at a time
you-cut-covers = You cut: covers to us
you-cut-content = You cut: content to us
you-cut-upto = You cut: face up until { $card }
you-cut-threes-second = You cut: three at a time, from the dealer’s partner
you-cut-threes-third = You cut: three at a time, from the dealer’s right
you-cut-threes-last = You cut: three at a time, from the dealer
you-cut-ones-second = You cut: one at a time, from the dealer’s partner
you-cut-ones-third = You cut: one at a time, from the dealer’s right
you-cut-ones-last = You cut: one at a time, from the dealer
you-cut-nines-second = You cut: nine at a time, from the dealer’s partner
you-cut-nines-third = You cut: nine at a time, from the dealer’s right
you-cut-nines-last = You cut: nine at a time, from the dealer
you-cut-bottom = You cut: from the bottom
you-cut-heaps = You cut: in three heaps
you-cut-dark = You order unseen diamonds ♦

did-give-to = { $who } gives { $whom } { $cards }
you-give-to = You give { $whom } { $cards }
did-give-you = { $who } gives you { $cards }
did-give-unseen = { $who } gives { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
} face down
did-bury-unseen = { $who } buries { $count ->
    [one] a card
   *[other] { $count } cards
}
did-discard-unseen = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}
did-offer-unseen = { $who } offers { $count ->
    [one] a card
   *[other] { $count } cards
} face down
did-receive = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}
you-receive = You have { $count ->
    [one] one card
   *[other] { $count } cards
}
did-take-trick = { $who } takes the trick ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
you-take-trick = You take the trick ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-under = Put { $cards } face down
action-call-card = Call { $card }
action-crack = Crack (double)!
action-recrack = Re-crack (double again)!
action-castrate = Double once more!
action-blitz-black = Blitz: show Q♣ Q♠
action-blitz-red = Blitz: show Q♥ Q♦
action-blitz-jacks = Blitz: show J♣ J♠
did-under = { $who } puts { $cards } face down
did-call-card = { $who } calls { $card }
did-crack = { $who } cracks: everything counts double
did-recrack = { $who } re-cracks: double again
did-castrate = { $who } doubles once more
did-blitz-black = { $who } shows Q♣ and Q♠, which doubles
did-blitz-red = { $who } shows Q♥ and Q♦, which doubles
did-blitz-jacks = { $who } shows J♣ and J♠, which doubles
you-under = You put { $cards } face down
you-call-card = You call { $card }
you-crack = You crack: everything counts double
you-recrack = You re-crack: double again
you-castrate = You double once more
you-blitz-black = You show Q♣ and Q♠, which doubles
you-blitz-red = You show Q♥ and Q♦, which doubles
you-blitz-jacks = You show J♣ and J♠, which doubles
did-under-unseen = { $who } puts a card face down for the suit that was called
action-trick = Trick { $number }
did-trick = { $who } names trick { $number }
you-trick = You name trick { $number }
action-alltricks = Announce sheepshead: all tricks, alone
did-alltricks = { $who } announces sheepshead: all tricks, alone
you-alltricks = You announce sheepshead: all tricks, alone
