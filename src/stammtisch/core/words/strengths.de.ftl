### Stärken zwischen zwei Stufen.

elo-out-of-range = Eine Stärke von { $elo } gibt es in diesem Spiel nicht; seine gemessenen Stufen reichen von { $known }.
