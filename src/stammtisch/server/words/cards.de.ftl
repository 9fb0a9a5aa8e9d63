### Karten, die Dinge erklären, und Fragen, die sich selbst erklären, auf Deutsch.

ui-card-click = Klick: { $answer }
ui-card-choose = Klick wählt das aus.
ui-only-answer = Etwas anderes ist jetzt nicht möglich.
ui-ok-answer = OK: { $answer }
ui-change-choice = Anders wählen
ui-forecast-title = Vorausschau: { $amount }
ui-order-line = { $kind }, { $about }: { $answer }
ui-order-line-limit = { $kind }, { $about }: { $answer }, für höchstens { $limit }
