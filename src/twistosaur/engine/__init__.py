"""What all games share, naming none of them: the friendly object, records, replays and playouts."""

from .errors import IllegalMove, RecordError
from .fair import FairChance
from .game import Answers, Common, Game, Places, new, position
from .playouts import Batch, simulate
from .records import positions, replay
from .score import Score, score

__all__ = [
    "Answers",
    "Batch",
    "Common",
    "FairChance",
    "Game",
    "IllegalMove",
    "Places",
    "RecordError",
    "Score",
    "new",
    "position",
    "positions",
    "replay",
    "score",
    "simulate",
]
