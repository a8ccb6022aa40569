"""What handlers are given of a request: the server it has come to, the token it carries, and its path's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ....bots.cards import levels_for
from ....kernel import Rules
from ....kernel.data import words
from ....protocol.errors import Code, Refusal
from ..state import ServerState, state_of

LONGEST_TOKEN = 64
bearer = HTTPBearer(auto_error=False, description="A host token or a seat token.")


def server_of(request: Request) -> ServerState:
    return state_of(request.scope)


def token_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return None if given is None else given.credentials[:LONGEST_TOKEN]


Server = Annotated[ServerState, Depends(server_of)]
Token = Annotated[str | None, Depends(token_of)]
TableId = Annotated[str, Path(alias="table", max_length=32)]
SeatNumber = Annotated[int, Path(alias="seat", ge=0, le=7)]


def address_of(request: Request) -> str:
    return server_of(request).limits.address(request.scope)


async def count(request: Request, what: str) -> None:
    """One more table or thought of this address; `Refusal` if it is one too many."""
    if not await server_of(request).limits.allow(what, address_of(request)):
        raise Refusal(Code.TOO_MANY, f"too many {what} from this address; wait a minute")


def check_level(level: str | None, rules: Rules) -> None:
    """`Refusal` if a game does not offer this level of bots. A table that has one from before is never asked."""
    if level is not None and level not in levels_for(rules):
        raise Refusal(Code.LEVEL, f"{rules.id} has no bots of the level {level}; there are {words(levels_for(rules))}")


async def think_for(request: Request, priority: int, function: Callable[..., Any], *args: Any) -> Any:
    """A function of `tasks` in a worker, for a visitor: counted, and from a queue that is bounded and fair."""
    await count(request, "thoughts")
    return await server_of(request).workers.ask(address_of(request), priority, function, *args)


async def count_table(request: Request) -> None:
    """A table costs room for days, not for a minute: nobody fills the server with them."""
    await count(request, "tables")
    if not await server_of(request).limits.allow("tables a day", address_of(request)):
        raise Refusal(Code.TOO_MANY, "this address has opened as many tables as it may in a day")
