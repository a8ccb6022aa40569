"""The package as a stranger gets it: a wheel from dist/ in an empty environment, without Node, from an empty folder.

`make wheel` builds dist/ and sets TWISTOSAUR_DIST; without it these tests are skipped. Rules run as plain Python here:
compiling them for another place would take minutes and says nothing about the wheel.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import twistosaur
from tests.support import ROOT

DIST = os.environ.get("TWISTOSAUR_DIST")
PAGE = "twistosaur/web_dist/index.html"

pytestmark = pytest.mark.skipif(not DIST, reason="the built package: make wheel")


@pytest.fixture(scope="module")
def wheel() -> Path:
    (found,) = Path(str(DIST)).resolve().glob("*.whl")
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables under which `twistosaur` is the wheel: its own home, and nothing on the path but its environment."""
    home = tmp_path_factory.mktemp("stranger")
    uv, python = str(Path(sys.executable).with_name("uv")), str(home / "venv" / "bin" / "python")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(home / "venv")], check=True)
    for what in (["--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], ["--no-deps", str(wheel)]):
        install(uv, "--python", python, *what)
    subprocess.run([uv, "pip", "check", "--quiet", "--python", python], check=True)
    out = {"HOME": str(home), "PATH": str(home / "venv" / "bin"), "LANG": "C.UTF-8", "NUMBA_DISABLE_JIT": "1"}
    assert shutil.which("node", path=out["PATH"]) is None
    return out


def install(uv: str, *arguments: str) -> None:
    """From what `make setup` has downloaded; from the network where that has been cleared away."""
    command = [uv, "pip", "install", "--quiet", *arguments]
    if subprocess.run([*command, "--offline"], capture_output=True, check=False).returncode != 0:
        subprocess.run(command, check=True)


@pytest.fixture
def serving(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a server that was started as the README says."""
    command = [shutil.which("twistosaur", path=environment["PATH"]) or "", "serve", "--port", "0"]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        heard = ""
        for line in process.stderr:
            heard += line
            if found := re.search(r"listening on (http://\S+)", line):
                yield found[1]
                break
        else:
            pytest.fail(f"the server did not start: {heard}")
        process.send_signal(signal.SIGINT)
        process.stderr.read()
    assert process.returncode == 0
    assert list(tmp_path.iterdir()) == [], "something was left in the folder where it was started"


def get(url: str) -> tuple[int, str, str]:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.status, answer.headers["content-type"], answer.read().decode()


def test_the_server_shows_the_front_page(serving: str) -> None:
    status, kind, page = get(f"{serving}/")
    assert (status, kind.split(";")[0]) == (200, "text/html")
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts, page
    status, kind, text = get(serving + scripts[0])
    assert (status, kind.split(";")[0]) == (200, "text/javascript")
    assert len(text) > 1000
    assert json.loads(get(f"{serving}/readyz")[2])["checks"] == {"accepting": True, "database": True, "rules": True}


def test_games_are_played(environment: dict[str, str], tmp_path: Path) -> None:
    def run(*command: str, **more: str) -> str:
        return subprocess.run(
            command, env=environment | more, cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout

    python = str(Path(environment["PATH"]) / "python")
    twistosaur = str(Path(environment["PATH"]) / "twistosaur")
    assert run(python, "-c", "import twistosaur; print(twistosaur.new('twisty', seats=2, seed=1).seats)") == "2\n"
    compiled = {"NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    assert "twistosaur" in run(python, "-c", "import numba, twistosaur; print(twistosaur.__file__)", **compiled)
    facts = json.loads(run(twistosaur, "simulate", "twisty", "--seats", "2", "--games", "2", "--json"))
    assert facts["games"] == 2
    assert run(twistosaur, "--version") == run(python, "-m", "twistosaur", "--version")


def test_the_source_distribution_holds_the_browser_app_and_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    (source,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    assert (folder / "src" / PAGE).is_file()
    assert (folder / "web" / "package.json").is_file()
    assert not (folder / "web" / "node_modules").exists()
    uv = str(Path(sys.executable).with_name("uv"))
    build = [uv, "build", "--quiet", "--wheel", "--offline", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*build, "--out-dir", str(tmp_path / "again"), str(folder)], check=True)
    (again,) = (tmp_path / "again").glob("*.whl")
    assert names(again) == names(wheel)
    assert PAGE in names(wheel)
    for game in twistosaur.GAMES:
        assert f"twistosaur/web_dist/report/{game}.html" in names(wheel)
    learned = [path.name for path in (Path(twistosaur.__file__).parent / "bots" / "nets").glob("*.npz")]
    assert {f"twistosaur/bots/nets/{name}" for name in learned} <= set(names(wheel))
    assert [name for name in names(wheel) if name.startswith(f"{PAGE.rsplit('/', 1)[0]}/assets/")]


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return sorted(archive.namelist())
