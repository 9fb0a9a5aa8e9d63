### Clocks: how long one may think.

clock-without-time = These clocks give nobody any time; choose a bank or a time for each decision.
clock-never-runs = With seven free days a week these clocks would never run; leave at least one day.
clock-no-such-day = There is no day { $day }; write it as 2026-12-24.

ui-clock = Clock
ui-clock-none = No clock
ui-clock-live = At one sitting
ui-clock-correspondence = Over days
ui-clock-none-about = Everybody thinks as long as they like.
ui-clock-live-about = Everybody has a bank of time; each decision adds a little.
ui-clock-correspondence-about = Everybody has as long for each decision. Clocks can rest at night and on free days.
ui-clock-bank = Time for the whole game (minutes)
ui-clock-increment = Added with each decision (seconds)
ui-clock-allowance = Time for each decision (hours)
ui-clock-night-wish = No clock runs at night (22–8)
ui-clock-weekend-wish = No clock runs on Saturdays and Sundays
ui-clock-free-wish = Other free days (like 2026-12-24, with spaces between)
ui-clock-when-up = When time is up
ui-clock-up-wait = the table waits; the others may let a bot take the seat
ui-clock-up-bot = a bot answers this question
ui-clock-up-hand-over = a bot takes over the seat
ui-clock-told-live = Clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } for the whole game, and { $increment ->
    [one] one second
   *[other] { $increment } seconds
  } more with each decision.
ui-clock-told-correspondence = Clock: { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } for each decision.
ui-clock-told-rests = It rests at night or on free days.
ui-clock-told-up = When time is up: { $what }.
