# Was man tut: action-… auf Knöpfen und in Menüs (höchstens 80 Zeichen), did-… in Sätzen darüber, was geschah,
# you-… in Sätzen an die Person, die es tat.

action-pass = Passe
action-bid = { $number } bieten
action-hold = Halten
action-ok = Gesund (Normalspiel)
action-accept = Annehmen
action-pick = Blind aufnehmen
action-pickup = Blind aufnehmen
action-hand = Aus der Hand spielen
action-solo = Ohne den Blind spielen
action-bury = { $cards } weglegen
action-discard = { $cards } drücken
action-offer = { $cards } anbieten
action-call = Das { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}-Ass { $sign } rufen
action-declare = { $title }
action-alone = Allein spielen
action-partner = Mit Partner spielen
action-special = Vorbehalt (Hochzeit, Solo)
action-redeal = Neu geben lassen
action-re = Re!
action-kontra = Kontra!
action-no90 = Keine 90!
action-no60 = Keine 60!
action-no30 = Keine 30!
action-schwarz = Schwarz!
action-bock = Bock!
action-hirsch = Hirsch!
action-push = Ungesehen weiterschieben
action-knock = Klopfen
action-virgin = Kein Stich!
action-concede = Den Rest den anderen lassen
action-trump = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
} { $sign } ist Trumpf
action-diamonds = Karo!
action-override = Mit Karo überbieten
action-challenge = Verbotenes Zeichen anzeigen!
action-show = { $card } zeigen
action-give = { $cards } geben
action-play = { $card }
action-blink = Zwinkern
action-noblink = Nicht zwinkern
action-emergency = Häda (Not)
action-roof = Dach
action-cut-threes = Je drei Karten
action-cut-ones = Je eine Karte
action-cut-nines = Je neun Karten
action-cut-covers = Deckel für uns
action-cut-content = Inhalt für uns
action-cut-upto = Offen bis { $card }
action-cut-threes-second = Je drei Karten, ab dem Gegenüber des Gebers
action-cut-threes-third = Je drei Karten, ab rechts vom Geber
action-cut-threes-last = Je drei Karten, ab dem Geber
action-cut-ones-second = Je eine Karte, ab dem Gegenüber des Gebers
action-cut-ones-third = Je eine Karte, ab rechts vom Geber
action-cut-ones-last = Je eine Karte, ab dem Geber
action-cut-nines-second = Je neun Karten, ab dem Gegenüber des Gebers
action-cut-nines-third = Je neun Karten, ab rechts vom Geber
action-cut-nines-last = Je neun Karten, ab dem Geber
action-cut-bottom = Von unten
action-cut-heaps = In drei Haufen
action-cut-dark = Karo im Dunkeln

# In der Autovervollständigung, wo mehr Platz ist; höchstens 100 Zeichen.
choice-play = Spiel { $card } · { $words }
choice-show = Zeig { $card } · { $words }
choice-give = Gib { $card } · { $words }
choice-cut-threes = Je drei Karten (wie üblich)
choice-cut-ones = Je eine Karte
choice-cut-nines = Je neun Karten, ganze Blätter
choice-cut-covers = Deckel für uns: Wir bekommen die beiden äußeren Blätter des Kartenstapels
choice-cut-content = Inhalt für uns: Wir bekommen die beiden inneren Blätter des Kartenstapels
choice-cut-upto = Offen bis { $card } · { $words }

