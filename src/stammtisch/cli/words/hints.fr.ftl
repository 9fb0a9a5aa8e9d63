## hint, à l’invite

word-hint = conseil
help-hint = les meilleures réponses à cette question et pourquoi, d’après ce que vous voyez ; noté dans la partie enregistrée (« conseil »)
hint-people = Les conseils sont réservés à qui joue seul contre des robots.

## qui a été aidé, dans le journal d’une partie

record-helped-hint = { $seat } demande un conseil.
record-helped-warnings = { $seat } est désormais averti(e) des choix coûteux.
