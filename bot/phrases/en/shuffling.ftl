# Packs that everybody at the table shuffles.

shuffle-head = 🔀 **Everybody shuffles.** My secret is fixed. Its hash: `{ $groups }` · shuffle `{ $name }`
shuffle-part = { $who } `{ $groups }`
shuffle-in = Shuffled: { $who }.
shuffle-missing = Still to shuffle: { $who }.
shuffle-soon = Cards are dealt in a few seconds, with or without them.
shuffle-hint = *Shuffle* adds chance from my computer. A word you type is yours alone: it also protects you from the person who runs me, best if you type it last. All parts are opened with the deal and stand in its record. The cut follows from them as well, so nobody is asked to cut.
shuffle-dealer = Dealer of this deal: { $who }.
shuffle-seat = seat { $seat }
shuffle-cut = Nobody was asked to cut: cut and way of dealing follow from everybody’s parts, as the pack does. Dealt: { $way }.
button-shuffle = Shuffle
button-ownword = Shuffle with a word
dialog-word = Your part of the shuffle
dialog-word-what = A word or line nobody can guess
opening-shuffled = Everybody shuffles
opening-shuffled-about = Pack and cut follow from a part of each of you: nobody can choose them
opening-unshuffled = The bot shuffles
opening-unshuffled-about = By chance, sealed before anybody cuts
preset-shuffle = who shuffles
option-shuffle = Everybody at the table adds to the shuffle, so that nobody can choose the pack
option-match-shuffle = Everybody in both rooms adds to the shuffle, so that nobody can choose the packs; usual

error-shuffle-off = At this table the bot shuffles. `/table open` with `shuffle` opens one where everybody does.
error-shuffle-opened = That pack is shuffled already: all parts were opened when the cards were dealt. You can add to the next one once this deal is over.
error-shuffle-done = Your part is in already, and stays as it is. It is opened with the others when the cards are dealt.
error-shuffle-empty = That was empty. Type any word or line, or press *Shuffle* and I add chance.
error-shuffle-long = That has { $count } characters; your part may have at most { $most }. A shorter one does just as well.
error-shuffle-both-rooms = Everybody in both rooms shuffles first. Then the cards are dealt without a press, after five seconds at the latest.

record-shuffle-secret = the secret is not the one whose hash was posted
record-shuffle-pack = the pack does not follow from the secret and the parts
record-shuffle-cut = the cut does not follow from the secret and the parts
record-shuffle-dealer = the dealer does not follow from the secret and the parts
record-shuffle-ways = the ways of dealing are not those of its rules
verify-shuffle = Shuffle `{ $name }`: the hash of my secret, posted before anybody added a part, is `{ $committed }`, as **{ $groups }**.
verify-secret = Secret: `{ $secret }`
verify-parts = Parts in order of the seats: { $parts }
verify-part = { $place }. `{ $part }`
verify-no-part = { $place }. –
verify-part-deleted = { $place }. deleted
verify-drawn-cut = Cut: after { $place } { $place ->
    [one] card
   *[other] cards
}. Nobody chose this: it follows from the secret and the parts, as the pack does.
verify-drawn-way = Way of dealing, likewise: { $way }
verify-not-whole = A deleted word went with everything else about the person who typed it. Without it nobody can check that pack and cut follow from the shuffle; the seal holds all the same.
