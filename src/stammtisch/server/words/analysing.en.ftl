### An analysis is wanted: what stops it, and how far it has come.

analysis-early = Only games that are over are analysed.
analysis-failed = The analysis failed. Try it again; if it fails again, “stammtisch analyse” may say more.
too-many-analyses = { $most } analyses of yours are being made already. Wait until one is ready.

ui-analyse = Analyse
ui-analyse-about = Who was ahead when, what the cards did and what people did, and which decisions cost something.
ui-analysis-running = Decision { $reached } of { $length }
ui-analysis-waiting = Waiting for its turn…
ui-analysis-progress = Progress of the analysis
ui-analysis-cancel = Cancel
ui-analysis-show = Show the analysis
