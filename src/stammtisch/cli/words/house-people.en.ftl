### `stammtisch house`: about people

house-no-seat = There is no seat “{ $seat }” at the table “{ $table }”; “stammtisch house show { $table }” lists them.
block-form = “{ $text }” is no address or network; write 203.0.113.7, 203.0.113.0/24, 2001:db8::/48 or profile:NAME.
block-everybody = “{ $text }” would be everybody, or this machine itself: behind a proxy that names nobody, all guests come from there.
house-no-profile = There is no profile “{ $who }”; “stammtisch house show ID” names those of a table.
house-not-blocked = “{ $who }” is not blocked; “stammtisch house blocks” lists who is.
house-blocked = “{ $who }” is not let in any more.
house-unblocked = “{ $who }” is let in again.
house-blocks = { $count ->
    [0] Nobody is blocked.
    [one] One is blocked.
   *[other] { $count } are blocked.
}
house-muted = { $seat } is muted at the table “{ $table }”.
house-unmuted = { $seat } may speak again at the table “{ $table }”.
house-closed = The table “{ $table }” is closed.
house-reopened = The table “{ $table }” is open again.
house-renamed = { $seat } is now called “{ $name }” at the table “{ $table }”.
house-nameless = { $seat } has no name any more at the table “{ $table }”.
house-reports = { $count ->
    [0] Nothing was reported.
    [one] One report.
   *[other] { $count } reports.
}
house-settled = { $count ->
    [0] There was no report.
    [one] One report is settled.
   *[other] { $count } reports are settled.
}
report-name = name, reported by { $by }: “{ $evidence }”
report-chat = chat, reported by { $by }: “{ $evidence }”
report-watcher = somebody who watched
table-closed = closed
seat-muted = muted
