### Clocks that run: what is said of them at a table.

ui-clock-of = { $who }: { $left } to think
ui-clock-running = the clock is running
ui-clock-resting = the clock rests: night or a free day
ui-clock-until = until { $time }
ui-clock-up = time is up
ui-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } { $hours } h
ui-clock-hours = { $hours } h
ui-clock-warning = You have { $seconds } seconds left.
ui-log-timed-out = The time of { $seat } was up: a bot answers.
ui-log-timed-out-handed = The time of { $seat } was up: a bot takes over the seat.
