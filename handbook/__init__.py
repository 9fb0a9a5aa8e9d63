"""The handbook: what turns docs/, docstrings, rules and an example notebook into the site under /docs."""
