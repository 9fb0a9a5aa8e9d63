"""Clocks: how long a seat may think, and what happens when its time is up.

A clock is a pure function of the lines of a table with their times, and of a calendar: nights, free days, and the gaps
in which no process of the house was alive. Nothing else is stored, so a clock survives whatever the log survives.
"""
