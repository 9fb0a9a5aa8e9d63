### Une analyse est demandée : ce qui l’empêche, et où elle en est.

analysis-early = Seules les parties terminées sont analysées.
analysis-failed = L’analyse a échoué. Réessayez ; si elle échoue encore, « stammtisch analyse » en dira peut-être plus.
too-many-analyses = { $most } de vos analyses sont déjà en cours. Attendez que l’une d’elles soit prête.

ui-analyse = Analyser
ui-analyse-about = Qui menait à quel moment, ce qu’ont fait les cartes et ce qu’ont fait les joueurs, et quelles décisions ont coûté quelque chose.
ui-analysis-running = Décision { $reached } sur { $length }
ui-analysis-waiting = En attente de son tour…
ui-analysis-progress = Avancement de l’analyse
ui-analysis-cancel = Annuler
ui-analysis-show = Voir l’analyse