did-pass = { $who } passt
did-bid = { $who } bietet { $number }
did-hold = { $who } hält
did-ok = { $who } meldet „gesund“
did-accept = { $who } nimmt an
did-pick = { $who } nimmt den Blind auf
did-pickup = { $who } nimmt den Blind auf
did-hand = { $who } spielt aus der Hand
did-solo = { $who } spielt ohne den Blind
did-bury = { $who } legt { $cards } weg
did-discard = { $who } drückt { $cards }
did-offer = { $who } bietet { $cards } an
did-call = { $who } ruft das { $suit }-Ass
did-declare = { $who } sagt an: { $words }
did-alone = { $who } spielt allein
did-partner = { $who } spielt mit Partner
did-special = { $who } meldet einen Vorbehalt
did-redeal = { $who } lässt neu geben
did-re = { $who } sagt Re
did-kontra = { $who } sagt Kontra
did-no90 = { $who } sagt „keine 90“
did-no60 = { $who } sagt „keine 60“
did-no30 = { $who } sagt „keine 30“
did-schwarz = { $who } sagt „schwarz“
did-bock = { $who } sagt Bock
did-hirsch = { $who } sagt Hirsch
did-push = { $who } schiebt ungesehen weiter
did-knock = { $who } klopft
did-virgin = { $who } sagt Jungfrau an: kein Stich
did-concede = { $who } überlässt den anderen den Rest
did-trump = { $who } macht { $suit } { $sign } zu Trumpf
did-diamonds = { $who } sagt Karo ♦ an
did-override = { $who } überbietet mit Karo ♦
did-challenge = { $who } zeigt ein Zeichen an
did-show = { $who } zeigt { $card } zum Tausch
did-give = { $who } gibt { $cards }
did-play = { $who } spielt { $card }
did-blink = { $who } zwinkert
did-noblink = { $who } zwinkert nicht
did-emergency = { $who } sagt Häda (Not)
did-roof = { $who } zeigt ein Dach: kein Bild bekommen
did-cut-threes = { $who } hebt ab: je drei Karten
did-cut-ones = { $who } hebt ab: je eine Karte
did-cut-nines = { $who } hebt ab: je neun Karten
did-cut-covers = { $who } hebt ab: Deckel für uns
did-cut-content = { $who } hebt ab: Inhalt für uns
did-cut-upto = { $who } hebt ab: offen bis { $card }
did-cut-threes-second = { $who } hebt ab: je drei Karten, ab dem Gegenüber des Gebers
did-cut-threes-third = { $who } hebt ab: je drei Karten, ab rechts vom Geber
did-cut-threes-last = { $who } hebt ab: je drei Karten, ab dem Geber
did-cut-ones-second = { $who } hebt ab: je eine Karte, ab dem Gegenüber des Gebers
did-cut-ones-third = { $who } hebt ab: je eine Karte, ab rechts vom Geber
did-cut-ones-last = { $who } hebt ab: je eine Karte, ab dem Geber
did-cut-nines-second = { $who } hebt ab: je neun Karten, ab dem Gegenüber des Gebers
did-cut-nines-third = { $who } hebt ab: je neun Karten, ab rechts vom Geber
did-cut-nines-last = { $who } hebt ab: je neun Karten, ab dem Geber
did-cut-bottom = { $who } hebt ab: von unten
did-cut-heaps = { $who } hebt ab: in drei Haufen
did-cut-dark = { $who } verlangt Karo ♦ im Dunkeln

