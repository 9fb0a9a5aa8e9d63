### Les règles de Goldbräu dans nos propres mots : une entrée par numéro du catalogue (rulebook.py).

## Les chapitres

chapter-components = Ce que contient la boîte
chapter-setup = Préparatifs
chapter-day = Une journée
chapter-expansion = Agrandir un jardin
chapter-transfer = Céder une case
chapter-boss = Nommer un patron
chapter-duel = Le duel
chapter-contract = Les contrats
chapter-buying = Acheter
chapter-chips = Serveuse et ivrogne
chapter-removal = Les pièces isolées
chapter-payday = Le jour de paye
chapter-weeks = Semaines, fin, partie à trois

## Les sources

source-EN = règle anglaise (Rio Grande, 2004)
source-DE = règle allemande (Hanser, 2004)
source-FR = règle française (Hanser, 2004)
source-MAN = aide-mémoire
source-inferred = déduit des règles imprimées
source-OUT = critiques et comptes rendus de parties
source-DEF = notre choix là où les règles se taisent

## Ce que contient la boîte

rule-GB-CMP-01 = Il y a dix établissements : six jardins à bière et quatre brasseries.
rule-GB-CMP-02 = Dans le sens horaire, les jardins se suivent ainsi : Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen, Zum Adler, puis de nouveau Zum Krug.
rule-GB-CMP-03 = Chaque établissement a six cartes de part. Cinq cartes Serveuse et cinq cartes Ivrogne complètent le paquet.
rule-GB-CMP-04 = Chaque brasserie a trois enseignes.
rule-GB-CMP-05 = Chacun a six pions de patron et trois cartes d’action, une par sorte d’action.
rule-GB-CMP-06 = Les clôtures ne font que montrer les limites des jardins et ne manquent jamais. En option, on s’en tient au nombre fourni dans la boîte.
rule-GB-CMP-07 = Une case sous un parasol rouge compte double le jour de paye.
rule-GB-CMP-08 = On joue à trois ou à quatre.

## Préparatifs

rule-GB-SET-01 = Chaque jardin commence avec une seule case : celle qui se trouve juste devant son auberge, la case de départ.
rule-GB-SET-02 = Chacun commence avec 25 thalers. L’argent est visible de tous ; en option, il reste secret.
rule-GB-SET-03 = Dans une partie à quatre, chacun dispose de 16 pièces ; à trois, de 18.
rule-GB-SET-04 = On mélange les douze enseignes et chaque jardin en reçoit une ; les six autres vont à leurs brasseries. Une brasserie peut commencer sans client.
rule-GB-SET-05 = La serveuse commence dans le jardin Zum Bären, l’ivrogne dans le jardin Zum Adler.
rule-GB-SET-06 = Chacun reçoit en secret six cartes de part, huit dans une partie à trois. Personne ne commence avec une carte spéciale : la règle anglaise ne les ajoute qu’ensuite ; selon la règle allemande, la française et le digest, on les rend et on les remplace.
rule-GB-SET-07 = Toutes les cartes restantes, cartes spéciales comprises, sont mélangées et forment la pioche, face cachée.
rule-GB-SET-08 = Chacun choisit en secret deux cartes à garder, puis tout le monde montre les autres en même temps.
rule-GB-SET-09 = Pour chaque carte montrée, on pose une de ses pièces sur l’établissement. La carte quitte la partie.
rule-GB-SET-10 = Si toutes les parts d’un établissement sont montrées dès les préparatifs, on y retire les pièces isolées une fois que tout le monde a posé les siennes.
rule-GB-SET-11 = On désigne qui commence avant de placer les premiers patrons ; ici, c’est par tirage au sort.
rule-GB-SET-12 = À partir du pion premier joueur, dans le sens horaire, chacun place un pion de patron dans un établissement qui n’en a pas, pendant deux tours (trois dans une partie à trois). Aucune part n’est nécessaire, et on ne peut pas passer son tour.
rule-GB-SET-13 = À quatre, le pion « jour de paye » va deux places à gauche du pion premier joueur.

## Une journée

