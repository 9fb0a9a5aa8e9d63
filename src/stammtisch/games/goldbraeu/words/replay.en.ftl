### How days and weeks are called in the replay.

mark-short = Week { $phase }
mark-round =
    Week { $phase }, { $within ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
mark-back = Previous day
mark-on = Next day
