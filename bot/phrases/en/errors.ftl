# What cannot be done, told to the one who asked: which, why, and what is possible. UserError("no-table") says error-no-table.

error-no-table = There is no table in this channel. Open one with `/table open`.
error-no-table-of-yours = You are not sitting at any table. Take a seat with `/table join`, or open a table with `/table open`.
error-no-such-table = There is no such table any more. `/table open` opens a new one.
error-table-exists = This channel already has a table. Sit down there with `/table join`, or use another channel.
error-table-full = Every seat at this table is taken. You can watch, or open a table in another channel.
error-not-full = There are still { $count ->
    [one] { $count } empty seat
   *[other] { $count } empty seats
}. Wait for people, or fill up with computers: `/table fill`.
error-not-seated = You have no seat at this table. You can watch; before the start `/table join` gives you a free seat.
error-seated-already = You are sitting at this table already, in seat { $seat }.
error-seat-taken = Seat { $seat } is taken. Free: { $free }.
error-no-such-seat = There is no seat { $seat }; seats are counted from 1 to { $seats }.
error-nobody-to-fill = Every seat is taken already; there is no place for a computer.
error-unknown-game = I do not know the game “{ $game }”. There are: { $games }.
error-unknown-level = There is no computer player “{ $level }”. There are: { $levels }.
error-unknown-topic = There are no rules under “{ $topic }”. Topics: { $topics }.
error-bad-option = “{ $text }” is no house rule of this game. There are: { $options }.
error-no-options = This game has no house rules to choose from.
error-option-without-value = The house rule { $option } needs a value. Possible: { $values }.
error-bad-option-value = “{ $text }” does not fit the house rule { $option }. Possible: { $values }.
error-wrong-number = So many cannot play this game. Possible: { $numbers }.
error-deal-is-on = A deal is being played. Seats change and the next deal begins once it is over.
error-bad-setting = “{ $text }” does not fit here. Possible: { $values }.
error-not-host = Only { $host }, who opened this table, or a manager of this channel may do that.
error-not-manager = That is for people who manage this server.
error-owner-only = That is for the one who runs this bot.
error-guild-only = That works in a server’s channel, not in a direct message.
error-too-fast = You are asking faster than I can answer if others are to have their turn. Nothing was changed; wait a moment.
error-stale = This button belonged to an earlier moment; nothing was changed. Your hand shows how things stand now.
error-unreadable-card = I cannot read “{ $text }” as one card. Write it like `QC`, `Q♣` or `queen of clubs`.
error-unreadable-cards = I cannot read “{ $text }” as cards. Write them like `9C AS` or `9♣, A♠`.
error-unreadable-suit = I cannot read “{ $text }” as a suit. Write `clubs`, `spades`, `hearts` or `diamonds`, or just the sign.
error-unreadable-bid = I cannot read “{ $text }” as a bid. Write a number, like `6`.
error-unreadable-cut = I cannot read “{ $text }” as a way to deal. Write `threes`, `ones`, `nines`, `covers`, `content`, or `up to` and a card.
error-unreadable-signal = I cannot read “{ $text }” as a signal. Write `blink`, `noblink`, `emergency` or `roof`.
error-unreadable-action = I cannot read “{ $text }” as something to do. Choose from the list, or write for example `bid 6` or `play QC`.
error-no-deal = No deal is on at this table just now.
error-no-hand = You hold no cards just now.
error-no-trick = No trick is complete yet.
error-no-such-deal = There is no deal number { $number } on this server. `/history` lists them.
error-deal-not-over = Deal { $number } is still being played; it can be seen once it is over.
error-deal-too-old = Deal { $number } was played by older rules of the game, so it cannot be gone through any more. Its result still counts.
error-deal-annulled = Deal { $number } was annulled; it does not count.
error-no-deals-yet = No deal has been finished here yet.
error-no-player-deals = { $who } has not finished a deal here yet.
error-leave-first = You are sitting at a table. Leave it first with `/table leave`.
error-cannot-post = I may not post in this channel. Someone who manages it can give me: { $permissions }.
error-restarted = I have just been restarted and could not finish that. Nothing is lost; please try again.
error-storage = I cannot write anything down just now, so nothing was changed. Please try again in a moment.
error-internal = Something went wrong on my side. Your hand and the table’s post show how things stand. If it happens again, tell whoever runs me: reference `{ $reference }`.

permission-view = see the channel
permission-send = send messages
permission-attach = attach files
permission-embed = embed links
permission-history = read the message history
