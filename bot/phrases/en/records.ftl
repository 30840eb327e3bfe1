# Leaderboard, statistics, history, replays, settings, privacy, help.

leaderboard-title = **{ $game }** · best players, { $period }
partners-title = **{ $game }** · best partners, { $period }
leaderboard-head-sure = how sure
leaderboard-head-form = last deals
leaderboard-head-rating = rating
leaderboard-head-provisional = provisional
leaderboard-alt = Leaderboard of { $game }, { $period }. { $rows }
leaderboard-line = { $place }. { $player }: { $figures }
leaderboard-rating = { $value } ± { $error }
leaderboard-provisional = { $rating } (provisional)
leaderboard-unrated = not rated yet
leaderboard-form = last { $count }: { $won } won, { $lost } lost
leaderboard-lambapeas = lambapeas { $given } given, { $suffered } suffered
leaderboard-computers = Computers ({ $level })
leaderboard-short = -# 1000 is the average of the people here; *provisional* means fewer than { $enough } rated deals.
leaderboard-waiting = -# Nobody is rated yet: a few minutes after a deal I know what its cards were worth.
leaderboard-about = -# One number per person, and the order goes by it: 1000 is the average of the people here, and two people usually differ by about 100. It says how well somebody plays whatever cards they get: mostly from their own choices, partly from their side’s results. With few deals it stays low and is provisional; it rises as more deals confirm it.
leaderboard-show-people = People only
leaderboard-show-computers = Computers too
leaderboard-show-partners = The best partners
partners-about = -# What two partners score per deal beyond what their ratings say.
stats-line = **{ $game }**: { $figures }
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
stats-title = **{ $player }** · { $game }
stats-alt = Statistics of { $player } in { $game }. { $told }.
stats-rating = rating { $value }
stats-provisional = { $rating } (provisional: { $deals } of { $enough } rated deals)
stats-place = place { $place } of { $count }
stats-left = { $count ->
    [one] left 1 deal before its end
   *[other] left { $count } deals before their end
}
stats-uncounted = { $count ->
    [one] 1 more deal
   *[other] { $count } more deals
} in `/scores` alone: with a hint, or finished by a computer
stats-unrated = not rated yet
stats-course = rating over time: { $first } on { $begin }, { $last } now; highest { $high }, lowest { $low }
stats-form = Last deals
stats-form-told = last deals, newest first: { $ended }
stats-form-1 = won
stats-form--1 = lost
stats-form-0 = neither
stats-label-won = { $won } of { $count } won
stats-label-games = { $count ->
    [one] game won
   *[other] games won
}
stats-label-score = score
stats-side-declarer = declarer’s side
stats-side-defender = against the declarer
stats-lambapeas = lambapeas
stats-lambapeas-given = lambapeas given
stats-of = { $won } of { $count }
stats-heading-rating = rating
stats-heading-sides = How deals ended
stats-heading-contracts = Contracts
stats-heading-extras = Declared with them
stats-heading-bids = How high they bid
stats-heading-announced = Announcements
stats-heading-together = As partners
stats-together-label = together
stats-bid-played = { $count ->
    [one] played it once
   *[other] played it { $count } times
} and won { $won }
stats-bid = bid { $number }
stats-played-called = with a called ace
stats-played-jack = with the jack ♦
stats-played-partner = with the jack ♦
stats-played-alone = alone
stats-played-solo = solo
stats-played-standard = standard game
stats-said-override = override
stats-said-re = re
stats-said-kontra = kontra
stats-said-no90 = no 90
stats-said-no60 = no 60
stats-said-no30 = no 30
stats-said-schwarz = schwarz
stats-partners-title = { $player } · partners
stats-partner-best = best with { $player }: { $figures }
stats-partner-worst = worst with { $player }: { $figures }
stats-beyond = { $value } a deal beyond their ratings
stats-versus-title = Head to head
stats-against-each-other = against each other
stats-deals-won = deals won
stats-compared = { $what }: { $first } { $one }, { $second } { $other }
stats-reached-deal-deals = { $count ->
    [one] First deal
   *[other] { $count } deals
}
stats-reached-deal-won = { $count } deals won
stats-reached-match-won = { $count ->
    [one] First game won
   *[other] { $count } games won
}
stats-reached-lambapea-won = { $count ->
    [one] First lambapea
   *[other] { $count } lambapeas
}
stats-reached-lambapea-lost = First lambapea suffered
stats-reached-solo-won = { $count ->
    [one] First solo won
   *[other] { $count } solos won
}
stats-reached-said-won = { $count ->
    [one] Won with { $what } once
   *[other] Won with { $what } { $count } times
}
stats-when = { $date }, deal { $deal }
stats-page-overview = Overview
stats-page-contracts = Contracts
stats-page-bids = Bids and announcements
stats-page-partners = Partners
stats-page-milestones = Milestones
stats-none-overview = Nothing has been counted yet.
stats-none-contracts = They have not played a contract of their own yet.
stats-none-bids = They have not bid or announced anything yet that counted.
stats-none-partners = No partner yet: that is known once a deal’s par has been worked out.
stats-none-milestones = Nothing has been reached yet.
stats-none-versus = There is nothing to compare: one of the two has not finished a deal of this game here.
partners-head-beyond = beyond ratings
partners-alt = Partners of { $game }, { $period }. { $rows }
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
settings-channel =
    { $count ->
        [0] In this channel the table stays where it is, however much is written below it.
        [one] In this channel the table moves to the end once a message stands below it.
       *[other] In this channel the table moves to the end once { $count } messages stand below it.
    }

privacy-about = I store your Discord ID, your seats, what you did in each deal and when, the results, your settings, and what you type to be kept: words for a shuffle, names of saved tables and, for a day, records you upload. Nothing of other messages, and no names but those in such records.
privacy-export-reply = Here is everything stored about you.
privacy-export-part = Part { $number } of everything stored about you. More follows.
privacy-export-last = Part { $number }, the last one, of everything stored about you.
privacy-copies = { $days ->
    [one] Copies of my database, made against accidents, keep what is deleted for up to { $days } day. The person who runs me may have others.
   *[other] Copies of my database, made against accidents, keep what is deleted for up to { $days } days. The person who runs me may have others.
}
privacy-copies-of-others = The person who runs me may have copies of my database that keep what is deleted.
privacy-delete-ask = **Delete everything about you?** It cannot be undone.
    Gone for good: your settings, your place in leaderboards and statistics, your Discord ID in every deal you played, every word you typed into a shuffle, and my note of which messages show your hand.
    What stays: finished deals with a nameless seat, its cards and score, for the others’ sake, tables you saved for a server, and messages already posted. Where a word of yours is gone from a shuffle, nobody can check any more that the pack follows from it; its seal still holds. If you have begun today’s `/daily`, a note without your ID says so until that day is closed.
privacy-deleted = Deleted. Finished deals keep a nameless seat.
privacy-not-deleted = Nothing was deleted.

help-text =
    Hello! **I run card tables in Discord channels**: seven games of one old family, with friends, with computers, or both.
    { $begin ->
        [alone] Press *{ button-first-deal }*: you play it right here against computers, and each step is explained. `/practice` deals you as many more as you like.
       *[here] Press *{ button-begin }*: it takes you to a table with computers at once and explains your first deal step by step.
    }
    `/table open` opens a table for friends: they press a free seat, and computers take the seats that are left.
    Your cards are shown to you alone. *{ button-learn }* teaches you a game in small steps, `/rules` explains its rules, `/act` lists everything you can do at any moment.
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
