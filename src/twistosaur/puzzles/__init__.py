"""Puzzles: moments of bots' games with one move that is clearly the best, shipped with the values of all of them."""
