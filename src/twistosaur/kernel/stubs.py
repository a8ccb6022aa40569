"""Stubs: names that generic code calls, each standing for a function that belongs to one type of record.

Compiled code finds the function by the type of the first argument (`numba.extending.overload`), plain mode by asking
`bound_to`. Generic code never takes functions as arguments: Numba would not find such code again in its disk cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .compile import PLAIN

_functions: dict[tuple[Callable[..., Any], np.dtype[Any]], Callable[..., Any]] = {}


def bind_stub(stub: Callable[..., Any], function: Callable[..., Any], dtype: np.dtype[Any]) -> None:
    """Make a stub mean this function when its first argument is a record of this type."""
    _functions[stub, dtype] = function
    if not PLAIN:
        _overload(stub, function, dtype)


def bound_to(stub: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[..., Any]:
    """The function that a stub means for records of this type."""
    return _functions[stub, dtype]


def _overload(stub: Callable[..., Any], function: Any, dtype: np.dtype[Any]) -> None:  # pragma: compiled
    import numba
    from numba.extending import overload

    kind = numba.from_dtype(dtype)
    arity = stub.__code__.co_argcount
    choose: Any
    if arity == 1:

        def choose(a):  # type: ignore[no-untyped-def]
            return (lambda a: function(a)) if a == kind else None  # noqa: PLW0108

    elif arity == 2:

        def choose(a, b):  # type: ignore[no-untyped-def]
            return (lambda a, b: function(a, b)) if a == kind else None  # noqa: PLW0108

    elif arity == 3:

        def choose(a, b, c):  # type: ignore[no-untyped-def]
            return (lambda a, b, c: function(a, b, c)) if a == kind else None  # noqa: PLW0108

    elif arity == 4:

        def choose(a, b, c, d):  # type: ignore[no-untyped-def]
            return (lambda a, b, c, d: function(a, b, c, d)) if a == kind else None  # noqa: PLW0108

    elif arity == 5:

        def choose(a, b, c, d, e):  # type: ignore[no-untyped-def]
            return (lambda a, b, c, d, e: function(a, b, c, d, e)) if a == kind else None  # noqa: PLW0108

    else:

        def choose(a, b, c, d, e, f):  # type: ignore[no-untyped-def]
            return (lambda a, b, c, d, e, f: function(a, b, c, d, e, f)) if a == kind else None  # noqa: PLW0108

    overload(stub)(choose)
