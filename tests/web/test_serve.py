"""The command that serves."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from signoria.web.serving import listening
from signoria.web.settings import full_address
from tests.web.kit import PATIENCE

ROOT = Path(__file__).parents[2]


def command(*arguments: str) -> list[str]:
    """Give a call of the command line."""
    return [sys.executable, "-m", "signoria.cli", "serve", *arguments]


def environment() -> dict[str, str]:
    """Give an environment in which our sources are found."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}


def refusal(*arguments: str, **variables: str) -> str:
    """Give the one sentence with which a server does not start."""
    done = subprocess.run(  # noqa: S603 - a program of our own
        command(*arguments),
        env={**environment(), **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2, done
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("option", ["--proxy", "--metrics"])
def test_what_is_no_address_is_one_sentence(tmp_path: Path, option: str) -> None:
    said = refusal(option, "the kitchen", "--data", str(tmp_path))
    assert f"{option} is an address or a network such as 10.0.0.0/8" in said


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    """Tables and key are in the data folder, for nobody else to read; the address is printed."""
    process = subprocess.Popen(  # noqa: S603 - a program of our own
        command("--port", "0", "--data", str(tmp_path / "data")),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found is not None, line
    assert httpx.get(f"{found[0]}health", timeout=PATIENCE).json()["status"] == "well"
    evil = httpx.get(f"{found[0]}health", headers={"Host": "evil.example"}, timeout=PATIENCE)
    assert evil.status_code == 400
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors
    files = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "data").iterdir()}
    assert files.keys() >= {"secret-key", "signoria.db"}
    if sys.platform != "win32":
        assert set(files.values()) == {0}


def test_it_refuses_in_one_sentence(tmp_path: Path) -> None:
    """A taken port, a database of another kind, a wrong address."""
    with listening("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        for arguments in (
            ("--port", port),
            ("--database", "mysql://host/name"),
            ("--public", "games.example"),
            ("--log", "loud"),
            ("--host", "256.1.1.1", "--port", "0"),
        ):
            assert refusal("--data", str(tmp_path), *arguments).startswith("signoria: ")


def test_databases_are_named_shortly_or_in_full() -> None:
    """The drivers are ours to choose."""
    assert full_address("sqlite:////tmp/x.db") == full_address("sqlite+aiosqlite:////tmp/x.db") == "sqlite:////tmp/x.db"
    assert full_address("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    for wrong in ("mysql://x", "x", ""):
        with pytest.raises(ValueError, match="a database is given as"):
            full_address(wrong)
