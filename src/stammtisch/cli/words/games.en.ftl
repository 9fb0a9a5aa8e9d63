## games

games-seats = For { $fewest } to { $most } players (--seats): { $names }.
games-about = What it means
games-only = (with { $seats } seats only)
games-default = * marks what holds in the edition { $edition }, the one that is played if you name none; --option NAME=VALUE changes it.
