#!/usr/bin/env python3
"""clang-tidy over batches of sources, whose headers clang has read already.

usage: tidy.py TREE [FOLDER...]    TREE is built by clang in batches

Without folders the batches that hold a source which the last 50 commits changed; what is said of others in them is left out.
"""
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import includes

ROOT = includes.ROOT
COMMITS = 50


def main(tree, folders):
    wanted = [file for file in (includes.tracked() if folders else includes.changed(COMMITS))
              if file.endswith(".cpp") and not file.endswith("/plugin.cpp") and file.startswith(tuple(folders or ("src", "ui", "rulesets")))]
    batches = batches_of(tree, set(wanted))
    print(f"tidy: {len(wanted)} sources in {len(batches)} batches", file=sys.stderr)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = [line for lines in pool.map(lambda batch: findings(tree, *batch), batches.items()) for line in lines]
    print("\n".join(said), end="\n" if said else "")
    return 1 if said else 0


def batches_of(tree, wanted):
    """Each file that the compiler is given, and the sources of `wanted` that are in it."""
    batches = {}
    for entry in json.loads((tree / "compile_commands.json").read_text()):
        file = Path(entry["file"])
        held = re.findall(r'#include "([^"]+)"', file.read_text()) if "/Unity/" in str(file) else [str(file)]
        own = {str(Path(name).relative_to(ROOT)) for name in held if Path(name).is_relative_to(ROOT)}
        if own & wanted:
            batches[str(file)] = own & wanted
    return batches


def findings(tree, batch, wanted):
    done = subprocess.run(["clang-tidy-14", "--quiet", "-p", str(tree), r"--header-filter=/(src|ui|rulesets)/.*\.(h|cpp)$", batch],
                          capture_output=True, text=True)
    lines = done.stdout.replace(f"{ROOT}/", "").split("\n")
    kept, keeping = [], False
    for line in lines:
        if place := re.match(r"([^:\s]+):\d+:\d+: (\w+):", line):
            keeping = place[1] in wanted or place[1].endswith(".h") or "clang-diagnostic" in line
        if keeping and line:
            kept.append(line)
    # 1 stands for findings, each with its check in brackets; anything else is no reading.
    if done.returncode not in (0, 1) or done.returncode == 1 and "[" not in done.stdout:
        kept = [f"{batch}: clang-tidy could not read it", done.stderr]
    return kept


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:]))
