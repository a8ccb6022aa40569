"""Pages that the server writes itself: the reference of the API, and a greeting where no web app is built."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from ...protocol import messages

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "code,pre{background:#f4f1ea;border-radius:4px;padding:.1em .3em}pre{padding:.8em;overflow:auto}"
    "h3{margin-top:2em}.verb{display:inline-block;min-width:4.5em;font-weight:bold;color:#7a4a00}"
)
NO_WEB = (
    f"<!doctype html><html lang=en><meta charset=utf-8><title>Twistosaur</title><style>{STYLE}</style>"
    "<h1>Twistosaur</h1><p>The server is running. The web app is not built here; "
    'programs find everything they need at <a href="/docs">/docs</a>.'
)

EXAMPLES: tuple[tuple[str, messages.Message], ...] = (
    ("Say hello", messages.Hello(protocol=messages.PROTOCOL, table="k3v9xq2m7tab", token="…", version=None)),
    ("Decide", messages.Decide(n=1, decision=12, move="pick trex")),
    ("Take back", messages.TakeBack(n=2, decision=12)),
    ("Hand over (hot-seat)", messages.Look(n=3, token="…")),
    ("After a gap", messages.Resync(version=6)),
    ("Done", messages.Ack(n=1)),
    ("Refused", messages.Refused(n=1, code="clause", message="forbidden by DS-7", clause="DS-7")),
    ("A step", messages.Event(version=8, view={"acting": [1, 2], "has_chosen": [True, False, False]})),
    ("Shutdown", messages.Notice(kind="shutdown", seconds=2.0, retry=3.0)),
)


def docs_page(api: dict[str, Any]) -> str:
    """The reference, with examples; needs nothing from elsewhere."""
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Twistosaur API</title><style>{STYLE}</style>",
        "<h1>Twistosaur API</h1><p>HTTP sets tables up; the socket at <code>/ws</code> plays. Machine-readable: ",
        '<a href="/api/openapi.json">OpenAPI</a>, <a href="/api/socket/to-server.json">socket, to the server</a>, ',
        '<a href="/api/socket/to-client.json">socket, to the client</a>.</p><h2>HTTP</h2>',
    ]
    for path, operations in api["paths"].items():
        for verb, operation in operations.items():
            parts.append(f"<h3><span class=verb>{verb.upper()}</span> <code>{escape(path)}</code></h3>")
            parts.append(f"<p>{escape(operation.get('description', operation.get('summary', '')))}</p>")
            body = _body(api, operation)
            if body:
                parts.append(f"<details><summary>Body</summary><pre>{escape(body)}</pre></details>")
    parts.append("<h2>Socket</h2><p>Every message is a JSON object with a <code>type</code>.</p>")
    for title, message in EXAMPLES:
        parts.append(f"<h3>{escape(title)}</h3><pre>{escape(messages.write(message))}</pre>")
    return "".join(parts)


def _body(api: dict[str, Any], operation: dict[str, Any]) -> str:
    try:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
    except KeyError:
        return ""
    name = schema.get("$ref", "").rsplit("/", 1)[-1]
    found = api["components"]["schemas"].get(name, schema)
    return json.dumps(found.get("examples", [found])[0], indent=1, ensure_ascii=False)
