# What a table's messages say around the play: its post in the channel, the hand, the result, the score sheet.

computer-name = Computer { $seat }
player-name = Player { $seat }
level-easy = easy
level-normal = normal
level-strong = strong
level-easy-about = plays by rule of thumb
level-normal-about = tries out some possible deals
level-strong-about = tries out many possible deals
badge-trump = Trumps
badge-aside = Blind
badge-blind = Blind
badge-left = Aside
taken = In the blind: { $cards }.

post-head = **{ $game }** · table { $table }
post-head-deal = { post-head } · deal { $deal }
post-open = **{ $game }** · table { $table }. Sit down!
post-seat = { $seat }. { $name }
post-seat-computer = { $seat }. { $name } ({ $level })
post-seat-free = { $seat }. *free*
post-option = { $name }: { $value }
post-away = { $count ->
    [one] 💤 { $who } is away: a computer plays for them until they press or say anything here.
   *[other] 💤 { $who } are away: computers play for them until they press or say anything here.
}
post-seal = Sealed pack: { $seal }
post-stuck = ⚠️ I can’t save anything right now, so this table waits. Nothing is lost; the game goes on as soon as I can.
post-closed = This table is closed. `/table open` opens a new one.
post-forgotten = Nobody has played here for a while, so this table has closed. `/table open` opens a new one.
post-closed-again = This table is closed. *{ button-reopen }* opens another one by the same rules, and everybody who played is invited.
post-forgotten-again = Nobody has played here for a while, so this table has closed. *{ button-reopen }* opens another one by the same rules.
button-reopen = Again
button-sheet = Evening’s sheet
post-invited-again = Invited again, from the last game here: { $who }.
post-annulled = Deal { $deal } is void and does not count. The same dealer deals again.
value-true = yes
value-false = no
# What may be typed for yes and for no; every language is read.
typed-yes = yes | y | on
typed-no = no | n | off

button-hand = My hand
button-trick = Last trick
button-rules = Rules
button-sit = Seat { $seat }
button-sit-instead = Sit in { $seat }
menu-computers = Computers: which seats, how well
computers-everywhere = Computers in all free seats: { $level }
computers-one = A computer in seat { $seat }: { $level }
computers-level = All computers here: { $level }
button-fill = Fill with computers
button-start = Start
button-leave = Leave
button-next-deal = Next deal
button-replay = Replay
menu-choose = { $count ->
    [one] Choose
   *[other] Choose { $count }
}

said-diamonds = ♦!
said-override = ♦!
said-challenge = Challenge!
said-emergency = Häda!
said-ok = OK
said-push = Passes it on
said-noblink = No blink
said-pick = Picks
said-pickup = Takes
said-hand = Hand
said-solo = Solo
said-alone = Alone
said-partner = Partner
said-special = Special
said-redeal = New deal
said-hold = Yes
picture-others = the others
picture-cut = cutting
picture-trick = Trick { $number }
picture-last-trick = Last trick
taken-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
taken-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-free-seat = free
picture-away = away
picture-gathering = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
picture-ready = Everybody is here
sheet-games-won = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
sheet-earlier = earlier games left out

hand-place = { $game }, table { $table } in { $channel } on **{ $guild }**
hand-not-asked = Your cards. Waiting for the others.
hand-parked = You play on in the channel. These were your cards when you began there:
button-hand-here = Show my hand here
hand-put-away = This message is out of date. Press *{ button-hand }* in the channel to see your cards.
hand-closed = Table { $table } is closed.
hand-seat-left = You no longer sit at table { $table }.
hand-deal-over = This deal is over.
post-below = The table is at the end of the channel.
hand-empty = You have no cards left in this deal; the next one brings new ones.
result-head = **{ $game }** · The deal is over.
result-number = Deal { $deal } on this server

replay-head = **{ $game }** · deal { $deal }, step { $step } of { $steps }
replay-head-own = **{ $game }** · deal { $deal }, step { $step }
replay-start = The cards are dealt.
replay-open = Every hand lies open.
replay-own = From your seat: only what you knew at that moment.
replay-shared = { $who } shows a moment of a finished deal:
replay-shared-own = { $who } shows a moment of a finished deal as they saw it from their seat:
replay-shared-upload = { $who } shows a moment of a deal from a file of their own; its names and number are what the file says:
replay-posted = ✅ Posted in this channel.
button-look-mine = From my seat
button-look-replay = All hands
button-share = Share
button-words = In words
shown-leaderboard = { $who } shows the leaderboard:
shown-stats = { $who } shows statistics:
shown-scores = { $who } shows the score sheet:
button-trick-back = Previous trick
button-trick-forward = Next trick
button-back = Back
button-forward = Forward

history-nobody = nobody
history-computer = computer
