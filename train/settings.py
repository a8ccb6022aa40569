"""What is played and how it is learnt, for each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from twistosaur.kernel import TwistosaurError


@dataclass(frozen=True)
class LineUp:
    """Seats and options of some of the games."""

    seats: int
    share: float
    options: dict[str, Any] = field(default_factory=dict)


SIDES = ["green", "orange"]


@dataclass(frozen=True)
class Course:
    """How one game is taught."""

    line_ups: tuple[LineUp, ...]
    margin_scale: float
    points_scale: float
    usual: dict[str, float]
    """Settings of this game, unless others are given."""


def _draftosaurus() -> Course:
    summer, winter, both = {"board": "summer"}, {"board": "winter"}, {"board": "summer-winter"}
    line_ups = (
        LineUp(4, 0.38, summer),
        LineUp(4, 0.20, winter),
        LineUp(4, 0.04, both),
        LineUp(2, 0.08, summer),
        LineUp(2, 0.06, winter),
        LineUp(3, 0.06, summer),
        LineUp(3, 0.04, winter),
        LineUp(5, 0.06, summer),
        LineUp(5, 0.04, winter),
        LineUp(5, 0.02, {**summer, "five_player_die": False}),
        LineUp(5, 0.02, both),
    )
    return Course(line_ups, margin_scale=10.0, points_scale=40.0, usual={"steps": 96})


def _dino_twist() -> Course:
    from twistosaur.games.dino_twist.board import KINDS

    def sides(seats: int, first: int) -> dict[str, Any]:
        return {"kinds": [KINDS[(first + k) % len(KINDS)] for k in range(seats)]}

    line_ups = [LineUp(4, 0.42), LineUp(2, 0.10), LineUp(3, 0.10), LineUp(5, 0.08), LineUp(6, 0.08)]
    line_ups += [LineUp(4, 0.05, sides(4, k)) for k in range(2)]
    line_ups += [LineUp(4, 0.04, {"kinds": [KINDS[1]] * 4}), LineUp(4, 0.04, {"forced_replace": True})]
    line_ups += [LineUp(2, 0.02, sides(2, 1)), LineUp(6, 0.02, sides(6, 0))]
    return Course(tuple(line_ups), margin_scale=15.0, points_scale=60.0, usual={"steps": 112})


def _twisty() -> Course:
    line_ups = (
        LineUp(4, 0.52),
        LineUp(2, 0.14),
        LineUp(3, 0.12),
        LineUp(4, 0.06, {"corners": "random"}),
        LineUp(4, 0.06, {"robbed_pawn": "corner"}),
        LineUp(3, 0.03, {"corners": "random"}),
        LineUp(2, 0.04, {"corners": "random"}),
        LineUp(2, 0.03, {"robbed_pawn": "corner"}),
    )
    usual = {"steps": 64, "plain": 0.3, "entropy": 0.02, "last_entropy": 0.01}  # its decisions are many and small
    return Course(line_ups, margin_scale=4.0, points_scale=8.0, usual=usual)


def described(course: Course) -> str:
    return ", ".join(f"{line.seats} seats {line.options or ''} {line.share:.0%}" for line in course.line_ups)


COURSES = {"draftosaurus": _draftosaurus, "dino-twist": _dino_twist, "twisty": _twisty}


def course_of(game: str) -> Course:
    if game not in COURSES:
        raise TwistosaurError(f"no course for {game!r}; there are {', '.join(COURSES)}")
    return COURSES[game]()


@dataclass
class Settings:
    """The numbers of a run. Make them with `of`: each game has some of its own."""

    game: str
    seed: int = 1
    device: str = "cuda"
    width: int = 384
    blocks: int = 2
    games: int = 8192
    steps: int = 96
    """Decisions of every game in a rollout: about one game for four, so that all its parts are in each of them."""
    minibatch: int = 16384
    epochs: int = 2
    horizon: float = 2e9
    """Decisions over which rates fall and the reward turns from margins to wins; 0: over the minutes of the run."""
    rate: float = 2e-3
    last_rate: float = 1e-4
    entropy: float = 0.05
    last_entropy: float = 0.02
    win: float = 0.5
    last_win: float = 0.9
    clip: float = 0.2
    policy_lambda: float = 0.8
    value_lambda: float = 0.95
    value_weight: float = 0.5
    gradient: float = 1.0
    """Longest gradient."""
    average: float = 0.9995
    """How slowly the average of the weights, which is written, follows them (by update)."""
    past: float = 0.24
    """Share of the games with seats of past selves."""
    plain: float = 0.12
    """Share of the games with seats of plain bots."""
    lessons: float = 4e6
    """Decisions in which the net first learns to do as the informed bot does: self-play alone finds its feet late."""
    studies: float = 0.0
    """Decisions after the lessons in which a search shows what everything that may be done is worth; 0: none."""
    worlds: int = 32
    """Guessed worlds in which it tries everything."""
    sharp: float = 0.03
    """What is worth so much less of a win is to be done e times less often."""
    slots: int = 4
    """Past selves and rivals that play at a time."""
    rival_slots: int = 0
    """Of those: of rivals, nets that do not learn. The net as it was after the studies is one of them."""
    rival_heat: float = 0.3
    """How freely rivals play, beside their policy."""
    snapshots: int = 9
    """Past selves that are kept."""
    snapshot_every: float = 2e7
    """Decisions between the first two snapshots; later it is a tenth of what has been learnt, if that is more."""

    @staticmethod
    def of(game: str, **given: Any) -> Settings:
        """The usual numbers of a game, with those that are given laid over them."""
        return Settings(game, **{**course_of(game).usual, **given})

    def numbers(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def fixed(self) -> tuple[Any, ...]:
        """What cannot change when a run goes on."""
        return self.game, self.seed, self.width, self.blocks


def shared_out(count: int, shares: Sequence[float]) -> list[int]:
    """So many places by shares, at least one for each."""
    whole = sum(shares)
    counts = [max(1, int(count * share / whole)) for share in shares]
    counts[0] += count - sum(counts)
    if counts[0] < 1:
        raise TwistosaurError(f"{count} games are too few for {len(counts)} line-ups")
    return counts
