#!/usr/bin/env python3
"""What the clock takes: seconds of the processor, memory, and how soon it ends when it is interrupted.

usage: clock_times.py CLI [RULESET…]     orders and pips unless said

The table of `clock.md` 6: 12 models a side, 6 turns, 72 by 48 inches, 40 features, two objectives; the same for the
same seed. *Coarse* is the answer of the window before the last one (a tenth of the work), *settled* the whole answer.
Start and loading are in all of them; *nothing* says how much that is.
"""
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TRAITS = {"orders": {"troop": "infantry"}, "pips": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}}
KINDS = ["wood", "rough", "broken", "building", "lake", "hedge", "wall", "road"]
LINES = {"hedge": 0.5, "wall": 0.25, "road": 2}


def table(ruleset, seed=1):
    dice = random.Random(seed)
    terrain = []
    for i in range(40):
        x, y, kind = dice.uniform(12, 58), dice.uniform(2, 42), KINDS[i % len(KINDS)]
        wide, deep = dice.uniform(2, 6), dice.uniform(2, 6)
        feature = {"id": f"f{i}", "kind": kind}
        if kind in LINES:
            line = [[x, y], [x + wide, y + (deep if i % 2 else 0)]]
            feature |= {"width": LINES[kind], "geometry": {"type": "LineString", "coordinates": line}}
        else:
            ring = [[x, y], [x + wide, y], [x + wide, y + deep], [x, y + deep], [x, y]]
            feature["geometry"] = {"type": "Polygon", "coordinates": [ring]}
        terrain.append(feature)
    pieces = [{"id": f"{side}{i}", "side": side, "base": {"shape": "circle", "diameter": 1}, "facing": facing,
               "at": [x + 3 * (i % 2), 3 + 3.6 * i], "traits": TRAITS[ruleset]}
              for side, x, facing in (("red", 3, 90), ("blue", 66, 270)) for i in range(12)]
    goals = [{"kind": "objective", "id": f"goal-{i}", "points": [point], "within": 2}
             for i, point in enumerate(([36, 12], [36, 38]))]
    return {"linesman": 1, "ruleset": ruleset, "title": "Measured", "turn": 1, "table": {"width": 72, "depth": 48},
            "terrain": terrain, "pieces": pieces, "notes": {"turns": 6, "markings": goals}}


def asked(cli, file, *options):
    """Seconds of the processor and by the clock, and whether the answer is settled."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run([cli, *options[:1], file, *options[1:]], capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    settled = json.loads(done.stdout).get("settled") if options[0] == "clock" else None
    return spent, time.monotonic() - began, settled


def interrupted(cli, file, after):
    """Seconds from the interruption to the end."""
    process = subprocess.Popen([cli, "clock", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(after)
    if process.poll() is not None:
        return None
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    process.wait()
    return time.monotonic() - began


def main():
    cli, *rulesets = sys.argv[1:]
    print(f"load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as kept:
        for ruleset in rulesets or TRAITS:
            file = Path(kept) / f"{ruleset}.linesman"
            file.write_text(json.dumps(table(ruleset)))
            for name, options in (("nothing", ["check"]), ("coarse", ["clock", "--budget", "0.1"]),
                                  ("settled", ["clock"])):
                spent, clock, settled = asked(cli, file, *options)
                print(f"{ruleset:8} {name:8} {spent:6.2f} s of processor, {clock:6.2f} by the clock, settled {settled}",
                      flush=True)
            waits = [interrupted(cli, file, after) for after in (0.3, 0.7, 1.5, 3)]
            told = ", ".join("ended" if wait is None else f"{1000 * wait:.0f}" for wait in waits)
            print(f"{ruleset:8} ends {told} ms after it is interrupted", flush=True)
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"at most {most:.0f} MiB")


if __name__ == "__main__":
    main()
