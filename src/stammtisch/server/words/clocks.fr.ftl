### Pendules : combien de temps on peut réfléchir.

clock-without-time = Avec ces pendules, personne n’a de temps ; choisissez une réserve ou un temps par décision.
clock-never-runs = Avec sept jours libres par semaine, ces pendules ne tourneraient jamais ; laissez au moins un jour.
clock-no-such-day = Le jour { $day } n’existe pas ; écrivez-le comme 2026-12-24.

ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-live = D’une traite
ui-clock-correspondence = Sur plusieurs jours
ui-clock-none-about = Chacun réfléchit aussi longtemps qu’il le souhaite.
ui-clock-live-about = Chacun dispose d’une réserve de temps ; chaque décision en ajoute un peu.
ui-clock-correspondence-about = Chacun a le même temps pour chaque décision. Les pendules peuvent s’arrêter la nuit et les jours libres.
ui-clock-bank = Temps pour toute la partie (minutes)
ui-clock-increment = Ajouté à chaque décision (secondes)
ui-clock-allowance = Temps pour chaque décision (heures)
ui-clock-night-wish = Aucune pendule ne tourne la nuit (22 h–8 h)
ui-clock-weekend-wish = Aucune pendule ne tourne le samedi et le dimanche
ui-clock-free-wish = Autres jours libres (comme 2026-12-24, séparés par des espaces)
ui-clock-when-up = Quand le temps est écoulé
ui-clock-up-wait = la table attend ; les autres peuvent confier la place à un robot
ui-clock-up-bot = un robot répond à cette question
ui-clock-up-hand-over = un robot prend la place
ui-clock-told-live = Pendule : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } pour toute la partie, et { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
  } de plus à chaque décision.
ui-clock-told-correspondence = Pendule : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  } pour chaque décision.
ui-clock-told-rests = Elle s’arrête la nuit ou les jours libres.
ui-clock-told-up = Quand le temps est écoulé : { $what }.
