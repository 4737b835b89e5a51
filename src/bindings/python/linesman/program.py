"""linesman-cli, for what only the program does: pictures, other languages, dice."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .library import library

NAME = "linesman-cli"


class NoProgram(OSError):
    """linesman-cli is not installed."""


def program() -> str:
    """The path of linesman-cli: $LINESMAN_CLI, beside the library, or in $PATH. Raises NoProgram."""
    named = os.environ.get("LINESMAN_CLI")
    beside = [folder / "bin" / NAME for folder in Path(library()._name).resolve().parents]
    found = named or next((str(file) for file in beside if os.access(file, os.X_OK)), None) or shutil.which(NAME)
    if not found or not os.access(found, os.X_OK):
        raise NoProgram(f"{NAME} is not found; LINESMAN_CLI may name its file")
    return found


def run(words: Sequence[str], text: str = "", also: Sequence[int] = (), folder: str | None = None) -> str:
    """What a call of the program prints. Raises Refused with its sentence. `also`: other statuses that have an answer.
    `folder`: where it runs."""
    from .engine import Refused

    done = subprocess.run([program(), *words], input=text, capture_output=True, encoding="utf-8", check=False,
                          cwd=folder)
    if done.returncode != 0 and done.returncode not in also:
        raise Refused(done.stderr.strip() or f"{NAME} ended with status {done.returncode}")
    return done.stdout


def roll(dice: str, *, seed: int | None = None) -> dict[str, Any]:
    """Rolls dice as linesman-cli does: {"rolled": "3d6", "faces": [4, 1, 6], "total": 11…}. The same seed rolls the same
    faces."""
    import json

    rolled: dict[str, Any] = json.loads(run(["roll", "--json", dice, *([] if seed is None else ["--seed", str(seed)])]))
    return rolled


def options_of(names: Mapping[str, Any]) -> list[str]:
    """{"no_backdrop": True, "width": 800} as --no-backdrop --width=800."""
    words = []
    for name, value in names.items():
        option = "--" + name.replace("_", "-")
        if value is True:
            words.append(option)
        elif value is not None and value is not False:
            words.append(f"{option}={value}")
    return words
