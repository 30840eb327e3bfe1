"""What the Dockerfile puts together runs: our sources and the dependencies, without the project itself installed."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bot.__main__ import release

COPIED = re.compile(r"^COPY (?!--)(.+) /app/", re.MULTILINE)
ROOT = Path(__file__).parents[2]


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What the Dockerfile copies to /app, and beside it what stands for its environment."""
    for name in " ".join(COPIED.findall((ROOT / "Dockerfile").read_text(encoding="utf-8"))).split():
        source, target = ROOT / name, tmp_path / "app" / name
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    (tmp_path / "installed").mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if "lambapea" not in path.name and path.suffix != ".pth":
            (tmp_path / "installed" / path.name).symlink_to(path)
    return tmp_path


def test_the_image_starts_and_makes_its_database(image: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    paths = os.pathsep.join(str(image / each) for each in ("app", "installed"))
    environment = kept | {"DATA_DIR": "data", "PYTHONPATH": paths}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", "-m", "bot", *words]
        return subprocess.run(  # noqa: S603 - our own program
            command, env=environment, cwd=image, capture_output=True, text=True, check=False, timeout=60
        )

    assert run("--version").stdout == f"lambapea {release()}\n"
    started = run("run")
    assert (started.returncode, "DISCORD_TOKEN" in started.stderr) == (2, True), started.stderr
    migrated = run("migrate")
    assert (migrated.returncode, (image / "data" / "lambapea.sqlite3").exists()) == (0, True), migrated.stderr
