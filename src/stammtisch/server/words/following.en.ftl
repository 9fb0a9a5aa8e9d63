### Following what others do: pace, sound, notices.

ui-telling-pace = Pace at which this page tells what others do
ui-telling-slow = slow
ui-telling-normal = normal
ui-telling-fast = fast
ui-telling-step = step by step
ui-next = Next
ui-skip-to-my-turn = Skip to my next turn
ui-skip-to-now = Skip to now
ui-motion = Things move
ui-sound = Sound
ui-notify = A notice of the browser when it is my turn and I am elsewhere
ui-notify-refused = Your browser allows no notices from this page; its settings for this site can change that.
ui-title-your-turn = ● Your turn · { $game }
ui-place =
    { NUMBER($place, type: "ordinal") ->
        [1] You win
        [one] You came { $place }st
        [two] You came { $place }nd
        [few] You came { $place }rd
       *[other] You came { $place }th
    }
ui-place-shared = You win together with { $names }
