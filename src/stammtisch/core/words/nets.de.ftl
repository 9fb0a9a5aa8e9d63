untrained-board = Die Netze von { $game } kennen nur den mitgelieferten Spielplan; auf einem eigenen nimm den Bot „regular“.
