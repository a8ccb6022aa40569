"""Tables made over HTTP, for screens that need one: the page finds its keys as if it had sat down itself."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import APIRequestContext, Page

ASKED = ".stage [aria-disabled=false], .stage .legal[data-spot]"


def make(
    request: APIRequestContext,
    game: str,
    *,
    people: int = 1,
    bots: int = 0,
    free: int = 0,
    names: tuple[str, ...] = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"),
    begin: bool = True,
    **more: Any,
) -> tuple[str, dict[str, Any]]:
    """A table with people who have sat down, free seats and bots; its name, and the keys a browser keeps of it."""
    seats = [{"kind": "open"}] * (people + free) + [{"kind": "bot", "level": "novice"}] * bots
    made = sent(request, "/api/tables", {"game": game, "seats": seats, "takeover": "novice", **more})
    table = str(made["table"]["id"])
    keys: dict[str, Any] = {"host": made["host_token"], "game": game, "seats": []}
    for seat in range(people):
        taken = sent(
            request,
            f"/api/tables/{table}/seats",
            {"name": names[seat], "seat": seat, "contribution": "00" * 16},
            made["host_token"] if seat == 0 else None,
        )
        keys["seats"].append({"seat": seat, "token": taken["token"], "name": names[seat]})
    if begin:
        sent(request, f"/api/tables/{table}/start", {}, made["host_token"])
    return table, keys


def sent(request: APIRequestContext, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    answer = request.post(path, data=body, headers={"Authorization": f"Bearer {token}"} if token else {})
    assert answer.ok, (path, answer.status, answer.text())
    found: dict[str, Any] = answer.json()
    return found


def sit(page: Page, table: str, keys: dict[str, Any], *seats: int) -> None:
    """Open the table as those who sit on these seats; without any as an onlooker."""
    kept = {**keys, "seats": [one for one in keys["seats"] if one["seat"] in seats], "at": time.time() * 1000}
    if not page.url.startswith("http"):
        page.goto("/about")
    page.evaluate("([key, keys]) => localStorage.setItem(key, keys)", [f"twistosaur.table.{table}", json.dumps(kept)])
    page.goto(f"/t/{table}")


def play_alone(page: Page, game: str, bots: int = 3, **more: Any) -> str:
    """A game against bots, up to the first question."""
    table, keys = make(page.request, game, bots=bots, **more)
    sit(page, table, keys, 0)
    page.wait_for_selector(ASKED)
    return table
