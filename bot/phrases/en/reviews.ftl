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
}, { $doubtful } doubtful (?){ $slips ->
    [0] {""}
   *[other] , { $slips } careless (?!)
}.
review-nothing = { $choices ->
    [one] { $choices } real choice, and I mark nothing in it.
   *[other] { $choices } real choices, and I mark none of them.
}
review-no-choice = Everything in this seat was forced; there was nothing to choose.
review-line-mistake = { $where }: { $chosen } · better: { $better }, by { $cost }.
review-line-perhaps = { $where }: { $chosen } · perhaps better: { $better }, by { $cost }.
review-line-luck = { $where }: { $chosen } · bad luck, no mistake: as the cards lay, { $better } was { $cost } better.
review-before = Before the first card
review-silence = saying nothing
review-fell = The trick went to { $who }: { $cards }, { $points } points.
review-would-fall = With the better card it would have gone to { $who }: { $cards }, { $points } points.
review-wins = In 100 deals that fit, the better choice wins { $better }; what was chosen wins { $chosen }.
review-brings = Over the deals that fit, the better choice brings { $better }; what was chosen brings { $chosen }.
review-would-hold = With the better card there would have been { $points } points in it: { $cards }.
review-later = As the cards lay, the better card gains little or nothing in this trick, but more in later ones.
review-unknown-later = As the cards lay, the better card gains little or nothing in this trick: what it gains comes later, or with other cards.
review-same = As the cards really lay, it made no difference.
review-lucky = As the cards really lay, the card that was played was even the better one: that was luck.
review-line-call = { $where }: { $chosen } · better: { $better }.
review-points = about { $points } card { $points ->
    [one] point
   *[other] points
}
review-more = { $count ->
    [one] And { $count } smaller one.
   *[other] And { $count } smaller ones.
}
review-side = { $who }, in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}: on average { $mistakes } lost by mistakes, { $luck } by bad luck.
review-unweighed = -# { $count ->
    [one] I can’t judge one more choice.
   *[other] I can’t judge { $count } more choices.
}
review-alt-rings = Blue ring: { $chosen }, played. Gold ring: { $better }, better.
review-alt = Chosen: { $chosen }. Better: { $better }.

review-why-lead-ten = Don’t lead a ten while a higher card of its suit is out.
review-why-draw-trumps = On the declarer’s side, lead trumps until the others have none to ruff with.
review-why-lead-trump = Leading a trump would have given away less.
review-why-keep-trumps = Against the declarer, lead plain suits: leading trumps does the declarer’s work.
review-why-lead-plain = Leading a plain suit would have cost less.
review-why-lead-ace = Lead an ace while everybody still has to follow suit.
review-why-lead-high = Fewer cards of the suit can beat the higher one.
review-why-lead-low = Lead the lower card of the suit and keep the stronger one.
review-why-avoid-high = To avoid tricks, play under when you can.
review-why-avoid-other = To avoid tricks, get rid of the danger elsewhere first.
review-why-smear = The trick lay with your partner: throw points on it.
review-why-smear-less = The partner’s card could still be beaten: don’t risk points on it.
review-why-give-fat = Better to give the points now: that card would hardly have won later.
review-why-give-nothing = The others had the trick: give them fewer points.
review-why-throw-other = The other card counts the same, and would have been missed less.
review-why-overtake = The partner’s card could still be beaten: make sure of the trick.
review-why-take = This trick was worth taking.
review-why-let-go = This trick was better left: the card you played does more later.
review-why-partner-has-it = Nobody could beat the partner’s card any more: don’t spend a card on it.
review-why-take-fat = Last to play, take the trick with the winning card that counts most.
review-why-take-higher = Take a trick with a card that those still to play can’t beat.
review-why-take-lower = A lower card wins the trick too: keep the higher one.
review-why-say-it = The hand was good enough to say so.
review-why-say-nothing = The hand was not good enough to say so.
review-why-too-shy = The hand was good enough for more.
review-why-too-bold = The hand was not good enough for that.
review-why-object = The hand was good enough to say so.
review-why-accept = The hand was not good enough to say so.
review-why-other-discard = Giving up other cards would have left a better hand.
review-why-other-game = Another choice would have suited this hand better.
review-why-lead-best = Nothing in its suit can beat that card.
review-why-lead-lone = With that lead you are out of the suit and can trump it later.
review-why-lead-lean = That lead puts fewer points at risk.
review-why-avoid-lead = To avoid tricks, lead the lower card.
review-why-avoid-rid = To avoid tricks, get rid of the highest card that stays under.
review-why-stay-under = The declarer had the trick and wants none: stay under.
review-why-unsure-less = Whose trick that was could not be known yet: put fewer points on it.
review-why-give-hope = Your partner could still take the trick: points on it are worth the risk.
review-why-overtake-higher = The partner’s card could still be beaten: a higher one is harder to beat.
review-why-lead-next = Taking the trick yourself, you lead to the next one.
review-why-try = This trick was worth going for.
review-why-keep-later = The card you played was better kept for later.
review-why-take-points = Both cards win the trick: take the one that brings more points.
review-why-take-harder = A higher card is harder to beat for those still to play.
review-why-take-low = A lower card beats what lies too: keep the higher one.
review-why-play-on = The hand was too good to give up.
review-why-give-up = The hand was best given up.
review-why-lead-fat-trump = Don’t lead a trump that counts ten or more while a higher one is out.
review-why-lead-ruffed = An opponent has none of the suit you led and may trump it.
review-why-lead-partner-ruffs = Your partner has none of that suit and may trump it.
review-why-keep-winner = Nobody can beat the trump you led: keep it for a trick with more points in it.
review-why-lead-stronger = Fewer cards of its suit can beat that one.
review-why-lead-short = You hold fewer cards of that suit and can trump it sooner.
review-why-lead-long = Lead from your longer suit: its last cards may win tricks.
review-why-lead-under = Fewer cards of that suit are lower: it is harder to stay under it.
review-why-avoid-lead-under = More cards of that suit are higher, so somebody else is likelier to take the trick.
review-why-avoid-take-high = If you take the trick anyway, take it with the higher card and be rid of it.
review-why-give-less = The trick was not your side’s yet: put fewer points on it.
review-why-unsure-more = Whose trick that was could not be known yet, but points on it were worth the risk.
review-why-throw-alike = Either card gives your side ten points or more; the other one would have been missed less.
review-why-take-lean = The trick could still be beaten: take it with the card that counts less.
review-why-left-fat = You could take the trick for sure: so many points are not left to the others.
review-why-gave-fat = The trick was the others’ for sure: keep an ace or ten off it.
review-why-kept-fat = The trick was your side’s for sure: put an ace or ten on it.
review-why-gave-points = It hardly changes the pay, but that many card points are worth keeping.
review-why-empty-bid = There is nothing in this hand to bid on.
review-why-bad-discard = Keep your best trumps.
review-why-bad-call = The hand says plainly otherwise.

error-review-unable = I can’t review deals right now: my analysis is still starting, or is not available here. The replay works: `/replay`.
error-review-busy = Many deals are waiting to be reviewed. Please ask again in a minute.
error-review-failed = The review of this deal failed. The deal itself is all right; you may ask again, or look at it with `/replay`.
