### `stammtisch arena` and `stammtisch ladder`

## What can be wrong

bad-chance = { $option } takes a number between 0 and 1; “{ $text }” is none.
sprt-both = Leave out --both where --sprt decides: it asks one question at a time.
sprt-order = --h1 must be more than --h0, and { $high } is not more than { $low }.
unknown-executor = There is no executor “{ $executor }”; choose one of these: { $known }.
scheduler-missing = --executor dask needs --scheduler with the address of a cluster, for example tcp://127.0.0.1:8786.
scheduler-unused = Leave out --scheduler, or say --executor dask.
scheduler-unreachable = No Dask scheduler answers at { $address }.
dask-missing = A cluster needs a package that is not installed here; “{ $command }” brings it.
worker-lost = A process that shared the work ended before its time, or the connection to it; what was finished can be gone on with where --resume was given.
journal-unreadable = The journal “{ $file }” cannot be read: { $detail }.
journal-unwritable = The journal “{ $file }” cannot be written: { $detail }.
journal-none = “{ $file }” is not a journal of deals; name another file.
journal-other = The journal “{ $file }” is that of another tournament, or of another version of Stammtisch; name another file.
journal-line = The journal “{ $file }” is damaged in line { NUMBER($line, useGrouping: 0) }; cut it off there to go on with what is before.
ladder-few = A ladder needs at least two bots.
ladder-without = The ladder goes on without “{ $bot }”. { $reason }
ladder-twice = The bot “{ $bot }” is named twice; once is enough.

## Figures

arena-single = One
arena-others = among
arena-share = Share of wins
arena-rank = Mean rank
arena-lead = Points ahead
arena-decisions = Decisions
arena-median = Median time
arena-slow = 95 % within
arena-games =
    { $deals ->
        [one] One deal
       *[other] { NUMBER($deals, useGrouping: 0) } deals
    }, each with the single bot in every seat: { NUMBER($games, useGrouping: 0) } games in { $seconds } s.
arena-note = Equal bots would win { $equal }. The intervals hold 95 %, with the deal as unit; a shared victory is counted in fractions.
sprt-h0 = Decided after { NUMBER($deals, useGrouping: 0) } deals: not better (the share is rather { $low } than { $high }; log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
sprt-h1 = Decided after { NUMBER($deals, useGrouping: 0) } deals: better (the share is rather { $high } than { $low }; log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
sprt-open = Not decided after { NUMBER($deals, useGrouping: 0) } deals between { $low } and { $high } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }); more --deals may decide.

## The report of a ladder

ladder-title = { $game }: the ladder of the bots, { $seats } seats
ladder-how =
    { $deals ->
        [one] One deal
       *[other] { NUMBER($deals, useGrouping: 0) } deals
    } for every two bots, one of the first among copies of the second, in each of the { $seats } seats once; edition { $edition }, seed { $seed }. All intervals hold 95 %.
ladder-ratings = Ratings
ladder-elo = Elo
ladder-ratings-note = Ratings are those of a Plackett–Luce model of the finishing orders, with intervals by bootstrap over deals: 400 points more are ten times the strength. Read them beside the cross table, as bots can beat each other in a circle.
ladder-cross-table = Cross table
ladder-cross-table-note = The share of wins of the bot on the left, sitting alone among copies of the one above.
ladder-corner = one ↓ among →
ladder-single = one of these…
ladder-others = … among copies of these
ladder-seats = Seats
ladder-seat = Seat
ladder-scores = Points at the end
ladder-points = points
ladder-quartiles = Quartiles
ladder-choices = Choices in the course of the game
ladder-phase = phase of the game
ladder-times = Time to think
ladder-written = The report is in { $folder }.
ladder-no-plots = There are no pictures, because matplotlib is not installed; “{ $command }” brings it.
