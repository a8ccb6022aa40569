"""What HTTP is sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...bots.names import Level
from ...games import PACKAGES
from ...locales import Language
from ...protocol.analysis import Budget

Name = Annotated[str, Field(max_length=200, description="Shown with 20 characters at most.")]

NewToken = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{32,64}$")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    """A seat for whoever comes (`open`; `human` means the same), or for a bot."""

    kind: Literal["human", "open", "bot"] = "open"
    level: Level | None = None


class ClockBody(Body):
    mode: Literal["none", "decision", "player"] = "none"
    seconds: int | None = Field(None, ge=3, le=86_400)


class GoOnBody(Body):
    """A moment of a game that is over, played at a table here or sent in as a record."""

    table: str | None = Field(None, max_length=32)
    record: dict[str, Any] | None = None
    moves: int = Field(ge=0, le=5_000, description="How many moves of the record have been made.")


class CreateBody(Body):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": next(iter(PACKAGES)),
                    "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
                    "clock": {"mode": "player", "seconds": 600},
                }
            ]
        },
    )

    game: str = Field(max_length=32)
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = Field(
        None, description="Play on from here instead of a new game. Such a table is never listed."
    )
    go_on: GoOnBody | None = Field(
        None, description="Play on from a moment of a game that is over, with new chance. Such a table is never listed."
    )
    seats: list[SeatBody] = Field(min_length=1, max_length=8)
    listed: bool = Field(False, description="Show it in the lobby; else only those with the link find it.")
    pace: Literal["live", "turns"] = "live"
    clock: ClockBody = ClockBody(mode="none", seconds=None)
    takeover: Level = Field("easy", description="The bot that plays for those out of time or gone.")
    gone_after: int | None = Field(120, ge=5, le=86_400)
    undo: bool = Field(False, description="Among people, too, one's last turn may be taken back.")
    reveal_after: float | None = Field(
        None, ge=0, le=10, description="With one person among bots: seconds that a reveal waits for a change of mind."
    )
    hints: bool | None = Field(
        None, description="May players ask what a bot would do? null: where one person plays against bots."
    )
    watch: bool = Field(False, description="Show the running game in the lobby, to watch.")
    start_when_full: bool = Field(False, description="Begin when the last seat is taken, without the host.")


class MatchBody(Body):
    """Somebody to play with: at a table that fits and waits, or at a new one."""

    game: str = Field(max_length=32)
    seats: int | None = Field(
        None, ge=1, le=8, description="How many play; null: any number, a new table has the fewest."
    )
    options: dict[str, Any] = {}
    clock: ClockBody | None = Field(None, description="null: any, a new table has none.")


class OptionsBody(Body):
    game: str = Field(max_length=32)
    seats: int | None = Field(None, ge=1, le=8, description="The fewest that can play, if left out.")
    options: dict[str, Any] = {}


class SitBody(Body):
    name: Name
    contribution: str = Field(
        pattern="^[0-9a-f]{32}$", description="16 random bytes, drawn after the commitment was seen."
    )
    seat: int | None = Field(None, ge=0, le=7)


class NameBody(Body):
    name: Name


class TransferBody(Body):
    """New tokens that the device draws itself make it harmless to ask again after a lost answer."""

    next: NewToken | None = Field(None, description="The new token of the seat.")
    host: str | None = Field(None, max_length=64, description="The host's token, if the link carries it.")
    next_host: NewToken | None = Field(None, description="The new token of the host.")


class FillBody(Body):
    level: Level = "easy"
    seats: list[Annotated[int, Field(ge=0, le=7)]] | None = Field(None, max_length=8)


class StartBody(Body):
    fill: Level | None = Field(None, description="Bots of this level on seats that are still open.")


class ForgetBody(Body):
    tokens: list[Annotated[str, Field(max_length=64)]] = Field(max_length=500)


class HintBody(Body):
    """What a seat would ask: the whole position (a tutorial, a puzzle), of which only that seat's part is used."""

    position: dict[str, Any]
    seat: int = Field(ge=0, le=7)
    level: Level = "hard"
    language: Language = "en"


class AnalysisBody(Body):
    """What the analysis of a table's game should be like; the same again has the same answer."""

    budget: Budget = Field("normal", description="How much is thought about it.")
    hindsight: bool = Field(False, description="Judge by what was true, not by what the seat could know.")
    key: int = Field(0, ge=0, le=2**53 - 1, description="Another key draws other playouts.")


class RecordAnalysisBody(AnalysisBody):
    record: dict[str, Any]


class SeenBody(Body):
    """The record of a game that is over, to look at its decisions again."""

    record: dict[str, Any]
    hindsight: bool = Field(False, description="What was true, not only what the seat could see.")


class WorthBody(Body):
    moves: list[Annotated[str, Field(max_length=64)]] = Field([], max_length=2)
    """What this seat would do next, in turn; none asks only for the points as they are."""


class OwnHintBody(Body):
    level: Level = "hard"
    language: Language = "en"


class WarningsBody(Body):
    language: Language = "en"
