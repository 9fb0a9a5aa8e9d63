### Les pendules qui tournent : ce qui en est dit à la table.

ui-clock-of = { $who } : encore { $left }
ui-clock-running = la pendule tourne
ui-clock-resting = la pendule est arrêtée : nuit ou jour libre
ui-clock-until = jusqu’à { $time }
ui-clock-up = temps écoulé
ui-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } { $hours } h
ui-clock-hours = { $hours } h
ui-clock-warning = Il vous reste { $seconds } secondes.
ui-log-timed-out = Le temps de { $seat } est écoulé : un robot répond.
ui-log-timed-out-handed = Le temps de { $seat } est écoulé : un robot prend la place.
