### Was können sie haben: Zählen im Browser, und wer damit einverstanden ist.

aids-off = Nicht alle an diesem Tisch sind mit Hilfe (Zählen, Tipps) einverstanden.
ui-belief = Was sie haben können
ui-belief-about = Gezählt aus allem, was du sehen kannst; jede Verteilung, die dazu passt, ist gleich wahrscheinlich. Wie jemand spielt, wird nicht berücksichtigt.
ui-belief-by = Was die Balken zeigen
ui-belief-counted = Gezählt
ui-belief-played = Aus ihrem Spiel
ui-belief-played-about = Was sie wahrscheinlich haben, nach allem, was sie getan haben und was es ihnen bringt. Gelernt aus Partien von Bots: Menschen können dich überraschen. Der Strich auf einem Balken ist, was das Zählen sagt; ein Balken ohne Strich ist gezählt.
ui-belief-against = gezählt: { $chance } %
ui-belief-next = Die nächste Karte vom Stapel
ui-belief-more = { $number } oder mehr: { $chance } %
ui-belief-chance = { $chance } %
ui-belief-nothing = Nichts ist verdeckt.
ui-belief-ask = Hilfe (Zählen, Tipps) gibt es hier nur, wenn alle, die mitspielen, sie wollen. Bisher: { $names }
ui-belief-nobody = niemand
ui-belief-agree = Ich will es
ui-belief-withdraw = Ich will es nicht mehr
ui-log-agreed = { $seat } will an diesem Tisch Hilfe (Zählen, Tipps).
ui-log-disagreed = { $seat } will keine Hilfe (Zählen, Tipps) mehr.
