"""The archive of a match: stopped anywhere, in any way, it goes on to the same result as if it never had been."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arena.hands import Remembering, Stopped
from twistosaur.arena import Match, Result, Running, archive, play_out
from twistosaur.arena.archive import Archive
from twistosaur.arena.book import Fault, Games
from twistosaur.games import PACKAGES
from twistosaur.kernel import TwistosaurError

MATCH = Match("draftosaurus", ("easy", "random", "novice"), 6, 3)
ROBIN = Match("twisty", ("greedy", "random", "easy"), 4, 3, round_robin=True)
KNOWN: dict[str, dict[tuple[int, int], Games]] = {"draftosaurus": {}, "twisty": {}}


def finish(match: Match, keeper: Archive | None, stop: int | None = None, alpha: float | None = None) -> Result:
    one = Running(match, keeper=keeper, alpha=alpha)
    play_out([one], Remembering(KNOWN[match.game], stop))
    return replace(one.result(0, 1), milliseconds={})


@pytest.mark.parametrize("match", [MATCH, ROBIN], ids=["line-up", "round robin"])
@settings(max_examples=25)
@given(stops=st.lists(st.integers(0, 20), max_size=4), alpha=st.sampled_from([None, 0.3]))
def test_stopped_anywhere_it_ends_the_same(
    tmp_path_factory: pytest.TempPathFactory, match: Match, stops: list[int], alpha: float | None
) -> None:
    folder = tmp_path_factory.mktemp("archive")
    for stop in stops:
        with Archive(folder, match) as archive:
            try:
                finish(match, archive, stop, alpha)
            except Stopped:
                continue
    with Archive(folder, match) as archive:
        assert finish(match, archive, alpha=alpha) == finish(match, None, alpha=alpha)
    with Archive(folder, match) as archive:
        assert len(archive.parts()) == 1
        assert finish(match, archive, stop=0, alpha=alpha) == finish(match, None, alpha=alpha), "nothing left to play"


def test_more_deals_go_on_from_fewer(tmp_path: Path) -> None:
    with Archive(tmp_path, replace(MATCH, deals=2)) as archive:
        short = finish(replace(MATCH, deals=2), archive)
    with Archive(tmp_path, MATCH) as archive:
        assert finish(MATCH, archive) == finish(MATCH, None)
    with Archive(tmp_path, replace(MATCH, deals=2)) as archive:
        assert finish(replace(MATCH, deals=2), archive, stop=0) == short, "the first two are still the first two"


OTHERS = {
    "seed": replace(MATCH, seed=4),
    "bots": replace(MATCH, bots=("easy", "random", "greedy")),
    "options": replace(MATCH, options={"board": "winter"}),
    "think time": replace(MATCH, think="50"),
    "game": replace(MATCH, game="twisty"),
    "round robin": replace(MATCH, round_robin=True),
}


@pytest.mark.parametrize("what", OTHERS)
def test_another_match_is_refused(tmp_path: Path, what: str) -> None:
    with Archive(tmp_path, MATCH):
        pass
    with pytest.raises(TwistosaurError, match=f"is of another match: its {what} is"), Archive(tmp_path, OTHERS[what]):
        pass


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("rules", 99, "version of the rules is 99"),
        ("code", "another", "played by another version of the rules or bots"),
    ],
)
def test_other_rules_or_bots_are_refused(tmp_path: Path, name: str, value: Any, said: str) -> None:
    with Archive(tmp_path, MATCH):
        pass
    about = tmp_path / "match.json"
    about.write_text(json.dumps(json.loads(about.read_text()) | {name: value}))
    with pytest.raises(TwistosaurError, match=said), Archive(tmp_path, MATCH):
        pass


def test_a_torn_file_is_not_believed(tmp_path: Path) -> None:
    with Archive(tmp_path, MATCH) as archive:
        finish(MATCH, archive)
    (part,) = archive.parts()
    part.write_bytes(part.read_bytes()[:-100])
    (tmp_path / "games-000009.parquet.new").write_bytes(b"half of a")
    with Archive(tmp_path, MATCH) as archive:
        assert finish(MATCH, archive) == finish(MATCH, None)
        assert archive.damaged == [part.name]
    assert not list(tmp_path.glob("*.new"))


def test_a_gathering_that_was_cut_leaves_nothing_twice(tmp_path: Path) -> None:
    with Archive(tmp_path, MATCH) as archive:
        result = finish(MATCH, archive)
    (part,) = archive.parts()
    (tmp_path / "games-000077.parquet").write_bytes(part.read_bytes())
    with Archive(tmp_path, MATCH) as archive:
        assert len(archive.games().rows) == result.games
        assert finish(MATCH, archive, stop=0) == result
    assert len(archive.parts()) == 1


def test_one_run_at_a_time(tmp_path: Path) -> None:
    with (
        Archive(tmp_path, MATCH),
        pytest.raises(TwistosaurError, match="another run is writing"),
        Archive(tmp_path, MATCH),
    ):
        pass


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(TwistosaurError, match="cannot be an archive"), Archive(file, MATCH):
        pass
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "sales.parquet").touch()
    with pytest.raises(TwistosaurError, match="is not an archive"), Archive(foreign, MATCH):
        pass


def test_without_the_extra_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(TwistosaurError, match=r"pip install 'twistosaur\[stats\]'"):
        Archive(tmp_path, MATCH)


def test_what_an_archive_holds(tmp_path: Path) -> None:
    with Archive(tmp_path, MATCH) as archive:
        result = finish(MATCH, archive)
    seats = polars.read_parquet(tmp_path / "*.parquet")
    assert len(seats) == 3 * result.games
    mean = seats.filter(polars.col("bot") == "easy")["win"].mean()
    assert mean == pytest.approx(result.wins["easy"].mean)
    sources = [name for name in seats.columns if name.startswith("points_")]
    assert (seats.select(polars.sum_horizontal(sources)).to_series() == seats["score"]).all()
    assert seats["seconds"].min() >= 0  # type: ignore[operator]


def test_faults_come_back(tmp_path: Path) -> None:
    finish(MATCH, None)
    fault = Fault(0, 1, 2, "it was late")
    with Archive(tmp_path, MATCH) as archive:
        archive.add(Games(KNOWN["draftosaurus"][0, 1].rows.copy(), [fault]))
    with Archive(tmp_path, MATCH) as archive:
        assert archive.games().faults == [fault]


def arena(folder: Path, *more: str) -> list[str]:
    line = ["arena", "draftosaurus", "--bots", "easy,greedy,novice", "--deals", "120", "--seed", "5", "--workers", "2"]
    return [sys.executable, "-m", "twistosaur", *line, "--archive", str(folder), *more, "--json"]


def children(process: int) -> list[str]:
    """The processes that a process has started, where the system tells."""
    told = Path(f"/proc/{process}/task/{process}/children")
    return told.read_text().split() if told.exists() else []


def same(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    return {name: value for name, value in data.items() if name not in ("seconds", "milliseconds", "workers")}


def test_killed_in_the_middle_it_ends_the_same(tmp_path: Path) -> None:
    """A run is killed once its first games are on disk, then stopped by Ctrl+C after more; the last is left alone."""
    torn = tmp_path / "torn"
    kept = 0
    for how in (signal.SIGKILL, signal.SIGINT):
        run = subprocess.Popen(arena(torn), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        until = time.monotonic() + 120
        while run.poll() is None and len(list(torn.glob("games-*.parquet"))) <= kept and time.monotonic() < until:
            time.sleep(0.02)
        helpers = children(run.pid)
        run.send_signal(how)
        _, told = run.communicate(timeout=30)
        if run.returncode == 130:
            assert b"the same command goes on" in told
        kept = len(list(torn.glob("games-*.parquet")))
        assert kept
        while any(Path(f"/proc/{helper}").exists() for helper in helpers):
            assert time.monotonic() < until, "the processes of a killed match go on"
            time.sleep(0.05)
    whole = subprocess.run(arena(tmp_path / "whole"), capture_output=True, text=True, check=True)
    ended = subprocess.run(arena(torn), capture_output=True, text=True, check=True)
    assert same(ended.stdout) == same(whole.stdout)


def test_a_match_does_not_hang_on_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their rules, opinions and weights may change between two runs of it; its own, and what all share, may not."""
    files = ["bots/walk.py", *(f"bots/nets/{game}.npz" for game in PACKAGES)]
    files += [f"games/{room}/__init__.py" for room in PACKAGES.values()]
    files += ["bots/heuristics/dino_twist.py", "bots/heuristics/twisty/race.py"]
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(archive, "PACKAGE", tmp_path)
    digests = {game: archive.code_digest(game=game) for game in [*PACKAGES, None]}
    assert len(set(digests.values())) == 4
    for name in files:
        (tmp_path / name).write_text("2")
        changed = {game for game, digest in digests.items() if archive.code_digest(game=game) != digest}
        mine = {game for game, room in PACKAGES.items() if room in name or game in name}
        assert changed == (mine or set(PACKAGES)) | {None}
        (tmp_path / name).write_text("1")


def test_what_a_card_tells_is_not_how_a_net_plays(tmp_path: Path) -> None:
    """How strong it was found to be may be written down in the middle of a match; weights may not change there."""

    def part(weight: float, **strength: Any) -> bytes:
        np.savez(tmp_path / "a.npz", w_in=np.full(3, weight), card=np.array(json.dumps({"strength": strength})))
        return archive.playing_part(tmp_path / "a.npz")

    assert part(1.0) == part(1.0, master_above_expert=True) != part(2.0)
    assert part(1.0) != part(1.0, reflex_below_ms={"expert": 1})
    (tmp_path / "a.npz").write_bytes(b"no net")
    assert archive.playing_part(tmp_path / "a.npz") == b"no net"
