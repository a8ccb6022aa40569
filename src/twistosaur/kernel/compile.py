"""How rules are compiled: the one decorator, and where the compiled code is kept.

`@rule` is the only place that says how a function becomes machine code. With ``NUMBA_DISABLE_JIT=1`` nothing is
compiled and Numba is not even imported: that is *plain mode*, for the debugger and for coverage.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""True when rules run as ordinary Python."""

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 8

F = TypeVar("F", bound=Callable[..., Any])
A = TypeVar("A")

compiled: list[Any] = []
"""Every dispatcher made by `@rule`, for the statistics of the on-disk cache."""


COMPILED_ROOMS = ("kernel", "games", "engine", "bots")
COMPILED_FILES = ("envs/loops.py",)
"""Where compiled code stands; a change of the server or the command line compiles nothing anew."""


def source_files() -> list[Path]:
    rooms = (path for room in COMPILED_ROOMS for path in (PACKAGE / room).rglob("*.py"))
    return sorted([*rooms, *(PACKAGE / file for file in COMPILED_FILES)])


def cache_name() -> str:
    """A name that changes with anything that could change the compiled code.

    Numba looks only at the file of the function it loads; a callee edited elsewhere would leave stale code behind.
    So each version of the sources, the libraries, the processor and the flags gets a folder of its own.
    """
    import llvmlite.binding
    import numba
    import numpy

    digest = hashlib.sha256()
    for path in source_files():
        digest.update(str(path.relative_to(PACKAGE)).encode())
        digest.update(path.read_bytes())
    facts = [
        numba.__version__,
        numpy.__version__,
        sys.version,
        platform.machine(),
        llvmlite.binding.get_host_cpu_name(),
    ]
    facts += sorted(f"{k}={v}" for k, v in os.environ.items() if k.startswith("NUMBA_") and k != "NUMBA_CACHE_DIR")
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder that holds all caches: ``$NUMBA_CACHE_DIR``, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "twistosaur"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "twistosaur" / "compiled"


def _prepare_cache() -> Path:
    name = cache_name()
    for root in (
        cache_root(),
        Path(tempfile.gettempdir()) / f"twistosaur-{os.getuid() if hasattr(os, 'getuid') else 0}",
    ):
        folder = root / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            os.utime(folder)
            _forget_old(root, keep=folder)
            return folder
    raise RuntimeError("no folder to keep compiled rules in: set NUMBA_CACHE_DIR to one that you can write to")


def _forget_old(root: Path, keep: Path) -> None:
    others = [p for p in root.iterdir() if p.is_dir() and p != keep and len(p.name) == len(keep.name)]
    others.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for stale in others[KEPT_CACHES - 1 :]:
        shutil.rmtree(stale, ignore_errors=True)


if PLAIN:

    def rule(function: F) -> F:
        """Plain mode: the function as it stands."""
        return function

    inlined = rule

    def borrowed(array: A) -> A:
        """Plain mode: the array as it stands."""
        return array

    def lent(address: Any, count: int) -> Any:
        """Plain mode: a record holds the array itself."""
        return address

else:
    import numba
    from numba.core import caching

    class ByContent(caching.UserProvidedCacheLocator):  # type: ignore[misc]
        """Where the machine code of one of our functions lies: by its place in the package, whichever checkout that is.

        The folder's name already stands for all the sources, so neither the path nor the time of a file matters, and
        every clone and worktree of one version shares one compilation. Other packages keep Numba's own places.
        """

        def __init__(self, py_func: Any, py_file: str) -> None:
            super().__init__(py_func, py_file)
            place = Path(py_file).resolve().parent.relative_to(PACKAGE)
            self._cache_path = str(Path(numba.config.CACHE_DIR) / place)

        def get_source_stamp(self) -> str:
            return "by content"

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Any:
            return cls(py_func, py_file) if Path(py_file).resolve().is_relative_to(PACKAGE) else None

    numba.config.CACHE_DIR = str(_prepare_cache())
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.ByContent,UserProvidedCacheLocator"
    _OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}

    def rule(function: F) -> F:
        """Compile a rule: cached on disk, free of the interpreter's lock, the same in every thread."""
        dispatcher = numba.njit(**_OPTIONS)(function)
        compiled.append(dispatcher)
        return dispatcher

    def inlined(function: F) -> F:
        """A rule that is copied to where it is called: handing over many arrays costs more than a short body."""
        dispatcher = numba.njit(forceinline=True, **_OPTIONS)(function)
        compiled.append(dispatcher)
        return dispatcher

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def borrowed(_typing: Any, array: Any) -> Any:
        """The same array without an owner: compiled code counts no references to it.

        Counting is an atomic operation at every call that an array is handed to: a third of the time of random play.
        A loop that calls rules millions of times borrows its arrays first: its caller owns them until it returns.
        """

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            view = context.make_array(array)(context, builder, arguments[0])
            view.meminfo = context.get_constant_null(numba.types.voidptr)
            view.parent = context.get_constant_null(numba.types.voidptr)
            return view._getvalue()

        return array(array), generate

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def _floats_at(_typing: Any, address: Any) -> Any:
        def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], _context.get_value_type(signature.return_type))

        return numba.types.CPointer(numba.types.float32)(address), generate

    @rule
    def lent(address: Any, count: int) -> Any:
        """Numbers that lie elsewhere (float32, by their address), without an owner: many records share them.

        Whoever wrote the address into a record keeps the array alive.
        """
        return numba.carray(_floats_at(address), (count,))


def cache_folder() -> Path | None:
    """Where the compiled code of these very sources is kept; None in plain mode."""
    return None if PLAIN else Path(numba.config.CACHE_DIR)


def as_python(function: F) -> F:
    """The Python function under a rule that calls no other rule: for use on a stand-in, in either mode."""
    return getattr(function, "py_func", function)


def cache_misses() -> int:
    """How many functions this process had to compile because no compiled code was found on disk."""
    return sum(sum(d.stats.cache_misses.values()) for d in compiled)
