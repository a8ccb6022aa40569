"""The fields of a TypedDict as they are written: name, type, and the sentence below each."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, is_typeddict


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    """As it stands in the source."""
    meaning: str
    home: Any
    """The module whose names its type is made of."""

    def names(self) -> Iterator[tuple[str, Any]]:
        """The names of ours in its type, and what they stand for."""
        for node in ast.walk(ast.parse(self.type, mode="eval")):
            if isinstance(node, ast.Name) and hasattr(self.home, node.id):
                yield node.id, getattr(self.home, node.id)


def fields_of(kind: type) -> list[Field]:
    """The fields of a TypedDict, those that it has from another first."""
    module = sys.modules[kind.__module__]
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    bases = [getattr(module, base.id) for base in tree.bases if isinstance(base, ast.Name)]
    out = [field for base in bases if is_typeddict(base) for field in fields_of(base)]
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            type_text = ast.unparse(node.annotation).replace("'", '"')
            out.append(Field(node.target.id, type_text, sentence(after), module))
    return out


def sentence(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""


def words_in(fields: list[Field]) -> dict[str, tuple[Any, ...]]:
    """Names in these types that stand for a few words, each with its words."""
    found = [pair for field in fields for pair in field.names()]
    return {name: get_args(meant) for name, meant in found if get_origin(meant) is Literal}


def shapes_in(fields: list[Field]) -> dict[str, type]:
    """Names in these types that stand for another TypedDict."""
    return {name: meant for field in fields for name, meant in field.names() if is_typeddict(meant)}


def aliases_in(fields: list[Field]) -> dict[str, str]:
    """Names in these types that stand for a longer type."""
    out = {}
    for field in fields:
        for name, meant in field.names():
            if get_origin(meant) in (dict, list):
                out[name] = source_of(field.home, name)
    return out


def source_of(module: Any, name: str) -> str:
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return ast.unparse(node.value)
    raise LookupError(f"{module.__name__} does not define {name}")
