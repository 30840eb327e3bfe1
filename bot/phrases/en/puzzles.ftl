# Puzzles: one right card.

command-puzzle = A question from a deal with one right answer, mostly a card: find it
button-puzzle-next = Next puzzle
menu-puzzle = Puzzles of another game …
puzzle-head = 🧩 **Puzzle · { $game } { $number }**
puzzle-kind-lead = choosing a lead
puzzle-kind-trumps = drawing trumps
puzzle-kind-smear = giving the partner points
puzzle-kind-take = taking the trick
puzzle-kind-duck = leaving the trick
puzzle-kind-discard = laying cards away
puzzle-kind-bid = bidding
puzzle-kind-name = naming the game
puzzle-untried = · nobody has tried it yet
puzzle-tried = · { $count ->
    [one] one person has tried it
   *[other] { $count } people have tried it
}, { $solved } solved it at once
puzzle-easy = (easy)
puzzle-medium = (medium)
puzzle-hard = (hard)
puzzle-ask = Which card do you play? Your first answer counts.
puzzle-ask-call = Which of these is best? Your first answer counts.
puzzle-call = “{ $answer }”
puzzle-again = You have answered this one before, with { $card }, and the first answer counts.
puzzle-right = ✅ **{ $card } is right.**
puzzle-wrong = ❌ **{ $card } is not it: { $best } is.**
puzzle-why = In { $share } of 100 deals that fit what you see, { $best } scores better than any other card. On average it scores { $worth }, the next best card { $second }.
puzzle-why-call = On average over the deals that fit what you see, { $best } scores { $worth }, and the next best answer { $second }. It scores more than any other in { $share } of 100 of these deals.
puzzle-yours = { $card } scores { $worth }.
puzzle-lay = The cards as they lay, and how the play goes on if everybody does what is best for their side:
puzzle-lay-call = The cards as they lay, and how the deal goes on if everybody plays as the *easy* computer does:
puzzle-trick = { $cards } → { $who }
puzzle-line = • **{ $card }**: { $tricks }. In the end: { $end }.
puzzle-no-line = • **{ $card }**: no card is played. In the end: { $end }.
puzzle-as-good = As the cards lay, { $card } would have been as good, or better. You could not know that: { $best } is right in more of the deals that were possible.
puzzle-mine = You have solved { $right } of { $count } at the first try.

error-puzzle-none = There are no puzzles of this game yet. `/puzzle` shows those there are.
error-puzzle-gone = This puzzle is no longer there. `/puzzle` asks you another one.
error-puzzle-all-done = You have tried all puzzles of this game, { $count } of them, and solved { $solved } at once. Choose another game with `/puzzle`.
