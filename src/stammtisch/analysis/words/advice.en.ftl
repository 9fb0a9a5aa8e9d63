### Advice while playing. $action is an action in words.

advice-best = Best: { $action }.
advice-option = { $action }.
advice-chance = Chance to win: about { $chance } %.
advice-equal = About equal.
advice-behind =
    { $points ->
        [one] About one point less.
       *[other] About { $points } points less.
    }
advice-less = A little less.
advice-why = Why not: { $action }?
advice-compared = Compared with that, the best answer:
advice-mix = Be unpredictable. Against good play, lay:
advice-caution =
    { $points ->
        [one] This costs about one point. Better: { $better }.
       *[other] This costs about { $points } points. Better: { $better }.
    }
advice-caution-chance =
    { $points ->
        [one] This costs about one point and { $chance } % chance to win. Better: { $better }.
       *[other] This costs about { $points } points and { $chance } % chance to win. Better: { $better }.
    }
