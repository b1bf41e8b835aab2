"""Train a player by letting it play against itself: `python -m tools.train race --out runs/first`.

docs/guides/train-a-bot.md says how. Needs the extra `train` (torch, numpy); nothing of the package needs it.
"""
