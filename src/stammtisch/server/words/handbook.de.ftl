### Der Weg aus der Lobby ins Handbuch.

ui-handbook = Handbuch
ui-handbook-about = Alle Regeln mit Suche; auf Englisch auch erste Schritte, Bots, Gastgeben und Programmieren
