"""Analyses in the browser: what a finished game teaches, made by processes of bots in the time that these have left."""
