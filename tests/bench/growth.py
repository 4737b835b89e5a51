#!/usr/bin/env python3
"""How an answer's time grows with what it is about: exponents, of CPU seconds of one call of linesman-cli.

    tests/bench/growth.py build/release/bin/linesman-cli

Twice as many things with an exponent of 1 take twice the time, with 2 four times. A time is the least of three calls, less that of
the same call about next to nothing, so that start and loading of the program do not hide growth. A row ends with what is wanted,
where something is. Nothing fails: machines differ, and a reader decides.
"""
import json
import math
import os
import sys
import tempfile

from waits import EXAMPLES, crowded_game, measure

LEAST_TIME = 0.001  # below it, nothing is measured


def game_of(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def written(folder, name, value):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as out:
        json.dump(value, out)
    return path


def man(number, at):
    return {"id": f"m{number}", "side": "red", "unit": "squad", "at": [round(c, 3) for c in at], "facing": 0,
            "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}}


def among_features(folder, features):
    """A man in the middle of a crowded table, who goes six inches, and six and a half."""
    game = game_of(crowded_game(folder, features))
    middle = [game["table"]["width"] / 2, game["table"]["depth"] / 2]
    game.update({"units": [{"id": "squad", "side": "red"}], "pieces": [man(0, middle)]})
    return written(folder, f"among-{features}.linesman", game)


def squad_of(folder, models):
    """A squad in ranks of ten on an empty table, large enough that it goes where it likes."""
    side = 60 + 1.5 * models / 10
    game = game_of(f"{EXAMPLES}/orders-gap.linesman")
    game["table"].update({"width": side, "depth": side})
    pieces = [man(i, (20 + 1.5 * (i % 10), side / 2 - 1.5 * (i // 10) + 0.75 * models / 10)) for i in range(models)]
    game.update({"terrain": [], "units": [{"id": "squad", "side": "red"}], "pieces": pieces, "history": []})
    return written(folder, f"squad-{models}.linesman", game)


def touching(folder, features):
    """Fields side by side, each touching the next."""
    game = game_of(crowded_game(folder, 4))
    row = math.ceil(features ** 0.5)
    game["table"].update({"width": 2.0 * row + 2, "depth": 2.0 * row + 2})
    square = ((0, 0), (2, 0), (2, 2), (0, 2), (0, 0))
    game["terrain"] = [{"id": f"f{i}", "kind": "field", "geometry": {"type": "Polygon", "coordinates": [
        [[1 + 2 * (i % row) + x, 1 + 2 * (i // row) + y] for x, y in square]]}} for i in range(features)]
    return written(folder, f"touching-{features}.linesman", game)


def seconds(program, words):
    return measure([program], [("", lambda: words)])[0][1][0]


def row(title, program, sizes, words_for, wanted=""):
    """One line of the table: the time at each size, and the exponents between them."""
    nothing = seconds(program, words_for(1))
    times = [max(seconds(program, words_for(size)) - nothing, 0) for size in sizes]
    cells = [f"{size:,}: {time:.3f}" for size, time in zip(sizes, times)]
    exponents = []
    for (small, less), (large, more) in zip(zip(sizes, times), zip(sizes[1:], times[1:])):
        measurable = less >= LEAST_TIME and more >= LEAST_TIME
        exponents.append(f"{math.log(more / less) / math.log(large / small):.2f}" if measurable else "-")
    print(f"| {title} | {'; '.join(cells)} | {', '.join(exponents)} | {wanted} |", flush=True)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    print("| with | seconds | exponents | wanted |\n| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        step = {"unit": "squad", "action": "advance"}
        far = written(folder, "far.json", step | {"path": [{"forward": 6.5}]})
        near = written(folder, "near.json", step | {"path": [{"forward": 5}]})
        anywhere = written(folder, "anywhere.json", step)
        many = (1_600, 6_400, 25_600)
        row("features: `check`", program, many, lambda n: ("check", among_features(folder, n)), "1.1")
        row("features: `judge`", program, many, lambda n: ("judge", among_features(folder, n), near), "1.1")
        row("features: `reach`", program, many, lambda n: ("reach", among_features(folder, n), anywhere), "1.1")
        row("features: `mend`", program, many, lambda n: ("mend", among_features(folder, n), far), "1.1")
        row("touching features: `check --lint`", program, (1_000, 4_000, 16_000), lambda n: ("check", "--lint", touching(folder, n)))
        row("models of a unit: `judge`", program, (30, 100, 300), lambda n: ("judge", squad_of(folder, n), near), "1.2")
        row("models of a unit: `reach`", program, (30, 100, 300), lambda n: ("reach", squad_of(folder, n), anywhere),
            "300 in 1 s")
        row("models of a unit: `mend`", program, (10, 30, 100), lambda n: ("mend", squad_of(folder, n), far))


if __name__ == "__main__":
    main()
