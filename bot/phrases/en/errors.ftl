# What cannot be done, told to the one who asked: which, why, and what is possible. UserError("no-table") says error-no-table.

error-no-table = There is no table in this channel. Open one with `/table open`.
error-no-table-of-yours = You are not sitting at any table. Take a seat with `/table join`, or open a table with `/table open`.
error-no-such-table = There is no such table, or it is closed by now. `/table open` opens a new one.
error-table-exists = This channel already has a table. Take a seat with `/table join`, or use another channel.
error-table-full = All seats are taken. You can watch, or open a table in another channel.
error-not-full = { $count ->
    [one] There is still { $count } empty seat
   *[other] There are still { $count } empty seats
}. Wait for people, or fill up with computers: `/table fill`.
error-seat-kept = A computer keeps your seat at this table. `/table join` gives it back to you at once.
error-not-seated = You have no seat at this table. { $join ->
    [now] `/table join` gives you one.
    [later] You can watch; after this deal `/table join` gives you one.
    [turns] All seats are taken. `/table join` lets you take turns with the others, and you can watch.
   *[never] They are all taken, but you can watch.
}
error-seated-already = You are already sitting at this table, in seat { $seat }.
error-seat-taken = Seat { $seat } is taken. Free: { $free }.
error-no-such-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
error-nobody-to-fill = All seats are taken already; there is no room for a computer.
error-unknown-game = I don’t know the game “{ $game }”. Possible: { $games }.
error-unknown-level = There is no level “{ $level }”. Possible: { $levels }.
error-unknown-topic = There are no rules about “{ $topic }”. Topics: { $topics }.
error-bad-option = “{ $text }” is not a house rule of this game. Possible: { $options }.
error-no-options = This game has no house rules to choose from.
error-option-without-value = The house rule { $option } needs a value. Possible: { $values }.
error-options-without-game = House rules belong to a game: name the game too, or leave them out and choose by menu.
error-bad-option-value = “{ $text }” does not fit the house rule { $option }. Possible: { $values }.
error-idle-option = At such a table the house rule { $option } changes nothing. It belongs to { $needs }.
error-idle-option-players = With so many players the house rule { $option } changes nothing. It is for { $numbers }.
error-wrong-number = Wrong number of players. Possible: { $numbers }.
error-deal-is-on = A deal is being played. You can change seats and start the next deal when it is over.
error-bad-setting = “{ $text }” does not fit here. Possible: { $values }.
error-not-host = Only { $host }, who opened this table, or a manager of this channel can do that.
error-not-manager = Only people who manage this server can do that.
error-not-channel-manager = Only people who manage this channel can do that.
error-owner-only = Only the person who runs this bot can do that.
error-guild-only = That works in a server’s channel, not in a direct message.
error-too-fast = That was too fast for me. Nothing was changed; wait a moment and try again.
error-stale = That button is out of date, so nothing was changed. Your hand shows how things stand now.
error-stale-choice = That choice is no longer there, so nothing was changed. Please choose again.
error-unreadable-card = I can’t read “{ $text }” as one card. Write it like `QC`, `Q♣` or `queen of clubs`.
error-unreadable-cards = I can’t read “{ $text }” as cards. Write them like `9C AS` or `9♣, A♠`.
error-unreadable-suit = I can’t read “{ $text }” as a suit. Write `clubs`, `spades`, `hearts` or `diamonds`, or just the sign.
error-unreadable-bid = I can’t read “{ $text }” as a bid. Write a number, like `6`.
error-unreadable-cut = I can’t read “{ $text }” as a way to deal. Write `threes`, `ones`, `nines`, `covers`, `content`, or `up to` and a card.
error-unreadable-signal = I can’t read “{ $text }” as a signal. Write `blink`, `noblink`, `emergency` or `roof`.
error-unreadable-action = I can’t read “{ $text }” as a move. Choose from the list, or write for example `bid 6` or `play QC`.
error-no-deal = No deal is being played at this table right now.
error-no-hand = You have no cards right now.
error-no-trick = No trick is complete yet.
error-no-such-deal = There is no deal number { $number } on this server. `/history` lists them.
error-deal-not-over = Deal { $number } is still being played. You can look at it when it is over.
error-deal-too-old = Deal { $number } was played by older rules, so it can’t be replayed. Its result still counts.
error-deal-annulled = Deal { $number } is void; it does not count.
error-not-your-deal = You did not sit at deal { $number }, so there is nothing to see from your seat. Look at it with all hands open.
error-replay-what = Either a deal by its number on this server, or a record as a file: not both. With neither, the last deal is shown.
error-not-posted = Discord did not confirm the post in this channel. Look whether it is there; if not, press again.
error-may-not-write = You may not write in this channel, so I won’t post there for you.
error-upload-too-large = That file is too large for a record, which has at most { $limit } KiB. `/record` gives you the file of a deal.
error-upload-unheard = Discord did not give me that file. Please upload it again.
error-upload-unreadable = That isn’t a record of a deal: line { $line }, { $reason }. `/record` gives you such a file; upload it as it is.
error-upload-newer = That record is from a newer version of me: { $game }, rules { $rules }. I can’t go through it.
error-upload-older = That deal was played by older rules (version { $rules }, today’s are { $today }), so I can’t go through it.
error-upload-false = That file contradicts itself, so I won’t show it: { $problems }.
error-upload-gone = This record has expired. Upload the file again with `/replay`.
error-fork-over = The deal is over at this step. Go back to an earlier one and play from there.
error-fork-gone = This game has expired. `/practice` deals you a fresh one; a finished deal starts again with `/replay` and *{ button-fork }*.
error-fork-stale = { fork-stale }
error-challenge-gone = This challenge is no longer available. `/challenge` sends a new one.
error-challenge-oneself = That would be a challenge to yourself. Play it alone with *{ button-fork }* in `/replay`.
error-challenge-stands = This challenge is posted already, and can be played there: { $link }
error-challenge-bot = Bots don’t take up challenges. Choose a person.
error-challenge-left = That person is not on this server any more. Choose somebody who is.
error-challenge-channel = I can’t post a challenge in { $channel }. Choose a text channel where you and I may write and I may attach files.
error-too-many-challenges = You have sent { $most } challenges within a day; that is the limit. Try again tomorrow.
error-no-deals-yet = No deal has been finished here yet.
error-no-player-deals = { $who } has not finished a deal here yet.
error-no-player-counted = { $who } has finished deals here, but none that counts for statistics: each had a hint, or a computer finished it. `/scores` has them.
error-no-player-game = { $who } has not finished a deal of { $game } here yet. Of these they have: { $games }.
error-leave-first = You are sitting at a table. Leave it first with `/table leave`.
error-cannot-post = I’m not allowed to post in this channel. Someone who manages it can allow me to { $permissions }.
error-restarted = I was just restarted and could not finish that. Nothing is lost; please try again.
error-storage = I can’t save anything right now, so nothing was changed. Please try again in a moment.
error-internal = Something went wrong on my side. Your hand and the table’s post show how things stand. If it happens again, tell the person who runs me: reference `{ $reference }`.
error-untaken = Discord did not take my answer, so you don’t see it. Your hand and the table’s post show how things stand. If it happens again, tell the person who runs me: reference `{ $reference }`.
error-export-under-way = I am still putting together what you asked for before. It comes as the answer to that.
error-export-too-long = Discord gives me a quarter of an hour for an answer, and that was not enough for all of it. Try again when I have less to do; the files you have are complete as far as they go.

