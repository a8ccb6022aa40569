"""Every route of the server, in one place: HTTP and the socket."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from fastapi import APIRouter
from msgspec import Struct
from starlette.types import ASGIApp

from . import conversation, replies
from .handlers import advice, analyses, daily, decisions, documents, files, operations, puzzles, services, tables


class Route(NamedTuple):
    """A method and a path, who answers, and what is answered."""

    method: str
    path: str
    handler: Callable[..., Any]
    answers: type[Struct] | str
    """A structure of `replies`, or a few words where it is something else."""
    status: int = 200


API: dict[str, tuple[Route, ...]] = {
    "about": (
        Route("GET", "/api/info", services.info, replies.Info),
        Route("GET", "/api/here", services.here, replies.Here),
    ),
    "tables": (
        Route("POST", "/api/tables", tables.create, replies.Created, 201),
        Route("GET", "/api/tables", tables.lobby, replies.Lobby),
        Route("POST", "/api/match", tables.match, replies.Matched, 201),
        Route("GET", "/api/tables/{table}", tables.look, replies.TableReply),
        Route("POST", "/api/tables/{table}/seats", tables.sit, replies.Seated, 201),
        Route("PATCH", "/api/tables/{table}/seats/{seat}", tables.rename, replies.TableReply),
        Route("DELETE", "/api/tables/{table}/seats/{seat}", tables.leave, replies.TableReply),
        Route("POST", "/api/tables/{table}/seats/{seat}/return", tables.give_back, replies.TableReply),
        Route("POST", "/api/tables/{table}/seats/{seat}/token", tables.new_token, replies.NewToken),
        Route("POST", "/api/tables/{table}/seats/{seat}/hint", advice.hint, replies.Hint),
        Route("POST", "/api/tables/{table}/seats/{seat}/warnings", advice.warnings, replies.Warnings),
        Route("POST", "/api/tables/{table}/seats/{seat}/worth", advice.own_worth, replies.Worth),
        Route("POST", "/api/tables/{table}/move", tables.transfer, replies.Transferred),
        Route("POST", "/api/tables/{table}/fill", tables.fill, replies.TableReply),
        Route("POST", "/api/tables/{table}/start", tables.start, replies.TableReply),
        Route("POST", "/api/tables/{table}/close", tables.close, replies.TableReply),
        Route("POST", "/api/tables/{table}/rematch", tables.rematch, replies.Created, 201),
    ),
    "after the game": (
        Route("GET", "/api/tables/{table}/record", tables.record, "a record"),
        Route("GET", "/api/tables/{table}/replay", tables.table_replay, replies.Replay),
        Route("POST", "/api/tables/{table}/analysis", analyses.of_table, replies.AnalysisReply, 202),
        Route("GET", "/api/tables/{table}/analysis", analyses.look_at_table, replies.AnalysisReply),
        Route("POST", "/api/analysis", analyses.of_record, replies.AnalysisReply, 202),
        Route("GET", "/api/analysis/{job}", analyses.look, replies.AnalysisReply),
        Route("DELETE", "/api/analysis/{job}", analyses.cancel, replies.AnalysisReply),
        Route("GET", "/api/tables/{table}/decisions", decisions.of_table, replies.SeenDecisions),
        Route("GET", "/api/tables/{table}/decisions/{index}", decisions.one_of_table, replies.AskedAgain),
        Route("POST", "/api/decisions", decisions.of_record, replies.SeenDecisions),
        Route("POST", "/api/decisions/{index}", decisions.one_of_record, replies.AskedAgain),
    ),
    "privacy": (Route("POST", "/api/forget", tables.forget, replies.Forgotten),),
    "services": (
        Route("POST", "/api/options", services.options, replies.Checked),
        Route("POST", "/api/score", services.score, replies.Scored),
        Route("POST", "/api/replay", services.replay, replies.Replay),
        Route("POST", "/api/hint", services.hint, replies.Hint),
        Route("GET", "/api/puzzles/{game}", puzzles.book, replies.PuzzleBook),
        Route("GET", "/api/puzzles/{game}/{number}", puzzles.part, replies.PuzzlePart),
        Route("GET", "/api/daily/{game}", daily.look, replies.Daily),
        Route("POST", "/api/daily/{game}", daily.play, replies.Created, 201),
        Route("GET", "/api/texts/{language}", services.catalogues, replies.Texts),
        Route("GET", "/api/rules/{game}/{language}", services.rules_text, replies.RulesText),
    ),
}
"""The API by subject, as OpenAPI tells it."""

DOCUMENTS = (
    Route("GET", "/api/openapi.json", documents.openapi_json, "OpenAPI of this API"),
    Route("GET", "/api/socket/to-server.json", documents.to_server, "JSON Schema of what a client says"),
    Route("GET", "/api/socket/to-client.json", documents.to_client, "JSON Schema of what a server says"),
    Route("GET", "/docs", documents.docs, "the same as a page"),
)
OPERATIONS = (
    Route("GET", "/healthz", operations.healthz, "ok"),
    Route("GET", "/readyz", operations.readyz, replies.Ready),
    Route("GET", "/metrics", operations.metrics, "what Prometheus reads"),
)
FILES = (Route("GET", "/{path:path}", files.page, "the browser app, whatever the path"),)
"""Last: it takes every path that is left."""

SOCKETS: Mapping[str, ASGIApp] = {"/ws": conversation.serve}
"""Sockets go past the router, straight to these (middleware/sockets.py)."""


def api_router() -> APIRouter:
    """The routes that OpenAPI describes."""
    router = APIRouter()
    for tag, routes in API.items():
        for route in routes:
            router.add_api_route(
                route.path,
                route.handler,
                methods=[route.method],
                status_code=route.status,
                tags=[tag],
                responses=_described(route),
            )
    return router


def other_router(routes: Iterable[Route] = (*DOCUMENTS, *OPERATIONS, *FILES)) -> APIRouter:
    """The routes for people, machines that watch, and browsers."""
    router = APIRouter()
    for route in routes:
        methods = ["GET", "HEAD"] if route.method == "GET" else [route.method]
        router.add_api_route(route.path, route.handler, methods=methods, include_in_schema=False)
    return router


def _described(route: Route) -> dict[int | str, dict[str, Any]]:
    if isinstance(route.answers, str):
        return {}
    schema = {"$ref": f"#/components/schemas/{route.answers.__name__}"}
    return {route.status: {"description": "Done", "content": {"application/json": {"schema": schema}}}}
