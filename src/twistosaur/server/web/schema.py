"""Write the contract with the browser as files: JSON Schema of the socket and OpenAPI of HTTP.

`python -m twistosaur.server.web.schema FOLDER` (by default web/src/protocol of this checkout). A test compares the
files in the checkout with what the code says now.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ...protocol import messages

FOLDER = Path(__file__).resolve().parents[4] / "web" / "src" / "protocol"


def socket_schema(union: Any, title: str) -> dict[str, Any]:
    """The JSON Schema of one direction of the socket."""
    (schema,), components = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": f"Protocol {messages.PROTOCOL}",
        **schema,
        "$defs": components,
    }


def documents() -> dict[str, dict[str, Any]]:
    """File name to contents."""
    from .app import openapi

    return {
        "to-server.schema.json": socket_schema(messages.ToServer, "ToServer"),
        "to-client.schema.json": socket_schema(messages.ToClient, "ToClient"),
        "openapi.json": openapi(),
    }


def text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents().items():
        (folder / name).write_text(text(document), encoding="utf-8")
        print(folder / name)


if __name__ == "__main__":
    main()
