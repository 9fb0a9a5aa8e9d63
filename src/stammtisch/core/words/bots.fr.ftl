### Les robots qui ne sont pas des noms installés : fichiers, poids, paramètres, programmes.

bot-file-missing = Il n’y a pas de fichier « { $file } » contenant un robot ; vérifiez le chemin.
bot-file-class = « { $bot } » ne désigne pas de robot : après le fichier vient une classe qui sait choisir, comme dans « mine.py:Careful ». Le fichier contient : { $classes }.
bot-parameter = « { $part } » dans « { $bot } » n’est ni un paramètre (« nom=valeur ») ni un fichier de poids (« mine.npz »).
bot-program = Le programme « { $program } » ne peut pas être lancé ({ $detail }) ; vérifiez la commande après « run: ».
bot-program-silent = Le programme « { $program } » n’a pas répondu ({ $detail }) ; docs/bot-protocol.md dit ce qu’il doit répondre.
bot-program-answer = Le programme « { $program } » a répondu « { $answer } », ce qui n’est pas une ligne JSON du protocole ; voyez docs/bot-protocol.md.
bot-refuses = Le programme « { $program } » ne joue pas à cette table et dit : « { $detail } » ; choisissez un autre robot.
unknown-parameter = Le robot « { $bot } » n’a pas de paramètre « { $parameter } » ; il a : { $known }.
weights-file = Le fichier « { $file } » ne peut pas être lu : { $detail }.