rule-GB-RND-01 = La saison compte trois semaines de sept jours ; un jour est une manche.
rule-GB-RND-02 = Chaque jour s’ouvre sur deux cartes de la pioche, retournées face visible – ou autant qu’il en reste.
rule-GB-RND-03 = Puis chacun pose en secret une de ses trois cartes d’action : agrandir un jardin, nommer un patron ou conclure un contrat, acheter une part. On les retourne toutes ensemble.
rule-GB-RND-04 = On agrandit d’abord, puis on nomme les patrons et on conclut les contrats, enfin on achète ; chaque fois dans le sens horaire à partir du pion premier joueur.
rule-GB-RND-05 = Quand on est seul à agrandir, ou seul à avoir choisi patron ou contrat, on a deux actions de ce type. L’achat n’est jamais doublé.
rule-GB-RND-06 = Seules les cartes retournées décident de qui est seul et du prix d’une part ; peu importe que les autres puissent ou veuillent agir.
rule-GB-RND-07 = On peut renoncer à toute action. Avec deux actions, on peut renoncer à la première et faire quand même la seconde.
rule-GB-RND-08 = À la fin du jour, les cartes invendues passent sous la pioche, face cachée, celle de gauche d’abord, et le pion premier joueur avance d’une place à gauche.
rule-GB-RND-09 = Le pion « jour de paye » ne bouge pas de toute la semaine.
rule-GB-RND-10 = La paye suit le septième jour de chaque semaine.

## Agrandir un jardin

rule-GB-EXP-01 = Seul le patron actuel d’un jardin peut l’agrandir.
rule-GB-EXP-02 = La nouvelle case ne doit appartenir à aucun jardin et doit toucher par un côté celui qui s’agrandit.
rule-GB-EXP-03 = Se toucher par un coin ne suffit pas.
rule-GB-EXP-04 = Agrandir ne coûte rien, même sous un parasol.
rule-GB-EXP-05 = Une action ajoute une case.
rule-GB-EXP-06 = Une case coupée de son jardin peut être reprise comme n’importe quelle case libre.
rule-GB-EXP-07 = Le patron d’un jardin peut l’agrandir même sans en posséder de part.
rule-GB-EXP-08 = Avec deux actions, on peut agrandir deux fois le même jardin ou une fois deux jardins.

## Céder une case

rule-GB-TRF-01 = Quand on est le patron de deux jardins, on peut céder une case de l’un à l’autre.
rule-GB-TRF-02 = La case de départ, juste devant l’auberge, ne peut jamais être cédée.
rule-GB-TRF-03 = La case doit toucher par un côté le jardin qui la reçoit.
rule-GB-TRF-04 = Les cases du jardin qui cède, si elles ne sont plus reliées à sa case de départ, n’appartiennent plus à personne.
rule-GB-TRF-05 = Céder une case compte pour un agrandissement.
rule-GB-TRF-06 = Les cases ainsi coupées ne rejoignent pas l’autre jardin ; il faut les ajouter une par une.

## Nommer un patron

rule-GB-BOS-01 = Pour nommer un patron, il faut au moins une part de l’établissement ; une carte de part jouée pendant la tentative suffit. En option, une pièce doit déjà s’y trouver.
rule-GB-BOS-02 = Un établissement a un patron au plus.
rule-GB-BOS-03 = Pour nommer un patron, il faut un pion libre ; si les six sont sur le plateau, c’est impossible. En option, l’un d’eux peut alors déménager.
rule-GB-BOS-04 = On ne peut pas nommer de patron là où l’on est déjà patron.
rule-GB-BOS-05 = Un patron placé aujourd’hui ne peut pas être remplacé aujourd’hui.
rule-GB-BOS-06 = Là où il n’y a pas de patron, personne ne peut bloquer.
rule-GB-BOS-07 = Un pion remplacé revient aussitôt dans la réserve de sa couleur et peut resservir le jour même.
rule-GB-BOS-08 = Seul le patron en place peut bloquer ; les autres n’ont rien à dire, quel que soit le nombre de leurs parts.
rule-GB-BOS-09 = Les patrons placés pendant les préparatifs ne sont pas protégés le premier jour.
rule-GB-BOS-10 = Un patron qui perd toutes ses parts reste en place.
rule-GB-BOS-11 = On peut être le patron de plusieurs établissements.

## Le duel

