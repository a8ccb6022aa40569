"""Self-play: nets that learn the games from playing them, on one NVIDIA GPU or, slowly, on a processor.

    python -m train GAME --out DIR --minutes 10

Not a part of the package: what is learnt goes into it as weights. See docs/training.md.
"""