permission-view = see the channel
permission-send = send messages
permission-attach = attach files
permission-embed = embed links
permission-history = read the message history
error-no-presets = No table is saved on this server yet. `/table preset save` saves the one in this channel.
error-no-such-preset = No table is saved as “{ $name }”. There are: { $names }.
error-preset-without-name = A name needs something that can be read. Nothing was saved.
error-preset-of-somebody-else = **{ $name }** was saved by somebody else; only they and the managers of this server can change it.
error-too-many-presets = { $most } tables are saved already, and there is no room for more. Delete one first, with `/table preset delete`.
error-preset-without-game = The game of **{ $name }** is no longer played here. `/table preset delete` removes it.
error-preset-or-game = Name a saved table or a game, not both.

# What is wrong with a record.
record-breaks-off = the record breaks off
record-expected = { $name } is expected here
record-unreadable = this cannot be read
record-too-long = it is too long for a record
record-not-so = records aren’t written like this
record-empty-line = an empty line is expected here
record-no-text = this isn’t text
record-seal = the seal is not the one of this salt and pack
record-unusable = no deal can begin like that
record-cut = the rules refuse the cut
record-hands = the hands do not follow from pack and cut
record-action = the rules refuse move { $number }
record-not-over = the deal is not over
record-result = the result is not the right one
