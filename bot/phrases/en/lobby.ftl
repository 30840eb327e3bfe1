# Opening a table by mouse, and the way of somebody new from /help to a hand.

help-in-messages = To play, use `/help` in a channel of a server: tables stand there.
button-begin = Play now
begin-choose = **Which game?** Press one: you sit down with computers, and your cards come right here.
begin-line = • **{ $game }** – { $about }

there-free = This channel already has a table: **{ $game }**, table { $table }, with { $who }. There is a seat for you.
there-full = This channel already has a table: **{ $game }**, table { $table }, with { $who }. You can watch it now, or open a table in another channel.
there-seated = This channel already has a table, and you sit at it: **{ $game }**, table { $table }, with { $who }.
button-sit-here = Sit down there
button-show-table = Show the table

opening-head = **New table: { $game }** for { $count } players, computers play { $level }.
opening-hint = *{ button-open-table }* waits until people have sat down. *{ button-play-now }* puts computers into the other seats and deals.
opening-easy = { $game } · easy to begin with
opening-usual = { $choice } (usual)
opening-players = { $count } players
opening-level = Computers: { $level }
opening-live = Live table
opening-live-about = Everybody is here now; a move takes seconds
opening-slow = Slow table
opening-slow-about = Everybody looks in when they like; days for a move
opening-changed = ⚠️ Something you chose is no longer there. This is what is possible now:
opening-opened = The table is open, at the end of this channel.
button-opening-more = More choices
button-opening-back = Back
button-open-table = Open table
button-play-now = Play with computers now

# What each value of a house rule means, at most 100 characters.
saskop-about-exchange-true = Who holds a single picture may show it and swap it with their partner
saskop-about-exchange-false = Everybody plays the cards they were dealt
saskop-about-signals-true = Partners may hint by the permitted signals: blink, no blink, häda
saskop-about-signals-false = Partners may not hint at anything
saskop-about-roof-true = Who was dealt no picture at all may show that
saskop-about-roof-false = To have no picture stays a secret
skat-about-announce-any = They may be added to any suit or grand game, after taking the skat too
skat-about-announce-hand = They may be added only by who leaves the skat alone
schafkopf-dummkopf-about-climb-true = You must beat the trick if you can, after following suit
schafkopf-dummkopf-about-climb-false = You follow suit; whether you beat the trick is up to you
sheepshead-about-partner-called-ace = The picker names an ace; its holder is the secret partner
sheepshead-about-partner-jack-of-diamonds = The holder of the jack of diamonds is the secret partner
sheepshead-about-allpass-misdeal = The cards are dealt anew
sheepshead-about-allpass-leaster = All play for themselves; the fewest card points win
sheepshead-about-bury-held = The two cards from the blind may not be buried again
sheepshead-about-bury-any = The picker may bury any two cards
sheepshead-about-deal-full = The fewer players, the more cards each
sheepshead-about-deal-six = Everybody gets six cards; the rest stays out
american-sheepshead-about-variant-three = One picks up the blind and plays against the other two
american-sheepshead-about-variant-partnership = Two fixed pairs; the fox, the ace of diamonds, decides a tie
american-sheepshead-about-variant-solo = One picks; the holder of the jack of diamonds is the secret partner
american-sheepshead-about-wergin-true = The winners get 3, 4 or 5 from each, as Joe Wergin proposed
american-sheepshead-about-wergin-false = The winners get 2, 4 or 6 from each
american-sheepshead-about-solobid-true = Playing without the blind may be bid, and outbids picking it up
american-sheepshead-about-solobid-false = The first who picks up the blind plays
doppelkopf-about-nines-true = Twelve cards each
doppelkopf-about-nines-false = 40 cards without nines, ten each
doppelkopf-about-loonies-first = Of two tens of hearts in one trick the first wins
doppelkopf-about-loonies-second = Of two tens of hearts in one trick the second wins
doppelkopf-about-weddings-true = Who marries may ask for a trump trick or a plain one
doppelkopf-about-weddings-false = Any trick may find the partner
doppelkopf-about-ranking-equal = Of several solos the first in turn is played
doppelkopf-about-ranking-ranked = Of several solos the highest is played
doppelkopf-about-ddv-true = With re, kontra, no 90 and so on; no redeals, no poverty
doppelkopf-about-ddv-false = With redeals, poverty and an international solo; nothing is announced