you-pass = Du passt
you-bid = Du bietest { $number }
you-hold = Du hältst
you-ok = Du meldest „gesund“
you-accept = Du nimmst an
you-pick = Du nimmst den Blind auf
you-pickup = Du nimmst den Blind auf
you-hand = Du spielst aus der Hand
you-solo = Du spielst ohne den Blind
you-bury = Du legst { $cards } weg
you-discard = Du drückst { $cards }
you-offer = Du bietest { $cards } an
you-call = Du rufst das { $suit }-Ass
you-declare = Du sagst an: { $words }
you-alone = Du spielst allein
you-partner = Du spielst mit Partner
you-special = Du meldest einen Vorbehalt
you-redeal = Du lässt neu geben
you-re = Du sagst Re
you-kontra = Du sagst Kontra
you-no90 = Du sagst „keine 90“
you-no60 = Du sagst „keine 60“
you-no30 = Du sagst „keine 30“
you-schwarz = Du sagst „schwarz“
you-bock = Du sagst Bock
you-hirsch = Du sagst Hirsch
you-push = Du schiebst ungesehen weiter
you-knock = Du klopfst
you-virgin = Du sagst Jungfrau an: kein Stich
you-concede = Du überlässt den anderen den Rest
you-trump = Du machst { $suit } { $sign } zu Trumpf
you-diamonds = Du sagst Karo ♦ an
you-override = Du überbietest mit Karo ♦
you-challenge = Du zeigst ein Zeichen an
you-show = Du zeigst { $card } zum Tausch
you-give = Du gibst { $cards }
you-play = Du spielst { $card }
you-blink = Du zwinkerst
you-noblink = Du zwinkerst nicht
you-emergency = Du sagst Häda (Not)
you-roof = Du zeigst ein Dach: kein Bild bekommen
you-cut-threes = Du hebst ab: je drei Karten
you-cut-ones = Du hebst ab: je eine Karte
you-cut-nines = Du hebst ab: je neun Karten
you-cut-covers = Du hebst ab: Deckel für uns
you-cut-content = Du hebst ab: Inhalt für uns
you-cut-upto = Du hebst ab: offen bis { $card }
you-cut-threes-second = Du hebst ab: je drei Karten, ab dem Gegenüber des Gebers
you-cut-threes-third = Du hebst ab: je drei Karten, ab rechts vom Geber
you-cut-threes-last = Du hebst ab: je drei Karten, ab dem Geber
you-cut-ones-second = Du hebst ab: je eine Karte, ab dem Gegenüber des Gebers
you-cut-ones-third = Du hebst ab: je eine Karte, ab rechts vom Geber
you-cut-ones-last = Du hebst ab: je eine Karte, ab dem Geber
you-cut-nines-second = Du hebst ab: je neun Karten, ab dem Gegenüber des Gebers
you-cut-nines-third = Du hebst ab: je neun Karten, ab rechts vom Geber
you-cut-nines-last = Du hebst ab: je neun Karten, ab dem Geber
you-cut-bottom = Du hebst ab: von unten
you-cut-heaps = Du hebst ab: in drei Haufen
you-cut-dark = Du verlangst Karo ♦ im Dunkeln

did-give-to = { $who } gibt { $cards } an { $whom }
you-give-to = Du gibst { $cards } an { $whom }
did-give-you = { $who } gibt dir { $cards }
did-give-unseen = { $who } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt an { $whom }
did-bury-unseen = { $who } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weg
did-discard-unseen = { $who } drückt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
did-offer-unseen = { $who } bietet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt an
did-receive = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
you-receive = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
did-take-trick = Der Stich geht an { $who } ({ $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
})
you-take-trick = Der Stich gehört dir ({ $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
})
action-under = { $cards } verdeckt hinlegen
action-call-card = { $card } rufen
action-crack = Verdoppeln (Crack)!
action-recrack = Zurück verdoppeln!
action-castrate = Noch einmal verdoppeln!
action-blitz-black = Blitz: Q♣ Q♠ zeigen
action-blitz-red = Blitz: Q♥ Q♦ zeigen
action-blitz-jacks = Blitz: J♣ J♠ zeigen
did-under = { $who } legt { $cards } verdeckt hin
did-call-card = { $who } ruft { $card }
did-crack = { $who } verdoppelt (Crack)
did-recrack = { $who } verdoppelt zurück
did-castrate = { $who } verdoppelt noch einmal
did-blitz-black = { $who } zeigt Q♣ und Q♠ und verdoppelt damit
did-blitz-red = { $who } zeigt Q♥ und Q♦ und verdoppelt damit
did-blitz-jacks = { $who } zeigt J♣ und J♠ und verdoppelt damit
you-under = Du legst { $cards } verdeckt hin
you-call-card = Du rufst { $card }
you-crack = Du verdoppelst (Crack)
you-recrack = Du verdoppelst zurück
you-castrate = Du verdoppelst noch einmal
you-blitz-black = Du zeigst Q♣ und Q♠ und verdoppelst damit
you-blitz-red = Du zeigst Q♥ und Q♦ und verdoppelst damit
you-blitz-jacks = Du zeigst J♣ und J♠ und verdoppelst damit
did-under-unseen = { $who } legt eine Karte verdeckt für die gerufene Farbe hin
action-trick = Stich { $number }
did-trick = { $who } nennt Stich { $number }
you-trick = Du nennst Stich { $number }
action-alltricks = Sheepshead ansagen: alle Stiche, allein
did-alltricks = { $who } sagt Sheepshead an: alle Stiche, allein
you-alltricks = Du sagst Sheepshead an: alle Stiche, allein
