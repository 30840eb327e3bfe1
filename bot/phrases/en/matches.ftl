# Matches: two rooms play the same packs with the sides swapped.

match-room = Match **{ $code }** · room { $room } · { $boards } deals. Side A: seats { $a } · side B: seats { $b }.
match-waits-first = The other room joins with `/match join` and the code `{ $code }`, in another channel of this server or of any other. Cards are dealt as soon as both rooms are full.
match-waits-second = Cards are dealt as soon as both rooms are full.
match-secrecy = Both rooms get the same packs. Players must not read along in the other room; I show nothing of it before both have finished.
match-room-done = Match { $code }: this room is done. The sheet follows when the other one has finished; until then this table goes on as any other.
match-board = Match { $code } · deal { $number } of { $boards }
match-cut = The cut was drawn before the match, the same in both rooms.
match-result = · deal { $number } of the match
match-result-withheld = · deal { $number } of the match. You can look at it, and it counts in the statistics, once both rooms have finished.
match-result-redeal = The cards were thrown in. In a match that scores nothing, and the next deal follows.
saskop-result-tie-board = **{ saskop-headline-tie }.** { saskop-why-tie-board }
saskop-why-tie-board = Nobody scores, and in a match the deal is not played again.
post-annulled-board = Deal { $deal } is void and does not count. In a match it is not dealt again.
match-alone = Match { $code } waits for its other room, which joins with `/match join` and this code.
match-progress = Match { $code }: this room has finished { $here } of { $boards } deals, the other one { $there }. The sheet follows when both are done.
match-won = **Match { $code } is over: side { $side } wins by { $points }.** You can look at every deal now.
match-drawn = **Match { $code } is over: a draw.** You can look at every deal now.
match-abandoned-alone = **Match { $code } does not take place:** no other room joined. This table goes on as any other.
match-abandoned-closed = **Match { $code } has ended early:** a room was closed. What was played counts as usual, and you can look at every deal now.
match-abandoned-silent = **Match { $code } has ended early:** nobody did anything in either room for a long time. What was played counts as usual, and you can look at every deal now.
match-note = Match { $code }
match-side = Side { $side }: { $who }
match-computers = computers
match-void = void
match-head-room = Room { $room }
match-head-difference = ±
match-head-total = Total
match-alt = Match sheet, { $game }, { $match }; plus is good for side A
match-alt-board = Deal { $number }: { $rooms }; difference { $difference }, total { $total }
match-alt-room = { $room }: { $played }

command-match = Two tables play the same packs against each other
command-match-open = Open a match here; the other room joins with its code
command-match-join = Open the other room of a match in this channel
command-match-sheet = Score sheet of this channel’s last match
option-deals = How many deals both rooms play
option-code = The code that the other room was given

error-match-alone = Match { $code } has only this room so far. The other one joins with `/match join` and this code; cards are dealt as soon as both are full.
error-match-waits = { $count ->
    [one] The other room still has one free seat
   *[other] The other room still has { $count } free seats
}. Cards are dealt in both as soon as it is full.
error-match-no-code = There is no match with the code “{ $code }”. Look at the post of the other room; `/match open` opens a match of your own.
error-match-code-used = Match { $code } has both its rooms already. `/match open` opens another one.
error-match-code-old = The code { $code } is no longer valid: its match is over, or its first room waited for more than a day. `/match open` opens another one.
error-match-own-room = This channel is the first room of match { $code }. The other room has to be another channel, of this server or of any other.
error-match-other-room = You play in the other room of match { $code }, or did, so you would know the cards. You can’t sit in both rooms.
error-match-same-seat = You can’t change seats while a match goes on, because that would change the sides. You stay in seat { $seat }.
error-match-length = A match has { $fewest } to { $most } deals.
error-match-none = No match was played in this channel. `/match open` opens one.
error-match-look = That table plays match { $code }. What happens there is shown in its channel and to those who sit there, and nowhere else.
error-deal-withheld = Deal { $number } belongs to a match. You can look at it once both rooms have finished, so that nobody learns the cards before they play them.
