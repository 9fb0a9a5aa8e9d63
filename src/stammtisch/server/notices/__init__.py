"""Telling people that it is their turn, if they want to be told: by push, by e-mail, by a web hook.

- A letter is written in the transaction of the line that asks its seat (`asking.py`, `store/post.py`), so a killed
  process loses none. It goes away when the seat has moved: there is never more than one for a table and a seat.
- Every process looks for letters that are due (`sender.py`). One that has the seat's person connected puts the
  letter off; one that claims it sends it, and notes each way that has worked at once. A process that is killed between
  handing a letter over and noting it sends this one way again: twice, never not at all.
- A letter says which table and which seat, and has a link that opens the seat once more (`returning.py`). Nothing of
  the position is known to whoever writes it.
"""
