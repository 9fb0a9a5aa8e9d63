### Uhren, die laufen: was am Tisch von ihnen gesagt wird.

ui-clock-of = { $who }: noch { $left }
ui-clock-running = die Uhr läuft
ui-clock-resting = die Uhr ruht: Nacht oder ein freier Tag
ui-clock-until = bis { $time }
ui-clock-up = die Zeit ist um
ui-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } { $hours } h
ui-clock-hours = { $hours } h
ui-clock-warning = Du hast noch { $seconds } Sekunden.
ui-log-timed-out = Die Zeit von { $seat } war um: Ein Bot antwortet.
ui-log-timed-out-handed = Die Zeit von { $seat } war um: Ein Bot übernimmt den Platz.
