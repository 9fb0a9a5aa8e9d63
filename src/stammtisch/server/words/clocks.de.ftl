### Uhren: wie lange man nachdenken darf.

clock-without-time = Mit diesen Uhren hat niemand Zeit; wähle einen Vorrat oder eine Zeit je Entscheidung.
clock-never-runs = Bei sieben freien Tagen in der Woche liefen diese Uhren nie; lass wenigstens einen Tag übrig.
clock-no-such-day = Den Tag { $day } gibt es nicht; schreib ihn wie 2026-12-24.

ui-clock = Uhr
ui-clock-none = Keine Uhr
ui-clock-live = In einem Zug
ui-clock-correspondence = Über Tage
ui-clock-none-about = Alle denken nach, so lange sie mögen.
ui-clock-live-about = Alle haben einen Vorrat an Zeit; mit jeder Entscheidung kommt etwas dazu.
ui-clock-correspondence-about = Alle haben für jede Entscheidung gleich lange. Nachts und an freien Tagen können die Uhren ruhen.
ui-clock-bank = Zeit für die ganze Partie (Minuten)
ui-clock-increment = Dazu mit jeder Entscheidung (Sekunden)
ui-clock-allowance = Zeit für jede Entscheidung (Stunden)
ui-clock-night-wish = Nachts läuft keine Uhr (22–8)
ui-clock-weekend-wish = Samstags und sonntags läuft keine Uhr
ui-clock-free-wish = Weitere freie Tage (wie 2026-12-24, mit Leerzeichen dazwischen)
ui-clock-when-up = Wenn die Zeit um ist
ui-clock-up-wait = der Tisch wartet; die anderen dürfen den Platz einem Bot geben
ui-clock-up-bot = ein Bot beantwortet diese Frage
ui-clock-up-hand-over = ein Bot übernimmt den Platz
ui-clock-told-live = Uhr: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } für die ganze Partie und mit jeder Entscheidung { $increment ->
    [one] eine Sekunde
   *[other] { $increment } Sekunden
  } dazu.
ui-clock-told-correspondence = Uhr: { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } für jede Entscheidung.
ui-clock-told-rests = Nachts oder an freien Tagen ruht sie.
ui-clock-told-up = Wenn die Zeit um ist: { $what }.
