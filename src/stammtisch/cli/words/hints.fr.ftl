## hint, à l’invite

word-hint = conseil
help-hint = les meilleures réponses à cette question et pourquoi, d’après ce que vous voyez ; noté dans la partie enregistrée (« conseil »)
hint-people = Les conseils sont réservés à qui joue seul contre des robots.
