# Sets of house rules with a name: which one is played, and what of it is otherwise.

post-rules = Rules: { $set }
post-rules-changed = Rules: { $set }, with changes: { $rules }
post-rules-more = { $rules }; and { $count } more

menu-set = Which set of rules?
menu-rule = Change a single rule
menu-rules-of-table = Whose rules do you want to read?
rules-by = -# Rules: { $set }
rules-by-changed = -# Rules: { $set }, { $count ->
    [one] with one change
   *[other] with { $count } changes
}
rules-own = As at this table
rules-own-about = A set of rules with changes
rules-house-set = **{ $set }** – { $about }.
rules-house-changed = Changed at this table:
rules-house-same = As in this set:
rules-house-line = • **{ $rule }** (`{ $name }`) – { $about }.
rules-house-choose = `/table open` lets you choose a set, and change single rules of it.
button-rules-back = Back
button-rules-more = Read on

opening-changed-rule = { $rule } (changed)
preset-set-changed = { $set } with changes

option-rules = A set of rules: one of the game’s, or a table that was saved here
error-no-such-set = “{ $text }” is no set of rules for this game. Possible: { $sets }.
error-rules-without-game = Name a game as well: every set of rules belongs to one.
error-preset-of-other-game = **{ $name }** was saved for another game: { $game }.
error-preset-or-rules = Name a saved table or a set of rules, not both.

# What each set is called, and what it is, in a sentence without its full stop of at most 100 characters.
saskop-set-pagat = pagat.com
saskop-set-pagat-about = As told on the card game site pagat.com, to 16 strokes
sheepshead-set-book = The book
sheepshead-set-book-about = As the Book of Card Games tells it, with the usual choices where it leaves one
skat-set-book = The book
skat-set-book-about = As the Book of Card Games tells it: announcements from the hand only, schneider at ninety
schafkopf-window-set-book = The book
schafkopf-window-set-book-about = As the Ultimate Book of Card Games tells it
schafkopf-dummkopf-set-book = The weblog
schafkopf-dummkopf-set-book-about = As the weblog “Schafkopf für Dummköpfe” tells it: fifteen solos, bars to twelve
american-sheepshead-set-book = Four with a picker
american-sheepshead-set-book-about = As the Penguin Book of Card Games tells it: the jack of diamonds is the secret partner
american-sheepshead-set-three = Three players
american-sheepshead-set-three-about = As the Penguin Book of Card Games tells it: one picks up the blind, against two
american-sheepshead-set-partnership = Four in partnership
american-sheepshead-set-partnership-about = As the Penguin Book of Card Games tells it: two against two, and the fox counts
doppelkopf-set-book = The book
doppelkopf-set-book-about = The Penguin book: redeals, poverty, wedding; re and kontra double
doppelkopf-set-verband = Verband (DDV)
doppelkopf-set-verband-about = The federation’s tournament rules: a solo owed by everybody, no redeals, no poverty
doppelkopf-set-pub = Pub
doppelkopf-set-pub-about = Poverty, pigs, the second Dulle wins, Charlie caught, Bock rounds; re and kontra double
doppelkopf-set-platform = Online
doppelkopf-set-platform-about = The Verband’s announcements and points; no redeals, no poverty, no solo owed
