### Wie die Stufen auf Deutsch heißen, und wie sie spielen.

bot-random = Zufall
bot-random-about = Tut irgendetwas Erlaubtes; kennt die Regeln und sonst nichts.
bot-beginner = Anfänger
bot-beginner-about = Sieht, was gut ist, aber nur ungefähr; zählt keine Karten und übersieht die feineren Züge.
bot-regular = Stammgast
bot-regular-about = Spielt nach Faustregeln: schaut einen Zug voraus und überschlägt, was alles am Ende wert sein wird.
bot-strong = Stark
bot-strong-about = Hat sich das Spiel selbst beigebracht und wählt den Zug, nach dem der Sieg am wahrscheinlichsten ist.
bot-expert = Kenner
bot-expert-about = Spielt wie der starke Bot, geht aber vor jeder Entscheidung die Runde im Kopf bis zum Ende durch.
bots-fair = Alle wissen nur, was ihr Platz wissen darf. Die schwächeren sehen weniger weit; niemand schummelt, und niemand bekommt etwas extra.
