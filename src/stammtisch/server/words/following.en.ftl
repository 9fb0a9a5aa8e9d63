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
ui-notify = Notify me in the browser when it is my turn and I am elsewhere
ui-notify-refused = Your browser allows no notifications from this page; its settings for this site can change that.
ui-title-your-turn = ● Your turn · { $game }
ui-place =
    { $place ->
        [1] You win
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came in place { $place }
    }
ui-place-shared = You win together with { $names }
ui-log-before = What happened before this table was opened.
