#!/usr/bin/env python3
"""Runs linesman_bench with its lines in turns, and prints tables for tests/bench/README.md.

    tests/bench/ratios.py build/release/bin/linesman_bench
    tests/bench/ratios.py RUN.json...    # results of earlier runs with --benchmark_format=json

Times are CPU microseconds, the least of all batches; for drags that empty caches between calls they are wall time. A
ratio compares least times of one run.
"""
import json
import subprocess
import sys

SIZES = (100, 1_000, 10_000)
RULESETS = ("drill", "hexes", "mobility", "orders", "pips")
PEERS = (("GeosIntervals", "GEOS, every interval, legs only"), ("BoostIntervals", "Boost.Geometry, the same"),
         ("GeosHits", "GEOS, hits only, legs only"), ("Box2dFirstContact", "Box2D, first contact, legs only"))


def run(program):
    lines = "TracePath|TraceObliquePath|TraceUnit|Judge|WalkOverHexes|Drag|Record|Lint|Geos|Boost|Box2d"
    return subprocess.run([program, f"--benchmark_filter={lines}", "--benchmark_format=json",
                           "--benchmark_enable_random_interleaving=true"], check=True, capture_output=True).stdout


def measured(sources):
    """The least time of each line, by its name without settings: "TracePath/features:100/grown:0"."""
    found = {}
    for source in sources:
        text = open(source, encoding="utf-8").read() if source.endswith(".json") else run(source)
        for line in json.loads(text)["benchmarks"]:
            if line.get("aggregate_name") != "min" or line.get("error_occurred"):
                continue
            time = "real_time" if line["run_name"].endswith("manual_time") else "cpu_time"
            found[line["run_name"].split("/min_time")[0]] = dict(line, least=line[time])
    return found


def figure(value):
    return "-" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def row(title, values, suffix=""):
    print("| " + " | ".join([title] + [figure(v) + (suffix if v is not None else "") for v in values]) + " |")


def head(title, columns):
    print("\n| " + " | ".join([title] + columns) + " |\n|" + " --- |" * (len(columns) + 1))


def main():
    found = measured(sys.argv[1:])

    def least(name):
        return found[name]["least"] if name in found else None

    def sizes(name, grown):
        return [least(f"{name}/features:{n}/grown:{grown}") for n in SIZES]

    for grown, table in ((0, "72 by 48"), (1, "constant density")):
        head(f"features, {table}", [f"{n:,}" for n in SIZES])
        for name in ("TraceObliquePath", "TracePath", "TraceUnit", "JudgePath"):
            row(f"`{name}`", sizes(name, grown))
        own = sizes("TraceObliquePath", grown)
        for name, title in PEERS:
            theirs = sizes(name, grown)
            row(title, theirs)
            row("over `TraceObliquePath`", [t / o if t and o else None for t, o in zip(theirs, own)], "x")
    head("drags", ["own tables: all", "worst", "cold", "1,000 features", "cold", "10,000: all", "worst"])
    for i, ruleset in enumerate(RULESETS):
        def drag(kind, features, value):
            return found.get(f"{kind}/ruleset:{i}/features:{features}", {}).get(value)
        row(ruleset, [drag("DragOnExamples", 0, "mean"), drag("DragOnExamples", 0, "worst"),
                      drag("DragWithColdCaches", 0, "mean"), drag("DragOnExamples", 1000, "mean"),
                      drag("DragWithColdCaches", 1000, "mean"), drag("DragOnExamples", 10000, "mean"),
                      drag("DragOnExamples", 10000, "worst")])
    head("an entry of an edit, 72 by 48", [f"{n:,}" for n in SIZES])
    first = sizes("RecordEdit", 0)
    on_basis = sizes("RecordEditOnItsBasis", 0)
    row("the first of a record", first)
    row("the same, its game hashed before", on_basis)
    row("the first over that", [f / b if f and b else None for f, b in zip(first, on_basis)], "x")
    row("a further one", sizes("RecordNextEdit", 0))
    head("the check of a table", ["100", "1,024", "10,000"])
    lint = [least(f"LintTable/side:{side}") for side in (10, 32, 100)]
    row("all of it", lint)
    row("a feature", [t / n if t else None for t, n in zip(lint, (100, 1_024, 10_000))])
    head("one order", ["least"])
    for models in (1, 10, 20, 50, 100):
        row(f"`JudgeUnit`, {models} models", [least(f"JudgeUnit/models:{models}")])
    for movement in (4, 8, 12):
        row(f"`WalkOverHexes`, {movement} MP", [least(f"WalkOverHexes/movement:{movement}")])


if __name__ == "__main__":
    main()
