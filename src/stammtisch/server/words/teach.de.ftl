### Bring es mir bei: was gesagt wird, ehe ein Kapitel da ist.

ui-title-teach = Das Spiel lernen
ui-lesson-none = Für dieses Spiel gibt es keine Lektionen.