# Tables a server keeps under a name.
menu-preset = Saved tables
preset-gone = its game is no longer played here
preset-players = the number of players
preset-level = the computers’ level
preset-speed = live or slow
preset-changed = ⚠️ Of **{ $name }** this is no longer there: { $what }. It is as usual instead.
preset-saved = Saved as **{ $name }**: `/table open` shows it to everybody here.
preset-deleted = **{ $name }** is no longer saved.
button-opening-save = Save …
dialog-save = Save this table
dialog-save-name = A name, like “our Thursday table”

# A first deal, explained step by step: one sentence each.
button-know = I know this
guide-line = 💡 { $hint }
guide-cut = You cut the pack, so that nobody can know its order; the usual way of dealing is always fine.
guide-cutting = The pack is being cut and dealt; your cards come right here in a moment.
guide-start = First it is settled who plays against whom, and for what; if you are unsure, pass.
guide-cards = Lay away cards that would lose anyway; keep your trumps.
guide-trumps = Trumps beat every other card; whoever plays the highest card takes the trick and leads to the next.
guide-lead = You lead: all others must follow what you play, so lead trumps if you have many.
guide-follow = Follow what was led if you can; give points when the trick is your side’s, and low cards when it is not.
saskop-guide-start = You bid how many trumps you would have, pictures included; the highest bid names the trump suit. If you are unsure, pass.
saskop-guide-trumps = The six of trumps is highest, then all kings, queens and jacks, then the trump suit; you and the player opposite are one side.
skat-guide-start = You bid how much a game is worth that you would play alone against two; jacks and a long suit make it strong. If you are unsure, pass.
skat-guide-cards = Two cards go back into the skat and count for you: lay away tens that would get lost, or a suit you want to be rid of.
skat-guide-trumps = The four jacks are the highest trumps, then the suit that was named; who plays alone needs 61 of the 120 card points.
schafkopf-dummkopf-guide-start = The two black queens play together in secret; say normal unless your hand is very strong.
schafkopf-dummkopf-guide-trumps = Queens, jacks and all diamonds are trumps, in this order; the sides show themselves as the black queens fall.
sheepshead-guide-start = Whoever picks up the blind plays for 61 points against the others; pick with many queens, jacks and diamonds, else pass.
sheepshead-guide-cards = The cards you bury count for you: bury points that could get lost, and keep your trumps.
sheepshead-guide-trumps = Queens, jacks and all diamonds are trumps, in this order; the picker’s side needs 61 of the 120 card points.
schafkopf-window-guide-start = Whoever takes the two cards of the window plays alone for 61 points; take it with many queens, jacks and diamonds, else pass.
schafkopf-window-guide-cards = The two cards you lay away count for you: lay away points that could get lost, and keep your trumps.
schafkopf-window-guide-trumps = Queens, jacks and all diamonds are trumps, in this order; who took the window needs 61 of the 120 card points.
american-sheepshead-guide-start = Whoever picks up the blind plays for 61 points; pick with many queens, jacks and diamonds, else pass.
american-sheepshead-guide-cards = The cards you bury count for you: bury points that could get lost, and keep your trumps.
american-sheepshead-guide-trumps = Queens, jacks and all diamonds are trumps, in this order; 61 of the 120 card points win.
doppelkopf-guide-start = The two queens of clubs play together in secret; say normal game unless you hold both, or something very strong.
doppelkopf-guide-trumps = Tens of hearts, queens, jacks and all diamonds are trumps, and every card is there twice; of two equal ones the first usually wins.
