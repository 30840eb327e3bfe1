# What was led and what must be played to it; said to the one who is to play. $suit is a suit, or `trump`; $card is the
# card led, $best the best one so far; $whose is whose that is, as far as the reader knows: `partner`, `name` with $who, `nobody`.

demand-led = { $suit ->
    [clubs] Clubs ♣ led
    [spades] Spades ♠ led
    [hearts] Hearts ♥ led
    [diamonds] Diamonds ♦ led
   *[trump] Trump led ({ $card })
}
demand-winning = { $whose ->
    [partner] Your partner’s { $best } is winning
    [name] { $who }’s { $best } is winning
   *[nobody] { $best } is winning
}
demand-now = { demand-winning }.
demand-any = any { $suit ->
    [clubs] club
    [spades] spade
    [hearts] heart
    [diamonds] diamond
   *[trump] trump
} is allowed
demand-lead = You lead: any card is allowed.
demand-follow = { demand-led }: { $suit ->
    [trump] you must play a trump.
   *[other] you must follow suit.
}
demand-follow-beat = { demand-led }: { $suit ->
    [trump] you must play a trump, and beat { $best }.
   *[other] you must follow suit, and beat { $best }.
}
demand-follow-low = { demand-led }: { $suit ->
    [trump] you must play a trump.
   *[other] you must follow suit.
} { demand-winning }: { demand-any }.
demand-trump = { demand-led }, and you have none: you must trump.
demand-trump-beat = { demand-led }, and you have none: you must trump, and beat { $best }.
demand-trump-low = { demand-led }, and you have none: you must trump. { demand-winning }: any trump is allowed.
demand-free = { demand-led }, and you have none: any card.
demand-free-none = { demand-led }, and you have { $suit ->
    [trump] none
   *[other] neither that suit nor trumps
}: any card.
demand-free-beat = { demand-led }, and you have none. But you can beat { $best }, so you must.
demand-free-low = { demand-led }, and you have none. { demand-winning }: any card is allowed.
demand-printed = Your { $cards } { $count ->
    [one] is a trump, not a { $suit ->
        [clubs] club
        [spades] spade
        [hearts] heart
       *[diamonds] diamond
    }
   *[other] are trumps, not { $suit }
}.
demand-only = Only { $card } is possible.
demand-bound = By a rule of this game only { $cards } is possible.
asked-highest = Highest bid so far: { $number }, by { $who }.
