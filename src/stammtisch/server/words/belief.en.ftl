### What can they hold: counting in the page, and who agreed to it.

aids-off = Not everybody at this table has agreed to help (counting, hints).
ui-belief = What they can hold
ui-belief-about = Counted from all that you can see; every deal that fits it is equally likely. How somebody plays is not taken into account.
ui-belief-by = What the bars show
ui-belief-counted = Counted
ui-belief-played = From their play
ui-belief-played-about = What they probably have, after what they did and what it pays them. Learned from games of bots: people may surprise you. The line on a bar is what counting says; a bar without one is counted.
ui-belief-against = counted: { $chance } %
ui-belief-next = The next card of the pile
ui-belief-more = { $number } or more: { $chance } %
ui-belief-chance = { $chance } %
ui-belief-nothing = Nothing is hidden.
ui-belief-ask = Help (counting, hints) is given here only if all who play want it. So far: { $names }
ui-belief-nobody = nobody
ui-belief-agree = I want it
ui-belief-withdraw = I no longer want it
ui-log-agreed = { $seat } wants help (counting, hints) at this table.
ui-log-disagreed = { $seat } no longer wants help (counting, hints).
