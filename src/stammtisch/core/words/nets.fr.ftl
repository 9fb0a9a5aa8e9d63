untrained-board = Les réseaux de { $game } ne connaissent que le plateau standard ; sur un plateau à vous, prenez le robot « regular ».