rule-GB-DUE-01 = À l’attaque, on peut jouer de sa main des cartes de part de l’établissement : une par tentative selon la règle anglaise et le digest ; selon la règle allemande et la française, une d’abord, puis autant qu’on veut à chaque nouvelle tentative.
rule-GB-DUE-02 = Le patron ne peut bloquer qu’avec plus de parts de l’établissement que tous les autres réunis ; l’égalité ne suffit pas.
rule-GB-DUE-03 = Pour bloquer, le patron peut jouer de sa main une carte de part de l’établissement. Selon la règle allemande et la française, elle doit être nécessaire au blocage ; selon la règle anglaise et le digest, elle peut aussi s’ajouter à une majorité.
rule-GB-DUE-04 = Bloquer est un droit, non un devoir : le patron peut laisser faire.
rule-GB-DUE-05 = Seuls les deux adversaires du duel peuvent jouer des cartes ; personne d’autre ne peut s’en mêler.
rule-GB-DUE-06 = Après un blocage, la règle allemande et la française permettent une nouvelle tentative ou, à la place, un contrat ; la règle anglaise, une nouvelle tentative seulement ; selon le digest, l’action est finie.
rule-GB-DUE-07 = S’attaquer de nouveau au même établissement le même jour demande une carte de part de plus.
rule-GB-DUE-08 = Chaque carte jouée devient aussitôt une pièce, et les pièces isolées qui doivent partir sont retirées avant que l’on compte la majorité.
rule-GB-DUE-09 = Si l’attaque n’a plus aucune part de l’établissement, la tentative tombe à l’eau comme si elle avait été bloquée. En option, elle reste valable quand c’est la carte du patron qui en est la cause.
rule-GB-DUE-10 = Les pièces posées lors d’une tentative ratée restent sur le plateau.
rule-GB-DUE-11 = En une seule action, on peut faire autant de tentatives que l’on veut ; selon le digest, un blocage met fin à l’action.
rule-GB-DUE-12 = Un blocage réussi ne protège pas le patron d’autres attaques le même jour.
rule-GB-DUE-13 = Pour jouer une carte de part, il faut une pièce libre.
rule-GB-DUE-14 = On interroge le patron chaque fois que les autres ne peuvent pas exclure un blocage : ainsi, la question ne trahit rien.

## Les contrats

rule-GB-CON-01 = Pour conclure un contrat, il faut être le patron du jardin et de la brasserie.
rule-GB-CON-02 = La brasserie doit avoir encore une enseigne ; elle ne peut fournir plus de trois jardins.
rule-GB-CON-03 = L’ancienne enseigne retourne à sa brasserie.
rule-GB-CON-04 = La nouvelle brasserie doit être différente de l’ancienne.
rule-GB-CON-05 = Les contrats ne coûtent rien et ne peuvent pas être bloqués.
rule-GB-CON-06 = Un patron nommé aujourd’hui peut conclure un contrat aujourd’hui.
rule-GB-CON-07 = Un contrat conclu aujourd’hui peut être remplacé aujourd’hui.

## Acheter

rule-GB-BUY-01 = Quand on a choisi d’acheter, on peut acheter une carte, et une seule même si personne d’autre n’achète.
rule-GB-BUY-02 = Une carte coûte 2 thalers si une seule personne a choisi d’acheter, 5 thalers chacune si elles sont deux, 8 si elles sont trois ou quatre.
rule-GB-BUY-03 = Si quelqu’un renonce à son achat, le prix ne change pas pour les autres.
rule-GB-BUY-04 = Le prix doit être payé en entier.
rule-GB-BUY-05 = Une part achetée face visible devient aussitôt une pièce, et sa carte quitte la partie.
rule-GB-BUY-06 = Les cartes visibles vendues ne sont pas remplacées le même jour.
rule-GB-BUY-07 = Une part achetée dans la pioche peut rester secrète ou être dévoilée tout de suite.
rule-GB-BUY-08 = Sans pièce libre, on ne peut pas acheter de part visible, mais on peut acheter dans la pioche.
rule-GB-BUY-09 = Les cartes Serveuse et Ivrogne agissent aussitôt et ne restent jamais en main.
rule-GB-BUY-10 = Quand la pioche est vide, personne ne peut y acheter.
rule-GB-BUY-11 = Quand il n’y a rien à acheter, l’action est perdue.
rule-GB-BUY-12 = On peut avoir en main autant de cartes de part que l’on veut.
rule-GB-BUY-13 = Un achat ne peut pas être annulé.
rule-GB-BUY-14 = On ne joue de cartes de sa main qu’à quatre occasions : en nommant un patron, en bloquant, juste après un achat dans la pioche et juste avant la paye.

