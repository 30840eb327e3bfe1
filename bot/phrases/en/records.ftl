# Leaderboard, statistics, history, replays, settings, privacy, help.

leaderboard-title = **{ $game }** · best players, { $period }
stats-all-games = all games
leaderboard-head-sure = how sure
leaderboard-head-rating = above average
leaderboard-head-provisional = provisional
leaderboard-alt = Leaderboard of { $game }, { $period }. { $rows }
leaderboard-alt-row = { $place }. { $player }: { $figure }, { $facts }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = **{ $value }** ± { $error }
leaderboard-provisional = { $rating } (provisional)
leaderboard-unrated = not rated yet
leaderboard-above = { $above } a deal above par
leaderboard-lambapeas = lambapeas { $given } given, { $suffered } suffered
leaderboard-computers = Computers ({ $level })
leaderboard-about = -# The rating is what somebody brings a deal more than the average here, whatever the cards. The order goes by its careful end.
leaderboard-show-people = People only
leaderboard-show-computers = Computers too
leaderboard-show-partners = The best partners
partners-about = -# What two partners bring a deal beyond what their ratings say.
stats-line = **{ $game }**: { $figures }
stats-against = · against you: { $figures }
stats-together = · with you as partner: { $figures }
stats-deals = won { $won } of { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
} won
stats-score = score { $score }
stats-points = { $points } card points a deal
history-line = **{ $deal }** · { $date } · { $game } · { $result }
history-title = Finished deals, newest first


record-reply = The record of deal { $number }. `lambapea verify FILE` recomputes its seal and hands.

rules-title = **{ $game }** · { $topic }

settings-title = **Settings**
settings-language = Language: { $language }
settings-language-server = as the server ({ $language })
settings-colours = Cards: { $colours }
settings-ping = Reminder: { $when }
settings-server-language = This server’s language: { $language }
settings-pace = Pace of live tables: computers think { $computer } s, cut { $cut } s, override { $override } s, next deal after { $next } s, { $turn }.
settings-turn-clock = { $seconds } s for a turn
settings-turn-none = no clock for turns
settings-saved = Saved.

privacy-about = I store your Discord id, your seats, what you did in each deal and when, the results, and your settings. No names, no messages.
privacy-export-reply = Here is everything stored about you.
privacy-delete-ask = **Delete everything about you?** It cannot be undone.
    Gone for good: your settings, your place in leaderboards and statistics, your Discord id in every deal you played, and my note of where your hands stand.
    What stays: finished deals with a nameless seat, its cards and score, for the sake of the others, and messages already posted.
privacy-deleted = Deleted. Finished deals keep a nameless seat.
privacy-not-deleted = Nothing was deleted.

help-text =
    Hello! **I keep card tables in Discord’s channels**: seven games of one old family, with friends, with computers, or both.
    Press *{ button-begin }*: it takes you to a table with computers at once and explains your first deal step by step.
    `/table open` opens a table for friends: they press a free seat, and computers take the seats that are left.
    Your cards are shown to you alone. `/rules` explains the games, `/act` lists all that you can do at any moment.
health-line = { $tables ->
    [one] { $tables } live table
   *[other] { $tables } live tables
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} going on, database { $database }, gateway { $latency } ms.
health-well = well
health-ill = not answering
admin-synced = Sent { $count ->
    [one] { $count } command
   *[other] { $count } commands
} to Discord.
admin-sync-unchanged = The commands are unchanged, so nothing was sent.
admin-annulled = Deal { $number } is void.
