### The way from the lobby to the handbook.

ui-handbook = Handbook
ui-handbook-about = First steps, all rules with search, bots, hosting, programming
