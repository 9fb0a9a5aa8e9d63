"""What a finished game teaches: chances, what draws and decisions gave and took, and every decision judged.

docs/analysis.md says what the figures mean and how they were checked.
"""
