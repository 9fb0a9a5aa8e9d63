### Cards that explain things, and questions that explain themselves, in English.

ui-card-click = Click: { $answer }
ui-card-choose = Click to choose this.
ui-only-answer = Nothing else is possible now.
ui-ok-answer = OK: { $answer }
ui-change-choice = Choose something else
ui-forecast-title = Forecast: { $amount }
ui-order-line = { $kind }, { $about }: { $answer }
ui-order-line-limit = { $kind }, { $about }: { $answer }, for at most { $limit }
