# Finished deals: the seal opened, the replay.

button-verify = Verify
button-record = Record

verify-head = **{ $game }** · deal { $deal }: the sealed pack, opened
verify-true = ✅ Checked just now: the seal fits this pack, the hands come from this pack and this cut, every move follows the rules, and the result is right.
verify-true-seal = ✅ Checked just now: the seal fits this pack. The deal was played by older rules, so I can’t deal and play it again.
verify-false = ⚠️ This does not fit: { $problems }.
verify-false-seal = ⚠️ This does not fit: the seal is not the one of this salt and pack.
verify-seal = Seal: `{ $seal }`. It stood at the table before the cut, as **{ $groups }**.
verify-salt = Salt: `{ $salt }`
verify-pack = Pack, as it was shuffled: `{ $pack }`
verify-yourself = Check it yourself: the SHA-256 of salt, colon and pack is the seal. *{ button-record }* gives you the deal as a file; `lambapea verify FILE` deals and plays it again.

menu-replay-trick = Go to a trick
replay-deal = The deal
replay-play = Before the first card
replay-end = The end
upload-checked = ✅ Checked just now: the seal fits this pack, the hands come from this pack and this cut, every move follows the rules, and the result is right.
upload-unchecked = A file alone can’t show that the pack was fixed before the cut: compare **{ $groups }** with the seal that was posted at the table then. Names, date, number and what was played are only what the file says: another bid or other cards within the rules would pass the check too. These buttons stop working { $when }; after that upload the file again.

# A finished deal played again.
button-fork = Play from here
button-fork-seats = In another seat
button-fork-again = Once more
fork-which-seat = Deal { $deal } from step { $step } on: in which seat do you want to play? Computers take the others.
fork-seat = Seat { $seat }: { $name }
fork-head = **{ $game }** · deal { $deal } again, from step { $step } on. Only you see this, and it doesn’t count.
fork-over-head = **{ $game }** · deal { $deal } again, from step { $step } on: it is over.
fork-then = **As it was:** { $result }
fork-now = **As it is now:** { $result }
fork-row-then = Then
fork-row-now = Now
fork-title = { $game } · deal { $deal }, then and now
fork-stale = That press came too late, so nothing was changed. This is how it stands:
replay-trick = Trick { $number }

# The picture of a result.
headline-won = { $who } won
headline-lost = { $who } lost
headline-nobody = Nobody won
headline-unplayed = No game
picture-card-points = Card points
picture-tricks = Tricks
result-others = the others
picture-won = won
picture-lost = lost
picture-game-won = { $who } { $count ->
    [one] wins
   *[other] win
} the game
sheet-count = { $score } of { $target }
alt-result = How the deal of { $game } ended
alt-result-took = { $what }: { $amounts }
alt-result-marks = Marks: { $marks }
alt-result-sheep = A sheep’s head fills the picture

# Ways from one look to another.
button-history = Finished deals
button-leaderboard = Leaderboard
button-stats = Statistics
button-newer = Newer
button-older = Older
button-above = Places above
button-below = Places below
menu-go-show = Who is listed?
menu-go-game = Which game?
menu-go-period = Since when?
menu-go-page = What is shown?
menu-go-rival = Compare with …
menu-go-player = Somebody’s statistics
menu-go-deal = See a deal again
history-title-player = Finished deals of { $who }, newest first

button-privacy-delete = Delete everything
button-privacy-keep = Keep

# Score sheets with a row a deal.
ledger-total = Total
ledger-won = Deals won
ledger-game = Game { $number }
ledger-part = Deals { $first } to { $last } of { $all }
ledger-passed = all passed
ledger-redeal = new deal
ledger-misdeal = misdeal
ledger-called = called ace
ledger-jack = with J♦
ledger-pick = blind
ledger-partner = with J♦
ledger-partnership = partners
ledger-silent-solo = silent solo
alt-ledger-row = { $what }: { $scores }.
alt-sheet-order = In the order { $names }:
scores-title = **{ $game }** · this game
button-scores = Scores
button-earlier = Earlier
button-later = Later

# Score sheets of an evening and of a season.
menu-go-span = Which deals?
menu-go-part = What do you want to see?
part-totals = Totals
part-games = Games
part-deals = Deal by deal
part-debts = Who owes whom
span-evening-past = the last evening
evening-title = **{ $game }** · { $span }, { $from } – { $to }
evening-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
} played.
evening-hinted = { $count ->
    [one] One of them, with a hint, does
   *[other] { $count } of them, with hints, do
} not count for the leaderboard or statistics.
evening-counts = -# A deal that a computer finished for somebody counts here, but for nobody on the leaderboard or in statistics.
evening-cut = Only the newest { $count } deals are added up here.
evening-empty-evening = No deal of { $game } has been finished in this channel yet.
evening-empty-season = No deal of { $game } has been finished in this channel this season.
evening-won = Game { $number } is over: { $who } won it with { $score } points.
evening-going-on = Game { $number }: { $deals } of { $length } deals are played, { $count ->
    [one] { $count } is
   *[other] { $count } are
} left.
evening-owing = { $who } still { $count ->
    [one] owes
   *[other] owe
} a solo.
evening-alt = Score sheet of { $game }, { $span }. { $rows }.
evening-alt-running = { $game }, not over
evening-alt-sheep = { $game }, lambapea
totals-head-games = games
totals-head-score = points
totals-head-own = own games
totals-head-list = list
totals-head-won = won–lost
evening-progress = { $deals } of { $length } deals
totals-lambapeas = lambapea +{ $given } −{ $suffered }
totals-stood-in = { $count } finished by a computer
totals-owes = owes a solo
totals-alt-row = { $place }. { $player }: { $figures }, { $facts }
ledger-page = On this page
debts-head = balance
debts-gives = gives { $payee }
debts-nothing = Nobody owes anybody anything.
debts-about-scores = What a deal scores is paid as it stands. Below the line are the fewest payments that settle it, in points.
debts-about-differences = At each deal everybody settles the difference with everybody else who sat there. Below the line are the fewest payments that do it, in points.
debts-about-games = A game won is one point for each winner, from those who lost it. Below the line are the fewest payments that settle it.
debts-alt-balance = { $player } { $amount }
debts-alt-row = { $payer } gives { $payee } { $amount }
