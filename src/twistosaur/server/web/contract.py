"""The contract with the browser as files: schemas of socket and views, OpenAPI of HTTP, the games, codes of errors.

`python -m twistosaur.server.web.contract` (`make protocol`) writes web/src/protocol of this checkout and the tables in
docs/protocol.md. Tests compare them with what the code says now.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...protocol import games, schema
from ...protocol.errors import Close, Code
from .openapi import openapi

CHECKOUT = Path(__file__).resolve().parents[4]
FOLDER = CHECKOUT / "web" / "src" / "protocol"
PAGE = CHECKOUT / "docs" / "protocol.md"


def documents() -> dict[str, str]:
    """File name to contents."""
    return {
        "to-server.schema.json": text(schema.to_server()),
        "to-client.schema.json": text(schema.to_client()),
        "views.schema.json": text(games.views_schema()),
        "openapi.json": text(openapi()),
        "games.ts": games.games_module(),
    }


def text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


# ------------------------------------------------------------------------------------------------ errors


def tables_of_errors() -> dict[str, str]:
    """The vocabulary as tables of Markdown, by the name of the block that holds each."""
    codes = [
        f"| `{code}` | {code.status or '–'} | {'–' if code.close is None else int(code.close)} | {code.meaning} |"
        for code in Code
    ]
    closings = [f"| {int(close)} | {close.meaning} |" for close in Close]
    return {
        "codes": "\n".join(["| code | HTTP | closes a socket with | what it means |", "|---|---|---|---|", *codes]),
        "closings": "\n".join(["| close code | why |", "|---|---|", *closings]),
    }


def with_errors(page: str) -> str:
    """A page with the tables between their marks written anew."""
    for name, table in tables_of_errors().items():
        begin, end = f"<!-- errors: {name}, written by `make protocol` -->", f"<!-- errors: end of {name} -->"
        before, rest = page.split(begin)
        page = f"{before}{begin}\n\n{table}\n\n{end}{rest.split(end)[1]}"
    return page


def main() -> None:
    for name, contents in documents().items():
        (FOLDER / name).write_text(contents, encoding="utf-8")
        print(FOLDER / name)
    PAGE.write_text(with_errors(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
