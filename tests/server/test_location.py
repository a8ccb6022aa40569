"""Where tables are kept: in the user's data folder, unless a database of an earlier version lies in this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import failed, run
from twistosaur.kernel import TwistosaurError
from twistosaur.server import location
from twistosaur.server.settings import Settings


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in and a home of one's own."""
    monkeypatch.delenv("TWISTOSAUR_DATABASE_URL", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return here


def kept(tmp_path: Path) -> Path:
    return tmp_path / "data" / "twistosaur" / "tables.db"


def test_tables_go_to_the_data_folder(tmp_path: Path, elsewhere: Path) -> None:
    assert Settings().database_url == f"sqlite+aiosqlite:///{kept(tmp_path)}"
    done = run("admin", "list", "--json")
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")
    assert kept(tmp_path).is_file()
    assert list(elsewhere.iterdir()) == []
    assert kept(tmp_path).parent.stat().st_mode & 0o077 == 0


def test_a_database_of_an_earlier_version_is_used_and_said_so(tmp_path: Path, elsewhere: Path) -> None:
    assert run("admin", "list", TWISTOSAUR_DATABASE_URL="sqlite+aiosqlite:///twistosaur.db").returncode == 0
    done = run("admin", "list", "--json")
    assert (done.returncode, done.stdout) == (0, "[]\n")
    assert "earlier version" in done.stderr
    assert str(kept(tmp_path).parent) in done.stderr
    assert Settings().database_url == f"sqlite+aiosqlite:///{elsewhere / 'twistosaur.db'}"
    assert not kept(tmp_path).exists()
    assert run("admin", "backup", "copy.db").returncode == 0
    assert (elsewhere / "copy.db").is_file()


def test_the_setting_comes_first(tmp_path: Path, elsewhere: Path) -> None:
    (elsewhere / "twistosaur.db").touch()
    done = run("admin", "list", TWISTOSAUR_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'own.db'}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "own.db").is_file()
    assert not kept(tmp_path).exists()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder", encoding="utf-8")
    with pytest.raises(TwistosaurError, match=r"cannot be kept in .*: name another place in TWISTOSAUR_DATABASE_URL"):
        location.prepare(Settings().database_url)


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+asyncpg://here/tables"]
)
def test_other_databases_need_no_folder(url: str) -> None:
    location.prepare(url)
    assert location.database_file(url) is None


def test_a_password_with_an_at_sign_is_not_printed_as_a_host() -> None:
    with pytest.raises(TwistosaurError, match="written %40") as problem:
        location.database_file("postgresql://ada:one@two@here/tables")
    assert "two" not in str(problem.value)


def test_another_kind_of_database_is_told_what_there_is() -> None:
    failed(run("admin", "list", TWISTOSAUR_DATABASE_URL="postgres://here/tables"), "not in postgres", "postgresql://")


def test_a_database_is_shown_without_who_comes_and_how() -> None:
    url = "postgresql+asyncpg://somebody:secret@here:5433/tables?sslmode=require"
    assert location.without_password(url) == "postgresql://here:5433/tables"