## Serveuse et ivrogne

rule-GB-CHP-01 = Une carte spéciale déplace le jeton qu’elle montre : la serveuse ou l’ivrogne.
rule-GB-CHP-02 = Le jeton reste sur place ou se déplace d’un ou deux jardins : dans le sens horaire selon la règle allemande, la française et le digest, dans les deux sens selon la règle anglaise.
rule-GB-CHP-03 = On saute le jardin de l’autre jeton sans le compter : les deux ne se croisent jamais.
rule-GB-CHP-04 = La carte spéciale quitte la partie dans tous les cas.

## Les pièces isolées

rule-GB-REM-01 = Quand la dernière part d’un établissement est dévoilée, chaque couleur qui n’y a qu’une seule pièce la perd.
rule-GB-REM-02 = La pièce retourne dans la réserve de sa couleur, sans compensation.
rule-GB-REM-03 = Cela se fait aussitôt, quelle qu’en soit l’occasion.
rule-GB-REM-04 = Deux pièces ou plus d’une même couleur ne risquent rien.
rule-GB-REM-05 = À trois, la cinquième part est la dernière et fait partir les pièces isolées ; selon le digest, c’est la sixième. En option, on ne retire jamais rien.
rule-GB-REM-06 = Personne ne peut montrer plus de 16 parts, ou 18 dans une partie à trois : il n’y a pas plus de pièces.
rule-GB-REM-07 = Une carte de part devenue pièce ne revient jamais.

## Le jour de paye

rule-GB-PAY-01 = Avant la paye, chacun a une fois l’occasion, dans le sens horaire à partir du dernier pion premier joueur, de dévoiler autant de parts que souhaité.
rule-GB-PAY-02 = Une case simple rapporte 4 thalers, une case à parasol 8.
rule-GB-PAY-03 = La serveuse ajoute 20 thalers aux recettes de son jardin ; l’ivrogne en retire 12, sans descendre sous zéro. Selon le digest, c’est le patron du jardin qui reçoit ou verse cet argent.
rule-GB-PAY-04 = La moitié des recettes d’un jardin va à la brasserie qui le fournit.
rule-GB-PAY-05 = L’autre moitié est répartie à égalité entre les pièces posées sur le jardin, en thalers entiers.
rule-GB-PAY-06 = Ce qui ne peut pas être partagé revient au patron.
rule-GB-PAY-07 = Une brasserie additionne toutes les moitiés reçues et répartit la somme de la même façon.
rule-GB-PAY-08 = S’il n’y a aucune pièce, tout revient au patron.
rule-GB-PAY-09 = S’il n’y a pas de patron, le reste indivisible demeure en banque. En option, il revient à la couleur qui a le plus de pièces à cet endroit.
rule-GB-PAY-10 = On règle les jardins dans le sens horaire à partir de Zum Adler, puis les brasseries ; le digest commence par Zum Krug. L’ordre ne change rien aux sommes.
rule-GB-PAY-11 = Les cases qui n’appartiennent à aucun jardin ne rapportent rien.

## Semaines, fin, partie à trois

rule-GB-WK-01 = Après la paye, le pion premier joueur passe à gauche comme d’habitude, et le pion « jour de paye » va à la personne qui commencera le septième jour de la nouvelle semaine.
rule-GB-WK-02 = Rien d’autre n’est remis à zéro : parts, patrons, contrats, jardins et jetons restent tels quels.
rule-GB-END-01 = La partie finit après le troisième jour de paye.
rule-GB-END-02 = La bourse la mieux garnie l’emporte.
rule-GB-END-03 = En cas d’égalité, la victoire est partagée ; selon le digest, le nombre de pièces sur le plateau départage d’abord.
rule-GB-END-04 = Les cartes restées en main ne valent rien.
rule-GB-3P-01 = À trois, une carte de part de chaque établissement reste dans la boîte : il y en a donc cinq ; le digest joue avec les six.
rule-GB-3P-02 = À trois, chacun reçoit huit cartes et en montre six.
rule-GB-3P-03 = À trois, chacun place trois patrons au début.
rule-GB-3P-04 = À trois, chacun joue avec ses 18 pièces.
rule-GB-3P-05 = À trois, le pion « jour de paye » va à la personne qui commence la semaine, car c’est aussi elle qui commencera le septième jour.
