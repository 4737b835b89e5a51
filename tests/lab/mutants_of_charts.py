#!/usr/bin/env python3
"""Change one thing after another in the rules of a chart, and see whether `lab differ` finds a table on which it shows.

usage: mutants_of_charts.py CLI [N [SEED]]     60 and 1 unless said

A change is another figure, another word of the same list, a rule left out, a flag turned round, or a limit that counts
and did not. Kinds of change take turns. Only those count that some case of the chart tells apart. Each is looked for
without a case (a witness is wanted for nine of ten) and with the cases (always). Of each witness every feature, model,
step and member of the order is taken away by itself: no difference may be left.
"""
import copy
import itertools
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHARTS = ["armour", "elements", "ranks", "skirmish"]
WANTED = 0.9  # of the mutants, without a case
MOST_THINGS = 3


def run(cli, *words):
    done = subprocess.run([cli, *map(str, words)], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or not done.stdout:
        return None
    return json.loads(done.stdout)


OTHER_TESTS = {"at_least": "above", "above": "at_least", "at_most": "below", "below": "at_most"}


def changes_of(chart):
    """(kind, words, chart) of every change that could be made."""
    for path, value in leaves_of(chart["figures"]):
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            figure = value * 2 if value else 1
            yield "figure", f"figure {'.'.join(path)}: {value} is {figure}", changed(chart, ("figures", *path), figure)
    for kind, rating in chart["ratings"].items():
        for word in other_ratings(chart, rating):
            yield "rating", f"rating {kind}: {rating} is {word}", changed(chart, ("ratings", kind), word)
    for i, clause in enumerate(chart["clauses"]):
        for j, rule in enumerate(clause.get("rules") or []):
            other = copy.deepcopy(chart)
            del other["clauses"][i]["rules"][j]
            yield "left out", f"{clause['id']}: rule {j + 1} is left out", other
            here = ("clauses", i, "rules", j)
            for path, value in leaves_of(rule):
                if isinstance(value, bool):
                    other = changed(chart, (*here, *path), not value)
                    yield "flag", f"{clause['id']}: {path[-1]} is {not value}", other
            for path, name in tests_of(rule):
                yield "limit", f"{clause['id']}: {name} is {OTHER_TESTS[name]}", renamed(chart, (*here, *path), name)


def other_ratings(chart, rating):
    """The words that the chart could have in place of a rating: of its list, or those that it has itself."""
    if not isinstance(rating, str):
        return []
    lists = [choices["values"] for choices in chart.get("rating_choices", [])]
    lists = lists or [sorted({word for word in chart["ratings"].values() if isinstance(word, str)})]
    return sorted({word for words in lists if rating in words for word in words} - {rating})


def leaves_of(value, path=()):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        yield path, value
        return
    for name, member in items:
        yield from leaves_of(member, (*path, name))


def tests_of(value, path=()):
    """The places of comparisons that may count their limit or not."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, member in items:
        if name in OTHER_TESTS:
            yield path, name
        yield from tests_of(member, (*path, name))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def changed(chart, path, value):
    other = copy.deepcopy(chart)
    at(other, path[:-1])[path[-1]] = value
    return other


def renamed(chart, path, name):
    other = copy.deepcopy(chart)
    here = at(other, path)
    here[OTHER_TESTS[name]] = here.pop(name)
    return other


def lines_of(chart_id):
    cases = json.loads((ROOT / "tests/cases" / f"{chart_id}.json").read_text())
    games = cases.get("games", {})
    lines = []
    for case in cases["cases"]:
        game = games.get(case["game"], {}) if isinstance(case.get("game"), str) else case.get("game", {})
        whole = {"linesman": 1, "ruleset": chart_id, "tolerance": 0, "table": {"width": 72, "depth": 48}} | game
        lines.append(json.dumps({"game": whole, "order": case["order"]}))
    return "\n".join(lines) + "\n"


def told_apart_by(answer):
    """What a case shows of the change: a part that differs; None where there is none."""
    if any("unusable" not in flip["kind"] for flip in answer["flips"]):
        return "verdict"
    found = {part for change in answer["changed"] for part in change["differs"]}
    return next((part for part in ("total", "spent", "rules") if part in found), None)


def smaller_ones(found):
    """The witness without one of its parts, each by itself."""
    game, order = found["game"], found["order"]
    for name in ("terrain", "pieces", "units"):
        for i in range(len(game.get(name, []))):
            yield game | {name: game[name][:i] + game[name][i + 1:]}, order
    for i in range(len(order.get("path", []))):
        yield game, order | {"path": order["path"][:i] + order["path"][i + 1:]}
    for name in order:
        if name not in ("piece", "pieces", "unit"):
            yield game, {member: value for member, value in order.items() if member != name}


def still_differs(cli, folder, a, b, part, game, order):
    lines = folder / "smaller.jsonl"
    lines.write_text(json.dumps({"game": game, "order": order}) + "\n")
    answer = run(cli, "lab", "--a", a, "--b", b, lines)
    if part == "verdict":
        return told_apart_by(answer) == "verdict"
    return any(part in change["differs"] for change in answer["changed"]) or (
        part == "rules" and told_apart_by(answer) == "verdict")


def main():
    cli = sys.argv[1]
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    by_kind = {}
    for chart_id in CHARTS:
        chart = json.loads((ROOT / "rulesets" / chart_id / "ruleset.json").read_text())
        for kind, words, other in changes_of(chart):
            by_kind.setdefault(kind, []).append((chart_id, words, other))
    for changes in by_kind.values():
        dice.shuffle(changes)
    # A change of each kind in turn, for there are many more ratings than limits.
    candidates = [change for turn in itertools.zip_longest(*by_kind.values()) for change in turn if change]
    tried = alone = with_cases = 0
    faults = []
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        for chart_id, words, chart in candidates:
            if tried == wanted:
                break
            (folder / chart_id).mkdir(exist_ok=True)
            (folder / chart_id / "ruleset.json").write_text(json.dumps(chart))
            cases = folder / "cases.jsonl"
            cases.write_text(lines_of(chart_id))
            sides = ("--a", chart_id, "--b", folder / chart_id)
            answer = run(cli, "lab", *sides, cases)
            part = told_apart_by(answer) if answer else None
            if part is None:
                continue
            tried += 1
            name = f"{chart_id} {words} ({part})"
            found = run(cli, "lab", "differ", *sides, "--in", part)
            alone += bool(found and found["found"])
            if not found or not found["found"]:
                print(f"not found without cases: {name}", flush=True)
                found = None
            given = run(cli, "lab", "differ", *sides, "--in", part, cases)
            with_cases += bool(given and given["found"])
            if not given or not given["found"]:
                faults.append(f"not found with the cases: {name}")
            for witness in filter(None, (found, given)):
                if not witness["found"]:
                    continue
                things = witness["size"]["features"] + witness["size"]["pieces"]
                if things > MOST_THINGS:
                    faults.append(f"{things} things: {name}")
                if not witness["minimal"]:
                    faults.append(f"not minimal: {name}")
                for game, order in smaller_ones(witness):
                    if still_differs(cli, folder, chart_id, folder / chart_id, part, game, order):
                        faults.append(f"a part can be taken away: {name}: {json.dumps(order)}")
                        break
    print(f"{tried} changes: {alone} found without a case, {with_cases} with the cases")
    print("\n".join(faults))
    sys.exit(1 if faults or tried < wanted or alone < WANTED * tried else 0)


if __name__ == "__main__":
    main()
