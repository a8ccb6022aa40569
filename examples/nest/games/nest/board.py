"""What is in the box: a die, baskets, and arms of five lengths."""

MIN_SEATS, MAX_SEATS = 2, 4
FACES = 6
ROUNDS, MOST_ROUNDS = 8, 20

REACHES = (1, 2, 3, 4, 5)
FAR = 5
"""NE-4: a reach that tires the arm."""
ACTIONS = len(REACHES)

SOURCES = ("eggs",)
