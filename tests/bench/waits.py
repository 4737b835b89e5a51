#!/usr/bin/env python3
"""How long people wait for an answer: CPU seconds of one call of linesman-cli, start and loading included.

    tests/bench/waits.py build/release/bin/linesman-cli
    tests/bench/waits.py OLD/bin/linesman-cli NEW/bin/linesman-cli    # in turns; exit status 1 if NEW is slower

Each question is asked for every example order; `turns` and `could` for the place where the order ends. Then a table of 10,000 features, which is made here, is checked and
drawn, and a record of 1,000 entries is continued and verified. A figure is the least of three calls. With two programs
the last column is the time of the second as a share of the first, over all calls of a row. A share above 1.05 counts as
slower.
"""
import glob
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../resources/examples")
QUESTIONS = ("judge", "turns", "could", "reach", "mend")
KINDS = ("wood", "building", "field", "marsh")
AT_AN_END = ("turns", "could")
ROUNDS = 3
SLOWER = 1.05
UNUSABLE = 2


def processor_time(words):
    """CPU seconds of a call. Any verdict is an answer; nothing for a question that does not fit the order."""
    def spent():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime
    before = spent()
    done = subprocess.run(words, capture_output=True, check=False)
    return None if done.returncode == UNUSABLE else spent() - before


def example_orders():
    for game in sorted(glob.glob(f"{EXAMPLES}/*.linesman")):
        for order in sorted(glob.glob(game.removesuffix(".linesman") + ".*.order.json")):
            yield os.path.basename(order).removesuffix(".order.json"), game, order


def end_of(program, folder, name, game, order):
    """A file with the order for where it ends in place of its path; nothing where it ends nowhere."""
    ruling = json.loads(subprocess.run([program, "judge", game, order], capture_output=True, check=False).stdout)
    ends = {end["piece"]: {"hex": end["hex"]} if "hex" in end else {"at": end["at"], "facing": end["facing"]}
            for end in ruling.get("ends", []) if "at" in end or "hex" in end}
    if not ends:
        return None
    asked = json.load(open(order, encoding="utf-8"))
    asked.pop("path", None)
    asked.pop("paths", None)
    asked["ends"] = ends if len(ends) > 1 or "unit" in asked else next(iter(ends.values()))
    path = os.path.join(folder, name + ".json")
    with open(path, "w", encoding="utf-8") as out:
        json.dump(asked, out)
    return path


def crowded_game(folder, features):
    """Woods, houses, fields and marshes anywhere on a table, some over others, 100 on each 72 by 48 inches."""
    chance = random.Random(7)
    side = (features / 100) ** 0.5
    width, depth = 72 * side, 48 * side
    terrain = []
    for i in range(features):
        x, y = chance.uniform(2, width - 2), chance.uniform(2, depth - 2)
        ring = [[round(x + dx * chance.uniform(0.4, 1.2), 3), round(y + dy * chance.uniform(0.4, 1.2), 3)]
                for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ring.append(ring[0])
        terrain.append({"id": f"f{i}", "kind": chance.choice(KINDS), "geometry": {"type": "Polygon", "coordinates": [ring]}})
    game = json.load(open(f"{EXAMPLES}/orders-gap.linesman", encoding="utf-8"))
    game["table"].update({"width": round(width, 3), "depth": round(depth, 3)})
    game.update({"terrain": terrain, "units": [], "pieces": [], "history": []})
    path = os.path.join(folder, f"{features}.linesman")
    with open(path, "w", encoding="utf-8") as out:
        json.dump(game, out)
    return path


def recorded_game(program, folder, entries):
    """A game of pips with that many remarks in its record, and one that has none."""
    empty = os.path.join(folder, "empty.linesman")
    shutil.copy(f"{EXAMPLES}/pips-bocage.linesman", empty)
    full = os.path.join(folder, "full.linesman")
    shutil.copy(empty, full)
    for i in range(entries):
        subprocess.run([program, "note", full, f"Remark {i}", "--output", full], check=True, capture_output=True)
    return empty, full


def measure(programs, calls):
    """Calls are (name, words after the program). Returns for each call its name and the least time of each program."""
    rows = []
    for name, words in calls:
        least = [float("inf")] * len(programs)
        for _ in range(ROUNDS):
            for i, program in enumerate(programs):
                least[i] = min(least[i], processor_time([program, *words()]) or float("inf"))
        if float("inf") not in least:
            rows.append((name, least))
    return rows


def show(title, rows):
    """Prints a row of the table; true if the second program is slower."""
    cells = []
    for i in range(len(rows[0][1])):
        times = sorted((least[i], name) for name, least in rows)
        worst, median = times[-1], times[len(times) // 2]
        cells.append(f"{worst[0]:.3f} ({worst[1]})" if len(rows) > 1 else f"{worst[0]:.3f}")
        cells.append(f"{median[0]:.3f}" if len(rows) > 1 else "")
    share = sum(least[-1] for _, least in rows) / sum(least[0] for _, least in rows)
    if len(rows[0][1]) > 1:
        cells.append(f"{share:.2f}")
    print(f"| {title} | " + " | ".join(cells) + " |", flush=True)
    return len(rows[0][1]) > 1 and share > SLOWER


def main():
    programs = sys.argv[1:3]
    if not programs:
        sys.exit(__doc__)
    print("| | " + " | ".join(["worst", "median"] * len(programs)) + (" | share" if len(programs) > 1 else "") + " |")
    print("|" + " --- |" * (1 + 2 * len(programs) + (len(programs) > 1)))
    slower = []
    with tempfile.TemporaryDirectory() as folder:
        def row(title, calls):
            rows = measure(programs, calls)
            if show(f"{title}, {len(rows)} orders" if title.strip("`") in QUESTIONS else title, rows):
                slower.append(title)

        orders = list(example_orders())
        ends = [(name, game, end_of(programs[0], folder, name, game, order)) for name, game, order in orders]
        ends = [end for end in ends if end[2]]
        for question in QUESTIONS:
            asked = ends if question in AT_AN_END else orders
            row(f"`{question}`", [(name, lambda g=game, o=order: (question, g, o))
                                  for name, game, order in asked])
        picture = os.path.join(folder, "picture.png")
        games = sorted(glob.glob(f"{EXAMPLES}/*.linesman"))
        row("`render` a PNG", [(os.path.basename(game), lambda g=game: ("render", g, picture)) for game in games])
        for features in (1_000, 10_000):
            game = crowded_game(folder, features)
            row(f"`check`, {features:,} features", [("", lambda: ("check", game))])
            row(f"`check --lint`, {features:,}", [("", lambda: ("check", "--lint", game))])
            row(f"`render`, {features:,}", [("", lambda: ("render", game, picture))])
        empty, full = recorded_game(programs[0], folder, 1_000)
        for title, game in (("an empty record", empty), ("one of 1,000 entries", full)):
            copy = os.path.join(folder, "copy.linesman")
            row(f"`note` in {title}", [("", lambda: ("note", game, "One more", "--output", copy))])
            row(f"`verify` {title}", [("", lambda: ("verify", game))])
    if slower:
        sys.exit("slower: " + ", ".join(slower))


if __name__ == "__main__":
    main()
