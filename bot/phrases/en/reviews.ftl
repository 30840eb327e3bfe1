# The coach: what each choice in a finished deal cost.

button-review = Review
menu-review-seat = Whose choices
command-review = What your choices in a finished deal cost: mistakes and bad luck told apart
review-cost = { $amount } points

review-head = **{ $game } · Review** · deal { $deal }, { $who }
review-open = Judged by what could be known then, and with all cards open: what only open cards show is bad luck.
review-own = From your seat: only what you could know at each moment.
review-looking = I am looking at choice { $at } of { $of } … If nothing more comes, ask again: `/review`.
review-waiting = I am about to look at this deal … If nothing more comes, ask again: `/review`.
review-whose = Whose choices in deal { $deal } do you want to look at?
review-counted = { $choices ->
    [one] { $choices } real choice
   *[other] { $choices } real choices
}: { $grave ->
    [0] no grave mistake
    [one] { $grave } grave mistake (??)
   *[other] { $grave } grave mistakes (??)
}, { $doubtful } doubtful (?).
review-nothing = { $choices ->
    [one] { $choices } real choice, and it deserves no mark.
   *[other] { $choices } real choices, and none deserves a mark.
}
review-no-choice = Everything in this seat was forced; there was nothing to choose.
review-line-mistake = { $where }: { $chosen } · better: { $better }, by { $cost }.
review-line-luck = { $where }: { $chosen } · bad luck, no mistake: as the cards lay, { $better } was { $cost } better.
review-before = Before the first card
review-silence = saying nothing
review-fell = The trick went to { $who }: { $cards }, { $points } points.
review-would-fall = With the better card it would have gone to { $who }: { $cards }, { $points } points.
review-more = { $count ->
    [one] And { $count } smaller one.
   *[other] And { $count } smaller ones.
}
review-side = { $who }: { $mistakes } lost by mistakes, { $luck } by bad luck.
review-side-sums = -# Added up, that can be more than the deal paid: what one choice loses, a mistake of the other side can bring back, to be lost once more.
review-unweighed = -# { $count ->
    [one] Not judged: one more choice, as I cannot tell what else would have come of it.
   *[other] Not judged: { $count } more choices, as I cannot tell what else would have come of them.
}
review-alt-rings = In the hand { $chosen } has a red ring, it was played; { $better } has a golden one, it was better.
review-alt = Chosen: { $chosen }. Better: { $better }.

review-why-lead-ten = One does not lead a bare ten while a higher card of its suit is out.
review-why-draw-trumps = The declarer’s side leads trumps, until the others have none to ruff with.
review-why-lead-trump = A trump to lead gave away less than this suit.
review-why-keep-trumps = Against the declarer one leads plain suits; leading trumps does the declarer’s work.
review-why-lead-plain = A plain suit to lead cost less than a trump.
review-why-lead-ace = One leads an ace while everybody still has to follow suit.
review-why-lead-high = The higher card of the suit stood a better chance of holding.
review-why-lead-low = A low card of the suit asks the same and keeps the strong one.
review-why-lead-other = Another suit to lead gave away less.
review-why-avoid-high = Who wants no tricks stays below where that is possible.
review-why-avoid-other = Who wants no tricks parts with the danger elsewhere first.
review-why-smear = The trick was the partner’s: a fat card belongs on it.
review-why-smear-less = The trick was not safely the partner’s: one does not risk a fat card on it.
review-why-give-fat = The fat card was better given now: it would hardly have won anything later.
review-why-give-nothing = The trick is the others’: one gives them as few points as possible.
review-why-throw-other = Of cards that count the same, the other one would be missed less.
review-why-overtake = The partner’s card could still be beaten: one makes sure of the trick.
review-why-take = This trick was worth taking.
review-why-let-go = This trick was not worth so good a card.
review-why-partner-has-it = The trick was the partner’s already: beating it wastes a card.
review-why-take-fat = The last one to play takes the trick with the fattest card that wins it.
review-why-take-higher = A trick is taken with a card that those still to play cannot beat.
review-why-take-lower = A lower card beats what lies there too, and the higher one is kept.
review-why-say-it = The hand was good enough to say so.
review-why-say-nothing = The hand was not good enough to say so.
review-why-too-shy = The hand was good enough for more.
review-why-too-bold = The hand was not good enough for that.
review-why-object = What was named is worse for this hand than taking it away.
review-why-accept = What was named was better for this hand than taking it away.
review-why-other-discard = Other cards laid away leave a better hand.
review-why-other-game = Another one fits this hand better.

error-review-unable = I can’t review deals right now: my search is still starting, or this machine has none. The replay works: `/replay`.
error-review-busy = Many deals are waiting to be reviewed. Please ask again in a minute.
error-review-failed = The review of this deal failed. The deal itself is all right; you may ask again, or look at it with `/replay`.
