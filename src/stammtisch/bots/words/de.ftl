### Wie die Stufen auf Deutsch heißen, und wie sie spielen: Leute, die man in einem Wirtshaus trifft.

bot-random = Zufall
bot-random-about = Tut irgendetwas Erlaubtes; kennt die Regeln und sonst nichts. Ein Maß für die Forschung.
bot-newcomer = Laufkundschaft
bot-newcomer-about = Kam wegen des Regens herein und kennt die Regeln seit eben: rät viel, vergeudet aber nichts, was offen daliegt.
bot-beginner = Lehrling
bot-beginner-about = Hat ein paarmal zugesehen: nimmt, was gut aussieht, oft das Zweitbeste, und übersieht die feineren Züge.
bot-casual = Sonntagsgast
bot-casual-about = Kommt zum Frühschoppen: weiß, was die Dinge wert sind, aber nur ungefähr, und probiert gern etwas aus.
bot-keen = Feierabendgast
bot-keen-about = Kommt nach der Arbeit und spielt gut; sieht zweierlei ähnlich gut aus, greift er auch einmal daneben.
bot-regular = Stammgast
bot-regular-about = Spielt nach Faustregeln: schaut einen Zug voraus und überschlägt, was alles am Ende wert sein wird.
bot-strong = Alter Hase
bot-strong-about = Hat sich das Spiel selbst beigebracht und wählt den Zug, nach dem der Sieg am wahrscheinlichsten ist.
bot-expert = Kenner
bot-expert-about = Spielt wie der alte Hase, geht aber vor jeder Entscheidung die Runde im Kopf bis zum Ende durch.
bot-master = Altmeister
bot-master-about = Denkt weiter voraus als der Kenner, am längsten dort, wo sich zweierlei ähnelt, und ahnt, was die anderen verdeckt legen. Lässt sich Zeit.
bot-elo = Stärke { NUMBER($elo, useGrouping: 0) }
bot-elo-about = So stark, wie du magst: Von den beiden Stufen neben dieser Stärke entscheidet mal die stärkere, mal die schwächere.
bots-fair = Alle wissen nur, was ihr Platz wissen darf. Die schwächeren sehen weniger weit; niemand schummelt, und niemand bekommt etwas extra.
