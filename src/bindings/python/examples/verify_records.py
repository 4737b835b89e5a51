#!/usr/bin/env python3
"""Verify the records of a tournament: every game of a folder, each ruling judged again.

    verify_records.py FOLDER

Prints a line for each game and ends with status 1 when a record does not hold.
"""
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import linesman


def verified(file):
    """The name of a game, whether its record holds, and a sentence."""
    try:
        found = linesman.open(file).verify()
    except linesman.Refused as refused:
        return file.name, False, str(refused)
    if found["flaw"]:
        return file.name, False, f"entry {found['flaw']['entry']} does not hold: {found['flaw']['why']}"
    if found["entries"] == 0:
        return file.name, True, "no record"
    return file.name, True, f"{found['entries']} entries, {found['judged']} rulings judged again, head {found['head']}"


def main(folder):
    files = sorted(Path(folder).glob("*.linesman"))
    with ThreadPoolExecutor() as threads:  # a call leaves Python to other threads
        results = list(threads.map(verified, files))
    for name, holds, sentence in results:
        print(f"{'holds' if holds else 'FAILS'}  {name}: {sentence}")
    print(f"{len(results)} games, {sum(not holds for _, holds, _ in results)} do not hold")
    return 0 if all(holds for _, holds, _ in results) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
