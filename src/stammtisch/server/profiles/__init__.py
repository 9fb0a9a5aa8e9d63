"""People who want to be known again: optional profiles, how they are signed in, and what a profile remembers.

A profile only remembers keys: nobody needs one to play, and the key of a seat works with it and without. It needs the
extra `accounts`.
"""
