### The page's sentences about people: hiding, muting, reporting, closing.

ui-person-more = More about { $name }
ui-hush = Hide their chat from me
ui-mute-for-all = Mute for everybody
ui-muted = muted
ui-report-name = Report this name
ui-report-chat = Report what they say
ui-reported = Thank you. Whoever runs this house will look at it.
ui-close-table = Close this table
ui-close-table-about = Nothing more can be played here then, and only those who sit here still see it.
ui-close-table-yes = Yes, close it
ui-open-table-again = Open this table again
