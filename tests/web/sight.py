"""What must be seen: the board and the hand of each game, whole and apart."""

from __future__ import annotations

BOARDS = {"Draftosaurus": [".mine .frame"], "Dino Twist": [".twist svg", ".mine svg.island"], "Twisty": [".main svg"]}


def in_sight(found: list[dict[str, float]], width: int, height: int) -> str:
    """What is wrong with these boxes, of which the last is the hand; nothing if all is well."""
    for box in found:
        if box["left"] < -1 or box["right"] > width + 1 or box["top"] < 0 or box["bottom"] > height + 1:
            return f"cut off: {box}"
    *boards, hand = found
    for box in boards:
        if box["bottom"] > hand["top"] + 1 and box["right"] > hand["left"] + 1:
            return f"the hand {hand} lies over {box}"
    return ""
