"""What is in the box: a die, baskets, and necks that stretch."""

MIN_SEATS, MAX_SEATS = 2, 4
FACES = 6
ROUNDS, MOST_ROUNDS = 8, 20

REACHES = (1, 2, 3, 4, 5)
FAR = 5
"""NE-4: a reach that leaves a stiff neck."""
ACTIONS = len(REACHES)

SOURCES = ("eggs",)
